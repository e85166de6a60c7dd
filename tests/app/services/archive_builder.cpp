// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/services/archive_builder.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <vector>

#include <archive.h>
#include <archive_entry.h>

namespace podium::test {

namespace {

void require(int answer, archive* handle)
{
    if (answer != ARCHIVE_OK) {
        throw std::runtime_error(std::string("archive: ") + archive_error_string(handle));
    }
}

}  // namespace

ArchiveBuilder::ArchiveBuilder(const std::filesystem::path& file) : m_archive(archive_write_new())
{
    const auto name = file.filename().string();
    if (name.ends_with(".zip")) {
        require(archive_write_set_format_zip(m_archive), m_archive);
    } else {
        require(archive_write_set_format_pax_restricted(m_archive), m_archive);
        if (name.ends_with(".gz") || name.ends_with(".tgz")) {
            require(archive_write_add_filter_gzip(m_archive), m_archive);
        } else if (name.ends_with(".zst")) {
            require(archive_write_add_filter_zstd(m_archive), m_archive);
        } else if (name.ends_with(".xz")) {
            require(archive_write_add_filter_xz(m_archive), m_archive);
        }
    }
    require(archive_write_open_filename(m_archive, file.c_str()), m_archive);
}

ArchiveBuilder::~ArchiveBuilder() { archive_write_free(m_archive); }

void ArchiveBuilder::addHeader(const std::string& name, unsigned type, std::int64_t size, const std::string& link,
                               bool isHardLink)
{
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(), archive_entry_free);
    archive_entry_set_pathname(entry.get(), name.c_str());
    archive_entry_set_filetype(entry.get(), type);
    archive_entry_set_perm(entry.get(), 0644);
    archive_entry_set_size(entry.get(), size);
    if (isHardLink) {
        archive_entry_set_hardlink(entry.get(), link.c_str());
    } else if (!link.empty()) {
        archive_entry_set_symlink(entry.get(), link.c_str());
    }
    require(archive_write_header(m_archive, entry.get()), m_archive);
}

void ArchiveBuilder::addFile(const std::string& name, std::string_view content)
{
    addHeader(name, AE_IFREG, static_cast<std::int64_t>(content.size()));
    if (archive_write_data(m_archive, content.data(), content.size()) < 0) {
        throw std::runtime_error(archive_error_string(m_archive));
    }
}

void ArchiveBuilder::addSymbolicLink(const std::string& name, const std::string& target)
{
    addHeader(name, AE_IFLNK, 0, target);
}

void ArchiveBuilder::addHardLink(const std::string& name, const std::string& target)
{
    addHeader(name, AE_IFREG, 0, target, true);
}

void ArchiveBuilder::addDevice(const std::string& name) { addHeader(name, AE_IFCHR, 0); }
void ArchiveBuilder::addFolder(const std::string& name) { addHeader(name, AE_IFDIR, 0); }

void ArchiveBuilder::addZeros(const std::string& name, std::int64_t size)
{
    addHeader(name, AE_IFREG, size);
    const std::vector<char> zeros(1 << 20);
    for (std::int64_t rest = size; rest > 0;) {
        const auto part = std::min<std::int64_t>(rest, static_cast<std::int64_t>(zeros.size()));
        if (archive_write_data(m_archive, zeros.data(), static_cast<std::size_t>(part)) < 0) {
            throw std::runtime_error(archive_error_string(m_archive));
        }
        rest -= part;
    }
}

void ArchiveBuilder::addTree(const std::filesystem::path& folder, const std::string& prefix)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        const std::string content((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
        addFile(prefix + file.lexically_relative(folder).generic_string(), content);
    }
}

void ArchiveBuilder::close() { require(archive_write_close(m_archive), m_archive); }

}  // namespace podium::test
