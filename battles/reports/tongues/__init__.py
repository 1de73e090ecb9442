"""Tongues: what tells a turn's facts in a language. Each language is a package with one object of :class:`Tongue`."""

from __future__ import annotations

from battles.reports.tongues.en import ENGLISH
from battles.reports.tongues.protocol import Hours, Tongue
from battles.reports.tongues.told import BrigadeStory, SideNote, Throw, TurnSummary

TONGUES: dict[str, Tongue] = {ENGLISH.language: ENGLISH}


def find(language: str) -> Tongue:
    """The tongue of a language, by its code. Raises ``KeyError`` for one that nobody here speaks."""
    return TONGUES[language]


__all__ = ["ENGLISH", "BrigadeStory", "Hours", "SideNote", "Throw", "Tongue", "TurnSummary", "find"]
