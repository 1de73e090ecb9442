"""Under ``fog: known`` the able staff goes by what its side makes out of the enemy, and by nothing else."""

import pytest

from battles.engine.knowledge.contacts import Certainty
from battles.rulesets import read
from battles.rulesets.big_napoleonic.command import able
from battles.rulesets.big_napoleonic.command.made_out import made_out
from battles.rulesets.big_napoleonic.table.field import Field
from battles.services.adjudication import read_sheets
from tests.battles.rulesets.big_napoleonic.play import battle, foot, guns, horse

FOG = {"staff": "able", "fog": "known"}
HILL = {"id": "crest", "kind": "ridge", "line": [[0, 30], [72, 30]]}


def written(*units, intent="INTENT ATTACK", settings=FOG, **keys):
    """What the French staff would order now, as verbs with their arguments."""
    document = battle(*units, french=intent, settings=settings, first="french", **keys)
    field_of = read(document)
    field = Field(field_of, read_sheets(field_of), bytes(32))
    if field.known is not None:
        field.known.begin()
    field.begin_player_turn("french")
    able.write_orders(field)
    return {unit: [(one.verb, dict(one.arguments)) for one in actions] for unit, actions in field.intended.items()}


def attack(**enemy):
    """Horse and foot before one enemy."""
    keys = {"size": 6, "formation": "extended", **enemy}
    return foot("F1", (30, 20)), horse("F2", (38, 20)), foot("A1", (34, 26), 180, **keys)


@pytest.mark.parametrize(("one", "other"), [("raw", "veteran"), ("trained", "veteran")])
def test_no_enemys_quality_decides_what_the_staff_orders(one, other):
    battery = guns("F3", (34, 22))
    assert written(*attack(quality=one, ds=2), battery) == written(*attack(quality=other, ds=2), battery)


def test_without_fog_the_staff_knows_the_enemys_quality():
    battery = guns("F3", (34, 22))
    plans = [
        written(*attack(quality=quality, ds=2), battery, settings={"staff": "able"}) for quality in ("raw", "veteran")
    ]
    assert plans[0] != plans[1]


def test_no_enemys_traits_decide_from_afar():
    far = foot("A1", (34, 38), 180)
    bold = foot("A1", (34, 38), 180, traits=["aggressive", "stoic", "effective-fire"])
    mine = foot("F1", (30, 8)), horse("F2", (38, 8))
    assert written(*mine, far) == written(*mine, bold)


@pytest.mark.parametrize(("certainty", "judged"), [(Certainty.ARM, 4), (Certainty.KIND, 3), (Certainty.NAMED, 3)])
def test_losses_are_judged_as_reports_judge_them(certainty, judged):
    """Three bases and a marker are as broad as four bases: by name they are told apart, farther off they are not."""
    worn, whole = (
        made_out(Field(read(battle(unit, foot("F1", (30, 8)))), {}, bytes(32)).by_id["A1"], certainty)
        for unit in (foot("A1", (34, 22), 180, bases=3, mm=1), foot("A1", (34, 22), 180))
    )
    assert worn.bases == judged
    assert whole.bases == (4 if certainty is not Certainty.KIND else judged)
    assert worn.places == whole.places == 4


@pytest.mark.parametrize("certainty", list(Certainty))
@pytest.mark.parametrize("formation", ["extended", "depth", "march"])
@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_what_is_made_out_of_a_unit_is_a_unit(size, formation, certainty):
    """However worn it is: as many places as it has, at least two bases, each with its rank and file."""
    for bases in range(2, size + 1):
        enemy = foot("A1", (34, 30), 180, size=size, bases=bases, formation=formation)
        troop = Field(read(battle(enemy, foot("F1", (30, 8)))), {}, bytes(32)).by_id["A1"]
        picture = made_out(troop, certainty)
        assert sum(len(row) for row in picture.layout) == troop.places
        assert sum(sum(row) for row in picture.layout) == picture.bases >= 2


@pytest.mark.parametrize("hidden", [(34, 34), (42, 33), (42, 38)])
def test_an_enemy_behind_a_crest_changes_nothing(hidden):
    mine = foot("F1", (34, 21)), horse("F2", (42, 21))
    elsewhere = foot("A2", (10, 46), 180)
    here = foot("A2", hidden, 180)
    ground = {"terrain": [HILL], "intent": "INTENT ADVANCE 38,44"}
    assert written(*mine, elsewhere, **ground) == written(*mine, here, **ground)


def test_trials_leave_the_unseen_where_they_stood():
    document = battle(
        foot("F1", (30, 20)), foot("A2", (34, 34), 180), french="INTENT ATTACK", settings=FOG, terrain=[HILL]
    )
    field_of = read(document)
    field = Field(field_of, read_sheets(field_of), bytes(32))
    field.known.begin()
    field.begin_player_turn("french")
    before = field.by_id["A2"].posture
    able.write_orders(field)
    assert field.by_id["A2"].present
    assert field.by_id["A2"].posture == before
    assert field.stood_still(field.by_id["A2"])
