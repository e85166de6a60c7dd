// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QVariant>

#include "app/analysis/phrasebook.h"
#include "app/models/result_column.h"
#include "app/models/result_snapshot.h"

namespace podium {

/// "Time, min": a column's header, and what it means.
[[nodiscard]] QString columnTitle(ResultColumn column);
[[nodiscard]] QString columnExplanation(ResultColumn column);

/// Words and values of the cells of the result table. The references must outlive this.
class ResultCells {
public:
    ResultCells(const ResultSnapshot& snapshot, const QLocale& locale, const Phrasebook& phrases)
        : m_snapshot(snapshot), m_locale(locale), m_phrases(phrases)
    {
    }

    /// By locale; empty where there is no value.
    [[nodiscard]] QString text(RowIndex row, ResultColumn column) const;
    /// As stored, unrounded and unshortened; invalid where there is no value. A range is a list of two.
    [[nodiscard]] QVariant rawValue(RowIndex row, ResultColumn column) const;
    /// Number or text that sorts as the column does; invalid where there is no value.
    [[nodiscard]] QVariant sortValue(RowIndex row, ResultColumn column) const;
    /// Why a cell is empty; empty where it is not.
    [[nodiscard]] QString missingReason(RowIndex row, ResultColumn column) const;
    /// What the cell does not say: full names, how a score came about. Empty: nothing.
    [[nodiscard]] QString toolTip(RowIndex row, ResultColumn column) const;

private:
    [[nodiscard]] QString facetText(RowIndex row, Facet facet) const;
    [[nodiscard]] QString numberText(RowIndex row, ResultColumn column) const;
    [[nodiscard]] QString rangeText(RowIndex row) const;
    [[nodiscard]] QString scoreToolTip(RowIndex row) const;
    [[nodiscard]] QString systemToolTip(RowIndex row) const;
    [[nodiscard]] QString runsToolTip(RowIndex row) const;
    [[nodiscard]] QString fixed(double value, int decimals) const;
    [[nodiscard]] QString whole(double value) const;
    [[nodiscard]] QString say(Phrase phrase, Phrasebook::Values values = {}) const;

    const ResultSnapshot& m_snapshot;
    const QLocale& m_locale;
    const Phrasebook& m_phrases;
};

}  // namespace podium
