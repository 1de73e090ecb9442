"""Two rules in one sentence are those two: neither is lost, and a *no* in the one denies nothing of the other."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

RULES = {
    " and ": (
        "square against cavalry",
        "no pursuit",
        "no charging",
        "fire at will",
        "skirmishers fall back if charged",
        "guns limber up and flee if overrun",
        "counter-charge if charged",
        "do not chase anyone",
    ),
    " und ": (
        "Karree gegen Kavallerie",
        "keine Verfolgung",
        "keine Attacken",
        "Feuer frei",
        "Plänkler weichen aus, wenn sie angegriffen werden",
        "Batterien protzen auf und fliehen, wenn sie überrannt werden",
        "Gegenattacke, wenn attackiert",
        "niemand jagt hinterher",
    ),
    " et ": (
        "carré contre la cavalerie",
        "pas de poursuite",
        "pas de charge",
        "feu à volonté",
        "les batteries attellent et fuient si elles sont débordées",
        "contre-charge si on est chargé",
        "personne ne poursuit",
    ),
}
PAIRS = [(one, other, link) for link, rules in RULES.items() for one, other in permutations(rules, 2)]


def told(rule: str) -> set[str]:
    return set(done(f"{rule[0].upper()}{rule[1:]}.", SECOND_TURN))


@pytest.mark.parametrize("link", RULES)
def test_each_is_a_rule_by_itself(link: str) -> None:
    assert all(len(told(rule)) == 1 for rule in RULES[link])


@pytest.mark.parametrize(("one", "other", "link"), PAIRS)
def test_two_rules_are_both_laid_down_or_asked_about(one: str, other: str, link: str) -> None:
    for joint in (", ", f",{link}"):
        said = f"{one[0].upper()}{one[1:]}{joint}{other}."
        laid, both = set(done(said, SECOND_TURN)), told(one) | told(other)
        assert laid <= both, said
        assert laid == both or asked(said, SECOND_TURN), said
