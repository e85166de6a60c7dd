// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <utility>

#include <QFont>
#include <QIcon>
#include <QObject>

#include "ui/desktop/look/theme.h"

class QApplication;

namespace podium::desktop {

enum class ToneChoice { System, Light, Dark };
enum class TextSize { Footnote, Small, Body, Subject, Sentence, Title, Page, Score };
/// What a symbol is tinted in; follows the theme.
enum class IconInk { Text, Secondary, Accent, OnAccent, Amber, Green, Red };

/// How the program looks at this moment: theme, fonts and symbols. Sets the application's style, palette and font.
class Look final : public QObject {
    Q_OBJECT
public:
    explicit Look(QApplication& application);
    ~Look() override;

    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] ToneChoice choice() const { return m_choice; }
    void setChoice(ToneChoice choice);

    [[nodiscard]] QFont font(TextSize size, bool strong = false) const;
    /// A symbol of assets/icons by its file's name, drawn in the theme's colour at every size.
    [[nodiscard]] QIcon icon(const QString& name, IconInk ink = IconInk::Text) const;
    [[nodiscard]] QColor color(IconInk ink) const;

signals:
    /// The theme is another one; palette and style are set already.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] FigureTone systemTone();
    void apply();

    QApplication& m_application;
    ToneChoice m_choice = ToneChoice::System;
    Theme m_theme;
    mutable std::map<std::pair<TextSize, bool>, QFont> m_fonts;  ///< that were asked for
    bool m_applying = false;
};

}  // namespace podium::desktop
