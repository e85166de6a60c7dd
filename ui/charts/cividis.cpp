// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cividis.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace podium::charts {

namespace {

/// At equal distances; between them the ramp is straight enough for linear steps.
constexpr std::array<QRgb, 6> ramp{0xFF00224E, 0xFF3B496C, 0xFF707173, 0xFFA59C74, 0xFFE1CC55, 0xFFFEE838};

double mixed(int from, int to, double share) { return from + (to - from) * share; }

/// Relative luminance of WCAG 2.
double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

}  // namespace

QColor cividis(double place)
{
    const double at = std::clamp(place, 0.0, 1.0) * (ramp.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(at), ramp.size() - 2);
    const QColor from(ramp[below]);
    const QColor to(ramp[below + 1]);
    const double share = at - static_cast<double>(below);
    return QColor(static_cast<int>(std::lround(mixed(from.red(), to.red(), share))),
                  static_cast<int>(std::lround(mixed(from.green(), to.green(), share))),
                  static_cast<int>(std::lround(mixed(from.blue(), to.blue(), share))));
}

QColor textOnCividis(double place)
{
    const double ground = luminance(cividis(place)) + 0.05;
    return 1.05 / ground > ground / 0.05 ? QColor(Qt::white) : QColor(Qt::black);
}

}  // namespace podium::charts
