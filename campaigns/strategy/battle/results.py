"""Results of battles and what follows them (EC-RES, EC-AFT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from campaigns.strategy import catalogue
from campaigns.strategy.battle.drawn_up import unit_id
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, HOUR
from campaigns.strategy.command.standing import decide
from campaigns.strategy.contact import combat, withdrawal
from campaigns.strategy.intelligence import news
from campaigns.strategy.intelligence.gazette import PUBLISHED, notice
from campaigns.strategy.rules.tables import AFTERMATH
from campaigns.strategy.state import Battle, Commander, Element, Formation, Notice, Post, Result, Unit

TIRED_BY_PURSUIT = 40
FULL_ADDS = 2
AMMO_AN_HOUR = 10
ROUT_FROM, BEATEN_FROM = 40, 15


def battle_notice(campaign: Campaign, battle: Battle, facts: dict[str, Any]) -> None:
    """A battle becomes public two days after its contact (EC-GAZ-1)."""
    notice(campaign, "battle", battle.id, facts)


def results_due(campaign: Campaign) -> None:
    """Apply the results whose hour has come (EC-RES-1)."""
    due = [result for result in campaign.results if result.ended <= campaign.clock]
    for result in due:
        campaign.results.remove(result)
        battle = next(one for one in campaign.battles if one.id == result.battle)
        if battle.state != "ended":
            apply(campaign, battle, result)


def _elements(campaign: Campaign, battle: Battle) -> list[Element]:
    found = []
    for side in battle.forces:
        for id in battle.forces[side]:
            element = campaign.formation[id]
            if isinstance(element, Element) and element.present:
                found.append(element)
    return found


def apply(campaign: Campaign, battle: Battle, result: Result) -> None:
    """Apply a result: what was entered, or what a battle file says (EC-RES-1, EC-RES-2)."""
    winner, field, outcome = result.winner, result.holder, result.outcome
    losses = result.losses
    if result.state is not None:
        winner, field, outcome, losses = from_state(campaign, battle, result.state)
    elif not field:
        field = winner or campaign.enemy(battle.side)
    campaign.tell(
        "victory", "EC-RES-1", unit=battle.id, side=winner,
        effect=with_winner({"outcome": outcome, "field": field}, winner),
    )  # fmt: skip
    lost = {side.id: 0 for side in campaign.sides}
    units = [unit for element in _elements(campaign, battle) for unit in element.units]
    told = set()
    for unit in units:
        loss = losses.get(unit.id)
        if loss is not None:
            told.add(unit.id)
            _lose(campaign, unit, loss, lost)
    for id, loss in losses.items():
        if id not in told:
            _lose(campaign, campaign.unit[id], loss, lost)
    aftermath(campaign, battle, winner, field, outcome, result.fallen, lost, result.ended)


def _lose(campaign: Campaign, unit: Unit, loss: Mapping[str, int], lost: dict[str, int]) -> None:
    side = campaign.formation[unit.of].side
    before = unit.men
    combat.casualties(
        campaign, unit, loss.get("men", 0), loss.get("prisoners", 0), loss.get("guns", 0), loss.get("colours", 0),
        loss.get("stragglers", 0),
    )  # fmt: skip
    lost[side] += before - unit.men - min(loss.get("stragglers", 0), before - unit.men)


def from_state(
    campaign: Campaign, battle: Battle, state: Mapping[str, Any]
) -> tuple[str, str, str, dict[str, dict[str, int]]]:
    """Winner, field, outcome and losses from a battle file at its end (EC-RES-2)."""
    made = {str(item.get("id")): item for item in (battle.file or {}).get("units", []) if isinstance(item, Mapping)}
    now = {str(item.get("id")): item for item in state.get("units", []) if isinstance(item, Mapping)}
    rules = campaign.rules
    shares: dict[str, tuple[int, str]] = {}
    for id, item in made.items():
        after = now.get(id, item)
        shares[id] = (rules.share_lost(item, after), str(after.get("out", "") or ""))
    before: dict[str, int] = {}
    gone: dict[str, int] = {}
    losses: dict[str, dict[str, int]] = {}
    for element in _elements(campaign, battle):
        for unit in element.units:
            id = unit_id(rules, element, unit)
            if id not in shares:
                before[element.side] = before.get(element.side, 0) + unit.men
                continue
            share, out = shares[id]
            loss = _loss(unit, share, out, destroyed=out in rules.destroyed)
            losses[unit.id] = loss
            before[element.side] = before.get(element.side, 0) + unit.men
            gone[element.side] = gone.get(element.side, 0) + loss["men"] + loss["prisoners"] + loss["stragglers"]
    percent = {
        side.id: gone.get(side.id, 0) * 100 // before[side.id] if before.get(side.id) else 0 for side in campaign.sides
    }
    winner = _victor(campaign, state)
    first, second = (side.id for side in campaign.sides)
    if winner is None:
        winner = "" if percent[first] == percent[second] else first if percent[first] < percent[second] else second
    field = winner or campaign.enemy(battle.side)
    outcome = "drawn"
    if winner:
        loser = percent[campaign.enemy(winner)]
        if loser >= ROUT_FROM:
            outcome = "rout"
        elif loser >= BEATEN_FROM or loser > 2 * percent[winner]:
            outcome = "beaten"
    if outcome == "drawn":
        winner, field = "", campaign.enemy(battle.side)
    for element in _elements(campaign, battle):
        for unit in element.units:
            lost = losses.get(unit.id)
            if lost is None or "lost_if" not in lost:
                continue
            if lost.pop("lost_if") and field != element.side:
                lost["guns"] = unit.guns
    return winner, field, outcome, losses


def _victor(campaign: Campaign, state: Mapping[str, Any]) -> str | None:
    """The winner that the file's victory event names; ``None`` when it names none."""
    for event in state.get("log", []) or []:
        if isinstance(event, Mapping) and event.get("kind") == "victory":
            effect = event.get("effect") or {}
            for word in (effect.get("winner"), event.get("side")):
                if word in campaign.side:
                    return str(word)
    return None


