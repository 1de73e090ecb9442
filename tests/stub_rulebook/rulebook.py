"""Parlour Wars behind the ruleset protocol."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.campaign import CampaignRules, GroundWords, Regiment, TableScale
from battles.engine.commands import Activation, Command, Commands, command_tree
from battles.engine.dice import D10, Seed
from battles.engine.events import Event
from battles.engine.faults import Fault
from battles.engine.filereading import read_battle
from battles.engine.geometry import along, bearing, rectangle
from battles.engine.log.en import EnglishLog
from battles.engine.measure import Toll
from battles.engine.oob import Listed, OobWords, Returned, Troops
from battles.engine.orders import Action, Direction, OrderSheet, Place
from battles.engine.play.frame import battle_after, report_lines, unit_lines
from battles.engine.play.journal import Journal, journal_of
from battles.engine.protocol import Clause, Lengths, Resolution, TableSection
from battles.engine.reading import Faults
from battles.engine.rulebook import Rulebook, Stated, words_by_key
from battles.engine.sight import Eyesight, Screens, eyesight
from tests.stub_rulebook import words
from tests.stub_rulebook.catalogue import CATALOGUE

METRES_PER_INCH = 40.0
SIZES = {("foot", "ranks"): (3.0, 1.0), ("foot", "file"): (1.0, 3.0), ("cannon", "ranks"): (1.0, 1.5)}
REACHES = {"foot": 4.0, "horse": 8.0, "cannon": 2.0}
SHOTS = {"foot": 8.0, "horse": 0.0, "cannon": 24.0}
NEED = 6
MOST_STOP = 1.0


class Hearts:
    """The measure: stages of heart, which nobody adds up, and of which an enemy sees no more than the state."""

    counted = False
    bands = (0, 0)

    def amount(self, unit: Unit) -> int:
        return 0 if unit.out else len(words.HEARTS) - 1 - words.HEARTS.index(unit.extra.get("heart", "firm"))

    def whole(self, unit: Unit) -> int:
        return len(words.HEARTS) - 1

    def label(self, unit: Unit) -> str:
        return "swept" if unit.out else str(unit.extra.get("heart", "firm"))

    def men(self, unit: Unit, amount: int | None = None) -> int:
        return 0

    def toll(self, unit: Unit, lost: int) -> Toll:
        return Toll(lost, "hearts")

    def lost(self, events: Sequence[Event]) -> Mapping[str, int]:
        lost: dict[str, int] = {}
        for event in events:
            if event.kind in ("status", "eliminated") and event.effect.get("cause") == "shot":
                lost[event.unit] = lost.get(event.unit, 0) + 1
        return lost


class OrderOfBattle:
    """Troops as history lists them, on this table."""

    words = OobWords(
        troops={(arm, "line"): Troops(arm) for arm in ("infantry", "cavalry", "artillery")},
        nations={},
        qualities={
            "guard": "dashing",
            "elite": "dashing",
            "veteran": "steady",
            "trained": "steady",
            "untrained": "shy",
        },
        light_under_lb=6,
        heavy_over_lb=9,
        most_strength=2,
        most_men=1000,
        most_pieces=8,
        battery_pieces=8,
        other_nation="blue",
    )

    def home(self, unit: Listed, kinds: Sequence[str], arms: Collection[str]) -> int:
        return 0

    def unit(self, unit: Listed) -> Mapping[str, Any]:
        return {"arm": {"infantry": "foot", "cavalry": "horse"}.get(unit.arm, "cannon"), "formation": "ranks"}

    def commander(self, kind: str, name: str, rating: str, arms: Collection[str]) -> Mapping[str, Any] | None:
        return {"name": name} if kind == "army" else None

    def returned(self, began: Unit, ended: Unit) -> Returned:
        return Returned(0, 0, 0, ended.out)


class Carpet(CampaignRules):
    """What comes of a campaign's troops on the carpet: foot, horse and cannon, all of one army, in whatever heart."""

    scale = TableScale(side=48, metres=60, minutes=10, width=4, depth=2, gap=12)
    kinds = words.FILE_WORDS.kinds
    weathers = words.FILE_WORDS.weathers
    ground = GroundWords(road="lane", river="", stream="", wood="copse", hill="", built="", bridge="", ford="")
    nations = words.NATIONS
    other = "blue"
    one_army = True
    destroyed = ("swept",)

    def unit(self, regiments: Sequence[Regiment], *, wear: int, mounted: bool) -> Mapping[str, Any]:
        arm = {"infantry": "foot", "cavalry": "horse"}.get(regiments[0].arm, "cannon")
        return {"arm": arm, "formation": "ranks", "heart": words.HEARTS[min(wear, 1)]}

    def body(self, kind: str, above: Sequence[str]) -> str:
        return ""

    def intent(self, place: str) -> str:
        return "INTENT ADVANCE" if place else "INTENT HOLD"

    def share_lost(self, began: Mapping[str, Any], ended: Mapping[str, Any]) -> int:
        return 30 if ended.get("heart") == "wavering" else 0


