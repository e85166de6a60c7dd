// SPDX-License-Identifier: GPL-3.0-or-later
// Names of files, references and places of results.
#include <array>
#include <string>

#include "db/mlperf/natural_order.h"
#include "db/mlperf/python_json.h"
#include "db/mlperf/readable_name.h"
#include "db/mlperf/repository_layout.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/shipped.h"

namespace podium::fuzz {

namespace fs = std::filesystem;

namespace {

/// The input cut at line feeds into three names.
std::array<std::string_view, 3> threeNames(std::string_view input)
{
    std::array<std::string_view, 3> names;
    for (auto& name : names) {
        name = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(input.size(), name.size() + 1));
    }
    return names;
}

void naturalOrder(std::string_view input)
{
    const auto [a, b, c] = threeNames(input);
    const auto less = mlperf::naturalLess;
    promise(!less(a, a), "nothing comes before itself");
    promise(!(less(a, b) && less(b, a)), "two names have one order");
    promise(a == b || less(a, b) || less(b, a), "different names differ");
    promise(!(less(a, b) && less(b, c)) || less(a, c), "order goes on");
}

void references(std::string_view input)
{
    if (const auto key = parseReference(input)) {
        promise(reference(*key) == input, "a reference reads back");
    }
    if (const auto round = ReferenceTables::roundIdFromText(input)) {
        promise(ReferenceTables::roundIdFromText(*round) == round, "a round's id is one");
    }
    const auto round = mlperf::roundOfFolderName(input, shippedTables());
    promise(!round || !round->empty(), "a round has an id");
    promise(mlperf::isUtf8(mlperf::readableName(fs::path(std::string(input)))), "names become UTF-8");
}

/// First line: the folder; second line: whether the user named it or the folder above; third line: the round.
void layout(std::string_view input)
{
    const auto [place, start, round] = threeNames(input);
    const fs::path folder = ("/" + fs::path(std::string(place)).relative_path().string());
    const fs::path normal = folder.lexically_normal();
    const fs::path named = start.size() % 2 == 0 ? normal : normal.parent_path();
    const auto given = ReferenceTables::roundIdFromText(round);
    const auto directory = mlperf::placeFolder(normal, named, given, shippedTables());
    if (!directory) {
        return;
    }
    promise(directory->folder == normal, "a folder keeps its place");
    promise(!directory->key.submitter.empty() && !directory->key.system.empty() && !directory->key.benchmark.empty(),
            "a key has all its parts");
    promise(!directory->published || !directory->key.round.empty(), "what is published has a round");
    promise(mlperf::isUtf8(reference(directory->key)), "references are UTF-8");
}

}  // namespace

std::vector<Target> nameTargets()
{
    return {
        {"natural_order", naturalOrder, {"result_0.txt\nresult_00.txt\nresult_10.txt", "a1b2\na01b10\na1b"}},
        {"references", references, {"5.0/NVIDIA/s/t/bert", "training_results_v5.0-main", "hpc-v3.0", "v0.5.0"}},
        {"layout",
         layout,
         {"/d/training_results_v5.0/NVIDIA/results/s/bert\n\n", "/d/hpc_results_v3.0/N/results/s/weak/cosmoflow\nx\n",
          "/d/training_results_v0.5/v0.5.0/google/cloud_v3.8/g/results/tpu/gnmt\n\n", "/d/s/strong/deepcam\nx\nhpc-3.0",
          "/d/training_results_v0.7/Alibaba/results/v100-256\n\n", "/d/v0.5.0/google/results/tpu/gnmt\n\n0.5"}},
    };
}

}  // namespace podium::fuzz
