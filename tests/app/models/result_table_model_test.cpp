// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/result_table_model.h"

#include <limits>

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>

#include "app/analysis/hardware_family.h"
#include "app/models/model_roles.h"
#include "tests/app/models/model_text.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

using test::columns;
using test::linesOf;

namespace {

constexpr int columnOf(ResultColumn column) { return ResultTableModel::columnOf(column); }

/// The table over the sample results, watched by Qt's own tester, which ends the program where a rule is broken.
struct SampleTable {
    ResultStore store;
    ActiveFilter filter;
    FilteredResults results{store, filter};
    ResultTableModel table{results};
    QAbstractItemModelTester tester{&table, QAbstractItemModelTester::FailureReportingMode::Fatal};

    SampleTable() { store.replace(test::sampleSnapshot()); }

    void speakGerman()
    {
        table.setWording(QLocale(QLocale::German, QLocale::Germany),
                         std::make_shared<const BuiltinPhrasebook>(Language::German));
    }

    [[nodiscard]] QVariant cell(int row, ResultColumn column, int role = Qt::DisplayRole) const
    {
        return table.index(row, columnOf(column)).data(role);
    }

    [[nodiscard]] std::string systems() const
    {
        return linesOf(table, columns({columnOf(ResultColumn::System), columnOf(ResultColumn::Count)}));
    }
};

/// Columns of the picture time-to-train-light.png.
const auto scoreColumns =
    columns({columnOf(ResultColumn::System), columnOf(ResultColumn::Submitter), columnOf(ResultColumn::Accelerator),
             columnOf(ResultColumn::Count), columnOf(ResultColumn::Minutes), columnOf(ResultColumn::RawMinutes),
             columnOf(ResultColumn::Factor), columnOf(ResultColumn::RunRange)});

const auto factColumns =
    columns({columnOf(ResultColumn::Runs), columnOf(ResultColumn::Nodes), columnOf(ResultColumn::Round),
             columnOf(ResultColumn::Benchmark), columnOf(ResultColumn::Division), columnOf(ResultColumn::Availability),
             columnOf(ResultColumn::Framework), columnOf(ResultColumn::Verified)});

}  // namespace

TEST_CASE("The table begins with the fastest result and ends with those without a score")
{
    const SampleTable sample;
    CHECK(linesOf(sample.table, scoreColumns) == R"(
dgxa100 | NVIDIA | A100 80GB | 512 | 3.500 | 3.500 | 1.0000 | 3.490 to 3.510
Xeon | Intel | Xeon 4th Gen | 32 | 14.125 | 14.125 | 1.0000 | 14.00 to 14.50
Eos-dfw | NVIDIA | H100 | 8,192 | 20.807 | 19.638 | 1.0595 | 20.77 to 20.87
Carina | CoreWeave + IBM + NVIDIA | GB200 | 2,496 | 27.335 | 26.990 | 1.0128 | 27.27 to 27.37
tpu-v5p-4096 | Google | TPU v5p | 4,096 | 45.250 | 45.250 | 1.0000 | 45.25
Soperator | Nebius | H200 | 1,024 | 124.496 | 106.711 | 1.1667 | 124.48 to 124.83
Soperator | Nebius | H200 | 512 |  |  | 1.0000 | 
own | me |  |  |  | 0.750 |  | 
)");
    CHECK(linesOf(sample.table, factColumns) == R"(
3 | 64 | HPC v3.0 | CosmoFlow | Closed | On-premise | NeMo 25.04 | Verified
3 | 16 | v5.0 | BERT | Closed | On-premise | NeMo 25.04 | Verified
3 | 1,024 | v5.0 | Llama 3.1 405B | Closed | On-premise | NeMo 25.04 | Verified
3 | 312 | v5.0 | Llama 3.1 405B | Closed | Cloud | NeMo 25.04 | Verified
3 | 512 | v4.1 | GPT-3 175B | Closed | On-premise | NeMo 25.04 | Verified
3 | 128 | v5.0 | Llama 3.1 405B | Open | Preview | NeMo 25.04 | Verified
1 | 64 | v5.0 | Llama 3.1 405B | Closed | On-premise | NeMo 25.04 | Verified
3 |  | v5.1 | Llama 3.1 8B |  |  |  | Unverified
)");
}

