// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalog/record_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>

#include <fmt/format.h>

#include "db/catalog/record_fields.h"
#include "db/catalog/value_reader.h"

namespace podium {

namespace {

namespace dom = simdjson::dom;

/// Reads fields into records.
class RecordReader : private ValueReader {
public:
    explicit RecordReader(const std::vector<std::string>* sharedTexts) : m_sharedTexts(sharedTexts) {}

    using ValueReader::problem;

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
    using ValueReader::value;

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

    template <class Enum>
    requires std::is_enum_v<Enum>
    void value(dom::element json, std::string_view field, Enum& into) { constant(json, field, into); }

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
        bool isName = true;
        for (const auto element : list) {
            sharedText(element, field, isName ? into.emplace_back().first : into.back().second);
            isName = !isName;
        }
    }

    void sharedText(dom::element json, std::string_view field, std::string& into)
    {
        std::uint64_t number = 0;
        if (json.get(number) != simdjson::SUCCESS) {
            value(json, field, into);
        } else if (m_sharedTexts == nullptr || number >= m_sharedTexts->size()) {
            fail(field, "places in the catalogue's list of texts");
        } else {
            into = (*m_sharedTexts)[number];
            take(field, into.size());
        }
    }

    /// Counts what a few bytes of the file turn into, so that a small file cannot fill the memory.
    bool take(std::string_view field, std::size_t bytes)
    {
        constexpr std::size_t limit = 64U << 20U;
        m_taken += bytes;
        if (m_taken > limit) {
            fail(field, "a record of at most 64 MiB");
        }
        return m_taken <= limit;
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
        for (const auto element : list) {
            setPlace(fmt::format("run {}, ", into.size() + 1));
            const auto inherited = into.empty() ? 0 : inheritedBytes(into.back());
            if (!object(element, "runs") || !take("runs", sizeof(Run) + inherited)) {
                return;
            }
            run(element.get_object().value_unsafe(), folder, into);
        }
        setPlace({});
    }

    static std::size_t inheritedBytes(const Run& run)
    {
        return run.file.size() + run.optimizer.size() + run.seed.size() + run.contentHash.size();
    }

    /// Appends a run, which is like the one before it where its object says nothing.
    void run(dom::object json, const std::string& folder, std::vector<Run>& into)
    {
        ObjectFields fields(json);
        Run run = into.empty() ? Run() : withoutPoints(into.back());
        std::string name;
        if (const auto found = fields.find("f")) {
            value(*found, "f", name);
        } else if (!into.empty()) {
            name = followingName(into.back().file.substr(folder.size()));
        } else {
            fail("f", "the name of the first run's file");
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
        constexpr std::size_t pointLimit = 1000000;  // far below where simdjson stops counting
        const auto positionsBefore = before == nullptr ? 0 : before->size();
        std::size_t column = 0;
        for (const auto element : columns) {
            const auto member = members[column];
            dom::array list;
            if (element.get(list) != simdjson::SUCCESS) {
                fail("p", expected);
                return;
            }
            if (column == 0 && list.size() <= pointLimit) {
                into.resize(list.size());
            }
            const auto missing = into.size() - std::min(list.size(), into.size());
            const auto mayMiss = member == &ConvergencePoint::position ? positionsBefore : 0;
            if (list.size() > into.size() || missing > mayMiss) {
                fail("p", "columns of the same length, of at most a million points");
                return;
            }
            for (std::size_t i = 0; i < missing; ++i) {
                into[i].position = (*before)[i].position;
            }
            auto i = missing;
            for (const auto number : list) {
                value(number, "p", into[i++].*member);
            }
            ++column;
        }
    }

    const std::vector<std::string>* m_sharedTexts;
    std::size_t m_taken = 0;
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

Result<System> readSystem(dom::element json, const std::vector<std::string>& sharedTexts)
{
    RecordReader reader(&sharedTexts);
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
