"""Arrivals: conditions that tell of nothing but that those who are told something come there: they wait for nothing."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.acts import Act
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

ARRIVING = re.compile(
    r"\b(?:arriv\w*|reach\w*\s+(?:us|the (?:field|table))|(?:comes?|gets?|turns?|shows?|marches|march|are|is)\s+"
    r"(?:up|in|on|here|there|in place|in position|onto? the (?:field|table|map))|appears?|"
    r"on (?:the )?(?:table|field|map)|available|in hand|"
    r"da|dort|eintr[ei]f\w*|eingetroffen|ank(?:omm|ämen|am)\w*|angekommen|erschein\w*|auftauch\w*|verfügbar|zur Stelle|"
    r"là|sur place|sur (?:la table|le terrain)|débouche\w*|paraît|paraissent|paraîtra|disponibles?)\b",
    re.IGNORECASE,
)

# *Picton arrive bientôt*, *Kellermann comes on turn 10*, *Jérôme kommt gleich*: that he will be there, and when
CHEER = (
    r"(?:(?:(?:tenez|tiens)\s+bon|courage|allez|hang\s+on|hold\s+on|hold\s+out|chin\s+up|haltet\s+(?:durch|aus)|durchhalten)\s*,?\s+"
    r"(?:(?:les|mes)\s+\w+|messieurs|soldats|lads|boys|men|chaps|fellows|everyone|Jungs|Leute|Männer|Kinder)\s*[,!:]\s*)?"
)
SOON = (
    r"(?:\s*,?\s*(?:bientôt|enfin|aussi|vite|en\s+renfort|sous\s+peu|d['’]une\s+minute\s+à\s+l['’]autre|en\s+dernier|en\s+premier|seulement|qu['’]?|que|plus\s+tard|tard|"
    r"(?:au|vers\s+le|dans|d['’]ici|avant\s+le|pour\s+le)\s+(?:(?:\d{1,2}|deux|trois|quatre|quelques|prochain)\s+)?tours?(?:\s+(?:prochain|suivant|\d{1,2}))?|(?:à|vers)\s+\d{1,2}\s?h\w*|"
    r"soon|too|also|later|finally|at\s+last|any\s+minute|(?:on|in|by)\s+(?:turn\s+\d{1,2}|(?:\d{1,2}|two|three|four|a\s+few)\s+turns)|at\s+\d{1,2}(?:\s*(?:pm|am|o['’]clock))?|"
    r"gleich|bald|auch|noch|endlich|später|erst|in\s+(?:Runde|Zug)\s+\d{1,2}|in\s+(?:\d{1,2}|zwei|drei|vier|ein\s+paar)\s+(?:Runden|Zügen)|um\s+\d{1,2}\s+Uhr|"
    r"avec\s+(?-i:[A-Z])[\w-]+|with\s+(?-i:[A-Z])[\w-]+|mit\s+(?-i:[A-Z])[\w-]+))*"
)
WILL_BE_HERE = re.keyed(
    rf"^\W*{CHEER}(?:(?:et|and|und|mais|but|aber)\s+)?(?P<who>(?:(?:le|la|les|the|der|die|das|our|notre|nos)\s+|l['’])?[\w'’/-]+(?:\s+[\w'’/-]+){{0,3}}?)"
    r"(?:\s+(?:qui|who))?\s+(?:n['’])?(?:arrive(?:nt|ra|ront)?|débarque(?:nt|ra|ront)?|va\s+arriver|vont\s+arriver|est\s+en\s+route|sont\s+en\s+route|"
    r"(?:ne\s+)?(?:va|vont|devrait|devraient)\s+(?:plus\s+|pas\s+)?tarder|sera\s+(?:bientôt\s+)?là|seront\s+(?:bientôt\s+)?là|"
    r"(?:is|are|will\s+be)\s+(?:coming|here|on\s+(?:his|their|its|the)\s+way|arriving)|(?:comes?|arrives?)(?:\s+(?:on|up))?|will\s+(?:come|arrive)|"
    rf"kommt|kommen|trifft|treffen|ist\s+unterwegs|sind\s+unterwegs){SOON}(?:\s+ein|\s+an)?\s*[.!…]*\s*$",
    re.IGNORECASE,
)


def will_be_here(raw: str) -> str:
    """Of whom a sentence says no more than that, and when, he comes; empty for other sentences."""
    found = WILL_BE_HERE.match(raw)
    return found["who"] if found is not None else ""


# *Dès que le comte de Valmy sera là, qu'on me l'envoie*, *as soon as Kellermann is here, send him to me*
SENT_TO_ME = re.keyed(
    r"^\W*(?:(?:et|and|und)\s+)?(?:dès\s+qu(?:e\s|['’])|sitôt\s+qu(?:e\s|['’])|quand\s|lorsque\s|une\s+fois\s+qu(?:e\s|['’])|as\s+soon\s+as\s|when\s|once\s|"
    r"the\s+moment\s|sobald\s|wenn\s)[^;:.!?]{3,90}?,\s*(?:then\s+|alors\s+|dann\s+|please\s+|bitte\s+)?(?:"
    r"qu['’]on\s+me\s+(?:l['’]|les\s+)(?:envoie|amène|adresse)|(?:envoyez|amenez|adressez)-(?:le|la|les)-moi|qu['’](?:il|elle)\s+(?:me\s+rejoigne|vienne\s+(?:me\s+(?:voir|trouver)|à\s+moi)|"
    r"se\s+présente\s+à\s+moi)|(?:prévenez|avertissez)-moi|qu['’]on\s+me\s+prévienne|"
    r"(?:send|bring|direct)\s+(?:him|them|it)\s+(?:straight\s+)?to\s+me|(?:he|they|it)\s+(?:is|are|must|should|shall)\s+(?:to\s+)?(?:come|report|ride)\s+to\s+me|"
    r"have\s+(?:him|them)\s+(?:report|come)\s+to\s+me|let\s+me\s+know|tell\s+me|"
    r"schick(?:t|en\s+Sie|e)?\s+(?:ihn|sie)\s+(?:gleich\s+|sofort\s+)?zu\s+mir|soll(?:en)?\s+(?:er|sie)\s+(?:sich\s+bei\s+mir\s+melden|zu\s+mir\s+kommen)|"
    r"meldet\s+(?:er|sie)\s+sich\s+bei\s+mir|gebt?\s+mir\s+Bescheid|gebt\s+Bescheid)\s*[.!]*\s*$",
    re.IGNORECASE,
)


def are_to_be_sent_on(raw: str) -> bool:
    """Whether a sentence has somebody sent to its writer, or the writer told, when he comes."""
    return SENT_TO_ME.match(raw) is not None


def is_their_arrival(who: Troops, act: Act, world: World) -> bool:
    """Whether an act waits only for the arrival of its own troops, which are not on the table yet.

    ``Kempt, when he arrives, lines the bank``: his order is his whether he is there or not.
    """
    condition = act.condition
    if condition is None or condition.until or condition.placed or not who.own or not ARRIVING.search(condition.said):
        return False
    if condition.whom is not None and not (set(condition.whom.own) & set(who.own) or is_above(condition.whom, who)):
        return False
    return bool(act.parts) and not act.echelon and not set(who.own) & world.present


def is_arrival_there(who: Troops, act: Act, world: World) -> bool:
    """Whether an act waits only for its troops to be where it has them stay: ``stays at the farm once it is there``."""
    condition = act.condition
    staying = act.verb in ("hold", "defend") and bool(act.parts) and not act.negated
    if not staying or condition is None or condition.until or condition.whom is not None or not who.own:
        return False
    return ARRIVING.search(condition.said) is not None and bool(set(who.own) & world.present)


def is_above(one: Troops, other: Troops) -> bool:
    """Whether the one are a command that the others are of."""
    return bool(one.own) and set(other.own) <= set(one.own)
