// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/output_place.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace podium::services {

namespace {

namespace fs = std::filesystem;

constexpr int mostLinks = 40;  // as the kernel follows

bool isBelow(const fs::path& file, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

bool isDevice(const fs::path& file)
{
    return (isBelow(file, "/dev") && !isBelow(file, "/dev/shm")) || isBelow(file, "/proc");
}

/// The name itself, in the folder where it really lies.
fs::path inRealFolder(const fs::path& file, std::error_code& error)
{
    return fs::weakly_canonical(file.parent_path(), error) / file.filename();
}

}  // namespace

Result<fs::path> outputPlace(const fs::path& file)
{
    std::error_code error;
    fs::path place = fs::absolute(file, error);
    for (int links = 0; !error && links <= mostLinks; ++links) {
        place = inRealFolder(place, error);
        if (isDevice(place)) {
            return failure(ErrorCode::FileUnwritable, file.string(),
                           "it would be standard output or another device, which is not supported; name a file");
        }
        const auto status = error ? fs::file_status() : fs::symlink_status(place, error);
        if (status.type() == fs::file_type::not_found) {
            return place;
        }
        if (!error && !fs::is_symlink(status)) {
            return place;
        }
        const fs::path next = error ? fs::path() : fs::read_symlink(place, error);
        place = place.parent_path() / next;
    }
    return failure(ErrorCode::FileUnwritable, file.string(),
                   error ? error.message() : "its links lead round; name another file");
}

Status checkOutputs(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs)
{
    std::vector<fs::path> places;
    for (const std::string& output : outputs) {
        if (output.empty()) {
            continue;
        }
        auto place = outputPlace(output);
        if (!place) {
            return tl::unexpected(place.error());
        }
        if (std::find(places.begin(), places.end(), *place) != places.end()) {
            return failure(ErrorCode::InvalidInput, output, "named for two outputs: give each a file of its own");
        }
        for (const std::string& input : inputs) {
            std::error_code ignored;
            if (fs::equivalent(*place, input, ignored)) {
                return failure(ErrorCode::InvalidInput, output,
                               "it is what is read here, " + input +
                                   ", and would be written over: name another file for the output");
            }
        }
        places.push_back(std::move(*place));
    }
    return {};
}

}  // namespace podium::services
