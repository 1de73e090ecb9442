"""German and French of every day for who comes behind, and for when it gets hot; long plain English."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("1/2L schwärmt aus und geht vorneweg.", ["1/2L: FORM SKIRMISH; MOVE"]),
        ("Campi hinter Husson her und dicht dran.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("2/2L löst sich an Ort und Stelle in eine Schützenkette auf.", ["2/2L: FORM SKIRMISH"]),
        ("18/6FA darf schießen, wann immer sich ein Ziel bietet.", ["STANDING 18/6FA fire at will: ALWAYS"]),
        (
            "Sollte der Feind wider Erwarten bis an die Kanonen kommen, so dürfen die Kanoniere ihre Stücke "
            "im Stich lassen und sich retten.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        (
            "Hubert va en J6. Il ne charge pas de sa propre initiative, et si on le charge, il charge aussi.",
            [
                "BRIGADE hubert: INTENT ADVANCE J6",
                "STANDING hubert opportunity charge: NEVER",
                "STANDING hubert counter charge: ALWAYS",
            ],
        ),
        ("De la cavalerie dans le coin, et hop, en carré.", ["STANDING ALL vs cavalry: SQUARE"]),
        (
            "Si l'ennemi atteint les pièces, les servants les abandonnent.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        ("Pour tout le monde : après un succès, s'arrêter, ne pas poursuivre.", ["STANDING ALL breakthrough: STOP"]),
    ],
)
def test_in_passing_abroad(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "Gauthier remains in column for the present, as there is nothing to deploy against on this side "
            "of the rise.",
            ["1/92, 2/92, 1/93, 2/93: FORM COLUMN; HOLD"],
        ),
        ("Wathiez's lancers are to remain where they are; their turn will come.", ["BRIGADE wathiez: INTENT HOLD"]),
        ("I want 1/61 inside Lairalle, it's only standing next to it at the moment.", ["1/61: MOVE TO lairalle"]),
        ("1/92 is at E3 already so it doesn't move.", ["1/92: HOLD"]),
        ("1/6FA is very well placed and need only stay there and pound stevenart.", ["1/6FA: FIRE AT stevenart"]),
        ("The infantry form square whenever there are horsemen about.", ["STANDING ALL vs cavalry: SQUARE"]),
        (
            "Nobody who has won his fight runs on after the loser but stops and collects himself.",
            ["STANDING ALL breakthrough: STOP"],
        ),
        (
            "Gunners who are reached by the enemy are to leave their pieces and save themselves.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        (
            "I do not hold with gunners who run, and should anyone get in among the batteries they are to "
            "stand by their pieces.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: STAND"],
        ),
        (
            "Hubert stays in K4. If on the other hand somebody charges them I expect them to go in and meet him.",
            ["BRIGADE hubert: INTENT HOLD", "STANDING hubert counter charge: ALWAYS"],
        ),
        (
            "In the middle Gauthier will continue along the road up to F5, and Foy had better attach "
            "himself to 1/93; Jamin keeps pace behind Gauthier.",
            [
                "BRIGADE gauthier: INTENT ADVANCE F5",
                "GENERAL Foy: MOVE TO 1/93",
                "BRIGADE jamin: INTENT SUPPORT gauthier",
            ],
        ),
    ],
)
def test_long_plain_english(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


WRAPPED = """\
Dear Umpire,

Herewith my orders for the first turn. The kettle is on and the cat is off the
map, so we may begin. My intention is to be in front of Gemioncourt before the
English arrive, and not to be drawn into the wood on the way, as I have been on
so many other days that I have quite forgotten how many of them there have been
in all these years.

CAVALRY
Hubert's two regiments are to go to K7 and watch the ground towards Piraumont.
They are not to charge of their own accord. Should they be charged, they are to
countercharge. Wathiez's lancers are to remain where they are; their turn will
come. The cavalry of the Guard is likewise to stay where it is at present, since
the Emperor would not thank me for using it at two in the afternoon of this day.
"""


def test_a_sentence_below_a_full_line_goes_on_about_whom_that_one_told() -> None:
    assert "STANDING 1Ch, 6Ch opportunity charge: NEVER" in done(WRAPPED, FRENCH)
