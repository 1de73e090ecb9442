"""What the able staff leaves alone: assaults that are plainly poor."""

import pytest

from battles.rulesets.big_napoleonic.assaults import assault
from tests.battles.rulesets.big_napoleonic.play import foot
from tests.battles.rulesets.big_napoleonic.test_fog import written

ABLE = {"staff": "able"}


@pytest.mark.parametrize(("enemy", "asked"), [({"size": 6}, False), ({"size": 3, "ds": 2, "quality": "raw"}, True)])
def test_nobody_looks_where_a_plainly_poor_assault_would_lead(enemy, asked, monkeypatch):
    first_contact, looked = assault.first_contact, []
    monkeypatch.setattr(assault, "first_contact", lambda *args: looked.append(args) or first_contact(*args))
    theirs = foot("A1", (30, 23.5), 180, formation="extended", **enemy)
    written(foot("F1", (30, 20), size=6, formation="extended"), theirs, settings=ABLE)
    assert bool(looked) is asked
