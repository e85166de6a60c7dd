// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace podium::charts {

/// To be called before a loop over the C library's log(), exp() and the like. Where some code left the upper halves of the
/// vector registers in use, each of them takes seven times as long (7 against 46 ns a logarithm): the library's are
/// written for AVX, the rest of the program is not, and every change between the two then costs.
inline void releaseUpperHalves()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx")) {
        asm volatile("vzeroupper");  // the lower halves, which compiled code uses, keep what they hold
    }
#endif
}

}  // namespace podium::charts
