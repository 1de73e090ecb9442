"""From a battle as its reader may know it to a scene.

``view`` must already hold only what the reader may know; what is drawn beyond it comes from his ``knowledge`` (ghosts,
estimates, ground in view) and from the events he may know. For the umpire, ``side`` is empty and all is shown.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType

from battles.engine.battle import Battle, Point, Terrain
from battles.engine.commands import tree_of
from battles.engine.events import Event
from battles.engine.geometry import distance_to_line
from battles.engine.handles import short_handle
from battles.engine.keeping import Same, Shelf
from battles.engine.knowledge import Contact, Knowledge, public_id
from battles.engine.protocol import Ruleset
from battles.engine.signs import Form
from battles.reports.scene.action import Action, action_of
from battles.reports.scene.commands import commands_of
from battles.reports.scene.livery import livery_of
from battles.reports.scene.plans import Plan, planned
from battles.reports.scene.troops import Muster, Reader, Tones, commander_sign, short_name, tone_of_side
from battles.reports.scene.values import (
    Bracket,
    Certainty,
    CommanderSign,
    Ground,
    MapWords,
    Mark,
    Note,
    Scene,
    Tone,
    UnitSign,
    Window,
)
from battles.reports.scene.veil import rings_of_cells

CM_PER_INCH = 2.54

Clock = Callable[[float], str]
"""Words for a moment given in turns (4.0 is the start of turn 4)."""


def cm_per_unit(ruleset: Ruleset) -> float:
    """How many centimetres a ruleset's unit of length has."""
    return CM_PER_INCH if ruleset.unit_of_length == "in" else 1.0


def build_scene(
    ruleset: Ruleset,
    view: Battle,
    *,
    side: str,
    words: MapWords,
    command: str | Collection[str] = "",
    knowledge: Knowledge | None = None,
    before: Battle | None = None,
    events: Sequence[Event] = (),
    plans: Sequence[Plan] = (),
    objectives: Sequence[Point] = (),
    window: Window | None = None,
    marks: Sequence[tuple[int, str | Point]] = (),
    notes: Sequence[tuple[Point, str]] = (),
    title: str = "",
    subtitle: str = "",
    caption: str = "",
    clock: Clock | None = None,
    radii: bool = False,
    unseen: Collection[str] = (),
    insets: Sequence[Window] = (),
    named: Collection[str] | None = None,
    handles: bool = False,
    sketch: bool = False,
    sights: Mapping[str, Knowledge] = MappingProxyType({}),
    brackets: Sequence[tuple[Sequence[str], str]] = (),
) -> Scene:
    """The scene of one map.

    ``side`` and ``command`` (the formations he commands, all when empty) say whose eyes read it. ``before`` and
    ``events`` add what happened, ``plans`` and ``objectives`` what is to happen. ``window`` and ``insets`` are parts of
    the table in its own unit, the whole table when ``None``. ``marks`` are numbers of the story by unit id, formation
    id or place. ``unseen`` are the units to set in brackets for the umpire. The cartouche shows the ``caption``, or
    without one the ``title`` and ``subtitle``. On maps too small for every name ``named`` are the formations that
    have theirs; the rest is named by division, and the umpire's map leaves out its generals' names. With ``handles``
    units are called by what orders call them, and enemies by no more than that and what they are judged to have. A
    ``sketch`` has no names and no commanders.
    ``sights`` is what each side knows, whose limits of sight are drawn for the umpire. ``brackets`` are ids of units of
    whom the map speaks together, with the words for them: they have no names of their own. ``words`` are the language's
    words for key and scale.
    """
    scale = cm_per_unit(ruleset)
    reader = Reader(side, tree_of(ruleset, view), command, unseen)
    action = action_of(ruleset, before, events, reader, scale) if before is not None else Action()
    plan = planned(ruleset, view, plans, objectives, reader, scale)
    contacts = {public_id(contact): contact for contact in knowledge.contacts} if knowledge else {}
    hour = clock or (lambda moment: words.turn.format(turn=int(moment)))
    muster = Muster(ruleset, view, reader, scale)
    signs = dict(_signs(ruleset, view, reader, muster, contacts, hour, handles=handles))
    together = [
        Bracket(tuple(signs[one].at for one in ids), caption, signs[ids[0]].tone)
        for ids, caption in brackets
        if all(one in signs for one in ids)
    ]
    signs |= {one: replace(signs[one], caption="") for ids, _ in brackets for one in ids if one in signs}
    table = view.table
    edges = window or (0.0, 0.0, table.width, table.height)
    return Scene(
        title=title or view.title,
        subtitle=subtitle,
        caption=caption,
        width=table.width * scale,
        height=table.height * scale,
        window=_scaled(edges, scale),
        words=words,
        unit=ruleset.unit_of_length,
        cm_per_unit=scale,
        livery=livery_of(view, side),
        metres_per_cm=ruleset.metres_per_unit / scale,
        square=ruleset.vocabulary.square * scale,
        ground=_GROUNDS.get(
            (Same(view), scale), lambda: tuple(ground_of(view, piece, scale) for piece in view.terrain)
        ),
        units=(
            *action.before,
            *plan.signs,
            *action.lost,
            *_left(ruleset, view, reader, muster, contacts),
            *signs.values(),
        ),
        commanders=() if sketch else tuple(_commanders(ruleset, view, reader, scale, radii=radii, named=named)),
        brackets=tuple(together),
        commands=() if sketch else commands_of(ruleset, view, signs, reader, words, named),
        tracks=(*action.tracks, *plan.tracks),
        goals=plan.goals,
        shots=action.shots,
        clashes=action.clashes,
        marks=tuple(_marks(marks, view, action.places, scale)),
        notes=tuple(Note((x * scale, y * scale), text) for (x, y), text in notes),
        seen=_seen(knowledge, view, scale),
        sights=tuple(
            (tone_of_side(view, side, reader), _seen(known, view, scale) or ()) for side, known in sights.items()
        ),
        insets=tuple(_scaled(inset, scale) for inset in insets),
        everything=reader.umpire,
        sides=tuple(_sides(view, reader, words)),
    )


