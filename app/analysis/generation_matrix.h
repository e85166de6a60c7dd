// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/analysis/figure.h"
#include "app/analysis/figure_matrix.h"
#include "app/analysis/generation_matches.h"

namespace podium {

/// Ratios on a ramp of colours, by their logarithm: from the smallest to the largest of them and 1.
class RatioScale {
public:
    void add(double ratio);
    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }
    /// 0 to 1; the middle where there is only one value.
    [[nodiscard]] double placeOf(double ratio) const;

private:
    double m_low = 1;
    double m_high = 1;
};

/// The matches as a matrix of benchmarks and accelerator counts: a column for every count of the subjects.
class GenerationMatrix {
public:
    GenerationMatrix(const GenerationMatches& matches, MetricBasis basis, const FigureContext& context,
                     const NumberFormat& numbers);

    [[nodiscard]] std::shared_ptr<const MatrixCell> cellOf(const GenerationMatch& match) const;
    /// Columns and words. `similar`: the counts of a pair may differ.
    [[nodiscard]] FigureMatrix matrix(bool similar) const;
    /// The ramp of colours with its ends, and whatever a cell may be marked with.
    [[nodiscard]] std::vector<LegendEntry> legend() const;

private:
    [[nodiscard]] std::vector<std::string> linesOf(const GenerationMatch& match) const;

    const GenerationMatches& m_matches;
    MetricBasis m_basis;
    const FigureContext& m_context;
    const NumberFormat& m_numbers;
    std::vector<std::int64_t> m_counts;  ///< of the columns, ascending
    RatioScale m_scale;
};

}  // namespace podium
