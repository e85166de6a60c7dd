# SPDX-License-Identifier: GPL-3.0-or-later
# Completions of podium-cli for fish.

# The first words of the rows of a table that ships with the program: keys of benchmarks, names of rounds.
function __podium_cli_table
    set -l program (command -v podium-cli); or return
    sed -n "s/^ *{\"$argv[2]\": \"\([^\"]*\)\".*/\1/p" (dirname $program)/../share/podium/reference/$argv[1].json 2>/dev/null
end

function __podium_cli_in
    __fish_seen_subcommand_from $argv
end

set -l commands import list show figure exports overview compare footprint views report db help
set -l parts list export import
set -l below info check backup export export-catalogue

complete -c podium-cli -f
complete -c podium-cli -l db -r -F -d 'Work on this database'
complete -c podium-cli -l no-catalogue -d 'Do not fill your own database at first use'
complete -c podium-cli -s q -l quiet -d 'Say errors only'
complete -c podium-cli -l version -d 'Write the version'
complete -c podium-cli -s h -l help -d 'Explain the program or the command'

complete -c podium-cli -n "not __podium_cli_in $commands" -a help -d 'Explain a command'
complete -c podium-cli -n "not __podium_cli_in $commands" -a import -d 'Read results into the database'
complete -c podium-cli -n "not __podium_cli_in $commands" -a list -d 'List submissions'
complete -c podium-cli -n "not __podium_cli_in $commands" -a show -d 'Show everything of one submission'
complete -c podium-cli -n "not __podium_cli_in $commands" -a figure -d 'Draw a figure into a file'
complete -c podium-cli -n "not __podium_cli_in $commands" -a exports -d 'List the figures that were exported'
complete -c podium-cli -n "not __podium_cli_in $commands" -a overview -d 'Write the start page into files'
complete -c podium-cli -n "not __podium_cli_in $commands" -a views -d 'List, write and read saved views'
complete -c podium-cli -n "not __podium_cli_in $commands" -a db -d 'Look at, check, copy and export the database'

for command in list figure overview
    complete -c podium-cli -n "__podium_cli_in $command" -l round -x -a '(__podium_cli_table rounds id)' -d 'Of this round'
    complete -c podium-cli -n "__podium_cli_in $command" -l benchmark -x -a '(__podium_cli_table benchmarks key)' -d 'Of this benchmark'
    complete -c podium-cli -n "__podium_cli_in $command" -l submitter -x -d 'Whose submitter holds this text'
    complete -c podium-cli -n "__podium_cli_in $command" -l accelerator -x -d 'Whose accelerator holds this text'
    complete -c podium-cli -n "__podium_cli_in $command" -l generation -x -d 'Of this accelerator generation'
    complete -c podium-cli -n "__podium_cli_in $command" -l vendor -x -d 'With accelerators of this vendor'
    complete -c podium-cli -n "__podium_cli_in $command" -l division -x -a 'closed open' -d 'Of this division'
    complete -c podium-cli -n "__podium_cli_in $command" -l availability -x -a 'onprem cloud preview research' -d 'Of this category'
    complete -c podium-cli -n "__podium_cli_in $command" -l verified -d 'Published results only'
    complete -c podium-cli -n "__podium_cli_in $command" -l unverified -d 'Only results that are not verified'
    complete -c podium-cli -n "__podium_cli_in $command" -l min-accelerators -x -d 'With at least so many accelerators'
    complete -c podium-cli -n "__podium_cli_in $command" -l max-accelerators -x -d 'With at most so many accelerators'
    complete -c podium-cli -n "__podium_cli_in $command" -l search -x -d 'With all of these words'
end

complete -c podium-cli -n '__podium_cli_in import' -F
complete -c podium-cli -n '__podium_cli_in import' -l round -x -a '(__podium_cli_table rounds id)' -d 'Round of the results'
complete -c podium-cli -n '__podium_cli_in import' -l threads -x -d 'Threads that read files'
complete -c podium-cli -n '__podium_cli_in import' -l progress -d 'Show progress even without a terminal'
complete -c podium-cli -n '__podium_cli_in import list show compare footprint info' -l json -d 'Write JSON'
complete -c podium-cli -n '__podium_cli_in list' -l csv -d 'Write CSV'

