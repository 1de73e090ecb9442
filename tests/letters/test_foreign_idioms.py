"""French and German turns of phrase: what they come to in the normal form, and that ordinary words move nobody."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def read(text: str, battle: int = 2, side: str = "french") -> list[str]:
    """The orders of a letter in the normal form."""
    reading = reader_of(FIXTURES[f"quatre-bras-{battle}"], side)(text)
    return [line.normal for line in reading.sheet.lines]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        # batteries by the numbers of company and regiment
        ("Die 1. Kompanie des 6. Fußartillerie-Regiments feuert auf 2/2Nas", "1/6FA: FIRE AT 2/2Nas"),
        ("La 7e compagnie du 2e d'artillerie tire sur stevenart", "7/2FA: FIRE AT stevenart"),
        ("La batterie de douze (7e compagnie du 2e) prend stevenart pour cible", "7/2FA: FIRE AT stevenart"),
        # targets
        ("La 1/6FA prendra pour but la batterie stevenart", "1/6FA: FIRE AT stevenart"),
        ("Die 7/2FA nimmt stevenart aufs Korn", "7/2FA: FIRE AT stevenart"),
        ("Die 1/6FA nimmt das in Gemioncourt eingenistete Bataillon 5M unter heftiges Feuer", "1/6FA: FIRE AT 5M"),
        ("Die 1/6FA und 7/2FA nehmen stevenart ins Visier", "1/6FA, 7/2FA: FIRE AT stevenart"),
        # how far
        ("Gauthier geht bis auf Höhe der 1/6FA vor", "BRIGADE gauthier: INTENT ADVANCE 52.6,53.5"),
        ("Gauthier geht bis auf gleiche Höhe mit 1/6FA vor", "BRIGADE gauthier: INTENT ADVANCE 52.6,53.5"),
        ("Jamin avance sur la route et s'arrête devant Gemioncourt", "BRIGADE jamin: INTENT ADVANCE 61.9,85.8"),
        ("1/2L rückt bis auf 15 cm an 2/2Nas heran", "1/2L: MOVE TO 49.4,54"),
        ("1/2L avance jusqu'à 15 cm de 2/2Nas", "1/2L: MOVE TO 49.4,54"),
        # where
        ("Wathiez geht hinter den linken Flügel von Gauthier", "BRIGADE wathiez: INTENT SUPPORT gauthier"),
        ("Wathiez passe derrière l'aile gauche de Gauthier", "BRIGADE wathiez: INTENT SUPPORT gauthier"),
        ("Hubert contourne Lairalle par l'est", "BRIGADE hubert: INTENT ADVANCE 92.8,57.6"),
        ("Hubert umgeht Lairalle östlich", "BRIGADE hubert: INTENT ADVANCE 92.8,57.6"),
        (
            "Die Garde Bttr nach vorne auf den Hügel wo jetzt 18/6FA steht, abprotzen, Front Norden",
            "1/guard-artillery, 2/guard-artillery: REDEPLOY TO 60.8,42 FACE N",
        ),
        ("Campi verlässt den Wald und stellt sich hinter Husson", "BRIGADE campi: INTENT SUPPORT husson"),
        # generals
        ("Marschall Ney hält sich bei der Batterie 7/2FA auf", "GENERAL Ney: MOVE TO 7/2FA"),
        ("Foy prend la tête du 1/92", "GENERAL Foy: MOVE TO 1/92"),
        # whose attack, which brigade
        ("1/100 appuie l'attaque de Gauthier sur la ferme", "1/100: MOVE TO 54,27.7"),
        ("1/100 unterstützt Gauthiers Angriff auf das Gehöft", "1/100: MOVE TO 54,27.7"),
        ("La 1re brigade de Foy attaque Gemioncourt", "BRIGADE gauthier: INTENT ATTACK gemioncourt"),
        ("Die zweite Brigade von Foy bleibt vorläufig zurück", "BRIGADE jamin: INTENT HOLD"),
        ("Foys zweite Brigade bleibt stehen", "BRIGADE jamin: INTENT HOLD"),
        ("La deuxième brigade de la 9e division reste en place", "BRIGADE jamin: INTENT HOLD"),
        # out of a wood, and within one
        # formations and rules
        ("1/2L schwärmt aus", "1/2L: FORM SKIRMISH"),
        ("Toute l'infanterie forme le carré si elle est chargée", "STANDING ALL vs cavalry: SQUARE"),
    ],
)
def test_what_it_comes_to(line: str, meant: str) -> None:
    assert read(line) == [meant]


@pytest.mark.parametrize(
    "line",
    [
        "Gauthier avance sur Gemioncourt, Jamin suivant à distance",
        "Gauthier marche sur Gemioncourt, suivi de Jamin",
        "Gauthier geht auf Gemioncourt vor, gefolgt von Jamin",
    ],
)
def test_who_follows_in_a_participle_is_not_forgotten(line: str) -> None:
    assert read(line) == ["BRIGADE gauthier: INTENT ADVANCE gemioncourt", "BRIGADE jamin: INTENT SUPPORT gauthier"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("8M sort du bois côté est et se met en ligne", "8M: MOVE TO 63.8,92.5; FORM LINE"),
        ("8M verlässt den Wald nach Osten und bildet Linie", "8M: MOVE TO 63.8,92.5; FORM LINE"),
        ("1/28Ora descend au sud dans le bois, une 10aine de cm", "1/28Ora: MOVE TO 40,70"),
        ("2/28Ora richtet sich in Quatre-Bras zur Verteidigung ein", "2/28Ora: MOVE TO quatre-bras"),
        ("La 7e milice qui traîne là-bas rejoint Quatre-Bras par la route", "7M: MOVE TO quatre-bras"),
        ("27J geht langsam zurück, bis es hinter La Bergerie steht", "27J: MOVE TO 61,116.3"),
        ("Im übrigen gilt für alle Bataillone: gegen Reiterei Karree.", "STANDING ALL vs cavalry: SQUARE"),
        ("2/2Nas : pivoter de 45° vers la gauche", "2/2Nas: FACE 125"),
        ("2/2Nas dreht sich um 45 Grad nach rechts", "2/2Nas: FACE 215"),
        ("P.S. stevenart tire sur 1/2L", "stevenart: FIRE AT 1/2L"),
        ("ps finalement stevenart plutôt sur 1/2L", "stevenart: FIRE AT 1/2L"),
        ("NB: stevenart feuert auf 1/2L", "stevenart: FIRE AT 1/2L"),
        ("Nachtrag: 7L bleibt stehen", "7L: HOLD"),
    ],
)
def test_what_it_comes_to_on_the_other_side(line: str, meant: str) -> None:
    assert read(line, 1, "allied") == [meant]


def test_battalions_told_by_their_number_after_the_first_of_their_regiment() -> None:
    said = "le 1er bat de nassau (1/2) bouge pas\nle 2e pareil il reste en ligne\nle 3e vient derriere le 2e"
    assert [line.partition(":")[0] for line in read(said, 1, "allied")] == ["1/2Nas", "2/2Nas", "3/2Nas"]


def test_nobody_leaves_means_nobody_of_those_who_hold() -> None:
    said = read("Les Nassau tiennent le bois, personne n'en sort", 1, "allied")
    assert said == ["1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora: HOLD"]


@pytest.mark.parametrize(
    "line",
    [
        "Gauthier rückt bis Balcan vor; zum Sturm wird einstweilen nicht angetreten",
        "Gauthier rückt bis Balcan vor, ein Angriff unterbleibt",
        "Gauthier avance jusqu'à Balcan et s'abstient d'attaquer",
    ],
)
def test_what_is_forbidden_is_not_done(line: str) -> None:
    assert not any("ATTACK" in one or "CHARGE " in one for one in read(line))


@pytest.mark.parametrize(
    "line",
    [
        "Das gleiche gilt für morgen.",
        "Mir reicht das Pulver nicht.",
        "Manche Leute haben einiges gesagt.",
        "Leider ist das alles sehr unübersichtlich.",
        "Ich fürchte, die Karte ist streng genommen falsch.",
        "Les choses sont claires, la chance est libre.",
        "Je vous ai prêtée ma carte hier.",
    ],
)
def test_ordinary_words_are_no_troops_with_a_slip_in_them(line: str) -> None:
    assert read(f"1/92 bildet Linie.\n\n{line}") == ["1/92: FORM LINE"]


@pytest.mark.parametrize(
    "line",
    [
        "Le 2/61 garde Lairalle une fois la ferme prise",
        "1/2L avance jusqu'à 15 cm de l'ennemi",
        "1/2L geht bis auf 15 cm an den Feind heran",
        "1/72 verlässt den Wald und bildet Linie",
        "1/92 se tourne un peu vers Gemioncourt",
    ],
)
def test_what_hangs_on_something_else_is_asked_about(line: str) -> None:
    reading = reader_of(FIXTURES["quatre-bras-2"], "french")(line)
    assert not reading.sheet.lines
    assert reading.asked
