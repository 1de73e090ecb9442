"""Each in turn: of two who were just named the first and the second, and the one beside whom the other goes.

*2/2Nas et 3/2Nas : le premier tient la lisière, le second vient en E8*; *5M tient la ferme, 7L se met à sa droite*.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = r"(?:(?:the|le|la|les|das|die|der)\s+)?(?:\d{1,2}/?\w*(?:\s+(?-i:[A-Z])[\w-]+)?|(?-i:[A-Z])[\w-]+)"
AND = r"\s*(?:,|\band\b|\bet\b|\bund\b|&|\+)\s*"
TOLD = r"[^.;!?]*?"
# One of them, and then the other.
ORDINALS = (
    (r"(?:the\s+)?(?:first|former|one)(?:\s+(?:one|of\s+them))?", r"(?:the\s+)?(?:second|latter|other)(?:\s+one)?"),
    (r"(?:le\s+premier|la\s+première|l['’]une?|celui-là)", r"(?:le|la)\s+(?:second|seconde|deuxième)|l['’]autre"),
    (r"(?:der|die|das)\s+(?:erste|erstere|eine)", r"(?:der|die|das)\s+(?:zweite|letztere|andere)"),
)
# Of a regiment, or in the array, these are something else.
NO_BODY = (
    r"(?!\s+(?:battalions?|bataillons?|bataillon|line|ligne|linie|regiments?|régiment|wave|vague|welle|of\b|de\b|du\b|"
    r"vom\b|von\b|\d))"
)
IN_TURN = tuple(
    re.compile(
        rf"^(?P<lead>\W*)(?P<one>{NAME}){AND}(?P<two>{NAME})\s*[:,;–—-]\s*(?:{first}){NO_BODY}\s+(?P<does>{TOLD})"
        rf"\s*[,;]?\s*(?:(?:and|et|und|while|tandis\s+que)\s+)?\b(?:{second}){NO_BODY}\s+(?=\w)",
        re.IGNORECASE,
    )
    for first, second in ORDINALS
)


def in_turn(found: re.Match[str]) -> str:
    """What the first of two does, and what the second does."""
    return f"{found['lead']}{found['one']} {found['does']}; {found['two']} "


# *5M holds the farm, 7L goes to its right*
AT_HIS_SIDE = (
    (
        r"(?P<at>(?:on|to|at))\s+(?:its|his|their)\s+(?P<side>right|left)(?:[- ]hand)?(?:\s+side)?",
        "to the {side} of {who}",
    ),
    (r"(?P<at>à|sur)\s+sa\s+(?P<side>droite|gauche)", "à {side} de {who}"),
)
BESIDE_HIM = tuple(
    re.compile(
        rf"^(?P<before>\W*(?:(?:while|as|pendant\s+que|tandis\s+que)\s+)?(?P<who>{NAME})\s+[^,;:.!?]+[,;]\s*(?:(?:and|et)\s+)?"
        rf"(?:{NAME})\s+[^,;:.!?]*?)\b{said}(?=\s*(?:[,.;!]|$|\b(?:and|et|in|en)\b))",
        re.IGNORECASE,
    )
    for said, _ in AT_HIS_SIDE
)


def beside(plain: str) -> Callable[[re.Match[str]], str]:
    """Beside the one who was named before those who go there."""
    return lambda found: found["before"] + plain.format(side=found["side"], who=found["who"])


# *Les canons de Foy restent, ceux de Bachelu avancent*: the same of another
OF_ANOTHER = (
    (
        r"(?P<before>\b(?P<noun>canons|batteries|pièces|bataillons|régiments|lanciers|chasseurs|cavaliers|tirailleurs)\b[^;:.!?]*?[,;]\s*"
        r"(?:(?:et|mais|tandis\s+que)\s+)?)(?:ceux|celles)\s+(?=(?:de|du|des)\s|d['’])",
        r"\g<before>les \g<noun> ",
    ),
    (
        r"(?P<before>\b(?P<noun>guns|batteries|battalions|regiments|lancers|chasseurs)\b[^;:.!?]*?[,;]\s*(?:(?:and|but|while)\s+)?)those\s+of\s+",
        r"\g<before>the \g<noun> of ",
    ),
    (
        r"(?P<before>\b(?P<noun>Geschütze|Batterien|Kanonen|Bataillone|Regimenter|Lanciers|Chasseurs)\b[^;:.!?]*?[,;]\s*(?:(?:und|aber)\s+)?)"
        r"(?:die|jene|diejenigen)\s+(?=(?:von|vom)\s)",
        r"\g<before>die \g<noun> ",
    ),
)
EACH_IN_TURN = (
    *(
        turn(keys, re.keyed(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(("ceux|celles", "those of", "die |jene"), OF_ANOTHER, strict=True)
    ),
    *(
        turn(keys, said, in_turn)
        for keys, said in zip(
            ("second|latter|other", "second|deuxième|autre", "zweite|letztere|andere"), IN_TURN, strict=True
        )
    ),
    *(
        turn(keys, said, beside(plain))
        for keys, said, (_, plain) in zip(("right|left", "sa droite|sa gauche"), BESIDE_HIM, AT_HIS_SIDE, strict=True)
    ),
)
