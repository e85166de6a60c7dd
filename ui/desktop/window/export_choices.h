// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/exports/format_registry.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QWidget;

namespace podium::desktop {

/// The fields that say how a figure is written: format, page, colours, signs of a table. Those that a format does not
/// ask for are hidden.
class ExportChoices final : public QObject {
    Q_OBJECT
public:
    /// `format` is the name of the one that is chosen first.
    ExportChoices(const QString& format, QWidget* dialog);

    /// Adds the fields below those that are there.
    void addTo(QFormLayout* form);

    [[nodiscard]] const FigureFormat& format() const;
    [[nodiscard]] FigureStyle style(Language language) const;
    [[nodiscard]] FormatOptions options() const;
    /// Whether a Markdown file shows a picture that is written beside it.
    [[nodiscard]] bool wantsPicture() const;

    /// "PNG picture".
    [[nodiscard]] static QString titleOf(std::string_view format);

signals:
    void formatChanged();
    /// Something else than the format.
    void changed();

private:
    void fill(const QString& format);
    void showFields();
    void partSigns(const QComboBox* changed);

    const FormatRegistry m_formats;
    QComboBox* m_format;
    QComboBox* m_size;
    QComboBox* m_scale;
    QComboBox* m_tone;
    QComboBox* m_separator;
    QComboBox* m_decimal;
    QCheckBox* m_picture;
    QFormLayout* m_form = nullptr;
};

}  // namespace podium::desktop
