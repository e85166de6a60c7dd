// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/figure_options.h"

#include <set>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "app/analysis/titles.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/segments.h"

namespace podium::desktop {

FigureOptions::FigureOptions(FigureKind kind, Workbench& workbench, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("figureOptions"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(metrics::space8);
    switch (kind) {
    case FigureKind::Spread:
    case FigureKind::Convergence:
        addRunsViews();
        break;
    case FigureKind::Speedup:
        addOrder(false);
        addSpeedupMode();
        break;
    case FigureKind::Scaling:
        addChoice(QStringLiteral("groupingChoice"), tr("Lines"), {tr("Submitter and accelerator"), tr("Generation")},
                  &FigureSpec::grouping);
        addScale();
        break;
    case FigureKind::Trend:
        addSizes();
        addScale();
        break;
    default:
        addOrder(true);
        addScale();
        break;
    }
}

void FigureOptions::follow(const FigureSpec& options)
{
    m_options = options;
    for (const auto& show : m_followers) {
        show();
    }
}

void FigureOptions::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow(m_options);
}

void FigureOptions::addCaption(const QString& text, QWidget* buddy)
{
    auto* label = new QLabel(text, this);
    label->setBuddy(buddy);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_layout->addWidget(label);
}

/// The places of the labels are the values of the enumeration.
template <class Value>
Segments* FigureOptions::addSegments(const QString& name, const QStringList& labels, Value FigureSpec::*field)
{
    auto* segments = new Segments(labels, this);
    segments->setObjectName(name);
    segments->setButtonHeight(metrics::smallControl);
    m_layout->addWidget(segments);
    connect(segments, &Segments::chosen, this, [this, field](int index) {
        m_options.*field = static_cast<Value>(index);
        emit chosen(m_options);
    });
    m_followers.emplace_back([this, segments, field] { segments->setCurrent(static_cast<int>(m_options.*field)); });
    return segments;
}

template <class Value>
QComboBox* FigureOptions::addChoice(const QString& name, const QString& label, const QStringList& texts,
                                    Value FigureSpec::*field)
{
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->addItems(texts);
    box->setFixedHeight(metrics::smallControl);
    if (!label.isEmpty()) {
        addCaption(label, box);
    }
    m_layout->addWidget(box);
    connect(box, &QComboBox::activated, this, [this, field](int index) {
        m_options.*field = static_cast<Value>(index);
        emit chosen(m_options);
    });
    m_followers.emplace_back([this, box, field] { box->setCurrentIndex(static_cast<int>(m_options.*field)); });
    return box;
}

/// What "time" sorts a speedup by is the speedup.
void FigureOptions::addOrder(bool withCaption)
{
    const QStringList texts{withCaption ? tr("Time") : tr("By speedup"), tr("Accelerators"), tr("Submitter"),
                            tr("Round")};
    QComboBox* box =
        addChoice(QStringLiteral("orderChoice"), withCaption ? tr("Sort") : QString(), texts, &FigureSpec::order);
    box->setAccessibleName(tr("Sort"));
    box->setToolTip(tr("Order of the rows"));
}

void FigureOptions::addScale()
{
    addSegments(QStringLiteral("scaleChoice"), {tr("Linear"), tr("Log")}, &FigureSpec::scale);
}

/// Spread or convergence, and what only one of them has.
void FigureOptions::addRunsViews()
{
    QComboBox* order = addChoice(QStringLiteral("orderChoice"), QString(),
                                 {tr("Time"), tr("Accelerators"), tr("Submitter"), tr("Round")}, &FigureSpec::order);
    order->setAccessibleName(tr("Sort"));
    order->setToolTip(tr("Order of the rows"));
    Segments* units = addSegments(QStringLiteral("scaleChoice"), {tr("Automatic"), tr("Minutes"), tr("Percent")},
                                  &FigureSpec::spreadUnit);
    Segments* over = addSegments(QStringLiteral("overChoice"), {tr("Minutes"), tr("Samples")}, &FigureSpec::over);
    over->setToolTip(
        tr("What the curves are drawn over: minutes of the run, or samples (epochs) as the logs count them"));
    Segments* scale = addSegments(QStringLiteral("qualityScale"), {tr("Linear"), tr("Log")}, &FigureSpec::scale);
    scale->setToolTip(tr("Axis of the quality"));
    auto* views = new Segments({tr("Spread"), tr("Convergence")}, this);
    views->setObjectName(QStringLiteral("runsView"));
    views->setButtonHeight(metrics::smallControl);
    views->setToolTip(tr("Times of the runs, or how their quality rose until the target was met"));
    m_layout->addWidget(views);
    connect(views, &Segments::chosen, this, [this](int index) {
        FigureSpec view = m_workbench.options().of(index == 1 ? FigureKind::Convergence : FigureKind::Spread);
        view.order = m_options.order;
        emit chosen(view);
    });
    // Which curves are drawn first is as the spread has it: the room is for the axis.
    m_followers.emplace_back([this, views, order, units, over, scale] {
        const bool convergence = m_options.kind == FigureKind::Convergence;
        views->setCurrent(convergence ? 1 : 0);
        // Hidden first: what is shown makes the window as wide as all that can be seen at that moment.
        for (QWidget* one : convergence ? QList<QWidget*>{order, units} : QList<QWidget*>{over, scale}) {
            one->hide();
        }
        for (QWidget* one : convergence ? QList<QWidget*>{over, scale} : QList<QWidget*>{order, units}) {
            one->show();
        }
    });
}

/// The best of a generation stands at every count, so that counts are equal.
void FigureOptions::addSpeedupMode()
{
    Segments* modes = addSegments(QStringLiteral("speedupMode"),
                                  {tr("As submitted"), tr("Equal count"), tr("Per accelerator")}, &FigureSpec::speedup);
    m_followers.emplace_back([this, modes] {
        const bool ofGeneration = !m_workbench.baseline().generation().isEmpty();
        modes->setEnabled(!ofGeneration);
        modes->setToolTip(ofGeneration ? tr("Against the best of a generation at each count the counts are equal")
                                       : tr("Which results are held against each other, and how"));
        if (ofGeneration) {
            modes->setCurrent(static_cast<int>(SpeedupMode::EqualCount));
        }
    });
}

void FigureOptions::addSizes()
{
    auto* box = new QComboBox(this);
    box->setObjectName(QStringLiteral("sizeChoice"));
    box->setFixedHeight(metrics::smallControl);
    box->setMaxVisibleItems(24);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addCaption(tr("Accelerators"), box);
    m_layout->addWidget(box);
    connect(box, &QComboBox::activated, this, [this, box] {
        const qint64 size = box->currentData().toLongLong();
        m_options.atAccelerators = size > 0 ? std::optional<std::int64_t>(size) : std::nullopt;
        emit chosen(m_options);
    });
    m_followers.emplace_back([this, box] { fillSizes(*box); });
    connect(&m_workbench.results(), &FilteredResults::changed, box, [this, box] {
        if (isVisible()) {
            fillSizes(*box);
        }
    });
}

/// The counts that occur among the shown results, and the one that is chosen.
void FigureOptions::fillSizes(QComboBox& box) const
{
    std::set<std::int64_t> sizes;
    const SubmissionRows rows = m_workbench.shownRows();
    for (const store::SubmissionRow& row : rows) {
        if (const auto size = sizeOf(row); size && *size > 0) {
            sizes.insert(*size);
        }
    }
    const std::int64_t current = m_options.atAccelerators.value_or(0);
    if (current > 0) {
        sizes.insert(current);
    }
    const QSignalBlocker quiet(box);
    box.clear();
    box.addItem(tr("Any count"), qlonglong{0});
    for (const std::int64_t size : sizes) {
        box.addItem(tr("Only %1").arg(QString::fromStdString(m_workbench.numbers().count(size))), qlonglong{size});
    }
    box.setCurrentIndex(qMax(0, box.findData(qlonglong{current})));
}

}  // namespace podium::desktop
