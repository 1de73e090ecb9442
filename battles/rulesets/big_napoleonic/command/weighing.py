"""Which assaults the able staff may make, and what each may be expected to bring."""

from __future__ import annotations

import math
from collections.abc import Sequence
from types import MappingProxyType

from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT, bearing
from battles.engine.orders import Action
from battles.rulesets.big_napoleonic.assaults import assault
from battles.rulesets.big_napoleonic.command import odds
from battles.rulesets.big_napoleonic.command.trials import Trial
from battles.rulesets.big_napoleonic.movement.line import Line
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.field import Field, Moved
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement

# What is told beforehand of an assault takes every friend to lend his strength, and nobody but its target to fire at
# it. By so much at least it must be better than the odds that are asked: most that are not fail in the end.
WELL_ABOVE = 0.1


class Assaults:
    """The assaults of one command upon the enemies that its side makes out.

    Nobody of the enemy's side moves while orders are written.
    """

    def __init__(self, table: Field, enemies: Sequence[Troop]) -> None:
        self._table = table
        self._enemies = [enemy for enemy in enemies if enemy.present]
        self._made_out = {enemy.id: enemy for enemy in enemies}
        self._figures = [(enemy, enemy.figure) for enemy in self._enemies]
        self._firers = odds.Firer.all_of(self._enemies)
        self._defences: dict[str, odds.Defence] = {}
        self._fires_before: dict[str, float] = {}
        self._helpers: dict[str, list[Troop]] = {}
        self._kinds: dict[str, odds.Kind] = {}
        # By enemy, and then by who assaults him: units of one kind gain alike.
        self._gained: dict[str, dict[tuple[odds.Kind, bool, bool], float]] = {}

    def forget(self, mover: Troop) -> None:
        """One of the side has moved: what was told of those about him does not hold any more."""
        self._kinds.pop(mover.id, None)
        figure, reach = mover.figure, odds.LENT_WITHIN
        for foe, helpers in list(self._helpers.items()):
            if mover in helpers or figures.near(figure, self._made_out[foe].figure, reach):
                del self._helpers[foe]
                self._gained.pop(foe, None)

    def hope(self, troop: Troop, foe: str) -> float:
        """The most that the odds of an assault might be, as is quickly told.

        Who stands ahead of the enemy's front meets the fire that lies before it; of foot so much less is hoped as most
        assaults are too poor in the end that look no better.
        """
        if troop.guns or troop.in_town:
            return -math.inf
        enemy = self._made_out[foe]
        ground = enemy.box
        flank = zones.in_flank_zone(ground, troop.box)
        gained = self._most_gained(troop, enemy, flank=flank)
        hope = odds.hope_of(troop, enemy, gained)
        if troop.foot:
            # Horse has little else to do than to wait for a charge: it looks at each.
            own = odds.NO_FIRE if flank else odds.volley(self._defence(enemy).points, troop)
            hope = min(hope, odds.most_of(troop, enemy, own, gained) - WELL_ABOVE)
        right, ahead = ground.local(troop.x, troop.y)
        if ahead - ground.hd >= abs(right):
            hope = min(hope, odds.most_of(troop, enemy, odds.volley(self._before(enemy), troop), gained))
        return hope

    def weigh(self, troop: Troop, foe: str, reach: float, least: float) -> float | None:
        """The odds of an assault, as in :func:`odds.odds_of`; ``None`` when it is not legal or they are no better than
        ``least``."""
        enemy = self._made_out[foe]
        if not enemy.present or not figures.within(troop.figure, enemy.figure, reach + LIMIT):
            return None
        start, facing = troop.box, troop.facing
        if not assault.axis_meets(start, enemy.figure):
            facing = bearing(troop.centrepoint, (enemy.figure.x, enemy.figure.y))
        ground = start if facing == troop.facing else troop.box_by_front(troop.centrepoint, facing)
        reaction = self._reaction(troop, ground, facing, enemy, reach, least)
        if reaction is None:
            return None
        with Trial(self._table, troop):
            verdict = self._verdict(troop, enemy, facing)
            if verdict.reason:
                return None
            hx, hy = troop.heading
            troop.place(troop.x + verdict.distance * hx, troop.y + verdict.distance * hy)
            others = [other for other in self._enemies if other is not enemy]
            expected = odds.odds_of(self._table, troop, enemy, verdict, start, others, reaction)
        return expected if expected > least else None

    def _reaction(
        self,
        troop: Troop,
        ground: Box,
        facing: float,
        enemy: Troop,
        reach: float,
        least: float,
    ) -> odds.Volley | None:
        """The fire upon an assault straight ahead from the ground to which a unit turns.

        ``None`` when it does not reach the enemy, or its odds are plainly no better than ``least``. Most assaults are
        too poor, and that is sooner told than whether the rules allow them.
        """
        table, hx, hy = self._table, -ground.uy, ground.ux
        # Nobody is met farther on than the enemy himself; who is wide of him may still touch his zone.
        limit = min(reach + LIMIT, figures.contact_at(ground, enemy.figure, hx, hy) + LIMIT)
        distance = assault.first_contact(table, troop, ground, hx, hy, limit)
        if distance > reach + LIMIT:
            return None
        there = ground.shifted(distance * hx, distance * hy)
        if not assault.reaches(troop, there, enemy):
            return None
        edge = assault.edge_name(there, enemy.figure, facing)
        flank = assault.is_flank_attack(troop.box, enemy, edge)
        gained = self._most_gained(troop, enemy, flank=flank)
        if odds.hope_of(troop, enemy, gained) <= least:
            return None
        reaction = odds.reaction(troop, there, enemy, edge, self._firers)
        return reaction if odds.most_of(troop, enemy, reaction, gained) > least else None

    def _verdict(self, troop: Troop, enemy: Troop, facing: float) -> assault.Verdict:
        """What the rules say of an assault after a turn, if one is needed; the unit is left where it was tried."""
        turns = facing != troop.facing
        # The rule of pivots asks this too, but after more else.
        if turns and not displacement.has_room(self._table, troop, troop.box_by_front(troop.centrepoint, facing)):
            return assault.Verdict("no-room")
        action = Action("ASSAULT", MappingProxyType({"target": enemy.id}))
        line = Line(self._table, troop, (action,), Moved(troop, troop.posture, tried=True), full=True)
        refused = line.face(facing) if turns else ""
        return assault.Verdict(refused) if refused else assault.judge(line, enemy)

    def _most_gained(self, troop: Troop, enemy: Troop, *, flank: bool) -> float:
        """As in :func:`odds.most_gained`; hopes and odds ask for the same."""
        helpers = self._helpers.get(enemy.id)
        if helpers is None:
            helpers = self._helpers[enemy.id] = self._table.near(troop.side, enemy.figure, odds.LENT_WITHIN)
        known = self._gained.setdefault(enemy.id, {})
        kind, helps = self._kind(troop), troop in helpers
        gained = known.get((kind, helps, flank))
        if gained is None:
            friends = [self._kind(one) for one in helpers if one is not troop]
            gained = odds.most_gained(kind, enemy, odds.About(friends, self._defence(enemy)), flank=flank)
            known[kind, helps, flank] = gained
        return gained

    def _kind(self, troop: Troop) -> odds.Kind:
        """What a unit of the side brings into a combat."""
        kind = self._kinds.get(troop.id)
        if kind is None:
            kind = self._kinds[troop.id] = odds.Kind.of(troop)
        return kind

    def _defence(self, enemy: Troop) -> odds.Defence:
        """An enemy with those who might lend him their strength."""
        defence = self._defences.get(enemy.id)
        if defence is None:
            figure = enemy.figure
            x, y, reach = figure.x, figure.y, figure.radius + odds.LENT_WITHIN
            neighbours = [
                other
                for other, there in self._figures
                if (there.x - x) ** 2 + (there.y - y) ** 2 <= (reach + there.radius) ** 2 and other is not enemy
            ]
            defence = self._defences[enemy.id] = odds.Defence.of(enemy, neighbours)
        return defence

    def _before(self, enemy: Troop) -> float:
        """The points of all fire upon one who has come up to an enemy's front."""
        points = self._fires_before.get(enemy.id)
        if points is None:
            points = self._fires_before[enemy.id] = odds.points_before(enemy, self._firers)
        return points
