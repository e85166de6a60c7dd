// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ledger_model.h"

#include <QAbstractItemModelTester>

#include "app/models/ledger_results_model.h"
#include "app/models/model_roles.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

LedgerEntry entryOf(std::int64_t number, ExportedFile file, std::vector<LedgerResult> results)
{
    LedgerEntry entry;
    entry.record.number = number;
    entry.record.exportedAt = "2026-11-30T17:05:09Z";
    entry.record.title = "Time to train\n\u202Eevil";
    entry.record.format = "png";
    entry.record.file = file == ExportedFile::Clipboard ? "" : "/figures/a.png";
    entry.results = std::move(results);
    entry.file = file;
    return entry;
}

const LedgerResult same{"5.0/A/s/b", 25.0, 25.0, false};
const LedgerResult changed{"5.0/B/s/b", 1234.5, 28.0, false};
const LedgerResult gone{"5.0/C/s/b", 10.0, std::nullopt, true};
const LedgerResult otherId{"5.0/E/s/b", 10.0, 10.0, false, "5.0-0001", "5.0-0002"};
const LedgerResult newId{"5.0/F/s/b", 10.0, 10.0, false, "", "5.0-0003"};
const LedgerResult lostScore{"5.0/D/s/b", 10.0, std::nullopt, false};

std::string text(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString().toStdString();
}

struct SampleLedger {
    LedgerModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    SampleLedger()
    {
        model.setEntries({entryOf(9, ExportedFile::Clipboard, {same}),
                          entryOf(7, ExportedFile::Gone, {same, changed, lostScore, gone}),
                          entryOf(4, ExportedFile::Altered, {}), entryOf(3, ExportedFile::Unreadable, {})},
                         Language::English);
    }
    [[nodiscard]] std::string cell(int row, LedgerColumn column) const
    {
        return text(model, row, static_cast<int>(column));
    }
    [[nodiscard]] bool isMarked(int row) const { return model.index(row, 0).data(ChangedRole).toBool(); }
};

}  // namespace

TEST_CASE("The ledger's rows say when, what and where, and what is no longer as it was")
{
    const SampleLedger ledger;
    CHECK(ledger.model.rowCount() == 4);
    CHECK(ledger.cell(0, LedgerColumn::Exported) == "2026-11-30 17:05");
    CHECK(ledger.cell(0, LedgerColumn::File) == "Clipboard");
    CHECK(ledger.cell(0, LedgerColumn::State) == "Unchanged");
    CHECK(ledger.cell(1, LedgerColumn::File) == "/figures/a.png");
    CHECK(ledger.cell(1, LedgerColumn::Results) == "4");
    CHECK(ledger.cell(1, LedgerColumn::State) == "2 result(s) changed, 1 result(s) gone, file gone");  // no translator
    CHECK(ledger.cell(2, LedgerColumn::State) == "file altered");
    CHECK(ledger.cell(3, LedgerColumn::State) == "file unreadable");
    CHECK_FALSE(ledger.isMarked(0));
    CHECK(ledger.isMarked(1));
    CHECK(ledger.isMarked(2));
    CHECK(ledger.isMarked(3));
}

TEST_CASE("Names in the ledger are one line of harmless text")
{
    const SampleLedger ledger;
    const std::string title = ledger.cell(0, LedgerColumn::Title);
    CHECK(title.find('\n') == std::string::npos);
    CHECK(title.find("\u202E") == std::string::npos);
    CHECK(title.find("evil") != std::string::npos);
}

TEST_CASE("Entries of the ledger are found by number, and searched by title, file and results")
{
    const SampleLedger ledger;
    REQUIRE(ledger.model.entry(7) != nullptr);
    CHECK(ledger.model.entry(7)->results.size() == 4);
    CHECK(ledger.model.entry(8) == nullptr);
    const QString searched = ledger.model.index(1, 0).data(SummaryRole).toString();
    for (const char* part : {"Time to train", "/figures/a.png", "5.0/C/s/b", "png"}) {
        CHECK(searched.contains(QLatin1String(part)));
    }
    CHECK(ledger.model.index(1, 0).data(KeyRole).toString() == "7");
    CHECK(ledger.model.index(1, 0).data(SortRole).toInt() == 7);
    CHECK_FALSE(ledger.model.index(4, 0).data().isValid());
}

TEST_CASE("The results of an export are shown then and now, those that changed first")
{
    LedgerResultsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setResults({same, newId, changed, gone, lostScore, otherId}, Language::German);
    REQUIRE(model.rowCount() == 6);
    CHECK(text(model, 0, 0) == "5.0/B/s/b");
    CHECK(text(model, 0, 1) == "1.234,500");
    CHECK(text(model, 0, 2) == "28,000");
    CHECK(text(model, 0, 3) == "changed");
    CHECK(text(model, 1, 0) == "5.0/C/s/b");
    CHECK(text(model, 1, 2).empty());
    CHECK(text(model, 1, 3) == "gone");
    CHECK(text(model, 2, 2) == "none");
    CHECK(text(model, 2, 3) == "changed");
    CHECK(text(model, 3, 0) == "5.0/E/s/b");
    CHECK(text(model, 3, 3) == "other ID");
    CHECK(text(model, 4, 0) == "5.0/A/s/b");
    CHECK(text(model, 4, 3).empty());
    CHECK(text(model, 5, 0) == "5.0/F/s/b");
    CHECK(text(model, 5, 3).empty());
    model.setResults({}, Language::English);
    CHECK(model.rowCount() == 0);
}

}  // namespace podium
