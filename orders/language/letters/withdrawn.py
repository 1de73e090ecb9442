"""Withdrawn: an item of a numbered letter that is taken back or told anew by its number: *I change point 4: ...*."""

from __future__ import annotations

from battles.engine import expressions as re

ITEM = (
    r"(?:(?:section|point|item|paragraph|para\.?|order|number|clause|no\.|nr\.|punkt|ziffer|abs\.|absatz|artikel|article|art\.|"
    r"alinéa|§)\s*)"
)
NUMBER = r"(?P<{}>\d{{1,2}}(?:\.\d{{1,2}})*)(?![\d/]|\s*(?:cm|m\b|paces|yards|inches))"
GONE = (
    r"(?:withdrawn|cancell?ed|struck(?:\s+out)?|void|off|deleted|revoked|rescinded|dropped|no\s+longer\s+valid|gestrichen|hinfällig|"
    r"aufgehoben|ungültig|annulée?|supprimée?|caduque?|nulle?)"
)
WITHDRAWN = (
    re.keyed(
        rf"^(?P<lead>[^;.:]*?)\b{ITEM}{NUMBER.format('number')}\s+(?:(?:above|below|oben)\s+)?(?:is|are|ist|est|wird|sei)\s+"
        rf"(?:(?:hereby|now|hiermit|ainsi|donc)\s+)*{GONE}\b[^;.:]*",
        re.IGNORECASE,
    ),
    re.keyed(
        rf"^(?P<lead>\W*(?:(?:on|upon)\s+(?:reflection|second\s+thoughts)\s*,?\s*|please\s+|bitte\s+|ps\b\W*)*)"
        rf"(?:(?:je|j['’]|nous|I|we|ich)\s*(?:annule|supprime|retire|raye|cancel|withdraw|drop|streiche|annulliere|widerrufe)(?:\s+(?:donc|finalement|hereby|hiermit|also))?|"
        rf"forget|ignore|strike(?:\s+out)?|scrap|delete|cancel|drop|disregard|withdraw|streichen?|streiche|vergiss|vergessen\s+Sie|ignorieren\s+Sie|"
        rf"annulez|oubliez|supprimez|rayez)\s+(?:(?:my|the|le|la|den|die|das|mon|l['’])\s*)?(?:{ITEM}{NUMBER.format('number')}|{NUMBER.format('alone')}(?=\s*(?:[,;.!]|$|above|and\b|und\b|et\b)))"
        r"(?:\s+(?:above|oben|ci-dessus))?",
        re.IGNORECASE,
    ),
    # *En remesurant, je change le point 4 : Stevenart reste*: what is told behind it stands in its place
    re.keyed(
        rf"^(?P<lead>[^;:]{{0,80}}?)\b(?:(?:je|j['’]|nous|on)\s*(?:change|changerais|modifie|corrige|remplace|rectifie|reprends)(?:ons)?|(?:I|we)(?:['’]d|\s+would)?\s+(?:like\s+to\s+)?"
        rf"(?:change|amend|correct|replace|revise)|(?:ich\s+)?(?:ändere|korrigiere|ersetze|berichtige)(?:\s+ich)?|(?:changement|modification|correction|rectification)\s+(?:au|du|pour\s+le|de)|"
        rf"(?:change|amendment|correction)\s+(?:to|of|in)|(?:Änderung|Korrektur|Berichtigung)\s+(?:zu|von|bei|in))\s+(?:(?:my|the|le|la|den|die|das|mon|l['’]|zu|bei)\s*)?"
        rf"{ITEM}{NUMBER.format('number')}(?:\s+(?:above|oben|ci-dessus|comme\s+suit|as\s+follows|wie\s+folgt|ab))*\s*[:,–—-]\s*(?=\S+\s+\S)",
        re.IGNORECASE,
    ),
    # *Au point 4, finalement 7L va en G11*, *Punkt 4 lautet jetzt: ...*
    re.keyed(
        rf"^(?P<lead>[^;:]{{0,40}}?)\b(?:(?:au|pour\s+le|zu|bei|on|re|as\s+to|for|concernant\s+le)\s+{ITEM}{NUMBER.format('number')}\s*[,:–—-]?\s*"
        rf"(?:finalement|plutôt|en\s+fait|actually|instead|rather|on\s+second\s+thoughts|doch\s+lieber|lieber|stattdessen|doch)\s*[,:]?\s+|"
        rf"{ITEM}{NUMBER.format('alone')}\s+(?:devient|becomes|now\s+reads|lautet\s+(?:jetzt|nun|also)|est\s+remplacé\s+par)\s*:?\s+)(?=\S+\s+\S)",
        re.IGNORECASE,
    ),
)


# *Pour le point 2, cible stevenart*: what those do for whom the item is
OF_AN_ITEM = re.compile(
    rf"^\W*(?:p\W?\s?-?s\W+)?(?:(?:au|pour\s+le|concernant\s+le|zu|bei|on|for|re)\s+)?{ITEM}{NUMBER.format('number')}\s*[,:–—-]\s*(?P<rest>\S+\s+\S.*)$",
    re.IGNORECASE | re.DOTALL,
)


def of_an_item(raw: str) -> tuple[str, str] | None:
    """The number of the item of which a sentence tells more, and what; ``None`` where it names none."""
    found = OF_AN_ITEM.match(raw)
    return (found["number"], found["rest"]) if found is not None else None


def head_of(said: str) -> str:
    """For whom an item is: the words between its number and its colon; empty without one."""
    found = re.match(r"\W*\d{1,2}[.):]?\s+(?P<who>[^:.;!?]{2,40}?)\s*:", said)
    return found["who"] if found is not None else ""


def withdrawn_item(raw: str) -> tuple[str, str] | None:
    """The number of the item that a sentence takes back, and what it says behind that; ``None`` where it takes none."""
    for said in WITHDRAWN:
        if found := said.match(raw):
            number = found["number"] or (found["alone"] if "alone" in said.groupindex else "")
            return number, raw[found.end() :].lstrip(" ;,:.–—-")
    return None


def is_item(said: str, number: str) -> bool:
    """Whether words stand behind a number in a list."""
    return re.match(rf"\W*{re.escape(number)}(?:[.):]|(?=\s))\s*\S", said) is not None