_GROUNDS: Shelf[tuple[Ground, ...]] = Shelf(16)


def _scaled(window: Window, scale: float) -> Window:
    left, bottom, right, top = window
    return left * scale, bottom * scale, right * scale, top * scale


def _sides(view: Battle, reader: Reader, words: MapWords) -> Iterable[tuple[Tone, str]]:
    """What the key calls the troops of each tone."""
    if reader.umpire:
        yield from zip((Tone.OWN, Tone.ENEMY, Tone.THIRD), (side.label for side in view.sides), strict=False)
        return
    own = view.side_by_id.get(reader.side)
    yield Tone.OWN, words.own
    yield Tone.FRIEND, words.friends.format(side=own.label) if own and own.name else words.friends_unnamed
    yield Tone.ENEMY, words.enemy
    yield Tone.THIRD, words.third


#: Half the length in table units of what is given by its place only and leads over nothing.
STUB = 0.6


def ground_of(view: Battle, piece: Terrain, scale: float) -> Ground:
    """A piece of terrain as ground of a scene; what is given by its place only has a short line there."""
    line = piece.line if piece.at is None else _across(view, piece, piece.at)
    if len(line) == 1:
        line = (line[0], line[0])
    level = piece.extra.get("level", 1)
    return Ground(
        id=piece.id,
        kind=piece.kind,
        name=piece.name,
        area=tuple((x * scale, y * scale) for x, y in piece.area),
        line=tuple((x * scale, y * scale) for x, y in line),
        size=float(level) if isinstance(level, int | float) else 1.0,
    )


def _across(view: Battle, piece: Terrain, at: Point) -> tuple[Point, Point]:
    """A line through a place: square across the water or ditch that it leads over, as a crossing does."""
    width = piece.extra.get("width")
    half = float(width) / 2 if isinstance(width, int | float) else STUB
    over = view.terrain_by_id.get(str(piece.extra.get("over", "")))
    along = (0.0, 1.0)
    if over is not None and len(over.line) > 1:
        start, end = min(pairwise(over.line), key=lambda leg: distance_to_line(at, leg))
        span = math.dist(start, end)
        along = ((end[0] - start[0]) / span, (end[1] - start[1]) / span) if span else along
    right, ahead = along[1] * half, -along[0] * half
    return (at[0] - right, at[1] - ahead), (at[0] + right, at[1] + ahead)


def _signs(
    ruleset: Ruleset,
    view: Battle,
    reader: Reader,
    muster: Muster,
    contacts: Mapping[str, Contact],
    clock: Clock,
    *,
    handles: bool,
) -> Iterable[tuple[str, UnitSign]]:
    """The signs of all units on the table: seen troops, and ghosts with the time when they were last seen."""
    lost = ruleset.measure.lost(view.log)
    sides, own = view.side_of, reader.side
    for unit in view.units:
        contact = contacts.get(unit.id) if sides.get(unit.id) != own else None
        certainty, caption, estimate = Certainty.SEEN, unit.id if handles else None, ""
        if contact is not None:
            estimate = _estimate(contact)
            short = short_handle(public_id(contact))
            known_as = (short if handles else f"{short} {short_name(unit.label)}") if short else unit.label
            caption = known_as if short else None
            if not contact.seen:
                certainty, caption, estimate = Certainty.LAST_SEEN, f"{known_as}, {clock(contact.moment)}", ""
        sign = muster.sign(unit, certainty=certainty, caption=caption, estimate=estimate, lost=lost.get(unit.id, 0))
        if sign is not None:
            yield unit.id, sign


