// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/racks_page.h"

#include <algorithm>

#include <QComboBox>
#include <QDataStream>
#include <QDoubleSpinBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/pages/rack_profile_editor.h"
#include "ui/desktop/pages/racks_panel.h"
#include "ui/desktop/pages/racks_table.h"
#include "ui/desktop/widgets/chip_row.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/segments.h"
#include "ui/desktop/widgets/twin_splitter.h"

namespace podium::desktop {

namespace {

constexpr qint32 stateVersion = 3;
/// Of the height beyond that of a laptop's window this part goes to the table.
constexpr double tableShare = 0.25;
constexpr double largestRatio = 1000;  ///< in the field; the command line takes more

constexpr const char* measuredKey = "ratio";

}  // namespace

RacksPage::RacksPage(Workbench& workbench, const Look& look, QWidget* parent)
    : Page(parent), m_workbench(workbench),
      m_model(workbench.results(), workbench.baseline(), workbench.selection(), workbench.sources()),
      m_view(new FigureView(this)), m_table(new RacksTable(m_methods, look, this)),
      m_panel(new RacksPanel(workbench, look))
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(metrics::pageMargin, metrics::space6, metrics::pageMargin, metrics::space6);
    row->setSpacing(metrics::space8);
    row->addWidget(new ChipRow(workbench, look, this), 1);
    addOptions(*row);
    addSplitter();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* bar = new QWidget(this);
    bar->setLayout(row);
    bar->setFixedHeight(metrics::chipRow);
    layout->addWidget(bar);
    auto* line = new QFrame(this);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    layout->addWidget(line);
    layout->addWidget(m_splitter, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_view->setTone(look.theme().tone);
    connect(&look, &Look::changed, this, [this, &look] { m_view->setTone(look.theme().tone); });
    followWorkbench();
    followPanel();
    adoptOptions();
}

RacksPage::~RacksPage()
{
    if (m_panel != nullptr && m_panel->parent() == nullptr) {
        delete m_panel.data();  // nobody took it
    }
}

QWidget* RacksPage::sidePanel() { return m_panel; }

void RacksPage::addOptions(QHBoxLayout& row)
{
    m_form = new Segments({tr("Cabinets"), tr("Bars")}, this);
    m_form->setObjectName(QStringLiteral("racksForm"));
    m_form->setButtonHeight(metrics::smallControl);
    connect(m_form, &Segments::chosen, this, [this](int index) {
        FigureSpec options = m_model.options();
        options.racks.form = static_cast<RacksForm>(index);
        setOptions(options);
    });
    const auto addLabelled = [&](const QString& text, QWidget* field, const QString& name) {
        field->setObjectName(name);
        field->setFixedHeight(metrics::smallControl);
        auto* label = new QLabel(text, this);
        label->setBuddy(field);
        label->setForegroundRole(QPalette::PlaceholderText);
        row.addWidget(label);
        row.addWidget(field);
    };
    row.addWidget(m_form);
    m_ratio = new QDoubleSpinBox(this);
    m_ratio->setRange(0, largestRatio);
    m_ratio->setDecimals(3);
    m_ratio->setSingleStep(0.5);
    m_ratio->setSpecialValueText(QStringLiteral("–"));
    m_ratio->setKeyboardTracking(false);
    m_ratio->setToolTip(tr("A speedup of your own, for a line beside the measured ratio; – leaves it out"));
    addLabelled(tr("Ratio"), m_ratio, QStringLiteral("racksRatio"));
    connect(m_ratio, &QDoubleSpinBox::valueChanged, this, [this](double ratio) {
        FigureSpec options = m_model.options();
        options.racks.ratio = ratio >= smallestOwnRatio ? std::optional(ratio) : std::nullopt;
        setOptions(options);
    });
    m_against = new QComboBox(this);
    m_against->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addLabelled(tr("Against"), m_against, QStringLiteral("racksAgainst"));
    connect(m_against, &QComboBox::activated, this, [this](int index) {
        FigureSpec options = m_model.options();
        options.racks.against = m_against->itemData(index).toString().toStdString();
        options.racks.rack.reset();  // was of what it was held against
        setOptions(options);
    });
}

void RacksPage::addSplitter()
{
    m_view->setObjectName(QStringLiteral("figureView"));
    m_table->setMinimumHeight(metrics::tableHeader + 4 * metrics::tableRow);
    m_splitter = new TwinSplitter(QStringLiteral("racksSplitter"), m_view, m_table, tableShare, this);
}

void RacksPage::followWorkbench()
{
    connect(m_view, &FigureView::selected, &m_methods, &SelectionState::select);
    connect(m_view, &FigureView::hovered, &m_methods, &SelectionState::hover);
    connect(m_view, &FigureView::activated, this, [this] {
        if (const store::SubmissionRow* subject = m_model.subject()) {
            emit detailsWanted(QString::fromStdString(reference(subject->key)));
        }
    });
    connect(&m_methods, &SelectionState::selectionChanged, m_view, &FigureView::setSelected);
    connect(&m_methods, &SelectionState::hoverChanged, m_view, &FigureView::setHovered);
    connect(&m_methods, &SelectionState::selectionChanged, this, [this] {
        showPanel();
        emit sidePanelWanted();
    });
    connect(&m_workbench, &Workbench::dataOpened, this, [this] {
        m_model.setOwnRacks(m_workbench.ownRacks());
        m_model.setSources(m_workbench.sources());
    });
    connect(&m_workbench, &Workbench::ownRacksChanged, this, [this] { m_model.setOwnRacks(m_workbench.ownRacks()); });
    m_model.setOwnRacks(m_workbench.ownRacks());
    connect(&m_workbench.options(), &PageOptionsState::changed, this, &RacksPage::adoptOptions);
    connect(&m_model, &RacksModel::invalidated, this, &RacksPage::scheduleRefresh);
}

void RacksPage::followPanel()
{
    connect(m_panel, &RacksPanel::detailsWanted, this, &Page::detailsWanted);
    connect(m_panel, &RacksPanel::subjectChosen, this, [this](const QString& reference) {
        FigureSpec options = m_model.options();
        options.racks.subject = reference.toStdString();
        options.racks.rackOfSubject.reset();
        options.racks.rack.reset();
        setOptions(options);
    });
    followProfile(m_panel->subjectProfile(), true);
    followProfile(m_panel->othersProfile(), false);
}

void RacksPage::followProfile(RackProfileEditor& editor, bool ofSubject)
{
    // A rack that came with a view gives way to what the user says of racks.
    const auto forget = [this, ofSubject] {
        FigureSpec options = m_model.options();
        (ofSubject ? options.racks.rackOfSubject : options.racks.rack).reset();
        setOptions(options);
    };
    connect(&editor, &RackProfileEditor::edited, this, [this, ofSubject, forget](const OwnRack& rack) {
        forget();
        OwnRacks racks = m_workbench.ownRacks();
        racks[profileKey(ofSubject)] = rack;
        m_workbench.setOwnRacks(std::move(racks));
    });
    connect(&editor, &RackProfileEditor::resetWanted, this, [this, ofSubject, forget] {
        forget();
        OwnRacks racks = m_workbench.ownRacks();
        racks.erase(profileKey(ofSubject));
        m_workbench.setOwnRacks(std::move(racks));
    });
}

std::string RacksPage::profileKey(bool ofSubject) const
{
    const store::SubmissionRow* subject = m_model.subject();
    return !ofSubject ? m_model.against() : subject != nullptr ? acceleratorTitle(*subject) : std::string();
}

/// By the user.
void RacksPage::setOptions(const FigureSpec& options) { m_workbench.options().take(options); }

/// The basis and the language are those of the window.
void RacksPage::adoptOptions()
{
    FigureSpec spec = m_workbench.options().of(FigureKind::Racks);
    spec.basis = m_workbench.basis();
    spec.style.language = m_workbench.language();
    m_model.setOptions(spec);
    showOptions();
    scheduleRefresh();
}

void RacksPage::showOptions()
{
    const RacksOptions& options = m_model.options().racks;
    m_form->setCurrent(static_cast<int>(options.form));
    const QSignalBlocker quiet(m_ratio);
    m_ratio->setValue(options.ratio.value_or(0));
}

/// What the subject can be held against: accelerators, then generations of several.
void RacksPage::showChoices()
{
    const std::vector<AgainstChoice> choices = m_model.choices();
    std::vector<std::string> names;
    for (const AgainstChoice& choice : choices) {
        names.push_back(choice.word);
    }
    const std::vector<std::string> shortened = shortAcceleratorNames(names);
    const QSignalBlocker quiet(m_against);
    m_against->clear();
    for (std::size_t index = 0; index < choices.size(); ++index) {
        const QString name = QString::fromStdString(displayText(shortened[index], 40));
        m_against->addItem(choices[index].isGeneration ? tr("%1, all").arg(name) : name,
                           QString::fromStdString(choices[index].word));
    }
    m_against->setCurrentIndex(m_against->findData(QString::fromStdString(m_model.against())));
    m_against->setEnabled(m_against->count() > 0);
}

void RacksPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
}

