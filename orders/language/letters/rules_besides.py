"""Rules besides: what somebody may do at any opportunity, or does behind a fight, told in the sentence of his order.

*6Ch bleibt stehen, darf aber bei jeder Gelegenheit attackieren* tells him two things, and the second is a rule.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = (
    r"^(?P<first>\W*(?P<who>(?:(?:Die|Der|Das|The|Les?|La)\s+|L['’])?(?:(?:Brigade|General|"
    r"brigade)\s+)?[A-ZÄÖÜ\d][\w/-]*"
    r"(?:\s+(?:und|and|et)\s+[A-ZÄÖÜ\d][\w/-]*)?)\s+"
)
# *darf aber bei jeder Gelegenheit attackieren*, *und attackiert, sobald sich eine Gelegenheit bietet*
CHANCE_DE = (
    r"(?:bei\s+(?:(?:jeder|passender|guter|günstiger|erster|sich\s+bietender|"
    r"der\s+ersten)\s+(?:sich\s+bietenden\s+)?)?Gelegenheit)"
)
IF_CHANCE_DE = (
    r"(?:\s*,?\s*(?:wenn|sobald|falls|wo\s+immer)\s+(?:sich\s+(?:ihm\s+|ihr\s+|ihnen\s+|dort\s+)?(?:eine|die|"
    r"ihm\s+eine)\s+"
    r"(?:gute\s+|günstige\s+)?Gelegenheit(?:\s+dazu)?\s+(?:bietet|ergibt|dazu\s+bietet)|(?:er|sie|es)\s+(?:die|"
    r"eine)\s+(?:gute\s+)?"
    r"(?:Gelegenheit|Chance)\s+(?:hat|haben|sieht|sehen|bekommt|bekommen)))"
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
# *stays put but may charge whenever it gets the chance*
CHANCE_EN = (
    r"(?:(?:at|on|upon|given)\s+(?:any|every|each|the\s+first|a|a\s+good)\s+(?:good\s+|"
    r"suitable\s+)?(?:opportunity|chance|occasion)|"
    r"(?:whenever|when|if|as\s+soon\s+as|wherever)\s+(?:(?:it|they|he)\s+(?:gets?|sees?|ha(?:s|ve)|"
    r"finds?)\s+(?:the|a|an|any)\s+"
    r"(?:good\s+|decent\s+)?(?:chance|opportunity|opening)|(?:the|an|a)\s+(?:good\s+)?(?:chance|"
    r"opportunity)\s+(?:offers|comes|arises|"
    r"presents\s+itself)(?:\s+itself|\s+up)?))"
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
# *ne bouge pas, mais peut charger à toute occasion*
CHANCE_FR = (
    r"(?:à\s+(?:toute|chaque|la\s+première|la\s+moindre)\s+(?:bonne\s+)?occasion|(?:dès\s+qu['’]|s['’]|quand\s+|si\s+)"
    r"(?:une?\s+(?:bonne\s+)?occasion\s+se\s+présente(?:nt)?|ils?\s+en\s+(?:a|ont)\s+l['’]occasion|"
    r"l['’]occasion\s+se\s+présente|"
    r"il\s+se\s+présente\s+une\s+(?:bonne\s+)?occasion|elles?\s+en\s+(?:a|ont)\s+l['’]occasion))"
)
MAY_FR = re.compile(
    WHO + r"(?:ne\s+|n['’]|reste|attend|tien|va\b|vont|avance|suit|suivent|march|se\s+|"
    r"s['’])[^;:.!?]{0,80}?)\s*,?\s+(?:mais|et)\s+"
    r"(?:(?:il|elle|ils|elles)\s+)?(?:(?:peu(?:t|vent)|doi(?:t|vent)|pourra|pourront)\s+charger|charge(?:nt|ra|"
    r"ront)?)\s*,?\s+"
    rf"{CHANCE_FR}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *setzt nicht nach, sondern kommt zurück*: behind a fight, and not now
NOT_AFTER = (
    (
        "nicht nach|nicht weiter|verfolg",
        r"\b(?:(?:setz|jag|reite|hau)(?:t|(?P<many>e?n))\s+(?:aber\s+|dann\s+|dabei\s+|ihm\s+|ihnen\s+)*nicht\s+nach|"
        r"verfolg(?:t|(?P<more>en))\s+(?:aber\s+|dann\s+)?(?:nicht|niemanden|keinen|den\s+Feind\s+nicht|"
        r"sie\s+nicht|ihn\s+nicht))\s*,?\s*sondern\s+"
        r"(?:(?:komm|kehr|reite|geh|zieh)(?:t|e?n)\s+(?:sofort\s+|gleich\s+|wieder\s+|dann\s+|sich\s+)*(?:zurück|"
        r"um)(?:\s+(?:nach|zu|zum|zur|in|auf|hinter)\s+[\w/ -]{1,25})?|"
        r"(?:sofort\s+|gleich\s+)?zurück)(?:\s+und\s+(?:sammel(?:t|n)\s+sich|sammel(?:t|n)))?(?=\s*(?:[.;!]|$))",
        lambda one: f"{'sollen' if one['many'] or one['more'] else 'soll'} nach einem Sieg zurückkehren",
    ),
    (
        "not pursue|not follow|not chase|n't pursue|n't follow|n't chase|never pursue",
        r"\b(?:do(?:es)?\s+not|do(?:es)?n['’]t|never)\s+(?:pursues?|follow(?:s)?\s+up|chase)\s*(?:them|him|it|"
        r"anyone|anybody|the\s+enemy)?"
        r"\s*,?\s*but\s+(?:(?:it|they|he)\s+)?(?:comes?|rall(?:y|ies)|rides?|goes|go|falls?|turns?|"
        r"pulls?)\s+(?:straight\s+|right\s+)?back"
        r"(?:\s+(?:and|to)\s+(?:rall(?:y|ies)|reforms?))?(?=\s*(?:[.;!]|$))",
        "comes back after winning",
    ),
    (
        "ne poursui",
        r"^(?:\W*après\s+(?:la|une|chaque|toute)\s+(?:percée|charge|"
        r"victoire)\s*,\s*)?(?P<who>[^,;:.!?]{2,40}?)\s+ne\s+poursui(?:t|vent|vra|vront)\s+"
        r"(?:pas|personne|jamais|point)\s*,?\s*mais\s+(?:revien(?:t|nent)|rentre(?:nt)?|retourne(?:nt)?|"
        r"se\s+replie(?:nt)?)"
        r"(?:\s+(?:se\s+(?:rallier|reformer)|en\s+arrière|à\s+sa\s+place|sur\s+ses\s+pas))?(?=\s*(?:[.;!]|$))",
        lambda one: f"{one['who']} revient après une victoire",
    ),
)

#: By a language: who is told something and a charge besides, how that is said as a rule, and its keys.
SAID = (
    (("gelegenheit", "chance"), MAY_DE, "{who} darf bei jeder Gelegenheit attackieren"),
    (("charge",), MAY_EN, "{who} may charge at any opportunity"),
    (("occasion",), MAY_FR, "{who} peut charger à toute occasion"),
)


def order_and_rule(raw: str) -> tuple[str, str] | None:
    """What is ordered, and the rule told with it, as a sentence of its own; ``None`` for others."""
    low = raw.lower()
    for keys, said, rule in SAID:
        if any(key in low for key in keys) and (found := said.match(raw)):
            return found["first"], rule.format(who=found["who"])
    return None


BESIDES = tuple(turn(keys, re.compile(said, re.IGNORECASE), plain) for keys, said, plain in NOT_AFTER)
