"""One combat (CR-CC-6 to 18): from the sides in touch to who stands, falls back, recoils or runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field as dataclass_field

from battles.engine.advance import contact_at, halt, near_path, stop_short
from battles.engine.dataclasses import dataclass
from battles.rulesets.carolus_rex.combat import pursuit
from battles.rulesets.carolus_rex.combat.away import FALL_BACK, RECOIL, away_from, barred_at, edge_ahead, fall_back
from battles.rulesets.carolus_rex.combat.closing import Closing, supporter, take_up
from battles.rulesets.carolus_rex.combat.factors import Clash, counted, edge_met, total
from battles.rulesets.carolus_rex.combat.routs import Paused, initial_rout, recoil, resume
from battles.rulesets.carolus_rex.decisions import fall_back_distance
from battles.rulesets.carolus_rex.ending.hits import hit_generals
from battles.rulesets.carolus_rex.table import cohesion, zones
from battles.rulesets.carolus_rex.table.defences import take_away, works_against
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Cohesion, Out, Type

NONE, ROUT = "none", "rout"
STAND, ADVANCE = "stand", "advance"
REMOVED = "removed"
LOST = "artillery lost"
# CR-CC-12. The least margin of each row, and what it does to attacker and defender.
RESULTS: tuple[tuple[int, str, str], ...] = (
    (7, NONE, ROUT),
    (4, NONE, "l3"),
    (1, "l1", "l2"),
    (0, "l1", "l1"),
    (-3, "l2", "l1"),
    (-6, "l3", NONE),
    (-99, ROUT, NONE),
)
LEVELS = {NONE: 0, "l1": 1, "l2": 2, "l3": 3}
# CR-CC-15 and CR-CC-17. How far a victor steps up, and how far guns go back at most.
STEP_UP = 1.0
GUNS_BACK = 2.0


def result_of(margin: int) -> tuple[str, str]:
    """What a margin does to attacker and defender (CR-CC-12)."""
    return next((attacker, defender) for least, attacker, defender in RESULTS if margin >= least)


def conduct(own: str, other: str, *, attacking: bool) -> str:
    """What a fighter does by the cohesion that both have reached (CR-CC-14). A fighter removed counts as broken."""
    if own in (Cohesion.BROKEN, REMOVED):
        return ROUT
    if own == Cohesion.SHAKEN:
        if other in (Cohesion.BROKEN, REMOVED):
            return STAND
        if other == Cohesion.SHAKEN:
            return FALL_BACK if attacking else STAND
        return RECOIL
    if own == Cohesion.DISORDERED:
        if attacking:
            return STAND if other in (Cohesion.SHAKEN, Cohesion.BROKEN, REMOVED) else FALL_BACK
        return FALL_BACK if other == Cohesion.GOOD else STAND
    if not attacking:
        return STAND
    if other in (Cohesion.SHAKEN, Cohesion.BROKEN, REMOVED):
        return ADVANCE
    return FALL_BACK if other == Cohesion.GOOD else STAND


@dataclass(eq=False)
class Fight:
    """A combat in progress. ``beside`` holds for each of the two fighters the enemies in contact with it."""

    field: Field
    lead: Troop
    supporters: tuple[Troop, ...]
    defender: Troop
    guns: tuple[Troop, ...]
    beside: Mapping[str, list[Troop]]
    may_pursue: bool
    act: str = STAND
    cornered: bool = False
    paused: list[Paused] = dataclass_field(default_factory=list)

    def followers(self, router: Troop) -> list[Troop]:
        """Who may pursue one of the two."""
        return pursuit.eligible(self.beside[router.id]) if self.may_pursue else []

    def pause(self, paused: Paused | None) -> None:
        """Remember a router who has halted at an obstacle."""
        if paused is not None:
            self.paused.append(paused)


def resolve(field: Field, closings: Sequence[Closing], target: Troop, *, pursuing: bool = False) -> None:
    """Fight a combat out: the first to have closed leads (CR-CC-3). A pursuer's has no charge and no pursuit."""
    lead, origin = closings[0].troop, closings[0].origin
    defender, incidental = target, list(closings[0].incidental)
    helper = supporter(field, target, lead) if target.artillery else None
    if helper is not None:
        take_up(field, helper, target, lead)
        defender = helper
        incidental.append(target)
    for closing in closings:
        closing.troop.deeds.attacked = True
    target.deeds.was_attacked = defender.deeds.was_attacked = True
    clash = Clash(
        field,
        lead,
        defender,
        origin,
        edge_met(field, lead, defender),
        charging=not pursuing and bool(lead.deeds.charging),
        countercharging=not pursuing and defender.deeds.charging == lead.id,
        supported=len(closings) > 1,
        incidental=bool(incidental),
    )
    guns = [other for other in (*incidental, *_sharing(field, defender)) if other.artillery]
    fight = Fight(
        field,
        lead,
        tuple(closing.troop for closing in closings[1:]),
        defender,
        tuple(dict.fromkeys(guns)),
        {lead.id: field.contacts(lead), defender.id: field.contacts(defender)},
        may_pursue=not pursuing,
    )
    works = works_against(field, defender, origin, defender.centre)
    _suffer(fight, *_throw(clash, len(closings) - 1))
    _move_defender(fight)
    if works is not None and works.kind == "barricade" and works.id not in field.ground.gone and fight.act != STAND:
        take_away(field, works, lead.side)
    _move_attackers(fight)
    for fighter in (lead, *fight.supporters, defender):
        fighter.deeds.charging = ""


