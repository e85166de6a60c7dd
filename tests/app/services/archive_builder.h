// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct archive;

namespace podium::test {

/// Writes an archive, hostile ones too. The ending of the file's name says which kind: .zip, .tar, .tar.gz, .tar.zst,
/// .tar.xz.
class ArchiveBuilder {
public:
    explicit ArchiveBuilder(const std::filesystem::path& file);
    ~ArchiveBuilder();
    ArchiveBuilder(const ArchiveBuilder&) = delete;
    ArchiveBuilder& operator=(const ArchiveBuilder&) = delete;

    void addFile(const std::string& name, std::string_view content);
    void addSymbolicLink(const std::string& name, const std::string& target);
    void addHardLink(const std::string& name, const std::string& target);
    void addDevice(const std::string& name);
    void addFolder(const std::string& name);
    /// A file of so many zero bytes.
    void addZeros(const std::string& name, std::int64_t size);
    /// All regular files below `folder`, named from there on, in the order of their names.
    void addTree(const std::filesystem::path& folder, const std::string& prefix = {});
    void close();

private:
    void addHeader(const std::string& name, unsigned type, std::int64_t size, const std::string& link = {},
                   bool isHardLink = false);

    archive* m_archive = nullptr;
};

}  // namespace podium::test
