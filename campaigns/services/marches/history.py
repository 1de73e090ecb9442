"""A campaign looked back upon: its turns as moments, where troops marched, what happened day by day, its battles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from django.utils.translation import gettext as _

from battles.engine.reading import Unfit
from battles.engine.records import Record
from campaigns.models import Game, Turn
from campaigns.services.desk import attention
from campaigns.services.marches import document as documents
from campaigns.services.marches.places import formation_name, place_name
from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.catalogue import said
from campaigns.strategy.chart.stretches import leg_start
from campaigns.strategy.files.task_reading import read_spot
from campaigns.strategy.march.rates import base_rates
from campaigns.strategy.state import Element, Spot

MOVES = ("depart", "arrive", "closed", "halt")
#: A road's id, and metres from its first end.
Stretch = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Day:
    """A day of a campaign: the turns that ended on it, the last of which shows how it ended."""

    date: str
    turns: tuple[Turn, ...]

    @property
    def last(self) -> Turn:
        """The turn with which the day ended."""
        return self.turns[-1]


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle of a campaign: where and when, who was in it, and what came of it, in the ids of the file.

    ``men`` counts those of each side, whoever came ``late`` included; ``lost`` maps a side to its men killed, wounded
    and taken. ``outcome`` is empty while nothing has been decided.
    """

    id: str
    place: str
    attacker: str
    starts: str
    forces: Mapping[str, tuple[str, ...]]
    men: Mapping[str, int]
    late: tuple[str, ...] = ()
    outcome: str = ""
    winner: str = ""
    ended: str = ""
    lost: Mapping[str, int] | None = None


def resolved(game: Game, *, released: bool = False) -> list[Turn]:
    """The resolved turns that led to where a campaign stands, earliest first; only those ``released``, if so wanted."""
    turn = attention.current_turn(game)
    led: list[Turn] = []
    while turn is not None:
        if turn.after is not None and (not released or turn.state == Turn.State.RELEASED):
            led.insert(0, turn)
        turn = turn.parent
    return led


def days(turns: Sequence[Turn]) -> list[Day]:
    """The turns by the day on which they ended."""
    found: dict[str, list[Turn]] = {}
    for turn in turns:
        found.setdefault(str((turn.after or {})["now"])[:10], []).append(turn)
    return [Day(date, tuple(those)) for date, those in found.items()]


def men_of(document: Mapping[str, Any]) -> dict[str, int]:
    """The men with the colours of each side."""
    sides = {id: documents.side_of(document, id) for id in documents.formations(document)}
    men = {str(side["id"]): 0 for side in document["sides"]}
    for unit in document["units"]:
        men[sides[str(unit["of"])]] += int(unit["men"])
    return men


def standing(campaign: Campaign, side: str) -> dict[str, int]:
    """The men of a side by the place that each body of troops is nearest to, the most first."""
    men: Counter[str] = Counter()
    for element in campaign.elements:
        spot = element.spot
        place = spot.place
        if place is None and spot.road is not None:
            place = spot.road.a if spot.m <= spot.road.length - spot.m else spot.road.b
        if element.present and element.side == side and place is not None:
            men[place.name or place.id] += element.men
    return dict(men.most_common())


def marched(turn: Turn) -> dict[str, set[Stretch]]:
    """The stretches of road on which each side's troops marched in a turn, metres from the road's first end.

    Between the places and hours of the log the way is taken that an order would have taken.
    """
    campaign = documents.read(turn.after or turn.before)
    earlier = {str(one["id"]): one["at"] for one in turn.before["formations"] if "at" in one}
    told: dict[str, list[Any]] = {id: [at] for id, at in earlier.items()}
    for event in turn.events:
        if event["kind"] in MOVES and event.get("unit") in told:
            told[event["unit"]] += [where] if (where := said(catalogue.Halt, event).get("at")) else []
    rates = base_rates(campaign, "foot")
    found: dict[str, set[Stretch]] = {side.id: set() for side in campaign.sides}
    ways: dict[tuple[str, str], list[Stretch]] = {}
    for element in campaign.elements:
        spots = [_spot(campaign, at) for at in told.get(element.id, ())] + [element.spot]
        known = [spot for spot in spots if spot is not None]
        for start, aim in pairwise(known):
            key = _named(start), _named(aim)
            if key not in ways:
                ways[key] = list(_way(campaign, start, aim, rates)) if key[0] != key[1] else []
            found[element.side].update(ways[key])
    return found


def _spot(campaign: Campaign, at: Any) -> Spot | None:
    try:
        return read_spot(campaign.chart, at)
    except Unfit:
        return None


def _named(spot: Spot) -> str:
    return spot.place.id if spot.place else f"{spot.road.id} {spot.m}" if spot.road else ""


