// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/racks_figure.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/racks_words.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;

constexpr std::int64_t mostCabinets = 1'200;  ///< above, one stands for 10 racks (look/LOOK.md)

/// Builds the figure of a footprint whose subject's racks are known.
class RacksDrawing {
public:
    RacksDrawing(const FigureSpec& spec, const RacksAnswer& answer, const FigureContext& context, Figure figure)
        : m_spec(spec), m_answer(answer), m_footprint(*answer.footprint), m_phrases(context.phrases),
          m_numbers(spec.style.language), m_words(answer, m_phrases, m_numbers), m_figure(std::move(figure))
    {
    }

    Figure draw()
    {
        keepSubject();
        FigureRacks racks = rows();
        addRows(racks);
        addNotes();
        if (racks.form == RacksForm::Cabinets) {
            m_figure.subtitle += " · " + markText(racks);
        }
        summarise(racks);
        m_figure.racks = std::move(racks);
        return std::move(m_figure);
    }

private:
    /// Rows of a common figure are the submissions; here they are methods, all about the subject.
    void keepSubject()
    {
        const std::string wanted = reference(m_footprint.a.key);
        for (const Category& category : m_figure.categories) {
            if (category.reference == wanted) {
                m_subject = category.subject;
            }
        }
        m_figure.categories.clear();
        m_figure.columns = {{ColumnRole::Name, m_phrases.say(Phrase::RacksColumnMethod)},
                            {ColumnRole::Fact, m_phrases.say(Phrase::RacksColumnAccelerators)}};
    }

    FigureRacks rows() const
    {
        FigureRacks racks;
        racks.form = m_spec.racks.form;
        racks.subject = reference(m_footprint.a.key);
        racks.against = m_answer.against;
        racks.rows.push_back(m_words.used());
        for (const FootprintMethod& method : m_footprint.methods) {
            racks.rows.push_back(m_words.method(method));
        }
        std::int64_t most = 0;
        for (const RackRow& row : racks.rows) {
            most = std::max(most, row.racks.value_or(0));
        }
        while (most / racks.racksPerMark > mostCabinets) {
            racks.racksPerMark *= 10;
        }
        racks.rowLength = m_phrases.text(Phrase::RacksRowLength);
        racks.rowLengthOne = m_phrases.text(Phrase::RacksRowLengthOne);
        racks.aside = m_words.aside();
        racks.strip = m_words.strip();
        racks.tableMethod = m_phrases.say(Phrase::RacksColumnMethod);
        racks.tableAccelerators = m_phrases.say(Phrase::RacksColumnAccelerators);
        racks.tablePerRack = m_phrases.say(Phrase::RacksColumnPerRack);
        racks.tableRacks = m_phrases.say(Phrase::RacksColumnRacks);
        racks.tableAgainst = m_phrases.say(Phrase::RacksColumnAgainst, {{"count", racks.rows.front().count}});
        racks.tableEvidence = m_phrases.say(Phrase::RacksColumnEvidence);
        return racks;
    }

    std::string markText(const FigureRacks& racks) const
    {
        const bool bands =
            std::any_of(racks.rows.begin(), racks.rows.end(), [](const RackRow& row) { return row.trays > 0; });
        const std::int64_t racksPerMark = racks.racksPerMark;
        return racksPerMark == 1 ? m_phrases.say(bands ? Phrase::RacksOneMarkOfBands : Phrase::RacksOneMark)
                                 : m_phrases.say(Phrase::RacksMarkOfMany, {{"count", m_numbers.count(racksPerMark)}});
    }

    Series& seriesOf(const RackRow& row)
    {
        const std::string key = row.key == "used" ? "used" : "equal-time";
        if (m_figure.series.empty() || m_figure.series.back().key != key) {
            const SeriesStroke stroke = row.hollow ? SeriesStroke::Hollow : SeriesStroke::Solid;
            const std::string& name = row.key == "used" ? m_words.subjectName() : m_answer.othersName;
            m_figure.series.push_back({key, name, SeriesShape::Bars, stroke, row.family, {}});
        }
        return m_figure.series.back();
    }

