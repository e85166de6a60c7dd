// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/instance/single_instance.h"

#include <system_error>

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QThread>
#include <QtEndian>

#include "app/services/assets.h"

namespace podium::desktop {

namespace {

/// Begins every request, so that a stray connection is told from another start. The last byte is the form's number.
constexpr quint32 magic = 0x506F6401;
constexpr qint64 headSize = 2 * sizeof(quint32);
constexpr quint32 longestRequest = 1 << 20;
constexpr char accepted = 'y';
/// Between two attempts to reach a first start that holds its lock but does not listen yet.
constexpr unsigned long pauseMilliseconds = 20;

QString identityOf(const std::filesystem::path& database)
{
    std::filesystem::path path = database;
    if (path.empty()) {
        if (const auto own = services::userDatabase()) {
            path = *own;
        }
    }
    std::error_code error;
    const auto absolute = std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
    const std::string& text = error ? path.native() : absolute.native();
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256).toHex().left(16));
}

QString runtimeFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QDir::tempPath() : folder;
}

/// Start of a request, its length in bytes, both big-endian, and an object.
QByteArray encode(const StartRequest& request)
{
    const QJsonObject object{{QStringLiteral("paths"), QJsonArray::fromStringList(request.paths)},
                             {QStringLiteral("activation"), QString::fromLatin1(request.activation)}};
    const QByteArray body = QJsonDocument(object).toJson(QJsonDocument::Compact);
    QByteArray head(headSize, '\0');
    qToBigEndian(magic, head.data());
    qToBigEndian(static_cast<quint32>(body.size()), head.data() + sizeof(quint32));
    return head + body;
}

StartRequest decode(const QByteArray& body)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    StartRequest request;
    for (const QJsonValue& path : object.value(QLatin1String("paths")).toArray()) {
        request.paths << path.toString();
    }
    request.activation = object.value(QLatin1String("activation")).toString().toLatin1();
    return request;
}

}  // namespace

SingleInstance::SingleInstance(const std::filesystem::path& database, QObject* parent)
    : QObject(parent), m_name(QDir(runtimeFolder()).filePath(QStringLiteral("podium-") + identityOf(database)))
{
}

SingleInstance::~SingleInstance() = default;

SingleInstance::Role SingleInstance::begin(const StartRequest& request, std::chrono::milliseconds patience)
{
    m_lock = std::make_unique<QLockFile>(m_name + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0);  // a program may run for weeks; a lock is stale when its program is gone
    if (m_lock->tryLock(0)) {
        return listen() ? Role::First : Role::Alone;
    }
    const bool isLocked = m_lock->error() == QLockFile::LockFailedError;
    m_lock.reset();
    return isLocked && handOver(request, patience) ? Role::Second : Role::Alone;
}

/// Whoever holds the lock is the only one to listen, so a socket that lies there is of a program that was killed.
bool SingleInstance::listen()
{
    QLocalServer::removeServer(m_name);
    m_server = new QLocalServer(this);
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SingleInstance::greet);
    return m_server->listen(m_name);
}

bool SingleInstance::handOver(const StartRequest& request, std::chrono::milliseconds patience) const
{
    const QDeadlineTimer deadline(patience);
    const auto left = [&deadline] { return static_cast<int>(deadline.remainingTime()); };
    QLocalSocket socket;
    while (true) {
        socket.connectToServer(m_name);
        if (socket.waitForConnected(left())) {
            break;
        }
        if (deadline.hasExpired()) {
            return false;
        }
        socket.abort();
        QThread::msleep(pauseMilliseconds);
    }
    socket.write(encode(request));
    char answer = 0;
    return socket.waitForBytesWritten(left()) && socket.waitForReadyRead(left()) && socket.getChar(&answer) &&
           answer == accepted;
}

void SingleInstance::greet()
{
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        read(*socket);
    }
}

/// What comes in pieces is read when it is whole; what is no request is not answered.
void SingleInstance::read(QLocalSocket& socket)
{
    const QByteArray head = socket.peek(headSize);
    if (head.size() < headSize) {
        return;
    }
    const auto length = qFromBigEndian<quint32>(head.constData() + sizeof(quint32));
    if (qFromBigEndian<quint32>(head.constData()) != magic || length > longestRequest) {
        socket.abort();
        return;
    }
    if (socket.bytesAvailable() < headSize + static_cast<qint64>(length)) {
        return;
    }
    socket.skip(headSize);
    const StartRequest request = decode(socket.read(length));
    socket.putChar(accepted);
    socket.flush();
    emit requested(request);
}

}  // namespace podium::desktop
