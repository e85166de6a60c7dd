// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/exports/document_samples.h"

#include <memory>
#include <stdexcept>

#include <archive.h>
#include <archive_entry.h>

namespace podium::test {

std::string encoded(const Figure& figure, const std::string& format, const FormatOptions& options)
{
    FormatRegistry formats;
    addDocumentFormats(formats);
    const FigureFormat* found = formats.find(format);
    if (found == nullptr) {
        throw std::runtime_error("no format " + format);
    }
    SampleDrawing drawing;
    const FigureStyle style;
    const FigureTable table = tableOf(figure);
    const auto bytes = found->encode({figure, table, style, options, drawing});
    if (!bytes) {
        throw std::runtime_error(bytes.error().context + ": " + bytes.error().detail);
    }
    return *bytes;
}

std::string partOf(const std::string& archive, const std::string& name)
{
    const std::unique_ptr<::archive, int (*)(::archive*)> reader(archive_read_new(), archive_read_free);
    archive_read_support_format_zip(reader.get());
    archive_read_open_memory(reader.get(), archive.data(), archive.size());
    archive_entry* entry = nullptr;
    while (archive_read_next_header(reader.get(), &entry) == ARCHIVE_OK) {
        if (name == archive_entry_pathname(entry)) {
            std::string bytes(1 << 20, '\0');
            const auto count = archive_read_data(reader.get(), bytes.data(), bytes.size());
            bytes.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
            return bytes;
        }
    }
    throw std::runtime_error("no part " + name);
}

}  // namespace podium::test
