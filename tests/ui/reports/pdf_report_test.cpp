// SPDX-License-Identifier: GPL-3.0-or-later
// What a report's PDF holds beside its pages, read by libqpdf.

#include <set>

// As in ui/reports/pdf_outline.cpp: clang 14 refuses qpdf's JSON.hh.
#define JSON_HH
class JSON;
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include "tests/app/reports/report_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/reports/pdf_outline.h"
#include "ui/reports/report_formats.h"

using namespace podium;
using namespace podium::reports;

namespace {

using Handle = QPDFObjectHandle;

/// A report's PDF, open.
class OpenPdf {
public:
    explicit OpenPdf(Report report)
    {
        test::application();
        const auto drawn = DrawnReport::draw(std::move(report));
        REQUIRE(drawn.has_value());
        auto bytes = encodeReport(**drawn, ReportFormat::Pdf);
        REQUIRE(bytes.has_value());
        m_bytes = std::move(*bytes);
        m_file.processMemoryFile("report", m_bytes.data(), m_bytes.size());
        m_pages = m_file.getAllPages();
    }

    QPDF& file() { return m_file; }
    const std::string& bytes() const { return m_bytes; }
    std::size_t count() const { return m_pages.size(); }
    Handle root() { return m_file.getRoot(); }
    Handle info() { return m_file.getTrailer().getKey("/Info"); }

    /// Entries of the outline with the page's index that each leads to.
    std::vector<std::pair<std::string, std::size_t>> outline()
    {
        std::vector<std::pair<std::string, std::size_t>> entries;
        for (Handle item = root().getKey("/Outlines").getKey("/First"); item.isDictionary();
             item = item.getKey("/Next")) {
            entries.emplace_back(item.getKey("/Title").getUTF8Value(), pageOf(item.getKey("/Dest")));
        }
        return entries;
    }

    std::vector<Handle> links(std::size_t page) const
    {
        Handle annotations = Handle(m_pages.at(page)).getKey("/Annots");
        return annotations.isArray() ? annotations.getArrayAsVector() : std::vector<Handle>();
    }

    std::size_t pageOf(Handle destination) const
    {
        for (std::size_t page = 0; page < m_pages.size(); ++page) {
            if (Handle(m_pages[page]).getObjGen() == destination.getArrayItem(0).getObjGen()) {
                return page;
            }
        }
        return m_pages.size();
    }

private:
    std::string m_bytes;
    QPDF m_file;
    std::vector<Handle> m_pages;
};

}  // namespace

TEST_CASE("a PDF's outline names the sections, and leads to their pages", "[report]")
{
    Report report = test::sampleReport();
    report.sections[1].heading = "Größe (中)";
    OpenPdf pdf(std::move(report));
    const auto outline = pdf.outline();
    REQUIRE(outline.size() == 3);
    CHECK(outline[0] == std::pair<std::string, std::size_t>("Time to train", 1));
    CHECK(outline[1].first == "Größe (中)");
    CHECK(outline[2].first == "Sources and methods");
    CHECK(outline[2].second < pdf.count());
    CHECK(outline[2].second > outline[1].second);
    CHECK(pdf.root().getKey("/Outlines").getKey("/Count").getIntValue() == 3);
    CHECK(pdf.root().getKey("/PageMode").getName() == "/UseOutlines");
}

TEST_CASE("a PDF's contents are links to its pages, and links of notes lead out of it", "[report]")
{
    OpenPdf pdf(test::sampleReport());
    const auto outline = pdf.outline();
    std::set<std::size_t> targets;
    for (Handle link : pdf.links(0)) {
        CHECK(link.getKey("/Subtype").getName() == "/Link");
        targets.insert(pdf.pageOf(link.getKey("/Dest")));
    }
    for (const auto& entry : outline) {
        CHECK(targets.count(entry.second) == 1);
    }
    std::vector<std::string> addresses;
    for (Handle link : pdf.links(1)) {
        addresses.push_back(link.getKey("/A").getKey("/URI").getStringValue());
        const auto rect = link.getKey("/Rect").getArrayAsVector();
        REQUIRE(rect.size() == 4);
        CHECK(Handle(rect[0]).getNumericValue() < Handle(rect[2]).getNumericValue());
        CHECK(Handle(rect[1]).getNumericValue() < Handle(rect[3]).getNumericValue());
        CHECK(Handle(rect[3]).getNumericValue() <= 842);
    }
    CHECK(addresses == std::vector<std::string>{"https://example.org/?a=1&b=2"});
}

TEST_CASE("addresses of a PDF's links are ASCII, whatever was written", "[report]")
{
    Report report;
    report.sections.emplace_back();
    report.sections.back().text = noteBlocks("[a](https://x.org/Größe?q=1%20b#c)");
    OpenPdf pdf(std::move(report));
    REQUIRE(pdf.links(1).size() == 1);
    CHECK(Handle(pdf.links(1)[0]).getKey("/A").getKey("/URI").getStringValue() ==
          "https://x.org/Gr%C3%B6%C3%9Fe?q=1%20b#c");
}

TEST_CASE("a PDF says title, author, subject and language, and when it was made nowhere", "[report]")
{
    OpenPdf pdf(test::sampleReport(Language::German));
    CHECK(pdf.info().getKey("/Title").getUTF8Value() == "Results of <5.0> & others");
    CHECK(pdf.info().getKey("/Author").getUTF8Value() == "Ada Lovelace");
    CHECK(pdf.info().getKey("/Subject").getUTF8Value() == "What changed");
    CHECK(pdf.info().getKey("/Creator").getUTF8Value() == "Podium");
    CHECK_FALSE(pdf.info().hasKey("/CreationDate"));
    CHECK_FALSE(pdf.root().hasKey("/Metadata"));
    CHECK(pdf.root().getKey("/Lang").getUTF8Value() == "de-DE");
    CHECK(pdf.root().getKey("/ViewerPreferences").getKey("/DisplayDocTitle").getBoolValue());
    Report plain;
    OpenPdf other(std::move(plain));
    CHECK(other.info().getKey("/Author").getUTF8Value() == "Podium");
    CHECK_FALSE(other.info().hasKey("/Subject"));
}

TEST_CASE("a PDF's pages are its paper's", "[report]")
{
    Report report = test::sampleReport();
    report.paper = PaperSize::Letter;
    report.orientation = PaperOrientation::Landscape;
    OpenPdf pdf(std::move(report));
    for (Handle page : pdf.file().getAllPages()) {
        const auto box = page.getKey("/MediaBox").getArrayAsVector();
        REQUIRE(box.size() == 4);
        CHECK(Handle(box[2]).getNumericValue() == Approx(792).margin(0.6));
        CHECK(Handle(box[3]).getNumericValue() == Approx(612).margin(0.6));
    }
}

TEST_CASE("what is no PDF is an error of the file", "[report]")
{
    test::application();
    const auto drawn = DrawnReport::draw(Report());
    REQUIRE(drawn.has_value());
    const ReportPages pages(**drawn);
    for (const char* bytes : {"", "%PDF-1.4\n", "no PDF"}) {
        const auto made = withOutline(bytes, pages);
        REQUIRE_FALSE(made.has_value());
        CHECK(made.error().code == ErrorCode::FileUnwritable);
        CHECK(made.error().context == "pdf");
    }
}
