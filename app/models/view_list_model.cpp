// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/view_list_model.h"

#include <algorithm>

#include <QMimeData>

#include "app/analysis/display_text.h"
#include "app/models/model_roles.h"

namespace podium {

namespace {

const QString viewMime = QStringLiteral("application/x-podium-view-key");
constexpr std::size_t longestToolTip = 400;

QString display(const QString& text, std::size_t limit = 200)
{
    return QString::fromStdString(displayText(text.toStdString(), limit));
}

int find(const std::vector<ViewItem>& items, const QString& key)
{
    const auto found =
        std::find_if(items.begin(), items.end(), [&key](const ViewItem& item) { return item.key == key; });
    return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

}  // namespace

ViewListModel::ViewListModel(QObject* parent) : QAbstractItemModel(parent) {}

const std::vector<ViewItem>& ViewListModel::views(Section section) const { return m_views[section]; }

/// Rows that are gone go, then each place gets its view: by moving it there, or as a new row.
void ViewListModel::setViews(Section section, const std::vector<ViewItem>& views)
{
    const QModelIndex parent = sectionIndex(section);
    std::vector<ViewItem>& items = itemsOf(section);
    const bool wasEmpty = items.empty();
    removeMissing(section, views);
    for (int row = 0; row < static_cast<int>(views.size()); ++row) {
        const ViewItem& wanted = views[static_cast<std::size_t>(row)];
        const int present = rowOf(section, wanted.key);
        if (present < 0) {
            beginInsertRows(parent, row, row);
            items.insert(items.begin() + row, wanted);
            endInsertRows();
            continue;
        }
        if (present != row) {  // those before are in place: it stands further down
            beginMoveRows(parent, present, present, parent, row);
            std::rotate(items.begin() + row, items.begin() + present, items.begin() + present + 1);
            endMoveRows();
        }
        if (ViewItem& item = items[static_cast<std::size_t>(row)]; !(item == wanted)) {
            item = wanted;
            tellChanged(wanted.key);
        }
    }
    if (wasEmpty != items.empty()) {
        emit dataChanged(parent, parent);
    }
}

void ViewListModel::removeMissing(Section section, const std::vector<ViewItem>& views)
{
    std::vector<ViewItem>& items = itemsOf(section);
    for (int row = static_cast<int>(items.size()) - 1; row >= 0; --row) {
        if (find(views, items[static_cast<std::size_t>(row)].key) < 0) {
            beginRemoveRows(sectionIndex(section), row, row);
            items.erase(items.begin() + row);
            endRemoveRows();
        }
    }
}

void ViewListModel::setOpened(const QString& key, bool isChanged)
{
    const QString before = m_opened;
    const bool isSame = before == key && m_isChanged == isChanged;
    m_opened = key;
    m_isChanged = isChanged;
    if (!isSame) {
        tellChanged(before);
        tellChanged(key);
    }
}

void ViewListModel::tellChanged(const QString& key)
{
    if (const QModelIndex index = viewIndex(key); index.isValid()) {
        emit dataChanged(index, index);
    }
}

QModelIndex ViewListModel::sectionIndex(Section section) const { return createIndex(section, 0, quintptr{0}); }

int ViewListModel::rowOf(Section section, const QString& key) const { return find(views(section), key); }

QModelIndex ViewListModel::viewIndex(const QString& key) const
{
    for (const Section section : {Own, Shipped}) {
        if (const int row = rowOf(section, key); row >= 0) {
            return index(row, 0, sectionIndex(section));
        }
    }
    return {};
}

QString ViewListModel::keyAfter(const QString& key) const
{
    const int row = rowOf(Own, key);
    const auto next = static_cast<std::size_t>(row + 1);
    return row >= 0 && next < views(Own).size() ? views(Own)[next].key : QString();
}

bool ViewListModel::move(const QString& key, const QString& before)
{
    std::vector<ViewItem>& items = itemsOf(Own);
    const int from = rowOf(Own, key);
    const int next = before.isEmpty() ? static_cast<int>(items.size()) : rowOf(Own, before);
    if (from < 0 || next < 0 || next == from || next == from + 1) {
        return false;
    }
    const QModelIndex parent = sectionIndex(Own);
    beginMoveRows(parent, from, from, parent, next);
    if (next > from) {
        std::rotate(items.begin() + from, items.begin() + from + 1, items.begin() + next);
    } else {
        std::rotate(items.begin() + next, items.begin() + from, items.begin() + from + 1);
    }
    endMoveRows();
    emit moved(key, before);
    return true;
}

void ViewListModel::retranslate()
{
    emit dataChanged(sectionIndex(Own), sectionIndex(Shipped), {Qt::DisplayRole, SummaryRole});
}

QModelIndex ViewListModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex ViewListModel::parent(const QModelIndex& child) const
{
    const quintptr id = child.isValid() ? child.internalId() : 0;
    return id == 0 ? QModelIndex() : sectionIndex(static_cast<Section>(id - 1));
}

int ViewListModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return sections;
    }
    const bool isSection = parent.column() == 0 && parent.internalId() == 0;
    return isSection ? static_cast<int>(views(static_cast<Section>(parent.row())).size()) : 0;
}

