// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace podium::cli {

namespace {

constexpr std::size_t usualWidth = 80;

std::optional<std::size_t> widthOf(int descriptor)
{
    if (::isatty(descriptor) == 0) {
        return std::nullopt;
    }
    winsize size = {};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        return size.ws_col;
    }
    return usualWidth;
}

}  // namespace

std::optional<std::size_t> outputWidth() { return widthOf(STDOUT_FILENO); }
std::optional<std::size_t> messageWidth() { return widthOf(STDERR_FILENO); }

}  // namespace podium::cli
