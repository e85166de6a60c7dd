// SPDX-License-Identifier: GPL-3.0-or-later
#include <simdjson.h>

#include "db/store/export_ledger.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

const std::string acme = "5.0/Acme/rocket_n2/llama31_405b";

/// A database with two results, and one figure of them that was exported.
class ExportBench {
public:
    ExportBench() : m_root(m_bench.writeRepository())
    {
        REQUIRE(m_bench.runOnDatabase({"import", m_root.string()}).exitCode == 0);
        REQUIRE(m_bench.runOnDatabase({"figure", "time-to-train", "-o", "times.svg"}).exitCode == 0);
    }

    [[nodiscard]] Finished run(const std::vector<std::string>& words) const { return m_bench.runOnDatabase(words); }
    /// Imports the repository again with another score of Acme.
    [[nodiscard]] Finished correct() const
    {
        writeText(m_root / "Acme/results/rocket_n2/llama31_405b/result_1.txt", logText(28));
        return m_bench.runOnDatabase({"import", m_root.string()});
    }
    [[nodiscard]] const CliBench& bench() const { return m_bench; }

private:
    const CliBench m_bench;
    const std::filesystem::path m_root;
};

}  // namespace

TEST_CASE("A figure that was written is among the exports, with the results that it showed")
{
    const ExportBench bench;
    const auto listed = bench.run({"exports", "--json"});
    CHECK(listed.exitCode == 0);
    simdjson::dom::parser parser;
    const simdjson::dom::element entry = simdjson::dom::element(parser.parse(listed.out)).at(0);
    CHECK(std::int64_t(entry["number"]) == 1);
    CHECK(std::string_view(entry["kind"]) == "time-to-train");
    CHECK(std::string_view(entry["format"]) == "svg");
    CHECK(std::string_view(entry["file"]) == bench.bench().path("times.svg").string());
    CHECK(std::string_view(entry["file_state"]) == "same");
    CHECK(entry["results"].get_array().size() == 2);
    CHECK(std::string_view(entry["results"].at(0)["reference"]) == acme);
    CHECK(double(entry["results"].at(0)["then_min"]) == 25);
    CHECK(double(entry["results"].at(0)["now_min"]) == 25);

    CHECK(contains(bench.run({"exports"}).out, "unchanged"));
    CHECK(contains(bench.run({"exports", "show", "1"}).out, "Footnote:\nResults verified by MLCommons Association."));
    CHECK(contains(bench.run({"exports", "show", "1"}).out, "\n  \"kind\": \"time-to-train\",\n"));
    CHECK(contains(bench.run({"exports", "--csv"}).out, "\n1,"));
    CHECK(bench.run({"exports", "--reference", "5.0/No/such/result", "--json"}).out == "[]\n");
    CHECK(bench.run({"exports", "--file", "other.svg", "--json"}).out == "[]\n");
    CHECK(bench.run({"exports", "--since", "9999-12-31", "--json"}).out == "[]\n");
}

TEST_CASE("An import says which exports show what it changed, and the ledger says what was shown")
{
    const ExportBench bench;
    const auto imported = bench.correct();
    CHECK(imported.exitCode == 1);
    CHECK(contains(imported.out, "export 1 of "));
    CHECK(contains(imported.out, "times.svg, shows what changed: " + acme));
    CHECK(contains(bench.run({"exports"}).out, "1 result changed"));
    const auto shown = bench.run({"exports", "show", "1"});
    CHECK(contains(shown.out, "25.000"));
    CHECK(contains(shown.out, "28.000"));
}

TEST_CASE("An export is drawn again from the results as they are now")
{
    const ExportBench bench;
    const auto before = textOf(bench.bench().path("times.svg"));
    REQUIRE(bench.run({"exports", "redo", "1", "-o", "same.svg"}).exitCode == 0);
    CHECK(textOf(bench.bench().path("same.svg")) == before);
    REQUIRE(bench.correct().exitCode == 1);
    REQUIRE(bench.run({"exports", "redo", "1"}).exitCode == 0);
    CHECK(textOf(bench.bench().path("times.svg")) != before);
    CHECK(contains(bench.run({"exports"}).out, "file altered"));  // the first one
    CHECK(bench.run({"exports", "redo", "17"}).exitCode == 2);
}

