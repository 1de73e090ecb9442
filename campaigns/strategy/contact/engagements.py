"""Engagements: who decides what, and what follows (EC-CON-2 to 6, EC-CON-11, EC-CON-12)."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass, field
from battles.engine.events import Roll
from campaigns.strategy import catalogue
from campaigns.strategy.battle import fights, results
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.nearby import Nearby
from campaigns.strategy.clock import HOUR, STEP
from campaigns.strategy.command.standing import decide
from campaigns.strategy.contact import combat, withdrawal
from campaigns.strategy.contact.contacts import Roadwise, fights_free, pairs_in_contact
from campaigns.strategy.intelligence import news
from campaigns.strategy.march import march
from campaigns.strategy.state import Commander, Element, Formation

POSTURES = ("ATTACK", "DEFEND", "DELAY", "AVOID")
ADVANCE_LESS = 25
WORKS = 16
TAKEN_WITHIN = 500
COVERED_WITHIN = 1500
BACK, BACK_FAR = 3000, 4000
RIDING_DOWN = 300
FAR_FROM = 3
HALF, DOUBLE = 1, 6
NO_ENEMY = 1000


@dataclass(slots=True)
class Party:
    """One side of an engagement. ``touching`` are its elements in contact, ``elements`` all of it."""

    side: str
    touching: list[Element]
    elements: list[Element]
    roll: Roll | None = None
    odds: int = 0
    posture: str = ""
    strength: int = 0
    by_character: bool = False
    commander: Commander = field(default_factory=Commander)

    @property
    def lead(self) -> Element:
        """The lead element: the first of those in contact (EC-CON-5)."""
        return self.touching[0]


def contact_phase(campaign: Campaign) -> None:
    """Results due, battles due, things taken, then contact (EC-TIME-1)."""
    begun = {one.id for one in campaign.battles if one.state == "open" and one.starts < campaign.clock}
    for element in campaign.elements:
        element.fought = element.engaged in begun
    told = len(campaign.events)
    results.results_due(campaign)
    fights.battles_due(campaign)
    found, campaign.touching = campaign.touching, None
    quiet = len(campaign.events) == told
    nearby = found[0] if found is not None and (quiet or found[1] is not None) else Nearby(campaign)
    if _take_trains(campaign, nearby):
        nearby = Nearby(campaign)
    if found is not None and found[1] is not None and len(campaign.events) == told:
        roadwise, indices = found[1], found[2]
    else:
        roadwise = Roadwise(campaign)
        indices = pairs_in_contact(campaign, nearby, roadwise)
    by_index = campaign.formations
    pairs = {(by_index[one].id, by_index[other].id) for one, other in indices}
    fresh = pairs - campaign.contacts
    engagements = build(campaign, indices, roadwise)
    campaign.contacts = pairs | _kept_in_battle(campaign)
    hour = campaign.clock % HOUR == 0
    for one, other in engagements:
        ids = {element.id for element in one.touching}, {element.id for element in other.touching}
        new = any(first in ids[0] and second in ids[1] for first, second in fresh)
        marching = any(_marches(element) for element in one.elements + other.elements)
        if (new or (hour and marching)) and _still(one) and _still(other):
            Engagement(campaign, one, other).decide()
    campaign.contacts |= _kept_in_battle(campaign, pairs)


def _still(party: Party) -> bool:
    return all(fights_free(element) for element in party.touching)


def _kept_in_battle(campaign: Campaign, pairs: set[tuple[str, str]] | None = None) -> set[tuple[str, str]]:
    """Pairs that fight in one battle stay in contact."""
    found = set()
    for one, other in pairs if pairs is not None else campaign.contacts:
        first, second = campaign.formation[one], campaign.formation[other]
        if not isinstance(first, Element) or not isinstance(second, Element):
            continue
        if first.engaged and first.engaged == second.engaged:
            found.add((one, other))
    return found


def _marches(element: Element) -> bool:
    task = element.task
    return task is not None and task.marches and task.do != "retreat"


def build(campaign: Campaign, pairs: set[tuple[int, int]], roadwise: Roadwise) -> list[tuple[Party, Party]]:
    """The engagements, by their first element in file order (EC-CON-2)."""
    links: dict[int, set[int]] = {}
    for one, other in pairs:
        links.setdefault(one, set()).add(other)
        links.setdefault(other, set()).add(one)
    grouped: set[int] = set()
    groups: list[list[int]] = []
    for start in sorted(links):
        if start in grouped:
            continue
        group, todo = {start}, [start]
        while todo:
            for index in links[todo.pop()]:
                if index not in group:
                    group.add(index)
                    todo.append(index)
        grouped |= group
        groups.append(sorted(group))
    supports: dict[int, int] = {}  # the first group that somebody is near enough to support
    for number, linked in enumerate(groups):
        for index in linked:
            for near in roadwise.within(roadwise.cover[index], campaign.settings.support_m):
                supports.setdefault(near, number)
    taken = set(grouped)
    members: list[list[int]] = [list(group) for group in groups]
    if groups:
        for element in campaign.elements:
            if element.index in taken or not fights_free(element):
                continue
            if element.index in supports:
                members[supports[element.index]].append(element.index)
                taken.add(element.index)
    found = []
    for linked, all_of in zip(groups, members, strict=True):
        parties = []
        for side in campaign.sides:
            touching = [_element(campaign, index) for index in linked]
            elements = [_element(campaign, index) for index in sorted(all_of)]
            parties.append(
                Party(
                    side.id,
                    [one for one in touching if one.side == side.id],
                    [one for one in elements if one.side == side.id],
                )
            )
        found.append((parties[0], parties[1]))
    return found


def _element(campaign: Campaign, index: int) -> Element:
    element = campaign.formations[index]
    assert isinstance(element, Element)
    return element


def commander_over(campaign: Campaign, elements: list[Element]) -> Commander:
    """The commander of the smallest formation that holds all of some elements (EC-CON-5)."""
    if not elements:
        return Commander()
    common: list[Formation] = list(campaign.chain(elements[0]))
    for element in elements[1:]:
        chain = {one.id for one in campaign.chain(element)}
        common = [one for one in common if one.id in chain]
    return campaign.commander_of(common[0]) if common else Commander()


class Engagement:
    """One engagement while it is decided."""

    def __init__(self, campaign: Campaign, one: Party, other: Party) -> None:
        self.campaign = campaign
        self.parties = (one, other)

    def decide(self) -> None:
        """Estimates, postures, and what follows (EC-CON-4 to 6)."""
        campaign = self.campaign
        one, other = self.parties
        for party in self.parties:
            party.strength = combat.strength_of(campaign, party.elements)
            party.commander = commander_over(campaign, party.elements)
        for party, enemy in ((one, other), (other, one)):
            party.roll = campaign.throw("estimate", party.side)
            die = party.roll.total
            seen = enemy.strength // 2 if die == HALF else enemy.strength * 2 if die == DOUBLE else enemy.strength
            party.odds = party.strength * 100 // seen if seen else NO_ENEMY
        for party in self.parties:
            self._posture(party)
        for party, enemy in ((one, other), (other, one)):
            self._position(party, enemy)
        attacker, defender = self._roles()
        result = self._result(attacker, defender)
        halting = [element for party in self.parties for element in party.elements]
        if result == "overrun":
            halting = [element for element in halting if element not in attacker.elements]
        for element in sorted(halting, key=lambda element: element.index):
            if element.state == "march":
                march.halt(campaign, element, "contact", "EC-CON-2")
        for party in self.parties:
            effect: catalogue.Contact = {
                "posture": party.posture,
                "odds": party.odds,
                "result": result,
                "elements": [element.id for element in party.elements],
            }
            if party is attacker and party.posture == "ATTACK":
                effect["attacker"] = True
            campaign.tell("contact", "EC-CON-6", unit=party.lead.id, side=party.side, roll=party.roll, effect=effect)
        for party in self.parties:
            news.own_report(campaign, party.lead, party.lead, "contact")
        self._follow(attacker, defender, result)

    def _posture(self, party: Party) -> None:
        """The posture of a side, with its bounds (EC-CON-5)."""
        campaign, lead = self.campaign, party.lead
        task = lead.task
        choice, by_night = decide(campaign, lead, "on contact", odds=party.odds)
        party.by_character = choice == "CHARACTER"
        bound = 0
        if party.by_character:
            attack, defend, hold = campaign.settings.table("odds")[party.commander.character]
            if task is not None and task.mode == "advance":
                attack -= ADVANCE_LESS
            choice = next(
                (
                    posture
                    for posture, least in zip(POSTURES, (attack, defend, hold), strict=False)
                    if party.odds >= least
                ),
                "AVOID",
            )
            if not any(_marches(element) for element in party.elements):
                bound = 1
            if task is not None and (task.do == "screen" or task.mode == "fallback"):
                bound = 2
        if task is not None and task.do in ("defend", "cover"):
            bound = max(bound, 1)
        shaken = lead.shaken is not None and lead.shaken > campaign.clock
        if shaken or lead.ammo < combat.SHORT_OF_AMMO:
            bound = max(bound, 1)
        if campaign.light.dark(campaign.clock) and not by_night:
            bound = max(bound, 1)
        party.posture = POSTURES[max(POSTURES.index(choice), bound)]

    def _position(self, party: Party, enemy: Party) -> None:
        """Troops in position, and troops cut off, defend (EC-CON-5, EC-CON-10)."""
        if party.posture not in ("DELAY", "AVOID"):
            return
        task = party.lead.task
        holds = (task is not None and task.do == "defend") or any(one.works >= WORKS for one in party.elements)
        in_position = party.by_character and holds and enemy.posture != "ATTACK"
        if in_position or withdrawal.cut_off(self.campaign, party.elements):
            party.posture = "DEFEND"

    def _roles(self) -> tuple[Party, Party]:
        one, other = self.parties
        if other.posture == "ATTACK" and (one.posture != "ATTACK" or other.strength > one.strength):
            return other, one
        return one, other

    def _result(self, attacker: Party, defender: Party) -> str:
        settings = self.campaign.settings
        if attacker.posture == "ATTACK":
            if defender.posture in ("ATTACK", "DEFEND"):
                men = [sum(element.men for element in party.elements) for party in self.parties]
                result = "battle" if min(men) >= settings.battle_men else "brush"
            else:
                result = "delay" if defender.posture == "DELAY" else "avoid"
            crushing = attacker.strength * 100 >= settings.overrun * max(1, defender.strength)
            return "overrun" if result != "battle" and crushing else result
        return "withdraw" if "AVOID" in (attacker.posture, defender.posture) else "stand-off"

    def _follow(self, attacker: Party, defender: Party, result: str) -> None:
        campaign = self.campaign
        if result == "battle":
            fights.bring_on(campaign, attacker, defender)
        elif result == "overrun":
            self._overrun(attacker, defender)
        elif result == "brush":
            self._brush(attacker, defender, 0)
        elif result == "delay":
            held = combat.delay(campaign, attacker.touching, defender.touching, defender.commander.rating)
            self._hold(attacker, held)
            self._gone()
            withdrawal.go_back(campaign, defender.elements, BACK)
        elif result == "avoid":
            horse = [sum(element.horse for element in party.elements) for party in (attacker, defender)]
            metres = BACK
            if horse[0] > horse[1] and horse[0] >= RIDING_DOWN:
                metres = BACK_FAR if self._brush(attacker, defender, 1, avoiding=True) >= FAR_FROM else BACK
            withdrawal.go_back(campaign, defender.elements, metres)
        elif result == "withdraw":
            for party in self.parties:
                if party.posture == "AVOID":
                    withdrawal.go_back(campaign, party.elements, BACK)

    def _brush(self, attacker: Party, defender: Party, extra: int, *, avoiding: bool = False) -> int:
        """A brush and what it leads to; its d (EC-CON-7)."""
        campaign = self.campaign
        d, back, repulsed, held = combat.brush(campaign, attacker.touching, defender.touching, extra)
        if held:
            self._hold(attacker, held)
        self._gone()
        if back and not avoiding:
            withdrawal.go_back(campaign, defender.elements, back)
        if repulsed:
            withdrawal.go_back(campaign, attacker.elements, repulsed)
        return d

    def _hold(self, attacker: Party, steps: int) -> None:
        for element in attacker.elements:
            element.hold = max(element.hold or 0, self.campaign.clock + steps * STEP)

    def _gone(self) -> None:
        combat.clear_gone(self.campaign, [element for party in self.parties for element in party.elements])

    def _overrun(self, attacker: Party, defender: Party) -> None:
        """A defender swept away (EC-CON-12)."""
        campaign = self.campaign
        campaign.tell(
            "combat", "EC-CON-12", unit=attacker.lead.id, target=defender.lead.id, side=attacker.side,
            effect=catalogue.Combat(mode="overrun"),
        )  # fmt: skip
        free = [element for element in defender.elements if withdrawal.way_back(campaign, element)]
        for element in defender.elements:
            if element not in free:
                for unit in element.units:
                    combat.casualties(campaign, unit, 0, unit.men, unit.guns)
                combat.leave_map(campaign, element, "captured")
        withdrawal.go_back(campaign, free, BACK_FAR)


def _take_trains(campaign: Campaign, nearby: Nearby) -> bool:
    """Trains and headquarters without cover fall to the enemy (EC-CON-11); whether a train did."""
    taken = False
    for element in campaign.elements:
        if element.is_train and element.present and _exposed(campaign, nearby, element.side, element.x, element.y):
            for unit in element.units:
                combat.casualties(campaign, unit, 0, unit.men, unit.guns)
            combat.leave_map(campaign, element, "captured")
            taken = True
    for post in campaign.posts:
        if post.taken:
            continue
        side = campaign.formation[post.formation].side
        x, y = campaign.chart.point(campaign.spot_of_post(post))
        if _exposed(campaign, nearby, side, x, y):
            results.take_post(campaign, post)
    return taken


def _exposed(campaign: Campaign, nearby: Nearby, side: str, x: float, y: float) -> bool:
    if not any(element.combatant for _, element in nearby.of(campaign.enemy(side), x, y, TAKEN_WITHIN)):
        return False
    return not any(element.combatant for _, element in nearby.of(side, x, y, COVERED_WITHIN))
