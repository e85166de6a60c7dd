// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/views/view_library.h"

#include <algorithm>
#include <utility>

#include "app/analysis/display_text.h"

namespace podium::desktop {

namespace {

QString keyOf(std::int64_t id) { return QString::number(static_cast<qlonglong>(id)); }

/// Answers of a change: the id of the view, which some do not need.
Result<std::int64_t> answered(const Status& status)
{
    return status ? Result<std::int64_t>(0) : Result<std::int64_t>(tl::unexpected(status.error()));
}

}  // namespace

ViewLibrary::ViewLibrary(DataService& data, const Languages& languages, QObject* parent)
    : QObject(parent), m_data(data), m_languages(languages)
{
    connect(&data, &DataService::opened, this, &ViewLibrary::load);
    connect(&languages, &Languages::changed, this, [this] {
        showItems();
        m_model.retranslate();
        emit changed();
    });
    connect(&m_model, &ViewListModel::renamed, this, &ViewLibrary::rename);
    connect(&m_model, &ViewListModel::moved, this, &ViewLibrary::move);
}

std::optional<SavedView> ViewLibrary::view(const QString& key) const
{
    auto whole = wholeView(key);
    return whole ? std::optional(inLanguage(std::move(*whole), m_languages.language())) : std::nullopt;
}

std::optional<SavedView> ViewLibrary::wholeView(const QString& key) const
{
    if (const services::StoredView* stored = own(key)) {
        return stored->view;
    }
    const std::string name = key.toStdString();
    const auto found = std::find_if(m_shipped.begin(), m_shipped.end(),
                                    [&name](const services::ShippedView& shipped) { return shipped.name == name; });
    return found == m_shipped.end() ? std::nullopt : std::optional(found->view);
}

bool ViewLibrary::isOwn(const QString& key) const { return own(key) != nullptr; }

const services::StoredView* ViewLibrary::own(const QString& key) const
{
    const auto found = std::find_if(m_own.begin(), m_own.end(),
                                    [&key](const services::StoredView& stored) { return keyOf(stored.id) == key; });
    return found == m_own.end() ? nullptr : &*found;
}

std::optional<std::int64_t> ViewLibrary::idOf(const QString& key) const
{
    const services::StoredView* stored = own(key);
    return stored != nullptr ? std::optional(stored->id) : std::nullopt;
}

void ViewLibrary::load()
{
    change([](services::Workspace&) { return Result<std::int64_t>(0); });
}

/// Changes and reads the list in one go, so that no other change comes between.
void ViewLibrary::change(const Change& change, bool tellsKey)
{
    const auto job = [this, change, tellsKey](services::Workspace& workspace) -> DataService::Answer {
        const auto changed = change(workspace);
        auto views = services::storedViews(workspace);
        auto shipped = services::shippedViews(workspace.viewsFolder());
        return [this, changed, views = std::move(views), shipped = std::move(shipped), tellsKey] {
            if (!changed) {
                emit failed(changed.error());
            }
            if (!views || !shipped) {
                emit failed(!views ? views.error() : shipped.error());
            }
            adopt(views.value_or(services::StoredViews()), shipped.value_or(std::vector<services::ShippedView>()));
            if (changed && tellsKey) {
                emit added(keyOf(*changed));
            }
        };
    };
    m_data.run(*this, job, true);
}

void ViewLibrary::adopt(services::StoredViews own, std::vector<services::ShippedView> shipped)
{
    m_own = std::move(own.views);
    m_shipped = std::move(shipped);
    m_isLoaded = true;
    showItems();
    emit changed();
    if (own.unreadable != m_told && !own.unreadable.empty()) {
        emit failed(own.unreadable.front());
    }
    m_told = std::move(own.unreadable);
}

void ViewLibrary::showItems()
{
    const auto item = [](const QString& key, const SavedView& view) {
        return ViewItem{key, QString::fromStdString(view.title), QString::fromStdString(view.note), view.spec.kind};
    };
    std::vector<ViewItem> items;
    for (const services::StoredView& stored : m_own) {
        items.push_back(item(keyOf(stored.id), stored.view));
    }
    m_model.setViews(ViewListModel::Own, items);
    items.clear();
    for (const services::ShippedView& shipped : m_shipped) {
        items.push_back(item(QString::fromStdString(shipped.name), inLanguage(shipped.view, m_languages.language())));
    }
    m_model.setViews(ViewListModel::Shipped, items);
}

void ViewLibrary::add(const SavedView& view, const QString& before)
{
    change([view,
            next = idOf(before)](services::Workspace& workspace) { return services::addView(workspace, view, next); },
           true);
}

void ViewLibrary::replace(const QString& key, const SavedView& view)
{
    const services::StoredView* stored = own(key);
    if (stored == nullptr) {
        return;
    }
    setUndo({Undo::Replacement, *stored, std::nullopt});
    change([changed = services::StoredView{stored->id, view}](services::Workspace& workspace) {
        return answered(services::replaceView(workspace, changed));
    });
}

void ViewLibrary::rename(const QString& key, const QString& title)
{
    const services::StoredView* stored = own(key);
    if (stored == nullptr) {
        return;
    }
    services::StoredView renamed = *stored;
    renamed.view.title = fitTitle(title.toStdString());
    change([renamed](services::Workspace& workspace) { return answered(services::replaceView(workspace, renamed)); });
}

void ViewLibrary::move(const QString& key, const QString& before)
{
    if (const auto id = idOf(key)) {
        change([id = *id, next = idOf(before)](services::Workspace& workspace) {
            return answered(services::moveView(workspace, id, next));
        });
    }
}

void ViewLibrary::duplicate(const QString& key)
{
    auto copy = view(key);
    if (!copy) {
        return;
    }
    copy->title = fitTitle(tr("%1 (copy)").arg(QString::fromStdString(copy->title)).toStdString());
    add(*copy, m_model.keyAfter(key));
}

void ViewLibrary::remove(const QString& key)
{
    const services::StoredView* stored = own(key);
    if (stored == nullptr) {
        return;
    }
    setUndo({Undo::Deletion, *stored, idOf(m_model.keyAfter(key))});
    change([id = stored->id](services::Workspace& workspace) { return answered(services::deleteView(workspace, id)); });
}

QString ViewLibrary::keyOfSame(const SavedView& view) const
{
    const auto found = std::find_if(m_own.begin(), m_own.end(),
                                    [&view](const services::StoredView& stored) { return stored.view == view; });
    return found == m_own.end() ? QString() : keyOf(found->id);
}

void ViewLibrary::importFiles(const QStringList& paths)
{
    for (const QString& path : paths) {
        auto view = services::readViewFile(path.toStdString());
        if (!view) {
            emit failed(view.error());
            continue;
        }
        const SavedView read = inLanguage(std::move(*view), m_languages.language());
        if (const QString key = keyOfSame(read); !key.isEmpty()) {
            emit added(key);
        } else {
            add(read);
        }
    }
}

void ViewLibrary::exportFile(const QString& key, const QString& path)
{
    const auto found = view(key);
    if (!found) {
        return;
    }
    m_data.run(
        *this,
        [this, view = *found, path](services::Workspace& workspace) -> DataService::Answer {
            const Status done = services::writeViewFile(workspace, view, path.toStdString());
            return [this, done, path] {
                if (done) {
                    emit written(path);
                } else {
                    emit failed(done.error());
                }
            };
        },
        true);
}

QString ViewLibrary::undoText() const
{
    const QString title = QString::fromStdString(displayText(m_undo.before.view.title));
    switch (m_undo.kind) {
    case Undo::Deletion:
        return tr("“%1” deleted").arg(title);
    case Undo::Replacement:
        return tr("“%1” updated").arg(title);
    case Undo::None:
        break;
    }
    return {};
}

void ViewLibrary::undo()
{
    const Undoable undoable = std::exchange(m_undo, {});
    emit undoChanged();
    if (undoable.kind == Undo::Deletion) {
        change([undoable](services::Workspace& workspace) {
            return answered(services::restoreView(workspace, undoable.before, undoable.next));
        });
    } else if (undoable.kind == Undo::Replacement) {
        change([undoable](services::Workspace& workspace) {
            return answered(services::replaceView(workspace, undoable.before));
        });
    }
}

void ViewLibrary::forgetUndo() { setUndo({}); }

void ViewLibrary::setUndo(Undoable undoable)
{
    m_undo = std::move(undoable);
    emit undoChanged();
}

}  // namespace podium::desktop
