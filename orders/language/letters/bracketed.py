"""Bracketed: what those who order in nouns add in brackets behind an order, which tells why, what for or how long.

*Brigade Hubert : mouvement vers K7 (couverture du flanc droit)*, *Vorrücken bis F8 (mehrere Runden Marsch, kein Halt
unterwegs)*. What is to be done stays: *(face au nord)*, *(sauf le 1/2L)*, *(ohne zu feuern)*.
"""

from __future__ import annotations

from battles.engine import expressions as re

# *couverture du flanc droit*, *objectif pour la fin du tour 3*, *consigne de l'Empereur*
FRENCH_NOUN = (
    r"couverture|appui|soutien|renfort|relève|attente|largeur|escorte|murs|observation|réserve|objectif|but|consigne|protection|liaison|surveillance|priorité|bonne|belle|meilleure?s?|bon|beau|"
    r"portée|histoire|relais|démonstration|diversion|leurre|précaution|prudence|sécurité|économie|repos|contact|point|pression|rôle|mission|"
    r"manœuvre|marche|trajet|chemin|étape|préparation|couvert|nécessité|utile|inutile|prévu|souvenir|cible|menace|danger|risque|élite|"
    r"seule?|unique|dernière?s?|vieux|vieille|fatigué\w*|exposé\w*|isolé\w*|intact\w*|fragile\w*|précieu\w+|cher|chère"
)
# *d'après le rapport, ...*, *si je me souviens bien*, *même sur une cible tentante*, *plusieurs tours de marche*
FRENCH_LEAD = (
    r"d['’]après|selon|vue?\s+(?:l|la|le|que)|compte\s+tenu|étant\s+donné|faute\s+de|en\s+attendant|pour\s+(?:la\s+suite|info\w*|mémoire|rappel|l['’]instant|plus\s+tard)|"
    r"par\s+(?:précaution|prudence|sécurité|acquit)|au\s+cas\s+où|quitte\s+à|quoi\s+qu|(?:et\s+)?(?:même|pas\s+même|même\s+pas|surtout)\s+(?:si|s['’]|sur|contre|en|face|à|pour|quand)|si\s+(?:je|j['’]|mes|ma\s+mémoire|l['’]on\s+en\s+croit|possible)|"
    r"sauf\s+(?:erreur|avis|imprévu)|(?:à\s+)(?:vérifier|confirmer|mon\s+avis|priori)|valables?|automatique\w*|systématique\w*|plusieurs\s+tours|(?:\d|deux|trois|quatre|cinq)\s+(?:ou\s+\w+\s+)?(?:tours?|points?|pas)\b(?!\s+(?:en|vers|au|à))|"
    r"autant|trop|assez|notre|nos|car|parce\s+que?|puisque|comme|afin|de\s+quoi|il\s+faut\s+bien|dès\s+(?:ce|le)\s+tour|(?:\d+\s+)?tours?\s+\d"
)
# *pas d'arrêt en chemin*, *aucune envie de perdre des canons*, *sans attendre d'ordre*
FRENCH_NONE = (
    r"(?:pas|point|aucune?|nul|nulle|sans|plus)\s+(?:de\s+|d['’]|la\s+|le\s+|l['’]|les\s+)?(?:arrêt|halte|pause|embouteillage|bouchon|hâte|urgence|précipitation|panique|envie|intérêt|raison|besoin|"
    r"nécessité|question|utilité|intention|héro\w+|folie|fantaisie|zèle|risque|perte|temps|attendre|délai|traîner|presser|traînard|place|autre\s+choix|combat\s+à\s+fond|s['’]engager\s+à\s+fond|"
    r"insister|dispersion|attente)"
)
GERMAN_NOUN = (
    r"(?:Flanken|Rücken|Feuer)?(?:deckung|schutz)|Deckung|Schutz|Sicherung|Flankensicherung|Fühlung|Seitenschutz|(?:\w+\s+)?Reserve|Rückhalt|Rückendeckung|Unterstützung|Ziel|Vorgabe|Weisung|Anweisung|Verbindung|Beobachtung|Vorrang|bessere[rs]?|gute[rs]?|beste[rs]?|"
    r"Reichweite|Vorbereitung|Marsch|Anmarsch|Druck|Ablenkung|Vorsicht|Absicherung|Aufgabe|Auftrag|einzige[rs]?|letzte[rs]?|unser\w*|zu\s+(?:teuer|schade|wertvoll|weit|riskant|gefährlich)"
)
GERMAN_LEAD = (
    r"laut|gemäß|nach\s+(?:dem|deinem|Ihrem|meiner|Plan)|wegen|mangels|(?:falls|wenn|soweit|sofern|wie)\s+ich|(?:auch|selbst)\s+(?:nicht\s+|dann\s+)?(?:bei|wenn|gegen|auf|im|in)|gilt\s+(?:für|immer|auch)|automatisch|von\s+selbst|"
    r"mehrere\s+(?:Runden|Züge)|(?:\d|zwei|drei|vier)\s+(?:bis\s+\w+\s+)?(?:Runden|Züge|Punkte)|(?:nur\s+)?zur\s+Sicherheit|sicherheitshalber|vorsichtshalber|weil|denn|damit|da\s+(?:sonst|wir|ich)|für\s+später|notfalls\s+länger"
)
GERMAN_NONE = (
    r"(?:kein\w*|ohne|nicht)\s+(?:weiteren?\s+|unnötig\w*\s+)?(?:Halt|Pause|Stau|Eile|Hast|Lust|Grund|Zeit|Gedränge|Not|Absicht|Bedarf|Risiko|Helden\w*|Verluste|Panik|Aufenthalt|Umweg|Befehl\s+ab\w*|"
    r"auf\s+(?:Befehle?|Order)\s+(?:zu\s+)?warten|sich\s+festzubeißen)"
)
# *2.6 cm too far last turn*, *out of his reach*, *my only reserve*
ENGLISH = (
    r"(?:(?:about|some|only|just|nearly|another)\s+)?\d+(?:[.,]\d+)?\s*(?:cm|in(?:ch(?:es)?)?|m|yards?|"
    r"paces?)\s+(?:too|short|out\s+of|beyond|over\s+his)|"
    r"(?:(?:was|were|is|are|still|now|just|a\s+bit|far)\s+)*(?:too\s+(?:far|close|near|late|early|slow|"
    r"weak|exposed|valuable|few|many)|"
    r"out\s+of\s+(?:(?:his|her|their|its|our|everyone['’]s|anyone['’]s)\s+)?(?:reach|range|sight|command|touch))|"
    r"(?:bearing|heading|range)\s+(?:about\s+|of\s+)?\d{1,3}(?:°|\s*deg(?:ree)?s?|\s*cm)?(?=\W*$)|"
    r"(?:my|our)\s+(?:only|last|best|one|favourite|precious)\s+(?:reserve|battery|guns|battalion|cavalry|men|troops)"
)
ADDS = re.compile(
    rf"\W*(?:{ENGLISH}|{FRENCH_NOUN}|{FRENCH_LEAD}|{FRENCH_NONE}|{GERMAN_NOUN}|{GERMAN_LEAD}|{GERMAN_NONE})(?![\w])",
    re.IGNORECASE,
)
# With one of these it tells what is to be done, or who is left out: *réserve, en ligne*, *Schutz, Front nach Süden*
BIDS = re.compile(
    r"\b(?:sauf|hormis|excepté|à\s+l['’]exception|mais\s+(?:pas|sans)|en\s+(?:ligne|colonnes?|carrés?|tirailleurs)|face\s+(?:au|à|vers)|front\s+(?:au|à)|tir(?:e|er|ez|ent)?\s+(?:sur|contre)|feu\s+sur|"
    r"(?:sans|ne\s+pas|pas\s+de)\s+(?:tirer|charger|attaquer|poursui\w+|charge|tir)|charge\s+(?:sur|contre)|puis|ensuite|sinon|außer|ausser|bis\s+auf|in\s+(?:Linie|Kolonne|Karree|Schützen\w*)|Front\s+(?:nach|gen|zu[rm]?)|"
    r"(?:feuer\w*|schieß\w*)\s+auf|ohne\s+zu\s+(?:feuern|schießen|verfolgen)|dann|danach|nicht\s+(?:feuern|schießen|angreifen|verfolgen)|(?:en|in|nach|vers|bis|à)\s+[A-Z]{1,2}\d{1,2})\b",
    re.IGNORECASE,
)
# *tir sur 2/2Nas (la ligne qui barre la route à Gauthier)*: who that is
DESCRIBES = re.compile(r"\W*(?:l['’]|(?:la|le|les|une?|der|die|das|den|eine?n?|the|a)\s)", re.IGNORECASE)
MAIN_ERROR = re.compile(r"\bsauf\s+(?:erreur|avis|imprévu)\b", re.IGNORECASE)


