"""By their numbers: so many of a brigade or regiment by the order in which they stand in it.

*Les trois premiers bataillons du 2e léger*, *the first two battalions of Campi*, *die letzten zwei Bataillone von
Campi*; *le dernier, le 3/100, ...* is that one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine import expressions as re

NUMBERS = {
    "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "two": 2, "three": 3, "four": 4, "five": 5,
    "zwei": 2, "beiden": 2, "drei": 3, "vier": 4, "fünf": 5,
}  # fmt: skip
SO_MANY = re.keyed(
    r"\b(?P<the>(?:les|ses|mes|ces|des)\s+)(?P<n>deux|trois|quatre|cinq)\s+(?P<which>premi[eè]re?s|"
    r"derni[eè]re?s)\s+(?=bataillons|régiments|"
    r"escadrons)|"
    r"\b(?P<the_en>(?:the|his|my)\s+)(?P<which_en>first|last)\s+(?P<n_en>two|three|four|five)\s+(?=battalions|"
    r"regiments|squadrons)|"
    r"\b(?P<the_de>(?:die|seine|meine)\s+)(?:(?P<which_de>ersten|letzten)\s+(?P<n_de>zwei|beiden|drei|vier|fünf)|"
    r"(?P<n_de2>beiden|drei|vier|fünf)\s+(?P<which_de2>ersten|letzten))\s+(?=Bataillone|Regimenter|Schwadronen)",
    re.IGNORECASE,
)
# *Le dernier, le 3/100, garde les canons*: which one that is
WHICH_IS = re.keyed(
    r"^(?P<lead>\W*(?:(?:et|mais|enfin)\s*,?\s+)?)(?:(?:(?:le|la)\s+(?:premi(?:er|ère)|derni(?:er|ère)|second|"
    r"seconde|deuxième|"
    r"troisième|quatrième|cinquième|sixième)|l['’]autre|une?\s+seule?|une?\s+autre)(?:\s+(?:bataillon|régiment|"
    r"batterie))?|"
    r"(?:ses|leurs|mes|nos)\s+(?:tirailleurs|éclaireurs|voltigeurs))\s*,\s*(?P<who>(?:le|la)\s+\d[\w/]*)\s*,\s*(?=\S)",
    re.IGNORECASE,
)


def by_their_numbers(raw: str, units_of: Callable[[str], tuple[Sequence[str], str]]) -> str:
    """A sentence with those named who are counted from one end of their brigade.

    ``units_of`` tells of what units words begin with the name, in their order, and what stands behind.
    """
    raw = WHICH_IS.sub(lambda told: f"{told['lead']}{told['who']} ", raw)
    found = SO_MANY.search(raw)
    if found is None:
        return raw
    many = next(NUMBERS[found[key].lower()] for key in ("n", "n_en", "n_de", "n_de2") if found[key])
    which = next(found[key] for key in ("which", "which_en", "which_de", "which_de2") if found[key]).lower()
    the = next(found[key] for key in ("the", "the_en", "the_de") if found[key])
    units, behind = units_of(f"{the}{raw[found.end() :]}")
    if len(units) <= many:
        return raw
    chosen = units[:many] if which[0] in "pfe" else units[-many:]
    article, link = ("le ", "et") if found["the"] else ("", "und" if found["the_de"] else "and")
    named = [f"{article}{id}" for id in chosen]
    return f"{raw[: found.start()]}{', '.join(named[:-1])} {link} {named[-1]}{behind}"
