// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/analysis/hardware_family.h"
#include "app/analysis/racks.h"
#include "app/analysis/racks_options.h"
#include "ui/desktop/look/look.h"

class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace podium::desktop {

/// How many accelerators fill one rack of a kind of system, how many of them take part, and who says so. What the user
/// enters takes the place of the profile until it is reset.
class RackProfileEditor final : public QWidget {
    Q_OBJECT
public:
    /// `name` begins the names of its fields: "subject" gives "subjectPerRack", "subjectActive", "subjectPrice".
    RackProfileEditor(const QString& name, const Look& look, QWidget* parent = nullptr);

    /// Without a density the fields wait for one.
    void show(const QString& title, HardwareFamily family, const std::optional<RackDensity>& density);
    /// Price of an accelerator-hour; empty: none was entered.
    [[nodiscard]] std::optional<double> price() const;
    void setPrice(const std::optional<double>& price);

signals:
    void edited(const podium::OwnRack& rack);
    void resetWanted();
    void priceChanged();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addFields(const QString& name);
    void addPrice(const QString& name);
    void showEvidence(const std::optional<RackDensity>& density);
    void tell();

    const Look& m_look;
    QWidget* m_swatch;
    QLabel* m_title;
    QSpinBox* m_installed = nullptr;
    QSpinBox* m_active = nullptr;
    QDoubleSpinBox* m_price = nullptr;
    QHBoxLayout* m_evidence = nullptr;  ///< the badge
    QLabel* m_source = nullptr;
    QToolButton* m_reset = nullptr;
    bool m_allActive = true;  ///< a change of the one number is a change of both
};

}  // namespace podium::desktop
