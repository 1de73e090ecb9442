"""German paragraphs on a brigade or two: whom its later sentences mean, and what is told in them beside an order."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def orders(text: str, where: str = "french, turn 1") -> list[str]:
    side, _, turn = where.partition(", turn ")
    reading = reader_of(FIXTURES[f"quatre-bras-{turn}"], side)(text)
    return sorted(line.normal for line in reading.sheet.lines)


def asked(text: str, where: str = "french, turn 1") -> list[tuple[str, ...]]:
    side, _, turn = where.partition(", turn ")
    return [tuple(one.choices) for one in reader_of(FIXTURES[f"quatre-bras-{turn}"], side)(text).asked]


@pytest.mark.parametrize(
    ("where", "paragraph", "sentences"),
    [
        (
            "french, turn 1",
            "Gauthier marschiert an der Straße entlang bis F6. 2/93 lassen wir als Rückhalt bei G4 stehen. "
            "Keiner von ihnen verfolgt geschlagene Gegner. Der General reitet mit 1/92.",
            [
                "Gauthiers Brigade rückt nach F6 vor.",
                "2/93 geht nach G4.",
                "Gauthiers Brigade verfolgt nicht.",
                "General Gauthier schließt sich 1/92 an.",
            ],
        ),
        (
            "french, turn 1",
            "Husson rückt nach H7 vor. 1/2L bildet die Schützenkette. Werden die anderen von Reiterei angegriffen, "
            "bilden sie Karree.",
            [
                "Husson rückt nach H7 vor.",
                "1/2L schwärmt aus.",
                "2/2L, 3/2L, 4/2L, 1/61 und 2/61 bilden Karree gegen Kavallerie.",
            ],
        ),
        (
            "french, turn 1",
            "Nur die drei leichten Bataillone von Jamin gehen nach E5. Die bilden keine Karrees.",
            ["1/4L, 2/4L und 3/4L gehen nach E5.", "1/4L, 2/4L und 3/4L bilden kein Karree."],
        ),
        (
            "french, turn 1",
            "Husson geht nach I6, Campi zieht hinterher. Beide bilden Karree, falls Reiterei auftaucht. "
            "Keiner der beiden verfolgt.",
            [
                "Husson geht nach I6.",
                "Campi folgt Husson.",
                "Husson und Campi bilden Karree gegen Kavallerie.",
                "Husson und Campi verfolgen nicht.",
            ],
        ),
        (
            "french, turn 1",
            "Gauthier geht nach F6, Jamin nach F4. Die zwei Batterien nehmen Stevenart aufs Korn.",
            ["Gauthier geht nach F6.", "Jamin geht nach F4.", "1/6FA und 7/2FA feuern auf Stevenart."],
        ),
        (
            "french, turn 1",
            "Lefebvre-Desnouettes bleibt stehen. Die beiden Regimenter reiten nach F3.",
            ["General Lefebvre-Desnouettes bleibt stehen.", "GCh und GLan reiten nach F3."],
        ),
        (
            "french, turn 1",
            "Jamin macht heute die Arbeit. Seine drei 100er gehen nach F5. Er selbst hält sich an 1/100.",
            ["1/100, 2/100 und 3/100 gehen nach F5.", "General Jamin schließt sich 1/100 an."],
        ),
        (
            "french, turn 1",
            "1/4L, 2/4L und 3/4L trennen sich von Jamin und laufen nach E5. "
            "Jamin führt die drei anderen Bataillone nach F4.",
            ["1/4L, 2/4L und 3/4L gehen nach E5.", "1/100, 2/100 und 3/100 gehen nach F4."],
        ),
        (
            "allied, turn 1",
            "8M und 7L stehen zu weit hinten. Das eine geht nach G10, das andere nach F10.",
            ["8M geht nach G10.", "7L geht nach F10."],
        ),
        (
            "allied, turn 2",
            "3/2Nas löst 2/2Nas in E7 ab. Letzteres geht auf E9 zurück.",
            ["3/2Nas löst 2/2Nas in E7 ab.", "2/2Nas geht auf E9 zurück."],
        ),
        (
            "allied, turn 1",
            "Stevenart und Bijleveld teilen sich die Arbeit. Ersterer beschießt 1/6FA, letzterer 18/6FA.",
            ["Stevenart beschießt 1/6FA.", "Bijleveld beschießt 18/6FA."],
        ),
        (
            "french, turn 2",
            "1Ch und 6Ch sind zu weit vorn. Sie gehen bis K5 zurück. "
            "Greift jemand sie an, machen sie einen Gegenangriff.",
            ["1Ch und 6Ch gehen bis K5 zurück.", "1Ch und 6Ch: Gegenattacke immer."],
        ),
        (
            "french, turn 1",
            "Campi steht falsch herum. Bitte die ganze Brigade nach Norden drehen.",
            ["Campis Brigade macht Front nach Norden."],
        ),
        (
            "french, turn 1",
            "Die Garde bleibt, wo sie ist. Das gilt auch für Campi.",
            ["Die Garde bleibt, wo sie ist.", "Campi bleibt stehen."],
        ),
    ],
)
def test_a_paragraph_orders_what_its_sentences_do_with_the_names(
    where: str, paragraph: str, sentences: list[str]
) -> None:
    assert orders(paragraph, where) == sorted({line for one in sentences for line in orders(one, where)})


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Gauthier geht nach F6. Dort bleibt er stehen.", ["BRIGADE gauthier: INTENT ADVANCE F6"]),
        ("Huberts Brigade reitet nach K6. Dort wartet sie auf weitere Befehle.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
        (
            "Gauthier greift Gemioncourt an. Hat er es genommen, bleibt er dort stehen.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt"],
        ),
        (
            "Husson nimmt Piraumont. Sobald der Ort genommen ist, setzt er sich dort fest.",
            ["BRIGADE husson: INTENT ATTACK piraumont"],
        ),
        ("Hubert hat sich zu weit vorgewagt.", []),
        ("Mit Jamin habe ich nichts Besonderes vor.", []),
        ("Bachelu bekommt heute die rechte Seite.", []),
        ("8M soll nicht länger herumstehen.", []),
        ("Gauthier ist heute unser Rammbock.", []),
        ("Auf Campi können wir noch nicht zählen.", []),
        (
            "Gauthier geht nach F6. Der General soll sich nicht zu weit vorwagen.",
            ["BRIGADE gauthier: INTENT ADVANCE F6"],
        ),
    ],
)
def test_what_is_only_told_orders_nothing(text: str, done: list[str]) -> None:
    assert orders(text) == done
    assert not asked(text)


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Gauthier bleibt. Greift der Feind an, weicht er nach F3 zurück.", "STANDING gauthier fall back: FALL BACK"),
        ("Greift jemand Hubert an, macht er einen Gegenangriff.", "STANDING hubert counter charge: ALWAYS"),
        ("Greift jemand 1/2L an, weicht es aus.", "STANDING 1/2L fall back: FALL BACK"),
        ("1/2L bleibt. Kommt es zum Nahkampf, weicht es aus.", "STANDING 1/2L fall back: FALL BACK"),
        ("1/2L hält stand, wenn es angegriffen wird.", "STANDING 1/2L fall back: STAND"),
        ("1/2L stands its ground if charged.", "STANDING 1/2L fall back: STAND"),
        ("Le 1/92 tient bon s'il est attaqué.", "STANDING 1/92 fall back: STAND"),
        ("Hubert lässt sich auf nichts ein.", "STANDING hubert opportunity charge: NEVER"),
        ("Wathiez darf jede Gelegenheit zur Attacke nutzen.", "STANDING wathiez opportunity charge: ALWAYS"),
        (
            "Hubert bleibt. Attackiert wird nur, wenn uns einer die Flanke zeigt.",
            "STANDING hubert opportunity charge: FLANK",
        ),
        ("Hubert bleibt. Findet er eine offene Flanke, haut er drauf.", "STANDING hubert opportunity charge: FLANK"),
        ("Husson lässt die Finger von Karrees.", "STANDING husson vs cavalry: STAND"),
        ("1/92 empfängt Kavallerie im Karree.", "STANDING 1/92 vs cavalry: SQUARE"),
        ("7/2FA wartet mit dem Feuern nicht auf Befehl.", "STANDING 7/2FA fire at will: ALWAYS"),
        ("7/2FA schießt, sobald sie ein Ziel hat.", "STANDING 7/2FA fire at will: ALWAYS"),
        ("1/92 prescht nicht auf eigene Faust vor.", "STANDING 1/92 opportunity charge: NEVER"),
    ],
)
def test_a_case_sends_nobody_anywhere(text: str, done: str) -> None:
    told = orders(text)
    assert done in told
    assert not [line for line in told if "ATTACK" in line or "MOVE" in line or "FORM SQUARE" in line]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("1/92 bleibt stehen und sichert nach links.", ["1/92: HOLD"]),
        ("1/2L deckt die Brigade mit einer Schützenkette.", ["1/2L: FORM SKIRMISH; HOLD"]),
        ("1/2L stellt die Plänkler.", ["1/2L: FORM SKIRMISH"]),
        ("18/6FA schießt auf 27J, solange es geht.", ["18/6FA: FIRE AT 27J"]),
        ("Gauthier zieht die Straße hoch bis F5 und bleibt in Kolonne.", ["BRIGADE gauthier: INTENT ADVANCE F5"]),
        ("Piré hält Hubert dicht bei Husson.", ["BRIGADE hubert: INTENT SUPPORT husson"]),
        (
            "7/2FA nimmt 27J unter Feuer. 1/6FA rückt bis G6 vor und macht dasselbe.",
            ["1/6FA: REDEPLOY TO G6; FIRE AT 27J", "7/2FA: FIRE AT 27J"],
        ),
        (
            "7/2FA fires at 27J. 1/6FA goes to G6 and does the same.",
            ["1/6FA: REDEPLOY TO G6; FIRE AT 27J", "7/2FA: FIRE AT 27J"],
        ),
        ("Foy und Bachelu bleiben bei ihren Divisionen.", ["GENERAL Bachelu: HOLD", "GENERAL Foy: HOLD"]),
        ("1/92 bleibt in E3 und beobachtet Gemioncourt.", ["1/92: FACE gemioncourt; HOLD"]),
        ("1/92 bleibt in E3 und behält Gemioncourt im Auge.", ["1/92: FACE gemioncourt; HOLD"]),
        ("Nur 2/108 nicht, das bleibt in J3 stehen.", ["2/108: HOLD"]),
    ],
)
def test_a_plain_sentence_is_read_whole(text: str, done: list[str]) -> None:
    assert orders(text) == done
    assert not asked(text)


def test_behind_them_is_behind_where_they_go() -> None:
    told = orders("7M geht nach Quatre-Bras, 7L stellt sich dahinter auf.", "allied, turn 1")
    assert told == ["7L: MOVE TO 60.4,123.4", "7M: MOVE TO quatre-bras"]
    assert orders("7M goes to Quatre-Bras. 7L goes behind it.", "allied, turn 1") == told


def test_who_waits_far_off_is_asked_whether_he_goes_there() -> None:
    assert orders("Wathiez wartet hinter Lairalle.") == []
    assert [choice for one in asked("Wathiez wartet hinter Lairalle.") for choice in one] == [
        "BRIGADE wathiez: INTENT ADVANCE 87,51.1",
        "BRIGADE wathiez: INTENT HOLD",
    ]


@pytest.mark.parametrize(
    ("text", "rule", "order"),
    [
        ("Gauthier verfolgt nicht und folgt Husson.", "breakthrough: STOP", "BRIGADE gauthier: INTENT SUPPORT husson"),
        (
            "Gauthier does not pursue and attacks Gemioncourt.",
            "breakthrough: STOP",
            "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        ),
        (
            "Hubert attackiert nicht von sich aus und verfolgt niemanden.",
            "breakthrough: STOP",
            "STANDING hubert opportunity charge: NEVER",
        ),
        ("Hubert ne charge pas et suit Husson.", "opportunity charge: NEVER", "BRIGADE hubert: INTENT SUPPORT husson"),
        ("1/92 bildet Karree gegen Kavallerie und geht nach F6.", "vs cavalry: SQUARE", "1/92: MOVE TO F6"),
    ],
)
def test_an_order_behind_a_rule_is_for_the_same(text: str, rule: str, order: str) -> None:
    told = orders(text)
    assert len(told) == 2
    assert order in told
    assert any(line.endswith(rule) for line in told)


DEEDS = (
    ("geht nach F6", "nach F6 gehen", "nach F6 geht"),
    ("rückt bis G6 vor", "bis G6 vorrücken", "bis G6 vorrückt"),
    ("zieht sich nach F3 zurück", "sich nach F3 zurückziehen", "sich nach F3 zurückzieht"),
    ("bildet Linie", "Linie bilden", "Linie bildet"),
    ("feuert auf 2/2Nas", "auf 2/2Nas feuern", "auf 2/2Nas feuert"),
    ("schwärmt aus", "ausschwärmen", "ausschwärmt"),
)


@pytest.mark.parametrize("one", DEEDS)
@pytest.mark.parametrize("two", DEEDS)
def test_infinitives_are_done_as_what_is_told(one: tuple[str, str, str], two: tuple[str, str, str]) -> None:
    if one is two:
        return
    plain = orders(f"1/92 {one[0]} und {two[0]}.")
    assert plain
    for said in (
        f"1/92 soll {one[1]} und {two[1]}.",
        f"1/92 soll erst {one[1]}, dann {two[1]}.",
        f"Ich möchte, dass 1/92 {one[2]} und {two[2]}.",
        f"1/92 bitte {one[1]} und {two[1]}.",
        f"Lass 1/92 {one[1]} und {two[1]}.",
    ):
        assert orders(said) == plain, said
