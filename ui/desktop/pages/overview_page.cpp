// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/overview_page.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include "app/analysis/citation.h"
#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/pages/finding_panel.h"
#include "ui/desktop/widgets/figure_view.h"

namespace podium::desktop {

namespace {

constexpr std::int64_t mostRows = 200;

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

void showResult(FindingPanel& panel, const QString& sentence, const QString& subtitle, const Result<Figure>& figure)
{
    if (figure) {
        panel.show(sentence, subtitle, *figure);
    } else {
        panel.showReason(sentence, errorText(figure.error()));
    }
}

}  // namespace

OverviewPage::OverviewPage(Workbench& workbench, const Look& look, QWidget* parent)
    : Page(parent), m_workbench(workbench), m_title(new QLabel(this)), m_subtitle(new QLabel(this)),
      m_footnote(new QLabel(this)), m_fastest(new FindingPanel(look, tr("Time to train"), this)),
      m_generations(new FindingPanel(look, tr("Time to train"), this)),
      m_change(new FindingPanel(look, tr("Time to train"), this))
{
    m_title->setFont(look.font(TextSize::Page, true));
    m_title->setObjectName(QStringLiteral("overviewTitle"));
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_footnote->setFont(look.font(TextSize::Footnote));
    m_footnote->setForegroundRole(QPalette::PlaceholderText);
    m_footnote->setWordWrap(true);
    m_footnote->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {m_title, m_subtitle, m_footnote}) {
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
    right->addWidget(m_generations, 1);
    right->addWidget(m_change, 1);
    auto* panels = new QHBoxLayout;
    panels->setSpacing(metrics::space12);
    panels->addWidget(m_fastest, 12);
    panels->addLayout(right, 13);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space20, metrics::space12, metrics::space20, metrics::space8);
    layout->setSpacing(metrics::space12);
    layout->addLayout(heading);
    layout->addLayout(panels, 1);
    layout->addWidget(m_footnote);
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
    connect(&panel, &FindingPanel::linkActivated, this, &OverviewPage::timeToTrainWanted);
    connect(&panel.view(), &FigureView::selected, &selection, &SelectionState::select);
    connect(&panel.view(), &FigureView::hovered, &selection, &SelectionState::hover);
    connect(&panel.view(), &FigureView::activated, this, &Page::detailsWanted);
    connect(&selection, &SelectionState::selectionChanged, &panel.view(), &FigureView::setSelected);
    connect(&selection, &SelectionState::hoverChanged, &panel.view(), &FigureView::setHovered);
    panel.view().setSelected(selection.selected());
}

void OverviewPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
}

void OverviewPage::scheduleRefresh()
{
    if (!m_scheduled) {
        m_scheduled = true;
        QTimer::singleShot(0, this, &OverviewPage::refresh);
    }
}

void OverviewPage::refresh()
{
    m_scheduled = false;
    if (!isVisible() || !m_workbench.isOpen()) {
        return;
    }
    const std::string benchmark = m_workbench.chosenBenchmark();
    for (FindingPanel* panel : {m_fastest, m_generations, m_change}) {
        panel->setVisible(!benchmark.empty());
    }
    m_footnote->setVisible(!benchmark.empty());
    const SubmissionRows shown = m_workbench.shownRows();
    showHeading(benchmark, shown);
    if (!benchmark.empty()) {
        showFastest(shown);
        showGenerations(shown);
        showChange(benchmark);
        showFootnote(shown);
    }
}

void OverviewPage::showHeading(const std::string& benchmark, const SubmissionRows& shown)
{
    if (benchmark.empty()) {
        m_title->setText(tr("Overview"));
        m_subtitle->setText(tr("Choose one benchmark in the toolbar to see what its results say."));
        return;
    }
    m_title->setText(text(benchmarkTitle(benchmark, *m_workbench.opened().tables)));
    QStringList parts;
    for (const std::string& round : roundsOf(shown)) {
        parts << text(roundTitle(round, *m_workbench.opened().tables));
    }
    QString words = parts.isEmpty() ? QString() : QStringLiteral("MLPerf® Training %1 · ").arg(parts.join(QStringLiteral(", ")));
    if (const Benchmark* known = m_workbench.opened().tables->benchmark(benchmark); known != nullptr) {
        words += text(displayText(known->dataset)) + QStringLiteral(" · ");
    }
    m_subtitle->setText(words + tr("%n result(s)", nullptr, static_cast<int>(shown.size())));
}

QString OverviewPage::configuration(const store::SubmissionRow& row) const
{
    const std::string accelerator = shortAcceleratorNames({acceleratorTitle(row)}).front();
    return text(m_workbench.numbers().count(row.accelerators.value_or(0)) + " × " + displayText(accelerator));
}

