// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

#include <sys/resource.h>

namespace podium::test {

/// Lets no file grow beyond a size, here and in programs that are started meanwhile, as `ulimit -f` does. `handler` is
/// what becomes of the signal: SIG_IGN lets the write fail as on a full disk, SIG_DFL ends a program that does not
/// ignore it itself.
class SizeLimit {
public:
    explicit SizeLimit(rlim_t bytes, void (*handler)(int) = SIG_IGN)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        m_handler = std::signal(SIGXFSZ, handler);
    }
    ~SizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    SizeLimit(const SizeLimit&) = delete;
    SizeLimit& operator=(const SizeLimit&) = delete;

private:
    rlimit m_before = {};
    void (*m_handler)(int) = nullptr;
};

}  // namespace podium::test
