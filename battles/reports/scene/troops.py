"""From units and commanders of a battle to their signs: rulebooks' words, footprints, tones and captions."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Sequence
from functools import lru_cache

from battles.engine.battle import Battle, Commander, Formation, Point, Unit
from battles.engine.commands import Commands
from battles.engine.dataclasses import dataclass, replace
from battles.engine.geometry import distance_to_line
from battles.engine.handles import short_handle
from battles.engine.keeping import Same, Shelf
from battles.engine.protocol import Ruleset
from battles.engine.replay import place_of
from battles.engine.signs import Arm, Form, Signs
from battles.reports.scene.values import Certainty, CommanderSign, Rank, Tone, UnitSign

RANKS: dict[str, Rank] = {
    "brigade": Rank.BRIGADE,
    "division": Rank.DIVISION,
    "corps": Rank.CORPS,
    "army": Rank.ARMY,
}
#: Words that a name on a map can do without.
FILLERS = re.compile(
    r"\s*\([^)]*\)|\b(?:Battalion|Bataillon|Regiment|Infantry|Artillery)\b|(?:['’]s)?\s+(?:Brigade|Division)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a map is drawn: a side (``""``: the umpire) and the formations or commands of it (none: all).

    ``tree`` holds the battle's commands. ``unseen`` holds units that the other side does not see; the umpire's map sets
    them in brackets.
    """

    side: str
    tree: Commands
    command: str | Collection[str] = ""
    unseen: Collection[str] = ()

    @property
    def commands(self) -> Collection[str]:
        """The ids of what the reader commands; empty when it is the whole side."""
        return ((self.command,) if self.command else ()) if isinstance(self.command, str) else self.command

    @property
    def umpire(self) -> bool:
        """Whether everything is shown."""
        return not self.side


def tone_of(battle: Battle, formation_id: str, reader: Reader) -> Tone:
    """Whose a formation is, for the reader. On the umpire's map the first side has full ink, the second half."""
    side = battle.side_of_formation(formation_id)
    if reader.umpire:
        return tone_of_side(battle, side, reader)
    if side != reader.side:
        others = [other.id for other in battle.sides if other.id != reader.side]
        return Tone.THIRD if side in others[1:] else Tone.ENEMY
    if not reader.commands or any(link.id in reader.commands for link in battle.chain(formation_id)):
        return Tone.OWN
    return Tone.FRIEND


def tone_of_side(battle: Battle, side: str, reader: Reader) -> Tone:
    """Whose the troops of a whole side are; for the umpire the first side's are like a reader's own."""
    if not reader.umpire:
        return Tone.OWN if side == reader.side else Tone.ENEMY
    order = [other.id for other in battle.sides]
    return (Tone.OWN, Tone.ENEMY, Tone.THIRD)[min(2, order.index(side) if side in order else 2)]


def tone_of_unit(battle: Battle, unit: Unit, reader: Reader) -> Tone:
    """Whose a unit is, for the reader; a part of a formation, such as its guns, may be the reader's without it."""
    return Tones(battle, reader).of(unit)


class Tones:
    """Whose the units of a battle are, for one reader: looked up once by who asks for many of them."""

    __slots__ = ("_battle", "_kept", "_reader")

    def __init__(self, battle: Battle, reader: Reader) -> None:
        self._battle = battle
        self._reader = reader
        self._kept = _TONES.get((Same(battle), Same(reader.tree), reader.side, tuple(reader.commands)), dict)

    def of(self, unit: Unit) -> Tone:
        """The tone of a unit."""
        key = (unit.of, unit.id)
        tone = self._kept.get(key)
        if tone is None:
            tone = tone_of(self._battle, unit.of, self._reader)
            if tone is Tone.FRIEND and self._reader.tree.holds(self._reader.commands, unit.id):
                tone = Tone.OWN
            self._kept[key] = tone
        return tone


#: By formation and unit, for the battles and readers drawn last: every map of a paper asks again.
_TONES: Shelf[dict[tuple[str, str], Tone]] = Shelf(32)


@lru_cache(maxsize=4096)
def short_name(name: str) -> str:
    """A name without the words that a map can do without; the name itself when nothing would be left."""
    return " ".join(FILLERS.sub("", name).split()).strip(" ,") or " ".join(name.split())


