// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iterator>
#include <vector>

#include "db/store/submission_repository.h"

namespace podium {

/// Some submissions in an order, which are not copied for it: they must outlive this. A hundred thousand of them are
/// picked and put in order in a few milliseconds, where copies of their texts would take fifty.
class SubmissionRows {
public:
    using Pointers = std::vector<const store::SubmissionRow*>;

    /// Goes through the rows, not through their addresses.
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = store::SubmissionRow;
        using difference_type = std::ptrdiff_t;
        using pointer = const store::SubmissionRow*;
        using reference = const store::SubmissionRow&;

        Iterator() = default;
        explicit Iterator(Pointers::const_iterator place) : m_place(place) {}
        reference operator*() const { return **m_place; }
        pointer operator->() const { return *m_place; }
        Iterator& operator++()
        {
            ++m_place;
            return *this;
        }
        Iterator operator++(int) { return Iterator(m_place++); }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        Pointers::const_iterator m_place;
    };
    using value_type = store::SubmissionRow;
    using const_iterator = Iterator;

    SubmissionRows() = default;
    /// All of them, in their order. Implicit: whoever takes rows by reference takes rows by value as well.
    SubmissionRows(const std::vector<store::SubmissionRow>& rows)
    {
        reserve(rows.size());
        for (const store::SubmissionRow& row : rows) {
            add(row);
        }
    }

    void reserve(std::size_t count) { m_pointers.reserve(count); }
    void add(const store::SubmissionRow& row) { m_pointers.push_back(&row); }

    [[nodiscard]] bool empty() const { return m_pointers.empty(); }
    [[nodiscard]] std::size_t size() const { return m_pointers.size(); }
    [[nodiscard]] const store::SubmissionRow& operator[](std::size_t index) const { return *m_pointers[index]; }
    [[nodiscard]] const store::SubmissionRow& front() const { return *m_pointers.front(); }
    [[nodiscard]] Iterator begin() const { return Iterator(m_pointers.begin()); }
    [[nodiscard]] Iterator end() const { return Iterator(m_pointers.end()); }

    /// For sorting.
    [[nodiscard]] Pointers& pointers() { return m_pointers; }
    /// The rows themselves.
    [[nodiscard]] std::vector<store::SubmissionRow> copies() const { return {begin(), end()}; }

private:
    Pointers m_pointers;
};

}  // namespace podium
