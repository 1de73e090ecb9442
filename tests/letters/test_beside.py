"""What stands beside an order changes nothing of it; what is told the wrong way round is read; the rule of squares."""

from __future__ import annotations

import pytest

from orders.language.letters.beside import without_what_is_beside
from orders.language.letters.squares import rule_of_squares
from orders.language.letters.turned_round import put_in_order
from tests.letters.test_score import read
from tests.letters.test_writers import FIXTURES, reader_of

BESIDE = {
    "La batterie tire sur les canons, si j'ai bien compris la carte.": "La batterie tire sur les canons.",
    "Ney reste à sa place, pour une fois.": "Ney reste à sa place.",
    "Both batteries come up to E3, he didn't say squat about guns.": "Both batteries come up to E3.",
    "Sie fahren nach E4; ob sie so weit kommen, ist mir gleich.": "Sie fahren nach E4.",
    "Es soll ausweichen und sich nicht erst festbeißen.": "Es soll ausweichen.",
    "Le 8e formera la colonne, je le ferai descendre au tour suivant.": "Le 8e formera la colonne.",
    "Jamin le suit et le soutient, prêt à le relever si ça tourne mal.": "Jamin le suit et le soutient.",
    "The 5th holds the farm and will on no account leave it.": "The 5th holds the farm.",
    "Jamin supports Gauthier, aber nicht zu dicht auf": "Jamin supports Gauthier",
    "3/2Nas guckt nach Westen, keine Ahnung warum, bitte nach Süden drehen.": "3/2Nas bitte nach Süden drehen.",
    "Perponcher rides to D8, then he has 1/2Nas in his reach again": "Perponcher rides to D8",
    "Campi follows Husson, with some distance.": "Campi follows Husson.",
    "Am liebsten würde ich sofort attackieren lassen, aber das hebe ich mir auf.": "",
    "I know, out of command, so maybe they do nothing, ok": "",
    "Bien reçu le rapport, merci, toujours aussi soigné.": "",
    # what changes an order stays
    "Ready to relieve Jamin, Gauthier goes to F5.": "Ready to relieve Jamin, Gauthier goes to F5.",
    "I know, but attack all the same.": "I know, but attack all the same.",
    "Hold the farm and do not leave the wood to them.": "Hold the farm and do not leave the wood to them.",
}
TURNED = {
    "C'est le 2/2L qui se déploie.": "le 2/2L se déploie.",
    "any of my infantry that gets charged goes into square": "all infantry forms square if charged",
    "Sie fahren vor, Ziel ist der Höhenrücken bei E4.": "Sie fahren vor bis der Höhenrücken bei E4.",
    "The Guard cavalry stays, and so do their guns.": "The Guard cavalry stays; their guns likewise.",
    "j'avais d'abord pensé l'envoyer au nord, mais finalement je préfère qu'il aille en E7": "qu'il aille en E7",
    "8M make column first and then march": "8M make column and then march",
    "Le deuxième bataillon garde sa position.": "Le deuxième bataillon tient sa position.",
    "Pour le général Perponcher, je préfère qu'il aille en E7": "le général Perponcher, qu'il aille en E7",
    "Nur das 1/2L bekommt eine andere Aufgabe: Es geht vor.": "das 1/2L: Es geht vor.",
    "Gegenangriffe auf anstürmende Gegner verbiete ich ausdrücklich.": "keine Gegenangriffe.",
    "La Garde est là.": "La Garde est là.",
}
READ = {
    "Guard cavalry doesn't budge, Nappy would have my hide.": ["GCh, GLan: HOLD"],
    "Die Gardekavallerie bleibt stehen, der Kaiser hat sie nur geliehen.": ["GCh, GLan: HOLD"],
    "Hubert attacks 27J, they will soon regret their boldness.": ["BRIGADE hubert: INTENT ATTACK 27J"],
    "Les pièces de douze tirent sur 2/2Nas.": ["7/2FA: FIRE AT 2/2Nas"],
    "La Garde : cavalerie et artillerie restent sur place.": ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
    "Gauthier attaque Gemioncourt. Jamin le soutient.": [
        "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        "BRIGADE jamin: INTENT SUPPORT gauthier",
    ],
    "1/2L bleibt ausgeschwärmt. Wenn es angegriffen wird, soll es ausweichen.": [
        "1/2L: FORM SKIRMISH; HOLD",
        "STANDING 1/2L fall back: FALL BACK",
    ],
    "Wathiez stays. If anybody does charge the lancers, they charge right back.": [
        "BRIGADE wathiez: INTENT HOLD",
        "STANDING wathiez counter charge: ALWAYS",
    ],
    "Husson: all battalions form square if cavalry comes.": ["STANDING husson vs cavalry: SQUARE"],
}
SQUARES = [
    "Infantry charged by cavalry forms square, they will see.",
    "Lastly, for the whole of the infantry: any battalion threatened by cavalry forms square without waiting.",
    "falls cavalry kommt, alle infantry Karree.",
    "Pour toute l'infanterie, en carré si on voit arriver des cavaliers.",
    "Alle Bataillone bilden Karree, sobald sie von Reitern bedroht werden.",
]
NO_RULE = [
    "All infantry but the 5th forms square against cavalry, except in the wood.",
    "The infantry forms square now.",
    "All infantry forms square if cavalry comes within 10 cm.",
    "Shall all infantry form square against cavalry?",
    "Only the infantry of the first line forms square against cavalry.",
    "No battalion forms square against cavalry.",
    "1/92 and all infantry near it form square against cavalry.",
]


