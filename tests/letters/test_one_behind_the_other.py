"""One behind the other: who goes before and behind whom in short sentences without verbs, and who between two."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Gauthier monte la route de Charleroi jusqu'en F6. Le 92e devant. Le 93e derrière le 92e.",
         ["BRIGADE gauthier: INTENT ADVANCE F6"]),
        (FRENCH, "Gauthier advances to F6. The 92nd in front. The 93rd behind the 92nd.",
         ["BRIGADE gauthier: INTENT ADVANCE F6"]),
        (FRENCH, "Gauthier geht nach F6. Das 92. vorn. Das 93. dahinter.",
         ["BRIGADE gauthier: INTENT ADVANCE F6"]),
        (FRENCH, "Husson va prendre Lairalle. Le 2e Léger devant. Le 61e derrière, en réserve. Tu me mets "
         "le 1/2L en tirailleurs devant les autres.\n\nCampi derrière Husson, il sort du bois et il "
         "le soutient. Bachelu va se placer entre les deux.",
         ["BRIGADE husson: INTENT ATTACK lairalle",
          "1/61, 2/61: MOVE TO 87.9,49",
          "1/2L: FORM SKIRMISH; MOVE TO 80.5,46.8",
          "BRIGADE campi: INTENT SUPPORT husson",
          "GENERAL Bachelu: MOVE TO 88.3,31.1"]),
        (FRENCH, "Husson geht nach Lairalle. Campi unterstützt ihn. Bachelu stellt sich zwischen die "
         "beiden.",
         ["BRIGADE husson: INTENT ADVANCE lairalle",
          "BRIGADE campi: INTENT SUPPORT husson",
          "GENERAL Bachelu: MOVE TO 88.3,31.1"]),
        (FRENCH, "Husson goes to Lairalle. Campi supports him. Bachelu goes between both.",
         ["BRIGADE husson: INTENT ADVANCE lairalle",
          "BRIGADE campi: INTENT SUPPORT husson",
          "GENERAL Bachelu: MOVE TO 88.3,31.1"]),
        (FRENCH, "Husson devant, Campi derrière, Bachelu entre les deux.",
         ["BRIGADE husson: INTENT ADVANCE",
          "BRIGADE campi: INTENT SUPPORT husson",
          "GENERAL Bachelu: MOVE TO 88.3,31.1"]),
        (FRENCH, "Je veux que chacun ait quelqu'un derrière lui.",
         []),
        (FRENCH, "Derrière Campi, personne.",
         []),
        (FRENCH, "Le gros passe par la route, Husson à droite.",
         []),
        (FRENCH, "Pour tout le monde : si ça marche, on ne court pas après.",
         ["STANDING ALL breakthrough: STOP"]),
        (FRENCH, "Wenn es klappt, läuft keiner hinterher.",
         ["STANDING ALL breakthrough: STOP"]),
    ],
)  # fmt: skip
def test_who_goes_behind_whom_is_told_without_verbs(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
