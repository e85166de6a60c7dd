// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_layout.h"

#include <algorithm>

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"

using namespace podium;
using namespace podium::charts;
using Rows = std::vector<store::SubmissionRow>;

namespace {

struct Page {
    int width;
    int height;
};

constexpr Page pages[] = {{640, 400}, {800, 600}, {1190, 842}, {1600, 900}, {1190, 1684}, {1200, 1200}, {2400, 420}};

LaidOutFigure laidOut(const Figure& figure, Page page, const LayoutLimits& limits = {})
{
    auto drawn = layOut(figure, page.width, page.height, PageStyle::forPage(page.width, page.height), limits);
    REQUIRE(drawn.has_value());
    return std::move(*drawn);
}

/// All that may go wrong with texts on a page: none leaves it, none covers another.
void checkTexts(const LaidOutFigure& drawn)
{
    const QRectF page(QPointF(0, 0), drawn.layout.page);
    const std::vector<PlacedText>& texts = drawn.layout.texts;
    for (std::size_t one = 0; one < texts.size(); ++one) {
        INFO(texts[one].text.toStdString());
        CHECK(page.contains(texts[one].rect));
        CHECK_FALSE(texts[one].text.isEmpty());
        for (std::size_t other = one + 1; other < texts.size(); ++other) {
            INFO(texts[other].text.toStdString());
            CHECK_FALSE(texts[one].rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(texts[other].rect));
        }
    }
}

void checkSymbols(const LaidOutFigure& drawn)
{
    for (const PlacedSymbol& symbol : drawn.layout.symbols) {
        for (const PlacedText& text : drawn.layout.texts) {
            INFO(text.text.toStdString());
            CHECK_FALSE(symbol.rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(text.rect));
        }
    }
}

void checkEverywhere(const Rows& rows, bool allowBlocked = false, AxisScale scale = AxisScale::Linear)
{
    for (const Language language : {Language::English, Language::German}) {
        FigureSpec spec = test::specOf(FigureKind::TimeToTrain, language);
        spec.allowBlocked = allowBlocked;
        spec.scale = scale;
        const Figure figure = test::figureOf(spec, rows);
        for (const Page& page : pages) {
            CAPTURE(page.width, page.height, toString(language));
            const LaidOutFigure drawn = laidOut(figure, page);
            checkTexts(drawn);
            checkSymbols(drawn);
        }
    }
}

Rows longNames(std::size_t count)
{
    Rows rows;
    for (std::size_t index = 0; index < count; ++index) {
        const double minutes = 0.2 * static_cast<double>(index + 1) * static_cast<double>(index + 1);
        store::SubmissionRow row = test::sampleRow("s" + std::to_string(index), minutes, 8);
        row.submitter = "Supercomputing Consortium " + std::string(34, 'W');
        row.systemName = "A system " + std::string(51, 'M');
        row.fastestRun = minutes * 0.9;
        row.slowestRun = minutes * 1.3;
        row.verified = index % 3 != 0;
        row.division = index % 2 == 0 ? Division::Closed : Division::Open;
        row.key.round = index % 5 == 0 ? "5.0" : "5.1";
        row.availability = static_cast<Availability>(index % 5);
        rows.push_back(row);
    }
    return rows;
}

const PlacedText* find(const FigureLayout& layout, const QString& text)
{
    const auto found = std::find_if(layout.texts.begin(), layout.texts.end(),
                                    [&](const PlacedText& placed) { return placed.text == text; });
    return found == layout.texts.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("no text is cut or covers another: the worked values", "[layout]")
{
    test::application();
    checkEverywhere(test::workedRows());
    checkEverywhere(test::workedRows(), false, AxisScale::Log);
}

TEST_CASE("no text is cut or covers another: one row, no row, no score", "[layout]")
{
    test::application();
    checkEverywhere({test::sampleRow("a")});
    checkEverywhere({});
    store::SubmissionRow missing = test::sampleRow("m");
    missing.score.minutes.reset();
    missing.score.issue = ScoreIssue::NoRunCounted;
    checkEverywhere({missing});
    checkEverywhere({missing, test::sampleRow("a")});
}

TEST_CASE("no text is cut or covers another: 40 rows with 60-character names", "[layout]")
{
    test::application();
    checkEverywhere(longNames(40));
    checkEverywhere(longNames(40), false, AxisScale::Log);
}

TEST_CASE("no text is cut or covers another: blocked, and drawn all the same", "[layout]")
{
    test::application();
    Rows rows = longNames(12);
    for (std::size_t index = 0; index < rows.size(); ++index) {
        rows[index].benchmark = index % 2 == 0 ? "bert" : "gpt3";
        rows[index].key.round = index % 3 == 0 ? "0.7" : "4.1";
    }
    checkEverywhere(rows);
    checkEverywhere(rows, true);
}

TEST_CASE("no text is cut or covers another: strips of runs", "[layout]")
{
    test::application();
    std::vector<Submission> submissions;
    for (int index = 1; index <= 20; ++index) {
        submissions.push_back(
            test::sampleSubmission("s" + std::to_string(index), {1.0 * index, 1.1 * index, 1.02 * index, 1.5 * index}));
        submissions.back().submitter = std::string(60, 'W');
    }
    for (const SpreadUnit unit : {SpreadUnit::Minutes, SpreadUnit::Percent}) {
        FigureSpec spec = test::specOf(FigureKind::Spread, Language::German);
        spec.spreadUnit = unit;
        for (const Page& page : pages) {
            CAPTURE(page.width, page.height);
            checkTexts(laidOut(test::spreadOf(spec, submissions), page));
        }
    }
}

TEST_CASE("rows that do not fit are folded, and the figure says what is drawn", "[layout]")
{
    test::application();
    const Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), longNames(40));
    const LaidOutFigure slide = laidOut(figure, {1600, 900});
    CHECK(slide.figure.categories.size() <= 30);
    CHECK(slide.figure.categories.size() >= 18);
    CHECK(slide.figure.categories.back().state == CategoryState::More);
    CHECK(slide.figure.foldedRows + slide.figure.categories.size() - 1 == 40);
    const LaidOutFigure paper = laidOut(figure, {1190, 1684});
    CHECK(paper.figure.categories.size() == 30);
    LayoutLimits few;
    few.maxRows = 5;
    few.keep = {figure.categories.back().reference};
    const LaidOutFigure kept = laidOut(figure, {1600, 900}, few);
    REQUIRE(kept.figure.categories.size() == 5);
    CHECK(kept.figure.categories[3].reference == figure.categories.back().reference);
}

