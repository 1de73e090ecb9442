"""Orders drawn up in short, a head and what is to be done, and who only stays where he was sent."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Ennemi rompu : s'arrêter et se reformer.", ["STANDING ALL breakthrough: STOP"]),
        (FRENCH, "En cas de succès : s'arrêter sur l'objectif.", ["STANDING ALL breakthrough: STOP"]),
        (
            FRENCH,
            "Tirailleurs chargés : se replier, ne pas s'accrocher au terrain.",
            ["STANDING ALL fall back: FALL BACK"],
        ),
        (
            FRENCH,
            "Batteries débordées : remettre les avant-trains et décrocher.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        (
            FRENCH,
            "Pièces menacées : amener les avant-trains et se retirer.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        (
            FRENCH,
            "Artillerie débordée : sauver les pièces.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        (
            FRENCH,
            "En dehors de stevenart, pas de contre-batterie : l'artillerie tirera à volonté, sur "
            "l'infanterie uniquement.",
            [
                "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: NEVER",
                "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: "
                "ALWAYS IF TARGET INFANTRY",
            ],
        ),
        (
            FRENCH,
            "Pas de contre-batterie.",
            [
                "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: "
                "NEVER IF TARGET ARTILLERY"
            ],
        ),
        (
            FRENCH,
            "Artillery fires at will, at infantry only.",
            [
                "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: NEVER",
                "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: "
                "ALWAYS IF TARGET INFANTRY",
            ],
        ),
        (
            FRENCH,
            "Détacher 1/4L sur Petit-Pierrepont ; occupera le hameau et couvrira la gauche.",
            ["1/4L: MOVE TO petit-pierrepont"],
        ),
        (FRENCH, "1/4L : tiendra Petit-Pierrepont, couvrira la gauche.", ["1/4L: MOVE TO petit-pierrepont"]),
        (
            FRENCH,
            "Brigade Campi : viendra s'établir en I5. Y restera en réserve.",
            ["BRIGADE campi: INTENT ADVANCE I5"],
        ),
        (FRENCH, "Brigade Campi : se portera en I5. S'y maintiendra.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (FRENCH, "Husson goes to H5. He stays in H5 in reserve.", ["BRIGADE husson: INTENT ADVANCE H5"]),
        (FRENCH, "Husson va en H5. Il y reste en réserve.", ["BRIGADE husson: INTENT ADVANCE H5"]),
        (
            FRENCH,
            "Piré : tiendra sa division en réserve derrière Campi, prêt à intervenir sur ordre.",
            ["DIVISION 2CD: INTENT SUPPORT campi"],
        ),
        (FRENCH, "2/4HA : appuiera Husson par ses feux, tirera sur 27J.", ["2/4HA: FIRE AT 27J"]),
        (FRENCH, "CONSIGNES DE TIR\n7/2FA : tirera sur stevenart", ["7/2FA: FIRE AT stevenart"]),
        (FRENCH, "Objet : ordres pour le tour 1, Aile gauche", []),
        (FRENCH, "Compte rendu de 14 h 00 bien reçu.", []),
    ],
)
def test_is_read(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert asked(said, of) == []
