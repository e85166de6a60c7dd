// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/cli/process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace podium::test {

namespace {

/// The two ends of what a process writes.
struct Channel {
    int readEnd = -1;
    int writeEnd = -1;
};

Channel pipeChannel()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("no pipe");
    }
    return {ends[0], ends[1]};
}

Channel terminalChannel(std::size_t width)
{
    const int master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0) {
        throw std::runtime_error("no terminal");
    }
    const int terminal = ::open(::ptsname(master), O_RDWR | O_NOCTTY | O_CLOEXEC);
    termios settings = {};
    ::tcgetattr(terminal, &settings);
    settings.c_oflag &= ~static_cast<tcflag_t>(OPOST);  // line ends as the program writes them
    ::tcsetattr(terminal, TCSANOW, &settings);
    winsize size = {};
    size.ws_col = static_cast<unsigned short>(width);
    size.ws_row = 25;
    ::ioctl(terminal, TIOCSWINSZ, &size);
    return {master, terminal};
}

Channel outputChannel(const ProcessOptions& options)
{
    if (!options.standardOutput.empty()) {
        return {-1, ::open(options.standardOutput.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)};
    }
    return options.terminalWidth ? terminalChannel(*options.terminalWidth) : pipeChannel();
}

[[noreturn]] void becomeProgram(const std::vector<std::string>& words, const ProcessOptions& options, int out, int err)
{
    std::vector<char*> arguments;
    for (const auto& word : words) {
        arguments.push_back(const_cast<char*>(word.c_str()));
    }
    arguments.push_back(nullptr);
    for (const auto& [name, value] : options.environment) {
        value.empty() ? ::unsetenv(name.c_str()) : ::setenv(name.c_str(), value.c_str(), 1);
    }
    const int input = ::open("/dev/null", O_RDONLY);
    const bool isReady = ::dup2(input, STDIN_FILENO) >= 0 && ::dup2(out, STDOUT_FILENO) >= 0 &&
                         ::dup2(err, STDERR_FILENO) >= 0 &&
                         (options.folder.empty() || ::chdir(options.folder.c_str()) == 0);
    if (isReady) {
        ::execv(arguments.front(), arguments.data());
    }
    ::_exit(127);
}

/// Takes what is there; false: the end.
bool take(int end, std::string& text)
{
    std::array<char, 16384> block{};
    const auto got = ::read(end, block.data(), block.size());
    if (got < 0 && errno == EINTR) {
        return true;
    }
    if (got <= 0) {
        return false;  // a terminal without writers answers EIO
    }
    text.append(block.data(), static_cast<std::size_t>(got));
    return true;
}

void closeEnd(int& end)
{
    if (end >= 0) {
        ::close(std::exchange(end, -1));
    }
}

}  // namespace

Finished runProcess(const std::vector<std::string>& words, const ProcessOptions& options)
{
    Channel out = outputChannel(options);
    Channel err = pipeChannel();
    const pid_t child = ::fork();
    if (child < 0) {
        throw std::runtime_error("no process");
    }
    if (child == 0) {
        becomeProgram(words, options, out.writeEnd, err.writeEnd);
    }
    closeEnd(out.writeEnd);
    closeEnd(err.writeEnd);
    Finished finished;
    bool wasInterrupted = options.interruptAfterError == 0;
    while (out.readEnd >= 0 || err.readEnd >= 0) {
        std::array<pollfd, 2> ends{pollfd{out.readEnd, POLLIN, 0}, pollfd{err.readEnd, POLLIN, 0}};
        if (::poll(ends.data(), ends.size(), -1) < 0) {
            continue;
        }
        if (ends[0].revents != 0 && !take(out.readEnd, finished.out)) {
            closeEnd(out.readEnd);
        }
        if (ends[1].revents != 0 && !take(err.readEnd, finished.err)) {
            closeEnd(err.readEnd);
        }
        if (options.readAtMost > 0 && finished.out.size() >= options.readAtMost) {
            closeEnd(out.readEnd);
        }
        if (!wasInterrupted && !finished.err.empty()) {
            wasInterrupted = true;
            ::kill(child, options.interruptAfterError);
        }
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    finished.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return finished;
}

}  // namespace podium::test
