// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/scaling_twin.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

#include "app/models/model_roles.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/result_delegate.h"

namespace podium::desktop {

namespace {

constexpr int noStrongColumn = -1;

QLabel* plainLabel(const QString& name, const QFont& font, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setFont(font);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// All rows, those of lines that are closed too.
void addRows(const QAbstractItemModel& model, const QModelIndex& parent, CopiedTable& table)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column) {
            cells << model.index(row, column, parent).data().toString();
        }
        table.rows << cells;
        addRows(model, model.index(row, 0, parent), table);
    }
}

}  // namespace

ScalingTwin::ScalingTwin(Workbench& workbench, const Look& look, QWidget* parent)
    : QWidget(parent), m_workbench(workbench),
      m_subject(plainLabel(QStringLiteral("pairSubject"), look.font(TextSize::Body), this)),
      m_values(plainLabel(QStringLiteral("pairValues"), look.font(TextSize::Subject, true), this)),
      m_reasons(plainLabel(QStringLiteral("pairReasons"), look.font(TextSize::Small), this)),
      m_table(new QTreeView(this))
{
    m_subject->setForegroundRole(QPalette::PlaceholderText);
    m_reasons->setForegroundRole(QPalette::PlaceholderText);
    m_reasons->setWordWrap(true);
    m_subject->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_subject->setWordWrap(true);
    auto* first = new QHBoxLayout;
    first->setSpacing(metrics::space12);
    first->addWidget(m_values);
    first->addWidget(m_subject, 1);
    auto* strip = new QVBoxLayout;
    strip->setContentsMargins(metrics::pageMargin, metrics::space6, metrics::pageMargin, metrics::space6);
    strip->setSpacing(metrics::space2);
    strip->addLayout(first);
    strip->addWidget(m_reasons);
    auto* line = new QFrame(this);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(strip);
    layout->addWidget(line);
    layout->addWidget(m_table, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    addTable(look);
    const SelectionState& selection = workbench.selection();
    connect(&selection, &SelectionState::selectionChanged, this, &ScalingTwin::showSelection);
    connect(&selection, &SelectionState::hoverChanged, m_table->viewport(), qOverload<>(&QWidget::update));
}

void ScalingTwin::addTable(const Look& look)
{
    m_table->setObjectName(QStringLiteral("efficiencyTable"));
    m_table->setAccessibleName(tr("Scaling efficiency"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new ResultDelegate(m_workbench.selection(), look, this, noStrongColumn));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setIndentation(metrics::space16);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setMinimumHeight(metrics::tableHeader + 3 * metrics::tableRow);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionsMovable(false);
    m_table->header()->setHighlightSections(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(EfficiencyModel::Line, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { choose(current); });

    connect(m_table, &QTreeView::doubleClicked, this,
            [this](const QModelIndex& index) { emit activatedReference(index.data(ReferenceRole).toString()); });
}

void ScalingTwin::refresh(const FigureSpec& options)
{
    if (m_outcome == m_workbench.results().outcome() && options == m_options) {
        return;  // lines that were opened stay open
    }
    m_outcome = m_workbench.results().outcome();
    m_options = options;
    m_following = true;
    m_model.setLines(
        efficiencyLines(m_workbench.shownRows(), options.grouping, options.basis, *m_workbench.sources().tables),
        m_workbench.sources().phrases, m_workbench.language());
    m_following = false;
    showSelection();
}

void ScalingTwin::setOther(const QString& reference)
{
    if (reference != m_other) {
        m_other = reference;
        showSelection();
    }
}

/// A click of the user: the larger result is selected, the smaller one is the other of the pair.
void ScalingTwin::choose(const QModelIndex& index)
{
    if (!m_following && index.isValid()) {
        const QString other = index.data(FromReferenceRole).toString();
        m_workbench.selection().select(index.data(ReferenceRole).toString());
        m_other = other;  // after the selection, with which the pair of before moves
        showPair();
        emit picked(other);
    }
}

void ScalingTwin::showSelection()
{
    m_following = true;
    const QModelIndex index = m_model.find(m_workbench.selection().selected(), m_other);
    if (!index.isValid()) {
        m_table->selectionModel()->clear();
    } else if (index != m_table->currentIndex().siblingAtColumn(0)) {
        m_table->setCurrentIndex(index);
    }
    m_following = false;
    m_table->viewport()->update();
    showPair();
}

const store::SubmissionRow* ScalingTwin::shownRow(const QString& reference) const
{
    return m_workbench.results().contains(reference) ? m_workbench.row(reference) : nullptr;
}

/// Without a pick the row of the table that ends, else that begins at the selected result; without a selection the
/// first line.
std::optional<EfficiencyStep> ScalingTwin::pair() const
{
    const store::SubmissionRow* selected = shownRow(m_workbench.selection().selected());
    const store::SubmissionRow* picked = shownRow(m_other);
    if (selected != nullptr && picked != nullptr && selected != picked) {
        return efficiencyBetween(*picked, *selected);
    }
    QModelIndex index = selected != nullptr ? m_model.find(m_workbench.selection().selected()) : m_model.index(0, 0);
    for (int line = 0; selected != nullptr && !index.isValid() && line < m_model.rowCount(); ++line) {
        const QModelIndex whole = m_model.index(line, 0);
        index = whole.data(FromReferenceRole).toString() == m_workbench.selection().selected() ? whole : index;
    }
    const auto row = [&](int role) { return m_workbench.row(index.data(role).toString()); };
    if (!index.isValid() || row(FromReferenceRole) == nullptr || row(ReferenceRole) == nullptr) {
        return std::nullopt;
    }
    return efficiencyBetween(*row(FromReferenceRole), *row(ReferenceRole));
}

QString ScalingTwin::nameOf(const std::string& reference) const
{
    const store::SubmissionRow* row = m_workbench.row(QString::fromStdString(reference));
    return row != nullptr ? m_workbench.shortName(*row) : QString::fromStdString(reference);
}

QString ScalingTwin::valuesOf(const EfficiencyStep& step) const
{
    const NumberFormat numbers = m_workbench.numbers();
    const auto value = [&](MetricBasis basis) {
        const auto& ratio = step.on(basis).value;
        return ratio ? QString::fromStdString(numbers.percent(*ratio)) : QStringLiteral("–");
    };
    return tr("%1 official   %2 raw   %3 throughput")
        .arg(value(MetricBasis::Official), value(MetricBasis::Raw), value(MetricBasis::Throughput));
}

void ScalingTwin::showPair()
{
    const auto step = pair();
    if (!step) {
        m_values->setText(QString());
        m_subject->setText(tr("Scaling efficiency between two results"));
        m_reasons->setText(tr("Click one mark, then another with Ctrl or Shift held down."));
        return;
    }
    m_values->setText(valuesOf(*step));
    m_subject->setText(tr("efficiency from %1 to %2").arg(nameOf(step->from), nameOf(step->to)));
    m_subject->setToolTip(m_subject->text());
    const std::string reasons = whyBasesDiffer(*step, m_workbench.phrases(), m_workbench.numbers());
    m_reasons->setText(reasons.empty()
                           ? tr("Click one mark, then another with Ctrl or Shift held down, for the efficiency "
                                "between them.")
                           : tr("They differ by %1.").arg(QString::fromStdString(reasons)));
}

CopiedTable ScalingTwin::copiedRows() const
{
    CopiedTable table;
    for (int column = 0; column < EfficiencyModel::columns; ++column) {
        table.header << m_model.headerData(column, Qt::Horizontal).toString();
        table.isNumber.push_back(column != EfficiencyModel::Line);
    }
    addRows(m_model, {}, table);
    return table;
}

bool ScalingTwin::hasTableFocus() const { return m_table->hasFocus(); }

}  // namespace podium::desktop
