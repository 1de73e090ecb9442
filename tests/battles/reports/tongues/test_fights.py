"""Fights and fire in words: who came upon whom, what decided it, what it cost, and nothing of it twice."""

import pytest

from battles.reports.facts.account import account
from battles.reports.tongues.en.fights import fight_clauses
from battles.reports.tongues.en.sentences import composed
from battles.reports.tongues.en.shots import digest, shot_clauses, together_clauses, told_together
from battles.reports.tongues.rich import plain
from tests.battles.engine.field import event, roll
from tests.battles.reports.papers import data

#: What a side calls an enemy's battery that it cannot name.
BATTERY = "enemy-2"


def happened(*events):
    """The meetings of a turn in which only this happened, and the turn."""
    turn = data(told=tuple(events)).turn
    return turn, account(turn).episodes


def fight(*events):
    turn, (episode,) = happened(*events)
    return [(one.subject, plain(one.words)) for one in fight_clauses(turn, episode) if one.words]


def fire(*events):
    turn, (episode,) = happened(*events)
    return [(one.subject, plain(one.words)) for one in shot_clauses(turn, episode) if one.words]


def charge(by="5Lan", at="5M", n=1, **effect):
    return event("charge", by, {"type": "charge", "gap": 6.5} | effect, target=at, n=n)


def blows(by, at, n, round_=1):
    effect = {"round": round_, "set": "base", "hits": 1}
    return event("combat", by, effect, target=at, roll=roll("melee", by, 6, 4), n=n)


def loss(unit, lost, n, cause="combat"):
    return event("loss", unit, {"lost": lost, "strength": 1, "cause": cause}, n=n)


def gone(unit, n, cause="combat"):
    return event("eliminated", unit, {"cause": cause}, n=n)


def shot(by="stevenart", at="1/93", n=1, hits=1, **effect):
    return event("fire", by, {"mode": "fire", "hits": hits, "range": 6} | effect, target=at, roll=roll("f", by, 6), n=n)


def test_a_charge_is_told_with_how_far_it_came_and_the_number_of_its_fight():
    ((subject, words),) = fight(charge())
    assert subject == "5Lan"
    assert words.endswith("the 5th Militia from 160 metres [1]")


def test_one_clash_that_destroys_names_who_and_what_it_cost_the_other():
    told = fight(
        charge(), blows("5Lan", "5M", 2), blows("5M", "5Lan", 3), loss("5Lan", 2, 4), loss("5M", 3, 5), gone("5M", 6)
    )
    assert told[1:] == [
        ("", "At the first clash the 5th Militia was ridden down; it cost the 5th Lancers two hundred men")
    ]


@pytest.mark.parametrize(
    ("unit", "by", "words"),
    [
        ("5M", "5Lan", "the 5th Militia was ridden down"),
        ("5M", "1/92", "was destroyed"),
        ("stevenart", "1/92", "foot guns were cut down at their guns"),
    ],
)
def test_an_end_by_blows_is_told_by_who_dealt_and_who_suffered_them(unit, by, words):
    told = fight(charge(by, unit), blows(by, unit, 2), gone(unit, 3))
    assert told[-1][1].endswith(words)


def test_clashes_are_counted_and_both_may_break():
    rounds = (blows("5Lan", "5M", 2), blows("5Lan", "5M", 3, 2), loss("5M", 1, 4))
    assert fight(charge(), *rounds)[-1][1].startswith("They fought hand to hand through two clashes; it cost")
    both = fight(charge(), blows("5Lan", "5M", 2, 0), gone("5M", 3), gone("5Lan", 4))
    assert both[-1][1] == "They met and broke each other"
    assert fight(charge(), blows("5Lan", "5M", 2, 0))[-1][1] == "The shock decided it"


def test_a_loss_that_is_no_blow_is_told_of_its_unit_and_a_blow_only_with_the_round():
    told = fight(charge(), loss("5M", 1, 2, "square"), blows("5Lan", "5M", 3), loss("5M", 1, 4))
    assert [subject for subject, _ in told] == ["5Lan", "5M", ""]
    assert told[1][1] == "lost a hundred men by it"
    assert told[2][1].count("a hundred men") == 1


def test_what_the_fire_of_guns_cost_is_told_in_the_same_breath():
    assert fire(shot(), loss("1/93", 1, 2, "fire")) == [
        (BATTERY, "fired on the 1/93rd Ligne from 150 metres [1] and struck down a hundred men")
    ]
    assert fire(shot(hits=0)) == [(BATTERY, "fired on the 1/93rd Ligne from 150 metres [1], without effect")]


def test_guns_are_dismounted_and_foot_fires_volleys():
    ((_, words),) = fire(shot("1/93", "stevenart"), loss("stevenart", 1, 2, "fire"))
    assert words.startswith("fired a volley at foot guns")
    assert words.endswith("and dismounted two guns")


def test_who_is_shot_to_pieces_is_said_to_be_by_the_shot_that_did_it():
    ((_, words),) = fire(shot(at="1/92"), loss("1/92", 5, 2, "fire"), gone("1/92", 3, "fire"))
    assert words.endswith("[1] and shot it to pieces")
    answered = fire(
        shot("1/93", "5M", hits=0),
        shot("5M", "1/93", 2, mode="return"),
        loss("1/93", 5, 3, "fire"),
        gone("1/93", 4, "fire"),
    )
    assert answered[1] == ("5M", "answered and shot the 1/93rd Ligne to pieces")


