"""Orders in nouns, with what is added in brackets, in French and German."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done

GUNS = "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery"
DEEDS = (
    ("1/6FA : bond d'une dizaine de cm vers le nord, en G6.", ["1/6FA: REDEPLOY TO G6 FACE N"]),
    ("1/6FA : bond de 10 cm vers le nord.", ["1/6FA: REDEPLOY TO 65,52"]),
    ("1/6FA: Sprung von 10 cm nach Norden, nach G6.", ["1/6FA: REDEPLOY TO G6 FACE N"]),
    ("2/4HA : position en J6, juste à droite de Lairalle.", ["2/4HA: REDEPLOY TO J6"]),
    ("Bachelu : déplacement en I4, entre ses deux brigades.", ["GENERAL Bachelu: MOVE TO I4"]),
    (
        "Brigade Campi : sortie du bois de Delhutte et suivi de Husson, en deuxième ligne.",
        ["BRIGADE campi: INTENT SUPPORT husson"],
    ),
    ("Campi : suivi de Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
    ("Campi : changement de front face au nord.", ["1/72, 2/72, 1/108, 2/108, 3/108: FACE N"]),
    ("Campi: Frontwechsel nach Norden.", ["1/72, 2/72, 1/108, 2/108, 3/108: FACE N"]),
    ("1/2L : en tirailleurs, en écran devant la brigade.", ["1/2L: FORM SKIRMISH; MOVE TO 74.5,45.7"]),
    ("Hubert : contre-charge systématique.", ["STANDING hubert counter charge: ALWAYS"]),
    ("Contre-charge systématique en revanche, toujours pour Hubert.", ["STANDING hubert counter charge: ALWAYS"]),
    ("Aucune charge de sa propre initiative pour Hubert.", ["STANDING hubert opportunity charge: NEVER"]),
    ("Keine Attacke auf eigene Faust für Hubert.", ["STANDING hubert opportunity charge: NEVER"]),
    ("Pas de poursuite pour Husson.", ["STANDING husson breakthrough: STOP"]),
)
CASES = (
    (
        "Toutes les batteries, en cas d'arrivée de l'ennemi sur les pièces : attelage et fuite.",
        [f"STANDING {GUNS} limber and flee: FLEE"],
    ),
    (
        "En cas d'irruption de la cavalerie dans les batteries : attelage et départ immédiat.",
        [f"STANDING {GUNS} limber and flee: FLEE"],
    ),
    (
        "Alle Batterien, bei Einbruch des Feindes in die Geschütze: Aufprotzen und Flucht.",
        [f"STANDING {GUNS} limber and flee: FLEE"],
    ),
    (
        "2/4HA nimmt 27J unter Feuer.\nWird eine Batterie überrannt, aufprotzen und ab nach hinten.",
        ["2/4HA: FIRE AT 27J", f"STANDING {GUNS} limber and flee: FLEE"],
    ),
    ("1/2L: bei Angriff Ausweichen.", ["STANDING 1/2L fall back: FALL BACK"]),
    ("1/2L: Ausweichen bei Attacke.", ["STANDING 1/2L fall back: FALL BACK"]),
    ("Infanterie bei Kavallerieangriff: Karreebildung.", ["STANDING ALL vs cavalry: SQUARE"]),
    (
        "Kein Bataillon bleibt vor Kavallerie in Kolonne stehen, da wird Karree gemacht.",
        ["STANDING ALL vs cavalry: SQUARE"],
    ),
    ("Vor Kavallerie bleibt keiner in Kolonne, da wird Karree gebildet.", ["STANDING ALL vs cavalry: SQUARE"]),
    (
        "Aucun bataillon ne reste en colonne devant la cavalerie, on forme le carré.",
        ["STANDING ALL vs cavalry: SQUARE"],
    ),
)
BRACKETS = (
    (
        "Brigade Gauthier : progression le long de la route, en F8 (plusieurs tours de marche, pas d'arrêt en chemin).",
        ["BRIGADE gauthier: INTENT ADVANCE F8"],
    ),
    ("Jamin : en soutien derrière Gauthier (pas d'embouteillage).", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    ("Brigade Hubert : mouvement vers K7 (couverture du flanc droit).", ["BRIGADE hubert: INTENT ADVANCE K7"]),
    ("2/4HA : va en J6 (appui de Husson et de Hubert).", ["2/4HA: REDEPLOY TO J6"]),
    ("1/2L : en tirailleurs (contact avec 27J, sans combat à fond).", ["1/2L: FORM SKIRMISH"]),
    (
        "Hubert : aucune charge de sa propre initiative (même sur une cible tentante).",
        ["STANDING hubert opportunity charge: NEVER"],
    ),
    (
        "Hubert : contre-charge (si de la cavalerie lui tombe dessus).",
        ["STANDING hubert counter charge: ALWAYS"],
    ),
    (
        "Garde : aucun mouvement (consigne de l'Empereur, si je me souviens bien de l'histoire).",
        ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
    ),
    ("Pas de poursuite après un combat gagné (valable pour tout le monde).", ["STANDING ALL breakthrough: STOP"]),
    (
        "Gauthier: Vorrücken bis F8 (mehrere Runden Marsch, kein Halt unterwegs).",
        ["BRIGADE gauthier: INTENT ADVANCE F8"],
    ),
    ("Hubert: Bewegung nach K7 (Deckung der rechten Flanke).", ["BRIGADE hubert: INTENT ADVANCE K7"]),
    (
        "Hubert: keine Attacke auf eigene Faust (auch nicht auf ein lohnendes Ziel).",
        ["STANDING hubert opportunity charge: NEVER"],
    ),
    ("1/92 : va en F6 (réserve, en ligne).", ["1/92: MOVE TO F6; FORM LINE"]),
)


@pytest.mark.parametrize(("said", "meant"), [*DEEDS, *CASES])
def test_deeds_and_cases_are_told_by_nouns(said: str, meant: list[str]) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == (meant, [])


@pytest.mark.parametrize(("said", "meant"), BRACKETS)
def test_brackets_that_tell_why_are_noted_and_bid_only_what_is_to_be_done(said: str, meant: list[str]) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == (meant, [])


@pytest.mark.parametrize(
    "said",
    [
        "1/6FA : bond en G6.\nUne fois là-bas, même batterie : tir sur 2/2Nas (la ligne qui barre la route).",
        "1/6FA nach G6.\nDort dieselbe Batterie: Feuer auf 2/2Nas.",
    ],
)
def test_the_same_battery_is_the_one_told_of_last(said: str) -> None:
    assert done(said, FRENCH) == ["1/6FA: REDEPLOY TO G6", "1/6FA: FIRE AT 2/2Nas"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/28e Orange-Nassau (1/28Ora) : sans changement, le bataillon demeure où il est.", ["1/28Ora: HOLD"]),
        ("8M : sans changement, le bataillon garde sa place en E11, en ligne.", ["8M: HOLD; FORM LINE"]),
        ("2/28Ora : pas de changement, le bataillon reste en réserve à Quatre-Bras.", ["2/28Ora: HOLD"]),
        (
            "2/2Nas : le bataillon reste en ligne à la droite de la batterie Stevenart, qu'il couvre.",
            ["2/2Nas: FORM LINE; HOLD"],
        ),
        (
            "Bijleveld se porte en H9, et dès qu'elle y est en batterie elle tire sur 7/2FA.",
            ["bijleveld: REDEPLOY TO H9; FIRE AT 7/2FA"],
        ),
    ],
)
def test_what_is_said_twice_of_those_who_stay_is_done_once(said: str, meant: list[str]) -> None:
    assert (done(said, ALLIED_SECOND), asked(said, ALLIED_SECOND)) == (meant, [])


@pytest.mark.parametrize(
    "said",
    [
        "Pouvez-vous me confirmer que Picton arrive au tour 4 ?",
        "Merci de me confirmer que Kempt arrive à 15 heures.",
        "Auriez-vous l'obligeance de me confirmer que Kempt et Pack sont toujours attendues pour 15 heures ?",
        "Könnten Sie mir bestätigen, dass Kempt um 15 Uhr kommt?",
        "Kann Picton auch früher kommen oder ist 15:00 fest?",
        "Le reste de votre rapport n'appelle pas de remarque de ma part.",
        "Geschütze sind teuer.",
    ],
)
def test_what_is_asked_of_the_umpire_or_said_of_things_orders_nothing(said: str) -> None:
    assert (done(said, ALLIED_SECOND), asked(said, ALLIED_SECOND)) == ([], [])


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier greift 2/2Nas an. Immer links der Straße, in Kolonne, auch wenn es drei Runden dauert.",
        "Gauthier greift 2/2Nas an. Immer links der Straße.",
    ],
)
def test_the_way_that_those_take_who_were_sent_is_no_place_of_its_own(said: str) -> None:
    assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == (["BRIGADE gauthier: INTENT ATTACK 2/2Nas"], [])


TARGETS = (
    ("7/2FA : priorité à stevenart, ensuite 2/2Nas.", ["7/2FA: FIRE AT stevenart"]),
    ("7/2FA: Vorrang Stevenart, danach 2/2Nas.", ["7/2FA: FIRE AT stevenart"]),
    ("7/2FA : changement de cible, 2/2Nas au lieu de stevenart.", ["7/2FA: FIRE AT 2/2Nas"]),
    ("7/2FA: Zielwechsel auf 2/2Nas.", ["7/2FA: FIRE AT 2/2Nas"]),
    ("Ouverture du feu : 18/6FA et 1/6FA sur 2/2Nas.", ["18/6FA, 1/6FA: FIRE AT 2/2Nas"]),
    ("Tirs : 18/6FA sur 2/2Nas, 7/2FA sur stevenart.", ["18/6FA: FIRE AT 2/2Nas", "7/2FA: FIRE AT stevenart"]),
    ("Feuereröffnung: 18/6FA und 1/6FA auf 2/2Nas.", ["18/6FA, 1/6FA: FIRE AT 2/2Nas"]),
    ("1/6FA : tir sur 2/2Nas (la ligne qui barre la route à Gauthier).", ["1/6FA: FIRE AT 2/2Nas"]),
)
THEIRS_AND_OURS = (
    ("Bei Gegenangriff: Rückzug auf die Höhe.", ["STANDING ALL fall back: FALL BACK"]),
    ("Jamin: bei feindlichem Gegenangriff Rückzug.", ["STANDING jamin fall back: FALL BACK"]),
    ("En cas de contre-attaque ennemie : repli sur la crête.", ["STANDING ALL fall back: FALL BACK"]),
    ("Bei Erfolg: Halt und Sammeln.", ["STANDING ALL breakthrough: STOP"]),
    (
        "Es wird nicht verfolgt und nicht attackiert.",
        ["STANDING ALL breakthrough: STOP", "STANDING ALL opportunity charge: NEVER"],
    ),
    (
        "1/2L : en tirailleurs.\nPour ces tirailleurs, repli en cas de charge (6 points, trop cher).",
        ["1/2L: FORM SKIRMISH", "STANDING 1/2L fall back: FALL BACK"],
    ),
)
WAYS = (
    (
        "Wathiez : couverture de la gauche de Gauthier, en retrait de 5 cm.",
        ["BRIGADE wathiez: INTENT SUPPORT gauthier"],
    ),
    ("Hubert : protection de 2/4HA.", ["BRIGADE hubert: INTENT SUPPORT 2/4HA"]),
    ("Gauthier : pas d'attaque ce tour, simple approche jusqu'en F6.", ["BRIGADE gauthier: INTENT ADVANCE F6"]),
    ("Gauthier: kein Angriff in diesem Zug, nur Annäherung bis F6.", ["BRIGADE gauthier: INTENT ADVANCE F6"]),
    (
        "Gauthier : franchissement du ruisseau par le pont, puis attaque de Gemioncourt.",
        ["BRIGADE gauthier: INTENT ATTACK gemioncourt"],
    ),
    ("Campi: Kehrtwendung, Rückkehr nach J4.", ["BRIGADE campi: INTENT WITHDRAW J4"]),
    ("1/4L: Entsendung nach Petit-Pierrepont.", ["1/4L: MOVE TO petit-pierrepont"]),
    ("Ney : surplace.", ["GENERAL Ney: HOLD"]),
    (
        "Von sich aus attackiert Hubert nur, wenn er einen in der Flanke erwischt.",
        ["STANDING hubert opportunity charge: FLANK"],
    ),
)


@pytest.mark.parametrize(("said", "meant"), [*TARGETS, *THEIRS_AND_OURS, *WAYS])
def test_targets_cases_and_ways_in_nouns(said: str, meant: list[str]) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == (meant, [])


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "8e milice (8M) : le bataillon se forme en colonne, puis gagne F10, où il attendra.",
            ["8M: FORM COLUMN; MOVE TO F10"],
        ),
        ("8M: Das Bataillon bildet Kolonne, dann rückt es nach F10.", ["8M: FORM COLUMN; MOVE TO F10"]),
        ("7L : le bataillon, qui n'a rien fait jusqu'ici, descend jusqu'en F9.", ["7L: MOVE TO F9"]),
        ("Bijlandt hält Gemioncourt mit dem 5M.", ["5M: HOLD"]),
        ("Bijlandt, vous tiendrez Gemioncourt avec le 5M.", ["5M: HOLD"]),
        ("Bijlandt holds Gemioncourt with 5M.", ["5M: HOLD"]),
        ("Die 8M holt er sich nach G9.", ["8M: MOVE TO G9"]),
        ("Consigne : le bataillon qui est chargé forme le carré.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Bei den Jägern bin ich unsicher, aber sie bleiben erst mal, wo sie sind.", ["27J: HOLD"]),
    ],
)
def test_he_is_meant_whose_name_stands_before_the_colon_or_with_whom_it_is_done(said: str, meant: list[str]) -> None:
    assert (done(said, ALLIED_SECOND), asked(said, ALLIED_SECOND)) == (meant, [])


@pytest.mark.parametrize(
    "said",
    [
        "Niemand rückt weiter vor als Gauthier.",
        "Nobody goes further forward than Gauthier.",
        "Keiner schießt auf das Dorf.",
    ],
)
def test_what_nobody_is_to_do_somewhere_stops_nobody_elsewhere(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert len(asked(said, SECOND_TURN)) == 1


@pytest.mark.parametrize(
    "said",
    ["Piré, die Garde geht dich nichts an.", "Die Hälfte von seinen Leuten hört sonst keinen."],
)
def test_whose_concern_it_is_and_who_hears_him_orders_nothing(said: str) -> None:
    assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == ([], [])


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Für Hubert keine Attacke auf eigene Faust, Gegenattacke dagegen immer.",
            ["STANDING hubert opportunity charge: NEVER", "STANDING hubert counter charge: ALWAYS"],
        ),
        ("Pour Hubert, aucune charge de sa propre initiative.", ["STANDING hubert opportunity charge: NEVER"]),
        ("Hubert n'attaque jamais le premier.", ["STANDING hubert opportunity charge: NEVER"]),
        ("Hubert greift nie als Erster an.", ["STANDING hubert opportunity charge: NEVER"]),
        (
            "Brigade Gauthier : montée vers F5 en deux colonnes (largeur de la route).",
            ["BRIGADE gauthier: INTENT ADVANCE F5"],
        ),
        ("Campi : mise en réserve en I4 (relève de Husson au besoin).", ["BRIGADE campi: INTENT ADVANCE I4"]),
        ("1/2L: Schützen nach vorn.", ["1/2L: FORM SKIRMISH; MOVE"]),
    ],
)
def test_for_whom_and_how_many_columns(said: str, meant: list[str]) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == (meant, [])
