// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_table.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_marks.h"
#include "app/analysis/phrasebook.h"
#include "app/analysis/racks_table.h"

namespace podium {

namespace {

int decimalsOf(ValueUnit unit)
{
    switch (unit) {
    case ValueUnit::Minutes:
    case ValueUnit::Ratio:
        return 3;
    case ValueUnit::Percent:
        return 2;
    case ValueUnit::Samples:
        return 1;
    case ValueUnit::Quality:
        return 4;
    case ValueUnit::Racks:
    case ValueUnit::Accelerators:
    case ValueUnit::Round:
    case ValueUnit::Epochs:
    case ValueUnit::Steps:
        break;
    }
    return 0;
}

std::string cellText(const Cell& cell) { return cell.detail.empty() ? cell.text : cell.text + ", " + cell.detail; }

/// "× H100" is "H100".
std::string withoutTimes(const std::string& text)
{
    constexpr std::string_view times = "× ";
    return text.starts_with(times) ? text.substr(times.size()) : text;
}

class TableBuilder {
public:
    explicit TableBuilder(const Figure& figure)
        : m_figure(figure), m_phrases(figure.language), m_numbers(figure.language)
    {
    }

    FigureTable build()
    {
        for (const DataRow& row : dataRows(m_figure)) {
            if (row.series == nullptr || row.series->shape != SeriesShape::Guide) {
                m_rows.push_back(row);
            }
        }
        addLines();
        addLabels();
        addCounts();
        addRuns();
        addValues();
        addPartners();
        addNotes();
        return std::move(m_table);
    }

private:
    [[nodiscard]] std::string say(Phrase phrase) const { return m_phrases.say(phrase); }

    [[nodiscard]] bool anyRow(auto&& holds) const { return std::any_of(m_rows.begin(), m_rows.end(), holds); }
    [[nodiscard]] bool anyMark(auto&& holds) const
    {
        return anyRow([&](const DataRow& row) { return row.mark != nullptr && holds(*row.mark); });
    }

    /// A column whose cell `cellOf` makes of each row.
    void addColumn(TwinColumn column, auto&& cellOf)
    {
        m_table.columns.push_back(std::move(column));
        m_table.rows.resize(m_rows.size());
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            m_table.rows[row].cells.push_back(cellOf(m_rows[row]));
        }
    }

    void addText(const std::string& title, auto&& textOf)
    {
        addColumn({title}, [&](const DataRow& row) { return TwinCell{textOf(row)}; });
    }

    void addNumber(const std::string& title, int decimals, auto&& numberOf)
    {
        addColumn({title, true, decimals}, [&](const DataRow& row) {
            const std::optional<double> number = numberOf(row);
            return number ? TwinCell{m_numbers.fixed(*number, decimals), number} : TwinCell{};
        });
    }

    static std::optional<double> acceleratorsOf(const DataRow& row)
    {
        const Subject* subject = subjectOf(row);
        return subject != nullptr && subject->accelerators ? std::optional(static_cast<double>(*subject->accelerators))
                                                           : std::nullopt;
    }

    /// Where both axes are numbers: the line, and the round of a trend.
    void addLines()
    {
        if (!m_figure.positionAxis || m_figure.curves) {
            return;
        }
        addText(say(Phrase::ExportColumnLine),
                [](const DataRow& row) { return row.series != nullptr ? row.series->name : std::string(); });
        if (m_figure.positionAxis->unit == ValueUnit::Round) {
            addText(m_figure.positionAxis->title, [&](const DataRow& row) { return positionText(row); });
        }
    }

    [[nodiscard]] std::string positionText(const DataRow& row) const
    {
        for (const Tick& tick : m_figure.positionAxis->ticks) {
            if (row.mark != nullptr && tick.value == row.mark->position) {
                return tick.label;
            }
        }
        return {};
    }

    /// The labels of the figure's rows. Where both axes are numbers no columns are drawn, and the cells are those of
    /// startFigure(): the submitter with its system first, the accelerator last.
    void addLabels()
    {
        if (m_figure.positionAxis) {
            addText(say(Phrase::ColumnSubmitterSystem), [](const DataRow& row) {
                return row.category != nullptr && !row.category->cells.empty() ? cellText(row.category->cells.front())
                                                                               : std::string();
            });
            if (m_figure.positionAxis->unit == ValueUnit::Round || m_figure.curves) {
                addNumber(say(Phrase::ColumnCount), 0, acceleratorsOf);
            } else {
                addNumber(m_figure.positionAxis->title, 0, [](const DataRow& row) {
                    return row.mark != nullptr ? std::optional(row.mark->position) : acceleratorsOf(row);
                });
            }
            addModel([](const DataRow& row) {
                return row.category != nullptr && !row.category->cells.empty() ? row.category->cells.back().text
                                                                               : std::string();
            });
        }
        for (std::size_t place = 0; place < m_figure.columns.size(); ++place) {
            addLabel(m_figure.columns[place], place);
        }
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            m_table.rows[row].label = labelOf(m_rows[row]);
            m_table.rows[row].mark = placeOf(m_rows[row]);
        }
    }