    void addRows(const FigureRacks& racks)
    {
        for (const RackRow& row : racks.rows) {
            Category category;
            category.reference = row.key;
            category.cells = {{row.name, {}}, {row.lines.empty() ? std::string() : row.lines.front().text, {}}};
            category.subject = m_subject;
            if (!row.racks) {
                category.state = CategoryState::Missing;
                category.remark = row.cells.missing;
            }
            const auto position = static_cast<double>(m_figure.categories.size());
            m_figure.categories.push_back(std::move(category));
            if (row.racks) {
                Mark mark;
                mark.reference = row.key;
                mark.position = position;
                mark.value = static_cast<double>(*row.racks);
                mark.label = row.count;
                seriesOf(row).marks.push_back(std::move(mark));
            }
        }
        m_figure.valueAxis.title = racks.tableRacks;
        m_figure.valueAxis.unit = ValueUnit::Racks;
        m_figure.valueAxis.scale = AxisScale::Linear;
        m_figure.valueAxis.fromZero = true;
        fitValueAxis(m_figure);
    }

    void addDensity(const std::string& name, const std::optional<RackDensity>& density)
    {
        if (density) {
            m_figure.notes.push_back({RacksWords::verdictOf(density->evidence), m_words.density(name, *density)});
        }
    }

    /// What the numbers rest on; comparability stands there already.
    void addNotes()
    {
        const auto size = sizeOf(m_footprint.a);
        bool equal = false;
        for (const SubmissionRow& row : m_footprint.shown) {
            equal = equal || (!(row.accelerator == m_footprint.a.accelerator) && sizeOf(row) == size);
        }
        if (!equal && size) {
            m_figure.notes.push_back(
                {Verdict::Amber, m_phrases.say(Phrase::NoteRacksNoEqualSize, {{"accelerator", m_answer.othersName},
                                                                              {"count", m_numbers.count(*size)}})});
        }
        addDensity(m_words.subjectName(), m_footprint.density);
        addDensity(m_answer.othersName, m_footprint.othersDensity);
        std::set<std::string> told;
        for (const FootprintMethod& method : m_footprint.methods) {
            if (const std::string given = m_words.givenRatio(method); !given.empty()) {
                m_figure.notes.push_back({Verdict::Amber, given});
            }
            for (const MetricNote& note : method.racks.notes) {
                const bool beyond =
                    note.code == NoteCode::ExtrapolatedAbove || note.code == NoteCode::ExtrapolatedBelow;
                if (beyond || note.code == NoteCode::PointsLeftOut || note.code == NoteCode::MixedDensities) {
                    const std::string text = m_answer.othersName + ": " + noteText(note, m_phrases, m_numbers);
                    if (told.insert(text).second) {
                        m_figure.notes.push_back({beyond ? Verdict::Amber : Verdict::Green, text});
                    }
                }
            }
        }
    }

    void summarise(const FigureRacks& racks)
    {
        std::vector<std::string> rows;
        for (const RackRow& row : racks.rows) {
            rows.push_back(row.name + ": " + (row.racks ? row.count : row.cells.missing));
        }
        m_figure.summary =
            m_phrases.say(Phrase::SummaryRacks,
                          {{"title", m_figure.title}, {"subtitle", m_figure.subtitle}, {"rows", joined(rows, "; ")}});
    }

    const FigureSpec& m_spec;
    const RacksAnswer& m_answer;
    const Footprint& m_footprint;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    RacksWords m_words;
    Figure m_figure;
    std::optional<Subject> m_subject;
};

RowFigurePlan planOf(const FigureSpec& spec, const FigureContext& context)
{
    RowFigurePlan plan{Phrase::TitleRacksOf, Phrase::TitleRacksSeveral};
    plan.derived = true;
    plan.inOrder = true;
    plan.remarks.derived = {Formula::RacksUsed, Formula::EqualTimeByRatio, Formula::EqualTimeByCurve,
                            Formula::RacksForEqualTime};
    plan.remarks.derivedBases = {racksBasis(spec.basis)};
    plan.tail = context.phrases.say(Phrase::RacksTail, {{"basis", basisName(racksBasis(spec.basis), context.phrases)}});
    return plan;
}

