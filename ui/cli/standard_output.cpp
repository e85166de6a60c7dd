// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/standard_output.h"

#include <cerrno>
#include <system_error>

#include <unistd.h>

namespace podium::cli {

namespace {

constexpr std::size_t bufferSize = std::size_t{64} << 10;

}  // namespace

void StandardOutput::write(std::string_view text)
{
    m_buffer += text;
    if (m_buffer.size() >= bufferSize) {
        flush();
    }
}

void StandardOutput::flush()
{
    std::string_view rest = m_buffer;
    while (!rest.empty() && m_error == 0 && !m_closed) {
        const auto written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EPIPE) {
            m_closed = true;
        } else if (errno != EINTR) {
            m_error = errno;
        }
    }
    m_buffer.clear();
}

Status StandardOutput::finish()
{
    flush();
    if (m_error == 0) {
        return {};
    }
    return failure(m_error == ENOSPC ? ErrorCode::DiskFull : ErrorCode::FileUnwritable, "standard output",
                   std::generic_category().message(m_error));
}

}  // namespace podium::cli
