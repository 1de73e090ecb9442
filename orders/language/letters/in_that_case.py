"""In that case: a sentence that is two: *holds unless Husson is hit, then help him*, *3/2Nas too, but facing east*."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.keys import Keys

#: By a language: what leads the exception, what leads the deed, and the word before the case where it stands alone.
WORDS = (
    (r"unless|except\s+(?:if|when)", r"then|in\s+(?:that|which)\s+case", "if"),
    (r"es\s+sei\s+denn|außer\s+(?:wenn|falls)|außer,\s+(?:wenn|falls)", r"dann|in\s+(?:diesem|dem)\s+Fall", "wenn"),
    (r"(?:sauf|excepté)\s+(?:si|s['’](?=il))|à\s+moins\s+que", r"alors|dans\s+ce\s+cas", "si"),
)
SAID = tuple(
    (
        re.compile(
            rf"^(?P<head>\W*[^;:!?,]{{2,40}}:\s*)?(?P<order>[^;:!?]*\S)\s*[,;–—-]?\s+(?:{unless}),?\s+(?P<case>[^;:!?]{{3,80}}?)\s*[,;–—-]+\s*(?:and\s+|und\s+|et\s+)?"
            rf"(?:{then})\b\s*[,:]?\s*(?P<deed>\S.*)$",
            re.IGNORECASE | re.DOTALL,
        ),
        when,
    )
    for unless, then, when in WORDS
)


#: One of these stands in every such sentence; most have none.
KEYS = Keys("unless|except|sei denn|außer|sauf|moins que")


def unless_and_then(raw: str) -> tuple[str, str] | None:
    """What is ordered, and what is to be done in the case excepted, as a sentence of its own; ``None`` for others."""
    if not KEYS.stand_in(raw):
        return None
    for said, when in SAID:
        if found := said.match(raw):
            head = found["head"] or ""
            return f"{head}{found['order']}", f"{head}{when} {found['case']}, {found['deed']}"
    return None


# *3/2Nas too, but have them look at the farm*: they do the same, and something else with it
TOO_BUT = re.keyed(
    r"^(?P<who>\W*[^,;:.!?]{1,40}?)\s*[,:]?\s+(?P<same>too|as\s+well|likewise|also|ditto|the\s+same|auch|ebenso|dito|genauso|aussi|de\s+même|"
    r"idem|pareil)\s*,?\s+(?:but|only|though|except\s+that|aber|nur|mais|seulement|sauf\s+que)\s+(?:(?:have|get|let|with|that)\s+)?"
    r"(?:(?:they|it|he|them|him|sie|er|es|ils?|elles?|qu['’]ils?|qu['’]elles?)\s+)?"
    r"(?!(?:only\s+|nur\s+|seulement\s+)?(?:if|when|unless|once|wenn|falls|sobald|si|s['’]|quand)\b)(?P<rest>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
SAME_KEYS = Keys("too|well|likewise|also|ditto|same|auch|so|dito|aussi|même|idem|pareil")


def the_same_but(raw: str) -> tuple[str, str] | None:
    """That some do what others do, and what they do beside it, as two sentences; ``None`` for others."""
    if not SAME_KEYS.stand_in(raw):
        return None
    found = TOO_BUT.match(raw)
    return None if found is None else (f"{found['who']} {found['same']}", f"{found['who']}: {found['rest']}")
