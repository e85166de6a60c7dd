// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

/// podium-cli with its own catalogue in the user's own database.
class CatalogueBench : public CliBench {
public:
    /// Throws if the database that the build filled is not there.
    CatalogueBench();

    [[nodiscard]] Finished cli(const std::vector<std::string>& words) const;
    [[nodiscard]] std::string file(const std::string& name) const { return textOf(path(name)); }
};

/// The one that all cases of a process share; none of them changes its results.
[[nodiscard]] const CatalogueBench& catalogueBench();

}  // namespace podium::test
