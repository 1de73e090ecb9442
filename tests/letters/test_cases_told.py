"""Decisions told with their case, in German, French and English: who they are for, and what is no case of theirs."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Erreicht der Feind die Geschütze dieser Batterie, sollen sich die Kanoniere in Sicherheit bringen.", "FLEE"),
        ("Wenn die Franzosen bei ihm an den Kanonen ankommen, sollen seine Leute weglaufen.", "FLEE"),
        ("Kommt jemand an ihre Rohre, hauen ihre Leute ab.", "FLEE"),
        ("Wenn einer zu ihren Rohren durchkommt, bleiben ihre Leute dran.", "STAND"),
        ("Schafft es jemand bis zu ihren Geschützen, halten die Leute aus.", "STAND"),
        ("Si l'ennemi lui tombe dessus, ses artilleurs restent à leurs pièces, 5M est à deux pas.", "STAND"),
        ("Si l'ennemi parvient jusqu'à ses pièces, que les canonniers se sauvent, on ne leur en voudra pas.", "FLEE"),
    ],
)
def test_what_gunners_do_of_the_battery_told_of(said: str, meant: str) -> None:
    told = f"Stevenart bleibt stehen. {said}" if "Si " not in said else f"Stevenart reste en place. {said}"
    assert done(told, ALLIED) == ["stevenart: HOLD", f"STANDING stevenart limber and flee: {meant}"]


@pytest.mark.parametrize(
    "said",
    [
        "Wenn einer bis zu den Rohren durchkommt, bleiben die Leute von 1/6FA dran, die Infanterie ist nicht weit.",
        "Si l'ennemi arrive sur les pièces : les servants de la 1/6FA tiennent bon.",
    ],
)
def test_what_gunners_do_who_are_named(said: str) -> None:
    assert done(said, FRENCH) == ["STANDING 1/6FA limber and flee: STAND"]


@pytest.mark.parametrize(
    "said",
    [
        "Kommt der Gegner bis zu den Geschützen, halten Gauthiers Leute die Stellung.",
        "Wenn die Franzosen an den Kanonen sind, greift Husson an.",
        "Si on arrive sur eux, les gens de Gauthier tiennent bon.",
        "Si l'ennemi arrive sur les canons, Husson attaque.",
    ],
)
def test_what_others_do_is_no_matter_of_the_gunners(said: str) -> None:
    assert not any("limber" in one for one in done(said, FRENCH))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Bietet sich ihr eine gute Gelegenheit zur Attacke, darf sie sie ohne Rückfrage ergreifen.", "ALWAYS"),
        ("Ergibt sich eine Gelegenheit, nutzt er sie.", "ALWAYS"),
        ("Wenn sich was anbietet, dürfen sie attackieren.", "ALWAYS"),
        ("Wenn sich was anbietet, dürfen sie attackieren, aber nur von der Flanke.", "FLANK"),
        ("Von sich aus attackiert der mir aber nichts, den brauch ich noch.", "NEVER"),
    ],
)
def test_chances_in_german(said: str, meant: str) -> None:
    goes = "BRIGADE hubert: INTENT ADVANCE K6"
    assert done(f"Hubert geht nach K6. {said}", FRENCH) == [goes, f"STANDING hubert opportunity charge: {meant}"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Wenn sich eine Chance bietet, darf Hubert attackieren, ohne zu fragen.", "ALWAYS"),
        ("Si une occasion se présente, Hubert charge.", "ALWAYS"),
        ("If a chance comes along, Hubert charges.", "ALWAYS"),
        ("Hubert charge si l'occasion se présente, mais de flanc uniquement.", "FLANK"),
    ],
)
def test_a_chance_is_a_case_and_no_heading(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [f"STANDING hubert opportunity charge: {meant}"]


@pytest.mark.parametrize(
    "said",
    [
        "Wathiez wartet. Werden sie angegriffen, reiten sie immer dagegen.",
        "Wathiez wartet. Sollte er attackiert werden, reitet er in jedem Fall eine Gegenattacke.",
        "Wathiez wartet. Wird er attackiert, macht er eine Gegenattacke.",
    ],
)
def test_who_rides_against_them_attacks_nobody_now(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE wathiez: INTENT HOLD", "STANDING wathiez counter charge: ALWAYS"]


def test_who_goes_back_charges_nobody() -> None:
    said = "1/2L bleibt stehen. Wenn die angegriffen werden, gehen sie zurück."
    assert done(said, FRENCH) == ["1/2L: HOLD", "STANDING 1/2L fall back: FALL BACK"]


def test_an_item_goes_on_about_the_brigade_of_the_item_before() -> None:
    said = "- Hubert attackiert nicht von sich aus.\n- Wird er attackiert, reitet er dagegen an."
    assert done(said, FRENCH) == [
        "STANDING hubert opportunity charge: NEVER",
        "STANDING hubert counter charge: ALWAYS",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Wenn 8M einen Angriff abwehrt bitte NICHT hinterherrennen.",
        "Wehrt 8M den Angriff ab, bleibt es stehen.",
        "Si 8M repousse un assaut, qu'il n'aille pas courir après les fuyards.",
    ],
)
def test_who_beats_them_off_goes_after_nobody(said: str) -> None:
    assert done(said, ALLIED) == ["STANDING 8M breakthrough: STOP"]


@pytest.mark.parametrize(
    "said",
    [
        "Si l'on tire sur les hommes du 8M, ils peuvent bien entendu riposter, je ne suis pas un monstre.",
        "8M riposte si on lui tire dessus.",
        "8M schießt zurück, wenn auf sie geschossen wird.",
        "8M returns fire if shot at.",
    ],
)
def test_who_returns_fire(said: str) -> None:
    assert done(said, ALLIED) == ["STANDING 8M return fire: ALWAYS"]


@pytest.mark.parametrize(
    "said",
    [
        "8M reste. Il n'ouvre pas le feu tout seul, mais il riposte si on lui tire dessus.",
        "8M stays. It does not open fire, but it returns fire if fired upon.",
    ],
)
def test_who_holds_fire_and_returns_it(said: str) -> None:
    assert done(said, ALLIED) == ["8M: HOLD", "8M: HOLD FIRE", "STANDING 8M return fire: ALWAYS"]


@pytest.mark.parametrize(
    "said",
    [
        "27J reste. Si on le charge, il recule, et de loin encore, pas quand il a déjà le sabre sur le nez.",
        "27J bleibt. Wird es angegriffen, weicht es aus, und zwar schon von weitem.",
        "27J stays. If charged, it falls back, and from a distance.",
    ],
)
def test_who_gives_way_from_afar(said: str) -> None:
    assert done(said, ALLIED)[1:] == ["STANDING 27J fall back: FALL BACK", "STANDING 27J evade distance: FAR"]


def test_squares_of_two_brigades_and_who_is_left_out() -> None:
    said = "Cavalerie dans le coin, les bataillons se mettent en carré, chez Bijlandt comme chez Saxe-Weimar."
    assert done(said, ALLIED) == ["STANDING bijlandt, saxe-weimar vs cavalry: SQUARE"]
    assert asked(said, ALLIED) == []
