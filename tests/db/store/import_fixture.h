// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tests/db/store/store_testing.h"
#include "tests/support/temporary_folder.h"

namespace podium::test {

/// An empty database, and looks into it past the store.
struct ImportFixture {
    TemporaryFolder folder;
    std::filesystem::path path = folder.path() / "data.db";
    store::Database database = openDatabase(path);

    Submission load(const std::string& reference) const
    {
        return loadSubmission(database, parseReference(reference).value()).value();
    }
    std::vector<std::string> all(const std::string& sql) const { return column(path, sql); }
    std::string one(const std::string& sql) const { return column(path, sql).at(0); }
};

}  // namespace podium::test
