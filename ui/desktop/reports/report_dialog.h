// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QDialog>

#include "app/reports/report_description.h"
#include "db/records/export_record.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/reports/report_maker.h"
#include "ui/desktop/reports/section_editor.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace podium::desktop {

class ReportFields;
class ReportPreview;

/// What a report begins with.
struct ReportOffer {
    OfferedViews views;
    ReportDescription draft;  ///< as it was left the last time
    QString folder;
    QString database;  ///< is never written over
};

/// Puts views and words into a report, shows its pages, and writes or prints it.
class ReportDialog final : public QDialog {
    Q_OBJECT
public:
    ReportDialog(Workbench& workbench, ReportOffer offer, const Look& look, QWidget* parent = nullptr);

    /// Takes the place of what the dialog holds by the report of a file (`.podium-report`); where it is none, the dialog
    /// says so and keeps what it has.
    void readFile(const QString& path) { m_maker.readFile(path); }
    [[nodiscard]] static bool isReportFile(const QString& path);

    /// As the dialog holds it, to be gone on with later.
    [[nodiscard]] ReportDescription description();
    [[nodiscard]] QString folder() const;

signals:
    /// `exports` are for the ledger.
    void written(const QString& path, const std::vector<podium::ExportRecord>& exports);
    /// The description was written.
    void saved(const QString& path);

private:
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QBoxLayout* makeTarget();
    [[nodiscard]] QBoxLayout* makeButtons();
    [[nodiscard]] QPushButton* makeButton(const char* name, const QString& text, void (ReportDialog::*slot)());

    [[nodiscard]] reports::ReportFormat format() const;
    [[nodiscard]] QString ending() const;
    [[nodiscard]] QString path() const;
    void show(const ReportDescription& description);
    void make();
    void showMade();
    void followFormat();
    void followPath();
    void followState();
    void fail(const QString& words);
    /// Now, or as soon as the pages are those of the last change.
    void whenMade(std::function<void()> then);
    void choosePath();
    void openFile();
    void saveFile();
    void writeDescription(const QString& path);
    void write();
    void writeMade();
    void print();
    void printMade();

    Workbench& m_workbench;
    const Look& m_look;
    const QString m_database;
    ReportMaker m_maker;
    ReportFields* m_fields;
    SectionEditor* m_sections;
    ReportPreview* m_preview;
    QLabel* m_pages;
    QComboBox* m_format;
    QLineEdit* m_path;
    QLabel* m_replaces;
    QLabel* m_absences;
    QLabel* m_error;
    QPushButton* m_save;
    QPushButton* m_print;
    QPushButton* m_write;
    std::function<void()> m_then;  ///< waits for the pages
};

}  // namespace podium::desktop
