// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Names of dynamic properties by which a widget asks for another shape.
namespace shape {
inline constexpr const char* primary = "podiumPrimary";  ///< button: filled with the accent
inline constexpr const char* segment =
    "podiumSegment";                               ///< tool button of a row of segments: "first", "middle", "last"
inline constexpr const char* chip = "podiumChip";  ///< tool button that removes a part of the filter
inline constexpr const char* invalid = "podiumInvalid";    ///< field that holds what cannot be used
inline constexpr const char* link = "podiumLink";          ///< tool button that is a piece of text in the accent
inline constexpr const char* outlined = "podiumOutlined";  ///< small tool button with an outline
}  // namespace shape

/// Fusion with the look of look/LOOK.md: flat surfaces, one outline, one accent. Whatever is not drawn here stays Fusion.
class PodiumStyle final : public QProxyStyle {
    Q_OBJECT
public:
    explicit PodiumStyle(const Look& look);

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                       const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* data) const override;

private:
    const Look& m_look;
};

}  // namespace podium::desktop
