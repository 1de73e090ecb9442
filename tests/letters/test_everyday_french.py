"""French of every day: how they are formed on the way, up to where and not in, and whom one leaves to whom."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

GUNS = "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: HOLD"
ATTACK = "husson: INTENT ATTACK gemioncourt"
OF_THE_GUARD = ("1/guard-artillery: REDEPLOY TO E4", "2/guard-artillery: REDEPLOY TO E4")


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
    assert question[:2] == ("1/4L: MOVE TO 65,37", "1/4L: MOVE TO 69.2,37")


def test_right_of_it_is_as_he_tells_it_in_brackets() -> None:
    said = "wenn picton kommt soll der gleich an die straße nach namur, rechts von quatre-bras (also östlich)"
    (question,) = asked(said, ALLIED)
    assert question == ("DIVISION picton: INTENT ADVANCE 73.4,121.7",)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Jamin bleibt Gauthier auf den Fersen.", "BRIGADE jamin: INTENT SUPPORT gauthier"),
        ("Piré schaut sich die Sache am Teich von K8 aus an.", "GENERAL Piré: MOVE TO K8"),
        ("Foy sieht sich das Ganze von F4 aus an.", "GENERAL Foy: MOVE TO F4"),
        ("Hubert attackiert nur, wer die Flanke zeigt.", "STANDING hubert opportunity charge: FLANK"),
        ("Hubert ne charge que ce qui présente le flanc.", "STANDING hubert opportunity charge: FLANK"),
        ("Die 18/6FA wechselt das Ziel und nimmt nun 2/2Nas.", "18/6FA: FIRE AT 2/2Nas"),
        ("Die 18/6FA wechselt das Ziel auf Stevenart.", "18/6FA: FIRE AT stevenart"),
        ("Wer kein Ziel hat, schießt auf das Nächste.", "STANDING ALL fire at will: ALWAYS"),
        ("Qui n'a pas de cible tire au plus près.", "STANDING ALL fire at will: ALWAYS"),
        ("Piré peut charger à sa discrétion.", "STANDING 2CD opportunity charge: ALWAYS"),
        ("Hubert peut charger à son gré.", "STANDING hubert opportunity charge: ALWAYS"),
        ("Gauthier se met à la hauteur de Husson.", "BRIGADE gauthier: INTENT ADVANCE husson"),
        ("Alles wie letzte Runde, nur Campi geht jetzt nach J5.", "BRIGADE campi: INTENT ADVANCE J5"),
        ("Sonst alles wie gehabt, nur Campi nach J5.", "BRIGADE campi: INTENT ADVANCE J5"),
        ("Un bataillon suffit pour Lairalle, prenez le 3/2L.", "3/2L: MOVE TO lairalle"),
        ("Ein Bataillon reicht für Lairalle, nimm 3/2L.", "3/2L: MOVE TO lairalle"),
        ("Le 1/2L ouvre la marche.", "1/2L: MOVE TO 74.5,45.7"),
        ("Die Spitze übernimmt 1/2L.", "1/2L: MOVE"),
        ("Wathiez hält sich aus dem Kanonenfeuer raus.", "BRIGADE wathiez: INTENT HOLD"),
        ("Le général Foy ne doit pas trop s'avancer.", "GENERAL Foy: HOLD"),
    ],
)
def test_more_everyday_words(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


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
    [
        "Jérôme kommt hoffentlich bald, dann sehen wir weiter.",
        "Jérôme arrivera bientôt, on verra à ce moment-là.",
        "Husson soll nicht auf Campi warten.",
        "Husson n'attend pas Campi.",
        "Ich setze alles auf Husson.",
        "Je mise tout sur Husson.",
        "Nehmt euch vor der Reiterei in Acht.",
        "Ménagez les chevaux.",
        "Piré behält beide Brigaden im Blick.",
        "Piré garde un œil sur ses deux brigades.",
    ],
)
def test_what_orders_nothing_is_noted(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == []


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


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("3/2Nas verlängert die Linie von 2/2Nas nach links.", ["3/2Nas: MOVE TO 51.7,69.7"]),
        ("Le 3/2Nas prolonge la ligne du 2/2Nas sur la gauche.", ["3/2Nas: MOVE TO 51.7,69.7"]),
        ("Die Nassauer sollen sich gegenseitig decken.", []),
        ("Les Nassauviens doivent se couvrir mutuellement.", []),
        ("Le prince d'Orange ne doit pas trop s'avancer.", ["GENERAL Prince of Orange: HOLD"]),
        ("Quand Picton sera là, qu'il se mette derrière le talus.", ["DIVISION picton: INTENT ADVANCE 76.7,121.5"]),
        ("Quand Picton sera là, il se mettra derrière le talus.", ["DIVISION picton: INTENT ADVANCE 76.7,121.5"]),
        ("Le 2/2Nas passe de l'autre côté du ruisseau.", ["2/2Nas: MOVE TO 46.1,70.2"]),
    ],
)
def test_everyday_words_of_the_allies(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert asked(said, ALLIED) == []


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
        ("Gegen Reiter nie in Linie stehen bleiben.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Devant la cavalerie, ne jamais rester en ligne.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Die Infanterie feuert nach Gutdünken.", ["STANDING ALL fire at will: ALWAYS"]),
        ("Le 27J esquive toute attaque.", ["STANDING 27J fall back: FALL BACK"]),
        ("Le 5M ne cède sous aucun prétexte.", ["5M: HOLD"]),
        ("Orange bleibt da, wo man ihn findet.", ["GENERAL Prince of Orange: HOLD"]),
        ("Orange reste là où on peut le trouver.", ["GENERAL Prince of Orange: HOLD"]),
        ("Bei Plänklern lohnt sich kein Karree.", []),
        ("Wer sich zurückzieht, bleibt in Ordnung.", []),
        ("Perponcher sorgt für Ordnung.", []),
        ("Perponcher met de l'ordre.", []),
        ("Auf 7M kann ich warten.", []),
        ("Saxe-Weimar soll seine Leute nicht verheizen.", []),
        ("Saxe-Weimar ne doit pas gaspiller ses hommes.", []),
    ],
)
def test_conduct_and_no_task(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    "said",
    [
        "Die Batterien gehen nie ohne Bedeckung vor.",
        "Les batteries n'avancent jamais sans escorte.",
        "Niemand geht in den Nahkampf, außer er wird gezwungen.",
        "Personne ne va au corps à corps sauf s'il y est forcé.",
    ],
)
def test_what_may_be_meant_is_asked(said: str) -> None:
    assert done(said, ALLIED) == []
    assert asked(said, ALLIED)


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


def test_not_into_a_place_that_is_near() -> None:
    for said in ("Husson va jusqu'à Lairalle sans y entrer.", "Husson avance et s'arrête 4 cm avant Lairalle."):
        assert done(said, FRENCH) == ["BRIGADE husson: INTENT ADVANCE 84.7,52.1"]


def test_no_choice_is_empty() -> None:
    said = "Zuerst räumt Gauthier den Waldrand, danach geht es gegen den Hof."
    assert all(choice for choices in asked(said, FRENCH) for choice in choices)
