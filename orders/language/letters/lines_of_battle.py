"""Lines of battle: troops of whom it is told which line they make up, before or behind what they are to do.

*The first line* is a place in the array and names no battalion; the formation of that name is another thing.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHICH = r"(?:first|second|third|front|leading|foremost|rear|1st|2nd|3rd)"
WELCHE = r"(?:erste[sn]?|zweite[sn]?|dritte[sn]?|vordere[sn]?|vorderste[sn]?|hintere[sn]?|[123]\.)"
QUELLE = r"(?:première|premiere|seconde|deuxième|deuxieme|troisième|troisieme|1re|1ère|2e|2ème|3e)"
# *The 92nd forms the first line and advances*, *les 1/92 et 2/92 forment la première ligne et avancent*
MAKES_UP = (
    rf"\b(?:(?:will|shall|should|must|may|can|(?:is|are|has|have)\s+to)\s+)?(?:forms?|makes?(?:\s+up)?|constitutes?|"
    rf"provides?|furnish(?:es)?|"
    rf"be|is|are|takes?|remains?|stays?)\s+(?:(?:in|as)\s+)?(?:the|a|our|my|his|its|"
    rf"their)\s+{WHICH}\s+line\b(?P<next>\s*,?\s+and\b|\s*[,;:]\s*(?:and\s+)?"
    r"(?:they|it|these|both)?\b)?",
    rf"\b(?:(?:doi(?:t|vent)|va|vont|devr(?:a|ont))\s+)?(?:former?|forment|formeront|formera|constituer?|constituent|"
    rf"constitueront|composer?|"
    rf"composent|sont|est|seront|sera|(?:ser(?:t|vent)\s+de))\s+(?:en\s+)?(?:la\s+|ma\s+|notre\s+|une\s+|"
    rf"sa\s+)?{QUELLE}\s+ligne\b(?P<next>\s*,?\s+et\b|"
    r"\s*[,;:]\s*(?:et\s+)?(?:ils|elles|il|elle)?\b)?",
    rf"\b(?:bilde[nt]?|stelle[nt]?|sind|ist|formier(?:t|en)|mach(?:t|en)|übernehmen|übernimmt)\s+(?:(?:dabei|dann|"
    rf"nun|zusammen|gemeinsam)\s+)?(?:die\s+|das\s+|"
    rf"den\s+|unser[en]*\s+|ein[en]?\s+)?{WELCHE}\s+(?:Linie|Treffen|Reihe|Welle)\b(?P<next>\s*,?\s+und\b|"
    rf"\s*[,;:]\s*(?:und\s+)?(?:sie|er|es|diese)?\b)?",
)
# *in the first line*, *als erstes Treffen*, *en première ligne*: beside a verb of its own
AS_A_LINE = (
    r"\s*,?\s+\b(?:in|as)\s+(?:the|a|our|my)\s+(?:first|1st|front|leading)\s+line\b(?!\s+(?:of|behind|to)\b)",
    r"\s*,?\s+\b(?:en|comme)\s+(?:première|premiere|1re|1ère)\s+ligne\b(?!\s+(?:de|du|des|derrière)\b)",
    r"\s*,?\s+\b(?:als|in|im)\s+(?:der\s+|die\s+|das\s+)?(?:erste[rsn]?|vordere[rsn]?|vorderste[rsn]?|"
    r"1\.)\s+(?:Linie|Treffen|Reihe|Welle)\b",
)
# *Gauthier: first line 1/92 and 2/92, second line 1/93 and 2/93*: who they are, and nothing that they do
MADE_OF = tuple(
    rf"(?P<mark>^\W*|[:,;]\s*){which}\s+{line}\s*[:=]?\s+(?=(?:the\s+|le\s+|la\s+|les\s+|das\s+|die\s+)?\d+(?:/\d|"
    rf"st\b|nd\b|rd\b|th\b|e\b|\.\s))"
    for which, line in ((WHICH, "line"), (QUELLE, "ligne"), (WELCHE, r"(?:Linie|Treffen|Reihe|Welle)"))
)
# *behind Husson as a second line*: what they are there
BEHIND_AS_A_LINE = re.keyed(
    rf"(?P<place>\b(?:behind|in\s+rear\s+of|derrière|hinter)\s+[^,;:.!?]{{2,40}}?)\s*,?\s+(?:(?:as|for|in)\s+(?:a|"
    rf"the|his|its|their)\s+{WHICH}\s+"
    rf"line|(?:en|comme)\s+{QUELLE}\s+ligne|als\s+{WELCHE}\s+(?:Linie|Treffen|Reihe|Welle))\b",
    re.IGNORECASE,
)
# *Gauthier will need a second line*: what he lacks, and nothing that he does
NEEDED = re.compile(
    rf"\s+\b(?:(?:will|may|might|would|does|do)\s+)?(?:needs?|wants?|lacks?|has\s+no|have\s+no)\s+(?:a\s+|some\s+|"
    rf"another\s+)?{WHICH}\s+line\b",
    re.IGNORECASE,
)
PLACED = re.compile(
    r"^\s*(?:,\s*)?(?:(?:some|about|roughly|around|only|just|at|a|an|à|environ|quelque|une?|etwa|rund|ungefähr|mit|"
    r"in|gut|knapp|close|right)\s+)*(?:\d|hundred\b|"
    r"cent\w*\b|hundert\b|behind\b|in\s+front\b|beside\b|left\b|right\b|derrière\b|devant\b|hinter\b|vor\b|links\b|"
    r"rechts\b|dahinter\b|distance\b)",
    re.IGNORECASE,
)
GOES = {"en": " goes ", "fr": " va ", "de": " geht "}
DOES = re.compile(r"[^\W_]{3,}")


def made_up(language: str) -> Callable[[re.Match[str]], str]:
    """What is done by those who make up a line; how far behind others it stands is where they go."""

    def plain(told: re.Match[str]) -> str:
        rest = told.string[told.end() :]
        if told["next"] is None and PLACED.match(rest):
            return GOES[language]
        return " " if told["next"] is not None and DOES.search(rest) else told[0]

    return plain


KEYS = {"en": "line", "fr": "ligne", "de": "linie|treffen|reihe|welle"}
LINES = (
    turn("line", NEEDED),
    turn("line|ligne|linie|treffen|reihe|welle", BEHIND_AS_A_LINE, r"\g<place>"),
    *(
        turn(KEYS[language], re.compile(said, re.IGNORECASE), made_up(language))
        for language, said in zip(KEYS, MAKES_UP, strict=True)
    ),
    *(turn(KEYS[language], re.compile(said, re.IGNORECASE)) for language, said in zip(KEYS, AS_A_LINE, strict=True)),
    *(
        turn(KEYS[language], re.compile(said, re.IGNORECASE), r"\g<mark>")
        for language, said in zip(KEYS, MADE_OF, strict=True)
    ),
)
# *1/92 and 2/92 form the first line.*: what they are, and nothing that they do
FIRST = re.keyed(
    r"\b(?:first|front|leading|foremost|1st|première|premiere|1re|1ère|erste\w*|vordere\w*|vorderste\w*|1\.)\s+\w+\W*$",
    re.IGNORECASE,
)
ONLY_THAT = tuple(re.keyed(rf"^(?P<who>[^,;:.!?]{{2,80}}?)\s+(?:{said})\W*$", re.IGNORECASE) for said in MAKES_UP)


def are_first_line(raw: str) -> str:
    """Of whom a sentence says no more than that they make up the first line; empty for other sentences."""
    if FIRST.search(raw) is None:
        return ""
    found = next((one for one in (said.match(raw) for said in ONLY_THAT) if one is not None), None)
    return "" if found is None else found["who"]
