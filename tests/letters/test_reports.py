"""Reports order nothing, whomever they name; and what falls on a whole army was said of all of it, as an order."""

from __future__ import annotations

from itertools import product

import pytest

from tests.letters.test_score import battle, read

HERE = {one.id for one in battle().units if one.in_play and battle().side_of[one.id] == "french"}
REPORTS = (
    "Nobody has fired a shot yet, which suits me very well.",
    "Everybody has held so far.",
    "1/92 has moved to F5 and 2/92 has formed square.",
    "Gauthier's brigade have advanced further than I had hoped.",
    "The guns have limbered up at last.",
    "All our batteries had already fired when the rain began.",
    "Hubert has never charged anybody in his life.",
    "None of them has retired yet, I am happy to say.",
    "The lancers have only just halted.",
    "My skirmishers have withdrawn as far as the brook.",
    "They hold their fire all along the line, which pleases me.",
    "Niemand hat bisher einen Schuss abgegeben, was mir recht ist.",
    "Die Brigade Husson hat sich tapfer gehalten.",
    "Alle haben das Feuer eingestellt, und keiner weiß warum.",
    "Die Batterien haben gestern auf E7 geschossen.",
    "Foy ist bis an die Straße vorgerückt.",
    "Die Reiter sind über den Bach gegangen, leider ohne Erfolg.",
    "Das 1/92 hatte schon Karree gebildet.",
    "Keiner hat sich bewegt.",
    "Hubert hat die Flanke gedeckt, so gut er konnte.",
    "Die Garde hat noch nie angegriffen.",
    "Personne n'a encore tiré, ce qui me convient.",
    "Tout le monde a tenu bon.",
    "La brigade Husson a avancé jusqu'au ruisseau.",
    "Les batteries ont déjà tiré sur E7.",
    "Le 1/92 a formé le carré.",
    "Hubert s'est replié derrière la crête.",
    "Nos tirailleurs se sont arrêtés là.",
    "La Garde n'a jamais chargé.",
    "Foy est arrivé à la route.",
    "Aucun bataillon n'a bougé.",
)
WHO = {
    "en": ("Nobody", "Everybody", "No battalion", "All of us", "Everyone here", "The whole army", "All my men"),
    "de": ("Niemand", "Jeder", "Kein Bataillon", "Alle", "Die ganze Armee", "Keiner"),
    "fr": ("Personne", "Tout le monde", "Aucun bataillon", "Chacun", "Toute l'armée"),
}
WHAT = {
    "en": (
        "has fired yet", "had moved by then", "has advanced, which is a pity", "has just halted", "advanced last turn",
        "has charged since noon", "had formed square in time", "retired in good order yesterday",
    ),
    "de": (
        "hat bisher geschossen", "hat sich bewegt", "hat die Stellung gehalten, was mich freut",
        "ist gestern vorgerückt", "hatte schon Karree gebildet", "hat angegriffen",
    ),
    "fr": (
        "a tiré", "a déjà avancé", "avait tenu bon, ce qui me rassure", "s'est arrêté", "a chargé hier",
        "a formé le carré",
    ),
}  # fmt: skip
SAID = [f"{who} {what}." for tongue in WHO for who, what in product(WHO[tongue], WHAT[tongue])]
WHOLE = {
    "Nobody moves.": "HOLD",
    "Everyone holds fire.": "HOLD FIRE",
    "The whole army advances 5 cm.": "MOVE 5",
    "Alle bleiben stehen.": "HOLD",
    "Tout le monde reste en place.": "HOLD",
}
BELOW = {
    "generals who stay": ("Generals\nJamin: to F5.\nAll others: no change.", ["GENERAL Jamin: MOVE TO F5"]),
    "German generals": ("Generale\nFoy nach F5.\nAlle anderen bleiben, wo sie sind.", ["GENERAL Foy: MOVE TO F5"]),
    "French generals": ("Généraux\nFoy en F5.\nTous les autres restent en place.", ["GENERAL Foy: MOVE TO F5"]),
    "generals in one line": ("Generals: Bachelu to F5, all others stay.", ["GENERAL Bachelu: MOVE TO F5"]),
    "all of a division": ("5th Division\nAll hold.", ["DIVISION 5D", "DIVISION 5D: INTENT HOLD"]),
    "the others of a division": (
        "5th Division\nHusson: attack Lairalle.\nAll others: no change.",
        ["DIVISION 5D", "BRIGADE husson: INTENT ATTACK lairalle", "1/72, 2/72, 1/108, 2/108, 3/108, 18/6FA: HOLD"],
    ),
    "the others of a brigade": (
        "Jamin's brigade\n1/4L to F5. The others stay where they are.",
        ["BRIGADE jamin", "1/4L: MOVE TO F5", "2/4L, 3/4L, 1/100, 2/100, 3/100: HOLD"],
    ),
}
# Numbers of a list before names that begin with a number.
LISTED = {
    "1) Husson: hold.\n2) 18/6FA: fire at E7.\n3) 1/2e Léger: hold.": ["18/6FA: FIRE AT 2/2Nas", "1/2L: HOLD"],
    "1. Husson's Brigade\n   1.1  1/2L goes to F5.\n   1.2  2/2L stays.": ["1/2L: MOVE TO F5", "2/2L: HOLD"],
    "2 Artillerie\n2.1 18/6FA feuert auf E7.\n2.2 7/2FA bleibt stehen.": ["18/6FA: FIRE AT 2/2Nas", "7/2FA: HOLD"],
    "1. Husson: hold.\n2. 1/92: to F5.\n3. 5th Division artillery: hold.": ["1/92: MOVE TO F5", "18/6FA: HOLD"],
}


def done(said: str) -> list[str]:
    return [line.normal for line in read(said, "french").sheet.lines]


@pytest.mark.parametrize("said", REPORTS)
def test_what_was_done_is_not_done_again(said: str) -> None:
    assert done(said) == []


@pytest.mark.parametrize("said", SAID)
def test_no_report_falls_to_the_whole_army(said: str) -> None:
    told = read(said, "french").sheet
    assert not {order.unit for order in told.units} & HERE


@pytest.mark.parametrize("said", WHOLE)
def test_what_all_are_told_is_done_by_all(said: str) -> None:
    told = read(said, "french").sheet
    assert {order.unit for order in told.units} >= HERE
    assert all(line.normal.endswith(f": {WHOLE[said]}") for line in told.lines)


@pytest.mark.parametrize("case", BELOW)
def test_a_heading_bounds_whom_all_means(case: str) -> None:
    said, meant = BELOW[case]
    assert done(said) == meant


@pytest.mark.parametrize("said", LISTED)
def test_numbers_of_a_list_are_no_names(said: str) -> None:
    assert [line for line in done(said) if ": INTENT" not in line and ":" in line] == LISTED[said]
