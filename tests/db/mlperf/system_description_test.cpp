// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/system_description.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "tests/db/reference/shipped_tables.h"
#include "tests/support/catch.h"

namespace podium::mlperf {

using test::shippedTables;

namespace {

struct Described {
    System system;
    std::vector<ImportIssue> issues;

    /// Codes and details, one issue a line.
    [[nodiscard]] std::string said() const
    {
        std::string text;
        for (const auto& issue : issues) {
            text += fmt::format("{}: {}\n", toString(issue.code), issue.detail);
        }
        return text;
    }
};

Described describe(std::string_view text, SubmissionKey key = {"5.0", "NVIDIA", "dgx-b200", "bert"},
                   const std::string& file = "NVIDIA/systems/dgx-b200.json")
{
    Described described;
    described.system = readSystemDescription(text, file, key, shippedTables(), described.issues);
    return described;
}

/// A description in which nothing is missing; `changed` fields come first and win.
std::string complete(std::string_view changed = "")
{
    return fmt::format(
        R"({{{}"submitter": "NVIDIA", "division": "closed", "status": "onprem", "system_name": "DGX B200",
        "number_of_nodes": "64", "host_processors_per_node": "2", "host_processor_model_name": "Intel Xeon",
        "accelerators_per_node": "8", "accelerator_model_name": "NVIDIA B200-SXM-180GB", "framework": "PyTorch"}})",
        changed);
}

}  // namespace

TEST_CASE("A complete description", "[system-description]")
{
    const auto [system, issues] = describe(complete());
    CHECK(issues.empty());
    CHECK(system.folder == "dgx-b200");
    CHECK(system.file == "NVIDIA/systems/dgx-b200.json");
    CHECK(system.name == "DGX B200");
    CHECK(system.submitter == "NVIDIA");
    CHECK(system.division == Division::Closed);
    CHECK(system.availability == Availability::OnPremise);
    CHECK(system.nodes == 64);
    CHECK(system.acceleratorsPerNode == 8);
    CHECK(system.hostProcessorsPerNode == 2);
    CHECK(system.hostProcessorModel == "Intel Xeon");
    CHECK(system.acceleratorModel == "NVIDIA B200-SXM-180GB");
    CHECK(system.framework == "PyTorch");
    CHECK(system.accelerator.name == "NVIDIA B200");
    CHECK(system.accelerator.generation == "NVIDIA Blackwell");
    CHECK(system.fields.size() == 10);
}

TEST_CASE("Spellings of field names that were published", "[system-description]")
{
    const auto described = describe(R"({"sumitter": "Intel_Corp", "divison": "open", "status": "on-premise",
        "system_name": "CLX-8260L-2S", "number of nodes": "32", "host_processors_per_node": "2",
        "host_processor_model_name": "Intel(R) Xeon(R) Platinum 8260L CPU @ 2.40GHz", "host_processors_core_count": "24",
        "system-type": "server", "nodes": [{"num_nodes": 32, "accelerator": "NA", "num_accelerators": 0}]})",
                                    {"0.6", "Intel", "clx-8260l-2s-x32", "minigo"});
    CHECK(described.said() == "");
    CHECK(described.system.submitter == "Intel_Corp");
    CHECK(described.system.division == Division::Open);
    CHECK(described.system.availability == Availability::OnPremise);
    CHECK(described.system.nodes == 32);
    CHECK(described.system.acceleratorsPerNode == 0);
    CHECK(described.system.accelerator.name == "Intel Xeon 2nd Gen Cascade Lake (CPU)");
    CHECK(described.system.fields[8] == std::pair<std::string, std::string>("system-type", "server"));
}

