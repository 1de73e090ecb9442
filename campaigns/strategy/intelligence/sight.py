"""Who sees whom, and what is reported of it (EC-SIGHT, EC-SCR)."""

from __future__ import annotations

from typing import Any

from battles.engine.dataclasses import dataclass
from battles.engine.events import Roll
from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.nearby import Nearby
from campaigns.strategy.clock import HOUR, written
from campaigns.strategy.contact.contacts import Roadwise, pairs_in_contact
from campaigns.strategy.intelligence import news, patrols
from campaigns.strategy.rules.tables import ARMS, BANDS, REPORTED
from campaigns.strategy.state import Element, Patrol, Post, Spot

LIGHT_HORSE = 100
HORSE = 100
SCREEN_HORSE = 200
SCREEN_REACH = 8000
SCREEN_TIME = 60
HORSE_A_POINT = 500
QUALITY = {"guard": 2, "elite": 2, "veteran": 1, "trained": 0, "untrained": -1}
ARM_MEN = 100


@dataclass(slots=True)
class Watcher:
    """An element or patrol that observes for a post."""

    id: str
    element: Element
    patrol: Patrol | None
    x: float
    y: float
    reach: int
    order: tuple[int, int]

    @property
    def horse(self) -> int:
        """Horsemen of the observer; a patrol has none to throw for."""
        return 0 if self.patrol else self.element.horse


@dataclass(slots=True)
class Seen:
    """An enemy as an observer sees him."""

    watcher: Watcher
    enemy: Element
    metres: int
    contact: bool


def band_of(men: int) -> list[int]:
    """The band of strength that men fall in (EC-SIGHT-5)."""
    for low, high in BANDS:
        if men < high:
            return [low, high]
    return list(BANDS[-1])


def sighting_phase(campaign: Campaign) -> None:
    """Every post's view, and reports of what is new in it (EC-SIGHT-1 to 5)."""
    Sighting(campaign).run()


