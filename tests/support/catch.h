// SPDX-License-Identifier: GPL-3.0-or-later
// Catch2 version 2 (Debian 12) and 3 (elsewhere) under one include.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
