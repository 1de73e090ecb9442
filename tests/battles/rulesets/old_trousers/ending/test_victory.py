"""Who has won, and commands that have had enough (OT-C-VIC-1, OT-C-OPT-7)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.play import SILENT, play, unit
from tests.battles.rulesets.played import Keys

FRENCH = unit("F1", at=(36, 10))


@pytest.mark.parametrize(
    ("units", "keys", "expected"),
    [
        ([unit("A1", at=(36, 50))], {"allied": "CONCEDE\n"}, ("french", "conceded")),
        ([unit("A1", at=(36, 50))], {}, None),
        ([unit("A1", at=(36, 50), out="destroyed", figures=0)], {}, ("french", "destroyed")),
        (
            [unit("A1", at=(36, 50)), unit("A2", at=(20, 50), out="fled", figures=3)],
            {"settings": {"army_break": 50}},
            ("french", "broken"),
        ),
        (
            [unit("A1", at=(36, 50)), unit("A2", at=(20, 50), out="fled", figures=3)],
            {"settings": {"army_break": 51}},
            None,
        ),
        ([unit("A1", at=(36, 50)), unit("A2", at=(20, 50), out="fled", figures=3)], {}, None),
    ],
)
def test_ot_c_vic_1_reasons(units: list[Keys], keys: Keys, expected):
    played = play(FRENCH, *units, strict_dice=False, **keys)
    found = [(event.effect["winner"], event.effect["reason"]) for event in played.all("victory")]
    assert found == ([expected] if expected else [])


def test_ot_c_opt_7_half_of_a_command_gone_shakes_the_rest_and_withdraws_it_once():
    units = [FRENCH, unit("A1", at=(36, 50)), unit("A2", at=(20, 50), out="fled", figures=3)]
    played = play(*units, strict_dice=False, settings={"divisional_morale": True})
    assert played.state("A1")["state"] == "shaken"
    assert played.after.formation_by_id["A"].extra["order"]["kind"] == "withdraw"
    without = play(*units, strict_dice=False)
    assert without.state("A1")["state"] == "good"


def test_a_command_that_was_withdrawing_already_is_shaken_when_half_of_it_breaks():
    """OT-C-OPT-7: once, in the turn in which it comes to that."""
    fate = {"quality": "poor", "state": "shaken", "figures": 9}

    def played(**second):
        return play(
            unit("F1", at=(10, 6)),
            unit("F2", at=(36, 6), **second),
            unit("A1", at=(36, 9.5)),
            unit("A2", at=(10, 50)),
            french=SILENT + "STANDING rally: NEVER\n",
            allied="STANDING ALL defensive fire: NEVER\n",
            strict_dice=False,
            settings={"divisional_morale": True},
            formations=[{"id": "F", "order": {"kind": "withdraw"}}],
            dice=[("fire", "A1", [10]), ("morale", "F2", [1])],
        )

    broken = played(**fate)
    assert broken.one("rout", "F2")
    assert broken.one("status", "F1", cause="morale").effect["state"] == "shaken"
    assert not played(state="routed").all("status", "F1", cause="morale")