TEST_CASE("Spellings of division and status", "[system-description]")
{
    struct Case {
        std::string division;
        Division divisionMeant;
        std::string status;
        Availability statusMeant;
    };
    const auto [division, divisionMeant, status, statusMeant] = GENERATE(values<Case>({
        {"closed", Division::Closed, "onprem", Availability::OnPremise},
        {"close", Division::Closed, "on-prem", Availability::OnPremise},
        {"Closed", Division::Closed, "on-premise", Availability::OnPremise},
        {"open", Division::Open, "available", Availability::OnPremise},
        {"Open", Division::Open, "available on premise", Availability::OnPremise},
        {"closed", Division::Closed, "Available on premise", Availability::OnPremise},
        {"closed", Division::Closed, "Available on-premise", Availability::OnPremise},
        {"closed", Division::Closed, "Cloud", Availability::Cloud},
        {"closed", Division::Closed, "Available Cloud", Availability::Cloud},
        {"closed", Division::Closed, "Available in cloud", Availability::Cloud},
        {"closed", Division::Closed, " preview ", Availability::Preview},
        {"closed", Division::Closed, "Preview", Availability::Preview},
        {"closed", Division::Closed, "research", Availability::Research},
    }));
    CAPTURE(division, status);
    const auto described = describe(complete(fmt::format(R"("division": "{}", "status": "{}", )", division, status)));
    CHECK(described.issues.empty());
    CHECK(described.system.division == divisionMeant);
    CHECK(described.system.availability == statusMeant);
}

TEST_CASE("Categories that cannot be understood are said, with what was found", "[system-description]")
{
    const auto described = describe(complete(R"("division": "ajar", "status": "TODO", )"));
    CHECK(described.system.division == Division::Unknown);
    CHECK(described.system.availability == Availability::Unknown);
    CHECK(described.said() == "system-field-invalid: division is 'ajar', expected closed or open\n"
                              "system-field-invalid: status is 'TODO', expected an availability category\n");
}

TEST_CASE("Counts", "[system-description]")
{
    const auto nodesOf = [](std::string_view value) {
        return describe(complete(fmt::format("\"number_of_nodes\": {}, ", value))).system.nodes;
    };
    CHECK(nodesOf("8") == 8);
    CHECK(nodesOf("\"8\"") == 8);
    CHECK(nodesOf("\" 8 \"") == 8);
    CHECK(nodesOf("\"1.0\"") == 1);
    CHECK(nodesOf("1.0") == 1);
    CHECK(nodesOf("\"1e2\"") == 100);
    CHECK(nodesOf("0") == 0);
    CHECK(nodesOf("\"11616\"") == 11'616);
}

TEST_CASE("Counts that are none", "[system-description]")
{
    const std::string value =
        GENERATE(as<std::string>{}, "\"eight\"", "-1", "\"-1\"", "1.5", "1e308", "\"1e308\"", "99999999999999999999",
                 "\"nan\"", "\"Node1: 128, Node2: 64\"", "true", "[1, 2]");
    CAPTURE(value);
    const auto described = describe(complete("\"number_of_nodes\": " + value + ", "));
    CHECK_FALSE(described.system.nodes);
    REQUIRE(described.issues.size() >= 1);
    CHECK(described.issues.back().code == IssueCode::SystemFieldInvalid);
    CHECK(described.issues.back().severity == Severity::Warning);
    CHECK(described.issues.back().file == "NVIDIA/systems/dgx-b200.json");
    CHECK(described.issues.back().detail.starts_with("'number_of_nodes' is '"));
    CHECK(described.system.acceleratorsPerNode == 8);
}

TEST_CASE("A number beyond double leaves the rest readable", "[system-description]")
{
    const auto described = describe(R"({"number_of_nodes": 1e999, "accelerators_per_node": 4})");
    CHECK_FALSE(described.system.nodes);
    CHECK(described.system.acceleratorsPerNode == 4);
    CHECK(described.issues.front().code == IssueCode::SystemDescriptionRepaired);
}

TEST_CASE("Missing fields are said one by one", "[system-description]")
{
    const auto described = describe("{}");
    CHECK(described.said() ==
          "system-field-missing: no field 'submitter'\n"
          "system-field-missing: no field 'system_name'\n"
          "system-field-missing: no field 'number_of_nodes': accelerators cannot be counted\n"
          "system-field-missing: no field 'accelerators_per_node': accelerators cannot be counted\n"
          "system-field-missing: no field 'division': taken from the log\n"
          "system-field-missing: no field 'status'\n"
          "accelerator-unknown: accelerator '' (host processor '') matches no rule of the accelerator table\n");
    CHECK(described.system.folder == "dgx-b200");
}

TEST_CASE("v0.7: a folder's name may state the division", "[system-description]")
{
    const auto divisionOf = [](const std::string& folder, std::string_view changed = "") {
        std::string text = complete(changed);
        text.replace(text.rfind("\"division\""), 10, "\"\"");
        return describe(text, {"0.7", "SIAT", folder, "resnet"}).system.division;
    };
    CHECK(divisionOf("modelarts_512_tensorflow_open") == Division::Open);
    CHECK(divisionOf("modelarts_512_tensorflow-open") == Division::Open);
    CHECK(divisionOf("modelarts_512_tensorflow_close") == Division::Closed);
    CHECK(divisionOf("modelarts_512_tensorflow_closed") == Division::Closed);
    CHECK(divisionOf("modelarts_512_tensorflow") == Division::Unknown);
    CHECK(divisionOf("modelarts_reopen") == Division::Unknown);
    CHECK(divisionOf("modelarts_512_tensorflow_open", R"("division": "closed", )") == Division::Closed);
}

TEST_CASE("v0.5: entry.json with a list of nodes", "[system-description]")
{
    const auto described = describe(R"({"division": "closed", "status": "on-prem", "hardware": "DGX-1V - SaturnV",
        "framework": "MXNet NGC 18.11", "nodes": [{"num_nodes": 128, "cpu": "2x Intel(R) Xeon(R) CPU E5-2698 v4 @ 2.20GHz",
        "num_cores": 40, "accelerator": "Tesla V100-SXM2-16GB", "num_accelerators": 8, "num_network_cards": "4 + 2"}]})",
                                    {"0.5", "nvidia", "submission/dgx1_multi_ngc18.11_mxnet", "resnet"},
                                    "v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/entry.json");
    CHECK(described.said() == "");
    CHECK(described.system.submitter == "");
    CHECK(described.system.name == "DGX-1V - SaturnV");
    CHECK(described.system.framework == "MXNet NGC 18.11");
    CHECK(described.system.nodes == 128);
    CHECK(described.system.acceleratorsPerNode == 8);
    CHECK(described.system.hostProcessorsPerNode == 2);
    CHECK(described.system.accelerator.name == "NVIDIA V100 SXM2");
}

