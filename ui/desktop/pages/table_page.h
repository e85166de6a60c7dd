// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/pages/page.h"

namespace podium::desktop {

class ResultTable;

/// All shown results with every column.
class TablePage final : public Page {
    Q_OBJECT
public:
    TablePage(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    [[nodiscard]] std::unique_ptr<QMimeData> copied() override;
    [[nodiscard]] QByteArray savePage() const override;
    void restorePage(const QByteArray& state) override;

private:
    ResultTable* m_table;
};

}  // namespace podium::desktop
