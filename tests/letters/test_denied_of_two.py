"""Whom a denial reaches, and turns of every day: sides, rides, squares of the map, and what is told of a place."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier is not to attack 1/2Nas and 2/2Nas.", []),
        ("1/6FA does not fire at 1/2Nas and 2/2Nas.", []),
        ("1/6FA fires not at 1/2Nas but at 2/2Nas.", ["1/6FA: FIRE AT 2/2Nas"]),
        ("1/6FA beschießt 5M und 7L nicht.", []),
        ("1/6FA beschießt weder 5M noch 7L.", []),
        ("1/6FA soll 5M und nicht 7L beschießen.", ["1/6FA: FIRE AT 5M"]),
        ("Husson greift weder 5M noch 7L an.", []),
        ("Husson soll bis H7 gehen und nicht 5M angreifen.", ["BRIGADE husson: INTENT ADVANCE H7"]),
        ("Husson n'attaque pas 5M et 7L.", []),
        ("Campi, not Husson, takes the farm.", ["BRIGADE campi: INTENT ATTACK gemioncourt"]),
        ("Not Husson but Campi attacks the farm.", ["BRIGADE campi: INTENT ATTACK gemioncourt"]),
        ("Husson doesn't go to H6 but to H7.", ["BRIGADE husson: INTENT ADVANCE H7"]),
        ("Husson attacks the farm, not the battery.", ["BRIGADE husson: INTENT ATTACK gemioncourt"]),
        ("Husson stays rather than attack.", ["BRIGADE husson: INTENT HOLD"]),
        ("Hubert may charge but not squares.", ["STANDING hubert opportunity charge: ALWAYS"]),
        ("Don't leave the guns unprotected.", []),
        ("Nicht Husson, sondern Campi greift den Hof an.", ["BRIGADE campi: INTENT ATTACK gemioncourt"]),
        ("Husson bleibt lieber stehen als anzugreifen.", ["BRIGADE husson: INTENT HOLD"]),
        ("Husson greift den Hof an, nicht die Batterie.", ["BRIGADE husson: INTENT ATTACK gemioncourt"]),
        ("Hubert darf attackieren, aber keine Karrees.", []),
        ("Husson va non pas en H6 mais en H7.", ["BRIGADE husson: INTENT ADVANCE H7"]),
        ("Ce n'est pas Husson mais Campi qui attaque la ferme.", ["BRIGADE campi: INTENT ATTACK gemioncourt"]),
        ("Husson attaque la ferme, pas la batterie.", ["BRIGADE husson: INTENT ATTACK gemioncourt"]),
        ("Campi, et non Husson, prend la ferme.", ["BRIGADE campi: INTENT ATTACK gemioncourt"]),
        ("Hubert peut charger mais pas les carrés.", []),
    ],
)
def test_what_is_denied_of_two_is_done_of_neither(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("6Ch may charge on its own account, but only into a flank.", ["STANDING 6Ch opportunity charge: FLANK"]),
        (
            "6Ch goes to J8. 1Ch holds at K7. Neither regiment is to pursue.",
            ["6Ch: MOVE TO J8", "1Ch: HOLD", "STANDING 6Ch, 1Ch breakthrough: STOP"],
        ),
        ("2/4HA goes forward to J6 and has a pop at those skirmishers, 27J.", ["2/4HA: REDEPLOY TO J6; FIRE AT 27J"]),
        ("General Foy rides with Gauthier's Brigade and joins the 1/92.", ["GENERAL Foy: MOVE TO 1/92"]),
        ("General Bachelu rides to the 1/72 in I4 and joins it.", ["GENERAL Bachelu: MOVE TO 1/72"]),
        (
            "As two of its battalions are out of command, General Bachelu rides to 1/72.",
            ["GENERAL Bachelu: MOVE TO 1/72"],
        ),
        (
            "The other two, 1/6FA and the big 12 pounders, roll forward to G6. From there they can both let fly at 5M.",
            ["1/6FA, 7/2FA: REDEPLOY TO G6", "1/6FA, 7/2FA: FIRE AT 5M"],
        ),
        ("Gen. Bachelu to I5, same reason.", ["GENERAL Bachelu: MOVE TO I5"]),
        (
            "Hubert rides to K7, to the east of Lairalle, and watches our right flank from there.",
            ["BRIGADE hubert: INTENT SCREEN K7"],
        ),
        (
            "1/2L goes to H6. If they get charged they leg it back to the others, no heroics.",
            ["1/2L: MOVE TO H6", "STANDING 1/2L fall back: FALL BACK"],
        ),
        ("The Guard cavalry stays where it is, they can polish their buttons for a bit.", ["GCh, GLan: HOLD"]),
        ("1/92 moves to the left", ["1/92: SIDESTEP LEFT 5"]),
        ("7/2FA faces left.", ["7/2FA: FACE 270"]),
        ("Gauthier moves two turns' march up the road.", ["BRIGADE gauthier: INTENT ADVANCE 47.5,36.4"]),
        ("Wathiez to the square west of Lairalle.", ["BRIGADE wathiez: INTENT ADVANCE 80,57.6"]),
        ("Husson goes to H6, then to I7.", ["BRIGADE husson: INTENT ADVANCE H6"]),
        ("1/92 goes to F5, then to G6.", ["1/92: MOVE TO G6"]),
        ("Ney watches it all from G5.", ["GENERAL Ney: MOVE TO G5"]),
        ("Ney leitet die Schlacht von G5 aus.", ["GENERAL Ney: MOVE TO G5"]),
        ("Ney dirige la bataille depuis G5.", ["GENERAL Ney: MOVE TO G5"]),
        ("Gauthier keeps pace with Husson.", ["BRIGADE gauthier: INTENT SUPPORT husson"]),
        ("The road is what we need. The wood is our wall.", []),
        ("Gemioncourt is the hinge of the whole position.", []),
        ("I'll watch it all from the ridge by the 12-pounders myself.", ["GENERAL Ney: MOVE TO 7/2FA"]),
        (
            "Husson goes for the farm, but not Campi, he comes up behind as second line.",
            ["BRIGADE husson: INTENT ATTACK gemioncourt", "BRIGADE campi: INTENT SUPPORT husson"],
        ),
        (
            "Jamin stays out of the wood too and keeps 10 cm behind Gauthier.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Wathiez gets ready to go in once the farm has fallen but doesn't move yet.",
            ["BRIGADE wathiez: INTENT HOLD"],
        ),
        (
            "Hubert rides to K6. If he gets a chance at a flank he can take it, otherwise no charging.",
            ["BRIGADE hubert: INTENT ADVANCE K6", "STANDING hubert opportunity charge: FLANK"],
        ),
        ("1Ch charges 27J, and keep 6Ch in hand.", ["1Ch: CHARGE 27J", "6Ch: HOLD"]),
    ],
)
def test_turns_of_every_day(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


def test_cavalry_is_headed_by_its_general() -> None:
    said = (
        "CENTRE (Foy)\nGauthier advances to F5.\n\nCAVALRY (Piré)\n6Ch works forward to J8.\n"
        "It may charge on its own account, but only into a flank."
    )
    assert done(said, SECOND_TURN)[2:] == ["DIVISION 2CD", "6Ch: MOVE TO J8", "STANDING 6Ch opportunity charge: FLANK"]


@pytest.mark.parametrize(
    ("said", "free"),
    [
        ("Nobody except Husson moves.", "1/2L"),
        ("Only Husson and Campi move.", "1/72"),
        ("Nur Husson und Campi bewegen sich.", "1/72"),
        ("Seuls Husson et Campi bougent.", "1/2L"),
        ("Personne sauf Husson ne bouge.", "1/2L"),
    ],
)
def test_all_others_stay(said: str, free: str) -> None:
    (line,) = done(said, SECOND_TURN)
    held, order = line.split(": ")
    assert order == "HOLD"
    assert free not in held.split(", ")
    assert "1/92" in held.split(", ")
