// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/chip_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

namespace {

/// Further ones are in the facets; their number is said.
constexpr std::size_t mostChips = 4;
constexpr int widestChip = 190;

}  // namespace

ChipRow::ChipRow(Workbench& workbench, const Look& look, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_look(look), m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("chipRow"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(metrics::space8);
    connect(&workbench.results(), &FilteredResults::changed, this, &ChipRow::follow);
}

void ChipRow::leaveOut(std::set<Facet> facets)
{
    if (facets != m_leftOut) {
        m_leftOut = std::move(facets);
        follow();
    }
}

void ChipRow::follow()
{
    m_stale = true;
    if (isVisible()) {
        rebuild();
    }
}

void ChipRow::showEvent(QShowEvent* event)
{
    if (m_stale) {
        rebuild();
    }
    QWidget::showEvent(event);
}

void ChipRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

int ChipRow::widthOf(std::size_t chips, bool link) const
{
    int width = 0;
    const auto add = [&](const QWidget* widget) { width += widget->sizeHint().width() + metrics::space8; };
    for (std::size_t index = 0; index < chips; ++index) {
        width += m_chips[index]->width() + metrics::space8;
    }
    if (chips < m_all) {
        sayMore(chips);
        add(m_more);
    }
    if (link) {
        add(m_clear);
    }
    return width - metrics::space8;
}

void ChipRow::sayMore(std::size_t chips) const
{
    m_more->setText(tr("and %n more", nullptr, static_cast<int>(m_all - chips)));
}

/// Nothing is cut: first the link is left out, since every chip can be closed, and so can the facets; then chips are
/// counted in place of shown, from the last.
void ChipRow::fit()
{
    if (m_chips.empty()) {
        return;
    }
    const int room = contentsRect().width();
    std::size_t shown = m_chips.size();
    const bool link = widthOf(shown, true) <= room;
    while (!link && shown > 0 && widthOf(shown, false) > room) {
        --shown;
    }
    for (std::size_t index = 0; index < m_chips.size(); ++index) {
        m_chips[index]->setVisible(index < shown);
    }
    sayMore(shown);
    m_more->setVisible(shown < m_all);
    m_clear->setVisible(link);
}

void ChipRow::rebuild()
{
    m_stale = false;
    m_chips.clear();
    m_more = nullptr;
    m_clear = nullptr;
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const FilterState& filter = m_workbench.filter().state();
    auto chips = filterChips(filter, *m_workbench.results().snapshot(), m_workbench.locale());
    // The one benchmark stands in the toolbar.
    if (filter.of(Facet::Benchmark).size() == 1) {
        std::erase_if(chips, [](const FilterChip& chip) {
            return chip.kind == FilterChip::Kind::Value && chip.facet == Facet::Benchmark;
        });
    }
    std::erase_if(chips, [this](const FilterChip& chip) {
        return chip.kind == FilterChip::Kind::Value && m_leftOut.contains(chip.facet);
    });
    m_all = chips.size();
    for (std::size_t index = 0; index < chips.size() && index < mostChips; ++index) {
        addChip(chips[index]);
    }
    if (!chips.empty()) {
        m_more = new QLabel(this);
        m_more->ensurePolished();
        m_layout->addWidget(m_more);
        addLink();
    }
    m_layout->addStretch(1);
    fit();
}

void ChipRow::addChip(const FilterChip& chip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("chip"));
    button->setProperty(shape::chip, true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(m_look.icon(QStringLiteral("close"), IconInk::Secondary));
    button->setIconSize(QSize(metrics::space12, metrics::space12));
    button->ensurePolished();
    button->setText(button->fontMetrics().elidedText(chip.text, Qt::ElideRight, widestChip));
    button->setAccessibleName(tr("Remove the filter %1").arg(chip.text));
    button->setToolTip(button->accessibleName());
    button->setFixedSize(button->sizeHint());
    // The button goes with the row that its click rebuilds.
    connect(
        button, &QToolButton::clicked, this,
        [this, chip] { m_workbench.filter().setState(without(m_workbench.filter().state(), chip)); },
        Qt::QueuedConnection);
    m_layout->addWidget(button);
    m_chips.push_back(button);
}

void ChipRow::addLink()
{
    auto* all = new QToolButton(this);
    all->setObjectName(QStringLiteral("clearFilter"));
    all->setText(tr("Clear all"));
    all->setProperty(shape::link, true);
    all->setCursor(Qt::PointingHandCursor);
    connect(
        all, &QToolButton::clicked, this, [this] { m_workbench.filter().clear(); }, Qt::QueuedConnection);
    all->ensurePolished();
    m_layout->addWidget(all);
    m_clear = all;
}

}  // namespace podium::desktop
