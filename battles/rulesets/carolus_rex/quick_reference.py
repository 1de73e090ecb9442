"""The tables a player wants at his elbow, made from the very tables that the rules apply."""

from __future__ import annotations

from battles.engine.dice import D6
from battles.engine.orders import Phrase
from battles.engine.protocol import TableSection
from battles.rulesets.carolus_rex.combat.factors import ATTACKER, BOTH, DEFENDER
from battles.rulesets.carolus_rex.combat.melee import RESULTS
from battles.rulesets.carolus_rex.command import giving, permission, rides
from battles.rulesets.carolus_rex.ending.recovery import REPLACED
from battles.rulesets.carolus_rex.movement import allowances
from battles.rulesets.carolus_rex.shooting import aiming, firing
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.footprints import shape_of
from battles.rulesets.carolus_rex.vocabulary import DECISIONS
from battles.rulesets.carolus_rex.words import FORMATIONS, Arm, Rating, Type

NONE = "-"


def _inches(length: float | None) -> str:
    return NONE if length is None else f"{length:g}"


def _signed(value: int) -> str:
    return f"{value:+d}"


def _movement() -> TableSection:
    names: dict[str, str] = {Type.LIGHT: "light gun", Type.MEDIUM: "medium gun", Type.HEAVY: "heavy gun"}
    rows = tuple(
        (names.get(key, str(key)), _inches(row.deployed), _inches(row.march), _inches(row.obstacle))
        for key, row in allowances.RATES.items()
    )
    return TableSection(
        "Movement in inches",
        ("arm", "deployed", "column, limbered, rout", "minor obstacle"),
        rows,
        ("CR-MOVE-1", "CR-MOVE-3", "CR-TER-1"),
        "Backwards half. Difficult ground counts double; medium and heavy guns halt at it.",
    )


def _wheels() -> TableSection:
    return TableSection(
        "A wheel of 45 degrees or part",
        ("A or B foot in good order", "other foot", "cavalry", "irregulars, columns, guns"),
        (
            (
                _inches(allowances.GOOD_INFANTRY_WHEEL),
                _inches(allowances.INFANTRY_WHEEL),
                _inches(allowances.CAVALRY_WHEEL),
                "free",
            ),
        ),
        ("CR-MOVE-5", "CR-MOVE-6"),
    )


def _command() -> TableSection:
    rows = (
        ("order heard within", _inches(permission.COMMAND_RADIUS)),
        ("ride for a point", _inches(rides.RIDE)),
        ("free move at the end", _inches(rides.FREE_MOVE)),
        ("free rally, no enemy within", _inches(permission.FREE_RALLY_BEYOND)),
        ("two orders, no enemy within", _inches(giving.DOUBLE_BEYOND)),
        ("order to another division's unit", f"{permission.OTHER_COST} points"),
    )
    return TableSection(
        "Command",
        ("what", "inches or points"),
        rows,
        ("CR-CMD-2", "CR-CMD-6", "CR-CMD-7", "CR-CMD-10", "CR-CMD-11", "CR-CMD-12"),
        "Points: one average die; weak one less, strong the better of two; after a pass one die more.",
    )


def _tests() -> TableSection:
    rows = [(f"class {quality}", _signed(value)) for quality, value in cohesion.BY_QUALITY.items()]
    rows += [(level.value, _signed(value)) for level, value in cohesion.BY_COHESION.items() if value]
    rows += [
        ("compromised flank", _signed(cohesion.COMPROMISED_FLANK)),
        ("leader with it", _signed(cohesion.LEADER)),
        ("Commander with it", _signed(cohesion.COMMANDER)),
    ]
    return TableSection(
        "Cohesion test",
        ("what counts", "modifier"),
        tuple(rows),
        ("CR-COH-2", "CR-COH-3"),
        f"Two dice, {cohesion.PASS} or more.",
    )


