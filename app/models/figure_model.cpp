// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/figure_model.h"

#include <algorithm>
#include <utility>

#include "app/analysis/convergence_choice.h"
#include "app/analysis/display_text.h"
#include "app/models/figure_filter.h"

namespace podium {

namespace {

SubmissionRows rowsOf(const FigureRequest& request)
{
    SubmissionRows rows;
    rows.reserve(request.outcome->rows.size());
    for (const RowIndex row : request.outcome->rows) {
        rows.add(request.snapshot->row(row));
    }
    return rows;
}

/// All that a row says of its submission; no runs.
Submission withoutRuns(const store::SubmissionRow& row)
{
    Submission submission;
    submission.key = row.key;
    submission.submitter = row.submitter;
    submission.benchmark = row.benchmark;
    submission.system.folder = row.key.system;
    submission.system.name = row.systemName;
    submission.system.division = row.division;
    submission.system.availability = row.availability;
    submission.system.accelerator = row.accelerator;
    submission.system.acceleratorModel = row.acceleratorModel;
    submission.system.framework = row.framework;
    submission.nodes = row.nodes;
    submission.accelerators = row.accelerators;
    submission.hostProcessors = row.hostProcessors;
    submission.score = row.score;
    submission.verified = row.verified;
    submission.sameRunsAs = row.sameRunsAs;
    return submission;
}

std::vector<Submission> submissionsOf(const FigureRequest& request)
{
    if (request.submissions) {
        return *request.submissions;
    }
    std::vector<Submission> submissions;
    for (const RowIndex row : request.outcome->rows) {
        submissions.push_back(withoutRuns(request.snapshot->row(row)));
    }
    return submissions;
}

const std::vector<Submission>& loadedOf(const FigureRequest& request)
{
    static const std::vector<Submission> none;
    return request.submissions ? *request.submissions : none;
}

/// Options hold neither filter nor baseline nor pins: those are others' to say.
FigureSpec optionsOnly(FigureSpec spec)
{
    spec.filter = {};
    spec.baseline.clear();
    spec.baselineGeneration.clear();
    spec.pins.clear();
    spec.from.clear();
    spec.to.clear();
    return spec;
}

/// Whether there is something to draw, and so something that runs are needed for.
bool drawsMarks(const Result<Figure>& figure) { return figure && figure->emptyMessage.empty(); }

}  // namespace

Result<Figure> buildFigure(const FigureRequest& request)
{
    const FigureSources& sources = request.sources;
    const FigureContext context{*sources.tables, *sources.legends, *sources.phrases, sources.catalogueDate,
                                sources.today};
    if (request.spec.kind == FigureKind::Convergence) {
        return buildConvergence(request.spec, rowsOf(request), loadedOf(request), context);
    }
    return request.spec.kind == FigureKind::Spread ? buildSpread(request.spec, submissionsOf(request), context)
                                                   : buildOfRows(request.spec, rowsOf(request), context);
}

FigureModel::FigureModel(FilteredResults& results, BaselineState& baseline, FigureSources sources, QObject* parent)
    : QObject(parent), m_results(results), m_baseline(baseline), m_sources(std::move(sources))
{
    connect(&results, &FilteredResults::changed, this, &FigureModel::invalidate);
    connect(&baseline, &BaselineState::changed, this, &FigureModel::invalidate);
}

void FigureModel::setOptions(const FigureSpec& options)
{
    FigureSpec stripped = optionsOnly(options);
    if (!(stripped == m_options)) {
        m_options = std::move(stripped);
        invalidate();
    }
}

void FigureModel::setSources(FigureSources sources)
{
    m_sources = std::move(sources);
    invalidate();
}

FigureSpec FigureModel::spec() const
{
    FigureSpec spec = m_options;
    spec.filter = figureFilter(m_results.filter());
    switch (spec.kind) {
    case FigureKind::Speedup:
        if (!m_baseline.generation().isEmpty()) {
            spec.baselineGeneration = m_baseline.generation().toStdString();
            spec.speedup = SpeedupMode::EqualCount;
        }
        break;
    case FigureKind::Scaling:
        if (m_results.contains(m_anchor)) {
            spec.baseline = m_anchor.toStdString();
            if (m_pair != m_anchor && m_results.contains(m_pair)) {
                spec.from = m_pair.toStdString();
                spec.to = m_anchor.toStdString();
            }
            return spec;
        }
        break;
    case FigureKind::Trend:
        return spec;  // rounds are held against the rounds before
    case FigureKind::Convergence:
        for (const QString& pin : m_pins) {
            if (m_results.contains(pin)) {
                spec.pins.push_back(reference(m_results.snapshot()->row(*m_results.snapshot()->find(pin)).key));
            }
        }
        return spec;
    default:
        break;
    }
    spec.baseline = baselineHidden() ? std::string() : m_baseline.reference().toStdString();
    return spec;
}

void FigureModel::setAnchor(const QString& reference)
{
    if (reference != m_anchor) {
        m_anchor = reference;
        if (m_options.kind == FigureKind::Scaling) {
            invalidate();
        }
    }
}

void FigureModel::setPins(const QStringList& references)
{
    if (references != m_pins) {
        m_pins = references;
        if (m_options.kind == FigureKind::Convergence) {
            invalidate();
        }
    }
}

void FigureModel::setPair(const QString& reference)
{
    if (reference != m_pair) {
        m_pair = reference;
        if (m_options.kind == FigureKind::Scaling) {
            invalidate();
        }
    }
}

bool FigureModel::needsBaseline() const
{
    return m_options.kind == FigureKind::Speedup && m_baseline.generation().isEmpty() &&
           (m_baseline.reference().isEmpty() || baselineHidden());
}

bool FigureModel::baselineHidden() const
{
    return !m_baseline.reference().isEmpty() && !m_results.contains(m_baseline.reference());
}

bool FigureModel::needsRuns() const
{
    return m_options.kind == FigureKind::Spread || m_options.kind == FigureKind::Convergence;
}

FigureModel::RunsOf FigureModel::wantedRuns() const
{
    if (m_options.kind == FigureKind::Spread) {
        return {m_results.outcome(), true};
    }
    if (m_wantedGeneration != m_generation || m_wanted.outcome != m_results.outcome()) {
        m_wantedGeneration = m_generation;
        m_wanted = {m_results.outcome(), false};
        SubmissionRows rows;
        for (const RowIndex row : m_results.rows()) {
            rows.add(m_results.snapshot()->row(row));
        }
        if (const auto choice = convergenceChoice(spec(), std::move(rows))) {
            for (const store::SubmissionRow& row : choice->drawn) {
                m_wanted.references.append(QString::fromStdString(validUtf8(podium::reference(row.key))));
            }
        }
    }
    return m_wanted;
}

bool FigureModel::isWaiting() const
{
    if (!needsRuns()) {
        return false;
    }
    const RunsOf wanted = wantedRuns();
    return wanted != m_runsOf && !(m_runsOf.all && m_runsOf.outcome == wanted.outcome);
}

const Result<Figure>* FigureModel::figure()
{
    const bool asked = isWaiting() && m_askedGeneration == m_generation;
    if (!isStale() || asked) {
        return atHand();
    }
    Result<Figure> built = buildFigure(request());
    if (!isWaiting() || !drawsMarks(built)) {
        keep(std::move(built));
        return atHand();
    }
    askForRuns();
    if (isStale() && !isWaiting()) {  // answered at once
        keep(buildFigure(request()));
    }
    return atHand();
}

FigureRequest FigureModel::request() const
{
    return {m_generation, spec(), m_results.snapshot(), m_results.outcome(), isWaiting() ? nullptr : m_submissions,
            m_sources};
}

bool FigureModel::accept(quint64 generation, Result<Figure> figure)
{
    if (generation != m_generation || (isWaiting() && drawsMarks(figure))) {
        return false;
    }
    keep(std::move(figure));
    return true;
}

void FigureModel::setSubmissions(quint64 generation, std::vector<Submission> submissions)
{
    if (generation != m_askedGeneration || m_askedFor != wantedRuns()) {
        return;
    }
    m_submissions = std::make_shared<const std::vector<Submission>>(std::move(submissions));
    m_runsOf = m_askedFor;
    invalidate();
}

void FigureModel::invalidate()
{
    ++m_generation;
    emit invalidated(m_generation);
}

void FigureModel::keep(Result<Figure> figure)
{
    m_figure = std::move(figure);
    m_figureGeneration = m_generation;
}

/// Once for the results that are shown, however often the figure is asked for meanwhile.
void FigureModel::askForRuns()
{
    if (RunsOf wanted = wantedRuns(); m_askedFor != wanted) {
        m_askedFor = std::move(wanted);
    } else {
        return;
    }
    m_askedGeneration = m_generation;
    QStringList references = m_askedFor.references;
    if (m_askedFor.all) {
        for (const RowIndex row : m_results.rows()) {
            references.append(m_results.snapshot()->reference(row));
        }
    }
    emit submissionsWanted(m_askedGeneration, references);
}

}  // namespace podium
