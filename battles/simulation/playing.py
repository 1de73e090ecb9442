"""One battle from its first turn to its last, with the program on both sides or with the intents that are given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from battles import rulesets
from battles.engine import sheets
from battles.engine.battle import NO_EXTRA, Battle
from battles.engine.orders import OrderSheet
from battles.engine.play.holding import holder
from battles.reports.facts.chronicle import Chronicle, PlayedTurn
from battles.reports.facts.clock import Clock
from battles.simulation.grid import Grid, held
from battles.simulation.knowing import as_known
from battles.simulation.outcome import GROUND, LOSSES, UNDECIDED, Outcome
from battles.simulation.terms import Terms
from battles.staff.army import Aim, Character, orders
from orders.language.names import Names
from orders.language.sheet import parse

#: A battle that nobody has won is decided when one side has lost so much more of its strength than the other.
DECIDED = 0.05
#: A formation is broken when it has lost this part of what it came with.
BROKEN = 0.5


class Player:
    """Plays battles of the same terms, one after another. What they have in common is made once.

    Raises ``InputFaults`` for a document that is no battle.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        settings = {"staff": "able", **terms.document.get("settings", {})}
        read = rulesets.read({**terms.document, "settings": settings})
        self._ruleset = rulesets.find(read.ruleset)
        self._given = {side: sheet for side in read.orders if (sheet := self._sheet(read, side)) is not None}
        self.battle = replace(read, orders=NO_EXTRA, log=())
        self._aims = tuple(Aim(place, worth) for place, worth in terms.aims)
        self._came = {unit.id: self._ruleset.measure.amount(unit) for unit in read.units}
        self._grid = Grid.of(read.table)
        self._below = {formation.id: read.units_of(formation.id) for formation in read.formations if formation.of}

    def play(self, number: int) -> Outcome:
        """The battle of this number."""
        battle, seed = self.battle, self.terms.seed_of(number)
        turns: list[PlayedTurn] = []
        for _ in range(self.terms.turns):
            resolution = self._ruleset.resolve(battle, dict(self._sheets(battle)), seed)
            after = replace(resolution.battle, log=())
            turns.append(PlayedTurn(battle, resolution.events, after))
            battle = after
            if any(event.kind == "victory" for event in resolution.events):
                break
        return self._outcome(number, turns)

    def _sheet(self, battle: Battle, side: str) -> OrderSheet | None:
        """What lasts of the orders that the document holds for a side, if anything does."""
        vocabulary = self._ruleset.vocabulary
        names = Names.for_side(battle, side, self._ruleset.commands(battle))
        kept = sheets.lasting(parse(battle.orders.get(side, ""), names, vocabulary, strangers=True))
        return None if sheets.is_empty(kept) else kept

    def _sheets(self, battle: Battle) -> Iterator[tuple[str, OrderSheet]]:
        """The sheets of a turn."""
        for side in battle.sides:
            if side.id in self._given:
                yield side.id, self._given[side.id]
            else:
                character = Character(self.terms.characters.get(side.id, Character.STEADY))
                known = as_known(self._ruleset, battle, side.id)
                yield side.id, orders(self._ruleset, known, side.id, character, self._aims, self._came)

    # ---- the outcome

    def _outcome(self, number: int, turns: Sequence[PlayedTurn]) -> Outcome:
        chronicle = Chronicle(self._ruleset, tuple(turns), Clock(self._ruleset.minutes_per_turn))
        by_unit: Counter[str] = Counter()
        losses: Counter[tuple[str, str, str, int]] = Counter()
        cells: Counter[tuple[str, int, int]] = Counter()
        broken: dict[str, int] = {}
        where = {turn.before.turn: turn.before.unit_by_id for turn in turns}
        for loss in chronicle.losses:
            unit, side = self.battle.unit_by_id[loss.unit], self.battle.side_of[loss.unit]
            by_unit[loss.unit] += loss.points
            losses[side, unit.arm, loss.cause, loss.turn] += loss.points
            at = where[loss.turn][loss.unit].at
            if at is not None:
                cells[side, *self._grid.square(at)] += loss.points
            for formation in self.battle.chain(unit.of):
                if formation.id not in broken and self._is_broken(formation.id, by_unit):
                    broken[formation.id] = loss.turn
        share = {side.id: self._share(side.id, by_unit) for side in self.battle.sides}
        winner, reason = self._winner(chronicle, share)
        return Outcome(
            number=number,
            winner=winner,
            reason=reason,
            turns=len(turns),
            share=share,
            losses=tuple((*row, points) for row, points in sorted(losses.items())),
            cells=tuple((*row, points) for row, points in sorted(cells.items())),
            broken=dict(sorted(broken.items())),
            field=held(chronicle.last, self._grid),
        )

    def _is_broken(self, formation: str, lost: Mapping[str, int]) -> bool:
        units = self._below.get(formation, ())
        whole = sum(self._came[unit.id] for unit in units)
        return whole > 0 and sum(lost.get(unit.id, 0) for unit in units) >= BROKEN * whole

    def _share(self, side: str, lost: Mapping[str, int]) -> float:
        own = [unit.id for unit in self.battle.units if self.battle.side_of[unit.id] == side]
        whole = sum(self._came[unit] for unit in own)
        return round(sum(lost.get(unit, 0) for unit in own) / whole, 4) if whole else 0.0

    def _winner(self, chronicle: Chronicle, share: Mapping[str, float]) -> tuple[str, str]:
        """By the rulebook; else who holds more points of ground; else who has clearly lost less."""
        for event in chronicle.turns[-1].events:
            if event.kind == "victory":
                return event.effect.get("winner", ""), event.effect.get("reason", "")
        points: Counter[str] = Counter(dict.fromkeys(share, 0))
        for aim in self._aims:
            side = holder(self._ruleset, chronicle.last, aim.place)
            if side:
                points[side] += aim.worth
        first, second = _first_two(points)
        if points[first] > points[second]:
            return first, GROUND
        spared = {side: 1.0 - lost for side, lost in share.items()}
        first, second = _first_two(spared)
        if spared[first] - spared[second] > DECIDED:
            return first, LOSSES
        return "", UNDECIDED


def _first_two(scores: Mapping[str, float]) -> tuple[str, str]:
    """The sides with the two highest scores."""
    ranked = sorted(scores, key=lambda side: (-scores[side], side))
    return ranked[0], ranked[1]