/// The footnote of the picture names no formulas: those stand in the text beside it.
std::vector<std::string> footnoteOf(const FigureSpec& spec, const SubmissionRows& rows, const FigureContext& context)
{
    CitationRemarks cited;
    cited.unnamed = rows;
    for (const SubmissionRow& row : rows) {
        const Benchmark* benchmark = context.tables.benchmark(row.benchmark);
        cited.threeRuns = cited.threeRuns || (benchmark != nullptr && benchmark->runsRequired == 3);
    }
    const NumberFormat numbers(spec.style.language);
    std::vector<std::string> footnote =
        cite(rows, cited, context.legends, context.catalogueDate, context.tables, context.phrases, numbers).brief;
    const std::string metrics = metricName(Formula::RacksUsed, context.phrases) + ", " +
                                metricName(Formula::RacksForEqualTime, context.phrases);
    const std::string derived = context.phrases.say(
        Phrase::CitationDerived, {{"basis", basisName(racksBasis(spec.basis), context.phrases)}, {"metrics", metrics}});
    if (cited.threeRuns && footnote.size() > 1) {
        footnote[footnote.size() - 2] += " " + derived;
    } else if (!footnote.empty()) {
        footnote.insert(footnote.end() - 1, derived);
    }
    return footnote;
}

std::string titleOf(const FigureSpec& spec, const RacksAnswer& answer, const FigureContext& context)
{
    const NumberFormat numbers(spec.style.language);
    const SubmissionRow& row = *answer.subject;
    const std::string benchmark = benchmarkTitle(row.benchmark, context.tables);
    const auto& minutes = spec.basis == FigureBasis::Raw ? row.score.rawMinutes : row.score.minutes;
    if (spec.basis == FigureBasis::Throughput || !minutes) {
        return context.phrases.say(
            Phrase::TitleRacksAtSpeed,
            {{"benchmark", benchmark},
             {"name", displayText(rowName(row, shortAcceleratorNames({acceleratorTitle(row)}).front(), numbers))}});
    }
    return context.phrases.say(Phrase::TitleRacks, {{"benchmark", benchmark}, {"minutes", numbers.minutes(*minutes)}});
}

/// Nothing is drawn, and this is why.
void leaveEmpty(Figure& figure, const std::string& message, const Phrasebook& phrases)
{
    figure.emptyMessage = message;
    figure.categories.clear();
    figure.columns.clear();
    figure.summary = phrases.say(Phrase::SummaryNothing, {{"title", figure.title}, {"message", message}});
}

std::string subjectTitle(const FigureSpec& spec, const SubmissionRow& row)
{
    const NumberFormat numbers(spec.style.language);
    return displayText(rowName(row, shortAcceleratorNames({acceleratorTitle(row)}).front(), numbers));
}

}  // namespace

Result<Figure> drawRacks(const FigureSpec& spec, const RacksAnswer& answer, const FigureContext& context)
{
    FigureSpec plain = spec;
    plain.baseline.clear();
    plain.scale = AxisScale::Linear;
    const RowFigurePlan plan = planOf(spec, context);
    std::vector<SubmissionRow> sources;
    if (answer.footprint) {
        sources = answer.footprint->shown;
    } else if (answer.subject) {
        sources = {*answer.subject};
    }
    SubmissionRows rows(sources);
    Result<Figure> started = startFigure(plain, plan, rows, context);
    if (!started) {
        return started;
    }
    started->spec = spec;
    if (answer.subject) {
        started->title = titleOf(spec, answer, context);
    }
    if (!started->emptyMessage.empty()) {
        return started;
    }
    started->footnote = footnoteOf(spec, rows, context);
    if (!answer.footprint) {
        leaveEmpty(*started,
                   context.phrases.say(Phrase::EmptyRacksAgainst, {{"name", subjectTitle(spec, *answer.subject)}}),
                   context.phrases);
        return started;
    }
    if (const Metric& used = answer.footprint->racksUsed; !used.value) {
        leaveEmpty(*started,
                   context.phrases.say(Phrase::EmptyRacks, {{"name", subjectTitle(spec, *answer.subject)},
                                                            {"reason", absenceText(used.absence, context.phrases)}}),
                   context.phrases);
        started->racks.emplace();  // a density would help
        started->racks->subject = reference(answer.subject->key);
        return started;
    }
    return RacksDrawing(spec, answer, context, std::move(*started)).draw();
}

Result<Figure> buildRacks(const FigureSpec& spec, const SubmissionRows& shown, const SubmissionRows& all,
                          const FigureContext& context, const OwnRacks& ownRacks)
{
    const auto answer = answerRacks(spec, shown, all, context, ownRacks);
    if (!answer) {
        return tl::unexpected(answer.error());
    }
    return drawRacks(spec, *answer, context);
}

}  // namespace podium
