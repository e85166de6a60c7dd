// SPDX-License-Identifier: GPL-3.0-or-later
// One change to a database that the fault tests break in every way, and what must be true afterwards.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "db/records/result.h"
#include "tests/fault/store_change.h"
#include "tests/support/temporary_folder.h"

namespace podium::test {

class StoreScenario {
public:
    explicit StoreScenario(StoreChange change);

    /// A folder with nothing but the database as it is before the change.
    void restore() const;
    /// Opens, changes, closes; the first error.
    [[nodiscard]] Status apply() const;
    /// What is wrong after a change that was cut off or has failed, or that reported `success`; empty: nothing. The
    /// file is whole, its content is that before or after the change (after it, where it reported success), what was to
    /// be forgotten is not in it any more, and the same change again does what it does after one that went well.
    [[nodiscard]] std::string faultsAfter(bool success) const;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] const std::string& name() const { return m_change.name; }

private:
    /// What is wrong with the file, or else its content.
    [[nodiscard]] Result<std::string> soundContent() const;
    [[nodiscard]] std::string faultsOfRepetition(bool done) const;

    StoreChange m_change;
    TemporaryFolder m_folder;
    std::filesystem::path m_path;
    std::string m_startBytes;
    std::string m_startLog;  ///< of a program that was killed; empty: none
    std::string m_before;    ///< content
    std::string m_after;
    std::string m_again;                    ///< after the change was made twice
    std::optional<ErrorCode> m_againFails;  ///< with this, where it can be made once only
};

}  // namespace podium::test
