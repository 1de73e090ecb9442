"""Squares: the rule that all infantry forms square against horse, in whatever words it is laid down.

Hardly a letter is without it, and no two say it alike. Where a sentence speaks of squares, of infantry as a whole and
of horse or of being attacked, and of nothing else that could limit it, that rule is all that it can mean.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

SQUARE = re.keyed(r"\b(?:squares?|karr?ee?s?|karrées?|quarr?[ée]e?s?|carr[ée]s?|vierecke?)\b", re.IGNORECASE)
ATTACKED = re.compile(
    r"\b(?:cavalry|cavlary|cavalery|cav|horse(?:men)?|lancers|cuirassiers|hussars|dragoons|riders?|"
    r"charged|attacked|threatened|kavallerie|kav|reiter\w*|reitende\w*|husaren|dragoner|kürassiere|ulanen|"
    r"angegriffen|attackiert|"
    r"gecharge[dt]|bedroht|pferde|(?:du|de\s+la|des|les|leurs|les)\s+chev(?:al|aux)|horses|cavalerie|cavaliers?|lanciers|cuirassiers|dragons|chargé\w*|attaqué\w*|menacé\w*)\b",
    re.IGNORECASE,
)
FOOT = re.compile(r"\b(?:infantry|infnatry|foot(?:\s+soldiers)?|fußvolk|infanterie\w*|fantassins)\b", re.IGNORECASE)
ALL_FOOT = re.compile(
    rf"{FOOT.pattern}|\b(?:"
    r"(?:all|any|every|each|alle\w*|jede\w*|sämtliche\w*|samtliche\w*|toute?s?|tous|chaque)\s+(?:of\s+)?(?:the\s+|my\s+|our\s+|"
    r"les\s+|mes\s+|nos\s+|"
    r"die\s+|meine\s+|unsere\s+)?(?:infantry|foot|battalions?|bataillone?n?|bataillons?|infanterie)|"
    r"(?:the\s+)?whole\s+of\s+the\s+infantry|"
    # Whichever one is attacked: *wenn Kavallerie ein Bataillon angreift, bildet es Karree*.
    r"ein(?:es)?\s+(?:(?:meiner|unserer|der)\s+)?Bataillone?(?=[^.;:]*,\s*(?:so\s+|dann\s+)?(?:bildet|formiert|macht)\s+(?:es|das|dieses)\b)|"
    r"(?:le|un|das|ein|the|a|any)\s+(?:bataillon|battalion)\s*,?\s+(?:qui|das|that|which)\s+(?:(?:est|sera|serait|is)\s+(?:chargé|attaqué|charged|attacked)|(?:angegriffen|attackiert)\s+wird)|"
    # Nobody else can form square: whoever is told to is of the foot.
    r"every(?:one|body)|any(?:one|body)|tout\s+le\s+monde|chacun|jede(?:r|rmann)|alle)\b",
    re.IGNORECASE,
)
# With any of these it may be less than the rule.
LESS = re.compile(
    r"\d+\s*/\s*\d|\b(?:ausnahme\w*|hormis|save|bar|excluding|nor|weder|except\w*|unless|but\s+not|only|never|until|außer|ausser|nur|nie|bis|sauf|excepté|seulement|"
    r"jamais|"
    r"jusqu\w*|no|kein\w*|aucun\w*|pas|not|nicht|stay\w*|remain\w*|bleib\w*|rest\w+|village|farm|wood|hof|wald|ferme|"
    r"bois|"
    r"cm|inch\w*|paces?|yards?|metres?|meters?|m|schritte?n?|pas|militia|miliz(?:en)?|milice|guard|garde|light|leichte|légère|"
    r"march\w*|move\w*|advance\w*|attack|attacks|charge|charges|column|kolonne|colonne|line|linie|ligne|then|dann|puis|"
    r"division|brigade|corps|left|right|links|rechts|gauche|droite|half|hälfte|moitié|may|can|could|darf|kann|"
    r"könn\w*|peut|peuvent)\b",
    re.IGNORECASE,
)
# *All battalions of Husson*: and no others
OF_SOME = re.compile(
    r"\b(?:bataillone?n?|bataillons?|battalions?|infanterie|infantry|foot)\s+(?:von|vom|of|de|du|d['’]|unter|bei|chez)\s*"
    r"(?!(?:the\s+|l['’]|der\s+|die\s+|la\s+|my\s+|our\s+|mon\s+|notre\s+|meiner\s+|unserer\s+)?(?:army|armée|armee|heer\w*|infant\w+|foot|mir|uns|mine|"
    r"ours|line|ligne|force|cavalry|cavalerie|kavallerie|reiter\w*|attaque|attack|angriff)\b)(?=\w)",
    re.IGNORECASE,
)
# What may be denied beside it: *without waiting to be told*.
BY_ITSELF = re.compile(
    r"\s*,?\s*\b(?:without\s+(?:waiting|being\s+told|further\s+orders|exception|hesitation)|ohne\s+(?:zu\s+zögern|"
    r"zu\s+warten|"
    r"ausnahme|weiteren\s+befehl)|sans\s+(?:attendre|exception|hésiter))\b[^,;.:!?]*",
    re.IGNORECASE,
)
HORSE = (
    r"(?:Kavallerie|Reiterei|Reitern?|Kavalleristen|(?:la\s+|de\s+la\s+|des\s+)?(?:cavalerie|cavaliers)|"
    r"(?:the\s+)?(?:cavalry|horse(?:men)?))"
)
NOBODY = (
    r"(?:(?:kein\w*|nicht\s+ein)\s+(?:\w+\s+)?(?:Bataillon|Infanterist|Fußvolk|Truppe)\w*|keiner|niemand|aucun\s+(?:bataillon|fantassin)|"
    r"personne|no(?:t\s+one)?\s+(?:battalion|infantry)|nobody|no\s+one)"
)
WAITS = (
    r"(?:bleibt|steht|wartet|verharrt|bleiben|(?:ne\s+)?(?:reste|attend|demeure)|"
    r"(?:is\s+to\s+|must\s+|should\s+|shall\s+)?(?:stays?|remains?|waits?|stands?))"
)
# *Kein Bataillon bleibt vor Kavallerie in Kolonne stehen, da wird Karree gemacht*
NOT_AS_HE_IS = re.compile(
    rf"^\W*(?:{NOBODY}\s+{WAITS}\s+[^,;:.!?]{{0,30}}?(?:vor|bei|gegen|gegenüber|angesichts|devant|face\s+à|in\s+front\s+of|before|against|facing)\s+{HORSE}|"
    rf"(?:vor|bei|gegen|angesichts)\s+{HORSE}\s+{WAITS}\s+{NOBODY}|(?:devant|face\s+à|in\s+front\s+of|before|against|facing)\s+{HORSE}\s*,?\s+{NOBODY}\s+{WAITS})\b[^,;:.!?]*[,;:–-]|^\W*{NOBODY}\s+{WAITS}(?:\s+\w+){{0,3}}\s*,?\s+(?:wenn|falls|sobald|quand|si|lorsque|when|if)\s+(?:\w+\s+){{0,2}}?{HORSE}\b",
    re.IGNORECASE,
)
# *Lieber einmal zu früh Karree als einmal zu spät*, *mieux vaut le carré trop tôt que trop tard*
SOONER_THAN_LATER = re.keyed(
    r"^\W*(?:(?:und|aber|et|mais|and|but)\s+)?(?:"
    r"(?:lieber|besser)\s+(?:ein(?:en)?\s*mal\s+)?(?:ein\s+|das\s+)?(?:(?P<de>Karr?ees?|Quarrees?|Vierecke?)\s+)?(?:ein(?:en)?\s*mal\s+)?zu\s+früh\s+(?:ein\s+|das\s+|im\s+)?(?:Karr?ees?\s+|Quarrees?\s+|Vierecke?\s+)?(?:bilden\s+)?als\s+(?:ein\s*mal\s+)?zu\s+spät"
    r"|(?:lieber|besser)\s+(?:ins\s+|ein\s+|das\s+)?(?:Karr?ees?|Quarrees?|Vierecke?)\s+(?:bilden\s+)?als\s+(?:weg|davon)?(?:zu)?(?:laufen|fliehen|rennen)"
    r"|(?:mieux\s+vaut|plutôt)\s+(?:le|un|en)?\s*carrés?\s+(?:que|plutôt\s+que)\s+(?:la\s+fuite|(?:de\s+)?(?:fuir|se\s+sauver))"
    r"|(?:mieux\s+vaut|plutôt|il\s+vaut\s+mieux|je\s+préfère)\s+(?:former\s+|se\s+mettre\s+en\s+)?(?:le|un|les|des)?\s*carrés?\s+(?:un\s+peu\s+)?trop\s+tôt\s+que\s+trop\s+tard"
    r"|(?:gegen|vor|bei)\s+(?:Reitern?|Reiterei|Kavallerie)\s+(?:nie|niemals|nicht|auf\s+keinen\s+Fall)\s+in\s+(?:Linie|Kolonne)\s+(?:stehen\s*)?(?:bleiben|stehen)"
    r"|(?:devant|face\s+à|contre)\s+(?:la\s+|de\s+la\s+)?cavalerie\s*,?\s+(?:ne\s+)?(?:jamais|pas)\s+rester\s+en\s+(?:ligne|colonne)"
    r"|(?:better|rather|I['’]d\s+rather(?:\s+have)?)\s+(?:a\s+|form\s+|in\s+)?squares?\s+(?:once\s+|a\s+bit\s+)?too\s+(?:early|soon)\s+than\s+(?:once\s+|a\s+bit\s+)?too\s+late"
    r")(?:\s+bilden)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
HEAD = re.compile(r"^\W*[^:]{2,60}:\s*(?=\S)")
THE_RULE = {
    "en": "All infantry forms square if cavalry charges.",
    "de": "Alle Infanterie bildet Karree, wenn Kavallerie angreift.",
    "fr": "Toute l'infanterie forme le carré si la cavalerie charge.",
}


def rule_of_squares(raw: str, language: str) -> str | None:
    """The rule in plain words, where a sentence lays down nothing else; ``None`` where it may say more, or less."""
    if SOONER_THAN_LATER.match(raw) is not None:
        return THE_RULE.get(language, THE_RULE["en"])
    if raw.rstrip().endswith("?") or SQUARE.search(raw) is None:
        return None
    if NOT_AS_HE_IS.match(raw) is not None and re.search(r"\d", raw) is None:
        return THE_RULE.get(language, THE_RULE["en"])
    if ALL_FOOT.search(raw) is None:
        return None
    said = BY_ITSELF.sub("", raw)
    if ATTACKED.search(said) is None or LESS.search(said) is not None or OF_SOME.search(said) is not None:
        return None
    return THE_RULE.get(language, THE_RULE["en"])


# *If cavalry come at them the infantry form square, the light battalion excepted*: who is left out stands last
CASE_FIRST = re.compile(
    r"^(?P<mark>\W*(?:(?:and|but|also)\s+)?)(?:if|when|whenever|once|should)\s+(?:(?:any|enemy|hostile|the|some|their|French|allied)\s+)*(?:cavalry|horse(?:men)?|lancers|riders)\s+"
    r"(?:should\s+)?(?:comes?|charges?|attacks?|appears?|threatens?|approach(?:es)?|gets?|rides?|turns?)\b[^,;:.!?]{0,30}?\s*,?\s+(?:then\s+)?"
    r"(?:(?:all|the|my|our|every|of)\s+)*(?:infantry|foot|battalions?|they\s+all|all)\s+(?:(?:should|must|will|shall|is\s+to|are\s+to)\s+)?"
    r"(?:forms?|goes?\s+into|makes?)\s+(?:a\s+)?squares?\s*[,(–—-]?\s*(?:(?:except(?:ing)?(?:\s+for)?|but\s+not|not|save|bar|apart\s+from|other\s+than)\s+(?P<out>[^;:.!?()]{2,60}?)"
    r"|(?P<excepted>[^;:.!?()]{2,60}?)\s+(?:excepted|aside|apart))\)?\s*(?:\([^()]*\)\s*)?(?=[.!]*\s*$)",
    re.IGNORECASE,
)
SQUARES_BUT_FOR = (
    turn(
        "square",
        CASE_FIRST,
        lambda told: (
            f"{told['mark']}all infantry form square if cavalry come at them, except {told['out'] or told['excepted']}"
        ),
    ),
)
