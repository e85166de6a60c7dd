// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalog/catalog.h"

#include <algorithm>
#include <filesystem>

#include "tests/db/catalog/equal_records.h"
#include "tests/db/catalog/sample_records.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;

namespace {

const CatalogHeader header{1, "5.0", "2026-06"};

std::vector<Submission> readAll(const std::string& text)
{
    std::vector<Submission> submissions;
    const auto status = readCatalog(text, "test.jsonl", [&](Submission&& submission) {
        submissions.push_back(std::move(submission));
        return true;
    });
    if (!status) {
        FAIL(status.error().detail);
    }
    return submissions;
}

Submission named(const std::string& system, const std::string& benchmark)
{
    Submission submission;
    submission.key = {"5.0", "Acme", system, benchmark};
    submission.system.folder = system;
    submission.system.fields = {{"name", system}, {"colour", "red"}};
    return submission;
}

Submission withCurve(std::size_t points)
{
    auto submission = named("box", "bert");
    Run run;
    run.file = "a";
    run.minutes = 1.0 / 3;
    for (std::size_t i = 0; i < points; ++i) {
        const auto index = static_cast<double>(i);
        run.curve.points.push_back({index / 3, index * 1234567, index / 7, index / 11});
    }
    submission.runs.push_back(run);
    return submission;
}

}  // namespace

TEST_CASE("a catalogue has a head, texts that systems share, and each system once before its submissions")
{
    CHECK(writeCatalog(header, {named("box", "resnet"), named("tower", "bert"), named("box", "bert")}) ==
          R"({"catalogue":1,"round":"5.0","date":"2026-06","submissions":3})"
          "\n"
          R"({"texts":["name","colour","red"]})"
          "\n"
          R"({"system":{"folder":"box","fields":[0,"box",1,2]}})"
          "\n"
          R"({"submission":{"key":["5.0","Acme","box","bert"]}})"
          "\n"
          R"({"submission":{"key":["5.0","Acme","box","resnet"]}})"
          "\n"
          R"({"system":{"folder":"tower","fields":[0,"tower",1,2]}})"
          "\n"
          R"({"submission":{"key":["5.0","Acme","tower","bert"]}})"
          "\n");
}

TEST_CASE("a catalogue without submissions reads back") { CHECK(readAll(writeCatalog(header, {})).empty()); }

TEST_CASE("submissions read back exactly where all points are kept")
{
    std::vector<Submission> submissions;
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        submissions.push_back(SampleRecords(seed).submission());
        submissions.back().key.benchmark += std::to_string(seed);
    }
    const auto text = writeCatalog(header, submissions, 0);
    const auto read = readAll(text);
    std::sort(submissions.begin(), submissions.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
    REQUIRE(read.size() == submissions.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        CAPTURE(i);
        CHECK(equal(submissions[i], read[i]));
    }
}

TEST_CASE("the same records give the same bytes in any order")
{
    std::vector<Submission> submissions{named("box", "bert"), named("box", "dlrm"), named("arch", "bert"),
                                        withCurve(40)};
    submissions.back().key.benchmark = "ssd";
    const auto text = writeCatalog(header, submissions);
    std::reverse(submissions.begin(), submissions.end());
    CHECK(writeCatalog(header, submissions) == text);
    CHECK(writeCatalog(header, readAll(text)) == text);
}

TEST_CASE("curves are thinned to their first, last and evenly spread points")
{
    const auto positions = [](std::size_t points, std::size_t maxPoints) {
        const auto submissions = readAll(writeCatalog(header, {withCurve(points)}, maxPoints));
        std::vector<double> result;
        for (const auto& point : submissions.at(0).runs.at(0).curve.points) {
            result.push_back(point.position / 1234567);
        }
        return result;
    };
    using Positions = std::vector<double>;
    CHECK(positions(11, 3) == Positions{0, 5, 10});
    CHECK(positions(10, 4) == Positions{0, 3, 6, 9});
    CHECK(positions(10, 2) == Positions{0, 9});
    CHECK(positions(10, 1) == Positions{9});
    CHECK(positions(4, 3) == Positions{0, 2, 3});
    CHECK(positions(3, 3) == Positions{0, 1, 2});
    CHECK(positions(1, 16) == Positions{0});
    CHECK(positions(0, 16).empty());
    CHECK(positions(451, 16).size() == 16);
    CHECK(positions(451, 0).size() == 451);
}

TEST_CASE("only the points of thinned catalogues are rounded")
{
    const auto run = readAll(writeCatalog(header, {withCurve(3)}, 16)).at(0).runs.at(0);
    CHECK(run.minutes == 1.0 / 3);
    CHECK(run.curve.points[1].minutes == 0.333333);
    CHECK(run.curve.points[1].position == 1234567);
    CHECK(run.curve.points[1].value == 0.142857);
    CHECK(run.curve.points[1].second == 0.0909091);
}

TEST_CASE("the reader stops when the receiver has enough")
{
    const auto text = writeCatalog(header, {named("box", "bert"), named("box", "dlrm")});
    int received = 0;
    const auto status = readCatalog(text, "test.jsonl", [&](Submission&&) {
        ++received;
        return false;
    });
    REQUIRE_FALSE(status);
    CHECK(status.error().code == ErrorCode::Cancelled);
    CHECK(received == 1);
}

TEST_CASE("the head of a catalogue says its round and date")
{
    const auto read = readCatalogHeader(writeCatalog(header, {}), "test.jsonl");
    REQUIRE(read);
    CHECK(read->format == 1);
    CHECK(read->round == "5.0");
    CHECK(read->date == "2026-06");
    CHECK_FALSE(readCatalogHeader("", "test.jsonl"));
    CHECK(readCatalogHeader("{}", "test.jsonl").error().context == "test.jsonl");
}

TEST_CASE("line ends of other systems and blank lines do not matter")
{
    auto text = writeCatalog(header, {named("box", "bert")});
    for (auto end = text.find('\n'); end != std::string::npos; end = text.find('\n', end + 3)) {
        text.replace(end, 1, "\r\n\n");
    }
    CHECK(readAll(text).size() == 1);
    text.erase(text.find_last_not_of("\r\n") + 1);
    CHECK(readAll(text).size() == 1);
}

TEST_CASE("the catalogue files of a folder come in the order of their names")
{
    const TemporaryFolder folder;
    folder.write("training-5.0.jsonl", "");
    folder.write("hpc-3.0.jsonl", "");
    folder.write("training-0.7.jsonl", "");
    folder.write("readme.txt", "");
    const auto files = catalogFiles(folder.path());
    REQUIRE(files);
    std::vector<std::string> names;
    for (const auto& file : *files) {
        names.push_back(file.filename().string());
    }
    CHECK(names == std::vector<std::string>{"hpc-3.0.jsonl", "training-0.7.jsonl", "training-5.0.jsonl"});

    const auto missing = catalogFiles(folder.path() / "missing");
    REQUIRE_FALSE(missing);
    CHECK(missing.error().code == ErrorCode::FileUnreadable);
    CHECK(missing.error().context == (folder.path() / "missing").string());
}
