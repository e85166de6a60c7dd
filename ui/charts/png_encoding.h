// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QImage>

#include "db/records/result.h"

namespace podium::charts {

/// The bytes of a PNG file of an opaque image, with its dots per metre. The same image always gives the same bytes.
/// Rows are not predicted: figures are mostly ground and letters, which compress better as they are, and trying all of
/// PNG's predictions on every row, as Qt does, takes two thirds of an export.
/// Errors: FileUnwritable where memory does not suffice.
[[nodiscard]] Result<std::string> encodePng(const QImage& image);

}  // namespace podium::charts
