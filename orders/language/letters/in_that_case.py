"""In that case: what is done where the exception comes true: *holds unless Husson is hit, then help him*."""

from __future__ import annotations

from battles.engine import expressions as re

#: By a language: what leads the exception, what leads the deed, and the word before the case where it stands alone.
WORDS = (
    (r"unless|except\s+(?:if|when)", r"then|in\s+(?:that|which)\s+case", "if"),
    (r"es\s+sei\s+denn|außer\s+(?:wenn|falls)|außer,\s+(?:wenn|falls)", r"dann|in\s+(?:diesem|dem)\s+Fall", "wenn"),
    (r"(?:sauf|excepté)\s+(?:si|s['’](?=il))|à\s+moins\s+que", r"alors|dans\s+ce\s+cas", "si"),
)
SAID = tuple(
    (
        re.compile(
            rf"^(?P<order>[^;:!?]*\S)\s*[,;–—-]?\s+(?:{unless}),?\s+(?P<case>[^;:!?]{{3,80}}?)\s*[,;–—-]+\s*(?:and\s+|und\s+|et\s+)?"
            rf"(?:{then})\b\s*[,:]?\s*(?P<deed>\S.*)$",
            re.IGNORECASE | re.DOTALL,
        ),
        when,
    )
    for unless, then, when in WORDS
)


#: One of these stands in every such sentence; most have none.
KEYS = ("unless", "except", "sei denn", "außer", "sauf", "moins que")


def unless_and_then(raw: str) -> tuple[str, str] | None:
    """What is ordered, and what is to be done in the case excepted, as a sentence of its own; ``None`` for others."""
    low = raw.lower()
    if not any(key in low for key in KEYS):
        return None
    for said, when in SAID:
        if found := said.match(raw):
            return found["order"], f"{when} {found['case']}, {found['deed']}"
    return None
