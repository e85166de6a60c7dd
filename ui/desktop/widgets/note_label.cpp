// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/note_label.h"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/desktop/look/ink.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/text_label.h"

namespace podium::desktop {

NoteLabel::NoteLabel(const QString& text, const QString& icon, IconInk ink, const Look& look, QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::space6);
    auto* symbol = new QLabel(this);
    followSymbol(*symbol, icon, ink, look);
    auto* words = new TextLabel(this);
    words->setText(text);
    followInk(*words, ink, look);
    row->addWidget(symbol, 0, Qt::AlignTop);
    row->addWidget(words, 1);
}

}  // namespace podium::desktop
