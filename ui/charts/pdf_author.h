// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace podium::charts {

/// A PDF as QPdfWriter writes it, with its author in place of its time of creation: QPdfWriter of Qt 6.4 names no author,
/// and the time makes each file another and is as long as the time zone's name. The cross-reference table follows.
/// `author` is ASCII without parentheses and backslashes. A file of another form comes back as it was.
[[nodiscard]] QByteArray withAuthorForDate(const QByteArray& pdf, const QByteArray& author);

}  // namespace podium::charts