TEST_CASE("Numbers follow the locale that is given, not that of the process")
{
    SampleTable sample;
    sample.speakGerman();
    CHECK(sample.cell(2, ResultColumn::Count) == "8.192");
    CHECK(sample.cell(2, ResultColumn::Minutes) == "20,807");
    CHECK(sample.cell(2, ResultColumn::RunRange) == "20,77 bis 20,87");
    CHECK(sample.cell(6, ResultColumn::Minutes, MissingReasonRole) == "keine Wertung: Ergebnisdateien fehlen");
}

TEST_CASE("Every column has a title, and sets numbers right and text left")
{
    const SampleTable sample;
    QStringList titles;
    for (int column = 0; column < sample.table.columnCount(); ++column) {
        const bool number = isNumber(static_cast<ResultColumn>(column));
        const auto side = static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        titles += sample.table.headerData(column, Qt::Horizontal).toString();
        CHECK(sample.table.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole) == side);
        CHECK(sample.table.index(0, column).data(Qt::TextAlignmentRole) == side);
        CHECK_FALSE(sample.table.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        CHECK(resultColumnFromString(toString(static_cast<ResultColumn>(column))) == static_cast<ResultColumn>(column));
    }
    CHECK(titles.join("; ") == "System; Submitter; Accelerator; Count; Time, min; Raw, min; Factor; Run range, min; "
                               "Runs; Nodes; Round; Benchmark; Division; Availability; Framework; Verification");
    CHECK_FALSE(sample.table.headerData(99, Qt::Horizontal).isValid());
    CHECK_FALSE(resultColumnFromString("colour"));
}

TEST_CASE("An empty cell says why it is empty, a filled one does not")
{
    const SampleTable sample;
    CHECK(sample.cell(6, ResultColumn::Minutes, MissingReasonRole) == "no score: result files are missing");
    CHECK(sample.cell(6, ResultColumn::RawMinutes, MissingReasonRole) == "no score: result files are missing");
    CHECK(sample.cell(6, ResultColumn::RunRange, MissingReasonRole) == "no run has a time");
    CHECK(sample.cell(7, ResultColumn::Factor, MissingReasonRole) == "no score: scaling.json holds no usable factor");
    CHECK(sample.cell(7, ResultColumn::RunRange, MissingReasonRole) == "no score: scaling.json holds no usable factor");
    CHECK(sample.cell(7, ResultColumn::Count, MissingReasonRole) == "not stated");
    CHECK(sample.cell(7, ResultColumn::Framework, MissingReasonRole) == "not stated");
    CHECK(sample.cell(6, ResultColumn::Minutes, Qt::ToolTipRole) == "no score: result files are missing");
    CHECK(sample.cell(6, ResultColumn::Minutes, Qt::AccessibleTextRole) == "no score: result files are missing");
    CHECK(sample.cell(0, ResultColumn::Minutes, Qt::AccessibleTextRole) == "3.500");
    for (int column = 0; column < resultColumnCount; ++column) {
        CHECK(sample.table.index(0, column).data(MissingReasonRole) == "");
    }
}

TEST_CASE("Values that no text shows are there by role")
{
    const SampleTable sample;
    CHECK(sample.cell(3, ResultColumn::Minutes, RawValueRole).toDouble() == 26.989966666666668 * 1.0127710127710128);
    CHECK(sample.cell(3, ResultColumn::Count, RawValueRole) == QVariant(qlonglong{2496}));
    CHECK(sample.cell(3, ResultColumn::System, RawValueRole) == "Carina (39x NVIDIA GB200 NVL72)");
    CHECK(sample.cell(3, ResultColumn::Accelerator, RawValueRole) == "NVIDIA GB200");
    CHECK(sample.cell(3, ResultColumn::Round, RawValueRole) == "5.0");
    CHECK(sample.cell(3, ResultColumn::Division, RawValueRole) == "closed");
    CHECK(sample.cell(3, ResultColumn::Verified, RawValueRole) == true);
    CHECK(sample.cell(3, ResultColumn::RunRange, RawValueRole).toList().size() == 2);
    CHECK_FALSE(sample.cell(6, ResultColumn::Minutes, RawValueRole).isValid());
    CHECK_FALSE(sample.cell(6, ResultColumn::Minutes, SortRole).isValid());
    CHECK_FALSE(sample.cell(7, ResultColumn::Accelerator, RawValueRole).isValid());
    CHECK(sample.cell(3, ResultColumn::Nodes, SortRole) == 312.0);
    CHECK(sample.cell(3, ResultColumn::System, SortRole) == "Carina");
    CHECK(sample.cell(3, ResultColumn::Round, SortRole).toDouble() >
          sample.cell(4, ResultColumn::Round, SortRole).toDouble());

    CHECK(sample.cell(3, ResultColumn::Nodes, ReferenceRole) ==
          "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496/llama31_405b");
    CHECK(sample.cell(3, ResultColumn::Nodes, SubmissionIdRole) == QVariant(qlonglong{4}));
    CHECK(sample.cell(7, ResultColumn::Nodes, VerifiedRole) == false);
    CHECK(sample.cell(3, ResultColumn::System, FamilyRole) == static_cast<int>(HardwareFamily::Blackwell));
    CHECK_FALSE(sample.cell(3, ResultColumn::Nodes, FamilyRole).isValid());
    CHECK_FALSE(sample.cell(3, ResultColumn::Nodes, Qt::DecorationRole).isValid());
}

