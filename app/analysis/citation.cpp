// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/citation.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "app/analysis/cited_systems.h"
#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

constexpr std::size_t maximumSources = 3;  ///< whose addresses one sentence names in full
constexpr std::size_t maximumIds = 6;      ///< likewise
constexpr std::size_t longestNames = 320;  ///< bytes of the names of systems that a picture has room for

/// How a footnote as text ends what it says of one result.
std::string referenceMark(const std::string& reference) { return " [" + displayText(reference, 400) + "]"; }

/// Cites one set of submissions.
class Citer {
public:
    using Rows = std::vector<const store::SubmissionRow*>;

    Citer(const CitationLegends& legends, const std::string& date, const ReferenceTables& tables,
          const Phrasebook& phrases, const NumberFormat& numbers)
        : m_legends(legends), m_date(date), m_tables(tables), m_phrases(phrases), m_numbers(numbers)
    {
    }

    /// Status sentence for this many results.
    std::string status(bool verified, std::size_t count) const
    {
        if (verified) {
            return count == 1 ? m_legends.verifiedOne : m_legends.verifiedMany;
        }
        return count == 1 ? m_legends.unverifiedOne : m_legends.unverifiedMany;
    }

    /// Suite, version, division and benchmark of rows that share all but the version.
    std::string entry(const Rows& rows) const
    {
        std::vector<std::string> versions;
        for (const std::string& round : rounds(rows)) {
            versions.push_back(roundVersion(round, m_tables));
        }
        const store::SubmissionRow& first = *rows.front();
        return suiteTitle(first.key.round, m_tables, m_legends.mark) + " " +
               enumeration(versions, m_phrases.say(Phrase::And)) + ", " +
               m_phrases.say(divisionPhrase(first.division)) + ", " + benchmarkTitle(first.benchmark, m_tables);
    }

    /// Where verified results come from.
    std::string retrieved(const Rows& rows) const
    {
        std::vector<std::string> sources;
        for (const std::string& round : rounds(rows)) {
            sources.push_back(source(round));
        }
        const std::string text = sources.size() > maximumSources ? underOneAddress(sources)
                                                                 : enumeration(sources, m_phrases.say(Phrase::And));
        return m_phrases.say(Phrase::CitationRetrieved, {{"source", text}, {"date", m_date}});
    }

    /// "NVIDIA, Eos-dfw (64x NVIDIA HGX H100), 512 × NVIDIA H100 SXM [5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/...]".
    std::string systems(const Rows& rows) const
    {
        std::string text;
        for (const store::SubmissionRow* row : rows) {
            const auto size = sizeOf(*row);
            text += text.empty() ? "" : "; ";
            text += displayText(row->submitter) + ", " + displayText(systemTitle(*row));
            text += size ? ", " + m_numbers.count(*size) + " × " + displayText(acceleratorTitle(*row)) : std::string();
            const std::string_view availability = toString(row->availability);
            text += availability.empty() ? std::string() : ", " + std::string(availability);
            text += row->resultId.empty() ? std::string() : ", " + resultId(*row);
            text += referenceMark(reference(row->key));
        }
        return m_phrases.say(Phrase::CitationSystems, {{"systems", text}});
    }

    /// Entries and, where the picture does not name all of these results, what they are.
    std::string identified(const std::vector<std::string>& entries, const Rows& rows, const Rows& unnamed)
    {
        const bool anyNamed = unnamed.size() < rows.size();
        std::string text = m_phrases.say(anyNamed ? Phrase::CitationIdentified : Phrase::CitationOf,
                                         {{"entries", joined(entries, "; ")}});
        if (unnamed.empty()) {
            return text;
        }
        const std::string names = citedSystems(unnamed, m_tables);
        if (names.size() > longestNames) {
            m_refersToText = true;
            return text + " " +
                   m_phrases.say(Phrase::CitationNamesBeside,
                                 {{"count", m_numbers.count(static_cast<std::int64_t>(unnamed.size()))}});
        }
        return text + " " +
               m_phrases.say(anyNamed ? Phrase::CitationAgainst : Phrase::CitationSystemNames, {{"systems", names}});
    }

    /// The IDs of those of the rows that have one, as far as a picture has room for them.
    std::string resultIds(const Rows& rows)
    {
        std::set<std::string> ids;
        for (const store::SubmissionRow* row : rows) {
            if (!row->resultId.empty()) {
                ids.insert(displayText(row->resultId));
            }
        }
        if (ids.empty()) {
            return {};
        }
        if (ids.size() > maximumIds) {
            m_refersToText = true;
            return " " + m_phrases.say(Phrase::CitationResultIdsBeside,
                                       {{"count", m_numbers.count(static_cast<std::int64_t>(ids.size()))}});
        }
        return " " + m_phrases.say(ids.size() == 1 ? Phrase::CitationResultIdOne : Phrase::CitationResultIds,
                                   {{"ids", joined({ids.begin(), ids.end()}, ", ")}});
    }

