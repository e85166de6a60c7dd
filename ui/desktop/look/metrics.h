// SPDX-License-Identifier: GPL-3.0-or-later
// Every size in the window (look/LOOK.md, Type, space, shape), in device-independent pixels unless it says points.
#pragma once

namespace podium::desktop::metrics {

inline constexpr int space2 = 2;
inline constexpr int space4 = 4;
inline constexpr int space6 = 6;
inline constexpr int space8 = 8;
inline constexpr int space12 = 12;
inline constexpr int space16 = 16;
inline constexpr int space20 = 20;

inline constexpr int menuBar = 26;
inline constexpr int toolBar = 44;
inline constexpr int control = 28;
inline constexpr int smallControl = 24;
inline constexpr int tab = 32;
inline constexpr int dockTitle = 32;
inline constexpr int chipRow = 36;
inline constexpr int chip = 22;
inline constexpr int tableHeader = 25;
inline constexpr int tableRow = 23;
inline constexpr int cellMargin =
    space6;  ///< left and right of a table's texts: all columns of a figure's twin fit at 1280
inline constexpr int facetRow = 19;
inline constexpr int facetSection = 27;
inline constexpr int menuItem = 24;
inline constexpr int statusBar = 26;
inline constexpr int splitter = 7;

inline constexpr int leftDock = 224;
inline constexpr int rightDock = 268;
inline constexpr int pageMargin = space16;
inline constexpr int dockMargin = 12;
inline constexpr int inspectorMargin = 14;

inline constexpr int radius = 4;
inline constexpr int badgeRadius = 3;
inline constexpr int boxRadius = 2;
inline constexpr int checkBox = 13;
inline constexpr int swatch = 10;
inline constexpr int scrollBar = 8;
inline constexpr int shortestThumb = 32;
inline constexpr int icon = 16;
inline constexpr int smallIcon = 14;
inline constexpr int selectionEdge = 3;
inline constexpr int focusRing = 2;
inline constexpr double iconStroke = 1.4;

inline constexpr int searchField = 236;
inline constexpr int benchmarkField = 190;
inline constexpr int inspectorKey = 86;
inline constexpr int runStrip = 40;
inline constexpr int rangeSlider = 22;
inline constexpr int sliderHandle = 13;
inline constexpr int sliderGroove = 3;
inline constexpr int rangeField = 80;
inline constexpr int rackField = 52;  ///< at least
inline constexpr int priceField = 86;
inline constexpr int widestLeftDock = 280;
inline constexpr int widestRightDock = 340;
inline constexpr int twinTable = 126;  ///< at first: its header and four rows
inline constexpr int smallestFigureHeight = 210;
inline constexpr int drawerWidth = 1200;  ///< narrower windows begin without the inspector
inline constexpr int narrowWidth = 1000;  ///< narrower ones without facets too
inline constexpr int windowWidth = 1280;
inline constexpr int windowHeight = 800;
inline constexpr int hiddenFootnote = 20;  ///< of figures in panels
inline constexpr int smallestWidth = 860;
inline constexpr int smallestHeight = 560;

inline constexpr double pointsFootnote = 7.5;
inline constexpr double pointsSmall = 8.25;
inline constexpr double pointsBody = 9;
inline constexpr double pointsSubject = 10.5;
inline constexpr double pointsSentence = 11.25;
inline constexpr double pointsTitle = 12;
inline constexpr double pointsPage = 15;
inline constexpr double pointsScore = 19.5;

}  // namespace podium::desktop::metrics
