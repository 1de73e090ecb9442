"""What German tells with a noun or around its object is done as if it were told with one verb."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done

OTHERS = (
    "1/72, 2/72, 1/108, 2/108, 3/108, 18/6FA, 1/92, 2/92, 1/93, 2/93, 1/4L, 2/4L, 3/4L, 1/100, 2/100, "
    "3/100, 1/6FA, 7/2FA, 1Ch, 6Ch, 5Lan, 6Lan, 2/4HA, GCh, GLan, 1/guard-artillery, 2/guard-artillery: "
    "HOLD"
)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED_SECOND, "Das 1/28Ora löst das 2/2Nas am Bach ab.", ["1/28Ora: MOVE TO 46.8,68.8"]),
        (ALLIED_SECOND, "Saxe-Weimar behält den Wald im Griff.", ["BRIGADE saxe-weimar: INTENT DEFEND bossu"]),
        (
            ALLIED_SECOND,
            "Perponcher soll sich nicht so weit vorwagen, E10 reicht.",
            ["GENERAL Perponcher: MOVE TO E10"],
        ),
        (
            ALLIED_SECOND,
            "Die Jäger lassen sich nicht auf ein Gefecht ein.",
            ["STANDING 27J opportunity charge: NEVER", "STANDING 27J join: NEVER"],
        ),
        (
            ALLIED_SECOND,
            "Die Jäger greifen in kein Gefecht ein.",
            ["STANDING 27J opportunity charge: NEVER", "STANDING 27J join: NEVER"],
        ),
        (
            ALLIED_SECOND,
            "Die Jäger vermeiden jedes Gefecht.",
            ["STANDING 27J opportunity charge: NEVER", "STANDING 27J join: NEVER"],
        ),
        (
            ALLIED_SECOND,
            "Das 7M hält sich aus Kämpfen heraus.",
            ["STANDING 7M opportunity charge: NEVER", "STANDING 7M join: NEVER"],
        ),
        (ALLIED_SECOND, "Ich würde das 8M gern bei La Bergerie sehen.", ["8M: MOVE TO bergerie"]),
        (ALLIED_SECOND, "Könnte Bijleveld nicht nach La Bergerie fahren?", ["bijleveld: REDEPLOY TO bergerie"]),
        (ALLIED_SECOND, "Das 5M braucht Hilfe, also geht 7L dorthin.", ["7L: MOVE TO 62.8,84.7"]),
        (ALLIED_SECOND, "5M sucht Deckung im Wald.", ["5M: MOVE TO 46.5,85.7"]),
        (ALLIED_SECOND, "Das 3/2Nas dient dem 2/2Nas als Rückhalt.", ["3/2Nas: MOVE TO 45.9,73.7"]),
        (ALLIED_SECOND, "Das 3/2Nas macht den Rückhalt für das 2/2Nas.", ["3/2Nas: MOVE TO 45.9,73.7"]),
        (
            ALLIED_SECOND,
            "Stevenart bleibt stehen und schießt auf alles, was aus dem Wald kommt.",
            ["STANDING stevenart fire at will: ALWAYS", "stevenart: HOLD"],
        ),
        (ALLIED_SECOND, "Der Prinz reitet zum 5M, um ihm Mut zu machen.", ["GENERAL Prince of Orange: MOVE TO 5M"]),
        (ALLIED_SECOND, "Der Prinz soll sich aus dem Feuer halten.", ["GENERAL Prince of Orange: HOLD"]),
        (ALLIED_SECOND, "Das 2/28Ora rückt von Quatre-Bras nach La Bergerie vor.", ["2/28Ora: MOVE TO bergerie"]),
        (ALLIED_SECOND, "Die Plänkler nicht im Karree, die laufen weg.", ["STANDING 27J fall back: FALL BACK"]),
        (ALLIED_SECOND, "2/2Nas geht auf die andere Seite vom Bach.", ["2/2Nas: MOVE TO 43.8,74.7"]),
        (ALLIED_SECOND, "Das 8M lässt sich aus dem Wald nicht vertreiben.", ["8M: HOLD"]),
        (ALLIED_SECOND, "Bijleveld sucht sich eine Stellung bei F10.", ["bijleveld: REDEPLOY TO F10"]),
        (ALLIED_SECOND, "Das 7M geht von C14 aus nach Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED_SECOND, "5M geht weg von Gemioncourt und bezieht Stellung in G10.", ["5M: MOVE TO G10"]),
        (FRENCH, "Husson lässt ein Bataillon bei H5 zurück.", ["1/2L: HOLD"]),
        (
            FRENCH,
            "Rechts von der Straße Gauthier, links Jamin.",
            ["BRIGADE gauthier: INTENT ADVANCE 50.5,30.8", "BRIGADE jamin: INTENT ADVANCE 38.1,21.4"],
        ),
        (FRENCH, "Gauthier bricht den Angriff ab.", ["BRIGADE gauthier: INTENT WITHDRAW"]),
        (
            FRENCH,
            "Husson geht nach I6. Für den Rest gilt: abwarten.",
            [
                "BRIGADE husson: INTENT ADVANCE I6",
                OTHERS,
            ],
        ),
        (FRENCH, "Husson geht nach I7, aber bitte keine Heldentaten.", ["BRIGADE husson: INTENT ADVANCE I7"]),
        (FRENCH, "Hubert behält die Jäger im Auge.", ["BRIGADE hubert: INTENT SCREEN 27J"]),
        (FRENCH, "1Ch beobachtet die Jäger.", ["1Ch: FACE 27J"]),
        (FRENCH, "Wathiez soll die Jäger im Auge behalten.", ["BRIGADE wathiez: INTENT SCREEN 27J"]),
        (FRENCH, "Gauthier, Sie gehen mit Ihrer Brigade nach F7.", ["BRIGADE gauthier: INTENT ADVANCE F7"]),
        (FRENCH, "Ney reitet nach vorne zu Gauthier, um ihm Dampf zu machen.", ["GENERAL Ney: MOVE TO gauthier"]),
        (FRENCH, "Hubert reitet von K4 aus bis K7.", ["BRIGADE hubert: INTENT ADVANCE K7"]),
        (FRENCH, "Die Plänkler sollen sich bei einem Angriff zurückziehen.", ["STANDING ALL fall back: FALL BACK"]),
    ],
)
def test_what_is_told_around_its_object_is_done(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            FRENCH,
            "Husson geht nach I6. Alle anderen bleiben stehen.",
            [
                "BRIGADE husson: INTENT ADVANCE I6",
                OTHERS,
            ],
        ),
        (
            FRENCH,
            "Husson geht nach I6. Die anderen Brigaden bleiben stehen.",
            [
                "BRIGADE husson: INTENT ADVANCE I6",
                OTHERS,
            ],
        ),
        (
            FRENCH,
            "Husson goes to I6. The other brigades stay.",
            [
                "BRIGADE husson: INTENT ADVANCE I6",
                OTHERS,
            ],
        ),
        (
            FRENCH,
            "1/61 geht nach I6. Alle anderen bleiben stehen.",
            ["1/61: MOVE TO I6", "1/2L, 2/2L, 3/2L, 4/2L, 2/61: HOLD"],
        ),
    ],
)
def test_all_the_others_are_those_who_were_not_told(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    "said",
    [
        "Ich schätze, die Franzosen greifen links an.",
        "I think the French will come up the road.",
        "Keine Experimente diesmal.",
    ],
)
def test_what_the_enemy_may_do_and_what_nobody_can_obey_is_noted(said: str) -> None:
    assert not done(said, FRENCH)
    assert not asked(said, FRENCH)


def test_what_is_asked_about_a_ban_on_attacks_is_for_those_who_are_told() -> None:
    instead = ("BRIGADE campi: INTENT HOLD", "STANDING campi opportunity charge: NEVER")
    assert asked("Campi greift nirgends an.", FRENCH) == [instead]
    both = ("1/72, 2/72: HOLD", "STANDING 1/72, 2/72 opportunity charge: NEVER")
    assert asked("Die Bataillone 1/72 und 2/72 greifen nicht an.", FRENCH) == [both]


def test_who_seeks_cover_nowhere_is_not_told_to_stay() -> None:
    assert not done("Alle Bataillone suchen sich Deckung.", FRENCH)
    assert asked("Alle Bataillone suchen sich Deckung.", FRENCH)
