"""What French limits, counts, keeps and lays upon somebody round an order, and what keeps its meaning beside it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done

F6 = ["BRIGADE gauthier: INTENT ADVANCE F6"]
I5 = ["BRIGADE campi: INTENT ADVANCE I5"]
SQUARE = ["STANDING ALL vs cavalry: SQUARE"]
BEHIND = ["BRIGADE jamin: INTENT SUPPORT gauthier"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le nonante-deux monte jusqu'en G5.", ["1/92, 2/92: MOVE TO G5"]),
        ("Le quatre-vingt-douze avance en G5.", ["1/92, 2/92: MOVE TO G5"]),
        ("Le quatre-vingt-treizième ne bouge pas.", ["1/93, 2/93: HOLD"]),
        ("Le soixante et un reste.", ["1/61, 2/61: HOLD"]),
        ("Le premier du nonante-deux avance en G6.", ["1/92: MOVE TO G6"]),
        ("Le premier et le deuxième du 92e avancent en G6.", ["1/92, 2/92: MOVE TO G6"]),
        ("Le 3e du 2e léger entre dans Lairalle.", ["3/2L: MOVE TO lairalle"]),
    ],
)
def test_a_regiment_may_be_called_by_its_number_in_words(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le 2/93 peut quand même avancer, jusqu'en G5.", ["2/93: MOVE TO G5"]),
        ("PS : en y repensant, le 2/93 peut quand même avancer, jusqu'en G5.", ["2/93: MOVE TO G5"]),
        ("Tout bien réfléchi, le 2/93 avance en G5.", ["2/93: MOVE TO G5"]),
        ("Il n'y a que le 1/93 qui reste.", ["1/93: HOLD"]),
        ("Y a que le 1/93 qui avance en G5.", ["1/93: MOVE TO G5"]),
        ("Il n'y a que le 1/93 qui est en ligne.", []),
        ("La batterie la plus proche de la chaussée, celle en F6, tape sur stevenart.", ["1/6FA: FIRE AT stevenart"]),
        ("Les lanciers de Wathiez vont en contrebas de la crête, en E3.", ["BRIGADE wathiez: INTENT ADVANCE E3"]),
        ("L'artillerie à cheval de Piré se met à droite de Lairalle, à sa hauteur.", ["2/4HA: REDEPLOY TO 92.9,58.4"]),
        ("La 18/6FA garde ses boulets pour ce qui viendrait à moins de 20 cm.", ["18/6FA: HOLD FIRE"]),
        ("On n'attend la cavalerie qu'en carré.", SQUARE),
        ("Personne ne reçoit la cavalerie autrement qu'en carré.", SQUARE),
        ("Wathiez passe avant Hubert.", ["PRIORITY wathiez, hubert"]),
        ("Les lanciers passent avant la ferme et vont en H5.", ["5Lan, 6Lan: MOVE TO H5"]),
        ("Hubert se met en ligne face au nord et va en J8.", ["1Ch, 6Ch: FORM LINE; FACE N; MOVE TO J8"]),
        ("Il est temps que Campi sorte du bois et gagne I5.", I5),
        ("À gauche on ne se presse pas.", []),
    ],
)
def test_what_limits_nothing_is_left_out(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("La batterie Stevenart reste en position et bat la batterie 18/6FA.", ["stevenart: FIRE AT 18/6FA"]),
        ("Stevenart bat en retraite en F12.", ["stevenart: REDEPLOY TO F12"]),
        (
            "Bijleveld passe à l'est de Gémioncourt et s'établit en H9, face au sud.",
            ["bijleveld: REDEPLOY TO H9 FACE S"],
        ),
        ("1/2Nas et 2/2Nas : interdiction absolue de céder un pouce de terrain.", ["1/2Nas, 2/2Nas: HOLD"]),
        ("Le 2/28Ora ne quitte pas Quatre-Bras ; il y entre dans les maisons.", ["2/28Ora: MOVE TO quatre-bras"]),
        ("S'il faut choisir, Saxe-Weimar passe avant Bijlandt.", ["PRIORITY saxe-weimar, bijlandt"]),
        ("Gémioncourt doit tenir : le 5M y reste.", ["5M: HOLD"]),
        ("En F9 : le 7L, en ligne, face au sud.", ["7L: FORM LINE; MOVE TO F9; FACE S"]),
        ("En F9 le 7L, en ligne, face au sud.", ["7L: FORM LINE; MOVE TO F9; FACE S"]),
    ],
)
def test_what_is_said_round_an_order_of_the_allies(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("C'est à Campi de gagner I5.", I5),
        ("C'est au tour de Campi de sortir du bois pour gagner I5.", I5),
        ("Il revient à Jamin de suivre Gauthier.", BEHIND),
        ("Jamin, je le veux derrière Gauthier.", BEHIND),
        ("Aux lanciers de Wathiez de se placer en E3.", ["BRIGADE wathiez: INTENT ADVANCE E3"]),
        ("Au 1/92 de tenir la route.", ["1/92: HOLD"]),
        ("F6 pour Gauthier, s'il vous plaît.", F6),
        ("J'aimerais que Gauthier se trouve en F6 à la fin du tour.", F6),
        ("Gauthier devra se trouver en F6.", F6),
        ("Je confie la garde de Lairalle au 3/2L.", ["3/2L: MOVE TO lairalle"]),
        ("Envoie un bataillon de Husson dans Lairalle, le 3/2L.", ["3/2L: MOVE TO lairalle"]),
        ("Que le 1/2L soit envoyé en H6.", ["1/2L: MOVE TO H6"]),
        ("Surtout pas de charge pour Wathiez.", ["STANDING wathiez opportunity charge: NEVER"]),
        ("Il est bon que Gauthier soit là.", []),
        ("C'est à 6 cm de la ferme.", []),
    ],
)
def test_on_whom_something_is_laid(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Gauthier avance en F5, face au nord.",
            ["BRIGADE gauthier: INTENT ADVANCE F5", "1/92, 2/92, 1/93, 2/93: MOVE TO F5; FACE N"],
        ),
        (
            "Hubert withdraws to K6. He forms line facing northwest.",
            ["BRIGADE hubert: INTENT WITHDRAW K6", "1Ch, 6Ch: FORM LINE; MOVE TO K6; FACE NW"],
        ),
        ("Gauthier attacks Gemioncourt. They face north.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        (
            "Gauthier holds. They face north.",
            ["BRIGADE gauthier: INTENT HOLD", "1/92, 2/92, 1/93, 2/93: FACE N"],
        ),
    ],
)
def test_a_brigade_faces_so_where_it_is_led(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("De peur d'une charge, le 1/2L se met en carré.", ["1/2L: FORM SQUARE"]),
        ("Le 1/2L se met en carré de crainte d'être chargé.", ["1/2L: FORM SQUARE"]),
        ("De crainte des cuirassiers, tout le monde en carré.", SQUARE),
        ("La 7/2FA cesse de tirer sur stevenart et vise le 5M.", ["7/2FA: FIRE AT 5M"]),
        ("La 7/2FA laisse les canons et tire sur le 5M.", ["7/2FA: FIRE AT 5M"]),
        ("La 7/2FA cesse de tirer.", ["7/2FA: HOLD FIRE"]),
        ("Que la 7/2FA s'occupe du 5M.", ["7/2FA: FIRE AT 5M"]),
        ("Le 1/2L s'occupe de la ferme.", ["1/2L: MOVE TO gemioncourt"]),
        ("Faites donner la 7/2FA sur le 5M.", ["7/2FA: FIRE AT 5M"]),
        ("Ney reste là où il est pour voir la bataille.", ["GENERAL Ney: HOLD"]),
        ("Bachelu va voir où en est Campi.", ["GENERAL Bachelu: MOVE TO campi"]),
        ("Le 1/2L est trop loin, qu'il revienne en G5.", ["1/2L: MOVE TO G5"]),
        ("Gauthier a bien marché, qu'il continue jusqu'en F6.", F6),
        ("Je demande à Gauthier de marcher sur F6.", F6),
        ("Campi étant en retard, il devra presser le pas jusqu'à I5.", I5),
        ("Le 1/92 sera suivi du 2/92.", ["2/92: MOVE TO 46.8,29"]),
        ("Gauthier avance en F6, suivi de Jamin.", [*F6, *BEHIND]),
        ("L'ennemi étant en fuite, il faut le poursuivre.", []),
        ("Je demande à l'arbitre de vérifier.", []),
    ],
)
def test_what_is_feared_seen_or_left_off_is_no_part_of_it(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("En F9, le 7L se met en ligne.", ["7L: FORM LINE; MOVE TO F9"]),
        ("Le 7L en F9 se met en ligne.", ["7L: FORM LINE; MOVE TO F9"]),
        ("7L en F9 SE.", ["7L: MOVE TO F9 SE"]),
    ],
)
def test_se_is_a_pronoun_and_a_corner(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
