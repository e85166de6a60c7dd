// SPDX-License-Identifier: GPL-3.0-or-later
// Models as lines of text, to be compared whole.
#pragma once

#include <functional>
#include <initializer_list>
#include <ostream>
#include <string>
#include <vector>

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>

namespace podium::test {

using LineOf = std::function<QString(const QModelIndex&)>;

inline void addLines(const QAbstractItemModel& model, const QModelIndex& parent, const LineOf& line, int depth,
                     std::string& text)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        text += std::string(static_cast<std::size_t>(depth) * 2, ' ') + line(index).toStdString() + "\n";
        addLines(model, index, line, depth + 1, text);
    }
}

/// One line a row, children indented below their parent.
inline std::string linesOf(const QAbstractItemModel& model, const LineOf& line)
{
    std::string text = "\n";
    addLines(model, {}, line, 0, text);
    return text;
}

/// The named columns of one row with bars between them.
inline LineOf columns(std::initializer_list<int> wanted, int role = Qt::DisplayRole)
{
    return [wanted = std::vector<int>(wanted), role](const QModelIndex& index) {
        QStringList cells;
        for (const int column : wanted) {
            cells.append(index.siblingAtColumn(column).data(role).toString());
        }
        return cells.join(QStringLiteral(" | "));
    };
}

}  // namespace podium::test

/// So that a failing comparison shows what the text is.
inline std::ostream& operator<<(std::ostream& stream, const QString& text) { return stream << text.toStdString(); }
