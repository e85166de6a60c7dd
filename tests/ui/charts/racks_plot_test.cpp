// SPDX-License-Identifier: GPL-3.0-or-later
// Racks as cabinets: to scale, nothing cut, nothing covered.
#include <algorithm>

#include <QImage>
#include <QPainter>

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/charts/figure_export.h"
#include "ui/charts/figure_scene.h"

using namespace podium;
using namespace podium::charts;
using Rows = std::vector<store::SubmissionRow>;

namespace {

struct Page {
    int width;
    int height;
};

constexpr Page pages[] = {{640, 400}, {800, 600}, {1190, 842}, {1600, 900}, {1190, 1684}, {1200, 1200}, {2400, 600}};

FigureSpec racksSpec(std::int64_t count, Language language = Language::English)
{
    FigureSpec spec = defaultSpec(FigureKind::Racks);
    spec.style.language = language;
    for (const store::SubmissionRow& row : test::workedRows()) {
        if (row.accelerators == count && spec.racks.subject.empty()) {
            spec.racks.subject = reference(row.key);
        }
    }
    return spec;
}

Figure racksOf(const FigureSpec& spec, const Rows& rows = test::workedRows())
{
    const BuiltinPhrasebook phrases(spec.style.language);
    const auto figure = buildRacks(spec, rows, rows, {test::tables(), test::legends(), phrases, "2026-06", {}});
    REQUIRE(figure.has_value());
    REQUIRE(figure->emptyMessage.empty());
    return *figure;
}

QRectF extentOf(const RacksLayout& racks, const PlacedCabinets& block)
{
    const std::int64_t columns = std::min(block.marks, racks.perLine);
    const std::int64_t lines = (block.marks + racks.perLine - 1) / racks.perLine;
    return {block.topLeft, QSizeF(static_cast<double>(columns) * racks.pitch.width(),
                                  static_cast<double>(lines) * racks.pitch.height())};
}

/// Texts, cabinets and the strip keep to the page and out of each other's way.
void checkPage(const LaidOutFigure& drawn)
{
    const QRectF page(QPointF(0, 0), drawn.layout.page);
    const auto& texts = drawn.layout.texts;
    for (std::size_t one = 0; one < texts.size(); ++one) {
        INFO(texts[one].text.toStdString());
        CHECK(page.contains(texts[one].rect));
        CHECK_FALSE(texts[one].text.isEmpty());
        for (std::size_t other = one + 1; other < texts.size(); ++other) {
            INFO(texts[other].text.toStdString());
            CHECK_FALSE(texts[one].rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(texts[other].rect));
        }
        for (const PlacedSymbol& symbol : drawn.layout.symbols) {
            CHECK_FALSE(symbol.rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(texts[one].rect));
        }
        for (const PlacedCabinets& block : drawn.layout.racks->blocks) {
            const QRectF extent = extentOf(*drawn.layout.racks, block).adjusted(0, 0, -1, -1);
            CHECK_FALSE(extent.intersects(texts[one].rect));
            CHECK(drawn.layout.content.contains(extent));
        }
    }
    for (const PlacedCabinets& block : drawn.layout.racks->blocks) {
        CHECK(drawn.layout.rows.at(block.row).band.contains(extentOf(*drawn.layout.racks, block)));
    }
}

void checkEverywhere(FigureSpec spec)
{
    for (const Language language : {Language::English, Language::German}) {
        spec.style.language = language;
        const Figure figure = racksOf(spec);
        for (const Page& page : pages) {
            CAPTURE(page.width, page.height, toString(language));
            const auto drawn = layOut(figure, page.width, page.height, PageStyle::forPage(page.width, page.height));
            REQUIRE(drawn.has_value());
            checkPage(*drawn);
        }
    }
}

LaidOutFigure slide(const FigureSpec& spec)
{
    auto drawn = layOut(racksOf(spec), 1600, 900, PageStyle::forPage(1600, 900));
    REQUIRE(drawn.has_value());
    return std::move(*drawn);
}

bool hasText(const LaidOutFigure& drawn, const QString& text)
{
    return std::any_of(drawn.layout.texts.begin(), drawn.layout.texts.end(),
                       [&](const PlacedText& placed) { return placed.text == text; });
}

QImage painted(LaidOutFigure drawn, const FigureTheme& theme)
{
    FigureScene scene(std::move(drawn), theme);
    QImage image(1600, 900, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.paint(painter);
    return image;
}

}  // namespace

TEST_CASE("no text is cut, nothing covers another: racks of the worked values", "[racks]")
{
    test::application();
    FigureSpec spec = racksSpec(2496);
    spec.racks.ratio = 2;
    checkEverywhere(spec);
    checkEverywhere(racksSpec(8192));
}

TEST_CASE("no text is cut, nothing covers another: few racks, many racks, long names", "[racks]")
{
    test::application();
    FigureSpec one = racksSpec(512);
    one.racks.rackOfSubject = OwnRack{512, 512};
    checkEverywhere(one);
    FigureSpec many = racksSpec(2496);
    many.racks.ratio = 400;
    checkEverywhere(many);
    FigureSpec dense = racksSpec(8192);
    dense.racks.rackOfSubject = OwnRack{8, 4};
    checkEverywhere(dense);
}

TEST_CASE("every cabinet is there, and a line is as long as the racks used", "[racks]")
{
    test::application();
    FigureSpec spec = racksSpec(2496);
    spec.racks.ratio = 2;
    const LaidOutFigure drawn = slide(spec);
    const RacksLayout& racks = *drawn.layout.racks;
    CHECK(racks.perLine == 39);
    REQUIRE(racks.blocks.size() == 4);
    CHECK(racks.blocks[0].marks == 39);
    CHECK(racks.blocks[1].marks == 156);
    CHECK(racks.blocks[2].marks == 168);
    CHECK(racks.blocks[3].marks == 188);
    CHECK(hasText(drawn, QStringLiteral("one row is 39 racks")));
    CHECK(racks.bracket.length() == Approx(38 * racks.pitch.width() + racks.cabinet.width() - 1).margin(1));
    CHECK(racks.stripRows.size() == 4);
    CHECK(racks.stripRows[1].chosen);
    CHECK(racks.stripRows[1].ticks.size() == 3);
    // Under the densities stands what the numbers of the axis count.
    const auto unit = std::find_if(drawn.layout.texts.begin(), drawn.layout.texts.end(), [](const PlacedText& text) {
        return text.role == TextRole::AxisTitle && text.text == QStringLiteral("Racks");
    });
    REQUIRE(unit != drawn.layout.texts.end());
    CHECK(unit->rect.top() >= racks.strip.bottom());
    CHECK(unit->rect.right() < racks.strip.left());
}

TEST_CASE("racks used that no line holds make lines of equal length", "[racks]")
{
    test::application();
    const LaidOutFigure drawn = slide(racksSpec(8192));
    const RacksLayout& racks = *drawn.layout.racks;
    const std::int64_t lines = (256 + racks.perLine - 1) / racks.perLine;
    CHECK(lines > 1);
    CHECK(racks.perLine == (256 + lines - 1) / lines);
    CHECK(hasText(drawn, QStringLiteral("one row is %1 racks").arg(racks.perLine)));
}

TEST_CASE("of many racks one mark stands for ten, and the last one for what is left", "[racks]")
{
    test::application();
    FigureSpec spec = racksSpec(2496);
    spec.racks.ratio = 16.01;  // 1,249 racks
    const RacksLayout racks = *slide(spec).layout.racks;
    CHECK(racks.blocks[0].marks == 4);
    CHECK(racks.blocks[0].lastShare == Approx(0.9));
    CHECK(racks.blocks[1].marks == 125);
    CHECK(racks.blocks[1].lastShare == Approx(0.9));
}

TEST_CASE("cabinets are painted in the colours of their generations, light and dark", "[racks]")
{
    test::application();
    const LaidOutFigure drawn = slide(racksSpec(2496));
    const RacksLayout& racks = *drawn.layout.racks;
    for (const FigureTone tone : {FigureTone::Light, FigureTone::Dark}) {
        const FigureTheme theme = FigureTheme::of(tone);
        const QImage image = painted(slide(racksSpec(2496)), theme);
        const QPoint used = (racks.blocks[0].topLeft + QPointF(3, 3)).toPoint();
        CHECK(image.pixelColor(used) == theme.color(HardwareFamily::Blackwell));
        const QPoint gap = (racks.blocks[0].topLeft + QPointF(racks.pitch.width() - 1, 4)).toPoint();
        CHECK(image.pixelColor(gap) == theme.base);
        const QPoint tray = (racks.blocks[1].topLeft + QPointF(racks.cabinet.width() / 2, 2)).toPoint();
        CHECK(image.pixelColor(tray) == theme.color(HardwareFamily::Hopper));
    }
}

TEST_CASE("the selected method has a band across its cabinets and is found by its place", "[racks]")
{
    test::application();
    FigureScene scene(slide(racksSpec(2496)), FigureTheme::of(FigureTone::Light));
    const PlacedRow& row = scene.drawn().layout.rows.at(1);
    CHECK(row.reference == "ratio");
    CHECK(scene.referenceAt(row.band.center()) == "ratio");
    scene.setEmphasis({{"ratio"}, {}});
    QImage image(1600, 900, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.paint(painter);
    CHECK(image.pixelColor(10, static_cast<int>(row.center)) == FigureTheme::of(FigureTone::Light).selection);
}

TEST_CASE("a drawing of hundreds of cabinets stays small: a block is one path", "[racks]")
{
    test::application();
    FigureSpec spec = racksSpec(2496);
    spec.racks.ratio = 15;
    const auto svg = renderFigure(racksOf(spec), spec.style, "svg");
    REQUIRE(svg.has_value());
    const std::string& bytes = svg->bytes;
    std::size_t paths = 0;
    for (auto at = bytes.find("<path"); at != std::string::npos; at = bytes.find("<path", at + 1)) {
        ++paths;
    }
    CHECK(paths < 80);
}

TEST_CASE("in a low window the strip gives way, and the cabinets stay", "[racks]")
{
    test::application();
    FigureSpec spec = racksSpec(2496);
    spec.racks.ratio = 2;
    const Figure figure = racksOf(spec);
    const auto usual = layOut(figure, 788, 505, PageStyle::forScreen(1), {24, {}, false});
    REQUIRE(usual.has_value());
    checkPage(*usual);
    CHECK(usual->layout.racks->stripRows.size() == 4);
    CHECK(usual->layout.racks->perLine == 39);
    for (const int height : {263, 300, 360, 420}) {
        CAPTURE(height);
        const auto low = layOut(figure, 860, height, PageStyle::forScreen(1), {24, {}, false});
        REQUIRE(low.has_value());
        checkPage(*low);
        CHECK(low->layout.racks->blocks.size() == 4);
    }
}
