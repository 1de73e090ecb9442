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
        "Kein Bataillon verlässt die Formation.",
        "Hier noch die restlichen Befehle:",
        "Die Straße muss frei bleiben.",
        "Wenn Gauthier nicht drankommt, ist es auch egal.",
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


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Falls nötig, unterstützt Campi Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Dann unterstützt Campi Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Außerdem deckt Wathiez Husson.", ["BRIGADE wathiez: INTENT SUPPORT husson"]),
        (FRENCH, "Im Zweifel folgt Jamin Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        (FRENCH, "Statt nach rechts geht Hubert nach links.", ["BRIGADE hubert: INTENT ADVANCE 85.2,32.8"]),
        (FRENCH, "Lass Gauthier auf Gemioncourt los.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        (
            FRENCH,
            "Nach Möglichkeit soll Husson Lairalle noch in dieser Runde erreichen.",
            ["BRIGADE husson: INTENT ADVANCE lairalle"],
        ),
        (
            FRENCH,
            "Gauthier geht nur bis zum Bach, keinen Schritt weiter.",
            ["BRIGADE gauthier: INTENT ADVANCE 50.2,72"],
        ),
        (
            FRENCH,
            "Die Reiterei attackiert nicht in Karrees hinein.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan feint: ALWAYS"],
        ),
        (FRENCH, "Man sollte Wathiez näher an die Straße holen.", ["BRIGADE wathiez: INTENT ADVANCE 45.6,30.5"]),
        (FRENCH, "Jeder darf schießen, sobald er ein Ziel hat.", ["STANDING ALL fire at will: ALWAYS"]),
        (FRENCH, "Ney geht zur Garde zurück.", ["GENERAL Ney: MOVE TO 49,4.8"]),
        (FRENCH, "Jamin stellt sich hinter der Garde auf.", ["BRIGADE jamin: INTENT SUPPORT GCh"]),
        (FRENCH, "Jamin stellt sich neben Husson.", ["BRIGADE jamin: INTENT ADVANCE 72.1,30.9"]),
        (
            FRENCH,
            "Jamins leichte Bataillone schwärmen aus, die Linienbataillone bleiben in Kolonne.",
            ["1/4L, 2/4L, 3/4L: FORM SKIRMISH", "1/100, 2/100, 3/100: FORM COLUMN; HOLD"],
        ),
        (ALLIED_SECOND, "1/2Nas nicht weiter vor.", ["1/2Nas: HOLD"]),
        (ALLIED_SECOND, "1/2Nas rückt nicht weiter vor.", ["1/2Nas: HOLD"]),
        (ALLIED_SECOND, "27J weicht jedem Angriff aus.", ["STANDING 27J fall back: FALL BACK"]),
        (ALLIED_SECOND, "Bijleveld wechselt das Ziel und nimmt 2/2L.", ["bijleveld: FIRE AT 2/2L"]),
        (
            ALLIED_SECOND,
            "Jeder Verband darf sich wehren, aber keiner greift an.",
            ["STANDING ALL opportunity charge: NEVER"],
        ),
        (ALLIED_SECOND, "Saxe-Weimar zuerst, sonst kommt er nicht mehr weg.", ["PRIORITY saxe-weimar"]),
        (ALLIED_SECOND, "Perponcher übernimmt das Kommando im Wald.", ["GENERAL Perponcher: MOVE TO 46.7,87.8"]),
        (
            ALLIED_SECOND,
            "Die Batterien dürfen nicht verloren gehen, also rechtzeitig abfahren.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (ALLIED_SECOND, "7M beeilt sich, Ziel Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED_SECOND, "7L geht nach G9, sonst wird es dort zu eng.", ["7L: MOVE TO G9"]),
        (ALLIED_SECOND, "Saxe-Weimar ist zuerst dran, Bijlandt zuletzt.", ["PRIORITY saxe-weimar, bijlandt"]),
    ],
)
def test_who_does_it_and_how_far(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


def test_who_is_last_is_not_first() -> None:
    assert not done("Bijlandt ist zuletzt dran.", ALLIED_SECOND)
    (choice,) = asked("Bijlandt ist zuletzt dran.", ALLIED_SECOND)[0]
    assert choice.endswith(", bijlandt") or "bijlandt" not in choice


def test_who_is_beaten_himself_pursues_nobody() -> None:
    assert not done("Wer geworfen wird, sammelt sich bei Gauthier.", FRENCH)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Husson greift Lairalle nicht an, er bleibt stehen.", ["BRIGADE husson: INTENT HOLD"]),
        (FRENCH, "Husson betritt das Dorf nicht, er geht nach I6.", ["BRIGADE husson: INTENT ADVANCE I6"]),
        (FRENCH, "Campi folgt Husson nicht, er bleibt stehen.", ["BRIGADE campi: INTENT HOLD"]),
        (FRENCH, "7/2FA beschießt den Wald nicht, sie schießt auf stevenart.", ["7/2FA: FIRE AT stevenart"]),
        (FRENCH, "Husson nimmt die Straße nicht, er geht nach I6.", ["BRIGADE husson: INTENT ADVANCE I6"]),
        (FRENCH, "Husson greift Lairalle nicht an, sondern geht nach I7.", ["BRIGADE husson: INTENT ADVANCE I7"]),
        (FRENCH, "Jamin unterstützt Gauthier nicht, sondern geht nach E5.", ["BRIGADE jamin: INTENT ADVANCE E5"]),
        (FRENCH, "Hubert does not go to K7, he goes to K6.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
    ],
)
def test_a_denial_behind_its_object_is_of_that_deed(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
