// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "app/analysis/footprint_rows.h"
#include "app/analysis/racks_figure.h"
#include "app/models/baseline_state.h"
#include "app/models/figure_model.h"
#include "app/models/filtered_results.h"
#include "app/models/selection_state.h"

namespace podium {

/// Racks of one result and of what it is held against, as the window asks for them. Worked out when it is asked for.
///
/// Whose racks: the one that was chosen, else the selected one, else usualSubject() of those shown. Against what: what
/// was chosen, as long as there are results of it, else usualAgainst(), which follows the baseline.
class RacksModel : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    RacksModel(FilteredResults& results, BaselineState& baseline, SelectionState& selection, FigureSources sources,
               QObject* parent = nullptr);

    /// Basis, form, style, own ratio, chosen subject and against, and racks that take the place of one's own; filter and
    /// baseline are not looked at.
    void setOptions(const FigureSpec& options);
    [[nodiscard]] const FigureSpec& options() const { return m_options; }
    void setSources(FigureSources sources);
    /// Takes the place of the profiles of the tables.
    void setOwnRacks(OwnRacks racks);
    [[nodiscard]] const OwnRacks& ownRacks() const { return m_ownRacks; }

    /// What a saved view or the command line holds: subject and against by name.
    [[nodiscard]] FigureSpec spec() const;
    /// Null: no result is shown that has a score.
    [[nodiscard]] const store::SubmissionRow* subject() const;
    [[nodiscard]] std::string against() const;
    [[nodiscard]] std::vector<AgainstChoice> choices() const;

    [[nodiscard]] const Result<RacksAnswer>& answer();
    [[nodiscard]] const Result<Figure>& figure();

signals:
    /// Answer and figure would be others.
    void invalidated();

private:
    void invalidate();
    void update();
    [[nodiscard]] SubmissionRows shown() const;

    FilteredResults& m_results;
    BaselineState& m_baseline;
    SelectionState& m_selection;
    FigureSources m_sources;
    FigureSpec m_options;
    OwnRacks m_ownRacks;
    bool m_stale = true;
    Result<RacksAnswer> m_answer;
    Result<Figure> m_figure;
};

}  // namespace podium
