// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "app/models/racks_model.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/pages/page.h"

class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;

namespace podium::desktop {

class FigureView;
class RackProfileEditor;
class RacksPanel;
class RacksTable;
class Segments;
class TwinSplitter;

/// How many racks a result fills, and how many others would need for its time: cabinets to scale, the methods as a
/// table, and in the inspector's place how each comes to its number.
class RacksPage final : public Page {
    Q_OBJECT
public:
    RacksPage(Workbench& workbench, const Look& look, QWidget* parent = nullptr);
    ~RacksPage() override;

    [[nodiscard]] FigureSpec spec() const { return m_model.spec(); }
    [[nodiscard]] std::optional<FigureSpec> figureSpec() const override;
    bool applySpec(const FigureSpec& spec) override;
    [[nodiscard]] std::optional<Figure> figureForExport() override;
    [[nodiscard]] bool hasFigureForExport() override;
    [[nodiscard]] std::unique_ptr<QMimeData> copied() override;
    [[nodiscard]] QWidget* sidePanel() override;
    /// The method, the prices and the splitter; own racks lie in the database.
    [[nodiscard]] QByteArray savePage() const override;
    void restorePage(const QByteArray& state) override;

protected:
    void refresh() override;
    void showEvent(QShowEvent* event) override;

private:
    void addOptions(QHBoxLayout& row);
    void addSplitter();
    void followWorkbench();
    void followPanel();
    void followProfile(RackProfileEditor& editor, bool ofSubject);
    void setOptions(const FigureSpec& options);
    void adoptOptions();
    void showOptions();
    void showChoices();
    void showPanel();
    void keepMethod(const Figure& figure);
    [[nodiscard]] std::string profileKey(bool ofSubject) const;

    Workbench& m_workbench;
    RacksModel m_model;
    SelectionState m_methods;  ///< the selected method by its key
    FigureView* m_view;
    RacksTable* m_table;
    QPointer<RacksPanel> m_panel;  ///< the window's, once it has taken it
    Segments* m_form = nullptr;
    QDoubleSpinBox* m_ratio = nullptr;
    QComboBox* m_against = nullptr;
    TwinSplitter* m_splitter = nullptr;
};

}  // namespace podium::desktop
