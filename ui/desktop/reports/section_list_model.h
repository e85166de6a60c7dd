// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractListModel>

#include "app/reports/report_description.h"

namespace podium::desktop {

/// The sections of a report in their order, which can be changed by dragging. What is added, removed or moved can be taken
/// back; words are edited in place. Roles: DisplayRole ("2  Scaling of Llama 3.1 405B"), ToolTipRole.
class SectionListModel final : public QAbstractListModel {
    Q_OBJECT
public:
    explicit SectionListModel(QObject* parent = nullptr);

    [[nodiscard]] const std::vector<SectionDescription>& sections() const { return m_sections; }
    /// Another report: nothing before it can be brought back.
    void setSections(std::vector<SectionDescription> sections);
    /// Titles of views are shown in it.
    void setLanguage(Language language);

    [[nodiscard]] bool canAdd() const { return m_sections.size() < mostReportSections; }
    /// Before `row`. Nothing happens where canAdd() is false.
    void insert(int row, SectionDescription section);
    void remove(int row);
    /// Puts a section where it then has the row `to`.
    void move(int from, int to);
    void setWords(int row, const QString& heading, const QString& text);

    [[nodiscard]] bool canUndo() const { return !m_before.empty(); }
    void undo();

    /// What stands above a section: its heading, or else the title of its view in the report's language.
    [[nodiscard]] QString titleOf(int row) const;
    /// Of its view; empty: it has none.
    [[nodiscard]] QString viewTitleOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// The report is another one.
    void edited();
    /// The section that was added or moved is this one now.
    void placed(int row);

private:
    void remember();

    std::vector<SectionDescription> m_sections;
    std::vector<std::vector<SectionDescription>> m_before;  ///< the last one is brought back first
    Language m_language = Language::English;
};

}  // namespace podium::desktop
