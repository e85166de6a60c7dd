// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/query.h"

#include <limits>

#include <SQLiteCpp/Column.h>

namespace podium::store {

Query Query::once(Connection& connection, const std::string& sql)
{
    return Query(std::make_unique<SQLite::Statement>(connection.sqlite(), sql));
}

Query::~Query()
{
    if (m_statement == nullptr || m_owned != nullptr) {
        return;
    }
    (void)m_statement->tryReset();
    try {
        m_statement->clearBindings();
    } catch (const SQLite::Exception&) {
        // Bindings are replaced at the next use; nothing is lost.
    }
}

void Query::bind(int index, const BlobView& value)
{
    m_statement->bindNoCopy(index, value.data, static_cast<int>(value.size));
}

void Query::finish()
{
    while (m_statement->executeStep()) {
    }
    m_statement->reset();
}

std::int64_t Query::integer(int column) const { return m_statement->getColumn(column).getInt64(); }

double Query::real(int column) const
{
    const auto value = m_statement->getColumn(column);
    return value.isNull() ? std::numeric_limits<double>::quiet_NaN() : value.getDouble();
}

std::string Query::text(int column) const { return m_statement->getColumn(column).getString(); }

BlobView Query::blob(int column) const
{
    const auto value = m_statement->getColumn(column);
    const void* data = value.getBlob();
    return {data, static_cast<std::size_t>(value.getBytes())};
}

std::optional<std::int64_t> Query::optionalInteger(int column) const
{
    const auto value = m_statement->getColumn(column);
    return value.isNull() ? std::nullopt : std::optional<std::int64_t>(value.getInt64());
}

std::optional<double> Query::optionalReal(int column) const
{
    const auto value = m_statement->getColumn(column);
    return value.isNull() ? std::nullopt : std::optional<double>(value.getDouble());
}

}  // namespace podium::store
