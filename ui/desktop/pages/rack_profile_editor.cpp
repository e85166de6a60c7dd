// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/rack_profile_editor.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/analysis/display_text.h"
#include "ui/desktop/inspector/badge.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

namespace {

constexpr double dearestHour = 1'000'000;

QString evidenceWord(RackEvidence evidence)
{
    switch (evidence) {
    case RackEvidence::Submission:
        return RackProfileEditor::tr("Stated by the submission");
    case RackEvidence::PublicSource:
        return RackProfileEditor::tr("Stated by a public source");
    case RackEvidence::Assumption:
        return RackProfileEditor::tr("Assumption");
    case RackEvidence::Analyst:
        break;
    }
    return RackProfileEditor::tr("Your own number");
}

Badge::Kind badgeKind(RackEvidence evidence)
{
    return evidence == RackEvidence::Analyst      ? Badge::Kind::Neutral
           : evidence == RackEvidence::Assumption ? Badge::Kind::Warning
                                                  : Badge::Kind::Good;
}

}  // namespace

RackProfileEditor::RackProfileEditor(const QString& name, const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_swatch(new QWidget(this)), m_title(new QLabel(this))
{
    setObjectName(name + QStringLiteral("Profile"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::inspectorMargin, metrics::space8, metrics::inspectorMargin, metrics::space8);
    layout->setSpacing(metrics::space6);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(metrics::space8);
    m_swatch->setFixedSize(metrics::swatch, metrics::swatch);
    m_swatch->setAutoFillBackground(true);
    m_title->setObjectName(name + QStringLiteral("Title"));
    m_title->setFont(look.font(TextSize::Body, true));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    heading->addWidget(m_swatch);
    heading->addWidget(m_title, 1);
    layout->addLayout(heading);
    addFields(name);
    addPrice(name);
}

void RackProfileEditor::addFields(const QString& name)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::space6);
    const auto add = [&](const QString& text, const QString& field) {
        auto* spin = new QSpinBox(this);
        spin->setObjectName(name + field);
        spin->setRange(0, static_cast<int>(densestRack));
        spin->setSpecialValueText(QStringLiteral("–"));
        spin->setKeyboardTracking(false);
        spin->setFixedHeight(metrics::smallControl);
        spin->setMinimumWidth(metrics::rackField);
        spin->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        auto* label = new QLabel(text, this);
        label->setBuddy(spin);
        label->setForegroundRole(QPalette::PlaceholderText);
        row->addWidget(label);
        row->addWidget(spin, 1);
        return spin;
    };
    m_installed = add(tr("Per rack"), QStringLiteral("PerRack"));
    m_active = add(tr("active"), QStringLiteral("Active"));
    connect(m_installed, &QSpinBox::valueChanged, this, [this](int installed) {
        const QSignalBlocker quiet(m_active);
        if (m_allActive || m_active->value() > installed) {
            m_active->setValue(installed);
        }
        tell();
    });
    connect(m_active, &QSpinBox::valueChanged, this, &RackProfileEditor::tell);
    auto* layout = static_cast<QVBoxLayout*>(this->layout());
    layout->addLayout(row);
    m_evidence = new QHBoxLayout;
    m_evidence->setSpacing(metrics::space6);
    m_evidence->addStretch(1);
    m_reset = new QToolButton(this);
    m_reset->setObjectName(name + QStringLiteral("Reset"));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Take the profile of the program again"));
    m_reset->setProperty(shape::link, true);
    m_reset->setCursor(Qt::PointingHandCursor);
    m_evidence->addWidget(m_reset);
    connect(m_reset, &QToolButton::clicked, this, &RackProfileEditor::resetWanted);
    layout->addLayout(m_evidence);
    m_source = new QLabel(this);
    m_source->setObjectName(name + QStringLiteral("Source"));
    m_source->setTextFormat(Qt::PlainText);
    m_source->setWordWrap(true);
    m_source->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_source->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_source);
}

void RackProfileEditor::addPrice(const QString& name)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::space6);
    m_price = new QDoubleSpinBox(this);
    m_price->setObjectName(name + QStringLiteral("Price"));
    m_price->setRange(0, dearestHour);
    m_price->setDecimals(2);
    m_price->setSpecialValueText(QStringLiteral("–"));
    m_price->setKeyboardTracking(false);
    m_price->setFixedHeight(metrics::smallControl);
    m_price->setFixedWidth(metrics::priceField);
    auto* label = new QLabel(tr("Price per accelerator-hour"), this);
    label->setWordWrap(true);
    label->setBuddy(m_price);
    label->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(label, 1);
    row->addWidget(m_price);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_price, &QDoubleSpinBox::valueChanged, this, &RackProfileEditor::priceChanged);
}

void RackProfileEditor::tell()
{
    if (m_installed->value() > 0 && m_active->value() > 0) {
        const qint64 active = m_active->value();
        emit edited({qMax<qint64>(m_installed->value(), active), active});
    }
}

void RackProfileEditor::show(const QString& title, HardwareFamily family, const std::optional<RackDensity>& density)
{
    m_title->setText(title);
    QPalette palette = m_swatch->palette();
    palette.setColor(QPalette::Window, m_look.theme().color(family));
    m_swatch->setPalette(palette);
    const QSignalBlocker quietInstalled(m_installed);
    const QSignalBlocker quietActive(m_active);
    m_allActive = !density || density->active == density->installed;
    m_installed->setValue(density ? static_cast<int>(density->installed) : 0);
    m_active->setValue(density ? static_cast<int>(density->active) : 0);
    m_installed->setAccessibleName(tr("%1, accelerators per rack").arg(title));
    m_active->setAccessibleName(tr("%1, active accelerators per rack").arg(title));
    m_price->setAccessibleName(tr("%1, price per accelerator-hour").arg(title));
    showEvidence(density);
}

void RackProfileEditor::showEvidence(const std::optional<RackDensity>& density)
{
    delete findChild<Badge*>();
    const QString word = density ? evidenceWord(density->evidence) : tr("Not known");
    auto* badge = new Badge(m_look, density ? badgeKind(density->evidence) : Badge::Kind::Warning, word, this);
    badge->setObjectName(QStringLiteral("evidenceBadge"));
    badge->setAccessibleName(word);
    m_evidence->insertWidget(0, badge);
    m_reset->setVisible(density && density->evidence == RackEvidence::Analyst);
    const QString source = density ? QString::fromStdString(displayText(density->source, 300))
                                   : tr("Enter how many accelerators stand in one rack.");
    m_source->setText(source);
    m_source->setVisible(!source.isEmpty());
}

std::optional<double> RackProfileEditor::price() const
{
    return m_price->value() > 0 ? std::optional(m_price->value()) : std::nullopt;
}

void RackProfileEditor::setPrice(const std::optional<double>& price)
{
    const QSignalBlocker quiet(m_price);
    m_price->setValue(price.value_or(0));
}

void RackProfileEditor::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), m_look.theme().hair);
}

}  // namespace podium::desktop
