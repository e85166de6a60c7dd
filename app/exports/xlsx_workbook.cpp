// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/xlsx_workbook.h"

#include <algorithm>
#include <clocale>

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include "app/analysis/display_text.h"
#include "app/exports/whole_package.h"

namespace podium {

namespace {

constexpr time_t fixedTime = 315532800;  ///< 1980-01-01, as in the entries of the archive; 0 would be now
constexpr std::size_t longestSheetName = 31;

Error failed(const std::string& reason) { return {ErrorCode::FileUnwritable, "xlsx", reason}; }

Result<std::string> contentOf(int descriptor)
{
    const off_t size = ::lseek(descriptor, 0, SEEK_END);
    if (size < 0 || ::lseek(descriptor, 0, SEEK_SET) != 0) {
        return tl::unexpected(failed("the file in memory cannot be read"));
    }
    std::string bytes(static_cast<std::size_t>(size), '\0');
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t count = ::read(descriptor, bytes.data() + done, bytes.size() - done);
        if (count <= 0) {
            return tl::unexpected(failed("the file in memory cannot be read"));
        }
        done += static_cast<std::size_t>(count);
    }
    return bytes;
}

}  // namespace

Result<std::unique_ptr<XlsxWorkbook>> XlsxWorkbook::create()
{
    const int memory = ::memfd_create("podium-xlsx", MFD_CLOEXEC);
    if (memory < 0) {
        return tl::unexpected(failed("not enough memory"));
    }
    std::unique_ptr<XlsxWorkbook> book(new XlsxWorkbook(memory));
    if (book->m_book == nullptr) {
        return tl::unexpected(failed("not enough memory"));
    }
    return book;
}

XlsxWorkbook::XlsxWorkbook(int memory)
    : m_memory(memory), m_cLocale(::newlocale(LC_ALL_MASK, "C", nullptr)), m_outside(::uselocale(m_cLocale)),
      m_book(workbook_new(fmt::format("/proc/self/fd/{}", memory).c_str()))
{
    if (m_book == nullptr) {
        return;
    }
    m_title = addFormat();
    format_set_bold(m_title);
    format_set_font_size(m_title, 16);
    m_subtitle = addFormat();
    format_set_font_color(m_subtitle, 0x555555);
    m_heading = addFormat();
    format_set_bold(m_heading);
    for (lxw_format** head : {&m_head, &m_headNumber}) {
        *head = addFormat();
        format_set_bold(*head);
        format_set_text_wrap(*head);
        format_set_bottom(*head, LXW_BORDER_THIN);
    }
    format_set_align(m_headNumber, LXW_ALIGN_RIGHT);
    m_wrapped = addFormat();
    format_set_text_wrap(m_wrapped);
    for (int decimals = 0; decimals <= mostDecimals; ++decimals) {
        m_numbers[decimals] = addFormat();
        format_set_align(m_numbers[decimals], LXW_ALIGN_RIGHT);
        const std::string digits(static_cast<std::size_t>(decimals), '0');
        format_set_num_format(m_numbers[decimals], ("#,##0" + (digits.empty() ? "" : "." + digits)).c_str());
    }
}

XlsxWorkbook::~XlsxWorkbook()
{
    if (m_book != nullptr) {
        lxw_workbook_free(m_book);
    }
    ::close(m_memory);
    ::uselocale(m_outside);
    if (m_cLocale != nullptr) {
        ::freelocale(m_cLocale);
    }
}

lxw_format* XlsxWorkbook::addFormat()
{
    lxw_format* format = workbook_add_format(m_book);
    format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    return format;
}

void XlsxWorkbook::setProperties(const std::string& title, const std::string& comments)
{
    std::string ownTitle = xmlCharacters(title);
    std::string ownComments = xmlCharacters(comments);
    std::string author = "Podium";
    lxw_doc_properties properties{};
    properties.title = ownTitle.data();
    properties.author = author.data();
    properties.comments = ownComments.data();
    properties.created = fixedTime;
    workbook_set_properties(m_book, &properties);
}

lxw_worksheet* XlsxWorkbook::addSheet(const std::string& name)
{
    return workbook_add_worksheet(m_book, name.substr(0, longestSheetName).c_str());
}

lxw_chart* XlsxWorkbook::addChart(lxw_chart_type type)
{
    return workbook_add_chart(m_book, static_cast<std::uint8_t>(type));
}

lxw_format* XlsxWorkbook::number(int decimals) { return m_numbers[std::clamp(decimals, 0, mostDecimals)]; }

Result<std::string> XlsxWorkbook::finish()
{
    const lxw_error error = workbook_close(m_book);  // frees it in any case
    m_book = nullptr;
    if (error != LXW_NO_ERROR) {
        return tl::unexpected(failed(lxw_strerror(error)));
    }
    auto bytes = contentOf(m_memory);
    if (bytes && !isWholePackage(*bytes)) {
        return tl::unexpected(failed("the disk of temporary files is full (TMPDIR, /tmp)"));
    }
    return bytes;
}

}  // namespace podium
