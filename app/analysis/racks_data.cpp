// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/racks_data.h"

#include <algorithm>

#include "app/analysis/indented_json.h"
#include "app/analysis/number_format.h"

namespace podium {

std::vector<StripValue> stripValues(const FigureRacks& racks)
{
    std::vector<StripValue> values;
    for (const RackStripRow& density : racks.strip.rows) {
        for (std::size_t index = 0; index < density.methods.size(); ++index) {
            const auto found = std::find_if(racks.rows.begin(), racks.rows.end(),
                                            [&](const RackRow& row) { return row.key == density.methods[index]; });
            if (found != racks.rows.end()) {
                values.push_back(
                    {static_cast<std::size_t>(found - racks.rows.begin()), density.perRack, density.racks[index]});
            }
        }
    }
    return values;
}

std::vector<std::string> racksCells(const RackRow& row, const std::optional<std::int64_t>& perRack)
{
    const auto density = perRack ? perRack : row.perRack;
    return {density ? std::to_string(*density) : std::string(),
            row.accelerators ? exactNumber(*row.accelerators) : std::string(),
            row.ratio ? exactNumber(*row.ratio) : std::string(), row.extrapolated ? "true" : "false",
            // A density of the strip is a question, no claim.
            std::string(row.evidence && !perRack ? toString(*row.evidence) : std::string_view())};
}

void writeRackMembers(IndentedJson& json, const RackRow& row, const std::optional<std::int64_t>& perRack)
{
    const auto density = perRack ? perRack : row.perRack;
    const auto optional = [&](std::string_view name, const auto& content) {
        json.key(name);
        if (content) {
            json.value(*content);
        } else {
            json.null();
        }
    };
    optional("per_rack", density);
    optional("accelerators_needed", row.accelerators);
    optional("ratio", row.ratio);
    json.member("extrapolated", row.extrapolated);
    if (!perRack) {
        optional("times_racks_used", row.footprint);
        optional("evidence", row.evidence ? std::optional(toString(*row.evidence)) : std::nullopt);
    }
}

}  // namespace podium
