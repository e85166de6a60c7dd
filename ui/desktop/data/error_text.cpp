// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/data/error_text.h"

#include <QCoreApplication>

#include "app/analysis/display_text.h"

namespace podium::desktop {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("ErrorText", text); }

const char* what(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileUnreadable:
        return QT_TRANSLATE_NOOP("ErrorText", "The file cannot be read.");
    case ErrorCode::FileUnwritable:
        return QT_TRANSLATE_NOOP("ErrorText", "The file cannot be written. Choose another folder or name.");
    case ErrorCode::NothingToImport:
        return QT_TRANSLATE_NOOP("ErrorText", "There are no results here. Choose a results repository's folder or "
                                              "archive, or a part of one.");
    case ErrorCode::RoundUnknown:
        return QT_TRANSLATE_NOOP("ErrorText", "The round of these results is not known. Import them with podium-cli "
                                              "import --round.");
    case ErrorCode::InvalidInput:
        return QT_TRANSLATE_NOOP("ErrorText", "This cannot be used.");
    case ErrorCode::NotFound:
        return QT_TRANSLATE_NOOP("ErrorText", "This was not found.");
    case ErrorCode::DatabaseNewer:
        return QT_TRANSLATE_NOOP("ErrorText", "The database was written by a newer version of Podium. It was left as "
                                              "it is; update Podium.");
    case ErrorCode::DatabaseDamaged:
        return QT_TRANSLATE_NOOP("ErrorText", "The database is damaged or no Podium database. It was left as it is; "
                                              "restore a backup.");
    case ErrorCode::DatabaseBusy:
        return QT_TRANSLATE_NOOP("ErrorText", "Another program is writing to the database. Nothing was changed; try "
                                              "again when it is done.");
    case ErrorCode::DatabaseReadOnly:
        return QT_TRANSLATE_NOOP("ErrorText", "The database cannot be written. Check the rights of the file and of its "
                                              "folder.");
    case ErrorCode::DiskFull:
        return QT_TRANSLATE_NOOP("ErrorText", "The disk is full. Nothing was changed; make room and try again.");
    case ErrorCode::DatabaseFailed:
        return QT_TRANSLATE_NOOP("ErrorText", "The database failed.");
    case ErrorCode::ReferenceInvalid:
        return QT_TRANSLATE_NOOP("ErrorText", "A reference table of the program is faulty. Install Podium anew.");
    case ErrorCode::Cancelled:
        return QT_TRANSLATE_NOOP("ErrorText", "Stopped; nothing was changed.");
    }
    return "";
}

}  // namespace

QString errorText(const Error& error)
{
    QString text = tr(what(error.code));
    for (const std::string& part : {error.context, error.detail}) {
        if (!part.empty()) {
            text += QLatin1Char('\n') + QString::fromStdString(displayText(part));
        }
    }
    return text;
}

}  // namespace podium::desktop
