// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/report_pages.h"

#include <algorithm>
#include <memory>
#include <set>

#include <QImage>
#include <QPainter>

#include "tests/app/analysis/figure_samples.h"
#include "tests/app/reports/report_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/reports/drawn_report.h"

using namespace podium;
using namespace podium::reports;

namespace {

std::unique_ptr<DrawnReport> drawn(Report report)
{
    test::application();
    auto made = DrawnReport::draw(std::move(report));
    REQUIRE(made.has_value());
    return std::move(*made);
}

ReportSection headingOf(const std::string& text)
{
    ReportSection section;
    section.heading = text;
    return section;
}

ReportSection textOf(const std::string& markdown)
{
    ReportSection section;
    section.text = noteBlocks(markdown);
    return section;
}

std::vector<std::pair<std::string, std::size_t>> outlineOf(const ReportPages& pages)
{
    std::vector<std::pair<std::string, std::size_t>> outline;
    for (const OutlineEntry& entry : pages.outline()) {
        outline.emplace_back(entry.title.toStdString(), entry.page);
    }
    return outline;
}

using Outline = std::vector<std::pair<std::string, std::size_t>>;

}  // namespace

TEST_CASE("each figure of a report is laid out for its paper", "[report]")
{
    const auto report = drawn(test::sampleReport());
    REQUIRE(report->drawing(0) != nullptr);
    CHECK(report->drawing(1) == nullptr);
    const ReportPaper paper = ReportPaper::of(report->report());
    CHECK(report->drawingSize(0).width() == paper.body.width());
    CHECK(report->drawingSize(0).height() < paper.body.height());
    CHECK(report->drawing(0)->figure().title == report->report().sections[0].figure->title);
    const ReportDocument document = report->document();
    REQUIRE(document.pictures.size() == 2);
    CHECK(document.pictures[0].width == paper.body.width());
    CHECK(document.pictures[1].figure == nullptr);
}

TEST_CASE("a figure that has more rows than its section shows is folded", "[report]")
{
    Report report = test::sampleReport();
    report.sections[0].maxRows = 5;
    const auto made = drawn(std::move(report));
    CHECK(made->drawing(0)->figure().categories.size() == 5);  // four, and the one for the rest
    CHECK(made->drawing(0)->figure().foldedRows == 10);
    CHECK(made->report().sections[0].figure->foldedRows == 0);
}

TEST_CASE("papers have their sizes and their text in them", "[report]")
{
    for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
        for (const auto orientation : {PaperOrientation::Portrait, PaperOrientation::Landscape}) {
            Report report;
            report.paper = paper;
            report.orientation = orientation;
            const ReportPaper place = ReportPaper::of(report);
            const bool upright = orientation == PaperOrientation::Portrait;
            CHECK((place.size.height() > place.size.width()) == upright);
            CHECK(place.header.bottom() < place.body.top());
            CHECK(place.footer.top() > place.body.bottom());
            CHECK(QRectF(QPointF(), place.size).contains(place.footer));
        }
    }
    Report letter;
    letter.paper = PaperSize::Letter;
    CHECK(ReportPaper::of(letter).size == QSizeF(8.5 * unitsPerInch, 11 * unitsPerInch));
}

TEST_CASE("contents stand first, sections and sources begin pages, and the outline leads there", "[report]")
{
    const auto report = drawn(test::sampleReport());
    const ReportPages pages(*report);
    const Outline outline = outlineOf(pages);
    REQUIRE(outline.size() == 3);
    CHECK(outline[0] == std::pair<std::string, std::size_t>("Time to train", 1));
    CHECK(outline[1].first == "Nothing");
    CHECK(outline[2].first == "Sources and methods");
    CHECK(outline[2].second > outline[1].second);
    CHECK(pages.outline()[2].top == ReportPaper::of(report->report()).body.top());
    for (int mark = 0; mark < 3; ++mark) {
        REQUIRE(pages.place(mark) != nullptr);
        CHECK(pages.place(mark)->page == outline[static_cast<std::size_t>(mark)].second);
    }
    CHECK(pages.place(3) == nullptr);
    CHECK(pages.place(-1) == nullptr);
    const auto links = pages.links(0);
    std::set<int> marks;
    for (const PageLink& link : links) {
        CHECK(link.address.isEmpty());
        CHECK(QRectF(QPointF(), pages.pageSize()).contains(link.rect));
        marks.insert(link.mark);
    }
    CHECK(marks == std::set<int>{0, 1, 2});
    const auto outside = pages.links(1);
    CHECK(std::any_of(outside.begin(), outside.end(),
                      [](const PageLink& link) { return link.address == "https://example.org/?a=1&b=2"; }));
}

