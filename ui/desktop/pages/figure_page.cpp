// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/figure_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/pages/baseline_hint.h"
#include "ui/desktop/pages/figure_options.h"
#include "ui/desktop/widgets/chip_row.h"
#include "ui/desktop/widgets/curve_table.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/result_menu.h"
#include "ui/desktop/widgets/result_table.h"
#include "ui/desktop/widgets/scaling_twin.h"
#include "ui/desktop/widgets/speedup_table.h"
#include "ui/desktop/widgets/twin_splitter.h"

namespace podium::desktop {

namespace {

const std::set<ResultColumn> twinColumns{ResultColumn::System, ResultColumn::Submitter, ResultColumn::Accelerator,
                                         ResultColumn::Count,  ResultColumn::Minutes,   ResultColumn::RawMinutes,
                                         ResultColumn::Factor, ResultColumn::RunRange};
/// Of the height beyond that of a laptop's window this part goes to the table.
constexpr double tableShare = 0.5;

bool hasThroughput(FigureKind kind) { return kind == FigureKind::Speedup || kind == FigureKind::Scaling; }

QFrame* hairline(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    return line;
}

}  // namespace

FigurePage::FigurePage(FigureKind kind, Workbench& workbench, const Look& look, QWidget* parent)
    : Page(parent), m_kind(kind), m_workbench(workbench),
      m_model(workbench.results(), workbench.baseline(), workbench.sources()),
      m_options(new FigureOptions(kind, workbench, this)), m_view(new FigureView(this))
{
    m_model.setOptions(defaultSpec(kind));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar(look));
    layout->addWidget(hairline(this));
    layout->addWidget(makeBasisNote());
    if (kind == FigureKind::Trend) {
        layout->addWidget(makeRoundHint());
    }
    addSplitter(look);
    layout->addWidget(m_splitter, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    followWorkbench();
    followSelection();
    m_pair = {chosenOptions().from, chosenOptions().to};
    m_pairDropped = workbench.selection().selected().toStdString() != m_pair.second;
    adoptOptions();
    m_view->setTone(look.theme().tone);
    connect(&look, &Look::changed, this, [this, &look] { m_view->setTone(look.theme().tone); });
}

FigurePage::~FigurePage() = default;

/// Chips at the left, choices at the right.
QWidget* FigurePage::makeBar(const Look& look)
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(metrics::pageMargin, metrics::space6, metrics::pageMargin, metrics::space6);
    row->setSpacing(metrics::space8);
    row->addWidget(new ChipRow(m_workbench, look, bar), 1);
    row->addWidget(m_options);
    bar->setFixedHeight(metrics::chipRow);
    connect(m_options, &FigureOptions::chosen, &m_workbench.options(), &PageOptionsState::take);
    return bar;
}

/// Shown where the basis that the toolbar says is not that of the figure.
QWidget* FigurePage::makeBasisNote()
{
    auto* note = new QLabel(tr("Throughput is a basis of ratios only. Here the official score is shown."), this);
    note->setObjectName(QStringLiteral("basisNote"));
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setContentsMargins(metrics::pageMargin, metrics::space6, metrics::pageMargin, 0);
    note->setWordWrap(true);
    note->hide();
    m_basisNote = note;
    return note;
}

/// A trend of one round is a point: the next step is offered.
QWidget* FigurePage::makeRoundHint()
{
    m_roundHint = new QWidget(this);
    auto* row = new QHBoxLayout(m_roundHint);
    row->setContentsMargins(metrics::pageMargin, metrics::space6, metrics::pageMargin, 0);
    row->setSpacing(metrics::space8);
    auto* words = new QLabel(tr("The filter shows one round only."), m_roundHint);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto* all = new QToolButton(m_roundHint);
    all->setObjectName(QStringLiteral("allRounds"));
    all->setText(tr("Show all rounds"));
    all->setProperty(shape::link, true);
    all->setCursor(Qt::PointingHandCursor);
    row->addWidget(words);
    row->addWidget(all);
    row->addStretch(1);
    m_roundHint->hide();
    connect(all, &QToolButton::clicked, this, [this] { m_workbench.filter().setChosenKeys(Facet::Round, {}); });
    return m_roundHint;
}

void FigurePage::showRoundHint()
{
    if (m_roundHint != nullptr) {
        m_roundHint->setVisible(m_workbench.filter().state().of(Facet::Round).size() == 1);
    }
}

