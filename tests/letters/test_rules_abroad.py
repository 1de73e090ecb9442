"""What somebody is to do in a case, and how boldly, in German and French of every day: one order in many ways."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, SECOND_TURN, asked, done

ALL_GUNS = "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery"
GERMAN: dict[str, tuple[str, ...]] = {
    "STANDING hubert opportunity charge: NEVER": (
        "Hubert hält sich mit Attacken zurück.",
        "Hubert unterlässt jede Attacke.",
        "Hubert verzichtet auf Attacken.",
        "Hubert sieht von Angriffen ab.",
        "Hubert enthält sich jeder Attacke.",
        "Hubert: Attacke nur auf schriftl. Befehl von mir.",
        "Hubert: Attacke nur auf ausdrücklichen Befehl.",
    ),
    "BRIGADE gauthier: INTENT ATTACK 2/2Nas": (
        "Gauthier rückt 2/2Nas auf den Leib.",
        "Gauthier geht 2/2Nas an den Kragen.",
        "Gauthier geht 2/2Nas an die Gurgel.",
        "Gauthier rückt 2/2Nas auf den Pelz.",
        "Gauthier nimmt sich 2/2Nas vor.",
        "Gauthier soll sich 2/2Nas vornehmen.",
        "Gauthier bekämpft 2/2Nas.",
        "Gauthier kauft sich 2/2Nas.",
        "Gauthier fällt über 2/2Nas her.",
        "Gauthier macht sich an das 2/2Nas heran.",
    ),
    "STANDING gauthier breakthrough: STOP": (
        "Gauthier hält nach einem Erfolg an.",
        "Gauthier bleibt nach einem Sieg stehen.",
        "Gauthier macht nach gewonnenem Nahkampf halt.",
        "Gauthier sammelt sich nach einem gewonnenen Nahkampf.",
        "Gauthier: nach gewonnenem Nahkampf stehen bleiben, ordnen, nicht nachsetzen.",
    ),
    "STANDING 1/2L fall back: FALL BACK": (
        "Bei einem Angriff weicht 1/2L zurück.",
        "Bei Angriff zieht sich 1/2L zurück.",
        "Im Falle eines Angriffs geht 1/2L zurück.",
        "1/2L gibt nach, wenn es angegriffen wird.",
        "1/2L lässt sich auf keinen Nahkampf ein.",
        "1/2L sucht keinen Nahkampf.",
        "1/2L geht dem Nahkampf aus dem Weg.",
    ),
    "STANDING 7/2FA limber and flee: FLEE": (
        "7/2FA rettet die Geschütze, wenn sie überrannt wird.",
        "7/2FA bringt sich in Sicherheit, wenn sie überrannt wird.",
        "7/2FA macht sich davon, wenn sie überrannt wird.",
        "7/2FA: bei Nahangriff aufprotzen und ausweichen.",
        "7/2FA: bei Nahkampf aufprotzen und weg.",
        "7/2FA: im Falle eines Einbruchs aufprotzen und abfahren.",
    ),
    f"STANDING {ALL_GUNS} limber and flee: FLEE": (
        "Alle Batterien: bei Nahangriff aufprotzen und ausweichen.",
        "Kommt der Gegner bis an die Rohre: aufprotzen und weg, Geschütze retten.",
        "Sollten die Holländer in die Batterien einbrechen, so protzen sie auf.",
        "Wenn der Feind bis an die Geschütze kommt, so protzen sie auf und fahren davon.",
        "Bricht der Gegner in die Batterien ein, so protzen sie auf.",
    ),
    "BRIGADE gauthier: INTENT HOLD": (
        "Gauthier wartet mit dem Angriff, bis die Batterien geschossen haben.",
        "Gauthier wartet noch mit dem Vormarsch, bis Husson in Lairalle ist.",
        "Gauthier wartet mit seinem Sturm, bis 5M weg ist.",
    ),
    "GENERAL Ney: MOVE TO G5": (
        "Ney schaut sich das von G5 aus an.",
        "Ney beobachtet alles von G5 aus.",
        "Ney verfolgt das Ganze von G5 aus.",
        "Marschall Ney sieht sich den Angriff von G5 aus an.",
    ),
    "STANDING wathiez opportunity charge: FLANK": (
        "Wathiez darf loslegen, sobald sich eine Flanke auftut.",
        "Wathiez darf zuschlagen, wenn er eine offene Flanke sieht.",
        "Wathiez kann losschlagen, wenn sich ihm eine Flanke bietet.",
    ),
    "STANDING wathiez opportunity charge: ALWAYS": (
        "Wenn Wathiez eine Gelegenheit sieht, schlägt er zu.",
        "Sobald Wathiez eine Chance hat, darf er zuschlagen.",
        "Falls Wathiez eine gute Gelegenheit bekommt, greift er an.",
    ),
    "7/2FA: FIRE AT 2/2Nas": (
        "7/2FA feuert auf 2/2Nas und sonst nichts.",
        "7/2FA beschießt 2/2Nas und sonst niemanden.",
        "7/2FA nimmt sich 2/2Nas vor.",
    ),
    "18/6FA: REDEPLOY TO 70,55": (
        "18/6FA geht neben 7/2FA in Stellung, rechts davon.",
        "18/6FA geht neben 7/2FA in Stellung, rechts von ihr.",
        "18/6FA geht rechts von 7/2FA in Stellung.",
    ),
    "1/92: HOLD": (
        "Für 1/92 Folgendes: bleibt stehen.",
        "Für 1/92 gilt Folgendes: bleibt stehen.",
        "Zu 1/92 folgender Befehl: bleibt stehen.",
        "1/92 verbleibt in der jetzigen Aufstellung.",
        "1/92 bleibt an seinem bisherigen Platz.",
        "1/92 bleibt in seiner jetzigen Stellung.",
    ),
    "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD": (
        "Gardekavallerie und Gardeartillerie verbleiben in ihrer jetzigen Aufstellung.",
        "Gardekavallerie und Gardeartillerie bleiben in der bisherigen Stellung.",
    ),
    "GENERAL Ney: MOVE TO 7/2FA": (
        "Ney: Standort bei den 12-Pfdrn.",
        "Ney: Standort bei 7/2FA.",
        "Ney: Gefechtsstand bei 7/2FA.",
        "Ney führt vorn bei 7/2FA.",
        "Ney kommandiert vorne bei den 12-Pfündern.",
    ),
    "18/6FA, 1/6FA: FIRE AT stevenart": (
        "18/6FA und 1/6FA: Stellung halten, Ziel Fußbatterie F8.",
        "18/6FA und 1/6FA: Stellung halten, Ziel Geschütze F8.",
    ),
    "PRIORITY 5D/artillery, 9D/artillery, 2CD/artillery, lefebvre/artillery, gauthier, husson": (
        "Zuerst ist die Artillerie dran, dann Gauthier und danach Husson.",
        "Zuerst sind die Kanonen dran, dann Gauthier und danach Husson.",
        "Zuerst kommt die Artillerie an die Reihe, dann Gauthier und danach Husson.",
    ),
}
FRENCH: dict[str, tuple[str, ...]] = {
    "BRIGADE gauthier: INTENT ATTACK 2/2Nas": (
        "Gauthier fonce sur 2/2Nas.",
        "Gauthier fonce sur le 2/2Nas.",
        "Gauthier se jette sur 2/2Nas.",
        "Le général Gauthier attaquera l'infanterie ennemie que l'on voit en ligne à la lisière du bois, en E7.",
        "Gauthier attaque l'infanterie que l'on aperçoit devant le bois, en E7.",
        "Gauthier attaque l'infanterie qui se trouve au bord du bois, en E7.",
    ),
    "STANDING 7/2FA limber and flee: FLEE": (
        "7/2FA s'enfuit si elle est prise.",
        "7/2FA sauve ses pièces si l'ennemi arrive dessus.",
        "7/2FA file si elle est prise.",
        "7/2FA met ses pièces à l'abri si elle est débordée.",
        "7/2FA se sauve si on lui tombe dessus.",
    ),
    "STANDING hubert opportunity charge: NEVER": (
        "Interdiction de charger pour Hubert.",
        "Défense de charger pour Hubert.",
        "Hubert a interdiction de charger.",
        "Il est interdit à Hubert de charger.",
        "Hubert ne se laissera point engager.",
    ),
    "STANDING husson fall back: FALL BACK": (
        "Husson cède le terrain s'il est attaqué.",
        "Husson lâche pied s'il est attaqué.",
        "Husson abandonne le terrain s'il est attaqué.",
    ),
    "18/6FA, 1/6FA, 7/2FA: FIRE AT 5M": (
        "Les 3 batteries de 12 et de 6 tirent sur 5M.",
        "Les batteries de 12 et de 6 tirent sur 5M.",
        "Les trois batteries de 6 et de 12 tirent sur 5M.",
        "Les pièces de 12 et celles de 6 tirent sur 5M.",
    ),
    "BRIGADE gauthier: INTENT HOLD": (
        "Gauthier fonce pas trop vite, il attend les canons.",
        "Gauthier n'avance pas trop vite, il attend les canons.",
    ),
    "STANDING ALL vs cavalry: SQUARE": (
        "De la cavalerie en face, j'en vois pas. Si elle se pointe, l'infanterie fait le carré.",
        "Je ne vois pas leur cavalerie. Si elle arrive, l'infanterie forme le carré.",
        "Si elle s'approche, tout le monde se met en carré.",
    ),
    "STANDING wathiez opportunity charge: FLANK": (
        "Wathiez peut y aller dès qu'un flanc se présente.",
        "Wathiez peut charger si un flanc s'offre.",
        "Wathiez peut foncer quand il voit un flanc.",
    ),
    "STANDING wathiez opportunity charge: ALWAYS": (
        "Wathiez se tiendra prêt à fondre sur toute troupe qui viendrait à se rompre.",
        "Wathiez se tient prêt à charger quiconque passe à sa portée.",
        "Wathiez se tiendra prêt à tomber sur l'ennemi qui faiblirait.",
        "Si Wathiez voit une occasion, il charge.",
        "Quand Wathiez a une bonne occasion, il peut y aller.",
    ),
    "STANDING gauthier breakthrough: STOP": (
        "En cas de succès, la brigade Gauthier fera halte sur le terrain conquis et s'y reformera.",
        "En cas de victoire, Gauthier s'arrête.",
        "Après un succès, Gauthier se reforme sur place.",
    ),
    "BRIGADE campi: INTENT SUPPORT husson": (
        "Le général Campi débouchera du bois et suivra la brigade Husson, qu'il appuiera au besoin.",
    ),
    "GENERAL Ney: MOVE TO 7/2FA": (
        "Son Excellence se tiendra de sa personne auprès de la 7/2FA.",
        "Son Excellence ira auprès de la 7/2FA.",
        "Son Excellence restera près de la 7/2FA.",
    ),
}
OF_THE_ALLIES: dict[str, tuple[str, ...]] = {
    "7L: MOVE TO gemioncourt": (
        "Le 7e de ligne entre dans Gemioncourt et s'y enferme.",
        "7L rentre dans Gemioncourt et s'y barricade.",
        "7L va à Gemioncourt et s'y terre.",
    ),
    "27J: FORM SKIRMISH; HOLD": (
        "Le 27e chasseurs reste dehors en tirailleurs.",
        "27J demeure à l'extérieur en tirailleurs.",
        "27J reste dehors en tirailleurs.",
    ),
    "GENERAL Perponcher: MOVE TO stevenart": (
        "Perponcher s'occupe des deux batteries et se place à côté de celle de Stevenart.",
        "Perponcher prend en charge les canons et reste près de Stevenart.",
        "Perponcher veille sur les batteries et se tient auprès de celle de Stevenart.",
    ),
    "GENERAL Prince of Orange: MOVE TO bergerie": (
        "Der Prinz soll nicht so nah ran, lieber nach La Bergerie.",
        "Der Prinz soll nicht zu weit vor, sondern lieber nach La Bergerie.",
        "Le prince ne s'approche pas trop, plutôt à La Bergerie.",
    ),
    "7M: MOVE TO quatre-bras": (
        "7M beeilt sich und ist nächste Runde in Quatre-Bras.",
        "7M beeilt sich und steht bald in Quatre-Bras.",
        "7M sputet sich und ist dann in Quatre-Bras.",
    ),
    "GENERAL Perponcher: MOVE TO 59.2,82.2": (
        "Perponcher hält sich zwischen den Batterien auf.",
        "Perponcher se tient entre les deux batteries.",
        "Perponcher rides between the two batteries.",
    ),
    "1/28Ora: HOLD": (
        "1/28Ora touche à rien.",
        "1/28Ora ne touche à rien.",
        "1/28Ora touche pas à rien.",
    ),
    "STANDING ALL counter charge: NEVER": (
        "Pis personne contre-attaque sans que j'le dise.",
        "Personne contre-attaque sans que j'le dise.",
    ),
    "PRIORITY perponcher/artillery, bijlandt, saxe-weimar": (
        "Zuerst sind die Kanonen dran, dann Bijlandt und danach Sachsen-Weimar.",
    ),
    "8M: FORM LINE; HOLD": (
        "Das 8. Milizbataillon darf in seiner Linie am Waldrand stehen bleiben.",
        "8M soll in seiner Linie am Waldrand stehen bleiben.",
        "8M kann in seiner Linie am Waldrand ruhig stehen bleiben.",
    ),
    "STANDING saxe-weimar breakthrough: STOP": ("Si la brigade Saxe-Weimar gagne un corps à corps, elle s'arrête.",),
}


@pytest.mark.parametrize(
    ("said", "meant"),
    [(said, meant) for ways_of in (GERMAN, FRENCH) for meant, ways in ways_of.items() for said in ways],
)
def test_what_they_do_in_a_case_is_read_in_whatever_words(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


@pytest.mark.parametrize(("said", "meant"), [(said, meant) for meant, ways in OF_THE_ALLIES.items() for said in ways])
def test_so_it_is_of_the_other_side(said: str, meant: str) -> None:
    assert done(said, ALLIED_SECOND) == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Nach gewonnenem Nahkampf stößt Gauthier nach, Husson hält.",
            ["STANDING husson breakthrough: STOP"],
        ),
        (
            "Nach einem Sieg setzt Gauthier nach, Husson bleibt stehen.",
            ["STANDING husson breakthrough: STOP"],
        ),
        (
            "Carré contre la cavalerie, et les tirailleurs se replient.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Si la cavalerie arrive, l'infanterie forme le carré et les tirailleurs se replient.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Pas de poursuite, et les tirailleurs se replient s'ils sont attaqués.",
            ["STANDING ALL breakthrough: STOP", "STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Square against cavalry and the skirmishers fall back.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Gegen Kavallerie Karree, die Plänkler weichen aus.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Gauthier attaque Gemioncourt. Le deuxième bataillon du 93e ne prendra point part à cette attaque ; il "
            "demeurera à la garde de nos batteries. En cas de succès, la brigade fera halte sur le terrain conquis.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "2/93: HOLD", "STANDING gauthier breakthrough: STOP"],
        ),
        (
            "Les batteries des 5e et 9e divisions tirent sur stevenart. L'artillerie à cheval du général Piré se "
            "portera en I6. Si l'ennemi venait à aborder nos pièces, elles remettraient l'avant-train et se "
            "retireraient.",
            [
                "18/6FA, 1/6FA, 7/2FA: FIRE AT stevenart",
                "2/4HA: REDEPLOY TO I6",
                "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA limber and flee: FLEE",
            ],
        ),
    ],
)
def test_two_who_are_told_of_in_one_case_do_each_his_own(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


def test_whichever_of_them_it_is_one_is_fired_at() -> None:
    said = "Stevenart tire sur les canons français en G5, n'importe lesquels."
    assert done(said, ALLIED) == ["stevenart: FIRE AT 18/6FA"]


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        ("Je crois que Jamin peut avancer jusqu'en G5.", "BRIGADE jamin: INTENT ADVANCE G5"),
        ("Je pense que Jamin peut attaquer Gemioncourt.", "BRIGADE jamin: INTENT ATTACK gemioncourt"),
        ("Il me semble que Hubert peut aller en K7.", "BRIGADE hubert: INTENT ADVANCE K7"),
        (
            "Hubert geht nach K7. Geschlossene Infanterie greift er nicht an.",
            "STANDING 1Ch, 6Ch opportunity charge: NEVER",
        ),
    ],
)
def test_what_is_half_said_is_asked(said: str, choice: str) -> None:
    assert any(choice in choices for choices in asked(said, SECOND_TURN))


@pytest.mark.parametrize(
    "said",
    [
        "L'arbitre voudra bien nous faire savoir si l'étang est praticable à la cavalerie.",
        "Le chef de l'état-major,\nGérard, baron de Namur",
        "Ordre de mouvement",
        "Vermutung: im Bossu-Wald stehen noch mind. 2 Btl., die ich nicht sehe.",
        "Nun ist schon der zweite Zug an der Reihe, und ich habe mir alles angesehen.",
    ],
)
def test_what_stands_around_them_orders_nothing(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN) == []
