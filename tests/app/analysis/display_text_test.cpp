// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/display_text.h"

#include "app/analysis/hardware_family.h"
#include "tests/support/catch.h"

using namespace podium;

TEST_CASE("published text becomes one line of valid text", "[text]")
{
    CHECK(displayText("two\nlines\tand  spaces ") == "two lines and spaces");
    CHECK(displayText(std::string_view("a\0b\x1b[31m", 8)) == "a b [31m");
    CHECK(displayText("caf\xe9") == "caf\uFFFD");
    CHECK(displayText("\xed\xa0\x80") == "\uFFFD\uFFFD\uFFFD");
    CHECK(displayText("\xf4\x90\x80\x80 \xc0\xaf") == "\uFFFD\uFFFD\uFFFD\uFFFD \uFFFD\uFFFD");
    CHECK(displayText("Müller ×4 😀") == "Müller ×4 😀");
}

TEST_CASE("what is no character in any text is shown as unreadable, and left out of XML", "[text]")
{
    CHECK(displayText("a\xEF\xBF\xBE\xEF\xBF\xBFz") == "a\uFFFD\uFFFDz");
    CHECK(displayText("\xEF\xB7\x90 \xF0\x9F\xBF\xBE") == "\uFFFD \uFFFD");
    CHECK(displayText("\xEF\xBF\xBD\xEF\xBC\xA1") == "\uFFFDＡ");
    CHECK(xmlCharacters("a\xEF\xBF\xBE\xEF\xBF\xBFz\x01\x1f\t\n") == "az\t\n");
    CHECK(xmlCharacters("\xed\xa0\x80Müller 😀") == "\uFFFD\uFFFD\uFFFDMüller 😀");
}

TEST_CASE("marks that turn the writing direction are taken out", "[text]")
{
    CHECK(displayText("abc\u202Edef\u2066g\u200F") == "abcdefg");
}

TEST_CASE("endless text is cut by characters, not bytes", "[text]")
{
    CHECK(displayText("ääää", 3) == "äää…");
    CHECK(displayText("abc", 3) == "abc");
    CHECK(displayText(std::string(10'000'000, 'x')).size() == 200 + 3);
}

TEST_CASE("a system's name goes without what its row says anyway", "[text]")
{
    CHECK(shortSystemName("Carina (39x NVIDIA GB200 NVL72)", "CoreWeave") == "Carina");
    CHECK(shortSystemName("nebius_soperator_8xH200_n128", "Nebius") == "Soperator");
    CHECK(shortSystemName("Nebius B200 n4", "Nebius") == "B200 n4");
    CHECK(shortSystemName("ThinkSystem SR680a V4 with 8x B300-SXM", "Lenovo") == "ThinkSystem SR680a V4");
    CHECK(shortSystemName("SYS-822GS (liquid)", "Supermicro") == "SYS-822GS (liquid)");
    CHECK(shortSystemName("n128", "X") == "n128");
    CHECK(shortSystemName("8xH100_n4", "X") == "8xH100_n4");
    CHECK(shortSystemName("NVIDIA", "NVIDIA") == "NVIDIA");
    CHECK(shortSystemName("", "NVIDIA").empty());
    CHECK(shortSystemName("_", "") == "_");
}

TEST_CASE("accelerators are as short as they can be told apart", "[text]")
{
    using Names = std::vector<std::string>;
    CHECK(shortAcceleratorNames({"NVIDIA H100 SXM", "NVIDIA GB200"}) == Names{"H100", "GB200"});
    CHECK(shortAcceleratorNames({"NVIDIA H100 SXM", "NVIDIA H100 PCIe"}) == Names{"H100 SXM", "H100 PCIe"});
    CHECK(shortAcceleratorNames({"NVIDIA A100 SXM 80GB"}) == Names{"A100 80GB"});
    CHECK(shortAcceleratorNames({"AMD Instinct MI300X", "Google TPU v4"}) == Names{"MI300X", "TPU v4"});
    CHECK(shortAcceleratorNames({"Intel Xeon 4th Gen (CPU)"}) == Names{"Xeon 4th Gen"});
    CHECK(shortAcceleratorNames({"", "NVIDIA "}) == Names{"", "NVIDIA"});
}

TEST_CASE("enumerations", "[text]")
{
    CHECK(enumeration({}, " and ").empty());
    CHECK(enumeration({"a"}, " and ") == "a");
    CHECK(enumeration({"a", "b", "c"}, " and ") == "a, b and c");
    CHECK(joined({"a", "b"}, "; ") == "a; b");
}

TEST_CASE("hardware families follow the architecture", "[family]")
{
    const auto family = [](const char* architecture, bool processor = false) {
        return hardwareFamily({"x", "y", architecture, "z", processor});
    };
    CHECK(family("Blackwell") == HardwareFamily::Blackwell);
    CHECK(family("Blackwell Ultra") == HardwareFamily::BlackwellUltra);
    CHECK(family("CDNA 4") == HardwareFamily::Cdna);
    CHECK(family("RDNA 3") == HardwareFamily::AdaLovelace);
    CHECK(family("TPU v5p") == HardwareFamily::Tpu);
    CHECK(family("Sapphire Rapids", true) == HardwareFamily::Cpu);
    CHECK(family("A64FX (Arm SVE)", true) == HardwareFamily::Other);
    CHECK(family("Da Vinci") == HardwareFamily::Other);
    CHECK(family("") == HardwareFamily::Other);
}
