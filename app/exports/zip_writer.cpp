// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/zip_writer.h"

#include <limits>

#include <zlib.h>

namespace podium {

namespace {

// Field layout and values: PKWARE's APPNOTE.TXT, sections 4.3 and 4.4.
constexpr std::uint32_t localSignature = 0x04034b50;
constexpr std::uint32_t directorySignature = 0x02014b50;
constexpr std::uint32_t endSignature = 0x06054b50;
constexpr std::uint16_t version = 20;
constexpr std::uint16_t stored = 0;
constexpr std::uint16_t deflated = 8;
constexpr std::uint16_t noTime = 0;
constexpr std::uint16_t firstDate = (1 << 5) | 1;  ///< 1980-01-01, the earliest that the format knows

void put16(std::string& bytes, std::uint16_t value)
{
    bytes += static_cast<char>(value & 0xFFU);
    bytes += static_cast<char>(value >> 8U);
}

void put32(std::string& bytes, std::uint32_t value)
{
    put16(bytes, static_cast<std::uint16_t>(value & 0xFFFFU));
    put16(bytes, static_cast<std::uint16_t>(value >> 16U));
}

std::uint32_t checksumOf(std::string_view bytes)
{
    return static_cast<std::uint32_t>(::crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

/// Deflate without zlib's own head.
Result<std::string> packed(std::string_view bytes)
{
    z_stream stream{};
    constexpr int rawWindow = -15;
    constexpr int memoryLevel = 8;
    if (::deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, rawWindow, memoryLevel, Z_DEFAULT_STRATEGY) != Z_OK) {
        return failure(ErrorCode::FileUnwritable, "zip", "not enough memory to pack the file");
    }
    std::string out(::deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // zlib only reads it
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool done = ::deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(stream.total_out);
    ::deflateEnd(&stream);
    if (!done) {
        return failure(ErrorCode::FileUnwritable, "zip", "the file cannot be packed");
    }
    return out;
}

}  // namespace

Status ZipWriter::addStored(std::string_view name, std::string_view bytes)
{
    add(name, {stored, bytes, bytes.size(), checksumOf(bytes)});
    return {};
}

Status ZipWriter::addPacked(std::string_view name, std::string_view bytes)
{
    if (bytes.size() > std::numeric_limits<uInt>::max() / 2) {
        return failure(ErrorCode::FileUnwritable, "zip", "too large for an archive of this kind");
    }
    const auto small = packed(bytes);
    if (!small) {
        return tl::unexpected(small.error());
    }
    add(name, {deflated, *small, bytes.size(), checksumOf(bytes)});
    return {};
}

void ZipWriter::add(std::string_view name, const Part& part)
{
    const auto offset = static_cast<std::uint32_t>(m_archive.size());
    std::string fields;
    put16(fields, version);
    put16(fields, 0);  // flags
    put16(fields, part.method);
    put16(fields, noTime);
    put16(fields, firstDate);
    put32(fields, part.checksum);
    put32(fields, static_cast<std::uint32_t>(part.packed.size()));
    put32(fields, static_cast<std::uint32_t>(part.size));
    put16(fields, static_cast<std::uint16_t>(name.size()));
    put16(fields, 0);  // length of extra fields
    put32(m_archive, localSignature);
    m_archive += fields;
    m_archive += name;
    m_archive += part.packed;
    put32(m_directory, directorySignature);
    put16(m_directory, version);
    m_directory += fields;
    put16(m_directory, 0);  // length of the comment
    put16(m_directory, 0);  // disk
    put16(m_directory, 0);  // internal attributes
    put32(m_directory, 0);  // external attributes
    put32(m_directory, offset);
    m_directory += name;
    ++m_parts;
}

std::string ZipWriter::take()
{
    const auto offset = static_cast<std::uint32_t>(m_archive.size());
    m_archive += m_directory;
    put32(m_archive, endSignature);
    put16(m_archive, 0);  // disk
    put16(m_archive, 0);  // disk of the directory
    put16(m_archive, m_parts);
    put16(m_archive, m_parts);
    put32(m_archive, static_cast<std::uint32_t>(m_directory.size()));
    put32(m_archive, offset);
    put16(m_archive, 0);  // length of the comment
    return std::move(m_archive);
}

}  // namespace podium
