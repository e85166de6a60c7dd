// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// A sentence that wraps and can be selected, with a symbol before it: a tick, a triangle or a stop sign.
class NoteLabel final : public QWidget {
    Q_OBJECT
public:
    NoteLabel(const QString& text, const QString& icon, IconInk ink, const Look& look, QWidget* parent = nullptr);
};

}  // namespace podium::desktop
