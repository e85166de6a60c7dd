// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/compare_page.h"

#include <QClipboard>
#include <QDataStream>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include "app/analysis/display_text.h"
#include "app/models/model_roles.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/compare_delegate.h"
#include "ui/desktop/widgets/note_label.h"

namespace podium::desktop {

namespace {

/// Numbers of requests that no figure's model reaches: answers go to all who asked.
constexpr quint64 firstRequest = quint64{1} << 40;
constexpr int narrowestField = 200;
constexpr int widestField = 320;
constexpr int narrowestResult = 132;

}  // namespace

ComparePage::ComparePage(Workbench& workbench, const Look& look, QWidget* parent)
    : Page(parent), m_workbench(workbench), m_look(look), m_title(new QLabel(this)),
      m_copy(new QPushButton(tr("Copy table"), this)), m_verdict(new QWidget(this)), m_table(new QTreeView(this)),
      m_request(firstRequest)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    addHeading(*layout);
    addTable(*layout);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    connect(&workbench.pins(), &PinState::changed, this, &ComparePage::scheduleRefresh);
    connect(&workbench.baseline(), &BaselineState::changed, this, &ComparePage::scheduleRefresh);
    connect(&workbench.store(), &ResultStore::replaced, this, [this] {
        m_asked.clear();
        scheduleRefresh();
    });
    connect(&workbench.data(), &DataService::submissionsLoaded, this, &ComparePage::adopt);
}

void ComparePage::addHeading(QVBoxLayout& layout)
{
    m_title->setObjectName(QStringLiteral("compareTitle"));
    m_title->setFont(m_look.font(TextSize::Title, true));
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_copy->setObjectName(QStringLiteral("copySheet"));
    m_copy->setIcon(m_look.icon(QStringLiteral("copy")));
    m_copy->setFixedHeight(metrics::control);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setMimeData(clipboardOf(copiedTable()).release()); });
    m_verdict->setObjectName(QStringLiteral("compareVerdict"));
    auto* first = new QHBoxLayout;
    first->addWidget(m_title, 1);
    first->addWidget(m_copy, 0, Qt::AlignTop);
    auto* heading = new QVBoxLayout;
    heading->setContentsMargins(metrics::pageMargin, metrics::space12, metrics::pageMargin, metrics::space8);
    heading->setSpacing(metrics::space4);
    heading->addLayout(first);
    heading->addWidget(m_verdict);
    layout.addLayout(heading);
}

void ComparePage::addTable(QVBoxLayout& layout)
{
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_table->setAccessibleName(tr("Results side by side"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new CompareDelegate(m_workbench.selection(), m_look, this));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setUniformRowHeights(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setIndentation(metrics::space16);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->header()->setSectionsMovable(false);
    m_table->header()->setHighlightSections(false);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setMinimumSectionSize(narrowestResult / 2);
    layout.addWidget(m_table, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        const QString reference = current.data(ReferenceRole).toString();
        if (!reference.isEmpty()) {
            m_workbench.selection().select(reference);
        }
    });
    connect(m_table, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (const QString reference = index.data(ReferenceRole).toString(); !reference.isEmpty()) {
            emit detailsWanted(reference);
        }
    });
    connect(m_table, &QTreeView::expanded, this,
            [this](const QModelIndex& group) { m_open.at(static_cast<std::size_t>(group.row())) = true; });
    connect(m_table, &QTreeView::collapsed, this,
            [this](const QModelIndex& group) { m_open.at(static_cast<std::size_t>(group.row())) = false; });
    connect(&m_workbench.selection(), &SelectionState::selectionChanged, m_table->viewport(),
            qOverload<>(&QWidget::update));
}

/// Those that are in the database.
std::vector<RowIndex> ComparePage::results() const
{
    std::vector<RowIndex> rows;
    for (const QString& reference : m_workbench.pins().references()) {
        if (const auto row = m_workbench.store().snapshot()->find(reference)) {
            rows.push_back(*row);
        }
    }
    return rows;
}

void ComparePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitColumns();
}

void ComparePage::refresh()
{
    if (!isVisible() || !m_workbench.isOpen()) {
        return;
    }
    QStringList references;
    for (const RowIndex row : results()) {
        references << m_workbench.store().snapshot()->reference(row);
    }
    if (references != m_asked && references.size() >= PinState::minimumToCompare) {
        m_asked = references;
        m_workbench.data().loadSubmissions(++m_request, references);
    }
    showSheet();
}

/// A late answer about other pins is dropped.
void ComparePage::adopt(quint64 request, const SharedSubmissions& submissions)
{
    if (request == m_request) {
        m_submissions = submissions;
        showSheet();
    }
}

Comparability ComparePage::judge() const
{
    SubmissionRows rows;
    for (const RowIndex row : results()) {
        rows.add(m_workbench.store().snapshot()->row(row));
    }
    const FigureSources& sources = m_workbench.sources();
    return judgeComparability(rows, {false, sources.today}, *sources.tables, *sources.phrases, m_workbench.numbers());
}

