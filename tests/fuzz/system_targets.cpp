// SPDX-License-Identifier: GPL-3.0-or-later
// System descriptions in every form.
#include <string>

#include "db/mlperf/python_json.h"
#include "db/mlperf/system_description.h"
#include "db/mlperf/system_fields.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/shipped.h"

namespace podium::fuzz {

namespace {

void checkCount(const std::optional<std::int64_t>& count)
{
    promise(!count || (*count >= 0 && *count <= 10'000'000), "counts are sane");
}

void describe(std::string_view input, const SubmissionKey& key, const std::string& file)
{
    std::vector<ImportIssue> issues;
    const System system = mlperf::readSystemDescription(input, file, key, shippedTables(), issues);
    promise(system.file == file && system.folder == key.system, "a system knows where it comes from");
    checkCount(system.nodes);
    checkCount(system.acceleratorsPerNode);
    checkCount(system.hostProcessorsPerNode);
    std::size_t size = 0;
    for (const auto& [name, text] : system.fields) {
        size += text.size();
        promise(name.size() <= 512, "names are short");
        promise(mlperf::isUtf8(name) && mlperf::isUtf8(text), "fields are UTF-8");
    }
    promise(system.fields.size() <= 10'000 && size <= input.size() * 6 + 64, "fields do not outgrow their file");
    for (const auto& issue : issues) {
        promise(issue.file == file && !issue.detail.empty(), "an issue says where and what");
    }
}

void systemDescription(std::string_view input)
{
    describe(input, {"5.0", "NVIDIA", "dgx_open", "bert"}, "NVIDIA/systems/dgx_open.json");
    describe(input, {"0.5", "google", "resnet-tpuv2-512/tpu", "resnet"}, "google/results/tpu/entry.json");
}

}  // namespace

std::vector<Target> systemTargets()
{
    return {
        {"system_description",
         systemDescription,
         {R"({"submitter": "NVIDIA", "division": "closed", "status": "onprem", "system_name": "DGX", "number_of_nodes": "64",
              "accelerators_per_node": 8, "accelerator_model_name": "NVIDIA B200", "other": {"cuda": ["12.9", 1.5, null]}})",
          R"({"divison": "open", "status": "cloud", "hardware": "x", "nodes": [{"num_nodes": 64, "accelerator": "tpuv2-512",
              "num_accelerators": 512, "cpu": "2x Xeon"}],})",
          "org: {\"value\": \"NVIDIA\", \"metadata\": {}}\nentry: {\"value\": \"{'nodes': \\\"{'num_nodes': "
          "'130'}\\\"}\"}\n",
          "\xef\xbb\xbf{\"cpu\": \"Intel\xae\", \"n\": NaN,}",
          "{'system_name': 'a', 'list': [{'a': 1}, {'b': (2,)}]}"}},
    };
}

}  // namespace podium::fuzz
