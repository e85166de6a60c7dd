// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/log_lines.h"

#include <string>
#include <vector>

#include "tests/support/catch.h"

namespace podium::mlperf {

namespace {

std::vector<std::string> payloads(std::string_view text, std::string_view token = ":::MLLOG ")
{
    std::vector<std::string> found;
    LogLines lines(text, token);
    while (const auto line = lines.next()) {
        found.emplace_back(line->payload);
    }
    return found;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("A log line is what stands between its token and the end of its line", "[log-lines]")
{
    CHECK(payloads("") == Texts{});
    CHECK(payloads("nothing here\nnor here\n") == Texts{});
    CHECK(payloads(":::MLLOG {}") == Texts{"{}"});
    CHECK(payloads(":::MLLOG {}\n") == Texts{"{}"});
    CHECK(payloads("noise\n:::MLLOG {1}\nnoise\n:::MLLOG {2}\n") == Texts{"{1}", "{2}"});
    CHECK(payloads(":::MLLOG   \t{ }  \t\n") == Texts{"{ }"});
}

TEST_CASE("Whatever stands before a token is not looked at", "[log-lines]")
{
    const std::string_view prefix = GENERATE(
        as<std::string_view>{}, "12: ", " 3: ", "  0: ", "[5] ", "[1,0]<stdout>:", "[1,0]<stdout>::", "q:q",
        "I0610 10:00:00.123456 140 logger.py:27] ", "DEBUG:mlperf_compliance:", "NCCL INFO Ring 00 : 0 -> 1",
        " 45%|####5     | 45/100 [00:01<00:01, 40.00it/s]", "\x1b[32m\x07", "\xe2\x96\x88\xe2\x96", ":::MLLOG", "::");
    CHECK(payloads(std::string(prefix) + ":::MLLOG {\"a\": 1}\n") == Texts{"{\"a\": 1}"});
}

TEST_CASE("The blank is part of the token", "[log-lines]")
{
    CHECK(payloads(":::MLLOG{}\n:::MLLOG\t{}\n:::MLLOG\n") == Texts{});
    CHECK(payloads(":::MLLOG ") == Texts{""});
    CHECK(payloads(":::MLLOG \n:::MLLOG ") == Texts{"", ""});
}

TEST_CASE("Of two tokens in one line the last one counts", "[log-lines]")
{
    CHECK(payloads(":::MLLOG {1} :::MLLOG {2}\n:::MLLOG {3}\n") == Texts{"{2}", "{3}"});
    CHECK(payloads(":::MLLOG :::MLLOG :::MLLOG {3}\n") == Texts{"{3}"});
}

TEST_CASE("Lines end at LF, CRLF or a lone CR", "[log-lines]")
{
    CHECK(payloads(":::MLLOG {1}\r\n:::MLLOG {2}\r\n") == Texts{"{1}", "{2}"});
    CHECK(payloads("  0%|\r 50%|\r100%|\r:::MLLOG {1}\n") == Texts{"{1}"});
    CHECK(payloads(":::MLLOG {1}\r:::MLLOG {2}\r:::MLLOG {3}") == Texts{"{1}", "{2}", "{3}"});
    CHECK(payloads(":::MLLOG {1}\rnoise\n:::MLLOG {2}\r\r\n") == Texts{"{1}", "{2}"});
}

TEST_CASE("Zero bytes are bytes like others", "[log-lines]")
{
    const std::string text("\0\0:::MLLOG {\0}\0\n:::MLLOG {2}", 28);
    CHECK(payloads(text) == Texts{std::string("{\0}\0", 4), "{2}"});
}

TEST_CASE("The offset of a line leads to its number as editors count", "[log-lines]")
{
    const std::string_view text = "one\r\ntwo :::MLLOG {1}\rstill two\n\n:::MLLOG {2} :::MLLOG {3}\n";
    LogLines lines(text, ":::MLLOG ");
    LineCounter counter(text);
    const auto first = lines.next();
    REQUIRE(first);
    CHECK(text.substr(first->offset).starts_with(":::MLLOG {1}"));
    CHECK(counter.lineOf(first->offset) == 2);
    const auto second = lines.next();
    REQUIRE(second);
    CHECK(text.substr(second->offset).starts_with(":::MLLOG {3}"));
    CHECK(counter.lineOf(second->offset) == 4);
    CHECK(counter.lineOf(second->offset) == 4);
    CHECK_FALSE(lines.next());
}

TEST_CASE("Line numbers are right in texts of every length", "[log-lines]")
{
    for (std::size_t count : {0U, 1U, 31U, 32U, 33U, 8159U, 8160U, 8161U, 20'000U}) {
        const std::string text = std::string(count, '\n') + "x" + std::string(count, 'y');
        LineCounter counter(text);
        CAPTURE(count);
        CHECK(counter.lineOf(count / 2) == static_cast<std::int64_t>(count / 2) + 1);
        CHECK(counter.lineOf(count) == static_cast<std::int64_t>(count) + 1);
        CHECK(counter.lineOf(text.size()) == static_cast<std::int64_t>(count) + 1);
    }
}

TEST_CASE("The dialects do not see each other's lines", "[log-lines]")
{
    const std::string_view text = ":::MLPv0.5.0 a\n:::MLL b\n:::MLLOG c\n:::MLPv0.6.0 d\n";
    CHECK(payloads(text, ":::MLPv0.5.0 ") == Texts{"a"});
    CHECK(payloads(text, ":::MLL ") == Texts{"b"});
    CHECK(payloads(text, ":::MLLOG ") == Texts{"c"});
}

TEST_CASE("White space at both ends is cut off", "[log-lines]")
{
    CHECK(trimmed("") == "");
    CHECK(trimmed(" \t\r\n\f\v") == "");
    CHECK(trimmed("a") == "a");
    CHECK(trimmed(" a b\t") == "a b");
}

}  // namespace podium::mlperf
