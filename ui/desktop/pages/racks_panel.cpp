// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/racks_panel.h"

#include <algorithm>

#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/analysis/figure_data.h"
#include "app/analysis/metrics.h"
#include "app/analysis/operands.h"
#include "app/analysis/titles.h"
#include "app/models/shown_text.h"
#include "ui/desktop/inspector/section.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/pages/rack_profile_editor.h"
#include "ui/desktop/widgets/currency_box.h"

namespace podium::desktop {

namespace {

constexpr int mostSubjects = 200;  ///< in the list to choose from; the fastest

/// Keys at the left, values at the right.
class Pairs {
public:
    explicit Pairs(Section& section) : m_section(section), m_grid(new QGridLayout)
    {
        m_grid->setContentsMargins(0, 0, 0, 0);
        m_grid->setHorizontalSpacing(metrics::space8);
        m_grid->setVerticalSpacing(metrics::space2);
        m_grid->setColumnStretch(0, 1);
        section.body().addLayout(m_grid);
    }

    void add(const QString& key, const QString& value, const QString& name = QString(), bool strong = false)
    {
        const int row = m_grid->rowCount();
        QLabel* left = m_section.addText(key);
        QLabel* right = m_section.addText(value, TextSize::Body, strong);
        right->setObjectName(name);
        right->setWordWrap(false);
        right->setAlignment(Qt::AlignRight | Qt::AlignTop);
        if (!strong) {
            left->setForegroundRole(QPalette::PlaceholderText);
        }
        for (QLabel* label : {left, right}) {
            m_section.body().removeWidget(label);
        }
        m_grid->addWidget(left, row, 0);
        m_grid->addWidget(right, row, 1);
    }

private:
    Section& m_section;
    QGridLayout* m_grid;
};

/// "USD 1,234.50", in German "1.234,50 USD".
QString moneyText(double amount, const QString& currency, const NumberFormat& numbers, Language language)
{
    const QString number = asShown(numbers.fixed(amount, 2));
    const QChar blank(QChar::Nbsp);
    return language == Language::German ? number + blank + currency : currency + blank + number;
}

QWidget* emptyPart(QWidget* parent)
{
    auto* part = new QWidget(parent);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    return part;
}

}  // namespace

RacksPanel::RacksPanel(Workbench& workbench, const Look& look, QWidget* parent)
    : QScrollArea(parent), m_workbench(workbench), m_look(look), m_subjects(new QComboBox),
      m_subjectProfile(new RackProfileEditor(QStringLiteral("subject"), look)),
      m_othersProfile(new RackProfileEditor(QStringLiteral("others"), look))
{
    setObjectName(QStringLiteral("racksPanel"));
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setAutoFillBackground(true);
    QPalette palette = content->palette();
    palette.setColor(QPalette::Window, look.theme().side);
    content->setPalette(palette);
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    auto* whose = new QWidget(content);
    auto* row = new QVBoxLayout(whose);
    row->setContentsMargins(metrics::inspectorMargin, metrics::space8, metrics::inspectorMargin, metrics::space8);
    row->setSpacing(metrics::space4);
    auto* label = new QLabel(tr("Racks of"), whose);
    label->setBuddy(m_subjects);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_subjects->setObjectName(QStringLiteral("racksSubject"));
    m_subjects->setAccessibleName(tr("Result whose racks are counted"));
    m_subjects->setFixedHeight(metrics::smallControl);
    m_subjects->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row->addWidget(label);
    row->addWidget(m_subjects);
    m_layout->addWidget(whose);
    m_upper = emptyPart(content);
    m_lower = emptyPart(content);
    m_layout->addWidget(m_upper);
    m_layout->addWidget(m_subjectProfile);
    m_layout->addWidget(m_othersProfile);
    m_layout->addWidget(makeCurrency(content));
    m_layout->addWidget(m_lower);
    m_layout->addStretch(1);
    setWidget(content);
    connect(m_subjects, &QComboBox::activated, this,
            [this](int index) { emit subjectChosen(m_subjects->itemData(index).toString()); });
    for (const RackProfileEditor* editor : {m_subjectProfile, m_othersProfile}) {
        connect(editor, &RackProfileEditor::priceChanged, this, &RacksPanel::rebuild);
    }
}

/// One for both prices: sums of different currencies could not be held against each other.
QWidget* RacksPanel::makeCurrency(QWidget* parent)
{
    auto* part = new QWidget(parent);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(metrics::inspectorMargin, 0, metrics::inspectorMargin, metrics::space8);
    auto* label = new QLabel(tr("Currency of the prices"), part);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_currency = new CurrencyBox(part);
    m_currency->setObjectName(QStringLiteral("racksCurrency"));
    label->setBuddy(m_currency);
    row->addWidget(label, 1);
    row->addWidget(m_currency);
    connect(m_currency, &CurrencyBox::codeChanged, this, [this] {
        if (m_figure) {
            rebuild();
        }
    });
    return part;
}

QString RacksPanel::currency() const { return m_currency->code(); }

void RacksPanel::setCurrency(const QString& code) { m_currency->setCode(code); }

void RacksPanel::show(const RacksAnswer& answer, const Figure& figure, const QString& method, const QString& chosen)
{
    m_answer = answer;
    m_figure = figure;
    m_method = method;
    fillSubjects(answer, chosen);
    m_subjectProfile->setVisible(answer.subject.has_value());
    m_othersProfile->setVisible(answer.footprint.has_value());
    if (answer.subject) {
        const auto density = worded(answer.footprint ? answer.footprint->density : std::nullopt);
        const std::string system = shortSystemName(systemTitle(*answer.subject), answer.subject->submitter);
        m_subjectProfile->show(
            asShown(shortAcceleratorNames({acceleratorTitle(*answer.subject)}).front() + ", " + system),
            hardwareFamily(answer.subject->accelerator), density);
    }
    if (answer.footprint) {
        m_othersProfile->show(tr("%1, any system").arg(asShown(answer.othersName)), answer.othersFamily,
                              worded(answer.footprint->othersDensity));
    }
    rebuild();
}

/// With its source in the window's language, where the program knows it.
std::optional<RackDensity> RacksPanel::worded(std::optional<RackDensity> density) const
{
    if (density) {
        density->source = m_workbench.phrases().remark(density->source);
    }
    return density;
}

/// Those that are shown, the fastest first.
void RacksPanel::fillSubjects(const RacksAnswer& answer, const QString& chosen)
{
    const QSignalBlocker quiet(m_subjects);
    m_subjects->clear();
    std::vector<const store::SubmissionRow*> rows;
    const SubmissionRows shown = m_workbench.shownRows();
    for (const store::SubmissionRow& row : shown) {
        if (row.score.minutes) {
            rows.push_back(&row);
        }
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto* left, const auto* right) { return *left->score.minutes < *right->score.minutes; });
    const QString present = answer.subject ? m_workbench.shortName(*answer.subject) : tr("nothing");
    const bool selected =
        answer.subject && QString::fromStdString(reference(answer.subject->key)) == m_workbench.selection().selected();
    m_subjects->addItem(!chosen.isEmpty() ? tr("Selected or automatic")
                        : selected        ? tr("Selected: %1").arg(present)
                                          : tr("Automatic: %1").arg(present),
                        QString());
    for (std::size_t index = 0; index < rows.size() && index < mostSubjects; ++index) {
        m_subjects->addItem(m_workbench.shortName(*rows[index]), QString::fromStdString(reference(rows[index]->key)));
    }
    m_subjects->setCurrentIndex(qMax(0, m_subjects->findData(chosen)));
    m_subjects->setToolTip(m_subjects->currentText());
}