complete -c podium-cli -n "not __podium_cli_in $commands" -a report -d 'Put several views into one PDF, HTML or ODT'
complete -c podium-cli -n '__podium_cli_in report' -F
complete -c podium-cli -n '__podium_cli_in report' -s o -l output -r -F -d 'The file'
complete -c podium-cli -n '__podium_cli_in report' -l format -x -a 'pdf html odt' -d 'Whatever the file is called'
complete -c podium-cli -n '__podium_cli_in report' -l title -x -d 'Of the front page'
complete -c podium-cli -n '__podium_cli_in report' -l subtitle -x -d 'Of the front page'
complete -c podium-cli -n '__podium_cli_in report' -l author -x -d 'Of the report'
complete -c podium-cli -n '__podium_cli_in report' -l date -x -a 'today none' -d 'YYYY-MM-DD, today or none'
complete -c podium-cli -n '__podium_cli_in report' -l lang -x -a 'en de' -d 'Language'
complete -c podium-cli -n '__podium_cli_in report' -l page -x -a 'a4 letter' -d 'Size of the paper'
complete -c podium-cli -n '__podium_cli_in report' -l orientation -x -a 'portrait landscape' -d 'Of the paper'
complete -c podium-cli -n '__podium_cli_in report' -l save -r -F -d 'The description of the report'
complete -c podium-cli -n '__podium_cli_in report' -l no-ledger -d 'Do not record it among the exports'
complete -c podium-cli -n '__podium_cli_in overview' -l format -x -a 'svg png pdf' -d 'Of the figures'
complete -c podium-cli -n '__podium_cli_in overview' -l theme -x -a 'light dark' -d 'Light or dark'
complete -c podium-cli -n '__podium_cli_in overview' -l lang -x -a 'en de' -d 'Language'
complete -c podium-cli -n '__podium_cli_in figure' -a 'time-to-train spread speedup scaling trend racks generations convergence'
complete -c podium-cli -n '__podium_cli_in figure' -l baseline -x -d 'Submission to compare with'
complete -c podium-cli -n '__podium_cli_in figure' -l basis -x -a 'official raw throughput' -d 'Which time'
complete -c podium-cli -n '__podium_cli_in figure' -l baseline-generation -x -a '(__podium_cli_table accelerators generation)' -d 'Best of it at each count'
complete -c podium-cli -n '__podium_cli_in figure' -l speedup -x -a 'as-submitted equal-count per-accelerator' -d 'Which speedup'
complete -c podium-cli -n '__podium_cli_in figure' -l series -x -a 'submitter generation' -d 'What a line joins'
complete -c podium-cli -n '__podium_cli_in figure' -l from -x -d 'Of scaling: the smaller of two'
complete -c podium-cli -n '__podium_cli_in figure' -l to -x -d 'Of scaling: the larger'
complete -c podium-cli -n '__podium_cli_in figure' -l at -x -d 'Of a trend: this many accelerators'
complete -c podium-cli -n '__podium_cli_in figure' -l against -x -a '(__podium_cli_table accelerators generation)' -d 'Of racks and generations: compare with'
complete -c podium-cli -n '__podium_cli_in figure' -l tolerance -x -d 'Of generations: percent by which counts may differ'
complete -c podium-cli -n '__podium_cli_in figure' -l same-round -d 'Of generations: match within one round'
complete -c podium-cli -n '__podium_cli_in figure' -l sort -x -a 'time accelerators submitter round' -d 'Order of the rows'
complete -c podium-cli -n '__podium_cli_in figure' -l axis -x -a 'linear log' -d 'Scale of the axis'
complete -c podium-cli -n '__podium_cli_in figure' -l unit -x -a 'minutes percent' -d 'Of a spread'
complete -c podium-cli -n '__podium_cli_in figure' -l over -x -a 'minutes samples' -d 'Of convergence'
complete -c podium-cli -n '__podium_cli_in figure' -l pin -x -d 'Of convergence: draw this and no others'
complete -c podium-cli -n '__podium_cli_in figure' -l ratio -x -d 'Of racks: a speedup of your own'
complete -c podium-cli -n '__podium_cli_in figure' -l per-rack -x -d 'Of racks: their accelerators in a rack'
complete -c podium-cli -n '__podium_cli_in figure' -l per-rack-a -x -d 'Of racks: accelerators of the subject in a rack'
complete -c podium-cli -n '__podium_cli_in figure' -l form -x -a 'cabinets bars dots matrix' -d 'Of racks, of generations'
complete -c podium-cli -n '__podium_cli_in figure' -l max-rows -x -d 'Rows at most'
complete -c podium-cli -n '__podium_cli_in figure' -l allow-blocked -d 'Draw what may not be compared'
complete -c podium-cli -n '__podium_cli_in figure' -l size -x -a 'slide half full square' -d 'Of the page'
complete -c podium-cli -n '__podium_cli_in figure' -l scale -x -d 'Pixels for one of the size'
complete -c podium-cli -n '__podium_cli_in figure' -l theme -x -a 'light dark' -d 'Light or dark'
complete -c podium-cli -n '__podium_cli_in figure' -l lang -x -a 'en de' -d 'Language'
complete -c podium-cli -n '__podium_cli_in figure' -s o -l output -r -F -d 'The file'
complete -c podium-cli -n '__podium_cli_in figure' -l format -x -a 'png svg pdf xlsx csv tsv md html odt json' -d 'Of the file'
complete -c podium-cli -n '__podium_cli_in figure' -l separator -x -a 'comma semicolon tab' -d 'Of CSV'
complete -c podium-cli -n '__podium_cli_in figure' -l decimal -x -a 'point comma' -d 'Of CSV and TSV'
complete -c podium-cli -n '__podium_cli_in figure' -l data -r -F -d 'The drawn series'
complete -c podium-cli -n '__podium_cli_in figure' -l footnote -r -F -d 'The footnote'
complete -c podium-cli -n '__podium_cli_in figure' -l no-ledger -d 'Do not record it among the exports'