    void addModel(auto&& textOf)
    {
        addText(say(Phrase::ExportColumnModel), [&](const DataRow& row) { return withoutTimes(textOf(row)); });
    }

    /// "v5.0" of the id "5.0"; "hpc-3.0" stays.
    static std::string versionOf(const std::string& round)
    {
        return round.empty() || round.front() < '0' || round.front() > '9' ? round : "v" + round;
    }

    /// Of rows that stand for several pairs: the rounds of each pair, by the references of both.
    void addRounds(const std::string& title)
    {
        addText(title, [&](const DataRow& row) {
            if (row.mark == nullptr || !row.mark->subject) {
                return std::string();
            }
            const std::string subject = versionOf(row.mark->subject->key.round);
            const std::string baseline = versionOf(row.mark->detail.substr(0, row.mark->detail.find('/')));
            return subject == baseline
                       ? subject
                       : m_phrases.say(Phrase::RoundAgainst, {{"subject", subject}, {"baseline", baseline}});
        });
    }

    void addLabel(const Column& column, std::size_t place)
    {
        // The figure sums the pairs of a row up; here each has a row, and the value column its ratio.
        const bool ofPairs = anyMark([](const Mark& mark) { return mark.subject != nullptr; });
        if (ofPairs && column.title == say(Phrase::ColumnTimesAsFast)) {
            return;
        }
        if (ofPairs && column.title == say(Phrase::ColumnRound)) {
            addRounds(column.title);
            return;
        }
        const auto textOf = [place](const DataRow& row) {
            return row.category != nullptr && place < row.category->cells.size() ? cellText(row.category->cells[place])
                                                                                 : std::string();
        };
        if (column.role == ColumnRole::Count) {
            addNumber(column.title, 0, acceleratorsOf);
        } else if (column.role == ColumnRole::Accelerator) {
            addModel(textOf);
        } else {
            addText(column.title, textOf);
        }
    }

    /// Rows that stand for several pairs: the size of each pair.
    void addCounts()
    {
        if (!m_figure.positionAxis && anyMark([](const Mark& mark) { return mark.subject != nullptr; })) {
            addNumber(say(Phrase::ColumnCount), 0, acceleratorsOf);
            addText(say(Phrase::ExportColumnModel), [](const DataRow& row) {
                const Subject* subject = subjectOf(row);
                return subject != nullptr ? displayText(subject->accelerator) : std::string();
            });
        }
    }

    void addRuns()
    {
        if (m_figure.curves) {
            addCurves();
            return;
        }
        if (m_figure.kind != FigureKind::Spread) {
            return;
        }
        addText(say(Phrase::ExportColumnRun), [&](const DataRow& row) {
            return row.mark != nullptr ? say(runPhrase(row.mark->kind)) : std::string();
        });
        addText(say(Phrase::ExportColumnRunFile), [](const DataRow& row) {
            return row.mark != nullptr ? displayText(row.mark->detail.substr(row.mark->detail.rfind('/') + 1))
                                       : std::string();
        });
    }

    void addCurves()
    {
        addText(say(Phrase::ExportColumnRun),
                [&](const DataRow& row) { return row.point ? say(rolePhrase(row.point->run->role)) : std::string(); });
        addText(say(Phrase::ExportColumnRunFile),
                [](const DataRow& row) { return row.point ? displayText(row.point->run->file) : std::string(); });
        // Samples are counted, but a benchmark that logs epochs has fractions of them.
        const bool isWhole = m_figure.positionAxis->unit == ValueUnit::Samples && !anyRow([&](const DataRow& row) {
                                 const std::optional<double> position = positionOf(row);
                                 return position && *position != std::floor(*position);
                             });
        addNumber(m_figure.positionAxis->title, isWhole ? 0 : decimalsOf(m_figure.positionAxis->unit), positionOf);
    }

