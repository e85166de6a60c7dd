// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QObject>

#include "app/models/active_filter.h"
#include "app/models/baseline_state.h"
#include "app/models/page_options.h"
#include "app/models/pin_state.h"
#include "app/models/view_state.h"

namespace podium {

/// What a step of the history changed, for the words of the menu.
enum class ViewChange { Facets, Sizes, Search, Pins, Baseline, Basis, Options, Several };

/// Undo and redo of filter, pins, baseline and the options of the pages. Listens to all four, so that who changes them
/// need not know of it. Typing search words, dragging the range or turning one control of a page makes one step:
/// changes of the same kind that follow each other within mergeMilliseconds are merged until endMerging(). A step that
/// ends where it began is none.
class History : public QObject {
    Q_OBJECT

public:
    /// Milliseconds from any moment; only differences count.
    using Clock = std::function<qint64()>;
    static constexpr qint64 mergeMilliseconds = 1000;
    static constexpr std::size_t maximumSteps = 200;

    /// All must outlive this. Without a clock that of the system.
    History(ActiveFilter& filter, PinState& pins, BaselineState& baseline, PageOptionsState& options, Clock clock = {},
            QObject* parent = nullptr);

    [[nodiscard]] ViewState state() const;
    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }
    /// What undo() and redo() would change; only where they can.
    [[nodiscard]] ViewChange nextUndo() const { return m_undo.back().change; }
    [[nodiscard]] ViewChange nextRedo() const { return m_redo.back().change; }

    /// Sets everything as one step, e.g. for a saved view.
    void apply(const ViewState& state);
    /// Sets everything and forgets all steps, e.g. at the start of a session.
    void restart(const ViewState& state);

public slots:
    void undo();
    void redo();
    /// What follows begins a step of its own: the search field lost the focus, the range slider was let go.
    void endMerging();

signals:
    void changed(bool canUndo, bool canRedo);

private:
    struct Step {
        ViewState before;
        ViewState after;
        ViewChange change = ViewChange::Several;
        std::string control{};  ///< of Basis and Options: changedControl()
    };

    void record();
    void setAll(const ViewState& state);
    [[nodiscard]] bool mergesWith(const Step& step, qint64 now) const;

    ActiveFilter& m_filter;
    PinState& m_pins;
    BaselineState& m_baseline;
    PageOptionsState& m_options;
    Clock m_clock;
    ViewState m_last;
    std::vector<Step> m_undo;
    std::vector<Step> m_redo;
    bool m_applying = false;
    bool m_merging = false;
    qint64 m_lastChange = 0;
};

}  // namespace podium