    /// What was said sends the reader to the text beside the picture.
    [[nodiscard]] bool refersToText() const { return m_refersToText; }

    CitedResult result(const store::SubmissionRow& row) const
    {
        CitedResult cited;
        cited.key = row.key;
        cited.score = row.score;
        cited.reference = displayText(reference(row.key), 400);
        cited.submitter = displayText(row.submitter);
        cited.system = displayText(systemTitle(row));
        cited.round = suiteTitle(row.key.round, m_tables, m_legends.mark) + " " + roundVersion(row.key.round, m_tables);
        cited.benchmark = benchmarkTitle(row.benchmark, m_tables);
        cited.division = row.division;
        cited.availability = row.availability;
        cited.accelerators = sizeOf(row);
        cited.accelerator = displayText(acceleratorTitle(row));
        cited.resultId = displayText(row.resultId);
        cited.verified = row.verified;
        if (row.verified) {
            cited.address = "https://" + source(row.key.round);
            cited.retrieved = m_date;
        }
        return cited;
    }

private:
    std::string resultId(const store::SubmissionRow& row) const
    {
        return m_phrases.say(Phrase::CitationResultId, {{"id", displayText(row.resultId)}});
    }

    /// "github.com/mlcommons (training_results_v0.7, training_results_v1.0)": what all addresses begin with stands once.
    static std::string underOneAddress(std::vector<std::string> sources)
    {
        const std::string& first = sources.front();
        const std::string begin = first.substr(0, first.rfind('/') + 1);
        const bool isShared = !begin.empty() && std::all_of(sources.begin(), sources.end(), [&](const auto& source) {
            return source.starts_with(begin) && source.find('/', begin.size()) == std::string::npos;
        });
        if (!isShared) {
            return joined(sources, ", ");
        }
        for (std::string& source : sources) {
            source.erase(0, begin.size());
        }
        return begin.substr(0, begin.size() - 1) + " (" + joined(sources, ", ") + ")";
    }

    static std::vector<std::string> rounds(const Rows& rows)
    {
        std::set<std::string, RoundLess> distinct;
        for (const store::SubmissionRow* row : rows) {
            distinct.insert(row->key.round);
        }
        return {distinct.begin(), distinct.end()};
    }

    std::string source(const std::string& round) const
    {
        constexpr std::string_view protocol = "https://";
        const Round* known = m_tables.round(round);
        std::string url = known != nullptr && !known->url.empty() ? known->url : "github.com/mlcommons";
        if (url.starts_with(protocol)) {
            url.erase(0, protocol.size());
        }
        return displayText(url);
    }

    const CitationLegends& m_legends;
    const std::string& m_date;
    const ReferenceTables& m_tables;
    const Phrasebook& m_phrases;
    const NumberFormat& m_numbers;
    bool m_refersToText = false;
};

/// Rows that one sentence can name: verified first, then by suite, benchmark, division.
struct GroupKey {
    bool unverified;
    std::string suite;
    std::string benchmark;
    Division division;
    std::string round;  ///< empty where rounds share the sentence

    [[nodiscard]] auto tied() const { return std::tie(unverified, suite, benchmark, division); }
    friend bool operator<(const GroupKey& left, const GroupKey& right)
    {
        if (left.tied() != right.tied()) {
            return left.tied() < right.tied();
        }
        return compareRounds(left.round, right.round) < 0;
    }
};

std::map<GroupKey, Citer::Rows> grouped(const SubmissionRows& rows, const ReferenceTables& tables,
                                        const std::string& mark, bool byRound)
{
    std::map<GroupKey, Citer::Rows> groups;
    for (const store::SubmissionRow& row : rows) {
        groups[{!row.verified, suiteTitle(row.key.round, tables, mark), row.benchmark, row.division,
                byRound ? row.key.round : std::string()}]
            .push_back(&row);
    }
    for (auto& [key, group] : groups) {
        std::sort(group.begin(), group.end(),
                  [](const auto* left, const auto* right) { return left->key < right->key; });
    }
    return groups;
}

/// The rows of one verification status.
Citer::Rows ofStatus(const SubmissionRows& rows, bool verified)
{
    Citer::Rows selected;
    for (const store::SubmissionRow& row : rows) {
        if (row.verified == verified) {
            selected.push_back(&row);
        }
    }
    return selected;
}

