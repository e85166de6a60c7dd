// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/desktop/look/look.h"
#include "ui/desktop/window/source_opener.h"

namespace podium::desktop {

/// A text file around one line, which stands out; why there is none, where it cannot be read.
class SourceView final : public QDialog {
    Q_OBJECT
public:
    /// `line` from 1 on; 0: the file's beginning.
    SourceView(const QString& path, qint64 line, QWidget* parent = nullptr);
};

/// Says that a file is not on this machine, why, and where it was published, to be copied or opened in a browser.
class MissingSource final : public QDialog {
    Q_OBJECT
public:
    MissingSource(const SourcePlace& place, qint64 line, const Look& look, QWidget* parent = nullptr);
};

}  // namespace podium::desktop
