"""When they win: what is done behind a fight that is won, told with its case, is the decision about breakthroughs.

*Hubert comes back to where he started after a successful charge*, *if we see something off nobody runs after it*: the
case and what is done in it are put in the plainest words for it, for whoever is named in it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = r"(?P<who>[^,;:.!?]{2,45}?)"
BACK = "rally back after a breakthrough"
THEY = frozenset({"they", "sie", "ils", "elles"})
BREAKS = re.compile(r"\bbreaks?\s*,?\s+(?!through\b|them\b|him\b|it\b|the\b|any|some)", re.IGNORECASE)
THE_ENEMY = re.compile(
    r"(?:the\s+|l['’]|les?\s+|der\s+|die\s+)?(?:French|enemy|Allies|British|English|Dutch|Prussians|other\s+side|ennemis?|Français|Anglais|Alliés|"
    r"Hollandais|Feind|Gegner|Franzosen|Engländer|Alliierten|Holländer)",
    re.IGNORECASE,
)
# *If Husson is beaten, he goes back*, *wenn Husson geworfen wird*: who has not won
IS_BEATEN = re.compile(
    r"\b(?:is|are|gets?|was|were|been|being)\s+(?:\w+ly\s+)?(?:beat|beaten|driven|thrown|broken|routed|repelled|repulsed|seen)\b|(?:abgewehrt|abgeschlagen|zurückgeschlagen|geworfen|zurückgeworfen|geschlagen|vertrieben|weggejagt)\s+(?:wird|werden)\s*,",
    re.IGNORECASE,
)
WINS_HIMSELF = re.compile(r"\b(?:gagn|emport|vainqu|perc|triomph|dessus)", re.IGNORECASE)  # who is not beaten
EITHER = re.compile(r"\s+(?:or|oder|ou)\s+", re.IGNORECASE)
HE_IS = re.compile(r"\s+(?:is|are|gets?|was|were)$", re.IGNORECASE)
FOES = frozenset({"einer", "jemand", "ein", "eine", "gegner", "feinde", "somebody", "someone", "enemy", "foe"})
OURS = frozenset(
    {"we", "you", "i", "wir", "man", "ich", "on", "nous", "je", "somebody", "someone", "anybody", "jemand"}
)
# a fight that is won
WINS = (
    r"(?:(?:do(?:es)?|did|ha(?:s|ve)|manages?\s+to|should)\s+)*(?:win|wins|won|beat|beats|beaten|see|sees|seen|drive|drives|driven|throw|throws|thrown|"
    r"break|breaks|broke|broken|rout|routs|routed|repel|repels|repelled|repulsed?|succeeds?|succeeded|smash\w*|shatter\w*)\b"
)
SUCCESS = (
    r"(?:(?:a|the|any|each|every|an?\s+initial|their|his|its)\s+)?(?:(?:successful|winning|lucky|good|victorious)\s+(?:charge|attack|fight|melee|combat|assault)|"
    r"win|victory|success|breakthrough)"
)
# what is done then: they stop, or nobody follows
STOPS = (
    r"(?:(?:they|he|it|we|please|and|but|there['’]s|there\s+is|(?:our|my|the)\s+(?:troops|men|people|lads|boys|infantry|cavalry))\s+)*(?:no|nobody|no\s+one|none\s+of\s+\w+|do\s+not|don['’]?t|must\s+not|are\s+not|"
    r"is\s+not|not|never)\s+(?:(?:is|are|be)\s+)?(?:to\s+)?(?:let\s+(?:them|him|it|anybody|anyone)\s+)?"
    r"(?:(?:goes|go|going)\s+)?(?:(?:haring|hare|charging|career\w*|tear\w*|gallop\w*|running|dash\w*)\s+off\b|chas\w+|pursu\w+|run(?:s|ning)?\s+(?:off|after)|(?:go|goes|going|haring|career\w*|charging|follow\w*|tear\w*)\s+(?:off\s+)?after|follows?(?:\s+(?:them|him|up))?(?=\s*(?:[.,;!]|$)))"
)
COMES_BACK = (
    r"(?:(?:is|are)\s+to\s+|should\s+|must\s+|shall\s+|will\s+|just\s+)?(?:come|comes|go|goes|fall|falls|pull|pulls|ride|rides|rally|rallies|get|gets|return|returns)"
    r"(?:\s+(?:straight|right))?\s*(?:back|(?<=returns)|(?<=return))"
)
IF_THEY_WIN = re.keyed(
    rf"^\W*(?:(?:and|but|also|oh\s+and)\s+)?(?:if|when|once|whenever|after)\s+{WHO}\s+{WINS}[^,;:.!?]{{0,40}}?,?\s*(?:then\s+)?"
    rf"(?:(?P<stop>{STOPS})|(?:he|they|it)\s+(?P<back>{COMES_BACK}))[^;:.!?]*",
    re.IGNORECASE,
)
BACK_AFTER = re.keyed(
    rf"^(?P<mark>\W*){WHO}\s+{COMES_BACK}\b[^,;:.!?]{{0,40}}?\s+(?:after|following|once|when)\s+{SUCCESS}[^,;:.!?]*",
    re.IGNORECASE,
)
SUCCESS_DE = (
    r"(?:(?:dem|einem|jedem|der|einer|jeder)\s+)?(?:(?:gelungenen|erfolgreichen|gewonnenen|geglückten)\s+\w+|"
    r"Erfolg|Sieg|Durchbruch)"
)
IF_THEY_WIN_DE = re.compile(
    rf"^\W*(?:(?:und|aber|auch)\s+)?(?:wenn|falls|sobald|sollte\w*)\s+{WHO}\s+(?:[^,;:.!?]{{0,40}}?\s)?(?:gewinn\w*|gewonnen|sieg\w*|durchbrech\w*|durchbricht|"
    r"abgewehrt|abgeschlagen|zurückgeschlagen|geworfen|zurückgeworfen|geschlagen|vertrieben|weggejagt|wirft|werfen|über\s+den\s+Haufen\s+\w+)(?:\s+(?:hat|haben|wird|werden))?\s*,\s*(?:dann\s+|so\s+)?"
    r"(?:(?P<stop>(?:läuft|laufen|rennt|jagt|reitet|geht|setzt|verfolgt|darf|soll)\s+(?:keiner|niemand|man\s+nicht)[^;:.!?]*|"
    r"(?:wird|werden)\s+(?:nicht|niemand|keiner)\s+verfolgt[^;:.!?]*|"
    r"(?:bleib(?:t|en)|hält|halten)\s+(?:er|sie|es)\s+(?:stehen|an|dort|wo\s+(?:er|sie|es)\s+\w+)[^;:.!?]*|"
    r"(?:soll|sollen|muss|müssen)\s+(?:er|sie|es)\s+(?:an)?(?:halten|stehen\s*bleiben|sich\s+(?:\w+\s+)?sammeln)[^;:.!?]*)|"
    r"(?P<back>(?:kommt|kommen|geht|gehen|reitet|reiten|kehrt|kehren)\s+(?:er|sie|es)\s+[^;:.!?]*zurück\b[^;:.!?]*))",
    re.IGNORECASE,
)
BACK_AFTER_DE = re.compile(
    rf"^(?P<mark>\W*){WHO}\s+(?:(?:jagt|jagen|reitet|reiten|geht|gehen|stürmt|setzt|verfolgt|verfolgen)\s+)?nach\s+{SUCCESS_DE}\s+[^;:.!?]{{0,40}}?"
    r"(?:sondern\s+|und\s+)?(?:geht|gehen|kommt|kommen|reitet|reiten|kehrt|kehren)\s+[^;:.!?]{0,30}?\bzurück\b[^;:.!?]*",
    re.IGNORECASE,
)
GOES_BACK_DE = re.compile(
    rf"^(?P<mark>\W*)nach\s+{SUCCESS_DE}\s+(?:nicht\s+\w+\s*,?\s+sondern\s+)?(?:wieder\s+)?zurück(?:gehen|kommen|reiten|kehren)?\b[^;:.!?]*",
    re.IGNORECASE,
)
WON_FR = (
    r"(?:gagné|vaincu|percé|battu|enfoncé|culbuté|bousculé|repoussé|chassé|rompu|réussi|sabré|balayé|dispersé|mis\s+en\s+(?:fuite|déroute)|"
    r"remporté|pris\s+le\s+dessus|fini|triomphé)"
)
WINS_FR = (
    r"(?:gagne(?:nt)?|l['’]emporte(?:nt)?|enfon[cç]e(?:nt)?|perce(?:nt)?|bouscule(?:nt)?|culbute(?:nt)?|repousse(?:nt)?|rompe?(?:nt)?|réussi(?:t|ssent)|"
    r"chasse(?:nt)?|batte?(?:nt)?|remporte(?:nt)?|pren(?:d|nent)\s+le\s+dessus|(?:est|sont|sera|seront)\s+vainqueurs?|"
    rf"(?:(?:l['’]|les\s+)?(?:a|ont|aura|auront)|(?<=l['’])(?:a|ont|aura|auront))\s+(?:bien\s+)?(?:{WON_FR}|l['’]avantage|le\s+dessus))"
)
CASE_FR = (
    r"(?:s['’]|si\s+|quand\s+|lorsqu['’]|lorsque\s+|dès\s+qu['’]|dès\s+que\s+|une\s+fois\s+qu['’]|"
    r"une\s+fois\s+que\s+|après\s+qu['’])"
)
DOES_NOT_FR = (
    r"(?:ne\s+(?:poursui\w+|cour\w+|bouge\w*|va\b|vont\b|par[st]\w*|se\s+lance\w*|galope\w*|continue\w*|(?:(?:leur|lui|les?|la)\s+|l['’])(?:court?\w*|poursui\w+))|"
    r"n['’]avance\w*|s['’]arrête\w*|s['’]arrêt\w+|reste\w*|se\s+rallie\w*|se\s+reforme\w*|fait\s+halte|font\s+halte|attend\w*)"
)
GOES_BACK_FR = (
    r"(?:revien\w+|rentre\w*|retourne\w*|se\s+replie\w*|ren?gagne\w*|repar\w+|fait\s+demi-tour|font\s+demi-tour)"
)
# whoever is told what to do then, or the same by his name
THEY_FR = (
    r"(?:alors\s+)?(?:qu['’]|que\s+)?(?:ils?|elles?|on|personne|(?P<named>(?:(?:le|la|les)\s+|l['’])?(?-i:[A-Z\d])[^,;:.!?]{1,28}?(?!\s+reste)|"
    r"(?:les|la|nos|mes)\s+(?:cavaliers|cavalerie|chevaux|lanciers|chasseurs|bataillons?|régiments?|infanterie|fantassins)))\s+"
    r"(?:(?:doi(?:t|vent)|peut|peuvent|devra|devront)\s+)?"
)
THEN_FR = rf"{THEY_FR}(?:(?P<stop>{DOES_NOT_FR}[^;:.!?]*)|(?P<back>{GOES_BACK_FR}[^;:.!?]*))"
IF_THEY_WIN_FR = re.keyed(
    rf"^\W*(?:(?:et|mais|aussi)\s+)?{CASE_FR}\s*(?P<who>[^,;:.!?]{{2,45}}?)\s+{WINS_FR}\b[^,;:.!?]{{0,40}}?,?\s*{THEN_FR}",
    re.IGNORECASE,
)
# *Il ne charge que de flanc, et quand il a gagné il revient à sa place*: behind another rule or order of his
AND_IF_THEY_WIN_FR = re.keyed(
    rf"(?P<lead>^[^;:.!?]{{6,140}}?)\s*[,;]?\s+(?:et|mais)\s+{CASE_FR}\s*(?P<who>ils?|elles?)\s+{WINS_FR}\b[^,;:.!?]{{0,40}}?,?\s*{THEN_FR}",
    re.IGNORECASE,
)
# *Une fois vainqueur, Hubert revient à sa place*, *après une victoire il revient*
AFTER_WINNING_FR = re.compile(
    r"^\W*(?:(?:et|mais|aussi)\s+)?(?:une\s+fois\s+(?:vainqueurs?|victorieu(?:x|ses?))|"
    r"après\s+(?:(?:une?|la|chaque|toute|leur|sa)\s+)?(?:victoire|succès|charge\s+(?:réussie|victorieuse|gagnée|heureuse)|combat\s+gagné|percée)|"
    r"en\s+cas\s+de\s+(?:victoire|succès|percée|réussite))\s*,?\s+"
    rf"(?:qu['’]|que\s+)?(?P<who>(?!ne\b)[^,;:.!?]{{2,40}}?)\s+(?:(?P<stop>{DOES_NOT_FR}[^;:.!?]*)|(?P<back>{GOES_BACK_FR}[^;:.!?]*))",
    re.IGNORECASE,
)
BACK_AFTER_FR = re.compile(
    rf"^(?P<mark>\W*){WHO}\s+(?:revien(?:t|nent)|rentre(?:nt)?|retourne(?:nt)?)\b[^,;:.!?]{{0,40}}?\s+après\s+(?:une?\s+|chaque\s+|la\s+|leur\s+|sa\s+)?"
    r"(?:charge|attaque|combat|percée|victoire|succès)(?:\s+(?:réussie?|gagnée?|victorieuse?|heureuse?))?",
    re.IGNORECASE,
)

# behind a fight, and not now: *setzt nicht nach, sondern kommt zurück*
NOT_AFTER = (
    (
        "nicht nach|nicht weiter|verfolg",
        r"\b(?:(?:setz|jag|reite|hau)(?:t|(?P<many>e?n))\s+(?:aber\s+|dann\s+|dabei\s+|ihm\s+|ihnen\s+)*nicht\s+nach|"
        r"verfolg(?:t|(?P<more>en))\s+(?:aber\s+|dann\s+)?(?:nicht|niemanden|keinen|den\s+Feind\s+nicht|"
        r"sie\s+nicht|ihn\s+nicht))\s*,?\s*sondern\s+"
        r"(?:(?:komm|kehr|reite|geh|zieh)(?:t|e?n)\s+(?:sofort\s+|gleich\s+|wieder\s+|dann\s+|sich\s+)*(?:zurück|"
        r"um)(?:\s+(?:nach|zu|zum|zur|in|auf|hinter)\s+[\w/ -]{1,25})?|"
        r"(?:sofort\s+|gleich\s+)?zurück)(?:\s+und\s+(?:sammel(?:t|n)\s+sich|sammel(?:t|n)))?(?=\s*(?:[.;!]|$))",
        lambda one: f"{'sollen' if one['many'] or one['more'] else 'soll'} nach einem Sieg zurückkehren",
    ),
    (
        "not pursue|not follow|not chase|n't pursue|n't follow|n't chase|never pursue",
        r"\b(?:do(?:es)?\s+not|do(?:es)?n['’]t|never)\s+(?:pursues?|follow(?:s)?\s+up|chase)\s*(?:them|him|it|"
        r"anyone|anybody|the\s+enemy)?"
        r"\s*,?\s*but\s+(?:(?:it|they|he)\s+)?(?:comes?|rall(?:y|ies)|rides?|goes|go|falls?|turns?|"
        r"pulls?)\s+(?:straight\s+|right\s+)?back"
        r"(?:\s+(?:and|to)\s+(?:rall(?:y|ies)|reforms?))?(?=\s*(?:[.;!]|$))",
        "comes back after winning",
    ),
    (
        "ne poursui",
        r"^(?:\W*après\s+(?:la|une|chaque|toute)\s+(?:percée|charge|"
        r"victoire)\s*,\s*)?(?P<who>[^,;:.!?]{2,40}?)\s+ne\s+poursui(?:t|vent|vra|vront)\s+"
        r"(?:pas|personne|jamais|point)\s*,?\s*mais\s+(?:revien(?:t|nent)|rentre(?:nt)?|retourne(?:nt)?|"
        r"se\s+replie(?:nt)?)"
        r"(?:\s+(?:se\s+(?:rallier|reformer)|en\s+arrière|à\s+sa\s+place|sur\s+ses\s+pas))?(?=\s*(?:[.;!]|$))",
        lambda one: f"{one['who']} revient après une victoire",
    ),
)
# *Wer einen Angriff abgewiesen hat, bleibt in seiner Stellung*
WHO_WON = (
    r"\b(?:wer|(?:alle|jene|diejenigen),?\s+die|jedes\s+Bataillon,?\s+das)\s+(?:[^,;:.!?]*\s)?(?:gewonnen|gesiegt|(?:Angriff|Feind|Gegner|Sturm|"
    r"Attacke|Franzosen|Engländer)\s+(?:abgewiesen|abgeschlagen|zurückgeschlagen|zurückgeworfen|geworfen|geschlagen|abgewehrt))\s+(?:hat|"
    r"haben)\s*,\s*(?:der\s+|die\s+|das\s+)?bleib(?:t|en)\s+(?:(?:dann|danach|auch|immer)\s+)*(?:(?:in|an|auf)\s+[^,;:.!?]{3,30}|dort|da)?"
    r"(?:\s*stehen)?(?:\s*,?\s*wo\s+[^,;:.!?]{3,30})?",
    r"\b(?:who(?:so)?ever|anybody\s+(?:who|that)|anyone\s+(?:who|that)|those\s+(?:who|that)|(?:any|a)\s+(?:unit|battalion|regiment)\s+(?:that|"
    r"which))\s+(?:has\s+|have\s+)?(?:wins?|won|(?:beats?|beaten|drives?|driven|throws?|thrown|repulses?|repulsed|sees?|seen|fights?|fought)"
    r"(?:\s+(?:off|back))?\s+(?:an?|the|any|his|its|their)\s+(?:attack|enemy|assault|charge|fight|French|melee)(?:\s+(?:off|back))?)\s*,?\s+(?:stays?|"
    r"remains?|keeps?|holds?|stops?)\s+(?:put|where\s+(?:it|he|they)\s+(?:is|are|stands?)|(?:in|on|at)\s+[^,;:.!?]{3,30}|there)",
    r"\b(?:quiconque|celui\s+qui|ceux\s+qui|qui|(?:tout|un)\s+(?:bataillon|régiment)\s+qui|toute\s+unité\s+qui)\s+(?:a|ont|aura|auront)\s+"
    r"(?:gagné|vaincu|(?:repoussé|rejeté|battu|arrêté)\s+(?:une?|l['’]|les?|la|son|leur)\s*(?:attaque|assaut|ennemi|charge|adversaire|Français))"
    r"\s*,?\s+(?:reste(?:nt)?|demeure(?:nt)?|s['’]arrête(?:nt)?|ne\s+bouge(?:nt)?\s+(?:pas|plus))(?:\s+(?:(?:sur|en|dans|à)\s+[^,;:.!?]{3,30}|"
    r"où\s+[^,;:.!?]{3,30}|là))?",
)
# *bleibt nach einer Attacke stehen*: it does not pursue
CHARGE_DE = (
    r"(?:nach|hinter)\s+(?:(?:einer|einem|der|dem|jeder|jedem|ihrer|ihrem|seiner|gelungene[mnr]|gewonnene[mnr]|abgeschlossene[mnr]|"
    r"erfolgreiche[mnr])\s+)+(?:Attacke|Charge|Angriff|Nahkampf|Gefecht|Sieg|Kampf|Erfolg|Durchbruch)"
)
TO_HIS_PLACE_DE = (
    r"(?:\s+und\s+(?:geht|gehen|reitet|reiten|kommt|kommen|kehrt|kehren|nimmt|nehmen|zieht|ziehen|stellt|stellen)\s+"
    r"[^,;:.!?]{2,60}?(?=\s*[.!]*\s*$))?"
)
CHARGE_EN = r"after\s+(?:an?|the|any|each|every|its|their)\s+(?:\w+\s+)?(?:charge|attack|melee|fight)"
CHARGE_FR = r"après\s+(?:une|la|chaque|toute|sa|leur)\s+(?:charge|attaque|mêlée)"
ENDS = r"(?=\s*(?:[.;!]|$|,|und\b|and\b|et\b))"
STAYS_AFTER = (
    (  # after a successful charge the cavalry rallies back
        rf"^(?P<lead>\W*(?:and\s+)?)(?:{CHARGE_EN}|(?:if|when|once)\s+(?:a|the|any|its|their)\s+(?:charge|attack)\s+(?:succeeds|is\s+successful|works|goes\s+well|comes\s+off|is\s+won|gets\s+home))\s*,?\s+"
        rf"(?P<who>(?:the\s+)?\w+\s+)?(?:(?:should|must|shall|will|is\s+to|are\s+to)\s+)?(?:rall|come|return|fall|go|pull|ride|withdraw)\w*\b[^,;:.!?]{{0,30}}?(?=\s*(?:[.;!]|$|,))",
        lambda one: f"{one['lead']}{one['who'] or 'they '}{BACK}",
    ),
    (
        rf"^(?P<lead>\W*(?:und\s+)?){CHARGE_DE}\s+(?:kommt|kommen|kehrt|kehren|geht|gehen|reitet|reiten|fällt|zieht\s+sich|ziehen\s+sich)\s+(?P<who>(?:die|der|das|alle)\s+[^,;:.!?]{{2,30}}?|[^,;:.!?]{{2,20}}?)\s+(?:(?:auf|an|in|zu)\s+[^,;:.!?]{{2,30}}?\s+|\w+\s+)?(?:zurück|um)\b{TO_HIS_PLACE_DE}[^,;:.!?]{{0,20}}?{ENDS}",
        lambda one: f"{one['lead']}{one['who']} {BACK}",
    ),
    (  # Hubert kehrt nach einem Erfolg um und geht auf seinen Platz zurück
        rf"^(?P<lead>\W*(?:und\s+)?)(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:kommt|kommen|kehrt|kehren|geht|gehen|reitet|reiten|zieht\s+sich|ziehen\s+sich)\s+{CHARGE_DE}\s+"
        rf"(?:[^,;:.!?]{{2,40}}?\s+)?(?:zurück|um)\b{TO_HIS_PLACE_DE}(?=\s*[.!]*\s*$)",
        lambda one: f"{one['lead']}{one['who']} {BACK}",
    ),
    (  # Nach einem Erfolg hält Hubert an
        rf"^(?P<lead>\W*(?:und\s+)?){CHARGE_DE}\s+(?:hält|halten|macht|machen)\s+(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:\w+\s+)?(?:an|ein|inne|Halt)(?=\s*[.!]*\s*$)",
        lambda one: f"{one['lead']}{one['who']} do not pursue",
    ),
    (
        rf"^(?P<lead>\W*(?:et\s+)?){CHARGE_FR}(?:\s+(?:réussie|gagnée|victorieuse))?\s*[,:]\s*(?:(?:un\s+|le\s+)?ralliement|retour)(?:\s+(?:en\s+arrière|à\s+(?:sa|leur)\s+place|sur\s+place))?{ENDS}",
        lambda one: f"{one['lead']}they {BACK}",
    ),
    (
        rf"\bbleib(?P<many>en)?t?\s+{CHARGE_DE}\s+(?:immer\s+|sofort\s+|bitte\s+)*(?:stehen|dort|da|wo\s+(?:sie|er|es)\s+(?:ist|sind))"
        rf"(?:\s+und\s+[^,;:.!?]*?\b(?:niemande?m?|keinem|nichts|nicht)\b[^,;:.!?]*)?{ENDS}",
        lambda one: "verfolgen nicht" if one["many"] else "verfolgt nicht",
    ),
    (
        rf"^(?P<lead>\W*(?:und\s+)?){CHARGE_DE}\s+bleib(?P<many>en)?t?\s+(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:immer\s+|sofort\s+|bitte\s+)*"
        rf"(?:stehen|dort|da){ENDS}",
        lambda one: f"{one['lead']}{one['who']} verfolg{'en' if one['many'] else 't'} nicht",
    ),
    (
        rf"\b(?:stops?|stay(?P<s>s)?|halts?|remains?)\s+(?:put\s+|there\s+|where\s+(?:it|they)\s+(?:is|are)\s+)?{CHARGE_EN}{ENDS}",
        lambda one: "does not pursue" if one["s"] else "do not pursue",
    ),
    (
        rf"\b(?:s['’]arrête|reste|demeure)(?P<many>nt)?\s+(?:sur\s+place\s+|là\s+|où\s+(?:elle|ils?|elles)\s+(?:est|sont)\s+)?{CHARGE_FR}{ENDS}",
        lambda one: "ne poursuivent pas" if one["many"] else "ne poursuit pas",
    ),
)


def decided(told: re.Match[str]) -> str:
    """The decision, for whoever wins."""
    lead = told.groupdict().get("lead")
    if lead:
        return f"{lead}, {told['who']} {BACK if told['back'] else 'do not pursue'}"
    who = EITHER.sub(" and ", (told.groupdict().get("named") or told["who"]).strip())
    if BREAKS.search(told[0]) and who.lower() in THEY:
        return told[0]  # if they break: those who run may be the enemy
    if THE_ENEMY.fullmatch(who) and WINS_HIMSELF.search(told[0]):
        return told[0]
    beaten = IS_BEATEN.search(told[0]) is not None
    who = HE_IS.sub("", who) if beaten else who
    theirs = THE_ENEMY.fullmatch(who) or (told["stop"] and not re.search(r"[A-ZÄÖÜ\d]", who[1:]))
    if beaten and not (theirs or FOES & set(who.lower().split())):
        return told[0]  # wenn Husson zurückgeworfen wird, geht er zurück
    if THE_ENEMY.fullmatch(who) or (beaten and theirs):
        who = "ALL"
    if who.lower().split()[0] in OURS:
        who = "ALL"
    return f"{who} {BACK if told['back'] else 'do not pursue'}"


# *Danach bitte nicht weiterreiten, sondern stehen bleiben!*
NOT_ON_DE = re.compile(
    r"^\W*(?:danach|hinterher|anschließend)\s+(?:(?:bitte|aber|dann)\s+)*nicht\s+(?:weiter(?:reiten|jagen|stürmen|laufen|gehen)|nachsetzen|verfolgen|hinterher\w+)"
    r"\s*(?:,\s*sondern\s+[^,;:.!?]{3,40})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Nobody goes haring off after them if we win one*: the case behind what is done in it
NOBODY_AFTER = re.compile(
    r"^\W*(?:(?:and|but|also)\s+)?(?P<who>nobody|no\s+one|none\s+of\s+(?:them|us|you|the\s+\w+))\s+(?:is\s+to\s+|are\s+to\s+|should\s+|must\s+|to\s+)?(?:goes?|runs?|rides?|"
    r"follows?|chases?|tears?|hares?|gallops?|dash(?:es)?)\b[^,;:.!?]{0,60}?\s*,?\s+(?:if|when|once|whenever|after)\s+(?:we|they|he|it|you|our\s+\w+|somebody|anyone)\s+"
    rf"{WINS}[^;:.!?]*",
    re.IGNORECASE,
)
# *If he beats them he may keep right on going after them*
KEEPS_ON = re.compile(
    rf"^\W*(?:(?:and|but)\s+)?(?:if|when|once|whenever)\s+{WHO}\s+{WINS}[^,;:.!?]{{0,40}}?\s*,?\s+(?:then\s+)?(?:he|they|it)\s+"
    r"(?:(?:may|can|should|is\s+to|are\s+to|must|will|shall)\s+)?(?:(?:keeps?|carr(?:y|ies)|goes?|push(?:es)?|press(?:es)?)\s+(?:right\s+|straight\s+)?"
    r"(?:on|after|going)\b(?!\s+to\s)|pursues?|chases?|follows?\s+(?:up|them))[^;:.!?]*",
    re.IGNORECASE,
)
# *Husson can keep after them if he beats them*
KEEPS_ON_IF = re.compile(
    rf"^(?P<mark>\W*){WHO}\s+(?:may|can|should|is\s+to|are\s+to|must)\s+(?:keeps?\s+(?:right\s+)?(?:on\s+)?(?:going\s+)?after|go\s+(?:on\s+)?after|"
    rf"chase|pursue)\b[^,;:.!?]{{0,30}}?\s*,?\s+(?:if|when|once)\s+(?:he|they|it)\s+{WINS}[^;:.!?]*",
    re.IGNORECASE,
)
# *After a won combat its battalions halt on the ground they have taken*
ON_GROUND_TAKEN = re.keyed(
    r"(?P<halt>\b(?:halts?|stops?|stays?|remains?|stands?))\s+on\s+the\s+(?:ground|spot|field|position)\s+(?:that\s+|which\s+)?(?:they|it|he|we)(?:\s+ha(?:s|ve)|['’](?:ve|s))?\s+(?:just\s+)?(?:taken|won|gained|carried)\b",
    re.IGNORECASE,
)
# *If we beat somebody, we stay where we are*
STAY_WHERE = re.compile(
    rf"^\W*(?:(?:and|but)\s+)?(?:if|when|once|whenever)\s+(?:we|somebody|anyone|anybody)\s+{WINS}[^,;:.!?]{{0,40}}?\s*,?\s+(?:then\s+)?(?:we\s+|they\s+|it\s+)?"
    r"(?:just\s+)?(?:stays?|stops?|remains?|halts?)\s+(?:put|where\s+\w+\s+(?:are|is)|there)\b[^;:.!?]*",
    re.IGNORECASE,
)

# *Wenn ihm einer die Flanke hinhält, draufhauen, hinterher aber zurück auf den alten Platz*: behind a charge told first
AFTER_DE = r"(?:hinterher|danach|anschließend|nachher|hernach|im\s+Anschluss|darauf)"
COME_BACK_DE = r"(?:geht|gehen|kommt|kommen|reitet|reiten|kehrt|kehren|zieht|ziehen|soll|sollen|muss|müssen)"
AND_THEN_BACK_DE = re.compile(
    rf"(?P<lead>^[^;:.!?]{{3,140}}?:?[^;:.!?]{{0,140}}?(?:attackier|angreif|greif|drauf|charg|chargier|Attacke|reite[tn]\s+an)[^;:.!?]*?)\s*(?:[,;]|(?=\s(?:und|aber)\b))\s*"
    rf"(?:(?:und|aber|doch)\s+)?(?:{COME_BACK_DE}\s+)?(?:(?:er|sie|es|sich|man)\s+)*(?:aber\s+|dann\s+)?{AFTER_DE}\s+(?:{COME_BACK_DE}\s+)?"
    r"(?:(?:aber|jedoch|sofort|gleich|wieder|er|sie|es|sich|bitte|brav|schnell)\s+)*(?:(?:auf|an|in|zu|nach)\s+(?:(?:den|die|das|seine|ihre|seinen|ihren|alte|alten|der|dem)\s+)*(?:Platz|Stellung|"
    r"Ausgangs\w+|Posten|Linie|Standort|Position)\s+)?zurück(?:gehen|kommen|reiten|kehren|ziehen)?(?:\s+(?:auf|an|in|zu|zum|nach|hinter)\s+[^;:.!?]{3,40})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def goes_on(told: re.Match[str]) -> str:
    """The decision to go on, for whoever wins."""
    who = told["who"].strip()
    if THE_ENEMY.fullmatch(who) or who.lower().split()[0] in OURS:
        return told[0]
    return f"{who} pursue if they win"


# *If Gauthier wins, he stops*: he of whom it is told
HE_WINS_HE_STOPS = re.keyed(
    r"^(?P<mark>\W*(?:(?:and|but|also)\s+)?)(?:if|when|once|whenever)\s+(?P<who>(?!(?:they|he|it|we|you|i|anybody|anyone|somebody|someone|nobody|whoever)\b)[^,;:.!?]{2,30}?)\s+"
    r"(?:wins?(?:\s+(?:the|his|its|their|a)\s+\w+)?|succeeds?|breaks?\s+(?:them|him|it|through)|beats?\s+(?:them|him|it|somebody|someone|anybody|his\s+man|the\s+enemy)|has\s+won)"
    r"\s*,?\s+(?:then\s+)?(?:he|they|it)\s+(?:should\s+|must\s+|will\s+|shall\s+|is\s+to\s+)?(?:stops?|halts?|stays?|holds?|remains?|stands?)\b[^,;:.!?]{0,40}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
WHEN_THEY_WIN = (
    turn("ground|spot|field|position", ON_GROUND_TAKEN, r"\g<halt> where they are"),
    turn("if |when|once", HE_WINS_HE_STOPS, r"\g<mark>\g<who> stops if he wins"),
    turn("danach|hinterher|anschließend", NOT_ON_DE, "keine Verfolgung"),
    turn("zurück", AND_THEN_BACK_DE, rf"\g<lead>, er {BACK}"),
    turn("nobody|no one|none of", NOBODY_AFTER, "ALL do not pursue"),
    turn("keep|carr|go|push|press|pursue|chase|follow", KEEPS_ON, goes_on),
    turn("after|chase|pursue", KEEPS_ON_IF, goes_on),
    turn("stay|stop|remain|halt", STAY_WHERE, "ALL do not pursue"),
    turn("if |when|once|after", IF_THEY_WIN, decided),
    turn("after|following|once|when", BACK_AFTER, rf"\g<mark>\g<who> {BACK}"),
    turn("wenn|falls|sobald|sollte", IF_THEY_WIN_DE, decided),
    turn("nach ", BACK_AFTER_DE, rf"\g<mark>\g<who> {BACK}"),
    turn("nach ", GOES_BACK_DE, rf"\g<mark>they {BACK}"),
    turn("si |s'|s’|quand|lorsqu|une fois|dès |après qu", IF_THEY_WIN_FR, decided),
    turn("et |mais ", AND_IF_THEY_WIN_FR, decided),
    turn("une fois|après |en cas", AFTER_WINNING_FR, decided),
    turn("après", BACK_AFTER_FR, rf"\g<mark>\g<who> {BACK}"),
    *(turn(keys, re.compile(said, re.IGNORECASE), plain) for keys, said, plain in NOT_AFTER),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, said, meant in zip(
            (" hat, bleib| haben, bleib", "stay|remain|keep|hold|stop", "reste|demeure|arrête|bouge"),
            WHO_WON,
            ("keine Verfolgung", "no pursuit", "pas de poursuite"),
            strict=True,
        )
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(
            (
                "after|charge|attack",
                "nach |hinter ",
                "nach |hinter ",
                "nach |hinter ",
                "après",
                "bleib",
                "bleib",
                "after",
                "après",
            ),
            STAYS_AFTER,
            strict=True,
        )
    ),
)
