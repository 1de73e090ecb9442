"""What a commander's paper tells of a campaign is borne out by the campaign's events: hours, places, men, lengths.

The reader knows the words alone; the witness counts from the first file and the log, and asks nothing that papers are
made of. A figure, an hour or a place exchanged is found out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from campaigns.models import Seat, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches.orders import Block, PostOrders
from campaigns.services.marches.referee import CampaignReferee
from campaigns.services.marches.setting_up import find_campaign
from campaigns.services.marches.telling import Dispatches, tell
from campaigns.services.referees import Stage
from campaigns.strategy.protocol import Outside
from orders.language.campaign.reader import CampaignReader

ROUNDS = 3
HOUR = r"(?P<hour>\d\d:\d\d)"
WHERE = r"(?P<where>at [^,:(]+|on the [^,]+–[^,]+ road, \d+ km from [^,:(]+)"
WHY = r"(?:arrived|halted|met the enemy|after the battle|at nightfall)"
OWN = re.compile(rf"{HOUR}, (?:{WHY} )?{WHERE}: (?P<men>[\d,]+) men, (?P<state>[a-z ]+)\.")
SEEN = re.compile(rf"{HOUR}, (?:(?P<low>[\d,]+) to|up to) (?P<high>[\d,]+) men (?:\(.*?\)|of unknown arms) {WHERE}")
ROAD = re.compile(r"on the (.+)–(.+) road, (\d+) km from (.+)")
#: Events that say where a body is.
PLACED = ("depart", "arrive", "closed", "halt", "retreat")


@dataclass(frozen=True)
class Round:
    """A round: its number, its files and log, and what each headquarters was told."""

    number: int
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    told: Mapping[str, Dispatches]


@cache
def played() -> tuple[tuple[Round, ...], tuple[Mapping[str, Any], ...]]:
    """The Charleroi Road by the orders of its file: its rounds, and all that happened."""
    referee = CampaignReferee(lambda: Outside(reader=CampaignReader()))
    file = dict(find_campaign("charleroi-road").document())
    orders = file.pop("orders")
    document: Mapping[str, Any] = documents.document_of(file, number=1, length=documents.USUAL)
    posts = {post["id"]: post["formation"] for post in document["posts"]}
    sheets = {posts[id]: PostOrders(posts[id], (Block(text, 1),)) for id, text in orders.items()}
    rounds, log = [], []
    for number in range(1, ROUNDS + 1):
        events, after = referee.resolve(document, sheets if number == 1 else {}, bytes([number]) * 32)
        knowing = referee.follow(document, [Stage(number, tuple(events), after)], {})
        turn = Turn(number=number, before=document, after=after, knowledge=knowing.knowledge, told=knowing.told)
        told = {post: tell(turn, Seat(formations=[post]), past=True) for post in knowing.knowledge}
        rounds.append(Round(number, document, after, told))
        log += list(events)
        document = after
    return tuple(rounds), tuple(log)


class Witness:
    """The first file and the log."""

    def __init__(self) -> None:
        rounds, self.log = played()
        self.first = rounds[0].before
        self.formations = {one["id"]: one for one in self.first["formations"]}
        self.places = {one["id"]: one.get("name", one["id"]) for one in self.first["map"]["places"]}
        self.roads = {one["id"]: one for one in self.first["map"]["roads"]}
        self.lengths = {road.id: road.length for road in documents.read(self.first).chart.roads}

    def side(self, id: str) -> str:
        one = self.formations[id]
        return str(one["side"]) if "side" in one else self.side(one["of"])

    def called(self, name: str, side: str) -> list[str]:
        """Formations of a side with a name, which may have the one above behind it in brackets."""
        short, _, above = name.partition(" (")
        return [
            id
            for id, one in self.formations.items()
            if one.get("name", id) == short
            and self.side(id) == side
            and (not above or self.formations[one["of"]].get("name") == above.rstrip(")"))
        ]

    def below(self, id: str) -> set[str]:
        """A formation and all under it."""
        return {id} | {other for other, one in self.formations.items() if one.get("of") == id and other != id
                       for other in self.below(other)}  # fmt: skip

    def men(self, id: str, hour: str) -> set[int]:
        """The men of a formation at an hour, before and after what that quarter of an hour brought."""
        those = self.below(id)
        start = sum(int(unit["men"]) for unit in self.first["units"] if unit["of"] in those)
        changes = [(event["at"], self._change(event)) for event in self.log if event.get("unit") in those]
        return {
            start + sum(change for at, change in changes if at < hour),
            start + sum(change for at, change in changes if at <= hour),
        }

    @staticmethod
    def _change(event: Mapping[str, Any]) -> int:
        effect = event["effect"]
        match event["kind"]:
            case "straggle":
                return -int(effect["men"])
            case "rally":
                return int(effect["men"])
            case "loss":
                return -int(effect.get("men", 0)) - int(effect.get("prisoners", 0))
        return 0

    def is_there(self, id: str, where: str, hour: str) -> bool:
        """Whether some of a formation was at a place at an hour, or may have been on a stretch of road."""
        road = ROAD.fullmatch(where)
        if road is not None:
            return self._is_on(road)
        spots = [self.formations[id].get("at")]
        for one in self.below(id):
            known = [self.formations[one].get("at")]
            known += [
                event["effect"]["at"]
                for event in self.log
                if event.get("unit") == one
                and event["kind"] in PLACED
                and event["at"] <= hour
                and "at" in event["effect"]
            ]
            spots += known[-2:]
        return any(where == f"at {self._name(spot)}" for spot in spots if spot)

    def _name(self, spot: Any) -> str:
        if isinstance(spot, str):
            return str(self.places.get(spot, spot))
        road = self.roads[spot["road"]]
        near = road["from"] if int(spot.get("m", 0)) < 400 else road["to"]
        return str(self.places.get(near, near))

    def _is_on(self, road: re.Match[str]) -> bool:
        start, end, km, first = road.groups()
        lengths = [
            self.lengths[one["id"]]
            for one in self.roads.values()
            if {self.places[one["from"]], self.places[one["to"]]} == {start, end}
        ]
        return first == start and any(1 <= int(km) <= length / 2000 + 0.51 for length in lengths)

    def saw(self, side: str, hour: str, low: int, high: int) -> bool:
        """Whether somebody of a side saw so many of the enemy then, or was told of them by people."""
        return any(
            event["at"] == hour and event.get("side") == side and event["effect"].get("band") == [low, high]
            for event in self.log
            if event["kind"] in ("sighting", "news")
        )


def figure(words: str | None) -> int:
    return int((words or "0").replace(",", ""))


def faults(witness: Witness, one: Round, post: str, told: Dispatches, seen: Counter[str]) -> Iterator[str]:
    """What a headquarters was told that is not borne out."""
    day = str(one.after["now"])[:11]
    side = witness.side(post)
    for heard in told.heard:
        if not str(one.before["now"]) <= f"{day}{heard.got}" <= str(one.after["now"]):
            yield f"got: {heard}"
        for found in OWN.finditer(heard.words):
            ahead = heard.words[: found.start()].removesuffix(": ")
            moment = f"{day}{found['hour']}"
            # What an enemy's rider carried is of the other side.
            taken = "“" in ahead
            whose = next(one["id"] for one in witness.first["sides"] if (one["id"] == side) is not taken)
            ids = witness.called(ahead.rpartition("“")[2] or heard.source, whose)
            if not any(figure(found["men"]) in witness.men(id, moment) for id in ids):
                yield f"men: {heard}"
            if not any(witness.is_there(id, found["where"], moment) for id in ids):
                yield f"where: {heard}"
            if found["hour"] > heard.got:
                yield f"hour: {heard}"
            seen["own"] += 1
        for found in SEEN.finditer(heard.words):
            if not witness.saw(side, f"{day}{found['hour']}", figure(found["low"]), figure(found["high"])):
                yield f"seen: {heard}"
            seen["enemy"] += 1
    for row in told.rows:
        moment = f"{day}{row.of[-5:]}"
        if not any(row.men in witness.men(id, moment) for id in witness.called(row.name, side)):
            yield f"row: {row}"
        seen["row"] += 1
    for enemy in told.enemies:
        low, high = map(figure, enemy.strength.split("–"))
        if not witness.saw(side, f"{day}{enemy.of[-5:]}", low, high):
            yield f"enemy: {enemy}"
        seen["enemies"] += 1
    if str(one.after["now"])[11:16] not in told.situation:
        yield f"now: {told.situation}"


def test_what_every_headquarters_is_told_is_borne_out_by_the_log() -> None:
    witness, seen = Witness(), Counter[str]()
    for one in played()[0]:
        for post, told in one.told.items():
            assert list(faults(witness, one, post, told, seen)) == []
    assert min(seen[kind] for kind in ("own", "enemy", "row", "enemies")) >= 8, seen


def changed(told: Dispatches) -> Iterator[Dispatches]:
    """What was told with one figure of a report changed."""
    for place, heard in enumerate(told.heard):
        for found in re.finditer(r"\b\d[\d,]*(?= men)", heard.words):
            words = f"{heard.words[: found.start()]}{figure(found[0]) + 7:,}{heard.words[found.end() :]}"
            yield replace(told, heard=(*told.heard[:place], replace(heard, words=words), *told.heard[place + 1 :]))


def test_a_figure_that_was_changed_is_found_out() -> None:
    witness, tried, caught = Witness(), 0, 0
    for one in played()[0]:
        for post, told in one.told.items():
            for other in changed(told):
                tried += 1
                caught += bool(list(faults(witness, one, post, other, Counter())))
    assert tried > 20
    assert caught == tried
