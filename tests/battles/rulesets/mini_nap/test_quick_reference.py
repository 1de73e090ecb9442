"""The quick reference says what the rules do."""

import pytest

from battles.rulesets.mini_nap.ruleset import RULESET

SECTIONS = {section.title: section for section in RULESET.quick_reference}


@pytest.mark.parametrize(
    ("title", "row"),
    [
        ("Movement in cm", ("infantry", "column", "6", "9")),
        ("Movement in cm", ("infantry", "emergency-square", "-", "-")),
        ("Movement in cm", ("cavalry", "light cavalry in skirmish", "30", "25")),
        ("Movement in cm", ("artillery", "horse artillery redeploying", "20", "-")),
        ("Who may charge what", ("unformed cavalry", "flank", "yes", "flank", "yes", "flank")),
        ("Quality rating", ("1+", "2+", "3+", "4+", "5+")),
        ("Small arms: dice", ("2", "2", "1", "1", "1")),
        ("Artillery: dice", ("heavy", "4", "3", "2")),
        ("Command radius in cm", ("18", "16", "14", "12", "10")),
        ("Ground: cost of a cm, or of a crossing", ("wall", "+2", "+2", "+4", "+4", "-", "yes", "")),
        ("Ground: cost of a cm, or of a crossing", ("hill", "1", "1", "1", "1", "1", "", "yes")),
        ("Commanders by two dice", ("french corps", "10+", "6-9", "4-5", "3 or less", "")),
        ("Commanders by two dice", ("prussian corps", "", "5+", "4 or less", "", "")),
        ("Commanders by two dice", ("division", "", "13+", "10-12", "6-9", "5 or less")),
        ("Footprints, width x depth in cm", ("cavalry", "5 x 4", "2.5 x 8", "-", "-", "5.5 x 4", "-")),
        ("Reactions and rallies in cm", ("fall back, cavalry", "18-30", "skirmishers, any charger")),
        ("Standing orders", ("counter charge", "ALWAYS, NEVER", "ALWAYS, infantry NEVER")),
        ("Standing orders", ("evade distance", "FAR, NEAR, distance", "FAR")),
    ],
)
def test_the_tables_are_those_of_the_book(title, row):
    assert row in SECTIONS[title].rows


def test_orders_are_shown_as_they_may_be_written():
    ways = [row[0] for row in SECTIONS["Orders to a unit"].rows]
    assert "OBLIQUE LEFT|RIGHT [ahead] [aside] [SIDE FIRST]" in ways
    assert not any("{" in way or ":" in way for way in ways)
