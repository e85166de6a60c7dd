// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/ledger/ledger_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QUrl>
#include <QVBoxLayout>

#include "app/models/model_roles.h"
#include "app/models/shown_text.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/ledger/ledger_delegate.h"
#include "ui/desktop/ledger/ledger_rows.h"
#include "ui/desktop/look/dialog_metrics.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/row_table.h"

namespace podium::desktop {

namespace {

constexpr int widestTitle = 380;
constexpr int widestState = 230;

std::int64_t numberOf(const QModelIndex& row) { return row.data(KeyRole).toString().toLongLong(); }

}  // namespace

LedgerDialog::LedgerDialog(Workbench& workbench, const Look& look, QWidget* parent)
    : QDialog(parent), m_workbench(workbench), m_look(look), m_library(workbench), m_rows(new LedgerRows(this)),
      m_search(new QLineEdit(this)),
      m_touchedOnly(new QCheckBox(tr("&Only those that are no longer as they were"), this)),
      m_stack(new QStackedWidget(this)), m_table(new QTableView(this)), m_empty(new QLabel(this)),
      m_title(new QLabel(this)), m_facts(new QLabel(this)), m_shown(new QTableView(this)),
      m_footnote(new QPlainTextEdit(this)), m_message(new QLabel(this)),
      m_show(makeButton("showExported", tr("&Show in the window"), &LedgerDialog::showFigure)),
      m_redo(makeButton("drawAgain", tr("&Draw again"), &LedgerDialog::drawInPlace)),
      m_redoInto(makeButton("drawAgainInto", tr("Draw again &into …"), &LedgerDialog::drawInto)),
      m_folder(makeButton("openExportFolder", tr("Open &folder"), &LedgerDialog::openFolder)),
      m_copy(makeButton("copyExportFootnote", tr("&Copy footnote"), &LedgerDialog::copyFootnote)),
      m_remove(makeButton("removeExports", tr("&Remove from the list …"), &LedgerDialog::removeSelected))
{
    setObjectName(QStringLiteral("ledgerDialog"));
    setWindowTitle(tr("Exported figures"));
    makeTable();
    m_empty->setObjectName(QStringLiteral("ledgerEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_message->setObjectName(QStringLiteral("ledgerMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->hide();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_stack);
    parts->addWidget(makeEntry());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space20, metrics::space20, metrics::space20, metrics::space16);
    layout->setSpacing(metrics::space12);
    layout->addLayout(makeHead());
    layout->addWidget(parts, 1);
    layout->addWidget(m_message);
    layout->addLayout(makeButtons());
    connect(&m_library, &LedgerLibrary::loaded, this, &LedgerDialog::restoreSelected);
    connect(&m_library.model(), &QAbstractItemModel::modelAboutToBeReset, this, &LedgerDialog::keepSelected);
    connect(&m_library, &LedgerLibrary::failed, this, [this](const Error& error) { say(errorText(error)); });
    connect(&m_library, &LedgerLibrary::drawn, this,
            [this](const QString& path) { say(tr("Drawn again: %1").arg(QDir::toNativeSeparators(path))); });
    followFilter();
    followSelection();
    resize(metrics::ledgerDialog);
    m_library.load();
}

QBoxLayout* LedgerDialog::makeHead()
{
    m_search->setObjectName(QStringLiteral("ledgerSearch"));
    m_search->setPlaceholderText(tr("Search title, file, result"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_touchedOnly->setObjectName(QStringLiteral("ledgerTouchedOnly"));
    connect(m_search, &QLineEdit::textChanged, this, &LedgerDialog::followFilter);
    connect(m_touchedOnly, &QCheckBox::toggled, this, &LedgerDialog::followFilter);
    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::space16);
    head->addWidget(m_search, 1);
    head->addWidget(m_touchedOnly);
    return head;
}

void LedgerDialog::makeTable()
{
    m_rows->setSourceModel(&m_library.model());
    m_table->setObjectName(QStringLiteral("ledgerTable"));
    m_table->setAccessibleName(windowTitle());
    m_table->setModel(m_rows);
    m_table->setItemDelegate(new LedgerDelegate(m_look, static_cast<int>(LedgerColumn::State), m_table));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    showWholeRows(*m_table);
    m_table->horizontalHeader()->setSectionResizeMode(static_cast<int>(LedgerColumn::File), QHeaderView::Stretch);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->sortByColumn(static_cast<int>(LedgerColumn::Exported), Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LedgerDialog::followSelection);
    connect(m_table, &QTableView::doubleClicked, this, &LedgerDialog::showFigure);
}

QWidget* LedgerDialog::makeEntry()
{
    m_title->setObjectName(QStringLiteral("ledgerTitle"));
    m_title->setFont(m_look.font(TextSize::Subject, true));
    m_facts->setObjectName(QStringLiteral("ledgerFacts"));
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {m_title, m_facts}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_shown->setObjectName(QStringLiteral("ledgerResults"));
    m_shown->setAccessibleName(tr("Results that the figure showed"));
    m_shown->setModel(&m_results);
    m_shown->setItemDelegate(new LedgerDelegate(m_look, static_cast<int>(LedgerResultColumn::Change), m_shown));
    m_shown->setTextElideMode(Qt::ElideMiddle);
    showWholeRows(*m_shown);
    m_shown->horizontalHeader()->setSectionResizeMode(static_cast<int>(LedgerResultColumn::Result),
                                                      QHeaderView::Stretch);
    m_footnote->setObjectName(QStringLiteral("ledgerFootnote"));
    m_footnote->setReadOnly(true);
    m_footnote->setTabChangesFocus(true);
    m_footnote->setFont(m_look.font(TextSize::Small));
    m_footnote->setAccessibleName(tr("Footnote, as it was exported"));
    auto* twins = new QSplitter(Qt::Horizontal, this);
    twins->setChildrenCollapsible(false);
    twins->addWidget(m_shown);
    twins->addWidget(m_footnote);
    twins->setStretchFactor(0, 2);
    twins->setStretchFactor(1, 1);
    auto* entry = new QWidget(this);
    auto* layout = new QVBoxLayout(entry);
    layout->setContentsMargins(0, metrics::space8, 0, 0);
    layout->setSpacing(metrics::space6);
    layout->addWidget(m_title);
    layout->addWidget(m_facts);
    layout->addWidget(twins, 1);
    return entry;
}

QPushButton* LedgerDialog::makeButton(const char* name, const QString& text, void (LedgerDialog::*slot)())
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

QBoxLayout* LedgerDialog::makeButtons()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::space8);
    for (QPushButton* button : {m_show, m_redo, m_redoInto, m_folder, m_copy, m_remove}) {
        row->addWidget(button);
    }
    row->addStretch(1);
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    row->addWidget(close);
    return row;
}

