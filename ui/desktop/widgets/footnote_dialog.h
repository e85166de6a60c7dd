// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace podium::desktop {

/// The whole footnote of a figure, to be read, selected and copied.
class FootnoteDialog final : public QDialog {
    Q_OBJECT
public:
    explicit FootnoteDialog(const QString& footnote, QWidget* parent = nullptr);
};

}  // namespace podium::desktop
