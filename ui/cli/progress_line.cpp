// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/progress_line.h"

#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

constexpr std::chrono::seconds lineInterval{1};
constexpr std::size_t lineWidth = 160;
constexpr std::string_view eraseLine = "\r\x1b[K";

void writeRaw(std::string_view text)
{
    // Progress that cannot be shown is no failure.
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
}

std::string megabytes(std::int64_t bytes) { return fmt::format("{:.1f} MB", static_cast<double>(bytes) / 1e6); }

}  // namespace

std::string progressText(const services::ImportProgress& progress, std::size_t width)
{
    std::string text;
    switch (progress.phase) {
    case services::ImportPhase::Unpacking:
        text = fmt::format("Unpacking  {}  {}", megabytes(progress.bytes), progress.current);
        break;
    case services::ImportPhase::Scanning:
        text = fmt::format("Looking for results  {}", progress.current);
        break;
    case services::ImportPhase::Reading:
        text = fmt::format("Reading  {} of {} files  {}  {}", progress.filesDone, progress.filesTotal,
                           megabytes(progress.bytes), progress.current);
        break;
    case services::ImportPhase::Storing:
        text = fmt::format("Storing  {} files  {}", progress.filesDone, megabytes(progress.bytes));
        break;
    }
    return elided(displayText(text), width);
}

ProgressLine::ProgressLine(const Session& session, std::optional<std::size_t> terminalWidth)
    : m_session(session), m_width(terminalWidth)
{
}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::show(const services::ImportProgress& progress)
{
    if (m_width) {
        writeRaw(std::string(eraseLine) + progressText(progress, *m_width - 1));
        m_visible = true;
        return;
    }
    const auto now = std::chrono::steady_clock::now();
    if (now - m_last >= lineInterval) {
        m_last = now;
        m_session.complain(progressText(progress, lineWidth));
    }
}

void ProgressLine::clear()
{
    if (m_visible) {
        writeRaw(eraseLine);
        m_visible = false;
    }
}

}  // namespace podium::cli
