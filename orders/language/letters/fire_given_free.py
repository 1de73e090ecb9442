"""Fire given free: who fires at whatever comes in range, and who opens no fire, in whatever words."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

END = r"(?=\s*(?:[.,;!)]|$))"
# *ouvrent le feu librement dès qu'il y a quelque chose à portée*, *schießen frei*: at whatever comes
IN_RANGE_FR = (
    r"(?:\s*,?\s+(?:sur\s+(?:tout\s+ce\s+qui|ce\s+qui|quiconque)\s+(?:passe|vient|se\s+présente|approche|est|se\s+montre|bouge)|"
    r"(?:dès|aussitôt|sitôt)\s+qu['’](?:il\s+y\s+a|ils?\s+(?:a|ont|voi\w+)|on|elles?\s+(?:a|ont|voi\w+))\s+(?:quelque\s+chose|quelqu['’]un|une\s+cible|"
    r"un\s+ennemi|du\s+monde))(?:\s+(?:à\s+(?:bonne\s+)?portée|en\s+vue|devant\s+(?:eux|lui|elle|elles)))?)?"
)
FREELY_FR = re.compile(
    rf"\b(?:ouvre(?P<many>nt)?\s+le\s+feu|tire(?P<more>nt)?|f(?:ait|(?P<most>ont))\s+feu)\s+(?:tout\s+à\s+fait\s+)?"
    rf"(?:librement|comme\s+(?:ils?|elles?)\s+(?:veu(?:t|lent)|l['’]entend(?:ent)?)|à\s+(?:leur|sa|son)\s+(?:guise|gré)){IN_RANGE_FR}{END}",
    re.IGNORECASE,
)
# *tout le monde tire dès qu'il peut*, *tirent quand quelque chose est à portée*, *tirent sur ce qui passe*
THINGS_FR = (
    r"(?:quelque\s+chose|quelqu['’]un|une\s+(?:bonne\s+|belle\s+)?cible|un\s+(?:bon\s+)?objectif|du\s+monde|(?:un|l['’]|des|les|d['’]s)\s*(?:ennemis?|adversaires?|"
    r"français|francais|anglais|alliés|hollandais)|de\s+quoi)"
)
REACHED_FR = (
    r"(?:\s+(?:à\s+(?:bonne\s+|leur\s+|sa\s+)?portée(?:\s+de\s+tir)?|a\s+portee|en\s+vue|"
    r"devant\s+(?:eux|lui|elle|elles|soi)|à\s+tirer))?"
)
WHEN_FREE_FR = re.compile(
    r"\b(?P<fire>tire(?:nt|r|z)?|f(?:ait|ont)\s+feu|ouvre(?:nt)?\s+le\s+feu)\s+(?:tous\s+|librement\s+)?(?:(?:(?:d[èe]s|aussitôt|sitôt)\s+qu(?:e\s+|['’]\s?)|quand\s+|"
    r"lorsqu(?:e\s+|['’])|s['’](?=il)|si\s+)(?:possible|c['’]est\s+possible|l['’]occasion\s+se\s+présente|(?:ils?|elles?|l['’]on|on)\s+(?:le\s+)?(?:peu(?:t|vent)|pourr(?:a|ont))|vous\s+pouvez|"
    rf"(?:ils?|elles?|l['’]on|on)\s+(?:a|ont|aur\w+|voi\w+|trouv\w+|aperçoi\w+)\s+{THINGS_FR}{REACHED_FR}|il\s+y\s+a\s+{THINGS_FR}{REACHED_FR}|"
    rf"{THINGS_FR}\s+(?:est|sont|sera|passe(?:nt)?|arrive(?:nt)?|vien(?:t|nent)|approche(?:nt)?|se\s+(?:présente|montre)(?:nt)?|entre(?:nt)?){REACHED_FR})|"
    r"sur\s+(?:(?:tout\s+)?ce\s+qu(?:i|['’]ils?|['’]elles?|['’]on)|tous\s+ceux\s+qui|quiconque|n['’]importe\s+(?:qui|quoi))"
    rf"(?:\s+(?:est|passe|vient|se\s+présente|approche|se\s+montre|bouge|arrive|entre|peut|peuvent|voi\w+|veut|veulent)(?:\s+le\s+plus\s+près)?)?{REACHED_FR}){END}",
    re.IGNORECASE,
)
# *Stevenart : cible au choix*, *je te laisse choisir la cible de Bijleveld*
ITS_OWN_AIM_FR = re.compile(
    r"(?P<who>^\W*[^,;:.!?]{2,40}?)\s*[:,]\s*(?:(?:tir|feu)\s+)?(?:cibles?|objectifs?)\s+(?:au\s+(?:choix|mieux)|à\s+(?:son|leur|votre|ton)\s+(?:choix|idée|guise)|libres?)(?=\s*[.!]*\s*$)|"
    r"^\W*(?:je\s+(?:te|vous)\s+laisse|à\s+(?:toi|vous)\s+de|(?:tu|vous)\s+(?:peux|pouvez)|libre\s+à\s+(?:toi|vous)\s+de)\s+choisir\s+(?:la|les|une|des)\s+(?:cibles?|objectifs?)\s+"
    r"(?:de\s+la\s+|de\s+l['’]|du\s+|des\s+|de\s+|d['’]|pour\s+)(?P<whose>[^,;:.!?]{2,40}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
FREELY_DE = re.compile(
    r"\b(?P<fire>schieß(?:t|en)|schiess(?:t|en)|feuer(?:t|n))\s+(?:ganz\s+)?frei(?:\s+(?:auf\s+alles|los))?"
    r"(?:\s*,\s*(?:sobald|wenn)\s+(?:etwas|jemand|wer|was)\s+(?:in\s+(?:Reichweite|Schussweite)|da|vor\s+ihnen)\s+(?:ist|kommt))?"
    + END,
    re.IGNORECASE,
)
# *n'ouvrent pas le feu sans ordre*
NO_FIRE = re.compile(r"\bn['’]ouvr(?:e|ira)(?P<many>nt)?\s+(?P<no>pas|point|jamais)\s+le\s+feu\b", re.IGNORECASE)
# *Chacun tire quand il a quelque chose à portée*, *jeder darf schießen, sobald er ein Ziel hat*
AT_WILL_FR = re.compile(
    r"\b(?P<who>chacun|tous|tout\s+le\s+monde|tout\s+bataillon)\s+(?:peut\s+|peuvent\s+|doit\s+)?(?:tire(?:nt|r)?|fait\s+feu)\s+"
    r"(?:quand|dès\s+qu['’]?|lorsqu['’]?)\s*(?:il|on|elle|ils)\s+(?:a|ont|voit|voient)\s+(?:quelque\s+chose|quelqu['’]un|une\s+cible|un\s+ennemi)"
    r"(?:\s+(?:à\s+portée|en\s+vue|devant\s+lui))?",
    re.IGNORECASE,
)
AT_WILL_DE = re.compile(
    r"\b(?:darf|kann|soll)\s+(?P<who>jeder|ein\s+jeder)\s+(?:schießen|schiessen|feuern)\s*,?\s*(?:sobald|wenn)\s+er\s+(?:ein\s+Ziel|jemanden|"
    r"wen|etwas|einen\s+Gegner)(?:\s+(?:in\s+Reichweite|vor\s+sich|im\s+Visier))?\s+hat\b",
    re.IGNORECASE,
)

# *schießt auf alles, was aus dem Wald kommt*
AT_ANYTHING = re.compile(
    r"\b(?P<fire>schieß(?:t|en)|schiess(?:t|en)|feuer(?:t|n))\s+(?:dort\s+|dann\s+|weiter\s+|einfach\s+)*auf\s+(?:alles|jeden)\s*,\s*(?:was|der|das|wer)\s+"
    rf"[^,;:.!?]{{2,50}}?\b(?:kommt|auftaucht|zeigt|nähert|ist|bewegt|vorbeikommt|rauskommt|herauskommt|steht|sieht|sehen|will|läuft|reitet){END}",
    re.IGNORECASE,
)
# *feuert nach eigenem Ermessen, aber nur auf Infanterie*, *sucht sich seine Ziele selbst, aber keine Artillerie*
ARM_DE = r"(?:Infanterie|Fußvolk|Fußtruppen|Fussvolk|Kavallerie|Reiterei|Reiter|Artillerie|Geschütze|Kanonen|Batterien)"
ARM_EN = r"(?:infantry|foot|cavalry|horse|horsemen|artillery|guns|batteries)"
ARM_FR = r"(?:infanterie|fantassins|cavalerie|cavaliers|artillerie|canons|pièces|batteries)"
FREE_DE = (
    r"(?:nach\s+(?:(?:eigenem|freiem|ihrem|seinem)\s+)?(?:Ermessen|Belieben|Gutdünken)|(?:ganz\s+)?(?:frei|selbständig|selbstständig|eigenständig)|"
    r"(?:wie|worauf|auf\s+wen|wohin)\s+(?:er|sie|es)\s+(?:will|wollen|mag|mögen)|auf\s+(?:alles|jeden)(?:\s*,\s*(?:was|der|das)\s+[^,;:.!?]{2,40})?)"
)
BUT_DE = (
    r"\s*,?\s*(?:und\s+zwar\s+|aber\s+|jedoch\s+|doch\s+|allerdings\s+)*"
    r"(?P<no>nur|bloß|ausschließlich|lediglich|nicht|nie|niemals|kein\w*|)\s*"
    rf"(?:(?:auf|gegen|bei|für)\s+)?(?:die\s+)?(?P<arms>{ARM_DE}(?:\s+(?:und|oder)\s+{ARM_DE})?)"
)
FREE_BUT = (
    rf"\b(?:(?P<fires>feuer(?:t|n)|schie(?:ß|ss)(?:t|en))|(?:darf|dürfen|soll|sollen|kann|können)\s+(?:schießen|schiessen|feuern)\s*,?|"
    rf"(?:darf|dürfen|soll|sollen|kann|können)(?=\s))\s+{FREE_DE}(?:\s*,?\s*(?:schießen|schiessen|feuern))?{BUT_DE}"
    r"(?:\s+(?:schießen|schiessen|feuern))?(?=\s*(?:[.,;!)]|$))",
    rf"\bsuch(?:t|en)\s+sich\s+(?:(?:seine|ihre|die|das)\s+Ziele?\s+(?:selbst|selber)|(?:selbst|selber)\s+(?:seine|ihre|die)?\s*Ziele?(?:\s+aus)?){BUT_DE}{END}",
    rf"\b(?:hat|haben)\s+freie\s+(?:Zielwahl|Hand|Wahl)(?:\s+beim\s+(?:Feuern|Schießen))?{BUT_DE}{END}",
    rf"(?<=:)\s*Feuer\s+frei{BUT_DE}{END}",
)
FREE_BUT_EN = re.keyed(
    r"\b(?P<fires>fires?|shoots?)\s+(?:at\s+will|freely|as\s+(?:it|they|he)\s+(?:likes?|sees?\s+fit|pleases?)|at\s+(?:anything|whatever\s+comes))\s*,?\s*"
    rf"(?:but\s+)?(?:(?P<no>only|not)\s+)?(?:at|on)\s+(?:the\s+|their\s+|enemy\s+)*(?P<arms>{ARM_EN}(?:\s+(?:and|or)\s+{ARM_EN})?)(?(no)|\s+only){END}",
    re.IGNORECASE,
)
FREE_BUT_FR = re.compile(
    r"\b(?P<fires>tire(?:nt)?)\s+(?:à\s+volonté|librement|à\s+(?:leur|sa|son)\s+(?:guise|gré))\s*,?\s*mais\s+(?P<no>seulement|uniquement|pas|jamais)\s+"
    rf"sur\s+(?:la\s+|l['’]|les?\s+)?(?P<arms>{ARM_FR}){END}",
    re.IGNORECASE,
)


def at_those_only(told: re.Match[str]) -> str:
    """Fires at some arms alone, or not at them."""
    no = told["no"].lower()
    denied = no.startswith(("nicht", "nie", "kein"))
    return f" feuert {'nicht' if denied else 'nur'} auf {told['arms']}"


# *Jeder darf schießen, sobald er ein Ziel hat*
EACH_MAY = re.compile(
    r"^\W*(?:jeder|alle)\s+(?:darf|dürfen|kann|können|soll|sollen)\s+(?:schießen|schiessen|feuern)\s*,?\s*(?:sobald|wenn)\s+(?:er|sie)\s+(?:ein\s+Ziel|jemanden|wen|etwas|"
    r"einen\s+Gegner)(?:\s+(?:in\s+Reichweite|vor\s+sich|im\s+Visier))?\s+(?:hat|haben|sieht|sehen)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)

# *may shoot when they like*, *fires as soon as there's a target*, *shoot at anything in range*
THEY = r"(?:they|you|it|he|we|one|possible)"
TARGET = (
    r"(?:an?\s+|any\s+|some\s+|the\s+)?(?:target|chance|clear\s+shot|shot|opportunity|enemy|something|anything|"
    r"anybody|somebody|someone|anyone)"
)
SEEN = (
    r"(?:\s+(?:to\s+(?:shoot|fire)(?:\s+at)?|in\s+(?:range|reach|sight|front\s+of\s+\w+)|within\s+(?:range|reach)|"
    r"worth\s+\w+))*"
)
FIRES_EN = (
    r"(?P<fire>(?:(?:may|can|should|must|will|shall|(?:is|are)\s+(?:free|allowed|welcome|at\s+liberty)\s+to|"
    r"(?:is|are)\s+to)\s+)?(?:keeps?\s+(?:on\s+)?)?"
    r"(?P<verb>fires?|firing|shoots?|shooting|opens?\s+fire|blazes?\s+away))"
)
AS_THEY_CAN = (
    rf"{THEY}\s+(?:likes?|can|wants?(?:\s+to)?|pleases?|chooses?|sees?\s+fit|wish(?:es)?|manages?(?:\s+to)?|"
    rf"(?:gets?|ha(?:s|ve)(?:\s+got)?|sees?|finds?)\s+{TARGET}{SEEN})"
)
NEAR_ENOUGH = (
    r"(?:in(?:to)?\s+(?:range|reach|sight)|within\s+(?:range|reach)|close(?:\s+enough)?|near(?:\s+enough)?|itself|up)"
)
WHENEVER = (
    r"(?:(?:when|whenever|if|as\s+soon\s+as|wherever|as\s+often\s+as|where|once|as)\s+"
    rf"(?:{AS_THEY_CAN}|there(?:['’]s|\s+is|\s+are)\s+{TARGET}{SEEN}|"
    rf"{TARGET}\s+(?:is|are|comes?|gets?|shows?|offers?)\s+{NEAR_ENOUGH}|possible)|"
    rf"at\s+(?:what(?:ever)?|whoever|whomever|who)\s+{THEY}\s+(?:likes?|can|wants?|pleases?|chooses?|sees?)|"
    r"at\s+(?:anything|anybody|anyone|whatever|everything|any\s+(?:enemy|target|enemies|targets)|all\s+targets|the\s+enemy)\s+"
    r"(?:(?:is|are)\s+)?(?:in|within)\s+(?:range|reach))"
)
FREELY_EN = re.compile(
    rf"\b{FIRES_EN}\s*,?\s+{WHENEVER}(?:\s+(?:please|of\s+course))?"
    r"(?=\s*(?:[.,;!)]|$|\bbut\b|\bexcept\b|\band\b))",
    re.IGNORECASE,
)
# *whoever can shoot, shoots*, *anyone with a target fires*
ANYBODY_FIRES = re.compile(
    r"^\W*(?:whoever|any(?:one|body|\s+unit|\s+battalion|\s+troops)?|every(?:one|body|\s+unit|\s+battalion)?|all|those|"
    r"everything)\s+(?:who\s+|that\s+|which\s+)?"
    rf"(?:can\s+(?:fire|shoot)|(?:ha(?:s|ve)(?:\s+got)?|sees?|with|finds?|gets?)\s+{TARGET}{SEEN})\s*,?\s+"
    r"(?:(?:may|should|can|must|will|shall)\s+|do(?:es)?\s+)?(?:fires?|shoots?|so)(?:\s+(?:at\s+)?it)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *free fire for all*, *all troops are free to fire*
FREE_FOR = re.compile(
    r"^\W*(?:free\s+fire|fire\s+(?:is\s+)?free|weapons\s+free)(?:\s+for\s+(?P<who>[^,;:.!?]{2,40}?))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
FREE_TO = re.compile(
    r"\b(?:is|are)\s+(?:free|allowed|at\s+liberty)\s+to\s+(?:fire|shoot)(?:\s+(?:at\s+will|freely))?(?=\s*(?:[.,;!)]|$))",
    re.IGNORECASE,
)


# *Shoot at anything that comes close enough*: who is not told is everybody, where nobody was spoken of
AT_ALL_COMERS = re.keyed(
    r"^\W*(?:(?:and|also|otherwise|please|just)\s+)*(?:shoot|fire|blaze\s+away)\s+(?:at|on)\s+(?:anything|anybody|anyone|whatever|everything|whoever)\b"
    r"(?!\s+(?:but|except))[^,;:.!?\d]{0,40}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def at_all_comers(raw: str) -> str:
    """Everybody fires at will, where nobody is told to fire at whatever comes."""
    return AT_ALL_COMERS.sub("All fire at will", raw)


def fire_at_will(told: re.Match[str]) -> str:
    """Fires at will, by whom it was said to be done."""
    verb = told["verb"].lower()
    return "fires at will" if verb.endswith("s") or verb.startswith("opens") else "fire at will"


# *..., wenn ihr Ziel verschwindet*: whenever nobody is named, one fires at will
TARGET_GONE = re.keyed(
    r"(?P<will>\b(?:(?:fires?|shoots?)\s+at\s+will|Feuer\s+frei|nach\s+(?:eigenem\s+)?(?:Ermessen|Belieben|Gutdünken)(?:\s+\w+)?|(?:tir\w+\s+)?à\s+volonté))\s*,?\s+"
    r"(?:(?:if|when|once)\s+(?:their|its|his|the)\s+target\s+(?:disappears|is\s+gone|goes|vanishes|runs(?:\s+away)?)|"
    r"(?:wenn|sobald|falls)\s+(?:ihr|sein|das)\s+Ziel\s+(?:verschwindet|weg\s+ist|ausfällt|flieht|(?:nicht\s+mehr|nimmer)\s+da\s+ist)|"
    r"(?:si|quand|lorsque)\s+(?:leur|sa|la)\s+cible\s+(?:disparaît|s['’]en\s+va|s['’]enfuit|n['’]est\s+plus\s+là))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
FIRE_GIVEN_FREE = (
    turn("target|ziel|cible", TARGET_GONE, r"\g<will>"),
    turn("fir|shoot|blaze", FREELY_EN, fire_at_will),
    turn("fire|shoot", ANYBODY_FIRES, "All fire at will"),
    turn("fire|weapons", FREE_FOR, lambda told: f"{told['who'] or 'All'} fire at will"),
    turn("free|allow|liberty", FREE_TO, "fire at will"),
    *(
        turn(
            "infanterie|fuß|fuss|kavallerie|reiter|artillerie|geschütze|kanonen|batterien",
            re.keyed(said, re.IGNORECASE),
            at_those_only,
        )
        for said in FREE_BUT
    ),
    turn(
        "infantry|foot|cavalry|horse|artillery|guns|batteries",
        FREE_BUT_EN,
        lambda told: f"{told['fires']} {'not at' if (told['no'] or '').lower() == 'not' else 'only at'} {told['arms']}",
    ),
    turn(
        "infanterie|fantass|cavaler|cavalier|artillerie|canons|pièces|batteries",
        FREE_BUT_FR,
        lambda told: (
            f"ne {told['fires']} {'pas' if told['no'].lower() in ('pas', 'jamais') else 'que'} sur {told['arms']}"
        ),
    ),
    turn("auf alles|auf jeden", AT_ANYTHING, r"\g<fire> nach Belieben"),
    turn("n'ouvr|n’ouvr", NO_FIRE, lambda told: f"ne tire{'nt' if told['many'] else ''} {told['no']}"),
    turn(
        "librement|comme|guise|gré",
        FREELY_FR,
        lambda told: f"tire{'nt' if told['many'] or told['more'] or told['most'] else ''} à volonté",
    ),
    turn(
        "tire|fait feu|font feu|ouvre",
        WHEN_FREE_FR,
        lambda told: f"tire{'nt' if told['fire'].endswith(('ent', 'ont feu', 'ent le feu')) else ''} à volonté",
    ),
    turn("cible|objectif", ITS_OWN_AIM_FR, lambda told: f"{told['who'] or told['whose']} tire à volonté"),
    turn("frei", FREELY_DE, r"\g<fire> nach Belieben"),
    turn("chacun|tous|tout", AT_WILL_FR, r"\g<who> tire à volonté"),
    turn("jeder|alle ", EACH_MAY, "alle feuern nach Belieben"),
    turn("jeder", AT_WILL_DE, r"feuert \g<who> nach Belieben"),
)
