// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluations as the rounds log them, and the curve they make.
#include "db/mlperf/convergence.h"

#include <cmath>
#include <limits>
#include <vector>

#include "tests/db/mlperf/log_text.h"
#include "tests/support/catch.h"

namespace podium::mlperf {

using test::mllog;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

bool same(double left, double right) { return left == right || (std::isnan(left) && std::isnan(right)); }

/// A log of v0.7 and later in which `evaluations` follow a run_start at 0 ms.
ConvergenceCurve curveOf(std::string_view evaluations, bool epochsAreSamples = false)
{
    return makeCurve(test::readLog(LogDialect::Mllog, mllog("run_start", 0) + std::string(evaluations)),
                     epochsAreSamples);
}

std::string evaluation(std::int64_t minutes, std::string_view value, std::string_view metadata)
{
    return mllog("eval_accuracy", minutes * 60'000, value, metadata);
}

void checkPoints(const ConvergenceCurve& curve, PositionUnit unit, const std::vector<ConvergencePoint>& expected)
{
    CHECK(curve.unit == unit);
    REQUIRE(curve.points.size() == expected.size());
    for (std::size_t index = 0; index < expected.size(); ++index) {
        CAPTURE(index, curve.points[index].value, curve.points[index].second);
        CHECK(curve.points[index].minutes == expected[index].minutes);
        CHECK(curve.points[index].position == expected[index].position);
        CHECK(same(curve.points[index].value, expected[index].value));
        CHECK(same(curve.points[index].second, expected[index].second));
    }
}

}  // namespace

TEST_CASE("Values of every kind", "[convergence]")
{
    struct Case {
        std::string_view logged;
        double value;
        double second;
    };
    const auto [logged, value, second] = GENERATE(values<Case>({
        {"0.7591", 0.7591, none},
        {"\"0.7591\"", 0.7591, none},
        {"1", 1, none},
        {R"({"BBOX": 0.378, "SEGM": 0.342})", 0.378, 0.342},
        {R"({"SEGM": 0.342, "BBOX": 0.378})", 0.378, 0.342},
        {R"({"accuracy": {"BBOX": 0.378, "SEGM": 0.342}})", 0.378, 0.342},
        {R"({"accuracy": 0.5})", 0.5, none},
        {"[0.378, 0.342]", 0.378, 0.342},
        {"[0.378]", 0.378, none},
        {R"({"epoch": 3, "value": 0.5})", 0.5, none},
    }));
    CAPTURE(logged);
    checkPoints(curveOf(evaluation(2, logged, R"({"epoch_num": 3})")), PositionUnit::Epochs, {{2, 3, value, second}});
}

TEST_CASE("Values that are none make no point", "[convergence]")
{
    const std::string_view logged =
        GENERATE(as<std::string_view>{}, "null", "NaN", "Infinity", "1e999", "\"n/a\"", "{}", "[]", "true",
                 R"({"loss": 1})", R"([null, "x"])", R"({"value": null})");
    CAPTURE(logged);
    CHECK(curveOf(evaluation(2, logged, R"({"epoch_num": 3})")).points.empty());
}

TEST_CASE("Positions of every kind", "[convergence]")
{
    struct Case {
        std::string_view metadata;
        PositionUnit unit;
        double position;
    };
    const auto [metadata, unit, position] = GENERATE(values<Case>({
        {R"({"epoch_num": 3})", PositionUnit::Epochs, 3},
        {R"({"epoch_num": 3.25, "file": "a.py"})", PositionUnit::Epochs, 3.25},
        {R"({"epoch_num": "4"})", PositionUnit::Epochs, 4},
        {R"({"samples_count": 5120})", PositionUnit::Samples, 5120},
        {R"({"epoch_num": 3, "samples_count": 5120})", PositionUnit::Samples, 5120},
        {R"({"step_num": 1000})", PositionUnit::Steps, 1000},
        {R"({"step_num": 1000, "epoch_num": 2})", PositionUnit::Epochs, 2},
    }));
    CAPTURE(metadata);
    checkPoints(curveOf(evaluation(1, "0.5", metadata)), unit, {{1, position, 0.5, none}});
}

TEST_CASE("An evaluation without a position is left out, wherever it stands", "[convergence]")
{
    const std::string placed = evaluation(2, "0.5", R"({"samples_count": 100})");
    for (const auto* metadata : {"{}", "null", R"("")", R"({"epoch_num": null})", R"({"epoch_num": NaN})"}) {
        const std::string loose = evaluation(1, "0.4", metadata);
        CAPTURE(metadata);
        checkPoints(curveOf(loose + placed), PositionUnit::Samples, {{2, 100, 0.5, none}});
        checkPoints(curveOf(placed + loose), PositionUnit::Samples, {{2, 100, 0.5, none}});
        CHECK(curveOf(loose).points.empty());
    }
}

TEST_CASE("The first unit that is logged is the curve's", "[convergence]")
{
    checkPoints(curveOf(evaluation(1, "0.1", R"({"epoch_num": 1})") + evaluation(2, "0.2", R"({"samples_count": 9})") +
                        evaluation(3, "0.3", R"({"epoch_num": 2})")),
                PositionUnit::Epochs, {{1, 1, 0.1, none}, {3, 2, 0.3, none}});
}

TEST_CASE("Points are in order of time, those of several ranks once", "[convergence]")
{
    checkPoints(curveOf(evaluation(2, "0.2", R"({"epoch_num": 2})") + evaluation(1, "0.1", R"({"epoch_num": 1})") +
                        evaluation(2, "0.2", R"({"epoch_num": 2})") + evaluation(2, "0.3", R"({"epoch_num": 2})")),
                PositionUnit::Epochs, {{1, 1, 0.1, none}, {2, 2, 0.2, none}, {2, 2, 0.3, none}});
}

TEST_CASE("Time counts from the run_start that counts, earlier evaluations are left out", "[convergence]")
{
    const auto events =
        test::readLog(LogDialect::Mllog, mllog("run_start", 0) + evaluation(1, "0.1", R"({"epoch_num": 1})") +
                                             mllog("run_start", 120'000) + evaluation(5, "0.5", R"({"epoch_num": 5})") +
                                             mllog("run_stop", 360'000));
    checkPoints(makeCurve(events, false), PositionUnit::Epochs, {{3, 5, 0.5, none}});

    const auto withoutStart = test::readLog(LogDialect::Mllog, evaluation(5, "0.5", R"({"epoch_num": 5})"));
    CHECK(makeCurve(withoutStart, false).points.empty());
}

TEST_CASE("HPC logs errors under a key of their own, and losses that do not matter", "[convergence]")
{
    checkPoints(curveOf(mllog("eval_error", 60'000, "0.124", R"({"epoch_num": 7})") +
                        mllog("eval_loss", 90'000, "NaN", R"({"epoch_num": 7})")),
                PositionUnit::Epochs, {{1, 7, 0.124, none}});
}

TEST_CASE("FID and CLIP are joined on their position, in whatever order they come", "[convergence]")
{
    const auto fid = [](std::int64_t minutes, std::string_view value, std::string_view at) {
        return evaluation(minutes, value, fmt::format(R"({{"metric": "FID", {}}})", at));
    };
    const auto clip = [](std::int64_t minutes, std::string_view value, std::string_view at) {
        return evaluation(minutes, value, fmt::format(R"({{"metric": "CLIP", {}}})", at));
    };
    const std::string first = R"("samples_count": 512000)";
    const std::string second = R"("samples_count": 1024000)";
    const std::vector<ConvergencePoint> expected{{11, 512000, 120, 0.12}, {21, 1024000, 88.5, 0.16}};
    checkPoints(
        curveOf(fid(10, "120", first) + clip(11, "0.12", first) + fid(20, "88.5", second) + clip(21, "0.16", second)),
        PositionUnit::Samples, expected);
    checkPoints(
        curveOf(clip(21, "0.16", second) + fid(20, "88.5", second) + clip(11, "0.12", first) + fid(10, "120", first)),
        PositionUnit::Samples, expected);
    checkPoints(
        curveOf(fid(10, "120", first) + fid(20, "88.5", second) + clip(11, "0.12", first) + clip(21, "0.16", second)),
        PositionUnit::Samples, expected);

    // v3.1 counts steps; one of the two may be missing.
    checkPoints(curveOf(fid(1, "95", R"("step_num": 1000)") + clip(2, "0.1", R"("step_num": 2000)")),
                PositionUnit::Steps, {{1, 1000, 95, none}, {2, 2000, none, 0.1}});
}

TEST_CASE("Sample counts under epoch_num are samples where the tables say so", "[convergence]")
{
    const std::string text = evaluation(1, "0.7", R"({"epoch_num": 3000000})");
    CHECK(curveOf(text, true).unit == PositionUnit::Samples);
    CHECK(curveOf(text, false).unit == PositionUnit::Epochs);
    CHECK(curveOf(evaluation(1, "0.7", R"({"step_num": 3})"), true).unit == PositionUnit::Steps);
}

TEST_CASE("A run converged at its last evaluation before run_stop", "[convergence]")
{
    const auto curve =
        curveOf(evaluation(1, "0.1", R"({"epoch_num": 1})") + evaluation(2, "0.2", R"({"epoch_num": 2})") +
                evaluation(4, "0.4", R"({"epoch_num": 4})"));
    CHECK(positionOfConvergence(curve, 3.0, nullptr) == 2.0);
    CHECK(positionOfConvergence(curve, 2.0, nullptr) == 2.0);
    CHECK(positionOfConvergence(curve, 0.5, nullptr) == std::nullopt);
    CHECK(positionOfConvergence(curve, std::nullopt, nullptr) == 4.0);
    CHECK(positionOfConvergence({}, 3.0, nullptr) == std::nullopt);
}

TEST_CASE("With FID and CLIP a run converged where both targets were met first", "[convergence]")
{
    const QualityTarget target{{}, "FID of at most 90 and CLIP score of at least 0.15", 90.0, 0.15};
    ConvergenceCurve curve{
        PositionUnit::Samples,
        {{1, 100, 80, 0.10}, {2, 200, 95, 0.20}, {3, 300, none, 0.20}, {4, 400, 90, 0.15}, {5, 500, 70, 0.2}}};
    CHECK(positionOfConvergence(curve, 5.0, &target) == 400.0);
    curve.points.resize(3);
    CHECK(positionOfConvergence(curve, 5.0, &target) == std::nullopt);

    // Box and mask both rise: there the last evaluation counts.
    const QualityTarget boxAndMask{{}, "", 0.377, 0.339};
    const ConvergenceCurve mask{PositionUnit::Epochs, {{1, 12, 0.36, 0.33}, {2, 13, 0.378, 0.34}}};
    CHECK(positionOfConvergence(mask, 2.0, &boxAndMask) == 13.0);
}

}  // namespace podium::mlperf
