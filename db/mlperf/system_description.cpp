// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/system_description.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "db/mlperf/json_value.h"
#include "db/mlperf/system_fields.h"

namespace podium::mlperf {

namespace {

constexpr double largestCount = 1e7;

bool startsWithNoCase(std::string_view text, std::string_view prefix)
{
    return text.size() >= prefix.size() &&
           std::equal(prefix.begin(), prefix.end(), text.begin(), [](char left, char right) {
               return std::tolower(static_cast<unsigned char>(left)) == std::tolower(static_cast<unsigned char>(right));
           });
}

/// Reads one description; gathers issues as it goes.
class DescriptionReader {
public:
    DescriptionReader(const SystemFields& fields, std::string file, const SubmissionKey& key,
                      const ReferenceTables& tables, std::vector<ImportIssue>& issues)
        : m_fields(fields), m_file(std::move(file)), m_key(key), m_tables(tables), m_issues(issues)
    {
    }

    System read()
    {
        System system;
        system.folder = m_key.system;
        system.file = m_file;
        system.fields = m_fields.fields;
        system.submitter = required("submitter", {"submitter", "sumitter", "org"}, isEntry());
        system.name = required("system_name", {"system_name", "platform", "hardware", "entry.hardware"}, false);
        system.framework = m_fields.firstOf({"framework", "entry.framework"});
        system.hostProcessorModel = m_fields.firstOf({"host_processor_model_name", "nodes.cpu", "entry.nodes.cpu"});
        system.acceleratorModel =
            m_fields.firstOf({"accelerator_model_name", "nodes.accelerator", "entry.nodes.accelerator"});
        system.nodes = count("number_of_nodes",
                             {"number_of_nodes", "number of nodes", "nodes.num_nodes", "entry.nodes.num_nodes"}, true);
        system.acceleratorsPerNode = count("accelerators_per_node",
                                           {"accelerators_per_node", "accelerators per node", "nodes.num_accelerators",
                                            "entry.nodes.num_accelerators"},
                                           true);
        system.hostProcessorsPerNode = hostProcessors(system);
        system.division = division();
        system.availability = availability();
        countTpuChips(system);
        system.accelerator = accelerator(system);
        return system;
    }

private:
    /// Files named entry.json state no submitter: the folder does.
    [[nodiscard]] bool isEntry() const { return m_file.ends_with("entry.json"); }

    void addIssue(Severity severity, IssueCode code, std::string detail)
    {
        m_issues.push_back({severity, code, m_file, 0, std::move(detail)});
    }

    std::string required(std::string_view name, std::initializer_list<std::string_view> names, bool mayMiss)
    {
        const auto text = m_fields.firstOf(names);
        if (text.empty() && !mayMiss) {
            addIssue(Severity::Warning, IssueCode::SystemFieldMissing, fmt::format("no field '{}'", name));
        }
        return std::string(text);
    }

    std::optional<std::int64_t> count(std::string_view name, std::initializer_list<std::string_view> names, bool needed)
    {
        const auto text = m_fields.firstOf(names);
        if (text.empty()) {
            if (needed) {
                addIssue(Severity::Warning, IssueCode::SystemFieldMissing,
                         fmt::format("no field '{}': accelerators cannot be counted", name));
            }
            return std::nullopt;
        }
        const auto number = parseNumber(text);
        if (!number || *number < 0 || *number > largestCount || std::floor(*number) != *number) {
            addIssue(Severity::Warning, IssueCode::SystemFieldInvalid,
                     fmt::format("'{}' is '{}', expected a whole number", name, text));
            return std::nullopt;
        }
        return static_cast<std::int64_t>(*number);
    }

    std::optional<std::int64_t> hostProcessors(const System& system)
    {
        const auto stated =
            count("host_processors_per_node", {"host_processors_per_node", "host_processor_per_node"}, false);
        if (stated) {
            return stated;
        }
        // "2x Intel(R) Xeon(R) CPU E5-2698 v4 @ 2.20GHz"
        const std::string_view model = system.hostProcessorModel;
        const auto sign = model.find('x');
        const auto number = sign == std::string_view::npos ? std::nullopt : parseNumber(model.substr(0, sign));
        if (number && *number >= 1 && *number <= 64 && std::floor(*number) == *number) {
            return static_cast<std::int64_t>(*number);
        }
        return std::nullopt;
    }

