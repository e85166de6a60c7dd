// SPDX-License-Identifier: GPL-3.0-or-later
// Saved views in the real window.
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include "app/models/model_roles.h"
#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_export.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/views/side_bar.h"
#include "ui/desktop/views/view_desk.h"
#include "ui/desktop/views/view_dialog.h"
#include "ui/desktop/views/view_panel.h"

using namespace podium;
using namespace podium::desktop;

namespace {

class ViewFixture : public WindowFixture {
public:
    ViewFixture()
    {
        REQUIRE(becomes([this] { return library().isLoaded(); }));
        find<SideBar>("sideBar").showSide(SideBar::Views);
        settle();
    }

    [[nodiscard]] ViewDesk& desk() { return window().views(); }
    [[nodiscard]] ViewLibrary& library() { return desk().library(); }
    [[nodiscard]] ViewPanel& panel() { return find<ViewPanel>("viewPanel"); }
    [[nodiscard]] std::string titles()
    {
        std::string all;
        for (const ViewItem& item : library().model().views(ViewListModel::Own)) {
            all += (all.empty() ? "" : "|") + item.title.toStdString();
        }
        return all;
    }
    [[nodiscard]] bool becomesTitles(const std::string& wanted)
    {
        const bool is = becomes([&] { return titles() == wanted; });
        CHECK(titles() == wanted);
        return is;
    }
    [[nodiscard]] QString keyOf(const char* title)
    {
        for (const ViewItem& item : library().model().views(ViewListModel::Own)) {
            if (item.title == QLatin1String(title)) {
                return item.key;
            }
        }
        return {};
    }
    /// Saves what the page shows, through the dialog.
    void save(const char* title, const char* note = "")
    {
        trigger("saveView");
        auto* dialog = window().findChild<QDialog*>(QStringLiteral("viewDialog"));
        REQUIRE(dialog != nullptr);
        dialog->findChild<QLineEdit*>(QStringLiteral("viewTitle"))->setText(QString::fromUtf8(title));
        dialog->findChild<QPlainTextEdit*>(QStringLiteral("viewNote"))->setPlainText(QString::fromUtf8(note));
        dialog->accept();
        REQUIRE(becomes([&] { return !keyOf(title).isEmpty() && desk().openedKey() == keyOf(title); }));
        settle();
    }
    void openAndWait(const QString& key)
    {
        desk().open(key);
        settle();
        REQUIRE(becomes([this] { return window().currentPage()->hasFigureForExport(); }));
        settle();
    }
    /// The page's figure as a picture, which is the same for the same figure.
    [[nodiscard]] std::string picture()
    {
        const auto rendered = charts::renderFigure(*window().currentPage()->figureForExport(), FigureStyle(), "svg");
        REQUIRE(rendered.has_value());
        return rendered->bytes;
    }
    void press(const char* button) { find<QToolButton>(button).click(); }
};

/// A filter that the first view has not.
void showOther(ViewFixture& program)
{
    program.window().showPage(QStringLiteral("scalingPage"));
    program.bench().filter().setChosenKeys(Facet::Round, {"5.1"});
    program.bench().filter().setChosenKeys(Facet::Generation, {"NVIDIA Hopper", "NVIDIA Blackwell"});
    program.settle();
}

}  // namespace

TEST_CASE("A figure is saved with title and note, and opened again as it was", "[window]")
{
    ViewFixture program;
    CHECK(program.titles().empty());
    showOther(program);
    const auto spec = program.window().currentSpec();
    REQUIRE(spec.has_value());
    const std::string picture = program.picture();
    program.save("Mine", "What I saw");

    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.bench().filter().clear();
    program.settle();
    const bool couldUndo = program.bench().history().canUndo();
    program.openAndWait(program.keyOf("Mine"));
    CHECK(program.window().currentPage()->objectName() == "scalingPage");
    CHECK(*program.window().currentSpec() == *spec);
    CHECK(program.picture() == picture);
    CHECK(couldUndo);
    CHECK(program.find<QLabel>("viewBannerTitle").text() == "Mine");
    CHECK(program.find<QLabel>("viewBannerNote").text() == "What I saw");
    CHECK_FALSE(program.find<QLabel>("viewBannerChanges").isVisible());
    CHECK_FALSE(program.find<QLabel>("viewBannerModified").isVisible());

    program.bench().history().undo();  // opening is one step
    program.settle();
    CHECK_FALSE(program.bench().filter().state().restricts());
}

