"""What stands beside an order in German and French: there, if need be, what is reckoned, of whom one only speaks."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/2L geht auf 27J los.", "1/2L: CHARGE 27J"),
        ("1/2L bleibt ausgeschwärmt und geht auf 27J los.", "1/2L: FORM SKIRMISH; CHARGE 27J"),
        ("Husson geht sofort auf 27J los.", "BRIGADE husson: INTENT ATTACK 27J"),
        ("4/2L könnte ich mitschicken, aber nein, mir ist lieber, die gehen nach Lairalle.", "4/2L: MOVE TO lairalle"),
        ("Die Einundsechziger bleiben, wo sie sind.", "1/61, 2/61: HOLD"),
        ("Die Hunderter, alle drei, bleiben stehen.", "1/100, 2/100, 3/100: HOLD"),
        ("Campi folgt Husson und hilft ihm, falls es klemmt.", "BRIGADE campi: INTENT SUPPORT husson"),
        ("Campi folgt Husson und unterstützt ihn, wo's eng wird.", "BRIGADE campi: INTENT SUPPORT husson"),
        ("2/72 geht nach H5, und da bildet es Linie.", "2/72: MOVE TO H5; FORM LINE"),
        ("1/6FA schießt auf 5M, sobald das von der Entfernung her geht.", "1/6FA: FIRE AT 5M"),
        ("1/6FA beschießt 5M, das müssten so zwanzig Zentimeter sein, das sollte gehen, oder?", "1/6FA: FIRE AT 5M"),
        ("Bei Campi bleibt alles, wie es ist.", "BRIGADE campi: INTENT HOLD"),
        ("Chez Campi, rien ne change.", "BRIGADE campi: INTENT HOLD"),
        ("C'est la brigade Campi qui attaque Lairalle.", "BRIGADE campi: INTENT ATTACK lairalle"),
        ("2/72 va à Lairalle et n'en bouge plus.", "2/72: MOVE TO lairalle"),
        ("2/72 reste sur place, pas question de bouger.", "2/72: HOLD"),
        ("Husson attaque, Campi restant en réserve.", "BRIGADE husson: INTENT ATTACK"),
    ],
)  # fmt: skip
def test_what_stands_beside_an_order(said: str, meant: str) -> None:
    assert done(said, FRENCH)[0] == meant
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("5M geht nach Gemioncourt und verschanzt sich da, das Dorf geb ich nicht her.", "5M: MOVE TO gemioncourt"),
        ("7M ist ja gefühlt noch in Holland, die sollen Richtung Quatre Bras marschieren.", "7M: MOVE TO quatre-bras"),
        ("Bijleveld se porte en H8, d'où il pourra canonner 7/2FA.", "bijleveld: REDEPLOY TO H8; FIRE AT 7/2FA"),
        ("Bijleveld goes to H8, from where it can shell 7/2FA.", "bijleveld: REDEPLOY TO H8; FIRE AT 7/2FA"),
        ("Le prince Bernard de Saxe-Weimar va avec 3/2Nas.", "GENERAL Saxe-Weimar: MOVE TO 3/2Nas"),
        ("Je souhaite que le 8M aille en F10.", "8M: MOVE TO F10"),
    ],
)  # fmt: skip
def test_what_stands_beside_an_order_of_the_allies(said: str, meant: str) -> None:
    assert done(said, ALLIED) == [meant]
    assert asked(said, ALLIED) == []


def test_the_latter_does_not_open_fire() -> None:
    said = "8M va en F10. Je souhaite d'ailleurs que ce dernier garde ses cartouches et n'ouvre pas le feu de lui-même."
    assert done(said, ALLIED) == ["8M: MOVE TO F10", "8M: HOLD FIRE"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 et 2/92 avancent. Ce dernier va en F5.", ["2/92: MOVE TO F5"]),
        ("Campi suit Husson. Celui-ci attaque 27J.", ["BRIGADE husson: INTENT ATTACK 27J"]),
        (
            "1/92 et 2/92 avancent. Celui-ci en ligne, celui-là en colonne.",
            ["2/92: FORM LINE", "1/92: FORM COLUMN"],
        ),
        ("1/92 va en F5. Si ce dernier est chargé, il recule.", ["STANDING 1/92 fall back: FALL BACK"]),
    ],
)
def test_the_latter_is_whom_the_sentence_before_named_last(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH)[1:] == meant


@pytest.mark.parametrize(
    "said",
    [
        "1/2Nas recule de 8 cm vers le nord, à l'abri des arbres.",
        "1/2Nas recule de 8 cm vers le nord, ce qui le met dans le bois.",
        "1/2Nas geht 8 cm nach Norden, das bringt ihn in den Wald.",
        "1/2Nas moves 8 cm north, which puts it in the wood.",
    ],
)
def test_so_far_and_what_comes_of_it(said: str) -> None:
    plain = "1/2Nas recule de 8 cm vers le nord." if "recule" in said else "1/2Nas moves 8 cm north."
    assert done(said, ALLIED) == done(plain, ALLIED)


@pytest.mark.parametrize(
    "said",
    [
        "Dann die Nassauer drüben am Wald.",
        "Weiter mit den Nassauern im Wald von Bossu.",
        "Zuerst die Männer von Bijlandt am Hof.",
        "Drüben am Wald die Nassauer.",
        "Ensuite les gens de Nassau près du bois.",
        "Puis les Nassau là-bas dans le bois.",
        "Then the Nassauers over by the wood.",
        "Picton kommt ja erst in Runde 4, dem schreib ich dann extra was.",
        "Lorsque Picton paraîtra enfin, je vous dirai ce que j'attends de lui.",
        "Les chasseurs du 27J me donnent du souci, seuls comme ils sont devant cette cavalerie.",
        "Ça fait une bonne trotte, il y sera quand il y sera.",
        "Mon idée en deux mots : tenir Gemioncourt, gagner trois tours, et attendre Picton.",
    ],
)
def test_who_is_only_spoken_of_goes_nowhere(said: str) -> None:
    assert done(said, ALLIED) == []
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Nun die Batterie 1/6FA nach F6.", "1/6FA: REDEPLOY TO F6"),
        ("Jetzt die Reiter von Hubert am Bach entlang nach K6.", "BRIGADE hubert: INTENT ADVANCE K6"),
        ("Maintenant la brigade Campi vers H5.", "BRIGADE campi: INTENT ADVANCE H5"),
        ("Now the battery 1/6FA to F6.", "1/6FA: REDEPLOY TO F6"),
        ("Rechts der Husson, der geht nach I6.", "BRIGADE husson: INTENT ADVANCE I6"),
        ("Links der Jamin, der bleibt stehen.", "BRIGADE jamin: INTENT HOLD"),
    ],
)
def test_who_is_sent_there_is_not_only_spoken_of(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Links der Jamin. Da war ich mir lang nicht sicher, der Wald ist halt lästig.",
        "Rechts der Husson, der steht eigentlich ganz ordentlich da, und vor ihm sind bloß die Plänkler, 27J.",
        "Gauthier muss vor, das ist klar, die Frage ist nur, wie weit.",
        "Über Jérôme und Kellermann zerbreche ich mir den Kopf, wenn sie da sind.",
        "Hier nun meine Befehle, geordnet von rechts nach links, mit der Kavallerie am Schluss.",
        "C'est le pivot de ma droite, j'y tiens.",
        "Jérôme et Kellermann : on verra quand ils seront là.",
        "Pas vu un seul cavalier en face pour l'instant.",
    ],
)
def test_who_thinks_aloud_orders_nothing(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Ich selbst, also Ney, bleibe in G5.", "GENERAL Ney: HOLD"),
        ("Ney bleibt in G5, der sieht von da alles.", "GENERAL Ney: HOLD"),
        ("Ney reste en G5.", "GENERAL Ney: HOLD"),
        ("Ney stays in G5.", "GENERAL Ney: HOLD"),
        ("Ney stays in F6.", "GENERAL Ney: MOVE TO F6"),
        ("Ah, der Ney. Der reitet vor zur 7/2FA, damit er was mitkriegt.", "GENERAL Ney: MOVE TO 7/2FA"),
        ("Et Ney ? Il rejoint la 7/2FA.", "GENERAL Ney: MOVE TO 7/2FA"),
        ("Bleibt noch Reille. Er reitet zu Gauthier.", "GENERAL Reille: MOVE TO gauthier"),
        ("Gauthier. Er reitet zu 1/92.", "GENERAL Gauthier: MOVE TO 1/92"),
        ("Reste Reille. Il se rend auprès de Gauthier.", "GENERAL Reille: MOVE TO gauthier"),
    ],
)
def test_a_general_stays_or_rides(said: str, meant: str) -> None:
    assert [one for one in done(said, FRENCH) if one.startswith("GENERAL")] == [meant]


def test_a_battery_below_the_heading_of_the_guns() -> None:
    said = (
        "Die Kanonen.\n1/6FA steht gut, die bleibt. 7/2FA bleibt auch, aber die nimmt 5M aufs Korn, das sollte gehen."
    )
    assert not any(one.startswith("18/6FA") for one in done(said, FRENCH))
