// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/figure_spec.h"
#include "db/records/result.h"
#include "db/records/view_limits.h"

namespace podium {

/// A result that a view showed when it was saved.
struct ShownResult {
    std::string reference;
    std::optional<double> minutes;  ///< time to train; empty: it had no score

    friend bool operator==(const ShownResult&, const ShownResult&) = default;
};

/// What people read of a view.
struct ViewWords {
    std::string title;  ///< one line
    std::string note;   ///< Markdown; may be empty

    friend bool operator==(const ViewWords&, const ViewWords&) = default;
};

/// A figure that an analyst comes back to. In a file: `.podium-view`.
struct SavedView {
    std::string title;  ///< one line
    std::string note;   ///< Markdown; may be empty
    /// The same in other languages than that of `title`; of views that ship with the program.
    std::map<Language, ViewWords> translations;
    FigureSpec spec;
    std::string savedAt;             ///< UTC, ISO 8601; empty: it was made by hand or ships with the program
    std::vector<ShownResult> shown;  ///< in the figure's order; what a newer catalogue is held against

    friend bool operator==(const SavedView&, const SavedView&) = default;
};

/// Ending of the files, with its dot.
inline constexpr std::string_view viewFileEnding = ".podium-view";

/// One JSON object ended by a line feed, fields in fixed order: "podium_view", "title", "note", "translations" (by
/// language, each with "title" and "note"), "figure" (as toJson() of a FigureSpec), "saved_at", "shown".
[[nodiscard]] std::string toJson(const SavedView& view);

/// Reads what toJson() writes. "note", "translations", "saved_at" and "shown" may be left out, and so may every field of
/// a figure but its schema and kind. Errors: InvalidInput; context is `name` and the field, detail says what was
/// expected.
[[nodiscard]] Result<SavedView> savedViewFromJson(std::string_view json, const std::string& name);

/// Only what a view showed: one JSON object ended by a line feed, as the database keeps it; empty where there is none.
[[nodiscard]] std::string shownToJson(const std::vector<ShownResult>& shown);
/// Reads what shownToJson() writes. Errors: as of savedViewFromJson().
[[nodiscard]] Result<std::vector<ShownResult>> shownFromJson(std::string_view json, const std::string& name);

/// The view with its title and note in this language, if it has them, and without translations.
[[nodiscard]] SavedView inLanguage(SavedView view, Language language);

/// What a title may be: one line, not blank, at most longestViewTitle bytes; anything else is made so. Text without a
/// letter that can be seen gives an empty title.
[[nodiscard]] std::string fitTitle(std::string_view text);

/// Limits of titles and notes, the same as for files. Errors: InvalidInput; context is the field.
[[nodiscard]] Status validateWords(const ViewWords& words);

}  // namespace podium
