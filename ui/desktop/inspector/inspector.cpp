// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/inspector/inspector.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/analysis/titles.h"
#include "app/models/shown_text.h"
#include "ui/desktop/inspector/score_rows.h"
#include "ui/desktop/inspector/section.h"
#include "ui/desktop/inspector/subject_section.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

}  // namespace

Inspector::Inspector(Workbench& workbench, const Look& look, QWidget* parent)
    : QScrollArea(parent), m_workbench(workbench), m_look(look)
{
    setObjectName(QStringLiteral("inspector"));
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&workbench.selection(), &SelectionState::selectionChanged, this, &Inspector::follow);
    connect(&workbench.data(), &DataService::detailsLoaded, this, &Inspector::adopt);
    const auto schedule = [this] {
        if (!m_scheduled) {
            m_scheduled = true;
            QTimer::singleShot(0, this, &Inspector::rebuild);
        }
    };
    connect(&workbench.pins(), &PinState::changed, this, schedule);
    connect(&workbench.results(), &FilteredResults::changed, this, [this, schedule] {
        if (m_details) {  // its rank among the others, and whether they compare
            schedule();
        }
    });
    connect(&look, &Look::changed, this, schedule);
    connect(&workbench.store(), &ResultStore::replaced, this, [this] { follow(m_workbench.selection().selected()); });
    rebuild();
    follow(workbench.selection().selected());
}

void Inspector::follow(const QString& reference)
{
    if (!reference.isEmpty() && m_workbench.isOpen()) {
        m_workbench.data().loadDetails(reference);
    } else {
        m_details.reset();
        rebuild();
    }
}

/// A late answer about what is no longer selected is dropped.
void Inspector::adopt(const SharedDetails& details)
{
    if (QString::fromStdString(reference(details->submission.key)) == m_workbench.selection().selected()) {
        m_allFields = m_allFields && m_details != nullptr;
        m_details = details;
        rebuild();
    }
}

void Inspector::rebuild()
{
    m_scheduled = false;
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("inspectorContent"));
    content->setAutoFillBackground(true);
    QPalette palette = content->palette();
    palette.setColor(QPalette::Window, m_look.theme().side);
    content->setPalette(palette);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    if (m_details) {
        layout->addWidget(new SubjectSection(*m_details, m_workbench, m_look, content));
        addScore(*layout);
        addSystem(*layout);
        addProvenance(*layout);
        addComparability(*layout);
    } else {
        auto* hint = new Section(m_look, QString(), content);
        hint->addText(tr("Nothing is selected"), TextSize::Subject, true);
        hint->addMuted(tr("Select a bar or a row to see how its score came about, its system, and the files it comes "
                          "from."));
        layout->addWidget(hint);
    }
    addPins(*layout);
    layout->addStretch(1);
    if (QWidget* old = takeWidget()) {
        old->hide();
        old->deleteLater();  // a button in it may be what was clicked
    }
    setWidget(content);
    content->show();
}

QString Inspector::rank() const
{
    int better = 0;
    int all = 0;
    const auto& minutes = m_details->submission.score.minutes;
    bool shown = false;
    const SubmissionRows rows = m_workbench.shownRows();
    for (const store::SubmissionRow& row : rows) {
        if (row.score.minutes) {
            ++all;
            better += minutes && *row.score.minutes < *minutes ? 1 : 0;
            shown = shown || row.key == m_details->submission.key;
        }
    }
    return shown && minutes ? tr("official, no. %1 of %2").arg(better + 1).arg(all) : tr("official");
}

void Inspector::addScore(QVBoxLayout& layout)
{
    auto* section = new Section(m_look, QString());
    section->setObjectName(QStringLiteral("scoreSection"));
    addScoreRows(*section, *m_details, rank(), m_workbench, m_look);
    layout.addWidget(section);
}

