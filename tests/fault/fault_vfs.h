// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace podium::test {

/// What happens at a call to the disk; but for Reading, at one that changes something there.
enum class Fault {
    None,
    Reading,    ///< EIO at a call that changes nothing: reading, locking, a question; it does nothing and fails
    Io,         ///< EIO: the call does nothing and fails
    Full,       ///< ENOSPC: a write gets half of its bytes down, then fails
    Kill,       ///< the process dies before the call
    PowerLoss,  ///< from this call on nothing works, and what was not synchronised is gone: see losePower()
};

/// An SQLite VFS in which the n-th call that opens, writes, truncates, synchronises or deletes a file fails, or the n-th
/// that reads, locks, maps or asks. While it lives it is the default; one at a time. Synchronising is counted but not
/// done: the tests pull no real plug.
class FaultVfs {
public:
    FaultVfs();
    ~FaultVfs();
    FaultVfs(const FaultVfs&) = delete;
    FaultVfs& operator=(const FaultVfs&) = delete;

    /// Counts from here; the `at`-th call (from 1) meets the fault, and with `lasting` all after it.
    void arm(Fault fault, std::int64_t at, bool lasting);
    void disarm();

    /// Those since arm() or disarm() that such a fault could have struck.
    [[nodiscard]] std::int64_t calls(Fault fault) const;
    [[nodiscard]] bool struck() const;  ///< whether a call met the fault
    /// Which of the calls synchronised: what is promised to be on the disk is decided there.
    [[nodiscard]] const std::vector<std::int64_t>& synchronisations() const;

    /// After Fault::PowerLoss, with all files closed: puts every file back to its bytes at its last synchronisation.
    /// A file that was never synchronised is empty, as journalling file systems leave it.
    void losePower();
};

}  // namespace podium::test
