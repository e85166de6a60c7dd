// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/ledger_service.h"

#include "app/services/output_file.h"
#include "db/store/export_ledger.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"

namespace podium::services {

namespace {

using test::ImportBench;

const std::string acme = "5.0/Acme/rocket_n2/llama31_405b";

Figure figureOf(double minutes)
{
    Figure figure;
    figure.kind = FigureKind::TimeToTrain;
    figure.title = "Time to train";
    figure.citation = {"Result verified."};
    figure.derived = "Derived.";
    CitedResult source;
    source.key = {"5.0", "Acme", "rocket_n2", "llama31_405b"};
    source.score.minutes = minutes;
    source.score.rawMinutes = minutes / 2;
    figure.sources = {source};
    return figure;
}

}  // namespace

TEST_CASE("The entry of an export holds what is needed to find and to draw it again")
{
    FigureStyle style;
    style.scale = 2;
    Figure figure = figureOf(25);
    const ExportRecord record = exportRecord(figure, style, "/tmp/a/../b.png", "png", "bytes");
    CHECK(record.file == "/tmp/b.png");
    CHECK(record.kind == "time-to-train");
    CHECK(record.basis == "official");
    CHECK(record.bytes == 5);
    CHECK(record.footnote == "Result verified.\n");
    CHECK(record.derived == "Derived.");
    CHECK(record.program.starts_with("Podium "));
    CHECK(record.results == std::vector<ExportedResult>{{acme, 25.0}});
    CHECK(figureSpecFromJson(record.spec, "spec").value().style == style);

    figure.spec.basis = FigureBasis::Raw;
    CHECK(exportRecord(figure, style, {}, "png", "").results == std::vector<ExportedResult>{{acme, 12.5}});
    CHECK(exportRecord(figure, style, {}, "png", "").file.empty());
    figure.title = std::string(10'000'000, 'x');
    CHECK(exportRecord(figure, style, {}, "png", "").title.size() < 2000);
}

TEST_CASE("An entry says whether its figure is a part of a report")
{
    CHECK(reportExportFormat("pdf") == "pdf-report");
    ExportRecord record;
    record.format = reportExportFormat("odt");
    CHECK(isReportExport(record));
    record.format = "odt";
    CHECK_FALSE(isReportExport(record));
}

TEST_CASE("An import that changes a submission names the exports that showed it")
{
    ImportBench bench;
    const auto root = bench.folder() / "training_results_v5.0";
    test::writeSubmission(root, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, {}});
    test::writeSubmission(root, {"Bolt", "bolt_n2", "llama31_405b", {50.0, 40.0, 45.0}, 1.5});
    (void)bench.import({root});
    REQUIRE(store::recordExports(bench.database(), {exportRecord(figureOf(25), {}, "/tmp/a.png", "png", "bytes")})
                .has_value());

    CHECK(bench.import({root}).exportsTouched.empty());
    test::writeText(root / "Bolt/results/bolt_n2/llama31_405b/result_1.txt", test::logText(41));
    CHECK(bench.import({root}).exportsTouched.empty());
    test::writeText(root / "Acme/results/rocket_n2/llama31_405b/result_1.txt", test::logText(28));
    const auto summary = bench.import({root});
    REQUIRE(summary.exportsTouched.size() == 1);
    CHECK(summary.exportsTouched[0].number == 1);
    CHECK(summary.exportsTouched[0].file == "/tmp/a.png");
    CHECK(summary.exportsTouched[0].references == std::vector<std::string>{acme});
    CHECK(summary.hasWarnings());
}

}  // namespace podium::services
