// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/analysis/figure.h"
#include "ui/desktop/look/look.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace podium::desktop {

/// Writes a figure as PNG, SVG or PDF, with a preview of the page, and its footnote as text beside it.
class ExportDialog final : public QDialog {
    Q_OBJECT
public:
    ExportDialog(const Figure& figure, const QString& format, const QString& folder, const Look& look,
                 QWidget* parent = nullptr);

    [[nodiscard]] QString folder() const;

signals:
    void written(const QString& path);

private:
    [[nodiscard]] QWidget* makeFields();
    [[nodiscard]] FigureStyle pageStyle() const;
    void followFormat();
    void choosePath();
    void showPreview();
    void write();

    Figure m_figure;
    const Look& m_look;
    QLabel* m_preview;
    QComboBox* m_format;
    QComboBox* m_size;
    QComboBox* m_scale;
    QComboBox* m_tone;
    QLineEdit* m_path;
    QCheckBox* m_footnote;
    QLabel* m_error;
    QPushButton* m_write;
};

}  // namespace podium::desktop
