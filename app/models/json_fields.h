// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QJsonObject>
#include <QSet>
#include <QString>

#include "db/records/result.h"

namespace podium {

/// The object that a document holds. Errors: InvalidInput, context `name`.
[[nodiscard]] Result<QJsonObject> parseJsonObject(const QByteArray& json, const std::string& name);

/// Reads the fields of one object of a file that anybody may have written. The first fault stays; what is read after it
/// is empty.
class JsonFields {
public:
    /// `name` and `path` (empty, or "filter.") stand before the field in errors.
    JsonFields(QJsonObject object, std::string name, std::string path);

    /// Refuses an object without a schema version, and one that is newer than `version`.
    void requireSchema(std::int64_t version);
    /// At most `limit` bytes.
    [[nodiscard]] std::string text(const QString& field, std::size_t limit);
    [[nodiscard]] std::vector<std::string> texts(const QString& field, std::size_t count, std::size_t limit);
    [[nodiscard]] std::optional<std::int64_t> integer(const QString& field, std::int64_t minimum, std::int64_t maximum);
    [[nodiscard]] std::optional<QJsonObject> object(const QString& field);
    void refuseUnknown();
    void refuse(const QString& field, std::string expected);
    /// Takes over the fault of an inner object.
    void adopt(const std::optional<Error>& fault);

    [[nodiscard]] const std::optional<Error>& fault() const { return m_fault; }

private:
    [[nodiscard]] std::optional<QJsonValue> take(const QString& field);

    QJsonObject m_object;
    std::string m_name;
    std::string m_path;
    QSet<QString> m_known;
    std::optional<Error> m_fault;
};

}  // namespace podium
