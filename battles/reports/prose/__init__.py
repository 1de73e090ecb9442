"""Prose: the turn told in plain English from its events, and the figures that go with it."""

from battles.reports.prose.account import Account, Turn, account
from battles.reports.prose.situation import headline, situation
from battles.reports.prose.story import BrigadeStory, brigade_stories
from battles.reports.prose.summary import TurnSummary, turn_summary
from battles.reports.prose.words import Clock

__all__ = [
    "Account",
    "BrigadeStory",
    "Clock",
    "Turn",
    "TurnSummary",
    "account",
    "brigade_stories",
    "headline",
    "situation",
    "turn_summary",
]
