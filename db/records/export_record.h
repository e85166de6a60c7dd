// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/records/run.h"

namespace podium {

/// A result that an exported figure showed or rested on, and what it showed of it.
struct ExportedResult {
    std::string reference;
    std::optional<double> minutes;  ///< on the basis of the figure, as it was shown; empty: it had no score

    friend bool operator==(const ExportedResult&, const ExportedResult&) = default;
};

/// One entry of the ledger: a figure that went into a file or onto the clipboard, with what is needed to find it again
/// when it must be corrected or withdrawn (COMPARABILITY, "Ledger").
struct ExportRecord {
    std::int64_t number = 0;  ///< in the ledger, from 1; one that was removed is never given again
    std::string exportedAt;   ///< UTC, ISO 8601
    std::string program;      ///< with its version: "Podium 1.2.0"
    std::string kind;         ///< of the figure: "speedup"
    std::string basis;        ///< of its times: "official", "raw" or "throughput"
    std::string title;
    std::string spec;         ///< FigureSpec as JSON, with the style of this export
    std::string file;         ///< absolute path; empty: the clipboard
    std::string format;       ///< "png"
    ContentHash contentHash;  ///< of the file as it was written
    std::int64_t bytes = 0;   ///< its size
    std::string footnote;     ///< as text
    std::string derived;      ///< what was derived and how; empty: nothing
    std::vector<ExportedResult> results;

    friend bool operator==(const ExportRecord&, const ExportRecord&) = default;
};

/// An export of which an import changed or removed results.
struct TouchedExport {
    std::int64_t number = 0;
    std::string exportedAt;
    std::string title;
    std::string file;                     ///< empty: the clipboard
    std::vector<std::string> references;  ///< of those results, sorted

    friend bool operator==(const TouchedExport&, const TouchedExport&) = default;
};

}  // namespace podium
