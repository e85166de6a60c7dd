// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <SQLiteCpp/Statement.h>

#include "db/store/connection.h"

namespace podium::store {

/// Bytes that live elsewhere, bound as a blob.
struct BlobView {
    const void* data = nullptr;
    std::size_t size = 0;
};

/// One use of a prepared statement: reset and unbound when it goes out of scope, so that no read stays open.
/// Parameters and columns count from 1 and 0, as in SQLite. Throws SQLite::Exception.
/// A NaN is stored as NULL (SQLite knows no NaN); an optional number reads back as empty, real() as NaN.
class Query {
public:
    /// The connection's cached statement. `sql` must be a literal, and not be in use.
    Query(Connection& connection, std::string_view sql) : m_statement(&connection.statement(sql)) {}
    /// A statement for this use only.
    static Query once(Connection& connection, const std::string& sql);

    Query(Query&& other) noexcept
        : m_owned(std::move(other.m_owned)), m_statement(std::exchange(other.m_statement, nullptr))
    {
    }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    Query& operator=(Query&&) = delete;
    ~Query();

    /// Binds parameters from the first on. Text and blobs are not copied: they must outlive the use.
    template <class... Values>
    Query& with(const Values&... values)
    {
        int index = 0;
        (bind(++index, values), ...);
        return *this;
    }
    void bind(int index, std::int64_t value) { m_statement->bind(index, value); }
    void bind(int index, bool value) { m_statement->bind(index, std::int32_t{value}); }
    void bind(int index, double value) { m_statement->bind(index, value); }
    void bind(int index, const std::string& value) { m_statement->bindNoCopy(index, value); }
    void bind(int index, std::string_view value) { m_statement->bind(index, std::string(value)); }
    void bind(int index, const BlobView& value);
    template <class Value>
    void bind(int index, const std::optional<Value>& value)
    {
        if (value) {
            bind(index, *value);
        } else {
            m_statement->bind(index);
        }
    }

    /// The next row; false: there is none.
    [[nodiscard]] bool step() { return m_statement->executeStep(); }
    /// Runs a statement without rows with these parameters, which may be temporaries; it can be run again.
    template <class... Values>
    void run(const Values&... values)
    {
        with(values...);
        finish();
    }

    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] bool flag(int column) const { return integer(column) != 0; }
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] BlobView blob(int column) const;  ///< until the next step
    [[nodiscard]] std::optional<std::int64_t> optionalInteger(int column) const;
    [[nodiscard]] std::optional<double> optionalReal(int column) const;

private:
    explicit Query(std::unique_ptr<SQLite::Statement> owned) : m_owned(std::move(owned)), m_statement(m_owned.get()) {}
    void finish();

    std::unique_ptr<SQLite::Statement> m_owned;
    SQLite::Statement* m_statement;
};

}  // namespace podium::store
