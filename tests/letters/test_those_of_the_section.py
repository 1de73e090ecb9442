"""Those of a section, gunners by their pieces, chances that are seized, and the writer who joins others."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

WOOD = {
    "fr": "LE BOIS (les deux premiers bataillons de Nassau, 3/2Nas et 1/28Ora)\n"
    "- 1/2Nas et 2/2Nas restent en ligne.\n- ",
    "en": "THE WOOD (1/2Nas, 2/2Nas, 3/2Nas and 1/28Ora)\n- 1/2Nas and 2/2Nas stay in line.\n- ",
    "de": "DER WALD (1/2Nas, 2/2Nas, 3/2Nas und 1/28Ora)\n- 1/2Nas und 2/2Nas bleiben in Linie.\n- ",
}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Pas de carré pour eux, dans les arbres ça ne sert à rien."),
        ("fr", "Pas de carré pour eux."),
        ("en", "No squares for them, they are no use among trees."),
        ("de", "Kein Karree für sie, zwischen Bäumen bringt das nichts."),
    ],
)
def test_they_are_those_of_the_section(language: str, said: str) -> None:
    assert done(WOOD[language] + said, ALLIED)[-1] == "STANDING 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora vs cavalry: STAND"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Aucun des quatre ne sort du bois vers le sud, même si les Français reculent."),
        ("en", "None of the four leaves the wood to the south, even if the French fall back."),
        ("de", "Keines der vier verlässt den Wald nach Süden."),
    ],
)
def test_none_of_the_four(language: str, said: str) -> None:
    assert asked(WOOD[language] + said, ALLIED) == [("1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora: HOLD",)]


def test_without_brackets_they_are_those_above() -> None:
    said = "- 1/2Nas et 2/2Nas restent en ligne.\n- Pas de carré pour eux."
    assert done(said, ALLIED)[-1] == "STANDING 1/2Nas, 2/2Nas vs cavalry: STAND"


@pytest.mark.parametrize(
    "said",
    [
        "Pas de carré pour 1/2Nas et 1/28Ora.",
        "No squares for 1/2Nas and 1/28Ora.",
        "Kein Karree für 1/2Nas und 1/28Ora.",
    ],
)
def test_no_squares_for_those_named(said: str) -> None:
    assert done(said, ALLIED) == ["STANDING 1/2Nas, 1/28Ora vs cavalry: STAND"]


@pytest.mark.parametrize(
    "said",
    [
        "LE CARREFOUR\n- 2/28Ora le garde et n'en part pas.\n- 7M l'y rejoint par la route de Nivelles.",
        "LE CARREFOUR\n- 2/28Ora le garde.\n- 7M s'y rend.",
        "2/28Ora garde Quatre-Bras. Le 7M l'y rejoindra.",
        "THE CROSSROADS\n- 2/28Ora holds it and does not leave.\n- 7M joins it there by the Nivelles road.",
        "DIE KREUZUNG\n- 2/28Ora hält sie.\n- 7M stößt dort dazu.",
    ],
)
def test_there_is_the_place_of_the_section(said: str) -> None:
    assert done(said, ALLIED) == ["2/28Ora: HOLD", "7M: MOVE TO quatre-bras"]


@pytest.mark.parametrize(
    "said",
    [
        "Les canonniers resteront à leurs pièces quoi qu'il arrive.",
        "Les artilleurs n'abandonnent pas leurs pièces, quoi qu'il arrive.",
        "Que les canonniers demeurent à leurs canons en toute circonstance.",
        "The gunners will stand by their pieces come what may.",
        "The gunners will never leave their pieces.",
        "Die Kanoniere bleiben unter allen Umständen an den Geschützen.",
        "Die Kanoniere verlassen ihre Geschütze nie.",
    ],
)
def test_gunners_stand_by_their_pieces(said: str) -> None:
    lines = done(said, FRENCH)
    assert len(lines) == 1
    assert lines[0].startswith("STANDING")
    assert lines[0].endswith("limber and flee: STAND")


def test_gunners_of_one_battery() -> None:
    said = "Les canonniers de la 18/6FA resteront à leurs pièces."
    assert done(said, FRENCH) == ["STANDING 18/6FA limber and flee: STAND"]


@pytest.mark.parametrize(
    "said",
    [
        "La brigade Wathiez appuiera Gauthier et saisira toute occasion de charger.",
        "Wathiez appuie Gauthier et ne manquera aucune occasion de charger.",
        "Wathiez supports Gauthier and will seize any opportunity to charge.",
        "Wathiez unterstützt Gauthier und ergreift jede Gelegenheit zur Attacke.",
        "Wathiez soll Gauthier unterstützen und jede Gelegenheit zu einer Attacke wahrnehmen.",
    ],
)
def test_a_chance_seized_is_a_rule(said: str) -> None:
    assert done(said, FRENCH) == [
        "BRIGADE wathiez: INTENT SUPPORT gauthier",
        "STANDING wathiez opportunity charge: ALWAYS",
    ]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Hubert saisira toute occasion de charger.",
        "Hubert looks for any chance to charge.",
        "Hubert nutzt jede Gelegenheit zur Attacke.",
    ],
)
def test_or_a_rule_of_its_own(said: str) -> None:
    assert done(said, FRENCH) == ["STANDING hubert opportunity charge: ALWAYS"]


@pytest.mark.parametrize(
    "said",
    [
        "Pour moi, je rejoindrai la brigade Gauthier.",
        "Quant à moi, je me joindrai à la brigade Gauthier.",
        "As for me, I shall join Gauthier's brigade.",
        "Ich selbst schließe mich der Brigade Gauthier an.",
    ],
)
def test_the_writer_joins_others(said: str) -> None:
    assert done(said, FRENCH)[0].startswith("GENERAL Ney: MOVE TO")


@pytest.mark.parametrize(
    "said",
    [
        "La batterie à cheval du général Piré se portera en I5, d'où elle battra l'infanterie qui est à la ferme (5M).",
        "2/4HA goes to I5, from where it will batter the infantry in the farm (5M).",
        "2/4HA geht nach I5, von wo aus sie die Infanterie am Hof (5M) beschießt.",
    ],
)
def test_from_where_it_fires(said: str) -> None:
    assert done(said, FRENCH) == ["2/4HA: REDEPLOY TO I5; FIRE AT 5M"]
