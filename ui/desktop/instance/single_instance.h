// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include <QObject>
#include <QStringList>

class QLocalServer;
class QLocalSocket;
class QLockFile;

namespace podium::desktop {

/// What a second start asks of the first: its files, and the window in front.
struct StartRequest {
    QStringList paths;      ///< absolute; may be empty
    QByteArray activation;  ///< token with which Wayland lets a window come to the front; may be empty
};

/// One window for a user and a database. The first start holds a lock and listens on a local socket; every further one
/// hands over what it was started with. A lock or a socket that a killed program left behind is taken over. The files
/// lie in the user's runtime folder, which others cannot enter.
class SingleInstance final : public QObject {
    Q_OBJECT
public:
    enum class Role {
        First,   ///< listens: requested() tells of further starts
        Second,  ///< the first has taken the request; this start has nothing left to do
        Alone,   ///< the first does not answer, or nothing can be written here: works, but nobody hands it files
    };

    /// `database` as it was given; empty: the user's own.
    explicit SingleInstance(const std::filesystem::path& database, QObject* parent = nullptr);
    ~SingleInstance() override;

    /// Finds out which it is. Waits for an answer of the first for no longer than `patience`.
    [[nodiscard]] Role begin(const StartRequest& request, std::chrono::milliseconds patience = std::chrono::seconds(3));

    /// Where the first listens; the same for every path to the same database.
    [[nodiscard]] QString serverName() const { return m_name; }

signals:
    void requested(const podium::desktop::StartRequest& request);

private:
    [[nodiscard]] bool listen();
    [[nodiscard]] bool handOver(const StartRequest& request, std::chrono::milliseconds patience) const;
    void greet();
    void read(QLocalSocket& socket);

    QString m_name;
    std::unique_ptr<QLockFile> m_lock;
    QLocalServer* m_server = nullptr;
};

}  // namespace podium::desktop
