// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/reference/shipped_tables.h"

using namespace podium;
using namespace podium::test;

namespace {

std::string nameOf(std::string_view model) { return shippedTables().matchAccelerator({model, {}, {}, {}, 8}).name; }

std::string processorOf(std::string_view model, std::string_view processor, std::optional<std::int64_t> perNode)
{
    return shippedTables().matchAccelerator({model, {}, {}, processor, perNode}).name;
}

AcceleratorRule rule(const std::string& name)
{
    AcceleratorRule rule;
    rule.accelerator.name = name;
    return rule;
}

std::vector<NamePattern> patterns(std::initializer_list<std::string_view> texts)
{
    std::vector<NamePattern> list;
    for (const auto text : texts) {
        list.push_back(NamePattern::parse(text).value());
    }
    return list;
}

}  // namespace

TEST_CASE("the first rule whose conditions all hold names the accelerator")
{
    auto both = rule("both");
    both.all = patterns({"fast", "big"});
    auto either = rule("either");
    either.any = patterns({"fast", "big"});
    either.none = patterns({"slow"});
    const AcceleratorRules rules({both, either});

    CHECK(rules.match({"Big-Fast 1", {}, {}, {}, 8}).name == "both");
    CHECK(rules.match({"Fast 1", {}, {}, {}, 8}).name == "either");
    CHECK(rules.match({"Fast Slow", {}, {}, {}, 8}).name == "");
    CHECK(rules.match({"Other", {}, {}, {}, 8}).name == "");
    CHECK(AcceleratorRules().match({"Fast 1", {}, {}, {}, 8}).name == "");
}

TEST_CASE("a rule may look at the system's folder or name")
{
    auto fourth = rule("fourth");
    fourth.all = patterns({"^chip$"});
    fourth.system = patterns({"chip v4"});
    const AcceleratorRules rules({fourth});

    CHECK(rules.match({"Chip", "chip-v4-128", {}, {}, 4}).name == "fourth");
    CHECK(rules.match({"Chip", {}, "Chip v4", {}, 4}).name == "fourth");
    CHECK(rules.match({"Chip", "chip-v5", "Chip", {}, 4}).name == "");
}

TEST_CASE("a TPU without generation has that of its system")
{
    CHECK(shippedTables().matchAccelerator({"TPU", "tpu-v4-128-TF", {}, {}, 4}).name == "Google TPU v4");
    CHECK(shippedTables().matchAccelerator({"TPU", "tpu-v3-64-JAX", {}, {}, 4}).name == "Google TPU v3");
    CHECK(shippedTables().matchAccelerator({"TPU", "some-cluster", {}, {}, 4}).name == "");
    CHECK(nameOf("tpu-v3") == "Google TPU v3");
    CHECK(nameOf("tpuv2-512") == "Google TPU v2");
}

TEST_CASE("the processor is the accelerator only where there is no other")
{
    const std::string_view processor = "Intel(R) Xeon(R) Platinum 8480+";
    CHECK(processorOf("N/A", processor, 0) == "Intel Xeon 4th Gen (CPU)");
    CHECK(processorOf("NA", processor, {}) == "Intel Xeon 4th Gen (CPU)");
    CHECK(processorOf("", processor, {}) == "Intel Xeon 4th Gen (CPU)");
    CHECK(processorOf("-", processor, 0) == "Intel Xeon 4th Gen (CPU)");
    CHECK(processorOf("N/A", processor, 8) == "");
    CHECK(processorOf("Future Chip", processor, {}) == "");
    CHECK(processorOf("NVIDIA H100-SXM5-80GB", processor, 8) == "NVIDIA H100 SXM");
    CHECK(processorOf("N/A", "AMD EPYC 9654", 0) == "");
    CHECK(shippedTables().matchAccelerator({"N/A", {}, {}, processor, 0}).isProcessor);
    CHECK_FALSE(shippedTables().matchAccelerator({"NVIDIA L4", {}, {}, processor, 1}).isProcessor);
}

TEST_CASE("case and punctuation do not matter")
{
    CHECK(nameOf("nvidia h100 sxm5 80gb") == "NVIDIA H100 SXM");
    CHECK(nameOf("NVIDIA_H100_PCIE_80GB") == "NVIDIA H100 PCIe");
    CHECK(nameOf("NVIDIA H200 (NVL, 141GB)") == "NVIDIA H200 NVL");
    CHECK(nameOf("Habana GAUDI 2") == "Intel Gaudi 2");
    CHECK(nameOf("AMD Instinct(TM) MI300X") == "AMD Instinct MI300X");
}

TEST_CASE("memory and form that a name does not give are not invented")
{
    CHECK(nameOf("NVIDIA A100-SXM4") == "NVIDIA A100");
    CHECK(nameOf("NVIDIA A100-SXM-80GB CTS") == "NVIDIA A100 SXM 80GB");
}

TEST_CASE("a name that no rule knows gives no accelerator, never a wrong one")
{
    const auto name =
        GENERATE("NVIDIA Rubin GPU (VR200)", "NVIDIA R100", "NVIDIA GH200 480GB", "NVIDIA H800", "NVIDIA H20",
                 "NVIDIA A800", "NVIDIA A10", "NVIDIA L400", "XL4000", "Acme L4", "NVIDIA L4X", "Acme A300", "Acme v4",
                 "Acme TPU v4i", "TPU v7", "Intel Gaudi 3", "Intel Gaudi3", "Intel(R) Gaudi(R) 3", "Ascend 910B",
                 "Ascend 920", "Rainbow GPU", "Bow", "AMD Instinct MI300A", "AMD Instinct MI3000X", "GeForce RTX 4090D",
                 "GeForce RTX 4090 D", "RTX A50000", "GB2000", "XB200", "B2000", "", "N/A", "8180",
                 "Xeon Platinum 8480+", "\xFF\xFE", "GC200X", "Radeon RX 7900 XT");
    CAPTURE(name);
    CHECK(nameOf(name) == "");
}
