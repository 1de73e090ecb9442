"""German and French of every day: of the beaten, of gunners who are reached, and of what orders nothing."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

ATTACK = "husson: INTENT ATTACK gemioncourt"


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
    ("said", "meant"),
    [
        ("Gegen Reiter nie in Linie stehen bleiben.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Devant la cavalerie, ne jamais rester en ligne.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Die Infanterie feuert nach Gutdünken.", ["STANDING bijlandt, saxe-weimar fire at will: ALWAYS"]),
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


def test_no_choice_is_empty() -> None:
    said = "Zuerst räumt Gauthier den Waldrand, danach geht es gegen den Hof."
    assert all(choice for choices in asked(said, FRENCH) for choice in choices)


@pytest.mark.parametrize(
    "said",
    [
        "Unsere Reiterei reitet einem Angriff immer entgegen und lässt sich nicht im Stehen treffen.",
        "Die Kavallerie reitet einem Angriff immer entgegen.",
        "Kavallerie lässt sich nie im Stehen angreifen.",
        "Die Reiter empfangen einen Angriff nie im Stehen.",
        "Unsere Reiterei reitet jeder Attacke entgegen",
    ],
)
def test_who_is_not_met_standing_counters(said: str) -> None:
    assert done(said, FRENCH) == ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan counter charge: ALWAYS"]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Wathiez peut charger un ennemi qui lui présente le flanc.",
        "Wathiez peut charger un ennemi qui lui présente le flanc ; dans tous les autres cas, elle s'abstient.",
        "Wathiez peut charger un ennemi qui lui présente le flanc, sinon il s'abstient.",
        "Wathiez peut attaquer tout ennemi qui montre son flanc, autrement il reste sur place.",
        "Wathiez darf einen Feind attackieren, der ihm die Flanke bietet; in allen anderen Fällen unterlässt er es.",
        "Wathiez darf einen Feind attackieren, der ihm die Flanke zeigt.",
        "Wathiez attackiert nur einen Feind, der ihm die Flanke bietet, sonst bleibt er stehen.",
    ],
)
def test_who_may_charge_a_flank(said: str) -> None:
    assert done(said, FRENCH) == ["STANDING wathiez opportunity charge: FLANK"]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "personne court après les Français si on gagne un combat",
        "si on gagne un combat personne court après les Français",
        "on court pas après les Français si on gagne",
        "on leur court pas après si on gagne",
        "personne court derrière les Français en cas de victoire",
        "personne cavale après les Français",
    ],
)
def test_nobody_runs_after_them(said: str) -> None:
    assert done(said, ALLIED) == ["STANDING ALL breakthrough: STOP"]
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    "said",
    [
        "Kanoniere aufprotzen und abhauen wenn der Franzose in der Batterie steht",
        "Kanoniere hauen ab wenn der Franzose in der Batterie ist",
        "Kanoniere aufprotzen und abhauen wenn die Franzosen in den Geschützen sind",
        "Wenn der Franzose in der Batterie steht: aufprotzen und abhauen",
    ],
)
def test_guns_in_which_the_enemy_stands(said: str) -> None:
    assert done(said, ALLIED) == ["STANDING bijleveld, stevenart limber and flee: FLEE"]
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    "said",
    [
        "Sollte Wellington angreifen, gehen alle auf die Höhe zurück.",
        "Si l'ennemi attaque, tous se replient sur la hauteur.",
        "If Wellington attacks, everyone goes back to the heights.",
    ],
)
def test_where_all_go_back_to_is_no_rule_for_whoever_is_charged(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [("STANDING ALL fall back: FALL BACK",)]
