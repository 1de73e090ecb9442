"""What counts in close combat (CR-CC-7 to 10): the table of factors, and the edge through which an attack comes."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.play.zones import Edge, axis_meets
from battles.rulesets.carolus_rex.table.defences import defends, parts, works_against
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.flanks import compromised
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Arm

# CR-CC-7. The least and the most that all factors of one fighter come to.
LEAST, MOST = 0, 6
# CR-GEO-4. Areas that infantry in them can be attacked in from behind.
WITH_REAR = ("enclosure", "built")


@dataclass(frozen=True, slots=True)
class Clash:
    """A fight as it stands in contact. ``origin`` is where the lead's centre was before it closed."""

    field: Field
    attacker: Troop
    defender: Troop
    origin: Point
    edge: str
    charging: bool
    countercharging: bool
    supported: bool
    incidental: bool

    @property
    def flanked(self) -> bool:
        return self.edge != Edge.FRONT

    @property
    def entrenched(self) -> bool:
        """Whether the defender has an entrenchment before him, or holds a redoubt (CR-DEF-3, CR-DEF-11)."""
        if self._area == "redoubt":
            return True
        works = works_against(self.field, self.defender, self.origin, self.defender.centre)
        return works is not None and works.kind == "entrenchment"

    @property
    def across(self) -> bool:
        """Whether the attack comes over an obstacle, a barricade or the fence of an enclosure (CR-CC-7, CR-DEF-9)."""
        if self._area == "enclosure":
            return True
        if self.entrenched:
            return False
        return any(
            parts(piece, self.origin, self.defender.centre)
            and (piece.kind != "barricade" or defends(self.defender, piece))
            for piece in self.field.ground.obstacles
        )

    @property
    def against_works(self) -> bool:
        """Whether the defender holds defences, against which pikes do not count (CR-CC-8)."""
        works = works_against(self.field, self.defender, self.origin, self.defender.centre)
        return bool(self._area) or works is not None

    @property
    def in_cover(self) -> bool:
        """Whether either fighter stands in a wood or a built zone (CR-CC-8, CR-AMB-58)."""
        ground = self.field.ground
        return any(
            ground.in_kind(pieces, fighter.centre)
            for pieces in (ground.woods, ground.built)
            for fighter in (self.attacker, self.defender)
        )

    @property
    def hedge(self) -> bool:
        """Whether horse meets a hedge of steel: a line of foot through its front, or a square (CR-CC-9)."""
        foot = self.defender.infantry and (
            self.defender.in_square or (self.defender.in_line and self.edge == Edge.FRONT)
        )
        return foot and self.attacker.arm in (Arm.CAVALRY, Arm.IRREGULAR)

    @property
    def _area(self) -> str:
        piece = self.field.ground.by_id.get(self.defender.occupying)
        return piece.kind if piece is not None else ""


def edge_met(field: Field, attacker: Troop, defender: Troop) -> str:
    """Through which sort of edge the attacker's axis enters the defender: front, flank or rear (CR-CC-10)."""
    met = axis_meets(attacker.box, defender.box)
    if met is None:
        return Edge.FRONT.value
    if defender.holds_area:
        piece = field.ground.by_id[defender.occupying]
        return Edge.REAR.value if met[1] == Edge.REAR and piece.kind in WITH_REAR else Edge.FRONT.value
    if defender.in_square:
        return Edge.FRONT.value
    return "flank" if met[1] in (Edge.LEFT, Edge.RIGHT) else met[1].value


Row = tuple[str, Callable[[Clash, Troop, Troop], bool], int]


def _pike(clash: Clash, own: Troop, _: Troop) -> bool:
    attacking_works = own is clash.attacker and clash.against_works
    return own.pike and not attacking_works and not clash.in_cover


COMPROMISED = "compromised flank"
# CR-CC-7, CR-SHOCK-2, CR-IRR-1, CR-AMB-18, CR-AMB-19, CR-AMB-35. Name, whether it counts for a fighter against the
# other, and how much.
BOTH: tuple[Row, ...] = (
    ("A/B class", lambda _, own, __: own.good_class, 1),
    ("D class", lambda _, own, __: own.quality == "D", -1),
    ("disordered or shaken", lambda _, own, __: own.disordered or own.shaken, -1),
    ("pike", _pike, 1),
    ("irregulars", lambda _, own, __: own.irregular, -1),
    (COMPROMISED, lambda clash, own, _: compromised(clash.field, own), -1),
)
ATTACKER: tuple[Row, ...] = (
    ("charge", lambda clash, _, __: clash.charging, 1),
    ("enemy shaken", lambda _, __, other: other.shaken, 1),
    ("flank or rear", lambda clash, _, __: clash.flanked, 2),
    ("hedge of steel", lambda clash, _, __: clash.hedge, -1),
    ("across an obstacle", lambda clash, _, __: clash.across, -1),
    ("supported", lambda clash, _, __: clash.supported, 1),
    ("incidental contact", lambda clash, _, __: clash.incidental, -1),
)
DEFENDER: tuple[Row, ...] = (
    ("artillery", lambda _, own, __: own.artillery, -2),
    ("countercharge", lambda clash, _, __: clash.countercharging, 1),
    ("entrenched", lambda clash, _, __: clash.entrenched, 2),
)


def counted(clash: Clash, own: Troop, other: Troop) -> tuple[tuple[str, int], ...]:
    """The factors that count for one of the two fighters."""
    table = BOTH + (ATTACKER if own is clash.attacker else DEFENDER)
    return tuple((name, value) for name, holds, value in table if holds(clash, own, other))


def total(rows: tuple[tuple[str, int], ...]) -> int:
    """Their sum, within its limits (CR-CC-7)."""
    return _limited(sum(value for _, value in rows))


def _limited(points: int) -> int:
    return max(LEAST, min(MOST, points))


def lead_of(clash: Clash, least: int) -> int:
    """By how much the attacker's total is the greater, or how much it is at most where that is below ``least``.

    Compromised flanks are looked for last: they cost more than all else together.
    """
    attacker, defender = clash.attacker, clash.defender
    own, other = _beside_flanks(clash, attacker, defender), _beside_flanks(clash, defender, attacker)
    most = _limited(own) - _limited(other - 1)
    if most < least:
        return most
    own -= compromised(clash.field, attacker)
    other -= compromised(clash.field, defender)
    return _limited(own) - _limited(other)


def _beside_flanks(clash: Clash, own: Troop, other: Troop) -> int:
    """What all factors of a fighter come to but for his flanks."""
    table = BOTH + (ATTACKER if own is clash.attacker else DEFENDER)
    return sum(value for name, holds, value in table if name != COMPROMISED and holds(clash, own, other))
