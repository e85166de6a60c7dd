// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_marks.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace podium {

std::string markWords(const Mark& mark)
{
    const bool both = !mark.label.empty() && !mark.tag.empty();
    return mark.label + (both ? " · " : "") + mark.tag;
}

const Subject* subjectOf(const DataRow& row)
{
    if (row.mark != nullptr && row.mark->subject) {
        return row.mark->subject.get();
    }
    return row.category != nullptr && row.category->subject ? &*row.category->subject : nullptr;
}

std::vector<DataRow> dataRows(const Figure& figure)
{
    std::vector<DataRow> rows;
    std::map<std::string_view, const Category*> byReference;
    for (const Category& category : figure.categories) {
        byReference.emplace(category.reference, &category);
    }
    const auto categoryOf = [&](const Mark& mark) -> const Category* {
        if (figure.positionAxis) {
            const auto found = byReference.find(mark.reference);
            return found == byReference.end() || mark.reference.empty() ? nullptr : found->second;
        }
        const auto index = static_cast<std::size_t>(mark.position);
        return index < figure.categories.size() ? &figure.categories[index] : nullptr;
    };
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            rows.push_back({categoryOf(mark), &series, &mark});
        }
    }
    if (figure.curves) {
        for (const PlotCurvePoint& point : pointsOf(*figure.curves)) {
            rows.push_back({&figure.categories[point.submission->row], nullptr, nullptr, std::nullopt, point});
        }
    }
    for (const Category& category : figure.categories) {
        if (category.state != CategoryState::Shown) {
            rows.push_back({&category, nullptr, nullptr});
        }
    }
    if (figure.racks) {
        for (const StripValue& value : stripValues(*figure.racks)) {
            rows.push_back({&figure.categories[value.row], nullptr, nullptr, value});
        }
        return rows;
    }
    if (figure.positionAxis) {
        return rows;
    }
    const auto position = [&](const DataRow& row) {
        return row.category == nullptr ? std::ptrdiff_t(0) : row.category - figure.categories.data();
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const DataRow& left, const DataRow& right) { return position(left) < position(right); });
    return rows;
}

std::optional<double> valueOf(const DataRow& row)
{
    return row.mark != nullptr ? std::optional(row.mark->value)
           : row.point         ? std::optional(row.point->point->value)
                               : std::nullopt;
}

std::optional<double> positionOf(const DataRow& row)
{
    return row.mark != nullptr ? std::optional(row.mark->position)
           : row.point         ? std::optional(row.point->point->position)
                               : std::nullopt;
}

const std::string& referenceOf(const Figure& figure, const DataRow& row)
{
    return figure.racks ? figure.racks->subject : row.mark != nullptr ? row.mark->reference : row.category->reference;
}

const RackRow& rackRowOf(const Figure& figure, const DataRow& row)
{
    return figure.racks->rows[static_cast<std::size_t>(row.category - figure.categories.data())];
}

std::string noteOf(const DataRow& row)
{
    if (row.category == nullptr || row.category->remark.empty()) {
        return {};
    }
    const bool more = row.category->state == CategoryState::More && !row.category->cells.empty();
    return more ? row.category->cells.front().text + ": " + row.category->remark : row.category->remark;
}

}  // namespace podium
