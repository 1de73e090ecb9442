"""German and French of every day: some of a general's troops, on whose side, and whom their guns fire at."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

GUNS = "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: HOLD"
ATTACK = "husson: INTENT ATTACK gemioncourt"
OF_THE_GUARD = ("1/guard-artillery: REDEPLOY TO E4", "2/guard-artillery: REDEPLOY TO E4")


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
    "said",
    [
        "La batterie Bijleveld se décale de 5 cm vers l'est pour dégager son champ de tir.",
        "Bijleveld va 5 cm à l'est pour avoir un meilleur champ de tir.",
        "Bijleveld rückt 5 cm nach Osten, um freies Schussfeld zu bekommen.",
    ],
)
def test_for_a_field_of_fire_is_no_firing(said: str) -> None:
    assert done(said, ALLIED) == ["bijleveld: REDEPLOY TO 69.8,88.8"]


def test_a_battalion_stays_with_the_guns_of_its_division() -> None:
    (question,) = asked("Un bataillon de Jamin reste avec les canons.", FRENCH)
    assert question[:2] == ("1/4L: MOVE TO 65,37", "1/4L: MOVE TO 69.2,37")


@pytest.mark.parametrize(
    ("said", "deed", "out"),
    [
        ("Husson nimmt den Hof, aber bitte ohne die beiden Linienbataillone.", ATTACK, "1/61, 2/61"),
        ("Husson prend la ferme sans ses bataillons légers.", ATTACK, "1/2L, 2/2L, 3/2L, 4/2L"),
        ("Husson prend la ferme sans 1/61 ni 2/61.", ATTACK, "1/61, 2/61"),
        ("Gauthier rückt nach E5 vor, aber ohne das 2/93.", "gauthier: INTENT ADVANCE E5", "2/93"),
        ("Gauthier avance en E5 sans le 2/93.", "gauthier: INTENT ADVANCE E5", "2/93"),
    ],
)  # fmt: skip
def test_without_some_of_his(said: str, deed: str, out: str) -> None:
    assert sorted(done(said, FRENCH)) == sorted([f"BRIGADE {deed}", f"{out}: HOLD"])


def test_without_his_line_is_not_with_it() -> None:
    said = "Husson prend la ferme, mais sans les deux bataillons de ligne."
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    ["Das Feuer auf 5M konzentrieren.", "Konzentriert das Feuer auf 5M!", "Concentrez le feu sur 5M.", "Feuer auf 5M!"],
)
def test_whose_guns_shall_fire_is_asked(said: str) -> None:
    (choices,) = asked(said, FRENCH)
    assert done(said, FRENCH) == []
    assert choices[0] == GUNS.replace("HOLD", "FIRE AT 5M")
    assert done(f"Die 18/6FA bleibt stehen. {said}", FRENCH)[-1] == "18/6FA: FIRE AT 5M"


@pytest.mark.parametrize(
    "said",
    [
        "Hubert täuscht einen Angriff auf 27J vor.",
        "Hubert tut so, als wollte er 27J angreifen.",
        "Hubert: Scheinangriff auf 27J",
        "Hubert fait mine d'attaquer 27J.",
        "Hubert : fausse attaque sur 27J",
    ],
)
def test_a_feint_is_no_attack(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [("BRIGADE hubert: INTENT ADVANCE 27J",)]


@pytest.mark.parametrize(
    ("said", "choices"),
    [
        ("Lefebvre schickt eine Batterie nach E4.", OF_THE_GUARD),
        ("Lefebvre envoie une batterie en E4.", OF_THE_GUARD),
        ("Die Pferdebatterie schießt auf 27J.",
         ("2/4HA: FIRE AT 27J", "1/guard-artillery: FIRE AT 27J", "2/guard-artillery: FIRE AT 27J")),
        ("Les pièces de douze s'occupent de la ferme.", ("7/2FA: FIRE AT 5M", "7/2FA: FIRE AT 7L")),
    ],
)  # fmt: skip
def test_which_of_them(said: str, choices: tuple[str, ...]) -> None:
    assert asked(said, FRENCH) == [choices]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Rechts von der Straße geht Husson vor, links davon Gauthier.", ["husson", "gauthier"]),
        ("À droite de la route, Husson avance, à gauche Gauthier.", ["husson", "gauthier"]),
        ("Hubert rejoint Wathiez.", ["hubert"]),
    ],
)
def test_both_of_them(said: str, meant: list[str]) -> None:
    assert [line.split()[1].rstrip(":") for line in done(said, FRENCH)] == meant


def test_of_two_flanks_the_second_is_meant_too() -> None:
    for said in ("27J auf die rechte Flanke, 7L auf die linke.", "Le 27J sur le flanc droit, le 7L sur le gauche."):
        assert asked(said, ALLIED) == [("27J: MOVE TO 37,82.1",), ("7L: MOVE TO 65.2,103.2",)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier rückt mit zwei Bataillonen vor, die anderen zwei bleiben.",
         ["1/92, 2/92: MOVE", "1/93, 2/93: HOLD"]),
        ("Gauthier avance avec deux bataillons, les deux autres restent.", ["1/92, 2/92: MOVE", "1/93, 2/93: HOLD"]),
        ("Gauthier geht mit einem Bataillon nach E5, der Rest bleibt stehen.",
         ["1/92: MOVE TO E5", "2/92, 1/93, 2/93: HOLD"]),
        ("Gauthier avance en E5 avec un bataillon, le reste ne bouge pas.",
         ["1/92: MOVE TO E5", "2/92, 1/93, 2/93: HOLD"]),
        ("Husson kriegt Unterstützung von 2/4HA.", ["2/4HA: REDEPLOY TO 82.1,31.8"]),
        ("Jamin kommt auf Gauthiers linke Seite.", ["BRIGADE jamin: INTENT ADVANCE 41.5,28"]),
        ("Die Lanciers decken Gauthiers linke Flanke.", ["5Lan, 6Lan: MOVE TO 41.5,28"]),
        ("Les lanciers couvrent le flanc gauche de Gauthier.", ["5Lan, 6Lan: MOVE TO 41.5,28"]),
        ("Die Reiter erst los, wenn die Infanterie am Bach ist.", ["1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan: HOLD"]),
        ("Lieber Karree als weglaufen.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Plutôt le carré que la fuite.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Husson nimmt sich Zeit.", []),
        ("Hubert garde ses chasseurs groupés.", []),
    ],
)  # fmt: skip
def test_parts_and_sides(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        ("Husson soll Lairalle rechts liegen lassen.", "BRIGADE husson: INTENT ADVANCE 79.9,57"),
        ("Que Husson laisse Lairalle à sa droite.", "BRIGADE husson: INTENT ADVANCE 79.9,57"),
        ("Bleibt Gauthier hängen, hilft Jamin.", "BRIGADE jamin: INTENT SUPPORT gauthier"),
    ],
)
def test_what_is_asked_with_the_right_choice(said: str, choice: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [(choice,)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("6Ch bleibt bei der Batterie, 1Ch reitet nach K7.", ["6Ch: HOLD", "1Ch: MOVE TO K7"]),
        ("Le 6Ch reste avec la batterie, le 1Ch va en K7.", ["6Ch: HOLD", "1Ch: MOVE TO K7"]),
        ("Husson greift Gemioncourt mit den leichten Bataillonen an und hält die Linie zurück.",
         ["1/2L, 2/2L, 3/2L, 4/2L: MOVE TO gemioncourt", "1/61, 2/61: HOLD"]),
        ("Husson attaque la ferme avec les légers et garde la ligne en arrière.",
         ["1/2L, 2/2L, 3/2L, 4/2L: MOVE TO gemioncourt"]),
        ("Bitte prüfen, ob 2/4HA auf 27J schießen kann, sonst auf 5M.", ["2/4HA: FIRE AT 27J"]),
        ("Vérifiez si 2/4HA peut tirer sur 27J, sinon sur 5M.", ["2/4HA: FIRE AT 27J"]),
        ("Husson hält Kontakt zur Straße.", []),
        ("Husson garde le contact avec la route.", []),
    ],
)  # fmt: skip
def test_his_guns_and_his_light_battalions(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Die leichte Kavallerie der Garde bleibt mit ihren beiden Batterien stehen, wo sie ist.",
         "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"),
        ("Die Garde-Kavallerie hält mit ihren Batterien hier.",
         "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"),
        ("Die Garde bleibt mitsamt ihren Batterien stehen.", "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"),
        ("Die Brigade Hubert bleibt mit 2/4HA stehen.", "1Ch, 6Ch, 2/4HA: HOLD"),
        ("La cavalerie de la Garde reste avec ses deux batteries où elle est.",
         "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"),
        ("La brigade Hubert reste avec la 2/4HA sur place.", "1Ch, 6Ch, 2/4HA: HOLD"),
    ],
)  # fmt: skip
def test_who_stays_with_his_guns_and_they(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("La 7/2FA tire sur 27J, le bataillon qui nous embête.", "7/2FA: FIRE AT 27J"),
        ("La 7/2FA tire sur stevenart, l'artillerie qui nous gêne le plus.", "7/2FA: FIRE AT stevenart"),
        ("La 7/2FA tire sur stevenart, la batterie qui nous fait le plus de mal.", "7/2FA: FIRE AT stevenart"),
        ("La 1/6FA tire sur 5M, c'est celui qui nous fait le plus de mal.", "1/6FA: FIRE AT 5M"),
        ("Hubert charge 27J, les tirailleurs qui nous agacent.", "BRIGADE hubert: INTENT ATTACK 27J"),
    ],
)
def test_why_at_those(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "La 1/6FA tire sur 2/2Nas. La 7/2FA tire sur 27J. La 18/6FA se place entre les deux précédentes.",
        "1/6FA schießt auf 2/2Nas. 7/2FA schießt auf 27J. 18/6FA stellt sich zwischen die beiden vorgenannten.",
    ],
)
def test_between_the_two_told_of_before(said: str) -> None:
    assert done(said, FRENCH)[-1] == "18/6FA: REDEPLOY TO 67.1,42"
