// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include "ui/cli/application.h"

int main(int argc, char** argv)
{
    // A reader that goes away and a file that may grow no further show as a failed write, so that files in work are
    // still tidied up.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    return podium::cli::run(argc, argv);
}
