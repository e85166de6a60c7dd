// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "app/models/view_list_model.h"
#include "app/services/shipped_views.h"
#include "app/services/view_service.h"
#include "ui/desktop/data/data_service.h"
#include "ui/desktop/data/languages.h"

namespace podium::desktop {

/// The saved views of the open database and those that ship with the program, as the window knows them. A change is
/// shown at once and kept off this thread; then the list is read anew, so that what could not be kept is not shown.
/// The last deletion or replacement can be taken back: not in the history of Undo, whose steps are what the figures
/// show, since a step there would have to wait for the database, and could fail.
class ViewLibrary final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    ViewLibrary(DataService& data, const Languages& languages, QObject* parent = nullptr);

    [[nodiscard]] ViewListModel& model() { return m_model; }
    /// Whether the views have been read.
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }
    /// The view of this key, its words in the window's language; empty: there is none.
    [[nodiscard]] std::optional<SavedView> view(const QString& key) const;
    /// The same as it is kept: with its words in every language.
    [[nodiscard]] std::optional<SavedView> wholeView(const QString& key) const;
    /// Whether the view of this key is one of the user's, which can be changed.
    [[nodiscard]] bool isOwn(const QString& key) const;

    void load();
    /// Stores a new view at the end, or before the one of this key; added() gives its key.
    void add(const SavedView& view, const QString& before = {});
    /// Puts another view in the place of an own one, which keeps its key.
    void replace(const QString& key, const SavedView& view);
    /// Stores a copy after the view, or, of one that ships with the program, at the end of the user's own.
    void duplicate(const QString& key);
    void remove(const QString& key);

    /// Adds the views of these files. One that is there already is not stored again: added() gives its key.
    void importFiles(const QStringList& paths);
    void exportFile(const QString& key, const QString& path);

    /// What undo() would bring back, worded; empty: nothing.
    [[nodiscard]] QString undoText() const;
    void undo();
    void forgetUndo();

signals:
    /// Views are others than before.
    void changed();
    /// A view was stored, or found to be there.
    void added(const QString& key);
    void undoChanged();
    void written(const QString& path);
    /// Something could not be read or kept.
    void failed(const podium::Error& error);

private:
    using Change = std::function<Result<std::int64_t>(services::Workspace&)>;

    enum class Undo { None, Deletion, Replacement };
    struct Undoable {
        Undo kind = Undo::None;
        services::StoredView before;
        std::optional<std::int64_t> next;  ///< the view that followed
    };

    void change(const Change& change, bool tellsKey = false);
    void adopt(services::StoredViews own, std::vector<services::ShippedView> shipped);
    void showItems();
    void rename(const QString& key, const QString& title);
    void move(const QString& key, const QString& before);
    void setUndo(Undoable undoable);
    [[nodiscard]] const services::StoredView* own(const QString& key) const;
    [[nodiscard]] std::optional<std::int64_t> idOf(const QString& key) const;
    [[nodiscard]] QString keyOfSame(const SavedView& view) const;

    DataService& m_data;
    const Languages& m_languages;
    ViewListModel m_model;
    std::vector<services::StoredView> m_own;
    std::vector<services::ShippedView> m_shipped;
    std::vector<Error> m_told;  ///< faults of rows that were told already
    Undoable m_undo;
    bool m_isLoaded = false;
};

}  // namespace podium::desktop
