// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_export.h"

#include <QImage>
#include <QProcess>
#include <QSvgRenderer>

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/charts/pdf_author.h"

using namespace podium;
using namespace podium::charts;

namespace {

std::string render(const FigureSpec& spec, const Figure& figure, const char* format)
{
    const auto rendered = renderFigure(figure, spec.style, format);
    REQUIRE(rendered.has_value());
    return rendered->bytes;
}

Figure worked(const FigureSpec& spec) { return test::figureOf(spec, test::workedRows()); }

/// The same figure by a process of its own under this locale and time zone.
QByteArray renderUnder(const char* locale, const char* zone, const char* format)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANG", "LC_ALL", "LC_NUMERIC", "LANGUAGE"}) {
        environment.insert(name, locale);
    }
    environment.insert("TZ", zone);
    process.setProcessEnvironment(environment);
    process.start(PODIUM_RENDER_SAMPLE, {"en", format});
    REQUIRE(process.waitForFinished(60'000));
    INFO(process.readAllStandardError().toStdString());
    REQUIRE(process.exitCode() == 0);
    return process.readAllStandardOutput();
}

}  // namespace

TEST_CASE("formats are known by their ending", "[export]")
{
    const FormatRegistry formats = makeFormats();
    CHECK(formats.names() == "png, svg, pdf, xlsx, csv, tsv, md, html, odt or json");
    for (const auto& format : formats.all()) {
        CHECK(formats.find(format->name()) == format.get());
        CHECK(formats.find("." + std::string(format->name())) == format.get());
    }
    CHECK(formats.find(".PNG")->name() == "png");
    CHECK(formats.find(".jpeg") == nullptr);
    CHECK(formats.find("") == nullptr);
}

TEST_CASE("a PNG has the page's pixels times the scale and says its resolution", "[export]")
{
    test::application();
    FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    spec.style.scale = 1.5;
    QImage image;
    REQUIRE(image.loadFromData(QByteArray::fromStdString(render(spec, worked(spec), "png")), "png"));
    CHECK(image.size() == QSize(2400, 1350));
    CHECK(image.dotsPerMeterX() == 7087);
    CHECK(image.text().isEmpty());
}

TEST_CASE("an SVG holds its texts as text in named fonts", "[export]")
{
    test::application();
    const FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    const std::string svg = render(spec, worked(spec), "svg");
    CHECK(QSvgRenderer(QByteArray::fromStdString(svg)).isValid());
    for (const char* part : {"viewBox=\"0 0 1600 900\"", ">Time to train Llama 3.1 405B</text>",
                             ">CoreWeave + IBM + NVIDIA, Carina</text>", ">269.1</text>", "DejaVu Sans, sans-serif\"",
                             "<title>Time to train Llama 3.1 405B</title>"}) {
        CAPTURE(part);
        CHECK(svg.find(part) != std::string::npos);
    }
}

TEST_CASE("a PDF is one page with the size of its preset", "[export]")
{
    test::application();
    FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    REQUIRE(setSize(spec.style, "full").has_value());
    const std::string pdf = render(spec, worked(spec), "pdf");
    CHECK(pdf.starts_with("%PDF-1."));
    CHECK(pdf.find("/MediaBox [0 0 595.000000 842.000000]") != std::string::npos);
    CHECK(pdf.find("CreationDate") == std::string::npos);
}

TEST_CASE("a PDF's cross-reference table follows when its date becomes its author", "[export]")
{
    const QByteArray head = "%PDF-1.4\n1 0 obj\n<<\n";
    const QByteArray date = "/CreationDate (D:20261201163154+01'00')\n";
    const QByteArray body = ">>\nendobj\n2 0 obj\nendobj\n";
    const auto file = [&](const QByteArray& info) {
        const auto offset = [&](const QByteArray& mark) {
            return QByteArray::number((head + info + body).indexOf(mark)).rightJustified(10, '0');
        };
        return head + info + body + "xref\n0 3\n0000000000 65535 f \n" + offset("1 0 obj") + " 00000 n \n" +
               offset("2 0 obj") + " 00000 n \ntrailer\nstartxref\n" + QByteArray::number((head + info + body).size());
    };
    CHECK(withAuthorForDate(file(date) + " \n%%EOF\n", "Podium") == file("/Author (Podium)\n") + "\n%%EOF\n");
    for (const char* other :
         {"", "%PDF", "/CreationDate (", "/CreationDate (x)\nstartxref\n", "/CreationDate (x)\nstartxref\n9\n"}) {
        CHECK(withAuthorForDate(other, "Podium") == other);
    }
}

TEST_CASE("names are drawn as the text that they are, not as markup", "[export]")
{
    test::application();
    store::SubmissionRow row = test::sampleRow("p99 < 130 ms & <img src=\"file:///etc/hostname\"/>");
    row.submitter = "<b>bold</b>";
    const FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    const std::string svg = render(spec, test::figureOf(spec, {row}), "svg");
    CHECK(svg.find("<img") == std::string::npos);
    CHECK(svg.find("<b>") == std::string::npos);
    CHECK(svg.find("&lt;b&gt;bold&lt;/b&gt;, p99 &lt; 130 ms &amp;") != std::string::npos);
    CHECK(QSvgRenderer(QByteArray::fromStdString(svg)).isValid());
}

TEST_CASE("hostile names give valid files", "[export]")
{
    test::application();
    const FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    for (const std::string& name :
         {std::string("'; DROP TABLE x; --"), std::string("\0\x01\x02", 3), std::string("\u202Eevil"),
          std::string("\xff\xfe"), std::string(10'000'000, 'A'), std::string("]]>\"'&amp;"), std::string()}) {
        store::SubmissionRow row = test::sampleRow(name.empty() ? "x" : name);
        row.submitter = name;
        row.accelerator.name = name;
        row.accelerator.architecture = name;
        const std::string svg = render(spec, test::figureOf(spec, {row}), "svg");
        CHECK(svg.size() < 200'000);
        CHECK(QSvgRenderer(QByteArray::fromStdString(svg)).isValid());
    }
}

TEST_CASE("two runs, two locales and two time zones give the same bytes", "[export]")
{
    test::application();
    FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    const FormatRegistry formats = makeFormats();
    for (const auto& one : formats.all()) {
        const std::string format(one->name());
        const char* name = format.c_str();
        CAPTURE(name);
        const std::string here = render(spec, worked(spec), name);
        // Not CHECK(a == b): a difference would print both files.
        CHECK((render(spec, worked(spec), name) == here));
        CHECK((renderUnder("C", "UTC", name).toStdString() == here));
        CHECK((renderUnder("de_DE.UTF-8", "Europe/Berlin", name).toStdString() == here));
        CHECK((renderUnder("ar_EG.UTF-8", "Africa/Cairo", name).toStdString() == here));
    }
}

TEST_CASE("the rendered figure is what the data file must hold", "[export]")
{
    test::application();
    FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    REQUIRE(setSize(spec.style, "640x400").has_value());
    const auto rendered = renderFigure(worked(spec), spec.style, "svg");
    REQUIRE(rendered.has_value());
    CHECK(rendered->figure.foldedRows > 0);
    CHECK(rendered->bytes.find(">" + rendered->figure.categories.back().remark + "</text>") != std::string::npos);
}

TEST_CASE("a page too small is an error, not a broken file", "[export]")
{
    test::application();
    FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    const Figure figure = worked(spec);
    spec.style.width = 200;
    spec.style.height = 100;
    const auto rendered = renderFigure(figure, spec.style, "png");
    REQUIRE_FALSE(rendered.has_value());
    CHECK(rendered.error().code == ErrorCode::InvalidInput);
}
