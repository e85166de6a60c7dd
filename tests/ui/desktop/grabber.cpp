// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/desktop/grabber.h"

#include <algorithm>
#include <cstdio>

#include <QImageWriter>

#include "ui/desktop/inspector/inspector.h"
#include "ui/desktop/widgets/figure_view.h"

namespace podium::desktop {

Grabber::Grabber(WindowFixture& program, QDir folder, QString wanted)
    : m_program(program), m_folder(std::move(folder)), m_wanted(std::move(wanted))
{
}

void Grabber::grab(QWidget& widget, const QString& name)
{
    if (!wants(name)) {
        return;
    }
    waitUntilDrawn();
    const QString file = m_folder.filePath(name + QStringLiteral(".png"));
    QImageWriter writer(file, "png");
    writer.setCompression(100);
    if (!writer.write(widget.grab().toImage().convertToFormat(QImage::Format_RGB32))) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(file), qPrintable(writer.errorString()));
        m_failed = true;
    }
}

void Grabber::change(const char* language, const char* tone)
{
    m_program.trigger(language);
    m_program.trigger(tone);
    m_program.settle();
}

/// Everything that comes from the database has come, and is drawn.
void Grabber::waitUntilDrawn()
{
    m_program.settle();
    auto& window = m_program.window();
    const bool drawn = WindowFixture::becomes([&] {
        window.grab();
        const auto* inspector = window.findChild<Inspector*>();
        const bool told = m_program.bench().selection().selected().isEmpty() || inspector->details() != nullptr;
        const auto views = window.findChildren<FigureView*>();
        return told && std::all_of(views.begin(), views.end(), [](const FigureView* view) {
                   return !view->isVisible() || view->figure().has_value() || !view->accessibleDescription().isEmpty();
               });
    });
    if (!drawn) {
        std::fputs("a page does not come to rest\n", stderr);
        m_failed = true;
    }
    m_program.settle();
}

}  // namespace podium::desktop
