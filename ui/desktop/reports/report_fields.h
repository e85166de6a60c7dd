// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/reports/report_description.h"

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace podium::desktop {

/// What stands on the front page of a report, its language and its paper.
class ReportFields final : public QWidget {
    Q_OBJECT
public:
    explicit ReportFields(QWidget* parent = nullptr);

    /// All but the sections.
    void show(const ReportDescription& report);
    /// Puts the fields into a report; its sections stay.
    void apply(ReportDescription& report) const;
    /// Why the fields cannot be used; empty: they can.
    [[nodiscard]] QString fault() const;

signals:
    void edited();

private:
    enum DateChoice { NoDay, Today, OneDay };

    [[nodiscard]] QLineEdit* makeLine(const char* name);
    [[nodiscard]] QComboBox* makeChoice(const char* name);
    /// "today", a day, or empty.
    [[nodiscard]] std::string date() const;
    [[nodiscard]] bool isDate() const;
    void check();

    QLineEdit* m_title;
    QLineEdit* m_subtitle;
    QLineEdit* m_author;
    QComboBox* m_date;
    QLineEdit* m_day;
    QComboBox* m_language;
    QComboBox* m_paper;
    QComboBox* m_orientation;
};

}  // namespace podium::desktop
