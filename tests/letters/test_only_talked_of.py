"""Only talked of: what is for later, how well one stands, and how it can be that somebody stands so."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    "said",
    [
        "Der Wald von Bossu interessiert mich erst, wenn Jérôme da ist.",
        "Um den Wald kümmern wir uns erst, wenn Jérôme da ist.",
        "Mit dem Wald warten wir, bis Jérôme da ist.",
        "Piraumont kommt erst dran, wenn die Reserven da sind.",
        "The wood only interests me once Jérôme is here.",
        "I'll worry about Bossu wood when Jérôme gets here.",
        "Le bois de Bossu ne m'intéresse que quand Jérôme sera là.",
        "On verra pour le bois quand Jérôme sera arrivé.",
        "Links binden, rechts drücken, wie immer.",
        "Pin on the left, push on the right, as usual.",
        "Fixer à gauche, pousser à droite, comme d'habitude.",
        "Bauduin und Soye dann links auf den Wald, aber das schreib ich dir, wenn sie da sind.",
        "Soye et Bauduin iront vers le bois, mais je te l'écrirai quand ils seront là.",
        "Campi guckt nach Westen, wer hat den denn so hingestellt?",
        "Campi faces west, who put him like that?",
        "Campi regarde vers l'ouest, qui l'a mis comme ça ?",
        "Vom Wald von Bossu halten wir uns erst mal fern.",
        "Mehr fällt mir für diese Runde nicht ein.",
        "Wir stehen im Wald recht ordentlich.",
        "We stand quite well in Bossu wood, I think.",
        "Im Wald von Bossu stehen wir, glaube ich, ganz gut.",
        "Ich hoffe, die Batterien halten durch.",
        "Hoffentlich nimmt Gauthier den Hof.",
        "Let's hope Gauthier holds.",
        "Espérons que Gauthier tienne.",
        "Ich fürchte, Gauthier wird nicht rechtzeitig ankommen.",
        "Ich überlege noch, ob ich Wathiez nach rechts nehme.",
        "I'm still wondering whether to move Wathiez to the right.",
        "Je me demande encore si je dois déplacer Wathiez à droite.",
        "Husson kann sich ruhig Zeit lassen.",
        "Husson can take his time.",
        "Husson peut prendre son temps.",
        "Ach ja, und Ney soll sich nicht wieder erschießen lassen.",
        "Sollte ich etwas vergessen haben, bleibt es einfach stehen.",
        "Die Artillerie macht mir diesmal richtig Spaß.",
        "Ich habe die Regeln noch einmal gelesen, aber verstehe die Sache mit den Karrees nicht ganz.",
        "Wenn ich gewusst hätte, wie stark er im Wald ist, wäre ich anders aufmarschiert.",
        "Bisher läuft es ganz gut für uns.",
        "So viel zur Infanterie, nun die Reiterei.",
        "Alles Weitere beim nächsten Mal.",
        "Meine Frau sagt, ich soll den Hof nehmen.",
    ],
)
def test_what_is_only_talked_of_is_noted(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/2Nas steht auf freiem Feld genau vor den Kanonen 1/6FA, das gefällt mir gar nicht. Es soll nach E8 zurück.",
         "2/2Nas: MOVE TO E8"),
        ("Le 2/2Nas est en plein champ juste devant les canons, ça ne me plaît pas du tout. Il recule en E8.",
         "2/2Nas: MOVE TO E8"),
        ("Sorgen machen mir die Jäger, also 27J, weil sie so weit draußen stehen. Sie gehen nach H9.",
         "27J: MOVE TO H9"),
        ("Sorgen macht mir 27J, weil es so allein steht. Es geht nach H9.", "27J: MOVE TO H9"),
    ],
)  # fmt: skip
def test_who_was_talked_of_is_told_something_next(said: str, meant: str) -> None:
    assert done(said, ALLIED_SECOND) == [meant]
    assert asked(said, ALLIED_SECOND) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi kommt mir etwas verloren vor da hinten, der darf ruhig 10 cm vor.",
         "1/72, 2/72, 1/108, 2/108, 3/108: MOVE 10"),
        ("Mit Hubert weiß ich noch nichts anzufangen, er bleibt erst mal da.", "BRIGADE hubert: INTENT HOLD"),
        ("Ich fürchte eine Attacke, Husson soll Karree bilden.",
         "1/2L, 2/2L, 3/2L, 4/2L, 1/61, 2/61: FORM SQUARE"),
    ],
)  # fmt: skip
def test_an_order_behind_what_one_feels_is_an_order(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


def test_an_order_that_is_told_more_of_later_is_an_order() -> None:
    assert done("Campi geht nach I5, aber das schreib ich dir noch.", FRENCH) == ["BRIGADE campi: INTENT ADVANCE I5"]


@pytest.mark.parametrize(
    "said",
    [
        "Alle nicht genannten Einheiten halten ihre Stellung.",
        "All units not mentioned hold their position.",
        "Anyone I have not mentioned stays where he is.",
        "Toutes les unités non mentionnées tiennent leur position.",
    ],
)
def test_those_who_are_not_mentioned_are_all_others(said: str) -> None:
    (order,) = done(said, FRENCH)
    assert order.endswith(": HOLD")
