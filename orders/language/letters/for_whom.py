"""For whom: those whom a sentence may mean that says only *all*, or *he* of somebody for whom it waits."""

from __future__ import annotations

from collections.abc import Set

from battles.engine import expressions as re
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance

LET_HIM = frozenset({"il", "ils", "elle", "elles"})  # qu'il aille, in one word of leave

# Great men who are in no battle of this game, by whatever is said of them.
ABSENT = frozenset(
    {"emperor", "empereur", "kaiser", "king", "roi", "könig", "majesty", "majesté", "napoleon", "napoléon",
     "bonaparte", "god", "dieu", "gott"}
)  # fmt: skip
SAYING_WHERE = frozenset({"ground", "spot", "length", "formation", "way", "compass", "kind"})
SAID_OF_TROOPS = frozenset({"verb", "modal", "formation", "group"})
PRONOUNS = frozenset({"we", "i", "you", "they", "he", "it", "nous", "je", "on", "vous", "wir", "ich", "man", "ihr"})
# *I'll*, *you've*: a pronoun and its verb in one.
CONTRACTED = re.compile(r"(?:I|we|you|they|he|she|it|that|there|who|what)['’](?:ll|ve|d|m|re|s)", re.IGNORECASE)
# What a sentence may begin with that is nobody's name: *Part 3 goes before both*, *What worries me*.
NO_NAMES = frozenset(
    {
        "part",
        "point",
        "section",
        "paragraph",
        "question",
        "what",
        "which",
        "whatever",
        "whoever",
        "teil",
        "punkt",
        "frage",
        "partie",
    }
)
NAMELESS = frozenset({"filler", "title", "mark", "number", "link", "they"})


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


def is_like_a_name(stranger: str, said: Utterance) -> bool:
    """Whether unknown words before a verb may name troops or a general: *Ponsonby*, *the 3rd Hussars*; not *radio*.

    They have a number or a capital letter that no sentence gave them, or the sentence says where to or how.
    """
    text, words = said.text, stranger.split()
    if all(word.lower().strip(".,'’") in PRONOUNS or CONTRACTED.fullmatch(word) for word in words):
        return False
    if words[0].lower() in NO_NAMES:
        return False
    if ABSENT & {word.lower().strip(".,'’s") for word in words}:
        return False
    spots = said.spots
    first, last = next(
        (one, other)
        for one in range(len(spots))
        for other in range(one, len(spots))
        if text.raw_between(spots[one].start, spots[other].end) == stranger
    )
    opens = all(spot.kind in NAMELESS for spot in spots[:first])
    behind = spots[last + 1] if last + 1 < len(spots) else None
    does = behind is not None and (behind.kind in SAID_OF_TROOPS or behind.value == ":")
    capitals = any(word[0].isupper() for word in (words[1:] if opens else words))
    placed = any(spot.kind in SAYING_WHERE for spot in spots)
    return placed or any(character.isdigit() for character in stranger) or (does and (opens or capitals))