# *(He will be wanted against Gemioncourt later on.)*, *(I do not want the road blocked.)*: a sentence in brackets
TELLS_IN_BRACKETS = re.keyed(
    r"\W*\(\s*(?:(?:but|and|though|because|for|since|aber|und|denn|weil|mais|et|car|parce\s+que|parce\s+qu['’])\s+)?"
    r"(?:I\s|I['’]|(?:he|she|it|they|there|that|this|these|those|his\s+\w+|their\s+\w+)\s*(?:['’](?:s|re|"
    r"ll|d|ve)|\s(?:is|are|was|were|has|have|had|will|would|"
    r"can(?:not|['’]t)?|could|might|won['’]t|looks?|seems?|cost|costs|worked|did|does|makes?|gives?))\b|"
    r"(?:ich|wir)\s|(?:er|sie|es|das|da|dort|die\s+\w+|der\s+\w+)\s+(?:ist|sind|war|waren|hat|haben|hatte|"
    r"wird|werden|kann|können|kostet|scheint|sieht|wäre)\b|"
    r"(?:je|j['’]|nous|ça|cela|c['’]|ce\s+(?:sont|n['’]est))\s*\w|(?:il|elle|ils|elles|"
    r"on)\s+(?:n['’]\s*)?(?:est|sont|était|étaient|a|ont|avait|sera|seront|aura|peut|peuvent|pourrait|"
    r"semble|serait)\b)"
    r"[^()]*\)?\W*",
    re.IGNORECASE,
)
BIDS_IN_BRACKETS = re.compile(
    r"\b(?:must|shall|should|is\s+to|are\s+to|is\s+not\s+to|are\s+not\s+to|has\s+to|have\s+to|needs?\s+to|"
    r"please|unless|let\s+(?:him|them|it)|want\s+(?:him|them|it|\w+)\s+to|"
    r"would\s+like\s+(?:him|them|it|\w+)\s+to|order|soll\w*|muss|müssen|darf|dürfen|bitte|möchte|"
    r"will\s+(?:ihn|sie|es)|doi(?:t|vent)|devra\w*|qu['’]ils?\b|veux\s+qu|"
    r"faut|merci\s+de|except|außer|sauf|only\s+if|nur\s+wenn|stays?|remains?|moves?|holds?|attacks?|"
    r"fires?|bleib\w*|reste\w*)\b",
    re.IGNORECASE,
)


def is_a_reason_in_brackets(raw: str) -> bool:
    """Whether a sentence stands in brackets and tells how things are, or what its writer thinks."""
    return TELLS_IN_BRACKETS.fullmatch(raw) is not None and BIDS_IN_BRACKETS.search(raw) is None


def only_adds_why(said: str) -> bool:
    """Whether words in brackets behind an order tell why, what for or how long, and bid nothing more."""
    return ADDS.match(said) is not None and BIDS.search(MAIN_ERROR.sub("", said)) is None


def only_describes(said: str) -> bool:
    """Whether words in brackets behind an enemy who is named say who that is, and bid nothing more."""
    return DESCRIBES.match(said) is not None and BIDS.search(said) is None
