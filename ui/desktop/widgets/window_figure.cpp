// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/window_figure.h"

#include <algorithm>

#include <QStringList>

#include "app/analysis/figure_marks.h"

namespace podium::desktop {

namespace {

/// One short name a row: the system, or who submitted where it has no name.
void shortenNames(Figure& figure)
{
    for (std::size_t column = 0; column < figure.columns.size(); ++column) {
        if (figure.columns[column].role != ColumnRole::Name) {
            continue;
        }
        figure.columns[column].title.clear();
        for (Category& row : figure.categories) {
            if (column < row.cells.size() && !row.cells[column].detail.empty()) {
                row.cells[column] = Cell{row.cells[column].detail, {}};
            }
        }
    }
}

/// What the curves of a submission say.
std::string curveText(const Figure& figure, const std::string& reference)
{
    for (const SubmissionCurves& submission : figure.curves->submissions) {
        if (submission.reference == reference) {
            return submission.finding;
        }
    }
    return {};
}

/// The mark of a result that shares its row with others; null: none.
const Mark* ownMark(const Figure& figure, const std::string& reference)
{
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            if (mark.subject && mark.reference == reference) {
                return &mark;
            }
        }
    }
    return nullptr;
}

}  // namespace

Figure figureForWindow(Figure figure, bool compact)
{
    figure.sources.clear();
    figure.citation.clear();
    if (compact) {
        figure.title.clear();
        figure.subtitle.clear();
        figure.footnote.clear();
        figure.notes.clear();
        figure.valueHeading.clear();
        for (Series& series : figure.series) {
            for (Mark& mark : series.marks) {
                mark.low.reset();
                mark.high.reset();
            }
        }
        std::erase_if(figure.legend, [](const LegendEntry& entry) { return entry.symbol == LegendSymbol::Whisker; });
        shortenNames(figure);
    } else if (figure.emptyMessage.empty()) {
        // What a trend's borders mean stands nowhere else.
        const bool keepsPlain = figure.kind == FigureKind::Trend;
        std::erase_if(figure.notes, [&](const Note& note) { return !keepsPlain || note.verdict != Verdict::Green; });
    }
    return figure;
}

const Subject* subjectOf(const Figure& figure, const std::string& reference)
{
    if (reference.empty()) {
        return nullptr;
    }
    for (const Category& row : figure.categories) {
        if (row.reference == reference && row.subject) {
            return &*row.subject;
        }
    }
    const Mark* mark = ownMark(figure, reference);
    return mark == nullptr ? nullptr : mark->subject.get();
}

QString rowText(const Figure& figure, const QString& reference)
{
    const std::string wanted = reference.toStdString();
    if (const Mark* mark = ownMark(figure, wanted)) {
        const Category& row = figure.categories[static_cast<std::size_t>(mark->position)];
        QString words = QString::fromStdString(row.cells.front().text + ", " + mark->subject->systemName + ", " +
                                               mark->label + ": " + NumberFormat(figure.language).ratio(mark->value));
        for (std::size_t line = 1; mark->cell && line < mark->cell->lines.size(); ++line) {
            words += QStringLiteral("; ") + QString::fromStdString(mark->cell->lines[line]);
        }
        return words;
    }
    const auto found = std::find_if(figure.categories.begin(), figure.categories.end(),
                                    [&](const Category& row) { return !wanted.empty() && row.reference == wanted; });
    if (found == figure.categories.end()) {
        return {};
    }
    QStringList cells;
    for (const Cell& cell : found->cells) {
        cells << QString::fromStdString(cell.detail.empty() ? cell.text : cell.text + ", " + cell.detail);
    }
    std::string value = found->remark;
    if (figure.curves) {
        value = value.empty() ? curveText(figure, wanted) : value;
    }
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            value = mark.reference == wanted && !mark.label.empty() ? markWords(mark) : value;
        }
    }
    return cells.join(QLatin1Char(' ')) + QStringLiteral(": ") + QString::fromStdString(value);
}

}  // namespace podium::desktop
