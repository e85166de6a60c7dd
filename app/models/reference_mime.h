// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QMimeData>
#include <QString>
#include <QStringList>

namespace podium {

/// What a dragged row or bar carries: its reference, as text too. References are separated by line feeds.
[[nodiscard]] inline QString referenceMimeType() { return QStringLiteral("application/x-podium-reference"); }

[[nodiscard]] inline std::unique_ptr<QMimeData> mimeOfReferences(const QStringList& references)
{
    auto data = std::make_unique<QMimeData>();
    const QString text = references.join(QLatin1Char('\n'));
    data->setData(referenceMimeType(), text.toUtf8());
    data->setText(text);
    return data;
}

/// The first reference that is carried; empty: none.
[[nodiscard]] inline QString referenceIn(const QMimeData& data)
{
    return QString::fromUtf8(data.data(referenceMimeType())).section(QLatin1Char('\n'), 0, 0);
}

}  // namespace podium
