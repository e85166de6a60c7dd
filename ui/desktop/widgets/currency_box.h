// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace podium::desktop {

/// A currency by its ISO 4217 code: the usual ones to choose from, every other can be typed.
class CurrencyBox final : public QComboBox {
    Q_OBJECT
public:
    explicit CurrencyBox(QWidget* parent = nullptr);

    /// The last whole code, "USD" at first.
    [[nodiscard]] QString code() const { return m_code; }
    /// Leaves it as it is where this is no code of three capital letters.
    void setCode(const QString& code);

signals:
    void codeChanged();

private:
    QString m_code = QStringLiteral("USD");
};

}  // namespace podium::desktop
