"""The theatre of a campaign as a picture: plain values in, a picture for the pens out."""

from battles.reports.theatre.paper import Ledger, RoundPaper, round_paper
from battles.reports.theatre.plate import WIDE, theatre_picture
from battles.reports.theatre.values import Body, Mark, Route, Spot, Theatre, Town, Track, Water, Way, Wood

__all__ = [
    "WIDE",
    "Body",
    "Ledger",
    "Mark",
    "RoundPaper",
    "Route",
    "Spot",
    "Theatre",
    "Town",
    "Track",
    "Water",
    "Way",
    "Wood",
    "round_paper",
    "theatre_picture",
]
