// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/inspector/section.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/desktop/look/ink.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/widgets/text_label.h"

namespace podium::desktop {

namespace {

QLabel* label(const QString& text, const QFont& font, QWidget* parent)
{
    auto* made = new TextLabel(parent);
    made->setText(text);
    made->setFont(font);
    return made;
}

/// Zero-width spaces after separators, so that a long path or name breaks where it may.
QString breakable(QString text)
{
    for (const QChar separator : {QLatin1Char('/'), QLatin1Char('_'), QLatin1Char('+')}) {
        text.replace(separator, QString(separator) + QChar(0x200B));
    }
    return text;
}

}  // namespace

Section::Section(const Look& look, const QString& heading, QWidget* parent)
    : QWidget(parent), m_look(look), m_body(new QVBoxLayout(this))
{
    m_body->setContentsMargins(metrics::inspectorMargin, metrics::space8, metrics::inspectorMargin, metrics::space8);
    m_body->setSpacing(metrics::space2);
    if (!heading.isEmpty()) {
        QLabel* title = label(heading, look.font(TextSize::Small, true), this);
        QPalette palette = title->palette();
        palette.setColor(QPalette::WindowText, look.theme().secondary);
        title->setPalette(palette);
        m_body->addWidget(title);
    }
}

QLabel* Section::addText(const QString& text, TextSize size, bool strong)
{
    QLabel* made = label(text, m_look.font(size, strong), this);
    m_body->addWidget(made);
    return made;
}

QLabel* Section::addMuted(const QString& text)
{
    QLabel* made = addText(text);
    made->setForegroundRole(QPalette::PlaceholderText);
    return made;
}

void Section::addRow(const QString& key, const QString& value)
{
    if (m_rows == nullptr) {
        m_rows = new QGridLayout;
        m_rows->setContentsMargins(0, 0, 0, 0);
        m_rows->setHorizontalSpacing(metrics::space6);
        m_rows->setVerticalSpacing(metrics::space2);
        m_rows->setColumnMinimumWidth(0, metrics::inspectorKey);
        m_rows->setColumnStretch(1, 1);
        m_body->addLayout(m_rows);
    }
    const int row = m_rows->rowCount();
    QLabel* left = label(breakable(key), m_look.font(TextSize::Body), this);
    left->setMaximumWidth(metrics::inspectorKey);
    left->setForegroundRole(QPalette::PlaceholderText);
    QLabel* right = label(breakable(value), m_look.font(TextSize::Body), this);
    right->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    left->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    right->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_rows->addWidget(left, row, 0);
    m_rows->addWidget(right, row, 1);
}

QToolButton* Section::addLink(const QString& text, const QString& icon, const QString& objectName)
{
    auto* link = new QToolButton(this);
    link->setObjectName(objectName);
    link->setText(link->fontMetrics().elidedText(text, Qt::ElideMiddle, metrics::rightDock - 4 * metrics::space16));
    link->setToolTip(text);
    link->setProperty(shape::link, true);
    link->setCursor(Qt::PointingHandCursor);
    if (!icon.isEmpty()) {
        link->setIcon(m_look.icon(icon, IconInk::Secondary));
        link->setIconSize(QSize(metrics::smallIcon, metrics::smallIcon));
        link->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    m_body->addWidget(link, 0, Qt::AlignLeft);
    return link;
}

QPushButton* Section::addButton(const QString& text, const QString& icon, const QString& objectName)
{
    auto* button = new QPushButton(m_look.icon(icon), text, this);
    button->setObjectName(objectName);
    button->setIconSize(QSize(metrics::smallIcon, metrics::smallIcon));
    button->setFixedHeight(metrics::smallControl);
    const int width = button->sizeHint().width();
    if (m_buttons == nullptr ||
        m_buttonsWidth + metrics::space6 + width > metrics::rightDock - 2 * metrics::inspectorMargin) {
        m_buttons = new QHBoxLayout;
        m_buttons->setContentsMargins(0, metrics::space4, 0, 0);
        m_buttons->setSpacing(metrics::space6);
        m_buttons->addStretch(1);
        m_body->addLayout(m_buttons);
        m_buttonsWidth = 0;
    }
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    m_buttonsWidth += width + metrics::space6;
    return button;
}

QToolButton* Section::addRemovable(const QString& text, const QColor& swatch, QToolButton*& remove)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::space6);
    auto* mark = new QWidget(this);
    mark->setFixedSize(metrics::swatch, metrics::swatch);
    mark->setAutoFillBackground(true);
    QPalette palette = mark->palette();
    palette.setColor(QPalette::Window, swatch);
    mark->setPalette(palette);
    auto* link = new QToolButton(this);
    link->setText(link->fontMetrics().elidedText(text, Qt::ElideMiddle, metrics::rightDock - 5 * metrics::space16));
    link->setToolTip(text);
    link->setProperty(shape::link, true);
    link->setCursor(Qt::PointingHandCursor);
    remove = new QToolButton(this);
    remove->setIcon(m_look.icon(QStringLiteral("close"), IconInk::Secondary));
    remove->setIconSize(QSize(metrics::space12, metrics::space12));
    remove->setFixedSize(metrics::space20, metrics::space20);
    remove->setAutoRaise(true);
    row->addWidget(mark);
    row->addWidget(link);
    row->addStretch(1);
    row->addWidget(remove);
    m_body->addLayout(row);
    return link;
}

void Section::addNote(const QString& text, const QString& icon, IconInk ink)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::space6);
    auto* symbol = new QLabel(this);
    symbol->setPixmap(m_look.icon(icon, ink).pixmap(metrics::smallIcon, metrics::smallIcon));
    QLabel* words = label(text, m_look.font(TextSize::Body), this);
    setInk(*words, m_look.color(ink));
    row->addWidget(symbol, 0, Qt::AlignTop);
    row->addWidget(words, 1);
    m_body->addLayout(row);
}

void Section::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), m_look.theme().hair);
}

}  // namespace podium::desktop
