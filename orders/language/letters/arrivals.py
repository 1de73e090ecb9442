"""Arrivals: conditions that tell of nothing but that those who are told something come there: they wait for nothing."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.acts import Act
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

ARRIVING = re.compile(
    r"\b(?:arriv\w*|reach\w*\s+(?:us|the (?:field|table))|(?:comes?|gets?|turns?|shows?|marches|march|are|is)\s+"
    r"(?:up|in|on|here|there|in place|in position|onto? the (?:field|table|map))|appears?|"
    r"on (?:the )?(?:table|field|map)|available|in hand|"
    r"da|dort|eintr[ei]f\w*|eingetroffen|ank(?:omm|ämen|am)\w*|angekommen|erschein\w*|auftauch\w*|verfügbar|zur Stelle|"
    r"là|sur place|sur (?:la table|le terrain)|débouche\w*|paraît|paraissent|paraîtra|disponibles?)\b",
    re.IGNORECASE,
)


def is_their_arrival(who: Troops, act: Act, world: World) -> bool:
    """Whether an act waits only for the arrival of its own troops, which are not on the table yet.

    ``Kempt, when he arrives, lines the bank``: his order is his whether he is there or not.
    """
    condition = act.condition
    if condition is None or condition.until or condition.placed or not who.own or not ARRIVING.search(condition.said):
        return False
    if condition.whom is not None and not (set(condition.whom.own) & set(who.own) or is_above(condition.whom, who)):
        return False
    return bool(act.parts) and not act.echelon and not set(who.own) & world.present


def is_arrival_there(who: Troops, act: Act, world: World) -> bool:
    """Whether an act waits only for its troops to be where it has them stay: ``stays at the farm once it is there``."""
    condition = act.condition
    staying = act.verb in ("hold", "defend") and bool(act.parts) and not act.negated
    if not staying or condition is None or condition.until or condition.whom is not None or not who.own:
        return False
    return ARRIVING.search(condition.said) is not None and bool(set(who.own) & world.present)


def is_above(one: Troops, other: Troops) -> bool:
    """Whether the one are a command that the others are of."""
    return bool(one.own) and set(other.own) <= set(one.own)
