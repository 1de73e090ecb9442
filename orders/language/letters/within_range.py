"""Within range: *fires at 27J as soon as it comes within range* fires at him; sooner no gun can, whatever is ordered.

A case that tells no more than that the target can be reached is none for an order to wait for.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

FOE = (
    r"(?P<foe>(?![^,;:.!?]*\bor\b)"
    r"(?!it\b|he\b|they\b|you\b|I\b|we\b|there\b)[^,;:.!?]{2,40}?(?:\s*,\s*[\w/-]{2,12}\s*,)?)"
)
REACHED_EN = (
    r"(?:(?:is|are|come|comes|get|gets|turns?\s+out\s+to\s+be|happens?\s+to\s+be)\s+(?:with)?in\s+(?:its\s+|their\s+|"
    r"his\s+|musket\s+|effective\s+|cannon\s+)?(?:range|reach|shot)|(?:is|are|comes?|gets?)\s+(?:close|near)\s+enough|"
    r"can\s+be\s+reached)(?:\s+(?:of\s+(?:it|him|them|the\s+(?:guns|battery|muskets))|there|yet|at\s+all))?"
)
WHEN_EN = r"(?:as\s+soon\s+as|once|when(?:ever)?|if|the\s+moment)"
ENDS_EN = r"(?=\s*(?:[.;!)]|,|$|and\b|but\b))"
ANYBODY = (
    r"(?!\s*(?:(?:at|on|upon)\s+)?(?:the\s+)?(?:French|English|British|Dutch|Prussians|Allies|enemy|foe|any\w*|"
    r"whoever|whatever|every\w*|somebody|someone|those|them|it)\b)"
)
ANYBODY_ABROAD = (
    r"(?!\s*(?:(?:auf|sur)\s+)?(?:den\s+Feind|die\s+(?:Franzosen|Engländer|Alliierten)|alles|jeden|jemand|"
    r"l['’]ennemi|les\s+(?:Français|Anglais|alliés)|tout))"
)
# *fires at 27J as soon as it comes within range*
FIRES_WHEN_NEAR = re.compile(
    rf"(?P<fire>\b(?:fires?|firing|shoots?|shooting|shells?|bombards?|opens?\s+(?:up|fire)|blazes?\s+away|lets?\s+fly)\s+(?:at\b|on\b|upon\b)?{ANYBODY}\s*[^,;:.!?]{{2,40}}?)\s*,?\s+{WHEN_EN}\s+"
    rf"(?:(?:it|he|they|those|that)\s+{REACHED_EN}|(?:its|it['’]s|he['’]s|they['’]re)\s+(?:(?:with)?in\s+(?:range|reach)|(?:close|near)\s+enough)|in\s+range|(?:it|they|he)\s+can|(?:at\s+all\s+)?possible){ENDS_EN}",
    re.IGNORECASE,
)
# *as soon as those jägers, 27J, come within range it shoots at them*
WHEN_NEAR_FIRES = re.compile(
    rf"\b{WHEN_EN}\s+{FOE}\s+{REACHED_EN}\s*,?\s+(?P<who>[^;:.!?]{{1,60}}?)\s+(?P<fire>(?:fires?|shoots?|may\s+(?:fire|shoot)|is\s+to\s+(?:fire|shoot)|opens?\s+fire|"
    r"should\s+(?:fire|shoot))\s+(?:at|on))\s+(?:it|him|them|those|that)\b",
    re.IGNORECASE,
)
# *1/2L is their target once it's close enough*, *with 2/2Nas as their target*
ITS_TARGET = re.compile(
    r"^(?P<mark>\W*)(?P<foe>(?:the\s+)?[\w/'’ -]{2,30}?)\s+(?:is|are|will\s+be)\s+(?P<whose>their|its|"
    r"his)\s+targets?(?:\s*,?\s+(?:once|when|as\s+soon\s+as|if)\s+"
    r"(?:its|it['’]s|he['’]s|they['’]re|(?:it|he|they)\s+(?:is|are|comes?|gets?))\s+(?:close\s+enough|near\s+enough|(?:with)?in\s+(?:range|reach)))?(?=\s*[.,;!]*\s*$)",
    re.IGNORECASE,
)
WITH_AS_TARGET = re.compile(
    r"(?:\s*,)?\s+(?:(?P<both>both|all)\s+(?:of\s+them\s+)?)?with\s+(?P<foe>(?:the\s+)?[\w/'’ -]{2,30}?)\s+as"
    r"\s+(?:their|its|his|a|the)\s+targets?(?:\s*,?\s+(?:once|when|as\s+soon\s+as|if)\s+"
    r"(?:it|he|they)\s+(?:can\s+be\s+reached|(?:is|are|comes?|gets?)\s+(?:(?:with)?in\s+(?:range|reach)|close\s+enough)))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *schießt auf 27J, sobald die in Reichweite sind*
SCHIESST_SOBALD = re.compile(
    rf"(?P<fire>\b(?:schieß(?:t|en)|schiess(?:t|en)|feuer(?:t|n)|beschieß(?:t|en)|nimmt|nehmen){ANYBODY_ABROAD}\s+(?:auf\s+)?[^,;:.!?]{{2,40}}?(?:\s+unter\s+Feuer)?)\s*,?\s+(?:sobald|wenn|falls)\s+(?:er|sie|es|diese[rs]?|man|(?:die|der|das)(?:\s+(?:Kolonne|Plänkler|Schützen|Bataillon|Batterie|Feind|Gegner|Linie|Reiter|Kavallerie))?)\s+(?:ihn\s+|sie\s+|es\s+|die\s+|den\s+)?"
    r"(?:(?:heran|näher|ran|nahe?\s+(?:genug\s+)?heran)\s*(?:kommt|kommen|ist|sind)|(?:in\s+(?:Reichweite|Schussweite|Schußweite)|nah(?:e)?\s+genug)\s+(?:sind|ist|kommt|kommen|heran(?:kommt|kommen|ist|sind))|von\s+der\s+Entfernung\s+her\s+geht|erreich\w+\s+(?:kann|können)|zu\s+erreichen\s+(?:ist|sind))"
    r"(?=\s*(?:[.,;!)]|$|und\b|aber\b))",
    re.IGNORECASE,
)
# *tire sur le 27J dès qu'il est à portée*
TIRE_DES = re.compile(
    rf"(?P<fire>\b(?:tire(?:nt|r)?|f(?:ait|ont)\s+feu|canonne(?:nt)?|ouvre(?:nt)?\s+le\s+feu){ANYBODY_ABROAD}\s+(?:sur\s+)?[^,;:.!?]{{2,40}}?)\s*,?\s+(?:(?:dès|aussitôt|sitôt)\s+qu['’]|quand\s+|lorsqu['’]|s['’])(?:ils?|elles?|on)\s+"
    r"(?:(?:est|sont|sera|seront|arrive(?:nt)?|vien(?:t|nent)|passe(?:nt)?|entre(?:nt)?)\s+à\s+(?:bonne\s+|sa\s+|leur\s+)?portée|(?:l['’]|le\s+|la\s+|les\s+)?(?:peut|pourra)\s+(?:les?\s+|la\s+|l['’])?atteindre)(?=\s*(?:[.,;!)]|$|et\b|mais\b))(?!\s*,\s*sinon\b)",
    re.IGNORECASE,
)


def plainly(told: re.Match[str]) -> str:
    """*If the jägers, 27J, are within its reach it fires at them* with the target by its name, and no case."""
    called = told["foe"].strip(" ,").rsplit(",", 1)[-1].strip()
    return f"{told['who']} {told['fire']} {called}"


WITHIN_RANGE = (
    turn("range|reach|enough|shot", FIRES_WHEN_NEAR, r"\g<fire>"),
    turn("range|reach|enough|shot", WHEN_NEAR_FIRES, plainly),
    turn("target", ITS_TARGET, r"\g<mark>they fire at \g<foe>"),
    turn("target", WITH_AS_TARGET, lambda told: f", and {'both' if told['both'] else 'they'} fire at {told['foe']}"),
    turn("heran|näher| ran|reichweite|schussweite|schußweite|genug|entfernung|erreich", SCHIESST_SOBALD, r"\g<fire>"),
    turn("portée|atteindre", TIRE_DES, r"\g<fire>"),
)
