// SPDX-License-Identifier: GPL-3.0-or-later
// The floor of a start: an empty window with an empty chart. Ends when it has been painted.
#include <cstdlib>

#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QMainWindow>
#include <QTimer>

#include "tests/bench/report.h"

namespace {

class PaintedChart final : public QChartView {
public:
    PaintedChart() : QChartView(new QChart) {}

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QChartView::paintEvent(event);
        // What was painted is on screen when the event is done.
        QTimer::singleShot(0, this, [] {
            podium::bench::report("Memory: empty window with an empty chart", podium::bench::residentMegabytes(), "MB",
                                  0);
            std::_Exit(0);
        });
    }
};

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new PaintedChart);
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
