// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QStringList>

#include "app/analysis/figure_builder.h"
#include "app/models/baseline_state.h"
#include "app/models/filtered_results.h"

namespace podium {

/// What figures are worded and judged by. Shared, so that a figure can be built on another thread.
struct FigureSources {
    std::shared_ptr<const ReferenceTables> tables;
    std::shared_ptr<const CitationLegends> legends;
    std::shared_ptr<const Phrasebook> phrases;
    std::string catalogueDate;  ///< e.g. "2026-06"
    std::string today;          ///< ISO date; empty: every round counts as public
};

/// All that one figure is built from, by value.
struct FigureRequest {
    quint64 generation = 0;
    FigureSpec spec;
    SharedSnapshot snapshot;
    SharedOutcome outcome;
    std::shared_ptr<const std::vector<Submission>>
        submissions;  ///< with runs, for spread and convergence; null: without
    FigureSources sources;
};

/// Builds what a request asks for; may be called on any thread. Errors as for the builders of app/analysis.
[[nodiscard]] Result<Figure> buildFigure(const FigureRequest& request);

/// A figure over the results that the filter lets through. It is built when it is asked for, not when it changes: a
/// page that is not shown costs nothing. Two ways to get it: figure() builds it here, or request(), buildFigure() on
/// another thread and accept() for many results. Spread and convergence need runs, which submissionsWanted() asks for:
/// the one those of all results, the other those of the few that it draws.
class FigureModel : public QObject {
    Q_OBJECT

public:
    /// `results` and `baseline` must outlive this.
    FigureModel(FilteredResults& results, BaselineState& baseline, FigureSources sources, QObject* parent = nullptr);

    /// Kind, basis, order, scale, unit, rows, style; filter and baseline of `options` are not looked at.
    void setOptions(const FigureSpec& options);
    [[nodiscard]] const FigureSpec& options() const { return m_options; }
    /// The result through which the ideal line of a scaling figure goes, in place of the baseline; one that the filter
    /// hides is not looked at.
    void setAnchor(const QString& reference);
    /// The results that a figure of convergence draws; those that the filter hides are not looked at.
    void setPins(const QStringList& references);
    /// The other of two results whose efficiency a scaling figure draws, beside the anchor; empty, or hidden by the
    /// filter: none.
    void setPair(const QString& reference);
    /// New words or tables, e.g. after a change of language.
    void setSources(FigureSources sources);

    /// The options with filter and baseline as they are now: what a saved view or the command line holds. A baseline
    /// that the filter hides is left out.
    [[nodiscard]] FigureSpec spec() const;
    /// A baseline is chosen, and the filter hides it.
    [[nodiscard]] bool baselineHidden() const;

    /// It is a speedup, and there is nothing to hold the results against.
    [[nodiscard]] bool needsBaseline() const;

    /// Grows whenever the figure becomes another one.
    [[nodiscard]] quint64 generation() const { return m_generation; }
    /// The figure at hand is of an older generation, or there is none.
    [[nodiscard]] bool isStale() const { return m_figureGeneration != m_generation; }
    /// It needs runs, and they have not come yet.
    [[nodiscard]] bool isWaiting() const;

    /// Builds it where it is stale; where it waits for runs, asks for them and leaves the figure before. Null: there is
    /// none yet. The pointer is good until the next call that is not const.
    [[nodiscard]] const Result<Figure>* figure();

    [[nodiscard]] FigureRequest request() const;
    /// A figure that was built elsewhere; false, and dropped, where it is not of the present generation or still waits
    /// for runs.
    bool accept(quint64 generation, Result<Figure> figure);
    /// The answer to submissionsWanted() of this generation; dropped where other results are shown by now. Those that
    /// could not be read are left out.
    void setSubmissions(quint64 generation, std::vector<Submission> submissions);

signals:
    /// figure() would be another one. Comes once for each generation.
    void invalidated(quint64 generation);
    /// The figure was asked for and needs these submissions whole, for setSubmissions().
    void submissionsWanted(quint64 generation, const QStringList& references);

private:
    /// Whose runs are at hand, or wanted.
    struct RunsOf {
        SharedOutcome outcome;
        bool all = false;          ///< of every result of the outcome
        QStringList references{};  ///< else of these

        friend bool operator==(const RunsOf&, const RunsOf&) = default;
    };

    [[nodiscard]] bool needsRuns() const;
    [[nodiscard]] RunsOf wantedRuns() const;
    void invalidate();
    void keep(Result<Figure> figure);
    void askForRuns();
    [[nodiscard]] const Result<Figure>* atHand() const { return m_figure ? &*m_figure : nullptr; }

    FilteredResults& m_results;
    BaselineState& m_baseline;
    FigureSources m_sources;
    FigureSpec m_options;
    QString m_anchor;
    QStringList m_pins;
    QString m_pair;
    quint64 m_generation = 1;
    quint64 m_figureGeneration = 0;
    quint64 m_askedGeneration = 0;
    RunsOf m_askedFor;  ///< the results whose runs were asked for last
    std::optional<Result<Figure>> m_figure;
    RunsOf m_runsOf;  ///< the results that m_submissions belong to
    mutable quint64 m_wantedGeneration = 0;
    mutable RunsOf m_wanted;  ///< of m_wantedGeneration
    std::shared_ptr<const std::vector<Submission>> m_submissions;
};

}  // namespace podium
