// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/overview_page.h"

#include <array>
#include <set>

#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include "app/analysis/display_text.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/pages/finding_panel.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/result_table.h"
#include "ui/desktop/widgets/text_label.h"

namespace podium::desktop {

namespace {

/// Taller panels would hold as much and look emptier: what is left goes to the table.
constexpr int tallestFindings = 680;
/// Of the page; lower ones have no room for a table.
constexpr int lowestWithTable = 900;

const std::set<ResultColumn> tableColumns{ResultColumn::System, ResultColumn::Submitter, ResultColumn::Accelerator,
                                          ResultColumn::Count,  ResultColumn::Minutes,   ResultColumn::RawMinutes,
                                          ResultColumn::Factor, ResultColumn::RunRange};

void showFinding(FindingPanel& panel, const Finding& finding)
{
    if (finding.figure) {
        panel.show(QString::fromStdString(finding.sentence), QString::fromStdString(finding.subtitle), *finding.figure);
    } else {
        panel.showReason(QString::fromStdString(finding.sentence), QString::fromStdString(finding.subtitle));
    }
}

}  // namespace

OverviewPage::OverviewPage(Workbench& workbench, const Look& look, QWidget* parent)
    : Page(parent), m_workbench(workbench), m_title(new QLabel(this)), m_subtitle(new QLabel(this)),
      m_footnote(new TextLabel(this)), m_fastest(new FindingPanel(look, tr("Time to train"), this)),
      m_generations(new FindingPanel(look, tr("Time to train"), this)),
      m_change(new FindingPanel(look, tr("Time to train"), this)), m_table(new ResultTable(workbench, look, this)),
      m_focused(m_fastest)
{
    m_table->showColumns(tableColumns);
    m_table->hide();
    connect(m_table, &ResultTable::activatedReference, this, &Page::detailsWanted);
    m_title->setFont(look.font(TextSize::Page, true));
    m_title->setObjectName(QStringLiteral("overviewTitle"));
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_footnote->setFont(look.font(TextSize::Footnote));
    m_footnote->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {m_title, m_subtitle}) {
        label->setTextFormat(Qt::PlainText);
    }
    m_fastest->setObjectName(QStringLiteral("fastestPanel"));
    m_generations->setObjectName(QStringLiteral("generationsPanel"));
    m_change->setObjectName(QStringLiteral("changePanel"));
    auto* heading = new QHBoxLayout;
    heading->setSpacing(metrics::space12);
    heading->addWidget(m_title, 0, Qt::AlignBaseline);
    heading->addWidget(m_subtitle, 1, Qt::AlignBaseline);
    auto* right = new QVBoxLayout;
    right->setSpacing(metrics::space12);
    right->addWidget(m_generations, 11);  // has more rows than the two of a change
    right->addWidget(m_change, 9);
    auto* findings = new QWidget(this);
    findings->setMaximumHeight(tallestFindings);
    auto* panels = new QHBoxLayout(findings);
    panels->setContentsMargins(0, 0, 0, 0);
    panels->setSpacing(metrics::space12);
    panels->addWidget(m_fastest, 12);
    panels->addLayout(right, 13);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space20, metrics::space12, metrics::space20, metrics::space8);
    layout->setSpacing(metrics::space12);
    layout->addLayout(heading);
    layout->addWidget(findings, 2);
    layout->addWidget(m_footnote);
    layout->addWidget(m_table, 1);
    layout->addStretch();
    for (FindingPanel* panel : {m_fastest, m_generations, m_change}) {
        linkPanel(*panel);
        connect(&look, &Look::changed, panel, [panel, &look] { panel->view().setTone(look.theme().tone); });
    }
    connect(&workbench, &Workbench::dataOpened, this, &OverviewPage::scheduleRefresh);
    connect(&workbench, &Workbench::basisChanged, this, &OverviewPage::scheduleRefresh);
    connect(&workbench.results(), &FilteredResults::changed, this, &OverviewPage::scheduleRefresh);
}

