// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace podium {

/// Languages in which figures are worded and numbers are written.
enum class Language { English, German };

/// "en", "de".
[[nodiscard]] std::string_view toString(Language language);
[[nodiscard]] std::optional<Language> languageFromString(std::string_view text);

/// Numbers as people read them on screen and in figures (look/LOOK.md, Chart rules). Depends on the language that it
/// was made with and on nothing else: no locale of the process, no setting of the system. Rounds what
/// the double really holds, to the nearest. Values that are not finite give an empty text.
class NumberFormat {
public:
    explicit NumberFormat(Language language) : m_language(language) {}

    [[nodiscard]] Language language() const { return m_language; }

    /// Minutes in figures: one decimal from 10 on, two from 1, three below.
    [[nodiscard]] std::string minutes(double minutes) const;
    /// Minutes in tables: three decimals.
    [[nodiscard]] std::string minutesInTable(double minutes) const;
    /// Whole numbers with thousands separators.
    [[nodiscard]] std::string count(std::int64_t count) const;
    /// Scaling factors: four decimals.
    [[nodiscard]] std::string factor(double factor) const;
    /// Two decimals and " ×".
    [[nodiscard]] std::string ratio(double ratio) const;
    /// One decimal and " %" of a fraction: 0.909 gives "90.9 %".
    [[nodiscard]] std::string percent(double fraction) const;
    /// Any number with this many decimals (0 to 12) and thousands separators.
    [[nodiscard]] std::string fixed(double value, int decimals) const;

private:
    Language m_language;
};

/// How many decimals NumberFormat::minutes uses for this value.
[[nodiscard]] int minuteDecimals(double minutes);

/// The shortest text that reads back to the same double, in C locale ("27.335", "1e+22"); empty where not finite.
[[nodiscard]] std::string exactNumber(double value);

}  // namespace podium
