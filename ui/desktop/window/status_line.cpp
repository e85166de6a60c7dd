// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/status_line.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>

#include "app/analysis/comparability.h"
#include "app/analysis/display_text.h"
#include "ui/desktop/look/ink.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

constexpr int sentenceStands = 8'000;  ///< milliseconds; long enough for a path to be read

}  // namespace

StatusLine::StatusLine(Workbench& workbench, const Look& look, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_look(look), m_count(new QLabel(this)), m_symbol(new QLabel(this)),
      m_notes(new QLabel(this)), m_selection(new QLabel(this)), m_catalogue(new QLabel(this)), m_said(new QTimer(this))
{
    m_count->setObjectName(QStringLiteral("resultCount"));
    m_notes->setObjectName(QStringLiteral("comparabilityNotes"));
    m_selection->setObjectName(QStringLiteral("selectionCount"));
    m_notes->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::space12, 0, metrics::space12, 0);
    layout->setSpacing(metrics::space12);
    const auto addLine = [this, layout, &look] {
        auto* line = new QFrame(this);
        line->setFixedSize(1, metrics::space12);
        QPalette palette = line->palette();
        palette.setColor(QPalette::Window, look.theme().border);
        line->setPalette(palette);
        line->setAutoFillBackground(true);
        layout->addWidget(line);
    };
    layout->addWidget(m_count);
    addLine();
    layout->addWidget(m_symbol);
    layout->addWidget(m_notes, 1);
    layout->addWidget(m_selection);
    addLine();
    layout->addWidget(m_catalogue);
    connect(&workbench.results(), &FilteredResults::changed, this, &StatusLine::judgeAnew);
    connect(&look, &Look::changed, this, &StatusLine::judgeAnew);
    connect(&workbench.selection(), &SelectionState::selectionChanged, this, &StatusLine::scheduleRefresh);
    connect(&workbench.pins(), &PinState::changed, this, &StatusLine::scheduleRefresh);
    connect(&workbench, &Workbench::dataOpened, this, &StatusLine::judgeAnew);
    m_said->setObjectName(QStringLiteral("statusSentence"));
    m_said->setSingleShot(true);
    connect(m_said, &QTimer::timeout, this, &StatusLine::refresh);
    refresh();
}

void StatusLine::say(const QString& sentence)
{
    if (sentence.isEmpty()) {
        return refresh();
    }
    m_count->setText(sentence);
    m_said->start(sentenceStands);
}

void StatusLine::complain(const QString& sentence)
{
    m_said->stop();
    m_count->setText(sentence);
}

void StatusLine::judgeAnew()
{
    m_judged = false;
    scheduleRefresh();
}

void StatusLine::scheduleRefresh()
{
    if (!m_scheduled) {
        m_scheduled = true;
        QTimer::singleShot(0, this, &StatusLine::refresh);
    }
}

void StatusLine::refresh()
{
    m_scheduled = false;
    m_said->stop();
    if (!m_workbench.isOpen()) {
        m_count->setText(tr("Opening the results …"));
        return;
    }
    const QLocale locale = m_workbench.locale();
    const auto shown = static_cast<qlonglong>(m_workbench.results().rows().size());
    const auto all = static_cast<qlonglong>(m_workbench.results().snapshot()->size());
    m_count->setText(tr("%1 of %2 results").arg(locale.toString(shown), locale.toString(all)));
    const int selected = m_workbench.selection().selected().isEmpty() ? 0 : 1;
    const auto pinned = m_workbench.pins().references().size();
    m_selection->setText(selected + pinned == 0 ? QString() : tr("%1 selected, %2 pinned").arg(selected).arg(pinned));
    const QString date = QString::fromStdString(m_workbench.sources().catalogueDate);
    m_catalogue->setText(m_workbench.opened().readOnly ? tr("Catalogue of %1, read only").arg(date)
                                                       : tr("Catalogue of %1").arg(date));
    if (!m_judged) {
        m_judged = true;
        showNotes();
    }
}

void StatusLine::showNotes()
{
    const FigureSources& sources = m_workbench.sources();
    const auto rows = m_workbench.shownRows();
    const Comparability judged =
        judgeComparability(rows, {false, sources.today}, *sources.tables, *sources.phrases, m_workbench.numbers());
    const bool blocked = judged.verdict == Verdict::Blocked;
    const IconInk ink = blocked ? IconInk::Red : IconInk::Amber;
    const bool any = rows.size() > 1 && !judged.reasons.empty();
    m_symbol->setVisible(any);
    m_noteText.clear();
    m_notes->setToolTip(QString());
    if (!any) {
        fitNotes();
        return;
    }
    QStringList reasons;
    for (const Reason& reason : judged.reasons) {
        reasons << QString::fromStdString(displayText(reason.text));
    }
    m_symbol->setPixmap(m_look.icon(blocked ? QStringLiteral("blocked") : QStringLiteral("warning"), ink)
                            .pixmap(metrics::smallIcon, metrics::smallIcon));
    setInk(*m_notes, m_look.color(ink));
    const int count = static_cast<int>(reasons.size());
    m_noteText = tr("%n note(s) on comparability: %1", nullptr, count).arg(reasons.join(QStringLiteral("; ")));
    m_notes->setToolTip(reasons.join(QLatin1Char('\n')));
    m_notes->setAccessibleName(m_noteText);
    fitNotes();
}

/// In one line; all of it is in the tool tip.
void StatusLine::fitNotes()
{
    layout()->activate();
    m_notes->setText(m_notes->fontMetrics().elidedText(m_noteText, Qt::ElideRight, m_notes->width()));
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNotes();
}

}  // namespace podium::desktop
