// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/digest.h"

#include <xxhash.h>

#include <fmt/format.h>

namespace podium::store {

void Digest::add(std::string_view text)
{
    m_text += std::to_string(text.size());
    m_text += ':';
    m_text += text;
}

ContentHash Digest::hash() const
{
    const XXH128_hash_t hash = XXH3_128bits(m_text.data(), m_text.size());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

}  // namespace podium::store
