"""One may, another not: a rule for two, of whom the second is told only that he does not.

*Lancers may pursue, chasseurs may not*, *5Lan may charge but 6Lan not*, *die Lanciers dürfen verfolgen, die Chasseurs
nicht*, *les lanciers peuvent poursuivre, les chasseurs non*.
"""

from __future__ import annotations

from battles.engine import expressions as re

ENGLISH = {
    "pursue": "pursue",
    "chase": "chase",
    "charge": "charge",
    "counter": "counter",
    "follow": "follow up",
    "fire": "fire",
    "shoot": "shoot",
    "attack": "attack",
}
DOES = "|".join(ENGLISH)
EN = re.keyed(
    rf"^\W*(?P<who>[^,;:.!?]{{2,40}}?)\s+(?P<may>may|can|should|must|shall|will)?\s*(?P<verb>{DOES})(?P<s>s)?(?P<rest>\s+[^,;:.!?]{{2,40}}?)?\s*[,;]?\s*(?:but\s+|and\s+|while\s+|whereas\s+)?"
    r"(?P<other>(?:the\s+)?[\w/'’-]{2,20}(?:\s+[\w/'’-]{2,20}){0,2}?)\s+(?:(?:may|can|should|must|shall|do|does|will)\s*(?:not|n['’]t)|not|never)(?:\s+(?:so|that|do\s+(?:so|that)|to))?\s*[.!]*\s*$",
    re.IGNORECASE,
)
DE = re.keyed(
    r"^\W*(?P<who>[^,;:.!?]{2,40}?)\s+(?P<may>darf|dürfen|soll|sollen|kann|können)\s+(?P<rest>[^,;:.!?]{2,50}?)\s*[,;]?\s*(?:aber\s+|und\s+)?(?P<other>(?:die|das|der|den)?\s*[\w/'’-]{2,20}(?:\s+[\w/'’-]{2,20})?)\s+(?:(?:darf|dürfen|soll|sollen)\s+(?:das\s+|es\s+)?)?nicht\s*[.!]*\s*$",
    re.IGNORECASE,
)
FR = re.keyed(
    r"^\W*(?P<who>[^,;:.!?]{2,40}?)\s+(?P<may>peu(?:t|vent)|doi(?:t|vent))\s+(?P<rest>[^,;:.!?]{2,50}?)\s*[,;]?\s*(?:mais\s+|et\s+)?(?:pas\s+)?(?P<other>(?:les?\s+|la\s+|l['’])?[\w/'’-]{2,20}(?:\s+[\w/'’-]{2,20})?)\s+(?:non|pas)\s*[.!]*\s*$",
    re.IGNORECASE,
)
NONE = re.compile(r"\b(?:no|not|nobody|never|kein\w*|niemand|nicht|ne|n['’]|aucune?|personne)\b", re.IGNORECASE)


def one_may_another_not(raw: str) -> tuple[str, str] | None:
    """The two rules, each as a sentence of its own; ``None`` for other sentences."""
    if (found := EN.match(raw)) is not None and not NONE.search(found["who"]):
        rest = found["rest"] or ""
        may = f" {found['may']}" if found["may"] else ""
        first = f"{found['who']}{may} {found['verb']}{'' if may else found['s'] or ''}{rest}"
        return first, f"{found['other']} may not {ENGLISH[found['verb'].lower()]}{rest}"
    if (found := DE.match(raw)) is not None and not NONE.search(f"{found['who']} {found['rest']}"):
        return (
            f"{found['who']} {found['may']} {found['rest']}",
            f"{found['other']} {found['may']} nicht {found['rest']}",
        )
    if (found := FR.match(raw)) is not None and not NONE.search(found["who"]):
        not_may = f"ne {found['may']} pas"
        return f"{found['who']} {found['may']} {found['rest']}", f"{found['other']} {not_may} {found['rest']}"
    return None
