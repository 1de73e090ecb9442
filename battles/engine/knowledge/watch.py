"""A turn as an observer sees it: contacts made, kept and lost, and the events it may be told.

1. At the start every enemy in sight becomes a contact, and every ghost whose place is seen empty goes.
2. After each event only what it moved is looked at anew. An enemy in a fight with own troops is seen for that moment.
3. An enemy who marches out of sight leaves a ghost one step beyond the last place at which he was seen.
4. A contact, once identified, stays identified while it stays in sight. Out of sight and back again it is a new one,
   unless it is recognised: named both times, or found where it was left.
5. At the end the ground in view is noted.

Nothing here may depend on what the observer does not see: aliases are given by order of sight, those of one moment by
place on the table, and times are counted in events that the ruleset's catalogue says are public.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from battles.engine.battle import Battle, Point
from battles.engine.catalogue import EventKind, Known, Part
from battles.engine.dataclasses import replace
from battles.engine.events import Event
from battles.engine.knowledge import disclosure
from battles.engine.knowledge.contacts import Certainty, Contact, Knowledge
from battles.engine.knowledge.eyes import Eyes, Figure, Sight, spot
from battles.engine.knowledge.marches import Path, heading, on_table, seen_part
from battles.engine.knowledge.observer import Observer
from battles.engine.knowledge.pictures import Pictures
from battles.engine.knowledge.recognising import recognised
from battles.engine.knowledge.sightings import Sightings
from battles.engine.knowledge.view import public_id
from battles.engine.protocol import Ruleset
from battles.engine.records import Effect
from battles.engine.replay import Frame


class Watch:
    """The state of an observer's watch over a turn."""

    def __init__(
        self, ruleset: Ruleset, before: Battle, observer: Observer, previous: Knowledge | None, events: Sequence[Event]
    ) -> None:
        self._before = before
        self._observer = observer
        self._side = side = observer.side
        self._met = previous.met if previous else 0
        remembered = previous.contacts if previous else ()
        self._contacts = {contact.alias: contact for contact in remembered if not contact.fate}
        self._gone: dict[str, Contact] = {}
        self._written = {contact.subject: public_id(contact) for contact in remembered}
        self._live = {contact.subject: contact.alias for contact in self._contacts.values() if contact.seen}
        self._ghosts: dict[str, Figure] = {}
        self._stirred: list[str] = []
        self._fighting: set[str] = set()
        self._unshown: Event | None = None
        self._catalogue = ruleset.catalogue
        self._ticks = sum(self._ticks_at(event) for event in events)
        self._tick = 0
        self._turn = before.turn
        self._enemy_formations = {
            formation.id: side_id
            for formation in before.formations
            if (side_id := before.side_of_formation(formation.id)) != side
        }
        self._enemies = {unit_id: owner for unit_id, owner in before.side_of.items() if owner != side}
        eyesight = ruleset.eyesight(before)
        subjects = self._enemies | self._enemy_formations
        self._watching = frozenset(observer.watchers)
        self._eyes = Eyes(eyesight, before, observer.watchers)
        self._sightings = Sightings(ruleset, eyesight, before, self._eyes, subjects)
        self._pictures = Pictures(ruleset, eyesight, before, subjects)

    # ---- the three parts of a turn

    def begin(self, frame: Frame) -> Iterator[Event]:
        """Open the eyes at the turn's start."""
        yield from self._look_at_all(frame)
        self._written |= {contact.subject: public_id(contact) for contact in self._contacts.values()}

    def follow(self, previous: Frame, frame: Frame) -> Iterator[Event]:
        """Look again after an event, and pass it on as the side may know it."""
        event = frame.event
        if event is None:
            return
        kind = self._catalogue.get(event.kind)
        if kind is not None and kind.part is Part.OPENS:
            self._tick += self._ticks_at(event)
            self._fighting.clear()
        known_before = dict(self._live)
        revealed = list(self._reveal_fighters(frame, event, kind))
        path = self._path(previous, frame, event)
        news = list(self._look_again(frame, event, path))
        told = self._told(event, kind, known_before, path)
        if told is not None and kind is not None and kind.alone:
            self._unshown = None if self._in_the_open(event, kind) else told
            told = None if self._unshown else told
        seen = [*revealed, *([told] if told else []), *news]
        if seen and self._unshown is not None and (kind is None or kind.part is not Part.FRAME):
            yield self._unshown
            self._unshown = None
        yield from seen
        self._lose_fighters()

    def finish(self, after: Battle) -> Iterator[Event]:
        """Look over the table as the turn left it, the umpire's rulings included."""
        frame = Frame(None, after.unit_by_id, after.formation_by_id)
        self._tick = self._ticks
        yield from self._look_at_all(frame)

    def knowledge(self, turn: int, *, final: bool) -> Knowledge:
        """The knowledge as it stands. At the end, what is in sight is dated to the start of the next turn."""
        contacts = [
            replace(contact, moment=float(turn)) if contact.seen and final else contact
            for contact in (*self._contacts.values(), *self._gone.values())
        ]
        return Knowledge(
            observer=self._observer.name,
            side=self._side,
            turn=turn,
            contacts=tuple(sorted(contacts, key=lambda contact: _number(contact.alias))),
            ground=self._eyes.view() if final else None,
            met=self._met,
        )

    def everybody(self) -> tuple[Contact, ...]:
        """All contacts of the turn, those that left the table included."""
        return (*self._contacts.values(), *self._gone.values())

    # ---- looking

    def _in_the_open(self, event: Event, kind: EventKind) -> bool:
        """Whether a public event shows by itself.

        One that the enemy has alone shows only by what is seen of it; where sides go by what they know, so does every
        one that is not the observer's own, or their number would tell how many commands nobody sees.
        """
        if event.side == self._side or not kind.alone:
            return True
        return not (self._before.settings.get("fog") == "known" or event.details.get(kind.alone))

    def _ticks_at(self, event: Event) -> bool:
        kind = self._catalogue.get(event.kind)
        return kind is not None and kind.ticks and self._in_the_open(event, kind)

    def _moment(self) -> float:
        return self._turn + (round(self._tick / self._ticks, 3) if self._ticks else 0.0)

    def _look_at_all(self, frame: Frame) -> Iterator[Event]:
        self._sightings.look_at_all(frame)
        yield from self._settle(frame, tuple(self._in_order()), None, None)
        self._ghosts.clear()
        self._bury_ghosts()

    def _look_again(self, frame: Frame, event: Event, path: Path | None) -> Iterator[Event]:
        """Look at what an event moved, and with the eyes that it moved."""
        to_settle: set[str] = set()
        for changed in frame.changed:
            for mover in (changed, *_riding(frame, changed)):
                if self._is_enemy(mover):
                    self._sightings.moved(frame, mover)
                    to_settle.add(mover)
                elif mover in self._watching and self._eyes.follow(frame, mover):
                    self._stirred.append(mover)
                    to_settle |= self._sightings.seen_from(mover)
        if to_settle:
            yield from self._settle(frame, [s for s in self._in_order() if s in to_settle], event, path)
            self._bury_ghosts()

    def _in_order(self) -> Iterator[str]:
        yield from self._enemies
        yield from self._enemy_formations

    # ---- contacts

    def _settle(self, frame: Frame, subjects: Sequence[str], event: Event | None, path: Path | None) -> Iterator[Event]:
        """Bring the contacts into line with the sights: updated, lost and new ones, in order of their place."""
        fresh: list[Contact] = []
        lost: list[str] = []
        now = self._moment()
        for subject in subjects:
            sight, alias = self._sightings.of(subject), self._live.get(subject)
            if sight is not None and alias is not None:
                self._contacts[alias] = self._pictures.of(frame, subject, sight, self._contacts[alias], now)
            elif sight is not None:
                fresh.append(self._pictures.of(frame, subject, sight, None, now))
            elif alias is not None:
                lost.append(alias)
        for alias in sorted(lost, key=lambda old: _place(self._contacts[old])):
            yield from self._lose(frame, alias, event, path)
        for contact in sorted(fresh, key=_place):
            yield from self._meet(contact, event)
        self._recognise()

    def _meet(self, contact: Contact, event: Event | None) -> Iterator[Event]:
        """A new contact, or an old one recognised where it was left or by its colours."""
        ghost = next((old for old in self._contacts.values() if recognised(old, contact)), None)
        if ghost is None:
            self._met += 1
            contact = replace(contact, alias=f"enemy-{self._met}")
        else:
            contact = replace(contact, alias=ghost.alias)
            if ghost.certainty.rank > contact.certainty.rank:
                contact = replace(
                    ghost, seen=True, moment=contact.moment, strength=contact.strength or ghost.strength, markers=()
                )
        self._contacts[contact.alias] = contact
        self._live[contact.subject] = contact.alias
        if event is not None and not contact.commander:
            yield self._sighting(event, contact)

    def _lose(self, frame: Frame, alias: str, event: Event | None, path: Path | None) -> Iterator[Event]:
        """A contact went out of sight, or left the table before the observer's eyes."""
        contact = self._contacts.pop(alias)
        subject = contact.subject
        del self._live[subject]
        if self._left_table(frame, subject):
            fate = event.kind if event is not None and event.unit == subject else "gone"
            self._gone[alias] = replace(contact, fate=fate, moment=self._moment())
            return
        if path is not None and event is not None and event.unit == subject:
            contact = replace(contact, at=on_table(path[-1], self._before.table), facing=heading(path, contact.facing))
        ghost = replace(contact, seen=False, moment=self._moment(), markers=())
        if contact.commander:
            return
        self._contacts[alias] = ghost
        if event is not None:
            yield self._sighting(event, ghost)

    def _left_table(self, frame: Frame, subject: str) -> bool:
        unit = frame.units.get(subject)
        if unit is not None:
            return bool(unit.out)
        commander = frame.formations[subject].commander
        return commander is None or bool(commander.out)

    def _recognise(self) -> None:
        """A unit that is now named drops the ghost that it left under the same name."""
        named = [contact for contact in self._contacts.values() if contact.certainty is Certainty.NAMED]
        in_sight = {contact.subject for contact in named if contact.seen}
        for contact in named:
            if not contact.seen and contact.subject in in_sight:
                del self._contacts[contact.alias]

    def _bury_ghosts(self) -> None:
        """A ghost whose place is in view and empty goes. Of an old one, only who moved since can see more."""
        for ghost in [contact for contact in self._contacts.values() if not contact.seen]:
            figure = self._ghosts.get(ghost.alias)
            known = figure is not None and figure.place == ghost.at
            if figure is None or not known:
                figure = self._ghosts[ghost.alias] = spot(ghost.at)
            if self._eyes.see(figure, self._stirred if known else None):
                del self._contacts[ghost.alias]
        self._stirred.clear()

    # ---- fights and marches

    def _reveal_fighters(self, frame: Frame, event: Event, kind: EventKind | None) -> Iterator[Event]:
        """An enemy who fights own troops is seen, if only for that moment and by his smoke."""
        if kind is None or not kind.fights:
            return
        for enemy, own in ((event.unit, event.target), (event.target, event.unit)):
            unit, other = frame.units.get(enemy), frame.units.get(own)
            if unit is None or other is None or enemy not in self._enemies or own in self._enemies:
                continue
            self._fighting.add(enemy)
            if enemy in self._live or not unit.at or not other.at or unit.out:
                continue
            sight = Sight(own, math.dist(unit.at, other.at))
            picture = self._pictures.of(frame, enemy, sight, None, self._moment())
            yield from self._meet(picture, event)

    def _lose_fighters(self) -> None:
        """Who was seen only by his fight is a ghost again."""
        unseen = self._sightings.without(self._live)
        for subject, alias in [known for known in self._live.items() if known[0] in unseen]:
            self._contacts[alias] = replace(self._contacts[alias], seen=False, markers=())
            del self._live[subject]

    def _path(self, previous: Frame, frame: Frame, event: Event) -> Path | None:
        """The part of an enemy's march that is in view; ``None`` when none of it is, or when he did not march."""
        if event.unit not in self._enemies or event.unit not in frame.changed:
            return None
        start, end = previous.units[event.unit].at, frame.units[event.unit].at
        if start is None or end is None or start == end or frame.units[event.unit].out:
            return None
        return seen_part(start, end, self._eyes.in_view, in_sight=event.unit in self._live)

    # ---- telling

    def _sighting(self, event: Event, contact: Contact) -> Event:
        effect: Effect = {"at": list(contact.at), "facing": contact.facing, "formation": contact.formation}
        if not contact.seen:
            effect["lost"] = True
        return Event(n=0, turn=event.turn, phase=event.phase, kind="sighting", unit=contact.alias, effect=effect)

    def _told(
        self, event: Event, kind: EventKind | None, known_before: dict[str, str], path: Path | None
    ) -> Event | None:
        """The event as the side may know it, ``None`` when it may not."""
        if kind is None:
            return None

        def name(subject: str) -> str | None:
            return self._live.get(subject) or known_before.get(subject)

        if self._is_own(event):
            return disclosure.told(event, kind, Known.OWN, name, self._is_enemy, self._written)
        if kind.known is Known.PUBLIC:
            return disclosure.told(event, kind, Known.PUBLIC, name, self._is_enemy)
        if not name(event.unit):
            return None
        if kind.fights and self._against_own(event):
            fight = disclosure.told(event, kind, Known.FIGHT, name, self._is_enemy)
            return fight and self._as_made_out(fight, event.unit, name(event.unit))
        seen = disclosure.told(event, kind, Known.SEEN, name, self._is_enemy)
        if seen is None or path is None:
            return seen
        gone = event.unit not in self._live
        hidden_start = event.unit not in known_before
        if not (gone or hidden_start):
            return seen
        return disclosure.seen_in_part(seen, kind, hidden_start=hidden_start, last_place=path[-1] if gone else None)

    def _as_made_out(self, fight: Event, subject: str, alias: str | None) -> Event:
        """An enemy's throw with no more of its reckoning than he is made out for.

        An arm alone shows the dice, a stranger's coat all but his quality.
        """
        contact = self._contacts.get(alias or "") or self._gone.get(alias or "")
        if contact is not None and contact.certainty is Certainty.NAMED:
            return fight
        quality = self._before.unit_by_id[subject].quality if subject in self._before.unit_by_id else ""
        coat = contact is not None and contact.certainty is Certainty.KIND
        return disclosure.unreckoned(fight, lambda name: coat and not (quality and quality in name))

    def _against_own(self, event: Event) -> bool:
        if event.target:
            return not self._is_enemy(event.target)
        return event.unit in self._fighting

    def _is_own(self, event: Event) -> bool:
        """Whether an event is about the side's own troops; a command with an id of its own is its side's."""
        if event.unit in self._before.unit_by_id or event.unit in self._before.formation_by_id:
            return not self._is_enemy(event.unit)
        return event.side == self._side

    def _is_enemy(self, subject: str) -> bool:
        return subject in self._enemies or subject in self._enemy_formations


def _riding(frame: Frame, unit_id: str) -> list[str]:
    """Formations whose commanders ride with a unit: they move with it."""
    if unit_id not in frame.units:
        return []
    return [
        formation.id
        for formation in frame.formations.values()
        if formation.commander and formation.commander.attached == unit_id
    ]


def _place(contact: Contact) -> tuple[Point, bool, float]:
    return (contact.at, contact.commander, contact.facing)


def _number(alias: str) -> int:
    return int(alias.rpartition("-")[2])
