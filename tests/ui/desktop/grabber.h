// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

#include "tests/ui/desktop/window_fixture.h"

namespace podium::desktop {

/// Takes pictures of the window and its dialogs into files of a folder.
class Grabber {
public:
    /// `wanted`: only pictures whose name contains it.
    Grabber(WindowFixture& program, QDir folder, QString wanted);

    [[nodiscard]] bool wants(const QString& name) const { return name.contains(m_wanted); }
    void grab(QWidget& widget, const QString& name);
    /// By the names of the actions: "language1", "tone2".
    void change(const char* language, const char* tone);

    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void waitUntilDrawn();

    WindowFixture& m_program;
    QDir m_folder;
    QString m_wanted;
    bool m_failed = false;
};

}  // namespace podium::desktop
