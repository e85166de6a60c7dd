// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/hardware_names.h"

#include <algorithm>
#include <map>

namespace podium {

namespace {

QStringList keysOf(const ResultSnapshot& snapshot, Facet facet)
{
    QStringList keys;
    for (const FacetValue& value : snapshot.values(facet)) {
        if (!value.key.empty()) {
            keys << QString::fromStdString(value.key);
        }
    }
    return keys;
}

/// "A100" of "NVIDIA A100 SXM 80GB": the word after the vendor where it is a model's number.
QString modelWord(const QString& accelerator)
{
    const QString word = accelerator.section(QLatin1Char(' '), 1, 1);
    const bool hasDigit = std::any_of(word.begin(), word.end(), [](QChar letter) { return letter.isDigit(); });
    return hasDigit && accelerator.contains(QLatin1Char(' ')) ? word : QString();
}

}  // namespace

HardwareNames hardwareNames(const ResultSnapshot& snapshot)
{
    HardwareNames names{keysOf(snapshot, Facet::Generation), {}, keysOf(snapshot, Facet::Accelerator)};
    std::map<QString, int> variants;
    for (const QString& accelerator : names.accelerators) {
        ++variants[modelWord(accelerator)];
    }
    for (const QString& accelerator : names.accelerators) {
        const QString word = modelWord(accelerator);
        if (!word.isEmpty() && variants[word] > 1 && !names.families.contains(word)) {
            names.families << word;
        }
    }
    return names;
}

QStringList firstGenerations(const HardwareNames& names)
{
    const QStringList wanted{QStringLiteral("NVIDIA Blackwell"), QStringLiteral("NVIDIA Hopper")};
    const bool both = names.generations.contains(wanted[0]) && names.generations.contains(wanted[1]);
    return both ? wanted : names.generations.mid(0, 2);
}

}  // namespace podium
