// SPDX-License-Identifier: GPL-3.0-or-later
// One target as libFuzzer calls it; PODIUM_FUZZ_TARGET names it.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const podium::fuzz::Target* target = podium::fuzz::targetNamed(PODIUM_FUZZ_TARGET);
    target->run({reinterpret_cast<const char*>(data), size});
    return 0;
}