def form_of(signs: Signs, unit: Unit) -> Form:
    """A unit's formation as the signs know it."""
    if unit.formation in signs.forms:
        return signs.forms[unit.formation]
    return Form.BATTERY if signs.arms.get(unit.arm) is Arm.ARTILLERY else Form.LINE


@dataclass(frozen=True, slots=True)
class Footing:
    """Where a unit's sign stands, in cm: middle, width and depth; the ``outline`` of ground that is no rectangle."""

    at: Point
    width: float
    depth: float
    outline: tuple[Point, ...] = ()


#: A sign that stands on ground of another shape is as wide as this part of the circle that has room in it.
PART_OF_OUTLINE = 1.1
#: Lengths in table units that count as equal.
EQUAL = 0.01


def footing_of(ruleset: Ruleset, battle: Battle, unit: Unit, scale: float) -> Footing | None:
    """The ground of a unit's sign; ``None`` when it is not on the table.

    It is kept for the battles drawn last, as every paper of a turn draws them again.

    Troops that hold a town or a work cover ground of any shape: it is outlined, and their sign stands in its middle.
    """
    kept = _FOOTINGS.get((Same(ruleset), Same(battle), scale), dict)
    if unit.id not in kept:
        kept[unit.id] = (unit, _footing(ruleset, battle, unit, scale))
    known, footing = kept[unit.id]
    return footing if known is unit else _footing(ruleset, battle, unit, scale)


_FOOTINGS: Shelf[dict[str, tuple[Unit, Footing | None]]] = Shelf(16)


def _footing(ruleset: Ruleset, battle: Battle, unit: Unit, scale: float) -> Footing | None:
    corners = ruleset.footprint(battle, unit) if unit.in_play else ()
    if len(corners) < 3:
        return None
    x, y = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    x, y = (
        x + _back([x for x, _ in corners], battle.table.width),
        y + _back([y for _, y in corners], battle.table.height),
    )
    at = (x * scale, y * scale)
    if _is_rectangle(corners):
        wide, deep = math.dist(corners[0], corners[1]), math.dist(corners[1], corners[2])
        return Footing(at, wide * scale, deep * scale)
    outline = tuple((px * scale, py * scale) for px, py in corners)
    room = distance_to_line(at, (*outline, outline[0]))
    return Footing(at, room * PART_OF_OUTLINE, room * PART_OF_OUTLINE / 2, outline)


def _back(places: Sequence[float], length: float) -> float:
    """How far ground that reaches over the table's edge is drawn aside, so that its sign is whole."""
    low, high = min(places), max(places)
    if low < 0.0 <= high - low <= length:
        return -low
    return length - high if high > length >= high - low else 0.0


def _is_rectangle(corners: Sequence[Point]) -> bool:
    if len(corners) != 4:
        return False
    a, b, c, d = corners
    diagonals = abs(math.dist(a, c) - math.dist(b, d))
    return max(abs(math.dist(a, b) - math.dist(c, d)), abs(math.dist(b, c) - math.dist(d, a)), diagonals) < EQUAL


class Muster:
    """The units of a battle as the signs of one reader's map, whose scale is in cm to the table's unit."""

    __slots__ = ("_battle", "_kept", "_reader", "_ruleset", "_scale", "tones")

    def __init__(self, ruleset: Ruleset, battle: Battle, reader: Reader, scale: float) -> None:
        self._ruleset = ruleset
        self._battle = battle
        self._reader = reader
        self._scale = scale
        self.tones = Tones(battle, reader)
        # What the seats of a side see differs in tone alone.
        self._kept = {} if reader.umpire else _SIGNS.get((Same(ruleset), Same(battle), scale), dict)

    def sign(
        self,
        unit: Unit,
        *,
        certainty: Certainty = Certainty.SEEN,
        caption: str | None = None,
        estimate: str = "",
        lost: int = 0,
    ) -> UnitSign | None:
        """A unit's sign; ``None`` when it is not on the table. ``caption`` replaces its own short name."""
        key = (unit.id, self.tones.of(unit), certainty, caption, estimate, lost)
        known, sign = self._kept.get(key, (None, None))
        if known is not unit:
            sign = _sign(self._ruleset, self._battle, unit, self._reader, self._scale, *key[1:])
            if known is None:
                self._kept[key] = (unit, sign)
        return sign


_SIGNS: Shelf[dict[tuple[str, Tone, Certainty, str | None, str, int], tuple[Unit, UnitSign | None]]] = Shelf(16)


