// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <utility>

#include "app/services/import_service.h"
#include "tests/app/services/archive_builder.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"

namespace podium::services {

namespace {

using test::ImportBench;
using Texts = std::vector<std::string>;

/// Sends temporary files of one test into a folder of its own, so that what is left behind can be seen.
class TemporaryPlace {
public:
    TemporaryPlace() { ::setenv("TMPDIR", m_folder.path().c_str(), 1); }
    ~TemporaryPlace() { ::unsetenv("TMPDIR"); }
    TemporaryPlace(const TemporaryPlace&) = delete;
    TemporaryPlace& operator=(const TemporaryPlace&) = delete;

    [[nodiscard]] bool isEmpty() const { return std::filesystem::is_empty(m_folder.path()); }

private:
    test::TemporaryFolder m_folder;
};

std::filesystem::path writeRepository(const std::filesystem::path& root)
{
    test::writeSubmission(root, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, 1.25});
    return root;
}

}  // namespace

TEST_CASE("An archive with a published repository's name counts as that repository")
{
    const std::string ending = GENERATE(".zip", ".tar.gz", ".tar.zst");
    const std::string top = GENERATE("", "training_results_v5.0/", "./");
    ImportBench bench;
    const TemporaryPlace place;
    const auto archive = bench.folder() / ("training_results_v5.0" + ending);
    {
        test::ArchiveBuilder builder(archive);
        builder.addTree(writeRepository(bench.folder() / "tree"), top);
        builder.close();
    }

    const auto summary = bench.import({archive});

    CHECK(summary.added == 1);
    CHECK(summary.unverified == 0);
    CHECK(summary.files == 5);
    CHECK(summary.issues.empty());
    CHECK(bench.scores() == Texts{"5.0/Acme/rocket_n2/llama31_405b 31.25"});
    CHECK(bench.load("5.0/Acme/rocket_n2/llama31_405b")
              .runs.front()
              .file.find("Acme/results/rocket_n2/llama31_405b/result_0.txt") != std::string::npos);
    const auto batch = store::batchOf(bench.database(), parseReference("5.0/Acme/rocket_n2/llama31_405b").value());
    CHECK(batch->root == archive.string());
    CHECK(place.isEmpty());
    CHECK(bench.import({archive}).unchanged == 1);
}

TEST_CASE("An archive with another name needs the round, and its name stands in the message")
{
    ImportBench bench;
    const TemporaryPlace place;
    const auto archive = bench.folder() / "mine.tar.xz";
    {
        test::ArchiveBuilder builder(archive);
        builder.addTree(writeRepository(bench.folder() / "tree"));
        builder.close();
    }
    const auto refused = bench.tryImport({{archive}, std::nullopt, 1});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::RoundUnknown);
    CHECK(refused.error().context == archive.string());
    CHECK(place.isEmpty());

    CHECK(bench.import({archive}, "5.0").unverified == 1);
    CHECK(place.isEmpty());
}

TEST_CASE("A link in an archive in the place of a run or of the factor leaves no score")
{
    ImportBench bench;
    const TemporaryPlace place;
    const auto archive = bench.folder() / "training_results_v5.0.tar.gz";
    const std::string folder = "Acme/results/rocket_n2/llama31_405b/";
    const auto [link, issue] = GENERATE(std::pair("result_3.txt", ScoreIssue::Incomplete),
                                        std::pair("scaling.json", ScoreIssue::ScalingUnreadable));
    {
        test::ArchiveBuilder builder(archive);
        const auto tree = bench.folder() / "tree";
        test::writeSubmission(tree, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, {}});
        builder.addTree(tree);
        builder.addSymbolicLink(folder + link, "result_0.txt");
        builder.close();
    }
    const auto summary = bench.import({archive});
    CHECK(summary.hasWarnings());
    const auto submission = bench.load("5.0/Acme/rocket_n2/llama31_405b");
    CHECK_FALSE(submission.score.minutes);
    CHECK(submission.score.issue == issue);
    CHECK(place.isEmpty());
}

TEST_CASE("An archive without results is refused and leaves nothing behind")
{
    ImportBench bench;
    const TemporaryPlace place;
    const auto archive = bench.folder() / "code.zip";
    const std::string member = GENERATE("README.md", "package.json");
    {
        test::ArchiveBuilder builder(archive);
        builder.addFile(member, "{}");
        builder.close();
    }
    const auto refused = bench.tryImport({{archive}, std::nullopt, 1});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::NothingToImport);
    CHECK(refused.error().context == archive.string());
    CHECK(place.isEmpty());
}

TEST_CASE("A damaged archive beside a good folder: nothing is imported")
{
    ImportBench bench;
    const TemporaryPlace place;
    const auto root = writeRepository(bench.folder() / "training_results_v5.0");
    const auto archive = bench.folder() / "broken.zip";
    test::writeText(archive, "PK\x03\x04 and then nothing");
    const auto refused = bench.tryImport({{root, archive}, std::nullopt, 1});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::InvalidInput);
    CHECK(bench.scores().empty());
    CHECK(place.isEmpty());
}

TEST_CASE("A folder and an archive of the same are one submission")
{
    ImportBench bench;
    const TemporaryPlace place;
    const auto root = writeRepository(bench.folder() / "training_results_v5.0");
    const auto archive = bench.folder() / "training_results_v5.0.zip";
    {
        test::ArchiveBuilder builder(archive);
        builder.addTree(root);
        builder.close();
    }
    const auto summary = bench.import({root, archive});
    CHECK(summary.added == 1);
    CHECK(test::codesOf(summary.issues) == Texts{"info file-ignored"});
}

}  // namespace podium::services