void Inspector::addSystem(QVBoxLayout& layout)
{
    auto* section = new Section(m_look, tr("System"));
    section->setObjectName(QStringLiteral("systemSection"));
    addSystemRows(*section, *m_details, m_workbench);
    if (m_allFields) {
        for (const auto& [name, value] : m_details->submission.system.fields) {
            section->addRow(asShown(name), asShown(value));
        }
    }
    QToolButton* all = section->addLink(m_allFields ? tr("Fewer fields") : tr("All fields as published"), QString(),
                                        QStringLiteral("allFields"));
    connect(all, &QToolButton::clicked, this, [this] {
        m_allFields = !m_allFields;
        rebuild();
    });
    layout.addWidget(section);
}

void Inspector::addProvenance(QVBoxLayout& layout)
{
    auto* section = new Section(m_look, tr("Provenance"));
    section->setObjectName(QStringLiteral("provenanceSection"));
    const auto addFile = [&](const std::string& file, std::int64_t line, const QString& words) {
        QToolButton* link = section->addLink(words, QStringLiteral("file"), QStringLiteral("sourceLink"));
        link->setToolTip(asShown(file));
        connect(link, &QToolButton::clicked, this,
                [this, name = QString::fromStdString(file), line] { emit sourceWanted(m_details, name, line); });
    };
    for (const Run& run : m_details->submission.runs) {
        const QString name = asShown(run.file).section(QLatin1Char('/'), -1);
        const QString lines = run.startLine > 0 && run.stopLine > 0
                                  ? tr("%1, lines %2 and %3").arg(name).arg(run.startLine).arg(run.stopLine)
                                  : name;
        if (run.counted) {
            addFile(run.file, run.startLine, lines);
        }
    }
    if (!m_details->submission.system.file.empty()) {
        addFile(m_details->submission.system.file, 0,
                asShown(m_details->submission.system.file).section(QLatin1Char('/'), -1));
    }
    const QString source = asShown(m_details->batch.source);
    const bool fromCatalogue = m_details->batch.root.empty() && source.startsWith(QLatin1String("catalogue "));
    section->addMuted(fromCatalogue ? tr("From the catalogue of %1").arg(source.section(QLatin1Char(' '), 1)) : source);
    addResultId(*section);
    if (!m_details->submission.sameRunsAs.empty()) {
        QToolButton* same = section->addLink(tr("Same logs as %1").arg(asShown(m_details->submission.sameRunsAs)),
                                             QStringLiteral("copy"), QStringLiteral("sameLogs"));
        connect(same, &QToolButton::clicked, this,
                [this, other = QString::fromStdString(m_details->submission.sameRunsAs)] {
                    m_workbench.selection().select(other);
                });
    }
    for (const ImportIssue& issue : m_details->issues) {
        if (issue.severity != Severity::Info) {
            section->addNote(asShown(issue.detail), QStringLiteral("warning"), IconInk::Amber);
        }
    }
    QPushButton* copyCitation =
        section->addButton(tr("Copy citation"), QStringLiteral("copy"), QStringLiteral("copyCitation"));
    connect(copyCitation, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(citation()); });
    QPushButton* copyLink =
        section->addButton(tr("Copy link"), QStringLiteral("link"), QStringLiteral("copyReference"));
    copyLink->setToolTip(tr("podium-cli show and compare understand it"));
    connect(copyLink, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_workbench.selection().selected()); });
    layout.addWidget(section);
}

void Inspector::addResultId(Section& section)
{
    const QString id = asShown(m_details->submission.resultId);
    if (!id.isEmpty()) {
        section.addRow(tr("Result ID"), id);
    }
    QToolButton* edit = section.addLink(id.isEmpty() ? tr("Enter result ID …") : tr("Change result ID …"), QString(),
                                        QStringLiteral("editResultId"));
    edit->setToolTip(tr("The number under which MLCommons lists the result, such as 5.0-0031; footnotes print it"));
    edit->setEnabled(!m_workbench.opened().readOnly);
    connect(edit, &QToolButton::clicked, this, [this, id] { askForResultId(id); });
}