def _loss(unit: Unit, share: int, out: str, *, destroyed: bool) -> dict[str, int]:
    if destroyed:
        casualties, prisoners = unit.men // 2, unit.men // 10
        return {
            "men": casualties, "prisoners": prisoners, "stragglers": unit.men - casualties - prisoners, "guns": 0,
            "colours": 0, "lost_if": 1,
        }  # fmt: skip
    lost = unit.men * share // 100
    casualties = lost * 60 // 100
    stragglers = lost - casualties
    if out:
        stragglers += (unit.men - lost) // 5
    return {"men": casualties, "prisoners": 0, "stragglers": stragglers, "guns": 0, "colours": 0}


def aftermath(
    campaign: Campaign,
    battle: Battle,
    winner: str,
    field: str,
    outcome: str,
    fallen: Mapping[str, str],
    lost: Mapping[str, int],
    ended: int,
) -> None:
    """After the losses: the fallen, pursuit, the way back (EC-AFT-3 to 6)."""
    elements = _elements(campaign, battle)
    loser_first = campaign.enemy(field)
    for id, fate in fallen.items():
        fall(campaign, campaign.formation[id], fate)
    hours = max(0, (min(ended, campaign.clock) - battle.starts) // HOUR)
    for element in elements:
        there = max(battle.starts, battle.present.get(element.id, battle.starts))
        full = max(0, (min(ended, campaign.clock) - there) // HOUR)
        element.ammo = max(0, element.ammo - AMMO_AN_HOUR * min(hours, full))
    combat.clear_gone(campaign, elements)
    if winner and outcome in ("rout", "beaten"):
        pursue(campaign, battle, winner, outcome)
    battle.state = "ended"
    for element in elements:
        element.engaged = ""
        if element.present:
            element.plan, element.path = [], []
    metres, straggle, shaken = AFTERMATH[outcome]
    back = [element for element in elements if element.side == loser_first and element.present]
    for element in back:
        for unit in element.units:
            if straggle and unit.arm in ("infantry", "cavalry", "engineer"):
                men = unit.men * straggle // 100
                unit.men -= men
                unit.stragglers += men
        if shaken:
            element.shaken = campaign.clock + shaken * HOUR
        element.count()
    withdrawal.go_back(campaign, back, metres)
    for side in campaign.sides:
        first = next((one for one in elements if one.side == side.id and one.present), None)
        if first is not None:
            news.own_report(campaign, first, first, "battle")
    _publish(campaign, battle, winner, lost)


def _publish(campaign: Campaign, battle: Battle, winner: str, lost: Mapping[str, int]) -> None:
    facts = {"place": battle.place.id, "winner": winner or "drawn", "losses": dict(lost)}
    for one in campaign.gazette:
        if one.kind == "battle" and one.of == battle.id:
            one.facts = facts
            return
    days = campaign.settings.table("gazette_days")["battle"]
    due = (battle.starts // DAY + int(days)) * DAY + PUBLISHED
    if due > campaign.clock:
        campaign.gazette.append(Notice(f"battle-{battle.id}", "battle", battle.id, due, facts))


def pursue(campaign: Campaign, battle: Battle, winner: str, outcome: str) -> None:
    """The pursuit of a beaten enemy (EC-AFT-6)."""
    mine = [one for one in _elements(campaign, battle) if one.side == winner]
    theirs = [one for one in _elements(campaign, battle) if one.side != winner]
    if not mine:
        return
    choice, _ = decide(campaign, mine[0], "pursuit")
    if choice == "NONE":
        return
    roll = campaign.throw("pursuit", winner)
    number, below = roll.total + (FULL_ADDS if choice == "FULL" else 0), 1
    if sum(one.horse for one in mine) > sum(one.horse for one in theirs):
        number *= 2
    if outcome == "beaten":
        below *= 2
    if campaign.light.dark(campaign.clock):
        below *= 2
    percent = number // below
    campaign.tell(
        "pursuit",
        "EC-AFT-6",
        unit=battle.id,
        side=winner,
        roll=roll,
        effect=catalogue.Pursuit(choice=choice, percent=percent),
    )
    for element in theirs:
        for unit in element.units:
            combat.casualties(campaign, unit, 0, unit.men * percent // 100)
    for element in mine:
        if choice == "FULL" or element.horse:
            element.fatigue = min(400, element.fatigue + TIRED_BY_PURSUIT)
    combat.clear_gone(campaign, theirs)


def with_winner(effect: catalogue.Victory, winner: str) -> catalogue.Victory:
    """What a result says, with who has won, if anybody has."""
    if winner:
        effect["winner"] = winner
    return effect


def fall(campaign: Campaign, formation: Formation, fate: str) -> None:
    """A commander falls; the first below takes his place (EC-AFT-5)."""
    commander = formation.commander
    if commander is None:
        return
    name = commander.name
    heir = next(
        (one.commander for one in formation.children if one.commander is not None and not one.commander.out), None
    )
    if heir is not None:
        acting = Commander(heir.name, heir.rating, commander.character, acting=True)
    else:
        acting = Commander("acting", "poor", commander.character, acting=True)
    formation.commander = acting
    campaign.tell(
        "commander", "EC-AFT-5", unit=formation.id, side=formation.side,
        effect=catalogue.Commander(fate=fate, name=name, acting=acting.name),
    )  # fmt: skip
    notice(campaign, "commander", formation.id, {"name": name, "fate": fate, "side": formation.side})


def take_post(campaign: Campaign, post: Post) -> None:
    """A headquarters falls into the enemy's hands (EC-CON-11)."""
    formation = campaign.formation[post.formation]
    campaign.tell(
        "eliminated",
        "EC-CON-11",
        unit=post.id,
        side=formation.side,
        post=post.id,
        effect=catalogue.Eliminated(cause="captured"),
    )
    fall(campaign, formation, "captured")
    lead = campaign.lead(formation)
    if lead is None:
        post.taken = True
        campaign.link()
        return
    post.spot, post.path, post.rides_with = campaign.chart.plain(lead.spot), [], lead.id
