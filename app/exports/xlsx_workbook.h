// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include <xlsxwriter.h>

#include "db/records/result.h"

namespace podium {

/// A workbook of libxlsxwriter in memory, with the formats that its sheets share. Without dates of its own: the same
/// sheets give the same bytes. libxlsxwriter writes numbers by the locale, so a C locale holds in the thread while one
/// of these lives.
class XlsxWorkbook {
public:
    /// Errors: FileUnwritable, context "xlsx", where there is no memory.
    [[nodiscard]] static Result<std::unique_ptr<XlsxWorkbook>> create();
    ~XlsxWorkbook();
    XlsxWorkbook(const XlsxWorkbook&) = delete;
    XlsxWorkbook& operator=(const XlsxWorkbook&) = delete;

    void setProperties(const std::string& title, const std::string& comments);
    /// The name is cut to what a sheet may have.
    [[nodiscard]] lxw_worksheet* addSheet(const std::string& name);
    [[nodiscard]] lxw_chart* addChart(lxw_chart_type type);
    /// "#,##0.00" with this many decimals.
    [[nodiscard]] lxw_format* number(int decimals);

    [[nodiscard]] lxw_format* title() const { return m_title; }
    [[nodiscard]] lxw_format* subtitle() const { return m_subtitle; }
    [[nodiscard]] lxw_format* heading() const { return m_heading; }
    /// Heads of columns: text to the left, numbers to the right.
    [[nodiscard]] lxw_format* head(bool isNumber) const { return isNumber ? m_headNumber : m_head; }
    [[nodiscard]] lxw_format* wrapped() const { return m_wrapped; }

    /// The whole file. Nothing can be added afterwards.
    /// Errors: FileUnwritable, context "xlsx", also where the disk of temporary files is full.
    [[nodiscard]] Result<std::string> finish();

private:
    explicit XlsxWorkbook(int memory);
    lxw_format* addFormat();

    static constexpr int mostDecimals = 4;

    int m_memory;
    locale_t m_cLocale;
    locale_t m_outside;
    lxw_workbook* m_book;
    lxw_format* m_title = nullptr;
    lxw_format* m_subtitle = nullptr;
    lxw_format* m_heading = nullptr;
    lxw_format* m_head = nullptr;
    lxw_format* m_headNumber = nullptr;
    lxw_format* m_wrapped = nullptr;
    lxw_format* m_numbers[mostDecimals + 1] = {};
};

}  // namespace podium
