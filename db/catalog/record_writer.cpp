// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalog/record_writer.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <type_traits>

#include "db/catalog/record_fields.h"

namespace podium {

namespace {

bool same(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

bool same(const Score& a, const Score& b)
{
    bool equal = true;
    visitFields([&](std::string_view, auto member) { equal = equal && a.*member == b.*member; },
                std::type_identity<Score>());
    return equal;
}

bool same(const WeakScaling& a, const WeakScaling& b)
{
    return a.models == b.models && a.instanceScale == b.instanceScale;
}

template <class Value>
bool same(const Value& a, const Value& b)
{
    return a == b;
}

template <class Value>
bool same(const std::optional<Value>& a, const std::optional<Value>& b)
{
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
}

/// Writes the fields of records, each only where it differs from that of a base.
class RecordWriter {
public:
    RecordWriter(JsonWriter& json, const RecordStyle& style) : m_json(json), m_style(style) {}

    void submission(const Submission& submission, bool withSystem)
    {
        m_json.beginObject();
        m_json.key("key");
        m_json.beginArray();
        m_json.text(submission.key.round);
        m_json.text(submission.key.submitter);
        m_json.text(submission.key.system);
        m_json.text(submission.key.benchmark);
        m_json.endArray();
        if (withSystem) {
            m_json.key("system");
            value(submission.system);
        }
        fields(submission, Submission());
        if (!submission.runs.empty()) {
            runs(submission.runs);
        }
        m_json.endObject();
    }

    template <class Record>
    void record(const Record& record)
    {
        m_json.beginObject();
        fields(record, Record());
        m_json.endObject();
    }

private:
    template <class Record>
    void fields(const Record& record, const Record& base)
    {
        visitFields(
            [&](std::string_view name, auto member) {
                if (!same(record.*member, base.*member)) {
                    m_json.key(name);
                    value(record.*member);
                }
            },
            std::type_identity<Record>());
    }

    void value(const std::string& text) { m_json.text(text); }
    void value(std::int64_t number) { m_json.integer(number); }
    void value(double number) { m_json.number(number); }
    void value(bool flag) { m_json.flag(flag); }
    void value(const Accelerator& accelerator) { record(accelerator); }
    void value(const System& system) { record(system); }
    void value(const Score& score) { record(score); }
    void value(const WeakScaling& weak) { record(weak); }

    template <class Enum>
    requires std::is_enum_v<Enum>
    void value(Enum constant) { m_json.text(toString(constant)); }

    template <class Value>
    void value(const std::optional<Value>& optional)
    {
        if (optional) {
            value(*optional);
        } else {
            m_json.null();
        }
    }

    /// Published fields: name, value, name, value, ...
    void value(const std::vector<std::pair<std::string, std::string>>& pairs)
    {
        m_json.beginArray();
        for (const auto& [name, text] : pairs) {
            sharedText(name);
            sharedText(text);
        }
        m_json.endArray();
    }

    void sharedText(const std::string& text)
    {
        if (m_style.textNumbers != nullptr) {
            if (const auto number = m_style.textNumbers->find(text); number != m_style.textNumbers->end()) {
                m_json.integer(number->second);
                return;
            }
        }
        m_json.text(text);
    }

    void runs(const std::vector<Run>& runs)
    {
        const auto folder = commonFolder(runs);
        m_json.key("folder");
        m_json.text(folder);
        m_json.key("runs");
        m_json.beginArray();
        const Run empty;
        const auto* before = &empty;
        std::string expectedName;
        for (const auto& run : runs) {
            const auto name = run.file.substr(folder.size());
            m_json.beginObject();
            if (before == &empty || name != expectedName) {
                m_json.key("f");
                m_json.text(name);
            }
            fields(run, *before);
            curve(run.curve, before->curve);
            m_json.endObject();
            before = &run;
            expectedName = followingName(name);
        }
        m_json.endArray();
    }

    /// What all files have in common up to a '/', with it.
    static std::string_view commonFolder(const std::vector<Run>& runs)
    {
        std::string_view folder = runs.front().file;
        for (const auto& run : runs) {
            const auto end = std::mismatch(folder.begin(), folder.end(), run.file.begin(), run.file.end()).first;
            folder = folder.substr(0, static_cast<std::size_t>(end - folder.begin()));
        }
        return folder.substr(0, folder.rfind('/') + 1);
    }

    /// Points as columns: minutes, positions, values and, where there is one, the second metric. The first positions
    /// are left out as far as they are those of the run before.
    void curve(const ConvergenceCurve& curve, const ConvergenceCurve& before)
    {
        if (curve.unit != before.unit) {
            m_json.key("u");
            value(curve.unit);
        }
        if (curve.points.empty()) {
            return;
        }
        m_json.key("p");
        m_json.beginArray();
        const std::span points = curve.points;
        column(points, &ConvergencePoint::minutes, m_style.roundedCurves);
        column(points.subspan(samePositions(curve, before)), &ConvergencePoint::position, false);
        column(points, &ConvergencePoint::value, m_style.roundedCurves);
        if (std::any_of(curve.points.begin(), curve.points.end(),
                        [](const ConvergencePoint& point) { return !std::isnan(point.second); })) {
            column(points, &ConvergencePoint::second, m_style.roundedCurves);
        }
        m_json.endArray();
    }

    /// How many points at the beginning have the same positions.
    static std::size_t samePositions(const ConvergenceCurve& a, const ConvergenceCurve& b)
    {
        const auto end = std::mismatch(a.points.begin(), a.points.end(), b.points.begin(), b.points.end(),
                                       [](const auto& x, const auto& y) { return same(x.position, y.position); });
        return static_cast<std::size_t>(end.first - a.points.begin());
    }

    void column(std::span<const ConvergencePoint> points, double ConvergencePoint::*member, bool rounded)
    {
        m_json.beginArray();
        for (const auto& point : points) {
            if (rounded) {
                m_json.roundedNumber(point.*member);
            } else {
                m_json.number(point.*member);
            }
        }
        m_json.endArray();
    }

    JsonWriter& m_json;
    const RecordStyle& m_style;
};

}  // namespace

void writeSystem(JsonWriter& json, const System& system, const RecordStyle& style)
{
    RecordWriter(json, style).record(system);
}

void writeSubmission(JsonWriter& json, const Submission& submission, const RecordStyle& style, bool withSystem)
{
    RecordWriter(json, style).submission(submission, withSystem);
}

}  // namespace podium
