// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/repository_layout.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "db/mlperf/readable_name.h"

namespace podium::mlperf {

namespace fs = std::filesystem;

namespace {

using Parts = std::vector<std::string>;

constexpr std::string_view unknownPart = "unknown";

Parts partsOf(const fs::path& path)
{
    Parts parts;
    for (const auto& part : path) {
        if (!part.empty()) {
            parts.push_back(part.native());
        }
    }
    return parts;
}

fs::path pathOf(const Parts& parts, std::size_t count)
{
    fs::path path;
    for (std::size_t index = 0; index < count; ++index) {
        path /= parts[index];
    }
    return path;
}

std::string joined(const Parts& parts, std::size_t begin, std::size_t end)
{
    std::string text;
    for (std::size_t index = begin; index < end; ++index) {
        text += (text.empty() ? "" : "/") + parts[index];
    }
    return text;
}

struct NamedRoot {
    std::size_t size = 0;  ///< parts up to and including the repository's folder
    std::string round;
};

/// The nearest folder above whose name is that of a published repository.
std::optional<NamedRoot> namedRoot(const Parts& parts, const ReferenceTables& tables)
{
    for (std::size_t size = parts.size(); size > 0; --size) {
        if (auto round = roundOfFolderName(parts[size - 1], tables)) {
            return NamedRoot{size, std::move(*round)};
        }
    }
    return std::nullopt;
}

void makeReadable(SubmissionKey& key)
{
    for (std::string* part : {&key.submitter, &key.system, &key.benchmark}) {
        *part = readableName(*part);
    }
}

bool isScaling(std::string_view name) { return name == "strong" || name == "weak"; }

const LayoutException* exceptionFor(const SubmissionKey& key, const ReferenceTables& tables)
{
    for (const auto& exception : tables.layoutExceptions()) {
        if (exception.round == key.round && exception.submitter == key.submitter &&
            exception.systemFolder == key.system) {
            return &exception;
        }
    }
    return nullptr;
}

/// The file where anything of that name is there; what cannot be read (a link, a pipe) is said when it is read.
fs::path existing(const fs::path& file)
{
    std::error_code ignored;
    return fs::exists(fs::symlink_status(file, ignored)) ? file : fs::path{};
}

/// The parts of a path around its last "results": what is above it and [system, (strong|weak,) benchmark] below it.
struct Placement {
    std::size_t results = 0;  ///< index of "results"
    std::string system;
    std::string systemFolder;
    std::string benchmark;  ///< empty: no folder of its own
    bool weak = false;
};

std::optional<Placement> placementOf(const Parts& parts)
{
    const auto found = std::find(parts.rbegin(), parts.rend(), "results");
    if (found == parts.rend()) {
        return std::nullopt;
    }
    Placement placement;
    placement.results = static_cast<std::size_t>(parts.rend() - found) - 1;
    const std::size_t below = parts.size() - placement.results - 1;
    const auto part = [&](std::size_t index) { return parts[placement.results + 1 + index]; };
    if (below == 0) {
        return std::nullopt;
    }
    placement.systemFolder = placement.system = part(0);
    if (below == 2) {
        placement.benchmark = part(1);
    } else if (below == 3 && isScaling(part(1))) {
        placement.system += '/' + part(1);
        placement.benchmark = part(2);
        placement.weak = part(1) == "weak";
    } else if (below != 1) {
        return std::nullopt;
    }
    return placement;
}

void findCompanions(ResultDirectory& directory, const fs::path& results, const std::string& systemFolder,
                    const LayoutException* exception)
{
    directory.scalingFile = existing(directory.folder / "scaling.json");
    const auto systems = results.parent_path() / "systems";
    const std::string stem =
        exception != nullptr && !exception->description.empty() ? exception->description : systemFolder;
    directory.systemFile = existing(systems / (stem + ".json"));
    if (directory.systemFile.empty()) {
        directory.systemFile = existing(results / systemFolder / "entry.json");
    }
}

/// A folder without "results" above it: a benchmark's folder, or one of a system's folder, that was copied out of its
/// repository. What lies deeper below `start`, or in a repository, is no result.
std::optional<ResultDirectory> placeLoose(const fs::path& folder, const fs::path& start,
                                          const std::optional<std::string>& round, const ReferenceTables& tables)
{
    const Parts parts = partsOf(folder);
    std::error_code ignored;
    const fs::path root = fs::is_directory(start, ignored) ? start : start.parent_path();
    const std::size_t depth = parts.size() - std::min(parts.size(), partsOf(root).size());
    const auto named = [&](std::size_t fromEnd) {
        return parts.size() > fromEnd + 1 ? parts[parts.size() - 1 - fromEnd] : std::string(unknownPart);
    };
    const bool scaled = isScaling(named(1));
    if (namedRoot(parts, tables) || depth > (scaled ? 3U : 2U)) {
        return std::nullopt;
    }
    ResultDirectory directory;
    directory.folder = folder;
    directory.root = root;
    directory.key = {round.value_or(""), std::string(unknownPart), named(1), named(0)};
    if (scaled) {
        directory.key.system = named(2) + '/' + named(1);
        directory.weakScaling = named(1) == "weak";
    }
    directory.scalingFile = existing(folder / "scaling.json");
    directory.systemFile = existing(folder.parent_path() / "entry.json");
    makeReadable(directory.key);
    return directory;
}

}  // namespace

std::optional<std::string> roundOfFolderName(std::string_view name, const ReferenceTables& tables)
{
    if (const Round* round = tables.roundOfRepository(name)) {
        return round->id;
    }
    for (const auto& [prefix, suite] :
         {std::pair<std::string_view, std::string_view>{"training_results_v", ""}, {"hpc_results_v", "hpc-"}}) {
        if (!name.starts_with(prefix)) {
            continue;
        }
        const auto rest = name.substr(prefix.size());
        const auto end = std::find_if(rest.begin(), rest.end(), [](char character) {
            return character != '.' && std::isdigit(static_cast<unsigned char>(character)) == 0;
        });
        const auto version = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
        const bool endsWell = end == rest.end() || *end == '-' || *end == '_' || *end == ' ';
        if (endsWell && version.find('.') != std::string_view::npos) {
            return ReferenceTables::roundIdFromText(std::string(suite) + std::string(version));
        }
    }
    return std::nullopt;
}

std::optional<ResultDirectory> placeFolder(const fs::path& folder, const fs::path& start,
                                           const std::optional<std::string>& round, const ReferenceTables& tables)
{
    const Parts parts = partsOf(folder);
    const bool hasResults = std::find(parts.begin(), parts.end(), "results") != parts.end();
    if (!hasResults) {
        return placeLoose(folder, start, round, tables);
    }
    const auto placement = placementOf(parts);
    if (!placement || placement->results < 2) {
        return std::nullopt;
    }
    const auto root =
        namedRoot(Parts(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(placement->results)), tables);
    ResultDirectory directory;
    directory.folder = folder;
    directory.weakScaling = placement->weak;
    directory.key.round = round ? *round : root ? root->round : "";

    // v0.5 nests folders between the submitter and "results", below the root or below its folder "v0.5.0".
    std::size_t submitter = placement->results - 1;
    if (directory.key.round == "0.5") {
        std::size_t above = root ? root->size : partsOf(start).size();
        const auto version = std::find(parts.rbegin(), parts.rend(), "v0.5.0");
        const auto belowVersion = static_cast<std::size_t>(parts.rend() - version);
        if (belowVersion > (root ? root->size : 0)) {
            above = belowVersion;
        }
        submitter = std::min(above, submitter);
    }
    directory.root = root ? pathOf(parts, root->size) : pathOf(parts, submitter);
    directory.key.submitter = parts[submitter];
    const std::string nested = joined(parts, submitter + 1, placement->results);
    directory.key.system = nested.empty() ? placement->system : nested + '/' + placement->system;
    directory.key.benchmark = placement->benchmark;

    const LayoutException* exception = exceptionFor(directory.key, tables);
    directory.targetDecides = exception != nullptr && exception->targetDecides;
    if (directory.key.benchmark.empty()) {
        if (exception == nullptr || exception->benchmark.empty()) {
            return std::nullopt;
        }
        directory.key.benchmark = exception->benchmark;
    }
    const bool regular = directory.key.round == "0.5" || (root && submitter == root->size);
    directory.published = root && regular && root->round == directory.key.round;
    findCompanions(directory, pathOf(parts, placement->results + 1), placement->systemFolder, exception);
    makeReadable(directory.key);
    return directory;
}

}  // namespace podium::mlperf
