"""The shooting phase (CR-FIRE-6 to 11): points, modifiers, one die a target, and what it does, all at once."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine.boxes import gap
from battles.engine.dataclasses import dataclass
from battles.engine.events import Roll
from battles.rulesets.carolus_rex.combat import pursuit
from battles.rulesets.carolus_rex.combat.away import away_from
from battles.rulesets.carolus_rex.combat.melee import run_down
from battles.rulesets.carolus_rex.combat.routs import Paused, initial_rout, resume
from battles.rulesets.carolus_rex.ending.hits import hit_generals
from battles.rulesets.carolus_rex.settings import FIRE_SHARE
from battles.rulesets.carolus_rex.shooting.aiming import Shot, shots
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.defences import works_against
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Type

# CR-FIRE-9. The least die for each level by points, the last row for all points above.
EFFECT: tuple[tuple[int | None, int | None, int | None], ...] = (
    (6, None, None),
    (6, None, None),
    (5, None, None),
    (4, None, None),
    (3, None, None),
    (2, None, None),
    (2, 6, None),
    (2, 5, None),
    (2, 4, 6),
)
# CR-FIRE-7, CR-DEF-10, CR-DEF-11. Areas that cover those who hold them.
COVERING = ("built", "redoubt")

Row = tuple[str, Callable[["Volley", Shot], bool], int]


@dataclass(eq=False)
class Volley:
    """All fire at one target: the shots, and what was made of them."""

    field: Field
    target: Troop
    shots: list[Shot]
    level: int = 0
    saved: bool = False

    @property
    def points(self) -> int:
        return sum(shot.points for shot in self.shots)

    @property
    def shooters(self) -> dict[str, int]:
        """The points of each unit, in file order."""
        found: dict[str, int] = {}
        for shot in self.shots:
            found[shot.firer.id] = found.get(shot.firer.id, 0) + shot.points
        return found

    @property
    def chief(self) -> Troop:
        """Who fired most points; of equals the nearest (CR-FIRE-11)."""
        points = self.shooters
        firers = [self.field.by_id[id_] for id_ in points]
        return min(
            firers, key=lambda troop: (-points[troop.id], round(gap(troop.box, self.target.box), 3), troop.index)
        )

    def rakes(self, shot: Shot) -> bool:
        """Whether any base of that unit rakes the target: then all of its points do (CR-FIRE-12)."""
        return any(other.rakes and other.firer is shot.firer for other in self.shots)

    def covered(self, shot: Shot) -> bool:
        """Whether the target has cover from that shot (CR-FIRE-7, CR-AMB-42, CR-TER-7)."""
        ground = self.field.ground
        area = ground.by_id.get(self.target.occupying)
        if area is not None and area.kind in COVERING:
            return True
        if ground.in_kind(ground.woods, self.target.centre):
            return True
        return works_against(self.field, self.target, shot.firer.centre_point, self.target.centre) is not None


# CR-FIRE-7. Name, the points to which it applies, and how much.
MODIFIERS: tuple[Row, ...] = (
    ("A/B infantry", lambda _, shot: shot.firer.infantry and shot.firer.good_class, 1),
    ("D infantry", lambda _, shot: shot.firer.infantry and shot.firer.quality == "D", -1),
    ("disordered", lambda _, shot: shot.firer.disordered, -1),
    ("shaken", lambda _, shot: shot.firer.shaken, -2),
    ("light artillery", lambda _, shot: shot.firer.type == Type.LIGHT, -1),
    (
        "irregulars not in contact",
        lambda volley, shot: shot.firer.irregular and not volley.field.in_contact(shot.firer),
        -1,
    ),
    ("enfilade", lambda volley, shot: volley.rakes(shot), 1),
    ("small pike unit", lambda _, shot: shot.firer.pike and shot.firer.small, -1),
    ("at irregulars", lambda volley, _: volley.target.irregular, -1),
    ("at cover", lambda volley, shot: shot.firer.type != Type.HEAVY and volley.covered(shot), -1),
)


def modifiers(volley: Volley) -> tuple[tuple[str, int], ...]:
    """The modifiers that apply to enough of the points (CR-FIRE-7, CR-AMB-8)."""
    half_counts = volley.field.settings[FIRE_SHARE] == "half"
    rows = []
    for name, applies, value in MODIFIERS:
        share = 2 * sum(shot.points for shot in volley.shots if applies(volley, shot))
        if share > volley.points or (half_counts and share == volley.points):
            rows.append((name, value))
    return tuple(rows)


def levels(points: int, die: int) -> int:
    """How many levels a die costs at so many points (CR-FIRE-9)."""
    row = EFFECT[min(points, len(EFFECT) - 1)]
    return sum(need is not None and die >= need for need in row)


def shooting_phase(field: Field) -> None:
    """All fire, then all tests, then what comes of them (CR-FIRE-1, CR-FIRE-11)."""
    fired = [shot for troop in field.present for shot in shots(field, troop)]
    volleys = []
    for target in field.present:
        at_it = [shot for shot in fired if shot.target is target]
        if at_it:
            volleys.append(Volley(field, target, at_it))
    for volley in volleys:
        _fire(volley)
    hit = [volley for volley in volleys if volley.level]
    for volley in hit:
        volley.saved = cohesion.test(field, volley.target, "shot", "CR-FIRE-10")
        hit_generals(field, volley.target)
    beside = {volley.target.id: field.contacts(volley.target) for volley in hit}
    broken = []
    for volley in hit:
        lost = volley.level - volley.saved
        if lost and cohesion.lose(field, volley.target, lost, cohesion.FIRE, "CR-FIRE-11") and volley.target.present:
            broken.append(volley)
    _routs(field, broken, beside)


def _fire(volley: Volley) -> None:
    """Points, modifiers and the die (CR-FIRE-7 to 9)."""
    field, target = volley.field, volley.target
    rows = modifiers(volley)
    modified = volley.points + sum(value for _, value in rows)
    roll: Roll | None = None
    if modified >= 0:
        need = EFFECT[min(modified, len(EFFECT) - 1)][0]
        roll = field.journal.throw("fire", target.id, 1, need)
        volley.level = levels(modified, roll.total)
    field.tell(
        "fire",
        volley.chief,
        "CR-FIRE-9" if roll is not None else "CR-FIRE-8",
        target=target.id,
        roll=roll,
        points=volley.points,
        modified=modified,
        level=volley.level,
        shooters=volley.shooters,
        rows=rows,
    )


def _routs(field: Field, broken: list[Volley], beside: dict[str, list[Troop]]) -> None:
    """Initial routs, then pursuits, then routers who halted at an obstacle (CR-FIRE-11, CR-ROUT-3)."""
    paused: list[Paused] = []
    ran: list[tuple[Troop, list[Troop]]] = []
    for volley in broken:
        router = volley.target
        if not router.present or not router.broken:
            continue
        followers = pursuit.eligible(beside[router.id])
        pursued = pursuit.is_pursued(field, router, followers)
        pause = initial_rout(field, router, away_from(router, volley.chief), pursued=pursued)
        if pause is not None:
            paused.append(pause)
        ran.append((router, followers))
    for router, followers in ran:
        if router.out != "eliminated":
            pursuit.pursue(field, router, pursuit.eligible(followers), run_down)
    for pause in paused:
        resume(field, pause)
