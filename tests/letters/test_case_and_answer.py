"""Rules of conduct that are known by their two halves, whatever else stands in them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orders.language.letters.case_and_answer import case_and_answer, rules_and_rest
from orders.language.letters.signs_of_conduct import Answer, Case

GUNS, NEAR, CHARGED, WON = Case.GUNS_REACHED, Case.CAVALRY_NEAR, Case.CHARGED, Case.WON


@pytest.mark.parametrize(
    ("said", "case", "answer"),
    [
        ("When the guns are reached the gunners run.", GUNS, Answer.AWAY),
        ("If anyone gets among the guns the crews bolt for the nearest battalion.", GUNS, Answer.AWAY),
        ("Gunners who are overrun leave everything and save themselves.", GUNS, Answer.AWAY),
        ("Should the French close with the battery its crews must not run.", GUNS, Answer.STAND),
        ("The crews stay at their pieces if the enemy comes to them.", GUNS, Answer.STAND),
        ("Kommt der Feind bis an die Geschütze, bringen sich die Kanoniere in Sicherheit.", GUNS, Answer.AWAY),
        ("wenn wer an die kanonen kommt sollen die leute weglaufen", GUNS, Answer.AWAY),
        ("Dringt einer bis zu den Rohren durch, bleiben die Kanoniere dran.", GUNS, Answer.STAND),
        ("Si l'ennemi parvient jusqu'aux pièces, que les canonniers se sauvent.", GUNS, Answer.AWAY),
        ("Les servants n'abandonnent pas leurs pièces si on arrive sur eux.", GUNS, Answer.STAND),
        ("Anyone on foot goes into square whenever there are horsemen about.", NEAR, Answer.SQUARE),
        ("Cavalry about: squares", NEAR, Answer.SQUARE),
        ("Bataillone, denen Kavallerie zu nahe kommt, bilden Karree.", NEAR, Answer.SQUARE),
        ("Tauchen Reiter auf, machen wir kein Karree.", NEAR, Answer.NO_SQUARE),
        ("de la cavalerie dans le coin, et hop, en carré.", NEAR, Answer.SQUARE),
        ("Skirmishers who are charged give ground and come in.", CHARGED, Answer.AWAY),
        ("Should they be charged they are not to wait for the bayonet but fall back.", CHARGED, Answer.AWAY),
        ("If attacked, 1/2L stands and does not give way.", CHARGED, Answer.STAND),
        ("Werden sie angegriffen, dann weichen sie aus.", CHARGED, Answer.AWAY),
        ("wenn die einer angreift sollen sie zurückgehen", CHARGED, Answer.AWAY),
        ("En cas de charge, se replier", CHARGED, Answer.AWAY),
        ("si on leur tombe dessus, ils ne reculent pas", CHARGED, Answer.STAND),
        ("if somebody charges them they should by all means ride to meet him.", CHARGED, Answer.BACK_AT_THEM),
        ("Unsere Reiter reiten immer dagegen an wenn sie selber attackiert werden", CHARGED, Answer.BACK_AT_THEM),
        ("si on le charge, il charge aussi", CHARGED, Answer.BACK_AT_THEM),
        ("Nobody on foot chases after they win.", WON, Answer.STOP),
        ("Nobody who has won his fight runs on after the loser but stops.", WON, Answer.STOP),
        ("After a charge the horse halts and collects itself.", WON, Answer.STOP),
        ("Wer einen Angriff abgewiesen hat, bleibt stehen.", WON, Answer.STOP),
        ("après un succès, s'arrêter, ne pas poursuivre", WON, Answer.STOP),
        ("If they see a chance to ride somebody down, they take it.", Case.CHANCE, Answer.BACK_AT_THEM),
        ("Bietet sich eine Gelegenheit, darf Hubert sie ergreifen.", Case.CHANCE, Answer.BACK_AT_THEM),
        ("Neither regiment is to charge anybody of its own accord.", Case.OWN_ACCORD, Answer.STAND),
        ("Von sich aus attackiert der mir aber nichts.", Case.OWN_ACCORD, Answer.STAND),
        ("Il ne charge pas de sa propre initiative.", Case.OWN_ACCORD, Answer.STAND),
        ("1/6FA may blaze away at anything it can reach.", Case.FREE_FIRE, Answer.BACK_AT_THEM),
        ("They needn't wait for permission to shoot.", Case.FREE_FIRE, Answer.BACK_AT_THEM),
        ("Die darf schießen, wann immer sich ein Ziel bietet.", Case.FREE_FIRE, Answer.BACK_AT_THEM),
    ],
)  # fmt: skip
def test_a_rule_is_known_by_its_case_and_its_answer(said: str, case: Case, answer: Answer) -> None:
    rule = case_and_answer(said)
    assert rule is not None
    assert (rule.case, rule.answer) == (case, answer)


@pytest.mark.parametrize(
    "said",
    [
        "If they are charged they fall back, unless they stand in the wood.",  # an exception
        "Only if half of them are down do they fall back when charged.",
        "They form square if cavalry comes within 15 cm.",  # a distance
        "If they are charged they stand and then they fall back.",  # two answers
        "When the guns are reached do the gunners run?",  # a question
        "1/2L falls back to the farm.",  # no case
        "If the farm falls Campi goes to H6.",  # another case
        "Hubert charges only into a flank if he gets the chance.",
        "Auch wenn sie siegen, ziehen sie nach F5.",
        "If the enemy comes nearer, Husson attacks him.",
        "Gauthier attacks the guns in F8, which stand in the open.",
    ],
)
def test_what_tells_more_or_less_than_that_is_no_such_rule(said: str) -> None:
    assert case_and_answer(said) is None


def test_rules_are_taken_out_of_a_longer_sentence() -> None:
    said = (
        "Hubert goes to K6, the infantry form square whenever there are horsemen about, skirmishers who are charged "
        "give ground and come in, and nobody who has won his fight runs on"
    )
    assert rules_and_rest(said) == (
        "Hubert goes to K6",
        "the infantry form square whenever there are horsemen about",
        "skirmishers who are charged give ground and come in",
        "nobody who has won his fight runs on",
    )


def test_a_rule_is_not_taken_from_what_limits_it() -> None:
    assert rules_and_rest("Hubert goes to K6, if they see a chance they charge, but only into a flank") == ()


WORDS = """if when they the guns gunners cavalry charged near run stand form square not never fall back win stop pursue
who should , : . wenn sie Reiter kommen weichen nicht bleiben si ils chargés reculent pas carré jusqu' aux pièces"""


@given(st.lists(st.sampled_from(WORDS.split()), max_size=40).map(" ".join))
def test_any_words_come_to_a_rule_or_to_none(said: str) -> None:
    rule = case_and_answer(said)
    assert rule is None or rule.told + rule.done
    assert all(piece in said for piece in rules_and_rest(said))
