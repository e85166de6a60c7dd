// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/plotted_marks.h"

#include <algorithm>
#include <array>

namespace podium {

namespace {

bool isLine(PlottedShape shape)
{
    return shape == PlottedShape::Star || shape == PlottedShape::Plus || shape == PlottedShape::Cross;
}

}  // namespace

PlottedMark markOf(HardwareFamily family)
{
    constexpr std::array<PlottedMark, hardwareFamilyCount> marks{{
        {PlottedShape::Circle, true},     // Volta
        {PlottedShape::Diamond, false},   // Ampere
        {PlottedShape::Plus, false},      // Ada Lovelace
        {PlottedShape::Square, false},    // Hopper
        {PlottedShape::Circle, false},    // Blackwell
        {PlottedShape::Triangle, false},  // Blackwell Ultra
        {PlottedShape::Triangle, true},   // TPU
        {PlottedShape::Star, false},      // CDNA
        {PlottedShape::Square, true},     // Gaudi
        {PlottedShape::Cross, false},     // CPU
        {PlottedShape::Plus, false},      // Other
    }};
    return marks.at(static_cast<std::size_t>(family));
}

PlottedMark MarkPicker::take(HardwareFamily family, bool hollow)
{
    const PlottedMark own = markOf(family);
    const bool open = own.hollow || hollow;
    std::vector<PlottedMark> choices;
    for (const bool isOpen : {open, !open}) {
        for (const PlottedShape shape :
             {own.shape, PlottedShape::Diamond, PlottedShape::Triangle, PlottedShape::Square, PlottedShape::Circle,
              PlottedShape::Star, PlottedShape::Cross, PlottedShape::Plus}) {
            choices.push_back({shape, isOpen && !isLine(shape)});
        }
    }
    const auto hasShape = [](PlottedShape shape) {
        return [shape](const PlottedMark& one) { return one.shape == shape; };
    };
    auto found = std::find_if(choices.begin(), choices.end(), [&](const PlottedMark& mark) {
        return std::none_of(m_taken.begin(), m_taken.end(), hasShape(mark.shape));
    });
    if (found == choices.end()) {
        found = std::find_if(choices.begin(), choices.end(), [&](const PlottedMark& mark) {
            return std::find(m_taken.begin(), m_taken.end(), mark) == m_taken.end();
        });
    }
    m_taken.push_back(found == choices.end() ? choices.front() : *found);
    return m_taken.back();
}

}  // namespace podium
