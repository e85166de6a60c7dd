// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/baseline_hint.h"

#include <algorithm>

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/analysis/figure_rows.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

QLabel* addLabel(QVBoxLayout& layout, const QFont& font, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(font);
    label->setWordWrap(true);
    layout.addWidget(label);
    return label;
}

QPushButton* addButton(QVBoxLayout& layout, const QString& name, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setObjectName(name);
    button->setFixedHeight(metrics::control);
    layout.addWidget(button, 0, Qt::AlignLeft);
    return button;
}

}  // namespace

BaselineHint::BaselineHint(Workbench& workbench, const Look& look, QWidget* parent)
    : QWidget(parent), m_workbench(workbench)
{
    setObjectName(QStringLiteral("baselineHint"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::pageMargin, metrics::space12, metrics::pageMargin, metrics::space12);
    layout->setSpacing(metrics::space8);
    addLabel(*layout, look.font(TextSize::Title, true), this)->setText(tr("A speedup needs a baseline"));
    m_reason = addLabel(*layout, look.font(TextSize::Body), this);
    m_reason->setObjectName(QStringLiteral("baselineReason"));
    m_slowest = addButton(*layout, QStringLiteral("takeSlowest"), this);
    m_selected = addButton(*layout, QStringLiteral("takeSelected"), this);
    m_generation = addButton(*layout, QStringLiteral("takeGeneration"), this);
    layout->addStretch(1);
    BaselineState& baseline = workbench.baseline();
    connect(m_slowest, &QPushButton::clicked, this, [this, &baseline] { baseline.setReference(m_slowestReference); });
    connect(m_selected, &QPushButton::clicked, this,
            [this, &baseline] { baseline.setReference(m_workbench.selection().selected()); });
    connect(m_generation, &QPushButton::clicked, this, [this, &baseline] { baseline.setGeneration(m_generationKey); });
    connect(&workbench.selection(), &SelectionState::selectionChanged, this, [this] { offerSelected(); });
}

const store::SubmissionRow* BaselineHint::slowest() const
{
    const store::SubmissionRow* found = nullptr;
    const SubmissionRows rows = m_workbench.shownRows();
    for (const store::SubmissionRow& row : rows) {
        const auto value = valueOf(row, FigureBasis::Official);
        if (value && (found == nullptr || *value > *valueOf(*found, FigureBasis::Official))) {
            found = &row;
        }
    }
    return found;
}

void BaselineHint::refresh()
{
    const QString hidden = m_workbench.baseline().reference();
    const store::SubmissionRow* row = m_workbench.row(hidden);
    m_reason->setText(row != nullptr
                          ? tr("The baseline %1 is not among the shown results. Show it again, or take another one:")
                                .arg(m_workbench.shortName(*row))
                          : tr("Every shown result is held against one of them, or against the best of a generation at "
                               "the same count. Choose a baseline in the toolbar, drop a row or a bar there, or take "
                               "one of these:"));
    const store::SubmissionRow* slow = slowest();
    m_slowest->setVisible(slow != nullptr);
    if (slow != nullptr) {
        m_slowestReference = QString::fromStdString(reference(slow->key));
        m_slowest->setText(tr("The slowest: %1").arg(m_workbench.shortName(*slow)));
    }
    offerSelected();
    offerGeneration(slow);
}

void BaselineHint::offerSelected()
{
    const QString selected = m_workbench.selection().selected();
    const store::SubmissionRow* row = m_workbench.results().contains(selected) ? m_workbench.row(selected) : nullptr;
    m_selected->setVisible(row != nullptr && selected != m_slowestReference);
    if (row != nullptr) {
        m_selected->setText(tr("The selected: %1").arg(m_workbench.shortName(*row)));
    }
}

/// The generation of the slowest, where there is another one that can be held against it.
void BaselineHint::offerGeneration(const store::SubmissionRow* row)
{
    const ResultSnapshot& snapshot = *m_workbench.results().snapshot();
    const auto& shown = m_workbench.results().rows();
    const auto index = row != nullptr ? snapshot.find(QString::fromStdString(reference(row->key))) : std::nullopt;
    if (!index) {
        m_generation->hide();
        return;
    }
    const FacetValue& generation = snapshot.value(Facet::Generation, *index);
    const bool others = std::any_of(shown.begin(), shown.end(), [&](RowIndex other) {
        return snapshot.value(Facet::Generation, other).key != generation.key;
    });
    m_generationKey = QString::fromStdString(generation.key);
    m_generation->setVisible(others && !m_generationKey.isEmpty());
    m_generation->setText(tr("The best %1 at each count").arg(generation.title));
}

}  // namespace podium::desktop
