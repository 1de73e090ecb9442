"""Nominal: deeds that are told by a noun, beside which the verb says little: *beschleunigt seinen Marsch auf F5*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

# A verb that stops what the noun tells, or holds it back, is no such verb.
NOT_STOPPED = (
    r"(?!halt|hält|stop|stell|end|been|beend|abbr|brech|bricht|brich|unterbr|verlangs|verzög|verschieb|aufschieb|arr[êe]t|"
    r"suspen|interrom|ralenti|cess|retar|retien|break|broke|delay|slow|ceas|interrup|postpone|hold|not\b|nicht\b|pas\b|"
    r"without|spar|écono|econo|ménage|menage|le\s|la\s|les\s|der\s|die\s|das\s)"
)
MARCH = re.compile(
    rf"\b{NOT_STOPPED}[a-zäöüßéèê]{{3,}}(?P<end>t|en|e|ent|era|eront|s)\s+(?:aussitôt\s+|sofort\s+|sogleich\s+)?"
    r"(?:seinen|ihren|sa|leur|its|their|his|den|la)\s+(?P<march>Marsch|Weg|Vormarsch|marche|march|way)\s+"
    r"(?P<where>(?:auf|nach|gegen|zu|zum|zur|bis|in|Richtung|sur|vers|jusqu|à|en|to|towards?|upon|on)\b)",
)
FIRE = re.keyed(
    rf"\b{NOT_STOPPED}[a-zéèê]{{3,}}(?P<end>e|ent|era|eront|ez|er)\s+(?:ses|leurs|son|leur|les|vos|tous\s+(?:ses|leurs))\s+"
    r"(?:tirs?|feux?|coups|boulets)\s+(?=(?:sur|contre)\b)"
)


def marching(found: re.Match[str]) -> str:
    """The march itself, in the language of its noun."""
    noun, many = found["march"], found["end"] in ("en", "ent", "eront")
    if noun[0].isupper():
        goes = "marschieren" if many else "marschiert"
    elif noun == "marche":
        goes = "marchent" if many else "marche"
    else:
        goes = "march" if found["end"] != "s" else "marches"
    return f"{goes} {found['where']}"


TURNS = (
    turn(" marsch | weg | vormarsch | marche | march | way ", MARCH, marching),
    turn("tir|feu|coups|boulets", FIRE, lambda one: "tirent " if one["end"] in ("ent", "eront") else "tire "),
)


def told_by_verbs(raw: str) -> str:
    """A sentence with such deeds told by verbs."""
    return put_plainly(raw, TURNS)
