// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace podium::test {

/// Says why the running test case cannot be done here, e.g. because its data are not there. CTest then counts it as
/// skipped, not as passed. The case has to return by itself.
void skip(const std::string& reason);

}  // namespace podium::test
