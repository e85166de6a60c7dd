// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QAbstractItemDelegate>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include "app/models/model_roles.h"
#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_layout.h"
#include "ui/desktop/look/theme.h"
#include "ui/desktop/pages/generations_page.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/generation_table.h"
#include "ui/desktop/widgets/hardware_box.h"
#include "ui/desktop/widgets/notes_line.h"
#include "ui/desktop/widgets/segments.h"

using namespace podium;
using namespace podium::desktop;

namespace {

/// The page, drawn.
GenerationsPage& open(WindowFixture& program)
{
    program.trigger("generationsPageAction");
    auto& page = program.find<GenerationsPage>("generationsPage");
    REQUIRE(page.isVisible());
    return page;
}

FigureView& drawn(WindowFixture& program)
{
    program.settle();
    auto& view = program.find<FigureView>("figureView");
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.figure().has_value();
    }));
    return view;
}

void choose(WindowFixture& program, const char* box, const char* name)
{
    auto& choice = program.find<HardwareBox>(box);
    const int item = choice.findData(QString::fromLatin1(name));
    REQUIRE(item >= 0);
    choice.setCurrentIndex(item);
    emit choice.activated(item);
    program.settle();
}

void chooseSegment(WindowFixture& program, const char* segments, int index)
{
    auto* button = program.find<Segments>(segments).findChild<QToolButton*>(QStringLiteral("segment%1").arg(index));
    REQUIRE(button != nullptr);
    button->click();
    program.settle();
}

/// The first row of the table whose benchmark and count these are; invalid: none.
QModelIndex pairOf(WindowFixture& program, const QString& benchmark, const QString& count)
{
    const QAbstractItemModel& model = *program.find<GenerationTable>("generationTable").model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto cell = [&](GenerationColumn column) {
            return model.index(row, static_cast<int>(column)).data().toString();
        };
        if (cell(GenerationColumn::Benchmark) == benchmark && cell(GenerationColumn::SubjectCount) == count) {
            return model.index(row, 0);
        }
    }
    return {};
}

QString cell(const QModelIndex& pair, GenerationColumn column)
{
    return pair.siblingAtColumn(static_cast<int>(column)).data().toString();
}

}  // namespace

TEST_CASE("The page of generations begins with Blackwell against Hopper in all benchmarks that both ran", "[window]")
{
    WindowFixture program;
    const GenerationsPage& page = open(program);
    const FigureView& view = drawn(program);
    CHECK(program.find<HardwareBox>("subjectChoice").chosen() == "NVIDIA Blackwell");
    CHECK(program.find<HardwareBox>("againstChoice").chosen() == "NVIDIA Hopper");
    CHECK(view.figure()->title == "NVIDIA Blackwell against NVIDIA Hopper at equal accelerator counts");
    CHECK(view.figure()->categories.front().summary);
    CHECK(page.spec().filter.benchmarks.empty());
    CHECK(page.spec().filter.divisions == std::vector<std::string>{"closed"});
    const QModelIndex pair = pairOf(program, "Llama 3.1 405B", "2,048");
    REQUIRE(pair.isValid());
    CHECK(cell(pair, GenerationColumn::SubjectTime) == "32.629");
    CHECK(cell(pair, GenerationColumn::BaselineTime) == "70.195");
    CHECK(cell(pair, GenerationColumn::Ratio) == "2.15");
    CHECK(cell(pair, GenerationColumn::Rounds) == "v5.0");
    CHECK(program.find<NotesLine>("generationNotes").notes().join(' ').contains("Rounds differ in"));
}

TEST_CASE("The page follows the filter's benchmark and round when told to, and never its hardware", "[window]")
{
    WindowFixture program;
    open(program);
    program.bench().filter().setChosenKeys(Facet::Generation, {"NVIDIA Ampere"});
    chooseSegment(program, "scopeChoice", 1);
    choose(program, "againstChoice", "H100");
    const FigureView& view = drawn(program);
    REQUIRE(view.figure()->series.size() == 1);
    std::vector<std::string> labels;
    for (const Mark& mark : view.figure()->series.front().marks) {
        labels.push_back(mark.label);
    }
    CHECK(labels == std::vector<std::string>{"2.22\u00A0× · 121.1 instead of 269.1 min",
                                             "2.15\u00A0× · 32.6 instead of 70.2 min"});
}

