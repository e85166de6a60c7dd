// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filter_state.h"

#include "app/models/view_state.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

FilterState everything()
{
    FilterState filter;
    for (const Facet facet : allFacets) {
        filter.of(facet) = {std::string(toString(facet)), "", "Zürich \"1\"\n"};
    }
    filter.sizes = {8, 11616};
    filter.search = "h100 nemo";
    return filter;
}

std::string refusal(const std::string& json)
{
    const auto filter = filterFromJson(QByteArray::fromStdString(json), "view.json");
    return filter ? "accepted" : filter.error().context + ": " + filter.error().detail;
}

std::string viewRefusal(const std::string& json)
{
    const auto state = viewStateFromJson(QByteArray::fromStdString(json), "session");
    return state ? "accepted" : state.error().context + ": " + state.error().detail;
}

}  // namespace

TEST_CASE("A filter is one value that says whether it restricts")
{
    CHECK_FALSE(FilterState{}.restricts());
    CHECK(everything().restricts());
    CHECK(everything() == everything());

    FilterState filter;
    filter.sizes.minimum = 0;
    CHECK(filter.restricts());
    filter = {};
    filter.of(Facet::Vendor).insert("");
    CHECK(filter.restricts());
    CHECK(filter.of(Facet::Submitter).empty());
}

TEST_CASE("Facets have stable names")
{
    for (const Facet facet : allFacets) {
        CHECK(facetFromString(toString(facet)) == facet);
    }
    CHECK_FALSE(facetFromString("colour"));
    CHECK_FALSE(facetFromString(""));
}

TEST_CASE("A range of sizes holds both its ends")
{
    const SizeRange range{8, 512};
    CHECK(range.contains(8));
    CHECK(range.contains(512));
    CHECK_FALSE(range.contains(7));
    CHECK_FALSE(range.contains(513));
    CHECK(SizeRange{}.contains(-1));
    CHECK((SizeRange{{}, 8}).contains(0));
    CHECK((SizeRange{8, {}}).contains(maximumSize));
}

TEST_CASE("Search words stand alone, with single spaces between them")
{
    CHECK(normalizedSearch("  h100\t\tnemo \n") == "h100 nemo");
    CHECK(normalizedSearch(" \r\n ") == "");
    CHECK(normalizedSearch(std::string("a\0b", 3)) == "a b");
    CHECK(normalizedSearch("Zürich") == "Zürich");
    CHECK(normalizedSearch("\xFFx") == "\uFFFDx");
    CHECK(normalizedSearch(std::string(5000, 'x')) == std::string(maximumKeyLength, 'x'));

    std::string umlauts;
    for (int count = 0; count < 2000; ++count) {
        umlauts += "ü";
    }
    CHECK(normalizedSearch("x" + umlauts) == ("x" + umlauts).substr(0, maximumKeyLength - 1));
}

TEST_CASE("A filter is written as one JSON object without what does not restrict")
{
    CHECK(toJson(FilterState{}).toStdString() == R"({"schema":1})");

    FilterState filter;
    filter.of(Facet::Round) = {"5.1", "5.0"};
    filter.of(Facet::Division) = {"closed"};
    filter.sizes.maximum = 512;
    filter.search = "h100";
    CHECK(toJson(filter).toStdString() ==
          R"({"accelerator_count":{"max":512},"divisions":["closed"],"rounds":["5.0","5.1"],)"
          R"("schema":1,"search":"h100"})");
}

TEST_CASE("What is written as JSON reads back to the same filter")
{
    for (const FilterState& filter : {FilterState{}, everything()}) {
        const auto read = filterFromJson(toJson(filter), "test");
        REQUIRE(read);
        CHECK(*read == filter);
    }
    FilterState largest;
    largest.sizes = {maximumSize, maximumSize};
    CHECK(filterFromJson(toJson(largest), "test") == largest);
}

TEST_CASE("Repeated keys count once, search words are tidied")
{
    const auto filter = filterFromJson(R"({"schema":1,"rounds":["5.0","5.0"],"search":"  a   b "})", "test");
    REQUIRE(filter);
    CHECK(filter->of(Facet::Round) == ChosenKeys{"5.0"});
    CHECK(filter->search == "a b");
}

