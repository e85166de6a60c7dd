// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace podium::cli {

struct TextColumn {
    std::string title;
    bool isNumber = false;    ///< right-aligned; never cut and never left out
    std::size_t minimum = 0;  ///< columns that a text may be cut down to; 0: it is not cut
    int importance = 0;       ///< texts with a small one are left out first; 0: never left out
};

/// A table of aligned columns for people. Cells are foreign text and are made safe to show.
class TextTable {
public:
    explicit TextTable(std::vector<TextColumn> columns);

    /// One cell a column.
    void addRow(std::vector<std::string> cells);

    /// The table, a title line first, two blanks between columns. Fits into `width` columns as far as texts can be cut
    /// and left out; empty: as wide as it is. An empty column is left out always.
    [[nodiscard]] std::string text(std::optional<std::size_t> width) const;

private:
    struct Layout {
        std::vector<bool> shown;
        std::vector<std::size_t> widths;
        [[nodiscard]] std::size_t total() const;
    };
    [[nodiscard]] Layout naturalLayout() const;
    void shrink(Layout& layout, std::size_t width) const;
    [[nodiscard]] bool leaveOneOut(Layout& layout) const;
    [[nodiscard]] std::string line(const std::vector<std::string>& cells, const Layout& layout) const;

    std::vector<TextColumn> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

}  // namespace podium::cli