TEST_CASE("Exports are removed one by one or, on the word, all")
{
    const ExportBench bench;
    CHECK(bench.run({"exports", "clear"}).exitCode == 2);
    CHECK(bench.run({"exports", "remove", "1"}).exitCode == 0);
    CHECK(bench.run({"exports", "--json"}).out == "[]\n");
    REQUIRE(bench.run({"figure", "time-to-train", "-o", "times.svg"}).exitCode == 0);
    CHECK(bench.run({"exports", "clear", "--yes"}).exitCode == 0);
    CHECK(bench.run({"exports", "--json"}).out == "[]\n");
    CHECK(std::filesystem::exists(bench.bench().path("times.svg")));
}

TEST_CASE("Numbers that are not among the exports are named, and then nothing is removed")
{
    const ExportBench bench;
    const auto one = bench.run({"exports", "remove", "99"});
    CHECK(one.exitCode == 2);
    CHECK(contains(one.err, "podium-cli: 99: no export of this number is recorded"));
    const auto some = bench.run({"exports", "remove", "7", "1", "99", "7"});
    CHECK(some.exitCode == 2);
    CHECK(contains(some.err, "podium-cli: 7, 99: no export of these numbers is recorded"));
    CHECK(contains(some.err, "Nothing was removed."));
    CHECK(bench.run({"exports", "show", "1"}).exitCode == 0);
    CHECK(bench.run({"exports", "remove", "1", "1"}).exitCode == 0);
    CHECK(bench.run({"exports", "remove", "1"}).exitCode == 2);
}

TEST_CASE("An export whose format nobody knows is drawn again only into a file that is named")
{
    const ExportBench bench;
    {
        auto database = store::Database::open(bench.bench().path("test.db"), store::OpenMode::ReadWrite).value();
        ExportRecord record = store::listExports(database).value().front();
        record.format = "hologram";
        REQUIRE(store::recordExports(database, {record}).has_value());
    }
    const auto before = textOf(bench.bench().path("times.svg"));
    const auto refused = bench.run({"exports", "redo", "2"});
    CHECK(refused.exitCode == 2);
    CHECK(contains(refused.err,
                   "podium-cli: export 2: this version of Podium cannot write its format, \"hologram\"; name a file"));
    CHECK(textOf(bench.bench().path("times.svg")) == before);
    CHECK(bench.run({"exports", "redo", "2", "-o", "again.svg"}).exitCode == 0);
    CHECK(textOf(bench.bench().path("again.svg")) == before);
}

TEST_CASE("A figure without the ledger is written and not recorded")
{
    const ExportBench bench;
    REQUIRE(bench.run({"figure", "time-to-train", "-o", "quiet.svg", "--no-ledger"}).exitCode == 0);
    CHECK(bench.run({"exports", "--file", "quiet.svg", "--json"}).out == "[]\n");
}

TEST_CASE("Words that mean nothing among the exports are said to")
{
    const ExportBench bench;
    CHECK(bench.run({"exports", "--since", "yesterday"}).exitCode == 2);
    CHECK(bench.run({"exports", "--reference", "x"}).exitCode == 2);
    CHECK(bench.run({"exports", "show", "5"}).exitCode == 2);
    CHECK(bench.run({"exports", "shwo"}).exitCode == 2);
}