TEST_CASE("v0.5: TPU names and counts state cores", "[system-description]")
{
    struct Case {
        int nodes;
        std::string accelerator;
        int stated;
        std::int64_t nodesMeant;
        std::int64_t perNode;
        std::string canonical;
    };
    const auto [nodes, accelerator, stated, nodesMeant, perNode, canonical] = GENERATE(values<Case>({
        {64, "tpuv2-512", 512, 64, 4, "Google TPU v2"},
        {1, "tpuv3-8", 8, 1, 4, "Google TPU v3"},
        {1, "TPUv3-32", 32, 1, 16, "Google TPU v3"},
        {3, "tpuv3-32", 32, 1, 16, "Google TPU v3"},
        {1, "Tesla V100-SXM2-16GB", 8, 1, 8, "NVIDIA V100 SXM2"},
    }));
    CAPTURE(accelerator);
    const auto text =
        fmt::format(R"({{"division": "closed", "status": "cloud", "hardware": "x", "nodes": [{{"num_nodes": {},
        "cpu": "Intel Skylake", "accelerator": "{}", "num_accelerators": {}}}]}})",
                    nodes, accelerator, stated);
    const auto described = describe(text, {"0.5", "google", "resnet-tpuv2-512/tpu", "resnet"}, "entry.json");
    CHECK(described.said() == "");
    CHECK(described.system.nodes == nodesMeant);
    CHECK(described.system.acceleratorsPerNode == perNode);
    CHECK(described.system.accelerator.name == canonical);
    CHECK(describe(text, {"0.6", "google", "tpu", "resnet"}, "entry.json").system.acceleratorsPerNode == stated);
}

