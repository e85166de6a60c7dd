// SPDX-License-Identifier: GPL-3.0-or-later
// Two starts of the real program without a display, and the conversation between them.
#include <csignal>
#include <future>
#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QLocalServer>
#include <QLocalSocket>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "db/store/database.h"
#include "db/store/submission_repository.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "ui/desktop/instance/single_instance.h"

using namespace podium;
using namespace podium::desktop;
using namespace std::chrono_literals;

namespace {

constexpr int patience = 60'000;  // milliseconds

bool becomes(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, patience); }

/// A user's folders of its own, and programs started in them.
class Home {
public:
    Home()
    {
        static int argc = 1;
        static char name[] = "instance_test";
        static char* argv[] = {name, nullptr};
        static QCoreApplication application(argc, argv);
        for (const char* variable : {"XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME"}) {
            qputenv(variable, m_folder.path().toLocal8Bit());
        }
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("PODIUM_ASSETS", PODIUM_ASSETS_DIR);
    }

    [[nodiscard]] std::string database() const { return m_folder.filePath("results.db").toStdString(); }
    [[nodiscard]] QString socket() const { return SingleInstance(database()).serverName(); }

    /// The window on this home's database; it ends with what is returned.
    [[nodiscard]] std::unique_ptr<QProcess> start(const QStringList& paths = {}) const
    {
        auto program = std::make_unique<QProcess>();
        program->setProcessChannelMode(QProcess::ForwardedChannels);
        program->start(PODIUM_PROGRAM, QStringList{"--db", QString::fromStdString(database())} + paths);
        REQUIRE(program->waitForStarted());
        return program;
    }

    /// A folder of results with one submission of this system.
    [[nodiscard]] QString results(const std::string& system) const
    {
        const QString root = m_folder.filePath(QString::fromStdString(system) + "/training_results_v5.0");
        test::SmallSubmission submission;
        submission.system = system;
        test::writeSubmission(root.toStdString(), submission);
        return root;
    }

    /// Whether the database's files hold the name of this system and have stopped growing. Their bytes are looked at,
    /// since a connection of this process would compete with the import that is waited for.
    [[nodiscard]] bool mentions(const std::string& system)
    {
        QByteArray content;
        for (const char* ending : {"", "-wal"}) {
            QFile file(QString::fromStdString(database()) + QLatin1String(ending));
            content += file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }
        const bool settled = std::exchange(m_lastSize, content.size()) == content.size();
        return settled && content.contains(QByteArray::fromStdString(system));
    }

    /// Whether the database is whole: a start has made it, and only reads from then on.
    [[nodiscard]] bool isMade() const
    {
        const auto stored = store::Database::open(database(), store::OpenMode::ReadOnly);
        return stored && store::listSubmissions(*stored).has_value();
    }

    /// Only while no program is at work on it.
    [[nodiscard]] bool holds(const std::string& system) const
    {
        const auto stored = store::Database::open(database(), store::OpenMode::ReadWrite);
        return stored && store::loadSubmission(*stored, {"5.0", "Acme", system, "llama31_405b"}).has_value();
    }

    [[nodiscard]] bool answers() const
    {
        QLocalSocket probe;
        probe.connectToServer(socket());
        return probe.waitForConnected(patience);
    }

private:
    QTemporaryDir m_folder;
    qsizetype m_lastSize = -1;
};

void kill(QProcess& program)
{
    program.kill();
    REQUIRE(program.waitForFinished(patience));
}

/// begin() of a further start, on a thread of its own since it waits for the answer of this one.
SingleInstance::Role beginElsewhere(const std::string& database, const StartRequest& request,
                                    std::chrono::milliseconds wait = 60s)
{
    auto role = std::async(std::launch::async, [&] { return SingleInstance(database).begin(request, wait); });
    REQUIRE(becomes([&] { return role.wait_for(0s) == std::future_status::ready; }));
    return role.get();
}

}  // namespace

