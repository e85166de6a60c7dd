// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/size_filter.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "app/models/size_scale.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/range_slider.h"

namespace podium::desktop {

SizeFilter::SizeFilter(Workbench& workbench, const Look& look, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_slider(new RangeSlider(look, this)),
      m_minimum(makeField(QStringLiteral("sizeMinimum"), tr("Fewest accelerators"))),
      m_maximum(makeField(QStringLiteral("sizeMaximum"), tr("Most accelerators")))
{
    setObjectName(QStringLiteral("sizeFilter"));
    m_slider->setObjectName(QStringLiteral("sizeSlider"));
    m_slider->setAccessibleName(tr("Range of accelerators"));
    auto* title = new QLabel(tr("Accelerators used"), this);
    title->setFont(look.font(TextSize::Body, true));
    auto* to = new QLabel(tr("to"), this);
    auto* fields = new QHBoxLayout;
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addWidget(m_minimum);
    fields->addWidget(to, 1, Qt::AlignCenter);
    fields->addWidget(m_maximum);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::dockMargin, metrics::space6, metrics::dockMargin, metrics::space12);
    layout->setSpacing(metrics::space4);
    layout->addWidget(title);
    layout->addWidget(m_slider);
    layout->addLayout(fields);
    connect(m_slider, &RangeSlider::moved, this, [this](double lower, double upper) {
        const SizeScale scale(m_extent);
        apply(scale.sizeAt(lower), scale.sizeAt(upper));
    });
    connect(m_slider, &RangeSlider::released, &workbench.history(), &History::endMerging);
    connect(&workbench.results(), &FilteredResults::changed, this, &SizeFilter::follow);
    follow();
}

QLineEdit* SizeFilter::makeField(const QString& name, const QString& accessibleName)
{
    auto* field = new QLineEdit(this);
    field->setObjectName(name);
    field->setAccessibleName(accessibleName);
    field->setFixedSize(metrics::rangeField, metrics::smallControl);
    field->setAlignment(Qt::AlignRight);
    connect(field, &QLineEdit::editingFinished, this, &SizeFilter::typed);
    return field;
}

/// From the smallest to the largest of the results that the rest of the filter lets through.
void SizeFilter::follow()
{
    const auto& sizes = m_workbench.results().snapshot()->sizes();
    setEnabled(!sizes.empty());
    const auto& matching = m_workbench.results().outcome()->sizes;
    m_extent = matching ? *matching : sizes.empty() ? SizeExtent{} : SizeExtent{sizes.front(), sizes.back()};
    const SizeRange& range = m_workbench.filter().state().sizes;
    const std::int64_t minimum = range.minimum.value_or(m_extent.minimum);
    const std::int64_t maximum = range.maximum.value_or(m_extent.maximum);
    const SizeScale scale(m_extent);
    m_slider->setRange(scale.positionOf(minimum), scale.positionOf(maximum));
    m_minimum->setText(m_workbench.locale().toString(static_cast<qlonglong>(minimum)));
    m_maximum->setText(m_workbench.locale().toString(static_cast<qlonglong>(maximum)));
}

void SizeFilter::apply(std::int64_t minimum, std::int64_t maximum)
{
    SizeRange range;
    if (minimum > m_extent.minimum) {
        range.minimum = minimum;
    }
    if (maximum < m_extent.maximum) {
        range.maximum = maximum;
    }
    m_workbench.filter().setSizes(range);
}

/// What is no number, and a minimum over the maximum, go back to what was.
void SizeFilter::typed()
{
    bool minimumIsNumber = false;
    bool maximumIsNumber = false;
    const auto minimum = m_workbench.locale().toLongLong(m_minimum->text().trimmed(), &minimumIsNumber);
    const auto maximum = m_workbench.locale().toLongLong(m_maximum->text().trimmed(), &maximumIsNumber);
    if (minimumIsNumber && maximumIsNumber && minimum <= maximum && minimum >= 0 && maximum <= podium::maximumSize) {
        apply(minimum, maximum);
    }
    follow();
}

}  // namespace podium::desktop
