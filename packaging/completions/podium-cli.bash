# SPDX-License-Identifier: GPL-3.0-or-later
# Completions of podium-cli for bash.

# The first words of the rows of a table that ships with the program: keys of benchmarks, names of rounds.
_podium_cli_table() {
    local program
    program=$(command -v podium-cli) || return
    sed -n "s/^ *{\"$2\": \"\([^\"]*\)\".*/\1/p" "${program%/*}/../share/podium/reference/$1.json" 2>/dev/null
}

_podium_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command='' sub='' skip=no i
    for ((i = 1; i < COMP_CWORD; ++i)); do
        if [[ $skip == yes ]]; then
            skip=no
            continue
        fi
        case ${COMP_WORDS[i]} in
            --db) skip=yes ;;
            -*) ;;
            *)
                if [[ -z $command ]]; then command=${COMP_WORDS[i]}; elif [[ -z $sub ]]; then sub=${COMP_WORDS[i]}; fi
                ;;
        esac
    done

    local global='--db --no-catalogue --quiet --version --help'
    local filters='--round --benchmark --submitter --accelerator --generation --vendor --division --availability
        --verified --unverified --min-accelerators --max-accelerators --search'
    local options='' words=''
    case $previous in
        --round) words=$(_podium_cli_table rounds id) ;;
        --benchmark) words=$(_podium_cli_table benchmarks key) ;;
        --division) words='closed open' ;;
        --availability) words='onprem cloud preview research' ;;
        --basis) words='official raw throughput' ;;
        --speedup) words='as-submitted equal-count per-accelerator' ;;
        --series) words='submitter generation' ;;
        --sort) words='time accelerators submitter round' ;;
        --format)
            words='png svg pdf'
            if [[ $command == figure ]]; then words+=' xlsx csv tsv md html odt json'; fi
            if [[ $command == report ]]; then words='pdf html odt'; fi
            ;;
        --separator) words='comma semicolon tab' ;;
        --decimal) words='point comma' ;;
        --theme) words='light dark' ;;
        --page) words='a4 letter' ;;
        --orientation) words='portrait landscape' ;;
        --lang) words='en de' ;;
        --size) words='slide half full square' ;;
        --axis) words='linear log' ;;
        --unit) words='minutes percent' ;;
        --form) words='cabinets bars dots matrix' ;;
        --db | --output | -o | --data | --footnote | --file | --save)
            COMPREPLY=($(compgen -f -- "$word"))
            return
            ;;
        --submitter | --accelerator | --generation | --vendor | --baseline-generation | --search | --min-accelerators | --max-accelerators | --threads | \
            --title | --subtitle | --author | --date | --since | --reference | --baseline | --at | --scale | --max-rows | --against | --ratio | --per-rack | --per-rack-a | --tolerance)
            return
            ;;
    esac
    if [[ -z $words ]]; then
        case $command in
            '') words='import list show figure exports overview compare footprint views report db help' options=$global ;;
            help)
                case $sub in
                    '') words='import list show figure exports overview compare footprint views report db' ;;
                    exports) words='show redo remove clear' ;;
                    views) words='list export import' ;;
                    db) words='info check backup export export-catalogue' ;;
                esac
                ;;
            import) options='--round --threads --json --progress --help' ;;
            list) options="$filters --csv --json --help" ;;
            show) options='--json --help' ;;
            figure)
                if [[ -z $sub ]]; then words='time-to-train spread speedup scaling trend racks generations convergence'; fi
                options="$filters --baseline --baseline-generation --basis --speedup --series --from --to --at --sort --axis --unit
                    --over --pin --against --ratio --per-rack --per-rack-a --form --tolerance --same-round --max-rows --allow-blocked --no-ledger --output --format --separator --decimal --data --footnote --size --scale --theme --lang --help"
                ;;
            exports)
                case $sub in
                    '') words='show redo remove clear' options='--reference --file --since --json --csv --help' ;;
                    show) options='--json --help' ;;
                    redo) options='--output --yes --help' ;;
                    clear) options='--yes --help' ;;
                    *) options=--help ;;
                esac
                ;;
            overview) options="$filters --output --format --theme --lang --help" ;;
            compare) options='--basis --tolerance --allow-blocked --json --help' ;;
            footprint)
                options='--against --basis --ratio --per-rack --per-rack-a --allow-blocked --json --help'
                ;;
            views)
                case $sub in
                    '') words='list export import' options=--help ;;
                    list) options='--json --lang --help' ;;
                    export) options='--output --lang --help' ;;
                    *) options='--lang --help' ;;
                esac
                ;;
            report)
                options='--output --format --title --subtitle --author --date --lang --page --orientation --save
                    --no-ledger --help'
                ;;
            db)
                case $sub in
                    '') words='info check backup export export-catalogue' options=--help ;;
                    info) options='--json --help' ;;
                    export-catalogue) options='--date --help' ;;
                    *) options=--help ;;
                esac
                ;;
        esac
    fi
    if [[ $word == -* ]]; then words=$options; fi
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    # Files where the command takes one.
    if [[ ${#COMPREPLY[@]} -eq 0 && ($command == import || $command == figure || $command == overview || $command == views || $command == report || $command == db) ]]; then
        COMPREPLY=($(compgen -f -- "$word"))
    fi
}

complete -o filenames -F _podium_cli podium-cli
