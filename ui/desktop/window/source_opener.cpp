// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/source_opener.h"

#include <QDir>
#include <QFileInfo>

namespace podium::desktop {

namespace {

bool staysBelow(const QString& file)
{
    return !file.isEmpty() && !QDir::isAbsolutePath(file) &&
           !file.split(QLatin1Char('/')).contains(QStringLiteral(".."));
}

}  // namespace

SourcePlace sourcePlace(const services::SubmissionDetails& details, const QString& file, qint64 line)
{
    SourcePlace place;
    place.published = file;
    if (const QString root = QString::fromStdString(details.batch.root); !root.isEmpty()) {
        place.imported = QString::fromStdString(details.batch.source);
        if (const QFileInfo found(QDir(root).filePath(file)); staysBelow(file) && found.isFile()) {
            place.local = found.absoluteFilePath();
        }
    }
    const bool published = details.round != nullptr && !details.round->url.empty() && details.submission.verified;
    if (published && staysBelow(file)) {
        const QUrl repository(QString::fromStdString(details.round->url));
        place.published = repository.path().section(QLatin1Char('/'), -1) + QLatin1Char('/') + file;
        place.url = repository;
        place.url.setPath(repository.path() + QStringLiteral("/blob/main/") + file);
        if (line > 0) {
            place.url.setFragment(QStringLiteral("L%1").arg(line));
        }
    }
    return place;
}

}  // namespace podium::desktop
