// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include "app/models/model_roles.h"
#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_layout.h"
#include "ui/desktop/inspector/badge.h"
#include "ui/desktop/inspector/inspector.h"
#include "ui/desktop/pages/racks_page.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/segments.h"

using namespace podium;
using namespace podium::desktop;

namespace {

/// The page of racks, drawn; in sight are the results of the first start: Llama 3.1 405B in round 5.0.
struct RacksWindow : WindowFixture {
    RacksWindow() { show(); }

    void show()
    {
        trigger("racksPageAction");
        REQUIRE(drawn());
    }

    [[nodiscard]] bool drawn()
    {
        return becomes([&] {
            view().repaint();
            return view().drawn() != nullptr && view().drawn()->figure.racks.has_value();
        });
    }

    [[nodiscard]] FigureView& view() { return find<FigureView>("figureView"); }
    [[nodiscard]] QTableView& table() { return find<QTableView>("racksTable"); }

    /// The words of one column of the table, from top to bottom.
    [[nodiscard]] QStringList column(int column)
    {
        QStringList cells;
        for (int row = 0; row < table().model()->rowCount(); ++row) {
            cells << table().model()->index(row, column).data().toString();
        }
        return cells;
    }
    [[nodiscard]] QStringList racks() { return column(3); }
    [[nodiscard]] QString text(const char* label) { return find<QLabel>(label).text(); }

    void setRatio(double ratio)
    {
        find<QDoubleSpinBox>("racksRatio").setValue(ratio);
        settle();
    }

    void choose(const char* combo, const QString& words)
    {
        auto& field = find<QComboBox>(combo);
        const int index = field.findText(words, Qt::MatchContains);
        REQUIRE(index >= 0);
        field.setCurrentIndex(index);
        emit field.activated(index);
        settle();
    }
};

}  // namespace

TEST_CASE("The page of racks begins with the racks that a source states, and counts them", "[window][racks]")
{
    RacksWindow program;
    CHECK(program.racks() == QStringList{"39", "168", "about 188"});
    CHECK(program.column(1) == QStringList{"2,496", "5,370", "about 5,996"});
    CHECK(program.column(4) == QStringList{"1.0 ×", "4.3 ×", "about 4.8 ×"});
    CHECK(program.find<QComboBox>("racksAgainst").currentText() == "H100");
    program.setRatio(2);
    CHECK(program.racks() == QStringList{"39", "156", "168", "about 188"});
    CHECK(program.view().figure()->title == "Racks to train Llama 3.1 405B in 27.3 minutes");
    program.setRatio(0);
    CHECK(program.racks().size() == 3);
}

TEST_CASE("Racks are held against what is chosen, and follow the baseline until then", "[window][racks]")
{
    RacksWindow program;
    program.choose("racksAgainst", "H200");
    CHECK(program.column(0).constFirst() == "Used, GB200");
    CHECK(program.view().figure()->racks->against == "NVIDIA H200");
    program.choose("racksAgainst", "Hopper, all");
    CHECK(program.view().figure()->racks->rows[1].name.starts_with("Hopper, ratio"));
}

TEST_CASE("The selected result is the one whose racks are counted, one may be chosen instead", "[window][racks]")
{
    RacksWindow program;
    program.bench().selection().select("5.0/NVIDIA/eos-dfw_n320_ngc25.01_nemo/llama31_405b");
    program.settle();
    REQUIRE(program.drawn());
    CHECK(program.racks().constFirst() == "80");
    program.choose("racksSubject", "8,192 × H100");
    CHECK(program.racks().constFirst() == "256");
    program.choose("racksSubject", "Selected");
    CHECK(program.racks().constFirst() == "80");
}

