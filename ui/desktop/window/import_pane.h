// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFrame>

#include "ui/desktop/data/data_service.h"
#include "ui/desktop/look/look.h"

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace podium::desktop {

/// What an import reads and how far it is, with a way to stop it; at its end what came of it.
class ImportPane final : public QFrame {
    Q_OBJECT
public:
    ImportPane(DataService& data, const Look& look, QWidget* parent = nullptr);

signals:
    /// The exports that the import touched are to be shown.
    void exportsWanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void begin();
    void showProgress(const services::ImportProgress& progress);
    void showSummary(const services::ImportSummary& summary);
    void showError(const Error& error);
    void end();

    DataService& m_data;
    const Look& m_look;
    QLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QPushButton* m_exports;
    QPushButton* m_close;
    QPlainTextEdit* m_issues;
    QElapsedTimer m_elapsed;
};

}  // namespace podium::desktop
