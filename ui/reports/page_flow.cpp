// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/page_flow.h"

#include <iterator>
#include <utility>

namespace podium::reports {

namespace {

class Flow {
public:
    Flow(const std::vector<PageBoxes>& heads, double pageHeight) : m_heads(heads), m_height(pageHeight)
    {
        m_flow.pages.emplace_back();
    }

    /// Boxes from `first` to before `end` on one page if one can hold them.
    void place(const PageBoxes& boxes, std::size_t first, std::size_t end)
    {
        if (boxes[first].startsPage && !isAtTop()) {
            breakPage();
        }
        double height = 0;
        for (std::size_t index = first; index < end; ++index) {
            height += boxes[index].height + (index == first && isAtTop() ? 0 : boxes[index].before);
        }
        if (!isAtTop() && m_y + height > m_height) {
            breakPage();
            continueTable(boxes[first]);
        }
        for (std::size_t index = first; index < end; ++index) {
            const PageBox& box = boxes[index];
            // Below nothing but the head of its table a row has all the room that there is.
            if (!isAtTop() && !m_hasHeadOnly && m_y + box.before + box.height > m_height) {
                breakPage();
                continueTable(box);
            }
            put(box);
        }
    }

    PageFlow take() { return std::move(m_flow); }

private:
    [[nodiscard]] bool isAtTop() const { return m_flow.pages.back().empty(); }

    void breakPage()
    {
        m_flow.pages.emplace_back();
        m_y = 0;
    }

    void continueTable(const PageBox& row)
    {
        if (row.table >= 0) {
            for (const PageBox& head : m_heads.at(static_cast<std::size_t>(row.table))) {
                put(head);
            }
            if (row.title) {
                put(*row.title);
            }
            m_hasHeadOnly = !isAtTop();
        }
    }

    void put(const PageBox& box)
    {
        m_hasHeadOnly = false;
        m_y += isAtTop() ? 0 : box.before;
        m_flow.pages.back().push_back({&box, m_y});
        if (box.mark >= 0) {
            m_flow.marks.push_back({box.mark, m_flow.pages.size() - 1, m_y});
        }
        m_y += box.height;
    }

    const std::vector<PageBoxes>& m_heads;
    const double m_height;
    PageFlow m_flow;
    double m_y = 0;
    bool m_hasHeadOnly = false;  ///< the last page, of a table that goes on
};

}  // namespace

PageFlow flowOf(const PageBoxes& boxes, const std::vector<PageBoxes>& heads, double pageHeight)
{
    Flow flow(heads, pageHeight);
    for (std::size_t first = 0; first < boxes.size();) {
        std::size_t end = first + 1;
        while (end < boxes.size() && boxes[end - 1].keepsNext && !boxes[end].startsPage) {
            ++end;
        }
        flow.place(boxes, first, end);
        first = end;
    }
    return flow.take();
}

void keepLinesTogether(PageBoxes& lines)
{
    const std::size_t count = lines.size();
    for (std::size_t index = 0; index + 1 < count; ++index) {
        lines[index].keepsNext = count <= 3 || index == 0 || index + 2 == count;
    }
}

void keepTogether(PageBoxes& boxes, bool andNext)
{
    for (std::size_t index = 0; index < boxes.size(); ++index) {
        boxes[index].keepsNext = andNext || index + 1 < boxes.size();
    }
}

void append(PageBoxes& boxes, PageBoxes more)
{
    boxes.insert(boxes.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

double heightOf(const PageBoxes& boxes)
{
    double height = 0;
    for (const PageBox& box : boxes) {
        height += box.before + box.height;
    }
    return height;
}

}  // namespace podium::reports
