// SPDX-License-Identifier: GPL-3.0-or-later
// RELIABILITY.md 14: a user who does anything to the real window neither ends the program nor fills the memory.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <random>

#include <malloc.h>

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDrag>
#include <QPointer>
#include <QTabBar>
#include <QTimer>
#include <QWheelEvent>

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"

#if defined(__SANITIZE_ADDRESS__)
#define PODIUM_SLOW_MEMORY 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PODIUM_SLOW_MEMORY 1
#endif
#endif

using namespace podium;
using namespace podium::desktop;

namespace {

int numberFrom(const char* variable, int otherwise)
{
    const char* text = std::getenv(variable);
    return text != nullptr && std::atoi(text) > 0 ? std::atoi(text) : otherwise;
}

#ifdef PODIUM_SLOW_MEMORY
constexpr int usualEvents = 500;
#else
constexpr int usualEvents = 5'000;
#endif

/// Bytes that are allocated now; 0 where a sanitizer has an allocator of its own.
double allocatedMegabytes() { return static_cast<double>(mallinfo2().uordblks + mallinfo2().hblkhd) / (1 << 20); }

/// Takes the addresses that the window would open in a browser.
class NoBrowser final : public QObject {
    Q_OBJECT
public:
    NoBrowser()
    {
        for (const char* scheme : {"https", "http", "file"}) {
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "take");
        }
    }
    ~NoBrowser() override
    {
        for (const char* scheme : {"https", "http", "file"}) {
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
        }
    }

public slots:
    void take(const QUrl&) {}
};

/// Closes dialogs that wait for an answer, also from within their own event loops.
class DialogCloser final : public QObject {
public:
    DialogCloser()
    {
        m_timer.setInterval(0);
        connect(&m_timer, &QTimer::timeout, this, [this] { close(); });
    }
    /// Only while one may come up: a running timer keeps the program from being idle.
    void start() { m_timer.start(); }
    void stop() { m_timer.stop(); }
    static void close()
    {
        QDrag::cancel();  // it waits for events of a real pointer
        while (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
        }
        if (QWidget* dialog = QApplication::activeModalWidget()) {
            dialog->close();
        }
    }

private:
    QTimer m_timer;
};

/// A user without aim. The same seed gives the same events.
class RandomUser {
public:
    RandomUser(WindowFixture& program, unsigned seed) : m_program(program), m_random(seed) {}

