"""Plain enough: an order whose troops and place are said in so many words, among words that nobody understood.

*The 7th Militia, miles away up in the corner, should get a move on to Quatre-Bras*: what is strange in it tells how
things are. Wherever a denial, a case, a distance, or a second body or place stands in it, too, it is asked about.
"""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.orders import Place
from orders.language.letters.saying import Line, Outcome
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance

TURNING = frozenset({"not", "if", "trigger", "length", "number", "ordinal", "near", "limit"})
MOST_STRANGE = 0.5  # of the words of a sentence
GOES_THERE = re.compile(r"(?:MOVE TO|REDEPLOY TO|INTENT (?:ADVANCE|HOLD|DEFEND|SCREEN)) (?P<place>\S+)(?: FACE \w+)?$")
STAYS = re.compile(r"(?:: |INTENT )HOLD$")
SHOOTS = re.compile(r": FIRE AT (?P<whom>\S+)$")


def is_plain_enough(line: Line, said: Utterance, outcome: Outcome, unknown: list[str]) -> bool:
    """Whether a line, the only one that came of a sentence, may be done in spite of words not understood in it."""
    spots = said.spots
    strange = sum(len(words.split()) for words in unknown)
    if len(outcome.lines) != 1 or outcome.doubts or any(spot.kind in TURNING for spot in spots):
        return False
    if strange > MOST_STRANGE * len(said.text.words):
        return False
    named = [spot for spot in spots if isinstance(spot.value, Troops)]
    places = [spot for spot in spots if spot.kind in ("ground", "spot")]
    verbs = {str(spot.value) for spot in spots if spot.kind == "verb"}
    if not named or not is_theirs(named[0], line) or any(spot.slip for spot in (*named, *places)):
        return False
    behind = spots[spots.index(named[0]) + 1 :][:1]
    if not verbs and not any(spot.kind == "mark" for spot in behind):
        return False  # 8M blorfs to G9: what is strange may be what they do
    others = [who for spot in named[1:] if isinstance(who := spot.value, Troops)]
    if goes := GOES_THERE.search(line.text):
        return not others and len(places) == 1 and is_that_place(places[0], goes["place"])
    if STAYS.search(line.text):
        return not others and not places and verbs == {"hold"}
    shoots = SHOOTS.search(line.text)
    return shoots is not None and not places and [who.enemy for who in others] == [(shoots["whom"],)]


def is_theirs(spot: Spot, line: Line) -> bool:
    """Whether a line is for the troops of a spot, who are called by their name."""
    who = spot.value
    if not isinstance(who, Troops) or who.loose or who.kind or who.unclear or who.everybody or who.rest or who.some:
        return False
    led = any(f" {id}:" in line.text.partition("\n")[0] for id in who.commands)
    return bool(who.own) and (led or set(who.own) == set(line.units))


def is_that_place(spot: Spot, place: str) -> bool:
    """Whether a line's place is the very square or piece of ground that a spot names."""
    if isinstance(spot.value, Place):
        return spot.value.text == place
    pieces = spot.value if isinstance(spot.value, tuple) else ()
    return len(pieces) == 1 and getattr(pieces[0], "id", "") == place
