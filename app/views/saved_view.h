// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/figure_spec.h"
#include "db/records/result.h"

namespace podium {

/// A result that a view showed when it was saved.
struct ShownResult {
    std::string reference;
    std::optional<double> minutes;  ///< time to train; empty: it had no score

    friend bool operator==(const ShownResult&, const ShownResult&) = default;
};

/// A figure that an analyst comes back to. In a file: `.podium-view`.
struct SavedView {
    std::string title;  ///< one line
    std::string note;   ///< Markdown; may be empty
    FigureSpec spec;
    std::string savedAt;             ///< UTC, ISO 8601; empty: it was made by hand or ships with the program
    std::vector<ShownResult> shown;  ///< in the figure's order; what a newer catalogue is held against

    friend bool operator==(const SavedView&, const SavedView&) = default;
};

/// Limits of a view, in bytes of UTF-8 or in results.
inline constexpr std::size_t longestViewTitle = 200;
inline constexpr std::size_t longestViewNote = 20'000;
inline constexpr std::size_t mostShownResults = 20'000;
/// Largest file of one view.
inline constexpr std::size_t largestViewFile = std::size_t{8} * 1024 * 1024;

/// One JSON object ended by a line feed, fields in fixed order: "podium_view", "title", "note", "figure" (as toJson() of
/// a FigureSpec), "saved_at", "shown".
[[nodiscard]] std::string toJson(const SavedView& view);

/// Reads what toJson() writes. "note", "saved_at" and "shown" may be left out, and so may every field of a figure but
/// its schema and kind. Errors: InvalidInput; context is `name` and the field, detail says what was expected.
[[nodiscard]] Result<SavedView> savedViewFromJson(std::string_view json, const std::string& name);

}  // namespace podium
