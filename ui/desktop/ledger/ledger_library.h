// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <QObject>
#include <QString>

#include "app/exports/format_registry.h"
#include "app/models/ledger_model.h"
#include "ui/desktop/data/workbench.h"

namespace podium::desktop {

/// The exports of the open database as the window knows them. Reading, removing and making figures anew happen off this
/// thread; the list follows every change of the results and of the ledger.
class LedgerLibrary final : public QObject {
    Q_OBJECT
public:
    /// `workbench` must outlive it.
    explicit LedgerLibrary(Workbench& workbench, QObject* parent = nullptr);

    [[nodiscard]] LedgerModel& model() { return m_model; }
    [[nodiscard]] const LedgerModel& model() const { return m_model; }
    /// Whether the entries have been read.
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

    void load();
    /// What is removed cannot be brought back; files stay.
    void remove(const std::vector<std::int64_t>& numbers);
    void clear();

    /// Whether the figure can be put in the place of the exported file: it is a file, and of one figure alone.
    [[nodiscard]] bool canDrawInPlace(const ExportRecord& record) const;
    /// Draws the figure of an export again from the results as they are now, into its own file, with its footnote beside
    /// it where there is one. drawn() or failed() follows.
    void drawInPlace(const ExportRecord& record);
    /// The same into another file, whose ending says the format.
    void drawInto(const ExportRecord& record, const QString& path);

signals:
    void loaded();
    void drawn(const QString& path);
    void failed(const podium::Error& error);

private:
    using Change = std::function<Result<std::int64_t>(services::Workspace&)>;

    void change(const Change& change, bool keeps);
    void draw(const ExportRecord& record, const QString& path, const FigureFormat* format);
    void write(const Figure& figure, const FigureStyle& style, const QString& path, const FigureFormat& format);

    Workbench& m_workbench;
    const FormatRegistry m_formats;
    LedgerModel m_model;
    bool m_isLoaded = false;
};

}  // namespace podium::desktop
