// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "app/analysis/figure.h"
#include "db/records/export_record.h"
#include "ui/desktop/look/look.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace podium::desktop {

class ExportChoices;
class ExportPreview;

/// What there is to export, and where to.
struct ExportOffer {
    std::vector<Figure> figures;  ///< at least one; the first is chosen
    QString format;               ///< its name: "png"
    QString folder;
    QString database;  ///< is never written over
};

/// Writes a figure in one of the formats that there are, with a preview, and its footnote as text beside it.
class ExportDialog final : public QDialog {
    Q_OBJECT
public:
    ExportDialog(ExportOffer offer, const Look& look, QWidget* parent = nullptr);

    [[nodiscard]] QString folder() const;

signals:
    /// `exports` are for the ledger.
    void written(const QString& path, const std::vector<podium::ExportRecord>& exports);

private:
    void makeFields();
    [[nodiscard]] QBoxLayout* makePreview();
    [[nodiscard]] QFormLayout* makeForm();
    [[nodiscard]] QBoxLayout* makeFootnote();

    [[nodiscard]] const Figure& figure() const;
    [[nodiscard]] FigureStyle pageStyle() const;
    /// Of the file, by the format: "png".
    [[nodiscard]] QString ending() const;
    [[nodiscard]] QString path() const;
    /// A file beside the figure's, of the same name but its end.
    [[nodiscard]] QString beside(const QString& tail) const;
    /// Of the picture that Markdown shows; empty: none is wanted.
    [[nodiscard]] QString picturePath() const;
    /// Of the footnote as text; empty: it is not wanted.
    [[nodiscard]] QString footnotePath() const;
    void followFigure();
    void followFormat();
    void followPath();
    void choosePath();
    void showPreview();
    void showSize();
    void write();

    const ExportOffer m_offer;
    const Look& m_look;
    ExportPreview* m_preview;
    QLabel* m_measures;
    QComboBox* m_choice;
    ExportChoices* m_choices;
    QLineEdit* m_path;
    QLabel* m_heading;
    QPlainTextEdit* m_footnote;
    QCheckBox* m_writeFootnote;
    QLabel* m_replaces;
    QLabel* m_error;
    QPushButton* m_write;
};

}  // namespace podium::desktop