QWidget* FigurePage::makeTwin(const Look& look)
{
    if (m_kind == FigureKind::Scaling) {
        m_scaling = new ScalingTwin(m_workbench, look, this);
        connect(m_scaling, &ScalingTwin::activatedReference, this, &Page::detailsWanted);
        connect(m_scaling, &ScalingTwin::picked, this, &FigurePage::pickPair);
        return m_scaling;
    }
    if (m_kind == FigureKind::Speedup) {
        m_speedups = new SpeedupTable(m_pairs, m_workbench, look, this);
        m_speedups->setMinimumHeight(metrics::tableHeader + 4 * metrics::tableRow);
        connect(m_speedups, &SpeedupTable::activatedReference, this, &Page::detailsWanted);
        return m_speedups;
    }
    m_table = new ResultTable(m_workbench, look, this);
    m_table->showColumns(twinColumns);
    m_table->setMinimumHeight(metrics::tableHeader + 4 * metrics::tableRow);
    connect(m_table, &ResultTable::activatedReference, this, &Page::detailsWanted);
    if (m_kind != FigureKind::Spread) {
        return m_table;
    }
    m_curves = new CurveTable(m_workbench, look, this);
    connect(m_curves, &CurveTable::activatedReference, this, &Page::detailsWanted);
    m_twins = new QStackedWidget(this);
    m_twins->addWidget(m_table);
    m_twins->addWidget(m_curves);
    return m_twins;
}

void FigurePage::addSplitter(const Look& look)
{
    m_view->setObjectName(QStringLiteral("figureView"));
    m_stage = new QStackedWidget(this);
    m_stage->addWidget(m_view);
    if (m_kind == FigureKind::Speedup) {
        m_hint = new BaselineHint(m_workbench, look, this);
        m_stage->addWidget(m_hint);
    }
    m_splitter = new TwinSplitter(QStringLiteral("figureSplitter"), m_stage, makeTwin(look), tableShare, this);
}

void FigurePage::followWorkbench()
{
    connect(&m_workbench, &Workbench::dataOpened, this, [this] { m_model.setSources(m_workbench.sources()); });
    connect(&m_workbench.options(), &PageOptionsState::changed, this, &FigurePage::adoptOptions);
    connect(&m_workbench.baseline(), &BaselineState::changed, this, [this] { m_options->follow(chosenOptions()); });
    connect(&m_model, &FigureModel::invalidated, this, &FigurePage::scheduleRefresh);
    connect(&m_model, &FigureModel::submissionsWanted, this, [this](quint64 generation, const QStringList& references) {
        m_wanted = generation;
        m_workbench.data().loadSubmissions(generation, references);
    });
    connect(&m_workbench.data(), &DataService::submissionsLoaded, this,
            [this](quint64 generation, const SharedSubmissions& submissions) {
                if (generation == m_wanted) {
                    m_model.setSubmissions(generation, *submissions);
                    refresh();
                }
            });
}

void FigurePage::followSelection()
{
    SelectionState& selection = m_workbench.selection();
    connect(m_view, &FigureView::selected, &selection, &SelectionState::select);
    connect(m_view, &FigureView::hovered, &selection, &SelectionState::hover);
    connect(m_view, &FigureView::activated, this, &Page::detailsWanted);
    connect(m_view, &FigureView::paired, this, &FigurePage::pickPair);
    connect(m_view, &FigureView::menuWanted, this, [this](const QString& reference, const QPoint& place) {
        openResultMenu(reference, place, m_workbench, *this, [this, reference] { emit detailsWanted(reference); });
    });
    connect(&selection, &SelectionState::selectionChanged, this, [this](const QString& reference) {
        m_view->setSelected(reference);
        m_model.setAnchor(reference);
        followPair(reference);
    });
    connect(&selection, &SelectionState::hoverChanged, m_view, &FigureView::setHovered);
    connect(&m_workbench.pins(), &PinState::changed, m_view, &FigureView::setPinned);
    connect(&m_workbench.pins(), &PinState::changed, &m_model, &FigureModel::setPins);
    m_view->setSelected(selection.selected());
    m_view->setPinned(m_workbench.pins().references());
    m_model.setAnchor(selection.selected());
    m_model.setPins(m_workbench.pins().references());
}

/// Those of this page, as the user chose them.
const FigureSpec& FigurePage::chosenOptions() const
{
    const PageOptions& all = m_workbench.options().state();
    return all.of(m_kind == FigureKind::Spread ? all.runs : m_kind);
}

