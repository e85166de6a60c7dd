// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/desktop/grab_dialogs.h"

#include <cstdio>

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include "ui/desktop/pages/page.h"
#include "ui/desktop/reports/report_dialog.h"
#include "ui/desktop/reports/report_preview.h"

namespace podium::desktop {

void grabExport(WindowFixture& program, Grabber& grabber, const QString& name)
{
    if (!grabber.wants(name)) {
        return;
    }
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    program.trigger("exportFigure");
    auto* dialog = program.window().findChild<QDialog*>(QStringLiteral("exportDialog"));
    if (dialog != nullptr) {
        grabber.grab(*dialog, name);
        // The other kinds of previews.
        auto* format = dialog->findChild<QComboBox*>(QStringLiteral("exportFormat"));
        for (const char* other : {"xlsx", "csv", "md", "odt"}) {
            format->setCurrentIndex(format->findData(QLatin1String(other)));
            grabber.grab(*dialog, name + QLatin1Char('-') + QLatin1String(other));
        }
        dialog->reject();
    }
}

void grabReport(WindowFixture& program, Grabber& grabber)
{
    if (!grabber.wants(QStringLiteral("report-"))) {
        return;
    }
    for (const auto& [language, word] : {std::pair("language1", "en"), std::pair("language2", "de")}) {
        for (const auto& [tone, shade] : {std::pair("tone1", "light"), std::pair("tone2", "dark")}) {
            grabber.change(language, tone);
            program.trigger("report");
            auto* dialog = program.window().findChild<ReportDialog*>();
            if (dialog == nullptr) {
                return;
            }
            const auto& model = *dialog->findChild<QListView*>(QStringLiteral("reportSections"))->model();
            for (QAction* action : dialog->findChild<QMenu*>(QStringLiteral("reportViewMenu"))->actions()) {
                if (model.rowCount() < 4 && !action->isSeparator()) {
                    action->trigger();
                }
            }
            dialog->findChild<QLineEdit*>(QStringLiteral("reportTitle"))
                ->setText(QStringLiteral("Blackwell against Hopper"));
            auto* preview = dialog->findChild<ReportPreview*>();
            if (!WindowFixture::becomes([&] { return preview->pageCount() > 3; })) {
                std::fputs("a report is not made\n", stderr);
            }
            preview->showSection(1);
            grabber.grab(*dialog, QStringLiteral("report-%1-%2").arg(word, shade));
            dialog->reject();
            program.settle();
        }
    }
}

namespace {

void exportPage(WindowFixture& program, const char* page, const char* format, const QString& path)
{
    program.window().showPage(QLatin1String(page));
    program.settle();
    Page* shown = program.window().currentPage();
    if (!WindowFixture::becomes([&] { return shown->hasFigureForExport(); })) {
        return;
    }
    program.trigger(format);
    program.find<QLineEdit>("exportPath").setText(path);
    QSignalSpy recorded(&program.data(), &DataService::recorded);
    program.find<QPushButton>("writeFigure").click();
    if (!WindowFixture::becomes([&] { return !recorded.isEmpty(); })) {
        std::fputs("an export is not recorded\n", stderr);
    }
    program.settle();
}

}  // namespace

void grabLedger(WindowFixture& program, Grabber& grabber)
{
    if (!grabber.wants(QStringLiteral("ledger-"))) {
        return;
    }
    grabber.change("language1", "tone1");
    program.bench().filter().clear();
    program.bench().filter().setChosenKeys(Facet::Benchmark, {"llama31_405b"});
    program.bench().filter().setChosenKeys(Facet::Round, {"5.0"});
    exportPage(program, "timeToTrainPage", "export-png", program.folder() + QStringLiteral("/quarterly-times.png"));
    exportPage(program, "scalingPage", "export-svg", program.folder() + QStringLiteral("/scaling of 405B.svg"));
    exportPage(program, "generationsPage", "export-xlsx", program.folder() + QStringLiteral("/hopper-blackwell.xlsx"));
    program.trigger("copy");
    QFile::remove(program.folder() + QStringLiteral("/scaling of 405B.svg"));
    for (const auto& [language, word] : {std::pair("language1", "en"), std::pair("language2", "de")}) {
        for (const auto& [tone, shade] : {std::pair("tone1", "light"), std::pair("tone2", "dark")}) {
            grabber.change(language, tone);
            program.trigger("exports");
            auto* dialog = program.window().findChild<QDialog*>(QStringLiteral("ledgerDialog"));
            if (dialog != nullptr) {
                auto* table = dialog->findChild<QTableView*>(QStringLiteral("ledgerTable"));
                if (WindowFixture::becomes([&] { return table->model()->rowCount() > 0; })) {
                    table->selectRow(2);
                }
                grabber.grab(*dialog, QStringLiteral("ledger-%1-%2").arg(word, shade));
                dialog->reject();
                program.settle();
            }
        }
    }
}

}  // namespace podium::desktop
