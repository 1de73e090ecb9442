"""What is done behind a fight that is won, and when guns leave, told with its case."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done

STOPS, BACK = "breakthrough: STOP", "breakthrough: BACK"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If Hubert's men win a fight, no chasing off after it.", f"STANDING hubert {STOPS}"),
        ("If we do see something off nobody goes running after it.", f"STANDING ALL {STOPS}"),
        ("If we win a fight don't run after them, just stay on the ground we took.", f"STANDING ALL {STOPS}"),
        ("Hubert and Wathiez come back after a successful charge.", f"STANDING hubert, wathiez {BACK}"),
        ("If the French break nobody chases.", f"STANDING ALL {STOPS}"),
        ("When Hubert has broken somebody he is to rally back and not go on.", f"STANDING hubert {BACK}"),
        ("Wenn wir einen Angriff abgewehrt haben, läuft keiner den Franzosen hinterher.", f"STANDING ALL {STOPS}"),
        ("Die Kavallerie jagt nach einem Erfolg nicht weiter, sondern geht dahin zurück, wo sie hergekommen ist.",
         f"STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan {BACK}"),
        ("Si Hubert enfonce l'ennemi, il revient à sa place.", f"STANDING hubert {BACK}"),
        ("Wathiez revient à sa place après une charge réussie.", f"STANDING wathiez {BACK}"),
    ],
)  # fmt: skip
def test_what_is_done_behind_a_victory_is_a_decision(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]
    assert not asked(said, SECOND_TURN)


FLANK = "STANDING hubert opportunity charge: FLANK"
TO_PIRAUMONT = "BRIGADE hubert: INTENT ADVANCE piraumont"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Hubert pousse jusqu'à Piraumont. De lui-même il ne charge que si on lui présente un flanc, et quand il a "
            "gagné il revient à sa place, pas de cavalcade.",
            [TO_PIRAUMONT, FLANK, f"STANDING hubert {BACK}"],
        ),
        (
            "Hubert pousse jusqu'à Piraumont. Une fois qu'il a gagné il revient à sa place.",
            [TO_PIRAUMONT, f"STANDING hubert {BACK}"],
        ),
        ("Hubert ne charge que les flancs, et s'il gagne il rentre.", [FLANK, f"STANDING hubert {BACK}"]),
        ("Hubert ne charge que les flancs et ne poursuit pas.", [FLANK, f"STANDING hubert {STOPS}"]),
        ("Hubert only charges flanks, and if they win they come back.", [FLANK, f"STANDING hubert {BACK}"]),
        ("Hubert ne charge de lui-même que dans les flancs.", [FLANK]),
        ("Hubert charge seulement dans un flanc.", [FLANK]),
        ("Après une victoire, Hubert revient à sa place.", [f"STANDING hubert {BACK}"]),
        ("Une fois vainqueur, Hubert revient à sa place.", [f"STANDING hubert {BACK}"]),
        ("Quand Hubert aura gagné, qu'il revienne d'où il vient.", [f"STANDING hubert {BACK}"]),
        (
            "Gauthier attaque Gemioncourt, et s'il a gagné il reste là.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt", f"STANDING gauthier {STOPS}"],
        ),
        ("Quand on a gagné un combat on reste sur place.", [f"STANDING ALL {STOPS}"]),
        ("Hubert ne part pas au galop derrière les fuyards.", [f"STANDING hubert {STOPS}"]),
        ("Pas de poursuite folle.", [f"STANDING ALL {STOPS}"]),
        ("Husson forms square against cavalry and nobody pursues.",
         ["STANDING husson vs cavalry: SQUARE", f"STANDING ALL {STOPS}"]),
        ("Si l'ennemi a gagné il revient.", []),
    ],
)  # fmt: skip
def test_a_victory_in_french_and_a_rule_beside_it(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize("said", ["If they break, chase 'em!", "Wenn Gauthier durchbricht, darf er weiter nachstoßen."])
def test_who_chases_does_not_stop(said: str) -> None:
    assert not any("STOP" in line for line in done(said, SECOND_TURN))


@pytest.mark.parametrize(
    "said",
    [
        "Stevenart steht sehr weit vorne, deshalb soll er aufprotzen und abhauen, bevor ihn jemand erwischt.",
        "Si Stevenart est sur le point d'être pris, il attelle et il file.",
    ],
)
def test_guns_about_to_be_taken_leave(said: str) -> None:
    assert "STANDING stevenart limber and flee: FLEE" in done(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    "said",
    [
        "Campi comes up to I5 in column and faces north.",
        "Campi (all facing west for some reason) comes up to I5 in column and faces north.",
        "Campi kommt in Kolonne nach I5 und schaut nach Norden.",
    ],
)
def test_a_brigade_formed_and_turned_goes_where_it_is_led(said: str) -> None:
    assert "1/72, 2/72, 1/108, 2/108, 3/108: FORM COLUMN; MOVE TO I5; FACE N" in done(said, SECOND_TURN)


def test_a_brigade_that_turns_and_follows_follows() -> None:
    assert done("Campi turn round and follow Husson!!", SECOND_TURN) == ["BRIGADE campi: INTENT SUPPORT husson"]


def test_the_rest_of_a_plan_holds_nobody_who_is_led_below() -> None:
    said = "Gauthier goes for the farm and the rest holds.\n\nHubert goes to K7.\n\nCampi supports Husson."
    held = next(line for line in done(said, SECOND_TURN) if line.endswith(": HOLD"))
    assert not {"1Ch", "6Ch", "1/72"} & set(held.partition(":")[0].split(", "))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/4L: go to Petit-Pierrepont and keep an eye on the wood.", "1/4L: MOVE TO petit-pierrepont; FACE bossu"),
        ("Le 1/4L va en D4 et surveille le bois.", "1/4L: MOVE TO D4; FACE bossu"),
    ],
)
def test_who_watches_from_a_place_looks_there(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


def test_who_goes_between_nobody_is_asked_about() -> None:
    said = "18/6FA: bring it up between them and have it unlimber facing north."
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)


def test_between_them_is_between_those_of_its_like_told_last() -> None:
    said = "1/6FA and 7/2FA fire at 27J. 18/6FA can't see much from there, so bring it up between them, facing north."
    assert done(said, SECOND_TURN) == ["1/6FA, 7/2FA: FIRE AT 27J", "18/6FA: REDEPLOY TO 60.4,54.4 FACE N"]


@pytest.mark.parametrize(
    "said",
    [
        "Wenn ihm einer die Flanke hinhält, draufhauen, hinterher aber zurück auf den alten Platz.",
        "Hubert darf in die Flanke attackieren, danach geht es zurück auf den alten Platz.",
        "Hubert attackiert nur in die Flanke und kehrt danach an seinen Platz zurück.",
        "Hubert greift in die Flanke an, wenn sich die Gelegenheit bietet, und reitet anschließend wieder zurück.",
        "Wenn einer Hubert die Flanke bietet, dann drauf, und danach wieder zurück.",
        "Hubert: bei offener Flanke attackieren, danach zurück in die Ausgangsstellung.",
    ],
)
def test_a_charge_at_flanks_and_the_way_back_behind_it(said: str) -> None:
    assert done(f"Hubert bleibt stehen. {said}", SECOND_TURN)[1:] == [
        "STANDING hubert opportunity charge: FLANK",
        "STANDING hubert breakthrough: BACK",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "If they are beaten nobody follows.",
        "When the French are driven off, nobody goes after them.",
        "Wenn die Holländer vertrieben werden, läuft keiner hinterher.",
    ],
)
def test_nobody_goes_after_those_who_are_beaten(said: str) -> None:
    assert done(said, SECOND_TURN) == ["STANDING ALL breakthrough: STOP"]
