// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/application.h"

#include <exception>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "ui/cli/command.h"
#include "ui/cli/output/display_text.h"
#include "ui/cli/session.h"
#include "ui/cli/unknown_command.h"

namespace podium::cli {

namespace {

constexpr std::string_view examples = R"(Examples:
  podium-cli list --round 5.0 --benchmark llama31_405b
  podium-cli show 5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/llama31_405b
  podium-cli --db mine.db import training_results_v5.0
  podium-cli list --accelerator H100 --csv > h100.csv

Exit codes: 0 done, 1 done with warnings, 2 usage, 3 input not usable, 4 output not
written, 5 database refused, 130 stopped by Ctrl+C. "podium-cli help COMMAND" explains each command.)";

struct GroupWords {
    const char* purpose;
    const char* examples;
};

/// Of commands that have commands of their own.
const std::map<std::string, GroupWords> groupWords{
    {"db",
     {"Look at, check, copy and export the database",
      "Examples:\n  podium-cli db info\n  podium-cli --db mine.db db export results.csv"}},
    {"views",
     {"List saved views, write them into files and read them",
      "Examples:\n  podium-cli views list\n  podium-cli views export 3 -o mine.podium-view"}},
};

/// The words of the command line, and the commands that they may name.
class Parser {
public:
    Parser() : m_commands(makeCommands())
    {
        m_app.name("podium-cli");
        m_app.require_subcommand(1);
        m_app.fallthrough();
        m_app
            .add_option("--db", m_options.database,
                        "Work on this database; it is created, empty, if it is missing. Without it: your own, "
                        "filled from the catalogue of public results at first use")
            ->type_name("FILE")
            ->check(CLI::Validator([](std::string& file) { return file.empty() ? "names no file" : ""; }, ""));
        m_app.add_flag("--no-catalogue", m_options.noCatalogue, "Do not fill your own database at first use");
        m_app.add_flag("-q,--quiet", m_options.quiet, "Say errors only");
        m_app.set_version_flag("--version", "podium-cli " PODIUM_VERSION);
        m_app.footer(std::string(examples));
        for (const auto& command : m_commands) {
            m_declared.emplace_back(command->declare(parentOf(*command)), command.get());
        }
        m_help = m_app.add_subcommand("help", "Explain a command, as --help behind it does");
        m_help->footer("Examples:\n  podium-cli help figure\n  podium-cli help exports show");
        for (CLI::App* sub : m_app.get_subcommands({})) {
            sub->fallthrough();
            for (CLI::App* nested : sub->get_subcommands({})) {
                nested->fallthrough();
            }
        }
    }

    /// Errors and the calls for help leave it as CLI11 throws them.
    Command& parse(int argc, const char* const* argv)
    {
        if (auto unknown = unknownCommand(m_app, argc, argv)) {
            m_unknownIn = unknown->group;
            throw CLI::ExtrasError(std::move(unknown->words), CLI::ExitCodes::ExtrasError);
        }
        m_app.parse(argc, argv);
        if (m_help->parsed()) {
            throw CLI::CallForHelp();  // an option stood before it
        }
        for (const auto& [declared, command] : m_declared) {
            if (declared->parsed()) {
                return *command;
            }
        }
        throw CLI::RequiredError("A command");
    }

    [[nodiscard]] std::string help() const { return m_app.help(); }
    [[nodiscard]] const GlobalOptions& options() const { return m_options; }

    /// The program and the commands that were understood, for "Try ... --help".
    [[nodiscard]] std::string understood() const
    {
        std::string words = "podium-cli" + (m_unknownIn.empty() ? std::string{} : ' ' + m_unknownIn);
        const CLI::App* app = &m_app;
        while (!app->get_subcommands().empty()) {
            app = app->get_subcommands().front();
            words += ' ' + app->get_name();
        }
        return words;
    }

private:
    CLI::App& parentOf(const Command& command)
    {
        if (command.group().empty()) {
            return m_app;
        }
        const std::string name(command.group());
        auto& group = m_groups[name];
        if (group == nullptr) {
            const GroupWords& words = groupWords.at(name);
            group = m_app.add_subcommand(name, words.purpose);
            group->require_subcommand(1);
            group->footer(words.examples);
        }
        return *group;
    }

    GlobalOptions m_options;
    std::string m_unknownIn;  ///< group of an unknown command
    std::vector<std::unique_ptr<Command>> m_commands;
    CLI::App m_app{"Results of the MLPerf(R) Training benchmarks on the command line"};
    std::map<std::string, CLI::App*> m_groups;
    std::vector<std::pair<CLI::App*, Command*>> m_declared;
    CLI::App* m_help = nullptr;
};

/// "help exports show" is "exports show --help". Only as the first word: anywhere else it might be a text.
std::vector<const char*> withHelpAtTheEnd(int argc, const char* const* argv)
{
    std::vector<const char*> words(argv, argv + argc);
    if (words.size() > 1 && std::string_view(words[1]) == "help") {
        words.erase(words.begin() + 1);
        words.push_back("--help");
    }
    return words;
}

ExitCode runParsed(Parser& parser, Session& session, const std::vector<const char*>& words)
{
    try {
        return parser.parse(static_cast<int>(words.size()), words.data()).run(session);
    } catch (const CLI::CallForHelp&) {
        session.out().write(parser.help());
        return ExitCode::Done;
    } catch (const CLI::CallForVersion& version) {
        session.out().write(std::string(version.what()) + '\n');
        return ExitCode::Done;
    } catch (const CLI::ParseError& error) {
        session.complain("podium-cli: " + displayText(error.what()));
        session.complain("Try \"" + parser.understood() + " --help\".");
        return ExitCode::Usage;
    }
}

}  // namespace

int run(int argc, const char* const* argv)
{
    Parser parser;
    Session session(parser.options());
    ExitCode code = ExitCode::InputUnusable;
    try {
        code = runParsed(parser, session, withHelpAtTheEnd(argc, argv));
    } catch (const std::exception& exception) {
        session.complain(std::string("podium-cli: ") + exception.what());
    }
    if (const auto finished = session.out().finish(); !finished) {
        code = session.fail(finished.error());
    }
    return static_cast<int>(code);
}

}  // namespace podium::cli