void OverviewPage::linkPanel(FindingPanel& panel)
{
    SelectionState& selection = m_workbench.selection();
    connect(&panel, &FindingPanel::linkActivated, this, [this] { emit pageWanted(QStringLiteral("timeToTrainPage")); });
    connect(&panel.view(), &FigureView::selected, &selection, &SelectionState::select);
    connect(&panel.view(), &FigureView::hovered, &selection, &SelectionState::hover);
    connect(&panel.view(), &FigureView::activated, this, &Page::detailsWanted);
    connect(&panel.view(), &FigureView::focused, this, [this, &panel] { m_focused = &panel; });
    connect(&selection, &SelectionState::selectionChanged, &panel.view(), &FigureView::setSelected);
    connect(&selection, &SelectionState::hoverChanged, &panel.view(), &FigureView::setHovered);
    panel.view().setSelected(selection.selected());
}

/// A table where the findings leave room for one.
void OverviewPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    m_table->setVisible(height() >= lowestWithTable);
}

void OverviewPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
}

void OverviewPage::refresh()
{
    if (!isVisible() || !m_workbench.isOpen()) {
        return;
    }
    const std::string benchmark = m_workbench.chosenBenchmark();
    for (FindingPanel* panel : {m_fastest, m_generations, m_change}) {
        panel->setVisible(!benchmark.empty());
    }
    m_footnote->setVisible(!benchmark.empty());
    if (benchmark.empty()) {
        m_title->setText(tr("Overview"));
        m_subtitle->setText(tr("Choose one benchmark in the toolbar to see what its results say."));
    } else if (const auto overview = overviewOf(benchmark)) {
        show(*overview);
    } else {
        m_subtitle->setText(errorText(overview.error()));
    }
    emit figureChanged();
}

Result<Overview> OverviewPage::overviewOf(const std::string& benchmark) const
{
    const FigureSources& sources = m_workbench.sources();
    const FigureContext context{*sources.tables, *sources.legends, *sources.phrases, sources.catalogueDate,
                                sources.today};
    return buildOverview({benchmark, m_workbench.shownRows(), m_workbench.results().snapshot()->rows()},
                         m_workbench.language(), context);
}

void OverviewPage::show(const Overview& overview)
{
    m_title->setText(QString::fromStdString(overview.title));
    m_subtitle->setText(QString::fromStdString(overview.subtitle));
    m_footnote->setText(QString::fromStdString(podium::joined(overview.footnote, " ")));
    const std::array panels{m_fastest, m_generations, m_change};
    for (std::size_t index = 0; index < panels.size(); ++index) {
        showFinding(*panels.at(index), overview.findings.at(index));
    }
}

std::optional<Figure> OverviewPage::figureForExport() { return m_focused->figure(); }

bool OverviewPage::hasFigureForExport() { return m_focused->figure().has_value(); }

std::vector<Figure> OverviewPage::figuresForExport()
{
    std::vector<Figure> figures;
    for (const FindingPanel* panel : {m_focused, m_fastest, m_generations, m_change}) {
        if (panel->figure() && (panel != m_focused || figures.empty())) {
            figures.push_back(*panel->figure());
        }
    }
    return figures;
}

std::unique_ptr<QMimeData> OverviewPage::copied()
{
    if (m_focused->view().hasFocus() && m_focused->figure()) {
        return clipboardOf(*m_focused->figure());
    }
    if (m_table->hasFocus()) {
        return clipboardOf(m_table->copiedRows());
    }
    auto copied = std::make_unique<QMimeData>();
    copied->setText(findings());
    return copied;
}

QString OverviewPage::findings() const
{
    QStringList lines{m_title->text()};
    for (const FindingPanel* panel : {m_fastest, m_generations, m_change}) {
        lines << panel->sentence();
    }
    return (lines << m_footnote->text()).join(QLatin1Char('\n'));
}

}  // namespace podium::desktop