/// The basis and the language are those of the window.
void FigurePage::adoptOptions()
{
    FigureSpec spec = chosenOptions();
    const bool falls = m_workbench.basis() == FigureBasis::Throughput && !hasThroughput(spec.kind);
    spec.basis = falls ? FigureBasis::Official : m_workbench.basis();
    spec.style.language = m_workbench.language();
    m_basisNote->setVisible(falls);
    if (spec.kind == FigureKind::Convergence) {
        spec.basis = FigureBasis::Official;  // curves have none
        m_basisNote->hide();
    }
    m_model.setOptions(spec);
    m_options->follow(spec);
    adoptPair();
    scheduleRefresh();
}

std::optional<FigureSpec> FigurePage::figureSpec() const
{
    FigureSpec figure = spec();
    return validate(figure) ? std::optional(std::move(figure)) : std::nullopt;
}

bool FigurePage::applySpec(const FigureSpec& spec)
{
    const bool runs = m_kind == FigureKind::Spread && spec.kind == FigureKind::Convergence;
    if (spec.kind != m_kind && !runs) {
        return false;
    }
    if (spec.kind == FigureKind::Scaling) {
        m_workbench.selection().select(QString::fromStdString(spec.baseline));
    }
    return true;
}

void FigurePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    adoptPair();
    refresh();
}

void FigurePage::refresh()
{
    if (!isVisible() || !m_workbench.isOpen()) {
        return;
    }
    showRoundHint();
    const bool hinted = m_hint != nullptr && m_model.needsBaseline() && !m_workbench.results().rows().empty();
    m_stage->setCurrentIndex(hinted ? 1 : 0);
    if (hinted) {
        m_hint->refresh();
    } else {
        refreshFigure();
    }
    if (m_scaling != nullptr) {
        m_scaling->refresh(m_model.options());
    }
    refreshCurves();
    if (m_speedups != nullptr) {
        const FigureSpec spec = m_model.spec();
        m_pairs.setPairs(m_workbench.results().snapshot(),
                         speedupPairs(spec, m_workbench.shownRows(), m_workbench.phrases()), spec,
                         m_model.needsBaseline() ? tr("none chosen") : QString());
    }
    emit figureChanged();
}

void FigurePage::refreshFigure()
{
    const Result<Figure>* figure = m_model.figure();
    if (figure == nullptr) {
        m_view->setMessage(tr("Reading the runs …"));
    } else if (*figure) {
        m_view->setFigure(**figure);
    } else {
        m_view->setMessage(errorText(figure->error()));
    }
}

void FigurePage::refreshCurves()
{
    if (m_curves == nullptr) {
        return;
    }
    m_twins->setCurrentIndex(showsCurves() ? 1 : 0);
    const Result<Figure>* figure = showsCurves() ? m_model.figure() : nullptr;
    m_curves->setFigure(figure != nullptr && *figure ? **figure : Figure());
}

QByteArray FigurePage::savePage() const { return m_splitter->chosen(); }

void FigurePage::restorePage(const QByteArray& state) { m_splitter->restore(state); }

std::optional<Figure> FigurePage::figureForExport()
{
    return hasFigureForExport() ? std::optional(**m_model.figure()) : std::nullopt;
}

bool FigurePage::hasFigureForExport()
{
    if (!m_workbench.isOpen()) {
        return false;
    }
    const Result<Figure>* figure = m_model.figure();
    return figure != nullptr && *figure && (*figure)->emptyMessage.empty();
}

/// The rows where the table has the focus, else the figure.
std::unique_ptr<QMimeData> FigurePage::copied()
{
    const auto figure = hasTableFocus() ? std::nullopt : figureForExport();
    return figure ? clipboardOf(*figure) : copiedTable();
}

bool FigurePage::hasTableFocus() const
{
    return m_scaling != nullptr    ? m_scaling->hasTableFocus()
           : m_speedups != nullptr ? m_speedups->hasFocus()
           : showsCurves()         ? m_curves->hasFocus()
                                   : m_table->hasFocus();
}

std::unique_ptr<QMimeData> FigurePage::copiedTable() const
{
    return clipboardOf(m_scaling != nullptr    ? m_scaling->copiedRows()
                       : m_speedups != nullptr ? m_speedups->copiedRows()
                       : showsCurves()         ? m_curves->copiedRows()
                                               : m_table->copiedRows());
}

}  // namespace podium::desktop