    static Phrase rolePhrase(RunRole role)
    {
        return role == RunRole::Counted   ? Phrase::LegendRunCounted
               : role == RunRole::Dropped ? Phrase::LegendRunDropped
                                          : Phrase::LegendRunInvalid;
    }

    static Phrase runPhrase(MarkKind kind)
    {
        switch (kind) {
        case MarkKind::CountedRun:
            return Phrase::LegendRunCounted;
        case MarkKind::DroppedRun:
            return Phrase::LegendRunDropped;
        case MarkKind::InvalidRun:
            return Phrase::LegendRunInvalid;
        case MarkKind::Value:
        case MarkKind::Score:
            break;
        }
        return Phrase::LegendScore;
    }

    void addValues()
    {
        const int decimals = decimalsOf(m_figure.valueAxis.unit);
        m_table.valueColumn = m_table.columns.size();
        addNumber(m_figure.valueAxis.title, decimals, [](const DataRow& row) { return valueOf(row); });
        if (anyMark([](const Mark& mark) { return mark.low.has_value(); })) {
            addNumber(say(Phrase::ExportColumnFastest), decimals,
                      [](const DataRow& row) { return row.mark != nullptr ? row.mark->low : std::nullopt; });
            addNumber(say(Phrase::ExportColumnSlowest), decimals,
                      [](const DataRow& row) { return row.mark != nullptr ? row.mark->high : std::nullopt; });
        }
    }

    /// What a ratio is held against, where no label says it.
    void addPartners()
    {
        const bool labelled = std::any_of(m_figure.columns.begin(), m_figure.columns.end(), [&](const Column& column) {
            return column.title == say(Phrase::ColumnAgainst);
        });
        if (m_figure.kind == FigureKind::Spread || labelled ||
            !anyMark([](const Mark& mark) { return !mark.detail.empty(); })) {
            return;
        }
        addText(say(Phrase::ColumnAgainst), [](const DataRow& row) {
            return row.mark != nullptr ? displayText(row.mark->detail, 400) : std::string();
        });
    }

    [[nodiscard]] std::string noteText(const DataRow& row) const
    {
        std::vector<std::string> notes;
        if (row.category != nullptr && row.category->baseline) {
            notes.push_back(say(Phrase::TagBaseline));
        }
        if (row.mark != nullptr && !row.mark->verified) {
            notes.push_back(say(Phrase::TagUnverified));
        }
        // A folded row's name stands among the labels already.
        if (row.category != nullptr && !row.category->remark.empty()) {
            notes.push_back(row.category->remark);
        }
        return joined(notes, "; ");
    }

    void addNotes()
    {
        if (anyRow([&](const DataRow& row) { return !noteText(row).empty(); })) {
            addText(say(Phrase::ExportColumnNote), [&](const DataRow& row) { return noteText(row); });
        }
    }

    [[nodiscard]] std::string labelOf(const DataRow& row) const
    {
        std::vector<std::string> parts;
        const bool several = row.mark != nullptr && row.mark->subject != nullptr;
        if (row.category != nullptr) {
            const bool firstOnly = several || row.category->summary;
            for (std::size_t place = 0; place < row.category->cells.size(); ++place) {
                const ColumnRole role =
                    place < m_figure.columns.size() ? m_figure.columns[place].role : ColumnRole::Fact;
                const std::string text = cellText(row.category->cells[place]);
                if (role == ColumnRole::Accelerator && !parts.empty()) {
                    parts.back() += text.empty() ? "" : " " + text;
                } else if (!text.empty() && !(firstOnly && place > 0)) {
                    parts.push_back(text);
                }
            }
        }
        if (several && row.mark->subject->accelerators) {
            parts.push_back(m_numbers.count(*row.mark->subject->accelerators));
        }
        return joined(parts, " · ");
    }

    [[nodiscard]] std::optional<MarkPlace> placeOf(const DataRow& row) const
    {
        if (row.mark == nullptr) {
            return std::nullopt;
        }
        return MarkPlace{static_cast<std::size_t>(row.series - m_figure.series.data()),
                         static_cast<std::size_t>(row.mark - row.series->marks.data())};
    }

    const Figure& m_figure;
    const BuiltinPhrasebook m_phrases;
    const NumberFormat m_numbers;
    std::vector<DataRow> m_rows;
    FigureTable m_table;
};

}  // namespace

FigureTable tableOf(const Figure& figure) { return figure.racks ? tableOfRacks(figure) : TableBuilder(figure).build(); }

}  // namespace podium
