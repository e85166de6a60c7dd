#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What packaging/count-tests makes of ctest's reports.

set -eu
count=$(cd "$(dirname "$0")/../.." && pwd)/packaging/count-tests
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# expect STATUS LINE REPORT...
expect() {
    status=0
    wanted=$1 line=$2
    shift 2
    said=$("$count" "$@" 2>/dev/null) || status=$?
    if [ "$status" -ne "$wanted" ] || [ "$said" != "$line" ]; then
        echo "expected '$line' and status $wanted, got '$said' and status $status" >&2
        failed=1
    fi
}

cat >"$work/good.xml" <<'END'
<testsuite name="(empty)"
	tests="3"
	failures="0"
	disabled="0"
	skipped="1">
	<testcase name="a" classname="a" time="0.1" status="run">
		<system-out>&lt;testcase name="quoted" status="fail"&gt;</system-out>
	</testcase>
	<testcase name="b" classname="b" time="0.1" status="run">
	</testcase>
	<testcase name="c" classname="c" time="0.1" status="notrun">
		<skipped message="SKIP_RETURN_CODE=4"/>
	</testcase>
</testsuite>
END
cat >"$work/bad.xml" <<'END'
<testsuite tests="4">
	<testcase name="a" classname="a" time="0.1" status="run">
	<testcase name="b" classname="b" time="0.1" status="fail">
		<failure message=""/>
	<testcase name="c" classname="c" time="0" status="notrun">
		<skipped message="Unable to find executable"/>
	<testcase name="d" classname="d" time="0" status="disabled">
</testsuite>
END
echo '<testsuite tests="0"></testsuite>' >"$work/empty.xml"

expect 0 "2 passed, 0 failed, 1 skipped" "$work/good.xml"
expect 1 "1 passed, 2 failed, 1 skipped" "$work/bad.xml"
expect 1 "3 passed, 2 failed, 2 skipped" "$work/good.xml" "$work/bad.xml"
expect 1 "0 passed, 0 failed, 0 skipped" "$work/empty.xml"
expect 1 "0 passed, 0 failed, 0 skipped" "$work/absent.xml"
expect 1 "0 passed, 0 failed, 0 skipped"
exit "$failed"
