// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_rows.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <unordered_set>

#include "app/analysis/display_text.h"
#include "app/analysis/filter_words.h"
#include "app/analysis/row_names.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;
using Rows = SubmissionRows;

/// Columns whose cells differ between the rows; facts that all share stand in the subtitle instead.
struct VaryingFacts {
    bool rounds = false;
    bool divisions = false;
    bool benchmarks = false;
};

template <class Value>
bool varies(const Rows& rows, Value value)
{
    return std::any_of(rows.begin(), rows.end(),
                       [&](const SubmissionRow& row) { return value(row) != value(rows[0]); });
}

VaryingFacts varyingFacts(const Rows& rows)
{
    return {varies(rows, [](const SubmissionRow& row) -> const std::string& { return row.key.round; }),
            varies(rows, [](const SubmissionRow& row) { return row.division; }),
            varies(rows, [](const SubmissionRow& row) -> const std::string& { return row.benchmark; })};
}

Phrase basisPhrase(FigureBasis basis, bool isOfSpeedups)
{
    switch (basis) {
    case FigureBasis::Official:
        return isOfSpeedups ? Phrase::SpeedupFromOfficial : Phrase::BasisOfficial;
    case FigureBasis::Raw:
        return isOfSpeedups ? Phrase::SpeedupFromRaw : Phrase::BasisRaw;
    case FigureBasis::Throughput:
        break;
    }
    return isOfSpeedups ? Phrase::SpeedupFromThroughput : Phrase::BasisThroughput;
}

Subject subjectOf(const SubmissionRow& row)
{
    return {row.key,          row.submitter,         systemTitle(row), row.benchmark, row.division,
            row.availability, acceleratorTitle(row), sizeOf(row),      row.verified,  row.score.issue};
}

/// Builds everything that figures over submissions have in common.
class FigureStarter {
public:
    FigureStarter(const FigureSpec& spec, const RowFigurePlan& plan, Rows& rows, const FigureContext& context)
        : m_spec(spec), m_plan(plan), m_rows(rows), m_context(context), m_phrases(context.phrases),
          m_numbers(spec.style.language), m_facts(rows.empty() ? VaryingFacts{} : varyingFacts(rows)),
          m_benchmarks(findBenchmarkTitles())
    {
    }

    Figure start()
    {
        m_figure.kind = m_spec.kind;
        m_figure.spec = m_spec;
        m_figure.language = m_spec.style.language;
        m_figure.title = title();
        m_figure.subtitle = subtitle();
        m_figure.folding = {m_phrases.text(Phrase::MoreRows), m_phrases.text(Phrase::ValueRange),
                            m_phrases.text(Phrase::MoreWithoutScore)};
        m_figure.comparability = comparability();
        addNotes();
        m_figure.emptyMessage = emptyMessage();
        if (m_figure.emptyMessage.empty()) {
            if (!m_plan.inOrder) {
                sortRows(m_rows, m_spec.order, m_spec.basis);
            }
            addColumns();
            addCategories();
        }
        if (m_figure.emptyMessage.empty()) {
            addCitation();
        } else {
            m_figure.summary =
                m_phrases.say(Phrase::SummaryNothing, {{"title", m_figure.title}, {"message", m_figure.emptyMessage}});
        }
        return std::move(m_figure);
    }

private:
    /// The rows, and behind them what they are held against.
    [[nodiscard]] Rows judged() const
    {
        Rows all = m_rows;
        for (const SubmissionRow& row : m_plan.heldAgainst) {
            all.add(row);
        }
        return all;
    }

    Comparability judge(const Rows& rows) const
    {
        return judgeComparability(rows, {m_plan.derived, m_context.today}, m_context.tables, m_phrases, m_numbers);
    }

    /// The reasons of every span on its own, each once, where spans stand apart.
    Comparability comparability() const
    {
        if (!m_plan.spansApart) {
            return judge(judged());
        }
        std::map<const CompatibilitySpan*, Rows> bySpan;
        for (const SubmissionRow& row : judged()) {
            bySpan[m_context.tables.span(row.benchmark, row.key.round)].add(row);
        }
        Comparability all;
        for (const auto& [span, rows] : bySpan) {
            const Comparability one = judge(rows);
            all.verdict = std::max(all.verdict, one.verdict);
            for (const Reason& reason : one.reasons) {
                if (std::find(all.reasons.begin(), all.reasons.end(), reason) == all.reasons.end()) {
                    all.reasons.push_back(reason);
                }
            }
        }
        return all;
    }

    /// Of the rows; where there are none those that the filter names.
    std::vector<std::string> findBenchmarkTitles() const
    {
        std::unordered_set<std::string_view> distinct;
        for (const SubmissionRow& row : m_rows) {
            distinct.insert(row.benchmark);
            if (!m_facts.benchmarks) {
                break;
            }
        }
        std::set<std::string> keys(distinct.begin(), distinct.end());
        if (m_rows.empty()) {
            keys.insert(m_spec.filter.benchmarks.begin(), m_spec.filter.benchmarks.end());
        }
        std::vector<std::string> titles;
        for (const std::string& key : keys) {
            titles.push_back(benchmarkTitle(key, m_context.tables));
        }
        return titles;
    }

