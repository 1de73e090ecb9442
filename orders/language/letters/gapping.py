"""Gapping: a verb that is said once for two: *Campi soutient Husson et Jamin Gauthier*, with the verb for both."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re

TITLE = (
    r"(?i:(?:(?:le|la|les|der|die|das|den|dem|the)\s+)?(?:(?:général|general|gén\.?|gen\.?|brigade|division|bde)\s+)?)"
)
GUNS = re.compile(r"batter|canon|kanon|geschütz|guns?\b|artiller|\d\w?(?:FA|HA)\b|\bpièces", re.IGNORECASE)
BY_FIRE = {"appuie": " par son feu", "unterstützt": " mit ihrem Feuer", "supports": " with its fire"}
NAME = rf"{TITLE}(?:[A-ZÀ-Ý][\w’-]+|\d{{1,2}}/\d{{1,3}}\w*)"
# One or two small words that are no preposition: with one, the second says it again.
VERB = (
    r"(?:(?:ira|iront|va|vont|doit|doivent|soll|sollen|wird|will|should|shall|must|to)\s+)?"
    r"(?!(?:et|und|and|ou|oder|or|puis|dann|then|de|du|des|von|der|of|mit|avec|with|sur|vers|nach|zu|zur|zum|auf|hinter|"
    r"derrière|behind|devant|vor|à|au|aux|en|in|bei|to)\b)[a-zäöüßàâçéèêëîïôûù]{4,}"
)
GAP = re.keyed(
    rf"(?<![\w/])(?P<who>{NAME})\s+(?P<verb>{VERB})\s+(?P<whom>{NAME})\s*(?:,\s*|,?\s+(?:et|und|and)\s+)"
    rf"(?P<other>{NAME})\s+(?P<object>{NAME})(?=\s*(?:[.;!]|$|,|\bet\b|\bund\b|\band\b))"
)

# *Jamin, suivi de la Garde, marche ...*; *Gauthier rückt, gefolgt von Jamin, bis F5 vor*: told of others on the way.
DONE_BY_OTHERS = re.keyed(
    rf"^(?P<who>\W*{NAME})(?P<verb>\s+[a-zäöüàâçéèêî]{{3,}}(?:\s+sich)?)?\s*,\s*(?:dicht\s+|de\s+près\s+|closely\s+)?"
    r"(?P<done>suivie?s?|précédée?s?|accompagnée?s?|appuyée?s?|soutenue?s?|couverte?s?|éclairée?s?|flanquée?s?|gefolgt|"
    r"begleitet|unterstützt|gedeckt|flankiert|abgeschirmt|followed|preceded|accompanied|supported|covered|screened)\s+"
    rf"(?:par|de|d['’]|du|des|von|vom|durch|by)\s*(?P<other>{TITLE}[^,;:.]{{2,40}}?)\s*,\s*(?P<rest>[^;]+?)(?P<end>[.!]*)\s*$"
)
DEEDS = {
    "sui": "suit", "gef": "folgt", "fol": "follows", "acc": "suit", "beg": "folgt", "app": "appuie", "sou": "appuie",
    "unt": "unterstützt", "sup": "supports", "cou": "couvre", "écl": "couvre", "fla": "couvre", "ged": "deckt",
    "abg": "deckt", "scr": "screens", "cov": "covers",
}  # fmt: skip
# *und geht mit dem Rest bis J6 vor*: those who do not stay.
WITH_THE_REST = re.keyed(
    r"\b(?P<and>und|et|and)\s+(?P<verb>[a-zäöüéèê]+)\s+(?:mit\s+(?P<de>dem\s+Rest|den\s+(?:übrigen|anderen))|"
    r"avec\s+(?P<fr>le\s+reste|les\s+autres)|with\s+(?P<en>the\s+(?:rest|others)))\b"
)


def with_deeds(raw: str, is_troops: Callable[[str], bool]) -> str:
    """A sentence with what others do in a clause of its own behind it."""
    found = DONE_BY_OTHERS.match(raw)
    deed = DEEDS.get(found["done"][:3].lower(), "") if found is not None else ""
    if found is not None and deed and is_troops(found["who"]) and is_troops(found["other"]):
        how = BY_FIRE.get(deed, "") if GUNS.search(found["other"]) else ""
        first = f"{found['who']}{found['verb'] or ''} {found['rest']}"
        return f"{first}; {found['other']} {deed} {found['who'].strip()}{how}{found['end']}"

    def of_the_rest(one: re.Match[str]) -> str:
        who = "der Rest" if one["de"] else one["fr"] or one["en"]
        return f"{one['and']} {who} {one['verb']}"

    return WITH_THE_REST.sub(of_the_rest, raw)


def with_verbs(raw: str, is_troops: Callable[[str], bool]) -> str:
    """A sentence with such a verb in both places."""

    def said_twice(found: re.Match[str]) -> str:
        if not (is_troops(found["other"]) and is_troops(found["object"])):
            return found[0]
        return f"{found['who']} {found['verb']} {found['whom']}; {found['other']} {found['verb']} {found['object']}"

    return GAP.sub(said_twice, raw)
