// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/temporary_folder.h"
#include "tests/ui/cli/process.h"

namespace podium::test {

/// podium-cli in a folder of its own: database, home, catalogue and temporary files lie there.
class CliBench {
public:
    CliBench();

    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder.path(); }
    [[nodiscard]] std::filesystem::path path(const std::string& name) const { return folder() / name; }

    /// A file of the folder with this text.
    void write(const std::string& name, const std::string& text) const;
    /// A published repository of round 5.0 with two submissions, without a flaw.
    std::filesystem::path writeRepository(const std::string& name = "training_results_v5.0") const;

    /// Runs podium-cli with these words in the folder.
    [[nodiscard]] Finished run(const std::vector<std::string>& words, ProcessOptions options = {}) const;
    /// The same on the database test.db of the folder.
    [[nodiscard]] Finished runOnDatabase(std::vector<std::string> words, ProcessOptions options = {}) const;
    /// Imports the repository into test.db and makes its catalogue the one that the program ships.
    void publish() const;

private:
    TemporaryFolder m_folder;
};

/// The file's bytes.
[[nodiscard]] std::string textOf(const std::filesystem::path& file);

}  // namespace podium::test
