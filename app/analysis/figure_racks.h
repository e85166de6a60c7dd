// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/comparability.h"
#include "app/analysis/hardware_family.h"
#include "app/analysis/racks_options.h"
#include "db/reference/rack_profiles.h"

namespace podium {

/// One small line beside a row of cabinets. Green: plain; others are drawn with the triangle.
struct RackLine {
    std::string text;
    Verdict verdict = Verdict::Green;

    friend bool operator==(const RackLine&, const RackLine&) = default;
};

/// Cells of a method in the table beside the figure.
struct RackCells {
    std::string method;
    std::string accelerators;
    std::string perRack;
    std::string racks;
    std::string against;   ///< times the racks used
    std::string evidence;  ///< assumption and evidence
    std::string missing;   ///< why there are no racks; empty where there are
};

/// The racks used, or those for equal time by one method: one block of cabinets.
struct RackRow {
    std::string key;    ///< "used", "ratio-given", "ratio", "scaling-curve": stable, for files
    std::string count;  ///< "39", "≈ 188"; empty: none
    std::string name;   ///< "H100, ratio 2.151"
    std::vector<RackLine> lines;
    std::optional<std::int64_t> racks;
    HardwareFamily family = HardwareFamily::Other;
    bool hollow = false;  ///< of the same family as the racks used, so it is drawn in outlines
    int trays = 0;        ///< systems that are seen in a cabinet; 0: it is filled
    RackCells cells;
    // As numbers, for data files.
    std::optional<double> ratio;
    std::optional<double> accelerators;
    std::optional<std::int64_t> perRack;  ///< active accelerators
    std::optional<RackEvidence> evidence;
    std::optional<double> footprint;  ///< times the racks used
    bool extrapolated = false;
};

/// Racks of all methods at one density.
struct RackStripRow {
    std::int64_t perRack = 0;
    std::string label;                 ///< "16 per rack"
    std::string range;                 ///< "312 to 375"
    bool chosen = false;               ///< the density that the cabinets are drawn at
    std::vector<std::string> methods;  ///< keys of the rows that the values belong to
    std::vector<double> racks;         ///< one a method, in the order of the rows
};

/// How racks depend on what fills one.
struct RackStrip {
    std::string title;
    std::string subtitle;
    std::string used;  ///< words at the line of the racks used: "39 used"
    HardwareFamily family = HardwareFamily::Other;
    std::vector<RackStripRow> rows;  ///< empty: nothing is known
};

/// What a figure of racks draws beside its rows, which stand as bars in Figure::series.
struct FigureRacks {
    RacksForm form = RacksForm::Cabinets;
    std::string subject;            ///< reference of the submission whose racks are counted
    std::string against;            ///< what it is held against, as the spec has it or as it was chosen
    std::vector<RackRow> rows;      ///< the racks used come first; one a category of the figure
    std::int64_t racksPerMark = 1;  ///< racks that one cabinet stands for
    std::string rowLength;          ///< words at the length of a row, with {count}: "one row is {count} racks"
    std::string rowLengthOne;
    std::string aside;  ///< what is to be said of the racks used; empty: nothing
    RackStrip strip;
    std::string tableMethod;  ///< headings of the table, from left to right
    std::string tableAccelerators;
    std::string tablePerRack;
    std::string tableRacks;
    std::string tableAgainst;
    std::string tableEvidence;
};

}  // namespace podium