TEST_CASE("Racks follow filter, undo, basis and language", "[window][racks]")
{
    RacksWindow program;
    program.bench().filter().setChosenKeys(Facet::Generation, {"NVIDIA Hopper"});
    program.settle();
    CHECK(program.racks().constFirst() == "256");
    program.trigger("undo");
    CHECK(program.racks().constFirst() == "39");
    program.bench().setBasis(FigureBasis::Throughput);
    program.settle();
    CHECK(program.view().figure()->title.find("at the speed of") != std::string::npos);
    program.bench().setBasis(FigureBasis::Official);
    program.trigger("language2");
    REQUIRE(program.drawn());
    CHECK(program.view().figure()->title == "Racks, um Llama 3.1 405B in 27,3 Minuten zu trainieren");
    CHECK(program.racks().constLast() == "etwa 188");
    CHECK(program.text("racksMethod") == "H100, Verhältnis 2,151");
}

TEST_CASE("A method is selected in figure and table alike, and the panel says how it is computed", "[window][racks]")
{
    RacksWindow program;
    CHECK(program.text("racksMethod") == "H100, ratio 2.151");
    CHECK(program.text("racksCount") == "168");
    const charts::PlacedRow row = program.view().drawn()->layout.rows[2];
    QTest::mouseClick(&program.view(), Qt::LeftButton, {}, row.band.center().toPoint());
    program.settle();
    CHECK(program.table().currentIndex().data(ReferenceRole).toString() == "scaling-curve");
    CHECK(program.text("racksMethod") == "H100, scaling curve");
    CHECK(program.text("racksCount") == "≈ 188");
    QTest::keyClick(&program.view(), Qt::Key_Home);
    program.settle();
    CHECK(program.text("racksMethod") == "GB200, used");
    QTest::mouseClick(program.table().viewport(), Qt::LeftButton, {},
                      program.table().visualRect(program.table().model()->index(1, 0)).center());
    program.settle();
    CHECK(program.text("racksMethod") == "H100, ratio 2.151");
}

TEST_CASE("A rack profile is edited, marked as one's own, and reset", "[window][racks]")
{
    RacksWindow program;
    const auto badge = [&](const char* profile) {
        return program.find<QWidget>(profile).findChild<Badge*>()->accessibleName();
    };
    CHECK(badge("subjectProfile") == "Stated by the submission");
    CHECK(badge("othersProfile") == "Assumption");
    CHECK(program.find<QSpinBox>("subjectPerRack").value() == 72);
    CHECK(program.find<QSpinBox>("subjectActive").value() == 64);
    program.find<QSpinBox>("subjectActive").setValue(72);
    program.find<QSpinBox>("othersPerRack").setValue(40);
    program.settle();
    CHECK(program.racks() == QStringList{"35", "135", "about 150"});
    CHECK(badge("othersProfile") == "Your own number");
    CHECK(program.column(5).constLast() == "interpolated; density given by the analyst");
    program.find<QToolButton>("othersReset").click();
    program.settle();
    CHECK(program.racks() == QStringList{"35", "168", "about 188"});
    program.find<QToolButton>("subjectReset").click();
    program.settle();
    CHECK(program.racks() == QStringList{"39", "168", "about 188"});
}

TEST_CASE("There is a cost only with a price", "[window][racks]")
{
    RacksWindow program;
    program.table().setCurrentIndex(program.table().model()->index(0, 0));
    program.settle();
    CHECK(program.text("racksHours") == "1,137");
    CHECK(program.window().findChild<QLabel*>("racksCost") == nullptr);
    program.find<QDoubleSpinBox>("subjectPrice").setValue(2.5);
    program.settle();
    CHECK(program.text("racksCost") == "USD\u00A02,842.80");
}

