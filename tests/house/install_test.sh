#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the build into an empty folder and holds what is there to what was promised: the program answers from the
# installed catalogue, and the completions know exactly the commands and options that it has.
#
#   install_test.sh CMAKE SOURCE BUILD WORK

set -eu
cmake=$1 source=$2 build=$3 work=$4
failed=0
complain() {
    echo "$1" >&2
    failed=1
}

rm -rf "$work"
mkdir -p "$work/home"
"$cmake" --install "$build" --prefix "$work/usr" >/dev/null
share=$work/usr/share

for part in reference catalog; do
    diff -r "$source/assets/$part" "$share/podium/$part" || complain "assets/$part is not installed as it is"
done
for file in man/man1/podium-cli.1 doc/podium/copyright doc/podium/README.md bash-completion/completions/podium-cli \
    zsh/vendor-completions/_podium-cli fish/vendor_completions.d/podium-cli.fish; do
    [ -s "$share/$file" ] || complain "$file is not installed"
done

# File managers know the program's files: their types are described, and the program says that it opens them.
for kind in view report; do
    type=application/x-podium-$kind
    grep -q "mime-type type=\"$type\"" "$share/mime/packages/podium.xml" || complain "$type is not described"
    grep -q "glob pattern=\"\*\.podium-$kind\"" "$share/mime/packages/podium.xml" || complain "$type has no ending"
    grep -q "^MimeType=.*;$type;" "$share/applications/podium.desktop" || complain "podium.desktop does not open $type"
done
if command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" || complain "the description of the file types is not valid"
    [ -s "$share/mime/application/x-podium-view.xml" ] || complain "the file types are not taken"
fi
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$share/applications/podium.desktop" || complain "podium.desktop is not valid"
fi

# The program, away from the source tree: the assets are found beside it, and the fourteen results are there.
cli() { env -i HOME="$work/home" PODIUM_ASSETS="$share/podium" PATH=/usr/bin:/bin "$work/usr/bin/podium-cli" "$@"; }
lines=$(cli list --round 5.0 --benchmark llama31_405b --csv | wc -l)
[ "$lines" -eq 15 ] || complain "the installed program lists $lines lines of Llama 3.1 405B, not 15"

# words COMMAND...: the options that its help names, and the commands below it.
words() {
    cli "$@" --help | awk '
        /^[A-Z].*:$/ { part = $1; next }
        part == "Options:" && /^  -/ { split($1, names, ","); for (i in names) { if (names[i] ~ /^--/) print names[i] } }
        part == "Subcommands:" && /^  [a-z]/ { print $1 }
        /^$/ { part = "" }' | sed 's/:.*//'
}

bash=$source/packaging/completions/podium-cli.bash
zsh=$source/packaging/completions/_podium-cli
fish=$source/packaging/completions/podium-cli.fish
commands=$(words | grep -v '^-')
for word in $(
    words
    for command in $commands; do words "$command"; done
    for command in $(words db | grep -v '^-'); do words db "$command"; done
); do
    name=${word#--}
    grep -q -e "[ '=(]$word[ ')=\"]" -e "[ '=(]$word\$" "$bash" || complain "the completions for bash lack $word"
    grep -q -e "[^a-z-]$word[^a-z-]" -e "[^a-z-]$word\$" "$zsh" || complain "the completions for zsh lack $word"
    grep -q -e "[ ']$name[ ']" -e "[ ']$name\$" "$fish" || complain "the completions for fish lack $word"
done
known=$(sed -n "s/.*'') words='\([^']*\)' options=\$global.*/\1/p" "$bash" | tr ' ' '\n')
[ "$(echo "$known" | sort)" = "$(echo "$commands" | sort)" ] ||
    complain "the completions know the commands: $(echo $known); the program has: $(echo $commands)"

exit "$failed"