class ParlourLog(EnglishLog):
    """The log's sentences that the engine does not have."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle, words.LEXICON, "in")

    def activate(self, event: Event) -> str:
        return f"{self.side(event.side)} act."

    def move(self, event: Event) -> str:
        return f"{self.name(event.unit)} goes {self.length(event.effect['distance'])}."

    def fire(self, event: Event) -> str:
        return f"{self.name(event.unit)} shoots at {self.name(event.target)}."

    kinds = MappingProxyType({**EnglishLog.kinds, "activate": activate, "move": move, "fire": fire})


@dataclass(slots=True)
class Player:
    """A unit at play."""

    unit: Unit
    side: str
    heart: str
    at: Point
    facing: float
    out: str = ""

    @property
    def id(self) -> str:
        return self.unit.id


@dataclass(slots=True)
class Play:
    """A turn being played: one army after the other, line by line."""

    battle: Battle
    journal: Journal
    players: dict[str, Player] = field(default_factory=dict)

    def act(self, side: str, sheet: OrderSheet) -> None:
        army = next(f for f in self.battle.formations if f.kind == "army" and f.side == side)
        self.journal.emit("activate", unit=army.id, side=side, clause="PW-1")
        lines = unit_lines(sheet)
        for line in lines:
            player = self.players.get(line.unit)
            for action in line.actions if player and player.side == side and not player.out else ():
                self.carry_out(player, action, line.line)
        ordered = {line.unit for line in lines}
        intents = [block.intent for block in sheet.blocks if block.intent] or [sheet.intent]
        if intents[-1] and intents[-1].posture == "ADVANCE":
            for player in self.players.values():
                if player.side == side and player.id not in ordered and not player.out:
                    self.go(player, REACHES[player.unit.arm])

    def carry_out(self, player: Player, action: Action, line: int) -> None:
        if action.verb == "GO":
            given = action.arguments.get("distance")
            most = REACHES[player.unit.arm]
            self.go(player, min(most, float(given)) if isinstance(given, int | float) else most)
        elif action.verb == "TURN":
            direction = action.arguments["facing"]
            if isinstance(direction, Direction) and direction.degrees is not None:
                player.facing = direction.degrees
                self.journal.tell("pivot", player, "PW-2", facing=player.facing)
        elif action.verb == "SHOOT":
            reason = self.shoot(player, self.players.get(str(action.arguments["target"])))
            if reason:
                self.journal.refuse(player, "PW-3", order=action.text, reason=reason, line=line, text=action.text)

    def go(self, player: Player, length: float) -> None:
        ahead = along(player.at, player.facing, length)
        halted = ""
        for other in self.players.values():
            if other.side != player.side and not other.out and math.dist(other.at, ahead) < MOST_STOP + 2:
                length, halted = max(0.0, math.dist(player.at, other.at) - MOST_STOP - 2), "enemy"
        x, y = along(player.at, player.facing, length)
        table = self.battle.table
        if not (1 <= x <= table.width - 1 and 1 <= y <= table.height - 1):
            x, y, halted = min(max(x, 1.0), table.width - 1), min(max(y, 1.0), table.height - 1), "edge"
        ended = {"halted": halted} if halted else {}
        distance = round(math.dist(player.at, (x, y)), 3)
        player.at = (round(x, 3), round(y, 3))
        self.journal.tell(
            "move", player, "PW-2", mode="go", distance=distance, at=player.at, facing=player.facing, **ended
        )

    def shoot(self, player: Player, target: Player | None) -> str:
        if target is None or target.out or target.side == player.side:
            return "no-such-target"
        if math.dist(player.at, target.at) > SHOTS[player.unit.arm]:
            return "too-far"
        roll = self.journal.throw("shot", player.id, 1, NEED, die=D10)
        hits = int(roll.total >= NEED)
        self.journal.tell("fire", player, "PW-3", target=target.id, roll=roll, shots=1, hits=hits, hoard=roll.dice[0])
        if hits:
            self.hurt(target)
        return ""

    def hurt(self, target: Player) -> None:
        target.heart = words.HEARTS[words.HEARTS.index(target.heart) + 1]
        if target.heart == "scattered":
            target.out = "swept"
            self.journal.tell("eliminated", target, "PW-3", cause="shot")
        else:
            self.journal.tell("status", target, "PW-3", heart=target.heart, cause="shot")

    def after(self) -> Battle:
        events = tuple(self.journal.events(self.battle.turn))
        units = tuple(
            replace(unit, at=player.at, facing=player.facing, out=player.out, extra=_extra(unit, player.heart))
            for unit in self.battle.units
            for player in (self.players[unit.id],)
        )
        return battle_after(self.battle, events, units=units, formations=self.battle.formations)


def _extra(unit: Unit, heart: str) -> Mapping[str, Any]:
    kept = {name: value for name, value in unit.extra.items() if name != "heart"}
    return MappingProxyType(kept if heart == "firm" else kept | {"heart": heart})


CLAUSES = (
    Clause("PW-1", "Each army acts once a turn.", ("tests.stub_rulebook.rulebook.Play.act",)),
    Clause("PW-2", "Troops go and turn.", ("tests.stub_rulebook.rulebook.Play.go",)),
    Clause("PW-3", "A shot hits on six.", ("tests.stub_rulebook.rulebook.Play.shoot",)),
    Clause("PW-4", "Wells.", ()),
)
QUICK_REFERENCE = (TableSection("Going", ("arm", "inches"), (("foot", "4"), ("horse", "8"), ("cannon", "2"))),)


class ParlourWars(Rulebook):
    """The ruleset object."""

    id = words.ID
    title = "Parlour Wars"
    unit_of_length = "in"
    metres_per_unit = METRES_PER_INCH
    minutes_per_turn = 15
    stated = Stated(
        words.FILE_WORDS,
        words.SETTINGS,
        words.VOCABULARY,
        CATALOGUE,
        {"en": words.LEXICON},
        {"en": ParlourLog},
        CLAUSES,
        QUICK_REFERENCE,
        Hearts(),
        words.SIGNS,
        OrderOfBattle(),
        Carpet(),
    )
    unit_words = words_by_key(arm=words.ARMS, formation=words.FORMATIONS, nation=words.NATIONS)
    lengths = Lengths(
        near=16, beside=1.5, far=24, margin=3, window=24, stand=0.5, interval=0.5, block=1.5, apart=24, table=(48, 36)
    )

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
        return 2

    def opening(self, unit: Unit) -> str:
        return "ranks"

    def commands(self, battle: Battle) -> Commands:
        found = []
        for formation in battle.formations:
            own = [unit for unit in battle.units if unit.of == formation.id]
            park = tuple(unit.id for unit in own if unit.arm == "cannon")
            troops = tuple(unit.id for unit in own if unit.id not in park)
            id, side = formation.id, battle.side_of_formation(formation.id)
            found.append(Command(id, id, side, formation.of, troops, block=formation.kind.upper()))
            if park:
                found.append(Command(f"{id}.park", id, side, id, park, True, "park", "PARK", ("park", "cannon")))
        return command_tree(found)

    def activations(self, events: Sequence[Event]) -> Sequence[Activation]:
        opened = [event for event in events if event.kind == "activate"]
        ends = [event.n - 1 for event in opened[1:]] + [
            next((event.n - 1 for event in events if event.kind == "turn_end"), len(events))
        ]
        return [
            Activation(event.side, (event.unit,) if event.unit else (), event.n, end, event.n)
            for event, end in zip(opened, ends, strict=True)
        ]

    def validate(self, document: Mapping[str, Any]) -> tuple[Battle | None, Sequence[Fault]]:
        faults = Faults()
        battle = read_battle(document, words.FILE_WORDS, faults)
        return (None, faults.found) if faults.found else (battle, ())

    def resolve(self, battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Resolution:
        journal = journal_of(battle, seed, "orders")
        play = Play(battle, journal)
        for unit in battle.units:
            play.players[unit.id] = Player(
                unit, battle.side_of[unit.id], unit.extra.get("heart", "firm"), unit.at or (0, 0), unit.facing, unit.out
            )
        journal.emit("turn_start", clause="PW-1")
        for side in battle.sides:
            report_lines(
                journal,
                side.id,
                sheets.get(side.id),
                "PW-1",
                commands_unit=lambda unit, own=side.id: unit in battle.side_of and battle.side_of[unit] == own,
            )
        journal.phase = "play"
        formations = list(battle.formations)
        for side in battle.sides:
            sheet = sheets.get(side.id, OrderSheet(side.id))
            play.act(side.id, sheet)
            for order in sheet.generals:
                formations = [_ridden(journal, f, order.actions) if f.id == order.formation else f for f in formations]
        play.battle = replace(battle, formations=tuple(formations))
        journal.phase = "end"
        left = {player.side for player in play.players.values() if not player.out}
        if len(left) == 1:
            (winner,) = left
            journal.emit("victory", side=winner, clause="PW-1", winner=winner, reason="swept")
        journal.emit("turn_end", clause="PW-1")
        after = play.after()
        return Resolution(tuple(journal.events(battle.turn)), after)

    def likelihood(self, event: Event) -> float | None:
        if event.kind != "fire" or event.roll is None:
            return None
        passes = (11 - NEED) / 10
        return passes if event.effect.get("hits") else 1 - passes

    def footprint(self, battle: Battle, unit: Unit) -> tuple[Point, ...]:
        if not unit.in_play or unit.at is None:
            return ()
        width, depth = SIZES.get((unit.arm, unit.formation), (2.0, 2.0))
        return rectangle(unit.at, width, depth, unit.facing)

    def command_radius(self, battle: Battle, formation: Formation) -> float:
        return 0.0

    def command_status(self, battle: Battle, unit: Unit) -> str:
        return ""

    def eyesight(self, battle: Battle) -> Eyesight:
        weather = "fog" if battle.weather == "candlelight" else "clear"
        screens = Screens.of(battle.terrain, thickets=(), depth=0, masses=("copse",))
        return eyesight(METRES_PER_INCH, weather, screens)

    def reach(self, battle: Battle, unit: Unit) -> float:
        return REACHES.get(unit.arm, 0.0) if unit.in_play else 0.0

    def charge_reach(self, battle: Battle, unit: Unit) -> float:
        return 0.0

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        return 0.0

    def fire_arc(self, battle: Battle, unit: Unit) -> float:
        return 0.0


def _ridden(journal: Journal, formation: Formation, actions: Sequence[Action]) -> Formation:
    commander = formation.commander
    for action in actions:
        place = action.arguments.get("place")
        if commander is None or commander.at is None or not isinstance(place, Place) or place.point is None:
            continue
        length = min(12.0, math.dist(commander.at, place.point))
        x, y = along(commander.at, bearing(commander.at, place.point), length)
        commander = replace(commander, at=(round(x, 3), round(y, 3)))
        journal.emit("commander", unit=formation.id, side=formation.side, clause="PW-1", moved=length, at=commander.at)
    return replace(formation, commander=commander)


RULEBOOK = ParlourWars()
