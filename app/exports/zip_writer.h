// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "db/records/result.h"

namespace podium {

/// A zip archive in memory, without dates, owners and extra fields: the same parts give the same bytes. OpenDocument
/// (ODF 1.3 part 2, section 3.3) asks for a first part that is stored so; libarchive writes fields of its own into it.
class ZipWriter {
public:
    /// Adds a part as it is, or packed. `name` is ASCII. Errors: FileUnwritable where zlib has no memory.
    [[nodiscard]] Status addStored(std::string_view name, std::string_view bytes);
    [[nodiscard]] Status addPacked(std::string_view name, std::string_view bytes);

    /// The whole archive; nothing can be added afterwards.
    [[nodiscard]] std::string take();

private:
    struct Part {
        std::uint16_t method = 0;
        std::string_view packed;
        std::size_t size = 0;  ///< unpacked
        std::uint32_t checksum = 0;
    };

    void add(std::string_view name, const Part& part);

    std::string m_archive;
    std::string m_directory;
    std::uint16_t m_parts = 0;
};

}  // namespace podium
