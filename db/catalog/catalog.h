// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/catalogue_limits.h"
#include "db/records/result.h"
#include "db/records/submission.h"

namespace podium {

/// The catalogue that ships with the program: one file per round, `training-5.0.jsonl`, one JSON object a line:
///   {"catalogue":1,"round":"5.0","date":"2026-06","submissions":201}
///   {"texts":[...]}        what published fields have in common; systems give the place in this list, from 0 on
///   {"system":{...}}       a system; it belongs to the submissions of the lines after it
///   {"submission":{...}}   sorted by key; record_fields.h names the fields
/// Numbers are the shortest text that reads back to the same double, so the same records give the same bytes
/// everywhere. What equals an empty record is left out, and so is what a run has in common with the run before it.
struct CatalogHeader {
    int format = 1;
    std::string round;
    std::string date;
};

/// The catalogue text of one round. The order of `submissions` does not matter. Curves are thinned to `maxPoints`
/// points a run (first, last and evenly spread ones in between are kept), and the minutes and values of their points,
/// which serve for drawing, have six significant digits; 0 keeps all points as they are. Every other number is exact.
/// Bytes that are not UTF-8 are taken for Latin-1, so that such texts do not read back to the same bytes.
[[nodiscard]] std::string writeCatalog(const CatalogHeader& header, std::vector<Submission> submissions,
                                       std::size_t maxPoints = catalogueCurvePoints);

/// Reads catalogue text and hands each submission to `sink`, which returns false to stop (then Cancelled). A text that
/// ends early is found out at its end: the caller keeps what `sink` got only where all is well.
/// Errors: InvalidInput with `name`, line, field and what was expected.
[[nodiscard]] Status readCatalog(std::string_view text, const std::string& name,
                                 const std::function<bool(Submission&&)>& sink);

/// The first line of a catalogue. Errors: InvalidInput with `name`.
[[nodiscard]] Result<CatalogHeader> readCatalogHeader(std::string_view text, const std::string& name);

/// The catalogue files of a folder in the order of their names. Errors: FileUnreadable.
[[nodiscard]] Result<std::vector<std::filesystem::path>> catalogFiles(const std::filesystem::path& folder);

/// One submission as a JSON object without line end, nothing left out or rounded; and back. Used for superseded
/// records too. Errors: InvalidInput with field and what was expected.
[[nodiscard]] std::string toJson(const Submission& submission);
[[nodiscard]] Result<Submission> submissionFromJson(std::string_view json);

}  // namespace podium
