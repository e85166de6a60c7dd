// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/nearest_references.h"
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::nearestReferences;
using store::relatedReferences;

namespace {

using References = std::vector<std::string>;

struct Fixture {
    TemporaryFolder folder;
    store::Database database = openDatabase(folder.path() / "data.db");
};

}  // namespace

TEST_CASE_METHOD(Fixture, "A submission that is not there is answered with those nearest to it")
{
    importAll(database, {submissionOf("5.0/NVIDIA/eos_n64/llama31_405b"),
                         submissionOf("5.0/NVIDIA/eos_n128/llama31_405b"), submissionOf("5.1/Krai/7920T/bert")});
    const auto key = parseReference("5.0/nvidia/eos_n65/llama31_405b").value();
    const auto expect = [&](const auto& result, const std::string& detail) {
        REQUIRE_FALSE(result.has_value());
        CHECK(result.error().code == ErrorCode::NotFound);
        CHECK(result.error().detail == detail);
    };
    const std::string nearest = "nearest: 5.0/NVIDIA/eos_n64/llama31_405b, 5.0/NVIDIA/eos_n128/llama31_405b";
    expect(loadSubmission(database, key), nearest);
    expect(batchOf(database, key), nearest);
    expect(issuesOf(database, key), nearest);
    CHECK(loadSubmission(database, key).error().context == "5.0/nvidia/eos_n65/llama31_405b");
    expect(loadSubmission(database, {"x", "y", "z", "w"}), "");
    expect(loadSubmission(database, {"5.1", "Krai", "a_system_whose_name_is_quite_another_one", "bert"}),
           "nearest: 5.1/Krai/7920T/bert");
}

TEST_CASE("Nearness is the number of characters to change")
{
    const References all{"5.0/a/b/bert", "5.0/a/b/bart", "5.0/a/b/berta", "4.1/a/b/bert", "9.9/q/w/zzzz"};
    CHECK(nearestReferences("5.0/a/b/BERT", all) == References{"5.0/a/b/bert", "5.0/a/b/bart", "5.0/a/b/berta"});
    CHECK(nearestReferences("5.0/a/b/bert", {}).empty());
    CHECK(nearestReferences("", all).empty());
    CHECK(nearestReferences("completely different text of some length", all).empty());
    CHECK(nearestReferences(std::string(100'000, 'x'), all).empty());
    CHECK(nearestReferences("5.0/a/b/bert", {std::string(100'000, 'x')}).empty());
}

TEST_CASE("Related are references with two parts or more in common")
{
    const References all{"5.0/a/one/bert", "5.0/a/two/bert",   "5.0/b/one/gpt3",
                         "5.0/c/d/resnet", "5.0/a/three/bert", "x"};
    CHECK(relatedReferences("5.0/A/zzzzzzzzz/BERT", all) ==
          References{"5.0/a/one/bert", "5.0/a/two/bert", "5.0/a/three/bert"});
    CHECK(relatedReferences("5.0/b/zzzzzzzzz/bert", all) ==
          References{"5.0/a/one/bert", "5.0/a/two/bert", "5.0/b/one/gpt3"});
    CHECK(relatedReferences("5.0/x/y/z", all).empty());
    CHECK(relatedReferences("", all).empty());
    CHECK(relatedReferences(std::string(100'000, '/'), all).empty());
}

TEST_CASE_METHOD(Fixture, "Imports are listed with what they did, and a submission knows the one it came from")
{
    auto transaction =
        store::ImportTransaction::begin(database, "/home/me/training_results_v5.0", "/home/me/root").value();
    (void)transaction.put(submissionOf("5.0/a/b/bert"), {}).value();
    const auto first = transaction.commit(17, 3).value();
    const auto second = importAll(database, {submissionOf("5.1/a/b/bert")});

    const auto batches = listBatches(database).value();
    REQUIRE(batches.size() == 2);
    CHECK(batches[0].id == first.id);
    CHECK(batches[0].startedAt == first.startedAt);
    CHECK(batches[0].source == "/home/me/training_results_v5.0");
    CHECK(batches[0].root == "/home/me/root");
    CHECK(batches[0].contentHash == first.contentHash);
    CHECK(batches[0].files == 17);
    CHECK(batches[0].logs == 3);
    CHECK(batches[0].added == 1);
    CHECK(batches[1].id == second.id);
    CHECK(batchOf(database, {"5.0", "a", "b", "bert"}).value().root == "/home/me/root");
    CHECK(batchOf(database, {"5.1", "a", "b", "bert"}).value().root == "/results");
    CHECK(issuesOfBatch(database, 4711).value().empty());
}

TEST_CASE_METHOD(Fixture, "A submission that came from another folder than its import leads back there")
{
    const auto rootOf = [this] { return batchOf(database, {"5.0", "a", "b", "bert"}).value().root; };
    const auto put = [this](double minutes, const std::string& root) {
        auto transaction = store::ImportTransaction::begin(database, "/one and /two", "/one").value();
        (void)transaction.put(submissionOf("5.0/a/b/bert", minutes), {}, root).value();
        REQUIRE(transaction.commit(1, 1).has_value());
    };
    put(1, "/two");
    CHECK(rootOf() == "/two");
    put(2, "/one");
    CHECK(rootOf() == "/one");
    put(3, "/two");
    put(4, "");
    CHECK(rootOf() == "/one");
}

TEST_CASE_METHOD(Fixture, "A run's content is recognised in whichever submission holds it")
{
    auto one = submissionOf("5.0/a/b/bert");
    auto two = submissionOf("4.1/a/b/bert");
    one.runs[0].contentHash = two.runs[2].contentHash = "11112222333344445555666677778888";
    one.runs[1].contentHash = one.runs[0].contentHash;
    importAll(database, {one, two});
    CHECK(referencesWithRun(database, "11112222333344445555666677778888").value() ==
          References{"5.0/a/b/bert", "4.1/a/b/bert"});
    CHECK(referencesWithRun(database, "no such").value().empty());
}
