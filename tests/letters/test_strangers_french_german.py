"""What strangers write in French and German, one mechanism after the other, each in several ways."""

from __future__ import annotations

import pytest

from orders.language.letters.lexicon import lexicon_for
from orders.language.letters.spelt import spelt_now
from tests.letters.test_writers import FIXTURES, reader_of

NAMES = frozenset({"gauthier", "wathiez", "husson", "hubert", "jamin", "campi", "lairalle", "foy"})


def read(text: str, battle: int = 2, side: str = "french") -> list[str]:
    """The orders of a letter in the normal form."""
    reading = reader_of(FIXTURES[f"quatre-bras-{battle}"], side)(text)
    return [line.normal for line in reading.sheet.lines]


@pytest.mark.parametrize(
    ("said", "now"),
    [
        ("sil faut un ordre", "s'il faut un ordre"),
        ("jusquau ruisseau", "jusqu'au ruisseau"),
        ("linfanterie legere", "l'infanterie legere"),
        ("les lanciers chargent pas", "les lanciers ne chargent pas"),
        ("on attaque pas encore", "on n'attaque pas encore"),
        ("la garde ne bouge toujours pas", "la garde ne bouge pas"),
        ("carré pr tt le monde, sauf ceux ds le bois", "carré pour tout le monde, sauf ceux dans le bois"),
        # as they are
        ("jamin reste pas loin derriere gauthier", "jamin reste pas loin derriere gauthier"),
        ("avance de 20 pas au pas", "avance de 20 pas au pas"),
        ("lorsque je le dirai", "lorsque je le dirai"),
    ],
)
def test_french_of_the_telephone(said: str, now: str) -> None:
    assert spelt_now(said, lexicon_for(("fr", "en")), NAMES) == now


@pytest.mark.parametrize(
    ("said", "now"),
    [
        ("begiebt sich", "begibt sich"),
        ("vertheidigt denselben", "verteidigt denselben"),
        ("marschirt, formirt, retirirt", "marschiert, formiert, retiriert"),
        ("Reiterey bey Lairalle", "Reiterei bei Lairalle"),
        ("Front gegen Mittag", "Front gegen Süden"),
        ("Gauthier und Wathiez", "Gauthier und Wathiez"),
    ],
)
def test_old_german(said: str, now: str) -> None:
    assert spelt_now(said, lexicon_for(("de", "en")), NAMES) == now


@pytest.mark.parametrize(
    "said",
    [
        "Hubert va vers Piraumont voir si y a du monde",
        "Hubert ira voir s'il y a quelqu'un à Piraumont.",
        "Hubert part reconnaître Piraumont et vérifie si le village est occupé.",
        "Que Hubert aille voir si Piraumont est libre.",
        "Hubert erkundet, wer in Piraumont steckt.",
        "Hubert soll nachsehen, ob Piraumont besetzt ist.",
        "Hubert goes to Piraumont and finds out whether it is held.",
    ],
)
def test_what_is_to_be_found_out_is_no_condition(said: str) -> None:
    assert read(said) == ["BRIGADE hubert: INTENT SCREEN piraumont"]


