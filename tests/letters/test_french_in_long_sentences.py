"""French in long and fine sentences, with a relative clause behind each name."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done

SAID = (
    (
        SECOND_TURN,
        "Le 2/93, que je trouve terriblement exposé, reculera d'environ cinq centimètres vers le sud.",
        ["2/93: MOVE TO 61.5,29"],
    ),
    (SECOND_TURN, "Le 2/93 reculera de 5 cm, en continuant bien entendu de regarder l'ennemi.", ["2/93: STEP BACK 5"]),
    (
        SECOND_TURN,
        "Quant au 2/93, que l'on a oublié, semble-t-il, sur le chemin, il suivra tout bonnement la route jusqu'en F5.",
        ["2/93: MOVE TO F5"],
    ),
    (
        SECOND_TURN,
        "Le 2/93, qui s'y trouve déjà, n'en bougera sous aucun prétexte, puisque ce carrefour est la porte.",
        ["2/93: HOLD"],
    ),
    (
        SECOND_TURN,
        "Que le 1/2L demeure là où il est, en tirailleurs, et qu'il tire à volonté sur tout ce qui "
        "passera à sa portée ; mais si on le charge, qu'il se replie au lieu de se faire sabrer pour "
        "l'honneur.",
        ["STANDING 1/2L fire at will: ALWAYS", "STANDING 1/2L fall back: FALL BACK", "1/2L: HOLD; FORM SKIRMISH"],
    ),
    (
        SECOND_TURN,
        "Pour le général Reille, dont votre tableau ne dit pas grand bien, je préfère qu'il ne fasse "
        "rien du tout et reste où il est.",
        ["GENERAL Reille: HOLD"],
    ),
    (
        SECOND_TURN,
        "La 1/6FA prendra pour cible les pièces stevenart, qui sont, si j'ai bien mesuré, les plus proches d'elle.",
        ["1/6FA: FIRE AT stevenart"],
    ),
    (
        SECOND_TURN,
        "Commençons par Lairalle, qui est à mes yeux la clef de tout le reste : le 2/2L ira l'occuper "
        "sans perdre un instant et s'y maintiendra aussi longtemps qu'il sera humainement possible, "
        "tandis que le 3/2L, qui se morfond là-haut, descendra se ranger une dizaine de centimètres "
        "derrière lui, prêt à le soutenir.",
        ["2/2L: MOVE TO lairalle", "3/2L: MOVE TO 80.6,49.5"],
    ),
    (
        SECOND_TURN,
        "Le 1/4e léger, tandis que les autres restent, gagnera Petit-Pierrepont.",
        ["1/4L: MOVE TO petit-pierrepont"],
    ),
    (
        SECOND_TURN,
        "Le 2/93e, que je destine à garder nos canons, se portera en F5 et s'y tiendra en colonne.",
        ["2/93: MOVE TO F5; FORM COLUMN"],
    ),
    (
        SECOND_TURN,
        "La batterie 2/4HA, dont les chevaux sont excellents, viendra s'établir à la gauche de "
        "Lairalle, en H6, et prendra pour cible le 27J.",
        ["2/4HA: REDEPLOY TO H6; FIRE AT 27J"],
    ),
    (
        SECOND_TURN,
        "Le général Foy, que je sais impétueux, se tiendra auprès de la brigade Gauthier et n'ira pas plus loin.",
        ["GENERAL Foy: MOVE TO 55,33.9"],
    ),
    (
        SECOND_TURN,
        "Que personne, si grisé qu'il soit par un succès, ne se lance à la poursuite de qui que ce soit.",
        ["STANDING ALL breakthrough: STOP"],
    ),
    (
        SECOND_TURN,
        "Aucune de nos troupes, fût-elle victorieuse, ne poursuivra l'ennemi au-delà du ruisseau.",
        ["STANDING ALL breakthrough: STOP"],
    ),
    (
        SECOND_TURN,
        "Husson avance sur Lairalle.\n"
        "\n"
        "Pardonnez la longueur de cette lettre : quarante ans de dictées ne s'effacent pas comme un "
        "tableau noir.",
        ["BRIGADE husson: INTENT ADVANCE lairalle"],
    ),
    (
        ALLIED,
        "Celle de Bijleveld, puisqu'elle est attelée de si bons chevaux, ira s'établir à l'est du "
        "village, en H9, sur le bord nord du ruisseau et tournée vers le midi.",
        ["bijleveld: REDEPLOY TO H9 FACE S"],
    ),
    (
        ALLIED,
        "Le prince d'Orange, si brave et si étourdi, ne quittera point la batterie de Bijleveld.",
        ["GENERAL Prince of Orange: MOVE TO bijleveld"],
    ),
    (
        ALLIED,
        "Le duc de Saxe-Weimar ira de sa personne encourager le 1/2e de Nassau.",
        ["GENERAL Saxe-Weimar: ATTACH 1/2Nas"],
    ),
    (
        ALLIED,
        "Stevenart, dont j'attends beaucoup, tirera d'abord sur 18/6FA, puis sur tout ce qui s'approchera.",
        ["stevenart: FIRE AT 18/6FA"],
    ),
    (
        ALLIED,
        "La batterie de Bijleveld ira en H9. De là elle ménagera sa poudre en ne tirant que sur "
        "l'infanterie, jamais sur d'autres canons.",
        [
            "bijleveld: REDEPLOY TO H9",
            "STANDING bijleveld fire at will: NEVER",
            "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY",
        ],
    ),
)


@pytest.mark.parametrize(("of", "said", "orders"), SAID)
def test_fine_language_is_read(of: tuple[str, str], said: str, orders: list[str]) -> None:
    assert done(said, of) == orders
    assert asked(said, of) == []
