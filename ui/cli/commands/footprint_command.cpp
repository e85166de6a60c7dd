// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <CLI/CLI.hpp>

#include "app/services/comparison_service.h"
#include "app/services/figure_service.h"
#include "ui/cli/commands/basis_option.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/output/comparison_text.h"
#include "ui/cli/terminal.h"

namespace podium::cli {

namespace {

constexpr const char* footprintExamples = R"(Examples:
  podium-cli footprint 5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496_ngc25.04_nemo/llama31_405b \
      --against Hopper
  podium-cli footprint A --against H100 --ratio 2 --per-rack 40 --json
  podium-cli footprint A --against 5.0/NVIDIA/eos-dfw_n320_ngc25.01_nemo/llama31_405b

How many racks A fills, and how many others would need for the same time, by two methods: ratio
(A's accelerators times a speedup at equal size, or times --ratio) and scaling-curve (the
log-log curve through the others' results, followed to A's time). Others are results of A's
benchmark, division and round, or of the latest round that may be compared with it; a reference
stands for all results of its submitter with its accelerator. Without --per-rack a profile says
how many accelerators fill a rack, and on what evidence. What may not be compared is not
computed and ends with exit code 3, unless --allow-blocked.)";

class FootprintCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("footprint", "Say how many racks others would need for the same time");
        app->add_option("A", m_request.a, "Reference of a submission")->required();
        app->add_option("--against", m_request.against,
                        "A generation (Hopper), an accelerator (H100) or a submission's reference")
            ->required()
            ->type_name("WHAT");
        declareBasis(*app, m_basis);
        app->add_option("--ratio", m_request.ratio, "A speedup of your own for one accelerator of A over one of theirs")
            ->check(CLI::Range(smallestOwnRatio, largestOwnRatio).description(""))
            ->type_name("R");
        app->add_option("--per-rack", m_request.perRack, "Their accelerators in a rack")
            ->check(CLI::Range(std::int64_t{1}, densestRack).description(""))
            ->type_name("N");
        app->add_option("--per-rack-a", m_request.perRackOfA, "A's accelerators in a rack")
            ->check(CLI::Range(std::int64_t{1}, densestRack).description(""))
            ->type_name("N");
        app->add_flag("--allow-blocked", m_request.allowBlocked,
                      "Compute what may not be compared; the output says so");
        app->add_flag("--json", m_json, "Write JSON");
        app->footer(footprintExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto basis = basisOf(m_basis);
        if (!basis) {
            return session.failUsage(basis.error());
        }
        m_request.basis = *basis;
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        constexpr auto language = Language::English;
        const auto footprint = services::footprintOfSubmission(*workspace, m_request, language, services::todayInUtc());
        if (!footprint) {
            return session.failUsage(footprint.error());
        }
        const BuiltinPhrasebook phrases(language);
        const NumberFormat numbers(language);
        const Wording wording{phrases, numbers, workspace->tables()};
        session.out().write(m_json ? footprintJson(*footprint, wording)
                                   : footprintPage(*footprint, wording, outputWidth()));
        if (footprint->blocked) {
            return session.fail({ErrorCode::InvalidInput, {}, blockedWords(footprint->comparability)});
        }
        const bool complete = footprint->racksUsed.value &&
                              std::all_of(footprint->methods.begin(), footprint->methods.end(),
                                          [](const FootprintMethod& method) { return method.racks.value.has_value(); });
        return complete ? ExitCode::Done : ExitCode::DoneWithWarnings;
    }

private:
    services::FootprintRequest m_request;
    std::string m_basis;
    bool m_json = false;
};

}  // namespace

std::unique_ptr<Command> makeFootprintCommand() { return std::make_unique<FootprintCommand>(); }

}  // namespace podium::cli
