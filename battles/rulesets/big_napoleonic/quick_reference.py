"""The tables a player wants at his elbow, made from the very tables that the rules apply."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.protocol import TableSection
from battles.rulesets.big_napoleonic.combat import combat_tables
from battles.rulesets.big_napoleonic.combat.combat_tables import OUTCOMES
from battles.rulesets.big_napoleonic.fire import fire_tables
from battles.rulesets.big_napoleonic.lexicon import LEXICONS
from battles.rulesets.big_napoleonic.movement import throws
from battles.rulesets.big_napoleonic.movement.allowances import ALLOWANCES, REDEPLOYMENT, RETREAT, SHARP_PIVOT, Mover
from battles.rulesets.big_napoleonic.table.ground import TERRAIN, Cover
from battles.rulesets.big_napoleonic.vocabulary import DECISIONS, UNIT_ACTIONS

NONE = "-"


def _throw() -> TableSection:
    head = ("total", "good order", "total", "disrupted")
    words = LEXICONS["en"].others["results"]
    good = [(_least(least), words[result]) for least, result in throws.GOOD_ORDER]
    bad = [(_least(least), words[result]) for least, result in throws.DISRUPTED]
    good += [("", "")] * (len(bad) - len(good))
    return TableSection(
        title="Movement throw, two dice",
        head=head,
        rows=tuple((*first, *second) for first, second in zip(good, bad, strict=True)),
        clauses=("BNB-THROW-2", "BNB-THROW-3"),
        note="+1 in command, in march or limbered, veteran, stoic if disrupted; -1 fragile if disrupted, passive if in "
        "good order, in difficult ground, raw, doubly disrupted, and for each morale marker.",
    )


def _least(total: int) -> str:
    return f"{total}+" if total > throws.LEAST else f"{total} or less"


def _movement() -> TableSection:
    rows = [
        (pace.value, going.value, *("/".join(map(_inches, row[mover])) for mover in Mover))
        for (pace, going), row in ALLOWANCES.items()
    ]
    rows.append(("retreat", "any", *(_inches(RETREAT[mover]) for mover in Mover)))
    return TableSection(
        title="Movement in inches, full/limited",
        head=("move", "going", *(mover.value for mover in Mover)),
        rows=tuple(rows),
        clauses=("BNB-MOVE-1", "BNB-MOVE-2", "BNB-DEP-1"),
        note=f"A redeployment costs {_inches(REDEPLOYMENT)}; a pivot over 45 degrees in an advance "
        f"{_inches(SHARP_PIVOT)}. Guns always manoeuvre.",
    )


def _inches(length: float) -> str:
    return f"{length:g}"


def _infantry_fire() -> TableSection:
    return TableSection(
        title="Fire points of infantry, to 3",
        head=("grade", "good order", "disrupted"),
        rows=tuple(
            (grade, *map(_inches, fire_tables.INFANTRY_POINTS[grade])) for grade in reversed(fire_tables.GRADES)
        ),
        clauses=("BNB-FIRE-8",),
        note="Effective fire one grade up, weak fire one down, in square one down.",
    )


def _gun_fire() -> TableSection:
    return TableSection(
        title="Fire points of guns",
        head=("guns", "to 3", "to 12", "to 18, bounce, blind"),
        rows=tuple(
            (
                kind,
                "/".join(map(_inches, pair)),
                _inches(fire_tables.MIDDLE_SHOT[kind]),
                _inches(fire_tables.LONGEST_SHOT[kind]),
            )
            for kind, pair in fire_tables.CLOSE_SHOT.items()
        ),
        clauses=("BNB-FIRE-8",),
        note="The second figure is for disrupted guns, which fire to 3 only.",
    )


def _fire() -> TableSection:
    rows = []
    for roll in range(12, 1, -1):
        results = (fire_tables.result_of(column, roll) for column in range(len(fire_tables.COLUMNS)))
        mark = "*" if roll >= fire_tables.TIRING_ROLL else ""
        rows.append((f"{roll}{mark}", *(NONE if result == "none" else result.upper() for result in results)))
    shifts = ", ".join(f"{cover} cover {fire_tables.COVER_SHIFT[cover]:+d}" for cover in list(Cover)[1:])
    return TableSection(
        title="Fire table",
        head=("2D6", *fire_tables.COLUMNS),
        rows=tuple(rows),
        clauses=("BNB-FIRE-9", "BNB-FIRE-10", "BNB-FIRE-12"),
        note=f"Columns: passing a defile +1, square, column or enfilade +1, {shifts}. R halts raw troops, T also "
        "trained, V all but stoic veterans, the stoic of each grade excepted; worse results all. * tires the firers.",
    )


def _modifiers() -> TableSection:
    mixed = combat_tables.DISRUPTED_MIXED
    alike = "/".join(map(str, combat_tables.DISRUPTED_ALIKE))
    odds = ", ".join(f"{times:g}:1 {bonus}" for times, bonus in reversed(combat_tables.NUMBERS))
    rows = (
        ("terrain (defender)", str(combat_tables.TERRAIN), "1-3"),
        ("numbers", NONE, odds),
        ("aggressive", str(combat_tables.AGGRESSIVE), str(combat_tables.AGGRESSIVE)),
        ("grade higher", str(combat_tables.GRADE), str(combat_tables.GRADE)),
        ("depth, one side only", str(combat_tables.DEPTH), str(combat_tables.DEPTH)),
        ("square", str(combat_tables.SQUARE), NONE),
        ("flank", str(combat_tables.FLANK), str(combat_tables.FLANK)),
        (
            "enemy disrupted/doubly",
            f"foot or guns {'/'.join(map(str, mixed['infantry']))}, horse {'/'.join(map(str, mixed['cavalry']))}",
            alike,
        ),
        ("enemy morale markers", "1 each", "1 each"),
    )
    return TableSection(
        title="Close combat: what is added",
        head=("for", "horse and foot", "other"),
        rows=rows,
        clauses=("BNB-CC-4", "BNB-CC-5", "BNB-CC-6"),
        note="Entrenchments 2, redoubts in front 3, narrow defiles 2.",
    )


def _outcomes() -> TableSection:
    rows = []
    for number, row in enumerate(OUTCOMES):
        above = OUTCOMES[number - 1].least - 1 if number else None
        if above is None:
            label = f"{row.least:+d} or more"
        elif row is OUTCOMES[-1]:
            label = f"{above:+d} or less"
        else:
            label = f"{row.least:+d}" if above == row.least else f"{row.least:+d} to {above:+d}"
        said = (", ".join(word.value for word in pair if word) for pair in (row.defender, row.attacker))
        rows.append((label, *said))
    return TableSection(
        title="Close combat: results",
        head=("attack less defence", "defender", "attacker"),
        rows=tuple(rows),
        clauses=("BNB-CC-8", "BNB-CAV-1", "BNB-CART-3"),
        note="Horse against infantry: the infantry stands where it would go back short of a retreat, and the horse "
        "falls back where it would advance.",
    )


def _ground() -> TableSection:
    rows = tuple(
        (kind, row.foot.value, row.horse.value, row.guns.value, "yes" if row.close else NONE, row.cover.value)
        for kind, row in TERRAIN.items()
    )
    return TableSection(
        title="Ground",
        head=("kind", "foot", "horse", "guns", "close", "cover"),
        rows=rows,
        clauses=("BNB-TERR-1",),
        note="Hills and steep slopes stand higher; ridges hide what is behind them; only a garrison is in a town.",
    )


def _orders() -> TableSection:
    return TableSection(
        title="Orders to a unit",
        head=("order", "meaning"),
        rows=tuple((phrase.plain, phrase.explanation) for phrase in UNIT_ACTIONS),
        clauses=("BNB-ORD-3",),
    )


def _decisions() -> TableSection:
    return TableSection(
        title="Standing orders",
        head=("decision", "choices, the default first", "when"),
        rows=tuple(
            (
                decision.name,
                ", ".join(
                    choice.plain
                    for choice in sorted(decision.choices, key=lambda choice: choice.pattern != decision.default)
                ),
                decision.explanation,
            )
            for decision in DECISIONS
        ),
        clauses=("BNB-ORD-1",),
    )


QUICK_REFERENCE: Sequence[TableSection] = (
    _throw(),
    _movement(),
    _infantry_fire(),
    _gun_fire(),
    _fire(),
    _modifiers(),
    _outcomes(),
    _ground(),
    _orders(),
    _decisions(),
)
