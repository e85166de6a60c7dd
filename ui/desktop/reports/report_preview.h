// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractScrollArea>
#include <QPixmap>

#include "ui/desktop/look/look.h"
#include "ui/reports/drawn_report.h"
#include "ui/reports/report_pages.h"

namespace podium::desktop {

/// The pages of a report below each other, as they will be printed, as wide as there is room.
class ReportPreview final : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ReportPreview(const Look& look, QWidget* parent = nullptr);
    ~ReportPreview() override;

    /// The place that is looked at stays. Null: there is nothing to show.
    void setReport(std::shared_ptr<const reports::DrawnReport> report);
    /// Said in the middle where there are no pages.
    void setMessage(const QString& message);
    /// Of the pages; 0: there are none.
    [[nodiscard]] std::size_t pageCount() const;
    void showSection(int section);

signals:
    /// Pages are others, or another one is looked at: from 1 on.
    void pageChanged(std::size_t page, std::size_t pages);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    [[nodiscard]] double scale() const;
    [[nodiscard]] int pageHeight() const;
    /// Of the first page that is seen.
    [[nodiscard]] QRect pageRect(std::size_t page) const;
    [[nodiscard]] const QPixmap& pixmap(std::size_t page);
    void layOut();
    void tellPage();

    const Look& m_look;
    std::shared_ptr<const reports::DrawnReport> m_report;
    const reports::ReportPages* m_pages = nullptr;  ///< of the report
    std::vector<QPixmap> m_pixmaps;                 ///< of the pages that were seen
    QString m_message;
};

}  // namespace podium::desktop
