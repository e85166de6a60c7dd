// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/figure_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "ui/desktop/widgets/figure_view.h"

namespace podium::desktop {

namespace {

class FigureAccessible final : public QAccessibleWidget {
public:
    explicit FigureAccessible(FigureView* view) : QAccessibleWidget(view, QAccessible::Chart), m_view(view) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_view->selectedText() : QAccessibleWidget::text(kind);
    }

private:
    FigureView* m_view;
};

QAccessibleInterface* interfaceOf(const QString&, QObject* object)
{
    auto* view = qobject_cast<FigureView*>(object);
    return view != nullptr ? new FigureAccessible(view) : nullptr;
}

}  // namespace

void makeFiguresAccessible()
{
    static const bool installed = [] {
        QAccessible::installFactory(interfaceOf);
        return true;
    }();
    static_cast<void>(installed);
}

}  // namespace podium::desktop