def test_an_answer_is_told_with_the_shot_and_support_by_itself():
    told = fire(
        shot("1/93", "5M", hits=0),
        shot("5M", "1/93", 2, mode="return"),
        loss("1/93", 1, 3, "fire"),
        shot("stevenart", "1/93", 4, hits=0, mode="support"),
    )
    assert told[0][1].endswith(", without effect; the answer cost it a hundred men")
    assert told[1] == (BATTERY, "joined in, without effect")


def test_plain_shots_at_one_target_are_one_sentence_and_others_are_not():
    plain_ones = (shot(), loss("1/93", 1, 2, "fire"), shot("8M", "1/93", 3), loss("1/93", 1, 4, "fire"))
    turn, episodes = happened(*plain_ones, shot("27J", "2/92", 5, hits=0))
    together = told_together(turn, episodes)
    assert [len(each) for each in together] == [2, 1]
    ((subject, words),) = [(one.subject, plain(one.words)) for one in together_clauses(turn, together[0])]
    assert subject == ""
    assert words.endswith("fired on the 1/93rd Ligne and struck down two hundred men")
    deadly = (shot(), loss("1/93", 5, 2, "fire"), gone("1/93", 3, "fire"), shot("8M", "1/93", 4, hits=0))
    assert [len(each) for each in told_together(*happened(*deadly))] == [1, 1]


# ---- more than two in one fight, and none at all


def reaction(by, at, n=1):
    return event("reaction", by, {"reaction": "opportunity-charge"}, target=at, n=n)


def contact(by, at, n):
    return event("contact", by, {"type": "join", "outflanks": False}, target=at, n=n)


THREE = (charge("1/92", "5M"), contact("1/93", "5M", 2), blows("1/92", "5M", 3), blows("1/93", "5M", 4),
         blows("5M", "1/93", 5))  # fmt: skip


def test_who_comes_to_help_is_told_and_the_fallen_of_a_fight_of_three_are_named():
    told = fight(*THREE, gone("1/93", 6), gone("5M", 7))
    assert ("1/93", "joined in against the 5th Militia") in told
    assert told[-1] == ("", "At the first clash the 1/93rd Ligne and the 5th Militia were destroyed")


def test_of_more_than_two_nobody_is_called_they():
    assert fight(*THREE)[-1][1] == "It came to blows"
    assert fight(charge("1/92", "5M"), blows("1/92", "5M", 2))[-1][1] == "They fought hand to hand"


def test_who_would_not_go_in_fought_nobody_hand_to_hand():
    test = event("test", "1/92", {"test": "opportunity", "passed": False}, roll=roll("opportunity", "1/92", 2), n=2)
    told = fight(reaction("1/92", "5M"), test)
    assert told == [("1/92", "stood before the 5th Militia [1]"), ("1/92", "let its chance to charge go by")]


# ---- shots that are one sentence


def together(*events):
    turn, episodes = happened(*events)
    return [plain(composed(turn, together_clauses(turn, some) if len(some) > 1 else shot_clauses(turn, some[0])))
            for some in told_together(turn, episodes)]  # fmt: skip


def test_two_who_fired_at_each_other_exchanged_volleys_and_it_is_said_whom_it_cost_what():
    assert together(shot("1/93", "5M", hits=0), shot("5M", "1/93", 2), loss("1/93", 1, 3, "fire")) == [
        "The 1/93rd Ligne and the 5th Militia exchanged volleys [1] and [2], which cost the 1/93rd Ligne a hundred men."
    ]
    assert together(shot("1/93", "5M", hits=0), shot("5M", "1/93", 2, hits=0))[0].endswith("[2], without effect.")


def test_a_unit_that_fired_at_several_is_named_once_with_the_shot_that_told_first():
    (told,) = together(shot("1/93", "5M", hits=0), shot("1/93", "8M", 2), loss("8M", 1, 3, "fire"),
                       shot("1/93", "27J", 4, hits=0))  # fmt: skip
    assert told.startswith("The 1/93rd Ligne fired a volley at infantry from 150 metres [2] and struck down a hundred ")
    assert told.endswith(", and at the 5th Militia [1] and skirmishers [3] without effect.")


def test_shots_that_told_on_several_are_sentences_of_their_own():
    told = together(shot("1/93", "5M"), loss("5M", 1, 2, "fire"), shot("1/93", "8M", 3), loss("8M", 1, 4, "fire"))
    assert len(told) == 2


def test_a_digest_tells_what_all_fire_cost_each_target_guns_apart_from_muskets():
    turn, episodes = happened(
        shot(), loss("1/93", 1, 2, "fire"), shot("8M", "1/93", 3), loss("1/93", 1, 4, "fire"),
        shot(n=5), loss("1/93", 1, 6, "fire"), shot("8M", "2/92", 7, hits=0), shot("5M", "2/93", 8),
        loss("2/93", 1, 9, "fire"),
    )  # fmt: skip
    assert plain(digest(turn, episodes)) == (
        "gunfire cost the 1/93rd Ligne [1] and [3] two hundred men; "
        "musketry cost the 1/93rd Ligne [2] and the 2/93rd Ligne [5] a hundred men each"
    )


def test_shots_without_effect_of_several_at_several_are_one_sentence():
    told = together(shot("1/93", "5M", hits=0), shot("2/93", "8M", 2, hits=0), shot("2/92", "27J", 3, hits=0))
    assert told == [
        "The 1/93rd Ligne fired at the 5th Militia [1], the 2/93rd Ligne at infantry [2] and the 2/92nd Ligne at "
        "skirmishers [3], all without effect."
    ]
