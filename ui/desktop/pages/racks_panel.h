// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QScrollArea>

#include "app/analysis/racks_figure.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QComboBox;
class QVBoxLayout;

namespace podium::desktop {

class CurrencyBox;
class RackProfileEditor;

/// Beside the page of racks, in the inspector's place: whose racks they are, how the selected method comes to its
/// number, the rack profiles, accelerator-hours and cost.
class RacksPanel final : public QScrollArea {
    Q_OBJECT
public:
    RacksPanel(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// `method` is the key of the selected one, `chosen` the reference of the result that was chosen; empty: none was.
    void show(const RacksAnswer& answer, const Figure& figure, const QString& method, const QString& chosen);

    [[nodiscard]] RackProfileEditor& subjectProfile() { return *m_subjectProfile; }
    [[nodiscard]] RackProfileEditor& othersProfile() { return *m_othersProfile; }

    /// ISO 4217 code of the currency of both prices; "USD" unless the user chose another.
    [[nodiscard]] QString currency() const;
    /// Leaves it as it is where this is no code of three capital letters.
    void setCurrency(const QString& code);

signals:
    /// The reference of a result; empty: the selected one or the fastest.
    void subjectChosen(const QString& reference);
    void detailsWanted(const QString& reference);

private:
    [[nodiscard]] QWidget* makeCurrency(QWidget* parent);
    void fillSubjects(const RacksAnswer& answer, const QString& chosen);
    void rebuild();
    void addMethod(QVBoxLayout& layout);
    void addComputation(QVBoxLayout& layout);
    void addHours(QVBoxLayout& layout);
    void addNotes(QVBoxLayout& layout);
    [[nodiscard]] std::optional<RackDensity> worded(std::optional<RackDensity> density) const;
    [[nodiscard]] const RackRow* row() const;
    [[nodiscard]] const FootprintMethod* method() const;

    Workbench& m_workbench;
    const Look& m_look;
    QComboBox* m_subjects;
    CurrencyBox* m_currency = nullptr;
    RackProfileEditor* m_subjectProfile;
    RackProfileEditor* m_othersProfile;
    QVBoxLayout* m_layout;
    QWidget* m_upper = nullptr;  ///< what is made anew: above the profiles
    QWidget* m_lower = nullptr;  ///< and below them
    RacksAnswer m_answer;
    std::optional<Figure> m_figure;
    QString m_method;
};

}  // namespace podium::desktop