TEST_CASE("40 names of 60 characters are whole on a slide and on paper", "[layout]")
{
    test::application();
    Rows rows;
    for (int index = 0; index < 40; ++index) {
        rows.push_back(test::sampleRow("s" + std::to_string(index), 1.5 + index, 8LL << (index % 6)));
        rows.back().submitter = "University of the Northern Lakes";
        rows.back().systemName = "PowerRack XE9680L B200 n" + std::to_string(100 + index);
        rows.back().key.round = index % 2 == 0 ? "5.0" : "5.1";
    }
    const QString name = QStringLiteral("University of the Northern Lakes, PowerRack XE9680L B200");
    for (const Page& page : {Page{1600, 900}, Page{1190, 1684}, Page{1190, 842}, Page{1200, 1200}}) {
        CAPTURE(page.width, page.height);
        LayoutLimits limits;
        limits.maxRows = 40;
        const LaidOutFigure drawn = laidOut(test::figureOf(test::specOf(FigureKind::TimeToTrain), rows), page, limits);
        checkTexts(drawn);
        std::size_t names = 0;
        for (const PlacedText& text : drawn.layout.texts) {
            CHECK_FALSE(text.text.contains(QChar(0x2026)));
            names += text.text.startsWith(name) ? 1U : 0U;
        }
        const std::size_t more = drawn.figure.foldedRows > 0 ? 1 : 0;
        CHECK(names == drawn.figure.categories.size() - more);
        CHECK(drawn.layout.plot.width() > page.width * 0.2);
    }
}

