"""Shot at: who returns fire when somebody shoots at him, *schießt zurück, wenn auf ihn geschossen wird*, *shoots back*.

And who gives way while those who come are still far: *weicht aus, und zwar schon von weitem*, *il recule, et de loin
encore*: two decisions, the second by its name.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

LEAD = r"(?P<lead>^\W*(?:(?:und|aber|and|but|or)\s+)*)"
NAME = r"(?-i:\d+/\w+|\d+[A-Z]\w*|[A-ZÄÖÜ][\w’'-]+)"
WHO = rf"(?P<who>er|sie|es|die|der|(?:das\s+|die\s+|der\s+)?{NAME})"
BACK_DE = (
    r"(?:(?:schieß|feuer)(?:t|en|n)\s+(?:(?:aber|dann|auch|natürlich|sofort)\s+)*zurück|erwider(?:t|"
    r"n)\s+(?:(?:aber|dann|natürlich)\s+)*(?:das\s+|jedes\s+)?Feuer)"
)
SHOT_DE = (
    r"(?:(?:wenn|sobald|falls)\s+(?:auf\s+(?:ihn|sie|es|die)\s+(?:geschossen|gefeuert)\s+wird|(?:man|jemand|einer|wer|der\s+Feind|der\s+Gegner)\s+auf\s+(?:ihn|sie|es|die)\s+(?:schießt|feuert)|"
    r"(?:er|sie|es|die)\s+(?:beschossen|unter\s+Feuer\s+genommen)\s+(?:wird|werden))|bei\s+Beschuss)"
)
RETURNS_DE = re.compile(
    rf"{LEAD}{WHO}\s+(?:{BACK_DE}|(?:darf|dürfen|soll|sollen)\s+(?:zurückschießen|zurückfeuern|das\s+Feuer\s+erwidern))\s*,?\s+{SHOT_DE}\s*[.!]*\s*$",
    re.IGNORECASE,
)
SHOT_FIRST_DE = re.compile(
    rf"{LEAD}(?:{SHOT_DE}|wird\s+auf\s+(?:ihn|sie|es|die)\s+(?:geschossen|gefeuert))\s*,?\s+(?:dann\s+)?(?:(?:schieß|feuer)(?:t|en|n)\s+{WHO}\s+(?:(?:auch|natürlich|sofort)\s+)*zurück|"
    r"(?:darf|dürfen|soll|sollen)\s+(?P<they>er|sie|es|die|der)\s+(?:(?:auch|natürlich|ruhig)\s+)*(?:zurückschießen|zurückfeuern|das\s+Feuer\s+erwidern)|erwider(?:t|n)\s+(?P<those>er|sie|es)\s+das\s+Feuer)\s*[.!]*\s*$",
    re.IGNORECASE,
)
WHO_EN = rf"(?P<who>it|he|they|(?:the\s+)?{NAME})"
BACK_EN = (
    r"(?:(?:may|can|should|must|will|shall|is\s+to|are\s+to)\s+)?(?:returns?\s+fire|returns?\s+it|"
    r"shoots?\s+back|fires?\s+back|answers?)"
)
SHOT_EN = (
    r"(?:if|when|once)\s+(?:(?:it|he|they)\s+(?:is|are|gets?|comes?)\s+)?(?:(?:shot|fired)\s+(?:at|"
    r"on|upon)|under\s+fire|shelled|somebody\s+(?:shoots|fires)\s+at\s+(?:it|him|them))"
)
RETURNS_EN = re.compile(rf"{LEAD}{WHO_EN}\s+{BACK_EN}\s*,?\s+{SHOT_EN}\s*[.!]*\s*$", re.IGNORECASE)
SHOT_FIRST_EN = re.compile(rf"{LEAD}{SHOT_EN}\s*,?\s+(?:then\s+)?{WHO_EN}\s+{BACK_EN}\s*[.!]*\s*$", re.IGNORECASE)
# *Si on le charge, il recule, et de loin encore, pas quand il a le sabre sur le nez*
GIVES_WAY = (
    r"(?:recule|se\s+replie|se\s+retire|cède|s['’]esquive|décroche|reculent|se\s+replient|se\s+retirent|weicht|weichen|geht|gehen|zieht|ziehen|haut|hauen|läuft|laufen|"
    r"falls?|gives?|pulls?|retires?|goes|go|runs?)"
)
FROM_AFAR = re.compile(
    rf"^(?P<rule>[^;:.!?]*\b{GIVES_WAY}\b[^;:.!?]{{0,30}}?)\s*,\s*(?:et\s+(?:ce\s+)?|und\s+zwar\s+|and\s+|aber\s+|mais\s+)?(?:schon\s+|bien\s+|déjà\s+|même\s+|do\s+so\s+|that\s+)*"
    r"(?:de\s+(?:très\s+)?loin(?:\s+encore|\s+déjà)?|von\s+weitem|von\s+Weitem|auf\s+(?:große|weite)\s+Entfernung|aus\s+der\s+Ferne|from\s+(?:afar|a\s+(?:good\s+)?distance|far\s+off)|while\s+(?:they|the\s+enemy)\s+(?:are|is)\s+still\s+far(?:\s+off)?)"
    r"(?:\s*,\s*(?:et\s+)?(?:pas|nicht(?:\s+erst)?|not)\s+(?:quand|wenn|when|seulement|once)\b[^;:.!?]*)?\s*[.!]*\s*$",
    re.IGNORECASE,
)
MANY = re.compile(r"\b(?:ils|elles|weichen|gehen|ziehen|hauen|laufen|they|fall|give|pull|retire|go|run)\b")


def falls_back_from_afar(raw: str) -> tuple[str, str] | None:
    """A rule to fall back with the words that say from how far, and that as a rule of its own; ``None`` for others."""
    found = FROM_AFAR.match(raw)
    if found is None:
        return None
    he = "they" if MANY.search(found["rule"]) else "it"
    return f"{found['rule']}.", f"{he} evade distance far"


def returns_fire(told: re.Match[str]) -> str:
    """Who returns fire."""
    groups = told.groupdict()
    return f"{told['lead']}{groups['who'] or groups.get('they') or groups.get('those')} return fire always"


SHOT_AT = (
    turn("zurück|erwider", RETURNS_DE, returns_fire),
    turn("zurück|erwider", SHOT_FIRST_DE, returns_fire),
    turn("return|back|answer", RETURNS_EN, returns_fire),
    turn("return|back|answer", SHOT_FIRST_EN, returns_fire),
)
