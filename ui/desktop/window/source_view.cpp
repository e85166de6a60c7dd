// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/source_view.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

#include "ui/desktop/look/dialog_metrics.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

/// Lines before and after that are shown with it; logs are long.
constexpr qint64 linesAround = 400;
/// Of one line; what is longer is cut.
constexpr qint64 longestLine = 4'000;

struct Excerpt {
    QStringList lines;
    qint64 first = 1;  ///< number of the first of them
};

/// One line without its end; the rest of a longer one is passed over.
QByteArray readLine(QFile& file)
{
    QByteArray line = file.readLine(longestLine + 1);
    for (QByteArray rest = line; !rest.isEmpty() && !rest.endsWith('\n') && !file.atEnd();) {
        rest = file.readLine(longestLine + 1);
    }
    while (line.endsWith('\n') || line.endsWith('\r')) {
        line.chop(1);
    }
    return line;
}

Excerpt readAround(QFile& file, qint64 line)
{
    Excerpt excerpt;
    excerpt.first = qMax(qint64{1}, line - linesAround);
    for (qint64 number = 1; !file.atEnd() && number <= line + linesAround; ++number) {
        const QByteArray bytes = readLine(file);
        if (number >= excerpt.first) {
            excerpt.lines << QStringLiteral("%1  %2").arg(number, 6).arg(QString::fromUtf8(bytes));
        }
    }
    return excerpt;
}

void emphasise(QPlainTextEdit& text, int block)
{
    QTextCursor cursor(text.document()->findBlockByNumber(block));
    text.setTextCursor(cursor);
    text.centerCursor();
    QTextEdit::ExtraSelection band;
    band.cursor = cursor;
    band.format.setBackground(text.palette().brush(QPalette::Active, QPalette::Highlight));
    band.format.setProperty(QTextFormat::FullWidthSelection, true);
    text.setExtraSelections({band});
}

}  // namespace

SourceView::SourceView(const QString& path, qint64 line, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("sourceView"));
    setAttribute(Qt::WA_DeleteOnClose);
    const QString shown = QDir::toNativeSeparators(path);
    setWindowTitle(line > 0 ? tr("%1, line %2").arg(shown).arg(line) : shown);
    auto* text = new QPlainTextEdit(this);
    text->setObjectName(QStringLiteral("sourceText"));
    text->setAccessibleName(windowTitle());
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    resize(metrics::windowWidth * 3 / 4, metrics::windowHeight * 3 / 4);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        text->setPlainText(tr("%1 cannot be read: %2").arg(shown, file.errorString()));
        return;
    }
    const Excerpt excerpt = readAround(file, line);
    text->setPlainText(excerpt.lines.join(QLatin1Char('\n')));
    const auto wanted = static_cast<int>(qBound(qint64{0}, line - excerpt.first, qint64{excerpt.lines.size() - 1}));
    if (line > 0 && line - excerpt.first == wanted) {
        emphasise(*text, wanted);
    }
}

MissingSource::MissingSource(const SourcePlace& place, qint64 line, const Look& look, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("missingSource"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Where the number comes from"));
    auto* title = new QLabel(tr("This file is not on this machine."), this);
    title->setFont(look.font(TextSize::Sentence, true));
    auto* reason = new QLabel(this);
    reason->setObjectName(QStringLiteral("missingReason"));
    reason->setTextFormat(Qt::PlainText);
    reason->setWordWrap(true);
    reason->setText(place.imported.isEmpty()
                        ? tr("The result came with Podium's catalogue, which holds what was read in the logs, not the "
                             "logs. Import the round's repository to open them here.")
                        : tr("It was imported with %1 and is no longer there, or lies inside an archive.")
                              .arg(QDir::toNativeSeparators(place.imported)));
    auto* where = new QLabel(line > 0 ? tr("%1, line %2").arg(place.published).arg(line) : place.published, this);
    where->setObjectName(QStringLiteral("publishedPlace"));
    where->setTextFormat(Qt::PlainText);
    where->setWordWrap(true);
    where->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* heading = new QLabel(place.url.isEmpty() ? tr("Its path") : tr("Its place in the round's repository"), this);
    heading->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyPlace"));
    connect(copy, &QPushButton::clicked, this, [where] { QGuiApplication::clipboard()->setText(where->text()); });
    if (!place.url.isEmpty()) {
        auto* open = buttons->addButton(tr("Open in the &browser"), QDialogButtonBox::ActionRole);
        open->setObjectName(QStringLiteral("openPlace"));
        open->setToolTip(place.url.toString());
        connect(open, &QPushButton::clicked, this, [url = place.url] { QDesktopServices::openUrl(url); });
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space20, metrics::space20, metrics::space20, metrics::space16);
    layout->setSpacing(metrics::space8);
    for (QLabel* label : {title, reason, heading, where}) {
        layout->addWidget(label);
    }
    layout->addSpacing(metrics::space12);
    layout->addWidget(buttons);
    setMinimumWidth(metrics::dialogWidth);
}

}  // namespace podium::desktop
