"""Letters without apostrophes and commas, numbers of those like the last, and conditions behind or before no mark."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def done(text: str, side: str = "french", battle: str = "quatre-bras-1") -> list[str]:
    return [line.normal for line in reader_of(FIXTURES[battle], side)(text).sheet.lines]


def asked(text: str, side: str = "allied", battle: str = "quatre-bras-2") -> list[str]:
    return [choice for question in reader_of(FIXTURES[battle], side)(text).asked for choice in question.choices]


HOW_IT_IS = {
    "Gauthier to G6, theres only one battalion there.": ["BRIGADE gauthier: INTENT ADVANCE G6"],
    "2/93 leave them be they're rubbish.": ["2/93: HOLD"],
    "Jamin stays put hes got a nice view lol": ["BRIGADE jamin: INTENT HOLD"],
    "1/92 go to F5, they're too far back, and 2/92 go to F4.": ["1/92: MOVE TO F5", "2/92: MOVE TO F4"],
    "Foy w/ Gauthier.": ["GENERAL Foy: MOVE TO gauthier"],
    "Gauthier monte la route et attaque Gemioncourt, il y a juste un peu d'infanterie à côté.": [
        "BRIGADE gauthier: INTENT ATTACK gemioncourt",
    ],
    "Gauthier en G6, il n'y a qu'un bataillon là-bas.": ["BRIGADE gauthier: INTENT ADVANCE G6"],
    # what is bidden, and what it hangs on, is not left out
    "1/92 go to F5 they're to stay there.": ["1/92: MOVE TO F5"],
    "2/93 hold F4, there's no need to chase anybody.": ["STANDING 2/93 breakthrough: STOP", "2/93: MOVE TO F4"],
    "The 1/92 goes to F5 if there's no enemy there.": [],
    # behind what somebody is, what he is to do
    "1/92 are too far forward pull them back to F4.": ["1/92: MOVE TO F4"],
    "Husson is in good shape send him to Lairalle.": ["BRIGADE husson: INTENT ADVANCE lairalle"],
}  # fmt: skip
LIKE_THE_LAST = {
    "1st Chasseurs to Piraumont. The 6th to J6.": ["1Ch: MOVE TO piraumont", "6Ch: MOVE TO J6"],
    "Wathiez stays. The 6th goes to H4.": ["BRIGADE wathiez: INTENT HOLD", "6Lan: MOVE TO H4"],
    "Die 5. Lanciers gehen nach H4. Die 6. bleiben stehen.": ["5Lan: MOVE TO H4", "6Lan: HOLD"],
    "The 1st company of the 6th Foot fires at stevenart.": ["1/6FA: FIRE AT stevenart"],
    "La 7e compagnie du 2e tire sur stevenart.": ["7/2FA: FIRE AT stevenart"],
    "Jamin stays. Except the 1/100th, which goes to E5.": ["BRIGADE jamin: INTENT HOLD", "1/100: MOVE TO E5"],
    "Gauthier reste sur place. Sauf le 1/92, qui va en E5.": ["BRIGADE gauthier: INTENT HOLD", "1/92: MOVE TO E5"],
    "Gauthier bleibt stehen. Außer dem 1/92, das nach E5 geht.": [
        "BRIGADE gauthier: INTENT HOLD",
        "1/92: MOVE TO E5",
    ],
    "Campi: round the wood not through it, then behind Husson.": ["BRIGADE campi: INTENT SUPPORT husson"],
    "The Guard ones right at the bottom stay as well.": ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
}
CASES = {
    "Both btys to limber up and withdraw to La Bergerie should en inf close to within 250 m.": [
        "STANDING bijleveld, stevenart limber and flee: FLEE",
    ],
    "7L forms square should cavalry appear.": ["STANDING 7L vs cavalry: SQUARE"],
    "5M falls back to the crossroads should it be attacked.": ["STANDING 5M fall back: FALL BACK"],
    "5M holds the farm and 7L should go to H9.": ["5M: HOLD", "7L: MOVE TO H9"],
    "When Picton gets here I want Kempt's brigade to be on the Namur road.": [
        "BRIGADE kempt: INTENT ADVANCE 77.5,117.3",
    ],
    "When van Merlen arrives he waits behind La Bergerie.": ["BRIGADE merlen: INTENT ADVANCE 61.8,116.2"],
}  # fmt: skip
WHERE = {
    "7M to the edge of the wood nearest the crossroads.": "7M: MOVE TO 58.8,121.2",
    "7M to the corner of the wood closest to Gemioncourt.": "7M: MOVE TO 48.4,82.6",
    "7M à la lisière du bois la plus proche de Gemioncourt.": "7M: MOVE TO 48.4,82.6",
    "7M an den Waldrand, der Gemioncourt am nächsten liegt.": "7M: MOVE TO 48.4,82.6",
    "27J to break clean and withdraw to H9.": "27J: MOVE TO H9",
    "27J falls back and goes to H9.": "27J: MOVE TO H9",
    "27J löst sich vom Feind und geht nach H9 zurück.": "27J: MOVE TO H9",
}
WITHOUT_A_MARK = {
    "If the French cross the brook 7L goes to H9.": "7L: MOVE TO H9",
    "Once 27J is back over the brook 7L goes to F9.": "7L: MOVE TO F9",
    "If their guns move up let Stevenart fire on them.": "STANDING stevenart fire at will: ALWAYS",
}
OPERATION = """
  4. EXECUTION

  e. Coordinating instrs

     (1) All bns to form square against cavalry.

  5. COMMAND AND SIGNAL

  a. Perponcher to Stevenart's bty.
"""


@pytest.mark.parametrize("said", HOW_IT_IS)
def test_what_somebody_is_is_left_out_of_what_he_does(said: str) -> None:
    assert done(said) == HOW_IT_IS[said]


@pytest.mark.parametrize("said", LIKE_THE_LAST)
def test_who_is_told_by_less_than_his_name_is_one_like_those_before(said: str) -> None:
    assert done(said) == LIKE_THE_LAST[said]


@pytest.mark.parametrize("said", CASES)
def test_a_condition_may_stand_behind_what_hangs_on_it(said: str) -> None:
    assert done(said, "allied", "quatre-bras-2") == CASES[said]


@pytest.mark.parametrize("said", WHERE)
def test_edges_are_told_apart_and_who_goes_off_goes_where_he_is_told(said: str) -> None:
    assert done(said, "allied", "quatre-bras-2") == [WHERE[said]]
    assert asked(said) == []


@pytest.mark.parametrize("said", WITHOUT_A_MARK)
def test_an_order_behind_a_condition_without_a_mark_is_asked_about(said: str) -> None:
    assert done(said, "allied", "quatre-bras-2") == []
    assert asked(said) == [WITHOUT_A_MARK[said]]


def test_the_far_edge_is_not_the_near_one() -> None:
    assert done("7M to the near edge of the wood.", "allied", "quatre-bras-2") == ["7M: MOVE TO 31,125"]
    assert asked("7M to the far edge of the wood.") == ["7M: MOVE TO 42.4,60.6"]


def test_a_heading_of_a_higher_rank_ends_the_rules_above_it() -> None:
    assert done(OPERATION, "allied", "quatre-bras-2")[-1] == "GENERAL Perponcher: MOVE TO stevenart"


def test_behind_those_who_step_back_is_behind_where_they_come_to() -> None:
    text = "2/2Nas to step back 100 m NW.\n\n3/2Nas moves up in support of 2/2Nas."
    assert done(text, "allied", "quatre-bras-2") == ["2/2Nas: MOVE TO 44,71.6", "3/2Nas: MOVE TO 43.1,76.5"]
