// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/own_racks_service.h"

#include "db/store/own_racks.h"

namespace podium::services {

Result<OwnRacks> ownRacks(const Workspace& workspace)
{
    const auto records = store::listOwnRacks(workspace.database());
    if (!records) {
        return tl::unexpected(records.error());
    }
    OwnRacks racks;
    for (const store::OwnRackRecord& record : *records) {
        racks[record.hardware] = {record.installed, record.active};
    }
    return racks;
}

Status keepOwnRacks(Workspace& workspace, const OwnRacks& racks)
{
    std::vector<store::OwnRackRecord> records;
    for (const auto& [hardware, rack] : racks) {
        records.push_back({hardware, rack.installed, rack.active});
    }
    return store::replaceOwnRacks(workspace.database(), records);
}

}  // namespace podium::services
