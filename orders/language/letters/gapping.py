"""Gapping: a verb that is said once for two: *Campi soutient Husson et Jamin Gauthier*, with the verb for both."""

from __future__ import annotations

import re
from collections.abc import Callable

TITLE = r"(?:(?:le|la|les|der|die|das|den|dem|the)\s+)?(?:(?:général|general|gén\.?|gen\.?|brigade|division|bde)\s+)?"
NAME = rf"{TITLE}(?:[A-ZÀ-Ý][\w’-]+|\d{{1,2}}/\d{{1,3}}\w*)"
# One or two small words that are no preposition: with one, the second says it again.
VERB = (
    r"(?:(?:ira|iront|va|vont|doit|doivent|soll|sollen|wird|will|should|shall|must|to)\s+)?"
    r"(?!(?:et|und|and|ou|oder|or|puis|dann|then|de|du|des|von|der|of|mit|avec|with|sur|vers|nach|zu|zur|zum|auf|hinter|"
    r"derrière|behind|devant|vor|à|au|aux|en|in|bei|to)\b)[a-zäöüßàâçéèêëîïôûù]{4,}"
)
GAP = re.compile(
    rf"(?<![\w/])(?P<who>{NAME})\s+(?P<verb>{VERB})\s+(?P<whom>{NAME})\s*(?:,\s*|,?\s+(?:et|und|and)\s+)"
    rf"(?P<other>{NAME})\s+(?P<object>{NAME})(?=\s*(?:[.;!]|$|,|\bet\b|\bund\b|\band\b))"
)


def with_verbs(raw: str, is_troops: Callable[[str], bool]) -> str:
    """A sentence with such a verb in both places."""

    def said_twice(found: re.Match[str]) -> str:
        if not (is_troops(found["other"]) and is_troops(found["object"])):
            return found[0]
        return f"{found['who']} {found['verb']} {found['whom']}; {found['other']} {found['verb']} {found['object']}"

    return GAP.sub(said_twice, raw)
