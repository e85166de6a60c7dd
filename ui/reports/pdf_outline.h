// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QByteArray>

#include "db/records/result.h"
#include "ui/reports/report_pages.h"

namespace podium::reports {

/// A PDF of the pages as QPdfWriter writes it, with what that one has no way to say: outline, links, author, language,
/// that readers show the outline and the title. Its time of creation is taken out and its name in the file made from
/// its content, so that the same report gives the same bytes.
/// Errors: FileUnwritable, context "pdf", where libqpdf refuses the file.
[[nodiscard]] Result<std::string> withOutline(const QByteArray& pdf, const ReportPages& pages);

}  // namespace podium::reports
