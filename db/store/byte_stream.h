// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace podium::store {

/// Appends little-endian numbers and varints (7 bits a byte, lowest first) to bytes.
class ByteWriter {
public:
    void byte(std::uint8_t value) { m_bytes.push_back(value); }

    void varint(std::uint64_t value)
    {
        while (value >= 0x80U) {
            byte(static_cast<std::uint8_t>(value | 0x80U));
            value >>= 7U;
        }
        byte(static_cast<std::uint8_t>(value));
    }

    template <class Unsigned>
    void fixed(Unsigned value)
    {
        static_assert(std::is_unsigned_v<Unsigned>);
        for (std::size_t index = 0; index < sizeof(Unsigned); ++index) {
            byte(static_cast<std::uint8_t>(value >> (8 * index)));
        }
    }

    void append(const std::vector<std::uint8_t>& bytes) { m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end()); }

    [[nodiscard]] std::vector<std::uint8_t> take() { return std::move(m_bytes); }

private:
    std::vector<std::uint8_t> m_bytes;
};

/// The inverse of ByteWriter; every function is empty at the end of the bytes.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::uint8_t> bytes) : m_bytes(bytes) {}

    [[nodiscard]] std::size_t left() const { return m_bytes.size(); }

    [[nodiscard]] std::optional<std::uint8_t> byte()
    {
        if (m_bytes.empty()) {
            return std::nullopt;
        }
        const auto value = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return value;
    }

    [[nodiscard]] std::optional<std::uint64_t> varint()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const auto next = byte();
            if (!next) {
                return std::nullopt;
            }
            value |= std::uint64_t{*next & 0x7fU} << shift;
            if (*next < 0x80U) {
                return value;
            }
        }
        return std::nullopt;
    }

    template <class Unsigned>
    [[nodiscard]] std::optional<Unsigned> fixed()
    {
        static_assert(std::is_unsigned_v<Unsigned>);
        if (m_bytes.size() < sizeof(Unsigned)) {
            return std::nullopt;
        }
        Unsigned value = 0;
        for (std::size_t index = 0; index < sizeof(Unsigned); ++index) {
            value |= static_cast<Unsigned>(Unsigned{m_bytes[index]} << (8 * index));
        }
        m_bytes = m_bytes.subspan(sizeof(Unsigned));
        return value;
    }

private:
    std::span<const std::uint8_t> m_bytes;
};

}  // namespace podium::store