TEST_CASE("A dot, a row of the table and the inspector show the same result", "[window]")
{
    WindowFixture program;
    open(program);
    FigureView& view = drawn(program);
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.drawn() != nullptr;
    }));
    const QString reference = "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2048_ngc25.04_nemo/llama31_405b";
    const auto& rows = view.drawn()->layout.rows;
    const auto dot = std::find_if(rows.begin(), rows.end(), [&](const charts::PlacedRow& row) {
        return row.reference == reference.toStdString();
    });
    REQUIRE(dot != rows.end());
    QTest::mouseClick(&view, Qt::LeftButton, {}, dot->band.center().toPoint());
    CHECK(program.bench().selection().selected() == reference);
    auto& table = program.find<GenerationTable>("generationTable");
    CHECK(table.currentIndex().data(ReferenceRole).toString() == reference);
    REQUIRE(program.becomes([&] { return program.window().findChild<QLabel*>("inspectorScore") != nullptr; }));
    CHECK(program.find<QLabel>("inspectorScore").text() == "32.629");

    const QModelIndex other = pairOf(program, "Llama 3.1 405B", "1,024");
    REQUIRE(other.isValid());
    table.scrollTo(other);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(other).center());
    CHECK(program.bench().selection().selected() == other.data(ReferenceRole).toString());
    CHECK(view.selectedText().contains("1,024"));
}

TEST_CASE("Where nothing can be compared the page says why and offers the next step", "[window]")
{
    WindowFixture program;
    GenerationsPage& page = open(program);
    choose(program, "subjectChoice", "Google TPU v5p");
    choose(program, "againstChoice", "Google TPU v4");
    const FigureView& view = drawn(program);
    CHECK(view.figure()->emptyMessage == "Google TPU v5p and Google TPU v4 share no benchmark that may be compared");
    CHECK_FALSE(page.hasFigureForExport());
    auto& next = program.find<QToolButton>("nextStep");
    REQUIRE(next.isVisible());
    CHECK(next.text() == "Compare Google TPU v5p with NVIDIA Hopper ›");
    next.click();
    program.settle();
    CHECK(page.hasFigureForExport());
    CHECK_FALSE(next.isVisible());
}

TEST_CASE("The essential columns of the pairs fit beside the docks of a laptop's window", "[window]")
{
    WindowFixture program;
    program.window().resize(1280, 800);
    open(program);
    drawn(program);
    auto& table = program.find<GenerationTable>("generationTable");
    program.settle();
    REQUIRE(program.window().width() == 1280);  // nothing on the page asks for more
    const QHeaderView& header = *table.horizontalHeader();
    const int rounds = static_cast<int>(GenerationColumn::Rounds);
    CHECK(header.sectionViewportPosition(rounds) + header.sectionSize(rounds) <= table.viewport()->width());
    CHECK(header.length() <= table.viewport()->width());  // nothing to scroll to
    for (int column = 0; column < static_cast<int>(GenerationColumn::Submitters); ++column) {
        CAPTURE(column);
        for (int row = 0; column > 0 && row < table.model()->rowCount(); ++row) {
            const QModelIndex index = table.model()->index(row, column);
            CHECK(table.columnWidth(column) >= table.itemDelegate()->sizeHint(QStyleOptionViewItem(), index).width());
        }
    }
    choose(program, "subjectChoice", "NVIDIA Blackwell Ultra");
    choose(program, "againstChoice", "NVIDIA Blackwell");
    drawn(program);
    CHECK(header.sectionViewportPosition(rounds) + header.sectionSize(rounds) <= table.viewport()->width());
}

TEST_CASE("Notes on comparability stand in amber in both themes", "[window]")
{
    WindowFixture program;
    open(program);
    drawn(program);
    for (const auto& [action, tone] : {std::pair("tone1", FigureTone::Light), std::pair("tone2", FigureTone::Dark)}) {
        program.trigger(action);
        program.settle();
        drawn(program);
        const auto& words = program.find<QLabel>("notesText");
        REQUIRE_FALSE(words.text().isEmpty());
        CHECK(words.palette().color(words.foregroundRole()) == Theme::of(tone).amber);
    }
}