TEST_CASE("That a view was saved is said for a while, and what failed until the results change", "[window]")
{
    ViewFixture program;
    const auto& line = program.find<QLabel>("resultCount");
    showOther(program);
    const QString count = line.text();
    program.save("a");
    CHECK(line.text() == "Saved: a");
    auto* timer = program.window().findChild<QTimer*>(QStringLiteral("statusSentence"));
    REQUIRE(timer != nullptr);
    CHECK(timer->isActive());
    CHECK(timer->isSingleShot());
    CHECK(timer->interval() >= 5'000);
    timer->start(0);  // instead of waiting
    CHECK(ViewFixture::becomes([&] { return line.text() == count; }));

    program.save("b");
    CHECK(timer->isActive());
    emit program.data().failed({ErrorCode::DiskFull, "podium.db", {}});
    CHECK(line.text().contains("podium.db"));
    CHECK_FALSE(timer->isActive());
}

TEST_CASE("The title is prefilled, and none that is blank is taken", "[window]")
{
    ViewFixture program;
    showOther(program);
    program.trigger("saveView");
    auto* dialog = program.window().findChild<ViewDialog*>(QStringLiteral("viewDialog"));
    REQUIRE(dialog != nullptr);
    CHECK(dialog->words().title == program.window().currentPage()->figureForExport()->title);
    auto* title = dialog->findChild<QLineEdit*>(QStringLiteral("viewTitle"));
    title->setText(QStringLiteral("   "));
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("viewFault"))->isVisible());
    title->setText(QString(300, QLatin1Char('x')));
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("viewFault"))->isVisible());
    dialog->reject();
    program.settle();
    CHECK(program.titles().empty());
}

TEST_CASE("Views are renamed, ordered, duplicated, and deleted with undo, and all of it is kept", "[window]")
{
    ViewFixture program;
    showOther(program);
    program.save("a");
    program.save("b");
    program.save("c");
    CHECK(program.titles() == "a|b|c");

    program.panel().setCurrent(program.keyOf("b"));
    program.trigger("renameView");
    auto* editor = program.panel().findChild<QLineEdit*>(QStringLiteral("viewTitleEditor"));
    REQUIRE(editor != nullptr);
    editor->setText(QStringLiteral("B"));
    QTest::keyClick(editor, Qt::Key_Return);
    REQUIRE(program.becomesTitles("a|B|c"));

    program.panel().setCurrent(program.keyOf("c"));
    program.trigger("moveViewUp");
    program.trigger("moveViewUp");
    REQUIRE(program.becomesTitles("c|a|B"));
    program.trigger("moveViewDown");
    REQUIRE(program.becomesTitles("a|c|B"));
    program.trigger("duplicateView");
    REQUIRE(program.becomesTitles("a|c|c (copy)|B"));

    program.panel().setCurrent(program.keyOf("c"));
    CHECK_FALSE(program.find<QWidget>("viewUndoLine").isVisible());
    program.trigger("deleteView");
    REQUIRE(program.becomesTitles("a|c (copy)|B"));
    REQUIRE(program.becomes([&] { return program.find<QWidget>("viewUndoLine").isVisible(); }));
    program.press("undoViewButton");
    REQUIRE(program.becomesTitles("a|c|c (copy)|B"));
    CHECK_FALSE(program.find<QWidget>("viewUndoLine").isVisible());

    program.restart();
    REQUIRE(program.becomes([&] { return program.library().isLoaded(); }));
    CHECK(program.titles() == "a|c|c (copy)|B");
}

TEST_CASE("A view goes through a file into a fresh database and shows the same figure", "[window]")
{
    const QString path = QDir::temp().filePath(QStringLiteral("podium-views-test.podium-view"));
    QFile::remove(path);
    FigureSpec spec;
    std::string picture;
    {
        ViewFixture program;
        showOther(program);
        program.save("Travels", "far");
        spec = *program.window().currentSpec();
        picture = program.picture();
        program.library().exportFile(program.keyOf("Travels"), path);
        REQUIRE(program.becomes([&] { return QFile::exists(path); }));
    }
    ViewFixture fresh;
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(400, 400), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&fresh.window(), &enter);
    QDropEvent drop(QPointF(400, 400), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&fresh.window(), &drop);
    REQUIRE(fresh.becomesTitles("Travels"));
    REQUIRE(fresh.becomes([&] { return fresh.desk().openedKey() == fresh.keyOf("Travels"); }));
    fresh.settle();
    REQUIRE(fresh.becomes([&] { return fresh.window().currentPage()->hasFigureForExport(); }));
    CHECK(*fresh.window().currentSpec() == spec);
    CHECK(fresh.picture() == picture);
    CHECK_FALSE(fresh.find<QLabel>("viewBannerChanges").isVisible());

    // A second time it is there already.
    fresh.window().importPaths({path});
    fresh.settle();
    CHECK(fresh.titles() == "Travels");
    QFile::remove(path);
}

