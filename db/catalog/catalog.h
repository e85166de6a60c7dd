// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/result.h"
#include "db/records/submission.h"

namespace podium {

/// The catalogue that ships with the program: one file per round, `training-5.0.jsonl`, one JSON object a line.
/// First line: {"catalogue":1,"round":"5.0","date":"2026-06"}. Then {"system":{...}} and {"submission":{...}} lines,
/// sorted by reference. Numbers are the shortest text that reads back to the same double, so the same records give
/// the same bytes everywhere.
struct CatalogHeader {
    int format = 1;
    std::string round;
    std::string date;
};

/// Fills `out` with the catalogue text of one round. The order of `submissions` does not matter. Curves are thinned
/// to `maxPoints` points a run (first, last and evenly spread ones in between are kept); 0 keeps all.
[[nodiscard]] std::string writeCatalog(const CatalogHeader& header, std::vector<Submission> submissions,
                                       std::size_t maxPoints = 16);

/// Reads catalogue text and hands each submission to `sink`, which returns false to stop (then Cancelled).
/// Errors: InvalidInput with `name` and line.
[[nodiscard]] Status readCatalog(std::string_view text, const std::string& name,
                                 const std::function<bool(Submission&&)>& sink);

/// The catalogue files of a folder in the order of their names. Errors: FileUnreadable.
[[nodiscard]] Result<std::vector<std::filesystem::path>> catalogFiles(const std::filesystem::path& folder);

/// One submission as a JSON object without line end, all points kept; and back. Used for superseded records too.
[[nodiscard]] std::string toJson(const Submission& submission);
[[nodiscard]] Result<Submission> submissionFromJson(std::string_view json);

}  // namespace podium
