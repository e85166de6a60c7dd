// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/search_query.h"
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::searchQuery;

namespace {

using References = std::vector<std::string>;

struct Searched {
    Searched()
    {
        auto carina = submissionOf("5.0/IBM+CoreWeave/carina_ngpu2496_ngc25.04_nemo/llama31_405b");
        carina.submitter = "CoreWeave";
        carina.system.fields = {{"framework", "NeMo 2.3"},
                                {"other_software_stack.cuda_version", "12.9"},
                                {"other_software_stack", "one text"},
                                {"operating_system", "Ubuntu 24.04"},
                                {"hw_notes", "39 racks, Kühlung mit Wasser"},
                                {"cooling", "hidden"}};
        auto habana = submissionOf("3.1/Habana/HLS-Gaudi2-N48/gpt3");
        habana.system.accelerator = {"Intel Gaudi 2", "Intel", "Gaudi 2", "Intel Gaudi 2", false};
        habana.system.acceleratorModel = "Habana Labs HL-225B";
        habana.system.framework = "PyTorch 2.0";
        importAll(database, {carina, habana});
    }

    std::string found(const std::string& words) const
    {
        const auto rows = listSubmissions(database, {.search = words});
        if (!rows) {
            return "error: " + rows.error().detail;
        }
        std::string systems;
        for (const auto& row : *rows) {
            systems += row.key.system == "HLS-Gaudi2-N48" ? "habana " : "carina ";
        }
        return systems;
    }

    TemporaryFolder folder;
    store::Database database = openDatabase(folder.path() / "data.db");
};

}  // namespace

TEST_CASE_METHOD(Searched, "Search looks through submitter, system, accelerator, software and notes")
{
    CHECK(found("coreweave") == "carina ");
    CHECK(found("IBM") == "carina ");
    CHECK(found("ngpu2496") == "carina ");
    CHECK(found("ngc25.04_nemo") == "carina ");
    CHECK(found("HL-225B") == "habana ");
    CHECK(found("hopper") == "carina ");
    CHECK(found("pytorch 2.0") == "habana ");
    CHECK(found("cuda_version 12.9") == "carina ");
    CHECK(found("ubuntu") == "carina ");
    CHECK(found("kuhlung") == "carina ");
    CHECK(found("KÜHLUNG") == "carina ");
    CHECK(found("hidden").empty());
}

TEST_CASE_METHOD(Searched, "Every word must occur, each as the beginning of a word, anywhere")
{
    CHECK(found("core water wasser").empty());
    CHECK(found("cor rack 39 hopp") == "carina ");
    CHECK(found("eave").empty());
    CHECK(found("gaudi carina").empty());
    CHECK(found("system") == "habana carina ");
    CHECK(found("25.04 25.04") == "carina ");
    CHECK(found("04.25").empty());
}

TEST_CASE_METHOD(Searched, "Nothing that is typed is an operator, and nothing breaks the query")
{
    CHECK(found("carina OR habana").empty());
    CHECK(found("carina NOT habana").empty());
    CHECK(found("NEAR(carina nemo)").empty());
    CHECK(found("submitter:coreweave").empty());
    CHECK(found("{notes}: 39").empty());
    CHECK(found("^carina") == "carina ");
    CHECK(found("carina*") == "carina ");
    CHECK(found("\"carina") == "carina ");
    CHECK(found("car\"ina").empty());
    CHECK(found("carina\"\"\"") == "carina ");
    CHECK(found("'; DROP TABLE submissions; --").empty());
    CHECK(found("carina) OR (1=1").empty());
    CHECK(found("- + * ( ) \" ' : ^ ,").empty());
    CHECK(found("\"").empty());
    CHECK(found("carina \"") == "carina ");
    CHECK(found(" \t\r\n") == "habana carina ");
    CHECK(found(std::string("carina\0habana", 13)).empty());
    CHECK(found(std::string("\0carina\0", 8)) == "carina ");
    CHECK(found("\xff\xfe carina") == "carina ");  // bytes without a letter in them
    CHECK(found("\xe2\x80\x94").empty());          // a dash that no text holds as a word
    CHECK(found("%").empty());
    CHECK(found("") == "habana carina ");
    CHECK(found(std::string(1'000'000, 'a')).empty());
    CHECK(listSubmissions(database).value().size() == 2);
}

TEST_CASE_METHOD(Searched, "Thousands of words are a query, too")
{
    std::string words;
    for (int number = 0; number < 5000; ++number) {
        words += "w" + std::to_string(number) + ' ';
    }
    CHECK(found(words).empty());
    CHECK(found("carina " + std::string(100'000, '-')) == "carina ");
}

TEST_CASE("A search becomes quoted prefixes")
{
    CHECK(searchQuery("") == "");
    CHECK(searchQuery("a") == "\"a\"*");
    CHECK(searchQuery("  b  a\tb ") == "\"b\"* \"a\"*");
    CHECK(searchQuery("x\"y") == "\"x y\"*");
    CHECK(searchQuery("--- ***") == "");
}