TEST_CASE("A file that is no view is refused in words and leaves everything", "[window]")
{
    ViewFixture program;
    const QString path = program.folder() + QStringLiteral("/bad.podium-view");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{\"podium_view\": 99}");
    file.close();
    program.window().importPaths({path});
    auto* box = program.window().findChild<QMessageBox*>(QStringLiteral("viewError"));
    REQUIRE(box != nullptr);
    CHECK(box->text().contains(QLatin1String("podium_view")));
    CHECK(box->textFormat() == Qt::PlainText);
    box->reject();
    program.settle();
    CHECK(program.titles().empty());
}

TEST_CASE("What was changed since it was opened is told, and an update can be taken back", "[window]")
{
    ViewFixture program;
    showOther(program);
    program.save("Mine");
    const QString key = program.keyOf("Mine");
    program.openAndWait(key);
    const FigureSpec before = program.library().view(key)->spec;
    program.bench().filter().setChosenKeys(Facet::Round, {"5.0"});
    program.settle();
    CHECK(program.find<QLabel>("viewBannerModified").isVisible());
    CHECK(program.library().model().viewIndex(key).data(ChangedRole).toBool());
    program.trigger("updateView");
    REQUIRE(program.becomes([&] { return program.library().view(key)->spec != before; }));
    CHECK(program.library().view(key)->spec == *program.window().currentSpec());
    CHECK_FALSE(program.find<QLabel>("viewBannerModified").isVisible());
    program.press("undoViewButton");
    REQUIRE(program.becomes([&] { return program.library().view(key)->spec == before; }));
    CHECK(program.find<QLabel>("viewBannerModified").isVisible());

    program.window().showPage(QStringLiteral("tablePage"));
    program.settle();
    CHECK_FALSE(program.find<QWidget>("viewBanner").isVisible());
    program.window().showPage(QStringLiteral("scalingPage"));
    program.settle();
    CHECK(program.find<QWidget>("viewBanner").isVisible());
    program.press("closeViewBanner");
    CHECK_FALSE(program.find<QWidget>("viewBanner").isVisible());
}

TEST_CASE("A view of an older catalogue says what is different today", "[window]")
{
    ViewFixture program;
    showOther(program);
    program.save("Old");
    SavedView old = *program.library().view(program.keyOf("Old"));
    REQUIRE(old.shown.size() > 2);
    const std::size_t before = old.shown.size();
    *old.shown[0].minutes += 1;
    old.shown[1].reference = "5.1/NVIDIA/none/llama31_405b";
    program.library().replace(program.keyOf("Old"), old);
    program.settle();
    REQUIRE(program.becomes([&] { return program.library().view(program.keyOf("Old"))->shown == old.shown; }));
    CHECK(before == old.shown.size());
    program.openAndWait(program.keyOf("Old"));
    REQUIRE(program.becomes([&] { return program.find<QLabel>("viewBannerChanges").isVisible(); }));
    const QString words = program.find<QLabel>("viewBannerChanges").text();
    CHECK(words.startsWith(QLatin1String("Since it was saved on ")));
    CHECK(words.contains(QLatin1String("1 score changed")));
    CHECK(words.contains(QLatin1String("1 result is new in this figure")));
    CHECK(words.contains(QLatin1String("1 result is no longer there: 5.1/NVIDIA/none/llama31_405b")));
}

TEST_CASE("Every ready-made view opens with a figure and has its German title", "[window]")
{
    ViewFixture program;
    const auto views = program.library().model().views(ViewListModel::Shipped);
    CHECK(views.size() >= 8);
    for (const ViewItem& item : views) {
        CAPTURE(item.key.toStdString());
        program.openAndWait(item.key);
        CHECK(program.window().currentSpec()->kind == item.kind);
        CHECK(program.find<QLabel>("viewBannerTitle").text() == item.title);
        CHECK_FALSE(program.find<QLabel>("viewBannerModified").isVisible());
        CHECK_FALSE(program.find<QLabel>("viewBannerChanges").isVisible());
    }
    program.trigger("language2");
    program.settle();
    CHECK(program.find<QTabBar>("sideTabs").tabText(1) == "Ansichten");
    CHECK(program.library().model().views(ViewListModel::Shipped).front().title != views.front().title);
    CHECK(program.library().model().viewIndex(views.front().key).isValid());
}