TEST_CASE("Tool tips say what the cell leaves out")
{
    const SampleTable sample;
    CHECK(sample.cell(3, ResultColumn::System, Qt::ToolTipRole) ==
          "Carina (39x NVIDIA GB200 NVL72)\n5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496/llama31_405b");
    CHECK(sample.cell(5, ResultColumn::System, Qt::ToolTipRole)
              .toString()
              .endsWith("\nSame logs as 4.1/Nebius/other/llama31_405b"));
    CHECK(sample.cell(7, ResultColumn::System, Qt::ToolTipRole).toString().endsWith("\nUnverified"));
    CHECK(sample.cell(3, ResultColumn::Minutes, Qt::ToolTipRole) == "27.335 min = 26.990 min × 1.0128");
    CHECK(sample.cell(3, ResultColumn::Accelerator, Qt::ToolTipRole) == "NVIDIA GB200 as published");
    CHECK(sample.cell(1, ResultColumn::Count, Qt::ToolTipRole) == "32 processors");
    CHECK(sample.cell(2, ResultColumn::Count, Qt::ToolTipRole) == "8,192 accelerators");
    CHECK(sample.cell(2, ResultColumn::Runs, Qt::ToolTipRole) == "Runs: 3; not valid: 0");
}

TEST_CASE("Every column sorts both ways, with empty cells last in both")
{
    SampleTable sample;
    sample.table.sort(columnOf(ResultColumn::Minutes), Qt::DescendingOrder);
    CHECK(sample.systems() == R"(
Soperator | 1,024
tpu-v5p-4096 | 4,096
Carina | 2,496
Eos-dfw | 8,192
Xeon | 32
dgxa100 | 512
Soperator | 512
own | 
)");
    sample.table.sort(columnOf(ResultColumn::Count));
    CHECK(sample.systems() == R"(
Xeon | 32
Soperator | 512
dgxa100 | 512
Soperator | 1,024
Carina | 2,496
tpu-v5p-4096 | 4,096
Eos-dfw | 8,192
own | 
)");
    sample.table.sort(columnOf(ResultColumn::System));
    CHECK(linesOf(sample.table, columns({columnOf(ResultColumn::System)})) ==
          "\nCarina\ndgxa100\nEos-dfw\nown\nSoperator\nSoperator\ntpu-v5p-4096\nXeon\n");
    sample.table.sort(columnOf(ResultColumn::Round), Qt::DescendingOrder);
    CHECK(linesOf(sample.table, columns({columnOf(ResultColumn::Round)})) ==
          "\nv5.1\nv5.0\nv5.0\nv5.0\nv5.0\nv5.0\nv4.1\nHPC v3.0\n");
    sample.table.sort(columnOf(ResultColumn::Accelerator), Qt::DescendingOrder);
    CHECK(linesOf(sample.table, columns({columnOf(ResultColumn::Accelerator)})) ==
          "\nXeon 4th Gen\nTPU v5p\nH200\nH200\nH100\nGB200\nA100 80GB\n\n");
    sample.table.sort(columnOf(ResultColumn::Verified));
    CHECK(sample.cell(7, ResultColumn::Verified) == "Unverified");
    CHECK(sample.table.sortColumn() == ResultColumn::Verified);
}