TEST_CASE("The price has a currency, which the analyst chooses and which comes back", "[window][racks]")
{
    RacksWindow program;
    program.table().setCurrentIndex(program.table().model()->index(0, 0));
    program.find<QDoubleSpinBox>("subjectPrice").setValue(2.5);
    auto& currency = program.find<QComboBox>("racksCurrency");
    CHECK(currency.currentText() == "USD");
    currency.setCurrentText(QStringLiteral("EUR"));
    program.settle();
    CHECK(program.text("racksCost") == "EUR\u00A02,842.80");
    currency.setCurrentText(QStringLiteral("EU"));  // half a code changes nothing that is printed yet
    program.settle();
    CHECK(program.text("racksCost") == "EUR\u00A02,842.80");
    currency.setCurrentText(QStringLiteral("EUR"));
    program.restart();
    program.trigger("language2");
    program.settle();
    CHECK(program.find<QComboBox>("racksCurrency").currentText() == "EUR");
    program.table().setCurrentIndex(program.table().model()->index(0, 0));
    program.settle();
    CHECK(program.text("racksCost") == "2.842,80\u00A0EUR");
}

TEST_CASE("Own racks, ratio and what they are held against come back at the next start", "[window][racks]")
{
    RacksWindow program;
    program.setRatio(3);
    program.choose("racksAgainst", "H200");
    program.find<QSpinBox>("othersPerRack").setValue(64);
    program.find<QDoubleSpinBox>("othersPrice").setValue(4);
    emit program.find<Segments>("racksForm").chosen(1);
    program.settle();
    const QStringList before = program.racks();
    program.restart();
    program.show();
    CHECK(program.racks() == before);
    CHECK(program.find<QComboBox>("racksAgainst").currentText() == "H200");
    CHECK(program.find<QSpinBox>("othersPerRack").value() == 64);
    CHECK(program.find<QDoubleSpinBox>("othersPrice").value() == 4);
    CHECK(program.find<Segments>("racksForm").current() == 1);
}

TEST_CASE("Racks are exported and copied like every figure", "[window][racks]")
{
    RacksWindow program;
    const auto figure = program.window().currentPage()->figureForExport();
    REQUIRE(figure);
    CHECK(figure->kind == FigureKind::Racks);
    program.view().setFocus();
    program.trigger("copy");
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    CHECK(copied->hasImage());
    CHECK(copied->text().contains("\nRatio r = 2.151\t5,370\t32\t168\t"));
    program.table().setFocus();
    program.trigger("copy");
    CHECK(QGuiApplication::clipboard()->text().startsWith("Method\tAccelerators needed\tPer rack\tRacks\tAgainst 39"));
    program.find<QPushButton>("copyRacksCitation").click();
    CHECK(QGuiApplication::clipboard()->text().contains("MLPerf® Training v5.0"));
}

TEST_CASE("A result without a rack profile says so, and a number for its racks is enough", "[window][racks]")
{
    RacksWindow program;
    FilterState google;
    google.of(Facet::Round) = {"4.1"};
    google.of(Facet::Benchmark) = {"gpt3"};
    google.of(Facet::Submitter) = {"Google"};
    program.bench().filter().setState(google);
    program.settle();
    REQUIRE_FALSE(program.bench().results().rows().empty());
    program.view().repaint();
    CHECK(program.view().figure()->emptyMessage.find("no rack profile fits") != std::string::npos);
    CHECK_FALSE(program.window().currentPage()->hasFigureForExport());
    program.find<QSpinBox>("subjectPerRack").setValue(64);
    program.settle();
    REQUIRE(program.drawn());
    CHECK(program.view().figure()->emptyMessage.empty());
    CHECK(program.window().currentPage()->hasFigureForExport());
}

TEST_CASE("The panel stands in the inspector's place on this page only", "[window][racks]")
{
    RacksWindow program;
    auto* panel = program.window().findChild<QWidget*>("racksPanel");
    auto* inspector = program.window().findChild<Inspector*>();
    REQUIRE(panel != nullptr);
    CHECK(panel->isVisible());
    CHECK_FALSE(inspector->isVisible());
    program.find<QToolButton>("racksDetails").click();
    program.settle();
    CHECK(inspector->isVisible());
    CHECK(program.bench().selection().selected().contains("carina_ngpu2496"));
    QTest::keyClick(&program.view(), Qt::Key_End);
    program.settle();
    CHECK(panel->isVisible());
    program.window().showPage(1);
    program.settle();
    CHECK(inspector->isVisible());
}
