// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/content_hash.h"

#include <fmt/format.h>
#include <xxhash.h>

namespace podium::mlperf {

ContentHash contentHash(std::string_view bytes)
{
    const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

}  // namespace podium::mlperf
