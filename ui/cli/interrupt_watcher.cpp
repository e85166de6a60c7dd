// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/interrupt_watcher.h"

#include <pthread.h>

namespace podium::cli {

InterruptWatcher::InterruptWatcher()
{
    sigemptyset(&m_signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        sigaddset(&m_signals, signal);
    }
    pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    m_thread = std::thread([this] { watch(); });
}

InterruptWatcher::~InterruptWatcher()
{
    m_done = true;
    pthread_kill(m_thread.native_handle(), SIGHUP);  // wakes sigwait; it is blocked, so it does nothing else
    m_thread.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void InterruptWatcher::watch()
{
    for (;;) {
        int received = 0;
        if (sigwait(&m_signals, &received) != 0 || m_done) {
            return;
        }
        if (m_stop.request_stop()) {
            continue;
        }
        ::signal(received, SIG_DFL);
        pthread_sigmask(SIG_UNBLOCK, &m_signals, nullptr);
        ::raise(received);
    }
}

}  // namespace podium::cli