TEST_CASE("a few long names take two lines before anything of them is cut", "[layout]")
{
    test::application();
    Rows rows;
    for (int index = 0; index < 4; ++index) {
        rows.push_back(test::sampleRow("s" + std::to_string(index), 20.0 + index, 8));
        rows.back().submitter = "Consortium of the Northern and Southern Lakes";
        rows.back().systemName = "A cluster with a name as long as history " + std::to_string(index);
    }
    const LaidOutFigure drawn = laidOut(test::figureOf(test::specOf(FigureKind::TimeToTrain), rows), {1190, 1684});
    checkTexts(drawn);
    const PlacedText* submitter = find(drawn.layout, "Consortium of the Northern and Southern Lakes");
    const PlacedText* system = find(drawn.layout, "A cluster with a name as long as history 0");
    REQUIRE(submitter != nullptr);
    REQUIRE(system != nullptr);
    CHECK(submitter->rect.left() == system->rect.left());
    CHECK(submitter->rect.bottom() <= system->rect.top() + 1);
}

TEST_CASE("a reason that is wider than the plot takes two lines, or smaller letters", "[layout]")
{
    test::application();
    Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), longNames(6));
    const std::string reason = "no result of this generation with 2,496 accelerators in any of the rounds shown";
    figure.categories[5].state = CategoryState::Missing;
    figure.categories[5].remark = reason;
    for (const Page& page : {Page{1190, 1684}, Page{1190, 842}, Page{1600, 900}}) {
        CAPTURE(page.width, page.height);
        const LaidOutFigure drawn = laidOut(figure, page);
        checkTexts(drawn);
        QString words;
        for (const PlacedText& text : drawn.layout.texts) {
            if (text.role == TextRole::Remark) {
                words += (words.isEmpty() ? "" : " ") + text.text;
            }
        }
        CHECK(words.toStdString() == reason);
    }
}

TEST_CASE("a line of the subtitle ends behind a fact, never within one", "[layout]")
{
    test::application();
    Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), test::workedRows());
    for (const int width : {640, 800, 1000, 1600}) {
        const LaidOutFigure drawn = laidOut(figure, {width, 900});
        QStringList lines;
        for (const PlacedText& text : drawn.layout.texts) {
            if (text.role == TextRole::Subtitle) {
                lines << text.text;
            }
        }
        CHECK(lines.join(' ') == QString::fromStdString(figure.subtitle).replace(QChar::Nbsp, ' '));
        for (qsizetype line = 0; line + 1 < lines.size(); ++line) {
            CHECK(lines[line].endsWith("·"));
        }
    }
}

TEST_CASE("the count is never elided, long names are", "[layout]")
{
    test::application();
    Rows rows = longNames(3);
    rows[0].accelerators = 123456;
    const LaidOutFigure drawn = laidOut(test::figureOf(test::specOf(FigureKind::TimeToTrain), rows), {640, 400});
    CHECK(find(drawn.layout, "123,456") != nullptr);
}

TEST_CASE("rows stand on whole pixels and bars within their rows", "[layout]")
{
    test::application();
    for (const Page& page : pages) {
        const FigureLayout layout =
            laidOut(test::figureOf(test::specOf(FigureKind::TimeToTrain), test::workedRows()), page).layout;
        CHECK(layout.plot.top() == std::floor(layout.plot.top()));
        CHECK(layout.pitch == std::floor(layout.pitch));
        CHECK(std::fmod(layout.pitch - layout.barThickness, 2) == 0);
        CHECK(layout.barThickness < layout.pitch);
        CHECK(layout.plot.right() <= layout.content.right());
        CHECK(layout.plot.left() >= layout.content.left());
    }
}

