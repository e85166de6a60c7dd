// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/catalogue.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/services/output_file.h"
#include "db/catalog/catalog.h"
#include "db/store/import_transaction.h"
#include "db/store/submission_repository.h"

namespace podium::services {

namespace {

Result<std::string> readText(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    const auto size = stream ? static_cast<std::streamoff>(stream.tellg()) : std::streamoff{-1};
    if (size < 0) {
        return failure(ErrorCode::FileUnreadable, file.string(), "it cannot be opened");
    }
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.seekg(0);
    if (!stream.read(text.data(), size)) {
        return failure(ErrorCode::FileUnreadable, file.string(), "it cannot be read to its end");
    }
    return text;
}

bool isMissing(const std::filesystem::path& folder)
{
    std::error_code ignored;
    return std::filesystem::status(folder, ignored).type() == std::filesystem::file_type::not_found;
}

/// "YYYY-MM" with a month that exists.
bool isYearAndMonth(std::string_view date)
{
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    return date.size() == 7 && date[4] == '-' && std::all_of(date.begin(), date.begin() + 4, isDigit) &&
           std::all_of(date.begin() + 5, date.end(), isDigit) && date.substr(5) >= "01" && date.substr(5) <= "12";
}

std::string fileName(const std::string& round)
{
    const bool namesItsSuite = round.find('-') != round.npos;
    return (namesItsSuite ? round : "training-" + round) + ".jsonl";
}

/// Reads one file after the other, or that of one round alone; the newest date of their headers is remembered.
Status readFiles(const std::filesystem::path& folder, const std::function<Status(Submission&&)>& sink,
                 std::string* date, const std::string* round = nullptr)
{
    if (isMissing(folder)) {
        return {};
    }
    const auto files = catalogFiles(folder);
    if (!files) {
        return tl::unexpected(files.error());
    }
    for (const auto& file : *files) {
        if (round != nullptr && file.filename() != fileName(*round)) {
            continue;
        }
        const auto text = readText(file);
        if (!text) {
            return tl::unexpected(text.error());
        }
        if (date != nullptr) {
            const auto header = readCatalogHeader(*text, file.string());
            if (!header) {
                return tl::unexpected(header.error());
            }
            *date = std::max(*date, header->date);
        }
        Status taken;
        const auto read = readCatalog(*text, file.string(), [&](Submission&& submission) {
            taken = sink(std::move(submission));
            return taken.has_value();
        });
        if (!taken) {
            return taken;
        }
        if (!read) {
            return read;
        }
    }
    return {};
}

Result<std::vector<Submission>> publishedOfRound(const store::Database& database, const std::string& round)
{
    store::SubmissionFilter filter;
    filter.rounds = {round};
    const auto rows = store::listSubmissions(database, filter);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    std::vector<Submission> submissions;
    for (const auto& row : *rows) {
        if (!row.verified) {
            continue;
        }
        auto submission = store::loadSubmission(database, row.key);
        if (!submission) {
            return tl::unexpected(submission.error());
        }
        submissions.push_back(std::move(*submission));
    }
    return submissions;
}

}  // namespace

Status readCatalogue(const std::filesystem::path& folder, const std::function<Status(Submission&&)>& sink)
{
    return readFiles(folder, sink, nullptr);
}

Status readCatalogueRound(const std::filesystem::path& folder, const std::string& round,
                          const std::function<Status(Submission&&)>& sink)
{
    return readFiles(folder, sink, nullptr, &round);
}

Result<std::int64_t> ensureCatalogue(store::Database& database, const std::filesystem::path& folder)
{
    const auto isUnused = [&database]() -> Result<bool> {
        return store::listBatches(database).map(
            [](const std::vector<store::ImportBatch>& batches) { return batches.empty(); });
    };
    if (const auto unused = isUnused(); !unused || !*unused || isMissing(folder)) {
        return unused ? Result<std::int64_t>(0) : tl::unexpected(unused.error());
    }
    std::vector<Submission> submissions;
    std::string date;
    auto read = readFiles(
        folder,
        [&submissions](Submission&& submission) -> Status {
            submissions.push_back(std::move(submission));
            return {};
        },
        &date);
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (submissions.empty()) {
        return 0;
    }
    auto transaction = store::ImportTransaction::begin(database, "catalogue " + date, {});
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    // Another program may have filled it while this one waited for the lock.
    if (const auto unused = isUnused(); !unused || !*unused) {
        return unused ? Result<std::int64_t>(0) : tl::unexpected(unused.error());
    }
    std::int64_t runs = 0;
    for (const Submission& submission : submissions) {
        if (auto stored = transaction->put(submission, {}); !stored) {
            return tl::unexpected(stored.error());
        }
        runs += static_cast<std::int64_t>(submission.runs.size());
    }
    if (auto committed = transaction->commit(0, runs); !committed) {
        return tl::unexpected(committed.error());
    }
    return static_cast<std::int64_t>(submissions.size());
}

Result<std::vector<std::filesystem::path>> writeCatalogue(const store::Database& database,
                                                          const std::filesystem::path& folder, const std::string& date)
{
    if (!isYearAndMonth(date)) {
        return failure(ErrorCode::InvalidInput, date, "expected a year and a month, for example 2026-06");
    }
    const auto info = database.info();
    if (!info) {
        return tl::unexpected(info.error());
    }
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) {
        return failure(ErrorCode::FileUnwritable, folder.string(), error.message());
    }
    std::vector<FileContent> contents;
    for (const auto& round : info->rounds) {
        auto submissions = publishedOfRound(database, round);
        if (!submissions) {
            return tl::unexpected(submissions.error());
        }
        if (submissions->empty()) {
            continue;
        }
        contents.push_back({folder / fileName(round), writeCatalog({1, round, date}, std::move(*submissions))});
    }
    if (const Status written = writeFiles(contents); !written) {
        return tl::unexpected(written.error());
    }
    std::vector<std::filesystem::path> files;
    files.reserve(contents.size());
    for (FileContent& content : contents) {
        files.push_back(std::move(content.target));
    }
    return files;
}

}  // namespace podium::services
