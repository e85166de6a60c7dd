// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Which result it is: system, submitter, and its standing as badges.
class SubjectSection final : public QWidget {
    Q_OBJECT
public:
    SubjectSection(const services::SubmissionDetails& details, const Workbench& workbench, const Look& look,
                   QWidget* parent = nullptr);
};

}  // namespace podium::desktop
