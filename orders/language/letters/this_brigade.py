"""This brigade, this division: *alle Bataillone dieser Brigade*, *toute la brigade*, *the whole division*.

They are those of the brigade that was told of last, or of the battalion that was: *1/92 geht voraus. Kein Bataillon
dieser Brigade verfolgt.* A brigade whose name stands behind it is that one: *all battalions of the brigade Campi*.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from battles.engine.keys import Keys

NAMED = r"(?!\s+(?:von\s+|de\s+|d['’]|of\s+)?(?-i:[A-ZÄÖÜÀ-Ý]))"
NAMED_BELOW = r"(?!\s+(?:of|de|von|des|der)\b)"
# What stands there, and what is put in its place, with the name of the brigade as ``{}``.
OF_THIS = (
    (
        "brigade",
        r"\b(?P<of>(?:Bataillone?n?|Regimenter[n]?|Schwadronen|Truppen|Leute|Einheiten|Männer)\s+)"
        r"(?:dieser|seiner|ihrer|jener|der\s+(?:ganzen|gesamten|genannten)|(?<=\bBataillone\s)der)\s+Brigade\b",
        r"\g<of>von {}",
    ),
    (
        "brigade",
        r"^(?P<of>\W*(?:(?:und|aber|auch|also|dann)\s+)*)(?:die\s+(?:ganze|gesamte|komplette)|diese(?:\s+ganze)?)\s+Brigade\b",
        r"\g<of>die Brigade {}",
    ),
    (
        "seine|ihre",
        r"\b(?P<of>(?:alle[nr]?|sämtliche[nr]?)\s+)(?:seine[nr]?|ihre[nr]?)\s+(?P<what>Bataillone?n?|Regimenter[n]?)\b(?!\s+(?:von|der|des)\b)",
        r"\g<of>\g<what> von {}",
    ),
    (
        "brigade",
        r"(?P<of>,\s*(?:dann\s+|so\s+)?(?:bildet|macht|formiert|geht|bleibt|zieht|weicht|hält|rückt|formt)\s+(?:sich\s+)?)"
        r"(?:die\s+(?:ganze|gesamte|komplette)|diese(?:\s+ganze)?)\s+Brigade\b",
        r"\g<of>die Brigade {}",
    ),
    (
        "brigade",
        rf"\b(?P<of>(?:bataillons?|régiments?|hommes|troupes|escadrons)\s+)de\s+(?:cette|sa|leur|toute\s+la|la\s+même)\s+brigade\b{NAMED}",
        r"\g<of>de {}",
    ),
    ("brigade", rf"\btoute\s+(?:la|cette|sa)\s+brigade\b{NAMED}{NAMED_BELOW}", "la brigade {}"),
    (
        "brigade",
        r"\b(?P<of>(?:battalions?|regiments?|squadrons?|units?|men|troops)\s+)(?:of|in|from)\s+(?:this|his|that|the\s+(?:whole|same|entire)|their)\s+brigade\b"
        rf"{NAMED}",
        r"\g<of>of {}",
    ),
    (
        "brigade",
        rf"(?<!\bin\s)(?<!\bof\s)(?<!\bfrom\s)(?<!\bby\s)(?<!\bto\s)\b(?:the\s+(?:whole|entire)|all\s+of\s+this)\s+brigade\b{NAMED}{NAMED_BELOW}",
        "{}",
    ),
)


def at(meant: str, level: str) -> str:
    """What is put for a brigade, for a command of another level."""
    return meant.replace("brigade", level).replace("Brigade", level.title())


# *Toute la brigade suit*: whom was told before
FOLLOWS = re.compile(
    r"\b(?:suit|suivent|suivra|suivront|folgt|folgen|follows?|kommt\s+(?:nach|hinterher)|kommen\s+(?:nach|hinterher))\b(?!\s+(?:l[ea]s?\s|dem\s|der\s|the\s|\d|(?-i:[A-ZÄÖÜÀ-Ý])))",
    re.IGNORECASE,
)
OF_THEM = (">von {}", " von {}", ">de {}", ">of {}")  # battalions of it
LEVELS = ("brigade", "division")
KEYS = Keys("brigade|division|seine|ihre")
SAID = {
    level: tuple(
        (re.compile(said.replace("brigade", level).replace("Brigade", level.title()), re.IGNORECASE), at(meant, level))
        for key, said, meant in OF_THIS
        if level == "brigade" or key == "brigade"
    )
    for level in LEVELS
}
ASKED = {level: re.AnyOf(tuple(said for said, _ in pairs)) for level, pairs in SAID.items()}


def speaks_of_this(raw: str) -> str:
    """Whether a sentence is about *this brigade* or *this division*, whatever its name: which of the two, or empty."""
    if not KEYS.stand_in(raw):
        return ""
    return next((level for level in LEVELS if ASKED[level].search(raw)), "")


def with_this(raw: str, level: str, name: str) -> str:
    """A sentence with the name of the brigade or division which it only calls this one, or the whole of it."""
    for said, meant in SAID[level]:
        raw = said.sub(meant.format(name), raw)
    return raw


def with_the_rest(raw: str, level: str, others: Sequence[str]) -> str:
    """``The whole brigade follows`` one of its battalions: the others of it, by their names; else as it was."""
    if FOLLOWS.search(raw) is None:
        return raw
    for said, meant in SAID[level]:
        if not meant.endswith(OF_THEM):
            plain = meant.replace(at("die Brigade ", level), "").replace(at("la brigade ", level), "")
            raw = said.sub(plain.format(", ".join(others)), raw)
    return raw
