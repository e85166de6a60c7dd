// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/report_formats.h"

#include <memory>
#include <set>

#include "tests/app/reports/report_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"

using namespace podium;
using namespace podium::reports;

namespace {

std::unique_ptr<DrawnReport> drawn(Report report)
{
    test::application();
    auto made = DrawnReport::draw(std::move(report));
    REQUIRE(made.has_value());
    return std::move(*made);
}

std::string encoded(const DrawnReport& report, ReportFormat format)
{
    const auto bytes = encodeReport(report, format);
    REQUIRE(bytes.has_value());
    return *bytes;
}

constexpr ReportFormat allFormats[] = {ReportFormat::Pdf, ReportFormat::Html, ReportFormat::Odt};

}  // namespace

TEST_CASE("formats of reports are known by name and ending", "[report]")
{
    for (const ReportFormat format : allFormats) {
        CHECK(reportFormatFromString(toString(format)) == format);
        CHECK(reportFormatFromString("." + std::string(toString(format))) == format);
    }
    CHECK(reportFormatFromString(".PDF") == ReportFormat::Pdf);
    CHECK(reportFormatFromString("htm") == ReportFormat::Html);
    for (const char* other : {"", ".", "docx", "pdf ", "..pdf", "xhtml"}) {
        CAPTURE(other);
        CHECK_FALSE(reportFormatFromString(other).has_value());
    }
}

TEST_CASE("the same report gives the same bytes, drawn once or twice", "[report]")
{
    const auto first = drawn(test::sampleReport());
    const auto second = drawn(test::sampleReport());
    for (const ReportFormat format : allFormats) {
        CAPTURE(toString(format));
        const std::string bytes = encoded(*first, format);
        CHECK(bytes.size() > 1000);
        // Not CHECK(a == b): a difference would print both files.
        CHECK((encoded(*first, format) == bytes));
        CHECK((encoded(*second, format) == bytes));
    }
}

TEST_CASE("real drawings leave HTML and ODT well-formed, with names that are not used twice", "[report]")
{
    Report report = test::sampleReport();
    report.sections.push_back(test::sectionOf(*report.sections.front().figure, 2, "Again"));
    const auto made = drawn(std::move(report));
    const std::string html = encoded(*made, ReportFormat::Html);
    CHECK(test::xmlFault(html).empty());
    std::set<std::string> ids;
    for (const char* element : {"section", "g", "linearGradient", "radialGradient", "pattern", "clipPath", "mask"}) {
        for (const std::string& id : test::attributesOf(html, element, "id")) {
            CAPTURE(id);
            CHECK(ids.insert(id).second);
        }
    }
    CHECK(test::attributesOf(html, "svg", "viewBox").size() == 2);
    const std::string content = test::partOf(encoded(*made, ReportFormat::Odt), "content.xml");
    CHECK(test::xmlFault(content).empty());
}

TEST_CASE("a PDF of a report tells its pages and can be stopped", "[report]")
{
    const auto made = drawn(test::sampleReport());
    std::vector<std::size_t> seen;
    std::size_t all = 0;
    REQUIRE(encodeReport(*made, ReportFormat::Pdf, [&](std::size_t page, std::size_t pages) {
                seen.push_back(page);
                all = pages;
                return true;
            }).has_value());
    CHECK(seen.size() == all);
    CHECK(seen.back() + 1 == all);
    const auto stopped =
        encodeReport(*made, ReportFormat::Pdf, [](std::size_t page, std::size_t /*pages*/) { return page == 0; });
    REQUIRE_FALSE(stopped.has_value());
    CHECK(stopped.error().code == ErrorCode::Cancelled);
}
