"""One of two after the other, what is thought of somebody, and who is only named in what another does."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    "said",
    [
        "2/2Nas et 3/2Nas : le premier va en E8, le second en E9.",
        "2/2Nas and 3/2Nas: the first goes to E8, the second to E9.",
        "2/2Nas und 3/2Nas: das erste geht nach E8, das zweite nach E9.",
    ],
)
def test_the_first_and_the_second_are_those_just_named(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["2/2Nas: MOVE TO E8", "3/2Nas: MOVE TO E9"]


@pytest.mark.parametrize(
    "said", ["5M tient Gemioncourt, 7L se met à sa droite.", "5M holds Gemioncourt, 7L goes to its right."]
)
def test_his_right_is_that_of_the_one_named_before(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["5M: HOLD", "7L: MOVE TO 57.8,79.7"]


@pytest.mark.parametrize(
    "said",
    [
        "Stevenart ne tire pas sur la cavalerie, mais sur 1/6FA.",
        "Stevenart does not fire at the cavalry but at 1/6FA.",
        "Stevenart schießt nicht auf die Kavallerie, sondern auf 1/6FA.",
    ],
)
def test_not_at_these_but_at_those(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["stevenart: FIRE AT 1/6FA"]
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Je crois que 27J va se faire sabrer, alors il rentre en H9.", "27J: MOVE TO H9"),
        ("J'ai peur que 27J se fasse charger, ramenez-le en H9.", "27J: MOVE TO H9"),
        ("I think 27J will be cut down, so it goes back to H9.", "27J: MOVE TO H9"),
        ("Ich fürchte, dass 27J niedergeritten wird, also geht er nach H9 zurück.", "27J: MOVE TO H9"),
        ("On m'a dit que 7M était perdue sur la route de Nivelles, ramenez-la à Quatre-Bras.",
         "7M: MOVE TO quatre-bras"),
        ("Je pense que 7L est trop loin, je l'avance en G10.", "7L: MOVE TO G10"),
        ("Je crois que 7L doit avancer en G10.", "7L: MOVE TO G10"),
        ("Je pense que le mieux est que 7L avance en G10.", "7L: MOVE TO G10"),
        ("Je pense mettre 7L en G10.", "7L: MOVE TO G10"),
    ],
)  # fmt: skip
def test_what_is_thought_of_them_stands_before_what_they_do(said: str, meant: str) -> None:
    assert done(said, ALLIED_SECOND) == [meant]
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    "said", ["Je crois que 5M va tenir.", "Je crois que les Français doivent avancer par la route."]
)
def test_what_is_only_thought_is_no_order(said: str) -> None:
    assert done(said, ALLIED_SECOND) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier n'attend pas Husson et attaque la ferme.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Gauthier does not wait for Husson and attacks the farm.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Gauthier wartet nicht auf Husson und greift den Hof an.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Ney ne s'éloigne pas des canons.", ["GENERAL Ney: HOLD"]),
        ("Ney weicht nicht von den Kanonen.", ["GENERAL Ney: HOLD"]),
        ("Foy et Bachelu restent avec leurs hommes.", ["GENERAL Foy: HOLD", "GENERAL Bachelu: HOLD"]),
        ("Après avoir bien réfléchi, je laisse Campi dans le bois.", ["BRIGADE campi: INTENT HOLD"]),
        ("1/93 swaps places with 1/92.", ["1/93: MOVE TO 48.3,33.7", "1/92: MOVE TO 57.2,34"]),
        ("1/93 échange sa place avec 1/92.", ["1/93: MOVE TO 48.3,33.7", "1/92: MOVE TO 57.2,34"]),
        ("Le 1/2L, vu son état, passe derrière 3/2L.", ["1/2L: MOVE TO 85.8,43.3"]),
        ("Vu l'état du 1/2L, il passe derrière 3/2L.", ["1/2L: MOVE TO 85.8,43.3"]),
    ],
)
def test_who_is_only_named_does_nothing(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


def test_who_goes_in_is_between_nothing() -> None:
    assert done("3/2L entre dans Lairalle et 4/2L prend position à côté.", SECOND_TURN) == ["3/2L: MOVE TO lairalle"]
    assert done("1/4L se place entre Lairalle et la route.", SECOND_TURN) == ["1/4L: MOVE TO 71.1,63"]


@pytest.mark.parametrize(
    "said", ["Aucun changement pour Saxe-Weimar.", "No change for Saxe-Weimar.", "Keine Änderung bei Saxe-Weimar."]
)
def test_no_change_is_to_stay(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["BRIGADE saxe-weimar: INTENT HOLD"]


@pytest.mark.parametrize(
    "said", ["6Ch charge 27J s'il est encore là.", "6Ch charge les tirailleurs s'ils sont encore en plaine."]
)
def test_if_they_are_still_there_is_a_case(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier attaque la ferme, soutenu par Jamin.",
        "On attaque la ferme avec Gauthier, soutenu par Jamin.",
        "Gauthier greift den Hof an, unterstützt von Jamin.",
        "Gauthier attacks the farm, supported by Jamin.",
        "Gauthier, soutenu par Jamin, attaque la ferme.",
    ],
)
def test_who_is_supported_supports_nobody(said: str) -> None:
    assert done(said, FRENCH) == [
        "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        "BRIGADE jamin: INTENT SUPPORT gauthier",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier attaque la ferme, soutenu par les trois batteries.",
        "Gauthier attacks the farm, supported by the three batteries.",
        "Gauthier greift den Hof an, unterstützt von den Batterien.",
    ],
)
def test_of_guns_that_support_it_is_asked_at_whom_they_fire(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92, qui est le plus avancé, attend les autres.", "1/92: HOLD"),
        ("1/92, which is farthest forward, waits for the others.", "1/92: HOLD"),
        ("1/92, das am weitesten vorn steht, wartet auf die anderen.", "1/92: HOLD"),
        ("2/93, que personne ne voit, ne bouge pas.", "2/93: HOLD"),
        ("2/93, whom nobody can see, does not move.", "2/93: HOLD"),
        ("2/93, das niemand sieht, bewegt sich nicht.", "2/93: HOLD"),
        ("Campi rejoint Husson avec sa brigade.", "BRIGADE campi: INTENT SUPPORT husson"),
        ("Campi joins Husson with his brigade.", "BRIGADE campi: INTENT SUPPORT husson"),
        ("Wathiez : même chose que Hubert mais à gauche, en D5.", "BRIGADE wathiez: INTENT ADVANCE D5"),
        ("Wathiez: same as Hubert but on the left, to D5.", "BRIGADE wathiez: INTENT ADVANCE D5"),
        ("1/92 avance en E5, couvert par le bois.", "1/92: MOVE TO E5"),
    ],
)
def test_what_is_told_of_somebody_is_not_what_he_does(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    "said", ["Pas de mouvement pour 18/6FA, feu sur stevenart.", "No movement for 18/6FA, fire at stevenart."]
)
def test_no_movement_is_to_fire_from_there(said: str) -> None:
    assert done(said, FRENCH) == ["18/6FA: FIRE AT stevenart"]


@pytest.mark.parametrize(
    "said",
    [
        "Les canons de Foy tirent sur stevenart, ceux de Bachelu sur 2/2Nas.",
        "The guns of Foy fire at stevenart, those of Bachelu at 2/2Nas.",
        "Die Geschütze von Foy feuern auf stevenart, die von Bachelu auf 2/2Nas.",
    ],
)
def test_those_of_another_are_of_the_same_arm(said: str) -> None:
    assert done(said, SECOND_TURN) == ["1/6FA, 7/2FA: FIRE AT stevenart", "18/6FA: FIRE AT 2/2Nas"]