TEST_CASE("A filter that cannot be read is refused with the field and what was expected")
{
    CHECK(refusal("").starts_with("view.json: not JSON: "));  // what follows is worded by Qt
    CHECK(refusal("[1]") == "view.json: expected one JSON object");
    CHECK(refusal("{\"schema\":1").starts_with("view.json: not JSON: "));
    CHECK(refusal("{\"schema\":1,\"search\":\"\xFF\"}").starts_with("view.json: not JSON: "));
    CHECK(refusal("{}") == "view.json: schema: expected the schema version, a whole number from 1 on");
    CHECK(refusal(R"({"schema":0})") == "view.json: schema: expected the schema version, a whole number from 1 on");
    CHECK(refusal(R"({"schema":1.5})") == "view.json: schema: expected the schema version, a whole number from 1 on");
    CHECK(refusal(R"({"schema":"1"})") == "view.json: schema: expected the schema version, a whole number from 1 on");
    CHECK(refusal(R"({"schema":2})") ==
          "view.json: schema: schema 2 is newer than 1, which this version of the program reads");
    CHECK(refusal(R"({"schema":1,"colour":"red"})") == "view.json: colour: unknown field");
    CHECK(refusal(R"({"schema":1,"rounds":"5.0"})") ==
          "view.json: rounds: expected at most 10000 texts, each of at most 1000 bytes");
    CHECK(refusal(R"({"schema":1,"rounds":[5.0]})") ==
          "view.json: rounds: expected at most 10000 texts, each of at most 1000 bytes");
    CHECK(refusal(R"({"schema":1,"search":null})") == "view.json: search: expected text of at most 1000 bytes");
    CHECK(refusal(R"({"schema":1,"accelerator_count":8})") == "view.json: accelerator_count: expected an object");
    CHECK(refusal(R"({"schema":1,"accelerator_count":{"min":-1}})") ==
          "view.json: accelerator_count.min: expected a whole number from 0 to 1000000000000");
    CHECK(refusal(R"({"schema":1,"accelerator_count":{"max":8.5}})") ==
          "view.json: accelerator_count.max: expected a whole number from 0 to 1000000000000");
    CHECK(refusal(R"({"schema":1,"accelerator_count":{"max":1e300}})") ==
          "view.json: accelerator_count.max: expected a whole number from 0 to 1000000000000");
    CHECK(refusal(R"({"schema":1,"accelerator_count":{"min":9,"max":8}})") ==
          "view.json: accelerator_count.min: expected at most the maximum");
    CHECK(refusal(R"({"schema":1,"accelerator_count":{"mean":9}})") ==
          "view.json: accelerator_count.mean: unknown field");
}

TEST_CASE("What is too long or too deep is refused, and none of it comes back in the message")
{
    const std::string longText(maximumKeyLength + 1, 'x');
    CHECK(refusal(R"({"schema":1,"search":")" + longText + "\"}") ==
          "view.json: search: expected text of at most 1000 bytes");
    CHECK(refusal(R"({"schema":1,"vendors":[")" + longText + "\"]}") ==
          "view.json: vendors: expected at most 10000 texts, each of at most 1000 bytes");
    CHECK(refusal(R"({"schema":1,")" + longText + "\":1}").size() < 200);

    std::string many = R"({"schema":1,"vendors":["")";
    for (std::size_t count = 0; count < maximumChosenKeys; ++count) {
        many += ",\"\"";
    }
    CHECK(refusal(many + "]}") == "view.json: vendors: expected at most 10000 texts, each of at most 1000 bytes");

    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    CHECK(refusal(R"({"schema":1,"vendors":)" + deep + "}").starts_with("view.json: not JSON"));
}

TEST_CASE("Any piece of a written filter is read or refused")
{
    const std::string json = toJson(everything()).toStdString();
    for (std::size_t length = 0; length < json.size(); ++length) {
        CHECK(refusal(json.substr(0, length)).starts_with("view.json: not JSON"));
    }
    for (std::size_t position = 0; position < json.size(); ++position) {
        std::string damaged = json;
        damaged[position] = '\x01';
        const std::string answer = refusal(damaged);
        CHECK((answer == "accepted" || answer.starts_with("view.json: ")));
    }
}

TEST_CASE("Filter, pins and baseline are written as one JSON object")
{
    CHECK(toJson(ViewState{}).toStdString() == R"({"filter":{"schema":1},"schema":1})");

    const ViewState state{everything(), {"5.0/a/b/c", "5.0/ä/b/c"}, "4.1/a/b/c"};
    CHECK(viewStateFromJson(toJson(state), "test") == state);
    CHECK(viewStateFromJson(R"({"schema":1})", "test") == ViewState{});
    const ViewState best{{}, {}, {}, "NVIDIA Hopper"};
    CHECK(viewStateFromJson(toJson(best), "test") == best);
    CHECK(viewStateFromJson(R"({"schema":1,"baseline":"a/b/c/d","baseline_generation":"x"})", "test") ==
          ViewState{{}, {}, "a/b/c/d", {}});
}

TEST_CASE("A state that cannot be read is refused with the field and what was expected")
{
    CHECK(viewRefusal("[]") == "session: expected one JSON object");
    CHECK(viewRefusal("{}") == "session: schema: expected the schema version, a whole number from 1 on");
    CHECK(viewRefusal(R"({"schema":1,"filter":[]})") == "session: filter: expected an object");
    CHECK(viewRefusal(R"({"schema":1,"filter":{"schema":1,"rounds":[null]}})") ==
          "session: filter.rounds: expected at most 10000 texts, each of at most 1000 bytes");
    CHECK(viewRefusal(R"({"schema":1,"filter":{"schema":1,"accelerator_count":{"min":"8"}}})") ==
          "session: filter.accelerator_count.min: expected a whole number from 0 to 1000000000000");
    CHECK(viewRefusal(R"({"schema":1,"pins":["1","2","3","4","5","6","7","8","9"]})") ==
          "session: pins: expected at most 8 texts, each of at most 4000 bytes");
    CHECK(viewRefusal(R"({"schema":1,"baseline":{}})") == "session: baseline: expected text of at most 4000 bytes");
    CHECK(viewRefusal(R"({"schema":1,"window":{}})") == "session: window: unknown field");
}

}  // namespace podium
