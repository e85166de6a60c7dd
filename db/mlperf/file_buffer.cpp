// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/file_buffer.h"

#include <cerrno>
#include <cstring>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace podium::mlperf {

namespace {

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
                   number == ELOOP ? "a symbolic link, which is not followed" : std::generic_category().message(number));
}

}  // namespace

Status FileBuffer::read(const std::filesystem::path& file)
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
    if (static_cast<std::size_t>(status.st_size) > largestFile) {
        return failure(ErrorCode::FileUnreadable, file.string(), "larger than 1 GiB");
    }
    // One byte more than stated, so that a file which grows meanwhile is read to its end.
    reserve(static_cast<std::size_t>(status.st_size) + 1);
    while (true) {
        if (m_size + 1 >= m_capacity) {
            if (m_size > largestFile) {
                m_size = 0;
                return failure(ErrorCode::FileUnreadable, file.string(), "larger than 1 GiB");
            }
            reserve(m_size * 2 + 1);
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
    const std::size_t capacity = size + size / 4 + 4096;
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
