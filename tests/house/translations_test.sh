#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Every text of the window stands in the German translation, and in the class that says it: lupdate, which reads the
# sources, finds nothing new.
#
#   translations_test.sh LUPDATE PROJECT

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$2"
cp assets/translations/podium_de.ts "$folder/podium_de.ts"
words=$("$1" app ui -ts "$folder/podium_de.ts" -no-obsolete -locations none 2>&1)
case $words in
*"(0 new and "*) ;;
*)
    awk '/<name>/ { name = $0 } /<source>/ { text = $0 } /type="unfinished"/ { print name; print text }' \
        "$folder/podium_de.ts"
    echo "assets/translations/podium_de.ts lacks these texts, or has them in another class's context."
    exit 1
    ;;
esac
