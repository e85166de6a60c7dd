// SPDX-License-Identifier: GPL-3.0-or-later
// The two results of a scaling page whose efficiency is asked for: the selected one, and the other that was picked. Both
// are options of the page, so that they come back together; a selection that was made on another page begins anew.
#include "ui/desktop/pages/figure_page.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/scaling_twin.h"

namespace podium::desktop {

/// By the user, on this page.
void FigurePage::pickPair(const QString& other)
{
    if (m_scaling != nullptr) {
        m_pairDropped = false;
        takePair(other, m_workbench.selection().selected());
        showPair();
    }
}

void FigurePage::takePair(const QString& other, const QString& selected)
{
    const bool both = !other.isEmpty() && !selected.isEmpty();
    FigureSpec options = chosenOptions();
    options.from = both ? other.toStdString() : std::string();
    options.to = both ? selected.toStdString() : std::string();
    m_pair = {options.from, options.to};
    m_workbench.options().take(options);
}

/// Where undoing, a view or a session brought another pair, its one end is selected; a hidden page waits.
void FigurePage::adoptPair()
{
    if (m_scaling == nullptr) {
        return;
    }
    const std::pair chosen(chosenOptions().from, chosenOptions().to);
    if (chosen != m_pair && (isVisible() || chosen.second.empty())) {
        m_pair = chosen;
        m_pairDropped = false;
        if (!chosen.second.empty()) {
            m_workbench.selection().select(QString::fromStdString(chosen.second));
        }
    }
    showPair();
}

void FigurePage::followPair(const QString& selected)
{
    if (m_scaling == nullptr) {
        return;
    }
    const FigureSpec& options = chosenOptions();
    if (!isVisible()) {
        m_pair = {options.from, options.to};
        m_pairDropped = true;
        showPair();
    } else if (!m_pairDropped && !options.from.empty() && options.to != selected.toStdString()) {
        takePair(QString::fromStdString(options.from), selected);
    }
}

void FigurePage::showPair()
{
    const QString other = m_pairDropped ? QString() : QString::fromStdString(chosenOptions().from);
    m_scaling->setOther(other);
    m_view->setPaired(other);
    m_model.setPair(other);
}

}  // namespace podium::desktop
