// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include <QObject>

#include "app/analysis/figure_spec.h"

namespace podium {

/// What the pages are told besides filter, pins and baseline, as one value: the basis of all, and for each kind of
/// figure the options of its page. A spec of options has neither filter nor baseline nor pins nor style, and its basis
/// is not looked at; of a scaling figure `to` is the selected result, and `from` may be the same for a while.
struct PageOptions {
    FigureBasis basis = FigureBasis::Official;
    FigureKind runs = FigureKind::Spread;  ///< what the page of runs shows: that, or convergence
    bool generationsAsFiltered = false;    ///< the page of generations follows the filter's benchmarks and rounds
    std::array<FigureSpec, figureKindCount> specs = defaults();

    [[nodiscard]] const FigureSpec& of(FigureKind kind) const { return specs[static_cast<std::size_t>(kind)]; }
    /// Takes the options of a spec for the pages of its kind; that of runs shows this kind then.
    void take(const FigureSpec& spec);

    friend bool operator==(const PageOptions&, const PageOptions&) = default;

private:
    [[nodiscard]] static std::array<FigureSpec, figureKindCount> defaults();
};

/// Names the one control that tells two states apart, e.g. "basis" or "racks.ratio"; empty: none, or several.
[[nodiscard]] std::string changedControl(const PageOptions& before, const PageOptions& after);

/// The options that all pages follow and set.
class PageOptionsState : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const PageOptions& state() const { return m_state; }
    [[nodiscard]] FigureBasis basis() const { return m_state.basis; }
    [[nodiscard]] const FigureSpec& of(FigureKind kind) const { return m_state.of(kind); }

    void setState(const PageOptions& state);
    void setBasis(FigureBasis basis);
    /// PageOptions::take().
    void take(const FigureSpec& spec);
    void setGenerationsAsFiltered(bool filtered);

signals:
    void changed();

private:
    PageOptions m_state;
};

}  // namespace podium
