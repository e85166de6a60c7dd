// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/view_list_model.h"

#include <memory>

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QPersistentModelIndex>
#include <QSignalSpy>

#include "app/models/model_roles.h"
#include "tests/app/models/model_text.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

ViewItem itemOf(const char* key, const char* title)
{
    return {QString::fromLatin1(key), QString::fromLatin1(title), QString(), FigureKind::Scaling};
}

struct SampleViews {
    ViewListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QSignalSpy renamed{&model, &ViewListModel::renamed};
    QSignalSpy moved{&model, &ViewListModel::moved};

    SampleViews()
    {
        model.setViews(ViewListModel::Own, {itemOf("1", "a"), itemOf("2", "b"), itemOf("3", "c")});
        model.setViews(ViewListModel::Shipped, {itemOf("racks", "Racks")});
    }
    [[nodiscard]] std::string own() const
    {
        std::string text;
        for (const ViewItem& item : model.views(ViewListModel::Own)) {
            text += (text.empty() ? "" : " ") + item.key.toStdString() + ":" + item.title.toStdString();
        }
        return text;
    }
};

QString lineOf(const QModelIndex& index)
{
    const QString summary = index.data(SummaryRole).toString();
    const QString mark = index.data(ChangedRole).toBool() ? " changed" : index.data(OpenRole).toBool() ? " open" : "";
    return index.data().toString() + (summary.isEmpty() ? "" : ": " + summary) + mark;
}

std::string linesOf(const ViewListModel& model)
{
    std::string text = "\n";
    test::addLines(model, {}, lineOf, 0, text);
    return text;
}

}  // namespace

TEST_CASE("Views are listed in two sections, and the open one is told")
{
    SampleViews sample;
    sample.model.setOpened(QStringLiteral("2"), false);
    CHECK(linesOf(sample.model) == R"(
My views
  a
  b open
  c
Ready-made
  Racks
)");
    sample.model.setOpened(QStringLiteral("racks"), true);
    sample.model.setViews(ViewListModel::Own, {});
    CHECK(linesOf(sample.model) == R"(
My views: none yet
Ready-made
  Racks changed
)");
}

TEST_CASE("A new list keeps the rows that stay")
{
    SampleViews sample;
    const QPersistentModelIndex third = sample.model.viewIndex(QStringLiteral("3"));
    const QPersistentModelIndex second = sample.model.viewIndex(QStringLiteral("2"));
    sample.model.setViews(ViewListModel::Own,
                          {itemOf("3", "c"), itemOf("4", "new"), itemOf("1", "a, renamed"), itemOf("5", "last")});
    CHECK(sample.own() == "3:c 4:new 1:a, renamed 5:last");
    CHECK(third.row() == 0);
    CHECK_FALSE(second.isValid());
    CHECK(sample.moved.isEmpty());
    CHECK(sample.renamed.isEmpty());
}

TEST_CASE("Own views are renamed, others are not, and no title is blank")
{
    SampleViews sample;
    const QModelIndex own = sample.model.viewIndex(QStringLiteral("2"));
    CHECK(sample.model.setData(own, QStringLiteral("  B \n of mine ")));
    REQUIRE(sample.renamed.size() == 1);
    CHECK(sample.renamed.front() == QVariantList{QStringLiteral("2"), QStringLiteral("B of mine")});
    CHECK(own.data().toString() == "B of mine");
    CHECK_FALSE(sample.model.setData(own, QStringLiteral("  \n")));
    CHECK_FALSE(sample.model.setData(sample.model.viewIndex(QStringLiteral("racks")), QStringLiteral("x")));
    CHECK_FALSE(sample.model.setData(sample.model.sectionIndex(ViewListModel::Own), QStringLiteral("x")));
    CHECK(sample.renamed.size() == 1);
}

TEST_CASE("Own views are moved before another, or to the end")
{
    SampleViews sample;
    CHECK(sample.model.move(QStringLiteral("3"), QStringLiteral("1")));
    CHECK(sample.own() == "3:c 1:a 2:b");
    CHECK(sample.model.move(QStringLiteral("3"), QString()));
    CHECK(sample.own() == "1:a 2:b 3:c");
    CHECK(sample.model.move(QStringLiteral("1"), QStringLiteral("3")));
    CHECK(sample.own() == "2:b 1:a 3:c");
    REQUIRE(sample.moved.size() == 3);
    CHECK(sample.moved.last() == QVariantList{QStringLiteral("1"), QStringLiteral("3")});
    CHECK_FALSE(sample.model.move(QStringLiteral("1"), QStringLiteral("3")));
    CHECK_FALSE(sample.model.move(QStringLiteral("1"), QStringLiteral("1")));
    CHECK_FALSE(sample.model.move(QStringLiteral("9"), QString()));
    CHECK_FALSE(sample.model.move(QStringLiteral("racks"), QString()));
    CHECK(sample.moved.size() == 3);
    CHECK(sample.model.keyAfter(QStringLiteral("2")) == "1");
    CHECK(sample.model.keyAfter(QStringLiteral("3")).isEmpty());
}

TEST_CASE("Dragging moves a view within the own ones only")
{
    SampleViews sample;
    const std::unique_ptr<QMimeData> data(sample.model.mimeData({sample.model.viewIndex(QStringLiteral("1"))}));
    const QModelIndex own = sample.model.sectionIndex(ViewListModel::Own);
    const QModelIndex shipped = sample.model.sectionIndex(ViewListModel::Shipped);
    CHECK_FALSE(sample.model.dropMimeData(data.get(), Qt::MoveAction, 0, 0, shipped));
    CHECK_FALSE(sample.model.dropMimeData(data.get(), Qt::CopyAction, 2, 0, own));
    CHECK(sample.model.dropMimeData(data.get(), Qt::MoveAction, 2, 0, own));
    CHECK(sample.own() == "2:b 1:a 3:c");
    CHECK(sample.model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, own));
    CHECK(sample.own() == "2:b 3:c 1:a");
    CHECK_FALSE(sample.model.removeRows(0, 1, own));

    const std::unique_ptr<QMimeData> foreign(sample.model.mimeData({sample.model.viewIndex(QStringLiteral("racks"))}));
    CHECK_FALSE(sample.model.dropMimeData(foreign.get(), Qt::MoveAction, 0, 0, own));
    CHECK_FALSE(sample.model.flags(sample.model.viewIndex(QStringLiteral("racks"))).testFlag(Qt::ItemIsDragEnabled));
}

TEST_CASE("Hostile titles and notes are shown as text")
{
    SampleViews sample;
    ViewItem item = itemOf("7", "<img src='file:///etc/passwd'>");
    item.title += QStringLiteral(" \u202Eabc\n") + QString(10'000'000, QLatin1Char('x'));
    item.note = QStringLiteral("<b>bold</b>");
    sample.model.setViews(ViewListModel::Own, {item});
    const QModelIndex index = sample.model.viewIndex(QStringLiteral("7"));
    const QString shown = index.data().toString();
    CHECK(shown.size() <= 201);
    CHECK_FALSE(shown.contains(QChar(0x202E)));
    CHECK_FALSE(shown.contains(QLatin1Char('\n')));
    CHECK_FALSE(index.data(Qt::ToolTipRole).toString().contains(QLatin1String("<img")));
    CHECK_FALSE(index.data(Qt::ToolTipRole).toString().contains(QLatin1String("<b>")));
}

}  // namespace podium
