// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/assets.h"

#include <cstdlib>
#include <optional>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace podium::services {

namespace {

/// Sets a variable of the environment for one test.
class Variable {
public:
    Variable(const char* name, const char* value) : m_name(name)
    {
        if (const char* before = std::getenv(name)) {
            m_before = before;
        }
        value == nullptr ? ::unsetenv(name) : ::setenv(name, value, 1);
    }
    ~Variable() { m_before ? ::setenv(m_name, m_before->c_str(), 1) : ::unsetenv(m_name); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
    std::optional<std::string> m_before;
};

}  // namespace

TEST_CASE("Assets are looked for in PODIUM_ASSETS, beside the installed program, and in the source tree")
{
    const test::TemporaryFolder folder;
    folder.write("named/reference/rounds.json", "{}");
    folder.write("usr/share/podium/reference/rounds.json", "{}");
    folder.write("source/assets/reference/rounds.json", "{}");
    AssetPlaces places{(folder.path() / "named").string(), folder.path() / "usr/bin/podium-cli",
                       folder.path() / "source/assets"};

    CHECK(findAssets(places) == folder.path() / "named");
    places.environment.clear();
    CHECK(findAssets(places) == folder.path() / "usr/share/podium");
    places.executable = folder.path() / "build/bin/podium-cli";
    CHECK(findAssets(places) == folder.path() / "source/assets");
    places.sourceTree.clear();
    REQUIRE_FALSE(findAssets(places).has_value());
    CHECK(findAssets(places).error().code == ErrorCode::FileUnreadable);
}

TEST_CASE("A PODIUM_ASSETS that holds none is not passed over in silence")
{
    const test::TemporaryFolder folder;
    folder.write("source/assets/reference/rounds.json", "{}");
    const auto found = findAssets({"/nowhere", {}, folder.path() / "source/assets"});
    REQUIRE_FALSE(found.has_value());
    CHECK(found.error().context == "/nowhere");
}

TEST_CASE("The user's database follows XDG_DATA_HOME, else HOME")
{
    const Variable home("HOME", "/home/ada");
    {
        const Variable data("XDG_DATA_HOME", "/data");
        CHECK(userDatabase() == "/data/podium/podium.db");
    }
    {
        const Variable data("XDG_DATA_HOME", "relative/does-not-count");
        CHECK(userDatabase() == "/home/ada/.local/share/podium/podium.db");
    }
    const Variable data("XDG_DATA_HOME", nullptr);
    CHECK(userDatabase() == "/home/ada/.local/share/podium/podium.db");
    const Variable none("HOME", nullptr);
    CHECK_FALSE(userDatabase().has_value());
}

}  // namespace podium::services
