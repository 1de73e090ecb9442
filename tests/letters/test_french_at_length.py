"""French at length: long and polite sentences, and what stands around an order in them."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "La 18/6FA, qui ne sert plus à grand-chose sur sa hauteur, viendrait se mettre en "
         "batterie en H6, en laissant toutefois la route libre pour l'infanterie.",
         ["18/6FA: REDEPLOY TO H6"]),
        (SECOND_TURN, "Pour la division Foy, la brigade Gauthier pourrait s'avancer le long de la route "
         "jusqu'en F6, ce qui demandera, je le sais, plus d'un tour.",
         ["BRIGADE gauthier: INTENT ADVANCE F6"]),
        (SECOND_TURN, "La brigade Gauthier avance en F6. Je ferais une exception pour le 1/92, que je "
         "laisserais où il est, face au nord-ouest, parce que 1/2Nas pourrait fort bien sortir du "
         "bois sur notre flanc.",
         ["BRIGADE gauthier: INTENT ADVANCE F6", "1/92: FACE NW; HOLD"]),
        (SECOND_TURN, "Quant à la brigade Campi, elle achèverait son mouvement et viendrait se placer en H4, "
         "où elle servirait de réserve à toute la ligne.",
         ["BRIGADE campi: INTENT ADVANCE H4"]),
        (SECOND_TURN, "Je souhaiterais toutefois que Campi reste en place.",
         ["BRIGADE campi: INTENT HOLD"]),
        (SECOND_TURN, "Je tiendrais beaucoup à ce que Wathiez garde la route.",
         ["BRIGADE wathiez: INTENT HOLD"]),
        (SECOND_TURN, "6Ch va voir ce qui se passe à Piraumont, sans s'y engager.",
         ["STANDING 6Ch opportunity charge: NEVER", "6Ch: MOVE TO piraumont"]),
        (SECOND_TURN, "Le 1/4L va en E5 sans attaquer.",
         ["1/4L: MOVE TO E5"]),
        (SECOND_TURN, "6Ch geht nach L8, greift aber nicht an.",
         ["STANDING 6Ch opportunity charge: NEVER", "6Ch: MOVE TO L8"]),
        (SECOND_TURN, "1Ch reste en K7. 6Ch va à Piraumont. Ni l'un ni l'autre ne devrait charger de son "
         "propre mouvement, sauf si l'ennemi avait l'imprudence de leur prêter le flanc.",
         ["1Ch: HOLD", "6Ch: MOVE TO piraumont", "STANDING 1Ch, 6Ch opportunity charge: FLANK"]),
        (SECOND_TURN, "1Ch reste en K7. 6Ch va à Piraumont. Les deux ne chargent que si on leur prête le flanc.",
         ["1Ch: HOLD", "6Ch: MOVE TO piraumont", "STANDING 1Ch, 6Ch opportunity charge: FLANK"]),
        (SECOND_TURN, "1Ch bleibt in K7. 6Ch geht nach Piraumont. Beide attackieren nur, wenn man ihnen die "
         "Flanke bietet.",
         ["1Ch: HOLD", "6Ch: MOVE TO piraumont", "STANDING 1Ch, 6Ch opportunity charge: FLANK"]),
        (SECOND_TURN, "Hubert ne chargerait pas de lui-même, sauf si on lui présentait le flanc.",
         ["STANDING hubert opportunity charge: FLANK"]),
        (SECOND_TURN, "Wathiez ne chargera pas, à moins que l'ennemi ne lui montre le flanc.",
         ["STANDING wathiez opportunity charge: FLANK"]),
        (SECOND_TURN, "Le 1/108 viendrait prolonger la gauche du 2/72, sans toutefois la dépasser.",
         ["1/108: MOVE TO 91,27.2"]),
        (SECOND_TURN, "La 7/2FA pourrait, si vous n'y voyez pas d'inconvénient, tirer sur 2/2Nas.",
         ["7/2FA: FIRE AT 2/2Nas"]),
    ],
)  # fmt: skip
def test_what_stands_around_an_order_changes_nothing_of_it(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
