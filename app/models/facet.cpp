// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/facet.h"

#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<Facet, facetCount> names{{
    "benchmarks",
    "rounds",
    "generations",
    "vendors",
    "accelerators",
    "submitters",
    "divisions",
    "availability",
    "verification",
}};
static_assert(names.name(Facet::Vendor) == "vendors" && names.name(Facet::Verified) == "verification");

}  // namespace

std::string_view toString(Facet facet) { return names.name(facet); }

std::optional<Facet> facetFromString(std::string_view text) { return names.value(text); }

}  // namespace podium
