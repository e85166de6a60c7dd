// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/cli/catalogue_bench.h"

namespace podium::test {

namespace fs = std::filesystem;

CatalogueBench::CatalogueBench()
{
    const fs::path own = path("home/.local/share/podium");
    fs::create_directories(own);
    fs::copy_file(PODIUM_FILLED_DATABASE, own / "podium.db");
}

Finished CatalogueBench::cli(const std::vector<std::string>& words) const
{
    ProcessOptions options;
    options.environment = {{"PODIUM_ASSETS", PODIUM_ASSETS_DIR}};
    return run(words, options);
}

const CatalogueBench& catalogueBench()
{
    static const CatalogueBench shared;
    return shared;
}

}  // namespace podium::test
