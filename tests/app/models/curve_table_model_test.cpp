// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/curve_table_model.h"

#include <cmath>

#include <QAbstractItemModelTester>

#include "app/models/model_roles.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

RunCurve run(const std::string& file, RunRole role, std::vector<QualityPoint> points)
{
    RunCurve curve;
    curve.file = file;
    curve.role = role;
    curve.points = std::move(points);
    curve.met = curve.points.size() - 1;
    return curve;
}

/// Two submissions with three runs and four points.
Figure curvesFigure()
{
    Figure figure;
    figure.kind = FigureKind::Convergence;
    figure.curves.emplace();
    figure.curves->submissions.resize(2);
    SubmissionCurves& first = figure.curves->submissions[0];
    first.reference = "5.0/A/a/bert";
    first.name = "A";
    first.runs = {run("a/result_0.txt", RunRole::Counted, {{1, 0.5, 1, 1000}, {2, 0.72, 2, 2000}}),
                  run("a/result_1.txt", RunRole::Dropped, {{3, 0.71, 3, 3000}})};
    SubmissionCurves& second = figure.curves->submissions[1];
    second.reference = "5.0/B/b/bert";
    second.name = "B";
    second.runs = {run("b/result_0.txt", RunRole::Counted, {{4, 0.73, 4, 4000, 0.9}})};
    return figure;
}

}  // namespace

TEST_CASE("The table of curves holds to the rules of item models, filled, filled anew and emptied")
{
    CurveTableModel model;
    const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    CHECK(model.rowCount() == 0);
    model.setFigure(curvesFigure());
    CHECK(model.rowCount() == 4);
    CHECK(model.columnCount() == CurveTableModel::columns);
    CHECK(model.rowCount(model.index(0, 0)) == 0);
    Figure less = curvesFigure();
    less.curves->submissions.pop_back();
    model.setFigure(less);
    CHECK(model.rowCount() == 3);
    model.setFigure(Figure());
    CHECK(model.rowCount() == 0);
}

TEST_CASE("Each row of the table of curves is a point of its run")
{
    CurveTableModel model;
    model.setFigure(curvesFigure());
    const auto cell = [&](int row, int column) { return model.index(row, column).data(); };
    CHECK(cell(1, CurveTableModel::RunFile).toString() == "result_0.txt");
    CHECK(cell(1, CurveTableModel::Quality).toString() == "0.72");
    CHECK(model.index(1, CurveTableModel::Trained).data(RawValueRole).toDouble() == 2000);
    CHECK(model.index(3, CurveTableModel::Quality).data(ReferenceRole).toString() == "5.0/B/b/bert");
    CHECK(cell(0, CurveTableModel::Second).toString().isEmpty());
    CHECK(model.hasSecondMetric());
    CHECK(model.firstRowOf("5.0/B/b/bert") == 3);
    CHECK(model.firstRowOf("5.0/C/c/bert") == -1);
}

}  // namespace podium
