// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QApplication;

namespace podium::charts {

/// Chooses Qt's platform without a display when there is none and nothing was chosen. Call before QApplication is made.
void prepareHeadless();

/// The QApplication of a program that draws into files only. It never needs a display and keeps Qt's own remarks on
/// the environment away from standard error.
class HeadlessApplication {
public:
    HeadlessApplication();
    ~HeadlessApplication();
    HeadlessApplication(const HeadlessApplication&) = delete;
    HeadlessApplication& operator=(const HeadlessApplication&) = delete;

private:
    std::unique_ptr<QApplication> m_application;
};

}  // namespace podium::charts
