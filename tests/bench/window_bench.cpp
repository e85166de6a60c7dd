// SPDX-License-Identifier: GPL-3.0-or-later
// The real window without a display: a change of filter, selection or order until everything in sight is painted anew,
// over the catalogue and over 100,000 results that are made of it.
#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <QCoreApplication>
#include <QTableView>

#include "tests/bench/report.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/widgets/figure_view.h"

namespace podium::desktop {

namespace {

constexpr std::size_t manyResults = 100'000;

/// Sees what the window still has to do.
class Watcher final : public QObject {
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::Paint:
            m_painted |= isAwaited(*watched);
            m_busy = true;
            break;
        case QEvent::MetaCall:
        case QEvent::LayoutRequest:
        case QEvent::UpdateRequest:
        case QEvent::DeferredDelete:
            m_busy = true;
            break;
        default:
            break;
        }
        return false;
    }

    /// `awaited`: the name of a widget that the change is to paint anew.
    void begin(const char* awaited)
    {
        m_awaited = QLatin1String(awaited);
        m_painted = false;
    }

    /// Works until nothing is left and the awaited view has been painted.
    void finish()
    {
        do {
            m_busy = false;
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        } while (m_busy);
        if (!m_painted) {
            throw std::runtime_error("the view was not painted");
        }
    }

private:
    /// Views paint their viewport, which has another name.
    bool isAwaited(const QObject& painted) const
    {
        return painted.objectName() == m_awaited ||
               (painted.parent() != nullptr && painted.parent()->objectName() == m_awaited);
    }

    QString m_awaited;
    bool m_painted = false;
    bool m_busy = false;
};

/// The catalogue's results, then copies of them under other names and with times a little longer.
std::vector<store::SubmissionRow> copiesOf(const std::vector<store::SubmissionRow>& rows, std::size_t count)
{
    std::vector<store::SubmissionRow> copies = rows;
    copies.reserve(count);
    for (int number = 1; copies.size() < count; ++number) {
        const std::string ending = std::to_string(number);
        for (std::size_t index = 0; index < rows.size() && copies.size() < count; ++index) {
            store::SubmissionRow& copy = copies.emplace_back(rows[index]);
            copy.id += number * std::int64_t{1'000'000};
            copy.key.system += "_" + ending;
            copy.systemName += " " + ending;
            if (copy.score.minutes) {
                *copy.score.minutes *= 1 + number * 0.001;
            }
        }
    }
    return copies;
}

class WindowBench {
public:
    /// Measures what has `only` in its name.
    explicit WindowBench(std::string only) : m_only(std::move(only))
    {
        QCoreApplication::instance()->installEventFilter(&m_watcher);
        QObject::connect(&m_program.data(), &DataService::detailsLoaded, &m_watcher, [this] { m_details = true; });
    }

    void measureCatalogue()
    {
        m_name = "catalogue";
        m_budget = 16;
        m_rounds = 25;
        measureAll();
    }

    void measureMany()
    {
        const auto& snapshot = *m_program.bench().store().snapshot();
        m_program.bench().store().replace(std::make_shared<const ResultSnapshot>(copiesOf(snapshot.rows(), manyResults),
                                                                                 *m_program.bench().opened().tables));
        m_program.settle();
        m_name = "100,000 results";
        m_budget = 50;
        m_rounds = 11;
        measureAll();
    }

private:
    void measureAll()
    {
        const FilterState first = m_program.bench().firstFilter();
        for (const auto& [page, title, view] : pages) {
            m_program.window().showPage(QLatin1String(page));
            m_program.bench().filter().setState(first);
            m_program.settle();
            measureFilter("Filter, one benchmark", title, view, Facet::Generation, "NVIDIA Hopper");
            if (page != std::string_view(overview)) {  // neither inspector nor table of results in sight
                measureSelection(title);
                measureOrder(title, view);
            }
            m_program.bench().filter().clear();
            m_program.settle();
            measureFilter("Filter, all results", title, view, Facet::Submitter, "NVIDIA");
        }
        m_program.bench().filter().setState(first);
        m_program.settle();
    }

    void measureFilter(const std::string& what, const std::string& page, const char* view, Facet facet, const char* key)
    {
        bool chosen = false;
        measure(what, page, view, [&] {
            chosen = !chosen;
            m_program.bench().filter().setChosen(facet, QLatin1String(key), chosen);
        });
    }

    /// Until the inspector shows what it has read from the database.
    void measureSelection(const std::string& page)
    {
        const auto& snapshot = *m_program.bench().store().snapshot();
        const auto& rows = m_program.bench().results().rows();
        std::array<QString, 2> references{snapshot.reference(rows[0]), snapshot.reference(rows[1])};
        std::size_t number = 0;
        measure("Selection", page, "inspectorContent", [&] {
            m_details = false;
            m_program.bench().selection().select(references[++number % 2]);
            while (!m_details) {
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }
        });
        m_program.bench().selection().select(QString());
        m_program.settle();
    }

    void measureOrder(const std::string& page, const char* view)
    {
        const std::string table = std::string(view) == "figureView" ? "resultTable" : view;
        std::size_t number = 0;
        measure("Order of the table", page, table.c_str(), [&] {
            const ResultColumn column = ++number % 2 == 0 ? ResultColumn::Minutes : ResultColumn::System;
            m_program.find<QTableView>(table.c_str())
                .sortByColumn(ResultTableModel::columnOf(column), Qt::AscendingOrder);
        });
    }

    void measure(const std::string& what, const std::string& page, const char* view,
                 const std::function<void()>& change)
    {
        const std::string name = what + ", " + m_name + ", " + page;
        if (name.find(m_only) == std::string::npos) {
            return;
        }
        std::vector<bench::Sample> samples;
        for (int round = 0; round <= m_rounds; ++round) {
            m_watcher.begin(view);
            const bench::Sample begin = bench::timeNow();
            change();
            m_watcher.finish();
            const bench::Sample end = bench::timeNow();
            if (round > 0) {  // the first warms caches
                samples.push_back({(end.wall - begin.wall) * 1e3, (end.cpu - begin.cpu) * 1e3});
            }
        }
        bench::report(name, bench::median(samples), "ms", m_budget);
    }

    struct PageUnderTest {
        const char* page;
        const char* title;
        const char* view;  ///< painted anew after every change
    };
    static constexpr const char* overview = "overviewPage";
    static constexpr std::array<PageUnderTest, 3> pages{
        PageUnderTest{overview, "Overview", "resultCount"},  // it has no figure where it has no benchmark
        PageUnderTest{"timeToTrainPage", "Time to train", "figureView"},
        PageUnderTest{"tablePage", "Table", "wholeTable"},
    };

    Watcher m_watcher;
    WindowFixture m_program;
    std::string m_only;
    std::string m_name;
    double m_budget = 0;
    int m_rounds = 0;
    bool m_details = false;
};

}  // namespace

}  // namespace podium::desktop

/// An argument names part of what is to be measured, as it stands in the table.
int main(int argc, char** argv)
{
    try {
        podium::desktop::WindowBench bench(argc > 1 ? argv[1] : "");
        bench.measureCatalogue();
        bench.measureMany();
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "window_bench: %s\n", failure.what());
        return 1;
    }
    return 0;
}
