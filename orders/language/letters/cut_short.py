"""Words between all others that are cut short, or have lost a letter, as one writes them on a telephone."""

from __future__ import annotations

from battles.engine import expressions as re

MEANT = {
    "chg": "charge", "chgs": "charges", "chgd": "charged", "chrgd": "charged", "chged": "charged",
    "behnd": "behind", "behid": "behind", "bhind": "behind", "behing": "behind", "beind": "behind",
    "w/in": "within", "w/": "with", "w/o": "without", "fcg": "facing", "twds": "towards", "agst": "against",
    "spt": "support", "spts": "supports", "supp": "support", "suport": "support",
    "betw": "between", "btw": "between", "btwn": "between", "folow": "follow", "folows": "follows",
    "atack": "attack", "atacks": "attacks", "attck": "attack", "aswell": "as well",
    "battries": "batteries", "battry": "battery", "batterys": "batteries", "batery": "battery", "bateries": "batteries",
}  # fmt: skip
CUT = re.keyed(
    rf"(?<![\w/.])(?:{'|'.join(sorted(map(re.escape, MEANT), key=len, reverse=True))})(?![\w/]|\.\w)", re.IGNORECASE
)


def in_full_words(raw: str) -> str:
    """A sentence with such words as they are meant."""
    return CUT.sub(lambda one: MEANT[one[0].lower()], raw)
