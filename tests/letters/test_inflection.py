"""The forms of verbs: by tables of endings and stems, and German verbs whose beginning stands apart."""

from __future__ import annotations

import pytest

from orders.language.letters.lexicon.de import conjugation as german
from orders.language.letters.lexicon.fr import conjugation as french
from tests.letters.test_score import read


@pytest.mark.parametrize(
    ("infinitive", "forms"),
    [
        ("porter", "porte portera portat portent portez porteraient portes portee"),
        ("engager", "engageat engageant engage engagera"),
        ("appuyer", "appuie appuiera appuyez appuyat"),
        ("soutenir", "soutient soutiendra soutienne soutint soutenue"),
        ("rejoindre", "rejoint rejoigne rejoindront rejoignez"),
        ("defendre", "defend defendra defende defendit"),
        ("envoyer", "envoie enverra envoyat"),
    ],
)
def test_french_forms(infinitive: str, forms: str) -> None:
    assert set(forms.split()) <= set(french.conjugated(infinitive))


@pytest.mark.parametrize(
    ("infinitive", "forms"),
    [
        ("vorrucken", "vorruckt vorzurucken vorgeruckt vorrucke"),
        ("halten", "halt halte gehalten hielte"),
        ("besetzen", "besetzt besetze"),
        ("zuruckziehen", "zuruckzieht zuruckgezogen zuruckzuziehen"),
        ("nehmen", "nimmt nehme genommen"),
    ],
)
def test_german_forms(infinitive: str, forms: str) -> None:
    assert set(forms.split()) <= set(german.conjugated(infinitive))


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Gauthier zieht sich langsam in Richtung E3 zurück", ["BRIGADE gauthier: INTENT WITHDRAW E3"]),
        ("Hubert klärt mit beiden Regimentern gegen Piraumont auf", ["BRIGADE hubert: INTENT SCREEN piraumont"]),
        ("Jamin rueckt mit Abstand hinter Gauthier nach", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Husson greift mit allem, was er hat, Lairalle an", ["BRIGADE husson: INTENT ATTACK lairalle"]),
        ("1/92 schwärmt sofort aus", ["1/92: FORM SKIRMISH"]),
        ("Que la brigade Gauthier se portât sur Gémioncourt", ["BRIGADE gauthier: INTENT ADVANCE gemioncourt"]),
        ("Jamin soutiendrait Gauthier", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    ],
)
def test_a_verb_is_read_in_all_its_forms(said: str, orders: list[str]) -> None:
    assert [line.normal for line in read(said, "french").sheet.lines] == orders
