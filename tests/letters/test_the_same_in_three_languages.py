"""The same order in English, German and French comes to the same: what one language lacks shows beside the others."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

SAID = (
    ("1/92 goes to the farm.", "1/92 geht zum Hof.", "1/92 va à la ferme."),
    ("1/92 goes behind 7/2FA.", "1/92 geht hinter 7/2FA.", "1/92 va derrière 7/2FA."),
    ("1/92 goes 10 cm behind 7/2FA.", "1/92 geht 10 cm hinter 7/2FA.", "1/92 va 10 cm derrière 7/2FA."),
    (
        "1/92 goes between 7/2FA and 1/6FA.",
        "1/92 geht zwischen 7/2FA und 1/6FA.",
        "1/92 va entre 7/2FA et 1/6FA.",
    ),
    ("1/92 goes to the left of Lairalle.", "1/92 geht links neben Lairalle.", "1/92 va à gauche de Lairalle."),
    ("1/92 goes forward 3 cm.", "1/92 geht 3 cm vor.", "1/92 avance de 3 cm."),
    ("1/92 falls back 5 cm.", "1/92 geht 5 cm zurück.", "1/92 recule de 5 cm."),
    ("1/92 moves 5 cm to the right.", "1/92 rückt 5 cm nach rechts.", "1/92 se décale de 5 cm à droite."),
    ("1/92 goes 5 cm north.", "1/92 geht 5 cm nach Norden.", "1/92 va 5 cm au nord."),
    (
        "1/92 goes to 10 cm south of the farm.",
        "1/92 geht bis 10 cm südlich des Hofs.",
        "1/92 va à 10 cm au sud de la ferme.",
    ),
    ("1/92 goes to the bridge.", "1/92 geht zur Brücke.", "1/92 va au pont."),
    ("1/92 crosses the brook.", "1/92 überquert den Bach.", "1/92 traverse le ruisseau."),
    ("1/92 faces 1/2Nas.", "1/92 macht Front gegen 1/2Nas.", "1/92 fait face à 1/2Nas."),
    ("1/92 turns about.", "1/92 macht kehrt.", "1/92 fait demi-tour."),
    (
        "1/92 forms line facing north.",
        "1/92 bildet Linie, Front nach Norden.",
        "1/92 se forme en ligne face au nord.",
    ),
    ("1/92 goes to H6 in column.", "1/92 geht in Kolonne nach H6.", "1/92 va en H6 en colonne."),
    (
        "1/92 goes to H6 and forms line there.",
        "1/92 geht nach H6 und bildet dort Linie.",
        "1/92 va en H6 et s'y forme en ligne.",
    ),
    ("1/92 supports 2/92.", "1/92 unterstützt 2/92.", "1/92 soutient 2/92."),
    ("1/92 follows 2/92.", "1/92 folgt 2/92.", "1/92 suit 2/92."),
    ("1/92 attacks 2/2Nas.", "1/92 greift 2/2Nas an.", "1/92 attaque 2/2Nas."),
    ("Gauthier takes the farm.", "Gauthier nimmt den Hof.", "Gauthier prend la ferme."),
    (
        "Gauthier advances on the farm but halts 10 cm before it.",
        "Gauthier rückt auf den Hof vor, hält aber 10 cm davor.",
        "Gauthier avance sur la ferme mais s'arrête 10 cm avant.",
    ),
    ("Gauthier supports Husson.", "Gauthier unterstützt Husson.", "Gauthier soutient Husson."),
    (
        "Gauthier withdraws to the crest.",
        "Gauthier zieht sich auf den Kamm zurück.",
        "Gauthier se retire sur la crête.",
    ),
    ("Gauthier waits in reserve.", "Gauthier wartet in Reserve.", "Gauthier attend en réserve."),
    (
        "7/2FA fires at 2/2Nas, then at 5M.",
        "7/2FA feuert auf 2/2Nas, dann auf 5M.",
        "7/2FA tire sur 2/2Nas, puis sur 5M.",
    ),
    ("7/2FA holds its fire.", "7/2FA hält das Feuer zurück.", "7/2FA ne tire pas."),
    ("7/2FA fires at will.", "7/2FA feuert nach Belieben.", "7/2FA tire à volonté."),
    ("7/2FA fires only at infantry.", "7/2FA feuert nur auf Infanterie.", "7/2FA ne tire que sur l'infanterie."),
    (
        "7/2FA fires at the nearest enemy.",
        "7/2FA feuert auf den nächsten Feind.",
        "7/2FA tire sur l'ennemi le plus proche.",
    ),
    (
        "7/2FA limbers up and goes to H6.",
        "7/2FA protzt auf und fährt nach H6.",
        "7/2FA attelle et va en H6.",
    ),
    ("Hubert charges 27J.", "Hubert attackiert 27J.", "Hubert charge 27J."),
    ("Hubert charges only in the flank.", "Hubert attackiert nur in die Flanke.", "Hubert ne charge que de flanc."),
    (
        "Hubert never charges by himself.",
        "Hubert attackiert nie von sich aus.",
        "Hubert ne charge jamais de lui-même.",
    ),
    ("Hubert does not pursue.", "Hubert verfolgt nicht.", "Hubert ne poursuit pas."),
    ("Hubert pursues beaten enemies.", "Hubert verfolgt geschlagene Feinde.", "Hubert poursuit l'ennemi battu."),
    ("Foy rides to 1/92.", "Foy reitet zu 1/92.", "Foy va rejoindre 1/92."),
    ("Foy stays with Gauthier.", "Foy bleibt bei Gauthier.", "Foy reste avec Gauthier."),
    ("Foy stays where he is.", "Foy bleibt, wo er ist.", "Foy reste où il est."),
    ("Gauthier acts before Husson.", "Gauthier handelt vor Husson.", "Gauthier agit avant Husson."),
    (
        "First Gauthier, then Husson, then Campi.",
        "Erst Gauthier, dann Husson, dann Campi.",
        "D'abord Gauthier, puis Husson, puis Campi.",
    ),
    ("Everyone holds.", "Alle halten.", "Tout le monde tient."),
    (
        "1/2L deploys in skirmish order in front of Husson.",
        "1/2L schwärmt vor Husson aus.",
        "1/2L se déploie en tirailleurs devant Husson.",
    ),
    (
        "If the farm falls, Jamin occupies it.",
        "Wenn der Hof fällt, besetzt ihn Jamin.",
        "Si la ferme tombe, Jamin l'occupe.",
    ),
    (
        "18/6FA moves up level with 1/6FA.",
        "18/6FA rückt auf gleiche Höhe mit 1/6FA vor.",
        "18/6FA avance à hauteur de 1/6FA.",
    ),
    ("2/93 protects 7/2FA.", "2/93 schützt 7/2FA.", "2/93 protège 7/2FA."),
    ("1/92 must not leave the wood.", "1/92 darf den Wald nicht verlassen.", "1/92 ne doit pas quitter le bois."),
    ("I want Gauthier to go to F7.", "Ich möchte, dass Gauthier nach F7 geht.", "Je veux que Gauthier aille en F7."),
    ("Please send Gauthier to F7.", "Bitte schicken Sie Gauthier nach F7.", "Envoyez Gauthier en F7, s'il vous plaît."),
    (
        "Gauthier should go to F7 and Jamin should follow him.",
        "Gauthier soll nach F7 gehen und Jamin soll ihm folgen.",
        "Gauthier doit aller en F7 et Jamin doit le suivre.",
    ),
    ("Let Jamin stay where he is.", "Lassen Sie Jamin, wo er ist.", "Laissez Jamin où il est."),
    ("Do not move Jamin.", "Jamin nicht bewegen.", "Ne bougez pas Jamin."),
    (
        "Nobody moves except Gauthier, who goes to F7.",
        "Niemand bewegt sich außer Gauthier, der nach F7 geht.",
        "Personne ne bouge sauf Gauthier, qui va en F7.",
    ),
    (
        "1/92 goes to F7, 2/92 to G7 and 1/93 to H7.",
        "1/92 geht nach F7, 2/92 nach G7 und 1/93 nach H7.",
        "1/92 va en F7, 2/92 en G7 et 1/93 en H7.",
    ),
    ("1/92: F7. 2/92: same.", "1/92: F7. 2/92: ebenso.", "1/92 : F7. 2/92 : idem."),
    (
        "If cavalry comes, 1/92 forms square.",
        "Wenn Kavallerie kommt, bildet 1/92 Karree.",
        "Si la cavalerie vient, 1/92 forme le carré.",
    ),
    (
        "All infantry forms square if cavalry threatens.",
        "Alle Infanterie bildet Karree, wenn Kavallerie droht.",
        "Toute l'infanterie forme le carré si la cavalerie menace.",
    ),
    ("Nobody pursues.", "Niemand verfolgt.", "Personne ne poursuit."),
    ("After a success they all stop.", "Nach einem Erfolg bleiben alle stehen.", "Après un succès tous s'arrêtent."),
    ("Whoever wins stops where he is.", "Wer gewinnt, bleibt stehen.", "Celui qui gagne s'arrête sur place."),
    (
        "The skirmishers fall back when charged.",
        "Die Plänkler weichen aus, wenn sie attackiert werden.",
        "Les tirailleurs se replient quand ils sont chargés.",
    ),
    (
        "If the guns are overrun, the crews limber up and flee.",
        "Wenn die Geschütze überrannt werden, protzen die Kanoniere auf und fliehen.",
        "Si les pièces sont débordées, les servants attellent et fuient.",
    ),
    (
        "Hubert charges if he sees a chance.",
        "Hubert attackiert, wenn er eine Gelegenheit sieht.",
        "Hubert charge s'il voit une occasion.",
    ),
    (
        "Gauthier attacks the farm from the south.",
        "Gauthier greift den Hof von Süden an.",
        "Gauthier attaque la ferme par le sud.",
    ),
    (
        "Gauthier goes round Lairalle to H8.",
        "Gauthier geht um Lairalle herum nach H8.",
        "Gauthier contourne Lairalle et va en H8.",
    ),
    ("The battery at F6 fires at 5M.", "Die Batterie in F6 feuert auf 5M.", "La batterie en F6 tire sur 5M."),
    ("All guns fire at stevenart.", "Alle Geschütze feuern auf stevenart.", "Toutes les pièces tirent sur stevenart."),
    (
        "The guns do not fire at the enemy's guns.",
        "Die Geschütze feuern nicht auf feindliche Geschütze.",
        "Les pièces ne tirent pas sur l'artillerie ennemie.",
    ),
    (
        "The heavy guns stay where they are.",
        "Die schweren Geschütze bleiben, wo sie sind.",
        "Les pièces lourdes restent où elles sont.",
    ),
    (
        "The horse battery goes with Hubert.",
        "Die reitende Batterie geht mit Hubert.",
        "La batterie à cheval accompagne Hubert.",
    ),
    ("Ney stays at F3.", "Ney bleibt in F3.", "Ney reste en F3."),
    ("Bachelu goes closer to Campi.", "Bachelu geht näher zu Campi.", "Bachelu se rapproche de Campi."),
    (
        "Jamin goes to where Gauthier is now.",
        "Jamin geht dorthin, wo Gauthier jetzt steht.",
        "Jamin va là où Gauthier est maintenant.",
    ),
    ("1/92 lines the edge of the wood.", "1/92 besetzt den Waldrand.", "1/92 borde la lisière du bois."),
    (
        "1/92 enters the wood and stays there.",
        "1/92 geht in den Wald und bleibt dort.",
        "1/92 entre dans le bois et y reste.",
    ),
    ("1/92 leaves the wood.", "1/92 verlässt den Wald.", "1/92 quitte le bois."),
    (
        "Campi comes out of the wood and goes to J5.",
        "Campi kommt aus dem Wald und geht nach J5.",
        "Campi sort du bois et va en J5.",
    ),
    (
        "Husson occupies Lairalle with one battalion.",
        "Husson besetzt Lairalle mit einem Bataillon.",
        "Husson occupe Lairalle avec un bataillon.",
    ),
    ("1/92 stays in column.", "1/92 bleibt in Kolonne.", "1/92 reste en colonne."),
    ("1/92 changes into line.", "1/92 geht in Linie über.", "1/92 passe en ligne."),
    ("1/92 advances in skirmish order.", "1/92 rückt in Plänklerlinie vor.", "1/92 avance en tirailleurs."),
    ("1/92 rests this turn.", "1/92 ruht diese Runde.", "1/92 se repose ce tour."),
    (
        "As soon as Gauthier is in F7, Jamin goes to F5.",
        "Sobald Gauthier in F7 ist, geht Jamin nach F5.",
        "Dès que Gauthier est en F7, Jamin va en F5.",
    ),
    (
        "When Jérôme arrives, he goes to Petit-Pierrepont.",
        "Wenn Jérôme ankommt, geht er nach Petit-Pierrepont.",
        "Quand Jérôme arrive, il va à Petit-Pierrepont.",
    ),
)


@pytest.mark.parametrize(("english", "german", "french"), SAID)
def test_it_comes_to_the_same(english: str, german: str, french: str) -> None:
    meant, choices = done(english, SECOND_TURN), asked(english, SECOND_TURN)
    assert meant or choices
    for said in (german, french):
        assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == (meant, choices), said
