"""What a letter of the twenty-fourth lot showed: cases of how many come, who is left out, who leads and who stays."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done
from tests.letters.test_writers import FIXTURES, reader_of


@pytest.mark.parametrize(
    "said",
    [
        "1/2L: if attacked in strength, fall back.",
        "If two battalions charge 1/2L it falls back.",
        "If 1/2L is charged by a whole brigade it should fall back.",
        "If 1/2L is attacked by very superior numbers it may retire.",
        "1/2L: if attacked by more than 1 bn -> pull back.",
        "Wird 1/2L von einer Übermacht angegriffen, weicht es aus.",
        "Wird 1/2L von einer ganzen Brigade angegriffen, weicht es aus.",
        "Wenn 1/2L von mehr als einem Bataillon angegriffen wird, weicht es aus.",
        "Si 1/2L est attaqué par plus d'un bataillon, il se replie.",
        "If the horse guns are charged by more than a squadron they limber and flee.",
    ],
)
def test_how_many_come_is_no_case_of_the_rulebook_and_is_asked_about(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If 1/2L is charged it falls back.", ["STANDING 1/2L fall back: FALL BACK"]),
        ("If cavalry or whatever charges 1/2L they run back.", ["STANDING 1/2L fall back: FALL BACK"]),
        (
            "If any of the foot batteries are overrun the gunners should limber up and get out.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA limber and flee: FLEE"],
        ),
        (
            "Guns: if overrun -> limber + run.",
            [
                "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE",
            ],
        ),
        ("if cav charges -> inf forms SQ", ["STANDING ALL vs cavalry: SQUARE"]),
    ],
)
def test_a_plain_case_is_one(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "All battalions other than the Jägers form square if they are threatened by cavalry.",
            ["STANDING 5M, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"],
        ),
        (
            "All bns less 27J form square if cav comes at them.",
            ["STANDING 5M, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"],
        ),
        (
            "If cavalry comes everyone makes a square, except the jagers obviously.",
            ["STANDING saxe-weimar, 5M, 8M, 7L, 7M vs cavalry: SQUARE"],
        ),
        (
            "All infantry forms square if charged by cavalry, except the 7M.",
            ["STANDING 7M vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE"],
        ),
    ],
)
def test_skirmishers_left_out_of_squares_are_told_nothing(said: str, meant: list[str]) -> None:
    assert sorted(done(said, ALLIED_SECOND)) == sorted(meant)


@pytest.mark.parametrize("said", ["Bijlandt gotcha 27J goes to G10.", "All battalions gotcha the Jägers form square."])
def test_some_behind_a_word_that_nobody_knows_do_not_act_for_all(said: str) -> None:
    assert done(said, ALLIED_SECOND) == []
    assert asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "The Light Cavalry of the Guard stays where it is. Their two batteries can stay with them.",
            ["BRIGADE light-cavalry: INTENT HOLD", "1/guard-artillery, 2/guard-artillery: HOLD"],
        ),
        ("Husson holds. 18/6FA stays with him.", ["BRIGADE husson: INTENT HOLD", "18/6FA: HOLD"]),
        ("2/61 is my spare, he doesn't budge.", ["2/61: HOLD"]),
        ("1/2L stays where it is, facing south.", ["1/2L: FACE S; HOLD"]),
        ("1/72 reste en place, en ligne, face au sud.", ["1/72: FORM LINE; FACE S; HOLD"]),
        ("Jamin stays where he is. I would like to keep something back for later.", ["BRIGADE jamin: INTENT HOLD"]),
        (
            "I'd like to keep something back.\nMarshal Ney stays where he is.",
            ["GENERAL Ney: HOLD"],
        ),
    ],
)
def test_who_stays_stays(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Wenn van Merlen in Zug 4 eintrifft, soll er mit seiner Reiterei hinter Quatre-Bras stehen bleiben.",
        "When van Merlen arrives he stays behind Quatre-Bras with his cavalry.",
        "Quand van Merlen arrivera, il restera derrière Quatre-Bras avec sa cavalerie.",
    ],
)
def test_who_arrives_with_his_men_is_meant_alone(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["BRIGADE merlen: INTENT ADVANCE 64.9,129.5"] or done(said, ALLIED_SECOND) == [
        "BRIGADE merlen: INTENT ADVANCE 63.8,129.6"
    ]


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("Hubert stays. If enemy horsemen come at them they should ride out to meet them.", "counter charge: ALWAYS"),
        ("Hubert: wenn Kavallerie kommt, dürfen sie Gegenattacke reiten.", "counter charge: ALWAYS"),
        ("Hubert waits. If he sees a good chance he may go for it.", "opportunity charge: ALWAYS"),
        ("Hubert waits. He is not to charge anybody unless he can get them in the flank.", "opportunity charge: FLANK"),
        ("Hubert attacks 27J. Once they've won they stop.", "breakthrough: STOP"),
        ("Hubert attacks 27J. But once they have won they stop.", "breakthrough: STOP"),
    ],
)
def test_what_horse_may_do(said: str, rule: str) -> None:
    assert done(said, FRENCH)[-1] == f"STANDING hubert {rule}"
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 and 2/92 in front, 1/93 and 2/93 follow 10 cm behind.", ["1/93, 2/93: MOVE TO 49,18"]),
        ("1/93 follows 1/92 and 2/92 at 10 cm.", ["1/93: MOVE TO 49,18"]),
        ("1/93 folgt 1/92 und 2/92 mit 10 cm.", ["1/93: MOVE TO 49,18"]),
        ("1/93 suit 1/92 et 2/92 à 10 cm.", ["1/93: MOVE TO 49,18"]),
        ("1/92 und 2/92 vorn, 1/93 folgt 8 cm dahinter als Reserve.", ["1/93: MOVE TO 49,20"]),
        ("1/92 et 2/92 devant, 1/93 suit à 8 cm derrière.", ["1/93: MOVE TO 49,20"]),
        ("1/93 folgt 1/92 und 2/92 mit 10 cm Abstand.", ["1/93: MOVE TO 49,18"]),
    ],
)
def test_who_follows_two_is_behind_both(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/2L moves to I7. 1/61 follows 5 cm behind 1/2L.", "1/61: MOVE TO 83.2,60.4"),
        ("Husson attacks Lairalle. The 61st follows 5 cm behind 1/2L.", "1/61, 2/61: MOVE TO 83.7,53.4"),
        ("Husson attacks Lairalle. 1/61 and 2/61 follow behind the light infantry.", "1/61, 2/61: MOVE TO 84.5,53"),
        ("1/61 follows behind 1/2L.", "1/61: MOVE TO 76.3,35.9"),
    ],
)
def test_who_follows_behind_others_goes_where_they_are_sent(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant
    assert asked(said, FRENCH) == []


def test_who_follows_at_a_distance_whom_nobody_names_is_asked_whom() -> None:
    assert done("1/93 follows 8 cm behind.", FRENCH) == []
    assert asked("1/93 follows 8 cm behind.", FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("18/6FA stands too far back, please bring it to G6.", ["18/6FA: REDEPLOY TO G6"]),
        ("18/6FA is doing nothing back there. Bring it up to G6.", ["18/6FA: REDEPLOY TO G6"]),
        ("18/6FA steht zu weit hinten, bitte nach G6 bringen.", ["18/6FA: REDEPLOY TO G6"]),
        (
            "18/6FA is too far back. Bring it to G6 and shoot at stevenart.",
            ["18/6FA: REDEPLOY TO G6; FIRE AT stevenart"],
        ),
        ("Jamin is sitting idle at the back. He goes to F4.", ["BRIGADE jamin: INTENT ADVANCE F4"]),
        ("1/4L is idle where it is.", []),
    ],
)
def test_how_somebody_stands_is_why_he_is_moved(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    "said",
    [
        "18/6FA goes next to the 1/6FA on the left side.",
        "18/6FA stellt sich neben 1/6FA auf der linken Seite auf.",
        "Le 18/6FA se place à côté du 1/6FA sur la gauche.",
    ],
)
def test_beside_somebody_on_a_side_is_that_side(said: str) -> None:
    assert done(said, FRENCH) == done("18/6FA goes to the left of 1/6FA.", FRENCH) != []


@pytest.mark.parametrize(
    "said",
    [
        "Husson marschiert zuerst.",
        "Husson marschiert zuerst, sonst stehen die sich im Weg.",
        "Zuerst marschiert Husson.",
        "Husson sets off first.",
        "Husson first, please.",
        "Husson first, or they get in each other's way.",
        "Husson en priorité.",
        "La priorité à Husson.",
    ],
)
def test_who_is_named_first_acts_first(said: str) -> None:
    assert done(said, FRENCH) == ["PRIORITY husson"]


def test_whom_a_sentence_ranks_first_the_next_speaks_of() -> None:
    assert done("5M should move first. It is to go forward into Gemioncourt and occupy the farm.", ALLIED_SECOND)[
        0
    ] == ("PRIORITY 5M")
    told = done("Husson advances first, Campi follows.", FRENCH)
    assert told == ["BRIGADE husson: INTENT ADVANCE", "BRIGADE campi: INTENT SUPPORT husson"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/2L: skirmish order, screening Husson.", "1/2L: FORM SKIRMISH; MOVE TO 79.5,46.6"),
        ("1/2L moves 6 cm north to cover the brigade.", "1/2L: MOVE TO 75.4,46.8"),
    ],
)
def test_skirmishers_screen_from_before_their_brigade(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]


def test_what_a_plan_is_about_orders_nothing() -> None:
    plan = "Basic idea is hit them in the middle with Foy, clear the wood with Jamin and swing Bachelu round the right."
    assert done(plan, FRENCH) == []
    assert not asked(plan, FRENCH)


def test_a_note_quotes_nobody_with_words_that_he_did_not_write() -> None:
    reading = reader_of(FIXTURES["quatre-bras-1"], "french")
    plain = reading("If 1/2L is charged it falls back.")
    put = reading("If any of the foot batteries are overrun the gunners should limber up and get out.")
    assert [str(note) for item in plain.read.values() for note in item.because] == [
        "the rulebook decides when; you wrote “If 1/2L is charged”"
    ]
    assert put.read
    assert not [note for item in put.read.values() for note in item.because]
