// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/reports/section_list_model.h"

#include "app/models/shown_text.h"

#include <algorithm>
#include <utility>

#include <QMimeData>

namespace podium::desktop {

namespace {

const QString rowMime = QStringLiteral("application/x-podium-report-section");
constexpr std::size_t mostSteps = 50;

std::size_t place(int row) { return static_cast<std::size_t>(row); }

}  // namespace

SectionListModel::SectionListModel(QObject* parent) : QAbstractListModel(parent) {}

void SectionListModel::setSections(std::vector<SectionDescription> sections)
{
    beginResetModel();
    m_sections = std::move(sections);
    m_before.clear();
    endResetModel();
    emit edited();
}

void SectionListModel::setLanguage(Language language)
{
    m_language = language;
    if (!m_sections.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

void SectionListModel::remember()
{
    m_before.push_back(m_sections);
    if (m_before.size() > mostSteps) {
        m_before.erase(m_before.begin());
    }
}

void SectionListModel::insert(int row, SectionDescription section)
{
    if (!canAdd()) {
        return;
    }
    remember();
    row = qBound(0, row, rowCount());
    beginInsertRows({}, row, row);
    m_sections.insert(m_sections.begin() + row, std::move(section));
    endInsertRows();
    emit edited();
    emit placed(row);
}

void SectionListModel::remove(int row)
{
    if (row < 0 || row >= rowCount()) {
        return;
    }
    remember();
    beginRemoveRows({}, row, row);
    m_sections.erase(m_sections.begin() + row);
    endRemoveRows();
    emit edited();
}

void SectionListModel::move(int from, int to)
{
    if (from < 0 || from >= rowCount() || to < 0 || to >= rowCount() || from == to) {
        return;
    }
    remember();
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto first = m_sections.begin();
    if (from < to) {
        std::rotate(first + from, first + from + 1, first + to + 1);
    } else {
        std::rotate(first + to, first + from, first + from + 1);
    }
    endMoveRows();
    emit dataChanged(index(0), index(rowCount() - 1));  // their numbers
    emit edited();
    emit placed(to);
}

void SectionListModel::setWords(int row, const QString& heading, const QString& text)
{
    if (row < 0 || row >= rowCount()) {
        return;
    }
    SectionDescription& section = m_sections[place(row)];
    if (section.heading != heading.toStdString() || section.text != text.toStdString()) {
        section.heading = heading.toStdString();
        section.text = text.toStdString();
        emit dataChanged(index(row), index(row));
        emit edited();
    }
}

void SectionListModel::undo()
{
    if (m_before.empty()) {
        return;
    }
    beginResetModel();
    m_sections = std::move(m_before.back());
    m_before.pop_back();
    endResetModel();
    emit edited();
}

QString SectionListModel::viewTitleOf(int row) const
{
    const SectionDescription& section = m_sections[place(row)];
    return section.view ? asShown(inLanguage(*section.view, m_language).title) : asShown(section.viewName);
}

QString SectionListModel::titleOf(int row) const
{
    const QString heading = asShown(m_sections[place(row)].heading);
    return heading.isEmpty() ? viewTitleOf(row) : heading;
}

int SectionListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sections.size());
}

QVariant SectionListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const QString title = titleOf(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1  %2")
            .arg(index.row() + 1)
            .arg(title.isEmpty() ? tr("(text without a heading)") : title);
    case Qt::ToolTipRole: {
        const QString view = viewTitleOf(index.row());
        return view.isEmpty() ? tr("Text without a figure") : view;
    }
    default:
        return {};
    }
}

Qt::ItemFlags SectionListModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled : flags | Qt::ItemIsDropEnabled;
}

QStringList SectionListModel::mimeTypes() const { return {rowMime}; }

QMimeData* SectionListModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty()) {
        return nullptr;
    }
    auto* data = new QMimeData;
    data->setData(rowMime, QByteArray::number(indexes.front().row()));
    return data;
}

/// False, so that the view does not remove what has moved already.
bool SectionListModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                    const QModelIndex& parent)
{
    if (action == Qt::MoveAction && data != nullptr && data->hasFormat(rowMime) && !parent.isValid()) {
        const int from = data->data(rowMime).toInt();
        const int before = row < 0 ? rowCount() : row;
        move(from, before > from ? before - 1 : before);
    }
    return false;
}

}  // namespace podium::desktop