void LedgerDialog::showTouched() { m_touchedOnly->setChecked(true); }

std::vector<const LedgerEntry*> LedgerDialog::selected() const
{
    std::vector<const LedgerEntry*> entries;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows()) {
        if (const LedgerEntry* entry = m_library.model().entry(numberOf(row))) {
            entries.push_back(entry);
        }
    }
    return entries;
}

const LedgerEntry* LedgerDialog::current() const
{
    const auto entries = selected();
    return entries.size() == 1 ? entries.front() : nullptr;
}

void LedgerDialog::keepSelected()
{
    m_kept.clear();
    for (const LedgerEntry* entry : selected()) {
        m_kept.push_back(entry->record.number);
    }
}

/// What was selected stays so; at first it is the newest.
void LedgerDialog::restoreSelected()
{
    followFilter();
    fitColumns();
    QItemSelection rows;
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        const QModelIndex first = m_rows->index(row, 0);
        if (std::find(m_kept.begin(), m_kept.end(), numberOf(first)) != m_kept.end()) {
            rows.select(first, m_rows->index(row, ledgerColumnCount - 1));
        }
    }
    if (rows.isEmpty() && m_rows->rowCount() > 0) {
        m_table->selectRow(0);
    } else {
        m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    }
    followSelection();
}

void LedgerDialog::followFilter()
{
    m_rows->setSearch(m_search->text());
    m_rows->setTouchedOnly(m_touchedOnly->isChecked());
    const bool none = m_library.model().rowCount() == 0;
    m_empty->setText(!m_library.isLoaded() ? QString()
                     : none ? tr("No figure has been exported yet. Each one that goes into a file or onto "
                                 "the clipboard is listed here, with the results that it shows, so that it "
                                 "can be found when a result is corrected.")
                            : tr("No export fits."));
    m_stack->setCurrentWidget(m_rows->rowCount() > 0 ? static_cast<QWidget*>(m_table) : m_empty);
}

