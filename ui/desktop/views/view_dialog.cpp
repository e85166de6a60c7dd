// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/views/view_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/look/dialog_metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

ViewDialog::ViewDialog(const QString& heading, const ViewWords& words, QWidget* parent)
    : QDialog(parent), m_title(new QLineEdit(QString::fromStdString(words.title), this)),
      m_note(new QPlainTextEdit(QString::fromStdString(words.note), this)), m_fault(new QLabel(this))
{
    setObjectName(QStringLiteral("viewDialog"));
    setWindowTitle(heading);
    m_title->setObjectName(QStringLiteral("viewTitle"));
    m_title->setMinimumWidth(metrics::dialogWidth);
    m_title->selectAll();
    m_note->setObjectName(QStringLiteral("viewNote"));
    m_note->setTabChangesFocus(true);
    m_note->setMinimumHeight(metrics::smallestFootnoteField);
    m_note->setPlaceholderText(tr("What the figure shows, and why it matters"));
    m_fault->setObjectName(QStringLiteral("viewFault"));
    m_fault->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Note"), m_note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    m_save->setProperty(shape::primary, true);
    m_save->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_fault);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_title, &QLineEdit::textChanged, this, &ViewDialog::check);
    connect(m_note, &QPlainTextEdit::textChanged, this, &ViewDialog::check);
    check();
}

ViewWords ViewDialog::words() const
{
    return {m_title->text().trimmed().toStdString(), m_note->toPlainText().toStdString()};
}

void ViewDialog::check()
{
    const Status valid = validateWords(words());
    const bool titled = valid || valid.error().context != "title";
    m_title->setProperty(shape::invalid, !titled);
    m_title->update();
    m_save->setEnabled(valid.has_value());
    m_fault->setVisible(!valid);
    if (!valid) {
        m_fault->setText(!titled ? tr("A title of one line is needed, of at most %1 bytes.").arg(longestViewTitle)
                                 : tr("The note may have at most %1 bytes.").arg(longestViewNote));
    }
}

}  // namespace podium::desktop