TEST_CASE("values stand where the axis says", "[layout]")
{
    test::application();
    const FigureLayout layout =
        laidOut(test::figureOf(test::specOf(FigureKind::TimeToTrain), test::workedRows()), {1600, 900}).layout;
    CHECK(layout.xOf(0) == Approx(layout.plot.left()));
    CHECK(layout.xOf(150) == Approx(layout.plot.center().x()));
    CHECK(layout.xOf(300) == Approx(layout.plot.right()));
    FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    spec.scale = AxisScale::Log;
    const FigureLayout logarithmic = laidOut(test::figureOf(spec, test::workedRows()), {1600, 900}).layout;
    CHECK(logarithmic.xOf(100) - logarithmic.xOf(50) == Approx(logarithmic.xOf(200) - logarithmic.xOf(100)));
}

TEST_CASE("the window's layout has its own sizes", "[layout]")
{
    test::application();
    const Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), test::workedRows());
    for (const double scale : {1.0, 1.5, 2.0}) {
        const auto drawn = layOut(figure, static_cast<int>(788 * scale), static_cast<int>(466 * scale),
                                  PageStyle::forScreen(scale), {24, {}, false});
        REQUIRE(drawn.has_value());
        checkTexts(*drawn);
        CHECK(drawn->figure.foldedRows == 0);
    }
}

TEST_CASE("no text is cut or covers another: a matrix of generations", "[layout]")
{
    test::application();
    Rows rows;
    for (const std::int64_t count : {8, 64, 512, 4096}) {
        const auto minutes = 9000.0 / static_cast<double>(count);
        rows.push_back(test::sampleRow("h" + std::to_string(count), 2.5 * minutes, count));
        rows.back().accelerator.generation = "NVIDIA Hopper";
        rows.push_back(test::sampleRow("b" + std::to_string(count), minutes, count));
        rows.back().accelerator.generation = "NVIDIA Blackwell";
    }
    FigureSpec spec = test::specOf(FigureKind::Generations);
    spec.generations = {{"NVIDIA Blackwell"}, "NVIDIA Hopper"};
    spec.generations.form = GenerationForm::Matrix;
    const Figure figure = test::figureOf(spec, rows);
    REQUIRE(figure.matrix);
    for (const Page& page : pages) {
        CAPTURE(page.width, page.height);
        const LaidOutFigure drawn = laidOut(figure, page);
        checkTexts(drawn);
        REQUIRE(drawn.layout.matrix);
        CHECK(drawn.layout.matrix->cells.size() == 4);
        for (const PlacedCell& cell : drawn.layout.matrix->cells) {
            CHECK(drawn.layout.content.contains(cell.rect));
        }
    }
}

TEST_CASE("a footnote that is too long for its lines is shortened, and there is room for a link", "[layout]")
{
    test::application();
    const Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), test::workedRows());
    const auto footnoteOf = [&](int lines) {
        LayoutLimits limits;
        limits.footnote = {lines, 30};
        auto drawn = layOut(figure, 788, 466, PageStyle::forScreen(1), limits);
        REQUIRE(drawn.has_value());
        checkTexts(*drawn);
        QStringList texts;
        for (const PlacedText& text : drawn->layout.texts) {
            if (text.role == TextRole::Footnote) {
                texts << text.text;
            }
            CHECK_FALSE(text.rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(drawn->layout.footnoteLink));
        }
        return std::pair(texts, drawn->layout.footnoteLink);
    };
    const auto [whole, none] = footnoteOf(0);
    REQUIRE(whole.size() > 2);
    CHECK(none.isEmpty());
    CHECK(footnoteOf(static_cast<int>(whole.size())).first == whole);
    const auto [shortened, link] = footnoteOf(2);
    REQUIRE(shortened.size() == 2);
    CHECK(shortened.front() == whole.front());
    CHECK(shortened.back().endsWith(QStringLiteral("…")));
    CHECK(link.width() == 30);
}

TEST_CASE("a page without room for a row is refused in words", "[layout]")
{
    test::application();
    const Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), test::workedRows());
    const auto tiny = layOut(figure, 300, 120, PageStyle::forPage(300, 120));
    REQUIRE_FALSE(tiny.has_value());
    CHECK(tiny.error().code == ErrorCode::InvalidInput);
    CHECK(tiny.error().context == "size");
}
