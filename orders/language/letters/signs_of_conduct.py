"""Signs of conduct: the cases that a rulebook asks about in advance, the answers to them, and the words that tell them.

Each sign is a family of words of three languages; ``ANSWERS`` and ``MEANT`` put them together, case by case.
"""

from __future__ import annotations

from enum import StrEnum

from battles.engine import expressions as re


class Case(StrEnum):
    """What a rulebook asks commanders about in advance."""

    GUNS_REACHED = "guns reached"
    CAVALRY_NEAR = "cavalry near"
    CHARGED = "charged"
    WON = "won"
    CHANCE = "a chance to charge"
    OWN_ACCORD = "of their own accord"
    FREE_FIRE = "whatever they can reach"


class Answer(StrEnum):
    """What may be done then."""

    SQUARE = "square"
    NO_SQUARE = "no square"
    AWAY = "away"
    STAND = "stand"
    STOP = "stop"
    BACK_AT_THEM = "back at them"
    """They charge, pursue or take the chance: they go for the enemy."""


#: What is no answer to a case alone, and may be told of it even if it comes.
STEADY = frozenset({Answer.STAND, Answer.STOP})
GUNS = (
    r"guns?|pieces?|batter(?:y|ies)|cannons?|crews?|gun\s*crews|gunners?|artillerymen|"
    r"geschütz\w*|kanon\w*|rohre?n?|batterien?|artilleristen|pièces?|canons?|batteries?|servants|artilleurs|canonniers"
)
GUNNERS = re.compile(
    r"\b(?:gunners?|crews?|kanoniere?n?|artilleristen|canonniers|servants|artilleurs)\b", re.IGNORECASE
)
ABOUT_GUNS = re.compile(rf"\b(?:{GUNS})\b", re.IGNORECASE)
REACHED = re.compile(
    r"\b(?:reach\w*|overr[ua]n|over-?run\w*|overwhelm\w*|among|amongst|amid|close\s+(?:to|in|with)|in\s+with|taken|captured|stormed?|rushed|"
    r"(?:gets?|got|comes?|breaks?|bursts?|rides?|runs?|pushes?|makes?\s+it)\s+(?:right\s+|up\s+|in\s+|on\s+)*(?:into?|at|to|on|upon|onto|past|through|in)|"
    r"erreich\w*|überrannt|überrennt|überrennen|eindring\w*|dring\w*|einbr\w*|herankomm\w*|durchkomm\w*|ankomm\w*|komm\w*|gelang\w*|steh\w*|drin(?:nen)?\s+(?:ist|sind)|genommen|"
    r"attei\w*|arriv\w*|parvien\w*|parvenai\w*|tomb\w*\s+(?:dessus|sur)|pénètr\w*|débord\w*|envahi\w*|saut\w*\s+(?:dessus|sur)|prises?|submerg\w*)\b",
    re.IGNORECASE,
)
HORSE = re.compile(
    r"\b(?:cavalry|horse|horses|horsemen|lancers|dragoons|hussars|chasseurs|cuirassiers|riders|reiter\w*|kavallerie|pferde\w*|cavalerie|cavaliers?|chevaux|"
    r"lanciers|dragons|sabres?)\b",
    re.IGNORECASE,
)
NEAR = re.compile(
    r"\b(?:near\w*|close\w*|com\w*|approach\w*|show\w*|appear\w*|threat\w*|about|around|up|charg\w*|attack\w*|rid\w*|sight|shadow|turn\w*|gets?|bear\w*|"
    r"nah\w*|näh\w*|komm\w*|herankomm\w*|auftauch\w*|droh\w*|bedroh\w*|angreif\w*|attack\w*|zeig\w*|reit\w*|anreit\w*|anrück\w*|erschein\w*|sicht|spür\w*|"
    r"approch\w*|men[aà]\w*|arriv\w*|vien\w*|vue|montr\w*|apparaî\w*|charg\w*|attaqu\w*|surgi\w*|rôd\w*|coin|parages|proximité|cas)\b",
    re.IGNORECASE,
)
CHARGED = re.compile(
    r"\b(?:charged?|charges|attacked|attacks?|assault\w*|assailed|rushed|(?:comes?|goes|rides?|runs?|falls?|sets?)\s+(?:at|up)?on\s+(?:them|him|it)|"
    r"(?:comes?|goes|rides?|runs?)\s+(?:straight\s+|right\s+)?(?:at|for)\s+(?:them|him|it|us)|(?:comes?|gets?)\s+too\s+(?:close|near)|pressed|set\s+upon|jumped|ha(?:s|ve)\s+a\s+go\s+at\s+(?:them|him|it|us)|"
    r"angegriffen|angreif\w*|attackier\w*|angeritten|angegangen|bedrängt|überfallen|zu\s+leibe|zu\s+nahe?\s+komm\w*|komm\w*\s+(?:\w+\s+){0,3}?zu\s+nahe?|greift|greifen|attacke|angriff\w*|"
    r"chargée?s?|attaquée?s?|charge\w*|attaqu\w*|assaillie?s?|assauts?|press\w*|(?:tomb|saut|fonc|ru)\w*\s+(?:dessus|sur))\b",
    re.IGNORECASE,
)
WON = re.compile(
    r"\b(?:wins?|won|winning|victor\w*|beat\w*|breaks?|broken|broke|routs?|routed|routing|succe(?:ss|ed)\w*|drives?\s+(?:\w+\s+){1,3}off|"
    r"throws?\s+(?:\w+\s+){1,3}back|sends?\s+(?:\w+\s+){1,3}(?:running|packing)|sees?\s+(?:\w+\s+){1,3}off|repuls\w*|"
    r"sieg\w*|gewinn\w*|gewonnen\w*|schläg\w*|geschlagen\w*|wirft|werfen|geworfen\w*|erfolg\w*|abgewehrt\w*|abgewiesen\w*|abgeschlagen\w*|abwehr\w*|besiegt\w*|davongejagt|(?:angriff|attacke|sturm|nahkampf)\s+(?:\w+\s+){0,2}?(?:geling\w*|gelung\w*|glück\w*|klappt?)|"
    r"vainc\w*|vainqu\w*|victoire\w*|victorieu\w*|gagn\w*|succès|bat|battent|battus?|repouss\w*|culbut\w*|rompu\w*|mis\s+en\s+fuite|(?:ennemi|enemy|feind|gegner)\s+(?:fuit|s['’]enfuit|flees|runs|flieht|wegläuft)|(?:attaque|charge|assaut)\s+(?:\w+\s+)?réussi\w*)\b",
    re.IGNORECASE,
)
# *Wer geworfen wird*, *whoever is beaten*: who has lost
LOST = re.compile(
    r"\b(?:is|are|gets?|be|being|was|were)\s+(?:\w+\s+)?(?:beaten|broken|routed|driven|repulsed|thrown)\b|"
    r"\b(?:geworfen|geschlagen|besiegt|gebrochen)\s+(?:wird|werden|wurde\w*|worden|ist|sind)\b|"
    r"\b(?:est|sont|soit|soient|sera|seront)\s+(?:battue?s?|rompue?s?|repoussée?s?|culbutée?s?|vaincue?s?)\b",
    re.IGNORECASE,
)
SQUARE = re.compile(r"\b(?:squares?|karrees?|carrés?)\b", re.IGNORECASE)
AWAY = re.compile(
    r"\b(?:runs?|running|flees?|legs?\s+it|bolts?|scarper|scram|gets?\s+(?:\w+\s+){0,2}(?:away|out|clear|off|back)|saves?\s+(?:themselves|himself|itself|their\s+skins)|"
    r"abandons?|leaves?|clears?\s+(?:out|off)|limbers?\s+up|drives?\s+(?:off|away|back)|withdraws?|retires?|retreats?|(?:falls?|falling|backs?|pulls?|drops?|goes|go|comes?|moves?|steps?|slips?|"
    r"skips?|scurr(?:y|ies)|draws?|melts?|hurr(?:y|ies)|scamper)\s+(?:\w+\s+)?(?:back(?!\s+at\b)|off|away|rearwards?)|gives?\s+(?:ground|way)|yields?|evades?|makes?\s+off|takes?\s+to\s+their\s+heels|"
    r"weg|davon\w*|weg(?!en\b)\w*|aufprotz\w*|abhauen|hau(?:en|t)\s+(?:\w+\s+)?ab|protz(?:t|en)\s+(?:\w+\s+){0,2}?auf|flieh\w*|flücht\w*|rett\w*|sicherheit|türm\w*|verschwind\w*|(?<!schießt\s)(?<!schießen\s)(?<!feuert\s)(?<!feuern\s)zurück(?!schieß|feuer|attackier)\w*|weich\w*|ausweich\w*|räum\w*|im\s+stich|reißaus|fort|"
    r"verlass\w*|verläss\w*|quitt\w*|lâch\w*|(?:en)?fui\w*|fuient|fuir|sauv\w*|abandonn\w*|décamp\w*|fil(?:e|ent|er|eront)|recul\w*|repli\w*|retir\w*|cèd\w*|céd\w*|décroch\w*|esquiv\w*|attel\w*|détal\w*|tir(?:e|ent|er)\s+leur\s+révérence)\b",
    re.IGNORECASE,
)
STAND = re.compile(
    r"\b(?:stands?|standing|stays?|remains?|holds?|holding|dies|(?:and|to|or)\s+die|sticks?|keeps?\s+(?:to|at|by|with|firing|their)|wait(?:s|ing)?|"
    r"fights?\s+(?:it\s+out|on|to)|makes?\s+a\s+stand|bleib\w*|steh\w*|stell\w*|halt\w*|hält|ausharr\w*|harr\w*|sterb\w*|kämpf\w*|dran|"
    r"rest\w*|tien\w*|tenir|tiendr\w*|meur\w*|bouge\w*|demeur\w*|attend\w*|défend\w*)\b",
    re.IGNORECASE,
)
# *lassen die Geschütze stehen*: nobody stands there
LEFT_STANDING = re.compile(
    r"\blass(?:en|t)\b[^,;:]{0,40}?\b(?:Geschütze?|Kanonen?|Batterien?|Rohre?|Stücke?|sie|alles)\s+(?:\w+\s+)?(?:einfach\s+)?stehe?n\b|"
    r"\b(?:Geschütze?|Kanonen?|Batterien?|Rohre?|Stücke?|sie|alles)\s+(?:einfach\s+)?stehe?n\s*(?:zu\s*)?lass\w*",
    re.IGNORECASE,
)
STOP = re.compile(
    r"\b(?:stops?|halts?|stays?|stands?|remains?|re-?forms?|rall(?:y|ies)|collects?|holds?|pulls?\s+up|draws?\s+rein|catch(?:es)?\s+(?:their|its|his)\s+breath|"
    r"stehen\w*|stehn|bleib\w*|halt\w*|hält|anhalt\w*|sammel\w*|sammelt|schluss|ordn\w*|dableib\w*|"
    r"arrêt\w*|rest\w*|halte|reform\w*|ralli\w*|regroup\w*|sur\s+place)\b",
    re.IGNORECASE,
)
# *They come back to where they were*: a choice of its own, which is asked elsewhere
RETURN = re.compile(
    r"\b(?:(?:comes?|goes?|falls?|get)\s+(?:straight\s+|right\s+)?back|returns?|zurück\w*|kehr\w*|revien\w*|retour\w*|reprend\w*)\b",
    re.IGNORECASE,
)
PURSUE = re.compile(
    r"\b(?:pursu\w*|chas(?:e|es|ing|ed)|follow\w*|after\s+(?:them|him|the|anybody|anyone)|runs?\s+(?:on|after)|press\w*\s+on|push\w*\s+on|carry\s+on|goes?\s+on|going\s+on|keep\s+going|"
    r"(?:stoß|stöß|setz|jag|lauf|läuf|reit|rück|geh)\w*\b[^,;:]{1,40}?\bnach|"
    r"verfolg\w*|nachsetz\w*|nachge(?:setzt|jagt|rückt|stoßen|ritten|laufen)|setz\w*\s+nach|nachjag\w*|jag\w*|hinterher\w*|nachlauf\w*|nachreit\w*|nachrück\w*|nachstoß\w*|weiter\w*|"
    r"poursui\w*|cour\w*\s+(?:après|derrière)|suiv\w*|talonn\w*|après\s+(?:les\s+)?fuyards|continu\w*|pouss\w*|exploit\w*)\b",
    re.IGNORECASE,
)
AT_THEM = re.compile(
    r"\b(?:counter\w*|charges?\s+(?:back|too|in\s+turn|home|them|him|right\s+back)|charged\s+back|(?:go(?:es)?|rides?|sets?\s+off)\s+(?:in\s+and\s+meet|out\s+to\s+meet|to\s+meet|in\s+to\s+meet|at\s+them)|meets?\s+(?:it|them|him|the\s+(?:charge|enemy))|(?:go(?:es)?|rides?|comes?)\s+(?:straight\s+|right\s+)*back\s+at\s+(?:him|them|it)|"
    r"gegen\w*|dagegen\w*|entgegen\w*|kont(?:er|re)\w*|reiten?\s+(?:sie\s+)?an|zurückattack\w*|"
    r"contre\w*|au-devant|au\s+devant|riposte\w*\s+au\s+sabre|charge\w*\s+(?:aussi|à\s+(?:son|leur)\s+tour))\b",
    re.IGNORECASE,
)
CHANCE = re.compile(
    r"\b(?:chances?|opportunit\w*|openings?|gelegenheit\w*|chancen?|(?:bietet|ergibt|tut)\s+sich|sich\s+(?:\w+\s+){1,3}?(?:bietet|ergibt|auftut)|anbiet\w*|occasions?|se\s+présent\w*|ouverture)\b",
    re.IGNORECASE,
)
TAKES = re.compile(
    r"\b(?:charg\w*|attack\w*|takes?|seizes?|uses?|goes?\s+(?:in|for\s+it)|rides?|grabs?|"
    r"attackier\w*|nutz\w*|ergreif\w*|reit\w*|zuschlag\w*|zugreif\w*|greif\w*|saisi\w*|profit\w*|fonc\w*|sabr\w*|(?:beim|am)\s+Schopfe?\s+\w+)\b",
    re.IGNORECASE,
)
# *may ride down skirmishers or guns if he gets the chance*: and others not
OF_A_KIND = re.compile(
    r"\b(?:skirmish\w*|guns?|batter\w+|infantry|foot|squares?|battalions?|formed|plänkler\w*|schützen|geschütz\w*|infanterie|karree\w*|bataillon\w*|"
    r"tirailleurs|canons?|pièces|fantassins|carrés?)\b",
    re.IGNORECASE,
)
SHELTER = re.compile(r"\b(?:deckung|shelter|cover|abri|squares?|karrees?|carrés?)\b", re.IGNORECASE)
FLANK = re.compile(r"\b(?:flank\w*|flanc\w*|rear|rücken|dos|seite)\b", re.IGNORECASE)
# What is told without a case: charges of their own accord, and fire at whatever they like.
OWN_ACCORD = re.compile(
    r"\b(?:(?:of|on|by|off)\s+(?:its|their|his|your)\s+own\s+(?:accord|initiative|bat|hook|account)|unbidden|unprompted|without\s+(?:my\s+)?(?:orders|leave|permission|being\s+told)|"
    r"von\s+sich\s+aus|auf\s+eigene\s+Faust|eigenmächtig|aus\s+eigenem\s+Antrieb|von\s+selbst|ohne\s+(?:meinen\s+)?Befehl|ungefragt|"
    r"d['’](?:eux|elle|elles|lui)-mêmes?|de\s+(?:lui|leur|sa)\s+(?:-même|propre\s+(?:chef|initiative|mouvement))|de\s+lui-même|sans\s+(?:mon\s+)?ordre)\b",
    re.IGNORECASE,
)
CHARGE = re.compile(
    r"\b(?:charg\w*|attack\w*|attackier\w*|attacken?|greif\w*|angreif\w*|angriffe?|attaqu\w*|assaut\w*)\b",
    re.IGNORECASE,
)
FREE_FIRE = re.compile(
    r"\b(?:(?:at|on)\s+(?:anything|anybody|anyone|whatever|whoever|any\s+target)(?!\s+(?:infantry|cavalry|guns?|batter\w+|foot|horse)\b)(?!\s+(?:who\s+|that\s+)?(?:is|are|stands?|sits?|comes?(?!\s+(?:in|into|within)\s+(?:range|reach)))\b)|at\s+will|(?:as|when(?:ever)?|what(?:ever)?)\s+(?:it|they|he|you)\s+(?:like|please|see|want)s?|"
    r"(?:wait|ask)\s+for\s+(?:permission|leave|orders)|nach\s+(?:Belieben|eigenem\s+Ermessen|Gutdünken)|auf\s+alles|was\s+(?:sie|er|es|ihm|ihr|ihnen)\s|(?:wann|was)\s+(?:immer\s+)?(?:sie|er|es)\s+(?:will|wollen|mag|mögen)|wann\s+immer|frei|"
    r"à\s+volonté|sur\s+tout\s+ce|ce\s+qu['’](?:il|elle)s?|comme\s+(?:il|elle)s?\s+(?:veut|veulent|l['’]entend\w*))",
    re.IGNORECASE,
)
FIRE = re.compile(
    r"\b(?:fir(?:e|es|ing)|shoot\w*|shots?|blaz\w*|feuer\w*|schieß\w*|schiess\w*|ballern|tir(?:e|ent|er|eront|era)|feu|canonn\w*)\b",
    re.IGNORECASE,
)
ANSWERS: dict[Case, dict[Answer, re.Pattern[str]]] = {
    Case.GUNS_REACHED: {Answer.AWAY: AWAY, Answer.STAND: STAND},
    Case.CAVALRY_NEAR: {Answer.SQUARE: SQUARE},
    Case.CHARGED: {Answer.AWAY: AWAY, Answer.STAND: STAND, Answer.BACK_AT_THEM: AT_THEM},
    Case.CHANCE: {Answer.BACK_AT_THEM: TAKES},
    Case.OWN_ACCORD: {Answer.BACK_AT_THEM: CHARGE},
    Case.FREE_FIRE: {Answer.BACK_AT_THEM: FIRE},
    Case.WON: {Answer.STOP: STOP, Answer.BACK_AT_THEM: PURSUE, Answer.AWAY: RETURN},
}
#: What an answer comes to, said or denied. To go on after a victory is no choice of its own: that is asked elsewhere.
MEANT: dict[tuple[Case, Answer, bool], Answer] = {
    (Case.GUNS_REACHED, Answer.AWAY, False): Answer.AWAY,
    (Case.GUNS_REACHED, Answer.AWAY, True): Answer.STAND,
    (Case.GUNS_REACHED, Answer.STAND, False): Answer.STAND,
    (Case.CAVALRY_NEAR, Answer.SQUARE, False): Answer.SQUARE,
    (Case.CAVALRY_NEAR, Answer.SQUARE, True): Answer.NO_SQUARE,
    (Case.CHARGED, Answer.AWAY, False): Answer.AWAY,
    (Case.CHARGED, Answer.AWAY, True): Answer.STAND,
    (Case.CHARGED, Answer.STAND, False): Answer.STAND,
    (Case.CHARGED, Answer.BACK_AT_THEM, False): Answer.BACK_AT_THEM,
    (Case.CHANCE, Answer.BACK_AT_THEM, False): Answer.BACK_AT_THEM,
    (Case.OWN_ACCORD, Answer.BACK_AT_THEM, False): Answer.BACK_AT_THEM,
    (Case.OWN_ACCORD, Answer.BACK_AT_THEM, True): Answer.STAND,
    (Case.FREE_FIRE, Answer.BACK_AT_THEM, False): Answer.BACK_AT_THEM,
    (Case.WON, Answer.STOP, False): Answer.STOP,
    (Case.WON, Answer.BACK_AT_THEM, True): Answer.STOP,
}
TOLD_ALONE = {Case.OWN_ACCORD: OWN_ACCORD, Case.FREE_FIRE: FREE_FIRE}
