// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/reports/report.h"
#include "ui/reports/page_flow.h"

namespace podium::reports {

/// Numbers of the pages that marks stand on, from 1 on, by mark; known when all is placed, and asked for when the
/// contents are painted.
using MarkPages = std::shared_ptr<std::vector<std::size_t>>;

/// Title, subtitle, author, date, and the contents: a line for each section with a heading, its finding below it, and
/// the number of its page. The mark of a section is its place; that of the sources follows the last one.
[[nodiscard]] PageBoxes frontBoxes(const Report& report, const MarkPages& pages, double width);

}  // namespace podium::reports
