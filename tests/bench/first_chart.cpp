// SPDX-License-Identifier: GPL-3.0-or-later
// The program as main() of ui/desktop starts it, on the database that is named. Ends when the first chart has been
// painted, or with --pages when every page has.
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <QApplication>
#include <QSettings>
#include <QTimer>

#include "tests/bench/report.h"
#include "ui/desktop/application.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/window/main_window.h"

using namespace podium;
using namespace podium::desktop;

namespace {

/// Pages that draw a figure without being asked anything.
const QStringList figurePages{QStringLiteral("overviewPage"), QStringLiteral("timeToTrainPage"),
                              QStringLiteral("runsPage")};

/// Ends the process when the wanted pages have been painted.
class FirstChart final : public QObject {
public:
    FirstChart(MainWindow& window, int pages) : m_window(window), m_pages(pages) {}

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* view = event->type() == QEvent::Paint ? qobject_cast<FigureView*>(watched) : nullptr;
        if (view != nullptr && view->figure() && !m_scheduled) {
            // What was painted is on screen when the event is done. A page may have several charts.
            m_scheduled = true;
            QTimer::singleShot(0, this, &FirstChart::next);
        }
        return false;
    }

private:
    void next()
    {
        m_scheduled = false;
        if (++m_page < m_pages) {
            m_window.showPage(figurePages[m_page]);
            return;
        }
        bench::report(m_pages == 1 ? "Memory: catalogue, first chart" : "Memory: catalogue, every figure shown",
                      bench::residentMegabytes(), "MB", 150);
        std::_Exit(0);
    }

    MainWindow& m_window;
    int m_pages;
    int m_page = 0;
    bool m_scheduled = false;
};

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fputs("usage: first_chart DATABASE SETTINGS [--pages]\n", stderr);
        return 2;
    }
    QApplication qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Podium"));
    services::WorkspaceOptions options;
    options.database = argv[1];
    desktop::Application application(
        qt, options, std::make_unique<QSettings>(QString::fromLocal8Bit(argv[2]), QSettings::IniFormat));
    FirstChart watcher(application.window(), argc > 3 ? static_cast<int>(figurePages.size()) : 1);
    qt.installEventFilter(&watcher);
    application.window().show();
    return QApplication::exec();
}
