"""The language fits rulebooks with quite other words: groups, several targets, lone numbers, lists of commands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.engine.battle import Battle, Commander, Formation, Side, Table, Terrain, Unit
from battles.engine.commands import commands_by_formation
from battles.engine.orders import Decision, OrderSheet, Phrase, Vocabulary
from orders.language.names import Names
from orders.language.normal_form import normal_form
from orders.language.sheet import parse
from tests.orders.language.test_normal_form import meaning

POSTURES = ("HOLD", "DEFEND", "ADVANCE", "ATTACK", "SUPPORT", "SCREEN", "WITHDRAW", "RALLY")


def phrases(*patterns: str) -> tuple[Phrase, ...]:
    """Phrases named by their words before the first slot or option."""
    return tuple(Phrase(pattern.split("[")[0].split("{")[0].strip() or "VALUE", pattern) for pattern in patterns)


def decision(name: str, *patterns: str) -> Decision:
    """A decision with its choices, the first being the default."""
    choices = phrases(*patterns)
    return Decision(name, choices, choices[0].name)


CONDITIONS = phrases(
    "WITHIN {distance:number}",
    "STRENGTH >= {strength:integer}",
    "STRENGTH <= {strength:integer}",
    "TARGET {word:INFANTRY|CAVALRY|ARTILLERY|SHAKEN}",
    "TARGET {target:target}",
)
BIG_BATTLES = Vocabulary(
    unit_actions=phrases(
        "HOLD FIRE",
        "HOLD",
        "FACE {facing:direction}",
        "ABOUT",
        "FORM {formation:formation} [{flank:LEFT|RIGHT}]",
        "BREAK SQUARE",
        "MOVE TO {place:place}",
        "MOVE [{distance:number}]",
        "MANOEUVRE TO {place:place}",
        "MANOEUVRE [{distance:number}] {direction:direction}",
        "RETIRE [{distance:number}] [{direction:direction}]",
        "ASSAULT {target:place}",
        "SUPPORT {unit:unit}",
        "LIMBER",
        "UNLIMBER [{facing:direction}]",
        "OCCUPY {town:place}",
        "LEAVE {direction:direction} [{formation:formation}]",
        "FOLLOW {road:place} [{distance:number}] [TO {place:place}]",
        "PASS {defile:place}",
        "EXIT",
        "FIRE BLIND AT {target:target}",
        "FIRE AT {target:target}",
    ),
    general_actions=phrases("MOVE TO {place:place}", "ATTACH {unit:unit}", "FOLLOW {road:place} [TO {place:place}]"),
    command_actions=(),
    decisions=(
        decision("evade", "NEVER", "CHARGED", "ALWAYS"),
        decision("initiative fire", "ALWAYS", "CLOSE", "NEVER"),
        decision("retreat facing", "ENEMY", "AWAY"),
        decision("losses", "FRESHEST", "{units:units}"),
        decision("replacement", "{unit:unit}"),
    ),
    conditions=CONDITIONS,
    postures=POSTURES,
    formations=("extended", "depth", "depth3", "march", "square"),
    square=6.0,
    synonyms={"CHARGE": "ASSAULT", "JOIN": "ATTACH"},
)
CAROLUS = replace(
    BIG_BATTLES,
    unit_actions=phrases(
        "ADVANCE TO {place:place}",
        "ADVANCE [{distance:number}]",
        "MOVE TO {place:place}",
        "MOVE [{distance:number}]",
        "WHEEL TO {direction:direction}",
        "WHEEL {flank:LEFT|RIGHT} {angle:number}",
        "FALL BACK [{distance:number}]",
        "FORM {formation:formation} [{flank:LEFT|RIGHT}]",
        "FACE {facing:direction}",
        "RALLY [FACE {facing:direction}]",
        "CHARGE {target:target}",
        "CLOSE [{target:target}]",
        "PROBE",
    ),
    general_actions=phrases("RIDE TO {place:place}", "MOVE TO {place:place}", "ATTACH {unit:unit}"),
    command_actions=phrases("PASS"),
    decisions=(
        decision("fire", "NEAREST", "HOLD", "{target:target}"),
        decision("close", "NEVER", "ALWAYS"),
        decision("fall back", "{distance:number}"),
    ),
    formations=("line", "column", "square"),
    groups=True,
    synonyms={},
)
TROUSERS = replace(
    BIG_BATTLES,
    unit_actions=phrases(
        "ORDER",
        "FORM {formation:formation}",
        "FACE {facing:direction}",
        "WHEEL {direction:direction}",
        "MOVE TO {place:place}",
        "MOVE [{direction:direction}] [{distance:number}]",
        "MARCH TO {place:place}",
        "MARCH [{direction:direction}] [{distance:number}]",
        "LIMBER",
        "UNLIMBER [{facing:direction}]",
        "CHARGE {targets:targets}",
        "RALLY [AS {formation:formation}]",
        "FIRE AT {targets:targets}",
        "RECOVER",
    ),
    general_actions=phrases(
        "ORDER {formations:commands} {order:ATTACK|ENGAGE|MANEUVER|DEFEND|WITHDRAW|RALLY} [{place:place}]",
        "MOVE TO {place:place}",
        "ATTACH {unit:unit}",
        "LAST",
    ),
    decisions=(
        decision("penalty", "FIRST", "LAST", "{units:units}"),
        decision("hidden ford", "NONE", "{place:place}"),
        decision("move first", "SELF", "ENEMY"),
    ),
    formations=("line", "company column", "attack column", "square", "skirmish", "column"),
    synonyms={},
)


def field() -> Battle:
    """Three own units and three of the enemy, on a table in inches."""
    own = tuple(Unit(f"F{n}", "9D", arm="infantry", at=(10.0 * n, 10.0)) for n in (1, 2, 3))
    enemy = tuple(Unit(f"A{n}", "AC", arm="infantry", at=(10.0 * n, 40.0)) for n in (1, 2, 3))
    return Battle(
        ruleset="x",
        title="Field",
        table=Table(72, 48),
        turn=1,
        sides=(Side("french"), Side("allied")),
        formations=(
            Formation("II", "corps", side="french", commander=Commander("Reille", at=(1, 1))),
            Formation("9D", "division", of="II", commander=Commander("Foy", at=(2, 2))),
            Formation("5D", "division", of="II", commander=Commander("Bachelu", at=(3, 3))),
            Formation("AC", "corps", side="allied", name="Allied Corps"),
        ),
        units=(*own, *enemy),
        terrain=(
            Terrain("bourg", "town", area=((30, 30), (36, 30), (36, 36), (30, 36))),
            Terrain("chaussee", "road", line=((0, 5), (72, 5))),
        ),
    )


COMMANDS = commands_by_formation(field(), ("division",), {})
NAMES = Names.for_side(field(), "french", COMMANDS)


def check(text: str, vocabulary: Vocabulary) -> OrderSheet:
    """The sheet of a text in which everything is understood, and which is the same after its normal form."""
    sheet = parse(text, NAMES, vocabulary)
    assert sheet.refused == ()
    assert meaning(parse(normal_form(sheet, NAMES), NAMES, vocabulary)) == meaning(sheet)
    return sheet


@pytest.mark.parametrize(
    ("line", "texts"),
    [
        ("F1: FORM MARCH; MANOEUVRE 3 E", ["FORM MARCH", "MANOEUVRE 3 E"]),
        ("F1: manoeuvre E", ["MANOEUVRE E"]),
        ("F1: RETIRE 0.5", ["RETIRE 0.5"]),
        ("F1: CHARGE bourg", ["ASSAULT bourg"]),
        ("F1: FOLLOW chaussee 6 TO bourg", ["FOLLOW chaussee 6 TO bourg"]),
        ("F1: LEAVE N DEPTH3", ["LEAVE N DEPTH3"]),
        ("F1: FORM DEPTH; FIRE BLIND AT A1", ["FORM DEPTH", "FIRE BLIND AT A1"]),
    ],
)
def test_big_battles_orders_are_read(line: str, texts: list[str]) -> None:
    (order,) = check(f"CORPS II\n{line}", BIG_BATTLES).units
    assert [action.text for action in order.actions] == texts


def test_big_battles_standing_orders_name_units() -> None:
    losses, replacement, facing = check(
        "STANDING ALL losses: F2, F1\nSTANDING replacement: F3\nSTANDING F1 retreat facing: AWAY IF STRENGTH >= 4",
        BIG_BATTLES,
    ).standing
    assert losses.arguments == {"units": ("F2", "F1")}
    assert replacement.arguments == {"unit": "F3"}
    assert facing.conditions[0].arguments == {"strength": 4}


@pytest.mark.parametrize(
    ("line", "texts"),
    [
        ("F1: ADVANCE TO A1; CLOSE A1", ["ADVANCE TO A1", "CLOSE A1"]),
        ("F1: WHEEL LEFT 50; MOVE", ["WHEEL LEFT 50", "MOVE"]),
        ("F1: RALLY FACE E", ["RALLY FACE E"]),
        ("F1: FORM COLUMN RIGHT", ["FORM COLUMN RIGHT"]),
        ("F1: FALL BACK 2", ["FALL BACK 2"]),
        ("F1: CLOSE", ["CLOSE"]),
    ],
)
def test_carolus_orders_are_read(line: str, texts: list[str]) -> None:
    (order,) = check(f"DIVISION 9D\n{line}", CAROLUS).units
    assert [action.text for action in order.actions] == texts


def test_carolus_has_groups_passes_rides_and_shaken_targets() -> None:
    sheet = check(
        "DIVISION 9D\nPASS\nGROUP F2, F3: ADVANCE 4\nGENERAL 9D: RIDE TO 24,12; ATTACH F1\n"
        "STANDING F1 close: NEVER IF TARGET shaken\nSTANDING ALL fall back: 3\nSTANDING ALL fire: A2",
        CAROLUS,
    )
    assert [action.verb for action in sheet.blocks[0].actions] == ["PASS"]
    assert sheet.groups[0].units == ("F2", "F3")
    assert [action.verb for action in sheet.generals[0].actions] == ["RIDE TO", "ATTACH"]
    assert [standing.text for standing in sheet.standing] == [
        "close: NEVER IF TARGET SHAKEN",
        "fall back: 3",
        "fire: A2",
    ]


@pytest.mark.parametrize(
    ("line", "texts"),
    [
        ("F1: CHARGE A1 OR A2", ["CHARGE A1, A2"]),
        ("F1: CHARGE A1, A2 or A3", ["CHARGE A1, A2, A3"]),
        ("F1: MOVE 20 4", ["MOVE 20 4"]),
        ("F1: MOVE 4", ["MOVE 4"]),
        ("F1: MOVE NW 8; UNLIMBER W", ["MOVE NW 8", "UNLIMBER W"]),
        ("F1: FORM ATTACK COLUMN; WHEEL 20; CHARGE A1", ["FORM ATTACK COLUMN", "WHEEL 20", "CHARGE A1"]),
        ("F1: RALLY AS ATTACK COLUMN", ["RALLY AS ATTACK COLUMN"]),
        ("F1: ORDER; CHARGE A2", ["ORDER", "CHARGE A2"]),
        ("F1: MOVE E 1, RECOVER", ["MOVE E 1", "RECOVER"]),
    ],
)
def test_trousers_orders_are_read(line: str, texts: list[str]) -> None:
    (order,) = check(line, TROUSERS).units
    assert [action.text for action in order.actions] == texts


def test_trousers_lone_number_is_the_distance() -> None:
    (order,) = check("F1: MOVE 4", TROUSERS).units
    assert order.actions[0].arguments == {"distance": 4.0}


def test_trousers_generals_order_several_commands() -> None:
    (order,) = check("GENERAL Reille: ORDER 9D, 5D ATTACK 36,48; LAST", TROUSERS).generals
    assert order.actions[0].arguments["formations"] == ("9D", "5D")
    assert order.actions[0].text == "ORDER 9D, 5D ATTACK 36,48"
    penalty, ford = check("STANDING penalty: F1, F2\nSTANDING hidden ford: 20,30", TROUSERS).standing
    assert penalty.arguments == {"units": ("F1", "F2")}
    assert ford.text == "hidden ford: 20,30"


@pytest.mark.parametrize("vocabulary", [BIG_BATTLES, CAROLUS, TROUSERS])
def test_unknown_verbs_and_foreign_units_are_told_apart_in_every_rulebook(vocabulary: Vocabulary) -> None:
    sheet = parse("F9: LEVITATE 6\nF1: WALTZ\nA1: MOVE 2\nPRIORITY F1, A1", NAMES, vocabulary)
    assert [(refused.line, refused.reason.value) for refused in sheet.refused] == [
        (1, "unreadable"),
        (2, "unreadable"),
        (3, "not-yours"),
        (4, "not-yours"),
    ]
    assert sheet.priority == ("F1",)