def _sharing(field: Field, defender: Troop) -> list[Troop]:
    """The guns in the area that the defender holds."""
    return [
        other
        for other in field.of_side(defender.side)
        if other is not defender and defender.occupying and other.occupying == defender.occupying
    ]


def _throw(clash: Clash, supporters: int) -> tuple[str, str]:
    """Both dice, the margin and the results, written (CR-CC-11, CR-CC-12)."""
    field, lead, defender = clash.field, clash.attacker, clash.defender
    own, other = counted(clash, lead, defender), counted(clash, defender, lead)
    attack = field.journal.dice.throw("combat", lead.id, 1)[0]
    defence = field.journal.dice.throw("combat", defender.id, 1)[0]
    margin = attack + total(own) - defence - total(other)
    results = result_of(margin)
    field.tell(
        "combat",
        lead,
        "CR-CC-11",
        target=defender.id,
        attacker_factor=total(own),
        defender_factor=total(other),
        attacker_roll=attack,
        defender_roll=defence,
        margin=margin,
        attacker_result=results[0],
        defender_result=results[1],
        edge=clash.edge,
        support=int(bool(supporters)),
        attacker_rows=own,
        defender_rows=other,
        **field.journal.proofs("combat", {lead.id: (attack,), defender.id: (defence,)}),
    )
    return results


def _suffer(fight: Fight, attacker_result: str, defender_result: str) -> None:
    """Tests and hits, the attacker's first, then the losses of both (CR-CC-13, CR-GEN-1)."""
    saved = [_save(fight.field, fight.lead, attacker_result), _save(fight.field, fight.defender, defender_result)]
    for troop, result, is_saved in zip(
        (fight.lead, fight.defender), (attacker_result, defender_result), saved, strict=True
    ):
        if result == ROUT:
            cohesion.shatter(fight.field, troop, cohesion.COMBAT, "CR-CC-13")
        elif LEVELS[result] - is_saved > 0:
            cohesion.lose(fight.field, troop, LEVELS[result] - is_saved, cohesion.COMBAT, "CR-CC-13")


def _save(field: Field, troop: Troop, result: str) -> bool:
    """The test of who suffers a result, and the die of every general with him; whether a level is saved."""
    if result == NONE:
        return False
    saved = result != ROUT and cohesion.test(field, troop, "melee", "CR-CC-13")
    hit_generals(field, troop)
    return saved


def _state(troop: Troop) -> str:
    return REMOVED if troop.out else troop.cohesion.value


