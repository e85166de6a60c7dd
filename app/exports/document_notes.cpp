// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/document_notes.h"

#include "app/analysis/phrasebook.h"

namespace podium {

std::vector<Note> notesBesideFootnotes(const Figure& figure)
{
    std::vector<Note> notes = figure.notes;
    if (!figure.derived.empty()) {
        const std::string derived = BuiltinPhrasebook(figure.language).say(Phrase::ReasonDerived);
        std::erase_if(notes, [&](const Note& note) { return note.text == derived; });
    }
    return notes;
}

}  // namespace podium