TEST_CASE("Whatever is wrong with a list of result IDs, its path is said as it was named")
{
    const ExportBench bench;
    const std::string head = "reference,result_id\n";
    const std::string bolt = "5.0/Bolt/bolt_n2/llama31_405b";
    for (const std::string& text :
         {std::string("a,b\n1,2\n"), head + "x,5.0-1\n", head + "x,1\ny,2\n", head + "\"x,1\n",
          head + acme + ",5.0-0001\n" + acme + ",5.0-0002\n", head + acme + ",5.0-0001\n" + bolt + ",5.0-0001\n"}) {
        writeText(bench.bench().path("ids.csv"), text);
        for (const std::string& name :
             {std::string("ids.csv"), std::string("./ids.csv"), bench.bench().path("ids.csv").string()}) {
            const auto refused = bench.run({"import", name});
            CAPTURE(text, refused.err);
            CHECK(refused.exitCode == 3);
            CHECK(refused.err.find("podium-cli: " + name + ":") == 0);
        }
    }
}

TEST_CASE("An export whose footnote cites an ID that the result has no more is said to have changed")
{
    const ExportBench bench;
    const auto importIds = [&bench](const std::string& id) {
        writeText(bench.bench().path("ids.csv"), "reference,result_id\n" + acme + ',' + id + '\n');
        return bench.run({"import", "ids.csv"});
    };
    // The export of the bench was made without an ID: its footnote names the system, which stays right.
    CHECK(importIds("5.0-0042").exitCode == 0);
    CHECK_FALSE(contains(bench.run({"exports"}).out, "changed,"));
    CHECK(contains(bench.run({"exports", "--csv"}).out, ",2,0,0,same,"));
    for (const std::string language : {"en", "de"}) {
        REQUIRE(bench.run({"figure", "time-to-train", "-o", language + ".svg", "--lang", language}).exitCode == 0);
    }
    CHECK(importIds("5.0-0042").exitCode == 0);
    const auto imported = importIds("5.0-0043");
    CHECK(imported.exitCode == 1);
    CHECK(imported.out.starts_with("1 result ID: 0 new, 0 unchanged, 1 changed\nexport 3 of "));
    CHECK(contains(imported.out, "en.svg, cites another ID of: " + acme + '\n'));
    CHECK(contains(imported.out, "de.svg, cites another ID of: " + acme + '\n'));
    CHECK_FALSE(contains(imported.out, "times.svg"));
    for (const std::string number : {"2", "3"}) {
        const auto shown = bench.run({"exports", "show", number}).out;
        CAPTURE(shown);
        CHECK(contains(shown, "1 result changed"));
        CHECK(contains(shown, "ID was 5.0-0042, is now 5.0-0043"));
        const auto json = bench.run({"exports", "show", number, "--json"}).out;
        CHECK(contains(json, "\"then_id\":\"5.0-0042\""));
        CHECK(contains(json, "\"now_id\":\"5.0-0043\""));
        CHECK(contains(json, "\"results_changed\": 1"));
    }
    CHECK(contains(bench.run({"exports", "show", "1"}).out, "basis: unchanged"));
    // The same list again changes nothing, and names nothing again.
    CHECK(importIds("5.0-0043").exitCode == 0);
    REQUIRE(bench.run({"exports", "redo", "2"}).exitCode == 0);
    CHECK(contains(bench.run({"exports", "show", "4"}).out, "basis: unchanged"));
}

TEST_CASE("A result ID from a list stands in show and in the footnote")
{
    const ExportBench bench;
    writeText(bench.bench().path("ids.csv"), "reference,result_id\n" + acme + ",5.0-0042\n");
    const auto imported = bench.run({"import", "ids.csv"});
    CHECK(imported.exitCode == 0);
    CHECK(imported.out == "1 result ID: 1 new, 0 unchanged, 0 changed\n");
    CHECK(contains(bench.run({"show", acme, "--json"}).out, "\"result_id\": \"5.0-0042\""));
    REQUIRE(bench.run({"figure", "time-to-train", "-o", "a.svg", "--footnote", "a.txt"}).exitCode == 0);
    CHECK(contains(textOf(bench.bench().path("a.txt")), "result ID 5.0-0042 [" + acme + "]"));
    REQUIRE(bench.correct().exitCode == 1);
    CHECK(contains(bench.run({"show", acme, "--json"}).out, "\"result_id\": \"5.0-0042\""));
}

}  // namespace podium::test
