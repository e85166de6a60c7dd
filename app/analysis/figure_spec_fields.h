// SPDX-License-Identifier: GPL-3.0-or-later
// A figure's spec as a part of other JSON objects.
#pragma once

#include "app/analysis/figure_spec.h"
#include "app/analysis/indented_json.h"
#include "app/analysis/json_object_reader.h"

namespace podium {

/// One object; what toJson() writes.
void writeFigureSpec(IndentedJson& json, const FigureSpec& spec);

/// Reads what writeFigureSpec() writes without looking at it as a whole.
void readFigureFields(JsonObjectReader& reader, FigureSpec& spec);

/// Reads and validates what writeFigureSpec() writes; `reader` is that of the object itself and keeps the first fault.
void readFigureSpec(JsonObjectReader& reader, FigureSpec& spec);

}  // namespace podium
