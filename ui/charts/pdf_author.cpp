// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/pdf_author.h"

namespace podium::charts {

namespace {

constexpr qsizetype offsetDigits = 10;  ///< of an entry in the cross-reference table: "0000000015 00000 n \n"
constexpr qsizetype entryLength = 20;

/// The table's entries, each moved back by `cut` bytes where it lies behind `place`.
bool moveEntries(QByteArray& pdf, qsizetype table, qsizetype place, qsizetype cut)
{
    const qsizetype counts = pdf.indexOf('\n', table) + 1;
    const qsizetype first = pdf.indexOf('\n', counts) + 1;
    if (counts <= 0 || first <= counts) {
        return false;
    }
    bool numbers = false;
    const qsizetype space = pdf.indexOf(' ', counts);
    const auto entries = pdf.mid(space + 1, first - space - 2).toLongLong(&numbers);
    if (!numbers || space >= first || entries < 1 || entries > pdf.size() ||
        first + entries * entryLength > pdf.size()) {
        return false;
    }
    for (qsizetype at = first; at < first + entries * entryLength; at += entryLength) {
        bool known = false;
        const auto offset = pdf.mid(at, offsetDigits).toLongLong(&known);
        if (!known) {
            return false;
        }
        if (offset > place) {
            pdf.replace(at, offsetDigits, QByteArray::number(offset - cut).rightJustified(offsetDigits, '0'));
        }
    }
    return true;
}

}  // namespace

QByteArray withAuthorForDate(const QByteArray& pdf, const QByteArray& author)
{
    const QByteArray startMark = "startxref\n";
    const qsizetype date = pdf.indexOf("/CreationDate (");
    const qsizetype end = date < 0 ? date : pdf.indexOf(")\n", date) + 2;
    const qsizetype start = pdf.lastIndexOf(startMark);
    if (date < 0 || end <= date || start < end) {
        return pdf;
    }
    bool known = false;
    const qsizetype numberAt = start + startMark.size();
    const qsizetype numberEnd = pdf.indexOf('\n', numberAt);
    const auto table = pdf.mid(numberAt, numberEnd - numberAt).trimmed().toLongLong(&known);
    if (!known || table < end || table >= start || pdf.mid(table, 4) != "xref") {
        return pdf;
    }
    const QByteArray entry = "/Author (" + author + ")\n";
    const qsizetype cut = end - date - entry.size();
    QByteArray changed = pdf;
    if (!moveEntries(changed, table, date, cut)) {
        return pdf;
    }
    changed.replace(numberAt, numberEnd - numberAt, QByteArray::number(table - cut));
    changed.replace(date, end - date, entry);
    return changed;
}

}  // namespace podium::charts
