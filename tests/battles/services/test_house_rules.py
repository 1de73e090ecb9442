"""The umpire's settings of a rulebook: chosen while a battle is being set up, fixed once it runs."""

from __future__ import annotations

import pytest

from battles import rulesets
from battles.engine.faults import InputFaults
from battles.forms.rules import RulesForm
from battles.services import house_rules
from campaigns.models import Game
from campaigns.services.turns.life import WrongMoment
from tests.campaigns.services.games import NOW, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db


@pytest.fixture
def battle(cast: Cast) -> Game:
    return make_game(cast, start=False).battle


def test_without_a_choice_the_first_value_of_each_setting_holds(battle: Game) -> None:
    defaults = {setting.name: setting.default for setting in rulesets.find("mini-nap").settings}
    defaults |= {"staff": "literal", "fog": "open"}
    assert "colours" not in house_rules.chosen(battle), "they are the campaign's choice"
    assert house_rules.chosen(battle) == defaults


def test_a_choice_goes_into_the_battle_file_and_defaults_stay_out(battle: Game) -> None:
    values = {**house_rules.chosen(battle), "overhead_fire": True}
    assert house_rules.choose(battle, values, who="umpire", now=NOW) == ["overhead_fire"]
    battle.refresh_from_db()
    assert battle.document["settings"] == {"overhead_fire": True}
    assert battle.campaign.audit.get(action="choose-rules").done == "choose rules: Duel, overhead_fire True"
    house_rules.choose(battle, house_rules.chosen(battle) | {"overhead_fire": False}, who="umpire", now=NOW)
    assert "settings" not in battle.document


def test_a_value_that_the_rulebook_does_not_know_is_refused_and_nothing_changes(battle: Game) -> None:
    with pytest.raises(InputFaults):
        house_rules.choose(battle, {"overhead_fire": "sometimes"}, who="umpire", now=NOW)
    assert "settings" not in Game.objects.get(pk=battle.pk).document


def test_once_the_battle_runs_its_rules_are_fixed(cast: Cast) -> None:
    with pytest.raises(WrongMoment, match="fixed"):
        house_rules.choose(make_game(cast).battle, {}, who="umpire", now=NOW)


def test_what_the_form_does_not_hold_stays_in_the_battle_file(battle: Game) -> None:
    battle.document["settings"] = {"staff": "able", "army_break": 50}
    house_rules.choose(battle, {**house_rules.chosen(battle), "army_break": None}, who="umpire", now=NOW)
    assert battle.document["settings"] == {"staff": "able"}


def test_an_umpire_chooses_staff_and_fog_as_he_chooses_the_rulebooks_own_rules(battle: Game) -> None:
    values = {**house_rules.chosen(battle), "staff": "able", "fog": "known"}
    assert sorted(house_rules.choose(battle, values, who="umpire", now=NOW)) == ["fog", "staff"]
    assert battle.document["settings"] == {"staff": "able", "fog": "known"}
    form = RulesForm(settings=house_rules.settings_of(battle), chosen=house_rules.chosen(battle), book=battle.ruleset)
    assert (form["staff"].value(), form["fog"].value()) == ("able", "known")
    assert "as an able staff would" in str(form)
