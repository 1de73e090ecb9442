"""Any text: no exception, no order for troops that are not the writer's, no word about what he cannot know."""

from __future__ import annotations

import time
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from battles import rulesets
from battles.services.naming import names_of
from battles.services.receipt_text import render_text
from orders.language.letters.letter import read_letter
from orders.language.receipt import make_receipt
from tests.letters.test_score import battle, names, read

WORDS = [
    "Husson",
    "Gauthier",
    "1/92",
    "2/92",
    "27J",
    "Stevenart",
    "Ney",
    "guns",
    "cavalry",
    "all",
    "the",
    "not",
    "if",
    "when",
    "then",
    "and",
    "attack",
    "attaque",
    "greift",
    "go",
    "va",
    "geht",
    "to",
    "nach",
    "behind",
    "hinter",
    "derrière",
    "Gemioncourt",
    "G6",
    "wood",
    "bois",
    "Wald",
    "line",
    "column",
    "square",
    "6",
    "cm",
    "200",
    "yards",
    "north",
    ",",
    ":",
    ";",
    ".",
    "?",
    "(",
    ")",
    "-",
    "/",
    '"',
    "[x]",
    "standing",
    "INTENT",
    "BRIGADE",
    "fire",
    "at",
    "halt",
    "hold",
    "1st",
    "92e",
    "7.",
    "only",
    "except",
    "nobody",
    "niemand",
    "personne",
    "fall",
    "back",
    "charge",
    "until",
    "because",
    "\n",
    "\t",
    "|",
    "END",
]
wordy = st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)


@given(st.one_of(st.text(max_size=200), wordy))
@settings(max_examples=120, deadline=None)
def test_no_text_raises_and_none_orders_others(text: str) -> None:
    found = read(text, "french")
    own = set(names("french").ordered)
    ordered = {order.unit for order in found.sheet.units} | {
        unit for order in found.sheet.groups for unit in order.units
    }
    assert ordered <= own
    receipt = make_receipt(found.sheet, names("french"), rulesets.find("mini-nap"), battle(), letter=found)
    assert render_text(receipt)


def test_an_enemy_out_of_sight_is_answered_like_one_that_does_not_exist() -> None:
    """The same letter about a hidden battalion and about a name that nobody bears, in two worlds."""
    seen = replace(battle(), units=tuple(unit for unit in battle().units if unit.id != "1/28Ora"))
    known = names_of(seen, "french")
    ruleset = rulesets.find("mini-nap")
    for said in ("1/92: charge {}", "guns fire at {}", "{}: go to G6", "{} attacks Gemioncourt", "Foy rides to {}"):
        answers = []
        for name in ("1/28Ora", "1/28Xyz"):
            found = read_letter(said.format(name), known, ruleset.vocabulary, seen, metres_per_unit=25.0)
            answers.append(
                (
                    [line.normal for line in found.sheet.lines],
                    [(one.question, one.choices) for one in found.asked],
                    [one.explanation.replace(name, "") for one in found.refused],
                )
            )
        assert answers[0] == answers[1], said


def test_hostile_text_is_read_in_bounded_time() -> None:
    started = time.process_time()
    for text in (
        "guns " * 4_000,
        "1/92 " * 4_000,
        "if " * 2_000,
        "and " * 2_000,
        "et puis " * 1_000,
        "und dann " * 1_000,
        "the wood behind " * 1_000,
        "(" * 5_000,
        "7. " * 3_000,
        "a\tb\tc\n" * 500,
    ):
        read(text, "french")
    assert time.process_time() - started < 60
