"""The tables a player wants at his elbow, made from the very tables that the rules apply."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.battle import Shape
from battles.engine.phrases import shown
from battles.engine.protocol import TableSection
from battles.rulesets.old_trousers.charges.approach import CAVALRY_BONUS, INFANTRY_BONUS
from battles.rulesets.old_trousers.combat import tables as melee
from battles.rulesets.old_trousers.command import leading, orders, points
from battles.rulesets.old_trousers.fire import modifiers, tables
from battles.rulesets.old_trousers.morale.tables import QUALITY, TESTS
from battles.rulesets.old_trousers.movement import allowances
from battles.rulesets.old_trousers.table.ground import TERRAIN, Column, Cover
from battles.rulesets.old_trousers.vocabulary import DECISIONS, UNIT_ACTIONS, VOCABULARY
from battles.rulesets.old_trousers.words import Kind, Stance

NONE = "-"
#: What a table says that stands in for a chapter which the book has lost.
COMPLETION = "A completion: the book breaks off before this chapter."


def _inches(length: float | None) -> str:
    return NONE if length is None else f"{length:g}"


def _signed(value: int) -> str:
    return f"{value:+d}" if value else NONE


_MARCHING = (Stance.LINE, Stance.COMPANY_COLUMN, Stance.ATTACK_COLUMN, Stance.SKIRMISH, Stance.SQUARE)


def _movement() -> TableSection:
    kinds = (
        ("infantry", allowances.INFANTRY),
        ("light cavalry", allowances.LIGHT_CAVALRY),
        ("other cavalry", allowances.CAVALRY),
    )
    return TableSection(
        "Movement in inches",
        ("arm", "line", "company column", "attack column", "skirmish", "square"),
        tuple((name, *(_inches(rates.get(stance)) for stance in _MARCHING)) for name, rates in kinds),
        ("OT-MOVE-1", "OT-MOVE-2", "OT-CHG-3"),
        "The lowest rate of the turn counts. About face, and a change of formation by French foot and all horse, take "
        f"a quarter; other foot and reordering a half. A charge goes {_inches(INFANTRY_BONUS)} farther, on horseback "
        f"{_inches(CAVALRY_BONUS)}.",
    )


def _guns() -> TableSection:
    kinds = (
        ("foot artillery", allowances.FOOT_GUNS),
        (f"{allowances.HEAVY_POUNDER} pounds and over", allowances.HEAVY_GUNS),
        ("horse artillery", allowances.HORSE_GUNS),
    )
    return TableSection(
        "Movement of guns in inches",
        ("guns", "limbered", "prolonged"),
        tuple((name, _inches(rates[Stance.LIMBERED]), _inches(rates[Stance.UNLIMBERED])) for name, rates in kinds),
        ("OT-MOVE-1", "OT-MOVE-2"),
        "Limbering or unlimbering takes half of the turn; never both in one.",
    )


def _command() -> TableSection:
    rows = tuple(
        (
            name,
            _inches(leading.RANGES[kind]),
            ", ".join(f"{rating} {worth}" for rating, worth in given.items()),
        )
        for name, kind, given in (
            ("army, corps", Kind.CORPS, points.HIGH_POINTS),
            ("division", Kind.DIVISION, points.LOW_POINTS),
            ("cavalry brigade", Kind.BRIGADE, points.LOW_POINTS),
        )
    )
    return TableSection(
        "Command",
        ("commander of", "range in inches", "command points by rating"),
        rows,
        ("OT-CMD-1", "OT-CP-1", "OT-CP-2"),
        "A point lets a unit act out of command and against its order, a routed one try to rally, or excuses one that "
        "did not comply.",
    )


def _activation() -> TableSection:
    return TableSection(
        "A new order takes effect",
        tuple(str(staff) for staff in orders.TO_EXCEED),
        (tuple(f"over {need}" for need in orders.TO_EXCEED.values()),),
        ("OT-ORDER-5", "OT-ORDER-6"),
        "A die of twenty each turn, with the ratings of him who sent it and of him who gets it, less one for each who "
        "rides with a unit.",
    )


def _orders() -> TableSection:
    return TableSection(
        "Orders of commands",
        ("order", "asks of its units", "forbids"),
        (
            (
                "attack",
                "2/3 move to the marker; from 8 of it or of an enemy on: 1/4, at least 2, fight or close in",
                "",
            ),
            ("engage", "1/2 move to the marker; from 8 of it or of an enemy on: one fires", "a second charge"),
            ("manoeuvre", "2/3 move to the marker", "fire, charges"),
            ("defend", "", "charges, and going over 8 from the marker"),
            ("withdraw", "2/3 move to the baseline", "charges, but at enemies on that way"),
            ("rally", "", "fire, charges, and going away from the commander"),
        ),
        ("OT-ORDER-1", "OT-ORDER-3", "OT-ORDER-4"),
        "A unit missing costs a command point, or leaves one unit disordered and shaken.",
    )


def _small_arms() -> TableSection:
    def pair(points_: tuple[int, int]) -> tuple[str, str]:
        return (str(points_[0]), str(points_[1]))

    loose = str(tables.SKIRMISHER_POINTS)
    carbines = str(tables.CARBINE_POINTS)
    return TableSection(
        "Muskets: points a figure",
        ("who", "points", "in enfilade"),
        (
            ("British infantry", *pair(tables.BRITISH_POINTS)),
            ("other infantry", *pair(tables.INFANTRY_POINTS)),
            ("in skirmish", loose, loose),
            ("cavalry in skirmish", carbines, carbines),
        ),
        ("OT-FIRE-2", "OT-FIRE-3"),
        f"Range {_inches(tables.MUSKET_RANGE)}, rifles {_inches(tables.RIFLE_RANGE)}. Lines fire with all figures, a "
        "company column with its first stand, an attack column with two, a square with a quarter.",
    )


def _artillery() -> TableSection:
    rows = []
    above: int | None = None
    for least, worth in tables.GUN_POINTS:
        if above is None:
            name = f"over {least - 1} pounds"
        elif least == 0:
            name = f"under {above}"
        else:
            name = str(least) if above - 1 == least else f"{least} to {above - 1}"
        rows.append((name, *map(str, worth)))
        above = least
    names = ("canister", "effective", "long")
    return TableSection(
        "Artillery: points a model gun",
        ("guns", *(f"{name}, to {_inches(band)}" for name, band in zip(names, tables.BANDS, strict=True))),
        tuple(rows),
        ("OT-FIRE-4", "OT-FIRE-11"),
        f"Flank fire {tables.FLANK_FIRE_POINTS} more a gun.",
    )


def _effect() -> TableSection:
    rows = []
    low = 1
    for most, needs in tables.EFFECT:
        rows.append((f"{low} to {most}", *(NONE if need is None else f"{need}+" for need in needs)))
        low = most + 1
    return TableSection(
        "Fire: hits by one die of ten",
        ("points", "one", "two", "three", "four"),
        tuple(rows),
        ("OT-FIRE-8",),
        f"Above {tables.MOST_POINTS}: each full {tables.MOST_POINTS} and the rest apart, with the same die.",
    )


def _fire_modifiers() -> TableSection:
    def alike(name: str, value: int) -> tuple[str, str, str]:
        return (name, _signed(value), _signed(value))

    rows = [
        (f"{cover.value} cover", _signed(muskets), _signed(guns))
        for cover, (muskets, guns) in modifiers.COVERED.items()
    ]
    rows += [
        alike("at unlimbered guns", modifiers.UNLIMBERED),
        ("at a column or square", _signed(modifiers.MASSED[0]), _signed(modifiers.MASSED[1])),
        alike("in a town", modifiers.IN_TOWN),
        ("firefight", _signed(modifiers.FIREFIGHT), NONE),
        ("point blank", _signed(modifiers.POINT_BLANK), NONE),
        ("defence of the battery", NONE, _signed(modifiers.DEFENCE)),
        alike("from skirmish", modifiers.FROM_SKIRMISH),
        alike("moved, disordered, shaken: each", modifiers.MOVED),
        ("Russian or Turkish", _signed(modifiers.RUSSIAN_MUSKETS), NONE),
        ("screened", NONE, _signed(modifiers.SCREENED)),
        ("second round at a target", NONE, _signed(modifiers.SECOND_ROUND)),
        alike("rain, snow", modifiers.WEATHER),
    ]
    return TableSection(
        "Fire: modifiers",
        ("what counts", "muskets", "guns"),
        tuple(rows),
        ("OT-FIRE-9", "OT-FIRE-10"),
        f"At skirmishers {modifiers.SKIRMISHERS}, at French and British ones {modifiers.BRED_SKIRMISHERS}. Excellent "
        f"and better troops fire at {_signed(modifiers.GOOD_SHOTS)}, fair and poor at {_signed(modifiers.POOR_SHOTS)}.",
    )


_COUNTS = {
    "quality": "quality modifier",
    "commander_good": "commander with it, good",
    "commander_average": "commander with it, average",
    "commander_poor": "commander with it, poor",
    "quarter_lost": "each full quarter lost",
    "shaken": "shaken",
    "disordered": "disordered",
    "figure_lost": "each figure lost since declaring",
    "flank": "charging a flank, or charged from it",
    "enfiladed": "hit from the flank",
    "square": "cavalry charging a square",
    "weak_target": "target disordered, shaken or guns",
    "target_covered": "target in medium or heavy cover",
    "covered": "in medium or heavy cover",
    "british_line": "British infantry in line",
    "untrained": "untrained",
    "impetuous": "impetuous",
    "irregular": "irregulars at formed troops",
    "enemy_near": "enemy within 8",
}


def _tests() -> TableSection:
    def cell(table: Mapping[str, int], key: str) -> str:
        if key == "quality" and key in table:
            return "all"
        return _signed(table.get(key, 0))

    rows = [("needed", *(f"{table['need']}+" for table in TESTS.values()))]
    rows += [
        (name, *(cell(table, key) for table in TESTS.values()))
        for key, name in _COUNTS.items()
        if any(table.get(key) for table in TESTS.values())
    ]
    return TableSection("Tests: one die of ten", ("what counts", *TESTS), tuple(rows), ("OT-C-TEST-1",), COMPLETION)


def _quality() -> TableSection:
    return TableSection(
        "Quality",
        tuple(word.replace("-", " ") for word in QUALITY),
        (tuple(f"{value:+d}" if value else "0" for value in QUALITY.values()),),
        ("OT-C-QUAL-1",),
        COMPLETION,
    )


_IN_MELEE = {
    "infantry_charging": "infantry that charged",
    "cavalry_charging": "cavalry that charged",
    "lance": "lances in the charge",
    "column": "infantry column in the charge",
    "flank": "flank attack",
    "heavy": "heavy cavalry",
    "medium": "medium cavalry",
    "cuirass": "cuirasses",
    "square_against_cavalry": "square against cavalry",
    "square_against_others": "square against others",
    "infantry_against_cavalry": "other infantry against cavalry",
    "skirmishers": "in skirmish",
    "artillery": "artillery",
    "disordered": "disordered",
    "shaken": "shaken",
    "blown": "blown",
    "higher": "higher ground",
    "light_cover": "light cover",
    "medium_cover": "medium cover",
    "heavy_cover": "heavy cover",
    "town": "in a town, besides",
    "three_to_two": "figures at 3 to 2",
    "two_to_one": "at 2 to 1",
    "three_to_one": "at 3 to 1",
    "further_unit": "each further unit",
}


def _melee() -> TableSection:
    return TableSection(
        "Melee: modifiers",
        ("what counts", "modifier"),
        tuple((name, _signed(int(melee.MELEE[key]))) for key, name in _IN_MELEE.items()),
        ("OT-C-MEL-2", "OT-CHG-13"),
        f"With the quality modifier, and the commander's as in tests; at most {melee.MELEE['most_further_units']} for "
        f"further units; cavalry counts double. {COMPLETION}",
    )


_BEFALLS = {
    melee.ON: "another round; after the third the active side falls back",
    melee.FALLS_BACK: "disordered, falls back",
    melee.SHAKEN: "disordered, shaken, falls back",
    melee.ROUTS: "routs",
}


def _melee_results() -> TableSection:
    rows = []
    starts = [int(least) for least in melee.MELEE_RESULTS]
    for least, following in zip(starts, [*starts[1:], None], strict=True):
        row = melee.MELEE_RESULTS[str(least)]
        if following is None:
            span = f"{least}+"
        else:
            span = str(least) if following - 1 == least else f"{least} to {following - 1}"
        rows.append((span, str(row["winner"]), str(row["loser"]), _BEFALLS[row["result"]]))
    return TableSection(
        "Melee: results",
        ("difference", "winner loses", "loser loses", "the loser"),
        tuple(rows),
        ("OT-C-MEL-3", "OT-C-MEL-6"),
        COMPLETION,
    )


def _ground() -> TableSection:
    columns = (Column.INFANTRY, Column.CAVALRY, Column.ARTILLERY, Column.SKIRMISHERS)
    order = list(Column)

    def cost(value: int | None, *, line: bool) -> str:
        if value is None:
            return NONE
        if line:
            return f"+{value}" if value else ""
        return str(value)

    rows = tuple(
        (
            kind.replace("-", " "),
            *(
                cost(row.costs[order.index(column)], line=row.shape is Shape.LINE or kind == "hill")
                for column in columns
            ),
            "" if row.cover is Cover.NONE else row.cover.value,
        )
        for kind, row in TERRAIN.items()
        if any(cost_ != 0 for cost_ in row.costs)
    )
    return TableSection(
        "Ground: cost of an inch, or of a crossing or a level up",
        ("kind", *(column.value for column in columns), "cover"),
        rows,
        ("OT-TERR-1", "OT-TERR-2"),
        f"{NONE}: may not be entered.",
    )


def _writing() -> TableSection:
    rows = tuple((shown(phrase, VOCABULARY), phrase.explanation) for phrase in UNIT_ACTIONS)
    return TableSection("Orders to a unit", ("write", "and it will"), rows, ("OT-VERB-1",))


def _standing() -> TableSection:
    rows = tuple(
        (
            decision.name,
            ", ".join(shown(choice, VOCABULARY) for choice in decision.choices),
            ", ".join([decision.default, *(f"{arm} {choice}" for arm, choice in decision.default_by_arm)]),
        )
        for decision in DECISIONS
    )
    return TableSection("Standing orders", ("decision", "choices", "if nothing is said"), rows, ("OT-DEC-1",))


QUICK_REFERENCE: tuple[TableSection, ...] = (
    _movement(),
    _guns(),
    _command(),
    _activation(),
    _orders(),
    _small_arms(),
    _artillery(),
    _effect(),
    _fire_modifiers(),
    _tests(),
    _quality(),
    _melee(),
    _melee_results(),
    _ground(),
    _writing(),
    _standing(),
)
