"""Battles settled by dice (EC-SET)."""

from __future__ import annotations

from campaigns.strategy.battle import results
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import HOUR
from campaigns.strategy.contact import combat, engagements
from campaigns.strategy.rules.tables import SETTLE_SHIFT, SETTLING
from campaigns.strategy.state import Battle, Element, Formation

WORKS = 16
FALLS = 10
LEAST_PERCENT, AN_HOUR = 40, 10


def presence(battle: Battle, element: Element) -> int:
    """Percent of the battle's minutes in which an element was there (EC-SET-1)."""
    total = battle.until - battle.starts
    if total <= 0:
        return 100
    there = max(0, battle.until - max(battle.starts, battle.present.get(element.id, battle.starts)))
    return there * 100 // total


def settle(campaign: Campaign, battle: Battle) -> None:
    """Throw for a battle that nobody plays, and apply what comes of it (EC-SET-2 to 4)."""
    attacker = battle.side
    defender = campaign.enemy(attacker)
    elements = {side.id: _elements(campaign, battle, side.id) for side in campaign.sides}
    strong = {
        side: sum(combat.strength(campaign, one) * presence(battle, one) for one in them) // 100
        for side, them in elements.items()
    }
    rolls = {side.id: campaign.throw("settle", side.id) for side in campaign.sides}
    marks = campaign.settings.table("marks")
    mark = {side: marks[engagements.commander_over(campaign, them).rating] for side, them in elements.items()}
    odds = strong[attacker] * 100 // strong[defender] if strong[defender] else 1000
    shift = combat.shift_of(SETTLE_SHIFT, strong[attacker], strong[defender])
    total = rolls[attacker].total - rolls[defender].total + shift + mark[attacker] - mark[defender]
    total -= battle.place.defensible
    if any(one.works >= WORKS for one in elements[defender]):
        total -= 1
    _, loser, outcome, attackers, defenders = next(row for row in SETTLING if total >= row[0])
    beaten = {"defender": defender, "attacker": attacker}.get(loser, "")
    winner = campaign.enemy(beaten) if beaten else ""
    field = winner or defender
    campaign.tell(
        "victory", "EC-SET-3", unit=battle.id, side=winner, roll=rolls[attacker],
        effect=results.with_winner({
            "outcome": outcome, "field": field, "S": total, "shift": shift,
            "dice": {side: list(roll.dice) for side, roll in rolls.items()}, "odds": odds,
        }, winner),
    )  # fmt: skip
    hours = (battle.until - battle.starts) // HOUR
    length = min(100, LEAST_PERCENT + AN_HOUR * hours)
    shares = {attacker: attackers, defender: defenders}
    lost = dict.fromkeys(elements, 0)
    for of_side in battle.forces:
        for element in elements[of_side]:
            scale = presence(battle, element) * length
            for unit in element.units:
                men, prisoners, guns = (
                    number * percent * scale // 1_000_000
                    for number, percent in zip((unit.men, unit.men, unit.guns), shares[of_side], strict=True)
                )
                lost[of_side] += men + prisoners
                combat.casualties(campaign, unit, men, prisoners, guns)
    fallen: dict[str, str] = {}
    for side in campaign.sides:
        if campaign.throw("casualty", side.id).total >= FALLS:
            die = campaign.throw("fallen", side.id).total
            them = commanders_present(campaign, elements[side.id])
            if them:
                fate = "killed" if die <= 2 else "wounded"
                if die == 6 and winner not in ("", side.id):
                    fate = "captured"
                fallen[them[(die - 1) % len(them)].id] = fate
    results.aftermath(campaign, battle, winner, field, outcome, fallen, lost, campaign.clock)


def commanders_present(campaign: Campaign, elements: list[Element]) -> list[Formation]:
    """The formations with an element present whose commander may fall, in file order."""
    found: dict[str, Formation] = {}
    for element in elements:
        for one in campaign.chain(element):
            if one.commander is not None and not one.commander.out:
                found[one.id] = one
    return sorted(found.values(), key=lambda one: one.index)


def _elements(campaign: Campaign, battle: Battle, side: str) -> list[Element]:
    found = []
    for id in battle.forces.get(side, ()):
        element = campaign.formation[id]
        if isinstance(element, Element) and element.present:
            found.append(element)
    return found
