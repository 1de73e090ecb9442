"""Pronouns of the third person, which stand for troops or a man told of before."""

from __future__ import annotations

HE = frozenset({"he", "she", "it", "they", "il", "elle", "ils", "elles", "er", "sie", "es"})
"""As the one who does something."""
HE_OR_HIM = HE | {"him", "them", "lui", "eux"}
"""The same, and as the one to whom it is done."""
FOR_HIM = {"him": "he", "her": "she", "it": "it", "them": "they"}
"""An English one behind *let* or *want* as it stands before what he does."""