TEST_CASE("A second start hands its files to the first and ends", "[instance]")
{
    Home home;
    const auto first = home.start();
    REQUIRE(becomes([&] { return home.answers(); }));
    const auto second = home.start({home.results("rocket")});
    REQUIRE(second->waitForFinished(patience));
    CHECK(second->exitCode() == 0);
    CHECK(becomes([&] { return home.mentions("rocket"); }));
    CHECK(first->state() == QProcess::Running);
    kill(*first);
    CHECK(home.holds("rocket"));
}

TEST_CASE("What a killed program left behind does not hinder the next start", "[instance]")
{
    Home home;
    const auto first = home.start();
    REQUIRE(becomes([&] { return home.answers(); }));
    kill(*first);
    REQUIRE(QFile::exists(home.socket()));
    const auto next = home.start();
    REQUIRE(becomes([&] { return home.answers(); }));
    const auto further = home.start({home.results("comet")});
    REQUIRE(further->waitForFinished(patience));
    CHECK(becomes([&] { return home.mentions("comet"); }));
    kill(*next);
    CHECK(home.holds("comet"));
}

TEST_CASE("A first start that does not answer is not waited for long", "[instance]")
{
    Home home;
    const auto first = home.start();
    REQUIRE(becomes([&] { return home.answers() && home.isMade(); }));  // stopped while it writes it would hold a lock
    ::kill(static_cast<pid_t>(first->processId()), SIGSTOP);
    const auto second = home.start({home.results("rocket")});
    CHECK(becomes([&] { return home.mentions("rocket"); }));
    CHECK(second->state() == QProcess::Running);
    kill(*second);
    kill(*first);
    CHECK(home.holds("rocket"));
}

TEST_CASE("Files and token arrive as they were sent", "[instance]")
{
    const Home home;
    SingleInstance first(home.database());
    REQUIRE(first.begin({}) == SingleInstance::Role::First);
    StartRequest received;
    QObject::connect(&first, &SingleInstance::requested, [&](const StartRequest& request) { received = request; });
    const StartRequest sent{{QStringLiteral("/a b/Größe.zip"), QStringLiteral("/tmp/\n")}, "token"};
    CHECK(beginElsewhere(home.database(), sent) == SingleInstance::Role::Second);
    CHECK(received.paths == sent.paths);
    CHECK(received.activation == sent.activation);
}

TEST_CASE("Another database is another window", "[instance]")
{
    const Home home;
    SingleInstance first(home.database());
    REQUIRE(first.begin({}) == SingleInstance::Role::First);
    CHECK(beginElsewhere(home.database() + ".other", {}) == SingleInstance::Role::First);
    CHECK(SingleInstance(home.database() + "/../results.db").serverName() == first.serverName());
}

TEST_CASE("What is no request is cut off, and the next one is answered", "[instance]")
{
    const Home home;
    SingleInstance first(home.database());
    REQUIRE(first.begin({}) == SingleInstance::Role::First);
    int requests = 0;
    QObject::connect(&first, &SingleInstance::requested, [&] { ++requests; });
    for (const QByteArray& nonsense :
         {QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray("\x50\x6F\x64\x01\xFF\xFF\xFF\xFF", 8)}) {
        QLocalSocket stranger;
        stranger.connectToServer(first.serverName());
        REQUIRE(stranger.waitForConnected(patience));
        stranger.write(nonsense);
        CHECK(becomes([&] { return stranger.state() == QLocalSocket::UnconnectedState; }));
    }
    CHECK(requests == 0);
    CHECK(beginElsewhere(home.database(), {}) == SingleInstance::Role::Second);
    CHECK(requests == 1);
}

TEST_CASE("A lock whose holder does not listen is given up after the wait", "[instance]")
{
    const Home home;
    SingleInstance first(home.database());
    REQUIRE(first.begin({}) == SingleInstance::Role::First);
    QFile::remove(first.serverName());
    CHECK(beginElsewhere(home.database(), {}, 50ms) == SingleInstance::Role::Alone);
}
