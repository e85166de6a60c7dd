// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/notes_line.h"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/desktop/look/ink.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

NotesLine::NotesLine(const Look& look, QWidget* parent)
    : QWidget(parent), m_symbol(new QLabel(this)), m_text(new QLabel(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::space6);
    m_text->setObjectName(QStringLiteral("notesText"));
    followSymbol(*m_symbol, QStringLiteral("warning"), IconInk::Amber, look);
    followInk(*m_text, IconInk::Amber, look);
    m_text->setFont(look.font(TextSize::Small));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_symbol);
    layout->addWidget(m_text, 1);
    showText();
}

void NotesLine::setNotes(const QStringList& notes)
{
    m_all = notes;
    showText();
}

void NotesLine::showText()
{
    m_symbol->setVisible(!m_all.isEmpty());
    setToolTip(m_all.join(QLatin1Char('\n')));
    m_text->setAccessibleName(m_all.join(QStringLiteral("; ")));
    m_text->setText(m_text->fontMetrics().elidedText(m_text->accessibleName(), Qt::ElideRight, m_text->width()));
}

void NotesLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    showText();
}

}  // namespace podium::desktop
