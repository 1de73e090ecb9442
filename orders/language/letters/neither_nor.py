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


NEITHER_NOR = (
    turn("ni ", NI_NI, none_of_those),
    turn("personne|rien|nul|aucun", NOBODY_THERE, all_stay_there),
    turn("personne|rien|nul|aucun", NOBODY_OF_THEM, they_stay),
)
