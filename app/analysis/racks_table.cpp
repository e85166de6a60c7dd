// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/racks_table.h"

#include <optional>

namespace podium {

namespace {

std::optional<MarkPlace> markOfRow(const Figure& figure, std::size_t row)
{
    for (std::size_t series = 0; series < figure.series.size(); ++series) {
        const std::vector<Mark>& marks = figure.series[series].marks;
        for (std::size_t mark = 0; mark < marks.size(); ++mark) {
            if (static_cast<std::size_t>(marks[mark].position) == row) {
                return MarkPlace{series, mark};
            }
        }
    }
    return std::nullopt;
}

std::optional<double> whole(const std::optional<std::int64_t>& number)
{
    return number ? std::optional(static_cast<double>(*number)) : std::nullopt;
}

}  // namespace

FigureTable tableOfRacks(const Figure& figure)
{
    const FigureRacks& racks = *figure.racks;
    FigureTable table;
    table.columns = {{racks.tableMethod},      {racks.tableAccelerators, true}, {racks.tablePerRack, true},
                     {racks.tableRacks, true}, {racks.tableAgainst, true, 2},   {racks.tableEvidence}};
    table.valueColumn = 3;
    for (std::size_t index = 0; index < racks.rows.size(); ++index) {
        const RackRow& row = racks.rows[index];
        TwinRow line;
        line.cells = {{row.cells.method},
                      {row.cells.accelerators, row.accelerators},
                      {row.cells.perRack, whole(row.perRack)},
                      {row.cells.racks, whole(row.racks)},
                      {row.cells.against, row.footprint},
                      {row.cells.missing.empty() ? row.cells.evidence : row.cells.missing}};
        line.label = row.name;
        line.mark = markOfRow(figure, index);
        table.rows.push_back(std::move(line));
    }
    return table;
}

}  // namespace podium
