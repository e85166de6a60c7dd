// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/generations_page.h"

#include <array>

#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/analysis/generation_notes.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/widgets/chip_row.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/generation_table.h"
#include "ui/desktop/widgets/hardware_box.h"
#include "ui/desktop/widgets/notes_line.h"
#include "ui/desktop/widgets/segments.h"
#include "ui/desktop/widgets/twin_splitter.h"

namespace podium::desktop {

namespace {

constexpr std::array tolerances{0, 5, 10, 25};  ///< percent
/// Of the height beyond that of a laptop's window this part goes to the table.
constexpr double generationsTableShare = 0.5;

QLabel* mutedLabel(const QString& text, QWidget* buddy, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(buddy);
    return label;
}

QHBoxLayout* rowOf(QWidget& bar)
{
    bar.setFixedHeight(metrics::chipRow);
    auto* row = new QHBoxLayout(&bar);
    row->setContentsMargins(metrics::pageMargin, metrics::space6, metrics::pageMargin, metrics::space6);
    row->setSpacing(metrics::space8);
    return row;
}

}  // namespace

GenerationsPage::GenerationsPage(Workbench& workbench, const Look& look, QWidget* parent)
    : Page(parent), m_workbench(workbench), m_chips(new ChipRow(workbench, look, this)),
      m_subject(new HardwareBox(this)), m_against(new HardwareBox(this)), m_tolerance(new QComboBox(this)),
      m_round(new Segments({tr("Any round"), tr("Same round")}, this)),
      m_scope(new Segments({tr("All"), tr("As filtered")}, this)),
      m_form(new Segments({tr("Dots"), tr("Matrix")}, this)), m_next(new QToolButton(this)),
      m_notes(new NotesLine(look, this)), m_view(new FigureView(this)),
      m_table(new GenerationTable(m_pairs, workbench, look, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeFilterRow());
    layout->addWidget(makeLine());
    layout->addWidget(makeChoiceRow());
    addSplitter();
    layout->addWidget(m_splitter, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    followWorkbench();
    m_view->setTone(look.theme().tone);
    connect(&look, &Look::changed, this, [this, &look] { m_view->setTone(look.theme().tone); });
    adoptOptions();
    if (workbench.isOpen()) {
        adoptData();
    }
}

GenerationsPage::~GenerationsPage() = default;

QWidget* GenerationsPage::makeFilterRow()
{
    auto* bar = new QWidget(this);
    QHBoxLayout* row = rowOf(*bar);
    row->addWidget(m_chips, 1);
    m_scope->setObjectName(QStringLiteral("scopeChoice"));
    m_scope->setButtonHeight(metrics::smallControl);
    m_scope->setToolTip(tr("All benchmarks and rounds, or those that the filter chooses"));
    row->addWidget(mutedLabel(tr("Benchmarks and rounds"), m_scope, bar));
    row->addWidget(m_scope);
    m_form->setObjectName(QStringLiteral("formChoice"));
    m_form->setButtonHeight(metrics::smallControl);
    m_form->setToolTip(tr("Ratios on one axis, or a matrix of benchmarks and accelerator counts"));
    row->addWidget(m_form);
    return bar;
}

QWidget* GenerationsPage::makeLine()
{
    auto* line = new QFrame(this);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    return line;
}

QWidget* GenerationsPage::makeChoiceRow()
{
    auto* bar = new QWidget(this);
    QHBoxLayout* row = rowOf(*bar);
    m_subject->setObjectName(QStringLiteral("subjectChoice"));
    m_subject->setAccessibleName(tr("Hardware that is compared"));
    m_against->setObjectName(QStringLiteral("againstChoice"));
    m_against->setAccessibleName(tr("Hardware that it is held against"));
    m_tolerance->setObjectName(QStringLiteral("toleranceChoice"));
    m_tolerance->setFixedHeight(metrics::smallControl);
    m_tolerance->setToolTip(tr("By how much the accelerator counts of a pair may differ"));
    for (const int percent : tolerances) {
        m_tolerance->addItem(percent == 0 ? tr("equal") : tr("within %1 %").arg(percent), percent);
    }
    m_round->setObjectName(QStringLiteral("roundChoice"));
    m_round->setButtonHeight(metrics::smallControl);
    m_round->setToolTip(tr("The best of all comparable rounds, or both of one round"));
    row->addWidget(m_subject, 1);
    row->addWidget(mutedLabel(tr("against"), m_against, bar));
    row->addWidget(m_against, 1);
    row->addStretch();
    row->addWidget(mutedLabel(tr("Counts"), m_tolerance, bar));
    row->addWidget(m_tolerance);
    row->addWidget(m_round);
    followChoices();
    return bar;
}

void GenerationsPage::addSplitter()
{
    m_view->setObjectName(QStringLiteral("figureView"));
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_next->setProperty(shape::link, true);
    m_next->setCursor(Qt::PointingHandCursor);
    m_next->hide();
    connect(m_next, &QToolButton::clicked, this, [this] {
        change([this](GenerationOptions& options) {
            options.subjects = {m_nextSubject.toStdString()};
            options.against = m_nextAgainst.toStdString();
        });
    });
    auto* upper = new QWidget(this);
    auto* layout = new QVBoxLayout(upper);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    auto* last = new QHBoxLayout;
    last->setContentsMargins(metrics::pageMargin, 0, metrics::pageMargin, metrics::space4);
    last->setSpacing(metrics::space6);
    m_notes->setObjectName(QStringLiteral("generationNotes"));
    last->addWidget(m_notes, 1);
    last->addWidget(m_next);
    layout->addLayout(last);
    m_table->setMinimumHeight(metrics::tableHeader + 4 * metrics::tableRow);
    m_splitter = new TwinSplitter(QStringLiteral("generationsSplitter"), upper, m_table, generationsTableShare, this);
}

void GenerationsPage::followWorkbench()
{
    SelectionState& selection = m_workbench.selection();
    connect(m_view, &FigureView::selected, &selection, &SelectionState::select);
    connect(m_view, &FigureView::hovered, &selection, &SelectionState::hover);
    connect(m_view, &FigureView::activated, this, &Page::detailsWanted);
    connect(m_table, &GenerationTable::activatedReference, this, &Page::detailsWanted);
    connect(&selection, &SelectionState::selectionChanged, m_view, &FigureView::setSelected);
    connect(&selection, &SelectionState::hoverChanged, m_view, &FigureView::setHovered);
    connect(&m_workbench.pins(), &PinState::changed, m_view, &FigureView::setPinned);
    m_view->setSelected(selection.selected());
    m_view->setPinned(m_workbench.pins().references());
    connect(&m_workbench, &Workbench::dataOpened, this, &GenerationsPage::adoptData);
    connect(&m_workbench.options(), &PageOptionsState::changed, this, &GenerationsPage::adoptOptions);
    connect(&m_workbench.results(), &FilteredResults::changed, this, &GenerationsPage::scheduleRefresh);
}

/// The hardware that there are results of; at first Blackwell against Hopper.
void GenerationsPage::adoptData()
{
    const HardwareNames names = hardwareNames(*m_workbench.results().snapshot());
    m_first = firstGenerations(names);
    m_subject->fill(names);
    m_against->fill(names);
    adoptOptions();
    m_pairs.setWording(m_workbench.locale(), m_workbench.sources().tables, m_workbench.sources().phrases);
    scheduleRefresh();
}

/// What the page chooses itself.
std::set<Facet> GenerationsPage::ownFacets() const
{
    std::set<Facet> facets{Facet::Generation, Facet::Vendor, Facet::Accelerator};
    if (!followsBenchmark()) {
        facets.insert({Facet::Benchmark, Facet::Round});
    }
    return facets;
}

FilterState GenerationsPage::pageFilter() const
{
    FilterState filter = m_workbench.results().filter();
    for (const Facet facet : ownFacets()) {
        filter.of(facet).clear();
    }
    return filter;
}

SubmissionRows GenerationsPage::pageRows() const
{
    const FilteredResults& results = m_workbench.results();
    const FilterOutcome outcome = filterRows(*results.snapshot(), pageFilter(), results.searchMatches());
    SubmissionRows rows;
    rows.reserve(outcome.rows.size());
    for (const RowIndex row : outcome.rows) {
        rows.add(results.snapshot()->row(row));
    }
    return rows;
}

FigureContext GenerationsPage::context() const
{
    const FigureSources& sources = m_workbench.sources();
    return {*sources.tables, *sources.legends, *sources.phrases, sources.catalogueDate, sources.today};
}

void GenerationsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
}

void GenerationsPage::refresh()
{
    if (!isVisible() || !m_workbench.isOpen()) {
        return;
    }
    m_chips->leaveOut(ownFacets());
    show(pageRows());
    QStringList notes;
    for (const Note& note : m_figure ? m_figure->notes : std::vector<Note>()) {  // an empty figure tells them itself
        notes << QString::fromStdString(note.text);
    }
    m_notes->setNotes(notes);
    emit figureChanged();
}

void GenerationsPage::show(const SubmissionRows& rows)
{
    m_figure.reset();
    m_next->hide();
    const FigureSpec shown = spec();
    const auto figure = buildGenerations(shown, rows, context());
    if (!figure) {
        const bool same = m_subject->chosen() == m_against->chosen();
        m_view->setMessage(same ? tr("Choose two generations or accelerators that differ.")
                                : errorText(figure.error()));
        m_pairs.setMatches(m_workbench.results().snapshot(), {}, MetricBasis::Official);
        return;
    }
    const GenerationQuestion question = questionOf(shown);
    GenerationMatches matches = matchGenerations(rows, question, context(), m_workbench.language());
    m_view->setFigure(*figure);
    if (figure->emptyMessage.empty()) {
        m_figure = *figure;
    } else {
        showNextStep(rows, matches);
    }
    m_pairs.setMatches(m_workbench.results().snapshot(), std::move(matches), question.basis);
}

/// Where there is nothing to compare: another generation with which there would be.
void GenerationsPage::showNextStep(const SubmissionRows& rows, const GenerationMatches& matches)
{
    const EmptyComparison why = explainEmpty(rows, matches, questionOf(spec()), context(), m_workbench.language());
    m_nextSubject = QString::fromStdString(why.subject);
    m_nextAgainst = QString::fromStdString(why.partner);
    if (!m_nextAgainst.isEmpty()) {
        m_next->setText(tr("Compare %1 with %2").arg(m_nextSubject, m_nextAgainst) + QStringLiteral(" ›"));
        m_next->show();
    }
}

std::optional<Figure> GenerationsPage::figureForExport() { return m_figure; }

bool GenerationsPage::hasFigureForExport() { return m_figure.has_value(); }

/// The rows where the table has the focus, else the figure.
std::unique_ptr<QMimeData> GenerationsPage::copied()
{
    return m_table->hasFocus() || !m_figure ? clipboardOf(m_table->copiedRows()) : clipboardOf(*m_figure);
}

}  // namespace podium::desktop
