// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QVBoxLayout;

namespace podium::desktop {

class Section;

/// What is known of the selected result: how its score came about, its system, where it comes from, what it may be
/// compared with; and the pins.
class Inspector final : public QScrollArea {
    Q_OBJECT
public:
    Inspector(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// What the selection's details are; null: they are not here.
    [[nodiscard]] const services::SubmissionDetails* details() const { return m_details.get(); }

signals:
    /// The pinned results side by side.
    void compareWanted();
    /// A file of the selected result, as provenance names it.
    void sourceWanted(const podium::desktop::SharedDetails& details, const QString& file, qint64 line);

private:
    void follow(const QString& reference);
    void adopt(const SharedDetails& details);
    void rebuild();
    void addScore(QVBoxLayout& layout);
    void addSystem(QVBoxLayout& layout);
    void addProvenance(QVBoxLayout& layout);
    void addResultId(Section& section);
    void askForResultId(const QString& id);
    void addComparability(QVBoxLayout& layout);
    void addPins(QVBoxLayout& layout);
    [[nodiscard]] QString rank() const;
    [[nodiscard]] QString citation() const;

    Workbench& m_workbench;
    const Look& m_look;
    SharedDetails m_details;
    bool m_allFields = false;
    bool m_scheduled = false;
};

}  // namespace podium::desktop
