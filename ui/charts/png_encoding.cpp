// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/png_encoding.h"

#include <csetjmp>
#include <cstddef>
#include <new>
#include <vector>

#include <png.h>

namespace podium::charts {

namespace {

constexpr int compression = 2;  ///< zlib's 1 to 9: a higher one takes twice the time for a tenth of the bytes

void append(png_structp png, png_bytep data, std::size_t length)
{
    bool enough = true;
    try {
        static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<const char*>(data), length);
    } catch (const std::bad_alloc&) {
        enough = false;
    }
    if (!enough) {
        png_error(png, "no memory");  // jumps, so that nothing of C++ may be under way
    }
}

void flush(png_structp) {}

/// Frees what libpng holds, whatever happens.
class Encoder {
public:
    Encoder() : m_png(png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, &Encoder::stop, &Encoder::ignore))
    {
        m_info = m_png != nullptr ? png_create_info_struct(m_png) : nullptr;
    }
    Encoder(const Encoder&) = delete;
    Encoder& operator=(const Encoder&) = delete;
    ~Encoder() { png_destroy_write_struct(&m_png, &m_info); }

    /// Rows of blue, green, red and a byte without meaning.
    bool write(const QSize& size, const QPoint& dotsPerMetre, std::vector<png_bytep>& rows, std::string& bytes)
    {
        if (m_info == nullptr || setjmp(png_jmpbuf(m_png)) != 0) {
            return false;
        }
        png_set_write_fn(m_png, &bytes, append, flush);
        png_set_IHDR(m_png, m_info, static_cast<png_uint_32>(size.width()), static_cast<png_uint_32>(size.height()), 8,
                     PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_pHYs(m_png, m_info, static_cast<png_uint_32>(dotsPerMetre.x()),
                     static_cast<png_uint_32>(dotsPerMetre.y()), PNG_RESOLUTION_METER);
        png_set_filter(m_png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
        png_set_compression_level(m_png, compression);
        png_write_info(m_png, m_info);
        png_set_filler(m_png, 0, PNG_FILLER_AFTER);
        png_set_bgr(m_png);
        png_write_image(m_png, rows.data());
        png_write_end(m_png, nullptr);
        return true;
    }

private:
    [[noreturn]] static void stop(png_structp png, png_const_charp) { png_longjmp(png, 1); }
    static void ignore(png_structp, png_const_charp) {}

    png_structp m_png;
    png_infop m_info;
};

}  // namespace

Result<std::string> encodePng(const QImage& image)
{
    static_assert(Q_BYTE_ORDER == Q_LITTLE_ENDIAN, "the order of the bytes of a pixel");
    QImage pixels = image.convertToFormat(QImage::Format_RGB32);
    std::vector<png_bytep> rows;
    std::string bytes;
    bool written = false;
    if (!pixels.isNull()) {
        for (int row = 0; row < pixels.height(); ++row) {
            rows.push_back(pixels.scanLine(row));
        }
        written = Encoder().write(pixels.size(), {pixels.dotsPerMeterX(), pixels.dotsPerMeterY()}, rows, bytes);
    }
    if (!written) {
        return failure(ErrorCode::FileUnwritable, "png", "not enough memory for a picture of this size");
    }
    return bytes;
}

}  // namespace podium::charts