const RackRow* RacksPanel::row() const
{
    if (!m_figure || !m_figure->racks) {
        return nullptr;
    }
    const auto& rows = m_figure->racks->rows;
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const RackRow& row) { return QString::fromStdString(row.key) == m_method; });
    return found == rows.end() ? nullptr : &*found;
}

/// The method of the selected row; null: the racks used. The rows are in the order of the methods.
const FootprintMethod* RacksPanel::method() const
{
    const RackRow* selected = row();
    if (selected == nullptr || selected->key == "used" || !m_answer.footprint) {
        return nullptr;
    }
    const auto index = static_cast<std::size_t>(selected - m_figure->racks->rows.data()) - 1;
    return &m_answer.footprint->methods.at(index);
}

void RacksPanel::rebuild()
{
    for (QWidget** part : {&m_upper, &m_lower}) {
        QWidget* made = emptyPart(widget());
        delete m_layout->replaceWidget(*part, made);
        (*part)->hide();
        (*part)->deleteLater();  // a button in it may be what was clicked
        *part = made;
        made->show();
    }
    auto& upper = static_cast<QVBoxLayout&>(*m_upper->layout());
    auto& lower = static_cast<QVBoxLayout&>(*m_lower->layout());
    if (row() != nullptr) {
        addMethod(upper);
        addComputation(upper);
        addHours(lower);
    }
    addNotes(lower);
}

