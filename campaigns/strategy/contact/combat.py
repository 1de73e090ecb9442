"""Strength, losses, brushes and delaying actions (EC-CON-4, EC-CON-7 to 9, EC-AFT-1)."""

from __future__ import annotations

from collections.abc import Iterable

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, HOUR
from campaigns.strategy.march.rates import level_of
from campaigns.strategy.rules.tables import BRUSH, BRUSH_SHIFT, DELAY_RATING
from campaigns.strategy.state import Element, Unit, Wounded

SHORT_OF_AMMO = 20
RETURN_AT = 6 * HOUR
GROUND_NEAR = 500
SKIRMISH_AMMO = 5
MOST_DELAY = 12


def strength(campaign: Campaign, element: Element, clock: int | None = None) -> int:
    """The true strength of an element, unit by unit, rounded down (EC-CON-4)."""
    table = campaign.settings.table("strength")
    percent = [campaign.settings.table("levels")[level_of(campaign, element.fatigue)][1]]
    when = campaign.clock if clock is None else clock
    if element.shaken is not None and element.shaken > when:
        percent.append(table["shaken"])
    if element.ammo < SHORT_OF_AMMO:
        percent.append(table["short"])
    total = 0
    for unit in element.units:
        total += _unit_strength(unit, table, percent)
    return total


def _unit_strength(unit: Unit, table: dict[str, int], percents: list[int]) -> int:
    if unit.arm == "artillery":
        product = table["gun"] * unit.guns
    elif unit.arm == "cavalry":
        product = table["horse"] * unit.men
    elif unit.arm == "train":
        return 0
    else:
        product = table["foot"] * unit.men
    below = 10
    for percent in (table[unit.quality], *percents):
        product *= percent
        below *= 100
    return product // below


def strength_of(campaign: Campaign, elements: Iterable[Element]) -> int:
    """The true strength of some elements."""
    return sum(strength(campaign, element) for element in elements)


def shift_of(table: tuple[tuple[int, int], ...], attacker: int, defender: int) -> int:
    """The shift by attacker x 100 / defender; a defender without strength gives the highest row."""
    odds = attacker * 100 // defender if defender else table[0][0]
    return next(shift for least, shift in table if odds >= least)


def ground_of_place(campaign: Campaign, element: Element) -> int:
    """``defensible`` of a place within 500 m of an element (EC-CON-7)."""
    chart = campaign.chart
    fx, fy = chart.flat(element.x, element.y)
    best: tuple[int, int, int] | None = None
    for place in chart.places:
        px, py = chart.flat(place.x, place.y)
        if abs(px - fx) > GROUND_NEAR * 1.2 or abs(py - fy) > GROUND_NEAR * 1.2:
            continue
        metres = chart.metres(element.x, element.y, place.x, place.y)
        if metres <= GROUND_NEAR and (best is None or (metres, place.index) < best[:2]):
            best = (metres, place.index, place.defensible)
    return best[2] if best else 0


