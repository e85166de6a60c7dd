// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/currency_box.h"

#include <array>

#include <QLineEdit>
#include <QRegularExpressionValidator>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

constexpr std::array usualCurrencies{"USD", "EUR", "GBP", "CHF", "CNY", "INR", "JPY", "KRW"};

QRegularExpression codePattern() { return QRegularExpression(QStringLiteral("^[A-Z]{3}$")); }

}  // namespace

CurrencyBox::CurrencyBox(QWidget* parent) : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    setToolTip(tr("The currency's code of three letters (ISO 4217)"));
    setValidator(new QRegularExpressionValidator(codePattern(), this));
    setFixedHeight(metrics::smallControl);
    setFixedWidth(metrics::priceField);
    for (const char* code : usualCurrencies) {
        addItem(QLatin1String(code));
    }
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString& code) {
        if (lineEdit()->hasAcceptableInput() && code != m_code) {
            m_code = code;
            emit codeChanged();
        }
    });
}

void CurrencyBox::setCode(const QString& code)
{
    if (codePattern().match(code).hasMatch()) {
        setCurrentText(code);
    }
}

}  // namespace podium::desktop
