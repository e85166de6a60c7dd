// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/system_fields.h"

#include <string>
#include <utility>
#include <vector>

#include "tests/support/catch.h"

namespace podium::mlperf {

namespace {

using Form = SystemFields::Form;
using Fields = std::vector<std::pair<std::string, std::string>>;

}  // namespace

TEST_CASE("A description is a list of fields in the order of the file", "[system-fields]")
{
    const auto fields =
        readSystemFields(R"({"system_name": "DGX B200", "number_of_nodes": 64, "ratio": 0.5, "cooling": "",
        "notes": null, "open": true, "list": ["a", 1, "b"], "empty": [], "gone": {},
        "other_software_stack": {"cuda_version": "12.9", "libraries": {"nccl": "2.26"}}})");
    CHECK(fields.form == Form::Json);
    CHECK(fields.reason == "");
    CHECK(fields.fields == Fields{{"system_name", "DGX B200"},
                                  {"number_of_nodes", "64"},
                                  {"ratio", "0.5"},
                                  {"cooling", ""},
                                  {"notes", ""},
                                  {"open", "true"},
                                  {"list", "a; 1; b"},
                                  {"empty", ""},
                                  {"other_software_stack.cuda_version", "12.9"},
                                  {"other_software_stack.libraries.nccl", "2.26"}});
}

TEST_CASE("One object in a list needs no number, several do", "[system-fields]")
{
    CHECK(readSystemFields(R"({"nodes": [{"num_nodes": 64}]})").fields == Fields{{"nodes.num_nodes", "64"}});
    CHECK(readSystemFields(R"({"nodes": [{"num_nodes": 1}, {"num_nodes": 2}]})").fields ==
          Fields{{"nodes.0.num_nodes", "1"}, {"nodes.1.num_nodes", "2"}});
}

TEST_CASE("A field is found by its exact name, the first of that name, without white space around it",
          "[system-fields]")
{
    const auto fields = readSystemFields(R"({"a": " 8 ", "a": "9", "A": "10", "empty": "  ", "b": "2"})");
    CHECK(fields.value("a") == "8");
    CHECK(fields.value("missing") == "");
    CHECK(fields.firstOf({"missing", "empty", "b", "a"}) == "2");
    CHECK(fields.firstOf({}) == "");
}

TEST_CASE("Faults of form are repaired, and said", "[system-fields]")
{
    const std::string text = GENERATE(
        as<std::string>{}, "{\"a\": \"1\",}", "{\"a\": \"1\", \"b\": [1, ], }", "\xef\xbb\xbf{\"a\": \"1\"}",
        "\xef\xbb\xbf{\"a\": \"1\",\r\n}\r\n", "{\"a\": \"1\", \"b\": \"caf\xe9\"}", "{\"a\": \"1\", \"b\": NaN}",
        "{\"a\": \"1\", \"b\": 1e999}", "{'a': '1', 'b': None}", "{'a': 1, \"b\": true}\n");
    CAPTURE(text);
    const auto fields = readSystemFields(text);
    CHECK(fields.form == Form::Repaired);
    CHECK_FALSE(fields.reason.empty());
    CHECK(fields.value("a") == "1");
}

TEST_CASE("Bytes that are not UTF-8 are Latin-1", "[system-fields]")
{
    CHECK(readSystemFields("{\"cpu\": \"Intel\xae Xeon\xae\"}").value("cpu") == "Intel\xc2\xae Xeon\xc2\xae");
    CHECK(readSystemFields("{\"cpu\": \"Intel\xc2\xae\"}").form == Form::Json);
}

TEST_CASE("v0.6: log lines with a Python literal inside one another", "[system-fields]")
{
    const auto fields = readSystemFields(
        R"(org: {"value": "NVIDIA", "metadata": {"file": "mlperf_log_utils.py", "lineno": 231}}
division: {"value": "closed", "metadata": {"file": "mlperf_log_utils.py", "lineno": 235}}

platform: {"metadata": {}, "value": "130xDGX-1 with V100"}
entry: {"value": "{'os': 'Ubuntu 18.04', 'nodes': \"{'notes': '', 'num_nodes': '130', 'cpu': '2x Intel(R) Xeon(R)'}\", 'power': 'N/A'}", "metadata": {}}
)");
    CHECK(fields.form == Form::LogLines);
    CHECK(fields.fields == Fields{{"org", "NVIDIA"},
                                  {"division", "closed"},
                                  {"platform", "130xDGX-1 with V100"},
                                  {"entry.os", "Ubuntu 18.04"},
                                  {"entry.nodes.notes", ""},
                                  {"entry.nodes.num_nodes", "130"},
                                  {"entry.nodes.cpu", "2x Intel(R) Xeon(R)"},
                                  {"entry.power", "N/A"}});
}

TEST_CASE("Text that only looks like a literal stays text", "[system-fields]")
{
    CHECK(readSystemFields(R"({"notes": "{not a literal}"})").value("notes") == "{not a literal}");
    CHECK(readSystemFields(R"({"notes": "{}"})").fields.empty());
    CHECK(readSystemFields(R"({"notes": "{"})").value("notes") == "{");
}

TEST_CASE("What is no description is unreadable, with a reason", "[system-fields]")
{
    const std::string text = GENERATE(as<std::string>{}, "", " ", "[]", "[{\"a\": 1}]", "\"a\"", "1", "null", "{",
                                      "{\"a\": ", "{\"a\" 1}", "plain text", "a: b", "a: {\"metadata\": {}}",
                                      "a: {\"value\": 1}\nb: nothing", std::string("\0", 1), "\xff\xfe{\0\"\0");
    CAPTURE(text);
    const auto fields = readSystemFields(text);
    CHECK(fields.form == Form::Unreadable);
    CHECK(fields.fields.empty());
    CHECK_FALSE(fields.reason.empty());
}

TEST_CASE("A description cannot grow beyond its file", "[system-fields]")
{
    const std::string name(600, 'n');
    CHECK(readSystemFields("{\"a\": 1, \"" + name + "\": 2}").fields == Fields{{"a", "1"}});

    std::string deep = "1";
    for (int level = 0; level < 100; ++level) {
        deep = "{\"k\": " + deep + "}";
    }
    CHECK(readSystemFields(deep).form == Form::Json);
    CHECK(readSystemFields(deep).fields.empty());

    std::string wide = "{\"" + name.substr(0, 500) + "\": {";
    for (int index = 0; index < 20'000; ++index) {
        wide += (index == 0 ? "\"" : ",\"") + std::to_string(index) + "\":1";
    }
    CHECK(readSystemFields(wide + "}}").fields.size() == 10'000);

    const auto large = readSystemFields("{\"a\": \"" + std::string(1 << 20, 'x') + "\"}");
    CHECK(large.form == Form::Unreadable);
    CHECK(large.reason == "larger than 1 MiB");
}

}  // namespace podium::mlperf
