"""Marches that are told by the ground they pass go to where they end."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

LAIRALLE = ["BRIGADE campi: INTENT ADVANCE lairalle"]
HUSSON = ["BRIGADE husson: INTENT ADVANCE H7", "1/2L: HOLD"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi leaves the north edge of Delhutte wood, crosses the crest where Husson is now, goes down the far slope "
         "and ends at Lairalle, which he holds.", LAIRALLE),
        ("Campi comes out of the wood, passes over the crest and ends at Lairalle.", LAIRALLE),
        ("Campi climbs the slope behind Husson, goes over the top and finishes up in I5.",
         ["BRIGADE campi: INTENT ADVANCE I5"]),
        ("Husson takes his brigade, all but 1/2L, down the north slope of Le Balcan and over the open fields with "
         "Lairalle on his right hand, and ends in H7, where the ground begins to fall to the Gemioncourt brook.",
         HUSSON),
        ("Husson leads all of his brigade but 1/2L down to H7.", HUSSON),
        ("Husson takes his brigade, less 1/2L, over the fields and ends in H7.", HUSSON),
        ("Jamin takes his brigade, all but the 3/100, up the back slope and stops on the crest in G4.",
         ["BRIGADE jamin: INTENT ADVANCE G4", "3/100: HOLD"]),
        ("1/2L goes ahead of him over the same fields, still in skirmish order, and ends in H8.",
         ["1/2L: FORM SKIRMISH; MOVE TO H8"]),
        ("6Ch trots north-east over the plain with the Materne pond away to its left and ends in the fields just south "
         "of Piraumont, in L9.", ["6Ch: MOVE TO L9"]),
        ("Gauthier comes down off the crest, keeps the road on his left hand, and ends level with the 12-pounders "
         "in G6.",
         ["BRIGADE gauthier: INTENT ADVANCE G6"]),
        ("7/2FA trundles down the slope, over the meadow, ends in G7 and fires at 5M.",
         ["7/2FA: REDEPLOY TO G7; FIRE AT 5M"]),
        ("The two Guard batteries climb to the top of the rise and unlimber in G4 facing the farm.",
         ["1/guard-artillery, 2/guard-artillery: REDEPLOY TO G4 FACE gemioncourt"]),
        ("2/4HA works its way round the pond and ends in K8, from where it fires at 27J.",
         ["2/4HA: REDEPLOY TO K8; FIRE AT 27J"]),
        ("Guard cavalry to move up to F2 and halt in the dead ground behind the ridge.", ["GCh, GLan: MOVE TO F2"]),
        ("Wathiez rides up the road, over the crest, and ends behind the 12-pounders.",
         ["BRIGADE wathiez: INTENT SUPPORT 7/2FA"]),
        ("Campi drops down into the hollow behind Husson and comes no further.",
         ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Jamin marches up the back slope along the road, over the crest, and ends in F4 on the ground Gauthier is "
         "leaving. He is my reserve and stays in column.", ["BRIGADE jamin: INTENT ADVANCE F4"]),
    ],
)  # fmt: skip
def test_they_go_to_where_they_end(said: str, meant: list[str]) -> None:
    assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == (meant, [])


def test_a_way_that_hangs_on_something_is_asked_about() -> None:
    said = "Husson's men go down the far slope if nobody is there and end at the brook."
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)
