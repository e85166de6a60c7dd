// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/whole_package.h"

#include <memory>
#include <string>

#include <archive.h>
#include <archive_entry.h>

namespace podium {

namespace {

constexpr std::size_t pieceSize = 1 << 16;

struct ReadFree {
    void operator()(archive* reader) const { archive_read_free(reader); }
};

/// Whether `xml` ends with the end tag of its first element, or is one empty element.
bool isWhole(std::string_view xml)
{
    while (!xml.empty() && (xml.back() == '\n' || xml.back() == '\r' || xml.back() == ' ')) {
        xml.remove_suffix(1);
    }
    const auto declaration = xml.find("?>");
    const auto root = xml.find('<', declaration == std::string_view::npos ? 0 : declaration);
    if (root == std::string_view::npos) {
        return false;
    }
    const auto nameEnd = xml.find_first_of(" >/\n", root + 1);
    if (nameEnd == std::string_view::npos) {
        return false;
    }
    const std::string_view name = xml.substr(root + 1, nameEnd - root - 1);
    const bool isEmptyElement = xml.ends_with("/>") && xml.find('<', root + 1) == std::string_view::npos;
    return isEmptyElement || xml.ends_with("</" + std::string(name) + ">");
}

/// The current entry's bytes; false where they cannot be read.
bool readEntry(archive* reader, std::string& bytes)
{
    std::string piece(pieceSize, '\0');
    for (;;) {
        const auto count = archive_read_data(reader, piece.data(), piece.size());
        if (count <= 0) {
            return count == 0;
        }
        bytes.append(piece, 0, static_cast<std::size_t>(count));
    }
}

}  // namespace

bool isWholePackage(std::string_view archive)
{
    const std::unique_ptr<::archive, ReadFree> reader(archive_read_new());
    archive_read_support_format_zip(reader.get());
    if (archive_read_open_memory(reader.get(), archive.data(), archive.size()) != ARCHIVE_OK) {
        return false;
    }
    archive_entry* entry = nullptr;
    int entries = 0;
    for (;;) {
        const int status = archive_read_next_header(reader.get(), &entry);
        if (status == ARCHIVE_EOF) {
            return entries > 0;
        }
        std::string bytes;
        if (status != ARCHIVE_OK || !readEntry(reader.get(), bytes)) {
            return false;
        }
        const std::string_view name = archive_entry_pathname(entry);
        if ((name.ends_with(".xml") || name.ends_with(".rels")) && !isWhole(bytes)) {
            return false;
        }
        ++entries;
    }
}

}  // namespace podium
