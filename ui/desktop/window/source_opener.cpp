// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/source_opener.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

/// Lines before and after that are shown with it; logs are long.
constexpr qint64 linesAround = 400;
constexpr qint64 longestLine = 100'000;

}  // namespace

QString localSource(const services::SubmissionDetails& details, const QString& file)
{
    if (details.batch.root.empty() || QDir::isAbsolutePath(file) || file.split(QLatin1Char('/')).contains(QStringLiteral(".."))) {
        return {};
    }
    const QFileInfo found(QDir(QString::fromStdString(details.batch.root)).filePath(file));
    return found.isFile() ? found.absoluteFilePath() : QString();
}

QUrl publishedSource(const services::SubmissionDetails& details, const QString& file, qint64 line)
{
    if (details.round == nullptr || details.round->url.empty() || !details.submission.verified) {
        return {};
    }
    QUrl url(QString::fromStdString(details.round->url));
    url.setPath(url.path() + QStringLiteral("/blob/main/") + file);
    if (line > 0) {
        url.setFragment(QStringLiteral("L%1").arg(line));
    }
    return url;
}

SourceView::SourceView(const QString& path, qint64 line, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("sourceView"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(line > 0 ? tr("%1, line %2").arg(path).arg(line) : path);
    auto* text = new QPlainTextEdit(this);
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QFile file(path);
    QStringList lines;
    int wanted = 0;
    if (file.open(QIODevice::ReadOnly)) {
        for (qint64 number = 1; !file.atEnd() && number <= line + linesAround; ++number) {
            const QByteArray bytes = file.readLine(longestLine);
            if (line == 0 || number >= line - linesAround) {
                wanted = number == line ? static_cast<int>(lines.size()) : wanted;
                lines << QStringLiteral("%1  %2").arg(number, 6).arg(QString::fromUtf8(bytes).trimmed());
            }
        }
        text->setPlainText(lines.join(QLatin1Char('\n')));
    } else {
        text->setPlainText(tr("%1 cannot be read: %2").arg(path, file.errorString()));
    }
    QTextCursor cursor(text->document()->findBlockByNumber(wanted));
    cursor.select(QTextCursor::LineUnderCursor);
    text->setTextCursor(cursor);
    text->centerCursor();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    resize(metrics::windowWidth * 3 / 4, metrics::windowHeight * 3 / 4);
}

}  // namespace podium::desktop
