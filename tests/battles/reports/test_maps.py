"""A side's map shows what it knows, byte for byte."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.reports.maps import FORMATS, draw_map
from battles.rulesets import find
from tests.battles.reports import gemioncourt

RULESET = find("mini-nap")


@pytest.mark.parametrize("form", FORMATS)
def test_hidden_troops_change_nothing_on_the_other_sides_map(form: str):
    true = gemioncourt.battle()
    hidden = [unit for unit in true.units if unit.of == "weimar"]
    other = replace(
        true,
        units=tuple(
            replace(unit, name="Nobody's Own", strength=2, at=(unit.at[0], unit.at[1] + 2.0))
            if unit in hidden
            else unit
            for unit in true.units
            if unit.id != "2/2N"
        ),
    )
    assert draw_map(RULESET, true, side="french", form=form, width_px=400) == draw_map(
        RULESET, other, side="french", form=form, width_px=400
    )


def test_the_umpires_map_shows_them():
    drawn = draw_map(RULESET, gemioncourt.battle(), side="", form="svg").decode()
    assert "1/2nd Nassau" in drawn
    assert "1/2nd Nassau" not in draw_map(RULESET, gemioncourt.battle(), side="french", form="svg").decode()
