// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/table_page.h"

#include <QFrame>
#include <QHeaderView>
#include <QVBoxLayout>

#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/chip_row.h"
#include "ui/desktop/widgets/result_table.h"

namespace podium::desktop {

TablePage::TablePage(Workbench& workbench, const Look& look, QWidget* parent)
    : Page(parent), m_table(new ResultTable(workbench, look, this))
{
    m_table->setObjectName(QStringLiteral("wholeTable"));
    auto* chips = new ChipRow(workbench, look, this);
    chips->setFixedHeight(metrics::chipRow);
    chips->setContentsMargins(metrics::pageMargin, 0, metrics::pageMargin, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(chips);
    auto* line = new QFrame(this);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    layout->addWidget(line);
    layout->addWidget(m_table, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    connect(m_table, &ResultTable::activatedReference, this, &Page::detailsWanted);
}

std::unique_ptr<QMimeData> TablePage::copied() { return clipboardOf(m_table->copiedRows()); }

QByteArray TablePage::savePage() const { return m_table->horizontalHeader()->saveState(); }

void TablePage::restorePage(const QByteArray& state) { m_table->horizontalHeader()->restoreState(state); }

}  // namespace podium::desktop
