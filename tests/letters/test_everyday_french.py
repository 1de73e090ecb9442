"""French of every day: how they are formed on the way, up to where and not in, and whom one leaves to whom."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

GUNS = "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: HOLD"


@pytest.mark.parametrize(
    "said",
    [
        "Le 1/61 reste en colonne pendant la marche.",
        "Le 1/61 garde la colonne en marchant.",
        "Le 1/61 reste en colonne le temps de la marche.",
        "Pendant la marche le 1/61 reste en colonne.",
        "Le 1/61 conserve la colonne durant tout le mouvement.",
        "Das 1/61 bleibt während des Marsches in Kolonne.",
        "Das 1/61 bleibt unterwegs in Kolonne.",
        "Das 1/61 bleibt in Kolonne während des Marsches.",
        "Während des Marsches bleibt das 1/61 in Kolonne.",
        "Das 1/61 behält auf dem Marsch die Kolonne bei.",
    ],
)
def test_formed_on_the_way_is_no_standing_still(said: str) -> None:
    assert done(said, FRENCH) == ["1/61: FORM COLUMN"]


@pytest.mark.parametrize(
    "said",
    [
        "Husson avance jusqu'à la ferme mais n'y entre pas.",
        "Husson va jusqu'à Gemioncourt sans y entrer.",
        "Husson avance jusqu'à Gemioncourt, mais pas dedans.",
        "Husson avance jusque devant la ferme.",
        "Husson geht bis zum Hof, aber nicht hinein.",
        "Husson rückt bis Gemioncourt vor, geht aber nicht hinein.",
        "Husson geht bis zum Hof und bleibt draußen.",
    ],
)
def test_up_to_it_and_not_in_is_this_side_of_it(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE husson: INTENT ADVANCE 65.2,73.3"]


@pytest.mark.parametrize(
    "said",
    ["Tenez la ligne coûte que coûte.", "Tenez la ligne !", "Haltet die Linie.", "Haltet die Linie um jeden Preis!"],
)
def test_the_line_that_one_holds_is_no_kind_of_troops(said: str) -> None:
    assert done(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Foy accompagne Gauthier et veille à ce qu'il n'aille pas trop vite.",
        "Foy suit Gauthier pour le calmer.",
        "Foy suit Gauthier et s'assure qu'il ne parte pas trop tôt.",
        "Foy reste près de Gauthier mais pas trop.",
        "Foy reitet zu Gauthier und passt auf, dass der nicht zu schnell vorgeht.",
        "Foy reitet zu Gauthier und passt auf.",
    ],
)
def test_whom_a_general_keeps_an_eye_on(said: str) -> None:
    assert done(said, FRENCH) == ["GENERAL Foy: MOVE TO gauthier"]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Bachelu sorgt dafür, dass Campi nicht trödelt.",
        "Bachelu achtet darauf, dass Campi nicht zurückbleibt.",
        "Bachelu veille à ce que Campi ne traîne pas.",
    ],
)
def test_a_care_of_his_orders_nothing(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Aucune des batteries ne bouge.",
        "Aucune batterie ne bouge.",
        "Pas un canon ne bouge.",
        "Kein Geschütz bewegt sich.",
        "Keine Batterie rührt sich vom Fleck.",
        "Nicht eine Kanone wird bewegt.",
    ],
)
def test_no_gun_moves(said: str) -> None:
    assert done(said, FRENCH) == [GUNS]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Laisse les tirailleurs à 2/4HA.", "2/4HA: FIRE AT 27J"),
        ("Laissez le 27J à Hubert.", "BRIGADE hubert: INTENT ATTACK 27J"),
        ("Überlass die Plänkler 2/4HA.", "2/4HA: FIRE AT 27J"),
        ("Die Plänkler überlasse ich Hubert.", "BRIGADE hubert: INTENT ATTACK 27J"),
        ("2/4HA prend 2/2Nas en enfilade.", "2/4HA: FIRE AT 2/2Nas"),
        ("Die Garde lasse ich aus dem Spiel.", "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"),
        ("Wathiez halte ich raus.", "BRIGADE wathiez: INTENT HOLD"),
        ("Piré va avec ses chasseurs.", "GENERAL Piré: MOVE TO 104,39.6"),
        ("Les lanciers et les chasseurs de la Garde restent là.", "GLan, GCh: HOLD"),
        ("Die Lanciers und die Jäger der Garde bleiben stehen.", "GLan, GCh: HOLD"),
        ("Campi rejoint Husson.", "BRIGADE campi: INTENT SUPPORT husson"),
        ("Le général Campi rejoint Husson.", "GENERAL Campi: MOVE TO husson"),
        ("Lieber einmal zu früh Karree als einmal zu spät.", "STANDING ALL vs cavalry: SQUARE"),
        ("Mieux vaut un carré trop tôt que trop tard.", "STANDING ALL vs cavalry: SQUARE"),
        ("schießen dürfen alle wann sie wollen", "STANDING ALL fire at will: ALWAYS"),
        ("campi soll raus aus dem wald und nach J5", "BRIGADE campi: INTENT ADVANCE J5"),
        ("Gauthier geht nach E5 und hält Verbindung zu Husson.", "BRIGADE gauthier: INTENT ADVANCE E5"),
        ("Gauthier avance en E5 en gardant le contact avec Husson.", "BRIGADE gauthier: INTENT ADVANCE E5"),
    ],
)
def test_everyday_words(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Zwischen Husson und Gauthier darf keine Lücke entstehen.",
        "Husson und Gauthier halten Verbindung.",
        "Entre Husson et Gauthier il ne doit pas y avoir de trou.",
        "Pas de trou entre Husson et Gauthier.",
        "Husson et Gauthier gardent le contact.",
    ],
)
def test_that_they_keep_together_is_asked_about(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [("BRIGADE gauthier: INTENT SUPPORT husson",)]


@pytest.mark.parametrize(
    "said",
    [
        "Wer geschlagen wird, kommt zurück.",
        "Wer geworfen wird, geht zurück.",
        "Wer aus dem Gefecht kommt, sammelt sich hinter Jamin.",
        "Wer flieht, sammelt sich bei Jamin.",
        "Qui est battu se replie.",
        "Ceux qui sont battus se replient derrière Jamin.",
    ],
)
def test_of_the_beaten_no_rule_is_made(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Wathiez bleibt stehen, bis Gemioncourt genommen ist.",
        "Wathiez wartet, bis Husson am Bach ist.",
        "Wathiez bleibt in Reserve, bis Bossu gesäubert ist.",
        "Wathiez reste sur place jusqu'à ce que Gemioncourt soit pris.",
        "Wathiez attend que Gemioncourt soit pris.",
        "Wathiez attend que Husson ait passé le ruisseau.",
    ],
)
def test_until_others_have_done_it_they_stay(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE wathiez: INTENT HOLD"]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("head", "said", "meant"),
    [
        ("Garde", "- Les chasseurs et les lanciers restent où ils sont.", "GCh, GLan: HOLD"),
        ("Garde", "Die Jäger und die Lanciers bleiben, wo sie sind.", "GCh, GLan: HOLD"),
        ("Lefebvre-Desnouettes", "- Les lanciers restent là.", "GLan: HOLD"),
        ("Guard", "- The lancers stay.", "GLan: HOLD"),
        ("Garde", "- 5Lan bleibt.", "5Lan: HOLD"),
        ("Garde", "- Les deux batteries à cheval restent là.", "1/guard-artillery, 2/guard-artillery: HOLD"),
    ],
)
def test_the_lancers_below_a_heading_are_those_of_it(head: str, said: str, meant: str) -> None:
    assert done(f"{head}\n{said}", FRENCH)[-1] == meant


@pytest.mark.parametrize(
    ("said", "decision"),
    [
        ("Les artilleurs qui vont être débordés attellent et dégagent avec leurs pièces.", "limber and flee: FLEE"),
        ("Les batteries qui sont chargées attellent et filent.", "limber and flee: FLEE"),
        ("Les canons sur le point d'être pris décrochent.", "limber and flee: FLEE"),
        ("Les servants qui vont être pris restent à leurs pièces.", "limber and flee: STAND"),
        ("Les artilleurs qui se font sabrer se réfugient dans un carré.", "flee to square: FLEE"),
    ],
)
def test_gunners_who_are_about_to_be_reached(said: str, decision: str) -> None:
    assert done(said, ALLIED) == [f"STANDING bijleveld, stevenart {decision}"]


@pytest.mark.parametrize(
    "said",
    [
        "La batterie Bijleveld se décale de 5 cm vers l'est pour dégager son champ de tir.",
        "Bijleveld va 5 cm à l'est pour avoir un meilleur champ de tir.",
        "Bijleveld rückt 5 cm nach Osten, um freies Schussfeld zu bekommen.",
    ],
)
def test_for_a_field_of_fire_is_no_firing(said: str) -> None:
    assert done(said, ALLIED) == ["bijleveld: REDEPLOY TO 69.8,88.8"]


@pytest.mark.parametrize(
    "said",
    [
        "(Trois bataillons sur cinq « cautious » dès le départ, ça me déplaît.)",
        "Deux batteries sur trois sans cible, ce n'est pas fameux.",
    ],
)
def test_what_so_many_of_so_many_are_like_orders_nothing(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Nach einem Erfolg kehrt Hubert um und geht auf seinen Platz zurück.",
        "Hubert kehrt nach gelungener Attacke um und geht auf seinen Platz zurück.",
        "Nach einem Erfolg kehrt Hubert auf seinen Platz zurück.",
        "Hubert geht nach einem Erfolg an seinen Platz zurück.",
        "Brigade Hubert\nNach einem Erfolg kehrt sie um und geht auf ihren Platz zurück.",
    ],
)
def test_back_to_his_place_after_a_success(said: str) -> None:
    assert done(said, FRENCH)[-1:] == ["STANDING hubert breakthrough: BACK"]
    assert not any("WITHDRAW" in line or "ATTACK" in line for line in done(said, FRENCH))


def test_a_battalion_stays_with_the_guns_of_its_division() -> None:
    (question,) = asked("Un bataillon de Jamin reste avec les canons.", FRENCH)
    assert question == ("1/4L: MOVE TO 65,37", "1/4L: MOVE TO 69.2,37")


def test_right_of_it_is_as_he_tells_it_in_brackets() -> None:
    said = "wenn picton kommt soll der gleich an die straße nach namur, rechts von quatre-bras (also östlich)"
    (question,) = asked(said, ALLIED)
    assert question == ("DIVISION picton: INTENT ADVANCE 73.4,121.7",)
