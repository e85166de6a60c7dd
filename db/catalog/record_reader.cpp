// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalog/record_reader.h"

#include <array>
#include <limits>
#include <optional>
#include <type_traits>

#include <fmt/format.h>

#include "db/catalog/record_fields.h"

namespace podium {

namespace {

namespace dom = simdjson::dom;

template <class Enum>
std::optional<Enum> enumFromString(std::string_view text)
{
    if constexpr (std::is_same_v<Enum, Division>) {
        return divisionFromString(text);
    } else if constexpr (std::is_same_v<Enum, Availability>) {
        return availabilityFromString(text);
    } else if constexpr (std::is_same_v<Enum, RunStatus>) {
        return runStatusFromString(text);
    } else if constexpr (std::is_same_v<Enum, PositionUnit>) {
        return positionUnitFromString(text);
    } else {
        static_assert(std::is_same_v<Enum, ScoreIssue>);
        return scoreIssueFromString(text);
    }
}

/// Finds fields of one object, fastest in the order in which they were written, and counts what was found.
class ObjectFields {
public:
    explicit ObjectFields(dom::object object) : m_object(object), m_next(object.begin()) {}

    std::optional<dom::element> find(std::string_view name)
    {
        if (m_next != m_object.end() && m_next.key() == name) {
            ++m_found;
            const dom::element value = m_next.value();
            ++m_next;
            return value;
        }
        dom::element value;
        if (m_object.at_key(name).get(value) != simdjson::SUCCESS) {
            return std::nullopt;
        }
        ++m_found;
        return value;
    }

    [[nodiscard]] bool allFound() const { return m_found == m_object.size(); }

private:
    dom::object m_object;
    dom::object::iterator m_next;
    std::size_t m_found = 0;
};

/// Reads fields into records. The first problem is kept; what is read after it does not matter.
class RecordReader {
public:
    explicit RecordReader(const std::vector<std::string>* fieldNames) : m_fieldNames(fieldNames) {}

    [[nodiscard]] const std::string& problem() const { return m_problem; }

    void system(dom::element json, System& into)
    {
        if (object(json, "system")) {
            value(json, "system", into);
        }
    }

    void submission(dom::element json, Submission& into)
    {
        if (!object(json, "submission")) {
            return;
        }
        ObjectFields fields(json.get_object().value_unsafe());
        key(fields.find("key"), into.key);
        if (const auto own = fields.find("system")) {
            into.system = System();
            system(*own, into.system);
        }
        visit(fields, into);
        runs(fields, into.runs);
        if (!fields.allFound()) {
            fail("submission", "known fields only, each of them once");
        }
    }

private:
    void fail(std::string_view field, std::string_view expected)
    {
        if (m_problem.empty()) {
            m_problem = fmt::format("{}field \"{}\": expected {}", m_place, field, expected);
        }
    }

    bool object(dom::element json, std::string_view field)
    {
        if (json.is_object()) {
            return true;
        }
        fail(field, "an object");
        return false;
    }

    template <class Record>
    void visit(ObjectFields& fields, Record& into)
    {
        visitFields(
            [&](std::string_view name, auto member) {
                if (const auto found = fields.find(name)) {
                    value(*found, name, into.*member);
                }
            },
            std::type_identity<Record>());
    }

    /// A record that is the value of a field.
    template <class Record>
        requires std::is_class_v<Record>
    void value(dom::element json, std::string_view field, Record& into)
    {
        if (!object(json, field)) {
            return;
        }
        ObjectFields fields(json.get_object().value_unsafe());
        visit(fields, into);
        if (!fields.allFound()) {
            fail(field, "known fields only, each of them once");
        }
    }

    void value(dom::element json, std::string_view field, std::string& into)
    {
        std::string_view text;
        if (json.get(text) != simdjson::SUCCESS) {
            fail(field, "a text");
            return;
        }
        into = text;
    }

    void value(dom::element json, std::string_view field, std::int64_t& into)
    {
        if (json.get(into) != simdjson::SUCCESS) {
            fail(field, "a whole number of at most 64 bits");
        }
    }

    void value(dom::element json, std::string_view field, bool& into)
    {
        if (json.get(into) != simdjson::SUCCESS) {
            fail(field, "true or false");
        }
    }

    void value(dom::element json, std::string_view field, double& into)
    {
        constexpr auto infinity = std::numeric_limits<double>::infinity();
        std::string_view text;
        if (json.get(into) == simdjson::SUCCESS) {
            return;
        }
        if (json.get(text) == simdjson::SUCCESS && text == "nan") {
            into = std::numeric_limits<double>::quiet_NaN();
        } else if (text == "inf") {
            into = infinity;
        } else if (text == "-inf") {
            into = -infinity;
        } else {
            fail(field, "a number, \"nan\", \"inf\" or \"-inf\"");
        }
    }

    template <class Enum>
        requires std::is_enum_v<Enum>
    void value(dom::element json, std::string_view field, Enum& into)
    {
        std::string_view text;
        const auto constant = json.get(text) == simdjson::SUCCESS ? enumFromString<Enum>(text) : std::nullopt;
        if (!constant) {
            fail(field, "one of its words");
            return;
        }
        into = *constant;
    }

    template <class Value>
    void value(dom::element json, std::string_view field, std::optional<Value>& into)
    {
        if (json.is_null()) {
            into.reset();
        } else {
            value(json, field, into.emplace());
        }
    }