    void doSomething()
    {
        DialogCloser closer;
        closer.start();
        switch (below(20)) {
        case 0:
            triggerAction();
            break;
        case 1:
            m_program.window().showPage(below(m_program.find<QTabBar>("pageTabs").count()));
            break;
        case 2:
            m_program.window().resize(800 + below(1200), 600 + below(800));
            break;
        case 3:
        case 4:
            turnWheel();
            break;
        case 5:
        case 6:
        case 7:
        case 8:
        case 9:
            press();
            break;
        default:
            point();
            break;
        }
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    template <std::size_t count>
    Qt::Key any(const std::array<Qt::Key, count>& keys)
    {
        return keys[m_random() % count];
    }

    /// Something that can be seen, at a place in it.
    std::pair<QWidget*, QPoint> target()
    {
        MainWindow& window = m_program.window();
        const QPoint place(below(window.width()), below(window.height()));
        QWidget* hit = window.childAt(place);
        return hit != nullptr ? std::pair(hit, hit->mapFrom(&window, place))
                              : std::pair<QWidget*, QPoint>(&window, place);
    }

    void point()
    {
        const auto [widget, place] = target();
        const auto button = below(8) == 0 ? Qt::RightButton : Qt::LeftButton;
        switch (below(6)) {
        case 0:
            QTest::mouseDClick(widget, button, {}, place);
            break;
        case 1:
        case 2:
            QTest::mouseMove(widget, place);
            break;
        case 3:
            drag(*widget, place);
            break;
        default:
            QTest::mouseClick(widget, button, below(10) == 0 ? Qt::ShiftModifier : Qt::NoModifier, place);
            break;
        }
    }

    void drag(QWidget& widget, const QPoint& place)
    {
        const QPointer<QWidget> alive(&widget);
        QTest::mousePress(&widget, Qt::LeftButton, {}, place);
        for (int step = 0; step < 3 && alive; ++step) {
            QTest::mouseMove(&widget, QPoint(below(widget.width() + 40) - 20, below(widget.height() + 40) - 20));
        }
        if (alive) {
            QTest::mouseRelease(&widget, Qt::LeftButton, {}, place);
        }
    }

    void turnWheel()
    {
        const auto [widget, place] = target();
        QWheelEvent event(place, widget->mapToGlobal(place), {}, QPoint(0, 120 * (below(7) - 3)), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
    }

    void press()
    {
        constexpr std::array keys{
            Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Left,      Qt::Key_Right,   Qt::Key_Home,   Qt::Key_End,
            Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Tab,       Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Escape,
            Qt::Key_Space,  Qt::Key_Delete,   Qt::Key_Backspace, Qt::Key_Slash,   Qt::Key_F3,     Qt::Key_F4,
            Qt::Key_F6,     Qt::Key_A,        Qt::Key_N,         Qt::Key_8,       Qt::Key_0,      Qt::Key_AsciiTilde};
        constexpr std::array withControl{Qt::Key_A, Qt::Key_C, Qt::Key_D, Qt::Key_F, Qt::Key_V, Qt::Key_X,
                                         Qt::Key_Y, Qt::Key_Z, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4,
                                         Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9};
        QWidget* focus = QApplication::focusWidget();
        QWidget* widget = focus != nullptr && m_program.window().isAncestorOf(focus) ? focus : &m_program.window();
        if (below(3) == 0) {
            QTest::keyClick(widget, any(withControl), Qt::ControlModifier);
        } else {
            QTest::keyClick(widget, any(keys));
        }
    }

    /// Any but the end of the program; the other language and theme now and then, since they build the window anew.
    void triggerAction()
    {
        const auto all = m_program.window().findChildren<QAction*>();
        QAction* action = all[below(static_cast<int>(all.size()))];
        const bool rebuilds = action->objectName().startsWith("tone") || action->objectName().startsWith("language");
        if (action->objectName() != "quit" && (!rebuilds || below(4) == 0)) {
            action->trigger();
        }
    }

    WindowFixture& m_program;
    std::mt19937 m_random;
};

/// Back to what a start shows, so that two moments can be compared.
void calmDown(WindowFixture& program)
{
    DialogCloser::close();
    program.window().showPage(QStringLiteral("overviewPage"));
    program.window().setWindowState(Qt::WindowNoState);
    program.window().resize(1280, 800);
    program.bench().selection().select(QString());
    program.bench().selection().hover(QString());
    program.bench().history().restart({program.bench().firstFilter(), {}, {}});
    REQUIRE(program.becomes([&] { return !program.bench().results().searchPending(); }));
    program.settle();
}

std::size_t objectsOf(const WindowFixture& program)
{
    auto& window = const_cast<WindowFixture&>(program).window();
    return static_cast<std::size_t>(window.findChildren<QObject*>().size() + QApplication::allWidgets().size());
}

}  // namespace

/// Pages are made when they are first shown: all are there when objects are counted.
void showAllPages(WindowFixture& program)
{
    const int pages = program.find<QTabBar>("pageTabs").count();
    for (int index = 0; index < pages; ++index) {
        program.window().showPage(index);
        program.settle();
    }
}

TEST_CASE("Thousands of random events neither end the window nor grow its memory", "[window]")
{
    const int events = numberFrom("PODIUM_EVENTS", usualEvents);
    const int seed = numberFrom("PODIUM_SEED", 20'261'201);
    std::printf("random events: PODIUM_SEED=%d PODIUM_EVENTS=%d\n", seed, events);
    std::fflush(stdout);  // before a crash could take it
    NoBrowser noBrowser;
    WindowFixture program;
    RandomUser user(program, static_cast<unsigned>(seed));
    const int warmUp = events / 4;
    for (int number = 0; number < warmUp; ++number) {
        user.doSomething();
    }
    calmDown(program);
    showAllPages(program);
    const std::size_t objects = objectsOf(program);
    const double megabytes = allocatedMegabytes();
    for (int number = warmUp; number < events; ++number) {
        user.doSomething();
    }
    calmDown(program);
    showAllPages(program);
    std::printf("objects %zu -> %zu, allocated %.1f -> %.1f MB\n", objects, objectsOf(program), megabytes,
                allocatedMegabytes());
    CHECK(objectsOf(program) < objects + objects / 10);
    CHECK(allocatedMegabytes() < megabytes + 8);
    // It still answers.
    CHECK(program.bench().results().rows().size() == 14);
    program.bench().filter().clear();
    program.settle();
    CHECK(program.bench().results().rows().size() == program.bench().store().snapshot()->size());
}

#include "random_events_test.moc"
