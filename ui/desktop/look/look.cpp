// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/look/look.h"

#include <QApplication>
#include <QEvent>
#include <QToolTip>

#include "ui/desktop/look/icon_engine.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

namespace {

double pointsOf(TextSize size)
{
    switch (size) {
    case TextSize::Footnote:
        return metrics::pointsFootnote;
    case TextSize::Small:
        return metrics::pointsSmall;
    case TextSize::Body:
        return metrics::pointsBody;
    case TextSize::Subject:
        return metrics::pointsSubject;
    case TextSize::Sentence:
        return metrics::pointsSentence;
    case TextSize::Title:
        return metrics::pointsTitle;
    case TextSize::Page:
        return metrics::pointsPage;
    case TextSize::Score:
        return metrics::pointsScore;
    }
    return metrics::pointsBody;
}

}  // namespace

Look::Look(QApplication& application) : m_application(application)
{
    m_theme = Theme::of(systemTone());
    m_application.setStyle(new PodiumStyle(*this));
    m_application.installEventFilter(this);
    apply();
}

Look::~Look()
{
    m_application.removeEventFilter(this);
    m_application.setStyle(QStringLiteral("Fusion"));
}

void Look::setChoice(ToneChoice choice)
{
    if (choice != m_choice) {
        m_choice = choice;
        apply();
        emit changed();
    }
}

QFont Look::font(TextSize size, bool strong) const
{
    const auto [entry, isNew] = m_fonts.try_emplace({size, strong});
    QFont& font = entry->second;
    if (isNew) {
        font.setFamilies({QStringLiteral("Noto Sans"), QApplication::font().family(), QStringLiteral("DejaVu Sans")});
        font.setPointSizeF(pointsOf(size));
        font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    }
    return font;
}

QIcon Look::icon(const QString& name, IconInk ink) const { return QIcon(new IconEngine(name, ink, *this)); }

QColor Look::color(IconInk ink) const
{
    switch (ink) {
    case IconInk::Text:
        return m_theme.text;
    case IconInk::Secondary:
        return m_theme.secondary;
    case IconInk::Accent:
        return m_theme.accent;
    case IconInk::OnAccent:
        return m_theme.onAccent;
    case IconInk::Amber:
        return m_theme.amber;
    case IconInk::Green:
        return m_theme.green;
    case IconInk::Red:
        return m_theme.red;
    }
    return m_theme.text;
}

bool Look::eventFilter(QObject* watched, QEvent* event)
{
    // Qt 6.4 has no signal for the system's colour scheme: a changed theme of the platform is all there is.
    if (event->type() == QEvent::ThemeChange && !m_applying && m_choice == ToneChoice::System) {
        const FigureTone tone = systemTone();
        if (tone != m_theme.tone) {
            apply();
            emit changed();
        }
    }
    return QObject::eventFilter(watched, event);
}

/// Dark where the system's window is darker than its text.
FigureTone Look::systemTone()
{
    const bool before = m_applying;
    m_applying = true;
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    const QPalette system = QApplication::palette();
    QApplication::setPalette(ours);
    m_applying = before;
    const bool dark = system.color(QPalette::Window).lightness() < system.color(QPalette::WindowText).lightness();
    return dark ? FigureTone::Dark : FigureTone::Light;
}

void Look::apply()
{
    m_applying = true;
    const FigureTone tone = m_choice == ToneChoice::System ? systemTone()
                            : m_choice == ToneChoice::Dark ? FigureTone::Dark
                                                           : FigureTone::Light;
    m_theme = Theme::of(tone);
    m_fonts.clear();
    QApplication::setPalette(m_theme.palette());
    QApplication::setFont(font(TextSize::Body));
    QToolTip::setPalette(m_theme.palette());
    m_applying = false;
}

}  // namespace podium::desktop
