"""Precedence: who is to act before whom, told by the words of turns and ranks and by having no others.

A sentence that ranks troops names them one after the other, with *first*, *then*, *zuletzt*, *en premier* between them,
and with no more of a verb than that they go, act or have their turn. A place, a target, a formation, a case or a
denial in it makes an order of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from orders.language.folding import fold
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops


def words(said: str) -> frozenset[str]:
    """The words of a list with blanks between them."""
    return frozenset(said.split())


FIRST = words(
    "first firstly zuerst zunachst erst erstens ersten erster abord dabord premier premiers premiere premieres "
    "foremost vorweg vorrang vorfahrt vortritt"
)
LAST = words("last lastly zuletzt letzter letzte letzten dernier dernieres derniers derniere schluss")
NEXT = words(
    "then than next second secondly third thirdly finally after afterwards thereafter followed danach dann "
    "anschliessend hernach nachher zweiter zweite zweitens drittens dritter puis ensuite apres enfin deuxieme "
    "troisieme suivi"
)
SEQUENCE = words(
    "important importance initiative order sequence precedence priority prio reihenfolge reihenf folge ordre priorite "
    "prioritat "
    "marschordnung marschreihenfolge marschfolge zugreihenfolge zugfolge priorities activation aktivierung activations "
    "urgency urgence dringlichkeit abfolge rangfolge rangordnung"
)
BEGINNING = words(
    "start starts begin begins beginning anfangen fangt anfangt beginnt beginnen beginn commence commencent "
    "commencer commencez debute debutent ouvre"
)
ACTING = words(
    "go goes going move moves moving act acts acting activate activated activates play plays played do does done "
    "handle come comes turn motion set put kick off lead leads march marches bouge bougent bouger jouer joue "
    "jouent joues activer active actives activez agir agit agissent part partent partir passe passent ziehen "
    "zieht gezogen handelt handeln dran aktiviert aktivieren kommt kommen macht machen an off run runs execution "
    "ausfuhrung moved take takes let it them him that they be is are on with mit par von of all lautet shall "
    "should must will may please want wants wanted need needs if needed necessary faut falls notig un il sil s "
    "you i d like bitte svp pls by way in en au am als to before anyone anybody everyone everybody anything avant "
    "vor allem allen tout le monde else so follows wie folgt follow these lot for pour fur und et and the a also "
    "over attended attend served serve dealt deal seen see looked tended "
    "their one two three four quickly now maintenant jetzt soll sollen muss mussen doit doivent devra devront "
    "occupe occupez occuper vous kummern kummert kummere sich sie um "
    "turns given accorded granted there choice most for me this have has n o der die das den la les des du e the hat "
    "haben "
    "gibt gilt geniesst way right"
)
REST = words(
    "rest others remaining remainder whatever whichever whoever whomever quiconque egal restlichen ubrigen ubrige "
    "anderen reste autres peu importe wurscht wurst beliebig ermessen osef fit matter matters"
)
# Kinds of spots of which one makes something else of a sentence.
TOLD = frozenset({"ground", "spot", "kind", "length", "formation", "compass", "not", "near", "side", "way"})
IDLE = frozenset({"mark", "filler", "link", "title"})
TITLING = frozenset({"unknown", "verb", "if", "trigger", "they", "relation", "side"})
HEADING = frozenset({":", "-", "–", "—", "=", "is", "ist", "est", "lautet"})
# What one does in one's turn, where *goes before* may be a place.
PLAYING = words(
    "move moves moved act acts activate activates activated play plays played joue jouer jouent agit bouge bouger"
)
# *if the road becomes crowded*, *so that there be no crowding*
JAM = (
    r"(?:crowd\w*|jam\w*|congest\w*|traffic|in\s+(?:each|one)\s+(?:other|another)['’]s\s+way|"
    r"gets?\s+in\s+the\s+way|tangle\w*|mix\w*\s+up|collid\w*|collision)"
)
CROWDED = re.keyed(
    rf"^\W*(?:if|when|where|should|in\s+case)\b[^,;:.!?]{{2,50}}?\b{JAM}(?:\s+\w+){{0,4}}?\s*[,:]\s*(?:then\s+)?",
    re.IGNORECASE,
)
SO_THAT = re.keyed(
    rf"\s*,?\s+(?:so\s+(?:that|as\s+to)|to\s+(?:avoid|prevent)|lest|"
    rf"otherwise)\b[^;:.!?]*?\b{JAM}\b[^,;:.!?]*(?=[.!]*\s*$)",
    re.IGNORECASE,
)
BEFORE = re.compile(r"\s*,?\s+(?:before|avant|vor)\s+", re.IGNORECASE)
CHAIN = re.keyed(
    r"^(?P<mark>\W*)(?P<chain>(?-i:[A-ZÄÖÜÉ])[\wäöüéèß'’ -]{2,30}?(?:\s*,?\s+(?:before|"
    r"avant|vor)\s+(?-i:[A-ZÄÖÜÉ])[\wäöüéèß'’ -]{2,30}?){2,5})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson moves before Campi, and Gauthier before Jamin*
NAME = r"(?-i:[A-ZÄÖÜÉ])[\wäöüéèß'’-]{2,20}"
TWO_PAIRS = re.keyed(
    rf"^(?P<mark>\W*)(?P<one>{NAME})\s+(?:moves|acts|plays)\s+before\s+(?P<two>{NAME})\s*,?\s+and\s+(?P<three>{NAME})\s+"
    rf"(?:(?:moves|acts|plays)\s+)?before\s+(?P<four>{NAME})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Gauthier handelt vor Husson*
ACTS_BEFORE_DE = re.keyed(
    rf"^(?P<mark>\W*)(?P<one>{NAME})\s+(?:handelt|agiert|zieht\s+zeitlich)\s+vor\s+(?P<two>{NAME})(?=\s*[.!]*\s*$)"
)
GOES_BEFORE = re.compile(r"\bgoe?s?\s+before\b", re.IGNORECASE)
# *Move the guns before the infantry*, *the guns act before the others*
ARMS = (
    r"(?:(?:the|my|our|all|any)\s+)*(?:infantry|cavalry|guns|artillery|batter(?:y|ies)|foot|horse|others?|rest|everyone|"
    r"everybody|anyone|anybody)(?:\s+else)?"
)
MOVES_BEFORE = re.keyed(
    rf"^(?P<mark>\W*(?:please\s+)?)(?:(?:move|activate|play)\s+(?P<who>[^,;:.!?]{{2,30}}?)\s+before\s+(?:{ARMS}|(?-i:[A-Z])[\w'’-]{{2,20}}|\d\S{{1,8}})|"
    rf"(?P<whom>[^,;:.!?]{{2,30}}?)\s+(?:moves?|acts?|goe?s?|plays?)\s+before\s+{ARMS})(?:\s+(?:moves?|does|do|acts?))?"
    r"(?:\s*,?\s+(?:so|otherwise|or|to\s+avoid|because)\b[^;:.!?]*)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
PRECEDES = re.keyed(
    r"(?P<who>(?-i:[A-ZÉ])[\wé'’ -]{2,30}?)\s+(?:has|takes|gets|have|take)\s+(?:the\s+)?(?:precedence|"
    r"priority|right\s+of\s+way)(?!\s+(?:over|before))",
    re.IGNORECASE,
)
# *La priorité à Husson*, *Husson en priorité*, *Vorrang für Husson*
HIS_NAME = (
    r"(?P<who>(?:(?:the|la|le|die|das|der)\s+)?(?:(?:brigade|division|batterie)\s+)?(?-i:[A-ZÄÖÜÉ])[\wäöüéèß'’-]{2,20}|"
    r"\d{1,2}/\w{1,8})"
)
COMES_FIRST = re.keyed(
    rf"^(?P<mark>\W*)(?:{HIS_NAME}\s+(?:en\s+priorité|a\s+la\s+priorité|(?:hat|bekommt"
    rf"|kriegt)\s+(?:den\s+)?Vorrang|starts?(?:\s+off)?|begins|kicks\s+off|"
    r"beginnt|fängt\s+an|commence|ouvre\s+la\s+marche)|"
    rf"(?:la\s+)?priorité\s+(?:à|pour|va\s+à)\s+(?:l['’])?{HIS_NAME.replace('who', 'whom')}|(?:Vorrang"
    rf"|Priorität)\s+(?:für|hat)\s+{HIS_NAME.replace('who', 'whose')})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Bijlandt's brigade goes before Saxe-Weimar's*, *ist vor der von X dran*, *passe avant celle de X*
BEFORE_HIS = re.keyed(
    r"^(?P<mark>\W*)(?:(?P<en>(?-i:[A-Z])[\w-]+)['’]s?(?:\s+brigade)?\s+(?:goes|moves|acts|plays)\s+before\s+(?P<en2>(?-i:[A-Z])[\w-]+?)['’]s?(?:\s+brigade)?|"
    r"(?P<de>(?-i:[A-ZÄÖÜ])[\w-]+?)(?:s\s+Brigade)?\s+ist\s+vor\s+(?:der\s+von\s+|der\s+Brigade\s+|dem\s+)?(?P<de2>(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:dran|an\s+der\s+Reihe)|"
    r"(?:la\s+brigade\s+)?(?P<fr>(?-i:[A-Z])[\w-]+)\s+(?:passe|joue|agit)\s+avant\s+(?:celle\s+de\s+|la\s+brigade\s+)?(?P<fr2>(?-i:[A-Z])[\w-]+))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Prioritise Gauthier over Husson*, *give priority to Gauthier, then Husson*
PRIORITISE = re.keyed(
    r"^(?P<mark>\W*)(?:please\s+)?(?:prioriti[sz]e|give\s+(?:the\s+)?priority\s+to|give\s+(?=[^,;:.!?]{2,30}\s+priority))\s*(?P<who>[^;:.!?]{2,60}?)"
    r"(?:\s+(?:the\s+)?priority)?(?:\s+(?:over|before)\s+(?P<whom>[^;:.!?]{2,40}?)|\s*,?\s+then\s+(?P<then>[^;:.!?]{2,60}?))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
POLITE = frozenset({"please", "bitte", "svp"})
MARCHING = frozenset({"go", "lead", "ride", "advance", "follow"})
MOST_STRANGE = 2
LONGEST_REST = 12  # words


# Numbers of ranks, which before the name of a regiment would be part of it: *second Husson*, *Hubert first*.
ORDINAL = re.compile(
    r"(?<!\bthe\s)\b(?:(?P<first>first(?:ly)?(?:\s+of\s+all)?)|(?P<last>(?:and\s+)?(?:at\s+|"
    r"as\s+)?(?:the\s+)?last(?:ly)?(?:\s+of\s+all)?)"
    r"|(?P<next>second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth|finally|next|then|than))\b"
    r"(?!\s+(?:wave|echelon|bn|btn|batt|comp|coy|bat|line|milit|light|reg|chass|lanc|nass|orange|div|brig|corps|"
    r"nether)\w*)",
    re.IGNORECASE,
)
# *Artl. 9D*, *9th Div. guns*: no full stop
CUT_SHORT = re.compile(
    r"\b(?P<arm>art\w{0,3}|cav|kav|inf|div|bde|brig)\.\s+(?=\d|(?:guns?|batt|art|horse|foot)\w*\b)", re.IGNORECASE
)
ITEM = re.compile(r"(?<!\S)\d{1,2}\)\s*")
# *When you need the order of initiative, ...*, *s'il faut un ordre : ...*: what the ranks are for.
IF_ASKED = re.compile(
    r"^\W*(?:when(?:ever)?|if|should|wenn|falls|sollten?|kommt|si|s['’]?il|quand)\b[^,;:]*\b(?:order|sequence|"
    r"priority|precedence|initiative|"
    r"reihenfolge|priorität|ordre|priorité)\b[^,;:]*?(?:[,:]|\b(?:is|lautet|ist|est)\b)\s*"
    # *If you need to know who is to go first, it's ...*
    r"|^\W*(?:when|if|wenn|falls|si|quand)\b[^,;:]*\b(?:who\s+(?:is\s+to\s+|should\s+)?(?:goes?|moves?|acts?|begins?|"
    r"starts?)(?:\s+"
    r"first)?|wer\s+(?:zuerst|anfängt|beginnt)|qui\s+commence)\b(?:\s+(?:it['’]?s|it\s+is|c['’]est)\b|"
    r"[^,;:]*?[,:]\s*(?:it['’]?s\b|it\s+is\b|dann\b|c['’]est\b)?)\s*"
    # *Falls sich welche im Weg stehen: ...*, *if they get in each other's way, ...*
    r"|^\W*(?:wenn|falls|sollten?|stehen|kommen|if|should|when|si|s['’]|quand)\s*[^,;:]*\b(?:im\s+Weg|"
    r"in\s+die\s+Quere|auf\s+die\s+Füße|"
    r"aneinander\s+vorbei|gleichzeitig|aufeinander|(?:each|one)\s+(?:an)?other(?:['’]s)?(?:\s+way)?|in\s+the\s+way|"
    r"jam(?:med)?|se\s+gên\w+|"
    r"se\s+marche\w*|passage)\b[^,;:]*[,:]\s*(?:(?:so|dann|alors)\s+)?"
    # *S'il faut choisir, ...*, *if one has to go before the other, ...*
    r"|^\W*(?:(?:et|mais|and|but|und|aber)\s+)?(?:if|when|should|si|s['’]|quand|wenn|falls|"
    r"sollten?)\s*[^,;:]*\b(?:choose|pick|choisir|"
    r"trancher|départager|wählen|entscheiden|(?:one|each)\b[^,;:]*\bbefore\s+(?:the\s+other|another)|"
    r"one\s+after\s+(?:the\s+other|another)|"
    r"l['’]une?\s+(?:avant|après)\s+l['’]autre|nacheinander)\b[^,;:]*[,:]\s*(?:(?:then|alors|dann|so)\s+)?"
    # *If not everyone can move at once, ...*
    r"|^\W*(?:if|wenn|falls|si)\s+(?:not\s+(?:everyone|everybody|everything|all)|nicht\s+alles?|"
    r"tou[st]\s+ne)\b(?:(?!\b(?:zuerst|erst|first|abord)\b)[^,;:])*,\s*"
    r"|^\W*(?:wenn|falls)\s+nicht\s+alles?\s+(?:auf\s+einmal|gleichzeitig|zugleich)\s+(?:geht|klappt|"
    r"möglich\s+ist)\s+dann\s+"
    r"|^\W*s(?:i|['’]il)\s+(?:n['’]?)?y\s+a\s+pas\s+(?:le|de|assez\s+de)\s+temps(?:\s+(?:pour|"
    r"de)\s+tout(?:\s+faire)?)?\s*,?\s*"
    # *If you cannot do everything at once, do Gauthier first*, *if there is any clash take him first*
    r"|^\W*(?:if|should|when)\s+(?:you|we|they|one|the\s+umpire)\s+(?:can\s*not|can['’]?t|could\s+not|"
    r"are\s+not\s+able\s+to|not\s+be\s+able\s+to)\b[^,;:]*,"
    r"\s*(?:then\s+)?(?=(?:do|take|move|handle|start|begin|let|it|the|make)\b)"
    r"|^\W*(?:if\s+there\s+(?:is|are|be)|should\s+there\s+be|in\s+case\s+of|in\s+the\s+event\s+of|"
    r"where\s+there\s+is)\s+(?:any|a|an|some)?\s*"
    r"(?:clash|conflict|dispute|doubt|tie|collision|competition|argument|question|traffic|jam)\w*\b[^,;:]*?(?:,|"
    r"(?=\btake\b|\bdo\b|\blet\b)|\s(?-i:(?=[A-Z\d])))\s*(?:then\s+)?"
    # *Should you not get round to everybody, the order is*: what those who move troops can do, and no enemy does.
    r"|^\W*(?:should|if|when|falls|wenn|sollten?|si|quand)\s+(?:(?:not|nicht)\s+)?(?:you|we|time|there|sie|man|wir|"
    r"die\s+zeit|"
    r"vous|on|l['’]on|nous|le\s+temps)\b[^,;:]*,\s*(?:(?:so|dann|alors)\s+)?(?=(?:the|my|your|die|meine|ist|gilt|"
    r"lautet|mon|"
    r"l['’]|voici)?\W{0,2}(?:\w+\W+){0,2}(?:order|sequence|priorit|precedence|initiative|reihenfolge|ordre\s+(?:de|"
    r"d['’]|est)))",
    re.IGNORECASE,
)
# *If the road gets jammed: ...*, *wenn es eng wird ...*, *en cas de concours : ...*: whatever asks for an order
IN_ANY_CASE = re.compile(
    r"^\W*(?:if|when|should|in\s+case|in\s+the\s+event|wenn|falls|sollten?|im\s+Fall\w*|si|s['’](?=il)|en\s+cas|"
    r"quand|au\s+cas)\b"
    r"(?:(?!\b(?:cavalry|horse|horsemen|enemy|enemies|french|allies|attack\w*|charg\w*|shot|fire[sd]?|beaten|broken|"
    r"routed|kavallerie|feind\w*|"
    r"gegner\w*|angriff\w*|angegriffen|attack\w*|cavalerie|ennemi\w*|attaqu\w*|charg\w*)\b)[^,;:])*[,:]\s*(?:(?:then|"
    r"dann|so|alors)\s+)?",
    re.IGNORECASE,
)
# *reihenfolge wenn es eng wird erst husson dann gauthier*
ORDER_WHEN = re.compile(
    r"^(?P<order>\W*(?:(?:the|die|l['’]|my|meine)\s*)?(?:order|sequence|priority|reihenfolge|ordre))\s+(?:if|when|"
    r"wenn|falls|si|quand)\s+"
    r"(?:\w+\s+){1,4}?(?:wird|ist|wirds|klemmt|matters|needed|jams|necessary|besoin|coince)\b\s*[,:]?\s*",
    re.IGNORECASE,
)
# *wenn es eng wird erst husson dann gauthier*
UP_TO_FIRST = re.compile(
    r"^\W*(?:if|when|wenn|falls|si|s['’](?=il)|quand)\b[^,;:]{3,40}?\s+(?:(?:dann\s+|then\s+)?(?=(?:erst|zuerst|"
    r"first|d['’]abord)\b)|"
    r"(?:c['’]est|it['’]?s|it\s+is)\s+)",
    re.IGNORECASE,
)
# *Bijlandt matters most, then ...*
MOST = re.keyed(r"\b(?:matters?|counts?|is|are)\s+(?:the\s+)?most(?:\s+important)?\b", re.IGNORECASE)
# *I'd say X, then Y*, *it's X, then Y*
SAID_SO = re.keyed(
    r"^\W*(?:I['’]?d\s+say|I\s+would\s+say|I\s+(?:suppose|think|guess|reckon)|let['’]?s\s+say|it['’]?s|it\s+is|"
    r"that['’]?s|it\s+would\s+be|ich\s+würde\s+sagen|"
    r"je\s+dirais|c['’]est|ce\s+sera(?:it)?|das\s+(?:ist|wäre)|es\s+(?:ist|wäre))\s*[,:]?\s+(?=[^.;]*\b(?:then|"
    r"second|next|dann|danach|puis|ensuite)\b)",
    re.IGNORECASE,
)
# *guns first, then Bijlandt, if order matters??*
IF_IT_MATTERS = re.keyed(
    r"\s*[,;–—-]?\s*\b(?:and\s+)?(?:(?:after|beyond|besides)\s+(?:that|those|them)|the\s+rest|the\s+others|otherwise|then|for\s+the\s+rest)\s*,?\s+"
    r"(?:it|the\s+order)?\s*(?:doesn['’]?t|does\s+not|don['’]?t|do\s+not|is\s+of\s+no|isn['’]?t)\s+(?:really\s+|much\s+)?(?:matter|important)\b[\s.!)]*$|"
    r"\s*[,(]?\s*\b(?:if|in\s+case|falls|si|wenn)\s+(?:the\s+|die\s+|l['’])?(?:order|sequence|priority|reihenfolge|"
    r"ordre)\s+"
    r"(?:matters?|counts?|is\s+(?:needed|important|wanted)|zählt|wichtig\s+ist|compte|importe)\b[\s?!.)]*$",
    re.IGNORECASE,
)
# *in order to*, *order the ranks*: no order of anybody
SO_AS_TO = re.compile(r"\bin\s+order\s+(?=to\b|that\b)|\border\s+(?:the|their|its|his)\s+ranks?\b", re.IGNORECASE)
ASIDE = re.compile(r"\([^()]*\s[^()]*\s[^()]*\)")


RANK_WORDS = re.compile(r"\b(?:le\s+|la\s+|the\s+|als\s+)?(?:premi\w+|first|erste\w*|zuerst)\b", re.IGNORECASE)
AIMED = frozenset({"on", "at", "auf", "sur"})
RANKED = FIRST | SEQUENCE | {"second", "zweiter", "deuxieme"}


# *en première ligne*, *in the first line*, *in erster Linie*: where somebody stands, and not when he acts
OF_BATTLE = re.compile(
    r"\ben\s+(?:première|premiere|1re|1ère)\s+(?:ligne|vague|échelon)\b|\ben\s+(?:seconde|deuxième|"
    r"2e)\b(?:\s+(?:ligne|vague|échelon))?|"
    r"\b(?:in|as)\s+(?:the\s+)?(?:first|second|front|rear)\s+line\b|\b(?:in|als)\s+(?:der\s+)?(?:erste[rs]?|"
    r"zweite[rs]?|vorderste[rs]?)\s+(?:Linie|Reihe|Treffen|Welle)\b",
    re.IGNORECASE,
)


def words_of(raw: str) -> frozenset[str]:
    """The words of a sentence, in small letters."""
    return frozenset(re.findall(r"[^\W\d_]+", fold(raw.replace("'", " ").replace("’", " ")).text))


def with_ranks(raw: str, names_his: Callable[[str], bool]) -> str:
    """A sentence in which no rank can be taken for the number of a regiment; what is told in brackets is left out.

    ``names_his``: whether words name troops of his; what the ranks are for does not.
    """
    asked = IF_ASKED.match(raw)
    raw = MOST.sub("zuerst", raw)
    asked = asked or SAID_SO.match(raw) or ORDER_WHEN.match(raw) or UP_TO_FIRST.match(raw)
    if asked is None and not RANKED.isdisjoint(words_of(raw)):
        asked = IN_ANY_CASE.match(raw)
    if asked is not None and not names_his(RANK_WORDS.sub("", asked[0])):
        raw = f"zuerst {raw[asked.end() :]}"
    raw = OF_BATTLE.sub(" ", raw)
    raw = CUT_SHORT.sub(r"\g<arm> ", SO_AS_TO.sub("", raw))
    return ORDINAL.sub(
        lambda found: " zuerst " if found["first"] else " zuletzt " if found["last"] else " puis ",
        ITEM.sub(", ", ASIDE.sub(" ", raw)),
    )


@dataclass(frozen=True, slots=True)
class Ranking:
    """Those who are to act first, in their order; ``sure`` where every word was understood."""

    members: tuple[Troops, ...]
    sure: bool
    last: Troops | None = None
    """Who is to act behind all others, where nobody else is named."""


def ranking(text: Text, spots: Sequence[Spot], *, headed: bool = False) -> Ranking | None:
    """The order of precedence that a sentence gives; ``headed``: it stands behind a word that says it does."""
    words = text.bare
    if any(one in FIRST and behind in AIMED for one, behind in pairwise(words)):
        return None  # guns first on the infantry, then on the guns
    found: list[tuple[int, Troops]] = []  # 0 for those who are said to be first, 2 for the last, 1 for all between
    said = {word for spot in spots if spot.kind != "troops" for word in words[spot.start : spot.end]}
    plain = all(spot.kind in ("troops", *IDLE) or words[spot.start] in NEXT for spot in spots)
    rank, strange, unknown, marched, listed = 1, 0, 0, False, title_of(words, spots)
    for number, spot in enumerate(spots):
        troops = spot.value if isinstance(spot.value, Troops) else None
        own = set(words[spot.start : spot.end])
        if (troops is not None and troops.rest) or own & REST:
            if found:
                break  # the rest in whatever order
            continue
        if spot.means("relation", "behind"):
            return None  # behind the first two: where, and not when
        if troops is not None and troops.enemy and any(one.means("verb", "fire") for one in spots[:number]):
            return None  # at the guns first, then at the infantry
        if troops is not None and troops.everybody and not (troops.arm or troops.kind):
            continue  # before anybody else
        if troops is not None and (troops.own or troops.commands):
            found.append((rank_of(spots, number, words, rank), troops))
            rank = 1
        elif spot.kind == "formation":
            return None  # in skirmish order: not whose turn it is
        elif own & LAST:
            rank = 2
        elif (
            spot.kind in IDLE
            or (number < listed and spot.kind in TITLING)
            or spot.kind in ("modal", "they", "number", "ordinal", "because", "noted")
            or own & FIRST
            or own & NEXT
            or own & SEQUENCE
            or own & BEGINNING
            or own <= ACTING
        ):
            continue
        elif spot.kind in TOLD:
            return None
        elif spot.kind == "verb" and spot.value in MARCHING:
            marched = True
        else:
            strange += 1
            unknown += spot.kind == "unknown" and not (spot.start and text.words[spot.start].big)  # no name of somebody
    ranked = headed or bool(said & (FIRST | LAST | SEQUENCE | BEGINNING))
    ranked = ranked or (plain and len(found) > 1 and bool(said & NEXT))
    if marched and ranked and not strange and len(found) == 1 and goes_first(words, spots):
        return Ranking((found[0][1],), sure=True)
    if not ranked or not found or strange > MOST_STRANGE or (len(found) < 2 and (strange or marched)):
        return None
    if len(found) < 2 and not headed and said & SEQUENCE and not said & (FIRST | LAST):
        return None
    if marched and not said & NEXT and not headed:
        return None
    if len(found) == 1 and found[0][0] == 2:
        return Ranking((), sure=False, last=found[0][1])
    both = bool(said & FIRST) and bool(said & (NEXT | LAST))  # they are told apart by rank, whatever is said with it
    sure = not strange or (both and strange == unknown and all(troops.commands or troops.arm for _, troops in found))
    return Ranking(tuple(troops for _, troops in sorted(found, key=lambda one: one[0])), sure=sure)


def goes_first(words: Sequence[str], spots: Sequence[Spot]) -> bool:
    """``Husson marschiert zuerst``: whether a sentence ends or begins with a word of rank, and tells no more."""
    telling = [set(words[spot.start : spot.end]) for spot in spots if spot.kind not in ("mark", "filler")]
    plain = all(spot.kind in ("troops", "verb", "modal", *IDLE) or words[spot.start] in FIRST for spot in spots)
    return plain and bool(telling) and bool((telling[0] | telling[-1]) & FIRST) and words[-1] != "?"


def before_his(told: re.Match[str]) -> str:
    """The rank of two, by their names."""
    one, two = next((told[key], told[f"{key}2"]) for key in ("en", "de", "fr") if told[key])
    return f"{told['mark']}Priority: {one}, {two}"


def prioritised(told: re.Match[str]) -> str:
    """The rank of whom priority is given to, over or before others."""
    others = told["whom"] or told["then"]
    return f"{told['mark']}Priority: {told['who']}, {others}" if others else f"{told['mark']}{told['who']} moves first"


def ranked_in_a_word(raw: str) -> str:
    """``Husson has the precedence, Gauthier moves after him``, ``A before B before C``: as one ranks them plainly.

    Why it is so, and that it is for a crowded road, say nothing about who acts before whom.
    """
    freed = CROWDED.sub("", SO_THAT.sub("", raw))
    raw = raw if freed == raw else GOES_BEFORE.sub("moves before", freed)
    raw = MOVES_BEFORE.sub(lambda one: f"{one['mark']}{one['who'] or one['whom']} moves first", raw)
    raw = ACTS_BEFORE_DE.sub(r"\g<mark>Priority: \g<one>, \g<two>", raw)
    raw = TWO_PAIRS.sub(r"\g<mark>Priority: \g<one>, \g<two>, \g<three>, \g<four>", raw)
    raw = CHAIN.sub(lambda one: f"{one['mark']}Priority: {', '.join(BEFORE.split(one['chain']))}", raw)
    raw = COMES_FIRST.sub(lambda one: f"{one['mark']}{one['who'] or one['whom'] or one['whose']} moves first", raw)
    raw = PRIORITISE.sub(prioritised, raw)
    raw = BEFORE_HIS.sub(before_his, raw)
    return PRECEDES.sub(r"\g<who> moves first", raw)


def before_another(words: Sequence[str], spots: Sequence[Spot]) -> Ranking | None:
    """``Bijlandt's people to move before Saxe-Weimar's, ...``: of two whole commands the one acts before the other."""
    commands = [at for at, spot in enumerate(spots) if isinstance(spot.value, Troops) and len(spot.value.commands) == 1]
    if len(commands) < 2:
        return None
    one, other = commands[:2]
    behind = spots[other + 1 :]
    behind = [spot for spot in behind if words[spot.start] not in POLITE]
    ends = not behind or behind[0].kind == "mark"
    between = [
        word
        for spot in spots[one + 1 : other]
        if not isinstance(spot.value, Troops)
        for word in words[spot.start : spot.end]
    ]
    members = [spot.value for spot in (spots[one], spots[other]) if isinstance(spot.value, Troops)]
    if ends and len(behind) < 2 and one == 0 and between in (["before"], ["goes", "before"], ["avant"], ["vor"]):
        return Ranking(tuple(members), sure=False)  # Saxe-Weimar before Bijlandt: in time, or in space?
    if (
        not ends
        or between[-1:] not in (["before"], ["avant"])
        or not PLAYING & set(between)
        or not {*between} <= ACTING | PLAYING
    ):
        return None
    return Ranking(tuple(members), sure=True)


def title_of(words: Sequence[str], spots: Sequence[Spot]) -> int:
    """How many spots head a list: up to a colon or an *is* behind words of ranks, with nobody of his named in them.

    *Order of doing things: the guns, Gauthier, ...*: what else stands in a title only tells what the list is for.
    """
    named = (n for n, spot in enumerate(spots) if isinstance(spot.value, Troops))
    first = next(named, 0)
    second = next(named, 0)
    if not second:
        return 0
    before = spots[first].start
    while before > 0 and words[before - 1] in FIRST | {"d"}:
        before -= 1  # dans l'ordre : d'abord Bijlandt
    if not before or words[before - 1] not in HEADING:
        return 0
    between = spots[first + 1 : second]
    head = set(words[: spots[first].start])
    plain = all(spot.kind in IDLE or words[spot.start] in NEXT for spot in between)
    listed = plain and any(spot.kind in ("mark", "link") or words[spot.start] in NEXT for spot in between)
    return first if listed and head & (SEQUENCE | FIRST) else 0


def rank_of(spots: Sequence[Spot], number: int, words: Sequence[str], rank: int) -> int:
    """The rank of those who are named: by the word before them, or by that behind them up to the next mark."""
    for spot in spots[number + 1 :]:
        own = set(words[spot.start : spot.end])
        if own & LAST:
            behind = [one for one in spots[spots.index(spot) + 1 :] if one.kind != "filler"]
            told = [one for one in behind if not set(words[one.start : one.end]) <= ACTING]  # ist zuletzt dran
            ends = not told or told[0].kind in ("mark", "link")
            return 2 if ends else rank
        if own & FIRST:
            following = spots[spots.index(spot) + 1 :]
            return 0 if not any(isinstance(one.value, Troops) for one in following[:2]) or rank != 2 else rank
        if spot.kind in ("mark", "link") or isinstance(spot.value, Troops):
            break
    return rank


def leaves_the_rest(words: Sequence[str], spots: Sequence[Spot]) -> bool:
    """``Rest in whatever order you like``: whether it only tells that the order of all others is of no matter."""
    named = [spot.value for spot in spots if isinstance(spot.value, Troops)]
    free = {"whatever", "whichever", "egal", "beliebig", "ermessen", "osef", "importe", "matter", "wurscht", "any"}
    others = (bool(named) and all(troops.rest for troops in named)) or bool(REST & set(words[:2]) - free)
    told = any(
        spot.kind in ("ground", "spot", "length", "formation", "verb") and words[spot.start] not in SEQUENCE
        for spot in spots
    )
    return others and not told and bool(free & set(words)) and len(words) <= LONGEST_REST