def _reach() -> TableSection:
    rows = [("foot, irregulars", _inches(aiming.MUSKETS), _inches(aiming.CLOSE_MUSKETS))]
    rows += [(f"{type_} guns", _inches(reach), _inches(aiming.CLOSE_GUNS)) for type_, reach in aiming.GUNS.items()]
    return TableSection(
        "Fire: reach in inches",
        ("who", "reach", "double points within"),
        tuple(rows),
        ("CR-FIRE-1", "CR-FIRE-4", "CR-FIRE-6"),
        "One point a base. Irregulars never count double; cavalry fires in contact only.",
    )


def _fire() -> TableSection:
    def cell(need: int | None) -> str:
        return NONE if need is None else f"{need}+" if need < D6.sides else str(need)

    last = len(firing.EFFECT) - 1
    rows = tuple(
        (f"{points}+" if points == last else str(points), *map(cell, needs))
        for points, needs in enumerate(firing.EFFECT)
    )
    return TableSection("Fire: effect", ("points", "one level", "two", "three"), rows, ("CR-FIRE-9", "CR-FIRE-10"))


def _fire_modifiers() -> TableSection:
    rows = tuple((name, _signed(value)) for name, _, value in firing.MODIFIERS)
    return TableSection("Fire: modifiers", ("for more than half of the points", "points"), rows, ("CR-FIRE-7",))


def _factors() -> TableSection:
    rows = [(name, _signed(value), _signed(value)) for name, _, value in BOTH]
    rows += [(name, _signed(value), NONE) for name, _, value in ATTACKER]
    rows += [(name, NONE, _signed(value)) for name, _, value in DEFENDER]
    return TableSection(
        "Close combat: factors",
        ("what counts", "attacker", "defender"),
        tuple(rows),
        ("CR-CC-7", "CR-CC-8", "CR-CC-9"),
        "Never below 0 or above 6.",
    )


def _results() -> TableSection:
    names = {"none": NONE, "l1": "1 level", "l2": "2 levels", "l3": "3 levels", "rout": "rout"}
    rows = []
    above: int | None = None
    for least, attacker, defender in RESULTS:
        if above is None:
            margin = f"{least} or more"
        elif (least, attacker, defender) == RESULTS[-1]:
            margin = f"{above - 1} or less"
        else:
            margin = str(least) if above - 1 == least else f"{above - 1} to {least}"
        rows.append((margin, names[attacker], names[defender]))
        above = least
    return TableSection("Close combat: results", ("margin", "attacker", "defender"), tuple(rows), ("CR-CC-12",))


def _replacements() -> TableSection:
    rows = []
    for column, row in REPLACED.items():
        least = {rating: number for number, rating in row}
        rows.append((column.value, *(f"{least[rating]}+" for rating in (Rating.STRONG, Rating.COMPETENT)), "less"))
    return TableSection("A new general by one die", ("army", "strong", "competent", "weak"), tuple(rows), ("CR-GEN-5",))


def _footprints() -> TableSection:
    rows = []
    for arm in Arm:
        for formation in FORMATIONS[arm]:
            shape = shape_of(arm, formation)
            rows.append((arm.value, formation.value, f"{shape.width:g} x {shape.depth:g}"))
    return TableSection("Footprints, width x depth in inches", ("arm", "formation", "size"), tuple(rows), ("CR-GEO-2",))


def _choice(phrase: Phrase) -> str:
    """A choice as it is written: its word, or what stands in its place."""
    return "distance" if phrase.name == "DISTANCE" else "a unit" if phrase.name == "UNIT" else phrase.name


def _standing() -> TableSection:
    rows = tuple(
        (decision.name, ", ".join(_choice(phrase) for phrase in decision.choices), decision.default)
        for decision in DECISIONS
    )
    return TableSection("Standing orders", ("decision", "choices", "default"), rows, ("CR-ORD-4",))


QUICK_REFERENCE: tuple[TableSection, ...] = (
    _movement(),
    _wheels(),
    _command(),
    _tests(),
    _reach(),
    _fire(),
    _fire_modifiers(),
    _factors(),
    _results(),
    _replacements(),
    _footprints(),
    _standing(),
)
