// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/compare_model.h"

#include <QAbstractItemModelTester>

#include "app/models/model_roles.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/models/model_text.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

using test::columns;
using test::linesOf;

namespace {

const QString eos = QStringLiteral("5.0/NVIDIA/eos-dfw_n1024/llama31_405b");
const QString carina = QStringLiteral("5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496/llama31_405b");

/// Two of the sample results side by side, watched by Qt's own tester.
struct SampleSheet {
    SharedSnapshot snapshot = test::sampleSnapshot();
    QString baseline;
    bool comparable = true;
    CompareModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};

    [[nodiscard]] CompareSheet sheet(const std::vector<Submission>& submissions = {}) const
    {
        const QLocale locale(QLocale::English, QLocale::UnitedStates);
        const BuiltinPhrasebook phrases(Language::English);
        const SheetQuestion question{
            *snapshot,        {*snapshot->find(carina), *snapshot->find(eos)}, baseline, comparable, locale, phrases,
            Language::English};
        return compareSheet(question, submissions);
    }

    void show(const std::vector<Submission>& submissions = {})
    {
        model.setSheet(sheet(submissions), {{"Carina", carina, 3}, {"Eos", eos, 2}});
    }
};

Submission whole(const QString& reference, const std::vector<double>& minutes,
                 std::vector<std::pair<std::string, std::string>> fields)
{
    Submission submission = test::sampleSubmission("sample", minutes);
    submission.key = *parseReference(reference.toStdString());
    submission.system.fields = std::move(fields);
    return submission;
}

/// No-break spaces would not be seen in what is expected.
QStringList plain(QStringList cells)
{
    return cells.replaceInStrings(QString(QChar(QChar::Nbsp)), QStringLiteral(" "));
}

std::string printed(const std::vector<SheetRow>& rows)
{
    std::string text = "\n";
    for (const SheetRow& row : rows) {
        text += (QStringList{row.label} + row.cells).join(" | ").toStdString() + "\n";
    }
    return text;
}

const SheetRow* rowOf(const std::vector<SheetRow>& rows, const QString& label)
{
    for (const SheetRow& row : rows) {
        if (row.label == label) {
            return &row;
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("The score stands side by side, and facts are told apart by whether they differ")
{
    const SampleSheet sample;
    const CompareSheet sheet = sample.sheet();
    CHECK(printed(sheet.score) == R"(
Time, min | 27.335 | 20.807
Raw, min | 26.990 | 19.638
Factor | 1.0128 | 1.0595
Run range, min | 27.27 to 27.37 | 20.77 to 20.87
Count | 2,496 | 8,192
Nodes | 312 | 1,024
Accelerator-hours | 1,137 | 2,841
)");
    CHECK(printed(sheet.differences) == R"(
Submitter | CoreWeave + IBM + NVIDIA | NVIDIA
Accelerator | GB200 | H100
Availability | Cloud | On-premise
)");
    CHECK(rowOf(sheet.equal, "Round") != nullptr);
    CHECK(rowOf(sheet.equal, "Benchmark")->cells == QStringList{"Llama 3.1 405B", "Llama 3.1 405B"});
}

TEST_CASE("Every published field is there, once, and a field that one does not state differs")
{
    const SampleSheet sample;
    const CompareSheet sheet =
        sample.sheet({whole(eos, {10, 11, 12}, {{"cooling", "air"}, {"hw_notes", ""}, {"os", "Ubuntu"}}),
                      whole(carina, {10, 11, 12}, {{"os", "Ubuntu"}, {"cooling", "liquid"}})});
    REQUIRE(rowOf(sheet.differences, "cooling") != nullptr);
    CHECK(rowOf(sheet.differences, "cooling")->cells == QStringList{"liquid", "air"});
    REQUIRE(rowOf(sheet.equal, "os") != nullptr);
    CHECK(rowOf(sheet.equal, "os")->cells == QStringList{"Ubuntu", "Ubuntu"});
    CHECK(rowOf(sheet.equal, "hw_notes") != nullptr);
    CHECK(rowOf(sheet.differences, "os") == nullptr);
}

TEST_CASE("Runs stand in the order of their files, and say whether they count")
{
    const SampleSheet sample;
    const CompareSheet sheet = sample.sheet({whole(eos, {11, 10, 12}, {}), whole(carina, {7, 8, 9, 9.5}, {})});
    REQUIRE(rowOf(sheet.score, "Run 1, min, raw") != nullptr);
    CHECK(rowOf(sheet.score, "Run 1, min, raw")->cells == QStringList{"7.000 (dropped)", "11.000"});
    CHECK(rowOf(sheet.score, "Run 2, min, raw")->cells == QStringList{"8.000", "10.000 (dropped)"});
    CHECK(rowOf(sheet.score, "Run 4, min, raw")->cells == QStringList{"9.500 (dropped)", ""});
    CHECK(rowOf(sheet.score, "Run 5, min, raw") == nullptr);
}

TEST_CASE("Ratios are held against the baseline, where it is one of them and they may be compared")
{
    SampleSheet sample;
    CHECK(rowOf(sample.sheet().score, "Speedup as submitted") == nullptr);
    sample.baseline = eos;
    const CompareSheet sheet = sample.sheet();
    REQUIRE(rowOf(sheet.score, "Speedup as submitted") != nullptr);
    CHECK(plain(rowOf(sheet.score, "Speedup as submitted")->cells) == QStringList{"0.76 ×", "baseline"});
    CHECK(plain(rowOf(sheet.score, "Speedup per accelerator")->cells) == QStringList{"2.50 ×", "baseline"});
    sample.comparable = false;
    CHECK(rowOf(sample.sheet().score, "Speedup as submitted") == nullptr);
}

TEST_CASE("The sheet is three groups of rows with a column a result")
{
    SampleSheet sample;
    CHECK(sample.model.rowCount() == 0);
    CHECK(sample.model.columnCount() == 1);
    sample.show();
    CHECK(sample.model.rowCount() == 3);
    CHECK(sample.model.columnCount() == 3);
    const QModelIndex differences = sample.model.index(CompareModel::Differences, 0);
    CHECK(sample.model.rowCount(differences) == 3);
    CHECK(sample.model.index(0, 1, differences).data().toString() == "CoreWeave + IBM + NVIDIA");
    CHECK(sample.model.index(0, 1, differences).data(ReferenceRole).toString() == carina);
    CHECK(sample.model.index(0, 0, differences).data(ReferenceRole).toString().isEmpty());
    CHECK(sample.model.headerData(2, Qt::Horizontal).toString() == "Eos");
    CHECK(sample.model.headerData(2, Qt::Horizontal, ReferenceRole).toString() == eos);
    sample.show({whole(eos, {1, 2, 3}, {{"a", "b"}})});
    sample.model.setSheet({}, {});
    CHECK(sample.model.rowCount() == 0);
}

}  // namespace podium