void RacksPage::refresh()
{
    if (!isVisible() || !m_workbench.isOpen()) {
        return;
    }
    showChoices();
    const Result<Figure>& figure = m_model.figure();
    if (figure) {
        m_view->setFigure(*figure);
        m_table->showFigure(*figure);
        keepMethod(*figure);
    } else {
        m_view->setMessage(errorText(figure.error()));
        m_table->showFigure({});
    }
    showPanel();
    emit figureChanged();
}

/// The selected method stays; where it is gone, or none was, the one that was measured is selected.
void RacksPage::keepMethod(const Figure& figure)
{
    if (!figure.racks || figure.racks->rows.empty()) {
        return;
    }
    const auto& rows = figure.racks->rows;
    const bool there = std::any_of(rows.begin(), rows.end(), [&](const RackRow& row) {
        return QString::fromStdString(row.key) == m_methods.selected();
    });
    if (!there) {
        const bool measured = std::any_of(rows.begin(), rows.end(),
                                          [](const RackRow& row) { return row.key == measuredKey && row.racks; });
        const QSignalBlocker quiet(&m_methods);  // nobody asked for the panel
        m_methods.select(measured ? QString::fromLatin1(measuredKey) : QString::fromStdString(rows.front().key));
        m_view->setSelected(m_methods.selected());
        m_table->showFigure(figure);
    }
}

