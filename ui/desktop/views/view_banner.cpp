// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/views/view_banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/analysis/display_text.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

namespace {

/// Characters of a note that stand above a figure; all of it is in the tool tip.
constexpr std::size_t shownNote = 320;

QLabel* makeText(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

QString oneLine(const QString& text, std::size_t limit = 200)
{
    return QString::fromStdString(displayText(text.toStdString(), limit));
}

}  // namespace

ViewBanner::ViewBanner(const Look& look, QWidget* parent)
    : QFrame(parent), m_look(look), m_title(makeText("viewBannerTitle", this)),
      m_note(makeText("viewBannerNote", this)), m_changes(makeText("viewBannerChanges", this)),
      m_modified(makeText("viewBannerModified", this)),
      m_update(makeLink(QStringLiteral("viewBannerUpdate"), tr("Update"))),
      m_save(makeLink(QStringLiteral("viewBannerSave"), tr("Save as new …")))
{
    setObjectName(QStringLiteral("viewBanner"));
    m_title->setFont(look.font(TextSize::Body, true));
    m_title->setWordWrap(false);
    m_modified->setWordWrap(false);
    m_modified->setForegroundRole(QPalette::PlaceholderText);
    m_modified->setText(tr("Changed since it was opened"));
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeViewBanner"));
    close->setIcon(look.icon(QStringLiteral("close"), IconInk::Secondary));
    close->setIconSize(QSize(metrics::smallIcon, metrics::smallIcon));
    close->setAccessibleName(tr("Close the view’s note"));
    close->setToolTip(tr("Close; the figure stays"));
    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::space12);
    head->addWidget(m_title, 1);
    head->addWidget(m_modified);
    head->addWidget(m_update);
    head->addWidget(m_save);
    head->addWidget(close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::pageMargin, metrics::space6, metrics::space8, metrics::space6);
    layout->setSpacing(metrics::space2);
    layout->addLayout(head);
    layout->addWidget(m_note);
    layout->addWidget(m_changes);
    connect(m_update, &QToolButton::clicked, this, &ViewBanner::updateWanted);
    connect(m_save, &QToolButton::clicked, this, &ViewBanner::saveWanted);
    connect(close, &QToolButton::clicked, this, &ViewBanner::closed);
    setModified(false, false);
}

QToolButton* ViewBanner::makeLink(const QString& name, const QString& text)
{
    auto* link = new QToolButton(this);
    link->setObjectName(name);
    link->setText(text);
    link->setProperty(shape::link, true);
    link->setCursor(Qt::PointingHandCursor);
    return link;
}

void ViewBanner::setView(const QString& title, const QString& note)
{
    m_title->setText(oneLine(title));
    m_note->setText(oneLine(note, shownNote));
    m_note->setToolTip(note.isEmpty() ? QString()
                                      : QStringLiteral("<p>%1</p>").arg(oneLine(note, 2'000).toHtmlEscaped()));
    m_note->setVisible(!note.isEmpty());
}

void ViewBanner::setChanges(const QString& heading, const QStringList& sentences)
{
    m_changes->setText(sentences.isEmpty()
                           ? QString()
                           : heading + QLatin1Char(' ') + sentences.join(QStringLiteral(". ")) + QLatin1Char('.'));
    m_changes->setVisible(!sentences.isEmpty());
}

void ViewBanner::setModified(bool isModified, bool canUpdate)
{
    m_modified->setVisible(isModified);
    m_update->setVisible(isModified && canUpdate);
    m_save->setVisible(isModified);
}

void ViewBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.theme().side);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_look.theme().hair);
}

}  // namespace podium::desktop
