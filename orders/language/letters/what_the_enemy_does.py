"""What the enemy does: *l'ennemi tient la ferme avec peu de monde*, *the enemy holds the wood*, *der Feind weicht*.

A clause whose subject is the enemy and whose verb states something orders nothing; where his own are told something
behind it, only that counts: *L'ennemi recule, Husson le poursuit*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance

#: The enemy as the one who does something, and a word behind it: no *den Feind*, no *contre l'ennemi*.
HE_DOES = re.keyed(
    r"^\W*(?:(?:et|mais|or|and|but|und|aber)\s+)?(?:l['’]\s*(?:ennemi|adversaire)|the\s+(?:enemy|foe)|(?:der\s+)?(?:Feind|Gegner))\s+"
    r"(?!(?:est|sera|soit|doit|devra|is|are|will|must|has|shall|should|wird|ist|soll|muss|darf|kann)\b)(?=\w)",
    re.IGNORECASE,
)
PASSED = frozenset({"filler", "title", "they"})
ARTICLES = frozenset({"der", "the"})


def is_told_of(said: Utterance) -> bool:
    """Whether a sentence begins with what the enemy does."""
    bare = said.text.bare
    telling = [one for one in said.spots if one.kind not in PASSED and bare[one.start] not in ARTICLES][:2]
    if len(telling) < 2 or telling[1].kind != "verb" or said.hedged:
        return False
    if telling[0].means("side", "enemy"):
        return HE_DOES.match(said.text.raw) is not None and telling[1].start == telling[0].end
    who = telling[0].value
    theirs = isinstance(who, Troops) and bool(who.enemy) and not (who.own or who.commands)
    return theirs and telling[1].start == telling[0].end and said.spots[0] is telling[0]


def leave_out_what_he_does(said: Utterance) -> bool:
    """Leave out what the enemy does before his own are told something. Whether nothing else is in a sentence."""
    if not is_told_of(said):
        return False
    own = next((spot for spot in said.spots if is_his(spot)), None)
    acts = said.sentence.acts
    behind = [act for act in acts if own is not None and act.start >= own.start and act.subject is not None]
    if own is None:
        return all(act.subject is None for act in acts)
    if not behind or behind[0].subject is not own.value:
        return False
    first = acts.index(behind[0])
    if first and all(act.subject is None for act in acts[:first]):
        told = said.text.raw_between(0, own.start).strip(" ,;:–—-")
        said.sentence.reasons.append(told)
        del acts[:first]
    return False


def is_his(spot: Spot) -> bool:
    """Whether a spot names somebody of his."""
    who = spot.value
    return isinstance(who, Troops) and bool(who.own) and not (who.loose or who.everybody or who.enemy)
