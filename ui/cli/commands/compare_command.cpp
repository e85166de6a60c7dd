// SPDX-License-Identifier: GPL-3.0-or-later
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

constexpr const char* compareExamples = R"(Examples:
  podium-cli compare 5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2048_ngc25.04_nemo/llama31_405b \
      5.0/NVIDIA/eos-dfw_n256_ngc25.01_nemo/llama31_405b
  podium-cli compare A B --basis throughput --json

B is the baseline: a ratio above 1 means that A is faster. All three bases are shown: official
(with the scaling factor), raw (without it) and throughput (samples a minute, without luck in
converging). A scaling efficiency from B to A is given where both are of one submitter and one
accelerator. What may not be compared by MLCommons' rules is not computed and ends with exit
code 3, unless --allow-blocked. "podium-cli list" gives the references.)";

class CompareCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("compare", "Say how much faster one submission is than another");
        app->add_option("A", m_a, "Reference of a submission")->required();
        app->add_option("B", m_b, "Reference of the baseline")->required();
        declareBasis(*app, m_basis);
        app->add_option("--tolerance", m_tolerance,
                        "Percent by which accelerator counts may differ and still be called equal (default: 0)")
            ->check(CLI::Range(0.0, 100.0).description(""))
            ->type_name("PERCENT");
        app->add_flag("--allow-blocked", m_allowBlocked, "Compute what may not be compared; the output says so");
        app->add_flag("--json", m_json, "Write JSON");
        app->footer(compareExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto basis = basisOf(m_basis);
        if (!basis) {
            return session.failUsage(basis.error());
        }
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        constexpr auto language = Language::English;
        const auto comparison = services::compareSubmissions(
            *workspace, m_a, m_b, {*basis, m_tolerance / 100, m_allowBlocked}, language, services::todayInUtc());
        if (!comparison) {
            return session.failUsage(comparison.error());
        }
        const BuiltinPhrasebook phrases(language);
        const NumberFormat numbers(language);
        const Wording wording{phrases, numbers, workspace->tables()};
        session.out().write(m_json ? comparisonJson(*comparison, wording)
                                   : comparisonPage(*comparison, wording, outputWidth()));
        if (comparison->blocked) {
            return session.fail({ErrorCode::InvalidInput, {}, blockedWords(comparison->comparability)});
        }
        return comparison->asked().speedup.value ? ExitCode::Done : ExitCode::DoneWithWarnings;
    }

private:
    std::string m_a;
    std::string m_b;
    std::string m_basis;
    double m_tolerance = 0;
    bool m_allowBlocked = false;
    bool m_json = false;
};

}  // namespace

std::unique_ptr<Command> makeCompareCommand() { return std::make_unique<CompareCommand>(); }

}  // namespace podium::cli
