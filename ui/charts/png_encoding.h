// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QImage>

#include "db/records/result.h"

namespace podium::charts {

/// The bytes of a PNG file of an opaque image, with its dots per metre. The same image always gives the same bytes.
/// Rows are predicted from the row above alone: figures are mostly ground, and trying all of PNG's predictions on every
/// row, as Qt does, takes two thirds of an export.
/// Errors: FileUnwritable where memory does not suffice.
[[nodiscard]] Result<std::string> encodePng(const QImage& image);

}  // namespace podium::charts
