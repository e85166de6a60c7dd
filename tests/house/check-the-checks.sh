#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Plants one broken rule at a time in a small tree and expects the checks to name it: a check that
# cannot fail is none.

set -eu
here=$(cd "$(dirname "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
licence='// SPDX-License-Identifier: GPL-3.0-or-later'
failed=0

# plant FILE LINE...: a file of the tree with the licence line before its own lines.
plant() {
    file=$tree/$1
    shift
    mkdir -p "$(dirname "$file")"
    { echo "$licence"; printf '%s\n' "$@"; } >"$file"
}

# A tree that keeps every rule.
plantClean() {
    rm -rf "${tree:?}"/*
    plant db/records/run.h '#pragma once' '#include <string>' '#include <tl/expected.hpp>'
    plant db/store/database.cpp '#include "db/records/run.h"' '#include <SQLiteCpp/SQLiteCpp.h>' '#include <unistd.h>'
    plant app/models/result_table.cpp '#include <QAbstractTableModel>' '#include "app/analysis/metrics.h"'
    plant app/analysis/titles.h '#include "db/store/submission_repository.h"'
    plant ui/charts/scene.cpp '#include <QChart>' '#include <QtCharts/QLineSeries>' '#include <QPainter>'
    plant tests/db/run_test.cpp '#include "tests/support/catch.h"' '#include <QSignalSpy>'
    mkdir -p "$tree/tests/house"
    echo '# PATH REASON' >"$tree/tests/house/long-files.txt"
}

# expect CHECK TEXT: the check fails and its output has the text; without a text it succeeds and is silent.
expect() {
    status=0
    output=$("$here/$1" "$tree" 2>&1) || status=$?
    if [ -z "${2-}" ]; then
        if [ "$status" -eq 0 ] && [ -z "$output" ]; then return; fi
    elif [ "$status" -ne 0 ]; then
        case $output in *"$2"*) return ;; esac
    fi
    failed=1
    echo "$1: expected '${2-nothing}', got status $status and: $output"
}

# forbids FILE LINE TEXT: with that line in that file, check-layers fails with the text.
forbids() {
    plantClean
    plant "$1" "$2"
    expect check-layers "$3"
}

plantClean
expect check-layers
expect check-files
expect check-names

# Two types of one name in one namespace; in unnamed ones they are no harm, nor is a declaration.
plantClean
plant app/models/rows.h 'namespace podium {' 'class Reader;' 'struct Row {' '    int row = 0;' '};' '}  // namespace podium'
plant db/store/rows.cpp 'namespace podium {' 'namespace {' 'struct Row {' '};' '}  // namespace' '}  // namespace podium'
expect check-names
plant app/analysis/rows.h 'namespace podium {' 'struct Row final : Base {' '};' '}  // namespace podium'
expect check-names 'podium::Row is defined at app/analysis/rows.h:3, too'

forbids db/records/run.h '#include "db/store/database.h"' 'db/records may not use db/store'
forbids db/records/run.h '#include <fmt/format.h>' 'db/records may not use fmt'
forbids db/store/database.cpp '#include "db/mlperf/scoring.h"' 'db/store may not use db/mlperf'
forbids db/store/database.cpp '#include "app/analysis/metrics.h"' 'db/store may not use app/analysis'
forbids db/store/database.cpp '#include <QString>' 'db/store may not use qtcore'
forbids db/mlperf/scoring.cpp '#include <QtCore/QString>' 'db/mlperf may not use qtcore'
forbids db/mlperf/scoring.cpp '  #  include <sqlite3.h>' 'db/mlperf may not use sqlite'
forbids app/analysis/metrics.cpp '#include <QString>' 'app/analysis may not use qtcore'
forbids app/analysis/metrics.cpp '#include "db/store/database.h"' 'app/analysis may not use db/store'
forbids app/analysis/metrics.cpp '#include "app/models/result_table.h"' 'app/analysis may not use app/models'
forbids app/models/result_table.cpp '#include <QWidget>' 'app/models may not use qtgui'
forbids app/models/result_table.cpp '#include <QtWidgets/QWidget>' 'app/models may not use qtgui'
forbids app/models/result_table.cpp '#include "db/store/database.h"' 'app/models may not use db/store'
forbids app/services/jobs.cpp '#include "ui/charts/scene.h"' 'app/services may not use ui/charts'
forbids ui/desktop/page.cpp '#include <QLineSeries>' 'ui/desktop may not use qtcharts'
forbids ui/cli/main.cpp '#include <QtCharts/QChart>' 'ui/cli may not use qtcharts'
forbids ui/cli/main.cpp '#include "db/store/database.h"' 'ui/cli may not use db/store'
forbids ui/sketch/main.cpp '' 'this folder has no row'
forbids db/store/database.cpp '#include "database.h"' 'write the path from the project root'
forbids tests/db/run_test.cpp '#include "db/lost/run.h"' 'whose folder has no row'

rm -rf "${tree:?}"/*
expect check-layers 'no source file found'

plantClean
echo 'int x;' >"$tree/db/store/bare.cpp"
expect check-files 'db/store/bare.cpp: its first line has no'
plantClean
printf 'int x;\n%s\n' "$licence" >"$tree/db/store/late.cpp"
expect check-files 'db/store/late.cpp: its first line has no'
plantClean
mkdir -p "$tree/packaging"
printf '#!/bin/sh\necho\n' >"$tree/packaging/run"
expect check-files 'packaging/run: its first line has no'
plantClean
seq 400 | sed 's/^/int a/; s/$/;/' >>"$tree/db/store/database.cpp"
expect check-files 'db/store/database.cpp: 404 lines; split it'
echo 'db/store/database.cpp one table, nothing to split' >>"$tree/tests/house/long-files.txt"
expect check-files
plantClean
echo 'db/store/database.cpp one table, nothing to split' >>"$tree/tests/house/long-files.txt"
expect check-files 'db/store/database.cpp has only 4 lines now'
plantClean
echo 'db/store/gone.cpp one table, nothing to split' >>"$tree/tests/house/long-files.txt"
expect check-files 'db/store/gone.cpp is listed, but there is no such file'
plantClean
echo 'db/store/database.cpp because' >>"$tree/tests/house/long-files.txt"
expect check-files 'is listed without a reason'

plantClean
plant tests/db/cut_test.cpp 'TEST_CASE("One thing; another")' '{' '}'
expect check-files 'tests/db/cut_test.cpp: 2: a name of a test may not hold a semicolon'

rm -rf "${tree:?}"/*
if "$here/check-format" "$tree" >/dev/null 2>&1; then
    cp "$here/../../.clang-format" "$tree"
    plant db/store/database.cpp 'int x;'
    expect check-format
    plant db/store/database.cpp 'int  x ;'
    expect check-format 'db/store/database.cpp:2'
fi

exit "$failed"