def _move_defender(fight: Fight) -> None:
    """What the defender does, and the guns that follow him (CR-CC-14, CR-CC-16, CR-CC-17)."""
    field, lead, defender = fight.field, fight.lead, fight.defender
    fight.act = conduct(_state(defender), _state(lead), attacking=False)
    if defender.present:
        heading = away_from(defender, lead)
        if fight.act == ROUT:
            pursued = pursuit.is_pursued(field, defender, fight.followers(defender))
            fight.pause(initial_rout(field, defender, heading, pursued=pursued))
        elif fight.act == RECOIL:
            if not recoil(field, defender, heading):
                fight.act, fight.cornered = STAND, True
        elif fight.act == FALL_BACK:
            _give_ground(field, defender, lead)
    for guns in fight.guns:
        if guns.present and fight.act in (ROUT, RECOIL):
            cohesion.remove(field, guns, LOST, "CR-CC-16")
        elif guns.present and fight.act == FALL_BACK:
            _give_ground(field, guns, lead, "CR-CC-16")


def _give_ground(field: Field, troop: Troop, enemy: Troop, clause: str = "CR-CC-14") -> None:
    """Fall back by choice of 2 to 4; guns no more than 2, and heavy ones are lost (CR-CC-17)."""
    wanted = fall_back_distance(field, troop, enemy)
    if troop.artillery:
        if troop.type == Type.HEAVY:
            cohesion.remove(field, troop, LOST, "CR-CC-17")
            return
        wanted = min(wanted, GUNS_BACK)
    fall_back(field, troop, away_from(troop, enemy), wanted, clause)


def _move_attackers(fight: Fight) -> None:
    """The lead by the cohesion reached, the others when the defender stands (CR-CC-14, CR-CC-15, CR-CC-18)."""
    field, lead, defender = fight.field, fight.lead, fight.defender
    act = conduct(_state(lead), _state(defender), attacking=True)
    if fight.cornered and act in (ADVANCE, FALL_BACK):
        act = STAND
    heading = away_from(lead, defender)
    if lead.present and act == ROUT:
        pursued = pursuit.is_pursued(field, lead, fight.followers(lead))
        fight.pause(initial_rout(field, lead, heading, pursued=pursued))
    elif act == RECOIL:
        recoil(field, lead, heading)
    elif act == FALL_BACK:
        fall_back(field, lead, heading, fall_back_distance(field, lead, defender), "CR-CC-14")
    if fight.act == STAND and not fight.cornered:
        for helper in fight.supporters:
            if helper.present and not helper.broken:
                distance = fall_back_distance(field, helper, defender)
                fall_back(field, helper, away_from(helper, defender), distance, "CR-CC-18")
    riding = _pursuits(fight)
    if act == ADVANCE and lead.present and lead.good and lead not in riding:
        step_up(field, lead)


def _pursuits(fight: Fight) -> list[Troop]:
    """Those who follow whoever has run, and the routers who go on from an obstacle (CR-PURS-1, CR-ROUT-3)."""
    riding: list[Troop] = []
    for router in (fight.defender, fight.lead):
        if router.broken and router.out != Out.ELIMINATED:
            fights = run_down if fight.may_pursue else None
            riding += pursuit.pursue(fight.field, router, fight.followers(router), fights)
    for paused in fight.paused:
        resume(fight.field, paused)
    return riding


def run_down(field: Field, pursuer: Troop, enemy: Troop) -> None:
    """The combat of a pursuer who has run into an unbroken enemy: no test, no charge, no pursuit (CR-PURS-3)."""
    field.tell("contact", pursuer, "CR-PURS-3", target=enemy.id, at=pursuer.centre)
    resolve(field, (Closing(pursuer, pursuer.centre, ()),), enemy, pursuing=True)


def step_up(field: Field, troop: Troop) -> None:
    """A victor in good order advances (CR-CC-15)."""
    hx, hy = troop.heading
    ground = troop.box
    length = min(STEP_UP, edge_ahead(field, troop.x, troop.y, hx, hy), barred_at(field, troop, troop.facing, hx, hy))
    for other in field.present:
        if other is troop or not near_path(ground, other.box, hx, hy, length, zones.CONTACT_ZONE):
            continue
        if other.side == troop.side:
            length = min(length, halt(ground, other.box, hx, hy, length))
        elif other.broken:
            length = min(length, contact_at(ground, other.box, hx, hy))
        else:
            length = min(length, stop_short(ground, other.box, hx, hy, zones.CONTACT_ZONE))
    if length > 1e-6:
        troop.place(troop.x + length * hx, troop.y + length * hy)
        troop.deeds.stirred = True
        field.tell("breakthrough", troop, "CR-CC-15", distance=round(length, 3), **field.stands(troop))
