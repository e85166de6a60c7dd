// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/natural_order.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/catch.h"

namespace podium::mlperf {

TEST_CASE("Runs of digits compare as numbers", "[natural-order]")
{
    // In order; every earlier name comes before every later one.
    const std::vector<std::string> names{
        "",
        ".!65506!result_4.txt",
        "result_",
        "result_.txt",
        "result_0.txt",
        "result_00.txt",
        "result_01.txt",
        "result_1.txt",
        "result_1_4n16r.txt",
        "result_2.txt",
        "result_9.txt",
        "result_10.txt",
        "result_99999999999999999999998.txt",
        "result_99999999999999999999999.txt",
        "result_100000000000000000000000.txt",
        "result_run5.txt",
        "result_run10.txt",
        "result_\xc3\xa9.txt",
    };
    for (std::size_t left = 0; left < names.size(); ++left) {
        for (std::size_t right = 0; right < names.size(); ++right) {
            CAPTURE(names[left], names[right]);
            CHECK(naturalLess(names[left], names[right]) == (left < right));
        }
    }
}

TEST_CASE("Names as they were published sort by run", "[natural-order]")
{
    std::vector<std::string> names{
        "result_4952-240509201759124491233_raw_10.txt",
        "result_4952-240509201759124491233_raw_9.txt",
        "result_3_4n16r_32k_1593118427.txt",
        "result_220520100725096152634_9.txt",
        "result_4952-240509201759124491233_raw_1.txt",
    };
    std::sort(names.begin(), names.end(), naturalLess);
    CHECK(names == std::vector<std::string>{
                       "result_3_4n16r_32k_1593118427.txt",
                       "result_4952-240509201759124491233_raw_1.txt",
                       "result_4952-240509201759124491233_raw_9.txt",
                       "result_4952-240509201759124491233_raw_10.txt",
                       "result_220520100725096152634_9.txt",
                   });
}

}  // namespace podium::mlperf