    std::string title() const
    {
        return m_benchmarks.size() == 1 ? m_phrases.say(m_plan.title, {{"benchmark", m_benchmarks.front()}})
                                        : m_phrases.say(m_plan.titleSeveral);
    }

    std::string suiteAndVersions() const
    {
        std::vector<std::string> parts;
        std::string suite;
        std::vector<std::string> versions;
        const auto close = [&] {
            if (!suite.empty()) {
                parts.push_back(suite + " " + enumeration(versions, m_phrases.say(Phrase::And)));
            }
            versions.clear();
        };
        for (const std::string& round : roundsOf(m_rows)) {
            const std::string next = suiteTitle(round, m_context.tables, m_context.legends.mark);
            if (next != suite) {
                close();
                suite = next;
            }
            versions.push_back(roundVersion(round, m_context.tables));
        }
        close();
        return joined(parts, ", ");
    }

    std::string divisions() const
    {
        std::set<Division> present;
        for (const SubmissionRow& row : m_rows) {
            present.insert(row.division);
        }
        if (present == std::set{Division::Closed, Division::Open}) {
            return m_phrases.say(Phrase::DivisionsBoth);
        }
        std::vector<std::string> titles;
        for (const Division division : present) {
            titles.push_back(m_phrases.say(divisionPhrase(division)));
        }
        return joined(titles, ", ");
    }

    std::string benchmarks() const
    {
        const std::string count = m_numbers.count(static_cast<std::int64_t>(m_benchmarks.size()));
        return m_benchmarks.size() > m_plan.namedBenchmarks ? m_phrases.say(Phrase::BenchmarksMany, {{"count", count}})
                                                            : enumeration(m_benchmarks, m_phrases.say(Phrase::And));
    }

    std::string subtitle() const
    {
        if (m_rows.empty()) {
            return {};
        }
        std::vector<std::string> parts{suiteAndVersions(), benchmarks(), divisions(),
                                       m_phrases.say(basisPhrase(m_spec.basis, m_plan.isOfSpeedups)) +
                                           (m_plan.better ? ", " + m_phrases.say(*m_plan.better) : std::string())};
        if (!m_plan.tail.empty()) {
            parts.back() = m_plan.tail;
            return joined(parts, " · ");
        }
        if (m_spec.scale == AxisScale::Log) {
            parts.push_back(m_phrases.say(m_plan.bothAxes ? Phrase::LogAxes : Phrase::LogAxis));
        }
        const std::vector<std::string> narrowed = narrowedInWords(m_spec, m_context.tables, m_phrases, m_numbers);
        parts.insert(parts.end(), narrowed.begin(), narrowed.end());
        const auto count = static_cast<std::int64_t>(m_rows.size());
        parts.push_back(count == 1 ? m_phrases.say(Phrase::ResultsOne)
                                   : m_phrases.say(Phrase::ResultsMany, {{"count", m_numbers.count(count)}}));
        return joined(parts, " · ");
    }

    /// What the filter asks for, where nothing matches it.
    std::string filterInWords() const
    {
        std::vector<std::string> parts = m_rows.empty() ? m_benchmarks : std::vector<std::string>();
        const std::vector<std::string> others =
            podium::filterInWords(m_spec.filter, m_context.tables, m_phrases, m_numbers);
        parts.insert(parts.end(), others.begin(), others.end());
        return joined(parts, " · ");
    }

    std::string emptyMessage() const
    {
        if (m_rows.empty()) {
            const std::string filter = filterInWords();
            return m_phrases.say(Phrase::EmptyNoResults) + (filter.empty() ? "" : ": " + filter);
        }
        if (m_figure.comparability.verdict == Verdict::Blocked && !m_spec.allowBlocked) {
            return m_phrases.say(Phrase::EmptyBlocked);
        }
        return {};
    }

    void addNotes()
    {
        for (const Reason& reason : m_figure.comparability.reasons) {
            const bool overridden = reason.verdict == Verdict::Blocked && m_spec.allowBlocked;
            m_figure.notes.push_back(
                {reason.verdict, reason.text + (overridden ? "; " + m_phrases.say(Phrase::OverrideNote) : "")});
        }
    }

    void addColumns()
    {
        std::vector<Column>& columns = m_figure.columns;
        columns.push_back({ColumnRole::Name, m_phrases.say(Phrase::ColumnSubmitterSystem)});
        if (m_facts.benchmarks) {
            columns.push_back({ColumnRole::Fact, m_phrases.say(Phrase::ColumnBenchmark)});
        }
        if (m_facts.rounds) {
            columns.push_back({ColumnRole::Fact, m_phrases.say(Phrase::ColumnRound)});
        }
        if (m_facts.divisions) {
            columns.push_back({ColumnRole::Fact, m_phrases.say(Phrase::ColumnDivision)});
        }
        columns.push_back({ColumnRole::Count, m_phrases.say(Phrase::ColumnCount)});
        columns.push_back({ColumnRole::Accelerator, {}});
    }

