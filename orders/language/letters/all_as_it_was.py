"""All as it was: that in a part of the field nothing changes, told before what those there do.

*In the wood everything stays as it is: 1/2Nas holds*, *im Wald bleibt alles beim Alten: ...*: nobody gets an
order by it who is not named behind it.
"""

from __future__ import annotations

from battles.engine import expressions as re

AS_IT_WAS = re.keyed(
    r"^(?P<head>\W*(?:(?:und|and|aber|but)\s+)?(?:(?:im|in|am|an|auf|bei|beim|at|on|near|along|rechts|links|dort|hier|ansonsten|sonst|there|here|otherwise)\b[^;:.!?,\d]{0,40}?\s*)?"
    r"(?:(?:bleibt|ist|steht)\s+(?:vorerst\s+|vorläufig\s+|auch\s+|weiter\s+|erst\s?mal\s+)*alles\s*,?\s*(?:beim\s+Alten|wie\s+(?:es\s+(?:ist|war|steht)|bisher|gehabt|gewesen|zuvor)|unverändert|so)|"
    r"(?:änder|veränder)t\s+sich\s+(?:vorerst\s+|auch\s+)*nichts|"
    r"(?:everything|all|it\s+all)\s+(?:stays?|remains?)\s+(?:just\s+|exactly\s+)?(?:as\s+(?:it\s+(?:is|was)|before|things\s+are)|the\s+same|unchanged)|nothing\s+changes|no\s+changes?))"
    r"\s*[:;–—]\s*(?P<rest>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)


def all_as_it_was(raw: str) -> tuple[str, str] | None:
    """What says that nothing changes, and what stands behind it; ``None`` for any other sentence."""
    found = AS_IT_WAS.match(raw)
    return None if found is None else (found["head"].strip(), found["rest"])