/// "Derived, ..., on official basis: Speedup as submitted (T_b / T_a)."
std::string derivedSentence(const CitationRemarks& remarks, const Phrasebook& phrases)
{
    std::vector<std::string> metrics;
    for (const Formula formula : remarks.derived) {
        metrics.push_back(metricName(formula, phrases) + " (" + formulaWords(formula, phrases) + ")");
    }
    std::vector<std::string> bases;
    for (const MetricBasis basis : remarks.derivedBases) {
        bases.push_back(basisName(basis, phrases));
    }
    return phrases.say(Phrase::CitationDerived,
                       {{"basis", enumeration(bases, phrases.say(Phrase::And))}, {"metrics", joined(metrics, ", ")}});
}

void addRemarks(const CitationRemarks& remarks, const Phrasebook& phrases, std::vector<std::string>& paragraphs)
{
    std::vector<std::string> sentences;
    if (remarks.threeRuns) {
        sentences.push_back(phrases.say(Phrase::CitationThreeRuns));
    }
    if (remarks.rawTime) {
        sentences.push_back(phrases.say(Phrase::CitationRawTime));
    }
    if (remarks.runDifference) {
        sentences.push_back(phrases.say(Phrase::CitationRunDifference));
    }
    if (remarks.droppedRuns) {
        sentences.push_back(phrases.say(Phrase::CitationDroppedRuns));
    }
    if (remarks.curves) {
        sentences.push_back(phrases.say(Phrase::CitationCurves));
    }
    if (!remarks.derived.empty()) {
        sentences.push_back(derivedSentence(remarks, phrases));
    }
    if (!sentences.empty()) {
        paragraphs.push_back(joined(sentences, " "));
    }
}

}  // namespace

std::string citedResultId(std::string_view footnote, const std::string& reference)
{
    const auto end = footnote.find(referenceMark(reference));
    if (end == std::string_view::npos) {
        return {};
    }
    const std::string_view words = footnote.substr(0, end);
    for (const Language language : {Language::English, Language::German}) {
        // Behind it, as Citer::systems() writes it, stands the ID and nothing else.
        const std::string lead = ", " + BuiltinPhrasebook(language).say(Phrase::CitationResultId, {{"id", ""}});
        const auto begin = words.rfind(lead);
        if (begin != std::string_view::npos) {
            const std::string_view id = words.substr(begin + lead.size());
            if (id.find_first_of(",;[]\n") == std::string_view::npos) {
                return std::string(id);
            }
        }
    }
    return {};
}

Citation cite(const SubmissionRows& rows, const CitationRemarks& remarks, const CitationLegends& legends,
              const std::string& date, const ReferenceTables& tables, const Phrasebook& phrases,
              const NumberFormat& numbers)
{
    Citation citation;
    if (rows.empty()) {
        return citation;
    }
    Citer citer(legends, date, tables, phrases, numbers);
    for (const bool verified : {true, false}) {
        const Citer::Rows ofThis = ofStatus(rows, verified);
        if (ofThis.empty()) {
            continue;
        }
        std::vector<std::string> entries;
        for (const auto& [key, group] : grouped(rows, tables, legends.mark, false)) {
            if (key.unverified != verified) {
                const std::string entry = citer.entry(group);
                entries.push_back(verified ? entry : phrases.say(Phrase::CitationUnverified, {{"entry", entry}}));
            }
        }
        const std::string origin = verified ? citer.retrieved(ofThis) : phrases.say(Phrase::CitationOwnImport);
        citation.brief.push_back(citer.status(verified, ofThis.size()) + " " +
                                 citer.identified(entries, ofThis, ofStatus(remarks.unnamed, verified)) +
                                 citer.resultIds(ofThis) + " " + origin);
    }
    for (const auto& [key, group] : grouped(rows, tables, legends.mark, true)) {
        const bool verified = !key.unverified;
        const std::string entry = citer.entry(group) + ".";
        citation.full.push_back(citer.status(verified, group.size()) + " " +
                                (verified ? entry : phrases.say(Phrase::CitationUnverified, {{"entry", entry}})) + " " +
                                (verified ? citer.retrieved(group) : phrases.say(Phrase::CitationOwnImport)) + " " +
                                citer.systems(group));
    }
    citation.refersToText = citer.refersToText();
    citation.derived = remarks.derived.empty() ? std::string() : derivedSentence(remarks, phrases);
    for (const store::SubmissionRow& row : rows) {
        citation.results.push_back(citer.result(row));
    }
    std::sort(citation.results.begin(), citation.results.end(),
              [](const CitedResult& left, const CitedResult& right) { return left.reference < right.reference; });
    for (std::vector<std::string>* paragraphs : {&citation.brief, &citation.full}) {
        if (!ofStatus(rows, true).empty() && !ofStatus(rows, false).empty()) {
            paragraphs->push_back(legends.unverifiedBesideVerified);
        }
        addRemarks(remarks, phrases, *paragraphs);
        paragraphs->push_back(legends.trademark);
    }
    return citation;
}

}  // namespace podium