void ComparePage::showSheet()
{
    const std::vector<RowIndex> shown = results();
    const bool enough = static_cast<int>(shown.size()) >= PinState::minimumToCompare;
    m_table->setVisible(enough);
    m_copy->setVisible(enough);
    m_verdict->setVisible(enough);
    if (!enough) {
        m_title->setText(
            tr("Pin two to eight results to see them side by side: select a result and press Ctrl+D, or use "
               "the menu of its row or bar."));
        m_model.setSheet({}, {});
        return;
    }
    m_title->setText(tr("%n results side by side", nullptr, static_cast<int>(shown.size())));
    const Comparability judged = judge();
    showVerdict(judged);
    const ResultSnapshot& snapshot = *m_workbench.store().snapshot();
    std::vector<CompareModel::Header> headers;
    for (const RowIndex row : shown) {
        headers.push_back({m_workbench.shortName(snapshot.row(row)), snapshot.reference(row),
                           static_cast<int>(hardwareFamily(snapshot.row(row).accelerator))});
    }
    const QLocale locale = m_workbench.locale();
    const SheetQuestion question{snapshot,
                                 shown,
                                 m_workbench.baseline().reference(),
                                 judged.verdict != Verdict::Blocked,
                                 locale,
                                 m_workbench.phrases(),
                                 m_workbench.language()};
    const std::array<bool, 3> open = m_open;
    m_model.setSheet(compareSheet(question, m_submissions ? *m_submissions : std::vector<Submission>()),
                     std::move(headers));
    m_open = open;
    openGroups();
    fitColumns();
}

void ComparePage::showVerdict(const Comparability& judged)
{
    delete m_verdict->layout();
    qDeleteAll(m_verdict->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* layout = new QVBoxLayout(m_verdict);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::space2);
    if (judged.reasons.empty()) {
        layout->addWidget(new NoteLabel(tr("Nothing speaks against comparing them"), QStringLiteral("check"),
                                        IconInk::Green, m_look, m_verdict));
    }
    for (const Reason& reason : judged.reasons) {
        const bool blocked = reason.verdict == Verdict::Blocked;
        layout->addWidget(new NoteLabel(QString::fromStdString(displayText(reason.text)),
                                        blocked ? QStringLiteral("blocked") : QStringLiteral("warning"),
                                        blocked ? IconInk::Red : IconInk::Amber, m_look, m_verdict));
    }
}

void ComparePage::openGroups()
{
    for (int group = 0; group < m_model.rowCount(); ++group) {
        const QModelIndex index = m_model.index(group, 0);
        m_table->setFirstColumnSpanned(group, {}, true);
        m_table->setExpanded(index, m_open.at(static_cast<std::size_t>(group)));
    }
}

/// The results share what the names of the fields leave; many of them scroll.
void ComparePage::fitColumns()
{
    const int count = m_model.resultCount();
    QHeaderView& header = *m_table->header();
    if (count == 0 || header.count() != count + 1) {
        return;
    }
    const int fieldColumn = qBound(narrowestField, m_table->width() / 4, widestField);
    const bool fit = m_table->width() - fieldColumn >= count * narrowestResult;
    header.setSectionResizeMode(0, QHeaderView::Interactive);
    header.resizeSection(0, fieldColumn);
    for (int column = 1; column <= count; ++column) {
        header.setSectionResizeMode(column, fit ? QHeaderView::Stretch : QHeaderView::Interactive);
        header.resizeSection(column, narrowestResult);
    }
}

CopiedTable ComparePage::copiedTable() const
{
    CopiedTable table;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        table.header << m_model.headerData(column, Qt::Horizontal).toString();
        table.isNumber.push_back(false);
    }
    const auto add = [&](const QModelIndex& first) {
        QStringList cells;
        for (int column = 0; column < m_model.columnCount(); ++column) {
            cells << first.siblingAtColumn(column).data().toString();
        }
        table.rows << cells;
    };
    for (int group = 0; group < m_model.rowCount(); ++group) {
        const QModelIndex parent = m_model.index(group, 0);
        add(parent);
        for (int row = 0; row < m_model.rowCount(parent); ++row) {
            add(m_model.index(row, 0, parent));
        }
    }
    return table;
}

std::unique_ptr<QMimeData> ComparePage::copied()
{
    return m_model.resultCount() > 0 ? clipboardOf(copiedTable()) : nullptr;
}

QByteArray ComparePage::savePage() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_open[0] << m_open[1] << m_open[2];
    return state;
}

void ComparePage::restorePage(const QByteArray& state)
{
    QDataStream stream(state);
    std::array<bool, 3> open{};
    stream >> open[0] >> open[1] >> open[2];
    if (stream.status() == QDataStream::Ok) {
        m_open = open;
        openGroups();
    }
}

}  // namespace podium::desktop