    void value(dom::element json, std::string_view field, std::vector<std::pair<std::string, std::string>>& into)
    {
        dom::array list;
        if (json.get(list) != simdjson::SUCCESS || list.size() % 2 != 0) {
            fail(field, "a list of names and texts in turn");
            return;
        }
        into.reserve(list.size() / 2);
        bool isName = true;
        for (const auto element : list) {
            if (isName) {
                fieldName(element, field, into.emplace_back().first);
            } else {
                value(element, field, into.back().second);
            }
            isName = !isName;
        }
    }

    void fieldName(dom::element json, std::string_view field, std::string& into)
    {
        std::uint64_t number = 0;
        if (json.get(number) != simdjson::SUCCESS) {
            value(json, field, into);
        } else if (m_fieldNames == nullptr || number >= m_fieldNames->size()) {
            fail(field, "numbers of the catalogue's list of fields");
        } else {
            into = (*m_fieldNames)[number];
        }
    }

    void key(const std::optional<dom::element>& json, SubmissionKey& into)
    {
        dom::array list;
        if (!json || json->get(list) != simdjson::SUCCESS || list.size() != 4) {
            fail("key", "round, submitter, system and benchmark");
            return;
        }
        const std::array<std::string*, 4> parts{&into.round, &into.submitter, &into.system, &into.benchmark};
        std::size_t part = 0;
        for (const auto element : list) {
            value(element, "key", *parts[part++]);
        }
    }

    void runs(ObjectFields& fields, std::vector<Run>& into)
    {
        std::string folder;
        if (const auto found = fields.find("folder")) {
            value(*found, "folder", folder);
        }
        const auto found = fields.find("runs");
        dom::array list;
        if (!found) {
            return;
        }
        if (found->get(list) != simdjson::SUCCESS) {
            fail("runs", "a list of runs");
            return;
        }
        into.reserve(list.size());
        for (const auto element : list) {
            m_place = fmt::format("run {}, ", into.size() + 1);
            if (!object(element, "runs")) {
                return;
            }
            run(element.get_object().value_unsafe(), folder, into);
        }
        m_place.clear();
    }

    /// Appends a run, which is like the one before it where its object says nothing.
    void run(dom::object json, const std::string& folder, std::vector<Run>& into)
    {
        ObjectFields fields(json);
        Run run = into.empty() ? Run() : withoutPoints(into.back());
        std::string name;
        if (const auto found = fields.find("f")) {
            value(*found, "f", name);
        } else {
            fail("f", "the name of the run's file");
        }
        run.file = folder + name;
        visit(fields, run);
        if (const auto unit = fields.find("u")) {
            value(*unit, "u", run.curve.unit);
        }
        if (const auto columns = fields.find("p")) {
            points(*columns, into.empty() ? nullptr : &into.back().curve.points, run.curve.points);
        }
        if (!fields.allFound()) {
            fail("runs", "known fields only, each of them once");
        }
        into.push_back(std::move(run));
    }

    static Run withoutPoints(const Run& run)
    {
        Run copy;
        visitFields([&](std::string_view, auto member) { copy.*member = run.*member; }, std::type_identity<Run>());
        copy.curve.unit = run.curve.unit;
        return copy;
    }

    void points(dom::element json, const std::vector<ConvergencePoint>* before, std::vector<ConvergencePoint>& into)
    {
        constexpr std::string_view expected = "lists of minutes, positions, values and, if need be, second values";
        dom::array columns;
        if (json.get(columns) != simdjson::SUCCESS || columns.size() < 3 || columns.size() > 4) {
            fail("p", expected);
            return;
        }
        constexpr std::array<double ConvergencePoint::*, 4> members{
            &ConvergencePoint::minutes, &ConvergencePoint::position, &ConvergencePoint::value,
            &ConvergencePoint::second};
        std::size_t column = 0;
        for (const auto element : columns) {
            const auto member = members[column];
            dom::array list;
            if (element.is_null() && member == &ConvergencePoint::position && before != nullptr &&
                before->size() == into.size()) {
                copyPositions(*before, into);
            } else if (element.get(list) == simdjson::SUCCESS && (column == 0 || list.size() == into.size())) {
                into.resize(list.size());
                readColumn(list, member, into);
            } else {
                fail("p", "columns of the same length");
                return;
            }
            ++column;
        }
    }

    static void copyPositions(const std::vector<ConvergencePoint>& from, std::vector<ConvergencePoint>& into)
    {
        for (std::size_t i = 0; i < from.size(); ++i) {
            into[i].position = from[i].position;
        }
    }

    void readColumn(dom::array list, double ConvergencePoint::*member, std::vector<ConvergencePoint>& into)
    {
        std::size_t i = 0;
        for (const auto number : list) {
            value(number, "p", into[i++].*member);
        }
    }

    const std::vector<std::string>* m_fieldNames;
    std::string m_place;
    std::string m_problem;
};

template <class Record>
Result<Record> checked(const RecordReader& reader, Record&& record)
{
    if (!reader.problem().empty()) {
        return failure(ErrorCode::InvalidInput, {}, reader.problem());
    }
    return std::forward<Record>(record);
}

}  // namespace

Result<System> readSystem(dom::element json, const std::vector<std::string>& fieldNames)
{
    RecordReader reader(&fieldNames);
    System system;
    reader.system(json, system);
    return checked(reader, std::move(system));
}

Result<Submission> readSubmission(dom::element json, const System& system)
{
    RecordReader reader(nullptr);
    Submission submission;
    submission.system = system;
    reader.submission(json, submission);
    return checked(reader, std::move(submission));
}

}  // namespace podium
