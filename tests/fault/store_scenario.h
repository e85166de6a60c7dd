// SPDX-License-Identifier: GPL-3.0-or-later
// One import that the fault tests break in every way, and what must be true afterwards.
#pragma once

#include <filesystem>
#include <string>

#include "db/records/result.h"
#include "tests/support/temporary_folder.h"

namespace podium::test {

class StoreScenario {
public:
    enum class Start {
        Filled,   ///< the import adds to a database and changes some of it
        Missing,  ///< the import makes the database
    };

    explicit StoreScenario(Start start);

    /// A folder with nothing but the database as it is before the import.
    void restore() const;
    /// Opens, imports, commits, closes; the first error.
    [[nodiscard]] Status import() const;
    /// What is wrong after an import that was cut off or has failed, or that reported `success`; empty: nothing. The
    /// file is whole, its content is that before or after the import (after it, where it reported success), and the
    /// same import again leads to the end state.
    [[nodiscard]] std::string faultsAfter(bool success) const;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    [[nodiscard]] std::string stateFaults(bool success) const;

    TemporaryFolder m_folder;
    std::filesystem::path m_path;
    std::string m_startBytes;
    std::string m_before;  ///< content; empty: none
    std::string m_after;
};

}  // namespace podium::test
