// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/text_boxes.h"

#include <cmath>

#include <QImage>
#include <QPainter>

#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/charts/page_style.h"

using namespace podium;
using namespace podium::reports;

namespace {

/// The columns of pixels that boxes painted below each other at (50, 0) touch: first and last; (-1, -1): none.
std::pair<int, int> inkOf(const PageBoxes& boxes, int width = 600)
{
    QImage image(width, 2000, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    double top = 0;
    for (const PageBox& box : boxes) {
        top += box.before;
        box.paint(painter, {50, top});
        top += box.height;
    }
    painter.end();
    std::pair<int, int> ink{-1, -1};
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixel(x, y) != QColor(Qt::white).rgb()) {
                ink = {ink.first < 0 ? x : ink.first, x};
                break;
            }
        }
    }
    return ink;
}

TextLook looking(double indent = 0)
{
    TextLook look;
    look.indent = indent;
    return look;
}

}  // namespace

TEST_CASE("text breaks at spaces into lines of one height", "[report]")
{
    test::application();
    const charts::TextMeasure measure;
    const TextLook look;
    const double width = measure.width("seven words", look.size) + 2;
    const PageBoxes boxes = textBoxes("seven words seven words seven words", look, width);
    REQUIRE(boxes.size() == 3);
    for (const PageBox& box : boxes) {
        CHECK(box.height == std::ceil(look.size * look.leading));
    }
    CHECK(inkOf(boxes).second <= 50 + width);
    CHECK(textBoxes("", look, width).empty());
    CHECK(textBoxes("seven words", look, width).size() == 1);
}

TEST_CASE("a word wider than a line breaks inside, and no text is lost in a narrow place", "[report]")
{
    test::application();
    const PageBoxes boxes = textBoxes(QString(100, QLatin1Char('m')), TextLook(), 200);
    CHECK(boxes.size() > 5);
    CHECK(inkOf(boxes).second <= 50 + 200);
    CHECK(textBoxes("abcd", TextLook(), 1).size() == 4);
    CHECK(textBoxes("abcd", looking(500), 100).size() == 4);
}

TEST_CASE("the first line has the distance from above, lines of one paragraph stay by twos", "[report]")
{
    test::application();
    TextLook look;
    look.before = 30;
    const PageBoxes boxes = textBoxes(QString("word ").repeated(60), look, 200);
    REQUIRE(boxes.size() > 4);
    CHECK(boxes[0].before == 30);
    CHECK(boxes[1].before == 0);
    CHECK(boxes[0].keepsNext);
    CHECK_FALSE(boxes[1].keepsNext);
    CHECK(boxes[boxes.size() - 2].keepsNext);
    CHECK_FALSE(boxes.back().keepsNext);
}

TEST_CASE("text stands at its indent, or at the right", "[report]")
{
    test::application();
    const auto left = inkOf(textBoxes("HHH", looking(40), 300));
    CHECK(left.first >= 90);
    CHECK(left.first <= 95);
    TextLook right;
    right.right = true;
    const auto ink = inkOf(textBoxes("HHH", right, 300));
    CHECK(ink.second <= 350);
    CHECK(ink.second >= 345);
}

TEST_CASE("links are rectangles on the lines that they run over", "[report]")
{
    test::application();
    const std::vector<NoteSpan> spans{{"See ", false, false, false, false, ""},
                                      {"a long link of many words", false, false, false, false, "https://x.org/"},
                                      {" there.", false, false, false, false, ""}};
    const PageBoxes boxes = spanBoxes(spans, TextLook(), 150);
    REQUIRE(boxes.size() >= 2);
    REQUIRE(boxes[0].links.size() == 1);
    CHECK(boxes[0].links[0].address == "https://x.org/");
    CHECK(boxes[0].links[0].rect.left() > 30);
    CHECK(boxes[0].links[0].rect.right() <= 150);
    CHECK(boxes[1].links[0].rect.left() == 0);
    CHECK(textBoxes("See", TextLook(), 150)[0].links.empty());
}

TEST_CASE("a note's blocks keep headings with their text, and lists and quotes indented", "[report]")
{
    test::application();
    const PageBoxes boxes = noteBoxes(noteBlocks("# Head\n\ntext\n\n- item\n\n> quote\n\n---"), 500);
    REQUIRE(boxes.size() == 5);
    CHECK(boxes[0].keepsNext);
    CHECK_FALSE(boxes[1].keepsNext);
    CHECK(boxes[0].height > boxes[1].height);
    const auto left = [&](std::size_t index) { return inkOf({boxes[index]}).first; };
    CHECK(left(1) < 55);
    CHECK(left(2) > left(1));  // the sign
    CHECK(left(3) > left(1));  // the line beside it
    CHECK(inkOf({boxes[4]}) == std::pair(50, 549));
}

TEST_CASE("code and line breaks begin lines", "[report]")
{
    test::application();
    CHECK(noteBoxes(noteBlocks("```\na\n\nb\n```"), 500).size() == 3);
    CHECK(noteBoxes(noteBlocks("a  \nb"), 500).size() == 2);
}

TEST_CASE("a note built to harm is laid out", "[report]")
{
    test::application();
    CHECK(noteBoxes(noteBlocks(std::string(20'000, '>') + " x"), 500).size() == 1);
    CHECK(noteBoxes(noteBlocks(std::string(20'000, 'x')), 500).size() > 300);
    std::string spans;
    while (spans.size() < 19'990) {
        spans += "*a* **b** ";
    }
    CHECK(noteBoxes(noteBlocks(spans), 500).size() > 10);
}
