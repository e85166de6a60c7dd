// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/efficiency_model.h"

#include <QAbstractItemModelTester>

#include "app/models/model_roles.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/models/model_text.h"
#include "tests/support/catch.h"

namespace podium {

using test::columns;
using test::linesOf;

namespace {

/// The fourteen results of METRICS.md, watched by Qt's own tester.
struct SampleEfficiency {
    std::vector<store::SubmissionRow> rows = test::workedRows();
    EfficiencyModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};

    SampleEfficiency()
    {
        for (store::SubmissionRow& row : rows) {
            row.accelerator.generation = "NVIDIA " + row.accelerator.architecture;
        }
    }

    void show(SeriesGrouping grouping = SeriesGrouping::Submitter, Language language = Language::English)
    {
        model.setLines(efficiencyLines(rows, grouping, FigureBasis::Official, test::tables()),
                       std::make_shared<const BuiltinPhrasebook>(language), language);
    }

    [[nodiscard]] QString reference(int accelerators) const
    {
        for (const store::SubmissionRow& row : rows) {
            if (row.accelerators == accelerators && row.accelerator.generation == "NVIDIA Blackwell") {
                return QString::fromStdString(podium::reference(row.key));
            }
        }
        return {};
    }
};

const auto cells =
    columns({EfficiencyModel::Line, EfficiencyModel::From, EfficiencyModel::To, EfficiencyModel::Official});

/// No-break spaces would not be seen in what is expected.
QString official(const QModelIndex& index) { return cells(index).replace(QChar(QChar::Nbsp), QLatin1Char(' ')); }

}  // namespace

TEST_CASE("A line is a row from its smallest to its largest size, the sizes between are below it")
{
    SampleEfficiency sample;
    sample.show();
    CHECK(linesOf(sample.model, official) == R"(
NVIDIA, H100 | 512 | 8,192 | 80.8 %
  NVIDIA, H100 | 512 | 2,048 | 95.8 %
  NVIDIA, H100 | 512 | 2,432 | 93.1 %
  NVIDIA, H100 | 512 | 2,560 | 93.5 %
CoreWeave + IBM + NVIDIA, GB200 | 512 | 2,496 | 90.9 %
  CoreWeave + IBM + NVIDIA, GB200 | 512 | 1,024 | 97.6 %
  CoreWeave + IBM + NVIDIA, GB200 | 512 | 1,536 | 95.1 %
  CoreWeave + IBM + NVIDIA, GB200 | 512 | 2,048 | 92.8 %
NVIDIA, GB200 | 256 | 512 | 98.7 %
Nebius, H200 | 512 | 1,024 | 98.2 %
)");
}

TEST_CASE("Lines of generations join the best of all submitters")
{
    SampleEfficiency sample;
    sample.show(SeriesGrouping::Generation);
    CHECK(sample.model.rowCount() == 2);
}

TEST_CASE("Efficiencies are worded by language, their values are not")
{
    SampleEfficiency sample;
    sample.show(SeriesGrouping::Submitter, Language::German);
    const QModelIndex cell = sample.model.index(1, EfficiencyModel::Official);
    CHECK(cell.data().toString().replace(QChar(QChar::Nbsp), QLatin1Char(' ')) == "90,9 %");
    CHECK(cell.data(RawValueRole).toDouble() == Approx(0.909).margin(0.0005));
    CHECK(sample.model.index(1, EfficiencyModel::To).data(RawValueRole).toLongLong() == 2496);
}

TEST_CASE("A missing value says why")
{
    SampleEfficiency sample;
    for (store::SubmissionRow& row : sample.rows) {
        row.samples.reset();
    }
    sample.show();
    const QModelIndex cell = sample.model.index(0, EfficiencyModel::Throughput);
    CHECK(cell.data().toString().isEmpty());
    CHECK_FALSE(cell.data(MissingReasonRole).toString().isEmpty());
    CHECK_FALSE(cell.data(RawValueRole).isValid());
    CHECK(sample.model.index(0, EfficiencyModel::Official).data(MissingReasonRole).toString().isEmpty());
}

TEST_CASE("The row of a result is found by its reference")
{
    SampleEfficiency sample;
    sample.show();
    const QModelIndex whole = sample.model.find(sample.reference(2496));
    CHECK(whole.row() == 1);
    CHECK_FALSE(whole.parent().isValid());
    const QModelIndex step = sample.model.find(sample.reference(1024));
    CHECK(step.parent() == whole);
    CHECK(step.data(FromReferenceRole).toString() == whole.data(FromReferenceRole).toString());
    CHECK_FALSE(sample.model.find("5.0/a/b/c").isValid());
    CHECK_FALSE(sample.model.find({}).isValid());
}

TEST_CASE("The generation's colour stands at the lines only")
{
    SampleEfficiency sample;
    sample.show();
    CHECK(sample.model.index(1, 0).data(FamilyRole).toInt() == static_cast<int>(HardwareFamily::Blackwell));
    CHECK_FALSE(sample.model.index(0, 0, sample.model.index(1, 0)).data(FamilyRole).isValid());
    CHECK_FALSE(sample.model.index(1, 1).data(FamilyRole).isValid());
}

}  // namespace podium
