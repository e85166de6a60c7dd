// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of generations is told, and what it keeps from one session to the next besides.
#include <cmath>

#include <QComboBox>

#include "app/models/figure_filter.h"
#include "ui/desktop/pages/generations_page.h"
#include "ui/desktop/widgets/hardware_box.h"
#include "ui/desktop/widgets/segments.h"
#include "ui/desktop/widgets/twin_splitter.h"

namespace podium::desktop {

namespace {

constexpr double percent = 100;

/// Several names stand in one place of the box, as the command line takes them.
QString namesIn(const std::vector<std::string>& names)
{
    QStringList all;
    for (const std::string& name : names) {
        all << QString::fromStdString(name);
    }
    return all.join(QStringLiteral(", "));
}

}  // namespace

void GenerationsPage::followChoices()
{
    connect(m_scope, &Segments::chosen, this,
            [this](int index) { m_workbench.options().setGenerationsAsFiltered(index == 1); });
    connect(m_form, &Segments::chosen, this, [this](int index) {
        change([index](GenerationOptions& options) { options.form = static_cast<GenerationForm>(index); });
    });
    connect(m_subject, &QComboBox::activated, this, [this] {
        change([this](GenerationOptions& options) {
            if (m_subject->chosen() != namesIn(options.subjects)) {
                options.subjects = {m_subject->chosen().toStdString()};
            }
        });
    });
    connect(m_against, &QComboBox::activated, this, [this] {
        change([this](GenerationOptions& options) { options.against = m_against->chosen().toStdString(); });
    });
    connect(m_tolerance, &QComboBox::activated, this, [this] {
        change(
            [this](GenerationOptions& options) { options.tolerance = m_tolerance->currentData().toInt() / percent; });
    });
    connect(m_round, &Segments::chosen, this,
            [this](int index) { change([index](GenerationOptions& options) { options.sameRound = index == 1; }); });
}

/// What the page is told, by the user or else as it begins.
GenerationOptions GenerationsPage::chosenOptions() const
{
    GenerationOptions options = m_workbench.options().of(FigureKind::Generations).generations;
    if (options.subjects.empty() && m_first.size() == 2) {
        options.subjects = {m_first[0].toStdString()};
    }
    if (options.against.empty() && m_first.size() == 2) {
        options.against = m_first[1].toStdString();
    }
    return options;
}

/// By the user.
void GenerationsPage::change(const std::function<void(GenerationOptions&)>& set)
{
    FigureSpec spec = m_workbench.options().of(FigureKind::Generations);
    spec.generations = chosenOptions();
    set(spec.generations);
    m_workbench.options().take(spec);
}

void GenerationsPage::adoptOptions()
{
    const GenerationOptions options = chosenOptions();
    if (!options.subjects.empty()) {
        m_subject->choose(namesIn(options.subjects));
    }
    if (!options.against.empty()) {
        m_against->choose(QString::fromStdString(options.against));
    }
    const int tolerance = static_cast<int>(std::lround(options.tolerance * percent));
    if (m_tolerance->findData(tolerance) < 0) {
        m_tolerance->addItem(tr("within %1 %").arg(tolerance), tolerance);
    }
    m_tolerance->setCurrentIndex(m_tolerance->findData(tolerance));
    m_round->setCurrent(options.sameRound ? 1 : 0);
    m_form->setCurrent(static_cast<int>(options.form));
    m_scope->setCurrent(followsBenchmark() ? 1 : 0);
    scheduleRefresh();
}

bool GenerationsPage::followsBenchmark() const { return m_workbench.options().state().generationsAsFiltered; }

FigureSpec GenerationsPage::spec() const
{
    FigureSpec spec = m_workbench.options().of(FigureKind::Generations);
    spec.filter = figureFilter(pageFilter());
    spec.basis = m_workbench.basis();
    spec.style.language = m_workbench.language();
    spec.generations = chosenOptions();
    return spec;
}

std::optional<FigureSpec> GenerationsPage::figureSpec() const
{
    FigureSpec figure = spec();
    return validate(figure) ? std::optional(std::move(figure)) : std::nullopt;
}

bool GenerationsPage::applySpec(const FigureSpec& spec) { return spec.kind == FigureKind::Generations; }

QByteArray GenerationsPage::savePage() const { return m_splitter->chosen(); }

void GenerationsPage::restorePage(const QByteArray& state) { m_splitter->restore(state); }

}  // namespace podium::desktop
