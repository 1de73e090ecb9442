"""Decisions told in full: what a rulebook decides with a word, said in a sentence that tells the case of it.

*Charges only if he gets someone in the flank* is a charge at flanks; *keeps going if they win* is pursuit.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.before_it_is_lost import ABOUT_TO_BE_TAKEN
from orders.language.letters.by_their_guns import BY_THEIR_GUNS
from orders.language.letters.cases_told_in_french import CASES_TOLD_IN_FRENCH
from orders.language.letters.cases_told_in_german import CASES_TOLD_IN_GERMAN
from orders.language.letters.chances import CHANCES
from orders.language.letters.decided_in_german import DECIDED_IN_GERMAN
from orders.language.letters.english_gunners import ENGLISH_GUNNERS
from orders.language.letters.fire_given_free import FIRE_GIVEN_FREE
from orders.language.letters.flanks_told import FLANKS_TOLD
from orders.language.letters.french_gunners import FRENCH_GUNNERS
from orders.language.letters.going_on_after import GOING_ON_AFTER
from orders.language.letters.in_return import IN_RETURN
from orders.language.letters.let_them_go import LET_THEM_GO
from orders.language.letters.refusing import REFUSING
from orders.language.letters.rules_of_fire import RULES_OF_FIRE
from orders.language.letters.shot_at import SHOT_AT
from orders.language.letters.skirmishers_charged import SKIRMISHERS_CHARGED
from orders.language.letters.squares import SQUARES_BUT_FOR
from orders.language.letters.turns import put_plainly, turn
from orders.language.letters.when_they_win import WHEN_THEY_WIN

# *can keep going if they win, dont stop*
KEEP_GOING = re.compile(
    r"\b(?:can\s+|may\s+|should\s+|to\s+)?(?:keeps?\s+(?:on\s+)?going|carr(?:y|ies)\s+on|go(?:es)?\s+on|push(?:es)?\s+on|press(?:es)?\s+on|continues?)\s*,?\s+"
    r"(?:if|when|once)\s+(?P<they>they|he|it)\s+(?P<win>wins?|beats?\s+them|breaks?\s+through|breaks?\s+them)\b"
    r"(?:\s*[,;]?\s*(?:and\s+)?(?:they\s+|please\s+)?(?:do\s+not|don['’]?t|no\s+need\s+to|never)\s+stop)?",
    re.IGNORECASE,
)
# *Niemand verlässt das Schlachtfeld*
NOBODY_LEAVES = re.compile(
    r"^\W*(?:(?:niemand|keiner|kein\s+(?:Bataillon|Regiment|Mann)|keine\s+(?:Einheit|Brigade|Batterie))\s+(?:verlässt|räumt|läuft\s+vom)|nobody\s+leaves|"
    r"no\s+(?:one|unit|battalion)\s+leaves|personne\s+ne\s+quitte)\s+(?:das\s+|the\s+|le\s+)?(?:Schlachtfeld|Feld|field(?:\s+of\s+battle)?|battlefield|table|Spielfeld|"
    r"champ\s+de\s+bataille)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *No independent charges by Hubert*
NO_CHARGE_BY = re.compile(
    r"^(?P<mark>\W*)no\s+(?:(?:independent|opportunity|unordered|wild|private|mad|spontaneous|rash)\s+)?charg(?:e|es|ing)\s+(?:by|from|for)\s+(?P<who>(?!those\b|these\b|them\b|either\b|both\b|him\b|it\b|now\b)[^,;:.!?]{2,40}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *does not charge unless I say so*
UNLESS_TOLD = re.compile(
    r"(?P<deed>(?:\b(?:not|never|no|nobody|none)|n['’]t)\b[^,;:.!?]{2,50}?)\s*,?\s+(?:unless|until)\s+(?:(?:I|we|you)\s+(?:expressly\s+|specifically\s+)?(?:say|tell|order|allow)"
    r"(?:\s+(?:so|otherwise|it|them|him)(?:\s+to)?)?|told(?:\s+to)?|ordered(?:\s+to)?|so\s+ordered|otherwise\s+(?:told|ordered|instructed))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *keeps his men in hand*: they charge nobody
IN_HAND = re.compile(
    r"\b(?P<is>(?:is|are)\s+to\s+|should\s+|must\s+|will\s+|shall\s+)?keep(?P<s>s)?\s+(?:his|their|its|the)\s+(?:men|horses|troopers|horsemen|riders|squadrons|regiments|people|cavalry)\s+"
    r"(?:well\s+|firmly\s+|tightly\s+)?in\s+hand\b(?:\s*,?\s*(?:and|with|so)?\s*(?:not\s+charge|no\s+charges?|no\s+charging|does\s+not\s+charge)(?=\s*(?:[.,;!]|$)))?",
    re.IGNORECASE,
)


DECISIONS_TOLD = (
    *CASES_TOLD_IN_GERMAN,
    *CASES_TOLD_IN_FRENCH,
    *SHOT_AT,
    *RULES_OF_FIRE,
    *DECIDED_IN_GERMAN,
    *SQUARES_BUT_FOR,
    *LET_THEM_GO,
    *GOING_ON_AFTER,
    *WHEN_THEY_WIN,
    *ABOUT_TO_BE_TAKEN,
    *BY_THEIR_GUNS,
    *FRENCH_GUNNERS,
    *ENGLISH_GUNNERS,
    *CHANCES,
    *IN_RETURN,
    *FIRE_GIVEN_FREE,
    *SKIRMISHERS_CHARGED,
    *REFUSING,
    turn("feld|field|table|champ", NOBODY_LEAVES, "retreat never"),
    turn("unless|until", UNLESS_TOLD, r"\g<deed> without my order"),
    turn(
        "no charg|no independent|no opportunity|no unordered|no wild|no private|no mad|no spont|no rash",
        NO_CHARGE_BY,
        r"\g<mark>\g<who> does not charge",
    ),
    turn(
        "in hand",
        IN_HAND,
        lambda told: "does not charge" if told["s"] or told["is"] is None else f"{told['is']}not charge",
    ),
    *FLANKS_TOLD,
    turn("win|beat|break", KEEP_GOING, r"pursue if \g<they> \g<win>"),
)


def as_decided(raw: str) -> str:
    """A sentence that tells a decision in full with the decision called by its name."""
    return put_plainly(raw, DECISIONS_TOLD)