def _left(
    ruleset: Ruleset, view: Battle, reader: Reader, muster: Muster, contacts: Mapping[str, Contact]
) -> Iterable[UnitSign]:
    """What units have left standing elsewhere, as far as they are seen themselves: guns without their crew."""
    left = ruleset.signs.left
    for unit in view.units if left is not None else ():
        contact = contacts.get(unit.id) if view.side_of.get(unit.id) != reader.side else None
        guns = left.by(unit) if left is not None and (contact is None or contact.seen) else None
        sign = muster.sign(guns, caption="") if guns is not None else None
        if sign is not None:
            yield replace(sign, form=Form.GUNS_LEFT, badges=(), strength=None, group="")


def _estimate(contact: Contact) -> str:
    """The strength that officers judge a contact to have."""
    if contact.strength is None:
        return ""
    low, high = contact.strength
    return f"{low}" if low == high else f"{low}–{high}"


def _commanders(
    ruleset: Ruleset, view: Battle, reader: Reader, scale: float, *, radii: bool, named: Collection[str] | None
) -> Iterable[CommanderSign]:
    for formation in view.formations:
        sign = commander_sign(ruleset, view, formation, reader, scale=scale, radii=radii)
        if sign is not None:
            yield replace(sign, caption="") if reader.umpire and named is not None else sign


def _marks(
    marks: Sequence[tuple[int, str | Point]], view: Battle, places: Mapping[str, Point], scale: float
) -> Iterable[Mark]:
    """Numbers at their places: where the events were, else where the unit stands now."""
    for number, subject in marks:
        if not isinstance(subject, str):
            yield Mark(number, (subject[0] * scale, subject[1] * scale))
            continue
        unit = view.unit_by_id.get(subject)
        if subject in places:
            yield Mark(number, places[subject])
        elif unit is not None and unit.at is not None:
            yield Mark(number, (unit.at[0] * scale, unit.at[1] * scale))


def _seen(knowledge: Knowledge | None, view: Battle, scale: float) -> tuple[tuple[Point, ...], ...] | None:
    """Rings around the ground in view; ``None`` when nothing is veiled."""
    if knowledge is None or knowledge.ground is None:
        return None
    ground = knowledge.ground
    whole = (0.0, 0.0, view.table.width * scale, view.table.height * scale)
    return _RINGS.get(
        (Same(ground), scale, whole),
        lambda: rings_of_cells([[cell == "1" for cell in row] for row in ground.rows], ground.cell * scale, whole),
    )


#: Around the ground that sides saw last: every seat of a side has the same.
_RINGS: Shelf[tuple[tuple[Point, ...], ...]] = Shelf(8)


def sector_window(view: Battle, places: Iterable[Point], width: float, height: float) -> Window:
    """A part of the table of a given size around some places, within its edges and on whole units."""
    points = list(places) or [(view.table.width / 2, view.table.height / 2)]
    xs, ys = sorted(x for x, _ in points), sorted(y for _, y in points)
    middle = ((xs[0] + xs[-1]) / 2, (ys[0] + ys[-1]) / 2)
    wide, high = min(width, view.table.width), min(height, view.table.height)
    left = round(min(max(0.0, middle[0] - wide / 2), view.table.width - wide))
    bottom = round(min(max(0.0, middle[1] - high / 2), view.table.height - high))
    return float(left), float(bottom), left + wide, bottom + high


def troops_window(view: Battle, places: Sequence[Point], margin: float, least: float) -> Window:
    """A square part of the table that holds some places and a margin, at least ``least`` wide; all of it for none.

    It grows by tenths of ``least``: maps of few scales share what is drawn once a scale.
    """
    if not places:
        return (0.0, 0.0, view.table.width, view.table.height)
    spread = max(max(point[axis] for point in places) - min(point[axis] for point in places) for axis in (0, 1))
    step = least / WINDOW_STEPS
    size = math.ceil(max(least, spread + 2 * margin) / step - 1e-9) * step
    return sector_window(view, places, size, size)


#: So many steps to the least width of a window.
WINDOW_STEPS = 10


def own_places(ruleset: Ruleset, view: Battle, side: str, command: str | Collection[str] = "") -> list[Point]:
    """The places of a reader's own units on the table, for ``sector_window``."""
    tones = Tones(view, Reader(side, tree_of(ruleset, view), command))
    return [unit.at for unit in view.units if unit.in_play and unit.at and tones.of(unit) is Tone.OWN]
