// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/footnote_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

FootnoteDialog::FootnoteDialog(const QString& footnote, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("footnoteDialog"));
    setWindowTitle(tr("Footnote of the figure"));
    auto* text = new QPlainTextEdit(footnote, this);
    text->setObjectName(QStringLiteral("footnoteText"));
    text->setAccessibleName(windowTitle());
    text->setReadOnly(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyFootnote"));
    connect(copy, &QPushButton::clicked, this, [footnote] { QGuiApplication::clipboard()->setText(footnote); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space20, metrics::space20, metrics::space20, metrics::space16);
    layout->setSpacing(metrics::space12);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    resize(metrics::windowWidth / 2, metrics::windowHeight / 2);
}

}  // namespace podium::desktop
