"""What may be ruled about an entry of a log, ready for the form, and that it holds when it is ruled."""

from __future__ import annotations

import pytest
from django.test import TestCase

from battles import rulesets
from battles.services.ruling_words import value_from
from battles.services.suggestions import suggestions
from campaigns.services.rulings.rulings import BEFORE, Verdict, apply_to, look_up
from tests.played import play


class Log(TestCase):
    """A turn of the first steps, resolved."""

    @classmethod
    def setUpTestData(cls) -> None:
        cls.turn = play().first

    def number_of(self, kind: str, place: int = 0) -> int:
        return int([event for event in self.turn.events if event["kind"] == kind][place]["n"])

    def test_an_entry_about_a_unit_offers_its_values_before_and_after(self) -> None:
        found = suggestions(self.turn, self.number_of("move"))
        assert {each.path.partition(".")[0] for each in found} >= {"before", "after"}
        for each in found:
            stage, _, path = each.path.partition(".")
            stored = look_up(getattr(self.turn, stage), path)
            assert value_from(path, each.value) == stored
            assert each.value in each.words

    def test_an_entry_about_a_formation_offers_its_commanders(self) -> None:
        led = {each["id"] for each in self.turn.before["formations"] if "commander" in each}
        entry = next(event for event in self.turn.events if event["kind"] == "activate" and event["unit"] in led)
        found = suggestions(self.turn, entry["n"])
        assert any(".commander.at" in each.path for each in found)

    def test_a_throw_is_scripted_after_the_throws_before_it(self) -> None:
        second = suggestions(self.turn, self.number_of("initiative", 1))
        offered = [each for each in second if each.path == "dice"]
        throws = [value_from("dice", each.value) for each in offered]
        assert [list(each.throws) for each in offered] == throws
        assert [[throw["by"] for throw in script] for script in throws] == [["french"] * 2, ["allied"] * 2]
        changed = apply_to(self.turn.before, [Verdict("dice", throws[0], "")], BEFORE, rulesets.read)
        assert changed["dice"] == throws[0]

    def test_an_entry_that_is_not_there_offers_nothing(self) -> None:
        assert suggestions(self.turn, 9999) == ()


@pytest.mark.parametrize("number", [0, -1])
def test_numbers_that_no_entry_has_offer_nothing(number: int) -> None:
    class NoTurn:
        events: tuple[dict[str, int], ...] = ({"n": 1},)

    assert suggestions(NoTurn(), number) == ()  # type: ignore[arg-type]