class Sighting:
    """The sighting phase of one step."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.nearby = Nearby(campaign)
        self.pairs: set[tuple[int, int]] = set()
        self.touched: dict[int, set[int]] = {}
        sight = campaign.settings.table("sight")
        self.percents = [sight[word] for word in (campaign.weather.now,) if word in sight and word != "wood"]
        if campaign.light.dark(campaign.clock):
            self.percents.append(sight["dark"])
        self.wood = sight["wood"]
        self.woods: dict[int, bool] = {}
        self.screens: dict[str, list[Element]] = {side.id: [] for side in campaign.sides}
        for element in campaign.elements:
            task = element.task
            if (
                task is not None
                and task.do == "screen"
                and element.state == "camp"
                and element.horse >= SCREEN_HORSE
                and not task.marches
            ):
                self.screens[element.side].append(element)
        reach = campaign.settings.table("reach")
        self.most = max(reach.values())
        self.reaches = {kind: self._dimmed(metres) for kind, metres in reach.items()}

    def run(self) -> None:
        """Look for every post in file order."""
        campaign = self.campaign
        campaign.touching = (self.nearby, None, set())
        if not any(True for _ in self._meetings()):
            for post in campaign.posts:
                post.view = {}
            return
        roadwise = Roadwise(campaign)
        self.pairs = pairs_in_contact(campaign, self.nearby, roadwise)
        campaign.touching = (self.nearby, roadwise, self.pairs)
        for one, other in self.pairs:
            self.touched.setdefault(one, set()).add(other)
            self.touched.setdefault(other, set()).add(one)
        self.watchers: dict[str, list[Watcher]] = {}
        above_all: dict[str, Post | None] = {}
        for element in campaign.elements:
            if element.present and element.men > 0 and self._may_see(element):
                own = campaign.post_of.get(element.id)
                if own is None:
                    if element.of not in above_all:
                        above_all[element.of] = campaign.superior(element)
                    own = above_all[element.of]
                if own is not None:
                    self.watchers.setdefault(own.id, []).append(self._watcher(element, None))
        for number, patrol in enumerate(campaign.patrols):
            holder = campaign.formation[patrol.of]
            above = campaign.superior(holder)
            if above is not None and isinstance(holder, Element):
                self.watchers.setdefault(above.id, []).append(self._watcher(holder, patrol, number))
        for post in campaign.posts:
            if post.id in self.watchers:
                self._look(post, self.watchers[post.id])
            else:
                post.view = {}

    def _may_see(self, element: Element) -> bool:
        """Whether an element has anybody to see at all; most march far from every enemy."""
        if element.engaged or element.index in self.touched:
            return True
        return self.nearby.any_about(self.campaign.enemy(element.side), element.x, element.y, self._reach_of(element))

    def _meetings(self) -> Any:
        """Whether any two enemies stand near enough to see each other at all."""
        first, second = (side.id for side in self.campaign.sides)
        if not self.nearby.cells[first] or not self.nearby.cells[second]:
            return
        yield from self.campaign.patrols
        for battle in self.campaign.battles:
            if battle.state != "ended":
                yield battle
        for cell in self.nearby.cells[first].values():
            for _, _, element in cell:
                if next(self.nearby.of(second, element.x, element.y, self.most), None) is not None:
                    yield element
                    return

    def _watcher(self, element: Element, patrol: Patrol | None, number: int = 0) -> Watcher:
        if patrol is not None:
            x, y = self.campaign.chart.point(patrol.spot)
            return Watcher(patrol.id, element, patrol, x, y, self.reaches["patrol"], (1, number))
        return Watcher(
            element.id, element, None, element.x, element.y, self._reach_of(element), (0, element.index)
        )  # fmt: skip

    def _reach_of(self, element: Element) -> int:
        """How far an element sees in this step."""
        if element.light >= LIGHT_HORSE:
            return self.reaches["light"]
        if element.horse >= HORSE:
            return self.reaches["horse"]
        return self.reaches["combatant" if element.combatant else "other"]

    def _dimmed(self, metres: int) -> int:
        below = 1
        for percent in self.percents:
            metres *= percent
            below *= 100
        return metres // below

    def _touching(self, watcher: Watcher, enemy: Element) -> bool:
        """In contact, or in the same battle."""
        if watcher.patrol is not None:
            return False
        own = watcher.element
        if own.engaged and own.engaged == enemy.engaged:
            return True
        return self._in_contact(own, enemy)

    def _in_contact(self, one: Element, other: Element) -> bool:
        pair = (one.index, other.index) if one.side == self.campaign.sides[0].id else (other.index, one.index)
        return pair in self.pairs

    def _look(self, post: Post, watchers: list[Watcher]) -> None:
        campaign = self.campaign
        side = campaign.formation[post.formation].side
        enemy = campaign.enemy(side)
        seen: dict[int, list[Seen]] = {}
        for watcher in watchers:
            touched: set[int] = set()
            if watcher.patrol is None:
                touched = self._touched(watcher.element)
                for index in touched:
                    other = campaign.formations[index]
                    assert isinstance(other, Element)
                    metres = campaign.chart.metres(watcher.x, watcher.y, other.x, other.y)
                    seen.setdefault(index, []).append(Seen(watcher, other, metres, True))
            visible: list[tuple[int, Element]] = []
            for metres, other in self.nearby.of(enemy, watcher.x, watcher.y, watcher.reach):
                if other.index in touched:
                    continue
                if self._in_wood(other) and metres > watcher.reach * self.wood // 100:
                    continue
                visible.append((metres, other))
            visible.sort(key=lambda one: one[1].index)
            for metres, other in self._past_screens(watcher, visible):
                seen.setdefault(other.index, []).append(Seen(watcher, other, metres, False))
        self._report(post, side, seen)

    def _touched(self, own: Element) -> set[int]:
        found = set(self.touched.get(own.index, ()))
        battle = self.campaign.battle_of(own) if own.engaged else None
        if battle is not None:
            for id in battle.forces.get(self.campaign.enemy(own.side), ()):
                element = self.campaign.formation[id]
                if isinstance(element, Element) and element.present and element.men and element.engaged == battle.id:
                    found.add(element.index)
        return found

    def _in_wood(self, element: Element) -> bool:
        if element.index not in self.woods:
            self.woods[element.index] = self.campaign.chart.in_wood(element.x, element.y)
        return self.woods[element.index]

    def _past_screens(self, watcher: Watcher, visible: list[tuple[int, Element]]) -> list[tuple[int, Element]]:
        """What of the visible enemies no screen veils (EC-SCR-1, EC-SCR-2)."""
        screens = self.screens[self.campaign.enemy(watcher.element.side)]
        if not screens or not visible:
            return visible
        chart = self.campaign.chart
        from_watcher = {screen.index: chart.metres(watcher.x, watcher.y, screen.x, screen.y) for screen in screens}
        veils: dict[int, list[Element]] = {}
        for metres, other in visible:
            for screen in screens:
                if (
                    screen is not other
                    and metres > from_watcher[screen.index]
                    and chart.metres(screen.x, screen.y, other.x, other.y) <= SCREEN_REACH
                    and not self._contact_of_any(other)
                ):
                    veils.setdefault(other.index, []).append(screen)
        if not veils:
            return visible
        holder: Any = watcher.patrol or watcher.element
        clock = self.campaign.clock
        forced = holder.forced[0] if holder.forced is not None and holder.forced[1] > clock else ""
        may_force = watcher.patrol is not None or watcher.element.horse > 0
        if may_force and not forced and (holder.tried is None or holder.tried <= clock):
            concerned = {screen.index: screen for them in veils.values() for screen in them}
            nearest = min(concerned.values(), key=lambda one: (from_watcher[one.index], one.index))
            if self._force(watcher, nearest, holder):
                forced = nearest.id
        return [
            (metres, other)
            for metres, other in visible
            if all(screen.id == forced for screen in veils.get(other.index, ()))
        ]

    def _contact_of_any(self, element: Element) -> bool:
        return element.index in self.touched

    def _force(self, watcher: Watcher, screen: Element, holder: Any) -> bool:
        campaign = self.campaign
        mine = campaign.throw("screen", watcher.id)
        theirs = campaign.throw("screen", screen.id)
        totals = [mine.total, theirs.total + _weight(screen)]
        if watcher.patrol is None:
            totals[0] += _weight(watcher.element)
        forced = totals[0] > totals[1]
        until = campaign.clock + SCREEN_TIME
        if forced:
            holder.forced = (screen.id, until)
        else:
            holder.tried = until
            if watcher.patrol is not None:
                patrols.turn_back(watcher.patrol)
        campaign.tell(
            "screen", "EC-SCR-2", unit=watcher.id, target=screen.id, side=watcher.element.side, roll=mine,
            effect=catalogue.Screen(totals=totals, forced=forced),
        )  # fmt: skip
        return forced

    def _report(self, post: Post, side: str, seen: dict[int, list[Seen]]) -> None:
        campaign = self.campaign
        view: dict[str, str] = {}
        groups: dict[tuple[str, str], list[Seen]] = {}
        hour = campaign.clock % HOUR == 0
        for index in sorted(seen):
            them = seen[index]
            enemy = them[0].enemy
            where = _where(campaign, enemy)
            noted = post.view.get(enemy.id)
            fresh = noted is None or (hour and noted != where)
            if not fresh:
                fresh = any(
                    one.contact
                    and self._in_contact(one.watcher.element, enemy)
                    and not _known_pair(campaign, one.watcher.element, enemy)
                    for one in them
                )
            view[enemy.id] = where if fresh or noted is None else noted
            if fresh:
                best = min(them, key=lambda one: (not one.contact, one.metres, one.watcher.order))
                groups.setdefault((best.watcher.id, where), []).append(best)
        post.view = view
        for group in groups.values():
            self._sight(post, side, group)

    def _sight(self, post: Post, side: str, group: list[Seen]) -> None:
        """One sighting and its report (EC-SIGHT-4, EC-SIGHT-5)."""
        campaign = self.campaign
        watcher = group[0].watcher
        nearest = min(one.metres for one in group)
        roll: Roll | None = None
        percent, known = 100, True
        if any(one.contact for one in group):
            quality = "exact"
        else:
            near = nearest * 2 <= watcher.reach
            quality = "good" if near else "fair"
            roll = campaign.throw("report", watcher.id)
            die = {1: 2, 6: 5}.get(roll.total, roll.total) if near else roll.total
            percent = REPORTED[die]
            known = near or die in (3, 4)
        first = group[0].enemy
        men = sum(one.enemy.men for one in group) * percent // 100
        effect: catalogue.Sighting = {
            "place": campaign.chart.nearest_place(first.x, first.y).id,
            "band": band_of(men),
            "arms": arms_of([one.enemy for one in group]) if known else ["unknown"],
            "quality": quality,
        }
        if quality != "fair":
            heading = first.state == "march" and first.toward is not None
            effect["heading"] = first.toward.id if heading and first.toward else "halted"
        if quality == "exact":
            corps = campaign.corps_of(first)
            if corps is not None:
                effect["who"] = corps.name or corps.id
        campaign.tell("sighting", "EC-SIGHT-3", unit=watcher.id, post=post.id, side=side, roll=roll, effect=effect)
        report = {
            "kind": "sighting", "of": written(campaign.clock), "from": watcher.id, **effect,
            "at": campaign.at_word(first.spot),
        }  # fmt: skip
        spot: Spot | None = watcher.patrol.spot if watcher.patrol else None
        news.queue(campaign, watcher.element.id, post, report, side, spot)


def _weight(element: Element) -> int:
    """What an element adds to the die for a screen (EC-SCR-2)."""
    first = next((unit for unit in element.units if unit.arm == "cavalry" and unit.men), None)
    return element.horse // HORSE_A_POINT + (QUALITY[first.quality] if first else 0)


def _where(campaign: Campaign, element: Element) -> str:
    """The place or road under which an enemy is noted (EC-SIGHT-2)."""
    spot = campaign.chart.plain(element.spot)
    if spot.place is not None:
        return spot.place.id
    return spot.road.id if spot.road is not None else ""


def _known_pair(campaign: Campaign, one: Element, other: Element) -> bool:
    first = campaign.sides[0].id
    pair = (one.id, other.id) if one.side == first else (other.id, one.id)
    return pair in campaign.contacts


def arms_of(elements: list[Element]) -> list[str]:
    """The arms of which a hundred men or a gun are present."""
    men: dict[str, int] = {}
    guns = 0
    for element in elements:
        for unit in element.units:
            men[unit.arm] = men.get(unit.arm, 0) + unit.men
            guns += unit.guns
    return [arm for arm in ARMS if men.get(arm, 0) >= ARM_MEN or (arm == "artillery" and guns)]
