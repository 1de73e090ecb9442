"""Sayings: what people say in a figure for staying close, for not firing, and for standing to both sides of a road."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHOM = r"(?P<whom>[^,;:.!?]{2,30}?)"
# *ne lâche pas 1/2Nas d'une semelle*, *weicht Gauthier nicht von der Seite*, *sticks to Gauthier like glue*
CLOSE_TO = (
    rf"\b(?:ne|n['’])\s*(?:lâche(?:nt|ra)?|quitte(?:nt|ra)?)\s+(?:pas|plus)\s+{WHOM}\s+"
    r"(?:d['’]une\s+semelle|d['’]un\s+pas|des\s+yeux\s+ni\s+d['’]une\s+semelle)",
    rf"\b(?:weicht|weichen)\s+{WHOM}\s+nicht\s+von\s+der\s+(?:Seite|Pelle)",
    rf"\b(?:sticks?|stays?|keeps?)\s+(?:to|with)\s+{WHOM}\s+like\s+(?:glue|a\s+(?:limpet|leech|shadow|burr))",
)
FOLLOWS = ("suit", "folgt", "follows")
# *garde ses munitions*, *spart Munition*, *saves its ammunition*: does not fire
SAVING = (
    (r"\b(?:garde(?:nt)?|tient|tiennent|économise(?:nt)?|ménage(?:nt)?|épargne(?:nt)?)\s+(?:ses|leurs|les|la)\s+"
     r"(?:munitions?|poudre|cartouches|boulets)\b",
     "ne tire pas"),
    (r"\b(?:spart|sparen|schont|schonen)\s+(?:(?:ihre|seine|die)\s+)?(?:Munition|Pulver|Kugeln)\b", "schießt nicht"),
    (r"\b(?:saves?|keeps?|spares?|conserves?)\s+(?:its|his|their|the)\s+(?:ammunition|ammo|powder|shot|rounds)\b",
     "does not fire"),
)  # fmt: skip
# *7L et 7M sur la crête, de part et d'autre de la route*: with a place that is told, how they stand to it
ASTRIDE = re.compile(
    r"(?P<there>\b(?:sur|en|à|au|dans|on|at|in|to|auf|nach|bei)\s+(?:(?:la|le|les|l['’]|the|de[nmr]|das|die)\s*)?[\w-]{2,25}(?:\s*,\s*(?:l['’]une?|one|einer|eines)\s+"
    r"[^,;:.!?]{5,30})?)\s*,\s*(?:de\s+part\s+et\s+d['’]autre|à\s+cheval\s+sur|des\s+deux\s+côtés|on\s+(?:both|either)\s+sides?|astride|beiderseits|"
    r"zu\s+beiden\s+Seiten)\s*(?:(?:de|du|des|of|der|des)\s+)?(?:(?:la|le|l['’]|the|der|des)\s*)?(?:route|chaussée|chemin|road|high\s+road|track|Straße|"
    r"Chaussee|Weg(?:es)?)(?:\s+de\s+\w+)?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
SAYINGS = (
    *(
        turn(keys, re.compile(said, re.IGNORECASE), rf"{plain} \g<whom>")
        for keys, said, plain in zip(("semelle|un pas", "von der", " like "), CLOSE_TO, FOLLOWS, strict=True)
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), plain)
        for keys, (said, plain) in zip(
            ("munition|poudre|cartouche|boulet", "munition|pulver|kugeln", "ammo|ammunition|powder|shot|round"),
            SAVING,
            strict=True,
        )
    ),
    turn("part et|cheval sur|deux côtés|sides|side of|astride|beiderseits|beiden seiten", ASTRIDE, r"\g<there>"),
)