int ViewListModel::columnCount(const QModelIndex&) const { return 1; }

/// Null for a section.
const ViewItem* ViewListModel::itemAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0) {
        return nullptr;
    }
    const std::vector<ViewItem>& items = views(static_cast<Section>(index.internalId() - 1));
    const auto row = static_cast<std::size_t>(index.row());
    return row < items.size() ? &items[row] : nullptr;
}

QVariant ViewListModel::data(const QModelIndex& index, int role) const
{
    if (const ViewItem* item = itemAt(index)) {
        return viewData(*item, role);
    }
    return index.isValid() && index.internalId() == 0 ? sectionData(static_cast<Section>(index.row()), role)
                                                      : QVariant();
}

QVariant ViewListModel::sectionData(Section section, int role) const
{
    if (role == Qt::DisplayRole) {
        return section == Own ? tr("My views") : tr("Ready-made");
    }
    if (role == SummaryRole) {
        return views(section).empty() ? tr("none yet") : QString();
    }
    return {};
}

QVariant ViewListModel::viewData(const ViewItem& item, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return display(item.title);
    case Qt::EditRole:
        return item.title;
    case Qt::ToolTipRole: {
        // Names are foreign text, which no tool tip may take for markup.
        const QString words = display(item.title) + (item.note.isEmpty() ? QString() : QStringLiteral("\n\n")) +
                              display(item.note, longestToolTip);
        return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(words.toHtmlEscaped());
    }
    case KeyRole:
        return item.key;
    case KindRole:
        return static_cast<int>(item.kind);
    case OpenRole:
        return item.key == m_opened;
    case ChangedRole:
        return item.key == m_opened && m_isChanged;
    default:
        return {};
    }
}

bool ViewListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const ViewItem* item = itemAt(index);
    const QString title = value.toString().simplified();
    if (item == nullptr || role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable) || title.isEmpty()) {
        return false;
    }
    if (title != item->title) {
        const QString key = item->key;
        itemsOf(Own)[static_cast<std::size_t>(index.row())].title = title;
        emit dataChanged(index, index);
        emit renamed(key, title);
    }
    return true;
}

Qt::ItemFlags ViewListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    if (index.internalId() == 0) {
        const Qt::ItemFlags section = Qt::ItemIsEnabled;
        return index.row() == Own ? section | Qt::ItemIsDropEnabled : section;
    }
    const Qt::ItemFlags view = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const bool isOwn = index.internalId() == static_cast<quintptr>(Own) + 1;
    return isOwn ? view | Qt::ItemIsEditable | Qt::ItemIsDragEnabled : view;
}

QHash<int, QByteArray> ViewListModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert(KeyRole, "key");
    names.insert(KindRole, "kind");
    names.insert(OpenRole, "open");
    names.insert(ChangedRole, "changed");
    names.insert(SummaryRole, "summary");
    return names;
}

QStringList ViewListModel::mimeTypes() const { return {viewMime}; }

QMimeData* ViewListModel::mimeData(const QModelIndexList& indexes) const
{
    const ViewItem* item = indexes.isEmpty() ? nullptr : itemAt(indexes.front());
    if (item == nullptr) {
        return nullptr;
    }
    auto* data = new QMimeData;
    data->setData(viewMime, item->key.toUtf8());
    return data;
}

bool ViewListModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int, int,
                                    const QModelIndex& parent) const
{
    return data != nullptr && action == Qt::MoveAction && parent == sectionIndex(Own) &&
           rowOf(Own, QString::fromUtf8(data->data(viewMime))) >= 0;
}

/// The row is moved here, so that nothing is left for the view to remove: removeRows() does nothing.
bool ViewListModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent)) {
        return false;
    }
    const auto place = static_cast<std::size_t>(row);
    const QString before = row >= 0 && place < views(Own).size() ? views(Own)[place].key : QString();
    return move(QString::fromUtf8(data->data(viewMime)), before);
}

}  // namespace podium
