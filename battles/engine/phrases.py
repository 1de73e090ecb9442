"""Phrases of the order language as a player reads them: ``MOVE TO place``, ``FORM LINE | COLUMN [ON LEFT | RIGHT]``."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.orders import Phrase, Vocabulary

_BAR = re.compile(r" *\| *")
_SLOT = re.compile(r"\{(?P<name>\w+):(?P<type>[^}]+)\}")
#: What stands for a slot of these types; of any other type its own name does, and alternatives stand for themselves.
_TYPES = {
    "place": "place",
    "direction": "direction",
    "unit": "unit",
    "units": "units",
    "target": "enemy",
    "targets": "enemies",
    "command": "command",
    "commands": "commands",
    "shares": "4 enemy, 2 enemy",
}


def shown(phrase: Phrase, vocabulary: Vocabulary) -> str:
    """A phrase with its slots as words in small letters; what must be written stands in capitals."""

    def word(slot: re.Match[str]) -> str:
        kind = slot["type"]
        if kind == "formation":
            return " | ".join(formation.upper().replace("-", " ") for formation in vocabulary.formations)
        if kind in ("number", "integer"):
            return slot["name"]
        return _TYPES.get(kind, kind)

    return _BAR.sub(" | ", _SLOT.sub(word, phrase.pattern))
