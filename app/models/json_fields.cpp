// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/json_fields.h"

#include <utility>

#include <QJsonArray>
#include <QJsonDocument>

#include "app/analysis/display_text.h"

namespace podium {

namespace {

std::optional<std::int64_t> wholeNumber(const QJsonValue& value)
{
    // Two defaults, since either might be the number itself.
    const qint64 number = value.toInteger(0);
    return value.isDouble() && number == value.toInteger(1) ? std::optional<std::int64_t>(number) : std::nullopt;
}

std::string atMost(std::size_t bytes) { return "of at most " + std::to_string(bytes) + " bytes"; }

}  // namespace

Result<QJsonObject> parseJsonObject(const QByteArray& json, const std::string& name)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (fault.error != QJsonParseError::NoError) {
        return failure(ErrorCode::InvalidInput, name, "not JSON: " + fault.errorString().toStdString());
    }
    if (!document.isObject()) {
        return failure(ErrorCode::InvalidInput, name, "expected one JSON object");
    }
    return document.object();
}

JsonFields::JsonFields(QJsonObject object, std::string name, std::string path)
    : m_object(std::move(object)), m_name(std::move(name)), m_path(std::move(path))
{
}

void JsonFields::requireSchema(std::int64_t version)
{
    const QString field = QStringLiteral("schema");
    const auto value = take(field);
    const auto schema = value ? wholeNumber(*value) : std::nullopt;
    if (!schema || *schema < 1) {
        refuse(field, "expected the schema version, a whole number from 1 on");
    } else if (*schema > version) {
        refuse(field, "schema " + std::to_string(*schema) + " is newer than " + std::to_string(version) +
                          ", which this version of the program reads");
    }
}

std::string JsonFields::text(const QString& field, std::size_t limit)
{
    const auto value = take(field);
    if (!value) {
        return {};
    }
    std::string text = value->toString().toStdString();
    if (!value->isString() || text.size() > limit) {
        refuse(field, "expected text " + atMost(limit));
        return {};
    }
    return text;
}

std::vector<std::string> JsonFields::texts(const QString& field, std::size_t count, std::size_t limit)
{
    const auto value = take(field);
    if (!value) {
        return {};
    }
    const QJsonArray array = value->toArray();
    bool good = value->isArray() && static_cast<std::size_t>(array.size()) <= count;
    std::vector<std::string> texts;
    for (auto item = array.begin(); good && item != array.end(); ++item) {
        texts.push_back((*item).toString().toStdString());
        good = (*item).isString() && texts.back().size() <= limit;
    }
    if (!good) {
        refuse(field, "expected at most " + std::to_string(count) + " texts, each " + atMost(limit));
        return {};
    }
    return texts;
}

std::optional<std::int64_t> JsonFields::integer(const QString& field, std::int64_t minimum, std::int64_t maximum)
{
    const auto value = take(field);
    if (!value) {
        return std::nullopt;
    }
    const auto number = wholeNumber(*value);
    if (!number || *number < minimum || *number > maximum) {
        refuse(field, "expected a whole number from " + std::to_string(minimum) + " to " + std::to_string(maximum));
        return std::nullopt;
    }
    return number;
}

std::optional<QJsonObject> JsonFields::object(const QString& field)
{
    const auto value = take(field);
    if (!value) {
        return std::nullopt;
    }
    if (!value->isObject()) {
        refuse(field, "expected an object");
        return std::nullopt;
    }
    return value->toObject();
}

void JsonFields::refuseUnknown()
{
    for (auto field = m_object.begin(); field != m_object.end(); ++field) {
        if (!m_known.contains(field.key())) {
            refuse(field.key(), "unknown field");
        }
    }
}

void JsonFields::refuse(const QString& field, std::string expected)
{
    if (!m_fault) {
        m_fault = Error{ErrorCode::InvalidInput, m_name + ": " + m_path + displayText(field.toStdString(), 60),
                        std::move(expected)};
    }
}

void JsonFields::adopt(const std::optional<Error>& fault)
{
    if (!m_fault) {
        m_fault = fault;
    }
}

std::optional<QJsonValue> JsonFields::take(const QString& field)
{
    m_known.insert(field);
    const auto found = m_object.constFind(field);
    return m_fault || found == m_object.constEnd() ? std::nullopt : std::optional(found.value());
}

}  // namespace podium
