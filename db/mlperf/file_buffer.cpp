// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/file_buffer.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace podium::mlperf {

namespace {

constexpr std::size_t mostToSpare = std::size_t{4} << 20;

class Descriptor {
public:
    explicit Descriptor(int descriptor) : m_descriptor(descriptor) {}
    ~Descriptor()
    {
        if (m_descriptor >= 0) {
            ::close(m_descriptor);
        }
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

tl::unexpected<Error> unreadable(const std::filesystem::path& file, int number)
{
    // O_NOFOLLOW reports a link by ELOOP, whose own words ("too many levels") would mislead.
    return failure(ErrorCode::FileUnreadable, file.string(),
                   number == ELOOP ? "a symbolic link, which is not followed; put what it leads to in its place"
                                   : std::generic_category().message(number));
}

tl::unexpected<Error> tooLarge(const std::filesystem::path& file, std::size_t size, std::size_t largest)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    const std::string_view advice =
        largest == FileBuffer::largestLog
            ? "keep the log lines only (those with \":::ML\") and import it again"
            : "it is no description or scaling file of a submission; put the right one there";
    return failure(ErrorCode::FileUnreadable, file.string(),
                   fmt::format("has {} MiB ({} bytes), at most {} MiB are read; {}", size / mebibyte, size,
                               largest / mebibyte, advice));
}

}  // namespace

Status FileBuffer::read(const std::filesystem::path& file, std::size_t largest)
{
    m_size = 0;
    // O_NONBLOCK: a pipe that bears a result's name must not stop the import.
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (descriptor.get() < 0) {
        return unreadable(file, errno);
    }
    struct stat status {};
    if (::fstat(descriptor.get(), &status) != 0) {
        return unreadable(file, errno);
    }
    if (!S_ISREG(status.st_mode)) {
        return failure(ErrorCode::FileUnreadable, file.string(), "not a regular file");
    }
    if (static_cast<std::size_t>(status.st_size) > largest) {
        return tooLarge(file, static_cast<std::size_t>(status.st_size), largest);
    }
    // One byte more than stated, so that a file which grows meanwhile is read to its end.
    reserve(static_cast<std::size_t>(status.st_size) + 1);
    while (true) {
        if (m_size + 1 >= m_capacity) {
            if (m_size > largest) {
                return tooLarge(file, std::exchange(m_size, 0), largest);
            }
            reserve(std::min(m_size * 2, largest + 1) + 1);
        }
        const auto count = ::read(descriptor.get(), m_data.get() + m_size, m_capacity - m_size);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            m_size = 0;
            return unreadable(file, errno);
        }
        if (count == 0) {
            break;
        }
        m_size += static_cast<std::size_t>(count);
    }
    std::memset(m_data.get() + m_size, 0, padding);
    return {};
}

void FileBuffer::assign(std::string_view text)
{
    m_size = 0;
    reserve(text.size());
    text.copy(m_data.get(), text.size());
    m_size = text.size();
    std::memset(m_data.get() + m_size, 0, padding);
}

void FileBuffer::reserve(std::size_t size)
{
    if (m_data != nullptr && size <= m_capacity) {
        return;
    }
    // Room to spare for the next file, but not beside a huge one.
    const std::size_t capacity = size + std::min(size / 4, mostToSpare) + 4096;
    // Not make_unique: the bytes are overwritten at once, zeroing them would be a second pass.
    if (m_size == 0) {
        m_data.reset();  // nothing to keep: do not hold both
    }
    std::unique_ptr<char[]> data(new char[capacity + padding]);
    if (m_size > 0) {
        std::memcpy(data.get(), m_data.get(), m_size);
    }
    m_data = std::move(data);
    m_capacity = capacity;
}

}  // namespace podium::mlperf
