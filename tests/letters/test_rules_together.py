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


ORDERS = {
    " and ": (
        "1/92 goes to F7",
        "2/93 stays where it is",
        "Foy rides to Jamin",
        "Wathiez waits in H5",
        "Campi supports Husson",
    ),
    " und ": (
        "1/92 geht nach F7",
        "2/93 bleibt stehen",
        "Foy reitet zu Jamin",
        "Wathiez wartet in H5",
        "Campi unterstützt Husson",
    ),
    " et ": (
        "1/92 va en F7",
        "2/93 reste sur place",
        "Foy va rejoindre Jamin",
        "Wathiez attend en H5",
        "Campi soutient Husson",
    ),
}
NAMED = {
    " and ": (
        "Hubert does not charge on his own",
        "1/2L falls back if charged",
        "Hubert counter-charges",
        "4/2L forms square if cavalry comes",
    ),
    " und ": (
        "Hubert attackiert nicht von sich aus",
        "1/2L weicht aus, wenn es angegriffen wird",
        "Hubert reitet Gegenattacken",
    ),
    " et ": (
        "Hubert ne charge pas de lui-même",
        "Hubert contre-charge",
        "4/2L forme le carré si la cavalerie vient",
    ),
}
BESIDE = [(rule, order, link) for link, rules in NAMED.items() for rule in rules for order in ORDERS[link]]


@pytest.mark.parametrize(("rule", "order", "link"), BESIDE)
def test_a_rule_beside_an_order_takes_nobody_from_it(rule: str, order: str, link: str) -> None:
    for said in (f"{order}, {rule}.", f"{order}{link}{rule}."):
        given, both = set(done(said, SECOND_TURN)), told(rule) | told(order)
        assert given <= both, said
        assert given == both or asked(said, SECOND_TURN), said
