"""Plain French orders and what stands beside them: who watches, looks, stays back, is relieved, or is still to come."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done

SCREENS_E6 = ["BRIGADE wathiez: INTENT SCREEN E6"]
JAMIN_HOLDS = ["BRIGADE jamin: INTENT HOLD"]
IN_HIS_PLACE = ["BRIGADE jamin: INTENT ADVANCE 54.974,33.8797"]
AT_THE_BROOK = ["BRIGADE gauthier: INTENT ADVANCE 59.1,72"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 surveille Gemioncourt.", ["1/92: FACE gemioncourt"]),
        ("7/2FA garde un œil sur Gemioncourt.", ["7/2FA: FACE gemioncourt"]),
        ("7/2FA watches Gemioncourt.", ["7/2FA: FACE gemioncourt"]),
        ("1/92 fait face à Gemioncourt.", ["1/92: FACE gemioncourt"]),
        ("1/92 fait face à 2/2Nas.", ["1/92: FACE 2/2Nas"]),
        ("L'infanterie fait face à la cavalerie en carré.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Le 1/92 va en F6 et surveille le bois.", ["1/92: MOVE TO F6; FACE bossu"]),
        ("On met la 7/2 en batterie sur la hauteur, en G7.", ["7/2FA: REDEPLOY TO G7"]),
        ("Wathiez couvre le flanc gauche de Gauthier, en E6.", SCREENS_E6),
        ("Wathiez protège la gauche de Gauthier, en E6 à peu près.", SCREENS_E6),
        ("Wathiez covers Gauthier's left flank, at E6.", SCREENS_E6),
        ("Hubert garde la droite de Husson vers K8.", ["BRIGADE hubert: INTENT SCREEN K8"]),
        ("On garde Jamin en réserve.", JAMIN_HOLDS),
        ("Gardez Jamin en deuxième ligne.", JAMIN_HOLDS),
        ("Husson garde le 2/61e en réserve.", ["2/61: HOLD"]),
        ("Jamin remplace Gauthier sur la crête.", IN_HIS_PLACE),
        ("Jamin prend la relève de Gauthier.", IN_HIS_PLACE),
        ("Gauthier prend à gauche vers Pierrepont.", ["BRIGADE gauthier: INTENT ADVANCE pierrepont"]),
        ("Campi doit se grouiller, il traîne : qu'il aille en I5.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        ("Gauthier continue sur la chaussée et se met en position juste avant le ruisseau.", AT_THE_BROOK),
        ("Gauthier avance sur la chaussée et s'arrête avant le ruisseau.", AT_THE_BROOK),
        ("Gauthier suit la chaussée jusqu'au ruisseau.", ["BRIGADE gauthier: INTENT ADVANCE 59.4,74.5"]),
        ("Jérôme, quand il arrivera, prendra à gauche vers Pierrepont.", ["DIVISION 6D: INTENT ADVANCE pierrepont"]),
    ],
)
def test_they_do_what_is_said(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Bijleveld se rapproche de Gemioncourt mais reste à l'abri derrière la ferme.",
         ["bijleveld: REDEPLOY TO 61.6,85.8"]),
        ("Bijleveld comes closer to Gemioncourt but stays behind the farm.", ["bijleveld: REDEPLOY TO 61.6,85.8"]),
        ("Le 5e de milice s'enferme dans la ferme et n'en sort sous aucun prétexte.", ["5M: MOVE TO gemioncourt"]),
        ("Le prince d'Orange reste bien à l'arrière, pas d'imprudence.", ["GENERAL Prince of Orange: HOLD"]),
        ("Saxe-Weimar tient tout le bois avec ses cinq bataillons.", ["BRIGADE saxe-weimar: INTENT DEFEND bossu"]),
        ("J'hésite entre G9 et G10 pour le 7L, disons G9.", ["7L: MOVE TO G9"]),
        ("Tout ce qui est dans le bois reste dans le bois.", ["8M, 1/2Nas, 1/28Ora: HOLD"]),
        ("Everything that is in the wood stays there.", ["8M, 1/2Nas, 1/28Ora: HOLD"]),
        ("En cas de charge le 8M et le 3/2Nas forment le carré, les autres se débrouillent.",
         ["STANDING 8M, 3/2Nas vs cavalry: SQUARE"]),
        ("Perponcher va trouver Saxe-Weimar.", ["GENERAL Perponcher: MOVE TO saxe-weimar"]),
        ("Stevenart surveille le bois.", ["stevenart: FACE bossu"]),
        ("Stevenart beobachtet den Wald.", ["stevenart: FACE bossu"]),
    ],
)  # fmt: skip
def test_they_do_what_is_said_on_the_other_side(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    "said",
    [
        "Picton arrive bientôt.",
        "Picton is coming!",
        "Picton kommt gleich.",
        "Picton ne va plus tarder.",
        "Wellington arrive avec Picton au tour 4.",
        "Tenez bon les gars, Picton arrive !",
        "Hang on lads, Picton is coming!",
        "Tout ce qui est dans le bois tire sur nous.",
    ],
)
def test_who_is_still_to_come_is_told_nothing(said: str) -> None:
    assert done(said, ALLIED) == []
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    "said", ["Ne chargez pas les carrés !", "Nobody charges a square.", "Hubert ne charge pas les carrés."]
)
def test_squares_that_are_not_to_be_charged_are_asked_about(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert "opportunity charge: NEVER" in asked(said, SECOND_TURN)[0][0]


def test_to_which_wood_he_looks_is_asked() -> None:
    choices = ("1/92: FACE bossu", "1/92: FACE delhutte", "1/92: FACE censes")
    for said in ("1/92 fait face au bois.", "1/92 faces the wood.", "1/92 se tourne vers le bois."):
        assert asked(said, SECOND_TURN) == [choices]


@pytest.mark.parametrize(
    ("said", "onward"),
    [
        ("Husson prend Lairalle et pousse jusqu'en I8.", "BRIGADE husson: INTENT ADVANCE I8"),
        ("Husson takes Lairalle, then goes to I8.", "BRIGADE husson: INTENT ADVANCE I8"),
        ("Husson nimmt Lairalle und rückt dann nach I8 vor.", "BRIGADE husson: INTENT ADVANCE I8"),
    ],
)
def test_where_he_goes_on_to_from_what_he_takes_is_asked(said: str, onward: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE husson: INTENT ATTACK lairalle"]
    assert asked(said, SECOND_TURN) == [(onward,)]


def test_guns_that_aim_at_one_arm_first_are_no_matter_of_precedence() -> None:
    said = "Nos batteries visent d'abord les canons, ensuite l'infanterie."
    assert not any(line.startswith("PRIORITY") for line in done(said, ALLIED))
    assert not any(line.startswith("PRIORITY") for choices in asked(said, ALLIED) for line in choices)


ALL_GUNS = "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Ouvrez le feu avec toutes les batteries.", [f"STANDING {ALL_GUNS} fire at will: ALWAYS"]),
        ("Open fire with all batteries.", [f"STANDING {ALL_GUNS} fire at will: ALWAYS"]),
        ("Ouvrez le feu avec la 7/2 sur Stevenart.", ["7/2FA: FIRE AT stevenart"]),
        (
            "Husson se déploie sur deux lignes face au ruisseau.",
            ["1/2L, 2/2L, 3/2L, 4/2L, 1/61, 2/61: FACE brook-east"],
        ),
        ("1/92 reste face à Gemioncourt.", ["1/92: FACE gemioncourt"]),
        ("Pas besoin de tirailleurs devant Gauthier.", []),
        ("Gauthier s'arrête à hauteur de nos canons.", ["BRIGADE gauthier: INTENT ADVANCE 54.1,41.2"]),
    ],
)
def test_where_they_look_and_how_far_they_go(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said", ["Bachelu à droite, Foy à gauche, la Garde derrière.", "Bachelu on the right and Foy on the left."]
)
def test_on_which_side_of_each_other_they_are_moves_nobody(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN) == [()]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Le 1/108e et le 2/108e vont à gauche du 61e, les autres restent là.",
            ["1/108, 2/108: MOVE TO 81,45.8", "1/72, 2/72, 3/108: HOLD"],
        ),
        ("Le 100e va à droite du 92e.", ["1/100, 2/100, 3/100: MOVE TO 57.5,31.9"]),
        ("Le 100e se place en arrière du 92e.", ["1/100, 2/100, 3/100: MOVE TO 49.1,28.3"]),
        ("J'ai un doute sur Campi : laisse-le où il est.", ["BRIGADE campi: INTENT HOLD"]),
        ("Je ne sais pas quoi faire de Campi, qu'il reste où il est.", ["BRIGADE campi: INTENT HOLD"]),
        ("Je m'inquiète pour Husson, il est trop loin.", []),
    ],
)
def test_beside_a_regiment_and_of_whom_one_is_in_doubt(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


def test_who_turns_his_back_to_the_wood_looks_at_the_road() -> None:
    assert done("Le 3/2Nas tourne le dos au bois et regarde la route.", ALLIED) == ["3/2Nas: FACE 61.2,87"]


def test_the_other_battery_has_its_own_aim() -> None:
    said = "La batterie de gauche tire sur Stevenart, celle de droite sur le 5M."
    assert done(said, SECOND_TURN) == ["2/4HA: FIRE AT 5M"]
    assert "18/6FA: FIRE AT stevenart" in asked(said, SECOND_TURN)[0]


MOVES_6 = ["1/92, 2/92, 1/93, 2/93: MOVE 6"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier avance prudemment, pas plus de 6 cm.", MOVES_6),
        ("Gauthier advances carefully, not more than 6 cm.", MOVES_6),
        ("Gauthier rückt vor, höchstens 6 cm.", MOVES_6),
        ("Foy se met à la tête de Gauthier pour l'attaque.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Que personne ne s'amuse à courir après les fuyards.", ["STANDING ALL breakthrough: STOP"]),
        ("Ney va voir ce qui se passe à Gemioncourt.", ["GENERAL Ney: MOVE TO gemioncourt"]),
        ("Hubert va voir ce qui se passe à Piraumont.", ["BRIGADE hubert: INTENT SCREEN piraumont"]),
        ("Demi-tour pour le 3/108, il regarde du mauvais côté.", ["3/108: ABOUT"]),
        ("Repos pour la Garde.", ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("Le 3/100 se décale vers la gauche pour laisser passer Wathiez.", ["3/100: SIDESTEP LEFT 5"]),
        ("3/100 moves left to let Wathiez pass.", ["3/100: SIDESTEP LEFT 5"]),
    ],
)
def test_how_far_what_for_and_words_of_command(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


def test_squares_that_are_shunned_are_not_formed() -> None:
    assert done("Hubert doit éviter l'infanterie en carré.", SECOND_TURN) == []
    assert done("Hubert should avoid infantry in square.", SECOND_TURN) == []


BUT_TWO = ["27J, 5M, 7L, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora, bijleveld, stevenart: HOLD"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le 5M tient la ferme jusqu'à l'arrivée de Picton.", ["5M: HOLD"]),
        ("le 5M tient jusqu'a larrivée de wellington", ["5M: HOLD"]),
        ("Le 8M reste là avant l'arrivée de Picton.", ["8M: HOLD"]),
        ("Van Merlen, dès qu'il est là, vient derrière Gemioncourt.", ["BRIGADE merlen: INTENT ADVANCE 61.6,85.8"]),
        ("Le 7L marche derrière Gemioncourt.", ["7L: MOVE TO 61.6,85.8"]),
        ("le 27J reste derriere le ruisseau", ["27J: HOLD"]),
        ("Le 7L va jusqu'à Gemioncourt sans y entrer.", ["7L: MOVE TO 61.4,84.8"]),
        ("7L moves close to Gemioncourt without going in.", ["7L: MOVE TO 61.4,84.8"]),
        ("Perponcher garde Saxe-Weimar sous sa main.", ["GENERAL Perponcher: MOVE TO saxe-weimar"]),
        ("Picton prend position en H12.", ["DIVISION picton: INTENT ADVANCE H12"]),
        ("Le général Picton va à Quatre-Bras.", ["GENERAL Picton: MOVE TO quatre-bras"]),
        ("Personne ne bouge sauf le 7M et le 8M.", BUT_TWO),
        ("Perponcher reste dans le coin de G9.", ["GENERAL Perponcher: MOVE TO G9"]),
        ("Stevenart va un peu plus à l'est, vers G8.", ["stevenart: REDEPLOY TO G8"]),
        ("Les hommes de Saxe-Weimar se couchent dans le bois.", ["BRIGADE saxe-weimar: INTENT HOLD"]),
    ],
)
def test_until_when_where_about_and_who_alone(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


def test_where_they_would_stay_who_are_not_there_is_asked() -> None:
    assert done("Le 7L reste derrière la ferme de Gemioncourt.", ALLIED) == []
    assert asked("Le 7L reste derrière la ferme de Gemioncourt.", ALLIED) == [("7L: MOVE TO 61.6,85.8", "7L: HOLD")]


REILLE = ["GENERAL Reille: MOVE TO husson"]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "reille va vers husson jcrois quil est trop loin", REILLE),
        (SECOND_TURN, "Reille va vers Husson il est trop loin", REILLE),
        (SECOND_TURN, "jsais pas quoi faire de wathiez, il reste en reserve", ["BRIGADE wathiez: INTENT HOLD"]),
        (
            SECOND_TURN,
            "husson avance ds la direction de gemioncourt mais pas trop vite",
            ["BRIGADE husson: INTENT ADVANCE gemioncourt"],
        ),
        (
            SECOND_TURN,
            "qd jerome arrive il va dans le bois de bossu",
            ["DIVISION 6D: INTENT ADVANCE 34,58.2"],
        ),
        (ALLIED, "1/2Nas passe en tirailleurs pour gêner leurs canons.", ["1/2Nas: FORM SKIRMISH"]),
        (ALLIED, "Bijleveld attelle et part à Quatre-Bras.", ["bijleveld: REDEPLOY TO quatre-bras"]),
        (ALLIED, "Pas la peine de bouger le 2/28Ora.", ["2/28Ora: HOLD"]),
        (ALLIED, "Le 1/28Ora se tient prêt à aller aider la ferme.", ["1/28Ora: HOLD"]),
        (ALLIED, "Que le 7L soit prêt à partir.", ["7L: HOLD"]),
        (ALLIED, "Le 7L va en G9 pas à pas.", ["7L: MOVE TO G9"]),
        (ALLIED, "Le 8M fait face au sud en G10.", ["8M: MOVE TO G10; FACE S"]),
        (
            ALLIED,
            "Que le 8M se mette en ligne, face au sud, à hauteur de la Bergerie.",
            ["8M: FORM LINE; MOVE TO 47.3,107.4; FACE S"],
        ),
        (
            ALLIED,
            "8M forms line, facing south, next to La Bergerie.",
            ["8M: FORM LINE; MOVE TO bergerie; FACE S"],
        ),
        (SECOND_TURN, "1/92 : face au nord, en F6", ["1/92: MOVE TO F6; FACE N"]),
        (SECOND_TURN, "1/92 : en F6, face au nord, à gauche du 2/92", ["1/92: MOVE TO F6; FACE N"]),
        (SECOND_TURN, "Campi : en ligne, face au nord, en I6", ["BRIGADE campi: INTENT ADVANCE I6"]),
        (SECOND_TURN, "18/6FA : face au nord en G6", ["18/6FA: REDEPLOY TO G6 FACE N"]),
    ],
)
def test_where_they_look_and_go_and_what_needs_no_doing(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    "said",
    [
        "Le 7M double l'allure.",
        "Je préfère perdre la ferme que le 5M.",
        "on laisse la bergerie tranquille",
        "pas de quartier mdr",
    ],
)
def test_what_nobody_has_to_do_is_noted(said: str) -> None:
    assert done(said, ALLIED) == []
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Jamin : 1. suivre Gauthier 2. rester à 8 cm derrière", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin: 1) follow Gauthier, 2) stay 8 cm behind", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Wathiez : RAS.", ["BRIGADE wathiez: INTENT HOLD"]),
        (
            "Husson attaque la ferme pendant que Gauthier occupe le bois de Bossu.",
            ["BRIGADE husson: INTENT ATTACK gemioncourt", "BRIGADE gauthier: INTENT ATTACK 41.4,60.6"],
        ),
        ("Gauthier avance mais ne dépasse pas le ruisseau.", ["BRIGADE gauthier: INTENT ADVANCE 50.4,72"]),
    ],
)
def test_steps_two_at_once_and_nothing_to_tell(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


def test_a_limit_alone_is_no_march() -> None:
    assert done("Gauthier ne dépasse pas le ruisseau.", SECOND_TURN) == []
    assert asked("Gauthier ne dépasse pas le ruisseau.", SECOND_TURN) == [("BRIGADE gauthier: INTENT HOLD",)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le 8M, tourné vers le sud.\n7L : même chose que le 8M.", ["8M: FACE S", "7L: FACE S"]),
        ("8M : face au sud.\n7L : comme le 8M.", ["8M: FACE S", "7L: FACE S"]),
        ("8M : face au sud.\nLe 7L fait comme le 8M.", ["8M: FACE S", "7L: FACE S"]),
        ("8M: Front nach Süden.\n7L: dasselbe wie 8M.", ["8M: FACE S", "7L: FACE S"]),
        ("Aucune idée pour le 2/28Ora, laissons-le là.", ["2/28Ora: HOLD"]),
        ("Si possible le 5M se met en ligne derrière les murs.", ["5M: FORM LINE"]),
        ("Je te laisse choisir la cible de Bijleveld.", ["STANDING bijleveld fire at will: ALWAYS"]),
        ("Stevenart : cible au choix.", ["STANDING stevenart fire at will: ALWAYS"]),
        ("Je sais que le 7M est loin, il rejoint quand même Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        ("Le 5M se met à 3 cm du ruisseau.", ["5M: MOVE TO 64.1,76.9"]),
        ("Le 7M va à Quatre-Bras et ne traîne pas.", ["7M: MOVE TO quatre-bras"]),
        ("Le 7L ralentit pour attendre le 8M.", ["7L: HOLD"]),
    ],
)
def test_the_same_as_others_and_what_is_left_to_them(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    "said",
    [
        "Si j'ai bien lu, le 27J est à 9 cm des chasseurs, c'est beaucoup trop près.",
        "27J is 9 cm from the chasseurs.",
        "Je sais que le 7M n'arrivera pas avant plusieurs tours.",
        "Le 27J, attention à la cavalerie !",
        "Que le 7M ne traîne pas.",
        "bijlandt traine pas",
    ],
)
def test_what_is_so_and_what_to_mind_is_noted(said: str) -> None:
    assert done(said, ALLIED) == []
    assert not asked(said, ALLIED)


def test_the_same_as_one_who_was_not_told_of_last_is_asked() -> None:
    said = "8M : va en G10.\n5M : reste.\n7L : comme le 8M"
    assert done(said, ALLIED) == ["8M: MOVE TO G10", "5M: HOLD"]
    assert asked(said, ALLIED)