def _way(campaign: Campaign, start: Spot, aim: Spot, rates: tuple[int, ...]) -> Iterator[Stretch]:
    for number, leg in enumerate(campaign.chart.route(start, aim, rates, frozenset()) or ()):
        begin = start.m if number == 0 and start.road is leg.road else leg_start(leg)
        low, high = sorted((begin, leg.end))
        if high > low:
            yield leg.road.id, low, high


def deeds(campaign: Campaign, events: Sequence[Record]) -> Iterator[tuple[str, str]]:
    """What a history of a turn would name, with its hour: places, bridges, commanders, battles."""
    sides = {side.id: side.name or side.id for side in campaign.sides}
    for event in events:
        side = sides.get(event.get("side", ""), "")
        match event["kind"]:
            case "capture":
                place = place_name(campaign, said(catalogue.Capture, event)["place"])
                deed = _("{place} is taken by the {side}.").format(place=place, side=side)
            case "bridge" if said(catalogue.Bridge, event).get("state") == "broken":
                deed = _("The {side} break a bridge.").format(side=side)
            case "commander":
                led, name = formation_name(campaign, event["unit"]), said(catalogue.Commander, event)["name"]
                deed = _("{name}, who led {formation}, is out of action.").format(name=name, formation=led)
            case "battle" if "forces" in said(catalogue.Battle, event):
                place = place_name(campaign, said(catalogue.Battle, event)["place"])
                deed = _("A battle comes on near {place}.").format(place=place)
            case "victory":
                deed = _result(said(catalogue.Victory, event), sides)
            case _:
                continue
        yield event["at"][11:16], deed


def _result(effect: catalogue.Victory, sides: Mapping[str, str]) -> str:
    """How a battle ended, or the campaign: that says nothing of an outcome."""
    winner = sides.get(effect.get("winner", ""), "")
    if "outcome" not in effect:
        return _("The campaign is won by the {side}.").format(side=winner) if winner else _("Nobody has won.")
    if not winner:
        return _("The battle ends undecided.")
    return _("The battle is won by the {side}.").format(side=winner)


def battles(turns: Sequence[Turn]) -> list[Fought]:
    """The battles of a campaign in the order in which they came on."""
    begun: dict[str, dict[str, Any]] = {}
    for turn in turns:
        for event in turn.events:
            if event["kind"] == "battle" and "forces" in said(catalogue.Battle, event):
                begun[event["unit"]] = _begun(turn, event)
            elif event["kind"] == "reinforcement" and event.get("target") in begun:
                if said(catalogue.Reinforcement, event).get("arrived"):
                    _came(begun[event["target"]], turn, event)
            elif event["kind"] == "victory" and event.get("unit") in begun:
                begun[event["unit"]] |= _ended(turn, event)
    return [Fought(id=id, **values) for id, values in begun.items()]


def _begun(turn: Turn, event: Record) -> dict[str, Any]:
    effect = said(catalogue.Battle, event)
    forces = {side: tuple(ids) for side, ids in effect["forces"].items()}
    units = turn.before["units"]
    men = {side: sum(int(one["men"]) for one in units if one["of"] in ids) for side, ids in forces.items()}
    return {
        "place": effect["place"], "attacker": effect["attacker"], "starts": effect["starts"], "forces": forces,
        "men": men, "late": (),
    }  # fmt: skip


def _came(battle: dict[str, Any], turn: Turn, event: Record) -> None:
    units, side = turn.before["units"], event["side"]
    battle["late"] += (event["unit"],)
    battle["men"][side] += sum(int(one["men"]) for one in units if one["of"] == event["unit"])


def _ended(turn: Turn, event: Record) -> dict[str, Any]:
    lost: dict[str, int] = {str(side["id"]): 0 for side in turn.before["sides"]}
    for other in turn.events:
        if other["kind"] == "loss" and other["at"] == event["at"] and other["n"] > event["n"]:
            gone = said(catalogue.Loss, other)
            lost[other["side"]] += gone.get("men", 0) + gone.get("prisoners", 0)
    effect = said(catalogue.Victory, event)
    return {"outcome": effect["outcome"], "winner": effect.get("winner", ""), "ended": event["at"], "lost": lost}


def names_of(campaign: Campaign, ids: Sequence[str]) -> list[tuple[str, int]]:
    """Elements by their command: its name and how many of them it had there, in file order."""
    found: dict[str, int] = {}
    for id in ids:
        element = campaign.formation.get(id)
        if isinstance(element, Element):
            corps = campaign.corps_of(element)
            name = formation_name(campaign, corps.id if corps else element.id)
            found[name] = found.get(name, 0) + 1
    return list(found.items())
