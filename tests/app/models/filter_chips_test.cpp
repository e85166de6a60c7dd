// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filter_chips.h"

#include "tests/app/models/model_text.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

std::string chipsOf(const FilterState& filter, const QLocale& locale = QLocale::English)
{
    QStringList texts;
    for (const FilterChip& chip : filterChips(filter, *test::sampleSnapshot(), locale)) {
        texts.append(chip.text);
    }
    return texts.join("; ").toStdString();
}

FilterState sizes(SizeRange range)
{
    FilterState filter;
    filter.sizes = range;
    return filter;
}

FilterState severalFilter()
{
    FilterState filter;
    filter.of(Facet::Round) = {"4.1", "5.0", "9.9"};
    filter.of(Facet::Accelerator) = {"NVIDIA H100 SXM"};
    filter.of(Facet::Division) = {"closed", ""};
    filter.sizes = {256, 8192};
    filter.search = "nemo 25.04";
    return filter;
}

}  // namespace

TEST_CASE("Every restriction has a chip, in the order of the facets")
{
    CHECK(chipsOf({}) == "");
    CHECK(chipsOf(severalFilter()) == "Round v5.0; Round v4.1; Round 9.9; H100; Closed; Division not stated; 256 to "
                                      "8,192 accelerators; “nemo 25.04”");
}

TEST_CASE("A range is worded by its ends and by locale")
{
    CHECK(chipsOf(sizes({1024, {}})) == "at least 1,024 accelerators");
    CHECK(chipsOf(sizes({{}, 1024})) == "at most 1,024 accelerators");
    CHECK(chipsOf(sizes({1024, 1024})) == "1,024 accelerators");
    CHECK(chipsOf(sizes({8, 1024}), QLocale(QLocale::German)) == "8 to 1.024 accelerators");
}

TEST_CASE("Without all its chips a filter does not restrict")
{
    FilterState filter = severalFilter();
    const auto chips = filterChips(filter, *test::sampleSnapshot(), QLocale::English);
    for (const FilterChip& chip : chips) {
        const FilterState less = without(filter, chip);
        CHECK(less != filter);
        filter = less;
    }
    CHECK_FALSE(filter.restricts());
    CHECK(without(filter, chips.front()) == filter);
}

}  // namespace podium
