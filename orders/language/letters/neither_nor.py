"""Neither ... nor: *ni la cavalerie ni les canons ne bougent*, put as a denial of all who are named."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Ni les cavaliers (GCh, GLan) ni leurs deux batteries ne bougent*: before the verb, of those who do not do it
NI_NI = re.compile(
    r"(?P<mark>^\W*|[.;:]\s*)ni\s+(?P<first>[^;:.!?]{2,60}?)\s*,?\s+ni\s+(?P<others>[^;:.!?]{2,90}?)\s+(?P<ne>ne\s+|n['’])"
    r"(?P<verb>(?:(?:se|s['’]|les?|la|y|en)\s*)*[\w'’-]+)(?!\s+(?:pas|plus|jamais|point|rien|que)\b)",
    re.IGNORECASE,
)
AND_NI = re.compile(r"\s*,?\s+\bni\s+", re.IGNORECASE)


def none_of_those(told: re.Match[str]) -> str:
    """All of those who are named, and that they do not."""
    others = AND_NI.sub(", ", told["others"])
    return f"{told['mark']}{told['first']} et {others} {told['ne']}{told['verb']} pas"


# *Dans le bois, personne ne bouge*, *Husson : personne ne bouge*: they stay, whoever is there
NOBODY = (
    r"(?:personne|rien|nul|aucun\s+(?:bataillon|homme))\s+(?:d['’]autre\s+)?ne\s+"
    r"(?:bouge(?:ra)?|remue|se\s+déplace)\b(?!\s+(?:sans|tant|avant))"
)
NOBODY_THERE = re.compile(
    rf"(?P<mark>^\W*|[.;]\s*)(?P<where>(?:dans|sur|en|à|au|près\s+d[eu])\s+[^,;:.!?]{{2,30}}?)\s*,?\s+{NOBODY}|"
    rf"(?P<mark2>^\W*|[.;]\s*){NOBODY}\s+(?P<there>(?:dans|sur|en|à|au|près\s+d[eu])\s+[^,;:.!?]{{2,30}})",
    re.IGNORECASE,
)
NOBODY_OF_THEM = re.compile(
    rf"(?:(?P<who>^\W*)chez\s+(?P<name>[^,;:.!?]{{2,30}}?)\s*[,:]\s*|(?P<colon>:\s*)){NOBODY}", re.IGNORECASE
)


def all_stay_there(told: re.Match[str]) -> str:
    """That all stay who stand there."""
    return f"{told['mark'] or told['mark2'] or ''}tout le monde {told['where'] or told['there']} reste"


def they_stay(told: re.Match[str]) -> str:
    """That they stay."""
    return f"{told['who']}{told['name']} : on ne bouge pas" if told["name"] else ": on ne bouge pas"


# *greift weder 5M noch 7L an*, *greift 5M und 7L nicht an*, *soll weder 5M noch 7L angreifen*: neither of both
FIGHTS_DE = r"(?P<verb>greif|attackier|beschie(?:ß|ss)|bekämpf|bombardier|unterstütz|verfolg)(?P<t>t|e?n)"
WEDER_NOCH = re.compile(
    rf"\b{FIGHTS_DE}\s+weder\s+(?P<one>[^,;:.!?]{{1,30}}?)\s*,?\s+noch\s+(?P<two>[^,;:.!?]{{1,30}}?)(?:\s+an)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
BEIDE_NICHT = re.compile(
    rf"\b{FIGHTS_DE}\s+(?P<one>[^,;:.!?]{{1,30}}?)\s+(?:und|oder)\s+(?P<two>[^,;:.!?]{{1,30}}?)\s+nicht(?:\s+an)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
SOLL_WEDER = re.compile(
    r"\b(?P<shall>soll|sollen|darf|dürfen|muss|müssen|wird|werden)\s+weder\s+(?P<one>[^,;:.!?]{1,30}?)\s*,?\s+noch\s+(?P<two>[^,;:.!?]{1,30}?)\s+(?P<does>[a-zäöüß]{4,}(?:en|ern))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *feuert weder auf 5M noch auf 7L*
WEDER_AUF = re.compile(
    r"\b(?P<fires>feuer(?:t|n)|schie(?:ß|ss)(?:t|en)|ziel(?:t|en))\s+weder\s+auf\s+(?P<one>[^,;:.!?]{1,30}?)\s*,?\s+noch\s+(?:auf\s+)?(?P<two>[^,;:.!?]{1,30}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *soll 5M und nicht 7L beschießen*: the first of both
NICHT_DER_ANDERE = re.compile(
    r"\b(?P<shall>soll|sollen|darf|dürfen|muss|müssen|wird|werden)\s+(?P<one>(?:auf\s+)?(?:(?:die|das|den)\s+)?(?-i:[A-ZÄÖÜ\d])[\w/.-]*)\s*,?\s+(?:und|aber)\s+nicht\s+"
    r"(?P<two>[^,;:.!?]{1,30}?)\s+(?P<does>[a-zäöüß]{4,}(?:en|ern))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
INFINITIVES = {"greif": "angreifen"}


def neither_of_both(told: re.Match[str]) -> str:
    """That both are spared, with the verb at the end."""
    verb = told["verb"].lower()
    shall = "soll" if told["t"].lower() == "t" else "sollen"
    return f"{shall} {told['one']} und {told['two']} nicht {INFINITIVES.get(verb, verb + 'en')}"


NEITHER_NOR = (
    turn("weder", WEDER_NOCH, neither_of_both),
    turn("nicht", NICHT_DER_ANDERE, r"\g<shall> \g<one> \g<does>"),
    turn("weder", WEDER_AUF, r"\g<fires> nicht auf \g<one> und \g<two>"),
    turn("nicht", BEIDE_NICHT, neither_of_both),
    turn("weder", SOLL_WEDER, r"\g<shall> \g<one> und \g<two> nicht \g<does>"),
    turn("ni ", NI_NI, none_of_those),
    turn("personne|rien|nul|aucun", NOBODY_THERE, all_stay_there),
    turn("personne|rien|nul|aucun", NOBODY_OF_THEM, they_stay),
)
