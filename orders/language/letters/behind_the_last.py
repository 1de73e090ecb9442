"""Behind the last: in French, what a sentence takes from the one before it, by no more than its words.

*Après quoi il rentre*, behind a case, is for that case; *eux passent derrière*, behind *sauf les lanciers*, is for the
lancers; *celle de Bijleveld*, behind a sentence on the guns, is his battery.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re

END = r"(?=\s*(?:[.!;]|$))"
LEAD = r"^(?P<lead>\W*(?:(?:et|mais|puis|donc)\s*,?\s+)?)"
# *Après quoi il rentre*, *elles reculent alors en G10*, behind a sentence with a case: in that case, and not now
AFTER_WHICH = re.compile(
    rf"{LEAD}(?:après\s+quoi|(?:et\s+)?(?:seulement\s+)?alors(?:\s+seulement)?|ensuite|puis|"
    rf"et\s+là)\s*,?\s+(?=(?:ils?|elles?)\s)|"
    r"^(?P<lead2>\W*)(?P<he>(?:ils?|elles?)\s+(?:(?:se|s['’]|y)\s*)?(?-i:[a-zà-ÿ]+))\s+(?:alors|dans\s+ce\s+cas|"
    r"à\s+ce\s+moment(?:-là)?)\b",
    re.IGNORECASE,
)
A_CASE = re.compile(
    r"\b(?:si|s['’]ils?|s['’]elles?|tant\s+qu\w*|jusqu['’]à\s+ce\s+qu\w*|dès\s+qu\w*|quand|lorsqu\w*|au\s+cas|"
    r"en\s+cas|avant\s+qu\w*|"
    r"se\s+laisse\w*\s+(?:pas\s+)?prendre)\b",
    re.IGNORECASE,
)
# *Toute ma cavalerie reste, sauf les lanciers. Eux passent derrière Jamin*: those who were excepted
EXCEPTED = re.keyed(
    r"\b(?:sauf|excepté|hormis|à\s+part|à\s+l['’]exception\s+(?:de|du|des|"
    r"d['’]))\s*(?P<who>[^,;:.!?]{2,40}?)\s*[.!]*\s*$",
    re.IGNORECASE,
)
THOSE = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)(?:eux|lui|elles?|ceux-là|ceux-ci|celui-là|celui-ci|celle-là|celle-ci|"
    r"celles-là|celles-ci)(?:\s*,?\s+(?:ils?|elles?))?\s*,?\s+(?=(?:se\s+|s['’]|y\s+|ne\s+)?[a-zà-ÿ]{2,})",
    re.IGNORECASE,
)
# *Quand stevenart se tait, elles passent au 2/2Nas*
SWITCHES = re.keyed(
    r"(?P<she>\belles?|\bils?)\s+(?:passe(?:nt|ra|ront)?|reporte(?:nt)?\s+(?:leur|son)\s+(?:feu|tir)|"
    r"se\s+reporte(?:nt)?|change(?:nt)?\s+(?:de\s+cible\s+)?pour|s['’]occupe(?:nt)?)\s+"
    r"(?P<to>au|aux|à\s+la|à|sur\s+la|sur\s+le|sur|la|le|du|de\s+la|de)\s+(?=\d[\w/]*|[a-z]{5,}\s*[.!]*\s*$)",
    re.IGNORECASE,
)
ON = {
    "au": "sur le",
    "aux": "sur les",
    "àla": "sur la",
    "à": "sur",
    "surla": "sur la",
    "surle": "sur le",
    "sur": "sur",
    "la": "sur la",
    "le": "sur le",
    "du": "sur le",
    "dela": "sur la",
    "de": "sur",
}
THAT_OF = re.compile(r"\bcelles?\s+(?=(?:de|du)\s+(?:la\s+)?(?-i:[A-ZÀ-Ý\d]))", re.IGNORECASE)
GUNS_TOLD = re.keyed(r"\b(?:artillerie|batteries?|pièces|canons)\b", re.IGNORECASE)

# *La ferme est à tenir coûte que coûte. C'est le 5M qui s'en charge*
IS_TO_BE = re.keyed(
    r"^\W*(?P<what>(?:(?:la|le|les|ce|cette)\s+|l['’])?[^,;:.!?\d]{3,40}?)\s+(?:est|sont)\s+à\s+(?P<deed>tenir|"
    r"prendre|défendre|occuper|garder|enlever|attaquer)\b",
    re.IGNORECASE,
)
SEES_TO_IT = re.compile(
    r"^(?P<lead>\W*)(?:c['’]est\s+)?(?P<who>(?:(?:le|la)\s+)?(?:\d[\w/]*|"
    r"(?-i:[A-ZÀ-Ý])[\w-]+))\s+(?:qui\s+)?s['’]en\s+(?:charge|occupe)(?:ra)?\b",
    re.IGNORECASE,
)
DEEDS = {
    "tenir": "défend",
    "prendre": "prend",
    "défendre": "défend",
    "occuper": "occupe",
    "garder": "défend",
    "enlever": "prend",
    "attaquer": "attaque",
}


def seen_to(raw: str, before: Sequence[str]) -> str:
    """A sentence on who sees to what the one before said is to be done."""
    found = IS_TO_BE.match(before[0]) if before else None
    if found is None:
        return raw
    return SEES_TO_IT.sub(
        lambda told: f"{told['lead']}{told['who']} {DEEDS[found['deed'].lower()]} {found['what']}", raw
    )


# *Leur premier objectif est le 2/2Nas. Leur second, stevenart*, of guns
THEIR_AIM = re.compile(
    r"^(?P<lead>\W*)(?:leur|son|sa)\s+(?:(?P<first>premi(?:er|ère))\s+(?:objectif|cible|but)|(?:seconde?|"
    r"deuxième)(?:\s+(?:objectif|cible|but))?)\s*"
    r"(?:est|sera|c['’]est|:|,)\s*(?=\S)",
    re.IGNORECASE,
)


def at_their_aim(raw: str, before: Sequence[str]) -> str:
    """A sentence on the first and second object of guns that were told of: at whom they fire, and then."""
    if not any(GUNS_TOLD.search(one) for one in before):
        return raw
    return THEIR_AIM.sub(
        lambda told: f"{told['lead']}{'elles' if told['first'] else 'Quand il est battu, elles'} tirent sur ", raw
    )


def those_excepted(raw: str, before: Sequence[str]) -> str:
    """A sentence on those whom the one before excepted, with their name."""
    found = EXCEPTED.search(before[0]) if before else None
    if found is None:
        return raw
    who = found["who"].strip()
    return THOSE.sub(lambda told: f"{told['lead']}{who[0].upper()}{who[1:]} ", raw)


def on_the_next(raw: str, before: Sequence[str]) -> str:
    """*Quand il se tait, elles passent au 2/2Nas*, behind a sentence on whom guns fire at: they fire at that one."""
    if not any(re.search(r"\b(?:tir|feu|vis|canonn|bombard|cibl)", one, re.IGNORECASE) for one in before):
        return raw
    return SWITCHES.sub(fire_at, raw)


def fire_at(told: re.Match[str]) -> str:
    """They fire at the next."""
    many = told["she"].lower().endswith("s")
    return f"{told['she']} {'tirent' if many else 'tire'} {ON[re.sub(' +', '', told['to'].lower())]} "


def that_of(raw: str, before: Sequence[str]) -> str:
    """*Celle de Bijleveld tire ...* behind a sentence on the guns: his battery."""
    return THAT_OF.sub("la batterie ", raw) if before and GUNS_TOLD.search(before[0]) is not None else raw


def in_that_case(raw: str, before: Sequence[str]) -> str:
    """A sentence behind one with a case that goes on with *then*: in that case, and not now."""
    if not before or A_CASE.search(before[0]) is None:
        return raw
    return AFTER_WHICH.sub(
        lambda told: f"{told['lead'] or told['lead2'] or ''}Dans ce cas, {(told['he'] or '').lower()}", raw
    )
