// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/error_words.h"

#include "tests/support/catch.h"

namespace podium::cli {

TEST_CASE("Errors say what they are about, what is wrong and what to do")
{
    CHECK(wordsOf({ErrorCode::FileUnreadable, "a/b.txt", "Permission denied"}) ==
          "a/b.txt: cannot be read: Permission denied.");
    CHECK(wordsOf({ErrorCode::InvalidInput, "9.9", "not a known round; expected one of 5.0, 5.1"}) ==
          "9.9: not a known round; expected one of 5.0, 5.1.");
    CHECK(wordsOf({ErrorCode::DatabaseBusy, "/x.db", ""}) ==
          "/x.db: another program is writing to the database. Try again when it is done; nothing was changed.");
    CHECK(wordsOf({ErrorCode::Cancelled, "", ""}) == "Stopped; nothing was changed.");
    CHECK(wordsOf({ErrorCode::NotFound, "5.0/a\nb", ""}) ==
          "5.0/a\uFFFDb: not found. \"podium-cli list\" gives the references.");
    CHECK(wordsOf({ErrorCode::DatabaseFailed, "/data", "it is a folder; name a file"}) ==
          "/data: the database cannot be used: it is a folder; name a file.");
}

TEST_CASE("Errors end the program as scripts expect it")
{
    CHECK(exitCodeOf(ErrorCode::NothingToImport) == ExitCode::InputUnusable);
    CHECK(exitCodeOf(ErrorCode::RoundUnknown) == ExitCode::InputUnusable);
    CHECK(exitCodeOf(ErrorCode::DiskFull) == ExitCode::OutputNotWritten);
    CHECK(exitCodeOf(ErrorCode::FileUnwritable) == ExitCode::OutputNotWritten);
    CHECK(exitCodeOf(ErrorCode::DatabaseNewer) == ExitCode::DatabaseRefused);
    CHECK(exitCodeOf(ErrorCode::DatabaseDamaged) == ExitCode::DatabaseRefused);
    CHECK(exitCodeOf(ErrorCode::DatabaseBusy) == ExitCode::DatabaseRefused);
}

}  // namespace podium::cli
