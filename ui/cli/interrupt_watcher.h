// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

#include <signal.h>

namespace podium::cli {

/// While it lives, SIGINT, SIGTERM and SIGHUP ask the work to stop and to tidy up; a second one ends the program at
/// once. Must be made before other threads are.
class InterruptWatcher {
public:
    InterruptWatcher();
    ~InterruptWatcher();
    InterruptWatcher(const InterruptWatcher&) = delete;
    InterruptWatcher& operator=(const InterruptWatcher&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    void watch();

    sigset_t m_signals = {};
    sigset_t m_before = {};
    std::atomic<bool> m_done = false;
    std::stop_source m_stop;
    std::thread m_thread;
};

}  // namespace podium::cli
