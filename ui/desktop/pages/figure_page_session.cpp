// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure page keeps from one session to the next.
#include <QDataStream>
#include <QSplitter>

#include "ui/desktop/pages/figure_page.h"
#include "ui/desktop/widgets/scaling_twin.h"

namespace podium::desktop {

namespace {

/// Reads a value of an enumeration that begins with 0; false where it is none.
template <class Value>
bool readChoice(QDataStream& stream, Value& value, Value last)
{
    qint32 number = 0;
    stream >> number;
    if (number < 0 || number > static_cast<qint32>(last)) {
        return false;
    }
    value = static_cast<Value>(number);
    return true;
}

}  // namespace

QByteArray FigurePage::savePage() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    const FigureSpec& options = m_model.options();
    stream << static_cast<qint32>(options.order) << static_cast<qint32>(options.scale)
           << static_cast<qint32>(options.spreadUnit) << static_cast<qint32>(options.speedup)
           << static_cast<qint32>(options.grouping) << static_cast<qint64>(options.atAccelerators.value_or(0))
           << (m_scaling != nullptr ? m_scaling->other() : QString())
           << (m_splitterMoved ? m_splitter->saveState() : QByteArray()) << static_cast<qint32>(showsCurves() ? 1 : 0)
           << static_cast<qint32>(options.over);
    return state;
}

/// What cannot be read leaves everything as it is.
void FigurePage::restorePage(const QByteArray& state)
{
    QDataStream stream(state);
    FigureSpec options = m_model.options();
    bool known = readChoice(stream, options.order, RowOrder::Round);
    known = readChoice(stream, options.scale, AxisScale::Log) && known;
    known = readChoice(stream, options.spreadUnit, SpreadUnit::Percent) && known;
    known = readChoice(stream, options.speedup, SpeedupMode::PerAccelerator) && known;
    known = readChoice(stream, options.grouping, SeriesGrouping::Generation) && known;
    qint64 size = 0;
    QString other;
    QByteArray splitter;
    stream >> size >> other >> splitter;
    if (stream.status() != QDataStream::Ok || !known) {
        return;
    }
    options.atAccelerators = size > 0 ? std::optional<std::int64_t>(size) : std::nullopt;
    if (m_curves != nullptr && !stream.atEnd()) {  // earlier versions end here
        qint32 curves = 0;
        stream >> curves;
        known = readChoice(stream, options.over, ConvergenceOver::Samples);
        if (stream.status() != QDataStream::Ok || !known) {
            return;
        }
        options.kind = curves == 1 ? FigureKind::Convergence : FigureKind::Spread;
    }
    setOptions(options);
    pickPair(other);
    m_splitterMoved = m_splitter->restoreState(splitter);
}

}  // namespace podium::desktop
