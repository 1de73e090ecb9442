"""Decisions told in full: what a rulebook decides with a word, said in a sentence that tells the case of it.

*Charges only if he gets someone in the flank* is a charge at flanks; *keeps going if they win* is pursuit.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.before_it_is_lost import ABOUT_TO_BE_TAKEN
from orders.language.letters.by_their_guns import BY_THEIR_GUNS
from orders.language.letters.chances import CHANCES
from orders.language.letters.fire_given_free import FIRE_GIVEN_FREE
from orders.language.letters.french_gunners import FRENCH_GUNNERS
from orders.language.letters.in_return import IN_RETURN
from orders.language.letters.turns import put_plainly, turn
from orders.language.letters.when_they_win import WHEN_THEY_WIN

WHO = r"(?P<who>^\W*[^,;:.!?]{2,40}?)"
MAY = r"(?:(?:may|can|should|must|will|shall|is\s+to|are\s+to)\s+)?"
DARF = r"(?:(?:darf|dürfen|soll|sollen|kann|können)\s+)?"
END = r"(?:\s*,\s*(?:and\s+)?(?:nothing|nobody|no\s+one)\s+else)?(?=\s*(?:[.,;!]|$))"
# *only charges if he gets someone in the flank*, *charges nothing but flanks*
ONLY_FLANKS = re.compile(
    rf"{WHO}\s+{MAY}(?:only\s+(?:ever\s+)?charges?|charges?\s+only)\s+(?:(?:if|when|at|into|in|on|against|a|an|the)\b[^,;:.!?]{{0,50}}?\s)?"
    rf"(?:\w+['’]s?\s+)?(?:open\s+)?flanks?{END}",
    re.IGNORECASE,
)
# *ne charge de lui-même que dans les flancs*, *ne charge que si on lui présente un flanc*, *charge uniquement de flanc*
CHARGES_FR = (
    r"(?:charge(?:nt|ra|ront)?|attaque(?:nt|ra|ront)?|(?:doi(?:t|vent)|peut|peuvent|devra|"
    r"devront)\s+(?:charger|attaquer))"
)
OF_ITSELF_FR = r"(?:(?:de\s+(?:lui|elle|eux|soi)(?:-mêmes?)?|d['’](?:eux|elles)(?:-mêmes?)?|jamais|spontanément)\s+)?"
FLANKS_FR = (
    r"(?:(?:s['’]|si|quand|lorsqu['’]?\w*|de|sur|dans|par|un|le|les|en|à)\b[^,;:.!?]{0,50}?\s)?(?:le\s+)?flancs?"
    r"(?:\s+(?:ennemis?|adverses?|découverts?|dégarnis?|ouverts?))?(?=\s*(?:[.,;!]|$|et\b))"
)
ONLY_FLANKS_FR = re.compile(
    rf"{WHO}\s+(?:ne\s+|n['’])(?:doi(?:t|vent)\s+)?(?:{CHARGES_FR}|charger|attaquer)\s+{OF_ITSELF_FR}(?:que\s+|qu['’]){FLANKS_FR}|"
    rf"(?P<only>^\W*[^,;:.!?]{{2,40}}?)\s+{CHARGES_FR}\s+(?:seulement|uniquement|exclusivement)\s+{FLANKS_FR}",
    re.IGNORECASE,
)
ONLY_FLANKS_FR_IF = re.compile(
    rf"{WHO}\s+ne\s+charge(?:nt|ra|ront)?\s+{OF_ITSELF_FR}que\s+s['’](?:ils?|elles?|on)\b[^,;:.!?]{{0,50}}?\bflancs?(?=\s*(?:[.,;!]|$|et\b))",
    re.IGNORECASE,
)
ONLY_FLANKS_DE = re.compile(
    rf"{WHO}\s+(?:(?:attackier(?:t|en)|charg(?:t|en)|greif(?:t|en))\s+nur\s*,?\s*(?:an\s*,?\s*)?(?:wenn|falls|in)\b[^;:.!?]{{0,50}}?\bFlanken?\b(?:\s+\w+)?|"
    rf"{DARF}nur\s+(?:in\s+)?(?:die\s+)?Flanken?\s+(?:attackieren|angreifen|reiten|chargieren))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
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
# *darf von sich aus attackieren, aber nur in die Flanke*
BUT_ONLY_FLANKS = re.compile(
    rf"{WHO}\s+(?:darf|dürfen|kann|können|may|can)\s+(?:(?:von\s+sich\s+aus|selbst|selbständig|allein|gern|auch)\s+)*(?:attackieren|angreifen|charge)"
    r"(?:\s+(?:on\s+(?:his|its|their)\s+own|by\s+(?:himself|itself|themselves)))?\s*,?\s+(?:aber|jedoch|but|and|und)\s+(?:nur|only)\s+(?:in|an|von|into|in\s+the|at|on)\s*"
    r"(?:die\s+|der\s+|den\s+|a\s+|the\s+)?(?:Flanken?|flanks?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Ne charge de lui-même que dans un flanc*: the one of whom the sentence before spoke
HE_ONLY_FLANKS_FR = re.compile(
    rf"^(?P<lead>\W*(?:(?:et|mais|puis)\s+)?)(?:(?:ne\s+|n['’])(?:doi(?:t|vent)\s+)?(?:{CHARGES_FR}|charger|attaquer)\s+{OF_ITSELF_FR}(?:que\s+|qu['’])|"
    rf"{CHARGES_FR}\s+(?:seulement|uniquement|exclusivement)\s+){FLANKS_FR}",
    re.IGNORECASE,
)
LINKED = re.compile(r"(?:\b(?:et|mais|puis|and|but|und|aber)|,)\s*$", re.IGNORECASE)


def flanks_only(found: re.Match[str]) -> str:
    """The decision by its name, where nothing else is told before it in the sentence."""
    who = next(said for said in found.groups() if said is not None)
    return found[0] if LINKED.search(who) else f"{who} opportunity charge flank only"


DECISIONS_TOLD = (
    *WHEN_THEY_WIN,
    *ABOUT_TO_BE_TAKEN,
    *BY_THEIR_GUNS,
    *FRENCH_GUNNERS,
    *CHANCES,
    *IN_RETURN,
    *FIRE_GIVEN_FREE,
    turn("feld|field|table|champ", NOBODY_LEAVES, "retreat never"),
    turn("flank", BUT_ONLY_FLANKS, flanks_only),
    turn("flank", ONLY_FLANKS, flanks_only),
    turn("flanc", HE_ONLY_FLANKS_FR, r"\g<lead>il opportunity charge flank only"),
    turn("flanc", ONLY_FLANKS_FR, flanks_only),
    turn("flanc", ONLY_FLANKS_FR_IF, flanks_only),
    turn("flanke", ONLY_FLANKS_DE, flanks_only),
    turn("win|beat|break", KEEP_GOING, r"pursue if \g<they> \g<win>"),
)


def as_decided(raw: str) -> str:
    """A sentence that tells a decision in full with the decision called by its name."""
    return put_plainly(raw, DECISIONS_TOLD)
