"""Germans at ease: who covers another's back, who is somewhere for a while, and who is to stand where others do."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

BY_THE_WAY = r"(?:\s+(?:dabei|dann|auch|derweil|inzwischen|dort|solange|bitte|einstweilen|weiterhin|stets|so))*"
# *deckt ihm dabei den Rücken*, *hält Gauthier die Flanke frei*: supports him
HIS_SIDE = (
    r"(?:den\s+Rücken|die\s+(?:(?:rechte|linke|offene|rechte\s+und\s+linke)\s+)?(?:Flanken?|Seiten?)|"
    r"(?:rechts|links)\s+die\s+(?:Flanke|Seite))"
)
COVERS_HIM = re.compile(
    rf"\b(?:deck(?:t|en)|schütz(?:t|en)|sicher(?:t|n)|hält|halten|stärk(?:t|en))\s+(?P<whom>ihm|ihr|ihnen|"
    r"(?:der\s+|dem\s+|den\s+)?(?:Brigade\s+|Division\s+)?(?:[A-ZÄÖÜ][\w-]+|\d+/\w+))"
    rf"{BY_THE_WAY}\s+{HIS_SIDE}(?:\s+(?:frei|ab))?(?=\s*(?:[,;.!)]|$|und\b))"
)
HIM = {"ihm": "ihn", "ihr": "sie", "ihnen": "sie"}
# *soll sich zwischen Foy und Bachelu aufhalten*, *hält sich bei der Batterie auf*: he is there, and stops nobody
TO_BE_THERE = re.compile(
    r"\b(?:soll|möge|wird|kann|darf|muss)\s+sich\s+(?P<where>(?:zwischen|bei|beim|in|im|an|am|hinter|neben|nahe|auf|vor)\s+"
    r"[^,;:.!?]{2,60}?)\s+(?:aufhalten|befinden|bereithalten)(?=\s*(?:[,;.!)]|$|und\b))"
)
IS_THERE = re.compile(
    r"\b(?:hält\s+sich|befindet\s+sich)\s+(?P<where>(?:zwischen|bei|beim|in|im|an|am|hinter|neben|nahe|auf|vor)\s+"
    r"[^,;:.!?]{2,60}?)\s+auf(?=\s*(?:[,;.!)]|$|und\b))"
)
# *Dort, wo jetzt Gauthier steht, soll später Jamin stehen*
WHERE_HE_STANDS = re.compile(
    r"^\W*(?:dort|da|dorthin|dahin)\s*,?\s+wo\s+(?:jetzt\s+|nun\s+|gerade\s+|noch\s+)?(?P<there>[^,;:.!?]{2,40}?)\s+"
    r"(?:jetzt\s+|gerade\s+|nun\s+)?(?:steht|stehen|ist|sind)\s*,\s*(?:soll|sollen|muss|müssen)\s+"
    r"(?:später\s+|dann\s+|nachher\s+|danach\s+|auch\s+)*(?P<who>[^,;:.!?]{2,40}?)\s+(?:stehen|hin|hinkommen|hingehen|sein)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *sollen sich nicht von der Stelle rühren*
DO_NOT_STIR = re.compile(
    r"\b(?P<shall>soll(?:te)?|darf|muss|(?P<many>soll(?:te)?n|dürfen|müssen|sollen))\s+sich\s+(?:mir\s+|bitte\s+|vorerst\s+|noch\s+|ja\s+)*"
    r"(?:nicht|keinen\s+(?:Schritt|Meter|Zentimeter|Zoll))\s+(?:(?:von\s+der\s+Stelle|vom\s+(?:Fleck|Platz)|weg|fort|mehr)\s+)*"
    r"(?:weg|fort)?(?:rühren|bewegen)(?=\s*(?:[,;.!)]|$|und\b))",
    re.IGNORECASE,
)
# *um den Angriff zu beobachten*: why he rides there
TO_SEE_IT = re.compile(
    r"\s*,\s*um\s+(?:von\s+dort\s+(?:aus\s+)?|dort\s+)?(?:den\s+(?:Angriff|Verlauf|Kampf|Vormarsch|Überblick)|das\s+(?:Gefecht|Ganze|"
    r"Geschehen|Schlachtfeld|Feld)|die\s+(?:Lage|Schlacht|Dinge|Sache|Bewegung\w*)|alles|mehr|besser|selbst)\s+(?:selbst\s+|besser\s+|gut\s+|"
    r"genau\s+|im\s+Auge\s+)*(?:zu\s+(?:beobachten|sehen|überblicken|verfolgen|überwachen|leiten|lenken|behalten|haben|übersehen)|"
    r"(?:beobachten|sehen|überblicken|verfolgen)\s+zu\s+können)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *halten sich mit der gesamten Kavallerie zurück*: they stay, and do not go back
HOLDS_BACK = re.compile(
    r"\b(?:hält|(?P<many>halten|haltet))\s+sich\s+(?P<how>(?:(?:mit|vorerst|zunächst|noch|bitte|heute|dabei|weiterhin)\b[^,;:.!?]{0,50}?\s+)?)"
    r"zurück(?=\s*(?:[,;.!)]|$|und\b))",
    re.IGNORECASE,
)
# *Piré bleibt mit seiner Kavallerie stehen*: these stay, and he does not ride to them
STAYS_WITH_THEM = re.compile(
    r"^(?P<mark>\W*)(?:Sie\s*,\s*(?:lieber\s+|verehrter\s+)?)?(?P<who>(?:General\s+)?[A-ZÄÖÜ][\w-]+)\s*,?\s+(?:bleibt|bleiben)\s+mit\s+"
    r"(?:(?:der|dem|den|all|allen|seine[rmn]|ihre[rmn]|gesamte[rn]|ganze[rn])\s+)*(?!Division|Brigade|Korps)(?P<what>[A-ZÄÖÜ][\w-]+)\s+stehen"
    r"(?=\s*(?:[,;.!)]|$|und\b))"
)
# *Ich will, dass ihr Stevenart mit der 1/6FA beschießt*: they do it with whom that is done
WITH_THESE = re.compile(
    r"^(?P<mark>\W*)(?:(?:ich|wir)\s+(?:will|wollen|möchten?|wünschen?|bitten?|erwarten?|hätten?\s+gern)(?:\s+euch|\s+Sie|\s+darum)?|bitte|"
    r"sorgt\s+dafür|sorgen\s+Sie\s+dafür)\s*,?\s+dass\s+(?:ihr|sie|du|wir|man|Sie)\s+(?P<whom>[^,;:.!?]{2,50}?)\s+mit\s+"
    r"(?:der\s+|dem\s+|den\s+|(?P<all>allen)\s+)?(?P<who>[^,;:.!?]{2,50}?)\s+(?P<does>beschießt|beschießen|beschiesst|angreift|angreifen|"
    r"attackiert|attackieren|vertreibt|vertreiben|verjagt|stürmt)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)

# *Ich möchte, dass ihr mit Husson nach J6 geht*: he goes, and not who writes
GO_WITH_THESE = re.compile(
    r"^(?P<mark>\W*)(?:(?:ich|wir)\s+(?:will|wollen|möchten?|wünschen?|bitten?|erwarten?|hätten?\s+gern)(?:\s+euch|\s+Sie|\s+darum)?|bitte|"
    r"sorgt\s+dafür|sorgen\s+Sie\s+dafür)\s*,?\s+dass\s+(?:ihr|sie|du|wir|man|Sie)\s+mit\s+(?:der\s+|dem\s+|den\s+|(?P<all>allen)\s+)?"
    r"(?P<who>[^,;:.!?]{2,40}?)\s+(?P<where>(?:nach|zu[mr]?|bis|in|an|auf|hinter|vor|neben|zwischen|gegen|richtung)\s+[^,;:.!?]{2,50}?)\s+"
    r"(?:geht|gehen|gehst|zieht|ziehen|marschiert|marschieren|rückt|rücken|vorrückt|vorrücken|vorgeht|vorgehen|reitet|reiten|kommt|kommen)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)

WAIT_WITH_THESE = re.compile(
    r"\bdass\s+(?:ihr|sie|du|wir|man|Sie)\s+mit\s+(?:der\s+|dem\s+|den\s+)?(?P<who>[^,;:.!?]{2,40}?)\s+(?P<how>(?:noch\s+|vorerst\s+|erst\s+)*)"
    r"(?:ab|zu)?(?:wartet|warten|wartest)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Wir gehen mit Husson nach J6*
WE_GO_WITH = re.compile(
    r"^(?P<mark>\W*)(?:(?:ihr|wir|du)\s+(?:geht|gehen|gehst|zieht|ziehen|marschiert|marschieren|rückt|rücken|reitet|reiten|kommt|kommen)|"
    r"(?:gehen|ziehen|marschieren|rücken|reiten)\s+Sie)\s+(?:bitte\s+|jetzt\s+|nun\s+|dann\s+)*mit\s+(?:der\s+|dem\s+|den\s+|(?P<all>allen)\s+)?"
    r"(?P<who>[^,;:.!?]{2,40}?)\s+(?P<where>(?:nach|zu[mr]?|bis|in|an|auf|hinter|vor|neben|zwischen|gegen|richtung)\s+[^,;:.!?]{2,50}?)"
    r"(?:\s+vor)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def these_go(one: re.Match[str]) -> str:
    """They go where one goes with them."""
    return f"{one['mark']}{'alle ' if one['all'] else ''}{one['who']} geht {one['where']}"


def with_these(one: re.Match[str]) -> str:
    """They do it."""
    does = {"a": "greift", "b": "beschießt", "s": "stürmt"}.get(one["does"][0].lower(), "vertreibt")
    does = "attackiert" if one["does"].lower().startswith("att") else does
    at = " an" if does == "greift" else ""
    return f"{one['mark']}{'alle ' if one['all'] else ''}{one['who']} {does} {one['whom']}{at}"


# *jemand soll auf die Jäger aufpassen, am besten Husson*
BEST_OF_ALL = re.compile(
    r"\b(?:jemand|irgendjemand|irgendwer|irgendeiner)\b(?P<does>[^,;:.!?]{3,60}?)\s*,\s*(?:am\s+(?:besten|liebsten)|vorzugsweise)\s+"
    r"(?P<who>[^,;:.!?]{2,40}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Das 1/100 und das 2/100 tauschen die Plätze*
CHANGE_PLACES = re.compile(
    r"^(?P<mark>\W*)(?P<one>[^,;:.!?]{2,40}?)\s+(?:und|and|et)\s+(?P<other>[^,;:.!?]{2,40}?)\s+(?:(?:sollen|should|shall|doivent)\s+)?"
    r"(?:(?:tauschen|wechseln)\s+(?:miteinander\s+)?(?:ihre|die)\s+(?:Plätze|Stellungen|Positionen|Posten)|tauschen(?:\s+miteinander)?|(?P<en>(?:swap|exchange|change|switch)\s+"
    r"(?:their\s+)?(?:places|positions))|(?P<fr>échangent\s+(?:leurs?|de)\s+(?:places?|positions?)))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def places_changed(found: re.Match[str]) -> str:
    """Each of two goes to where the other stands."""
    goes, stands = ("geht dorthin, wo", " steht")
    if found["en"]:
        goes, stands = ("goes to where", " stands")
    elif found["fr"]:
        goes, stands = ("va là où est", "")
    one, other = found["one"], found["other"]
    return f"{found['mark']}{one} {goes} {other}{stands}; {other} {goes} {one}{stands}"


# *Auf der rechten Seite deckt Hubert die Flanke*: he does it, and nobody covers him
HE_DOES = re.compile(
    r"^\W*(?:(?:auf|im|am|an|in|bei|zur|zum|von|ab|ganz|weiter)\b[^,;:]*|rechts|links|dort|da|dabei|dann|außerdem|hinten|vorne?|inzwischen)"
    r"(?:\s+(?:außen|drüben|hinten|vorne?))?\s*$",
    re.IGNORECASE,
)


def covers_him(one: re.Match[str]) -> str:
    """Supports him; where nobody else can do it, it is he who covers something."""
    before = one.string[: one.start()]
    if one["whom"].lower() not in HIM and HE_DOES.match(before):
        side = "rechte " if "recht" in before.lower() else "linke " if "link" in before.lower() else ""
        return f": {one['whom']} deckt die {side}Flanke"
    return f"unterstützt {HIM.get(one['whom'].lower(), one['whom'])}"


# *Wenn die Jäger angegriffen werden sollen sie ausweichen*: without the comma that ends the case
NO_COMMA = re.compile(
    r"^(?P<case>\W*(?:wenn|falls|sobald)\s+[^,;:.!?]{5,70}?\b(?:wird|werden|kommt|kommen|angreift|angreifen|ist|sind|hat|haben|bedroht|bedrohen))\s+"
    r"(?=(?:sollen|soll|bildet|bilden|geht|gehen|weicht|weichen|zieht|ziehen|protzt|protzen|schießt|schießen|fällt|fallen|darf|dürfen|muss|müssen)\s+"
    r"(?:sie|er|es|die|das|der|alle)\b)",
    re.IGNORECASE,
)
# *Ney bleibt bei den Batterien, also an seinem jetzigen Platz*
WHERE_HE_IS = re.keyed(
    r"\b(?P<stays>bleib(?:t|en)|stays?|remains?|reste(?:nt)?)\s+[^,;:.!?]{2,40}?\s*[,(–—-]\s*(?:also|d\.?\s?h\.?|das\s+heißt|sprich|i\.?e\.?|that\s+is|"
    r"so|c['’]est-à-dire|donc)\s*,?\s+(?:(?:an|auf)\s+(?:seinem|ihrem)\s+(?:jetzigen\s+|alten\s+|derzeitigen\s+)?Platz|(?:da\s*,?\s*)?wo\s+(?:er|sie|es)\s+"
    r"(?:jetzt\s+|gerade\s+|schon\s+)?(?:ist|sind|steht|stehen)|where\s+(?:he|she|it|they)\s+(?:is|are)(?:\s+now)?|là\s+où\s+(?:il|elle|ils)\s+(?:est|sont)|"
    r"à\s+(?:sa|leur)\s+place)\)?",
    re.IGNORECASE,
)
STAYS_THERE = {"b": "wo er ist", "s": "where he is", "r": "où il est"}


def where_he_is(found: re.Match[str]) -> str:
    """That he stays where he is, in the language in which it is told."""
    low = found["stays"].lower()
    there = "where he is" if low.startswith("rem") else STAYS_THERE[low[0]]
    return f"{found['stays']}, {there}" if low[0] == "b" else f"{found['stays']} {there}"


# *um ihm Dampf zu machen*: what a general does there
TO_URGE_HIM = re.compile(
    r"\s*,\s*um\s+(?:ihm|ihr|ihnen|ihn|sie|dort|da|den\s+(?:Leuten|Männern|Truppen)|der\s+Truppe|alle[ns]?|dem\s+Ganzen|selbst|die\s+(?:Leute|Männer|Truppe\w*))\s+"
    r"(?:[^,;:.!?]{0,30}?\s)?(?:zu\s+(?:machen|bringen|ermuntern|ermutigen|treiben|leiten|führen|koordinieren|geben|drängen|sein|befehligen)|anzutreiben|anzufeuern|"
    r"aufzumuntern|beizustehen|anzuspornen)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Gauthier, Sie gehen mit Ihrer Brigade nach F7*: he with whom one speaks, and his own
WITH_YOUR_OWN = re.compile(
    r"^(?P<who>\W*[A-ZÄÖÜ][\w-]+)\s*,\s+(?:Sie|du|ihr)\s+(?P<does>[a-zäöüß]{2,}(?:en|st|t))\s+(?:bitte\s+)?mit\s+(?:Ihre[rn]|deine[rn]|eure[rn])\s+"
    r"(?:ganzen\s+|gesamten\s+)?(?:Brigade|Division|Leuten|Männern|Truppen|Bataillonen|Reitern|Regimentern)\b"
)
# *gibt Stevenart Deckung*, *sorgt für den Schutz der Batterie*
WHOM = (
    r"(?P<whom>ihm|ihr|ihnen|"
    r"(?:der\s+|dem\s+|den\s+|des\s+|von\s+)?(?:(?:Brigade|Division|Batterie)\s+)?(?:[A-ZÄÖÜ][\w-]+|\d+/\w+))"
)
GIVES_COVER = re.compile(
    rf"\b(?:gib(?:t|st)|geben|biete[tn])\s+{WHOM}{BY_THE_WAY}\s+(?:Deckung|Rückendeckung|Flankenschutz|Flankendeckung|Schutz|Rückhalt)"
    r"(?=\s*(?:[,;.!)]|$|und\b))"
)
SEES_TO_COVER = re.compile(
    rf"\bsorg(?:t|en){BY_THE_WAY}\s+für\s+(?:den\s+|die\s+)?(?:Schutz|Deckung|Sicherheit|Sicherung|Bedeckung)\s+{WHOM}(?=\s*(?:[,;.!)]|$|und\b))"
)
THEM = {"der": "die", "dem": "den", "des": "das", "den": "die"}
# *bleibt als Bedeckung für Stevenart in E7*: what he is there
IN_A_ROLE = re.compile(
    r"\b(?P<stays>(?:ver)?bleib(?:t|en))\s+(?:als|zur|zum)\s+(?:Bedeckung|Schutz|Deckung|Reserve|Rückhalt|Unterstützung|Rückendeckung)\s+"
    r"(?:für\s+|der\s+|des\s+|von\s+)[^,;:.!?]{2,40}?\s+(?=(?:in|bei|auf)\s+[A-Z]\d{1,2}\b)"
)
# *hält sich am Bach und deckt die Batterie*
KEEPS_THERE = re.compile(
    r"\b(?:hält|(?P<many>halten))\s+sich\s+(?=(?:weiter\s+|weiterhin\s+)?(?:in\s+(?:der\s+)?Reserve|(?:am|im|in|auf)\s[^,;:.!?]{2,40}?\s+und\s+"
    r"(?:deck|schütz|sicher|schirm|bewach|unterstütz|behält|beobacht|wart|pass))\w*)"
)


def gives_cover(one: re.Match[str]) -> str:
    """Covers those to whom cover is given."""
    first, space, rest = one["whom"].partition(" ")
    if not space:
        return f"deckt {HIM.get(first, first)}"
    return f"deckt {f'{THEM[first]} ' if first in THEM else '' if first == 'von' else f'{first} '}{rest}"


AT_EASE = (
    turn("mit ihre|mit deine|mit eure", WITH_YOUR_OWN, r"\g<who>, Sie \g<does>"),
    turn("deckung|schutz|rückhalt", GIVES_COVER, gives_cover),
    turn("sorgt|sorgen", SEES_TO_COVER, gives_cover),
    turn("bleib", IN_A_ROLE, r"\g<stays> als Reserve "),
    turn("hält sich|halten sich", KEEPS_THERE, lambda one: "bleiben " if one["many"] else "bleibt "),
    turn("wenn |falls |sobald ", NO_COMMA, r"\g<case>, "),
    turn("platz|wo |where |où|place", WHERE_HE_IS, where_he_is),
    turn("zurück", HOLDS_BACK, lambda one: f"{'bleiben' if one['many'] else 'bleibt'} {one['how']}stehen"),
    turn("dass ", GO_WITH_THESE, these_go),
    turn("dass ", WAIT_WITH_THESE, r"dass \g<who> \g<how>stehen bleibt"),
    turn(" mit ", WE_GO_WITH, these_go),
    turn("dass ", WITH_THESE, with_these),
    turn("mit ", STAYS_WITH_THEM, r"\g<mark>\g<who>: \g<what> bleibt stehen"),
    turn("am besten|am liebsten|vorzugsweise", BEST_OF_ALL, r"\g<who>\g<does>"),
    turn("tausch|wechs|swap|change|switch", CHANGE_PLACES, places_changed),
    turn("rühren|bewegen", DO_NOT_STIR, lambda one: "bleiben stehen" if one["many"] else "bleibt stehen"),
    turn(", um ", TO_SEE_IT),
    turn(", um ", TO_URGE_HIM),
    turn("rücken|flanke|seite", COVERS_HIM, covers_him),
    turn("aufhalten|befinden|bereithalten", TO_BE_THERE, r"stellt sich \g<where>"),
    turn("hält sich|befindet sich", IS_THERE, r"stellt sich \g<where>"),
    turn(" wo ", WHERE_HE_STANDS, r"\g<who> geht zu \g<there>"),
)