/// What cannot be an ID is refused with a reason in the status line, as by the import of a list.
void Inspector::askForResultId(const QString& id)
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("resultIdDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Result ID"));
    dialog->setLabelText(tr("ID in MLCommons’ table of results, such as 5.0-0031; empty: none"));
    dialog->setTextValue(id);
    const QString subject = m_workbench.selection().selected();
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, subject](const QString& typed) { m_workbench.data().keepResultId(subject, typed); });
    dialog->open();
}

QString Inspector::citation() const
{
    const FigureSources& sources = m_workbench.sources();
    SubmissionRows one;
    one.add(m_details->row);
    const Citation cited = cite(one, {}, *sources.legends, sources.catalogueDate, *sources.tables, *sources.phrases,
                                m_workbench.numbers());
    return QString::fromStdString(joined(cited.full, "\n"));
}

void Inspector::addComparability(QVBoxLayout& layout)
{
    const SubmissionRows rows = m_workbench.shownRows();
    const FigureSources& sources = m_workbench.sources();
    const bool shown = m_workbench.results().contains(m_workbench.selection().selected());
    if (!shown || rows.size() < 2) {
        return;
    }
    const int others = static_cast<int>(rows.size()) - 1;
    const Comparability judged =
        judgeComparability(rows, {false, sources.today}, *sources.tables, *sources.phrases, m_workbench.numbers());
    auto* section = new Section(m_look, tr("Comparability with the %n other(s)", nullptr, others));
    section->setObjectName(QStringLiteral("comparabilitySection"));
    if (judged.reasons.empty()) {
        section->addNote(tr("Nothing speaks against comparing them"), QStringLiteral("check"), IconInk::Green);
    }
    for (const Reason& reason : judged.reasons) {
        const bool blocked = reason.verdict == Verdict::Blocked;
        section->addNote(asShown(reason.text), blocked ? QStringLiteral("blocked") : QStringLiteral("warning"),
                         blocked ? IconInk::Red : IconInk::Amber);
    }
    layout.addWidget(section);
}

void Inspector::addPins(QVBoxLayout& layout)
{
    PinState& pins = m_workbench.pins();
    const QString selected = m_workbench.selection().selected();
    if (pins.references().isEmpty() && !m_details) {
        return;
    }
    auto* section = new Section(m_look, tr("Pinned"));
    section->setObjectName(QStringLiteral("pinSection"));
    for (const QString& pinned : pins.references()) {
        const store::SubmissionRow* row = m_workbench.row(pinned);
        const QColor swatch =
            row != nullptr ? m_look.theme().color(hardwareFamily(row->accelerator)) : m_look.theme().border;
        QToolButton* remove = nullptr;
        QToolButton* link =
            section->addRemovable(row != nullptr ? m_workbench.shortName(*row) : pinned, swatch, remove);
        link->setObjectName(QStringLiteral("pinned"));
        remove->setObjectName(QStringLiteral("unpin"));
        remove->setAccessibleName(tr("Unpin %1").arg(link->toolTip()));
        remove->setToolTip(remove->accessibleName());
        connect(link, &QToolButton::clicked, this, [this, pinned] { m_workbench.selection().select(pinned); });
        connect(remove, &QToolButton::clicked, this, [this, pinned] { m_workbench.pins().toggle(pinned); });
    }
    if (m_details) {
        const bool isPinned = pins.contains(selected);
        QPushButton* button = section->addButton(isPinned ? tr("Unpin") : tr("Pin"), QStringLiteral("pin"),
                                                 QStringLiteral("pinSelected"));
        button->setEnabled(isPinned || !pins.isFull());
        if (!button->isEnabled()) {
            button->setToolTip(tr("%n results are pinned already; unpin one first", nullptr, PinState::maximum));
        }
        connect(button, &QPushButton::clicked, this, [this, selected] { m_workbench.pins().toggle(selected); });
    }
    if (pins.canCompare()) {
        QPushButton* compare = section->addButton(tr("Compare side by side"), QStringLiteral("compare"),
                                                  QStringLiteral("compareSideBySide"));
        connect(compare, &QPushButton::clicked, this, &Inspector::compareWanted);
    }
    layout.addWidget(section);
}

}  // namespace podium::desktop
