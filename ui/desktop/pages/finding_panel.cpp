// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/finding_panel.h"

#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/style_painting.h"
#include "ui/desktop/widgets/figure_view.h"

namespace podium::desktop {

namespace {

QLabel* wrappedLabel(const QFont& font, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(font);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}  // namespace

FindingPanel::FindingPanel(const Look& look, const QString& link, QWidget* parent)
    : QFrame(parent), m_look(look), m_sentence(wrappedLabel(look.font(TextSize::Sentence, true), this)),
      m_subtitle(wrappedLabel(look.font(TextSize::Body), this)), m_view(new FigureView(this)), m_link(new QToolButton(this))
{
    setObjectName(QStringLiteral("overviewPanel"));
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_view->setCompact(true);
    m_view->setTone(look.theme().tone);
    m_link->setText(link);
    m_link->setIcon(look.icon(QStringLiteral("chevron-right"), IconInk::Accent));
    m_link->setIconSize(QSize(metrics::smallIcon, metrics::smallIcon));
    m_link->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_link->setLayoutDirection(Qt::RightToLeft);
    m_link->setAutoRaise(true);
    QPalette palette = m_link->palette();
    palette.setColor(QPalette::ButtonText, look.theme().accent);
    m_link->setPalette(palette);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, metrics::space16, 1, metrics::space4);
    layout->setSpacing(metrics::space2);
    for (QLabel* label : {m_sentence, m_subtitle}) {
        label->setContentsMargins(metrics::space16, 0, metrics::space16, 0);
        layout->addWidget(label);
    }
    layout->addSpacing(metrics::space4);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_link, 0, Qt::AlignRight);
    connect(m_link, &QToolButton::clicked, this, &FindingPanel::linkActivated);
}

void FindingPanel::show(const QString& sentence, const QString& subtitle, const Figure& figure)
{
    m_sentence->setText(sentence);
    m_subtitle->setText(subtitle);
    m_view->setFigure(figure);
    m_view->setAccessibleName(sentence);
}

void FindingPanel::showReason(const QString& sentence, const QString& reason)
{
    m_sentence->setText(sentence);
    m_subtitle->clear();
    m_view->setMessage(reason);
}

void FindingPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPanel(painter, rect(), m_look.theme().base, m_look.theme().border, metrics::radius);
}

}  // namespace podium::desktop
