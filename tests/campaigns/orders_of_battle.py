"""Small orders of battle and the data sets that come with the program, for tests."""

from __future__ import annotations

from pathlib import Path

from battles import rulesets
from campaigns.services.order_of_battle.reading import Reading, SourceFile, read_files

DATA = Path(__file__).resolve().parents[2] / "campaigns" / "data"
MINI_NAP = rulesets.find("mini-nap")

COLUMNS = (
    "id,side,nationality,army,army_commander,corps,corps_commander,corps_commander_rating,division,division_commander,"
    "division_commander_rating,brigade,brigade_commander,unit,arm,type,lancers,battalions,squadrons,guns,gun_weight_lb,"
    "strength_men,quality"
)
GAUTHIER = {
    "id": "FR-043",
    "side": "French",
    "nationality": "French",
    "army": "Armée du Nord",
    "army_commander": "Napoleon I",
    "corps": "II Corps",
    "corps_commander": "Reille",
    "corps_commander_rating": "average",
    "division": "9th Infantry Division",
    "division_commander": "Foy",
    "division_commander_rating": "excellent",
    "brigade": "1st Brigade",
    "brigade_commander": "Gauthier",
    "unit": "92e Ligne",
    "arm": "infantry",
    "type": "line",
    "lancers": "no",
    "battalions": "2",
    "squadrons": "",
    "guns": "",
    "gun_weight_lb": "",
    "strength_men": "1068",
    "quality": "veteran",
}


def table(*rows: dict[str, str]) -> str:
    """A flat CSV: each row is Gauthier's 92nd Line with some values changed."""
    columns = COLUMNS.split(",")
    lines = [",".join((GAUTHIER | row)[column] for column in columns) for row in rows]
    return "\n".join([COLUMNS, *lines]) + "\n"


def read(text: str, name: str = "oob.csv") -> Reading:
    """An order of battle read from one text, for Mini-Nap."""
    return read_files([SourceFile(name, text.encode())], MINI_NAP)


def read_data(*names: str) -> Reading:
    """An order of battle read from files that come with the program."""
    return read_files([SourceFile(name, (DATA / name).read_bytes()) for name in names], MINI_NAP)
