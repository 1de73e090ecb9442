"""The document of a campaign under way: the campaign file, with the number of the round and how long a round lasts.

A campaign file itself knows neither (EC-FILE-1); ``march`` is run on the file alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import Fault, InputFaults
from battles.engine.keeping import Shelf
from campaigns.models.documents import written
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, HOUR, up_to_quarter
from campaigns.strategy.files.reading import read_campaign

#: How long a round may last, by the word that is stored; the hours of those that have a fixed length.
LIGHT = "light"
HOURS = {"6": 6, "12": 12, "24": 24}
LENGTHS = {
    "6": _lazy("six hours"),
    "12": _lazy("twelve hours"),
    "24": _lazy("a day and a night"),
    LIGHT: _lazy("until the next dusk or dawn"),
}
USUAL = "6"
#: Campaigns that were read to be looked at: before and after a round, of two that are told at a time.
_LOOKED_AT: Shelf[Campaign] = Shelf(4)


def document_of(file: Mapping[str, Any], *, number: int = 1, length: str = USUAL) -> dict[str, Any]:
    """A campaign file as the document of a round."""
    return {**file, "turn": number, "round": length}


def file_of(document: Mapping[str, Any]) -> dict[str, Any]:
    """The campaign file of a document."""
    return {key: value for key, value in document.items() if key not in ("turn", "round")}


def read(document: Mapping[str, Any]) -> Campaign:
    """The campaign of a document. Raises :class:`InputFaults` with everything that is wrong with it."""
    length = document.get("round", USUAL)
    if length not in LENGTHS:
        raise InputFaults([Fault("round", f"{length!r} is no length of a round; allowed: {', '.join(LENGTHS)}")])
    return read_campaign(file_of(document))


def looked_at(document: Mapping[str, Any]) -> Campaign:
    """The campaign of a document for those who only look: one for all of them, which nobody may change.

    A round is told to a dozen headquarters in letters, maps and papers, and reading a campaign takes longest of all.
    """
    key = hashlib.sha256(written(document)).digest()
    return _LOOKED_AT.get(key, lambda: read(document))


def end_of_round(campaign: Campaign, length: str) -> int:
    """The moment at which a round that begins now ends, if no alarm ends it before."""
    if length in HOURS:
        return campaign.now + HOURS[length] * HOUR
    today = campaign.now // DAY
    turns = (edge(day) for day in (today, today + 1) for edge in (campaign.light.dawn, campaign.light.dusk))
    return min(moment for moment in map(up_to_quarter, turns) if moment > campaign.now)


def posts(document: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The posts of a document that players may hold, in file order."""
    return [post for post in document.get("posts", ()) if post.get("held", "player") == "player"]


def formations(document: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The formations of a document by id, in file order."""
    return {str(formation["id"]): formation for formation in document.get("formations", ())}


def side_of(document: Mapping[str, Any], formation: str) -> str:
    """The side that a formation of a document stands on; empty for an unknown one."""
    known = formations(document)
    chain: list[str] = []
    while formation in known and formation not in chain:
        chain.append(formation)
        formation = str(known[formation].get("of", ""))
    return str(known[chain[-1]].get("side", "")) if chain else ""


def has_troops(document: Mapping[str, Any], formation: str) -> bool:
    """Whether a formation or anything below it is still on the map."""
    known = formations(document)
    for id, one in known.items():
        if "at" not in one or one.get("state") == "gone":
            continue
        above: str = id
        seen: set[str] = set()
        while above in known and above not in seen:
            if above == formation:
                return True
            seen.add(above)
            above = str(known[above].get("of", ""))
    return False
