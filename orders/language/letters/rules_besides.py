"""Rules besides: what somebody may do at any opportunity, told in the sentence of his order, or two that are denied.

*6Ch bleibt stehen, darf aber bei jeder Gelegenheit attackieren* tells him two things, and the second is a rule.
"""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.keys import Keys
from orders.language.letters.chances import CHANCE_DE, CHANCE_FR, IF_CHANCE_DE, SEIZES_DE, SEIZES_EN, SEIZES_FR
from orders.language.letters.charges_told import CHANCE_EN

WHO = (
    r"^(?P<first>\W*(?P<who>(?:(?:Die|Der|Das|The|Les?|La)\s+|L['’])?(?:(?:Brigade|General|"
    r"brigade)\s+)?[A-ZÄÖÜ\d][\w/-]*"
    r"(?:\s+(?:und|and|et)\s+[A-ZÄÖÜ\d][\w/-]*)?)\s+"
)
MAY_DE = re.compile(
    WHO + r"(?:bleib|steh|wart|geh|rück|reite|zieh|komm|folg|deck|halt|hält|marschier|stell|"
    r"unterstütz)\w*\b[^;:.!?]{0,80}?)\s*"
    r"(?:,\s*(?:aber\s+|jedoch\s+)?|,?\s+und\s+)(?:sie\s+|er\s+|es\s+)?"
    r"(?:(?:darf|dürfen|soll|sollen|kann|können|wird|werden)\s+(?:aber\s+|jedoch\s+|auch\s+|dabei\s+|gern\w*\s+|"
    r"dann\s+|dort\s+|sie\s+|er\s+|es\s+)*"
    rf"(?:{CHANCE_DE}\s+(?:auch\s+|gern\w*\s+)?(?:attackieren|angreifen|chargieren)|(?:attackieren|angreifen|"
    rf"chargieren)\s*{IF_CHANCE_DE})"
    rf"|(?:attackier(?:t|en)|chargier(?:t|en)|greif(?:t|en))(?:\s+(?:aber|jedoch|dann|auch|dort|sie|er))*"
    rf"(?:\s+{CHANCE_DE}(?:\s+an)?|(?:\s+an)?{IF_CHANCE_DE}))(?=\s*[.!]*\s*$)"
)
MAY_EN = re.compile(
    WHO + r"(?:stays?|remains?|holds?|waits?|stands?|goes|go|moves?|rides?|advances?|follows?|supports?|"
    r"marche?s?|comes?|keeps?|does\s+not|"
    r"do\s+not|is\s+to|are\s+to)\b[^;:.!?]{0,80}?)\s*,?\s+(?:but|and|although|though)\s+(?:it\s+|they\s+|he\s+)?"
    rf"(?:(?:may|can|should|shall|is\s+(?:free|allowed)\s+to|are\s+(?:free|allowed)\s+to|will)\s+(?:always\s+|"
    rf"also\s+)?charge|charges?)\s+"
    rf"{CHANCE_EN}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
MAY_FR = re.compile(
    WHO + r"(?:ne\s+|n['’]|reste|attend|tien|va\b|vont|avance|suit|suivent|march|se\s+|"
    r"s['’])[^;:.!?]{0,80}?)\s*,?\s+(?:mais|et)\s+"
    r"(?:(?:il|elle|ils|elles)\s+)?(?:(?:peu(?:t|vent)|doi(?:t|vent)|pourra|pourront)\s+charger|charge(?:nt|ra|"
    r"ront)?)\s*,?\s+"
    rf"{CHANCE_FR}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Hubert va en K7 et ne charge que de flanc*, *goes to K7 and only charges flanks*
FLANKS_FR = re.compile(
    WHO + r"(?!ne\s|n['’]|charge|attaque)[^;:.!?]{3,80}?)\s*(?:,\s*(?:et\s+|mais\s+)?|\s(?:et|mais)\s+)"
    r"(?:(?:ils?|elles?)\s+)?"
    r"(?:(?:ne\s+|n['’])(?:doi\w+\s+|peu\w+\s+)?(?:charge|attaque)\w*\s+(?:(?:de\s+lui|d['’]elle"
    r"|d['’]eux)(?:-mêmes?)?\s+)?(?:que|qu['’])|"
    r"(?:charge|attaque)\w*\s+(?:seulement|uniquement))\s*(?:de|dans|par|sur|en|s['’]ils?"
    r"|si)?\b[^,;:.!?]{0,40}?\bflancs?\b(?=\s*(?:[.!]*\s*$))",
    re.IGNORECASE,
)
FLANKS_EN = re.compile(
    WHO + r"(?!only\b|charges?\b)[^;:.!?]{3,80}?)\s*(?:,\s*(?:and\s+|but\s+)?|\s(?:and|but)\s+)(?:(?:he|it|they)\s+)?"
    r"(?:only\s+(?:ever\s+)?charges?|charges?\s+only|(?:may|should"
    r"|can)\s+only\s+charge)\s+[^,;:.!?]{0,40}?\bflanks?\b(?=\s*(?:[.!]*\s*$))",
    re.IGNORECASE,
)
# *may charge at any opportunity, but comes back afterwards*: two decisions
CHARGES_AND_COMES_BACK = re.compile(
    r"^(?P<first>(?P<who>\W*[^,;:.!?]{1,40}?)\s+(?:(?:opportunity|counter)\s+charge\s+(?:always|flank\s+only)"
    r"|charges\s+d['’]opportunité\s+toujours|contre-charges?\s+toujours|"
    r"(?:Gelegenheitsattacken|Gegenattacken?)\s+immer))\s*(?:[,;]|(?=\s))\s*(?:(?:and|but|then|afterwards|mais|et|puis|aber|und"
    r"|dann)\s+)*(?:(?:he|it|they|ils?|elles?|er|sie|es)\s+)?(?:"
    r"(?:should\s+|must\s+)?(?:then\s+)?(?:returns?|comes?\s+(?:straight\s+)?back|goes?\s+(?:straight\s+)?back|rall(?:y|ies)\s+back)"
    r"(?:\s+to\s+(?:(?:its|his|their)\s+(?:own\s+)?(?:places?|positions?|lines?|post|original\s+\w+)|where\s+(?:it|he|they)\s+"
    r"(?:was|were|came\s+from|started(?:\s+from)?)))?"
    r"(?:\s+(?:afterwards|after\s+that|then|again|after\s+it|after\s+a\s+charge))?|"
    r"(?:revien(?:t|nent)|retourne(?:nt)?|rentre(?:nt)?)(?:\s+(?:ensuite|après(?:\s+(?:cela|ça))?"
    r"|aussitôt))?(?:\s+(?:à\s+(?:leur|sa)\s+place|en\s+arrière|à\s+(?:leur|son)\s+point\s+de\s+départ))?"
    r"(?:\s+(?:ensuite|après(?:\s+(?:cela|ça))?))?|"
    r"(?:komm(?:t|en)|kehr(?:t|en)|geh(?:t|en))\s+(?:(?:er|sie|es|danach|dann|anschließend|hinterher|aber"
    r"|wieder)\s+)*(?:an\s+(?:seinen|ihren)\s+Platz\s*)?(?:zurück)?)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Wathiez appuiera Gauthier et saisira toute occasion de charger*
BESIDES = (
    r"[^;:.!?]{3,90}?)\s*(?:,\s*(?:et\s+|mais\s+|and\s+|but\s+|und\s+|aber\s+)?|"
    r"\s+(?:et|mais|and|but|und|aber)\s+)(?:(?:ils?|elles?|it|they|he|er|sie|es)\s+)?"
)
SEIZED = tuple(
    re.compile(WHO + BESIDES + seizes + r"(?=\s*[.!]*\s*$)", re.IGNORECASE)
    for seizes in (SEIZES_FR, SEIZES_EN, SEIZES_DE)
)
#: By a language: who is told something and a charge besides, how that is said as a rule, and its keys.
SAID = (
    (Keys("always|toujours|immer"), CHARGES_AND_COMES_BACK, "{who} rally back after a breakthrough"),
    (Keys("gelegenheit|chance"), MAY_DE, "{who} darf bei jeder Gelegenheit attackieren"),
    (Keys("charge"), MAY_EN, "{who} may charge at any opportunity"),
    (Keys("occasion"), MAY_FR, "{who} peut charger à toute occasion"),
    (Keys("occasion"), SEIZED[0], "{who} peut charger à toute occasion"),
    (Keys("chance|opportunit|opening"), SEIZED[1], "{who} may charge at any opportunity"),
    (Keys("gelegenheit|chance"), SEIZED[2], "{who} darf bei jeder Gelegenheit attackieren"),
    (Keys("flanc"), FLANKS_FR, "{who} opportunity charge flank only"),
    (Keys("flank"), FLANKS_EN, "{who} opportunity charge flank only"),
)


NAME = r"(?:the\s+|le\s+|la\s+|die\s+)?(?-i:[A-ZÄÖÜÉ\d])[\w/'’-]*"
# *Take both to the farm, Gauthier first and Jamin after him*: where they go, and who acts first
ORDER_OF_MARCH = re.keyed(
    rf"^(?P<order>[^;:.!?]{{8,140}}?)\s*,\s*(?P<one>{NAME})\s+(?:first|in\s+front|in\s+the\s+lead|leading|zuerst|voran|vorneweg|"
    rf"d['’]abord|en\s+tête|devant)\s*,?\s+(?:(?:and|then|und|dann|et|puis)\s+)*(?P<two>{NAME})\s+(?:after|behind|following|danach|"
    r"dahinter|hinterher|ensuite|derrière|après)(?:\s+(?:him|it|them|lui|elle|eux))?(?P<rest>\s*,[^;:!?]*)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def order_and_rule(raw: str) -> tuple[str, str] | None:
    """What is ordered, and the rule told with it, as a sentence of its own; ``None`` for others."""
    for keys, said, rule in SAID:
        if keys.stand_in(raw) and (found := said.match(raw)):
            return found["first"], rule.format(who=found["who"])
    march = ORDER_OF_MARCH.match(raw)
    return (march["order"] + (march["rest"] or ""), f"{march['one']} first, then {march['two']}") if march else None


# *They do not charge on their own and do not pursue*
DENIED = (
    r"(?:do(?:es)?\s+not|don['’]?t|doesn['’]?t|must\s+not|mustn['’]t|should\s+not|"
    r"shouldn['’]t|shall\s+not|will\s+not|won['’]t|(?:is|are)\s+not\s+to|may\s+not)"
)
TWO_DENIED = re.keyed(
    rf"^\W*(?P<who>(?:he|they|it|(?:his|their|its|the|my)\s+\w+"
    rf"|(?-i:[A-Z\d])[\w/-]*(?:\s+(?-i:[A-Z])[\w-]+)?))\s+(?P<denied>{DENIED})\s+(?P<one>(?:counter-?)?charge[^,;:.!?]{{0,40}}?)\s*,?\s+(?:and|nor|or)\s+(?:(?:he|they|it)\s+)?(?:also\s+)?"
    rf"(?:{DENIED}\s+)?(?:to\s+)?(?P<two>(?:pursue|chase|run\s+after|follow\s+up"
    rf"|go\s+after)\b[^,;:.!?]{{0,30}}?)(?:\s+either)?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Hubert attackiert nicht von sich aus und verfolgt niemanden*
TWO_DENIED_DE = re.keyed(
    r"^\W*(?P<who>(?:er|sie|es|(?:(?:die|das|der)\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]*(?:\s+und\s+(?-i:[A-ZÄÖÜ\d])[\w/-]*)?))\s+"
    r"(?P<one>(?:attackier(?:t|en)|greif(?:t|en)|chargier(?:t|en))\s+(?:nicht"
    r"|niemanden)(?:\s+von\s+sich\s+aus)?(?:\s+an)?)\s*,?\s+und\s+(?:(?:er|sie|es)\s+)?"
    r"(?P<two>(?:verfolg(?:t|en)|setz(?:t|en)|jag(?:t|en))\s+(?:nicht|niemand(?:en|em))(?:\s+nach)?)\s*[.!]*\s*$",
    re.IGNORECASE,
)


def two_denied(raw: str) -> tuple[str, str] | None:
    """Two rules that forbid somebody two things in one sentence, each as a sentence of its own."""
    both = TWO_DENIED.match(raw)
    if both is None and (german := TWO_DENIED_DE.match(raw)) is not None:
        return f"{german['who']} {german['one']}", f"{german['who']} {german['two']}"
    if both is None:
        return None
    who = f"{both['who']} {both['denied']}"
    return f"{who} {both['one']}", f"{who} {both['two']}"


# *..., 27J and 5M excepted (why that is), and nobody pursues*
EXCEPTED_AND = re.keyed(
    r"^(?P<one>[^;.!?]{10,200}?\s(?:excepted|aside))\s*(?:\([^()]*\))?\s*(?:,\s*(?:and|but)|;(?:\s*and)?|\s+and)\s+(?P<two>[^;]{8,200})$",
    re.IGNORECASE,
)


def excepted_and(raw: str) -> tuple[str, str] | None:
    """A rule with those left out of it, and what follows it in the same sentence; ``None`` for any other sentence."""
    found = EXCEPTED_AND.match(raw)
    return (found["one"], found["two"]) if found is not None else None


# *Carré contre la cavalerie, et les tirailleurs se replient*: two rules
SKIRMISHERS_TOO = re.keyed(
    r"^(?P<one>[^;.!?]{8,160}?)\s*(?:,\s*(?:et\s+|und\s+|and\s+)?|\s+(?:et|und|and)\s+)(?:que\s+)?"
    r"(?P<two>(?P<fr>(?:les|nos|mes)\s+(?:tirailleurs|voltigeurs)\s+(?:se\s+replie|reculent|se\s+retire|se\s+dérobe|décroche|s['’]esquive|esquive)\w*)|"
    r"(?P<de>(?:die\s+|unsere\s+)?(?:Plänkler|Schützen)\s+(?:weichen\s+(?:aus|zurück)|gehen\s+zurück|ziehen\s+sich\s+zurück))|"
    r"(?P<en>(?:the\s+|our\s+)?skirmishers\s+(?:fall\s+back|give\s+way|evade|withdraw)))"
    r"(?P<case>\s*,?\s+(?:s['’]ils|si|quand|wenn|falls|sobald|if|when|once)\s[^,;:.!?]{3,50}?)?\s*[.!]*\s*$",
    re.IGNORECASE,
)


def skirmishers_too(raw: str) -> tuple[str, str] | None:
    """A rule, and another one that skirmishers give way, with its case; ``None`` for any other sentence."""
    found = SKIRMISHERS_TOO.match(raw)
    if found is None:
        return None
    if found["case"]:
        return found["one"], found["two"] + found["case"]
    case = "s'ils sont chargés" if found["fr"] else "wenn sie angegriffen werden" if found["de"] else "if charged"
    return found["one"], f"{found['two']} {case}"
