"""Premises: how things are, told before what is to be done about it: *the wood hides them, so take them to G5*.

What is so orders nothing; what follows it is an order, for those of whom it is so.
"""

from __future__ import annotations

import re

STATE = (
    r"is|are|was|were|isn['’]t|aren['’]t|['’]s|['’]re|can['’]t|cannot|can not|couldn['’]t|won['’]t|has|have|"
    r"(?:just\s+|only\s+)?misses|lacks?|sees?|looks?|seems?|knows?|needs?|feels?|(?:stands?|sits?|lies?)\s+(?:too|far|alone|idle|out|rather)"
)
BIDDEN = re.compile(
    r"\b(?:is|are|was|were|has|have|ought|needs?)\s+(?:not\s+)?to\b"
    r"|\b(?:let|must|shall|should|please|I want|if|when)\b",
    re.IGNORECASE,
)
PREMISE = re.compile(
    rf"^\W*(?P<premise>(?:(?:the|my|our|your|his|their)\s+)?(?:[^\s,;:]+\s+){{0,5}}?[^\s,;:]+?(?:\s+|(?=['’]))(?:{STATE})\b"
    r"[^;:!?]*?)"
    r"(?:\s*,\s*(?:and\s+)?(?:so|therefore|hence)\s+|\s*[;:–—]\s*(?:so\s+)?(?=(?:please\s+)?(?:let|would|could|have|get|"
    r"take|bring|pull|push|move|march|send|swing|turn|put|draw)\b))"
    r"(?!that\b|as\b|far\b|long\b|close\b|much\b|many\b|on\b|(?:it|they|he|she|we|you)\s+(?:can|could|may|might|will)\b)"
    r"(?P<order>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)


def premise_and_order(raw: str) -> tuple[str, str] | None:
    """A sentence parted behind what is so; ``None`` where nothing is, or where that is bidden, too."""
    found = PREMISE.match(raw)
    if found is None or BIDDEN.search(found["premise"]):
        return None
    return found["premise"].strip(), found["order"].strip()
