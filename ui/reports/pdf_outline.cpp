// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/pdf_outline.h"

#include <exception>
#include <vector>

// qpdf's JSON.hh keeps a vector of a class within that class, which clang 14 refuses in C++20. Nothing here needs more of
// it than its name, which the other headers mention.
#define JSON_HH
class JSON;
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

namespace podium::reports {

namespace {

using Handle = QPDFObjectHandle;

constexpr double pointsPerUnit = 72 / unitsPerInch;
constexpr double aboveHeading = 10;  ///< units that stay in sight above a heading that a link leads to

Handle text(const std::string& utf8) { return Handle::newUnicodeString(utf8); }
Handle name(const char* word) { return Handle::newName(word); }

/// An address as PDF wants it (ISO 32000-1, 12.6.4.7): ASCII, other bytes of UTF-8 escaped. What is escaped already stays
/// so, which Qt's own function does not leave alone.
std::string asciiAddress(const QString& address)
{
    std::string ascii;
    for (const char byte : address.toUtf8()) {
        const auto value = static_cast<unsigned char>(byte);
        if (value > 0x20 && value < 0x7F) {
            ascii += byte;
        } else {
            ascii += '%' + QByteArray(1, byte).toHex().toUpper().toStdString();
        }
    }
    return ascii;
}

class Finisher {
public:
    Finisher(QPDF& pdf, const ReportPages& pages) : m_pdf(pdf), m_pages(pages), m_objects(pdf.getAllPages()) {}

    void addLinks()
    {
        for (std::size_t page = 0; page < m_objects.size() && page < m_pages.count(); ++page) {
            std::vector<Handle> annotations;
            for (const PageLink& link : m_pages.links(page)) {
                Handle annotation = linkTo(link);
                if (!annotation.isNull()) {
                    annotations.push_back(m_pdf.makeIndirectObject(annotation));
                }
            }
            if (!annotations.empty()) {
                m_objects[page].replaceKey("/Annots", Handle::newArray(annotations));
            }
        }
    }

    void addOutline()
    {
        const std::vector<OutlineEntry>& entries = m_pages.outline();
        if (entries.empty()) {
            return;
        }
        Handle root = m_pdf.makeIndirectObject(Handle::newDictionary());
        std::vector<Handle> items;
        items.reserve(entries.size());
        for (std::size_t index = 0; index < entries.size(); ++index) {
            items.push_back(m_pdf.makeIndirectObject(Handle::newDictionary()));
        }
        for (std::size_t index = 0; index < entries.size(); ++index) {
            items[index].replaceKey("/Title", text(entries[index].title.toStdString()));
            items[index].replaceKey("/Parent", root);
            items[index].replaceKey("/Dest", destination(entries[index].page, entries[index].top));
            if (index > 0) {
                items[index].replaceKey("/Prev", items[index - 1]);
            }
            if (index + 1 < items.size()) {
                items[index].replaceKey("/Next", items[index + 1]);
            }
        }
        root.replaceKey("/Type", name("/Outlines"));
        root.replaceKey("/First", items.front());
        root.replaceKey("/Last", items.back());
        root.replaceKey("/Count", Handle::newInteger(static_cast<long long>(items.size())));
        m_pdf.getRoot().replaceKey("/Outlines", root);
        m_pdf.getRoot().replaceKey("/PageMode", name("/UseOutlines"));
    }

    void describe()
    {
        const Report& report = m_pages.report();
        Handle info = Handle::newDictionary();
        info.replaceKey("/Title", text(report.title));
        info.replaceKey("/Creator", text("Podium"));
        info.replaceKey("/Author", text(report.author.empty() ? "Podium" : report.author));
        if (!report.subtitle.empty()) {
            info.replaceKey("/Subject", text(report.subtitle));
        }
        m_pdf.getTrailer().replaceKey("/Info", m_pdf.makeIndirectObject(info));
        Handle preferences = Handle::newDictionary();
        preferences.replaceKey("/DisplayDocTitle", Handle::newBool(true));
        m_pdf.getRoot().replaceKey("/ViewerPreferences", preferences);
        m_pdf.getRoot().replaceKey("/Lang", Handle::newString(report.language == Language::German ? "de-DE" : "en-US"));
        m_pdf.getRoot().removeKey("/Metadata");  // it repeats the time of creation
    }

private:
    [[nodiscard]] double fromBottom(double units) const
    {
        return (m_pages.pageSize().height() - units) * pointsPerUnit;
    }

    Handle destination(std::size_t page, double top)
    {
        return Handle::newArray({m_objects.at(page), name("/XYZ"), Handle::newNull(),
                                 Handle::newReal(fromBottom(top - aboveHeading), 2), Handle::newNull()});
    }

    /// Null where it leads nowhere.
    Handle linkTo(const PageLink& link)
    {
        Handle annotation = Handle::newDictionary();
        if (link.address.isEmpty()) {
            const MarkPlace* place = m_pages.place(link.mark);
            if (place == nullptr) {
                return Handle::newNull();
            }
            annotation.replaceKey("/Dest",
                                  destination(place->page, ReportPaper::of(m_pages.report()).body.top() + place->top));
        } else {
            Handle action = Handle::newDictionary();
            action.replaceKey("/S", name("/URI"));
            action.replaceKey("/URI", Handle::newString(asciiAddress(link.address)));
            annotation.replaceKey("/A", action);
        }
        annotation.replaceKey("/Type", name("/Annot"));
        annotation.replaceKey("/Subtype", name("/Link"));
        annotation.replaceKey("/F", Handle::newInteger(4));
        annotation.replaceKey("/Border", Handle::parse("[0 0 0]"));
        annotation.replaceKey("/Rect", Handle::newArray({Handle::newReal(link.rect.left() * pointsPerUnit, 2),
                                                         Handle::newReal(fromBottom(link.rect.bottom()), 2),
                                                         Handle::newReal(link.rect.right() * pointsPerUnit, 2),
                                                         Handle::newReal(fromBottom(link.rect.top()), 2)}));
        return annotation;
    }

    QPDF& m_pdf;
    const ReportPages& m_pages;
    std::vector<Handle> m_objects;
};

}  // namespace

Result<std::string> withOutline(const QByteArray& pdf, const ReportPages& pages)
{
    try {
        QPDF file;
        file.setSuppressWarnings(true);
        file.processMemoryFile("report", pdf.constData(), static_cast<std::size_t>(pdf.size()));
        Finisher finisher(file, pages);
        finisher.addLinks();
        finisher.addOutline();
        finisher.describe();
        QPDFWriter writer(file);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.setStreamDataMode(qpdf_s_compress);
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        return std::string(reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize());
    } catch (const std::exception& error) {
        return failure(ErrorCode::FileUnwritable, "pdf", error.what());
    }
}

}  // namespace podium::reports
