// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QMimeData>
#include <QWidget>

#include "app/analysis/figure.h"
#include "app/analysis/figure_spec.h"

namespace podium::desktop {

/// One tab of the window.
class Page : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// What Export would write: the figure of this page as it is, before rows are folded. Empty: no figure.
    [[nodiscard]] virtual std::optional<Figure> figureForExport() { return std::nullopt; }
    /// The same of a page with several, the one that has or had the focus first. Empty: no figure.
    [[nodiscard]] virtual std::vector<Figure> figuresForExport();
    /// Whether figureForExport() has one; asked after every change.
    [[nodiscard]] virtual bool hasFigureForExport() { return false; }
    /// What the figure of this page is drawn from, for saved views and the command line; its style is the window's,
    /// without size, scale and colours. Empty: the page has not one figure, or lacks what it is about.
    [[nodiscard]] virtual std::optional<FigureSpec> figureSpec() const { return std::nullopt; }
    /// Makes the page show this figure as far as the page itself holds what a figure is drawn from: the rest is
    /// viewOfFigure(). False: figures of this kind are not this page's.
    virtual bool applySpec(const FigureSpec&) { return false; }
    /// What Copy puts on the clipboard; null: nothing.
    [[nodiscard]] virtual std::unique_ptr<QMimeData> copied() { return nullptr; }
    /// What stands in the inspector's place while this page is shown; the window takes it over. Null: the inspector.
    [[nodiscard]] virtual QWidget* sidePanel() { return nullptr; }
    /// State of the page that comes back with the session.
    [[nodiscard]] virtual QByteArray savePage() const { return {}; }
    virtual void restorePage(const QByteArray&) {}

signals:
    /// The user wants the details of a result.
    void detailsWanted(const QString& reference);
    /// The user wants another page, by its name (PageEntry).
    void pageWanted(const QString& name);
    /// figureForExport() is another one.
    void figureChanged();
    /// The panel is to be seen again, where details of a result took its place.
    void sidePanelWanted();

protected:
    /// Calls refresh() once control is back in the event loop: several changes at once make one.
    void scheduleRefresh();
    /// Shows the workbench as it is now; nothing while the page is hidden.
    virtual void refresh() {}

private:
    bool m_scheduled = false;
};

}  // namespace podium::desktop