def _sign(
    ruleset: Ruleset,
    battle: Battle,
    unit: Unit,
    reader: Reader,
    scale: float,
    tone: Tone,
    certainty: Certainty,
    caption: str | None,
    estimate: str,
    lost: int,
) -> UnitSign | None:
    footing = footing_of(ruleset, battle, unit, scale)
    if footing is None:
        return None
    measure = ruleset.measure
    own = tone in (Tone.OWN, Tone.FRIEND) or reader.umpire
    if caption is None:
        caption = unit.id if reader.umpire else short_name(unit.label)
    if reader.umpire and certainty is Certainty.SEEN:
        estimate = estimate or (str(measure.amount(unit)) if measure.counted else measure.label(unit))
        if unit.id in reader.unseen:
            caption, estimate = f"({caption}", f"{estimate})"
    return UnitSign(
        at=footing.at,
        width=footing.width,
        depth=footing.depth,
        facing=unit.facing,
        arm=ruleset.signs.arms.get(unit.arm, Arm.UNKNOWN),
        form=form_of(ruleset.signs, unit),
        tone=tone,
        certainty=certainty,
        caption=caption,
        title=title_of(ruleset, unit, own=own),
        strength=measure.amount(unit) if own else None,
        lost=lost,
        estimate=estimate,
        badges=ruleset.signs.badges(unit),
        group=unit.of if own else "",
        outline=footing.outline,
        kit=ruleset.signs.kit(unit),
    )


def title_of(ruleset: Ruleset, unit: Unit, *, own: bool) -> str:
    """What one reads who points at a unit on a screen: its name, what orders call it, its formation."""
    handle = short_handle(unit.id) or unit.id
    called = unit.label if unit.label == handle else f"{unit.label} ({handle})"
    parts = [called, ruleset.lexicon().formation(unit.formation).name if unit.formation else ""]
    if own:
        parts.append(f"strength {ruleset.measure.label(unit)}")
    return ", ".join(part for part in parts if part)


def commander_sign(
    ruleset: Ruleset, battle: Battle, formation: Formation, reader: Reader, *, scale: float, radii: bool
) -> CommanderSign | None:
    """The sign of a formation's commander; ``None`` when he is not on the table.

    A stand that reaches over the table's edge is drawn whole beside it.
    """
    commander = formation.commander
    place = _stand(battle, commander) if commander else None
    if commander is None or place is None:
        return None
    tone = tone_of(battle, formation.id, reader)
    known = reader.umpire or battle.side_of_formation(formation.id) == reader.side
    rank = RANKS.get(formation.kind, Rank.UNKNOWN) if known else Rank.UNKNOWN
    astray = known and rank is Rank.BRIGADE and _is_astray(battle, formation, place, ASTRAY / scale)
    named = known and (rank is not Rank.BRIGADE or reader.umpire or astray)
    radius = ruleset.command_radius(battle, formation) * scale if radii and known else 0.0
    sign = CommanderSign(
        at=(place[0] * scale, place[1] * scale),
        rank=rank,
        tone=tone,
        caption=commander.name if named else "",
        radius=radius,
        title=f"{commander.name or 'commander'}, {formation.label}" if known else "a general",
    )
    # His flag flies to the right and over his stand.
    reach, table = sign.diameter / 2, battle.table
    across, up = (
        max(reach, min(at, length * scale - flying * reach))
        for at, length, flying in zip(sign.at, (table.width, table.height), FLAG, strict=True)
    )
    return replace(sign, at=(across, up))


#: How far a stand with its flag reaches to the right and up, in parts of the radius.
FLAG = (1.7, 2.0)
#: A brigadier farther from all his units than this, in cm, is told by his name alone.
ASTRAY = 6.0


def _is_astray(battle: Battle, formation: Formation, place: Point, far: float) -> bool:
    """Whether a commander stands far from every unit of his own."""
    own = [unit.at for unit in battle.units if unit.of == formation.id and unit.in_play and unit.at is not None]
    return all(math.dist(place, at) > far for at in own)


def _stand(battle: Battle, commander: Commander) -> Point | None:
    """Where a commander is drawn: his stand's place, or just behind the unit he is with."""
    place = place_of(commander, battle.unit_by_id)
    unit = battle.unit_by_id.get(commander.attached)
    if place is None or unit is None:
        return place
    turn = math.radians(unit.facing)
    return place[0] - 2.2 * math.sin(turn), place[1] - 2.2 * math.cos(turn)
