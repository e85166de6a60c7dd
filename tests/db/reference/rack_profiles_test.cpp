// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reference/rack_profiles.h"

#include "tests/db/reference/shipped_tables.h"
#include "tests/support/catch.h"

using namespace podium;

namespace {

const RackProfile& profileOf(const char* accelerator, const char* system = "any")
{
    const RackProfile* profile = podium::test::shippedTables().rackProfile({accelerator, "folder", system});
    REQUIRE(profile != nullptr);
    return *profile;
}

std::optional<std::int64_t> racksIn(const char* name)
{
    return statedRacks(profileOf("NVIDIA GB200", "Carina (39x NVIDIA GB200 NVL72)"), name);
}

}  // namespace

TEST_CASE("Every shipped rack profile says on what evidence it rests")
{
    for (const RackProfile& profile : podium::test::shippedTables().rackProfiles()) {
        CAPTURE(profile.name);
        CHECK(profile.active <= profile.installed);
        CHECK_FALSE(profile.source.empty());
        CHECK_FALSE(toString(profile.evidence).empty());
        CHECK(profile.evidence != RackEvidence::Analyst);
    }
}

TEST_CASE("A rack profile is found by accelerator and system")
{
    CHECK(profileOf("NVIDIA GB200", "Carina (39x NVIDIA GB200 NVL72)").active == 64);
    CHECK(profileOf("NVIDIA GB200", "Carina (39x NVIDIA GB200 NVL72)").evidence == RackEvidence::Submission);
    CHECK(profileOf("NVIDIA GB300", "Theia (8x NVIDIA GB300 NVL72)").active == 64);
    CHECK(profileOf("NVIDIA GB200", "16xXE9712x4GB200").active == 72);
    CHECK(profileOf("NVIDIA GB200", "16xXE9712x4GB200").evidence == RackEvidence::Assumption);
    for (const char* name :
         {"NVIDIA H100 SXM", "NVIDIA H100 SXM 96GB", "NVIDIA H200", "NVIDIA B200", "NVIDIA A100 SXM 80GB",
          "AMD Instinct MI300X", "Intel Gaudi 2", "Habana Gaudi", "NVIDIA V100 SXM2"}) {
        CAPTURE(name);
        CHECK(profileOf(name).active == 32);
        CHECK(profileOf(name).evidence == RackEvidence::Assumption);
    }
    CHECK(profileOf("Google TPU v4").evidence == RackEvidence::PublicSource);
}

TEST_CASE("Of cards in ordinary servers nothing is assumed")
{
    for (const char* name : {"NVIDIA H200 NVL", "NVIDIA H100 PCIe", "NVIDIA L40S", "NVIDIA GeForce RTX 4090", ""}) {
        CAPTURE(name);
        CHECK(podium::test::shippedTables().rackProfile({name, "folder", "any"}) == nullptr);
    }
}

TEST_CASE("A system's name may state its racks")
{
    CHECK(racksIn("Carina (39x NVIDIA GB200 NVL72)") == 39);
    CHECK(racksIn("8x NVIDIA GB200 NVL72") == 8);
    CHECK(racksIn("Kinabalu (8x NVIDIA(R) GB200 NVL72)") == 8);
    for (const char* none :
         {"", "GB200 NVL72", "x NVIDIA GB200 NVL72", "A39x NVIDIA GB200 NVL72", "0x NVIDIA GB200 NVL72",
          "99999999999999999999x NVIDIA GB200 NVL72", "SRS-GB200-NVL72-M1 (18x ARS-121GL-NBO)"}) {
        CAPTURE(none);
        CHECK_FALSE(racksIn(none));
    }
    CHECK_FALSE(statedRacks(profileOf("NVIDIA H100 SXM"), "4x NVIDIA GB200 NVL72"));
}