    Division division()
    {
        const auto text = m_fields.firstOf({"division", "divison"});
        if (!text.empty()) {
            const Division division = m_tables.division(text);
            if (division == Division::Unknown) {
                addIssue(Severity::Warning, IssueCode::SystemFieldInvalid,
                         fmt::format("division is '{}', expected closed or open", text));
            }
            return division;
        }
        const std::string_view folder = m_key.system;
        if (folder.ends_with("_open") || folder.ends_with("-open")) {
            return Division::Open;
        }
        if (folder.ends_with("_close") || folder.ends_with("_closed") || folder.ends_with("-closed")) {
            return Division::Closed;
        }
        addIssue(Severity::Warning, IssueCode::SystemFieldMissing, "no field 'division': taken from the log");
        return Division::Unknown;
    }

    Availability availability()
    {
        const auto text = m_fields.firstOf({"status", "system_status"});
        const Availability availability = m_tables.availability(text);
        if (availability == Availability::Unknown) {
            addIssue(Severity::Warning, text.empty() ? IssueCode::SystemFieldMissing : IssueCode::SystemFieldInvalid,
                     text.empty() ? std::string("no field 'status'")
                                  : fmt::format("status is '{}', expected an availability category", text));
        }
        return availability;
    }

    /// v0.5 states TPU cores of the whole slice in num_accelerators ("tpuv2-512"); a chip has two cores.
    void countTpuChips(System& system)
    {
        const bool states =
            startsWithNoCase(system.acceleratorModel, "tpuv2-") || startsWithNoCase(system.acceleratorModel, "tpuv3-");
        if (!states || m_key.round != "0.5" || !system.acceleratorsPerNode || !system.nodes || *system.nodes == 0) {
            return;
        }
        const std::int64_t chips = *system.acceleratorsPerNode / 2;
        if (chips % *system.nodes == 0) {
            system.acceleratorsPerNode = chips / *system.nodes;
        } else {
            system.nodes = 1;
            system.acceleratorsPerNode = chips;
        }
    }

    Accelerator accelerator(const System& system)
    {
        auto accelerator = m_tables.matchAccelerator({system.acceleratorModel, system.folder, system.name,
                                                      system.hostProcessorModel, system.acceleratorsPerNode});
        if (accelerator.name.empty()) {
            addIssue(Severity::Warning, IssueCode::AcceleratorUnknown,
                     fmt::format("accelerator '{}' (host processor '{}') matches no rule of the accelerator table",
                                 system.acceleratorModel, system.hostProcessorModel));
        }
        return accelerator;
    }

    const SystemFields& m_fields;
    std::string m_file;
    const SubmissionKey& m_key;
    const ReferenceTables& m_tables;
    std::vector<ImportIssue>& m_issues;
};

}  // namespace

System readSystemDescription(std::string_view text, const std::string& file, const SubmissionKey& key,
                             const ReferenceTables& tables, std::vector<ImportIssue>& issues)
{
    const SystemFields fields = readSystemFields(text);
    if (fields.form == SystemFields::Form::Unreadable) {
        issues.push_back(
            {Severity::Error, IssueCode::SystemDescriptionInvalid, file, 0,
             fmt::format("cannot be read as a JSON object ({}); submitter, division and accelerators are unknown",
                         fields.reason)});
        System system;
        system.folder = key.system;
        system.file = file;
        return system;
    }
    if (fields.form == SystemFields::Form::Repaired) {
        issues.push_back({Severity::Info, IssueCode::SystemDescriptionRepaired, file, 0,
                          fmt::format("not strict JSON ({}); read all the same", fields.reason)});
    }
    return DescriptionReader(fields, file, key, tables, issues).read();
}

}  // namespace podium::mlperf