@pytest.mark.parametrize("said", BESIDE)
def test_what_stands_beside_the_matter_is_left_out(said: str) -> None:
    assert without_what_is_beside(said) == BESIDE[said]


@pytest.mark.parametrize("said", TURNED)
def test_what_is_told_the_wrong_way_round_is_put_in_order(said: str) -> None:
    assert put_in_order(said) == TURNED[said]


@pytest.mark.parametrize("said", READ)
def test_the_order_is_read_and_nothing_else(said: str) -> None:
    letter = read(said, "french")
    assert [line.normal for line in letter.sheet.lines] == READ[said]
    assert not letter.asked


@pytest.mark.parametrize("said", SQUARES)
def test_the_rule_of_squares_is_known_in_whatever_words(said: str) -> None:
    assert rule_of_squares(said, "en") is not None
    letter = read(said, "french")
    assert [line.normal for line in letter.sheet.lines] == ["STANDING ALL vs cavalry: SQUARE"]


@pytest.mark.parametrize("said", NO_RULE)
def test_what_says_more_or_less_is_not_that_rule(said: str) -> None:
    assert rule_of_squares(said, "en") is None


@pytest.mark.parametrize(
    "said",
    [
        "Gegenangriffe auf anstürmende Gegner verbiete ich ausdrücklich.",
        "Any firing at skirmishers is hereby forbidden to 7/2FA.",
        "Hubert: il est interdit de charger.",
    ],
)
def test_what_is_forbidden_is_never_done(said: str) -> None:
    done = [line.normal for line in read(said, "french").sheet.lines]
    assert all(line.endswith("NEVER") for line in done)


def test_what_an_officer_tells_of_the_situation_orders_nothing() -> None:
    letter = read(
        "Lage: Feind schwach. Bataillone am Ostrand, zwei Batterien bei Gemioncourt.\nGauthier: halten.", "french"
    )
    assert [line.normal for line in letter.sheet.lines] == ["BRIGADE gauthier: INTENT HOLD"]
    assert not letter.asked


def test_a_word_that_is_merely_like_a_name_of_many_moves_nobody() -> None:
    """*soigné* is no slip for *ligne*, nor *reçu* one for *recule*."""
    letter = read("Bien reçu, toujours aussi soigné.", "french")
    assert not letter.sheet.lines


@pytest.mark.parametrize(
    "beside",
    [
        "for the whole of the turn",
        "for the whole of this turn and the next",
        "for the rest of the day",
        "all of this turn",
    ],
)
def test_how_long_somebody_stays_holds_nobody_else(beside: str) -> None:
    said = reader_of(FIXTURES["quatre-bras-2"], "french")(f"Hubert stays where he is {beside}.")
    assert [line.normal for line in said.sheet.lines] == ["BRIGADE hubert: INTENT HOLD"]
    assert not said.asked
