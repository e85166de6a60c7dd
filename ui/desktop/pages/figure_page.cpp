// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/figure_page.h"

#include <QComboBox>
#include <QDataStream>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/chip_row.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/result_table.h"
#include "ui/desktop/widgets/segments.h"

namespace podium::desktop {

namespace {

const std::set<ResultColumn> twinColumns{ResultColumn::System, ResultColumn::Submitter, ResultColumn::Accelerator,
                                         ResultColumn::Count,  ResultColumn::Minutes,   ResultColumn::RawMinutes,
                                         ResultColumn::Factor, ResultColumn::RunRange};
/// Of the height beyond that of a laptop's window this part goes to the table.
constexpr double tableShare = 0.5;
constexpr int laptopHeight = 640;

}  // namespace

FigurePage::FigurePage(FigureKind kind, Workbench& workbench, const Look& look, QWidget* parent)
    : Page(parent), m_workbench(workbench), m_model(workbench.results(), workbench.baseline(), workbench.sources()),
      m_view(new FigureView(this)), m_table(new ResultTable(workbench, look, this))
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(metrics::pageMargin, metrics::space6, metrics::pageMargin, metrics::space6);
    row->setSpacing(metrics::space8);
    row->addWidget(new ChipRow(workbench, look, this), 1);
    FigureSpec options;
    options.kind = kind;
    addOptions(*row, kind == FigureKind::Spread);
    addSplitter();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* bar = new QWidget(this);
    bar->setLayout(row);
    bar->setFixedHeight(metrics::chipRow);
    layout->addWidget(bar);
    auto* line = new QFrame(this);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    layout->addWidget(line);
    layout->addWidget(m_splitter, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setOptions(options);
    followWorkbench();
    m_view->setTone(look.theme().tone);
    connect(&look, &Look::changed, this, [this, &look] { m_view->setTone(look.theme().tone); });
}

FigurePage::~FigurePage() = default;

void FigurePage::addOptions(QHBoxLayout& row, bool spread)
{
    m_order = new QComboBox(this);
    m_order->setObjectName(QStringLiteral("orderChoice"));
    m_order->addItem(tr("Time"), static_cast<int>(RowOrder::Time));
    m_order->addItem(tr("Accelerators"), static_cast<int>(RowOrder::Accelerators));
    m_order->addItem(tr("Submitter"), static_cast<int>(RowOrder::Submitter));
    m_order->addItem(tr("Round"), static_cast<int>(RowOrder::Round));
    m_order->setFixedHeight(metrics::smallControl);
    auto* label = new QLabel(tr("Sort"), this);
    label->setBuddy(m_order);
    label->setForegroundRole(QPalette::PlaceholderText);
    row.addWidget(label);
    row.addWidget(m_order);
    connect(m_order, &QComboBox::activated, this, [this] {
        FigureSpec options = m_model.options();
        options.order = static_cast<RowOrder>(m_order->currentData().toInt());
        setOptions(options);
    });
    m_scale = new Segments(spread ? QStringList{tr("Automatic"), tr("Minutes"), tr("Percent")}
                                  : QStringList{tr("Linear"), tr("Log")},
                           this);
    m_scale->setObjectName(QStringLiteral("scaleChoice"));
    m_scale->setButtonHeight(metrics::smallControl);
    row.addWidget(m_scale);
    connect(m_scale, &Segments::chosen, this, [this, spread](int index) {
        FigureSpec options = m_model.options();
        if (spread) {
            options.spreadUnit = static_cast<SpreadUnit>(index);
        } else {
            options.scale = static_cast<AxisScale>(index);
        }
        setOptions(options);
    });
}

void FigurePage::addSplitter()
{
    m_view->setObjectName(QStringLiteral("figureView"));
    m_table->showColumns(twinColumns);
    m_table->setMinimumHeight(metrics::tableHeader + 4 * metrics::tableRow);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setObjectName(QStringLiteral("figureSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(metrics::splitter);
    m_splitter->addWidget(m_view);
    m_splitter->addWidget(m_table);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_splitterMoved = true; });
}

void FigurePage::followWorkbench()
{
    SelectionState& selection = m_workbench.selection();
    connect(m_view, &FigureView::selected, &selection, &SelectionState::select);
    connect(m_view, &FigureView::hovered, &selection, &SelectionState::hover);
    connect(m_view, &FigureView::activated, this, &Page::detailsWanted);
    connect(m_table, &ResultTable::activatedReference, this, &Page::detailsWanted);
    connect(&selection, &SelectionState::selectionChanged, m_view, &FigureView::setSelected);
    connect(&selection, &SelectionState::hoverChanged, m_view, &FigureView::setHovered);
    connect(&m_workbench.pins(), &PinState::changed, m_view, &FigureView::setPinned);
    m_view->setSelected(selection.selected());
    m_view->setPinned(m_workbench.pins().references());
    connect(&m_workbench, &Workbench::dataOpened, this, [this] { m_model.setSources(m_workbench.sources()); });
    connect(&m_workbench, &Workbench::basisChanged, this, [this] { setOptions(m_model.options()); });
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

/// The basis and the language are those of the window.
void FigurePage::setOptions(const FigureSpec& options)
{
    FigureSpec spec = options;
    spec.basis = m_workbench.basis();
    spec.style.language = m_workbench.language();
    m_model.setOptions(spec);
    showOptions();
    scheduleRefresh();
}

void FigurePage::showOptions()
{
    const FigureSpec& options = m_model.options();
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(options.order)));
    m_scale->setCurrent(options.kind == FigureKind::Spread ? static_cast<int>(options.spreadUnit)
                                                           : static_cast<int>(options.scale));
}

