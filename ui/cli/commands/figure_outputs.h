// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/figure.h"
#include "app/exports/format_registry.h"
#include "app/services/workspace.h"
#include "db/records/export_record.h"
#include "ui/cli/session.h"

namespace CLI {
class App;
}

namespace podium::cli {

/// What became of a figure.
struct WrittenFigure {
    Figure drawn;                       ///< as it is in the first file
    std::vector<ExportRecord> exports;  ///< for the ledger: one a file, but for the footnote's
};

/// The files that a figure goes into: itself in any number of formats, its data, its footnote.
class FigureOutputs {
public:
    FigureOutputs();

    void declare(CLI::App& app);
    /// Whether there is a format of this name.
    [[nodiscard]] bool canWrite(const std::string& format) const { return m_formats.find(format) != nullptr; }
    /// In place of declare(): one file, in this format whatever its ending; empty: by its ending.
    void use(std::string file, std::string format);
    /// Understands the words of the options. Errors: InvalidInput for an ending that is no format's and signs that do
    /// not go together; those of services::checkOutputs() with these files that the command reads.
    [[nodiscard]] Status choose(const std::vector<std::string>& inputs = {});
    /// Errors: FileUnwritable where a file is the database itself.
    [[nodiscard]] Status spare(const services::Workspace& workspace) const;
    /// Errors: InvalidInput where a file is a PNG and would have more than 100 million pixels.
    [[nodiscard]] Status fits(const FigureStyle& style) const;
    /// Draws and encodes all, then writes all or none. `maxRows` are those that were asked for; a page has limits of its
    /// own.
    [[nodiscard]] Result<WrittenFigure> write(const Figure& figure, const FigureSpec& spec,
                                              const std::optional<std::int64_t>& maxRows) const;

    /// The files of the figure itself: "a.svg and a.xlsx".
    [[nodiscard]] std::string names() const;
    /// A picture whose footnote sends the reader to a text is written without it.
    [[nodiscard]] bool lacksText(const Figure& figure) const;

private:
    [[nodiscard]] Status chooseSigns();
    [[nodiscard]] std::vector<std::string> all() const;
    [[nodiscard]] std::string imageBeside(const std::string& file) const;

    const FormatRegistry m_formats;
    std::vector<std::string> m_files;
    std::vector<const FigureFormat*> m_fileFormats;  ///< one a file
    std::string m_format;
    std::string m_data;
    const FigureFormat* m_dataFormat = nullptr;
    std::string m_footnote;
    std::string m_separator;
    std::string m_decimal;
    FormatOptions m_options;
};

}  // namespace podium::cli
