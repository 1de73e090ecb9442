"""The papers of a campaign, made from the Hundred Days as they march, for tests of what is printed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from battles.reports.theatre import Ledger, RoundPaper, Theatre, round_paper, theatre_picture
from battles.reports.theatre.atlas import AtlasPaper, Chapter, Curve, atlas_paper
from battles.reports.theatre.gazette import GazettePaper, gazette_paper
from battles.services.theatre import theatre_of
from battles.services.theatre_maps import LETTER_WIDE
from campaigns.services.marches.setting_up import find_campaign
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.protocol import Outside
from campaigns.strategy.run import march
from orders.language.campaign.reader import CampaignReader

HOURS = ("1815-06-15T09:00", "1815-06-15T15:00", "1815-06-16T06:00")
ABOUT = ("beaumont", "charleroi", "quatre_bras", "gembloux")


@cache
def marched(until: str) -> Campaign:
    """The campaign at an hour."""
    run = march(find_campaign("hundred-days").document(), until=until, outside=Outside(reader=CampaignReader()))
    return read_campaign(run.state)


def theatre(until: str = HOURS[1], about: tuple[str, ...] = ABOUT) -> Theatre:
    """All of the theatre at an hour, about some places."""
    return theatre_of(marched(until), about)


@dataclass(frozen=True)
class Piece:
    """A piece of a gazette."""

    head: str
    paragraphs: tuple[str, ...]
    signed: str = ""


def ledger(count: int, title: str = "Your troops, as last reported") -> Ledger:
    """A table with long words, short ones and empty cells."""
    rows = tuple(
        (f"{number}e division d'infanterie", f"{4000 + number:,}", "" if number % 3 else "resting",
         "between Charleroi and Gosselies, on the road to Brussels" if number % 2 else "Fleurus", "15:00")
        for number in range(count)
    )  # fmt: skip
    return Ledger(title, ("Formation", "Men", "State", "Where", "As of"), (0.27, 0.09, 0.13, 0.34, 0.17), rows)


def round_of(rows: int = 40) -> bytes:
    """A commander's paper with a map and two tables over several pages."""
    told = RoundPaper(
        "The Hundred Days", "Marshal Grouchy, 15 June, 15:00", "orders due", "Thu 26 Nov, 20:00",
        "Two corps are over the Sambre. The Prussians fall back upon Fleurus.",
        theatre_picture(theatre(), LETTER_WIDE), (ledger(rows), ledger(4, "The enemy, as last reported")),
    )  # fmt: skip
    return round_paper(told)


def gazette(pieces: int = 5) -> bytes:
    """An issue with a first piece of some length, and short ones."""
    long = "The army has crossed the Sambre, and the enemy gives way on all roads to Brussels. " * 6
    news = (Piece("The Sambre is crossed", (long, long), "The Moniteur"), *(
        Piece(f"From headquarters, No. {number}", (long[: 90 * number],)) for number in range(1, pieces)
    ))  # fmt: skip
    return gazette_paper(GazettePaper("Le Moniteur universel", "No. 4", "16 June 1815", news))


def atlas(rows: int = 12) -> bytes:
    """An atlas with a chart, and a chapter with a map and tables."""
    picture = theatre_picture(theatre(), LETTER_WIDE)
    curves = (Curve("French", (124000, 121500, 110200)), Curve("Allied", (210000, 209000, 198800)))
    chapters = tuple(
        Chapter(f"{day} June", "the day's marches", ("Two corps crossed the river.",), picture, (ledger(rows),))
        for day in (15, 16)
    )
    return atlas_paper(
        AtlasPaper("The Hundred Days", "Belgium, June 1815", ("A campaign in four days.",), (ledger(6),),
                   ("15 June", "16 June", "17 June"), curves, "Men with the colours", chapters)
    )  # fmt: skip
