"""Items named: who is told of by the number of an item, *die unter 1.1 genannte Brigade*, *gem. Ziff. 3.1*.

A letter whose items are numbered points from one to another. Whom the other item is about is meant by that; where only
the paper is meant, *vgl. Bericht S. 4*, nobody is.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from battles.engine.keys import Keys
from orders.language.letters.turns import turn

# *1.1*, *3)*, *(2)*: the number with which an item begins
HEADED = re.compile(r"\s*\(?(?P<number>\d{1,2}(?:\.\d{1,2})+)[.)]?\s+(?=\S)|\s*\(?(?P<plain>\d{1,2})[.)]\s+(?=\S)")
NUMBER = r"(?P<number{0}>\d{{1,2}}(?:\.\d{{1,2}})*)(?![\d/]|\s*(?:cm|mm|m\b|paces|uhr)|\.\d)\)?"
WORD = (
    r"(?:(?:punkt|ziff(?:er)?|nummer|nr|abs(?:atz|chnitt)?|pos(?:ition)?|para(?:graph)?|point|item|order|section|no|n°|numéro|alinéa|"
    r"article|art|§)\b\.?\s*)"
)
NAMED = (
    r"(?:(?:oben|bereits|schon|vorstehend|zuvor)\s+)?"
    r"(?:genannt|erwähnt|aufgeführt|bezeichnet|angeführt|benannt)e[nrms]?"
)
TROOPS = (
    r"(?:brigaden?|batterien?|bataillone?n?|regiment(?:e[rn]?)?|division(?:en)?|truppen(?:teile?n?)?|einheit(?:en)?|verb(?:and|änden?)|"
    r"brigades?|batter(?:y|ies)|battalions?|regiments?|troops|units?|guns|bataillons?|batteries?|régiments?|troupes|unités?)"
)
# *der unter 1.1 genannten Brigade*
NAMED_UNDER = re.keyed(
    rf"\b(?:de[rmn]|die|das)\s+(?:unter|in|zu|bei|sub)\s+{WORD}?{NUMBER.format(1)}\.?\s+{NAMED}\s+\w{{4,20}}"
    rf"|\b(?:la|le|les)\s+{TROOPS}\s+(?:(?:dé?jà\s+)?(?:cité|nommé|mentionné|indiqué|désigné|dite?)e?s?\s+)(?:(?:plus\s+haut|ci-dessus)\s+)?"
    rf"(?:au|sous(?:\s+le)?|en|dans\s+le|à\s+l['’])\s*{WORD}?{NUMBER.format(2)}"
    rf"|\b(?:la|le|les)\s+{TROOPS}\s+(?:du|de\s+l['’]|au)\s*{WORD}{NUMBER.format(3)}"
    rf"|\bthe\s+(?:\w+\s+)?{TROOPS}\s+(?:(?:named|mentioned|listed|described|given|told\s+of)\s+)?(?:above\s+)?(?:under|in|at|of|from)\s+{WORD}{NUMBER.format(4)}"
    rf"|\bthe\s+(?:\w+\s+)?{TROOPS}\s+(?:named|mentioned|listed|described)\s+(?:above\s+)?(?:under|in|at)\s+{NUMBER.format(5)}"
    rf"|\b(?:die|der|de[mn]|das)\s+{TROOPS}\s+(?:aus|unter|gem(?:\.|äß)|nach|zu|laut|lt\.)\s+{WORD}{NUMBER.format(6)}",
    re.IGNORECASE,
)
LEAD = (
    r"(?:gem(?:\.|äß)|lt\.|laut|nach|s(?:\.|iehe)|vgl\.?|vergleiche|wie\s+(?:unter|in)|im\s+sinne\s+(?:von|der)|unter|zu|aus|"
    r"as\s+(?:per|in|under)|according\s+to|under|in|of|see|cf\.?|per|selon(?:\s+le)?|suivant(?:\s+le)?|voir|du|au|conformément\s+au|"
    r"décrite?\s+au|ordonnée?\s+au|described\s+(?:in|under)|ordered\s+(?:in|under))"
)
DEED = (
    r"(?:vorgehen|angriff|vormarsch|vorrücken|vorstoß|bewegung|rückzug|rückmarsch|advance|attack|assault|movement|march|withdrawal|"
    r"attaque|avance|mouvement|marche|assaut|progression|retraite)"
)
# *unterstützt das Vorgehen gem. Ziff. 3.1*: of him of whom that is told
DEED_UNDER = re.keyed(rf"(?P<deed>\b{DEED})\s*,?\s+\(?{LEAD}\s+{WORD}{NUMBER.format('')}", re.IGNORECASE)
# *wie unter Ziff. 3.1 beschrieben*, *(s. Punkt 2)*
ONLY_POINTS = re.keyed(
    rf"\s*,?\s*\(?\b(?:gem(?:\.|äß)|lt\.|laut|s(?:\.|iehe)|vgl\.?|vergleiche|wie\s+(?:unter|in)|as\s+(?:per|in|under)|see|cf\.?|voir|selon\s+le|comme\s+au)"
    rf"\s+{WORD}{NUMBER.format('')}(?:\s+(?:beschrieben|befohlen|verfügt|angeordnet|described|ordered|above|ci-dessus|oben))?",
    re.IGNORECASE,
)
# *vgl. Bericht S. 4*, *lt. Karte*, *see report p. 3*: the paper, and no troops
IN_PAPERS = re.keyed(
    r"\s*[,;]?\s*\b(?:vgl\.?|s\.|siehe|cf\.?|see|voir)\s+(?:(?:Ihr(?:en?)?|den|die|das|dem|der|the|your|my|le|la|votre|meine?)\s+)*"
    r"(?:Bericht|Karte|Anlage|Skizze|Lagekarte|Meldung|Schreiben|report|map|sketch|rapport|carte|croquis)\w{0,2}"
    r"(?:\s*,?\s*(?:vom|of|du|page|seite|blatt|s\.|p\.|bl\.)\s*[\d.]{1,8})?",
    re.IGNORECASE,
)
# *die beiden vorgenannten Batterien*, *les deux batteries précitées*, *the aforementioned guns*: these
BEFORE_NAMED = re.keyed(
    r"\b(?:die|der|den|dem|das)\s+(?P<both>beiden\s+|zwei\s+)?(?:(?:eben|bereits|schon|oben|zuvor|vorher)\s*-?\s*)?(?:vor|oben|vorstehend\s+|zuvor\s+|vorher\s+)?-?(?:genannten?|bezeichneten?|erwähnten?|obigen|vorstehenden|besagten?)"
    r"(?:\s+(?P<both2>beiden|zwei))?\s+(?P<what>(?-i:[A-ZÄÖÜ])[a-zäöüß]{4,20})"
    r"|\b(?P<les>les|la|le)\s+(?P<deux>deux\s+)?(?P<quoi>batteries?|bataillons?|brigades?|régiments?|troupes|unités?)\s+(?:susdite?s?|susmentionnée?s?|précitée?s?|(?:mentionn|cit|nomm)ée?s?\s+(?:plus\s+haut|ci-dessus|précédemment))"
    r"|\bthe\s+(?P<two>two\s+)?(?:aforementioned|aforesaid|above-?\s?(?:mentioned|named)|said|before-?mentioned)\s+(?P<two2>two\s+)?(?P<thing>batter(?:y|ies)|battalions?|brigades?|regiments?|guns|units?|troops)",
    re.IGNORECASE,
)


def these(found: re.Match[str]) -> str:
    """*These* of them."""
    if found["what"]:
        return f"diese{' beiden' if found['both'] or found['both2'] else ''} {found['what']}"
    if found["quoi"]:
        one = {"la": "cette", "le": "ce"}.get(found["les"].lower(), "ces")
        return f"{one} {found['deux'] or ''}{found['quoi']}"
    these = "these" if found["thing"].lower().endswith("s") else "this"
    return f"{these} {found['two'] or found['two2'] or ''}{found['thing']}"


# *les chasseurs, dont j'ai déjà parlé*, *the jagers I spoke of*, *die Jäger, von denen oben die Rede war*
SPOKEN_OF = re.keyed(
    r"\s*,?\s+(?:dont\s+(?:(?:j['’]ai|je\s+vous\s+ai|il\s+a\s+été|nous\s+avons|on\s+a)\s+(?:(?:déjà|souvent|tantôt|tout\s+à\s+l['’]heure|plus\s+haut|bien)\s+)*(?:parlé|fait\s+mention|question|dit\s+(?:un\s+mot|deux\s+mots))|il\s+(?:est|fut)\s+question)"
    r"|que\s+(?:j['’]ai|je\s+vous\s+ai|nous\s+avons)\s+(?:(?:déjà|tantôt)\s+)*(?:mentionn|cit|nomm|évoqu|désign)ée?s?"
    r"|(?:(?:that|which|who|whom)\s+)?I(?:\s+have|['’]ve)?\s+(?:(?:already|just)\s+)*(?:spoke|spoken|talked|wrote|written|told\s+you)\s+(?:of|about)|(?:(?:that|which|whom)\s+)?I(?:\s+have|['’]ve)?\s+(?:(?:already|just)\s+)*(?:mentioned|named)(?=\s+(?:above|before|earlier|already)|\s*[,.;]|\s*$)"
    r"|(?:mentioned|named)\s+(?=above|before|earlier)"
    r"|(?:,\s*)?(?:von|über)\s+(?:denen|der|dem|die|das|den)\s+(?:(?:ich|oben|schon|bereits|wir|vorhin)\s+)*(?:sprach|gesprochen\s+habe|geschrieben\s+habe|schrieb|die\s+Rede\s+war)"
    r"|(?:,\s*)?(?:die|den|das)\s+ich\s+(?:(?:oben|schon|bereits|vorhin|ja)\s+)*(?:erwähnt|genannt|beschrieben)(?:e|\s+habe|\s+hatte)?)"
    r"(?:\s+(?:plus\s+haut|ci-dessus|tout\s+à\s+l['’]heure|précédemment|plus\s+tôt|déjà|above|before|earlier|already|oben|vorhin))*(?P<end>\s*,(?=\s+(?:qui|who|die|der)\b))?(?=\s*(?:[,;:.!?)]|$)|\s+[a-z])",
    re.IGNORECASE,
)
# *tous, sauf le 5M, qui tient la ferme, forment le carré*: what is told of him who is left out, within the rule
LEFT_OUT_WHO = re.compile(
    r"(?P<but>\b(?:à\s+l['’]exception\s+d(?:e\s+la|es|u|e)|sauf|hormis|excepté|à\s+part|with\s+the\s+exception\s+of|except(?:ing)?(?:\s+for)?|apart\s+from|außer|mit\s+Ausnahme\s+(?:von|vom|der|des)|bis\s+auf)"
    r"\s+[^,;:.!?()]{2,40}?)(?:\s*,?\s+(?:dont|qui|que|lesquels|who|which|whom|that)|\s*,\s+(?:die|der|das|den|dem|denen))\s+[^,;:.!?]{3,80}?\s*,\s+(?=(?:form|stand|hold|stay|keep|fall|will|must|should|shall|may|shoot|turn|go)\b|(?!et\b|and\b|und\b|mais\b|but\b|aber\b)[a-zà-ÿ]{3,}(?:nt|e|t|s|en)\b)",
    re.IGNORECASE,
)
SPOKEN_OF_BEFORE = (
    turn(
        "parl|mention|question|mot|cité|nomm|évoqu|désign|spoke|talk|wrote|writt|told|named|sprach|sproch|schrieb|rede|erwähnt|genannt",
        SPOKEN_OF,
    ),
    turn("except|sauf|hormis|part|außer|ausnahme|bis auf", LEFT_OUT_WHO, r"\g<but>, "),
)
EMPTY = re.keyed(r"\s*(?:\(\s*\)|\[\s*\])")  # brackets in which nothing is left
OF = {"d": "von", "f": "de", "e": "of"}
GERMAN = re.compile(r"vor(?:gehen|marsch|rücken|stoß)|angriff|bewegung|rück", re.IGNORECASE)
FRENCH = re.compile(r"attaque|avance\b|mouvement|marche|assaut|progression|retraite", re.IGNORECASE)
# fmt: off
KEYS = Keys(
    "genannt|erwähnt|aufgef|bezeichn|angef|benannt|cité|nommé|mentionn|indiqu|désign|named|listed|described|"
    "given|said|sus|précit|obig|vorsteh|besagt"
)
# fmt: on
POINTING = re.compile(
    r"\b(?:ziff|punkt|point|para|item|nr|nummer|abs|pos|section|order|no|article|art|alinéa|numéro|unter|vgl|siehe|s|see|cf|voir)\b|n°|§",
    re.IGNORECASE,
)


def items_of(lines: list[str]) -> dict[str, str]:
    """What stands behind the number of each item of a letter, by that number."""
    found = ((HEADED.match(raw), raw) for raw in lines)
    return {one["number"] or one["plain"]: raw[one.end() :] for one, raw in found if one is not None}


def by_their_items(raw: str, whom: Callable[[str], str]) -> str:
    """A sentence with the names of those told of by the number of an item, of whom ``whom`` knows the names."""
    if POINTING.search(raw) is None and not KEYS.stand_in(raw):
        return raw

    def number_of(found: re.Match[str]) -> str:
        return next((value for key, value in found.groupdict().items() if key.startswith("number") and value), "")

    def named(found: re.Match[str]) -> str:
        return whom(number_of(found)) or re.sub(r"\s+(?:unter|in|zu)\s+[^A-Za-zäöü]*\d[\d.]*", " ", found[0])

    def of_him(found: re.Match[str]) -> str:
        who = whom(found["number"])
        of = OF["d" if GERMAN.match(found["deed"]) else "f" if FRENCH.fullmatch(found["deed"]) else "e"]
        return f"{found['deed']} {of} {who}" if who else found["deed"]

    raw = BEFORE_NAMED.sub(these, raw)
    raw = DEED_UNDER.sub(of_him, NAMED_UNDER.sub(named, raw))
    return EMPTY.sub("", IN_PAPERS.sub("", ONLY_POINTS.sub("", raw)))
