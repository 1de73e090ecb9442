"""In nouns: French and German orders whose deeds are nouns: *bond de 10 cm vers le nord*, *Frontwechsel nach Norden*.

Their cases are nouns as well: *en cas d'arrivée de l'ennemi sur les pièces : attelage et fuite*, *bei Einbruch des
Feindes in die Geschütze: Aufprotzen und Flucht*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

HEAD = r"^(?P<head>\W*[^:.!?]{2,60}?\s*[:–]\s*|\W*)"
# *1/6FA : bond d'une dizaine de cm vers le nord*
BOUND = re.compile(
    r"(?P<lead>[:,;–]\s*|^\W*|\bpuis\s+)(?:(?:petit|court|léger|grand|un)\s+)*(?:bond|saut)(?:\s+en\s+avant)?\s+(?=(?:de|d['’]|vers|jusqu|en|au|à)\b)",
    re.IGNORECASE,
)
# *montée vers F5 en deux colonnes*: in column
SO_MANY_COLUMNS = re.compile(r"\b(?P<en>en|par)\s+(?:deux|trois|quatre|plusieurs)\s+(?=colonnes\b)", re.IGNORECASE)
# *2/4HA : position en J6*
IN_POSITION = re.compile(
    rf"(?P<lead>[:;–]\s*)(?:prise\s+de\s+)?(?:position|poste|emplacement|station|stationnement|installation|établissement)\s+(?=(?:en|à|vers)\s+{SQUARE})",
    re.IGNORECASE,
)
# *en I4, entre ses deux brigades*: the square tells where
IN_BETWEEN = re.compile(
    rf"(?P<where>\b(?:en|à|vers|jusqu['’]en)\s+{SQUARE})\s*,?\s+(?:à\s+mi-chemin\s+|pile\s+|juste\s+)?entre\s+(?:ses|leurs|les|nos|mes)\s+(?:deux\s+)?\w+(?=\s*(?:[.,;!(]|$))",
    re.IGNORECASE,
)
# *Campi : sortie du bois de Delhutte et suivi de Husson*, *franchissement du ruisseau par le pont, puis attaque ...*
OUT_OF_IT = re.compile(
    r"(?P<lead>[:;–]\s*)(?:sortie|débouché|dégagement|franchissement|traversée)\s+(?:du|de\s+la|des|de\s+l['’])\s*\w+(?:\s+(?:de|du|d['’])\s*\w+)?(?:\s+par\s+(?:le|la)\s+\w+)?\s*(?:,\s*(?:puis\s+)?|\s+(?:et|puis)\s+)(?=\w)",
    re.IGNORECASE,
)
FOLLOWS = re.compile(r"(?P<lead>[:;–]\s*(?:[^,;:.!?]{3,40}?\s+et\s+)?)suivi\s+(?=(?:de|du|d['’]))", re.IGNORECASE)
# *Campi : changement de front face au nord*
TURNS_ROUND = re.compile(
    r"(?:changement\s+de\s+front|conversion|rotation|pivotement|réorientation)\s*,?\s+(?:de\s+la\s+brigade\s+)?(?:face\s+|front\s+)?(?=(?:au|à\s+l['’]|vers)\s*(?:le\s+|l['’])?(?:nord|sud|est|ouest))",
    re.IGNORECASE,
)
# *1/28Ora : sans changement, le bataillon demeure où il est*: said twice
NO_CHANGE = re.compile(
    r"^(?P<head>\W*[^:]{2,60}:\s*)(?:sans|pas\s+de|aucun\w*|nul)\s+(?:changement|modification|mouvement)s?\s*[,;–-]\s*(?:(?:le|la|l['’]|ce|cette)\s*(?:bataillon|batterie|brigade|régiment|division|unité|général)\s+|(?:ils?|elles?)\s+)?"
    r"(?=(?:reste|demeure|garde|tien|conserve|occupe|attend|est\s+maintenu|ne\s+bouge)\w*)",
    re.IGNORECASE,
)
# *à la droite de la batterie, qu'il couvre*: why he stands there
WHICH_IT_COVERS = re.compile(
    r"(?P<stays>\b(?:reste|demeure|garde|tien|maintien|conserve)\w*\b[^;:!?]{3,90}?),\s*qu['’](?:ils?|elles?)\s+(?:couvr|protèg|protég|soutien|appui|gard|surveill|épaul)\w*(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *et dès qu'elle y est en batterie elle tire sur 7/2FA*: there
ONCE_THERE = re.compile(
    r"\b(?:dès\s+qu|aussitôt\s+qu|sitôt\s+qu|une\s+fois\s+qu|quand\s+|lorsqu)['’]?(?:ils?|elles?)\s+(?:y\s+)?(?:est|sera|sont|seront)\s+(?:bien\s+|enfin\s+)?(?:arrivée?s?|en\s+(?:batterie|place|position)|installée?s?|là(?:-bas)?|sur\s+place|prête?s?|"
    r"en\s+haut|dételée?s?)(?:\s+(?:là-bas|là-haut|sur\s+place))?\s*,?\s+(?=(?:(?:ils?|elles?)\s+)?(?:tir|ouvr|fai|fer|fon|bombard|canonn|pren|bat))",
    re.IGNORECASE,
)
# *Aucune charge de sa propre initiative pour Hubert*, *Keine Attacke auf eigene Faust für Hubert*
FOR_WHOM = re.keyed(
    r"^(?P<lead>\W*)(?P<what>(?:(?:aucune?|pas\s+de|jamais\s+de|point\s+de)\s+(?:contre-?\s?)?(?:charges?|poursuites?|attaques?|mouvements?|tirs?)|(?:contre-?\s?)charges?|keine?\s+(?:Gegen)?(?:attacken?|angriffe?|verfolgung|chargen?|bewegung)"
    r"|Gegen(?:attacken?|angriffe?))\b[^:;.!?]{0,60}?)\s*,?\s+(?:toujours\s+|auch\s+|immer\s+)?(?:pour|für|bei)\s+(?P<who>(?:(?:la|le|les|die|der)\s+)?(?:(?:brigade|division|Garde|General|général)\s+)?[A-ZÀ-Ý0-9][\w/'’-]*)(?P<rest>\s*(?:[.!(].*)?)$",
    re.IGNORECASE,
)
# *Für Hubert keine Attacke auf eigene Faust*
FOR_HIM_FIRST = re.compile(
    r"^(?P<lead>\W*)(?:für|bei|pour)\s+(?P<who>(?:(?:la|le|les|die|den|der)\s+)?(?:(?:brigade|division|Garde|General|général)\s+)?[A-ZÀ-Ý0-9][\w/'’-]*)\s*[,:]?\s+"
    r"(?=(?:keine?|aucune?|pas\s+de|jamais\s+de|point\s+de|immer|toujours)?\s*(?:Gegen|contre-?\s?)?(?:attacken?|angriffe?|verfolgung|chargen?|charges?|poursuites?|attaques?)\b)",
    re.IGNORECASE,
)
# *il n'attaque jamais le premier*, *greift nie als Erster an*
NEVER_FIRST = re.compile(
    r"\bn['’]attaqu(?:e|era|ent|eront)\s+(?:jamais|pas)\s+(?:le|la|les|en)\s+premi(?:er|ère|ers|ères)\b", re.IGNORECASE
)
NEVER_FIRST_DE = re.compile(
    r"\b(?P<does>greif(?:t|en))\s+(?:nie|nicht|niemals)\s+(?:als\s+(?:erste[rs]?|erste[rn]?)|zuerst)\s+an\b",
    re.IGNORECASE,
)
# *Contre-charge systématique*, *en revanche*
EVERY_TIME = re.compile(
    r"\b(?P<deed>contre-?\s?(?:charges?|attaques?))\s+(?:systématiques?(?:ment)?|automatiques?|immédiates?|à\s+chaque\s+fois|dans\s+tous\s+les\s+cas)(?:\s+(?:en\s+revanche|par\s+contre))?",
    re.IGNORECASE,
)
# *contre-charge (si de la cavalerie lui tombe dessus)*: whenever else
AT_THE_HORSE = re.compile(
    r"(?P<deed>\b(?:contre-?\s?(?:charges?|attaques?)|Gegenattacken?|Gegenangriffe?)\b[^:;.!?()]{0,50}?)\s*\((?:si|quand|dès\s+qu\w*|falls|wenn|sobald)\b[^()]*\b(?:cavalerie|cavaliers?|charg|Kavallerie|Reiter)[^()]*\)",
    re.IGNORECASE,
)
FRENCH_COMING = (
    r"(?:arrivée|irruption|intrusion|pénétration|assaut|ruée|percée|entrée|apparition)\s+(?:soudaine\s+|brusque\s+)?(?:de\s+l['’]ennemi|ennemie|de\s+l['’]adversaire|des\s+(?:alliés|français|anglais)|de\s+(?:la\s+)?cavalerie(?:\s+ennemie)?|d['’]ennemis)?\s*"
    r"(?:jusqu['’]?\s?|sur|dans|au\s+milieu\s+d\w*|parmi|contre|à|aux)\s*(?:aux?\s+|les\s+|la\s+|une\s+|des\s+|nos\s+|ses\s+)?(?:pièces|canons|batteries?|artillerie)"
)
LIMBERS = r"(?:attelage|atteler|réattelage|avant-trains?|remise\s+(?:des\s+)?avant-trains|amener\s+les\s+avant-trains)"
# *Toutes les batteries, en cas d'arrivée de l'ennemi sur les pièces : attelage et fuite*
GUNS_REACHED = re.compile(
    rf"^(?P<lead>\W*)(?:(?P<who>[^,;:.!?]{{3,40}}?)\s*[,:]\s*)?(?:en\s+cas\s+d['’e]\s*|à\s+l['’]|dès\s+l['’]){FRENCH_COMING}\s*[:,–]\s*{LIMBERS}\s*(?:,|et|puis)\s*(?:fuite|fuir|départ|repli|retraite|dégagement|retrait)\w*(?:\s+(?:immédiate?|rapide|vers\s+l['’]arrière))?",
    re.IGNORECASE,
)
GERMAN_COMING = (
    r"(?:Einbruch|Eindringen|Ankunft|Auftauchen|Erscheinen|Einfall|Sturm|Vordringen|Durchbruch)\s+(?:(?:des\s+(?:Feindes|Gegners)|der\s+\w+|von\s+\w+|feindlicher\s+\w+)\s+)?"
    r"(?:in|auf|bis\s+(?:an|zu|in)|an|bei|vor|zwischen)\s+(?:die|den|der|das|unsere|seine)\s+(?:Geschütze|Geschützen|Kanonen|Batterien?|Stücke|Rohre)"
)
GERMAN_LIMBERS = (
    r"(?:Aufprotzen|Aufprotzung|Anspannen)\s*(?:,|und|dann)\s*(?:sofortige[rs]?\s+)?"
    r"(?:Flucht|Fliehen|Abfahren|Abfahrt|Rückzug|Wegfahren|Abzug|Absetzen|weg|fort|Verschwinden)"
)
GUNS_REACHED_DE = re.keyed(
    rf"^(?P<lead>\W*)(?:(?P<who>[^,;:.!?]{{3,40}}?)\s*[,:]?\s+)?bei\s+{GERMAN_COMING}\s*[:,–]?\s*{GERMAN_LIMBERS}",
    re.IGNORECASE,
)
# *Infanterie bei Kavallerieangriff: Karreebildung*, *1/2L: bei Attacke Ausweichen*, *1/2L: Ausweichen bei Attacke*
HORSE = (
    r"(?:einem\s+|einer\s+|jedem\s+|feindlichem?r?\s+)?(?P<horse>(?:Kavallerie|Reiter)(?:angriff\w*|attacken?|annäherung)|Attacken?|Angriff\w*|Charge|Annäherung)"
    r"(?:\s+(?:durch|von|feindlicher|der)\s+(?:feindliche[rn]?\s+)?(?P<by>Kavallerie|Reiterei|Reitern?))?"
)
SQUARES = (
    r"Karree(?:s|bildung|formation)?|"
    r"(?:Bildung|Formierung|Formieren|Bilden)\s+(?:von\s+|zum\s+|eines\s+|des\s+)?Karrees?"
)
EVADES = r"Ausweichen|Zurückweichen|Zurückgehen|Rückzug|Zurückfallen|Absetzen"
CASE_OF_HORSE = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}?)\s*[,:]?\s+bei\s+{HORSE}\s*[:,–]?\s*(?:sofortige[rs]?\s+|sofort\s+)?(?P<does>{SQUARES}|{EVADES})(?=\s*[.!(]|\s*$)"
)
CASE_BEHIND = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}?)\s*:\s+(?P<does>{SQUARES}|{EVADES})\s+bei\s+{HORSE}(?=\s*[.!(]|\s*$)"
)
# *Wird eine Batterie überrannt, aufprotzen und ab nach hinten*: any, whichever was told of
ANY_BATTERY = re.compile(
    r"^(?P<lead>\W*)(?:(?:wenn|falls|sobald)\s+(?:irgend)?eine\s+Batterie\s+(?P<what>[^,;:.!?]{3,40}?)\s+wird|wird\s+(?:irgend)?eine\s+Batterie\s+(?P<what2>[^,;:.!?]{3,40}?))\s*[,:]\s*(?:so\s+|dann\s+|sofort\s+)*"
    r"aufprotzen\s*(?:,|und|dann)\s*(?:ab|weg|fort|zurück|fliehen|flüchten|abfahren|wegfahren|verschwinden|raus|nichts\s+wie\s+weg)\b[^,;:.!?]{0,30}",
    re.IGNORECASE,
)
# *attackiert nur, wenn ich es ihm sage*
ON_MY_WORD = re.compile(
    r"(?P<only>\b(?:nur|erst))\s*(?:dann\s*)?,\s*(?:wenn|falls|sobald)\s+ich\s+(?:es|das|ihn|sie|den\s+Befehl)?\s*(?:(?:ihm|ihr|ihnen|dir|euch|ausdrücklich|selbst|dazu)\s+)*(?:es\s+)?(?:sage?|befehle?|anordne|gebe|erlaube|rufe)\b",
    re.IGNORECASE,
)
# *schickt seine Schützen nach vorn*, *1/2L: Schützen nach vorn*: who they are, and nothing that is guarded
HIS_SKIRMISHERS = re.compile(
    r"\b(?P<his>(?:[Ss]ein|[Ii]hr|[Dd]ein|[Ee]ur|[Uu]nser|[Mm]ein)en?)\s+Schützen\b(?=[^.;:!?]*\b(?:vor|vorne?|aus|voraus|ausschwärmen)\b)"
)
AS_SKIRMISHERS = re.compile(r"^(?P<who>\W*\d+/\d+\w*\s*:\s*)Schützen\s+(?:nach\s+vorne?|vor|voraus)\b")
# *Es wird nicht verfolgt und nicht attackiert*
NEITHER_OF_THESE = re.compile(
    r"^(?P<lead>\W*)(?:es\s+)?(?:(?P<one>verfolgt)\s+wird\s+nicht|wird\s+nicht\s+(?P<two>verfolgt))\s*,?\s*(?:und\s+)?(?:es\s+wird\s+)?(?:auch\s+|ebenso\s+)?(?:nicht\s+attackiert|attackiert\s+(?:wird\s+)?(?:auch\s+|ebenfalls\s+)?nicht)(?=\s*(?:[.!]|$))",
    re.IGNORECASE,
)
# *Von sich aus attackiert Hubert nur, wenn ...*: a charge is of his own accord
OF_HIS_OWN = re.compile(
    r"^(?P<lead>\W*)(?:von\s+sich\s+aus|aus\s+eigenem\s+Antrieb|auf\s+eigene\s+Faust|von\s+alleine?)\s+(?P<does>attackier(?:t|en)|chargier(?:t|en))\s+(?P<who>[^,;:.!?]{2,30}?)\s+(?P<only>nur)(?:\s+dann)?(?=\s*,)",
    re.IGNORECASE,
)
# *même batterie : tir sur 2/2Nas*, *dort dieselbe Batterie: Feuer*: the one told of last
SAME_ONE = re.keyed(
    r"^(?P<lead>\W*(?:(?:une\s+fois|dès|aussitôt|dort|there|sobald|then|dann|danach|ensuite|puis|later|plus\s+tard|später)\b[^,;:.!?]{0,40}?,?\s+)?)(?:la\s+|le\s+|die\s+|der\s+|das\s+|the\s+)?"
    r"(?:même|dieselbe|derselbe|dasselbe|gleiche[rs]?|selbe[rs]?|same)\s+(?P<what>batterie|battery|brigade|bataillon|battalion|régiment|regiment|pièces|guns|Geschütze)\s*(?=[:–,])",
    re.IGNORECASE,
)
LEAP = re.compile(
    r"(?P<lead>[:,;–]\s*|^\W*)(?:kurzer\s+|ein\s+)?(?:Sprung|Satz|Hüpfer)\s+(?:vorwärts\s+)?(?:von|um|nach)\s+(?=\d)"
)
CHANGES_FRONT = re.compile(
    r"\b(?:Frontwechsel|Frontveränderung|Frontänderung|Neuausrichtung|Ausrichtung|Schwenkung|Frontdrehung)\s+(?=(?:nach|gen|Richtung)\s+(?:Nord|Süd|Ost|West))"
)
# *Immer links der Straße, in Kolonne*: how those march who were told where to
ALONG_IT = re.keyed(
    r"^(?P<lead>\W*)(?:immer|stets|dabei|toujours|always)\s+(?:schön\s+|bien\s+|brav\s+)?(?:links|rechts|östlich|westlich|südlich|nördlich|entlang|längs|auf|neben|à\s+(?:gauche|droite)|le\s+long|sur|to\s+the\s+(?:left|right)|left|right|along|on)"
    r"\s+(?:(?:von|of|de|neben|an)\s+)?(?:der|des|dem|die|la|le|du|l['’]|the)\s*(?:\w+\s+)?(?:Straße|Strasse|Chaussee|Weg\w*|Bach\w*|Wald\w*|Waldrand\w*|route|chaussée|ruisseau|bois|chemin|road|brook|stream|wood)\w*"
    r"(?:\s+(?:entlang|bleiben|halten|lang|rester))?",
    re.IGNORECASE,
)
# *Sie passen mir auf die rechte Seite auf*: why those stay or go there who were told to
WATCH_A_SIDE = re.keyed(
    r"^\W*(?:und\s+)?(?:sie|er|es|die|damit)\s+(?:pass(?:t|en)|acht(?:et|en)|schau(?:t|en)|guck(?:t|en))\s+(?:(?:mir|uns|dort|da|dabei|bitte|gut|schön)\s+)*auf\s+(?:die|unsere|meine)\s+(?:rechte|linke|offene)\s+(?:Seite|Flanke)"
    r"(?:\s+auf)?\s*[.!]*\s*$|"
    r"^\W*(?:et\s+)?(?:ils?|elles?)\s+(?:me\s+|nous\s+)?(?:surveillent|surveille|gardent|garde|couvrent|couvre)\s+(?:la|notre|ma)\s+(?:droite|gauche)\s*[.!]*\s*$",
    re.IGNORECASE,
)

GUNS = r"(?:[^:]{0,40}?(?:\d(?:FA|HA)\b|[Bb]atter|[Aa]rtiller|[Pp]ièces|[Gg]eschütz|[Kk]anone|[Cc]anon)[^:]{0,20})"
# *7/2FA : priorité à stevenart, ensuite 2/2Nas*: at him first
FIRST_AT = re.compile(
    rf"^(?P<head>\W*{GUNS}:\s*)(?:(?P<de>Vorrang|Priorität|vorrangig|zuerst)\s+(?:hat\s+|auf\s+|für\s+)?|(?:tir\s+)?(?:en\s+)?(?:priorité|d['’]abord)\s+(?:de\s+tir\s+)?(?:(?:à|aux?|sur|contre)\s+)?)"
    r"(?P<one>[^,;:.!?]{2,30}?)\s*,\s*(?:danach|dann|ensuite|puis|après|et\s+ensuite|anschließend)\s+(?:(?:auf|sur|contre)\s+)?[^,;:.!?]{2,40}",
    re.IGNORECASE,
)
# *7/2FA : changement de cible, 2/2Nas*, *Zielwechsel auf 2/2Nas*
OTHER_TARGET = re.compile(
    r"\b(?:(?P<de>Zielwechsel|neues\s+Ziel|anderes\s+Ziel)|changement\s+(?:de\s+cible|d['’]objectif)|nouvelle\s+cible)\s*[,:]?\s+(?:(?:auf|sur|vers|pour)\s+)?(?:(?:le|la|les|den|die|das)\s+)?(?=\S)",
    re.IGNORECASE,
)
# *Ouverture du feu : 18/6FA et 1/6FA sur 2/2Nas*, *Feuer: 18/6FA auf 2/2Nas*
FIRE_HEADED = re.compile(
    r"^(?P<lead>\W*)(?:ouverture\s+du\s+feu|feux?|tirs?|bombardement|canonnade|Feuer(?:eröffnung|befehl)?|Beschuss)\s*:\s*(?P<who>(?:la\s+|le\s+|les\s+|die\s+)?(?=\d|batter|[A-Z])[^:;.!?]{2,60}?)\s+(?P<at>sur|contre|auf|gegen)\s+(?=\S)",
    re.IGNORECASE,
)
# *Tirs : contre l'infanterie en priorité*, *Feuer vorrangig auf Infanterie*
FIRE_FIRST_AT = re.compile(
    r"^(?P<lead>\W*)(?:(?:tirs?|feux?)\s*:?\s+(?:(?:sur|contre)\s+(?P<what>[^,;:.!?]{4,40}?)\s+(?:en\s+priorité|d['’]abord|prioritairement)|(?:en\s+priorité|d['’]abord|prioritairement)\s+(?:sur|contre)\s+(?P<what2>[^,;:.!?]{4,40}?))"
    r"|Feuer\s*:?\s+(?:(?:vorrangig|zuerst|bevorzugt|in\s+erster\s+Linie)\s+(?:auf|gegen)\s+(?P<ziel>[^,;:.!?]{4,40}?)|(?:auf|gegen)\s+(?P<ziel2>[^,;:.!?]{4,40}?)\s+(?:zuerst|vorrangig)))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Gauthier : pas d'attaque ce tour, simple approche jusqu'en F6*
NO_MORE_THAN = re.compile(
    r"(?P<lead>:\s*)(?:pas\s+d['’](?:attaque|assaut)|aucun(?:e\s+attaque|\s+assaut)|kein(?:en)?\s+(?:Angriff|Sturm))\b[^,;:.!?]{0,30}[,;–-]\s*(?:mais\s+|sondern\s+)?(?:(?:une\s+)?simple\s+|juste\s+(?:une\s+)?|seulement\s+(?:une\s+)?|nur\s+(?:eine?n?\s+)?|bloß\s+(?:eine?n?\s+)?)"
    rf"(?=(?:approche|avance|marche|progression|mouvement|Annäherung|Vorrücken|Heranrücken|Marsch|Vormarsch|Anmarsch)\b[^,;:.!?]*\b{SQUARE})",
    re.IGNORECASE,
)
# *Bei Gegenangriff: Rückzug auf die Höhe*: theirs
IN_A_COUNTER = re.compile(
    r"^(?P<lead>\W*(?:[^,;:.!?]{2,40}?\s*[,:]?\s+)?)(?:(?P<de>bei)\s+(?:(?:einem|einer|jedem)\s+)?(?:feindliche[rmn]\s+|gegnerische[rmn]\s+)?(?:Gegenangriff|Gegenstoß|Gegenattacke)(?:en|s|es)?(?:\s+(?:des\s+(?:Feindes|Gegners)|der\s+\w+))?|en\s+cas\s+de\s+contre-?\s?(?:attaque|offensive)(?:\s+(?:ennemie|adverse|de\s+l['’]ennemi))?)\s*[:,–]?\s*",
    re.IGNORECASE,
)
# *Bei Erfolg: Halt und Sammeln*
AFTER_SUCCESS = re.compile(
    r"^(?P<lead>\W*(?:[^,;:.!?]{2,40}?\s*:\s*)?)(?:bei|nach|im\s+Falle?\s+(?:des|eines))\s+(?:einem\s+)?(?:Erfolge?s?|Siege?s?|gewonnene[mn]\s+(?:Gefecht|Kampf)|geglückte[mn]\s+Angriff)\s*[:,–]?\s*(?:sofortiger\s+)?(?:Halt|Anhalten|Stopp?|Stehenbleiben|Sammeln)\b(?:\s*(?:,|und)\s*(?:Sammeln|Neuordnung|Ordnen|Neuformierung|Halt))?(?=\s*(?:[.!(]|$))",
    re.IGNORECASE,
)
# *Wathiez : couverture de la gauche de Gauthier, en retrait de 5 cm*: so far behind whom he covers
SET_BACK = re.compile(
    r"(?P<told>\b(?:couverture|soutien|appui|protection|derrière)\b[^,;:.!?]{2,50}?)\s*,\s*(?:(?:légèrement|un\s+peu|à\s+peine)\s+)?en\s+retrait(?:\s+d['’e]\s*(?:une?\s+\w+\s+de\s+)?\d*\s*(?:cm|pas|mètres|m)?)?(?=\s*[.,;(!]|\s*$)",
    re.IGNORECASE,
)
COVER = re.compile(r"(?P<lead>[:;–]\s*)(?:couverture|protection)\s+(?=(?:de|du|des|d['’])\b)", re.IGNORECASE)
STATION = re.compile(
    r"(?P<lead>:\s*)(?:Standort|Standplatz|Platz|Aufstellung)\s+(?=(?:in|bei|zwischen|hinter|neben|auf)\s)",
    re.IGNORECASE,
)
# *7e de ligne (7L) : le bataillon, qui n'a rien fait, descend jusqu'en F9*: he whose name stands before the colon
ITS_KIND = re.keyed(
    r"^(?P<head>[^:]{2,60}:\s*)(?:(?:le|la|l['’]|das|die|the)\s*(?:bataillon|batterie(?:\s+à\s+(?:cheval|pied))?|régiment|brigade|division|unité|battalion|battery|regiment))"
    r"(?:\s*,\s*(?:qui|trop|fort|très|encore|bien|déjà|assez|un\s+peu|exposé|éprouvé|isolé|fatigué|épuisé|which|who|das|die|zu|noch|schon)\b[^,;:.!?]{3,60},)?\s+"
    r"(?!(?:de|du|des|d['’]|von|vom|of|in|en|à|aux?|qui|voisin\w*|suivant\w*|which|that|who|und|et|and|dont|am|im|an|bei)\b)(?=(?-i:[a-zà-ÿ])\w)",
    re.IGNORECASE,
)
# *Pour ces tirailleurs, repli en cas de charge*: for those who were told to skirmish last
FOR_THESE_SKIRMISHERS = re.keyed(
    r"^(?P<lead>\W*)(?:pour|für|bei)\s+(?:ces|diese[nr]?)\s+(?:mêmes\s+)?(?:tirailleurs|voltigeurs|Schützen|Plänklern?)\s*[,:]?\s+",
    re.IGNORECASE,
)
# *Er geht an der Straße vor*, *il y va par la route*: how he goes who was told where to
GOES_ALONG = re.keyed(
    r"^(?P<lead>\W*)(?:(?:er|sie|es)\s+(?:geht|gehen|rückt|rücken|marschiert|marschieren|zieht|ziehen)\s+(?:dabei\s+|immer\s+|einfach\s+)?(?:(?:an|auf|entlang|neben|längs)\s+der|über\s+die|die)\s+(?:Straße|Strasse|Chaussee)(?:\s+(?:entlang|vor|lang|hinauf|hinunter))*"
    r"|(?:ils?|elles?)\s+(?:y\s+)?(?:va|vont|avancent?|marchent?)\s+(?:par|sur|le\s+long\s+de)\s+(?:la|le)\s+(?:route|chaussée|chemin))(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)


def reached(found: re.Match[str]) -> str:
    """The rule for guns that are reached, of those who are named."""
    who = f"{found['who']} : " if found["who"] else ""
    return f"{found['lead']}{who}si l'ennemi arrive sur les pièces, atteler et fuir"


def reached_in_german(found: re.Match[str]) -> str:
    """The same in German."""
    who = f"{found['who']}: " if found["who"] else ""
    return f"{found['lead']}{who}wenn der Feind die Geschütze erreicht, aufprotzen und fliehen"


def in_that_case(found: re.Match[str]) -> str:
    """A case and its deed told by verbs."""
    horse = (
        "Kavallerie angreift"
        if found["by"] or found["horse"].lower().startswith(("kav", "reit", "att", "char"))
        else "der Feind angreift"
    )
    square = "karree" in found["does"].lower()
    who = found["who"]
    return f"{who}: wenn Kavallerie angreift, Karree bilden" if square else f"{who}: wenn {horse}, ausweichen"


def for_whom(found: re.Match[str]) -> str:
    """Those first for whom it is."""
    return f"{found['lead']}{found['who']} : {found['what'][0].lower()}{found['what'][1:]}{found['rest']}"


FRENCH_IN_NOUNS = (
    turn("priorité|d'abord|d’abord", FIRST_AT, r"\g<head>tir sur \g<one>"),
    turn("cible|objectif", OTHER_TARGET, "tir sur "),
    turn("feu|tir|bombardement|canonnade", FIRE_HEADED, r"\g<lead>\g<who> : tir \g<at> "),
    turn(
        "priorit|d'abord|d’abord",
        FIRE_FIRST_AT,
        lambda one: f"{one['lead']}Les batteries tirent en priorité sur {one['what'] or one['what2']}",
    ),
    turn("attaque|assaut", NO_MORE_THAN, r"\g<lead>"),
    turn("attaque|offensive", IN_A_COUNTER, r"\g<lead>si l'ennemi attaque, "),
    turn("retrait", SET_BACK, r"\g<told>"),
    turn("couverture|protection", COVER, r"\g<lead>soutien "),
    turn("changement|modification|mouvement", NO_CHANGE, r"\g<head>"),
    turn("qu'|qu’", WHICH_IT_COVERS, r"\g<stays>"),
    turn("dès |aussitôt |sitôt |une fois |quand |lorsqu", ONCE_THERE, "ensuite "),
    turn("bond|saut", BOUND, r"\g<lead>avance "),
    turn("position|poste|emplacement|station|installation|établissement", IN_POSITION, r"\g<lead>va "),
    turn("colonnes", SO_MANY_COLUMNS, "en "),
    turn("entre", IN_BETWEEN, r"\g<where>"),
    turn("sortie|débouché|dégagement|franchissement|traversée", OUT_OF_IT, r"\g<lead>"),
    turn("suivi", FOLLOWS, r"\g<lead>en soutien "),
    turn("front|conversion|rotation|pivotement|orientation", TURNS_ROUND, "face "),
    turn("charge|attaque|attack|angriff", AT_THE_HORSE, r"\g<deed>"),
    turn("charge|attaque", EVERY_TIME, r"\g<deed>"),
    turn("charge|poursuite|attaque|mouvement|tir", FOR_WHOM, for_whom),
    turn("charge|poursuite|attaque", FOR_HIM_FIRST, r"\g<lead>\g<who> : "),
    turn("premi", NEVER_FIRST, "ne charge pas de sa propre initiative"),
    turn("pièces|canons|batterie|artillerie", GUNS_REACHED, reached),
)
GERMAN_IN_NOUNS = (
    turn("vorrang|priorit|zuerst", FIRST_AT, r"\g<head>feuert auf \g<one>"),
    turn("ziel", OTHER_TARGET, "feuert auf "),
    turn("feuer|beschuss", FIRE_HEADED, r"\g<lead>\g<who>: Feuer \g<at> "),
    turn(
        "vorrangig|zuerst|bevorzugt|erster linie",
        FIRE_FIRST_AT,
        lambda one: f"{one['lead']}Die Batterien feuern vorrangig auf {one['ziel'] or one['ziel2']}",
    ),
    turn("angriff|sturm", NO_MORE_THAN, r"\g<lead>"),
    turn("gegen", IN_A_COUNTER, r"\g<lead>wenn der Feind angreift, "),
    turn("schützen", HIS_SKIRMISHERS, r"\g<his> Plänkler"),
    turn("schützen", AS_SKIRMISHERS, r"\g<who>geht als Plänkler vor"),
    turn("verfolgt", NEITHER_OF_THESE, r"\g<lead>keine Verfolgung und keine Attacken"),
    turn("halt|stop|stehenbleiben|sammeln", AFTER_SUCCESS, r"\g<lead>keine Verfolgung"),
    turn("standort|platz|aufstellung", STATION, r"\g<lead>"),
    turn("von sich aus|antrieb|faust|von allein", OF_HIS_OWN, r"\g<lead>\g<who> \g<does> \g<only>"),
    turn("wenn ich|falls ich|sobald ich", ON_MY_WORD, r"\g<only> auf Befehl"),
    turn("attack|angriff", AT_THE_HORSE, r"\g<deed>"),
    turn("attack|angriff|verfolg|charge|bewegung", FOR_WHOM, for_whom),
    turn("attack|angriff|verfolg|charge", FOR_HIM_FIRST, r"\g<lead>\g<who>: "),
    turn("greif", NEVER_FIRST_DE, r"\g<does> nicht von sich aus an"),
    turn("geschütz|kanone|batterie|stücke|rohre", GUNS_REACHED_DE, reached_in_german),
    turn(
        "batterie",
        ANY_BATTERY,
        lambda one: f"{one['lead']}Wenn eine Batterie {one['what'] or one['what2']} wird, protzt sie auf und flieht",
    ),
    turn("angriff|attacke|charge|annäherung", CASE_OF_HORSE, in_that_case),
    turn("angriff|attacke|charge|annäherung", CASE_BEHIND, in_that_case),
    turn("sprung|satz|hüpfer", LEAP, r"\g<lead>vorrücken um "),
    turn("front|ausrichtung|schwenkung", CHANGES_FRONT, "Front "),
)
