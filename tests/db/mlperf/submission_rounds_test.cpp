// SPDX-License-Identifier: GPL-3.0-or-later
// Whole submissions of every kind that was published: the files and what is read from them, in one place.
#include "db/mlperf/submission_reader.h"

#include <string>

#include "tests/db/mlperf/log_text.h"
#include "tests/db/mlperf/submission_text.h"

namespace podium::mlperf {

using test::description;
using test::Files;
using test::mll;
using test::mllog;
using test::mllogRun;
using test::mlp05;
using test::readAll;
using test::status;

TEST_CASE("v5.0: five runs, a scaling factor, one run that did not converge", "[submission]")
{
    const std::string folder = "training_results_v5.0/NVIDIA/results/dgx-b200/retinanet/";
    CHECK(
        readAll({{folder + "result_0.txt", mllogRun(13)},
                 {folder + "result_1.txt", mllogRun(10)},
                 {folder + "result_2.txt", mllogRun(99, "aborted")},
                 {folder + "result_3.txt", mllogRun(11)},
                 {folder + "result_10.txt", mllogRun(12)},
                 {folder + "scaling.json", R"({"scaling_factor": 1.5})"},
                 {"training_results_v5.0/NVIDIA/systems/dgx-b200.json", description(2, 8, "NVIDIA B200-SXM-180GB")}}) ==
        R"(5.0/NVIDIA/dgx-b200/retinanet published
  18 min = 12 x 1.5, 5 runs, 1 failed, 1 dropped
  NVIDIA | retinanet | closed | Available on-premise | 2 x 8 = 16 NVIDIA B200 | 4 processors
  NVIDIA/results/dgx-b200/retinanet/result_0.txt success 13 counted
  NVIDIA/results/dgx-b200/retinanet/result_1.txt success 10
  NVIDIA/results/dgx-b200/retinanet/result_2.txt not-converged 99
  NVIDIA/results/dgx-b200/retinanet/result_3.txt success 11 counted
  NVIDIA/results/dgx-b200/retinanet/result_10.txt success 12 counted
  warning run-not-converged NVIDIA/results/dgx-b200/retinanet/result_2.txt:6 run_stop says 'aborted', not 'success'
  info benchmark-differs NVIDIA/results/dgx-b200/retinanet:0 the logs say 'resnet', the folder says 'retinanet'; the folder counts
)");
}

TEST_CASE("v5.0: three runs of a large model: the median", "[submission]")
{
    const std::string folder = "training_results_v5.0/Dell/results/s/llama31_405b/";
    const auto run = [](double minutes) { return mllogRun(minutes).substr(mllogRun(1).find('\n') + 1); };
    CHECK(readAll({{folder + "result_0.txt", run(121)},
                   {folder + "result_1.txt", run(119)},
                   {folder + "result_2.txt", run(120)},
                   {"training_results_v5.0/Dell/systems/s.json", description(64, 4, "NVIDIA GB200", "Dell")}}) ==
          R"(5.0/Dell/s/llama31_405b published
  120 min = 120 x 1, 3 runs, 0 failed, 0 dropped
  Dell | llama31_405b | closed | Available on-premise | 64 x 4 = 256 NVIDIA GB200 | 128 processors
  Dell/results/s/llama31_405b/result_0.txt success 121
  Dell/results/s/llama31_405b/result_1.txt success 119
  Dell/results/s/llama31_405b/result_2.txt success 120 counted
)");
}

TEST_CASE("Too many invalid runs, and runs that lie over 4 MiB and are not there", "[submission]")
{
    const std::string org = "training_results_v1.0/Supermicro/";
    CHECK(readAll({{org + "results/a/resnet/result_0.txt", mllogRun(1)},
                   {org + "results/a/resnet/result_1.txt", mllogRun(1, "aborted")},
                   {org + "results/a/resnet/result_2.txt", ":::MLLOG {\n" + mllogRun(1)},
                   {org + "results/a/resnet/result_3.txt", "Non compliant run allowed under olympic scoring rules\n"},
                   {org + "results/a/resnet/result_4.txt", mllogRun(1)},
                   {org + "results/b/resnet/result_7.txt", mllogRun(1)},
                   {org + "systems/a.json", description(1, 8, "NVIDIA A100-PCIe-80GB", "Supermicro")},
                   {org + "systems/b.json", description(1, 8, "NVIDIA A100-PCIe-80GB", "Supermicro")}}) ==
          R"(1.0/Supermicro/a/resnet published
  - min = - x 1, 5 runs, 3 failed, 3 dropped, too-many-invalid-runs
  Supermicro | resnet | closed | Available on-premise | 1 x 8 = 8 NVIDIA A100 PCIe 80GB | 2 processors
  Supermicro/results/a/resnet/result_0.txt success 1
  Supermicro/results/a/resnet/result_1.txt not-converged 1
  Supermicro/results/a/resnet/result_2.txt broken-log 1
  Supermicro/results/a/resnet/result_3.txt no-result -
  Supermicro/results/a/resnet/result_4.txt success 1
  warning run-not-converged Supermicro/results/a/resnet/result_1.txt:6 run_stop says 'aborted', not 'success'
  warning log-line-broken Supermicro/results/a/resnet/result_2.txt:1 log line is not one JSON object; the run counts as invalid
  warning log-without-events Supermicro/results/a/resnet/result_3.txt:0 no log line in the form of this round; the run counts as invalid
  warning too-many-invalid-runs Supermicro/results/a/resnet:0 3 of 5 runs are invalid, 1 may be: no score
1.0/Supermicro/b/resnet published
  - min = - x 1, 1 runs, 0 failed, 0 dropped, incomplete
  Supermicro | resnet | closed | Available on-premise | 1 x 8 = 8 NVIDIA A100 PCIe 80GB | 2 processors
  Supermicro/results/b/resnet/result_7.txt success 1
  warning too-few-runs Supermicro/results/b/resnet:0 1 result files, ResNet-50 asks for 5: incomplete, no score
)");
}

TEST_CASE("v2.0: the folder ssd is RetinaNet, before, it was SSD", "[submission]")
{
    const auto benchmarkOf = [](const std::string& round) {
        const std::string text =
            readAll({{"training_results_v" + round + "/X/results/s/ssd/result_0.txt", mllogRun(1)}});
        return text.substr(text.find("X | "), text.find(" | ", text.find("X | ") + 4) - text.find("X | "));
    };
    CHECK(benchmarkOf("1.1") == "X | ssd");
    CHECK(benchmarkOf("2.0") == "X | retinanet");
    CHECK(benchmarkOf("3.1") == "X | retinanet");
}

TEST_CASE("v3.0: BERT without opt_lamb_epsilon", "[submission]")
{
    const std::string org = "training_results_v3.0/Lenovo/";
    const auto run = [](std::string_view more, double minutes) {
        return mllog("submission_benchmark", 0, "\"bert\"") + std::string(more) + mllog("run_start", 0) +
               mllog("run_stop", static_cast<std::int64_t>(minutes * 60'000), "null", status("success"));
    };
    const std::string key = mllog("opt_lamb_epsilon", 0, "1e-6");
    CHECK(readAll({{org + "results/s/bert/result_0.txt", run(key, 40)},
                   {org + "results/s/bert/result_1.txt", run(key, 41)},
                   {org + "results/s/bert/result_2.txt", run("", 42)},
                   {org + "systems/s.json", description(1, 4, "NVIDIA A100-SXM4-40GB", "Lenovo")}}) ==
          R"(3.0/Lenovo/s/bert published
  41 min = 41 x 1, 3 runs, 0 failed, 1 dropped
  Lenovo | bert | closed | Available on-premise | 1 x 4 = 4 NVIDIA A100 SXM 40GB | 2 processors
  Lenovo/results/s/bert/result_0.txt success 40
  Lenovo/results/s/bert/result_1.txt success 41 counted
  Lenovo/results/s/bert/result_2.txt key-missing 42
  warning run-key-missing Lenovo/results/s/bert/result_2.txt:0 the rules of v3.0 ask for the key 'opt_lamb_epsilon'; the run counts as invalid
  warning too-few-runs Lenovo/results/s/bert:0 3 result files, BERT asks for 10: scored from what is there
)");
}

TEST_CASE("v0.7: no benchmark folder, seconds, a description of another name, the target decides", "[submission]")
{
    const std::string org = "training_results_v0.7/Alibaba/";
    const auto run = [](double seconds, double accuracy) {
        return fmt::format(
            R"(:::MLLOG {{"namespace": "main", "time_s": 0.0, "key": "submission_division", "value": "closed", "metadata": {{}}}}
:::MLLOG {{"value": null, "metadata": {{}}, "key": "init_start", "namespace": "", "time_s": 1593354412.5, "event_type": "INTERVAL_START" }}
:::MLLOG {{"value": null, "metadata": {{}}, "key": "init_stop", "namespace": "", "time_s": 1593354500.5 }}
:::MLLOG {{"value": null, "metadata": {{}}, "key": "run_start", "namespace": "", "time_s": 1593354500.5 }}
:::MLLOG {{"value": {}, "metadata": {{"epoch_num": 38}}, "key": "eval_accuracy", "namespace": "", "time_s": {} }}
:::MLLOG {{"value": null, "metadata": {{"status": "aborted"}}, "key": "run_stop", "namespace": "", "time_s": {} }}
)",
            accuracy, 1593354500.5 + seconds, 1593354500.5 + seconds);
    };
    CHECK(readAll({{org + "results/v100-256/result_1.txt", run(180, 0.7592)},
                   {org + "results/v100-256/result_2.txt", run(120, 0.7592)},
                   {org + "results/v100-256/result_3.txt", run(240, 0.7592)},
                   {org + "results/v100-256/result_4.txt", run(150, 0.7)},
                   {org + "systems/n32_pai_eflops.json",
                    R"({"submitter": "Alibaba", "divison": "closed", "status": "onprem", "system_name": "PAI_EFLOPS",
                        "number_of_nodes": "32", "host_processors_per_node": "2", "accelerators_per_node": "8",
                        "accelerator_model_name": "NVIDIA V100-SXM2-32GB", "other_software_stack": {"cuda": "10.1", } })"}}) ==
          R"(0.7/Alibaba/v100-256/resnet published
  3.5 min = 3.5 x 1, 4 runs, 1 failed, 1 dropped
  Alibaba | resnet | closed | Available on-premise | 32 x 8 = 256 NVIDIA V100 SXM2 | 64 processors
  Alibaba/results/v100-256/result_1.txt success 3 counted
  Alibaba/results/v100-256/result_2.txt success 2
  Alibaba/results/v100-256/result_3.txt success 4 counted
  Alibaba/results/v100-256/result_4.txt not-converged 2.5
  info system-description-repaired Alibaba/systems/n32_pai_eflops.json:0 not strict JSON (The JSON document has an improper structure: missing or superfluous commas, braces, missing keys, etc.); read all the same
  info run-not-converged Alibaba/results/v100-256/result_1.txt:6 run_stop says 'aborted', but the last evaluation meets the target; counted as published
  info run-not-converged Alibaba/results/v100-256/result_2.txt:6 run_stop says 'aborted', but the last evaluation meets the target; counted as published
  info run-not-converged Alibaba/results/v100-256/result_3.txt:6 run_stop says 'aborted', but the last evaluation meets the target; counted as published
  warning run-not-converged Alibaba/results/v100-256/result_4.txt:6 run_stop says 'aborted', not 'success'
  warning too-few-runs Alibaba/results/v100-256:0 4 result files, ResNet-50 asks for 5: scored from what is there
)");
}

TEST_CASE("v0.7: no division in the description: the folder's suffix, or else the log", "[submission]")
{
    const auto divisionOf = [](const std::string& folder, std::string_view logged) {
        std::string text = description(1, 8, "Ascend910", "SIAT");
        text.replace(text.find("\"division\""), 10, "\"none\"");
        const std::string read = readAll({{"training_results_v0.7/SIAT/results/" + folder + "/resnet/result_0.txt",
                                           mllog("submission_division", 0, fmt::format("\"{}\"", logged))},
                                          {"training_results_v0.7/SIAT/systems/" + folder + ".json", text}});
        const auto begin = read.find("| resnet | ") + 11;
        return read.substr(begin, read.find(" |", begin) - begin);
    };
    CHECK(divisionOf("modelarts_512_tensorflow_open", "closed") == "open");
    CHECK(divisionOf("modelarts_512_tensorflow", "closed") == "closed");
    CHECK(divisionOf("modelarts_512_tensorflow", "open") == "open");
    CHECK(divisionOf("modelarts_512_tensorflow", "ajar") == "");
}

TEST_CASE("v0.5: nested folders, the size from the table, success without a flag", "[submission]")
{
    const std::string folder = "training_results_v0.5/v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/";
    const auto run = [](double minutes, std::string_view flag) {
        return mlp05("run_start", 1541670000) + mlp05("run_stop", 1541670000 + minutes * 60, flag);
    };
    CHECK(
        readAll({{folder + "resnet/result_0.txt", run(6, "")},
                 {folder + "resnet/result_1.txt", run(7, R"({"success": "true"})")},
                 {folder + "resnet/result_2.txt", run(8, "")},
                 {folder + "resnet/result_3.txt", run(9, R"({"success": true})")},
                 {folder + "resnet/result_4.txt", run(5, R"({"success": false})")},
                 {folder + "entry.json", R"({"division": "closed", "status": "on-prem", "hardware": "DGX-1V - SaturnV",
                        "nodes": [{"num_nodes": 128, "cpu": "2x Intel(R) Xeon(R) CPU E5-2698 v4 @ 2.20GHz",
                        "accelerator": "Tesla V100-SXM2-16GB", "num_accelerators": 8}]})"}}) ==
        R"(0.5/nvidia/submission/dgx1_multi_ngc18.11_mxnet/resnet published
  8 min = 8 x 1, 5 runs, 1 failed, 1 dropped
  NVIDIA | resnet | closed | Available on-premise | 80 x 8 = 640 NVIDIA V100 SXM2 | 160 processors
  v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/resnet/result_0.txt success 6
  v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/resnet/result_1.txt success 7 counted
  v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/resnet/result_2.txt success 8 counted
  v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/resnet/result_3.txt success 9 counted
  v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/resnet/result_4.txt not-converged 5
  info size-overridden v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/entry.json:0 the description states the cluster; this run used 80 nodes of 8
  warning run-not-converged v0.5.0/nvidia/submission/results/dgx1_multi_ngc18.11_mxnet/resnet/result_4.txt:2 run_stop says 'false', not 'success'
)");
}

TEST_CASE("v0.5: TPU chips are half of the cores that the description states", "[submission]")
{
    const std::string folder = "training_results_v0.5/v0.5.0/google/resnet-tpuv2-512/results/tpu/";
    const std::string text =
        readAll({{folder + "resnet/result_0.txt", mlp05("run_start", 0)},
                 {folder + "entry.json", R"({"division": "closed", "status": "cloud", "hardware": "tpuv2-512 + tpuv2-8",
                     "nodes": [{"num_nodes": 64, "cpu": "Intel Skylake", "accelerator": "tpuv2-512", "num_accelerators": 512}]})"}});
    CHECK(text.find("Google | resnet | closed | Available cloud | 64 x 4 = 256 Google TPU v2 | - processors\n") !=
          std::string::npos);
}

TEST_CASE("v0.5: NCF counts its first fifty successes", "[submission]")
{
    Files files;
    for (int index = 0; index < 100; ++index) {
        files.emplace_back(
            fmt::format("training_results_v0.5/v0.5.0/intel/intel_ncf_submission/results/skx8180/ncf/result_{}.txt",
                        index),
            mlp05("run_start", 0) + mlp05("run_stop", 60.0 * (index + 1),
                                          index % 10 == 9 ? R"({"success": false})" : R"({"success": true})"));
    }
    const std::string text = readAll(files);
    // Files 0 to 54 hold fifty successes; the fastest (1 min) and the slowest (55 min) of them go.
    double sum = 0;
    for (int index = 1; index < 54; ++index) {
        sum += index % 10 == 9 ? 0 : index + 1;
    }
    CHECK(text.find(fmt::format("  {0} min = {0} x 1, 100 runs, 10 failed, 10 dropped\n", sum / 48)) !=
          std::string::npos);
}

TEST_CASE("v0.6: log lines as description, mask as benchmark", "[submission]")
{
    const std::string org = "training_results_v0.6/NVIDIA/";
    const auto run = [](double minutes) {
        return mll("submission_benchmark", 0, "\"maskrcnn\"") + mll("run_start", 60) +
               mll("run_stop", 60 + minutes * 60, "null", status("success"));
    };
    CHECK(readAll({{org + "results/dgx2/mask/result_0.txt", run(20)},
                   {org + "results/dgx2/mask/result_1.txt", run(22)},
                   {org + "results/dgx2/mask/result_2.txt", run(24)},
                   {org + "systems/dgx2.json", R"(org: {"value": "NVIDIA", "metadata": {}}
division: {"value": "closed", "metadata": {}}
status: {"value": "onprem", "metadata": {}}
platform: {"value": "DGX-2", "metadata": {}}
entry: {"value": "{'nodes': \"{'num_nodes': '1', 'cpu': '2x Xeon', 'accelerator': 'Tesla V100-SXM3-32GB', 'num_accelerators': '16'}\"}", "metadata": {}}
)"}}) ==
          R"(0.6/NVIDIA/dgx2/mask published
  22 min = 22 x 1, 3 runs, 0 failed, 0 dropped
  NVIDIA | maskrcnn | closed | Available on-premise | 1 x 16 = 16 NVIDIA V100 SXM3 | 2 processors
  NVIDIA/results/dgx2/mask/result_0.txt success 20
  NVIDIA/results/dgx2/mask/result_1.txt success 22 counted
  NVIDIA/results/dgx2/mask/result_2.txt success 24
  warning too-few-runs NVIDIA/results/dgx2/mask:0 3 result files, Mask R-CNN asks for 5: scored from what is there
)");
}

TEST_CASE("v0.6: Mini Go in Python's quotes, with torn lines", "[submission]")
{
    const std::string org = "training_results_v0.6/Intel/";
    const auto run = [](double seconds) {
        return fmt::format(
            R"(:::MLL 1560873515.984077135 cache_clear: {{value: true, metadata: {{lineno: 0, file: manual}}}}
:::MLL 1560873710.141025 run_start: {{"value": null, "metadata": {{'lineno': 615, 'file': 'ml_perf/a.py'}}}}
:::MLL 1560875622.040032 eval_result: {{"value": null, "metadata": {{'lineno': 52, 'iteration': 14, 'timestamp': {}}}}}
:::MLL 1560875622.040346 run_stop: {{"value": null, "metadata": {{'lineno': 53, 'status': 'success'}}}}
)",
            seconds);
    };
    CHECK(
        readAll({{org + "results/clx/minigo/result_0.txt", run(900)},
                 {org + "results/clx/minigo/result_1.txt", run(750)},
                 {org + "results/clx/minigo/result_2.txt", run(840)},
                 {org + "systems/clx.json", R"({"sumitter": "Intel_Corp", "division": "closed", "status": "on-premise",
                        "system_name": "CLX-8260L-2S", "number of nodes": "32", "host_processors_per_node": "2",
                        "host_processor_model_name": "Intel(R) Xeon(R) Platinum 8260L CPU @ 2.40GHz",
                        "nodes": [{"num_nodes": 32, "accelerator": "NA", "num_accelerators": 0}]})"}}) ==
        R"(0.6/Intel/clx/minigo published
  14 min = 14 x 1, 3 runs, 0 failed, 0 dropped
  Intel | minigo | closed | Available on-premise | 32 x 0 = 0 Intel Xeon 2nd Gen Cascade Lake (CPU) | 64 processors
  Intel/results/clx/minigo/result_0.txt success 15
  Intel/results/clx/minigo/result_1.txt success 12.5
  Intel/results/clx/minigo/result_2.txt success 14 counted
  warning log-line-broken Intel/results/clx/minigo/result_0.txt:1 log line is not '<seconds> <key>: {json}'; left out
  warning log-line-broken Intel/results/clx/minigo/result_1.txt:1 log line is not '<seconds> <key>: {json}'; left out
  warning log-line-broken Intel/results/clx/minigo/result_2.txt:1 log line is not '<seconds> <key>: {json}'; left out
  warning too-few-runs Intel/results/clx/minigo:0 3 result files, MiniGo asks for 10: scored from what is there
)");
}

TEST_CASE("v0.6: a log that states its time in words, entry.json beside the benchmark", "[submission]")
{
    const std::string folder = "training_results_v0.6/Alibaba/results/sinian/";
    CHECK(readAll({{folder + "resnet/result_1.txt", "MLPerf: resnet, run_start\nTotal runtime: 24.5 minutes\n"},
                   {folder + "resnet/result_2.txt", "Total runtime: 25.5 minutes\n"},
                   {folder + "resnet/result_3.txt", "Total runtime: 25 minutes\n"},
                   {folder + "entry.json", R"({"division": "closed", "status": "research", "hardware": "64 V100",
                        "nodes": [{"num_nodes": 16, "accelerator": "Tesla V100-PCIe-32GB", "num_accelerators": 4}]})"}}) ==
          R"(0.6/Alibaba/sinian/resnet published
  25 min = 25 x 1, 3 runs, 0 failed, 0 dropped
  Alibaba | resnet | closed | Research, Development, or Internal (RDI) | 16 x 4 = 64 NVIDIA V100 PCIe | - processors
  Alibaba/results/sinian/resnet/result_1.txt success 24.5
  Alibaba/results/sinian/resnet/result_2.txt success 25.5
  Alibaba/results/sinian/resnet/result_3.txt success 25 counted
  warning too-few-runs Alibaba/results/sinian/resnet:0 3 result files, ResNet-50 asks for 5: scored from what is there
)");
}

TEST_CASE("HPC: strong scaling is scored like training, weak scaling from first start to last stop", "[submission]")
{
    const std::string org = "hpc_results_v3.0/NVIDIA/";
    const auto run = [](double from, double to) {
        return mllog("submission_benchmark", 0, "\"deepcam\"") + mllog("number_of_nodes", 0, "4") +
               mllog("accelerators_per_node", 0, "8") + mllog("run_start", static_cast<std::int64_t>(from * 60'000)) +
               mllog("eval_loss", 0, "NaN") +
               mllog("run_stop", static_cast<std::int64_t>(to * 60'000), "null", status("success"));
    };
    Files files{{org + "systems/eos.json", description(256, 8, "NVIDIA H100-SXM5-80GB")}};
    for (int index = 0; index < 5; ++index) {
        files.emplace_back(fmt::format("{}results/eos/strong/deepcam/result_{}.txt", org, index), run(0, 10 + index));
        files.emplace_back(fmt::format("{}results/eos/weak/deepcam/result_{}.txt", org, index),
                           run(3 + index, 10 + 2 * index));
    }
    files.emplace_back(org + "results/eos/weak/deepcam/result_5.txt", run(1, 99).append(":::MLLOG {\n"));
    files.emplace_back(org + "results/eos/weak/deepcam/scaling.json", R"({"scaling_factor": 2})");
    CHECK(readAll(files) == R"(hpc-3.0/NVIDIA/eos/strong/deepcam published
  12 min = 12 x 1, 5 runs, 0 failed, 0 dropped
  NVIDIA | deepcam | closed | Available on-premise | 256 x 8 = 2048 NVIDIA H100 SXM | 512 processors
  NVIDIA/results/eos/strong/deepcam/result_0.txt success 10
  NVIDIA/results/eos/strong/deepcam/result_1.txt success 11 counted
  NVIDIA/results/eos/strong/deepcam/result_2.txt success 12 counted
  NVIDIA/results/eos/strong/deepcam/result_3.txt success 13 counted
  NVIDIA/results/eos/strong/deepcam/result_4.txt success 14
hpc-3.0/NVIDIA/eos/weak/deepcam published
  15 min = 15 x 1, 6 runs, 1 failed, 1 dropped
  NVIDIA | deepcam | closed | Available on-premise | 256 x 8 = 2048 NVIDIA H100 SXM | 512 processors
  weak: 5 models of 32
  NVIDIA/results/eos/weak/deepcam/result_0.txt success 7 counted
  NVIDIA/results/eos/weak/deepcam/result_1.txt success 8 counted
  NVIDIA/results/eos/weak/deepcam/result_2.txt success 9 counted
  NVIDIA/results/eos/weak/deepcam/result_3.txt success 10 counted
  NVIDIA/results/eos/weak/deepcam/result_4.txt success 11 counted
  NVIDIA/results/eos/weak/deepcam/result_5.txt broken-log 98
  warning log-line-broken NVIDIA/results/eos/weak/deepcam/result_5.txt:7 log line is not one JSON object; the run counts as invalid
)");
}

TEST_CASE("HPC weak: too few valid runs", "[submission]")
{
    Files files;
    for (int index = 0; index < 5; ++index) {
        files.emplace_back(fmt::format("hpc_results_v3.0/NVIDIA/results/eos/weak/deepcam/result_{}.txt", index),
                           mllogRun(index + 1, index == 3 ? "aborted" : "success"));
    }
    const std::string text = readAll(files);
    CHECK(text.find("  - min = - x 1, 5 runs, 1 failed, 1 dropped, incomplete\n") != std::string::npos);
    CHECK(text.find(
              "too-many-invalid-runs NVIDIA/results/eos/weak/deepcam:0 4 of 5 runs are valid, weak scaling asks for 5: "
              "no score\n") != std::string::npos);
}

}  // namespace podium::mlperf