def casualties(campaign: Campaign, unit: Unit, men: int, prisoners: int = 0, guns: int = 0, colours: int = 0,
               stragglers: int = 0, *, tell: bool = True, always: bool = False) -> None:  # fmt: skip
    """Take losses from a unit and tell them: a quarter of the casualties are dead (EC-AFT-1, EC-AFT-2)."""
    men = min(men, unit.men)
    prisoners = min(prisoners, unit.men - men)
    stragglers = min(stragglers, unit.men - men - prisoners)
    guns = min(guns, unit.guns)
    if not (men or prisoners or guns or stragglers or colours or always):
        return
    killed = men // 4
    wounded = men - killed
    unit.men -= men + prisoners + stragglers
    unit.stragglers += stragglers
    unit.guns -= guns
    element = campaign.formation[unit.of]
    assert isinstance(element, Element)
    back = wounded * campaign.settings.wounded_percent // 100
    if back:
        when = (campaign.clock // DAY + campaign.settings.wounded_days) * DAY + RETURN_AT
        campaign.wounded.append(Wounded(unit.id, back, when))
    lost = campaign.side[element.side].lost
    lost["men"] += men + prisoners
    lost["guns"] += guns
    lost["colours"] += colours
    element.count()
    if tell:
        effect: catalogue.Loss = {
            "men": men, "killed": killed, "wounded": wounded, "prisoners": prisoners, "guns": guns,
        }  # fmt: skip
        if colours:
            effect["colours"] = colours
        if stragglers:
            effect["stragglers"] = stragglers
        campaign.tell("loss", "EC-AFT-1", unit=unit.id, side=element.side, effect=effect)


def skirmish_losses(campaign: Campaign, elements: list[Element], percent: int, enemy_men: int) -> None:
    """The losses of a brush or delaying action, at most a quarter of the enemy's men (EC-CON-9)."""
    left = enemy_men // 4
    for element in elements:
        for unit in element.units:
            men = min(unit.men * percent // 100, left)
            left -= men
            casualties(campaign, unit, men)


def brush(
    campaign: Campaign, attackers: list[Element], defenders: list[Element], extra: int
) -> tuple[int, int, int, int]:
    """A brush between those in contact: d, metres back of the defender and attacker, steps the attacker is held."""
    attacker, defender = attackers[0], defenders[0]
    one, other = campaign.throw("brush", attacker.side), campaign.throw("brush", defender.side)
    shift = shift_of(BRUSH_SHIFT, strength_of(campaign, attackers), strength_of(campaign, defenders)) + extra
    d = one.total + shift - other.total - ground_of_place(campaign, defender)
    lost, own, back, repulsed, held = next(row for least, row in BRUSH if d >= least)
    effect: catalogue.Combat = {
        "mode": "brush",
        "dice": {attacker.side: one.total, defender.side: other.total},
        "shift": shift,
        "d": d,
        "percent": {attacker.side: own, defender.side: lost},
    }
    if held:
        effect["held"] = held
    campaign.tell(
        "combat", "EC-CON-7", unit=attacker.id, target=defender.id, side=attacker.side, roll=one, effect=effect
    )
    men = {True: sum(e.men for e in attackers), False: sum(e.men for e in defenders)}
    skirmish_losses(campaign, defenders, lost, men[True])
    skirmish_losses(campaign, attackers, own, men[False])
    spend_ammo(attackers + defenders)
    return d, back, repulsed, held


def delay(campaign: Campaign, attackers: list[Element], delayers: list[Element], rating: str) -> int:
    """A delaying action: the steps for which it holds the attackers (EC-CON-8)."""
    attacker, delayer = attackers[0], delayers[0]
    roll = campaign.throw("delay", delayer.side)
    shift = shift_of(BRUSH_SHIFT, strength_of(campaign, attackers), strength_of(campaign, delayers))
    held = roll.total + DELAY_RATING[rating] + ground_of_place(campaign, delayer) - shift
    held = max(1, min(MOST_DELAY, held))
    campaign.tell(
        "combat", "EC-CON-8", unit=delayer.id, target=attacker.id, side=delayer.side, roll=roll,
        effect=catalogue.Combat(
            mode="delay", dice={delayer.side: roll.total}, shift=shift,
            percent={attacker.side: 1, delayer.side: 1}, held=held,
        ),
    )  # fmt: skip
    men = (sum(e.men for e in attackers), sum(e.men for e in delayers))
    skirmish_losses(campaign, delayers, 1, men[0])
    skirmish_losses(campaign, attackers, 1, men[1])
    spend_ammo(attackers + delayers)
    return held


def spend_ammo(elements: list[Element]) -> None:
    """A brush or delaying action costs ammunition (EC-SUP-6)."""
    for element in elements:
        element.ammo = max(0, element.ammo - SKIRMISH_AMMO)


def clear_gone(campaign: Campaign, elements: Iterable[Element], cause: str = "") -> None:
    """Elements without men and guns leave the map (EC-ELE-3)."""
    for element in elements:
        if element.present and element.men <= 0 and element.guns <= 0:
            leave_map(campaign, element, cause)


def leave_map(campaign: Campaign, element: Element, cause: str = "") -> None:
    """An element is no more."""
    element.state = "gone"
    element.plan, element.path, element.trail = [], [], []
    element.pending, element.engaged, element.closing = None, "", 0
    gone = catalogue.Eliminated(cause=cause) if cause else catalogue.Eliminated()
    campaign.tell("eliminated", "EC-ELE-3", unit=element.id, side=element.side, effect=gone)
