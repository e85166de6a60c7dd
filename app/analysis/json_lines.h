// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "db/records/result.h"

namespace podium {

/// A fault that reading the file `name` with this JSON gave (readJsonObject()), with its line: "x.podium-view:12:
/// figure.kind" in place of "x.podium-view: figure.kind". Where the text is no JSON, the detail says what was expected
/// there. The line of a field is that of its name; of one that is missing, that of the object that should have it. A fault
/// that has no place in the file, as its size, stays as it is.
[[nodiscard]] Error withLine(Error fault, std::string_view json, const std::string& name);

/// The same of what was read.
template <class T>
[[nodiscard]] Result<T> withLine(Result<T> read, std::string_view json, const std::string& name)
{
    if (!read) {
        return tl::unexpected(withLine(std::move(read.error()), json, name));
    }
    return read;
}

}  // namespace podium
