// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/result_menu.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

namespace podium::desktop {

namespace {

/// The context of these words for translators.
struct ResultMenu {
    Q_DECLARE_TR_FUNCTIONS(ResultMenu)
};

QAction* add(QMenu& menu, const QString& name, const QString& text)
{
    QAction* action = menu.addAction(text);
    action->setObjectName(name);
    return action;
}

}  // namespace

void openResultMenu(const QString& reference, const QPoint& place, Workbench& workbench, QWidget& parent,
                    const std::function<void()>& details)
{
    auto* menu = new QMenu(&parent);
    menu->setObjectName(QStringLiteral("resultMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool isBaseline = workbench.baseline().reference() == reference;
    QAction* baseline = add(*menu, QStringLiteral("menuBaseline"),
                            isBaseline ? ResultMenu::tr("&No baseline any more") : ResultMenu::tr("Use as &baseline"));
    QObject::connect(baseline, &QAction::triggered, &workbench, [&workbench, reference, isBaseline] {
        workbench.baseline().setReference(isBaseline ? QString() : reference);
    });
    const bool isPinned = workbench.pins().contains(reference);
    QAction* pin = add(*menu, QStringLiteral("menuPin"), isPinned ? ResultMenu::tr("Un&pin") : ResultMenu::tr("&Pin"));
    pin->setEnabled(isPinned || !workbench.pins().isFull());
    QObject::connect(pin, &QAction::triggered, &workbench,
                     [&workbench, reference] { workbench.pins().toggle(reference); });
    menu->addSeparator();
    QAction* show = add(*menu, QStringLiteral("menuDetails"), ResultMenu::tr("Show &details"));
    QObject::connect(show, &QAction::triggered, &parent, details);
    QAction* copy = add(*menu, QStringLiteral("menuLink"), ResultMenu::tr("&Copy link"));
    QObject::connect(copy, &QAction::triggered, &workbench,
                     [reference] { QGuiApplication::clipboard()->setText(reference); });
    menu->popup(place);
}

}  // namespace podium::desktop
