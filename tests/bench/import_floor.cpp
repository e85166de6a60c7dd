// SPDX-License-Identifier: GPL-3.0-or-later
// The floor that an import is measured against: one pass over the bytes of every result file below a folder that
// finds the log lines. A whole process of its own, with nothing of Podium in it.
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: import_floor FOLDER\n", stderr);
        return 2;
    }
    constexpr char token[] = ":::MLLOG ";
    std::vector<char> buffer;
    long files = 0;
    long lines = 0;
    long bytes = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[1])) {
        const std::string name = entry.path().filename().string();
        if (!entry.is_regular_file() || !name.starts_with("result_") || !name.ends_with(".txt")) {
            continue;
        }
        const int file = open(entry.path().c_str(), O_RDONLY | O_CLOEXEC);
        struct stat status {};
        if (file < 0 || fstat(file, &status) != 0) {
            std::fprintf(stderr, "cannot read %s\n", entry.path().c_str());
            return 3;
        }
        const auto size = static_cast<std::size_t>(status.st_size);
        if (buffer.size() < size) {
            buffer.resize(size);
        }
        const auto count = read(file, buffer.data(), size);
        close(file);
        if (count != status.st_size) {
            std::fprintf(stderr, "short read of %s\n", entry.path().c_str());
            return 3;
        }
        const char* position = buffer.data();
        const char* end = position + size;
        while (position < end) {
            const auto* found = static_cast<const char*>(
                memmem(position, static_cast<std::size_t>(end - position), token, sizeof token - 1));
            if (found == nullptr) {
                break;
            }
            ++lines;
            const auto* lineEnd =
                static_cast<const char*>(std::memchr(found, '\n', static_cast<std::size_t>(end - found)));
            position = lineEnd == nullptr ? end : lineEnd + 1;
        }
        ++files;
        bytes += static_cast<long>(size);
    }
    std::printf("%ld files, %ld bytes, %ld log lines\n", files, bytes, lines);
    return files > 0 ? 0 : 3;
}