TEST_CASE("Equal cells stay in the order of the database, in both directions")
{
    SampleTable sample;
    sample.filter.setChosenKeys(Facet::Verified, {std::string(verifiedKey)});
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        sample.table.sort(columnOf(ResultColumn::Framework), order);
        CHECK(linesOf(sample.table, columns({0}, SubmissionIdRole)) == "\n1\n2\n3\n4\n5\n6\n8\n");
    }
    sample.filter.clear();
    sample.table.sort(columnOf(ResultColumn::Framework), Qt::AscendingOrder);
    CHECK(linesOf(sample.table, columns({0}, SubmissionIdRole)) == "\n1\n2\n3\n4\n5\n6\n8\n7\n");
}

TEST_CASE("Sorting keeps persistent indexes on their results")
{
    SampleTable sample;
    const QPersistentModelIndex carina = sample.table.index(3, 4);
    const QPersistentModelIndex own = sample.table.index(7, 1);
    sample.table.sort(columnOf(ResultColumn::Count), Qt::DescendingOrder);
    CHECK(carina.row() == 2);
    CHECK(carina.column() == 4);
    CHECK(carina.data(ReferenceRole) == "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496/llama31_405b");
    CHECK(own.row() == 7);
    CHECK(own.column() == 1);
}

TEST_CASE("The filter leaves rows out and keeps the order")
{
    SampleTable sample;
    sample.table.sort(columnOf(ResultColumn::Count), Qt::DescendingOrder);
    sample.filter.setChosenKeys(Facet::Benchmark, {"llama31_405b"});
    CHECK(sample.systems() == "\nEos-dfw | 8,192\nCarina | 2,496\nSoperator | 1,024\nSoperator | 512\n");
    sample.filter.setSizes({1024, 4096});
    CHECK(sample.systems() == "\nCarina | 2,496\nSoperator | 1,024\n");
    sample.filter.setChosenKeys(Facet::Submitter, {"Acme"});
    CHECK(sample.systems() == "\n");
}

TEST_CASE("A row is found by its reference while the filter lets it through")
{
    SampleTable sample;
    const QString carina = "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496/llama31_405b";
    CHECK(sample.table.rowOf(carina) == 3);
    CHECK(sample.table.referenceAt(3) == carina);
    CHECK(sample.table.submissionAt(3).id == 4);
    sample.filter.setChosenKeys(Facet::Submitter, {"NVIDIA", "CoreWeave + IBM + NVIDIA"});
    CHECK(sample.table.rowOf(carina) == 2);
    sample.filter.setChosenKeys(Facet::Submitter, {"NVIDIA"});
    CHECK(sample.table.rowOf(carina) == -1);
    CHECK(sample.table.rowOf("nothing") == -1);
    CHECK(sample.table.referenceAt(-1) == "");
    CHECK(sample.table.referenceAt(2) == "");
}

TEST_CASE("New results replace the old ones, in the order that was chosen")
{
    SampleTable sample;
    sample.table.sort(columnOf(ResultColumn::Count), Qt::DescendingOrder);
    auto rows = test::sampleResults();
    rows.resize(3);
    rows[0].accelerators = 9000;
    sample.store.replace(test::snapshotOf(rows));
    CHECK(sample.systems() == "\ntpu-v5p-4096 | 9,000\nEos-dfw | 8,192\nXeon | 32\n");
    sample.store.replace(nullptr);
    CHECK(sample.systems() == "\n");
}

TEST_CASE("Many results keep every rule of a model through filters and orders")
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    SampleTable sample;
    sample.store.replace(test::snapshotOf(test::manyResults(300)));
    for (int column = 0; column < resultColumnCount; ++column) {
        sample.table.sort(column, Qt::DescendingOrder);
        sample.filter.setChosenKeys(Facet::Verified, {std::string(column % 2 == 0 ? verifiedKey : unverifiedKey)});
        double before = infinity;
        for (int row = 0; isNumber(static_cast<ResultColumn>(column)) && row < sample.table.rowCount(); ++row) {
            const QVariant value = sample.table.index(row, column).data(SortRole);
            const double number = value.isValid() ? value.toDouble() : -infinity;
            REQUIRE(number <= before);
            before = number;
        }
    }
    CHECK(sample.table.rowCount() > 0);
}

}  // namespace podium
