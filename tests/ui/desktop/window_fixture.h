// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QTemporaryDir>
#include <QTest>

#include "ui/desktop/application.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/window/main_window.h"

class QAction;

namespace podium::desktop {

/// The real window without a display, over a copy of the shipped catalogue and settings of its own.
class WindowFixture {
public:
    WindowFixture();
    ~WindowFixture();

    /// Ends the program and starts it again on the same database and settings.
    void restart();

    [[nodiscard]] Application& application() { return *m_application; }
    [[nodiscard]] MainWindow& window() { return m_application->window(); }
    [[nodiscard]] Workbench& bench() { return m_application->workbench(); }
    [[nodiscard]] DataService& data() { return m_application->data(); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    /// The child of this name; it must be there. Of those with the same name the one that can be seen.
    template <class Widget>
    [[nodiscard]] Widget& find(const char* name)
    {
        const auto all = window().template findChildren<Widget*>(QLatin1String(name));
        for (Widget* widget : all) {
            if (widget->isVisible()) {
                return *widget;
            }
        }
        if (all.isEmpty()) {
            throw std::runtime_error(std::string("no widget of the name ") + name);
        }
        return *all.front();
    }
    void trigger(const char* action);
    /// Waits until it is so; false after a time that no working program takes.
    [[nodiscard]] static bool becomes(const std::function<bool()>& condition);
    /// Everything that was put off has been done.
    void settle();

private:
    void start();

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_application;
};

}  // namespace podium::desktop
