// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/page_flow.h"

#include "tests/support/catch.h"

using namespace podium::reports;

namespace {

PageBox box(double height, bool keepsNext = false, double before = 0)
{
    PageBox one;
    one.height = height;
    one.keepsNext = keepsNext;
    one.before = before;
    return one;
}

PageBox row(double height, int table = 0)
{
    PageBox one = box(height);
    one.table = table;
    return one;
}

PageBoxes lines(std::size_t count, double height = 10)
{
    PageBoxes boxes(count, box(height));
    keepLinesTogether(boxes);
    return boxes;
}

/// How many boxes stand on each page.
std::vector<std::size_t> counts(const PageFlow& flow)
{
    std::vector<std::size_t> result;
    for (const auto& page : flow.pages) {
        result.push_back(page.size());
    }
    return result;
}

using Counts = std::vector<std::size_t>;

}  // namespace

TEST_CASE("boxes stand below each other with their distances, but for the first of a page", "[flow]")
{
    const PageBoxes boxes{box(30, false, 5), box(40, false, 20), box(50, false, 7)};
    const PageFlow flow = flowOf(boxes, {}, 100);
    REQUIRE(counts(flow) == Counts{2, 1});
    CHECK(flow.pages[0][0].top == 0);
    CHECK(flow.pages[0][1].top == 50);
    CHECK(flow.pages[0][1].box == &boxes[1]);
    CHECK(flow.pages[1][0].top == 0);
    CHECK(counts(flowOf({}, {}, 100)) == Counts{0});
    CHECK(counts(flowOf({box(50), box(50)}, {}, 100)) == Counts{2});
}

TEST_CASE("a group that is kept together moves to the next page as a whole", "[flow]")
{
    CHECK(counts(flowOf({box(50), box(20, true), box(40)}, {}, 100)) == Counts{1, 2});
    CHECK(counts(flowOf({box(50), box(20), box(40)}, {}, 100)) == Counts{2, 1});
    PageBoxes group(3, box(30));
    keepTogether(group, true);
    append(group, {box(10)});
    PageBoxes boxes{box(10)};
    append(boxes, group);
    CHECK(counts(flowOf(boxes, {}, 100)) == Counts{1, 4});
    keepTogether(group, false);
    CHECK_FALSE(group.back().keepsNext);
    CHECK(group.front().keepsNext);
}

TEST_CASE("a group higher than a page begins a page and breaks where it must", "[flow]")
{
    PageBoxes boxes{box(40)};
    for (int index = 0; index < 5; ++index) {
        boxes.push_back(box(40, true));
    }
    boxes.push_back(box(40));
    CHECK(counts(flowOf(boxes, {}, 100)) == Counts{1, 2, 2, 2});
    // A box that no page can hold stands alone; nothing is lost.
    CHECK(counts(flowOf({box(10), box(300), box(10)}, {}, 100)) == Counts{1, 1, 1});
}

TEST_CASE("a box that starts a page does so within a group, too, and not twice", "[flow]")
{
    PageBox start = box(10);
    start.startsPage = true;
    CHECK(counts(flowOf({box(10), start, box(10)}, {}, 100)) == Counts{1, 2});
    CHECK(counts(flowOf({start, box(10)}, {}, 100)) == Counts{2});
    CHECK(counts(flowOf({box(100), start}, {}, 100)) == Counts{1, 1});
    CHECK(counts(flowOf({box(10, true), start}, {}, 100)) == Counts{1, 1});
}

TEST_CASE("no line of a paragraph stands alone at the end or the top of a page", "[flow]")
{
    const auto after = [](double taken, std::size_t count) {
        PageBoxes boxes{box(taken)};
        append(boxes, lines(count));
        return counts(flowOf(boxes, {}, 100));
    };
    CHECK(after(90, 5) == Counts{1, 5});  // room for one line: a widow
    CHECK(after(80, 5) == Counts{3, 3});
    CHECK(after(60, 5) == Counts{4, 2});  // room for four: the fifth would be an orphan
    CHECK(after(50, 5) == Counts{6});
    CHECK(after(80, 3) == Counts{1, 3});  // three lines are never parted
    CHECK(after(90, 2) == Counts{1, 2});
    CHECK(after(90, 1) == Counts{2});
    CHECK(after(0, 25) == Counts{11, 10, 5});
}

TEST_CASE("a table goes on under its head", "[flow]")
{
    const std::vector<PageBoxes> heads{{box(5), box(5)}, {box(20)}};
    PageBoxes boxes;
    append(boxes, PageBoxes(8, row(15, 0)));
    append(boxes, PageBoxes(5, row(15, 1)));
    const PageFlow flow = flowOf(boxes, heads, 100);
    REQUIRE(counts(flow) == Counts{6, 2 + 2 + 4, 1 + 1});
    CHECK(flow.pages[1][0].box == &heads[0][0]);
    CHECK(flow.pages[1][1].box == &heads[0][1]);
    CHECK(flow.pages[1][2].top == 10);
    CHECK(flow.pages[2][0].box == heads[1].data());
    CHECK(flow.pages[2][1].top == 20);
}

TEST_CASE("a head stands on no page alone, however high the row below it is", "[flow]")
{
    const std::vector<PageBoxes> heads{{box(30)}};
    const PageFlow flow = flowOf({row(50), row(90), row(200), row(10)}, heads, 100);
    CHECK(counts(flow) == Counts{1, 2, 2, 2});
    const PageFlow kept = flowOf({row(50),
                                  [] {
                                      PageBox first = row(90);
                                      first.keepsNext = true;
                                      return first;
                                  }(),
                                  row(90)},
                                 heads, 100);
    CHECK(counts(kept) == Counts{1, 2, 2});
}

TEST_CASE("marks say where their boxes stand", "[flow]")
{
    PageBoxes boxes{box(30), box(30, false, 10), box(80)};
    boxes[1].mark = 7;
    boxes[2].mark = 3;
    const PageFlow flow = flowOf(boxes, {}, 100);
    REQUIRE(flow.marks.size() == 2);
    CHECK(flow.marks[0].mark == 7);
    CHECK(flow.marks[0].page == 0);
    CHECK(flow.marks[0].top == 40);
    CHECK(flow.marks[1].mark == 3);
    CHECK(flow.marks[1].page == 1);
    CHECK(heightOf(boxes) == 150);
    CHECK(heightOf({}) == 0);
}

TEST_CASE("a group of a table goes on under its title", "[flow]")
{
    const auto title = std::make_shared<const PageBox>(row(10, 0));
    PageBoxes boxes{*title};
    for (int index = 0; index < 7; ++index) {
        boxes.push_back(row(20, 0));
        boxes.back().title = title;
    }
    const PageFlow flow = flowOf(boxes, {{box(5)}}, 100);
    REQUIRE(flow.pages.size() == 2);
    CHECK(flow.pages[0].size() == 5);  // the title and four rows
    REQUIRE(flow.pages[1].size() == 5);
    CHECK(flow.pages[1][1].box == title.get());
    CHECK(flow.pages[1][1].top == 5);
    CHECK(flow.pages[1][2].top == 15);
}
