// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/error_words.h"

#include <string_view>

#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

/// "CONTEXT: WHAT: DETAIL. ADVICE", without the parts that are empty.
std::string sentence(const Error& error, std::string_view what, std::string_view advice = {})
{
    std::string words = displayText(error.context);
    if (!words.empty()) {
        words += ": ";
    }
    words += what;
    if (!error.detail.empty()) {
        if (!what.empty()) {
            words += ": ";
        }
        words += displayText(error.detail);
    }
    if (!words.ends_with('.')) {
        words += '.';
    }
    if (!advice.empty()) {
        words += ' ';
        words += advice;
    }
    return words;
}

}  // namespace

std::string wordsOf(const Error& error)
{
    switch (error.code) {
    case ErrorCode::FileUnreadable:
        return sentence(error, "cannot be read");
    case ErrorCode::FileUnwritable:
        return sentence(error, "cannot be written");
    case ErrorCode::NothingToImport:
        return sentence(error, "no results found",
                        "Name a repository's folder or archive, or a part of it: results lie in "
                        "SUBMITTER/results/SYSTEM/BENCHMARK/result_*.txt.");
    case ErrorCode::RoundUnknown:
        return sentence(error, "the round is not known");
    case ErrorCode::InvalidInput:
        return sentence(error, {});
    case ErrorCode::NotFound:
        return sentence(error, "not found", "\"podium-cli list\" gives the references.");
    case ErrorCode::DatabaseNewer:
        return sentence(error, "the database was written by a newer version of Podium",
                        "It was left as it is. Update Podium, or name another file with --db.");
    case ErrorCode::DatabaseDamaged:
        return sentence(error, "the database is damaged or no Podium database",
                        "It was left as it is. Restore a backup, or name another file with --db.");
    case ErrorCode::DatabaseBusy:
        return sentence(error, "another program is writing to the database",
                        "Try again when it is done; nothing was changed.");
    case ErrorCode::DatabaseReadOnly:
        return sentence(error, "the database cannot be written",
                        "Check the rights of the file and of its folder, or name another file with --db.");
    case ErrorCode::DiskFull:
        return sentence(error, "the disk is full", "What was being written is not kept. Make room and try again.");
    case ErrorCode::DatabaseFailed:
        return sentence(error, "the database cannot be used");
    case ErrorCode::ReferenceInvalid:
        return sentence(error, "a reference table of the program is faulty", "Install Podium anew.");
    case ErrorCode::Cancelled:
        return "Stopped; nothing was changed.";
    }
    return sentence(error, "failed");
}

ExitCode exitCodeOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileUnreadable:
    case ErrorCode::NothingToImport:
    case ErrorCode::RoundUnknown:
    case ErrorCode::InvalidInput:
    case ErrorCode::NotFound:
    case ErrorCode::ReferenceInvalid:
        return ExitCode::InputUnusable;
    case ErrorCode::FileUnwritable:
    case ErrorCode::DiskFull:
        return ExitCode::OutputNotWritten;
    case ErrorCode::DatabaseNewer:
    case ErrorCode::DatabaseDamaged:
    case ErrorCode::DatabaseBusy:
    case ErrorCode::DatabaseReadOnly:
    case ErrorCode::DatabaseFailed:
        return ExitCode::DatabaseRefused;
    case ErrorCode::Cancelled:
        return ExitCode::Interrupted;
    }
    return ExitCode::InputUnusable;
}

}  // namespace podium::cli
