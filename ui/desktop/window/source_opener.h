// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QUrl>

#include "ui/desktop/data/data_service.h"

namespace podium::desktop {

/// The file that provenance names where it lies on this machine; empty: it does not.
[[nodiscard]] QString localSource(const services::SubmissionDetails& details, const QString& file);
/// Where its round was published, at the line (0: none); empty: not known.
[[nodiscard]] QUrl publishedSource(const services::SubmissionDetails& details, const QString& file, qint64 line);

/// A text file around one line.
class SourceView final : public QDialog {
    Q_OBJECT
public:
    SourceView(const QString& path, qint64 line, QWidget* parent = nullptr);
};

}  // namespace podium::desktop
