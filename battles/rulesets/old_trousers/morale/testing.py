"""Tests of morale and obedience: D10 and the modifiers of the table (OT-C-TEST-1)."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.dice import D10
from battles.engine.events import Roll
from battles.engine.play.journal import Modifier
from battles.rulesets.old_trousers.command.commanders import attached_rating
from battles.rulesets.old_trousers.morale.tables import NEAR, quarters_lost
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Stance

#: What the modifiers of the table are called in the log.
NAMES: Mapping[str, str] = {
    "quarter_lost": "losses",
    "figure_lost": "losses since the charge was declared",
    "flank": "flank",
    "square": "square",
    "weak_target": "weak target",
    "target_covered": "target in cover",
    "covered": "in cover",
    "impetuous": "impetuous",
    "irregular": "irregulars",
    "shaken": "shaken",
    "disordered": "disordered",
    "enfiladed": "enfiladed",
    "british_line": "British line",
    "untrained": "untrained",
    "enemy_near": "enemy near",
}


def rows_of(field: Field, troop: Troop, label: str, circumstances: Mapping[str, int]) -> tuple[Modifier, ...]:
    """The modifiers of a test. ``circumstances`` say how often each row that is not the tester's own applies."""
    table: Mapping[str, int] = field.tables["tests"][label]
    own = {
        "quarter_lost": quarters_lost(troop.full, troop.strength),
        "shaken": int(troop.shaken),
        "disordered": int(troop.disordered),
        "british_line": int(troop.infantry and troop.nation == "british" and troop.formation == Stance.LINE),
        "untrained": int(troop.untrained),
        "impetuous": int(troop.impetuous),
    }
    rows = [
        (troop.quality, table["quality"] * int(field.tables["quality"][troop.quality])),
        ("commander", commander_worth(field, troop, table)),
    ]
    rows += [(NAMES[key], table[key] * times) for key, times in {**own, **circumstances}.items() if key in table]
    return tuple(row for row in rows if row[1])


def commander_worth(field: Field, troop: Troop, table: Mapping[str, int]) -> int:
    """What the commander attached to a unit is worth to it."""
    rating = attached_rating(field, troop)
    return table[f"commander_{rating}"] if rating else 0


def throw(field: Field, troop: Troop, label: str, clause: str, circumstances: Mapping[str, int] | None = None) -> Roll:
    """Take a test, and write it. Passed when the total reaches what is needed."""
    need = int(field.tables["tests"][label]["need"])
    rows = rows_of(field, troop, label, circumstances or {})
    roll = field.journal.throw(label, troop.id, 1, need, die=D10, modifiers=rows)
    field.journal.tell("test", troop, clause, roll=roll, test=label, passed=roll.total >= need)
    return roll


def passes(field: Field, troop: Troop, label: str, clause: str, circumstances: Mapping[str, int] | None = None) -> bool:
    """Take a test; whether it was passed."""
    roll = throw(field, troop, label, clause, circumstances)
    return roll.need is not None and roll.total >= roll.need


def enemy_near(field: Field, troop: Troop) -> bool:
    """Whether an enemy who is not routed hinders rallying and recovering."""
    return any(not enemy.routed for enemy in field.enemies_within(troop, NEAR))
