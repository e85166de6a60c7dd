// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace podium::charts {

/// A PDF as QPdfWriter writes it, without its time of creation, which makes each file another and is as long as the
/// time zone's name. The cross-reference table follows. A file of another form comes back as it was.
[[nodiscard]] QByteArray withoutCreationDate(const QByteArray& pdf);

}  // namespace podium::charts
