"""French turns: what is forbidden in nouns, where one comes out of, what leads up to an order, who goes first."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, SECOND_TURN, asked, done

NEVER = ["STANDING wathiez opportunity charge: NEVER"]
STOP = ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan breakthrough: STOP"]
GUARD = ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]
FIRST = ["PRIORITY gauthier, husson, jamin"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Défense est faite à Wathiez de charger.", NEVER),
        ("Défense expresse à Wathiez de charger.", NEVER),
        ("Interdiction formelle est faite à Wathiez de charger.", NEVER),
        ("Les lanciers de Wathiez ne chargeront pas sans un ordre exprès de ma main.", NEVER),
        ("Wathiez ne charge pas, sauf ordre écrit de ma part.", NEVER),
        (
            "La Garde étant un trésor, elle ne saurait être aliénée : cavaliers et canons restent où ils sont.",
            GUARD,
        ),
        ("La Garde est un trésor, elle ne saurait servir : cavaliers et canons restent où ils sont.", GUARD),
        ("Après une charge heureuse, nos cavaliers s'arrêteront au lieu de poursuivre.", STOP),
        ("Nos cavaliers s'arrêteront au lieu de poursuivre après une charge.", STOP),
        ("Après une charge, nos cavaliers s'arrêtent et ne poursuivent pas.", STOP),
        ("After a successful charge our cavalry halts instead of pursuing.", STOP),
        ("Nach einem geglückten Angriff hält unsere Kavallerie, statt zu verfolgen.", STOP),
        ("En cas de concours entre plusieurs brigades, l'ordre de préférence sera : Gauthier, Husson, Jamin.", FIRST),
        ("En cas d'encombrement : Gauthier d'abord, ensuite Husson, puis Jamin.", FIRST),
        ("S'il faut dire qui part le premier c'est Gauthier, puis Husson, puis Jamin.", FIRST),
        ("S'il faut choisir qui passe d'abord, ce sera Gauthier, puis Husson, puis Jamin.", FIRST),
        ("Campi sort du bois Delhutte et va à Lairalle.", ["BRIGADE campi: INTENT ADVANCE lairalle"]),
        ("Pour ce tour 1/92 reste où il est.", ["1/92: HOLD"]),
    ],
)
def test_each_is_read_as_if_it_were_said_plainly(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


def test_who_precedes_the_others_goes_before_those_of_his_brigade() -> None:
    said = "Husson se portera sur Lairalle. Le 1/2L précédera les autres, déployé en tirailleurs."
    assert done(said, SECOND_TURN)[0] == "BRIGADE husson: INTENT ADVANCE lairalle"
    assert done(said, SECOND_TURN)[1].startswith("1/2L: MOVE TO ")


def test_who_pursues_instead_of_stopping_is_not_stopped() -> None:
    assert done("Hubert poursuit l'ennemi au lieu de s'arrêter.", SECOND_TURN) == []


def test_who_is_ready_to_attack_is_not_merely_so() -> None:
    said = "Gauthier est chargé de prendre Gemioncourt, il a quatre bataillons : le 1/92 passe en tête."
    assert done(said, SECOND_TURN) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/28 Orange descend vers le 1/2 Nassau, mais qu'il ne sorte pas du bois !", ["1/28Ora: MOVE TO 1/2Nas"]),
        ("1/28 Orange goes down to 1/2 Nassau, but it does not leave the wood.", ["1/28Ora: MOVE TO 1/2Nas"]),
        ("Pour le 8M j'avais pensé à La Bergerie, mais non, finalement laissez-le où il est.", ["8M: HOLD"]),
        ("Il y retrouvera le 2/28 qui, lui, garde le carrefour et n'a pas à bouger.", ["2/28Ora: HOLD"]),
        ("Pour le reste de l'artillerie : bijleveld tire sur 1/6FA.", ["bijleveld: FIRE AT 1/6FA"]),
        ("Personne ne charge svp on attend les renforts", ["STANDING ALL opportunity charge: NEVER"]),
        (
            "Au premier cheval ennemi, l'infanterie se met en carré, et pas besoin d'attendre que je gueule.",
            ["STANDING ALL vs cavalry: SQUARE"],
        ),
        ("0/ Priorités : Saxe-Weimar > Bijlandt", ["PRIORITY saxe-weimar, bijlandt"]),
        ("2/2Nas : recul de 5 cm, reste en ligne", ["2/2Nas: STEP BACK 5; FORM LINE"]),
        ("Ordres du tour 2, camp allié.", []),
    ],
)
def test_remarks_of_the_allies_hide_no_order(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    "said",
    [
        "27J va en K7. Le 7L descend jusqu'aux canons de Bijleveld et se met derrière.",
        "27J goes to K7. 7L goes down to Bijleveld's guns and halts behind.",
        "27J geht nach K7. 7L geht bis zu den Kanonen von Bijleveld und stellt sich dahinter.",
    ],
)
def test_who_halts_behind_is_behind_those_to_whom_he_goes(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["27J: MOVE TO K7", "7L: MOVE TO 64.8,93.8"]


@pytest.mark.parametrize(
    "said",
    [
        "Si les tirailleurs ennemis se replient, le 6Ch peut les charger.",
        "If the enemy skirmishers fall back, 6Ch may charge them.",
        "Wenn die feindlichen Plänkler weichen, darf 6Ch sie angreifen.",
    ],
)
def test_what_the_enemys_skirmishers_do_is_no_rule_for_ours(said: str) -> None:
    assert done(said, SECOND_TURN) == []


def test_skirmishers_that_are_pressed_fall_back() -> None:
    assert done("If charged, skirmishers fall back.", SECOND_TURN) == ["STANDING ALL fall back: FALL BACK"]


def test_second_thoughts_of_another_leave_the_sentence_before_them() -> None:
    said = (
        "Wathiez va en G5. Carré pour toute l'infanterie si la cavalerie arrive. "
        "Ah, réflexion faite, Wathiez ne sert à rien là où il est : qu'il vienne plutôt en H5."
    )
    assert done(said, SECOND_TURN) == ["STANDING ALL vs cavalry: SQUARE", "BRIGADE wathiez: INTENT ADVANCE H5"]
    anew = "Wathiez goes to G5. Hubert goes to K6. On second thoughts, Hubert goes to K5."
    assert done(anew, SECOND_TURN) == ["BRIGADE wathiez: INTENT ADVANCE G5", "BRIGADE hubert: INTENT ADVANCE K5"]


@pytest.mark.parametrize("head", ["EM", "Etat-major", "QG :", "Staff", "Stab"])
def test_a_staff_heads_the_generals_and_ends_the_rules(head: str) -> None:
    said = f"Consignes permanentes\n- aucune poursuite\n\n{head}\n- Orange : retour à La Bergerie\n"
    assert done(said, ALLIED_SECOND)[1:] == ["GENERAL Prince of Orange: MOVE TO bergerie"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "La Garde ne bouge pas. Ses deux batteries par contre remontent en F4.",
            ["1/guard-artillery, 2/guard-artillery: REDEPLOY TO F4", "GCh, GLan: HOLD"],
        ),
        ("1/92 and 2/92 stay. 1/92 goes to F5.", ["1/92: MOVE TO F5", "2/92: HOLD"]),
        ("1/92 goes to F5. 1/92 and 2/92 stay.", ["1/92: MOVE TO F5"]),  # and whether both stay is asked
    ],
)
def test_who_is_sent_away_after_all_does_not_stay(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


def test_a_sentence_begins_behind_a_number() -> None:
    said = "Ney rejoint les pièces de 12. Si un bataillon gagne son combat, il s'arrête et se reforme."
    assert done(said, SECOND_TURN) == ["GENERAL Ney: MOVE TO 7/2FA", "STANDING ALL breakthrough: STOP"]
    assert done("1. Gauthier reste. 2. La Garde reste.", SECOND_TURN)[0] == "BRIGADE gauthier: INTENT HOLD"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Les deux batteries de Foy ne bougent pas et elles continuent sur stevenart tant qu'il en reste.",
            ["1/6FA, 7/2FA: FIRE AT stevenart"],
        ),
        ("La 1/6FA continue sur stevenart.", ["1/6FA: FIRE AT stevenart"]),
        ("Gauthier continue sur Gemioncourt.", ["BRIGADE gauthier: INTENT ADVANCE gemioncourt"]),
    ],
)
def test_guns_that_go_on_go_on_firing(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


def test_who_waits_for_reinforcements_lays_down_a_rule_all_the_same() -> None:
    said = "Nobody charges, we wait for the reinforcements"
    assert done(said, ALLIED_SECOND) == ["STANDING ALL opportunity charge: NEVER"]


BY_RANK = ["PRIORITY gauthier, husson"]
PIRE = ["GENERAL Piré: MOVE TO J6"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier marche le premier, Husson ensuite.", BY_RANK),
        ("Gauthier avance le premier, ensuite Husson.", BY_RANK),
        ("C'est Gauthier qui marche le premier, Husson après.", BY_RANK),
        ("Gauthier bouge le premier, puis Husson, puis Jamin", ["PRIORITY gauthier, husson, jamin"]),
        ("Husson agit le premier.", ["PRIORITY husson"]),
        ("Husson avance le premier en H7.", ["BRIGADE husson: INTENT ADVANCE H7"]),
        ("Piré en J6, Hubert est trop loin de lui.", PIRE),
        ("Piré va en J6, Hubert est hors de portée.", PIRE),
        ("Piré en J6 car Hubert est trop loin.", PIRE),
        ("Bachelu vers Campi, la brigade est mal commandée.", ["GENERAL Bachelu: MOVE TO campi"]),
        ("Gauthier en F6, Jamin est trop serré.", ["BRIGADE gauthier: INTENT ADVANCE F6"]),
        ("Hubert charge, 27J est tout seul.", ["BRIGADE hubert: INTENT ATTACK 27J"]),
        ("Campi est loin, Husson est trop seul.", []),
        ("Campi : face au nord, puis derrière Husson, en soutien.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Campi: face to the north, then behind Husson, in support.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Jamin : d'abord en ligne, puis derrière Gauthier en réserve", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("1/92 : en ligne puis en F6", ["1/92: FORM LINE; MOVE TO F6"]),
        ("1/92 va en F6 puis se forme en ligne", ["1/92: MOVE TO F6; FORM LINE"]),
        ("1/92 va en F6 et quand il y est il se met en ligne", ["1/92: MOVE TO F6; FORM LINE"]),
        ("1/92 va en F6, une fois arrivé il se met en ligne", ["1/92: MOVE TO F6; FORM LINE"]),
        ("1/92 goes to F6 and when it's there it forms line", ["1/92: MOVE TO F6; FORM LINE"]),
    ],
)
def test_who_goes_first_why_and_what_is_done_then(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


FALLS_BACK = ["STANDING 27J fall back: FALL BACK", "27J: HOLD"]
ASIDE = ["bijleveld: REDEPLOY TO 69.8,88.8; FIRE AT 3/2L"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "le 27J reste ou il est devant le ruisseau, et si on le charge il recule il va pas mourir pour rien",
            FALLS_BACK,
        ),
        ("Le 27J reste devant le ruisseau, s'il est chargé il recule.", FALLS_BACK),
        ("le 27J reste là, si la cavalerie vient il se replie, il va pas mourir pour rien", FALLS_BACK),
        ("le 27J reste là, si on le charge, il recule", FALLS_BACK),
        ("27J stays in front of the brook, if charged he falls back.", FALLS_BACK[::-1]),
        ("le 27J recule si on le charge, pas la peine de mourir", FALLS_BACK[:1]),
        (
            "Le 5M reste là, si la cavalerie arrive il forme le carré.",
            ["STANDING 5M vs cavalry: SQUARE", "5M: HOLD"],
        ),
        ("le 1/2Nas se replie en E8 plutôt que de se faire massacrer", ["1/2Nas: MOVE TO E8"]),
        ("bijleveld se décale un peu vers l'est parce qu'il a le 5M devant lui, après il tire sur 3/2L.", ASIDE),
        ("bijleveld moves a bit east, then fires at 3/2L", ASIDE),
        ("Bijleveld geht etwas nach Osten.", ["bijleveld: REDEPLOY TO 69.8,88.8"]),
        ("stevenart avance un peu vers le sud", ["stevenart: REDEPLOY TO 53.6,70.6"]),
    ],
)
def test_a_case_behind_an_order_has_its_own_deed(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


def test_a_case_of_others_who_give_way_is_asked() -> None:
    said = "2/2Nas reste là, si 27J recule il recule aussi"
    assert done(said, ALLIED) == ["2/2Nas: HOLD"]
    assert asked(said, ALLIED)


@pytest.mark.parametrize(
    "said",
    [
        "Pour Jérôme on verra quand il sera là.",
        "On verra pour Kellermann quand il arrivera.",
        "Jamin on verra plus tard",
        "We'll see about Jérôme when he gets here.",
        "je pense pas que l'ennemi attaque ce tour",
        "I don't think the enemy will attack this turn.",
        "Je ne pense pas que le 1/92 tienne.",
        "Husson peut pas aller plus vite",
        "Wathiez est pas loin",
    ],
)
def test_what_is_put_off_or_not_believed_is_noted(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert not asked(said, SECOND_TURN)
