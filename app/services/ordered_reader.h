// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "db/mlperf/repository.h"
#include "db/mlperf/submission_reader.h"
#include "db/records/result.h"
#include "db/reference/reference_tables.h"

namespace podium::services {

/// Reads benchmark folders on worker threads and hands the submissions over in the order of the folders. The workers
/// run at most a few folders ahead of the one that takes, so that memory does not grow with the repository.
class OrderedReader {
public:
    /// `directories` and `tables` must live as long as the reader. `threads` is at least 1.
    OrderedReader(std::vector<const mlperf::ResultDirectory*> directories, const ReferenceTables& tables,
                  unsigned threads, std::stop_token stop);
    ~OrderedReader();
    OrderedReader(const OrderedReader&) = delete;
    OrderedReader& operator=(const OrderedReader&) = delete;

    /// The next submission; waits for it. Errors: Cancelled, and FileUnreadable when memory ran out. Must be called
    /// once a folder.
    [[nodiscard]] Result<mlperf::ReadSubmission> next();

private:
    void work();
    void put(std::size_t index, Result<mlperf::ReadSubmission> read);

    const std::vector<const mlperf::ResultDirectory*> m_directories;
    const ReferenceTables& m_tables;
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::condition_variable_any m_readable;
    std::condition_variable_any m_writable;
    std::vector<std::optional<Result<mlperf::ReadSubmission>>> m_slots;  ///< ring of results that wait
    std::size_t m_nextToRead = 0;
    std::size_t m_nextToTake = 0;
    std::stop_callback<std::function<void()>> m_onStop;
    std::vector<std::thread> m_threads;
};

}  // namespace podium::services