Result<Figure> OverviewPage::figureOf(const Rows& rows, RowOrder order) const
{
    const FigureSources& sources = m_workbench.sources();
    FigureSpec spec;
    spec.order = order;
    spec.maxRows = mostRows;
    spec.style.language = m_workbench.language();
    const FigureContext context{*sources.tables, *sources.legends, *sources.phrases, sources.catalogueDate,
                                sources.today};
    return buildTimeToTrain(spec, rows, context);
}

void OverviewPage::showFastest(const SubmissionRows& shown)
{
    const Rows rows = fastestAtEveryScale(shown);
    if (rows.empty()) {
        m_fastest->showReason(tr("No result with a score is shown."),
                              tr("Remove a part of the filter, or choose another benchmark."));
        return;
    }
    const auto best = std::min_element(rows.begin(), rows.end(), [](const auto& one, const auto& other) {
        return *one.score.minutes < *other.score.minutes;
    });
    showResult(*m_fastest,
               tr("%1 are the fastest of all, in %2 minutes.")
                   .arg(configuration(*best), text(m_workbench.numbers().minutes(*best->score.minutes))),
               tr("Fastest result at each number of accelerators"), figureOf(rows, RowOrder::Accelerators));
}

void OverviewPage::showGenerations(const SubmissionRows& shown)
{
    const auto found = blackwellAgainstHopper(shown);
    if (found.empty()) {
        m_generations->showReason(tr("Blackwell and Hopper did not meet at equal counts."),
                                  tr("No result of each with the same number of accelerators is among those shown."));
        return;
    }
    Rows rows;
    double low = found.front().ratio;
    double high = low;
    for (const Comparison& pair : found) {
        rows.push_back(pair.slower);
        rows.push_back(pair.faster);
        low = std::min(low, pair.ratio);
        high = std::max(high, pair.ratio);
    }
    const NumberFormat numbers = m_workbench.numbers();
    const QString sentence =
        found.size() == 1
            ? tr("At %1 accelerators each, Blackwell trains %2 times as fast as Hopper.")
                  .arg(text(numbers.count(*found.front().faster.accelerators)), text(numbers.fixed(low, 2)))
            : tr("At equal counts, Blackwell trains %1 to %2 times as fast as Hopper.")
                  .arg(text(numbers.fixed(low, 2)), text(numbers.fixed(high, 2)));
    showResult(*m_generations, sentence, tr("Fastest result of each at equal counts; speedup derived"),
               figureOf(rows, RowOrder::Accelerators));
}

void OverviewPage::showChange(const std::string& benchmark)
{
    SubmissionRows rows;
    for (const store::SubmissionRow& row : m_workbench.results().snapshot()->rows()) {
        if (row.benchmark == benchmark && row.division == Division::Closed && row.verified) {
            rows.add(row);
        }
    }
    const ReferenceTables& tables = *m_workbench.opened().tables;
    const auto change = biggestChange(rows, tables);
    if (!change) {
        m_change->showReason(tr("There is no earlier round to compare with."),
                             tr("The catalogue holds one round of this benchmark, or its rules changed in between."));
        return;
    }
    const QString before = text(roundTitle(change->before, tables));
    const QString after = text(roundTitle(change->after, tables));
    if (!change->change) {
        m_change->showReason(tr("Nothing to compare from %1 to %2.").arg(before, after),
                             tr("No accelerator ran at the same count in both rounds."));
        return;
    }
    const std::string ratio = m_workbench.numbers().fixed(change->change->ratio, 2);
    showResult(*m_change,
               tr("From %1 to %2, %3 became %4 times as fast.")
                   .arg(before, after, configuration(change->change->faster), text(ratio)),
               tr("Biggest change at equal counts; speedup derived"),
               figureOf({change->change->slower, change->change->faster}, RowOrder::Round));
}

void OverviewPage::showFootnote(const SubmissionRows& shown)
{
    const FigureSources& sources = m_workbench.sources();
    const Citation citation = cite(shown, {}, *sources.legends, sources.catalogueDate, *sources.tables,
                                   *sources.phrases, m_workbench.numbers());
    m_footnote->setText(text(joined(citation.brief, " ")));
}

QString OverviewPage::textForClipboard() const
{
    QStringList lines{m_title->text()};
    for (const FindingPanel* panel : {m_fastest, m_generations, m_change}) {
        lines << panel->findChild<QLabel*>(QStringLiteral("sentence"))->text();
    }
    return (lines << m_footnote->text()).join(QLatin1Char('\n'));
}

}  // namespace podium::desktop
