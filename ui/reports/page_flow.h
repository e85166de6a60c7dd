// SPDX-License-Identifier: GPL-3.0-or-later
// Puts boxes on pages. What belongs together stays together, and tables go on under their head.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace podium::reports {

/// A place that leads somewhere when it is clicked.
struct PageLink {
    QRectF rect;      ///< in its box, then on its page
    QString address;  ///< empty: to a mark
    int mark = -1;
};

/// A piece of a page that is never cut: a line of text, a row of a table, a figure.
struct PageBox {
    double height = 0;
    double before = 0;  ///< distance from the box above; none at the top of a page
    bool keepsNext = false;
    bool startsPage = false;
    int mark = -1;                           ///< a place that links and the outline lead to; -1: none
    int table = -1;                          ///< a row of this table: its head stands above it again on a new page
    std::shared_ptr<const PageBox> title{};  ///< of the row's group, below that head; null: none
    std::function<void(QPainter&, const QPointF& topLeft)> paint;  ///< empty: white
    std::vector<PageLink> links;
};

using PageBoxes = std::vector<PageBox>;

struct PlacedBox {
    const PageBox* box = nullptr;
    double top = 0;
};

/// Where a mark stands.
struct MarkPlace {
    int mark = -1;
    std::size_t page = 0;
    double top = 0;
};

struct PageFlow {
    std::vector<std::vector<PlacedBox>> pages;
    std::vector<MarkPlace> marks;
};

/// Places the boxes on as many pages of this height as they need; there is one at least. `heads` are those of the
/// tables, by PageBox::table. A group that is kept together and is higher than a page breaks wherever it must. The boxes
/// must outlive the result.
[[nodiscard]] PageFlow flowOf(const PageBoxes& boxes, const std::vector<PageBoxes>& heads, double pageHeight);

/// Lines of one paragraph: no line of it stands alone at the end or the top of a page.
void keepLinesTogether(PageBoxes& lines);
/// Every box stays with the next one, the last with what follows if `andNext`.
void keepTogether(PageBoxes& boxes, bool andNext);
void append(PageBoxes& boxes, PageBoxes more);
[[nodiscard]] double heightOf(const PageBoxes& boxes);

}  // namespace podium::reports
