// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/models/result_snapshot.h"

namespace podium {

struct UnorderedValue;

/// Fills the columns of a snapshot from its rows.
class SnapshotBuilder {
public:
    SnapshotBuilder(ResultSnapshot& snapshot, const ReferenceTables& tables);
    void build();

private:
    void addReferences();
    void addFacet(Facet facet);
    void setTitles(Facet facet, std::vector<UnorderedValue>& values) const;
    void addSizes();
    void addNumbers();
    void addTexts();
    void addIds();

    ResultSnapshot& m_snapshot;
    const ReferenceTables& m_tables;
};

}  // namespace podium
