// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/page_options_json.h"

#include <QJsonDocument>

#include "app/analysis/figure_options.h"
#include "app/models/json_fields.h"

namespace podium {

namespace {

constexpr std::size_t longestWord = 100;
const QString basisField = QStringLiteral("basis");
const QString runsField = QStringLiteral("runs");
const QString scopeField = QStringLiteral("generations_scope");
const QString filteredWord = QStringLiteral("filtered");

QString toText(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString fieldOf(FigureKind kind) { return toText(toString(kind)); }

/// What `read` makes of the word; the first value where there is none.
template <class Value, class Read>
void readWord(JsonFields& fields, const QString& field, Read read, Value& value)
{
    const std::string word = fields.text(field, longestWord);
    if (word.empty()) {
        return;
    }
    if (const auto known = read(word)) {
        value = *known;
    } else {
        fields.refuse(field, "is none that this version of the program knows");
    }
}

std::optional<FigureKind> runsKind(const std::string& word)
{
    const auto kind = figureKindFromString(word);
    return kind == FigureKind::Spread || kind == FigureKind::Convergence ? kind : std::nullopt;
}

std::optional<bool> scope(const std::string& word)
{
    return word == filteredWord.toStdString() ? std::optional(true) : std::nullopt;
}

}  // namespace

QJsonObject pageOptionsToObject(const PageOptions& options)
{
    const PageOptions first;
    QJsonObject object;
    if (options.basis != first.basis) {
        object.insert(basisField, toText(toString(options.basis)));
    }
    if (options.runs != first.runs) {
        object.insert(runsField, fieldOf(options.runs));
    }
    if (options.generationsAsFiltered) {
        object.insert(scopeField, filteredWord);
    }
    for (const FigureSpec& spec : options.specs) {
        if (!(spec == first.of(spec.kind))) {
            object.insert(fieldOf(spec.kind),
                          QJsonDocument::fromJson(QByteArray::fromStdString(toJson(spec))).object());
        }
    }
    return object;
}

Result<PageOptions> pageOptionsFromObject(const QJsonObject& object, const std::string& name, const std::string& path)
{
    JsonFields fields(object, name, path);
    PageOptions options;
    readWord(fields, basisField, figureBasisFromString, options.basis);
    readWord(fields, scopeField, scope, options.generationsAsFiltered);
    for (const FigureSpec& first : PageOptions().specs) {
        const auto inner = fields.object(fieldOf(first.kind));
        if (!inner) {
            continue;
        }
        const std::string place = name + ": " + path + fieldOf(first.kind).toStdString();
        const auto spec = figureOptionsFromJson(QJsonDocument(*inner).toJson().toStdString(), place);
        if (!spec) {
            fields.adopt(spec.error());
        } else if (spec->kind != first.kind) {
            fields.refuse(fieldOf(first.kind), "holds options of another kind of figure");
        } else {
            options.take(*spec);
        }
    }
    options.runs = PageOptions().runs;
    readWord(fields, runsField, runsKind, options.runs);
    fields.refuseUnknown();
    if (fields.fault()) {
        return tl::unexpected(*fields.fault());
    }
    return options;
}

}  // namespace podium
