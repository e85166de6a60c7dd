// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/cli/cli_bench.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "tests/app/services/small_repository.h"

namespace podium::test {

namespace fs = std::filesystem;

CliBench::CliBench()
{
    fs::create_directories(path("assets"));
    fs::create_directory_symlink(fs::path(PODIUM_ASSETS_DIR) / "reference", path("assets/reference"));
    for (const char* name : {"home", "tmp"}) {
        fs::create_directory(path(name));
    }
}

void CliBench::write(const std::string& name, const std::string& text) const
{
    std::ofstream(path(name), std::ios::binary) << text;
}

fs::path CliBench::writeRepository(const std::string& name) const
{
    const auto root = path(name);
    writeSubmission(root, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, {}});
    writeSubmission(root, {"Bolt", "bolt_n2", "llama31_405b", {50.0, 40.0, 45.0}, 1.5});
    return root;
}

Finished CliBench::run(const std::vector<std::string>& words, ProcessOptions options) const
{
    std::vector<std::string> all{PODIUM_CLI};
    all.insert(all.end(), words.begin(), words.end());
    if (options.folder.empty()) {
        options.folder = folder();
    }
    options.environment.insert({{"PODIUM_ASSETS", path("assets").string()},
                                {"HOME", path("home").string()},
                                {"XDG_DATA_HOME", ""},
                                {"TMPDIR", path("tmp").string()}});
    return runProcess(all, options);
}

Finished CliBench::runOnDatabase(std::vector<std::string> words, ProcessOptions options) const
{
    words.insert(words.begin(), {"--db", "test.db"});
    return run(words, std::move(options));
}

void CliBench::publish() const
{
    const auto imported = runOnDatabase({"import", writeRepository().string()});
    const auto exported = runOnDatabase({"db", "export-catalogue", "assets/catalog", "--date", "2026-06"});
    if (imported.exitCode != 0 || exported.exitCode != 0) {
        throw std::runtime_error("cannot publish: " + imported.err + exported.err);
    }
}

std::string textOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace podium::test
