"""What a charge promises, as far as the able staff reckons: the test to close, one melee, the ruin of who loses it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from battles.engine.boxes import gap
from battles.rulesets.old_trousers.charges.running import attacks_flank
from battles.rulesets.old_trousers.combat.tables import FALLS_BACK, ON, ROUTS, SHAKEN, Row
from battles.rulesets.old_trousers.fire.tables import INFANTRY_POINTS, gun_points, hits
from battles.rulesets.old_trousers.table.cover import cover_of
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.footprints import is_column
from battles.rulesets.old_trousers.table.fronts import front_figures
from battles.rulesets.old_trousers.table.ground import Cover
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Trait

_FACES = 10
_MARGINS = {first - second: 0 for first in range(_FACES) for second in range(_FACES)}
for _first in range(_FACES):
    for _second in range(_FACES):
        _MARGINS[_first - _second] += 1
#: What the loser of a round loses besides his figures, as a share of what he has left.
RUIN: Mapping[str, float] = {ON: 0.0, FALLS_BACK: 0.1, SHAKEN: 0.3, ROUTS: 0.6}
#: Guns that lose are gone, and so much of a charger's strength is worth theirs (OT-C-MEL-7).
GUNS_WORTH = 6.0
#: The guns that a charge is taken to face, whose weight does not show, in pounds.
USUAL_POUNDER = 8
#: What it costs to hang back, disordered, as a share of the charger.
HANGING_BACK = 0.1
#: How often infantry that may try forms its square in time (OT-CHG-7).
SQUARES = 0.7
#: How often troops that wait for a charge hold their fire until it tells (OT-CHG-8).
STEADY = 0.7
#: What the target adds to its throw then, and a column that is fired at; what it takes off when it is not in order.
POINT_BLANK, DENSE, OUT_OF_ORDER = 2, 1, -1
#: So many expectations are kept: a battle asks for the same again and again.
_KEPT = 4096


def odds(field: Field, troop: Troop, enemy: Troop) -> float:
    """What the enemy is expected to lose in a charge less what the charger is, as a share of the charger.

    ``enemy`` is who he is taken for by the charger's side: his quality plays no part.
    """
    volley = _volley(troop, enemy)
    flank = attacks_flank(field, troop, enemy)
    closes = _closes(field, troop, enemy, volley, flank=flank)
    strikes = _strikes(field, troop, enemy, flank=flank)
    fight = _fight(field, troop, enemy, strikes, square=False)
    if troop.cavalry and enemy.infantry and not enemy.in_square and not enemy.in_skirmish and not enemy.disordered:
        fight = (1.0 - SQUARES) * fight + SQUARES * _fight(field, troop, enemy, strikes, square=True)
    return closes * fight - (1.0 - closes) * HANGING_BACK - volley / max(1, troop.strength)


def _volley(troop: Troop, enemy: Troop) -> float:
    """What a target is expected to hit that waits for a charge: figures (OT-CHG-8, OT-CHG-9, OT-FIRE-3, OT-FIRE-4)."""
    if enemy.infantry:
        points = front_figures(enemy) * INFANTRY_POINTS[0]
    elif enemy.unlimbered:
        points = enemy.strength * gun_points(USUAL_POUNDER, 0.0)
    else:
        return 0.0
    added = DENSE * (1 if troop.infantry else 2) if is_column(troop.build, troop.formation) else 0
    weak = enemy.disordered or enemy.shaken or enemy.in_skirmish
    added += OUT_OF_ORDER if weak else 0
    aimed = _hits(points, added + POINT_BLANK)
    return _hits(points, added) if weak else STEADY * aimed + (1.0 - STEADY) * _hits(points, added + OUT_OF_ORDER)


@lru_cache(_KEPT)
def _hits(points: int, added: int) -> float:
    return sum(hits(points, face + added) for face in range(1, _FACES + 1)) / _FACES


def _closes(field: Field, troop: Troop, enemy: Troop, volley: float, *, flank: bool) -> float:
    """How likely the charger passes his test after a volley (OT-C-TEST-1)."""
    table: Mapping[str, int] = field.tables["tests"]["charge"]
    added = int(field.tables["quality"][troop.quality])
    added += table["quarter_lost"] * (4 * (troop.full - troop.strength) // max(1, troop.full))
    if flank:
        added += table["flank"]
    if troop.cavalry and enemy.in_square:
        added += table["square"]
    if enemy.disordered or enemy.shaken or enemy.artillery:
        added += table["weak_target"]
    return max(0.0, min(1.0, (_FACES + 1 + added + table["figure_lost"] * volley - table["need"]) / _FACES))


def _fight(field: Field, troop: Troop, enemy: Troop, strikes: int, *, square: bool) -> float:
    """What one melee is expected to bring, as a share of the charger (OT-C-MEL-2, OT-C-MEL-3)."""
    ahead = strikes - _stands(field, enemy, troop, square=square)
    return _expected(field.melee_rows, ahead, max(1, troop.strength), max(1, enemy.strength), guns=enemy.artillery)


@lru_cache(_KEPT)
def _expected(rows: tuple[Row, ...], ahead: int, ours: int, theirs: int, *, guns: bool) -> float:
    """The same by what it depends on: what the charger adds more than his enemy, and the strength of both."""
    worth = 0.0
    for margin, chances in _MARGINS.items():
        difference = margin + ahead
        _, winner, loser, result = max(row for row in rows if row.least <= abs(difference))
        won = difference >= 0
        lost, struck = (winner, loser) if won else (loser, winner)
        ruin = RUIN[result]
        gained = GUNS_WORTH if won and guns else struck + (ruin * theirs if won else 0.0)
        worth += chances * (gained - lost - (0.0 if won else ruin * ours))
    return worth / (_FACES * _FACES) / ours


def _strikes(field: Field, troop: Troop, enemy: Troop, *, flank: bool) -> int:
    """What a charger adds in the first round."""
    worth: Mapping[str, int] = field.tables["melee"]
    added = worth["cavalry_charging" if troop.cavalry else "infantry_charging"] + _kind(troop, worth)
    added += int(field.tables["quality"][troop.quality])
    if Trait.LANCE in troop.traits:
        added += worth["lance"]
    if troop.infantry and is_column(troop.build, troop.formation):
        added += worth["column"]
    if flank:
        added += worth["flank"]
    if field.ground.level_at(troop.centre) > field.ground.level_at(enemy.centre):
        added += worth["higher"]
    return added + _numbers(troop, enemy, worth)


def _stands(field: Field, troop: Troop, charger: Troop, *, square: bool) -> int:
    """What he adds who receives the charge."""
    worth: Mapping[str, int] = field.tables["melee"]
    added = _kind(troop, worth) + _numbers(troop, charger, worth)
    in_town = field.in_town(troop)
    if troop.in_square or square:
        added += worth["square_against_cavalry" if charger.cavalry else "square_against_others"]
    elif troop.infantry and charger.cavalry and not in_town:
        added += worth["infantry_against_cavalry"]
    for name, holds in (
        ("skirmishers", troop.in_skirmish),
        ("artillery", troop.artillery),
        ("disordered", troop.disordered),
        ("shaken", troop.shaken),
        ("blown", troop.blown),
        ("town", in_town),
    ):
        added += worth[name] if holds else 0
    cover = cover_of(field.ground, troop.box, charger.centre)
    if cover is not Cover.NONE:
        added += worth[f"{cover.value}_cover"]
    return added


def _kind(troop: Troop, worth: Mapping[str, int]) -> int:
    added = worth[troop.type] if troop.cavalry and troop.type in ("heavy", "medium") else 0
    return added + (worth["cuirass"] if Trait.CUIRASS in troop.traits else 0)


def _numbers(troop: Troop, enemy: Troop, worth: Mapping[str, int]) -> int:
    own = troop.strength * (2 if troop.cavalry else 1)
    other = max(1, enemy.strength * (2 if enemy.cavalry else 1))
    if own >= 3 * other:
        return worth["three_to_one"]
    if own >= 2 * other:
        return worth["two_to_one"]
    return worth["three_to_two"] if 2 * own >= 3 * other else 0


def in_reach(troop: Troop, enemy: Troop, reach: float) -> bool:
    """Whether an enemy is so near that a charge at him is worth a thought."""
    return gap(troop.box, enemy.box) <= reach
