// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "app/analysis/figure_spec.h"
#include "ui/desktop/data/workbench.h"

class QComboBox;
class QHBoxLayout;

namespace podium::desktop {

class Segments;

/// The choices of a figure beside the chips of its page: those that its kind has.
class FigureOptions final : public QWidget {
    Q_OBJECT
public:
    FigureOptions(FigureKind kind, Workbench& workbench, QWidget* parent = nullptr);

    /// Shows what these options say.
    void follow(const FigureSpec& options);

signals:
    /// By the user.
    void chosen(const podium::FigureSpec& options);

protected:
    void showEvent(QShowEvent* event) override;

private:
    template <class Value>
    Segments* addSegments(const QString& name, const QStringList& labels, Value FigureSpec::*field);
    template <class Value>
    QComboBox* addChoice(const QString& name, const QString& label, const QStringList& texts, Value FigureSpec::*field);
    void addCaption(const QString& text, QWidget* buddy);
    void addOrder(bool withCaption);
    void addScale();
    void addRunsViews();
    void addSpeedupMode();
    void addSizes();
    void fillSizes(QComboBox& box) const;

    Workbench& m_workbench;
    FigureSpec m_options;
    QHBoxLayout* m_layout;
    std::vector<std::function<void()>> m_followers;  ///< set each control to m_options
};

}  // namespace podium::desktop
