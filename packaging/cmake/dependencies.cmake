# SPDX-License-Identifier: GPL-3.0-or-later
# Everything the project takes from the system. packaging/dependencies.txt names the packages that bring it.

find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(fmt REQUIRED)
find_package(simdjson REQUIRED)
find_package(SQLiteCpp REQUIRED)
find_package(tl-expected REQUIRED)
find_package(CLI11 REQUIRED)
pkg_check_modules(SQLITE3 REQUIRED IMPORTED_TARGET sqlite3)
pkg_check_modules(XXHASH REQUIRED IMPORTED_TARGET libxxhash)
pkg_check_modules(LIBARCHIVE REQUIRED IMPORTED_TARGET libarchive)
pkg_check_modules(XLSXWRITER REQUIRED IMPORTED_TARGET xlsxwriter)
pkg_check_modules(MD4C REQUIRED IMPORTED_TARGET md4c)
pkg_check_modules(QPDF REQUIRED IMPORTED_TARGET libqpdf)
find_package(ZLIB REQUIRED)
find_package(PNG REQUIRED)
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Charts Svg PrintSupport)
