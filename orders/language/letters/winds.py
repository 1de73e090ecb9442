"""Winds: points of the compass between two others, told by both words: *to the south-west*, *nord-est*."""

from __future__ import annotations

from battles.engine.dataclasses import replace
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text

NAMED = {
    "N": "north northern northerly northward northwards nord norden nordlich nordlicher",
    "E": "east eastern easterly eastward eastwards est ost osten ostlich ostlicher oriental",
    "S": "south southern southerly southward southwards sud sued suden sudlich sudlicher",
    "W": "west western westerly westward westwards ouest westen westlich westlicher occidental",
    "NE": "northeast northeastern northeasterly nordost nordosten nordostlich nordostlicher nordest",
    "SE": "southeast southeastern southeasterly sudost suedost sudosten sudostlich sudostlicher sudest",
    "SW": "southwest southwestern southwesterly sudwest suedwest sudwesten sudwestlich sudwestlicher sudouest",
    "NW": "northwest northwestern northwesterly nordwest nordwesten nordwestlich nordwestlicher nordouest",
}
WIND = {word: wind for wind, words in NAMED.items() for word in words.split()}
OF_A_PLACE = ("lich", "licher")  # nach Norden | östlich am Wald vorbei
LONGER = frozenset({"NE", "SE", "SW", "NW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW", "NNW"})


def with_half_wind(spot: Spot, text: Text) -> Spot:
    """A point of the compass with the words behind it that tell a point beside it; any other spot as it is."""
    if spot.kind != "compass":
        return spot
    way, end = str(spot.value), spot.end
    for count in (2, 1):
        behind = text.bare[end : end + count]
        if len(behind) < count or not all(word in WIND for word in behind):
            continue
        glued = text.folded.text[text.words[end - 1].end : text.words[end].start] == "-"
        joined = way + "".join(WIND[word] for word in behind)
        if joined in LONGER and (glued or not behind[-1].endswith(OF_A_PLACE)):
            return replace(spot, value=joined, end=end + count)
    return spot
