"""Some of a German general's troops, and the others of his.

*nimmt den Hof, aber ohne die Linienbataillone*, *schickt eine Batterie nach E4*,
*rückt mit zwei Bataillonen vor, die anderen bleiben*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Die Garde bleibt allesamt stehen*: those who were named, and nobody else
ALL_OF_THEM_DO = re.compile(
    r"^(?P<head>\W*[^,;:.!?]*?[\w)]\s+[a-zäöüß]{2,}(?:t|en))\s+(?:allesamt|sämtlich|samt\s+und\s+sonders|geschlossen\s+alle)"
    r"(?=\s+\w)"
)
# *nimmt den Hof, aber ohne die beiden Linienbataillone*: those stay
WITHOUT_SOME = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?P<does>(?-i:[a-zäöü])[^,;:.!?]{3,60}?)\s*,?\s+(?:(?:aber|jedoch|allerdings)\s+)?(?:bitte\s+)?ohne\s+(?:(?:die|seine|seinen|ihre)\s+)?"
    r"(?P<out>(?:(?:beiden?|zwei|drei|vier)\s+)?(?:Linienbataillone|leichten\s+Bataillone|Linientruppen|Grenadiere))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *nimmt den Hof ohne 1/61 und 2/61*
WITHOUT_NAMED = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?P<does>(?-i:[a-zäöü])[^,;:.!?]{3,60}?)\s*,?\s+(?:(?:aber|jedoch|allerdings)\s+)?(?:bitte\s+)?ohne\s+(?:(?:das|die)\s+)?"
    r"(?P<out>\d\S*(?:\s*(?:,|und)\s*(?:(?:das|die)\s+)?\d\S*){0,3}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Lefebvre schickt eine Batterie nach E4*: one of his
SENDS_ONE = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,25})\s+(?:schickt|entsendet|sendet|schiebt)\s+(?P<what>(?:eine|ein|einen|zwei|drei)\s+(?:Batterie|Bataillon|Regiment|Schwadron|Kanone|Geschütz)(?:e?n|e)?)\s+(?P<too>(?:bitte|auch|noch)\s+)?(?=(?:nach|zu[mr]?|hinter|in|auf|an|bis|vor)\s)"
)
# *Jamin gibt zwei Bataillone an Gauthier ab*
LENDS = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?:gibt|leiht|überlässt|stellt)\s+(?:(?P<him>(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+)?(?P<what>(?:ein|eine|zwei|drei)\s+(?:Bataillone?|Batterien?|Regimenter|Regiment|Schwadron(?:en)?))\s*(?:(?:an|zu)\s+(?P<him2>(?-i:[A-ZÄÖÜ])[\w-]{2,20}))?"
    r"(?:\s+(?:ab|zur\s+Verfügung|aus))?(?=\s*[.!]*\s*$)"
)
# *Ein Bataillon reicht für Lairalle, nimm 3/2L*
ONE_IS_ENOUGH = re.compile(
    r"^(?P<mark>\W*)(?:ein|eine)\s+(?:Bataillon|Batterie|Regiment|Schwadron)\s+(?:reicht|genügt|langt)\s+(?:doch\s+|völlig\s+|mir\s+)?(?:für|in)\s+(?P<what>(?:den\s+|die\s+|das\s+)?[^,;:.!?]{2,30}?)\s*[,:;]\s*(?:nimm|nehmt|nehmen\s+wir|schick|schickt|sagen\s+wir)\s+(?P<who>[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Die Spitze übernimmt 1/2L*: before the others
TAKES_THE_LEAD = (
    r"^(?P<mark>\W*)(?:die\s+Spitze|die\s+Vorhut)\s+(?:übernimmt|bildet|macht|hat)\s+(?P<who>(?:das\s+|die\s+)?[\w./]{2,20})(?=\s*[.!]*\s*$)",
    r"^(?P<mark>\W*)(?P<who>(?:das\s+|die\s+)?[\w./]{2,20})\s+(?:übernimmt|bildet|macht)\s+die\s+(?:Spitze|Vorhut)(?=\s*[.!]*\s*$)",
)
# *Hussons Leichte voran, die Linie dahinter*: his battalions of the line
HIS_LINE = re.compile(
    r"(?P<head>^\W*(?P<who>(?-i:[A-ZÄÖÜ])[\w-]{2,20}?)s\s+(?:Leichten?|leichten?\s+Bataillone|Schützen)\s+(?:voran|vorn|vorne|voraus|vorneweg|gehen\s+vor(?:an|aus)?)\s*,\s*(?:und\s+)?)(?:die|seine)\s+Linie(?=\s+(?:dahinter|hinterher|danach|folgt|hinten))",
    re.IGNORECASE,
)
# *rückt mit zwei Bataillonen vor, die anderen zwei bleiben*: so many of his, and the others of his
WITH_SOME_THE_REST = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?P<does>[a-zäöü]{3,12})\s+(?P<before>[^,;:.!?]{0,30}?\s?)mit\s+(?P<one>einem|zwei|drei)\s+Bataillon(?:en)?\s+(?P<behind>[^,;:.!?]{1,40}?)\s*,\s*(?:und\s+)?"
    r"(?:die\s+(?:anderen|übrigen)(?:\s+(?:zwei|beiden|drei|vier))?|der\s+Rest)\s+(?P<rest>[^;:.!?]{3,60}?)(?=\s*[.!]*\s*$)"
)
# *greift mit der leichten Infanterie an und hält die Linie zurück*: his light battalions do, and the others stay
LIGHT_ONES_DO = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+greift\s+(?P<what>[^,;:.!?]{0,30}?\s?)(?:nur\s+)?mit\s+(?:der\s+leichten\s+Infanterie|den\s+leichten\s+Bataillonen|seinen\s+(?:Leichten|leichten\s+Bataillonen)|den\s+Leichten)\s+(?P<what2>[^,;:.!?]{0,30}?\s?)an\s*,?\s+"
    r"(?:und\s+)?(?:hält|behält|lässt)\s+(?:die|seine)\s+(?:Linie|Linienbataillone|Linientruppen)\s+(?:dahinter\s+)?(?:zurück|stehen|hinten|in\s+Reserve)(?=\s*[.!]*\s*$)"
)
# *die Jäger und die Lanciers der Garde*: both are
BOTH_OF_THE_GUARD = re.compile(
    r"\b(?P<the>die|der|den)\s+(?P<one>Jäger|Lanciers?|Chasseurs|Grenadiere|Dragoner|Ulanen|Batterien)\s+(?P<and>und|oder)\s+(?:(?:die|der|den)\s+)?(?P<other>Jäger|Lanciers?|Chasseurs|Grenadiere|Dragoner|"
    r"Ulanen|Batterien)\s+der\s+Garde\b",
    re.IGNORECASE,
)
# *Die Kavallerie der Garde bleibt mit ihren beiden Batterien stehen*: those stay too
STAYS_WITH_HIS_GUNS = re.keyed(
    r"^(?P<who>\W*(?:die|das|der)\s+(?:[a-zäöü]+\s+)?(?:Brigade|Division|Kavallerie|Garde\w*|Reiterei|Infanterie|Korps)\b[^,;:.!?]{0,30}?)\s+(?P<stays>bleibt|hält|steht)\s+(?:bitte\s+|vorerst\s+)?"
    r"(?:(?:zusammen|samt|mitsamt)\s+)?(?:mit\s+)?(?P<guns>(?:ihren|seinen|den)\s+(?:beiden\s+|zwei\s+)?(?:Batterien|Geschützen|Kanonen)|(?:ihrer|seiner)\s+Batterie|(?:der\s+Batterie\s+)?\d[\w/]*)\s+"
    r"(?:bitte\s+)?(?=(?:stehen|hier|dort|in\s+Reserve|hinten)\b)",
    re.IGNORECASE,
)


def lends(found: re.Match[str]) -> str:
    """So many of one go to the other, where it is told to whom."""
    him = found["him"] or found["him2"]
    many = "gehen" if found["what"].lower().startswith(("zwei", "drei")) else "geht"
    return f"{found['what']} von {found['who'].strip()} {many} zu {him}" if him else found[0]


def with_some(found: re.Match[str]) -> str:
    """So many of his go, and the others of his do what is told of them."""
    one = "ein Bataillon" if found["one"] == "einem" else f"{found['one']} Bataillone"
    who = found["who"].strip()
    does = " ".join(f"{found['does']} {found['before']}{found['behind']}".split())
    return f"{one} von {who} {does}, die anderen Bataillone von {who} {found['rest']}"


def stays_with_his_guns(found: re.Match[str]) -> str:
    """The guns and those whose they are stay, both."""
    guns = re.sub(
        r"^(?:ihren|seinen|den|ihrer|seiner)\s+", lambda one: "ihre " if one[0][0] in "is" else "die ", found["guns"]
    )
    guns = re.sub(r"(?<=Geschütze)n$", "", guns)
    return f"{found['who']} und {guns} bleiben "


SOME_OF_HIS_IN_GERMAN = (
    turn("batterie|geschützen|kanonen|fa |ha ", STAYS_WITH_HIS_GUNS, stays_with_his_guns),
    turn("ohne", WITHOUT_SOME, r"\g<who> \g<does>, die \g<out> von \g<who> bleiben stehen"),
    turn("ohne", WITHOUT_NAMED, r"\g<who> außer \g<out> \g<does>"),
    turn("schickt|sendet|schiebt", SENDS_ONE, r"\g<what> von \g<who> geht "),
    turn("gibt|leiht|überlässt|stellt", LENDS, lends),
    turn("reicht|genügt|langt", ONE_IS_ENOUGH, r"\g<mark>\g<who> besetzt \g<what>"),
    *(
        turn("spitze|vorhut", re.compile(said, re.IGNORECASE), r"\g<mark>\g<who> geht voraus")
        for said in TAKES_THE_LEAD
    ),
    turn("linie", HIS_LINE, r"\g<head>die Linienbataillone von \g<who>"),
    turn("mit ", WITH_SOME_THE_REST, with_some),
    turn(
        "greift",
        LIGHT_ONES_DO,
        lambda one: (
            f"die leichten Bataillone von {one['who'].strip()} greifen {one['what'] or one['what2']}an, "
            f"die Linienbataillone von {one['who'].strip()} bleiben stehen"
        ),
    ),
    turn("garde", BOTH_OF_THE_GUARD, r"\g<the> \g<one> der Garde \g<and> \g<the> \g<other> der Garde"),
    turn("allesamt|sämtlich|sonders|geschlossen alle", ALL_OF_THEM_DO, r"\g<head>"),
)
