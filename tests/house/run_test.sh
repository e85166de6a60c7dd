#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# packaging/run on a build that is there: without a display it prints the main result and writes figures that it names,
# with one it opens the window, which answers the keyboard. Without Xvfb and xdotool it ends with 77 after the first part.
#
#   run_test.sh SOURCE BUILD WORK

set -eu
source=$1 build=$2 work=$3
failed=0
complain() {
    echo "$1" >&2
    failed=1
}
finish() {
    for process in $started; do kill "$process" 2>/dev/null || :; done
}
started=
trap finish EXIT

# The script in a tree of its own, where cmake finds nothing to do: a test does not configure the build that runs it.
rm -rf "$work"
mkdir -p "$work/packaging" "$work/build/release" "$work/tools" "$work/home" "$work/runtime"
chmod 700 "$work/runtime"
cp "$source/packaging/run" "$work/packaging/run"
ln -s "$build/bin" "$work/build/release/bin"
printf '#!/bin/sh\n' >"$work/tools/cmake"
chmod +x "$work/tools/cmake"
# startPodium NAME=VALUE...: in a home of its own.
startPodium() {
    exec env -i HOME="$work/home" XDG_RUNTIME_DIR="$work/runtime" PODIUM_ASSETS="$source/assets" \
        PATH="$work/tools:/usr/bin:/bin" ${LSAN_OPTIONS:+LSAN_OPTIONS="$LSAN_OPTIONS"} "$@" "$work/packaging/run" --no-install
}

(startPodium PODIUM=1) >"$work/without.txt" || complain "without a display run ends with $?"
for words in '8192' '20.807' 'Blackwell trains 2.01 to 2.15 times as fast as Hopper' "$work/build/figures:"; do
    grep -q -e "$words" "$work/without.txt" || complain "without a display run does not say \"$words\""
done
for name in fastest.svg fastest.png generations.svg generations.png change.svg change.png results.csv overview.txt; do
    [ -s "$work/build/figures/$name" ] || complain "without a display run does not write $name"
    grep -q "^  $name\$" "$work/without.txt" || complain "without a display run does not name $name"
done

env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$build/bin/podium" --help | grep -q -e --db ||
    complain "podium --help needs a display"

for tool in Xvfb xdotool; do
    if ! command -v "$tool" >/dev/null; then
        [ "$failed" -eq 0 ] || exit 1
        echo "SKIP: $tool is missing, so that no window was opened; packaging/install test brings it"
        exit 77
    fi
done
mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" >"$work/xvfb.log" 2>&1 &
started=$!
read -r number <"$work/display"
DISPLAY=:$number
export DISPLAY

(startPodium DISPLAY="$DISPLAY") >"$work/with.txt" 2>&1 &
podium=$!
started="$podium $started"
if ! window=$(timeout 120 xdotool search --sync --onlyvisible --name '^Podium$' | head -n 1) || [ -z "$window" ]; then
    complain "run opens no window: $(tail -n 5 "$work/with.txt")"
    exit 1
fi
eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=[0-9]+$')"
if [ "$WIDTH" -lt 1000 ] || [ "$HEIGHT" -lt 600 ]; then
    complain "the window has $WIDTH x $HEIGHT"
fi
# Nobody gives it the focus without a window manager.
timeout 60 xdotool windowfocus --sync "$window" key --clearmodifiers ctrl+q || complain "the window takes no focus"
status=0
timeout 60 tail --pid="$podium" -f /dev/null || complain "Ctrl+Q does not end it"
if kill -0 "$podium" 2>/dev/null; then exit 1; fi
wait "$podium" || status=$?
[ "$status" -eq 0 ] || complain "run ends with $status: $(tail -n 5 "$work/with.txt")"
exit "$failed"