void RacksPanel::addMethod(QVBoxLayout& layout)
{
    const RackRow& selected = *row();
    auto* section = new Section(m_look, QString(), m_upper);
    section->addText(asShown(selected.name), TextSize::Subject, true)->setObjectName(QStringLiteral("racksMethod"));
    const FootprintMethod* how = method();
    section->addMuted(how == nullptr                            ? tr("Racks used")
                      : how->name == FootprintMethodName::Ratio ? tr("Racks for equal time, method A")
                                                                : tr("Racks for equal time, method B"));
    if (selected.racks) {
        auto* line = new QHBoxLayout;
        line->setSpacing(metrics::space6);
        QLabel* count = section->addText(asShown(selected.count), TextSize::Score, true);
        count->setObjectName(QStringLiteral("racksCount"));
        count->setWordWrap(false);
        QLabel* unit = section->addText(tr("racks"));
        QLabel* times = section->addMuted(
            how == nullptr ? QString()
                           : tr("%1 the %2 used")
                                 .arg(asShown(selected.cells.against), asShown(m_figure->racks->rows.front().count)));
        for (QLabel* label : {count, unit, times}) {
            section->body().removeWidget(label);
        }
        line->addWidget(count, 0, Qt::AlignBaseline);
        line->addWidget(unit, 0, Qt::AlignBaseline);
        line->addWidget(times, 1, Qt::AlignBaseline);
        times->setAlignment(Qt::AlignRight);
        section->body().addLayout(line);
    } else {
        section->addMuted(asShown(selected.cells.missing));
    }
    layout.addWidget(section);
}

