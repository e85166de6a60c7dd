// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/catalogue.h"

#include <cstdio>
#include <cstdlib>
#include <exception>

#include <unistd.h>

#include <fmt/format.h>

namespace podium::bench {

namespace {

std::filesystem::path ownFolder()
{
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / fmt::format("podium-bench-{}", getpid());
    setenv("XDG_DATA_HOME", folder.c_str(), 1);
    setenv("PODIUM_ASSETS", PODIUM_ASSETS_DIR, 1);
    return folder;
}

}  // namespace

Catalogue::Catalogue() : m_folder(ownFolder()), m_workspace(valueOf(services::Workspace::open({}))) {}

Catalogue::~Catalogue()
{
    m_workspace.reset();
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

int onCatalogue(const char* program, const std::function<void(const services::Workspace&)>& measure)
{
    try {
        const Catalogue catalogue;
        measure(catalogue.workspace());
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "%s: %s\n", program, failure.what());
        return 1;
    }
    return 0;
}

}  // namespace podium::bench