void LedgerDialog::followSelection()
{
    const LedgerEntry* entry = current();
    m_show->setEnabled(entry != nullptr);
    m_redo->setEnabled(entry != nullptr && m_library.canDrawInPlace(entry->record));
    m_redo->setToolTip(tr("Write the figure into its file again, from the results as they are now"));
    m_redoInto->setEnabled(entry != nullptr);
    m_folder->setEnabled(entry != nullptr && !entry->record.file.empty());
    m_copy->setEnabled(entry != nullptr);
    m_remove->setEnabled(!selected().empty());
    showEntry(entry);
}

void LedgerDialog::showEntry(const LedgerEntry* entry)
{
    m_results.setResults(entry != nullptr ? entry->results : std::vector<LedgerResult>(), m_workbench.language());
    m_shown->resizeColumnsToContents();
    m_footnote->setPlainText(entry != nullptr ? QString::fromStdString(entry->record.footnote) : QString());
    if (entry == nullptr) {
        const int count = static_cast<int>(selected().size());
        m_title->setText(count > 1 ? tr("%n export(s) selected", nullptr, count) : QString());
        m_facts->clear();
        return;
    }
    const ExportRecord& record = entry->record;
    m_title->setText(asShown(record.title));
    m_facts->setText(tr("%1 · exported %2 UTC by %3 · %4 · %5")
                         .arg(LedgerModel::fileWords(record), LedgerModel::timeWords(record), asShown(record.program),
                              m_workbench.locale().formattedDataSize(record.bytes), LedgerModel::stateWords(*entry)));
}

void LedgerDialog::fitColumns()
{
    m_table->resizeColumnsToContents();
    const std::pair<LedgerColumn, int> widest[] = {{LedgerColumn::Title, widestTitle},
                                                   {LedgerColumn::State, widestState}};
    for (const auto& [column, width] : widest) {
        const int section = static_cast<int>(column);
        m_table->setColumnWidth(section, qMin(m_table->columnWidth(section), width));
    }
}

void LedgerDialog::showFigure()
{
    const LedgerEntry* entry = current();
    if (entry == nullptr) {
        return;
    }
    const auto spec = figureSpecFromJson(entry->record.spec, "export " + std::to_string(entry->record.number));
    if (!spec) {
        say(errorText(spec.error()));
        return;
    }
    accept();
    emit figureWanted(*spec);
}

void LedgerDialog::drawInPlace()
{
    if (const LedgerEntry* entry = current()) {
        m_library.drawInPlace(entry->record);
    }
}

void LedgerDialog::drawInto()
{
    const LedgerEntry* entry = current();
    if (entry == nullptr) {
        return;
    }
    auto* dialog = new QFileDialog(this, tr("Draw again into"), QFileInfo(asShown(entry->record.file)).absolutePath());
    dialog->setObjectName(QStringLiteral("drawAgainDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    if (m_library.canDrawInPlace(entry->record)) {
        dialog->setDefaultSuffix(asShown(entry->record.format));
        dialog->selectFile(QFileInfo(asShown(entry->record.file)).fileName());
    } else {
        dialog->setDefaultSuffix(QStringLiteral("png"));
    }
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, record = entry->record](const QString& path) { m_library.drawInto(record, path); });
    dialog->open();
}

void LedgerDialog::openFolder()
{
    if (const LedgerEntry* entry = current()) {
        QDesktopServices::openUrl(
            QUrl::fromLocalFile(QFileInfo(QString::fromStdString(entry->record.file)).absolutePath()));
    }
}

void LedgerDialog::copyFootnote()
{
    if (const LedgerEntry* entry = current()) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(entry->record.footnote));
        say(tr("The footnote is on the clipboard"));
    }
}

void LedgerDialog::removeSelected()
{
    std::vector<std::int64_t> numbers;
    for (const LedgerEntry* entry : selected()) {
        numbers.push_back(entry->record.number);
    }
    if (numbers.empty()) {
        return;
    }
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Remove from the list"),
                        tr("Remove %n export(s) from the list? The files stay. What is removed can no longer be "
                           "found when a result is corrected, and cannot be brought back.",
                           nullptr, static_cast<int>(numbers.size())),
                        QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("removeExportsQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* remove = box->addButton(tr("&Remove"), QMessageBox::AcceptRole);
    remove->setObjectName(QStringLiteral("removeExportsAgreed"));
    connect(remove, &QPushButton::clicked, this, [this, numbers] { m_library.remove(numbers); });
    box->open();
}

void LedgerDialog::say(const QString& words)
{
    m_message->setText(words);
    m_message->setVisible(!words.isEmpty());
    emit said(words);
}

}  // namespace podium::desktop
