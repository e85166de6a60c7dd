// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/report_words.h"

#include <array>
#include <string_view>

namespace podium {

namespace {

constexpr std::array<std::string_view, 12> englishMonths{"January",   "February", "March",    "April",
                                                         "May",       "June",     "July",     "August",
                                                         "September", "October",  "November", "December"};
constexpr std::array<std::string_view, 12> germanMonths{"Januar",    "Februar", "März",     "April",
                                                        "Mai",       "Juni",    "Juli",     "August",
                                                        "September", "Oktober", "November", "Dezember"};

}  // namespace

std::string dayInWords(const std::string& isoDay, Language language)
{
    if (isoDay.size() != 10 || !isReportDate(isoDay)) {
        return isoDay;
    }
    const auto month = static_cast<std::size_t>((isoDay[5] - '0') * 10 + isoDay[6] - '0') - 1;
    const std::string day = isoDay[8] == '0' ? isoDay.substr(9, 1) : isoDay.substr(8, 2);
    const std::string year = isoDay.substr(0, 4);
    return language == Language::German ? day + ". " + std::string(germanMonths.at(month)) + " " + year
                                        : day + " " + std::string(englishMonths.at(month)) + " " + year;
}

std::string bylineOf(const Report& report)
{
    const std::string day = dayInWords(report.date, report.language);
    return report.author + (report.author.empty() || day.empty() ? "" : " · ") + day;
}

std::string absenceSentence(const ReportSection& section, const Phrasebook& phrases)
{
    return phrases.say(Phrase::ReportNoFigure, {{"reason", section.absence}});
}

std::string captionOf(const Figure& figure, int number, const Phrasebook& phrases)
{
    const std::string named = phrases.say(Phrase::ReportFigureNumber, {{"number", std::to_string(number)}});
    const std::string head = figure.title + ". " + figure.subtitle + ". ";
    return figure.summary.size() > head.size() && figure.summary.starts_with(head)
               ? named + ". " + figure.summary.substr(head.size())
               : named;
}

std::string findingOf(const ReportSection& section, const Phrasebook& phrases)
{
    if (section.figure) {
        return section.figure->title == section.heading ? std::string() : section.figure->title;
    }
    return section.absence.empty() ? std::string() : absenceSentence(section, phrases);
}

}  // namespace podium