TEST_CASE("sources begin a page even after a heading that has nothing below it", "[report]")
{
    Report report;
    report.sections = {headingOf("Chapter")};
    const auto made = drawn(std::move(report));
    const ReportPages pages(*made);
    CHECK(outlineOf(pages) == Outline{{"Chapter", 1}, {"Sources and methods", 2}});
}

TEST_CASE("the first section that shows anything begins a page", "[report]")
{
    Report report;
    report.sections = {textOf("[x]: https://x.org/"), headingOf("Chapter"), textOf("words")};
    const auto made = drawn(std::move(report));
    const ReportPages pages(*made);
    CHECK(outlineOf(pages) == Outline{{"Chapter", 1}, {"Sources and methods", 2}});
    CHECK(pages.place(0) == nullptr);
    REQUIRE(pages.place(2) != nullptr);
    CHECK(pages.place(2)->page == 1);
}

TEST_CASE("a report without sections has its contents and sources", "[report]")
{
    const auto made = drawn(Report());
    const ReportPages pages(*made);
    CHECK(pages.count() == 2);
}

TEST_CASE("a report of more pages than anybody reads is refused while it is laid out", "[report]")
{
    std::string note;
    for (int paragraph = 0; paragraph < 6'500; ++paragraph) {
        note += "a\n\n";
    }
    Report report;
    report.sections.assign(40, textOf(note));
    const auto made = drawn(report);
    std::vector<std::size_t> told;
    const Status refused = made->layOut([&told](std::size_t pages) {
        told.push_back(pages);
        return true;
    });
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::InvalidInput);
    CHECK(refused.error().detail.starts_with("more than 2000 pages"));
    REQUIRE(told.size() > 5);
    CHECK(told.front() >= 100);
    CHECK(told.back() <= mostReportPages);
    CHECK(std::is_sorted(told.begin(), told.end()));
    const Status stopped = made->layOut([](std::size_t) { return false; });
    REQUIRE_FALSE(stopped.has_value());
    CHECK(stopped.error().code == ErrorCode::Cancelled);
    report.sections.resize(2);
    CHECK(drawn(report)->layOut().has_value());
}

TEST_CASE("a long note runs over pages, each painted within its paper", "[report]")
{
    std::string note;
    for (int paragraph = 0; paragraph < 60; ++paragraph) {
        note += "A paragraph of several words that runs over more than one line, since it goes on and on and on and on "
                "until nobody reads it any more, and then a little further.\n\n";
    }
    Report report;
    report.sections = {textOf(note)};
    const auto made = drawn(std::move(report));
    const ReportPages pages(*made);
    CHECK(pages.count() > 3);
    const ReportPaper paper = ReportPaper::of(made->report());
    for (std::size_t page = 0; page < pages.count(); ++page) {
        QImage image(pages.pageSize().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        pages.paint(painter, page);
        painter.end();
        bool any = false;
        bool outside = false;
        const QRectF place = paper.body.united(paper.header).united(paper.footer).adjusted(-2, -2, 2, 2);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const bool ink = image.pixel(x, y) != QColor(Qt::white).rgb();
                any = any || ink;
                outside = outside || (ink && !place.contains(x, y));
            }
        }
        CAPTURE(page);
        CHECK(any);
        CHECK_FALSE(outside);
    }
}
