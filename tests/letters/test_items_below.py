"""Lists below headings, in a grid: every form of a heading with every item of it, in three languages."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, SECOND_TURN, asked, done
from tests.letters.test_writers import FIXTURES, reader_of

HEADS = {
    "english": ["Husson", "Husson:", "Husson's Brigade:", "Brigade Husson", "1. Husson", "** Husson **", "HUSSON",
                "HUSSON -", "- Husson:", "=== Husson ===", "[Husson]", "To Husson:", "# Husson", "## Husson ##"],
    "german": ["Husson", "Husson:", "Hussons Brigade:", "Brigade Husson:", "1. Husson", "** Husson **", "HUSSON",
               "HUSSON -", "- Husson:", "=== Husson ===", "[Husson]", "An Husson:", "# Husson"],
    "french": ["Husson", "Husson :", "Brigade Husson :", "1. Husson", "** Husson **", "HUSSON", "HUSSON -",
               "- Husson :", "=== Husson ===", "[Husson]", "À Husson :", "# Husson"],
}  # fmt: skip
ADVANCE, ATTACK = "INTENT ADVANCE H6", "INTENT ATTACK 27J"
NO_PURSUIT, SQUARE = "STANDING husson breakthrough: STOP", "STANDING husson vs cavalry: SQUARE"
FREE_FIRE, RETURN = "STANDING husson fire at will: ALWAYS", "STANDING husson return fire: ALWAYS"
EVADE, SUPPORT, FIRST = "STANDING husson fall back: FALL BACK", "INTENT SUPPORT campi", "PRIORITY husson"
TAKE = "INTENT ATTACK gemioncourt"
ITEMS = {
    "english": {
        "go to H6": ADVANCE, "attack 27J": ATTACK, "support Campi": SUPPORT, "no pursuit": NO_PURSUIT,
        "chases nobody": NO_PURSUIT, "square against cavalry": SQUARE, "fire at will": FREE_FIRE, "return fire": RETURN,
        "skirmishers fall back if charged": EVADE, "acts first": FIRST, "nobody moves": "INTENT HOLD",
        "Objective: Gemioncourt": TAKE, "1/2L in skirmish order": "1/2L: FORM SKIRMISH",
    },
    "german": {
        "geht nach H6": ADVANCE, "27J angreifen": ATTACK, "die Plänkler in I8 angreifen": ATTACK,
        "soll 27J angreifen": ATTACK, "Campi unterstützen": SUPPORT, "Campi folgen": SUPPORT,
        "hinter Campi aufstellen": SUPPORT, "keine Verfolgung": NO_PURSUIT, "verfolgt niemanden": NO_PURSUIT,
        "nach einem Sieg nicht nachsetzen": NO_PURSUIT, "gegen Kavallerie Karree": SQUARE, "Feuer frei": FREE_FIRE,
        "Feuer erwidern": RETURN, "zieht zuerst": FIRST, "niemand bewegt sich": "INTENT HOLD",
        "Ziel: Gemioncourt": TAKE, "1/2L als Plänkler": "1/2L: FORM SKIRMISH",
    },
    "french": {
        "va en H6": ADVANCE, "attaquer 27J": ATTACK, "soutenir Campi": SUPPORT, "pas de poursuite": NO_PURSUIT,
        "ne poursuit personne": NO_PURSUIT, "carré contre la cavalerie": SQUARE, "feu à volonté": FREE_FIRE,
        "riposter": RETURN, "agit en premier": FIRST, "personne ne bouge": "INTENT HOLD",
        "Objectif : Gemioncourt": TAKE, "1/2L en tirailleurs": "1/2L: FORM SKIRMISH",
    },
}  # fmt: skip
GREETING = {"english": "Hello,\n\n", "german": "Hallo,\n\n", "french": "Bonjour,\n\n"}


def of_husson(lines: list[str]) -> list[str]:
    """What Husson is told, whether in a block of the order language or in a line of its own."""
    told = [line.removeprefix("BRIGADE husson: ") for line in lines]
    return [line for line in told if line != "BRIGADE husson"]


@pytest.mark.parametrize(
    ("language", "head", "said"),
    [(language, head, said) for language, items in ITEMS.items() for head in HEADS[language] for said in items],
)
def test_an_item_is_for_whom_the_heading_names(language: str, head: str, said: str) -> None:
    text = f"{GREETING[language]}{head}\n- {said}\n"
    assert of_husson(done(text, FRENCH)) == [ITEMS[language][said]]
    assert not asked(text, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert:\n- attackiert bei jeder Gelegenheit", "STANDING hubert opportunity charge: ALWAYS"),
        ("Hubert:\n- bei jeder Gelegenheit attackieren", "STANDING hubert opportunity charge: ALWAYS"),
        ("Hubert :\n- charge à chaque occasion", "STANDING hubert opportunity charge: ALWAYS"),
        ("Hubert:\n- charges at every opportunity", "STANDING hubert opportunity charge: ALWAYS"),
        ("Hubert :\n- ne charge personne", "STANDING hubert opportunity charge: NEVER"),
        ("7/2FA:\n- stevenart beschießen", "7/2FA: FIRE AT stevenart"),
        ("Husson\ngeht nach H6\nnach einem Sieg keine Verfolgung", NO_PURSUIT),
        ("Husson: geht nach H6; nach einem Sieg nicht nachsetzen", NO_PURSUIT),
        ("Husson: go to H6; square against cavalry", SQUARE),
        ("Hubert: go to K6; charge if you get the chance", "STANDING hubert opportunity charge: ALWAYS"),
    ],
)
def test_nor_is_a_rule_for_everybody(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Hubert screens K8. If charged they fall back.",
        "Hubert schirmt in K8. Werden sie angegriffen, so weichen sie aus.",
        "Hubert couvre K8. S'ils sont chargés, ils se replient.",
    ],
)
def test_horse_in_loose_order_may_give_way(said: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE hubert: INTENT SCREEN K8", "STANDING hubert fall back: FALL BACK"]


@pytest.mark.parametrize("said", ["Wathiez falls back if charged.", "Wathiez weicht aus, wenn er angegriffen wird."])
def test_horse_in_line_has_no_such_choice(said: str) -> None:
    assert not done(said, SECOND_TURN)
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson:\n- 2/61 bleibt stehen", "2/61: HOLD"),
        ("Husson geht nach H6.\n3/100 nach F5 vor", "3/100: "),
        ("Husson:\n- die Brigade soll nach H6 vorgehen", "BRIGADE husson: INTENT ADVANCE H6"),
    ],
)
def test_who_is_named_first_may_be_he_who_does_it(said: str, meant: str) -> None:
    assert [line for line in done(said, FRENCH) if line.startswith(meant)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson:\n- all fire at will", FREE_FIRE),
        ("Husson:\n- go to H6\n- everybody forms square against cavalry", SQUARE),
        ("# Husson\n- geht nach H6\n- niemand verfolgt", NO_PURSUIT),
        ("Husson :\n- va en H6\n- personne ne poursuit", NO_PURSUIT),
        ("- Husson: go to H6\n- Jamin: hold\n- nobody pursues", "STANDING ALL breakthrough: STOP"),
        ("Husson:\n- go to H6\n\nNobody pursues.", "STANDING ALL breakthrough: STOP"),
        ("Rules:\n- nobody pursues", "STANDING ALL breakthrough: STOP"),
    ],
)
def test_everybody_is_all_of_his_in_his_own_list(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant


@pytest.mark.parametrize("head", ["# Husson", "HUSSON -", "## Brigade Husson ##"])
def test_the_receipt_shows_the_heading_as_it_was_written(head: str) -> None:
    reading = reader_of(FIXTURES[FRENCH[0]], FRENCH[1])(f"Hello,\n\n{head}\n- go to H6\n")
    assert head in {item.said for item in reading.read.values()}
