// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/system_writer.h"

#include <initializer_list>
#include <string>
#include <string_view>

#include "db/store/digest.h"
#include "db/store/query.h"

namespace podium::store {

namespace {

ContentHash digestOf(const Submission& submission)
{
    const System& system = submission.system;
    Digest digest;
    for (const std::string_view text : std::initializer_list<std::string_view>{
             submission.key.round, submission.key.submitter, submission.key.system, submission.submitter, system.folder,
             system.name, system.submitter, system.acceleratorModel, system.hostProcessorModel, system.framework,
             system.file, system.accelerator.name, system.accelerator.vendor, system.accelerator.architecture,
             system.accelerator.generation}) {
        digest.add(text);
    }
    digest.add(toString(system.division));
    digest.add(toString(system.availability));
    digest.add(std::int64_t{system.accelerator.isProcessor});
    for (const auto& number : {system.nodes, system.acceleratorsPerNode, system.hostProcessorsPerNode}) {
        digest.add(number);
    }
    for (const auto& [name, value] : system.fields) {
        digest.add(name);
        digest.add(value);
    }
    return digest.hash();
}

std::int64_t storeAccelerator(Connection& connection, const Accelerator& accelerator)
{
    Query known(connection, "SELECT id FROM accelerators WHERE name = ? AND vendor = ? AND architecture = ? AND "
                            "generation = ? AND is_processor = ?");
    known.with(accelerator.name, accelerator.vendor, accelerator.architecture, accelerator.generation,
               accelerator.isProcessor);
    if (known.step()) {
        return known.integer(0);
    }
    Query(connection,
          "INSERT INTO accelerators (name, vendor, architecture, generation, is_processor) VALUES (?, ?, ?, ?, ?)")
        .run(accelerator.name, accelerator.vendor, accelerator.architecture, accelerator.generation,
             accelerator.isProcessor);
    return connection.sqlite().getLastInsertRowid();
}

std::int64_t insertSystem(Connection& connection, const System& system, const ContentHash& digest)
{
    const auto accelerator = storeAccelerator(connection, system.accelerator);
    Query(connection, "INSERT INTO systems (digest, folder, name, submitter, division, availability, nodes, "
                      "accelerators_per_node, host_processors_per_node, accelerator_model, host_processor_model, "
                      "framework, accelerator_id, file) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .run(digest, system.folder, system.name, system.submitter, toString(system.division),
             toString(system.availability), system.nodes, system.acceleratorsPerNode, system.hostProcessorsPerNode,
             system.acceleratorModel, system.hostProcessorModel, system.framework, accelerator, system.file);
    return connection.sqlite().getLastInsertRowid();
}

void insertFields(Connection& connection, std::int64_t id, const System& system)
{
    Query query(connection, "INSERT INTO system_fields (system_id, position, name, value) VALUES (?, ?, ?, ?)");
    std::int64_t position = 0;
    for (const auto& [name, value] : system.fields) {
        query.run(id, position++, name, value);
    }
}

void appendLine(std::string& text, std::string_view line)
{
    text += line;
    text += '\n';
}

/// Software: the framework and what the description names as stack and operating system, each with the last part of
/// its name ("cuda_version 12.4").
std::string softwareOf(const System& system)
{
    std::string text;
    appendLine(text, system.framework);
    for (const auto& [name, value] : system.fields) {
        if (name.starts_with("framework") || name.starts_with("operating_system")) {
            appendLine(text, value);
        } else if (name.starts_with("other_software_stack")) {
            const auto dot = name.find('.');
            appendLine(text, dot == name.npos ? value : name.substr(dot + 1) + ' ' + value);
        }
    }
    return text;
}

std::string notesOf(const System& system)
{
    std::string text;
    for (const auto& [name, value] : system.fields) {
        if (name.find("notes") != name.npos) {
            appendLine(text, value);
        }
    }
    return text;
}

std::string lines(std::initializer_list<std::string_view> parts)
{
    std::string text;
    for (const auto part : parts) {
        appendLine(text, part);
    }
    return text;
}

void indexText(Connection& connection, std::int64_t id, const Submission& submission)
{
    const System& system = submission.system;
    const Accelerator& accelerator = system.accelerator;
    // Replacing: a system that was deleted without forgetSystem() may have left an entry under this id.
    Query(connection, "INSERT OR REPLACE INTO search (rowid, submitter, system, accelerator, software, notes) "
                      "VALUES (?, ?, ?, ?, ?, ?)")
        .run(id, lines({submission.submitter, submission.key.submitter, system.submitter}),
             lines({submission.key.system, system.folder, system.name}),
             lines({accelerator.name, accelerator.vendor, accelerator.architecture, accelerator.generation,
                    system.acceleratorModel}),
             softwareOf(system), notesOf(system));
}

}  // namespace

std::int64_t storeSystem(Connection& connection, const Submission& submission)
{
    const auto digest = digestOf(submission);
    {
        Query known(connection, "SELECT id FROM systems WHERE digest = ?");
        known.with(digest);
        if (known.step()) {
            return known.integer(0);
        }
    }
    const auto id = insertSystem(connection, submission.system, digest);
    insertFields(connection, id, submission.system);
    indexText(connection, id, submission);
    return id;
}

void forgetSystem(Connection& connection, std::int64_t id)
{
    Query(connection, "DELETE FROM search WHERE rowid = ?1 AND NOT EXISTS (SELECT 1 FROM systems WHERE id = ?1)")
        .run(id);
}

}  // namespace podium::store
