"""Provable fog: battles that differ only in what a side cannot know give it the same bytes.

Saxe-Weimar's brigade stands behind Bossu Wood, where no Frenchman sees it. Its number, places, names, strength,
quality, formations, place in the file, orders and dice are drawn at random; two such battles must give General Foy
byte for byte the same report, order form, maps and mail.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.battle import Battle, Commander, Unit
from battles.engine.events import Event
from battles.reports.documents import form_of, order_form, turn_report
from battles.reports.facts import account
from battles.reports.pens import png, svg
from battles.reports.scene import build_scene
from battles.reports.tongues import ENGLISH
from tests.battles.engine.field import event, roll
from tests.battles.reports import gemioncourt
from tests.battles.reports.papers import FOY, data

names = st.sampled_from(["1/2nd Nassau", "Łódź <b>Guards</b>", "5th Lancers", "x" * 60, "enemy-3"])
hidden_units = st.lists(
    st.builds(
        lambda at, strength, name, formation, facing, quality: gemioncourt.unit(
            "?", "weimar", at, float(facing), name=name, strength=strength, formation=formation, quality=quality
        ),
        st.tuples(st.integers(12, 22).map(float), st.integers(48, 66).map(float)),
        st.integers(2, 20),
        names,
        st.sampled_from(["line", "column", "square"]),
        st.integers(0, 359),
        st.sampled_from(["guard", "elite", "untrained"]),
    ),
    min_size=1,
    max_size=4,
)
stands = st.tuples(st.integers(12, 22).map(float), st.integers(48, 66).map(float))
secrets = st.tuples(hidden_units, st.booleans(), stands, names, st.text("ABC", max_size=4))


def battle_with(secret) -> Battle:
    """The field with another hidden brigade, before or after everybody else in the file."""
    units, first, stand, name, orders = secret
    hidden = tuple(replace(unit, id=f"{'a' if first else 'z'}{place}") for place, unit in enumerate(units))
    seen = tuple(unit for unit in gemioncourt.UNITS if unit.of != "weimar")
    formations = tuple(
        replace(formation, name=name, commander=Commander(name, at=stand)) if formation.id == "weimar" else formation
        for formation in gemioncourt.FORMATIONS
    )
    return gemioncourt.battle(
        units=(*hidden, *seen) if first else (*seen, *hidden),
        formations=formations,
        orders={"allied": orders, "french": "INTENT HOLD"},
    )


def events_with(secret) -> tuple[Event, ...]:
    """The turn as it was, with the hidden brigade's own doings in its own initiative."""
    units, first, _, _, orders = secret
    told = [one for one in gemioncourt.events() if one.unit not in ("1/2N", "2/2N")]
    place = next(number for number, one in enumerate(told) if one.unit == "weimar") + 1
    doings = []
    for number, unit in enumerate(units):
        unit_id = f"{'a' if first else 'z'}{number}"
        x, y = unit.at
        doings += [
            event("command", unit_id, {"status": "out"}, phase="command"),
            event("test", unit_id, {"test": "command", "passed": False}, roll=roll("command", unit_id, number + 1)),
            event("move", unit_id, {"mode": "move", "distance": 1, "at": [x, y - 1], "facing": unit.facing}),
            event("order_refused", unit_id, {"reason": "blocked", "order": orders}),
            event("status", unit_id, {"disordered": True}),
        ]
    return tuple(replace(one, n=n) for n, one in enumerate([*told[:place], *doings, *told[place:]], start=1))


def papers(secret) -> dict[str, bytes | str]:
    """Everything that is made for General Foy."""
    report = data(battle_with(secret), events_with(secret), started=MappingProxyType({}))
    scene = build_scene(
        report.ruleset, report.after, side="french", words=ENGLISH.labels.map, command=FOY.formations,
        knowledge=report.knowledge, before=report.before, events=report.events,
    )  # fmt: skip
    telling = account(report.turn)
    return {
        "report": turn_report(report),
        "form": order_form(form_of(report)),
        "svg": svg.render(scene),
        "png": png.render(scene, 300),
        "mail": repr(ENGLISH.summary(telling, FOY.formations, report.knowledge, report.known_before)),
    }


@settings(max_examples=6, deadline=None)
@given(secrets, secrets)
def test_battles_that_differ_only_in_what_a_side_cannot_know_give_it_the_same_bytes(one, other):
    assert papers(one) == papers(other)


@settings(max_examples=25, deadline=None)
@given(secrets, secrets)
def test_what_a_side_may_be_told_of_two_such_turns_is_equal(one, other):
    tellings = [data(battle_with(secret), events_with(secret), started=MappingProxyType({})) for secret in (one, other)]
    first, second = ((told.before, told.after, told.events) for told in tellings)
    assert first == second


def test_a_difference_that_shows_does_change_the_report():
    """The guard of the tests above: the same papers do differ when troops in view do."""
    before = gemioncourt.battle()
    moved = tuple(replace(unit, at=(66.0, 45.0)) if unit.id == "8M" else unit for unit in before.units)
    assert turn_report(data()) != turn_report(data(replace(before, units=moved)))


@pytest.mark.parametrize("change", [{"strength": 5}, {"quality": "elite"}, {"name": "another name"}])
def test_a_strength_in_the_same_band_a_quality_and_a_far_units_name_do_not_show(change):
    def papers_of(unit_changes) -> bytes:
        units: tuple[Unit, ...] = tuple(
            replace(unit, at=(100.0, 60.0), strength=6, **{k: v for k, v in unit_changes.items() if k != "strength"})
            if unit.id == "8M"
            else unit
            for unit in gemioncourt.UNITS
        )
        if "strength" in unit_changes:
            units = tuple(replace(u, strength=unit_changes["strength"]) if u.id == "8M" else u for u in units)
        return turn_report(data(gemioncourt.battle(units=units), ()))

    assert papers_of({}) == papers_of(change)