def test_a_condition_behind_a_comma_is_no_question() -> None:
    said = "Hubert observe Piraumont, si l'ennemi avance il se replie sur Lairalle."
    assert read(said) == ["BRIGADE hubert: INTENT SCREEN piraumont"]
    assert [tuple(question.choices) for question in reader_of(FIXTURES["quatre-bras-1"], "french")(said).asked] == [
        ("BRIGADE hubert: INTENT WITHDRAW lairalle",)
    ]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        # how they stand, and what they shall
        ("Les chasseurs de Hubert se sont éparpillés, ils doivent se remettre en ligne.", "1Ch, 6Ch: FORM LINE"),
        ("Le 1/2L est déployé en tirailleurs, il doit se former en ligne.", "1/2L: FORM LINE"),
        ("Das 1/2L ist ausgeschwärmt, es soll sich in Kolonne sammeln.", "1/2L: FORM COLUMN"),
        # where they stand
        ("Les canons à cheval de Piré, près de Lairalle, tirent sur les tirailleurs en I8.", "2/4HA: FIRE AT 27J"),
        ("Die reitende Batterie, bei Lairalle, beschießt die Plänkler in I8.", "2/4HA: FIRE AT 27J"),
        ("The horse battery, near Lairalle, fires at the skirmishers in I8.", "2/4HA: FIRE AT 27J"),
        # ground that nobody holds, and that somebody holds
        ("Husson besetzt Lairalle.", "BRIGADE husson: INTENT ADVANCE lairalle"),
        ("Husson occupe Lairalle.", "BRIGADE husson: INTENT ADVANCE lairalle"),
        ("Gauthier besetzt Gemioncourt.", "BRIGADE gauthier: INTENT ATTACK gemioncourt"),
        ("Hubert sammelt sich hinter Lairalle.", "BRIGADE hubert: INTENT WITHDRAW 87.2,51.1"),
        # *a* without its accent is no *avoir*
        ("le 1/92 va a F5 en appui de gauthier", "1/92: MOVE TO F5"),
        # limits
        ("Que Gauthier se porte sur la route sans dépasser F5.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Campi progresse tout en restant en colonne jusqu'à I5.", "BRIGADE campi: INTENT ADVANCE I5"),
        # what is not understood is not denied
        ("Gardekavallerie: keine Veranlassung, bleibt stehen.", "GCh, GLan: HOLD"),
        ("Cavalerie de la Garde : repos", "GCh, GLan: HOLD"),
        # second thoughts
        ("Jamin reste en réserve. Enfin non il avance mais derriere Gauthier", "BRIGADE jamin: INTENT ADVANCE 54,27.7"),
        ("1/92 pas avec les autres, il garde la gauche en E5", "1/92: MOVE TO E5"),
        # turns
        ("Faut bouger Hubert en premier puis Husson puis Gauthier", "PRIORITY hubert, husson, gauthier"),
        ("S'il faut un ordre : Hubert d'abord, puis Husson, puis Gauthier", "PRIORITY hubert, husson, gauthier"),
        ("Erst Hubert bewegen, dann Husson und zuletzt Gauthier", "PRIORITY hubert, husson, gauthier"),
        ("Reihenfolge der Ausführung: Husson, Gauthier, Rest nach Ihrem Ermessen.", "PRIORITY husson, gauthier"),
    ],
)
def test_what_it_comes_to(said: str, meant: str) -> None:
    assert read(said) == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Campi soutient Husson et Jamin Gauthier.",
            ["BRIGADE campi: INTENT SUPPORT husson", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Foy begleitet Gauthier und Bachelu Campi.",
            ["GENERAL Foy: MOVE TO gauthier", "GENERAL Bachelu: MOVE TO campi"],
        ),
        (
            "Gauthier rückt, gefolgt von Jamin, längs der Chaussee bis F5 vor.",
            ["BRIGADE gauthier: INTENT ADVANCE F5", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Gauthier, followed by Jamin, advances to F5.",
            ["BRIGADE gauthier: INTENT ADVANCE F5", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Les canons de la 9e division tirent sur stevenart.\nCelui de la 5e division avance de 6 cm tout droit.",
            ["1/6FA, 7/2FA: FIRE AT stevenart", "18/6FA: MOVE 6"],
        ),
        (
            "Die Batterien der 9. Division feuern auf stevenart.\nDie der 5. Division geht 6 cm vor.",
            ["1/6FA, 7/2FA: FIRE AT stevenart", "18/6FA: MOVE 6"],
        ),
        (
            "Husson : le 2/61 occupe Lairalle, le reste avance vers J6 en ligne",
            ["2/61: MOVE TO lairalle", "1/2L, 2/2L, 3/2L, 4/2L, 1/61: FORM LINE; MOVE TO J6"],
        ),
        (
            "Husson laisse le 1/2L à Lairalle et avance avec le reste jusqu'à J6.",
            ["1/2L: MOVE TO lairalle", "2/2L, 3/2L, 4/2L, 1/61, 2/61: MOVE TO J6"],
        ),
        (
            "3. Brigade Gauthier\n3.1 Vorgehen bis auf Höhe G6.\n\n"
            "4. Brigade Jamin\n4.1 Folgt der unter 3. genannten Brigade.",
            [
                "BRIGADE gauthier",
                "BRIGADE gauthier: INTENT ADVANCE G6",
                "BRIGADE jamin",
                "BRIGADE jamin: INTENT SUPPORT gauthier",
            ],
        ),
    ],
)
def test_who_does_what(said: str, meant: list[str]) -> None:
    assert read(said) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/2 et 2/2 bougent pas, en ligne dans le bois", ["1/2Nas, 2/2Nas: HOLD; FORM LINE"]),
        ("1/2Nas stays put, in line in the wood", ["1/2Nas: HOLD; FORM LINE"]),
        ("Das 1ste und 2te Bataillon von Nassau-Usingen weichen nicht von der Stelle", ["1/2Nas, 2/2Nas: HOLD"]),
        ("Das 5te Bataillon National-Miliz bleibt stehen.", ["5M: HOLD"]),
        ("Le 8e bataillon de la milice nationale reste sur place.", ["8M: HOLD"]),
        ("Das 7. Bataillon der Linie bleibt.", ["7L: HOLD"]),
        ("Die beiden Bataillone von Nassau im Wald bleiben stehen.", []),
        ("1/28 a la lisiere est du bois face a la route", ["1/28Ora: MOVE TO 51.1,94.2; FACE 61.8,93.2"]),
        ("Gegen Reiterey wird von sämmtlicher Infanterie Quarré formirt.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("1/28Ora folgt erst, wenn 3/2Nas da ist; bis dahin rührt es sich nicht.", ["1/28Ora: HOLD"]),
        ("General Graf Bylandt begiebt sich zum 7ten Linien-Bataillon.", ["GENERAL Bijlandt: MOVE TO 7L"]),
        (
            "le prince il reste loin derriere il est nul mdr, genre la bergerie",
            ["GENERAL Prince of Orange: MOVE TO bergerie"],
        ),
    ],
)
def test_of_the_other_side(said: str, meant: list[str]) -> None:
    assert read(said, 1, "allied") == meant


@pytest.mark.parametrize(
    "said",
    [
        "Wathiez hält sich zur Attacke bereit.",
        "Wathiez se tient prêt à charger.",
        "Wathiez, ready to charge.",
    ],
)
def test_what_one_makes_ready_for_is_not_done(said: str) -> None:
    assert not any("CHARGE" in line or "ATTACK" in line for line in read(said))
