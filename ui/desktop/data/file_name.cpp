// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/data/file_name.h"

namespace podium::desktop {

QString fileNameOf(const QString& title, const QString& otherwise, const QString& ending)
{
    constexpr int longest = 60;
    QString name;
    for (const QChar letter : title.toLower()) {
        if (letter.isLetterOrNumber()) {
            name += letter;
        } else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-'))) {
            name += QLatin1Char('-');
        }
    }
    while (name.endsWith(QLatin1Char('-'))) {
        name.chop(1);
    }
    return (name.isEmpty() ? otherwise : name.left(longest)) + ending;
}

}  // namespace podium::desktop
