"""German and French of every day: how they are formed on the way, up to where and not in, and until when they stay."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

ATTACK = "husson: INTENT ATTACK gemioncourt"


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


def test_not_into_a_place_that_is_near() -> None:
    for said in ("Husson va jusqu'à Lairalle sans y entrer.", "Husson avance et s'arrête 4 cm avant Lairalle."):
        assert done(said, FRENCH) == ["BRIGADE husson: INTENT ADVANCE 84.7,52.1"]


@pytest.mark.parametrize(
    "said",
    [
        "Das 1/2L löst sich dazu in Schützen auf.",
        "Das 1/2L wird dazu in Schützen aufgelöst",
        "Das 1/2L soll sich dabei in Schützen auflösen",
        "Das 1/2L löst sich wieder in Schützen auf",
        "Das 1/2L geht in Schützen über",
    ],
)
def test_to_dissolve_into_skirmishers_is_a_formation(said: str) -> None:
    assert done(said, FRENCH) == ["1/2L: FORM SKIRMISH"]


@pytest.mark.parametrize(
    "said",
    [
        "Das 1/2L löst sich dazu in Schützen auf und geht den anderen Bataillonen voran.",
        "Das 1/2L bildet Schützen und geht den anderen voran.",
    ],
)
def test_skirmishers_before_the_others(said: str) -> None:
    assert done(said, FRENCH) == ["1/2L: FORM SKIRMISH; MOVE TO 74.5,45.7"]


@pytest.mark.parametrize(
    "said",
    [
        "Picton wenn er kommt an die Böschung der Namurer Straße",
        "Picton an die Böschung der Namurer Straße wenn er kommt",
        "Picton geht, wenn er kommt, an die Böschung der Namurer Straße.",
    ],
)
def test_a_case_between_him_and_his_place_is_asked_about(said: str) -> None:
    assert done(said, ALLIED) == []
    assert asked(said, ALLIED) == [("DIVISION picton: INTENT ADVANCE 83.8,115.3",)]


@pytest.mark.parametrize(
    "said",
    ["Kellermann soll nach vorne kommen, sobald er da ist.", "Kellermann soll vorrücken, sobald er da ist."],
)
def test_who_comes_forward_once_he_is_there_is_not_sent_now(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [("CORPS IIIRC: INTENT ADVANCE",)]


@pytest.mark.parametrize(
    "said",
    [
        "Hubert reitet nach K7. Er beobachtet 27J.",
        "Hubert reitet nach K7. Er soll 27J im Auge behalten.",
        "Hubert reitet nach K7.\nHubert beobachtet 27J.",
        "Hubert va en K7. Il surveille 27J.",
        "Hubert goes to K7. He keeps an eye on 27J.",
    ],
)
def test_who_was_sent_somewhere_watches_from_there(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE hubert: INTENT ADVANCE K7"]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Die Brigade Hubert reitet nach K7. Sie soll 27J im Auge behalten, aber bitte nicht von sich aus angreifen.",
        "Hubert va en K7. Elle surveille 27J mais ne charge pas.",
    ],
)
def test_who_watches_from_there_and_does_not_charge(said: str) -> None:
    assert done(said, FRENCH) == [
        "BRIGADE hubert: INTENT ADVANCE K7",
        "STANDING hubert opportunity charge: NEVER",
    ]


def test_who_only_watches_is_a_screen() -> None:
    assert done("Hubert beobachtet 27J.", FRENCH) == ["BRIGADE hubert: INTENT SCREEN 27J"]


@pytest.mark.parametrize(
    "said",
    [
        "Das 1/4L soll den Weiler selbst besetzen, die übrigen Bataillone bleiben dahinter.",
        "Das 1/4L besetzt den Weiler selbst, die anderen Bataillone bleiben dahinter.",
    ],
)
def test_those_who_stay_behind_him_go_where_their_brigade_goes(said: str) -> None:
    assert done(f"Die Brigade Jamin marschiert nach Petit-Pierrepont. {said}", FRENCH) == [
        "BRIGADE jamin: INTENT ADVANCE petit-pierrepont",
        "1/4L: MOVE TO petit-pierrepont",
    ]


@pytest.mark.parametrize(
    "said", ["Alle Brigaden bleiben stehen.", "Toutes les brigades restent.", "All brigades stay."]
)
def test_all_brigades_are_no_batteries(said: str) -> None:
    (line,) = done(said, FRENCH)
    assert line.endswith("5Lan, 6Lan, GCh, GLan: HOLD")
    assert "FA" not in line


@pytest.mark.parametrize(
    ("said", "who"),
    [("Alle Kavalleriebrigaden bleiben stehen.", "1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan"),
     ("Jede Kavalleriebrigade bleibt stehen.", "1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan")],
)  # fmt: skip
def test_all_brigades_of_an_arm(said: str, who: str) -> None:
    assert done(said, FRENCH) == [f"{who}: HOLD"]


@pytest.mark.parametrize(
    "said",
    [
        "Wathiez und Jamin bleiben 10 cm hinter den anderen als Reserve.",
        "Jamin bleibt 10 cm hinter den anderen als Rückhalt.",
        "Jamin bleibt 10 cm hinter den übrigen Truppen als Unterstützung.",
    ],
)
def test_behind_all_the_others_is_no_staying_where_they_are(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Saxe-Weimar zu 1/2Nas, der hört sonst keinen", "GENERAL Saxe-Weimar: MOVE TO 1/2Nas"),
        ("Perponcher zu 2/2Nas, die sehen sonst keinen", "GENERAL Perponcher: MOVE TO 2/2Nas"),
        ("Bijlandt geht zu 7L, die haben sonst niemanden", "GENERAL Bijlandt: MOVE TO 7L"),
        ("Bijlandt zu 7L, die hören schlecht", "GENERAL Bijlandt: MOVE TO 7L"),
        ("5M tient Gemioncourt le temps que Picton arrive.", "5M: HOLD"),
    ],
)
def test_what_stands_beside_and_sends_nobody(said: str, meant: str) -> None:
    assert done(said, ALLIED) == [meant]
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    "said",
    [
        "En gros on s'accroche à Gemioncourt et au bois le temps que Picton se pointe, pas d'héroïsme.",
        "On s'accroche à Gemioncourt le temps que Picton débarque.",
    ],
)
def test_until_he_comes_is_no_order_to_him(said: str) -> None:
    assert done(said, ALLIED) == []


def test_a_line_that_ends_with_a_pronoun_is_whole() -> None:
    said = "1/28Ora runter zu 1/2Nas und stützt den\n8M Kolonne und vor nach F9"
    assert done(said, ALLIED) == ["1/28Ora: MOVE TO 1/2Nas", "8M: FORM COLUMN; MOVE TO F9"]
    said = "5M nach G9 und deckt die\n7L bleibt"
    assert done(said, ALLIED) == ["5M: MOVE TO G9", "7L: HOLD"]