TEST_CASE("The matrix shows the same results: a cell is selected like a dot, and the form comes back", "[window]")
{
    WindowFixture program;
    GenerationsPage& page = open(program);
    chooseSegment(program, "formChoice", 1);
    FigureView& view = drawn(program);
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.drawn() != nullptr && view.drawn()->layout.matrix.has_value();
    }));
    CHECK(page.spec().generations.form == GenerationForm::Matrix);
    const std::string reference = "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2048_ngc25.04_nemo/llama31_405b";
    const auto& rows = view.drawn()->layout.rows;
    const auto cell = std::find_if(rows.begin(), rows.end(),
                                   [&](const charts::PlacedRow& row) { return row.reference == reference; });
    REQUIRE(cell != rows.end());
    QTest::mouseClick(&view, Qt::LeftButton, {}, cell->band.center().toPoint());
    CHECK(program.bench().selection().selected().toStdString() == reference);
    CHECK(view.selectedText().contains("32.6 / 70.2"));
    program.restart();
    CHECK(program.find<GenerationsPage>("generationsPage").spec().generations.form == GenerationForm::Matrix);
}

TEST_CASE("In a low window the footnote is short, and all of it is one click away", "[window]")
{
    WindowFixture program;
    program.window().resize(1280, 800);
    GenerationsPage& page = open(program);
    FigureView& view = drawn(program);
    const auto linesShown = [&] {
        view.repaint();
        REQUIRE(view.drawn() != nullptr);
        const auto& texts = view.drawn()->layout.texts;
        return std::count_if(texts.begin(), texts.end(),
                             [](const charts::PlacedText& text) { return text.role == charts::TextRole::Footnote; });
    };
    CHECK(linesShown() == 5);
    auto& more = program.find<QToolButton>("wholeFootnote");
    REQUIRE(program.becomes([&] { return more.isVisible(); }));
    more.click();
    auto& dialog = program.find<QDialog>("footnoteDialog");
    const QString whole = program.find<QPlainTextEdit>("footnoteText").toPlainText();
    CHECK(whole.contains("Unauthorized use strictly prohibited"));
    program.find<QPushButton>("copyFootnote").click();
    CHECK(QGuiApplication::clipboard()->text() == whole);
    dialog.reject();
    REQUIRE(page.figureForExport().has_value());
    CHECK(page.copied()->text().contains(whole));

    program.window().resize(1280, 700);
    program.settle();
    CHECK(linesShown() == 1);
    program.window().resize(1920, 1200);
    program.settle();
    CHECK(linesShown() >= 5);
    CHECK(program.becomes([&] { return !more.isVisible(); }));
}

TEST_CASE("Tolerance and one round change what is matched, and all of it comes back at the next start", "[window]")
{
    WindowFixture program;
    open(program);
    auto& tolerance = program.find<QComboBox>("toleranceChoice");
    tolerance.setCurrentIndex(tolerance.findData(5));
    emit tolerance.activated(tolerance.currentIndex());
    chooseSegment(program, "roundChoice", 1);
    CHECK(drawn(program).figure()->title.find("similar accelerator counts") != std::string::npos);
    const QModelIndex pair = pairOf(program, "Llama 3.1 405B", "2,496");
    REQUIRE(pair.isValid());
    CHECK(cell(pair, GenerationColumn::BaselineCount) == "2,560");
    CHECK(cell(pair, GenerationColumn::Ratio) == "2.11");
    choose(program, "againstChoice", "H100");

    program.restart();
    CHECK(program.find<GenerationsPage>("generationsPage").isVisible());
    CHECK(program.find<HardwareBox>("againstChoice").chosen() == "H100");
    const FigureSpec spec = program.find<GenerationsPage>("generationsPage").spec();
    CHECK(spec.generations.tolerance == Approx(0.05));
    CHECK(spec.generations.sameRound);
}

TEST_CASE("The figure of generations goes to the clipboard and to Export, the rows where the table has the focus",
          "[window]")
{
    WindowFixture program;
    GenerationsPage& page = open(program);
    drawn(program);
    REQUIRE(page.figureForExport().has_value());
    program.trigger("copy");
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    CHECK(copied->hasImage());
    CHECK(copied->text().contains("\t2,048\tNVIDIA GB200\t2.151\t"));
    program.find<GenerationTable>("generationTable").setFocus();
    const auto rows = page.copied();
    REQUIRE(rows != nullptr);
    CHECK(rows->text().startsWith("Benchmark\tN Blackwell\tN Hopper\t"));
}
