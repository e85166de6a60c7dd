// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of figure pages share.
#pragma once

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_layout.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/widgets/figure_view.h"

namespace podium::desktop {

/// Llama 3.1 405B of v5.0 in METRICS.md.
inline QString carina(int accelerators)
{
    return QStringLiteral("5.0/IBM+CoreWeave+NVIDIA/carina_ngpu%1_ngc25.04_nemo/llama31_405b").arg(accelerators);
}
inline QString eos(int nodes) { return QStringLiteral("5.0/NVIDIA/eos-dfw_n%1_ngc25.01_nemo/llama31_405b").arg(nodes); }

inline void showPage(WindowFixture& program, const char* name)
{
    program.window().showPage(QLatin1String(name));
    program.settle();
}

/// The page's figure, drawn.
inline FigureView& drawnFigure(WindowFixture& program, const char* page)
{
    showPage(program, page);
    auto& view = program.find<FigureView>("figureView");
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.drawn() != nullptr && !view.drawn()->layout.rows.empty();
    }));
    return view;
}

/// The middle of a row or a mark; it must be there.
inline QPoint placeOf(FigureView& view, const QString& reference)
{
    view.repaint();
    REQUIRE(view.drawn() != nullptr);
    for (const charts::PlacedRow& row : view.drawn()->layout.rows) {
        if (row.reference == reference.toStdString()) {
            return row.band.center().toPoint();
        }
    }
    FAIL("not drawn: " << reference.toStdString());
    return {};
}

/// No-break spaces would not be seen in what is expected.
inline QString plain(QString text) { return text.replace(QChar(QChar::Nbsp), QLatin1Char(' ')); }

/// The value label of a result.
inline std::string labelOf(const FigureView& view, const QString& reference)
{
    for (const Series& series : view.figure()->series) {
        for (const Mark& mark : series.marks) {
            if (mark.reference == reference.toStdString()) {
                return plain(QString::fromStdString(mark.label)).toStdString();
            }
        }
    }
    return "none";
}

}  // namespace podium::desktop