/// Until the user chooses another share.
void FigurePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    if (!m_splitterMoved) {
        const int room = m_splitter->height() - metrics::splitter;
        const int table = metrics::twinTable + static_cast<int>(tableShare * qMax(0, room - laptopHeight));
        m_splitter->setSizes({room - table, table});
    }
}

void FigurePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
}

/// Several changes at once make one figure.
void FigurePage::scheduleRefresh()
{
    if (!m_scheduled) {
        m_scheduled = true;
        QTimer::singleShot(0, this, &FigurePage::refresh);
    }
}

void FigurePage::refresh()
{
    m_scheduled = false;
    if (!isVisible() || !m_workbench.isOpen()) {
        return;
    }
    const Result<Figure>* figure = m_model.figure();
    if (figure == nullptr) {
        m_view->setMessage(tr("Reading the runs …"));
    } else if (*figure) {
        m_view->setFigure(**figure);
    } else {
        m_view->setMessage(errorText(figure->error()));
    }
    emit figureChanged();
}

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
    const auto figure = m_table->hasFocus() ? std::nullopt : figureForExport();
    return figure ? clipboardOf(*figure) : clipboardOf(m_table->copiedRows());
}

QByteArray FigurePage::savePage() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << static_cast<qint32>(m_model.options().order) << static_cast<qint32>(m_scale->current())
           << (m_splitterMoved ? m_splitter->saveState() : QByteArray());
    return state;
}

void FigurePage::restorePage(const QByteArray& state)
{
    QDataStream stream(state);
    qint32 order = 0;
    qint32 scale = 0;
    QByteArray splitter;
    stream >> order >> scale >> splitter;
    if (stream.status() != QDataStream::Ok || m_order->findData(order) < 0 || scale < 0 || scale > 2) {
        return;
    }
    FigureSpec options = m_model.options();
    options.order = static_cast<RowOrder>(order);
    if (options.kind == FigureKind::Spread) {
        options.spreadUnit = static_cast<SpreadUnit>(scale);
    } else if (scale <= 1) {
        options.scale = static_cast<AxisScale>(scale);
    }
    setOptions(options);
    m_splitterMoved = m_splitter->restoreState(splitter);
}

}  // namespace podium::desktop
