// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/tool_bar.h"

#include <QAction>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include "ui/desktop/look/dialog_metrics.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/widgets/baseline_choice.h"
#include "ui/desktop/widgets/segments.h"

namespace podium::desktop {

namespace {

/// Pause in typing after which the words are looked for.
constexpr int typingMilliseconds = 120;

QLabel* caption(const QString& text, QWidget* buddy, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setBuddy(buddy);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// The key that leads to the field, at its right end while it is empty.
QLabel* addHint(QLineEdit& field, const QString& key, const Look& look)
{
    auto* hint = new QLabel(key, &field);
    hint->setFont(look.font(TextSize::Small));
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* layout = new QHBoxLayout(&field);
    layout->setContentsMargins(0, 0, metrics::space8, 0);
    layout->addWidget(hint, 0, Qt::AlignRight | Qt::AlignVCenter);
    return hint;
}

}  // namespace

ToolBar::ToolBar(Workbench& workbench, const Look& look, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_look(look)
{
    setFixedHeight(metrics::toolBar);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::space12, 0, metrics::space12, 0);
    layout->setSpacing(metrics::space8);
    addSearch(*layout);
    layout->addSpacing(metrics::space8);
    addBenchmark(*layout);
    layout->addSpacing(metrics::space8);
    addBaseline(*layout);
    layout->addSpacing(metrics::space8);
    addBasis(*layout);
    layout->addStretch(1);
    addActions(*layout, actions);
    connect(&workbench.filter(), &ActiveFilter::changed, this, &ToolBar::follow);
    connect(&workbench.store(), &ResultStore::replaced, this, &ToolBar::fillBenchmarks);
    connect(&workbench, &Workbench::basisChanged, this, &ToolBar::follow);
    fillBenchmarks();
}

void ToolBar::addSearch(QHBoxLayout& layout)
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("searchField"));
    m_search->setPlaceholderText(tr("Search results"));
    m_search->setAccessibleName(tr("Search results"));
    m_search->setToolTip(tr("Submitter, system, accelerator, software, notes (Ctrl+F or /)"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(m_look.icon(QStringLiteral("search"), IconInk::Secondary), QLineEdit::LeadingPosition);
    m_hint = addHint(*m_search, tr("Ctrl+F"), m_look);
    connect(m_search, &QLineEdit::textChanged, this, &ToolBar::showHint);
    m_search->setMinimumWidth(metrics::searchField / 2);
    m_search->setMaximumWidth(metrics::searchField);
    layout.addWidget(m_search, 1);
    m_typing = new QTimer(this);
    m_typing->setSingleShot(true);
    m_typing->setInterval(typingMilliseconds);
    connect(m_search, &QLineEdit::textEdited, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, [this] { m_workbench.filter().setSearch(m_search->text()); });
    connect(m_search, &QLineEdit::editingFinished, this, [this] {
        m_typing->stop();
        m_workbench.filter().setSearch(m_search->text());
        m_workbench.history().endMerging();
    });
}

/// Where it covers neither words nor the invitation to type some.
void ToolBar::showHint()
{
    const int words = m_search->fontMetrics().horizontalAdvance(m_search->placeholderText());
    const int symbol = metrics::icon + 2 * metrics::space12;
    const bool fits =
        symbol + words + metrics::space8 + m_hint->sizeHint().width() + metrics::space8 <= m_search->width();
    m_hint->setVisible(fits && m_search->text().isEmpty());
}

void ToolBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showHint();
}

void ToolBar::addBenchmark(QHBoxLayout& layout)
{
    m_benchmark = new QComboBox(this);
    m_benchmark->setObjectName(QStringLiteral("benchmarkChoice"));
    m_benchmark->setPlaceholderText(tr("Several"));
    m_benchmark->setFixedWidth(metrics::benchmarkChoice);
    m_benchmark->setMaxVisibleItems(30);
    layout.addWidget(caption(tr("Benchmark"), m_benchmark, this));
    layout.addWidget(m_benchmark);
    connect(m_benchmark, &QComboBox::activated, this, [this] {
        const std::string key = m_benchmark->currentData().toString().toStdString();
        FilterState state = m_workbench.filter().state();
        state.of(Facet::Benchmark) = key.empty() ? ChosenKeys{} : ChosenKeys{key};
        m_workbench.filter().setState(state);
    });
}

void ToolBar::addBaseline(QHBoxLayout& layout)
{
    auto* choice = new BaselineChoice(m_workbench, this);
    choice->setFixedWidth(metrics::baselineChoice);
    layout.addWidget(caption(tr("Baseline"), choice, this));
    layout.addWidget(choice);
}

void ToolBar::addBasis(QHBoxLayout& layout)
{
    m_basis = new Segments({tr("Official"), tr("Raw"), tr("Throughput")}, this);
    m_basis->setObjectName(QStringLiteral("basisChoice"));
    m_basis->setToolTip(
        tr("Official: with the scaling factor. Raw: the times as they were run. Throughput: speed alone, of "
           "speedup and scaling."));
    layout.addWidget(caption(tr("Basis"), m_basis, this));
    layout.addWidget(m_basis);
    connect(m_basis, &Segments::chosen, this,
            [this](int index) { m_workbench.setBasis(static_cast<FigureBasis>(index)); });
}

void ToolBar::addActions(QHBoxLayout& layout, const Actions& actions)
{
    for (QAction* step : {actions.undo, actions.redo}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(step);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        layout.addWidget(button);
    }
    layout.addSpacing(metrics::space4);
    auto* line = new QFrame(this);
    line->setFixedSize(1, metrics::space20);
    QPalette palette = line->palette();
    palette.setColor(QPalette::Window, m_look.theme().border);
    line->setPalette(palette);
    line->setAutoFillBackground(true);
    layout.addWidget(line);
    layout.addSpacing(metrics::space4);
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("exportButton"));
    button->setProperty(shape::primary, true);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    // A default action would bring its own words and symbol with every change.
    QAction* action = actions.exportFigure;
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->toolTip());
    };
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, follow);
    follow();
    button->setText(tr("Export"));
    button->setIcon(m_look.icon(QStringLiteral("export"), IconInk::OnAccent));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* menu = new QMenu(button);
    menu->addActions(actions.exportFormats);
    button->setMenu(menu);
    layout.addWidget(button);
}

void ToolBar::fillBenchmarks()
{
    const ResultSnapshot& snapshot = *m_workbench.store().snapshot();
    m_benchmark->clear();
    m_benchmark->addItem(tr("All benchmarks"), QString());
    for (const FacetValue& value : snapshot.values(Facet::Benchmark)) {
        m_benchmark->addItem(value.title, QString::fromStdString(value.key));
    }
    follow();
}

void ToolBar::follow()
{
    const FilterState& state = m_workbench.filter().state();
    const ChosenKeys& chosen = state.of(Facet::Benchmark);
    const QString key = chosen.empty() ? QString() : QString::fromStdString(*chosen.begin());
    m_benchmark->setCurrentIndex(chosen.size() > 1 ? -1 : m_benchmark->findData(key));
    const QString words = QString::fromStdString(state.search);
    if (!m_typing->isActive() && m_search->text().simplified() != words) {
        m_search->setText(words);
    }
    m_basis->setCurrent(static_cast<int>(m_workbench.basis()));
}

void ToolBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool ToolBar::clearSearch()
{
    if (m_search->text().isEmpty()) {
        return false;
    }
    m_typing->stop();
    m_search->clear();
    m_workbench.filter().setSearch(QString());
    return true;
}

}  // namespace podium::desktop
