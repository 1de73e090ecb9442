"""Out of the question: what somebody is not to do, told by a word for the deed: *pas question d'avancer pour 5M*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO_FR = r"(?P<who>(?:le\s+|la\s+|les\s+|l['’])?(?-i:[A-Z\d])[^\s,;:.!?]*(?:\s+(?-i:[A-Z])[\w-]+)?)"
NO_FR = r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)(?:(?:il\s+n['’]est|c['’]est|est)\s+)?(?:pas|hors\s+de)\s+question\s*,?\s+"
DEED_FR = (
    r"(?:d['’]|de\s+)(?P<deed>(?:se\s+|s['’])?(?:avancer|bouger|reculer|sortir|attaquer|poursuivre|replier|"
    r"quitter\s+[^,;:.!?]{2,30}?))"
)
ENDS = r"(?=\s*(?:[,;.!]|$))"
DEED_BEHIND = re.compile(rf"{NO_FR}pour\s+{WHO_FR}\s+{DEED_FR}{ENDS}", re.IGNORECASE)
DEED_FIRST = re.compile(rf"{NO_FR}{DEED_FR}\s+(?:pour|chez|du\s+côté\s+de)\s+{WHO_FR}{ENDS}", re.IGNORECASE)
WHO_EN = r"(?P<who>(?:the\s+)?(?-i:[A-Z\d])[^\s,;:.!?]*(?:\s+(?-i:[A-Z])[\w-]+)?)"
DEED_EN = r"(?P<deed>advanc|mov|go|leav|retreat|withdraw|fall|attack)ing(?P<on>\s+(?:back|forward|out))?"
QUESTION_OF = re.compile(
    rf"^(?P<lead>\W*(?:(?:and|but)\s+)?)(?:(?:there\s+is|there['’]s|it\s+is)\s+)?no\s+question\s+of\s+{WHO_EN}\s+{DEED_EN}\b",
    re.IGNORECASE,
)
NONE_FOR = re.compile(
    rf"^(?P<lead>\W*(?:(?:and|but)\s+)?)no\s+{DEED_EN}\s+(?:for|by|from)\s+{WHO_EN}{ENDS}", re.IGNORECASE
)
WHOLE = {"advanc": "advance", "mov": "move", "leav": "leave"}
NO_DE = re.compile(
    r"^(?P<lead>\W*(?:(?:und|aber)\s+)?)kein(?:en)?\s+(?P<deed>Vorrücken|Vorgehen|Vormarsch|Zurückgehen|Rückzug)\s+(?:für|von|bei)\s+"
    rf"(?P<who>(?:das\s+|die\s+)?(?-i:[A-Z\d])[^\s,;:.!?]*){ENDS}",
    re.IGNORECASE,
)


def must_not(found: re.Match[str]) -> str:
    """What somebody must not do, in English."""
    deed = found["deed"].lower()
    return f"{found['lead']}{found['who']} must not {WHOLE.get(deed, deed)}{found['on'] or ''}"


OUT_OF_QUESTION = (
    turn("question", DEED_BEHIND, r"\g<lead>\g<who> ne doit pas \g<deed>"),
    turn("question", DEED_FIRST, r"\g<lead>\g<who> ne doit pas \g<deed>"),
    turn("question", QUESTION_OF, must_not),
    turn("no ", NONE_FOR, must_not),
    turn(
        "kein",
        NO_DE,
        lambda one: f"{one['lead']}{one['who']} geht nicht {'vor' if one['deed'][:3].lower() == 'vor' else 'zurück'}",
    ),
)
