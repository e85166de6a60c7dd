// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/page_style.h"

#include <algorithm>
#include <cmath>

#include <QStringList>

namespace podium::charts {

namespace {

constexpr double slideSide = 900;

/// Where the text can be cut without splitting a character: the number of UTF-16 units up to `limit`.
qsizetype cutBefore(const QString& text, qsizetype limit)
{
    return limit > 0 && limit < text.size() && text.at(limit).isLowSurrogate() ? limit - 1 : limit;
}

/// UTF-16 units of the first character.
qsizetype firstCharacter(const QString& text) { return !text.isEmpty() && text.at(0).isHighSurrogate() ? 2 : 1; }

/// The words of a text; a separating dot stays with the word before it, so that no line begins with one.
QStringList wordsOf(const QString& text)
{
    QStringList words;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (word == QStringLiteral("·") && !words.isEmpty()) {
            words.last() += QLatin1Char(' ') + word;
        } else {
            words.append(word);
        }
    }
    return words;
}

}  // namespace

RowLimits PageStyle::rowLimits(std::size_t rows) const
{
    if (!fillsPage) {
        return {rows <= 8 ? std::max(40.0, widestPitch) : widestPitch, 18};
    }
    return rows <= 3 ? RowLimits{88, 36} : rows <= 8 ? RowLimits{76, 32} : RowLimits{44, 22};
}

PageStyle PageStyle::forPage(int width, int height)
{
    const double factor = std::min(width, height) / slideSide;
    const auto scaled = [=](double size, double smallest) { return std::max(smallest, std::round(size * factor)); };
    PageStyle style;
    style.title = scaled(30, 16);
    style.subtitle = scaled(17, 12);
    style.axisTitle = scaled(17, 12);
    style.label = scaled(16, 12);
    style.smallestLabel = std::max(11.0, std::round(style.label * 0.75));
    style.note = scaled(15, 11);
    style.footnote = scaled(13, 10);
    style.margin = scaled(48, 16);
    style.marginTop = scaled(34, 14);
    style.marginBottom = scaled(26, 12);
    style.unit = std::max(0.5, factor);
    style.fillsPage = true;
    return style;
}

PageStyle PageStyle::forScreen(double scale)
{
    PageStyle style;
    style.title = 16 * scale;
    style.subtitle = 12 * scale;
    style.axisTitle = 11 * scale;
    style.label = 12 * scale;
    style.smallestLabel = 11 * scale;
    style.note = 11 * scale;
    style.footnote = 10 * scale;
    style.smallestFootnote = 10 * scale;
    style.smallestNote = 11 * scale;
    style.margin = 16 * scale;
    style.marginTop = 8 * scale;
    style.marginBottom = 8 * scale;
    style.unit = 0.5 * scale;
    style.gutter = 20 * scale;
    style.selectable = true;
    return style;
}

QFont figureFont(double pixelSize, bool bold)
{
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(static_cast<int>(std::lround(pixelSize)));
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferAntialias);
    // No wider than without, but then Qt joins no letters: a reader of the PDF finds "efficiency" as it was written.
    font.setLetterSpacing(QFont::PercentageSpacing, 100);
    return font;
}

TextMeasure::Face& TextMeasure::face(double pixelSize, bool bold) const
{
    const auto key = std::pair(pixelSize, bold);
    auto found = m_faces.find(key);
    if (found == m_faces.end()) {
        found = m_faces.emplace(key, Face{QFontMetricsF(figureFont(pixelSize, bold)), {}}).first;
    }
    return found->second;
}

double TextMeasure::width(const QString& text, double pixelSize, bool bold) const
{
    if (text.isEmpty()) {
        return 0;
    }
    Face& font = face(pixelSize, bold);
    auto known = font.widths.find(text);
    if (known == font.widths.end()) {
        known = font.widths.insert(text, font.metrics.horizontalAdvance(text));
    }
    return known.value();
}

double TextMeasure::ascent(double pixelSize, bool bold) const { return face(pixelSize, bold).metrics.ascent(); }

double TextMeasure::capHeight(double pixelSize, bool bold) const { return face(pixelSize, bold).metrics.capHeight(); }

double TextMeasure::height(double pixelSize, bool bold) const { return face(pixelSize, bold).metrics.height(); }

QString TextMeasure::elided(const QString& text, double pixelSize, bool bold, double width) const
{
    if (this->width(text, pixelSize, bold) <= width) {
        return text;
    }
    const QString ellipsis = QStringLiteral("…");
    qsizetype fits = 0;
    qsizetype tooLong = text.size();
    while (fits + 1 < tooLong) {
        const qsizetype middle = (fits + tooLong) / 2;
        const QString candidate = text.left(cutBefore(text, middle)).trimmed() + ellipsis;
        (this->width(candidate, pixelSize, bold) <= width ? fits : tooLong) = middle;
    }
    const QString shortened = text.left(cutBefore(text, fits)).trimmed();
    return shortened.isEmpty() ? QString() : shortened + ellipsis;
}

QStringList TextMeasure::wrapped(const QString& text, double pixelSize, bool bold, double width) const
{
    QStringList lines;
    QString line;
    for (QString word : wordsOf(text)) {
        const QString joined = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (this->width(joined, pixelSize, bold) <= width) {
            line = joined;
            continue;
        }
        if (!line.isEmpty()) {
            lines.append(line);
        }
        while (this->width(word, pixelSize, bold) > width && word.size() > firstCharacter(word)) {
            qsizetype cut = word.size() - 1;
            while (cut > 1 && this->width(word.left(cutBefore(word, cut)), pixelSize, bold) > width) {
                --cut;
            }
            cut = std::max(firstCharacter(word), cutBefore(word, cut));
            lines.append(word.left(cut));
            word = word.mid(cut);
        }
        line = word;
    }
    if (!line.isEmpty()) {
        lines.append(line);
    }
    return lines;
}

}  // namespace podium::charts
