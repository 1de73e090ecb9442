"""Either of two: *Husson or Campi takes the farm*, *entweder Husson oder Campi*, *soit Husson soit Campi*: which?

Read as a list both would do it, which nobody meant.
"""

from __future__ import annotations

from battles.engine import expressions as re

WHO = (
    r"(?:(?:the|die|der|das|le|la|les|l['’])\s*)?(?-i:[A-ZÀ-Ý\d])[\w/’-]*"
    r"(?:['’]s\s+(?:brigade|men|battalions|division))?"
)
EITHER = re.keyed(
    rf"^(?P<mark>\W*)(?:either\s+|entweder\s+|soit\s+|ou\s+bien\s+)?(?P<one>{WHO})\s*,?\s+(?:or|oder|ou|soit)\s+(?P<other>{WHO})\s+"
    r"(?P<does>(?!(?:is|are|gets?|was|wird|werden|ist|sind|est|sont|has|have|hat|haben)\b)[a-zà-ÿ][^;:!?]*)$",
    re.IGNORECASE,
)
#: Both are meant where none of them shall do it, or whoever it is.
BOTH = re.compile(r"\b(?:not|never|nicht|nie|kein\w*|ne|pas|n['’]\w+|neither|weder|whichever)\b", re.IGNORECASE)


def either_of_two(raw: str) -> tuple[str, str, str, str] | None:
    """Of a sentence for one of two: who they are, and what each of them would do; ``None`` for others."""
    found = EITHER.match(raw)
    if found is None or BOTH.search(raw):
        return None
    one, other, does = found["one"], found["other"], found["does"]
    return one, other, f"{found['mark']}{one} {does}", f"{found['mark']}{other} {does}"