TEST_CASE("v0.6: log lines", "[system-description]")
{
    const auto described = describe(
        R"(org: {"value": "NVIDIA", "metadata": {}}
division: {"value": "closed", "metadata": {}}
status: {"value": "onprem", "metadata": {}}
platform: {"value": "130xDGX-1 with V100", "metadata": {}}
entry: {"value": "{'hardware': 'DGX-1 with V100', 'nodes': \"{'num_nodes': '130', 'num_accelerators': '8', 'accelerator': 'Tesla V100-SXM2-16GB', 'cpu': '2x Intel(R) Xeon(R) CPU E5-2698 v4 @ 2.20GHz'}\", 'framework': 'MXNet NVIDIA Release 19.05'}", "metadata": {}}
poc_name: {"value": "Somebody", "metadata": {}}
)",
        {"0.6", "NVIDIA", "dgx1_n130_ngc19.05_mxnet", "resnet"});
    CHECK(described.said() == "");
    CHECK(described.system.submitter == "NVIDIA");
    CHECK(described.system.name == "130xDGX-1 with V100");
    CHECK(described.system.division == Division::Closed);
    CHECK(described.system.availability == Availability::OnPremise);
    CHECK(described.system.nodes == 130);
    CHECK(described.system.acceleratorsPerNode == 8);
    CHECK(described.system.hostProcessorsPerNode == 2);
    CHECK(described.system.framework == "MXNet NVIDIA Release 19.05");
    CHECK(described.system.accelerator.name == "NVIDIA V100 SXM2");
}

TEST_CASE("A system without accelerators computes on its processors", "[system-description]")
{
    const auto described = describe(complete(R"("accelerators_per_node": "0", "accelerator_model_name": "N/A",
        "host_processor_model_name": "Intel(R) Xeon(R) Platinum 8380H CPU @ 2.90GHz", "host_processors_per_node": "8", )"));
    CHECK(described.said() == "");
    CHECK(described.system.acceleratorsPerNode == 0);
    CHECK(described.system.hostProcessorsPerNode == 8);
    CHECK(described.system.accelerator.name == "Intel Xeon 3rd Gen Cooper Lake (CPU)");
    CHECK(described.system.accelerator.isProcessor);
}

TEST_CASE("An accelerator that the tables do not know is said", "[system-description]")
{
    const auto described = describe(complete(R"("accelerator_model_name": "Abacus 9000", )"));
    CHECK(described.system.accelerator.name == "");
    CHECK(described.said() ==
          "accelerator-unknown: accelerator 'Abacus 9000' (host processor 'Intel Xeon') matches no rule "
          "of the accelerator table\n");
}

TEST_CASE("An unreadable description leaves a system that knows its folder and file", "[system-description]")
{
    const auto described = describe("{\"system_name\": ");
    CHECK(described.system.folder == "dgx-b200");
    CHECK(described.system.file == "NVIDIA/systems/dgx-b200.json");
    CHECK(described.system.fields.empty());
    REQUIRE(described.issues.size() == 1);
    CHECK(described.issues[0].severity == Severity::Error);
    CHECK(described.issues[0].code == IssueCode::SystemDescriptionInvalid);
    CHECK(described.issues[0].detail.ends_with("; submitter, division and accelerators are unknown"));
}

TEST_CASE("A repaired description is read, and the repair said", "[system-description]")
{
    std::string text = complete();
    text.insert(text.rfind('}'), ",");
    const auto described = describe(text);
    CHECK(described.system.name == "DGX B200");
    REQUIRE(described.issues.size() == 1);
    CHECK(described.issues[0].severity == Severity::Info);
    CHECK(described.issues[0].code == IssueCode::SystemDescriptionRepaired);
}

TEST_CASE("Hostile text stays text", "[system-description]")
{
    const auto described = describe(complete(R"("system_name": "'; DROP TABLE system; --<b>\u202e\u0007", )"));
    CHECK(described.system.name == "'; DROP TABLE system; --<b>\xe2\x80\xae\x07");
}

}  // namespace podium::mlperf