void RacksPage::showPanel()
{
    if (!m_workbench.isOpen() || !isVisible() || m_panel == nullptr) {
        return;
    }
    const Result<RacksAnswer>& answer = m_model.answer();
    const Result<Figure>& figure = m_model.figure();
    if (answer && figure) {
        m_panel->show(*answer, *figure, m_methods.selected(), QString::fromStdString(m_model.options().racks.subject));
    }
}

std::optional<FigureSpec> RacksPage::figureSpec() const
{
    return m_model.subject() != nullptr ? std::optional(spec()) : std::nullopt;
}

/// A figure that names no subject is about the usual one, not about the selected result.
bool RacksPage::applySpec(const FigureSpec& spec)
{
    if (spec.kind == FigureKind::Racks && spec.racks.subject.empty()) {
        m_workbench.selection().select({});
    }
    return spec.kind == FigureKind::Racks;
}

std::optional<Figure> RacksPage::figureForExport()
{
    return hasFigureForExport() ? std::optional(*m_model.figure()) : std::nullopt;
}

bool RacksPage::hasFigureForExport()
{
    return m_workbench.isOpen() && m_model.figure() && m_model.figure()->emptyMessage.empty() &&
           m_model.figure()->racks.has_value();
}

/// The rows where the table has the focus, else the figure.
std::unique_ptr<QMimeData> RacksPage::copied()
{
    const auto figure = m_table->hasFocus() ? std::nullopt : figureForExport();
    return figure ? clipboardOf(*figure) : clipboardOf(m_table->copiedRows());
}

QByteArray RacksPage::savePage() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    const auto price = [](const RackProfileEditor& editor) { return editor.price().value_or(0); };
    stream << stateVersion << m_methods.selected() << price(m_panel->subjectProfile())
           << price(m_panel->othersProfile()) << m_splitter->chosen() << m_panel->currency();
    return state;
}

/// What cannot be read, or is out of range, is left out: the page begins as at the first start.
void RacksPage::restorePage(const QByteArray& state)
{
    QDataStream stream(state);
    qint32 version = 0;
    double subjectPrice = 0;
    double othersPrice = 0;
    QString method;
    QByteArray splitter;
    QString currency;
    stream >> version >> method >> subjectPrice >> othersPrice >> splitter >> currency;
    if (stream.status() != QDataStream::Ok || version != stateVersion) {
        return;
    }
    m_methods.select(method);
    m_panel->setCurrency(currency);
    m_panel->subjectProfile().setPrice(subjectPrice > 0 ? std::optional(subjectPrice) : std::nullopt);
    m_panel->othersProfile().setPrice(othersPrice > 0 ? std::optional(othersPrice) : std::nullopt);
    m_splitter->restore(splitter);
}

}  // namespace podium::desktop
