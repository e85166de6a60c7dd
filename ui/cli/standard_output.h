// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "db/records/result.h"

namespace podium::cli {

/// Standard output with every write checked. A reader that went away (`| head`) is no error: what is left is dropped.
class StandardOutput {
public:
    void write(std::string_view text);
    /// Writes what is buffered. Errors: FileUnwritable, DiskFull, of this or an earlier write.
    [[nodiscard]] Status finish();

private:
    void flush();

    std::string m_buffer;
    int m_error = 0;
    bool m_closed = false;  ///< by the reader
};

}  // namespace podium::cli
