// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/page_table.h"

#include <algorithm>

#include <QtGlobal>

#include "ui/desktop/pages/compare_page.h"
#include "ui/desktop/pages/figure_page.h"
#include "ui/desktop/pages/generations_page.h"
#include "ui/desktop/pages/overview_page.h"
#include "ui/desktop/pages/racks_page.h"
#include "ui/desktop/pages/table_page.h"

namespace podium::desktop {

namespace {

template <class PageType>
Page* make(Workbench& workbench, const Look& look)
{
    return new PageType(workbench, look);
}

template <FigureKind kind>
Page* makeFigure(Workbench& workbench, const Look& look)
{
    return new FigurePage(kind, workbench, look);
}

}  // namespace

const std::vector<PageEntry>& pageTable()
{
    static const std::vector<PageEntry> pages{
        {"overviewPage", QT_TRANSLATE_NOOP("MainWindow", "Overview"), make<OverviewPage>},
        {"timeToTrainPage", QT_TRANSLATE_NOOP("MainWindow", "Time to train"), makeFigure<FigureKind::TimeToTrain>},
        {"speedupPage", QT_TRANSLATE_NOOP("MainWindow", "Speedup"), makeFigure<FigureKind::Speedup>},
        {"scalingPage", QT_TRANSLATE_NOOP("MainWindow", "Scaling"), makeFigure<FigureKind::Scaling>},
        {"racksPage", QT_TRANSLATE_NOOP("MainWindow", "Racks"), make<RacksPage>},
        {"generationsPage", QT_TRANSLATE_NOOP("MainWindow", "Generations"), make<GenerationsPage>},
        {"trendsPage", QT_TRANSLATE_NOOP("MainWindow", "Trends"), makeFigure<FigureKind::Trend>},
        {"runsPage", QT_TRANSLATE_NOOP("MainWindow", "Runs"), makeFigure<FigureKind::Spread>},
        {"tablePage", QT_TRANSLATE_NOOP("MainWindow", "Table"), make<TablePage>},
        {comparePage, QT_TRANSLATE_NOOP("MainWindow", "Compare"), make<ComparePage>},
    };
    return pages;
}

const char* pageOf(FigureKind kind)
{
    switch (kind) {
    case FigureKind::TimeToTrain:
        return "timeToTrainPage";
    case FigureKind::Spread:
    case FigureKind::Convergence:
        return "runsPage";
    case FigureKind::Speedup:
        return "speedupPage";
    case FigureKind::Scaling:
        return "scalingPage";
    case FigureKind::Trend:
        return "trendsPage";
    case FigureKind::Racks:
        return "racksPage";
    case FigureKind::Generations:
        return "generationsPage";
    }
    return "";
}

int pageIndex(const QString& name)
{
    const std::vector<PageEntry>& pages = pageTable();
    const auto found = std::find_if(pages.begin(), pages.end(),
                                    [&name](const PageEntry& entry) { return name == QLatin1String(entry.name); });
    return found != pages.end() ? static_cast<int>(found - pages.begin()) : -1;
}

}  // namespace podium::desktop