void RacksPanel::addComputation(QVBoxLayout& layout)
{
    const RackRow& selected = *row();
    const Footprint& footprint = *m_answer.footprint;
    const NumberFormat numbers = m_workbench.numbers();
    auto* section = new Section(m_look, tr("How it is computed"), m_upper);
    Pairs pairs(*section);
    const FootprintMethod* how = method();
    const auto addTime = [&](const store::SubmissionRow& one) {
        const auto time = operands::timeOn(one, footprint.basis);
        const QString name = asShown(shortAcceleratorNames({acceleratorTitle(one)}).front()) + QStringLiteral(", ") +
                             asShown(numbers.count(sizeOf(one).value_or(0)));
        const bool minutes = footprint.basis != MetricBasis::Throughput;
        pairs.add(name, time.absence != Absence::None ? QStringLiteral("–")
                        : minutes                     ? tr("%1 min").arg(asShown(numbers.minutesInTable(time.value)))
                                  : tr("%1 samples/min").arg(asShown(numbers.fixed(1 / time.value, 1))));
    };
    if (how != nullptr) {
        for (std::size_t index = 1; index < how->accelerators.operands.size(); ++index) {
            for (const store::SubmissionRow& one : footprint.shown) {
                if (reference(one.key) == how->accelerators.operands[index]) {
                    addTime(one);
                }
            }
        }
        if (how->name == FootprintMethodName::ScalingCurve) {
            addTime(footprint.a);
        } else if (how->ratio) {
            pairs.add(tr("Ratio r"), asShown(numbers.fixed(*how->ratio, 3)));
        }
    }
    pairs.add(tr("Accelerators, %1").arg(asShown(shortSystemName(systemTitle(footprint.a), footprint.a.submitter))),
              asShown(numbers.count(sizeOf(footprint.a).value_or(0))));
    if (how != nullptr && how->name == FootprintMethodName::ScalingCurve && selected.accelerators) {
        pairs.add(tr("Accelerators needed"), asShown(selected.cells.accelerators));
    }
    if (selected.perRack) {
        pairs.add(tr("Active per rack"), asShown(numbers.count(*selected.perRack)));
    }
    if (selected.racks && !selected.lines.empty()) {
        pairs.add(asShown(selected.lines.front().text), asShown(selected.count), QStringLiteral("racksResult"), true);
    }
    layout.addWidget(section);
}

void RacksPanel::addHours(QVBoxLayout& layout)
{
    const FootprintMethod* how = method();
    const Metric& hours = how == nullptr ? m_answer.footprint->hoursUsed : how->hours;
    if (!hours.value) {
        return;
    }
    const NumberFormat numbers = m_workbench.numbers();
    auto* section = new Section(m_look, tr("Accelerator-hours"), m_lower);
    Pairs pairs(*section);
    const bool about = how != nullptr && how->name == FootprintMethodName::ScalingCurve;
    const QString sign = about ? QStringLiteral("≈ ") : QString();
    pairs.add(tr("At this time"), sign + asShown(numbers.fixed(*hours.value, 0)), QStringLiteral("racksHours"));
    const RackProfileEditor& editor = how == nullptr ? *m_subjectProfile : *m_othersProfile;
    const Metric money = cost(hours, editor.price(), currency().toStdString());
    if (money.value) {
        pairs.add(tr("Cost at your price"), sign + moneyText(*money.value, currency(), numbers, m_workbench.language()),
                  QStringLiteral("racksCost"));
    }
    layout.addWidget(section);
}

void RacksPanel::addNotes(QVBoxLayout& layout)
{
    if (!m_figure) {
        return;
    }
    auto* section = new Section(m_look, tr("Comparability"), m_lower);
    for (const Note& note : m_figure->notes) {
        if (note.verdict != Verdict::Green) {
            const bool blocked = note.verdict == Verdict::Blocked;
            section->addNote(asShown(note.text), blocked ? QStringLiteral("blocked") : QStringLiteral("warning"),
                             blocked ? IconInk::Red : IconInk::Amber);
        }
    }
    if (m_answer.subject) {
        const QString subject = QString::fromStdString(reference(m_answer.subject->key));
        QToolButton* link =
            section->addLink(m_workbench.shortName(*m_answer.subject), QString(), QStringLiteral("racksDetails"));
        link->setToolTip(tr("Show this result in the inspector"));
        connect(link, &QToolButton::clicked, this, [this, subject] { emit detailsWanted(subject); });
    }
    QPushButton* copy =
        section->addButton(tr("Copy citation"), QStringLiteral("copy"), QStringLiteral("copyRacksCitation"));
    copy->setEnabled(m_figure->emptyMessage.empty());
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(figureFootnote(*m_figure)).trimmed());
    });
    layout.addWidget(section);
}

}  // namespace podium::desktop
