"""Next turn: what is put off until then, told of a place and of nobody: *the farm is for next turn*.

*Den Hof machen wir nächste Runde*: letters are for the turn in hand. Who is named in such a sentence may be meant for
the turn that is to be played now, which people call the next as well; where nobody is, nobody goes there.
"""

from __future__ import annotations

from battles.engine import expressions as re

PUT_OFF = re.keyed(
    r"\b(?:in\s+der\s+)?nächste[nr]?\s+(?:Runde|Mal|Zug|Spielzug)\b|\b(?:for\s+|until\s+|till\s+|in\s+)?(?:the\s+)?next\s+(?:turn|time|round)\b|\b(?:au|pour\s+le)\s+(?:prochain\s+tour|tour\s+(?:suivant|prochain))\b|"
    r"\bla\s+prochaine\s+fois\b",
    re.IGNORECASE,
)
HEADED = re.compile(r":\s*\S")
# *It should go to F5, so that next turn it may bear on the wood*: they were told of before
THEY = re.compile(r"\b(?:it|he|she|they|them|er|sie|ihn|ils?|elles?)\b", re.IGNORECASE)


def is_put_off(raw: str) -> bool:
    """Whether a sentence tells of the next turn, and heads nothing."""
    return PUT_OFF.search(raw) is not None and HEADED.search(raw) is None and THEY.search(raw) is None
