"""Where they are: how troops stand, told before the clause that says what they are to do.

*La 7e milice est encore sur la route de Nivelles, elle doit rejoindre Quatre-Bras*: what they are told stands behind
the comma, with a pronoun for them, and where they are is no place to which they go.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

# In a clause that begins with one of these it hangs on how they stand, or it says why of somebody else.
CASE = (
    r"(?!\W*(?:(?:et|mais|alors|donc|and|but|so|und|aber)\s+)?(?:si|s['’]\w+|quand|lorsqu\S+|dès|tant|jusqu\S+|une\s+fois|comme|puisqu\S+|"
    r"tous?|toutes?|personne|aucune?|ce|c['’]\w+|ça|ils?|elles?|on|nous|je|j['’]\w+|où|qui|dont|"
    r"if|when|whenever|once|until|unless|as|since|because|while|should|it|they|he|she|we|I|this|that|there|all|any\w*|nobody|no|each|"
    r"every\w*|who\w*|wenn|falls|sobald|solange|bis|da|weil|sollten?|es|sie|er|ich|wir|das|dies|alle|niemand|keiner|wer)\b)"
)
# *Hubert looks what is by Piraumont*: what somebody does about how it is there.
ASIDE = r"\b(?:what|who|which|where|how|whether|that|was|wer|wo|ob|dass|qui|que|où|dont|quoi)\b"
WHO = rf"^{CASE}(?P<who>\W*(?:(?!{ASIDE})[^,;:.!?]){{2,60}}?)"
# What stands ordered, and not as it is: *est à garder*, *est chargé de*, *is to*, *ist zu*; or in a square of the map.
HOW = r"(?:(?!\b(?-i:[A-Z]{1,2}\d{1,2})\b)[^,;:.!?])"
BIDDEN_FR = (
    r"(?!\s+(?:à\s+\w+(?:er|ir|re)\b|charg\w+|pri[ée]\w*|autoris\w+|tenue?s?\s+de|cens\w+|destin\w+|invit\w+|interdit\w*|prêt\w*|libres?\s+de|"
    r"le|la|les|l['’]|un|une|mon|ma|mes|notre|nos|ceux|celui|celle)\b)"
)
NEXT = r"\s*[,;:–—]\s*(?:(?:et|donc|alors|aussi|du\s+coup|mais|or)\s+)*"
# What points back to where they are, or bids them to stay so, needs what was said of it.
NO_THERE = r"(?![^,;.!?]*\b(?:y|là|ainsi|comme\s+ça|cette|cet|dessus|dedans|derrière\s*(?:[,;.!]|$)))"
FRENCH = re.compile(
    WHO + rf"\s+(?:n['’](?:est|sont)|est|sont|(?:se|s['’])\s*(?:trouve|trouvent|tient|tiennent)|"
    rf"s['’]est|(?:est|sont)\s+resté\w*|traîne(?:nt)?|s['’]attarde(?:nt)?){BIDDEN_FR}"
    rf"\s+{HOW}{{2,70}}(?:,\s*(?:sous|dans|sur|derrière|devant|près|loin|trop|face|en|au|aux|à|avec|sans|bien|tout)\b{HOW}{{2,50}})?{NEXT}{NO_THERE}"
    r"(?:(?P<bid>qu['’](?:ils?|elles?)|(?:je|on|nous|vous)\s+(?:les?|la|l['’])(?=\s*\w))|(?:il|elle)s?)(?P<gap>\s*)(?=\S)",
    re.IGNORECASE,
)
# *n'a plus de cible*, *ont pris des coups*: what they have or have done, and no task of theirs
HAS = (
    r"(?:n['’]a|n['’]ont|a(?=\s+(?:déjà|bien|trop|peu|assez|encore|mal|besoin|des|du|une?|beaucoup|toute?s?|été|fait|pris|perdu|eu|"
    r"souffert|(?:bien\s+)?[^\W\d_]+é)\b)|ont|avait|avaient)(?!\s+(?:à|ordre|l['’]ordre|pour|mission|intérêt|le\s+droit|besoin\s+d['’]|charge|la\s+charge)\b)"
    r"(?![^,;:]*\b(?:pour\s+(?:but|objectif|mission|cible|tâche)|priorité)\b)|manque(?:nt)?|souffre(?:nt)?|ne\s+sert|ne\s+servent|"
    r"ne\s+voi(?:t|ent)|risque(?:nt)?|gêne(?:nt)?"
)
HAS_FR = re.compile(rf"{WHO}\s+(?:{HAS})\s+{HOW}{{2,70}}{NEXT}{NO_THERE}(?:il|elle)s?\s+(?=\S)", re.IGNORECASE)
STILL_EN = r"(?:(?:still|already|now|all|too|rather|quite|very|far|much|just|currently|at\s+present|a\s+bit)\s+)"
BIDDEN_EN = (
    r"(?!\s+(?:not\s+)?(?:to|ordered|told|supposed|meant|expected|allowed|free|asked|ready|going|the|an?|my|our|"
    r"your)\b)"
)
ENGLISH = re.compile(
    rf"(?!\W*{SQUARE}\s+is\b){WHO}"
    + rf"\s+(?:is|are|sits?|stands?|lags?|(?:has|have)\s+(?:stayed|remained|fallen|lagged|been\s+left))\b"
    rf"{BIDDEN_EN}\s+{STILL_EN}*(?:in|inside|among|amongst|on|at|near|by|behind|beyond|"
    rf"out|alone|exposed|stuck|stranded|there|away|forward|back|close|spread|isolated)\b{HOW}{{0,60}}"
    r"\s*[,;:–—]\s*(?:(?:and|so|but|then)\s+)*(?![^,;.!?]*\bthere\b)(?:it|they|he)\s+"
    r"(?=(?:should|must|shall|will|has|have|is\s+to|are\s+to|needs?|ought|can|may|goes|go|moves?|marches|march|falls?|comes?|joins?|rides?|withdraws?|"
    r"retires?|pulls?|crosses|cross|advances?)\b(?!\s+(?:stay|remain|hold|been|had)\b))",
    re.IGNORECASE,
)
GERMAN = re.keyed(
    WHO + r"\s+(?:steht|stehen|ist|sind|befindet\s+sich|befinden\s+sich|liegt|liegen|hängt|hängen)\s+"
    r"(?!zu\b|d(?:as|er|ie)\b|mein|unser|beauftragt|bereit)"
    rf"(?:(?:noch|schon|immer|ja|jetzt|ganz|zu|viel|sehr|weit|allein|alleine)\s+){{0,4}}(?:auf|in|im|an|am|bei|beim|hinter|vor|neben|draußen|"
    rf"allein|abseits|weit|vorn\w*|hinten|zurück\w*|dort|da)\b{HOW}{{0,60}}\s*[,;:–—]\s*(?:(?:und|also|aber|darum|deshalb|daher)\s+)*"
    r"(?![^,;.!?]*\b(?:dort|da|dabei|so)\b)(?:es|sie|er)\s+(?=(?:soll|sollen|muss|müssen|geht|gehen|marschiert|marschieren|rückt|rücken|"
    r"zieht|ziehen|kommt|kommen|reitet|reiten|schließt|weicht)\b(?!\s+(?:bleiben|stehen)\b))",
    re.IGNORECASE,
)

# *Saxe-Weimar rejoint 1/2Nas, qui est hors commandement*: why he goes there
OUT_OF_COMMAND = re.compile(
    r"\s*,?\s+(?:qui\s+(?:est|sont|se\s+trouve\w*)\s+(?:hors|en\s+dehors)\s+(?:de\s+|du\s+)?(?:son\s+|leur\s+|tout\s+)?commandement"
    r"|(?:which|that|who)\s+(?:is|are)\s+out\s+of\s+(?:his\s+|their\s+|its\s+)?command"
    r"|(?:das|der|die)\s+(?:au(?:ß|ss)er(?:halb)?)\s+(?:der\s+|des\s+|seiner\s+|seines\s+)?(?:Befehl\w*|Kommando\w*|Führung\w*)\s+(?:ist|sind|steht|stehen))"
    r"(?:\s+(?:now|at\s+present|en\s+ce\s+moment|pour\s+l['’]instant))?(?=\s*(?:[,;.!)]|$))",
    re.IGNORECASE,
)


def told_next(found: re.Match[str]) -> str:
    """Those who stand somewhere, with what they are told behind that."""
    bid = found["bid"]
    return f"{found['who']} : {bid}{found['gap']}" if bid else f"{found['who']} "


# *1/92, qui est le plus avancé, attend les autres*: more of those who are named by their name or number
NAMED = (
    r"(?P<who>^\W*(?:(?:le|la|les|l['’]|the|das|die|der)\s*)?(?:\d{1,2}/?\w*(?:\s+(?-i:[A-Z])[\w-]+)?|"
    r"(?-i:[A-Z])[\w-]+))"
)
WHO_IS = (
    r"\s*,\s*(?:qui\s+(?:est|sont|était|étaient|reste(?:nt)?)\s+(?!à\s+\w+(?:er|ir|re)\b|charg|pri[ée])[^,;:.!?]{3,60}|"
    r"(?:que\s+|qu['’]|dont\s+|auxquels\s+|auquel\s+)(?!(?:je|on|nous|vous)\s+(?:veux|voudrais|demande|souhaite))[^,;:.!?]{3,60}|"
    r"(?:whom|whose)\s+[^,;:.!?]{3,60}|"
    r"(?:which|who)\s+(?:is|are|was|were)\s+(?!to\b|ordered|told)[^,;:.!?]{3,60}|"
    r"(?:das|der|die)\s+[^,;:.!?]{3,60}\s(?:ist|sind|war|waren|steht|stehen|sieht|sehen|kennt|braucht)),\s*"
    r"(?=(?:attend|reste|tient|tiennent|garde|soutient|suit|suivent|va|vont|avance|recule|se|s['’]|ne|tire|charge|attaque|rejoint|vient|"
    r"waits?|stays?|holds?|goes|go|moves?|advances?|falls?|fires?|charges?|attacks?|joins?|follows?|supports?|comes?|does|"
    r"wartet|warten|bewegt|rührt|bleib|hält|halten|geht|gehen|rückt|folg|feuer|schieß|greif)\w*)"
)
WHO_HE_IS = re.compile(rf"{NAMED}{WHO_IS}", re.IGNORECASE)
# *Campi joins Husson with his brigade*: all of them
WITH_HIS_BRIGADE = re.compile(
    r"^(?P<lead>\W*)(?:(?:le\s+)?(?:général|general)\s+)?(?P<who>(?-i:[A-Z])[\w-]+)\s+(?P<does>[^,;:.!?]{3,60}?)\s+(?:(?P<fr>avec\s+(?:toute\s+)?sa\s+brigade)|"
    r"with\s+(?:all\s+)?his\s+(?:whole\s+)?brigade)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)


def his_brigade(found: re.Match[str]) -> str:
    """What a general does with his brigade, the brigade does."""
    whose = f"la brigade {found['who']}" if found["fr"] else f"{found['who']}'s brigade"
    return f"{found['lead']}{whose} {found['does']}"


# *Bijleveld is horse artillery and Tom says it has to gallop, so he ...*: whatever is said of him, he does it
IS_SO = re.compile(
    rf"{NAMED}\s+(?:is|are|has|have|looks?|seems?)\s+(?!to\b|not\b)[^;:.!?]{{3,110}}?\s*,\s*(?:(?:and|so|therefore|hence)\s+)*so\s+(?:it|he|they)\s+(?=\w)",
    re.IGNORECASE,
)
# *the 100th are out of everybody's reach*: why somebody goes there
OUT_OF_REACH = re.compile(
    r"\s*[,;–-]\s*(?:(?:because|as|since|for)\s+)?(?:the\s+)?[\w/’' ]{2,30}?\s+(?:is|"
    r"are|seems?|looks?)\s+(?:all\s+|rather\s+|well\s+|far\s+|just\s+)?(?:out\s+of|"
    r"beyond|outside)\s+"
    r"(?:\w+['’]s?\s+|his\s+|all\s+|any\s+|their\s+|its\s+)?(?:reach|command|control|hearing|sight|touch)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *Wathiez : même chose que Hubert, mais en D5*: where to is told
SAME_BUT = re.compile(
    r"(?P<head>^\W*[^,;:.!?]{2,40}?\s*[:,]\s*)(?:(?:la\s+)?même\s+chose|pareil|idem|comme|(?:the\s+)?same|like|das\s*selbe|dasselbe|wie)\s+(?:que\s+|as\s+|wie\s+)?"
    r"(?-i:[A-Z\d])[\w/-]*\s*,?\s+(?:mais|but|aber|nur)\s+(?=[^,;:.!?]*(?:,[^,;:.!?]*)?\b(?-i:[A-Z]{1,2}\d{1,2})\b)",
    re.IGNORECASE,
)
WHERE_THEY_ARE = (
    turn("so ", IS_SO, r"\g<who> "),
    turn("reach|command|control|hearing|sight|touch", OUT_OF_REACH),
    turn("qui |que |qu'|qu’|dont|auquel|which |who|, das|, der|, die", WHO_HE_IS, r"\g<who> "),
    turn("brigade", WITH_HIS_BRIGADE, his_brigade),
    turn("mais|but|aber|nur", SAME_BUT, r"\g<head>"),
    turn("command|befehl|kommando|führung", OUT_OF_COMMAND),
    turn(" est | sont | se t|'est|’est|'sont|’sont|traîne|attarde", FRENCH, told_next),
    turn(" a | ont | avai|'a |’a |'ont|’ont|manqu|souffr|ser|voi|risqu|gên", HAS_FR, r"\g<who> "),
    turn(" is | are |sit|stand|lag| has | have ", ENGLISH, r"\g<who> "),
    turn("steht|stehen| ist | sind |befind|lieg|häng", GERMAN, r"\g<who> "),
)
