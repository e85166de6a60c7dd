// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrase_table.h"

namespace podium {

namespace {

constexpr auto entries = std::to_array<PhraseEntry>({
    {Phrase::ViewGoneOne, "1 result is no longer there: {names}", "1 Ergebnis ist nicht mehr da: {names}"},
    {Phrase::ViewGoneMany, "{count} results are no longer there: {names}",
     "{count} Ergebnisse sind nicht mehr da: {names}"},
    {Phrase::ViewChangedOne, "1 score changed: {names}", "1 Ergebnis hat eine andere Zeit: {names}"},
    {Phrase::ViewChangedMany, "{count} scores changed: {names}", "{count} Ergebnisse haben eine andere Zeit: {names}"},
    {Phrase::ViewAddedOne, "1 result is new in this figure: {names}",
     "1 Ergebnis ist neu in dieser Abbildung: {names}"},
    {Phrase::ViewAddedMany, "{count} results are new in this figure: {names}",
     "{count} Ergebnisse sind neu in dieser Abbildung: {names}"},
    {Phrase::ViewLeftOne, "1 result is no longer among those shown: {names}",
     "1 Ergebnis wird nicht mehr gezeigt: {names}"},
    {Phrase::ViewLeftMany, "{count} results are no longer among those shown: {names}",
     "{count} Ergebnisse werden nicht mehr gezeigt: {names}"},
    {Phrase::ViewNamed, "{submitter} {system}, {round}", "{submitter} {system}, {round}"},
    {Phrase::ViewNamedScore, "{name} ({minutes} min)", "{name} ({minutes} min)"},
    {Phrase::ViewNamedChange, "{name}: {after}, before {before}", "{name}: {after}, vorher {before}"},
    {Phrase::ViewAndMore, "{count} more", "{count} weitere"},
    {Phrase::ViewScore, "{minutes} min", "{minutes} min"},
    {Phrase::ViewWithoutScore, "no score", "keine Wertung"},
});

static_assert(isWhole(entries, Phrase::ViewGoneOne, Phrase::ViewWithoutScore));

}  // namespace

const PhraseEntry* viewsPhrase(Phrase phrase) { return entryOf(entries, phrase); }

}  // namespace podium
