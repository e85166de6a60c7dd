// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reference/reference_reader.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "db/reference/ascii.h"
#include "db/reference/table_reader.h"

namespace podium {

namespace {

bool isDate(std::string_view text)
{
    constexpr std::string_view form = "0000-00-00";
    return std::equal(text.begin(), text.end(), form.begin(), form.end(),
                      [](char c, char f) { return f == '0' ? ascii::isDigit(c) : c == f; });
}

/// Reads the tables in an order in which what is read first can check what names it.
class ReferenceReader {
public:
    explicit ReferenceReader(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    Result<ReferenceContent> read()
    {
        const std::pair<std::string_view, void (ReferenceReader::*)(TableRow&)> tables[] = {
            {"rounds", &ReferenceReader::round},
            {"benchmarks", &ReferenceReader::benchmark},
            {"benchmark_names", &ReferenceReader::benchmarkName},
            {"compatibility", &ReferenceReader::span},
            {"accelerators", &ReferenceReader::acceleratorRule},
            {"submitters", &ReferenceReader::submitter},
            {"spellings", &ReferenceReader::spelling},
            {"size_overrides", &ReferenceReader::sizeOverride},
            {"layout_exceptions", &ReferenceReader::layoutException},
            {"rack_profiles", &ReferenceReader::rackProfile},
        };
        for (const auto& [name, row] : tables) {
            m_keys.clear();
            auto version = readTable(m_folder, name, [this, row = row](TableRow& fields) { (this->*row)(fields); });
            if (!version) {
                return tl::unexpected(std::move(version.error()));
            }
            m_content.version = std::max(m_content.version, *version);
        }
        if (const auto known = checkRequiredKeys(); !known) {
            return tl::unexpected(known.error());
        }
        m_content.acceleratorRules = AcceleratorRules(std::move(m_rules));
        return std::move(m_content);
    }

private:
    void round(TableRow& row)
    {
        Round round;
        round.id = row.text("id");
        round.suite = row.text("suite");
        round.version = row.text("version");
        round.published = row.textOrEmpty("published");
        round.repositories = row.texts("repositories");
        round.url = row.textOrEmpty("url");
        round.dialect = row.choice<LogDialect>(
            "dialect", {{"mllog", LogDialect::Mllog}, {"mll", LogDialect::Mll}, {"mlp05", LogDialect::Mlp05}});
        round.strictLines = row.flag("strictLines");
        round.initLimitMinutes = limit(row, "initLimitMinutes");
        round.initLimitOpenMinutes = limit(row, "initLimitOpenMinutes");
        row.objects("requiredKeys", "required key",
                    [&](TableRow& key) { round.requiredKeys.push_back(requiredKey(key)); });
        if (!round.published.empty() && !isDate(round.published)) {
            row.fail("published", "a date such as \"2025-06-04\", or \"\" where it is not known");
        }
        once(row, "id", round.id);
        for (const auto& repository : round.repositories) {
            once(row, "repositories", "repository " + ascii::lowerCase(repository));
        }
        m_content.rounds.push_back(std::move(round));
    }

    static std::optional<double> limit(TableRow& row, std::string_view field)
    {
        const auto minutes = row.optionalNumber(field);
        if (minutes && *minutes <= 0) {
            row.fail(field, "minutes above 0");
        }
        return minutes;
    }

    static RequiredKey requiredKey(TableRow& row)
    {
        return {row.text("benchmark"), divisionChoice(row, "division"), row.text("key")};
    }

    static Division divisionChoice(TableRow& row, std::string_view field)
    {
        return row.choice<Division>(field, {{"closed", Division::Closed}, {"open", Division::Open}});
    }

    /// The benchmarks are read after the rounds that name them.
    [[nodiscard]] Status checkRequiredKeys() const
    {
        for (std::size_t index = 0; index < m_content.rounds.size(); ++index) {
            for (const auto& key : m_content.rounds[index].requiredKeys) {
                if (!holdsBenchmark(key.benchmark)) {
                    return failure(ErrorCode::ReferenceInvalid, (m_folder / "rounds.json").string(),
                                   fmt::format("row {}, field \"requiredKeys\": expected a key of benchmarks.json, "
                                               "found \"{}\"",
                                               index + 1, key.benchmark));
                }
            }
        }
        return {};
    }

    void benchmark(TableRow& row)
    {
        Benchmark benchmark;
        benchmark.key = row.text("key");
        benchmark.title = row.text("title");
        benchmark.area = row.text("area");
        benchmark.dataset = row.textOrEmpty("dataset");
        benchmark.metric = row.text("metric");
        benchmark.higherIsBetter = row.choice<bool>("better", {{"higher", true}, {"lower", false}});
        benchmark.runsRequired = row.count("runsRequired");
        benchmark.maxDropped = row.count("maxDropped");
        benchmark.firstSuccesses = row.optionalCount("firstSuccesses");
        benchmark.epochsAreSamples = !row.optionalText("epochNumCounts").empty();
        std::set<std::string> targeted;
        row.objects("targets", "target", [&](TableRow& target) {
            benchmark.targets.push_back({knownRounds(target), target.text("text"), target.optionalNumber("value"),
                                         target.optionalNumber("second")});
            for (const auto& round : benchmark.targets.back().rounds) {
                if (!targeted.insert(round).second) {
                    target.fail("rounds", "each round in one target only");
                }
            }
        });
        once(row, "key", benchmark.key);
        m_content.benchmarks.push_back(std::move(benchmark));
    }

    void benchmarkName(TableRow& row)
    {
        BenchmarkName name{row.text("folder"), knownRounds(row), knownBenchmark(row)};
        for (const auto& round : name.rounds) {
            once(row, "rounds", round + '/' + ascii::lowerCase(name.folder));
        }
        m_content.benchmarkNames.push_back(std::move(name));
    }

    void span(TableRow& row)
    {
        CompatibilitySpan span{knownBenchmark(row), knownRounds(row), row.optionalText("noteAfter"),
                               row.optionalText("note")};
        const auto& rounds = span.rounds;
        if (span.noteAfter.empty() != span.note.empty()) {
            row.fail(span.note.empty() ? "note" : "noteAfter", "both \"noteAfter\" and \"note\", or neither");
        }
        const auto after = std::find(rounds.begin(), rounds.end(), span.noteAfter);
        if (!span.note.empty() && (after == rounds.end() || after + 1 == rounds.end())) {
            row.fail("noteAfter", "a round of the span that is not its last one");
        }
        for (const auto& round : rounds) {
            once(row, "rounds", span.benchmark + '/' + round);
        }
        m_content.spans.push_back(std::move(span));
    }

    void acceleratorRule(TableRow& row)
    {
        AcceleratorRule rule;
        rule.accelerator.name = row.text("name");
        rule.accelerator.vendor = row.text("vendor");
        rule.accelerator.architecture = row.text("architecture");
        rule.accelerator.generation = row.text("generation");
        rule.all = patterns(row, "all");
        rule.any = patterns(row, "any");
        rule.none = patterns(row, "none");
        rule.system = patterns(row, "system");
        rule.processor = patterns(row, "processor");
        rule.accelerator.isProcessor = !rule.processor.empty();
        if (rule.all.empty() && rule.any.empty() && rule.processor.empty()) {
            row.fail("all", "patterns in \"all\", \"any\" or \"processor\"");
        }
        m_rules.push_back(std::move(rule));
    }

    static std::vector<NamePattern> patterns(TableRow& row, std::string_view field)
    {
        std::vector<NamePattern> patterns;
        for (const auto& text : row.optionalTexts(field)) {
            if (auto pattern = NamePattern::parse(text)) {
                patterns.push_back(std::move(*pattern));
            } else {
                row.fail(field, "patterns of lower-case words such as \"h100\", \"80 gb\", \"sxm#\", \"^tpu$\"");
            }
        }
        return patterns;
    }

    void submitter(TableRow& row)
    {
        SubmitterName name{row.optionalText("folder"), row.textOrEmpty("field"), row.text("canonical")};
        if (name.folder.empty() && name.field.empty()) {
            row.fail("field", "a text that is not empty where there is no folder");
        }
        once(row, "field", ascii::lowerCase(name.folder) + '/' + ascii::lowerCase(name.field));
        m_content.submitters.push_back(std::move(name));
    }

    void spelling(TableRow& row)
    {
        enum class Field { Division, Availability };
        const auto field =
            row.choice<Field>("field", {{"division", Field::Division}, {"availability", Field::Availability}});
        const auto published = ascii::lowerCase(row.text("published"));
        if (field == Field::Division) {
            m_content.spellings.divisions.emplace_back(published, divisionChoice(row, "means"));
        } else {
            m_content.spellings.availabilities.emplace_back(published, availabilityChoice(row, "means"));
        }
        once(row, "published", (field == Field::Division ? "division/" : "availability/") + published);
    }

    static Availability availabilityChoice(TableRow& row, std::string_view field)
    {
        std::vector<std::pair<std::string_view, Availability>> choices;
        for (const auto value :
             {Availability::OnPremise, Availability::Cloud, Availability::Preview, Availability::Research}) {
            choices.emplace_back(toString(value), value);
        }
        return row.choice<Availability>(field, choices);
    }

    void sizeOverride(TableRow& row)
    {
        SizeOverride size{knownRound(row), row.text("systemFolder"), knownBenchmark(row), row.count("nodes"),
                          row.count("acceleratorsPerNode")};
        if (size.nodes == 0) {
            row.fail("nodes", "a number above 0");
        }
        once(row, "systemFolder", size.round + '/' + size.systemFolder + '/' + size.benchmark);
        m_content.sizeOverrides.push_back(std::move(size));
    }

    void layoutException(TableRow& row)
    {
        LayoutException exception{
            knownRound(row), row.text("submitter"), row.text("systemFolder"), row.text("description"), {}, false};
        exception.benchmark = row.optionalText("benchmark");
        exception.targetDecides = row.optionalText("success") == "target";
        if (!exception.benchmark.empty() && !holdsBenchmark(exception.benchmark)) {
            row.fail("benchmark", "a key of benchmarks.json");
        }
        once(row, "systemFolder", exception.round + '/' + exception.submitter + '/' + exception.systemFolder);
        m_content.layoutExceptions.push_back(std::move(exception));
    }

    void rackProfile(TableRow& row)
    {
        RackProfile profile;
        profile.name = row.text("name");
        profile.accelerators = patterns(row, "accelerators");
        profile.systems = patterns(row, "systems");
        profile.installed = row.count("installed");
        profile.active = row.count("active");
        profile.evidence = row.choice<RackEvidence>("evidence", {{"assumption", RackEvidence::Assumption},
                                                                 {"submission", RackEvidence::Submission},
                                                                 {"public", RackEvidence::PublicSource}});
        profile.source = row.text("source");
        profile.statedAs = row.optionalText("statedAs");
        if (profile.accelerators.empty()) {
            row.fail("accelerators", "one pattern or more");
        }
        if (profile.active == 0 || profile.active > profile.installed) {
            row.fail("active", "a number from 1 to \"installed\"");
        }
        if (profile.statedAs != comparableName(profile.statedAs)) {
            row.fail("statedAs", "lower-case words such as \"nvidia gb200 nvl72\"");
        }
        once(row, "name", ascii::lowerCase(profile.name));
        m_content.rackProfiles.push_back(std::move(profile));
    }

    /// A field "rounds" whose rounds are in the table of rounds, in that order.
    std::vector<std::string> knownRounds(TableRow& row) const
    {
        auto rounds = row.texts("rounds");
        auto position = m_content.rounds.begin();
        for (const auto& id : rounds) {
            position = std::find_if(position, m_content.rounds.end(), [&](const Round& r) { return r.id == id; });
            if (position == m_content.rounds.end()) {
                row.fail("rounds", fmt::format("rounds of rounds.json in its order (\"{}\" is not)", id));
                break;
            }
        }
        return rounds;
    }

    std::string knownRound(TableRow& row) const
    {
        auto id = row.text("round");
        const auto& rounds = m_content.rounds;
        if (std::none_of(rounds.begin(), rounds.end(), [&](const Round& r) { return r.id == id; })) {
            row.fail("round", "a round of rounds.json");
        }
        return id;
    }

    std::string knownBenchmark(TableRow& row) const
    {
        auto key = row.text("benchmark");
        if (!holdsBenchmark(key)) {
            row.fail("benchmark", "a key of benchmarks.json");
        }
        return key;
    }

    [[nodiscard]] bool holdsBenchmark(std::string_view key) const
    {
        const auto& benchmarks = m_content.benchmarks;
        return std::any_of(benchmarks.begin(), benchmarks.end(), [&](const Benchmark& b) { return b.key == key; });
    }

    /// What identifies a row may stand in one row of its table only.
    void once(TableRow& row, std::string_view field, const std::string& key)
    {
        if (!m_keys.insert(key).second) {
            row.fail(field, "a value that no row before it has");
        }
    }

    std::filesystem::path m_folder;
    ReferenceContent m_content;
    std::vector<AcceleratorRule> m_rules;
    std::set<std::string> m_keys;  ///< of the table that is being read
};

}  // namespace

Result<ReferenceContent> readReference(const std::filesystem::path& folder)
{
    try {
        return ReferenceReader(folder).read();
    } catch (const std::exception& error) {
        return failure(ErrorCode::ReferenceInvalid, folder.string(), error.what());
    }
}

}  // namespace podium
