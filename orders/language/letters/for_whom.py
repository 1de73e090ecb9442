"""For whom: those whom a sentence may mean that says only *all*, or *he* of somebody for whom it waits."""

from __future__ import annotations

from collections.abc import Set

from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance

LET_HIM = frozenset({"il", "ils", "elle", "elles"})  # qu'il aille, in one word of leave


def may_be_those(said: Utterance, default: Troops | None, present: Set[str]) -> bool:
    """``Campi goes to I3. All face north.``: all of his, or the whole army?

    ``default`` are those who were spoken of, ``present`` all units of the writer on the table.
    """
    whole = [
        who is not None and not (who.general or who.commands) and present <= set(who.own)
        for who in (act.subject for act in said.explicit)
    ]
    everybody = bool(whole) and all(whole)
    return everybody and not said.manner.fresh and default is not None and not default.everybody


def waited_for(said: Utterance) -> Troops | None:
    """``When van Merlen is here he goes to the 8th``: he for whom it waits, where nobody else was spoken of."""
    cases = [act.condition for act in said.orders if act.condition is not None]
    whom = cases[0].whom if cases and len(cases) == len(said.orders) else None
    if whom is None or not whom.own or whom.loose or whom.enemy or said.explicit:
        return None
    then = [spot for spot in said.spots if spot.start >= cases[0].end]
    let = [
        spot for spot in then if spot.kind == "modal" and LET_HIM.intersection(said.text.bare[spot.start : spot.end])
    ]
    return whom if let or any(spot.kind == "they" for spot in then) else None
