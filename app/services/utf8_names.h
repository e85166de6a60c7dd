// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <locale.h>

namespace podium::services {

/// While it lives, the names that the C library converts in this thread are UTF-8. libarchive turns the UTF-8 names of
/// zip and pax archives into the character set of the locale and loses those that it does not hold: in the locale "C",
/// in which every program starts, all that are not ASCII.
class Utf8Names {
public:
    Utf8Names() : m_locale(::newlocale(LC_CTYPE_MASK, "C.UTF-8", static_cast<locale_t>(nullptr)))
    {
        if (m_locale != static_cast<locale_t>(nullptr)) {
            m_before = ::uselocale(m_locale);
        }
    }
    ~Utf8Names()
    {
        if (m_locale != static_cast<locale_t>(nullptr)) {
            ::uselocale(m_before);
            ::freelocale(m_locale);
        }
    }
    Utf8Names(const Utf8Names&) = delete;
    Utf8Names& operator=(const Utf8Names&) = delete;

private:
    locale_t m_locale;
    locale_t m_before = static_cast<locale_t>(nullptr);
};

}  // namespace podium::services
