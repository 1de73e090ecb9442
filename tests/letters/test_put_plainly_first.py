"""What English players put in ways of their own, and who returns after a charge: of the last lots of letters."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The main thing is Gemioncourt. Gauthier attacks it.", "BRIGADE gauthier: INTENT ATTACK gemioncourt"),
        (
            "So, the main thing is that farm in the middle, Gemioncourt. Gauthier takes his brigade up the main road "
            "and attacks it.",
            "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        ),
        ("Das Wichtigste ist Gemioncourt. Gauthier soll es nehmen.", "BRIGADE gauthier: INTENT ATTACK gemioncourt"),
        (
            "Foy seems to be the best man we have, so let him ride with Gauthier's brigade.",
            "GENERAL Foy: MOVE TO 54,28",
        ),
        ("Foy goes to F6. He rides with Gauthier.", "GENERAL Foy: MOVE TO gauthier"),
        ("Foy reste là. Il va avec Gauthier.", "GENERAL Foy: MOVE TO gauthier"),
        ("And could Reille go back to F3?", "GENERAL Reille: MOVE TO F3"),
        ("Piré get yourself up with Hubert at K6", "GENERAL Piré: MOVE TO K6"),
        (
            "The two batteries in front, 1/6FA and 7/2FA, should both shoot at stevenart.",
            "1/6FA, 7/2FA: FIRE AT stevenart",
        ),
        (
            "Over on the right I would like Husson to clear the skirmishers 27J away.",
            "BRIGADE husson: INTENT ATTACK 27J",
        ),
        (
            "Hubert stays put. I do not want them charging off their own bat.",
            "STANDING hubert opportunity charge: NEVER",
        ),
        (
            "Campi closes up behind Husson and acts as his reserve, no point having 5 battalions in a wood.",
            "BRIGADE campi: INTENT SUPPORT husson",
        ),
        ("Gauthier's Brigade - attack 2/2Nas - main attack", "BRIGADE gauthier: INTENT ATTACK 2/2Nas"),
        (
            "Obviously Gauthier has to get out of the way first and then Jamin, otherwise we'll have a traffic jam.",
            "PRIORITY gauthier, jamin",
        ),
    ],
)
def test_it_is_what_a_plain_sentence_says(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "1/2Nas goes 6 cm back to the north, in the trees, with the front always to the south.",
            ["1/2Nas: MOVE TO 36,65.2; FACE S"],
        ),
        (
            "27J: If 1Ch or 6Ch ride at them they should fall back and not try to stand.",
            ["STANDING 27J fall back: FALL BACK"],
        ),
        ("Nobody runs behind a beaten enemy, also not for a few centimetres.", ["STANDING ALL breakthrough: STOP"]),
        (
            "Every battalion forms square when it is charged by cavalry, except 5M, which has walls around it.",
            ["STANDING 5M vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE"],
        ),
        (
            "As soon as van Merlen is arrived, his cavalry waits at Quatre-Bras for further orders.",
            ["BRIGADE merlen: INTENT ADVANCE quatre-bras"],
        ),
    ],
)
def test_of_the_other_side(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant


def test_only_then_is_asked_about() -> None:
    said = "2/28Ora stays at Quatre-Bras until 7M is there, and only then it comes down to La Bergerie."
    assert done(said, ALLIED_SECOND) == ["2/28Ora: HOLD"]
    assert asked(said, ALLIED_SECOND) == [("2/28Ora: MOVE TO bergerie",)]


@pytest.mark.parametrize(
    "said",
    [
        "Hubert may charge at any opportunity, but comes back afterwards.",
        "Hubert peut charger à toute occasion, mais revient ensuite.",
        "Hubert darf bei jeder Gelegenheit attackieren, kommt danach aber zurück.",
        "Hubert goes to K6. He may charge on his own initiative whenever he sees a chance, and returns to his place.",
    ],
)
def test_who_charges_at_a_chance_and_comes_back_is_told_two_rules(said: str) -> None:
    assert sorted(done(said, FRENCH))[-2:] == [
        "STANDING hubert breakthrough: BACK",
        "STANDING hubert opportunity charge: ALWAYS",
    ]


def test_an_opportunity_that_nobody_understood_is_no_attack() -> None:
    said = "Hubert may charge at any opportunity which is given, and then returns behind the wood."
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    "said", ["Gauthier goes to F6. Gemioncourt is to be held.", "Gauthier geht nach F6. Gemioncourt wird gehalten."]
)
def test_a_place_that_is_to_be_held_is_not_held_by_whoever_was_told_last(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE gauthier: INTENT ADVANCE F6"]
    assert asked(said, FRENCH)


def test_nor_is_it_asked_who_holds_it_where_he_was_sent_there() -> None:
    told = done("Gauthier takes Gemioncourt. Gemioncourt is to be held.", FRENCH)
    assert told == ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE gauthier: INTENT DEFEND gemioncourt"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert bleibt. Wird er aber attackiert, dann darf er gegenreiten.", "STANDING hubert counter charge: ALWAYS"),
        ("1/2L: wenn 1/2L angegriffen wird nicht kämpfen sondern ausweichen", "STANDING 1/2L fall back: FALL BACK"),
        (
            "1/2L geht vor. Wenn sie angegriffen werden, sollen sie zurückgehen und nicht die Helden spielen.",
            "STANDING 1/2L fall back: FALL BACK",
        ),
        (
            "1/2L goes forward. If charged they fall back rather than make a stand.",
            "STANDING 1/2L fall back: FALL BACK",
        ),
    ],
)
def test_no_heroes(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant


@pytest.mark.parametrize(
    "said",
    [
        "Don't let 1/2L get cut off.",
        "Cavalry: no heroics.",
        "No heroics please.",
        "Kavallerie: keine Heldentaten.",
        "Cavalerie : pas d'héroïsme.",
        "Husson n'a pas besoin de se presser.",
    ],
)
def test_what_nobody_can_do_is_noted(said: str) -> None:
    assert done(said, FRENCH) == []
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Gauthier keeps to the left of the road and makes for Gemioncourt.",
            "BRIGADE gauthier: INTENT ADVANCE gemioncourt",
        ),
        (
            "Gauthier hält sich links der Straße und geht auf Gemioncourt.",
            "BRIGADE gauthier: INTENT ADVANCE gemioncourt",
        ),
        ("If 27J runs, let it run.", "STANDING ALL breakthrough: STOP"),
        ("Husson is in charge of Lairalle.", "BRIGADE husson: INTENT DEFEND lairalle"),
    ],
)
def test_no_other_deed_is_heard_in_it(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]


def test_where_the_first_target_is_not_sure_the_second_is_not_fired_at() -> None:
    said = "18/6FA fires at the infantry first, then at stevenart."
    assert done(said, FRENCH) == []
    assert ("18/6FA: FIRE AT stevenart",) in asked(said, FRENCH)


@pytest.mark.parametrize(
    "said", ["Keiner kommt näher als 20 cm an den Wald.", "Personne n'approche à moins de 20 cm du bois."]
)
def test_a_distance_to_be_kept_holds_nobody(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("4/2L: column, follow 3/2L, halt 5 cm south of Lairalle", "4/2L: FORM COLUMN; MOVE TO 86.4,51.2"),
        ("4/2L in column follows 3/2L and stops 5 cm south of Lairalle.", "4/2L: FORM COLUMN; MOVE TO 86.4,51.2"),
    ],
)
def test_who_follows_stops_where_he_is_told(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert not asked(said, FRENCH)


def test_a_rule_behind_all_of_a_kind_is_for_all() -> None:
    told = done("Alle Nassauer bleiben im Wald. Keine Gegenangriffe, keine Verfolgung.", ALLIED_SECOND)
    assert told[1:] == ["STANDING ALL counter charge: NEVER", "STANDING ALL breakthrough: STOP"]
