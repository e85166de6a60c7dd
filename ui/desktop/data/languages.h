// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QLocale>
#include <QObject>
#include <QTranslator>

#include "app/analysis/number_format.h"

namespace podium::desktop {

enum class LanguageChoice { System, English, German };

/// The language of the window: Podium's own translations and Qt's.
class Languages final : public QObject {
    Q_OBJECT
public:
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    [[nodiscard]] LanguageChoice choice() const { return m_choice; }
    void setChoice(LanguageChoice choice);

    [[nodiscard]] Language language() const { return m_language; }
    /// By which numbers are written on screen.
    [[nodiscard]] QLocale locale() const;

signals:
    void changed();

private:
    void apply();

    LanguageChoice m_choice = LanguageChoice::System;
    Language m_language = Language::English;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

}  // namespace podium::desktop
