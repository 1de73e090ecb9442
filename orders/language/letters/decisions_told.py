"""Decisions told in full: what a rulebook decides with a word, said in a sentence that tells the case of it.

*Charges only if he gets someone in the flank* is a charge at flanks; *keeps going if they win* is pursuit.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.before_it_is_lost import ABOUT_TO_BE_TAKEN
from orders.language.letters.by_their_guns import BY_THEIR_GUNS
from orders.language.letters.chances import CHANCES
from orders.language.letters.fire_given_free import FIRE_GIVEN_FREE
from orders.language.letters.in_return import IN_RETURN
from orders.language.letters.let_them_go import LET_THEM_GO
from orders.language.letters.skirmishers_charged import SKIRMISHERS_CHARGED
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
# *makes flank charges only*, *no charge by Hubert except into a flank*, *may charge if somebody shows him a flank*
SHOWN = r"(?:gets?|sees?|finds?|spots?|is\s+(?:shown|offered|given)|are\s+(?:shown|offered|given)|can\s+(?:get|take|catch|hit))"
SHOWS = r"(?:shows?|offers?|gives?|presents?|exposes?|turns?|opens?)"
A_FLANK = r"(?:an?\s+|the\s+|his\s+|its\s+|their\s+|any\s+|(?:any\s|some)(?:body|one)['’]s\s+)?(?:open\s+|naked\s+|exposed\s+|bare\s+)?flanks?"
IF_FLANK = (
    rf"(?:if|when|unless|where|provided)\s+(?:(?:he|it|they|we)\s+{SHOWN}\s+(?:[^,;:.!?]{{2,20}}?\s+in\s+)?{A_FLANK}|"
    rf"[^,;:.!?]{{2,30}}?\s+{SHOWS}\s+(?:(?:him|it|them|us)\s+)?{A_FLANK}(?:\s+to\s+(?:him|it|them|us))?|there(?:['’]s|\s+is)\s+{A_FLANK})"
)
FLANK_CHARGES_ONLY = re.compile(
    r"^(?P<mark>\W*)(?:flank\s+charges\s+only|only\s+flank\s+charges|charges\s+(?:only\s+)?(?:in)?to\s+flanks(?:\s+only)?)\s+(?:for|by|from)\s+(?P<who>[^,;:.!?]{2,40}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
CHARGES_FLANKS = re.compile(
    rf"{WHO}\s*[,:]?\s+{MAY}(?:makes?\s+)?(?:flank\s+charges\s+only|only\s+flank\s+charges|charges?\s+(?:(?:open|exposed)\s+)?flanks\s+only|"
    rf"charges?\s+an?\s+(?:open|exposed|naked)\s+flank){END}",
    re.IGNORECASE,
)
NO_CHARGE_BUT = re.compile(
    rf"^(?P<mark>\W*)no\s+charg(?:e|es|ing)\s+(?:by|from|for)\s+(?P<who>[^,;:.!?]{{2,40}}?)\s*,?\s+(?:except|unless|but|save|other\s+than)\s+(?:[^,;:.!?]{{2,30}}?\s)?{A_FLANK}"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
IF_FLANK_ONLY = re.compile(
    rf"{WHO}\s+(?:(?:is|are)\s+(?:not\s+)?to|will|shall|should|may|can|must|do(?:es)?)?\s*(?:not\s+|only\s+|never\s+)*(?:engage\s+in\s+(?:a\s+|any\s+)?charges?|charges?|attacks?|take\s+a\s+flank\s+charge)"
    rf"(?:\s+only)?\s*,?\s+(?:except\s+|but\s+only\s+|save\s+)?{IF_FLANK}(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *No independent charges by Hubert*
NO_CHARGE_BY = re.compile(
    r"^(?P<mark>\W*)no\s+(?:(?:independent|opportunity|unordered|wild|private|mad|spontaneous|rash)\s+)?charg(?:e|es|ing)\s+(?:by|from|for)\s+(?P<who>[^,;:.!?]{2,40}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *does not charge unless I say so*
UNLESS_TOLD = re.compile(
    r"(?P<deed>(?:\b(?:not|never|no|nobody|none)|n['’]t)\b[^,;:.!?]{2,50}?)\s*,?\s+(?:unless|until)\s+(?:(?:I|we|you)\s+(?:expressly\s+|specifically\s+)?(?:say|tell|order|allow)"
    r"(?:\s+(?:so|otherwise|it|them|him)(?:\s+to)?)?|told(?:\s+to)?|ordered(?:\s+to)?|so\s+ordered|otherwise\s+(?:told|ordered|instructed))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *may take a flank charge if it offers itself*
FLANK_IF_IT_COMES = re.compile(
    rf"{WHO}\s+{MAY}(?:take|make)s?\s+an?\s+flank\s+charge\s*,?\s+(?:if|when|should)\s+(?:it|one|the\s+chance)\s+(?:offers?|presents?|comes?|arises?)(?:\s+(?:itself|up|along))?"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *keeps his men in hand*: they charge nobody
IN_HAND = re.compile(
    r"\b(?P<is>(?:is|are)\s+to\s+|should\s+|must\s+|will\s+|shall\s+)?keep(?P<s>s)?\s+(?:his|their|its|the)\s+(?:men|horses|troopers|horsemen|riders|squadrons|regiments|people|cavalry)\s+"
    r"(?:well\s+|firmly\s+|tightly\s+)?in\s+hand\b(?:\s*,?\s*(?:and|with|so)?\s*(?:not\s+charge|no\s+charges?|no\s+charging|does\s+not\s+charge)(?=\s*(?:[.,;!]|$)))?",
    re.IGNORECASE,
)
FLANKS = r"\g<who> opportunity charge flank only"


DECISIONS_TOLD = (
    *LET_THEM_GO,
    *WHEN_THEY_WIN,
    *ABOUT_TO_BE_TAKEN,
    *BY_THEIR_GUNS,
    *CHANCES,
    *IN_RETURN,
    *FIRE_GIVEN_FREE,
    *SKIRMISHERS_CHARGED,
    turn("feld|field|table|champ", NOBODY_LEAVES, "retreat never"),
    turn("flank", BUT_ONLY_FLANKS, FLANKS),
    turn("flank", FLANK_CHARGES_ONLY, FLANKS),
    turn("flank", CHARGES_FLANKS, FLANKS),
    turn("flank", NO_CHARGE_BUT, FLANKS),
    turn("flank", FLANK_IF_IT_COMES, FLANKS),
    turn("unless|until", UNLESS_TOLD, r"\g<deed> without my order"),
    turn("flank", IF_FLANK_ONLY, FLANKS),
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
    turn("flank", ONLY_FLANKS, FLANKS),
    turn("flanc", ONLY_FLANKS_FR, lambda one: f"{one['who'] or one['only']} opportunity charge flank only"),
    turn("flanc", ONLY_FLANKS_FR_IF, FLANKS),
    turn("flanke", ONLY_FLANKS_DE, FLANKS),
    turn("win|beat|break", KEEP_GOING, r"pursue if \g<they> \g<win>"),
)


def as_decided(raw: str) -> str:
    """A sentence that tells a decision in full with the decision called by its name."""
    return put_plainly(raw, DECISIONS_TOLD)
