"""What an order is for, what it guards against, and so many of a body: the order is done; look-alikes are not."""

from __future__ import annotations

import pytest

from tests.letters.test_score import read

BESIDE_IT = {
    # done beforehand, since something may come
    "1/92 moves up behind 7/2FA, in case somebody comes for the guns.": ["1/92: MOVE TO 69.2,37"],
    "1/92 goes to F4, just in case.": ["1/92: MOVE TO F4"],
    "Le 1/92 vient se placer derrière la 7/2FA, au cas où l'ennemi attaquerait.": ["1/92: MOVE TO 69.2,37"],
    "1/92 geht hinter die 7/2FA, für den Fall, dass jemand angreift.": ["1/92: MOVE TO 69.2,37"],
    # to help somebody, when that is needed
    "1/92 moves up behind 2/92, to relieve it if things go badly.": ["1/92: MOVE TO 51.5,23"],
    "Le 1/92 se place derrière le 2/92, pour le soutenir si l'affaire tourne mal.": ["1/92: MOVE TO 51.5,23"],
    "1/92 stellt sich hinter 2/92, um es abzulösen, wenn es schlecht steht.": ["1/92: MOVE TO 51.5,23"],
    # what a general is there for
    "Reille rides to F3 and gets the 100th back in hand.": ["GENERAL Reille: MOVE TO F3"],
    "Reille va en F3 pour remettre en ordre la brigade Jamin.": ["GENERAL Reille: MOVE TO F3"],
    "Reille reitet nach F3, um Jamin wieder in die Hand zu bekommen.": ["GENERAL Reille: MOVE TO F3"],
    "1/92 goes to F4, as quick as they can manage.": ["1/92: MOVE TO F4"],
    "1/92 is on the wrong side of the road if you ask me: let it step back 5 cm.": ["1/92: STEP BACK 5"],
    # asked of those who are named
    "2/93, could they go to F4?": ["2/93: MOVE TO F4"],
    "Le 2/93, pourraient-ils aller en F4 ?": ["2/93: MOVE TO F4"],
    "2/93, könnten sie bitte nach F4 gehen?": ["2/93: MOVE TO F4"],
    # so far on the way to somebody
    "GENERAL Foy rides 10 cm towards Jamin.": ["GENERAL Foy: MOVE TO 57.9,23.6"],
    "Foy reitet 10 cm auf Jamin zu.": ["GENERAL Foy: MOVE TO 57.9,23.6"],
    "GENERAL Foy rides towards Jamin.": ["GENERAL Foy: MOVE TO jamin"],
    # how things are, in French and German
    "La brigade Campi est trop loin : qu'elle vienne en H5.": ["BRIGADE campi: INTENT ADVANCE H5"],
    "Le 1/92 n'est pas à sa place : qu'il aille en F5.": ["1/92: MOVE TO F5"],
    "2/93 ist viel zu weit vorn, es geht nach F4 zurück.": ["2/93: MOVE TO F4"],
    "Le 2/93 presse le pas jusqu'en F4.": ["2/93: MOVE TO F4"],
    # a man, not his troops
    "Gauthier se rend auprès du 2/93.": ["GENERAL Gauthier: MOVE TO 2/93"],
    "Gauthier begibt sich zum 2/93.": ["GENERAL Gauthier: MOVE TO 2/93"],
    # at whatever they like
    "7/2FA may shoot at whatever it likes.": ["STANDING 7/2FA fire at will: ALWAYS"],
    "7/2FA tire sur ce qui lui plaît.": ["STANDING 7/2FA fire at will: ALWAYS"],
    "7/2FA schießt auf was sie will.": ["STANDING 7/2FA fire at will: ALWAYS"],
    # so many of a body, and both of one beside another
    "two of Jamin's battalions go to F4": ["1/4L, 2/4L: MOVE TO F4"],
    "zwei von Jamins Bataillonen gehen nach F4": ["1/4L, 2/4L: MOVE TO F4"],
    "deux des bataillons de Jamin vont en F4": ["1/4L, 2/4L: MOVE TO F4"],
    "Gardekavallerie und beide Gardebatterien bleiben stehen.": [
        "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"
    ],
    "Wathiez and both guard batteries stay where they are.": [
        "5Lan, 6Lan, 1/guard-artillery, 2/guard-artillery: HOLD"
    ],
    "Wathiez et les deux batteries de la Garde restent en place.": [
        "5Lan, 6Lan, 1/guard-artillery, 2/guard-artillery: HOLD"
    ],
    "Gauthier, all battalions, advances to F6.": ["BRIGADE gauthier: INTENT ADVANCE F6"],
    # which way, beside the flank
    "Brigade Hubert deckt die rechte Flanke Richtung Piraumont.": ["BRIGADE hubert: INTENT SCREEN piraumont"],
    "Hubert covers our right flank towards Piraumont.": ["BRIGADE hubert: INTENT SCREEN piraumont"],
    "La brigade Hubert couvre le flanc droit vers Piraumont.": ["BRIGADE hubert: INTENT SCREEN piraumont"],
    # left out of a rule for all
    "If cavalry comes, everyone forms square except the 1/92 who just stand.": [
        "STANDING 1/92 vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE",
    ],
    "Greift Kavallerie an, bilden alle Karree, außer 1/92, das einfach stehen bleibt.": [
        "STANDING 1/92 vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE",
    ],
    "Si la cavalerie charge, tout le monde forme le carré, sauf le 1/92 qui ne bouge pas.": [
        "STANDING 1/92 vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE",
    ],
    "All infantry forms square if charged by cavalry, except the 1/92.": [
        "STANDING 1/92 vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE",
    ],
    "In case of cavalry all infantry forms square.": ["STANDING ALL vs cavalry: SQUARE"],
}  # fmt: skip
NOT_AT_ONCE = (
    "In case they charge, 1/2L falls back.",
    "1/92 falls back to F3 in case the cavalry comes.",
    "2/93, can they reach F4 this turn?",
    "2/93, could they see the guns from F4?",
    "2/93: könnten sie bis F4 kommen?",
    "Bachelu brings Campi under control.",
    "half of Jamin's brigade goes to F4",
    "two of the batteries go to F4",
    "Ney hat da vorn nichts verloren: er reitet zu Jamin.",
    "7/2FA may not shoot at whatever it likes.",
)


@pytest.mark.parametrize("said", BESIDE_IT)
def test_an_order_is_done_whatever_it_is_for(said: str) -> None:
    assert [line.normal for line in read(said, "french").sheet.lines] == BESIDE_IT[said]


@pytest.mark.parametrize("said", NOT_AT_ONCE)
def test_what_hangs_on_something_or_is_not_clear_moves_nobody(said: str) -> None:
    done = [line.normal for line in read(said, "french").sheet.lines]
    assert not [line for line in done if not line.startswith("STANDING") and line != "GENERAL Ney: MOVE TO jamin"], done
