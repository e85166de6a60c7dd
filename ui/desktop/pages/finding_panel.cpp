// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/finding_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/analysis/display_text.h"
#include "ui/desktop/look/ink.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/look/style_painting.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/text_label.h"

namespace podium::desktop {

namespace {

QLabel* wrappedLabel(const QFont& font, QWidget* parent)
{
    auto* label = new TextLabel(parent);
    label->setFont(font);
    return label;
}

}  // namespace

FindingPanel::FindingPanel(const Look& look, const QString& link, QWidget* parent)
    : QFrame(parent), m_look(look), m_sentence(wrappedLabel(look.font(TextSize::Sentence, true), this)),
      m_subtitle(wrappedLabel(look.font(TextSize::Body), this)), m_view(new FigureView(this)),
      m_symbol(new QLabel(this)), m_notes(new QLabel(this)), m_link(new QToolButton(this))
{
    setObjectName(QStringLiteral("overviewPanel"));
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_view->setCompact(true);
    m_view->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // the page shares its height out
    m_view->setTone(look.theme().tone);
    m_link->setText(link + QStringLiteral(" ›"));
    m_link->setProperty(shape::link, true);
    m_link->setCursor(Qt::PointingHandCursor);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, metrics::space16, 1, metrics::space12);
    layout->setSpacing(metrics::space2);
    for (QLabel* label : {m_sentence, m_subtitle}) {
        label->setContentsMargins(metrics::space16, 0, metrics::space16, 0);
        layout->addWidget(label);
    }
    layout->addSpacing(metrics::space4);
    layout->addWidget(m_view, 1);
    auto* last = new QHBoxLayout;
    last->setContentsMargins(metrics::space16, 0, metrics::space16, 0);
    last->setSpacing(metrics::space6);
    followSymbol(*m_symbol, QStringLiteral("warning"), IconInk::Amber, look);
    m_notes->setFont(look.font(TextSize::Small));
    m_notes->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    followInk(*m_notes, IconInk::Amber, look);
    last->addWidget(m_symbol);
    last->addWidget(m_notes, 1);
    last->addWidget(m_link);
    layout->addLayout(last);
    connect(m_link, &QToolButton::clicked, this, &FindingPanel::linkActivated);
}

void FindingPanel::show(const QString& sentence, const QString& subtitle, const Figure& figure)
{
    m_sentence->setText(sentence);
    m_subtitle->setText(subtitle);
    m_view->setFigure(figure);
    m_view->setAccessibleName(sentence);
    m_figure = figure;
    m_figure->subtitle = figure.title + ": " + subtitle.toStdString() + " · " + figure.subtitle;
    m_figure->title = sentence.toStdString();
    m_reasons.clear();
    for (const Reason& reason : figure.comparability.reasons) {
        if (reason.code == ReasonCode::Derived) {
            continue;  // the subtitle says so
        }
        m_reasons << QString::fromStdString(displayText(reason.text));
    }
    showNotes();
}

void FindingPanel::showReason(const QString& sentence, const QString& reason)
{
    m_sentence->setText(sentence);
    m_subtitle->clear();
    m_figure.reset();
    m_view->setMessage(reason);
    m_reasons.clear();
    showNotes();
}

QString FindingPanel::sentence() const { return m_sentence->text(); }

/// In one line, or in two where one is too short; all of it in the tool tip.
void FindingPanel::showNotes()
{
    constexpr double filled = 0.9;  // of a line that breaks between words
    const QString reasons = m_reasons.join(QStringLiteral("; "));
    const QFontMetrics letters = m_notes->fontMetrics();
    const int width = m_notes->width();
    const bool inTwo = letters.horizontalAdvance(reasons) > width;
    const int room = inTwo ? static_cast<int>(2 * filled * width) : width;
    m_symbol->setVisible(!m_reasons.isEmpty());
    m_notes->setToolTip(m_reasons.join(QLatin1Char('\n')));
    m_notes->setAccessibleName(reasons);
    m_notes->setWordWrap(inTwo);
    m_notes->setText(letters.elidedText(reasons, Qt::ElideRight, room));
}

void FindingPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    layout()->activate();
    showNotes();
}

void FindingPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPanel(painter, rect(), m_look.theme().base, m_look.theme().border, metrics::radius);
}

}  // namespace podium::desktop
