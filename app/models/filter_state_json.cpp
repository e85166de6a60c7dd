// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filter_state_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "app/models/json_fields.h"

namespace podium {

namespace {

constexpr int schemaVersion = 1;
const QString schemaField = QStringLiteral("schema");
const QString sizesField = QStringLiteral("accelerator_count");
const QString minimumField = QStringLiteral("min");
const QString maximumField = QStringLiteral("max");
const QString searchField = QStringLiteral("search");

QString fieldOf(Facet facet)
{
    const std::string_view name = toString(facet);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QJsonArray toArray(const ChosenKeys& keys)
{
    QJsonArray array;
    for (const std::string& key : keys) {
        array.append(QString::fromStdString(key));
    }
    return array;
}

QJsonObject toObject(const SizeRange& sizes)
{
    QJsonObject object;
    if (sizes.minimum) {
        object.insert(minimumField, static_cast<qint64>(*sizes.minimum));
    }
    if (sizes.maximum) {
        object.insert(maximumField, static_cast<qint64>(*sizes.maximum));
    }
    return object;
}

SizeRange sizesFrom(JsonFields& fields, const std::string& name, const std::string& path)
{
    const auto object = fields.object(sizesField);
    if (!object) {
        return {};
    }
    JsonFields inner(*object, name, path + sizesField.toStdString() + ".");
    const SizeRange sizes{inner.integer(minimumField, 0, maximumSize), inner.integer(maximumField, 0, maximumSize)};
    if (sizes.minimum && sizes.maximum && *sizes.minimum > *sizes.maximum) {
        inner.refuse(minimumField, "expected at most the maximum");
    }
    inner.refuseUnknown();
    fields.adopt(inner.fault());
    return sizes;
}

}  // namespace

QJsonObject filterToObject(const FilterState& filter)
{
    QJsonObject object{{schemaField, schemaVersion}};
    for (const Facet facet : allFacets) {
        if (!filter.of(facet).empty()) {
            object.insert(fieldOf(facet), toArray(filter.of(facet)));
        }
    }
    if (filter.sizes.restricts()) {
        object.insert(sizesField, toObject(filter.sizes));
    }
    if (!filter.search.empty()) {
        object.insert(searchField, QString::fromStdString(filter.search));
    }
    return object;
}

Result<FilterState> filterFromObject(const QJsonObject& object, const std::string& name, const std::string& path)
{
    JsonFields fields(object, name, path);
    fields.requireSchema(schemaVersion);
    FilterState filter;
    for (const Facet facet : allFacets) {
        const auto keys = fields.texts(fieldOf(facet), maximumChosenKeys, maximumKeyLength);
        filter.of(facet).insert(keys.begin(), keys.end());
    }
    filter.sizes = sizesFrom(fields, name, path);
    filter.search = normalizedSearch(fields.text(searchField, maximumKeyLength));
    fields.refuseUnknown();
    if (fields.fault()) {
        return tl::unexpected(*fields.fault());
    }
    return filter;
}

QByteArray toJson(const FilterState& filter)
{
    return QJsonDocument(filterToObject(filter)).toJson(QJsonDocument::Compact);
}

Result<FilterState> filterFromJson(const QByteArray& json, const std::string& name)
{
    const auto object = parseJsonObject(json, name);
    if (!object) {
        return tl::unexpected(object.error());
    }
    return filterFromObject(*object, name, {});
}

}  // namespace podium
