// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qnamespace.h>

namespace podium {

/// Roles beyond Qt's own. Those for rows of results answer in every column.
enum ModelRole {
    SortRole = Qt::UserRole + 1,  ///< number or text by which the column is sorted; invalid where there is none
    RawValueRole,                 ///< the value itself: double, whole number or text; invalid where there is none
    ReferenceRole,                ///< QString: what the result is known by
    FamilyRole,                   ///< int: HardwareFamily, the swatch's colour; invalid: no swatch
    MissingReasonRole,            ///< QString: why the cell is empty; empty where it is not
    VerifiedRole,                 ///< bool
    SubmissionIdRole,             ///< qint64: database id
    FacetRole,                    ///< int: Facet, of facets and their values
    KeyRole,                      ///< QString: the value's key
    CountRole,                    ///< int: results of a value by the other facets; of a facet: values with at least one
    GreyedRole,                   ///< bool: the value's count is 0
    HeatRole,                     ///< double from 0 to 1: place on a scale of colours; invalid: no colour
    SummaryRole,                  ///< QString, of facets: the chosen values, worded; empty where nothing is chosen
    FromReferenceRole,            ///< QString: what the smaller of two results is known by
    KindRole,                     ///< int: FigureKind, of saved views
    OpenRole,                     ///< bool: the saved view is the open one
    ChangedRole,                  ///< bool: and it was changed since
};

}  // namespace podium