    std::vector<Cell> cells(const SubmissionRow& row, const std::string& accelerator) const
    {
        std::vector<Cell> cells;
        cells.push_back({displayText(row.submitter), shortSystemName(systemTitle(row), row.submitter)});
        if (m_facts.benchmarks) {
            cells.push_back({benchmarkTitle(row.benchmark, m_context.tables), {}});
        }
        if (m_facts.rounds) {
            cells.push_back({roundTitle(row.key.round, m_context.tables), {}});
        }
        if (m_facts.divisions) {
            const bool open = row.division == Division::Open;
            const Phrase known = open ? Phrase::DivisionOpenShort : Phrase::DivisionClosedShort;
            cells.push_back({m_phrases.say(row.division == Division::Unknown ? Phrase::CountUnknown : known), {}});
        }
        const auto size = sizeOf(row);
        cells.push_back({size ? m_numbers.count(*size) : m_phrases.say(Phrase::CountUnknown), {}});
        cells.push_back({accelerator.empty() ? std::string() : "× " + accelerator, {}});
        return cells;
    }

    void addCategories()
    {
        const std::vector<std::string> accelerators = acceleratorNames(m_rows);
        for (std::size_t index = 0; index < m_rows.size(); ++index) {
            const SubmissionRow& row = m_rows[index];
            Category category;
            category.reference = reference(row.key);
            category.cells = cells(row, accelerators[index]);
            category.subject = subjectOf(row);
            category.baseline = category.reference == m_spec.baseline;
            if (!valueOf(row, m_spec.basis)) {
                category.state = CategoryState::Missing;
                category.remark = m_phrases.say(missingPhrase(row, m_spec.basis));
            }
            m_figure.categories.push_back(std::move(category));
        }
        tellApart(m_figure.categories);
        const Rows all = judged();
        const bool anyValue = std::any_of(
            all.begin(), all.end(), [&](const SubmissionRow& row) { return valueOf(row, m_spec.basis).has_value(); });
        if (!anyValue && m_rows.size() > 1) {
            m_figure.notes.push_back({Verdict::Green, m_phrases.say(Phrase::EmptyNoScores)});
        }
    }

    void addCitation()
    {
        CitationRemarks remarks = m_plan.remarks;
        const Rows all = judged();
        remarks.threeRuns = std::any_of(all.begin(), all.end(), [&](const SubmissionRow& row) {
            const Benchmark* benchmark = m_context.tables.benchmark(row.benchmark);
            return benchmark != nullptr && benchmark->runsRequired == 3;
        });
        remarks.unnamed = m_plan.namesSystems ? m_plan.heldAgainst : all;
        Citation citation =
            cite(all, remarks, m_context.legends, m_context.catalogueDate, m_context.tables, m_phrases, m_numbers);
        m_figure.footnote = std::move(citation.brief);
        m_figure.refersToText = citation.refersToText;
        m_figure.citation = std::move(citation.full);
        m_figure.sources = std::move(citation.results);
        m_figure.derived = std::move(citation.derived);
    }

    const FigureSpec& m_spec;
    const RowFigurePlan& m_plan;
    Rows& m_rows;
    const FigureContext& m_context;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    VaryingFacts m_facts;
    std::vector<std::string> m_benchmarks;  ///< titles
    Figure m_figure;
};

}  // namespace

Phrase missingPhrase(const SubmissionRow& row, FigureBasis basis)
{
    switch (row.score.issue) {
    case ScoreIssue::Incomplete:
        return Phrase::MissingIncomplete;
    case ScoreIssue::TooManyInvalidRuns:
        return Phrase::MissingTooManyInvalid;
    case ScoreIssue::NoRunCounted:
        return Phrase::MissingNoRunCounted;
    case ScoreIssue::ScalingUnreadable:
        return Phrase::MissingScalingUnreadable;
    case ScoreIssue::TimesInvalid:
        return Phrase::MissingTimesInvalid;
    case ScoreIssue::None:
        break;
    }
    if (basis == FigureBasis::Throughput && row.score.minutes) {
        return Phrase::AbsenceNoSamples;
    }
    return basis == FigureBasis::Raw && row.score.minutes ? Phrase::MissingRaw : Phrase::MissingUnknown;
}

Result<Figure> startFigure(const FigureSpec& spec, const RowFigurePlan& plan, Rows& rows, const FigureContext& context)
{
    const bool baselineThere =
        spec.baseline.empty() || std::any_of(rows.begin(), rows.end(), [&](const SubmissionRow& row) {
            return reference(row.key) == spec.baseline;
        });
    if (!baselineThere) {
        return failure(ErrorCode::NotFound, spec.baseline,
                       "the baseline is not among the results of the figure: choose one that matches the filter");
    }
    return FigureStarter(spec, plan, rows, context).start();
}

}  // namespace podium
