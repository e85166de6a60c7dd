// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/scaling_pair.h"

#include <algorithm>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/metrics.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;

const SubmissionRow* rowOf(const SubmissionRows& rows, const std::string& wanted)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const SubmissionRow& row) { return reference(row.key) == wanted; });
    return found == rows.end() ? nullptr : &*found;
}

class PairWriter {
public:
    PairWriter(Figure& figure, const FigureSpec& spec, const SubmissionRow& one, const SubmissionRow& other,
               const FigureContext& context)
        : m_figure(figure), m_spec(spec), m_phrases(context.phrases), m_numbers(spec.style.language),
          m_step(efficiencyBetween(one, other)), m_from(m_step.from == reference(one.key) ? one : other),
          m_to(&m_from == &one ? other : one)
    {
        const auto names = shortAcceleratorNames({acceleratorTitle(m_from), acceleratorTitle(m_to)});
        m_fromName = displayText(rowName(m_from, names.front(), m_numbers));
        m_toName = displayText(rowName(m_to, names.back(), m_numbers));
    }

    void write(bool withArrow)
    {
        if (withArrow) {
            addArrow();
        }
        const auto say = [&](Phrase phrase) {
            return m_phrases.say(phrase, {{"from", m_fromName},
                                          {"to", m_toName},
                                          {"efficiencies", efficienciesText(m_step, m_phrases, m_numbers)}});
        };
        m_figure.legend.push_back({LegendSymbol::Link, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Link,
                                   say(Phrase::LegendPair)});
        const std::string reasons = whyBasesDiffer(m_step, m_phrases, m_numbers);
        const std::string note = say(Phrase::NotePair);
        m_figure.notes.push_back({Verdict::Green, reasons.empty() ? note : note + " (" + reasons + ")"});
        m_figure.pair = FigurePair{m_step.from, m_step.to, m_step.on(MetricBasis::Official).value,
                                   m_step.on(MetricBasis::Raw).value, m_step.on(MetricBasis::Throughput).value};
    }

private:
    void addArrow()
    {
        Series series{
            "pair", m_phrases.say(Phrase::SeriesPair), SeriesShape::Link, SeriesStroke::Solid, HardwareFamily::Other,
            {}};
        for (const SubmissionRow* row : {&m_from, &m_to}) {
            const auto value = valueOf(*row, m_spec.basis);
            const auto size = sizeOf(*row);
            if (!value || !size) {
                return;
            }
            Mark mark;
            mark.reference = reference(row->key);
            mark.position = static_cast<double>(*size);
            mark.value = *value;
            mark.verified = row->verified;
            series.marks.push_back(std::move(mark));
        }
        const auto& ratio = m_step.on(metricBasis(m_spec.basis)).value;
        series.marks.back().label = ratio ? m_numbers.percent(*ratio) : std::string();
        m_figure.series.push_back(std::move(series));
    }

    Figure& m_figure;
    const FigureSpec& m_spec;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    EfficiencyStep m_step;
    const SubmissionRow& m_from;
    const SubmissionRow& m_to;
    std::string m_fromName;
    std::string m_toName;
};

}  // namespace

std::string efficienciesText(const EfficiencyStep& step, const Phrasebook& phrases, const NumberFormat& numbers)
{
    constexpr std::array words{std::pair(MetricBasis::Official, Phrase::NoteEfficiencyOfficial),
                               std::pair(MetricBasis::Raw, Phrase::NoteEfficiencyRaw),
                               std::pair(MetricBasis::Throughput, Phrase::NoteEfficiencyThroughput)};
    std::vector<std::string> parts;
    for (const auto& [basis, phrase] : words) {
        if (const auto& ratio = step.on(basis).value) {
            parts.push_back(phrases.say(phrase, {{"value", numbers.percent(*ratio)}}));
        }
    }
    return parts.empty() ? phrases.say(Phrase::EfficiencyNone) : joined(parts, ", ");
}

Status addPair(Figure& figure, const FigureSpec& spec, const SubmissionRows& rows, const SubmissionRows& drawn,
               const FigureContext& context)
{
    if (spec.from.empty()) {
        return {};
    }
    const SubmissionRow* one = rowOf(rows, spec.from);
    const SubmissionRow* other = rowOf(rows, spec.to);
    if (one == nullptr || other == nullptr) {
        return failure(ErrorCode::InvalidInput, one == nullptr ? "from" : "to",
                       "\"" + (one == nullptr ? spec.from : spec.to) +
                           "\" is not among the results that the filter lets through");
    }
    PairWriter(figure, spec, *one, *other, context)
        .write(rowOf(drawn, spec.from) != nullptr && rowOf(drawn, spec.to) != nullptr);
    return {};
}

}  // namespace podium
