// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/nearest_references.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "db/reference/ascii.h"

namespace podium::store {

namespace {

constexpr std::size_t largestAnswer = 3;
/// Longer texts name no submission, and comparing them takes time.
constexpr std::size_t longestWanted = 1000;

/// Levenshtein's distance, or more than `limit` as soon as it is sure to be that.
std::size_t distance(std::string_view left, std::string_view right, std::size_t limit)
{
    const auto difference = left.size() > right.size() ? left.size() - right.size() : right.size() - left.size();
    if (difference > limit) {
        return limit + 1;
    }
    std::vector<std::size_t> row(right.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::size_t diagonal = row[0];
        std::size_t smallest = row[0] = i + 1;
        for (std::size_t j = 0; j < right.size(); ++j) {
            const std::size_t replaced = diagonal + (ascii::equalLetters(left[i], right[j]) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
            smallest = std::min(smallest, row[j + 1]);
        }
        if (smallest > limit) {
            return limit + 1;
        }
    }
    return row.back();
}

struct Neighbour {
    std::size_t distance = 0;
    std::string reference;

    friend auto operator<=>(const Neighbour&, const Neighbour&) = default;
};

std::set<std::string> partsOf(std::string_view reference)
{
    std::set<std::string> parts;
    while (!reference.empty()) {
        const auto part = reference.substr(0, reference.find('/'));
        parts.insert(ascii::lowerCase(part));
        reference.remove_prefix(std::min(part.size() + 1, reference.size()));
    }
    return parts;
}

}  // namespace

std::vector<std::string> relatedReferences(std::string_view wanted, const std::vector<std::string>& references)
{
    constexpr std::size_t fewestShared = 2;
    if (wanted.size() > longestWanted) {
        return {};
    }
    const auto parts = partsOf(wanted);
    std::vector<std::pair<std::size_t, const std::string*>> related;
    for (const std::string& reference : references) {
        std::size_t shared = 0;
        for (const auto& part : partsOf(reference)) {
            shared += parts.count(part);
        }
        if (shared >= fewestShared) {
            related.emplace_back(shared, &reference);
        }
    }
    std::stable_sort(related.begin(), related.end(),
                     [](const auto& left, const auto& right) { return left.first > right.first; });
    std::vector<std::string> result;
    for (std::size_t index = 0; index < std::min(related.size(), largestAnswer); ++index) {
        result.push_back(*related[index].second);
    }
    return result;
}

std::vector<std::string> nearestReferences(std::string_view wanted, const std::vector<std::string>& references)
{
    if (wanted.size() > longestWanted) {
        return {};
    }
    std::vector<Neighbour> nearest;
    std::size_t limit = wanted.size() / 2;
    for (const std::string& reference : references) {
        Neighbour neighbour{distance(wanted, reference, limit), reference};
        if (neighbour.distance > limit) {
            continue;
        }
        nearest.insert(std::upper_bound(nearest.begin(), nearest.end(), neighbour), std::move(neighbour));
        if (nearest.size() > largestAnswer) {
            nearest.pop_back();
        }
        if (nearest.size() == largestAnswer) {
            limit = nearest.back().distance;
        }
    }
    std::vector<std::string> result;
    for (Neighbour& neighbour : nearest) {
        result.push_back(std::move(neighbour.reference));
    }
    return result;
}

}  // namespace podium::store
