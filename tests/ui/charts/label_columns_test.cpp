// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/label_columns.h"

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"

using namespace podium;
using namespace podium::charts;

TEST_CASE("names are elided at the submitter, then lose the system", "[labels]")
{
    test::application();
    const TextMeasure measure;
    const Cell cell{"University of Florida", "HiPerGator"};
    const auto name = [&](double width) { return nameInWidth(cell, measure, 12, false, width).toStdString(); };
    CHECK(name(1000) == "University of Florida, HiPerGator");
    const double narrow = measure.width("University…, HiPerGator", 12) + 1;
    CHECK(name(narrow) == "University…, HiPerGator");
    CHECK(name(measure.width("University of F…", 12) - 8).starts_with("University"));
    CHECK(name(measure.width("University", 12)).find("HiPerGator") == std::string::npos);
    CHECK(name(0).empty());
    for (double width = 0; width < 300; width += 3) {
        CHECK(measure.width(nameInWidth(cell, measure, 12, false, width), 12) <= width);
    }
}

TEST_CASE("the count keeps its width whatever the others have to give", "[labels]")
{
    test::application();
    const TextMeasure measure;
    std::vector<store::SubmissionRow> rows = test::workedRows();
    for (store::SubmissionRow& row : rows) {
        row.submitter = std::string(60, 'W');
        row.systemName = std::string(60, 'M');
        row.accelerator.name = "NVIDIA " + std::string(30, 'X');
    }
    const Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), rows);
    const LabelColumns columns = placeColumns(figure, measure, 12, 16, 340, 340);
    CHECK(columns.right <= 16 + 340 + 4);
    for (const PlacedColumn& column : columns.columns) {
        if (column.role == ColumnRole::Count) {
            CHECK(column.width >= measure.width("8,192", 12));
        }
    }
}

TEST_CASE("text is wrapped at spaces, inside a word only where it is wider than a line", "[labels]")
{
    test::application();
    const TextMeasure measure;
    CHECK(measure.wrapped("one two three", 12, false, 1000) == QStringList{"one two three"});
    const QStringList lines = measure.wrapped("short " + QString(80, 'M') + " end", 12, false, 200);
    CHECK(lines.size() > 3);
    for (const QString& line : lines) {
        CHECK(measure.width(line, 12) <= 200);
    }
    CHECK(lines.join("").count('M') == 80);
    CHECK(measure.wrapped("", 12, false, 100).isEmpty());
}

TEST_CASE("no line begins with the dot that parts two things", "[labels]")
{
    test::application();
    const TextMeasure measure;
    const QString text = QStringLiteral("MLPerf Training v5.0 · Closed division · official score · 7 results");
    for (double width = 80; width < 500; width += 7) {
        const QStringList lines = measure.wrapped(text, 12, false, width);
        CHECK(lines.join(' ') == text);
        for (const QString& line : lines) {
            CHECK_FALSE(line.startsWith(QStringLiteral("·")));
        }
    }
}

TEST_CASE("characters outside the basic plane are not split", "[labels]")
{
    test::application();
    const TextMeasure measure;
    const QString faces = QString::fromUtf8("😀😀😀😀😀😀😀😀😀😀");
    for (double width = 1; width < 200; width += 5) {
        CHECK_FALSE(measure.elided(faces, 12, false, width).toUtf8().contains('?'));
        for (const QString& line : measure.wrapped(faces, 12, false, width)) {
            CHECK_FALSE(line.at(line.size() - 1).isHighSurrogate());
        }
    }
}