complete -c podium-cli -n '__podium_cli_in exports; and not __podium_cli_in show redo remove clear' -a 'show redo remove clear'
complete -c podium-cli -n '__podium_cli_in exports' -l reference -x -d 'That showed this submission'
complete -c podium-cli -n '__podium_cli_in exports' -l file -r -F -d 'That went into this file'
complete -c podium-cli -n '__podium_cli_in exports' -l since -x -d 'Of this day and later'
complete -c podium-cli -n '__podium_cli_in exports' -l json -d 'Write JSON'
complete -c podium-cli -n '__podium_cli_in exports' -l csv -d 'Write CSV'
complete -c podium-cli -n '__podium_cli_in redo' -s o -l output -r -F -d 'Where it goes'
complete -c podium-cli -n '__podium_cli_in redo' -l yes -d 'Do it though the file is that of a report'
complete -c podium-cli -n '__podium_cli_in clear' -l yes -d 'Do it'

complete -c podium-cli -n '__podium_cli_in compare footprint' -l basis -x -a 'official raw throughput' -d 'What the ratio rests on'
complete -c podium-cli -n '__podium_cli_in compare footprint' -l allow-blocked -d 'Compute what may not be compared'
complete -c podium-cli -n '__podium_cli_in compare' -l tolerance -x -d 'Percent by which equal counts may differ'
complete -c podium-cli -n '__podium_cli_in footprint' -l against -x -d 'Generation, accelerator or reference'
complete -c podium-cli -n '__podium_cli_in footprint' -l ratio -x -d 'A speedup of your own'
complete -c podium-cli -n '__podium_cli_in footprint' -l per-rack -x -d 'Their accelerators in a rack'
complete -c podium-cli -n '__podium_cli_in footprint' -l per-rack-a -x -d 'Accelerators of A in a rack'

complete -c podium-cli -n "__podium_cli_in views; and not __podium_cli_in $parts" -a "$parts"
complete -c podium-cli -n '__podium_cli_in views' -F
complete -c podium-cli -n '__podium_cli_in views' -l json -d 'Write JSON'
complete -c podium-cli -n '__podium_cli_in views' -s o -l output -r -F -d 'The file'
complete -c podium-cli -n '__podium_cli_in views' -l lang -x -a 'en de' -d 'Language of titles'
complete -c podium-cli -n "__podium_cli_in db; and not __podium_cli_in $below" -a "$below"
complete -c podium-cli -n '__podium_cli_in backup export export-catalogue' -F
complete -c podium-cli -n '__podium_cli_in export-catalogue' -l date -x -d 'Year and month of the catalogue'
