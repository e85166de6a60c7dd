// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/ordered_reader.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace podium::services {

namespace {

constexpr std::size_t slotsPerThread = 3;

Result<mlperf::ReadSubmission> readOne(mlperf::SubmissionReader& reader, const mlperf::ResultDirectory& directory)
{
    try {
        return reader.read(directory);
    } catch (const std::exception& exception) {
        return failure(ErrorCode::FileUnreadable, directory.folder.string(), exception.what());
    }
}

}  // namespace

OrderedReader::OrderedReader(std::vector<const mlperf::ResultDirectory*> directories, const ReferenceTables& tables,
                             unsigned threads, std::stop_token stop)
    : m_directories(std::move(directories)), m_tables(tables), m_slots(std::max(1U, threads) * slotsPerThread),
      m_onStop(std::move(stop), [this] { m_stop.request_stop(); })
{
    const auto useful = std::min<std::size_t>(std::max(1U, threads), m_directories.size());
    for (std::size_t count = 0; count < useful; ++count) {
        m_threads.emplace_back([this] { work(); });
    }
}

OrderedReader::~OrderedReader()
{
    m_stop.request_stop();
    for (auto& thread : m_threads) {
        thread.join();
    }
}

void OrderedReader::work()
{
    mlperf::SubmissionReader reader(m_tables);
    for (;;) {
        std::unique_lock lock(m_mutex);
        const bool isRoom = m_writable.wait(lock, m_stop.get_token(), [this] {
            return m_nextToRead == m_directories.size() || m_nextToRead < m_nextToTake + m_slots.size();
        });
        if (!isRoom || m_stop.stop_requested() || m_nextToRead == m_directories.size()) {
            return;
        }
        const auto index = m_nextToRead++;
        lock.unlock();
        put(index, readOne(reader, *m_directories[index]));
    }
}

void OrderedReader::put(std::size_t index, Result<mlperf::ReadSubmission> read)
{
    {
        const std::lock_guard lock(m_mutex);
        m_slots[index % m_slots.size()] = std::move(read);
    }
    m_readable.notify_one();
}

Result<mlperf::ReadSubmission> OrderedReader::next()
{
    std::unique_lock lock(m_mutex);
    auto& slot = m_slots[m_nextToTake % m_slots.size()];
    const bool isReady = m_readable.wait(lock, m_stop.get_token(), [&slot] { return slot.has_value(); });
    if (!isReady || m_stop.stop_requested()) {
        return failure(ErrorCode::Cancelled, m_directories[m_nextToTake]->folder.string());
    }
    auto read = std::move(*slot);
    slot.reset();
    ++m_nextToTake;
    lock.unlock();
    m_writable.notify_all();
    return read;
}

}  // namespace podium::services
