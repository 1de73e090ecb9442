"""Talk: what a writer says of his letter, of himself and of reaching him, where he orders nothing by it."""

from __future__ import annotations

from battles.engine import expressions as re

SIDE = (
    r"(?:the\s+)?(?:(?:far|extreme|very)\s+)?"
    r"(?:left|right|north|south|east|west|top|bottom|front|rear|first|last|beginning|end)"
    r"(?:\s+(?:flank|wing|side|hand|end)?)?"
)
SEITE = r"(?:ganz\s+)?(?:links|rechts|oben|unten|vorn|hinten|norden|süden|osten|westen)"
COTE = r"(?:la\s+|l['’])?(?:gauche|droite|nord|sud|est|ouest|haut|bas|début)"
# *I shall go from left to right*, *I take them brigade by brigade*.
ORDER_OF_TELLING = re.compile(
    r"\W*(?:(?:and|so|now|then|well|again|as (?:usual|always|before))\W+)*(?:i|we|let (?:me|us))"
    r"(?:['’]ll|['’]m|['’]d)?\s+"
    r"(?:(?:shall|will|am going to|would|just|again|now|simply|always|\w+ly)\s+)*"
    r"(?:"
    r"(?:go|work|proceed|move|run|write|read|list|take\s+\w+|tell\s+\w+|do\s+\w+)\s+"
    rf"(?:\w+\s+){{0,4}}?from\s+{SIDE}\s*(?:to|and\s+\w+\s+to|towards)\s+{SIDE}"
    rf"|(?:start|begin|open)\s+(?:on|at|from|with|in)\s+{SIDE}"
    rf"(?:\s+and\s+(?:go|work|move|proceed|end)\s+(?:\w+\s+)?(?:to|towards|on|at)\s+{SIDE})?"
    r"|(?:go|work|proceed|take\s+\w+)\s+"
    r"(?:(?:down|through|over|along)\s+(?:the\s+)?(?:list|line|map|army|order of battle|them|it|\w+s)\s*)?"
    r"(?:(?P<body>unit|brigade|division|command|battalion|square|man|one)\s+by\s+(?P=body)"
    r"|by\s+(?:brigades|divisions|commands|units)|in\s+(?:the\s+)?order)"
    r"|(?:go|work|run)\s+(?:down|through|over)\s+(?:the\s+)?(?:list|order of battle|them|names)"
    r")(?:\s+(?:of|on|over|across|along)\s+(?:the\s+|my\s+|our\s+)?(?:map|field|line|table|list|army|front))?\W*"
    rf"|\W*(?:ich|wir)\s+\w+\s+(?:\w+\s+){{0,5}}?von\s+{SEITE}\s+(?:nach|bis)\s+{SEITE}(?:\s+(?:vor|durch|weiter))?\W*"
    rf"|\W*(?:je|nous)\s+(?:(?-i:[a-zà-ÿ])\w*\s+){{1,6}}?(?:de|du|par)\s+{COTE}\s+(?:à|vers|au|jusqu['’](?:à|au))\s+{COTE}\W*",
    re.IGNORECASE,
)
# *As far as I can see the French have a great many guns*, *So I am not going to do anything clever*
AS_I_SEE_IT = re.compile(
    r"\W*(?:and\s+|but\s+|so\s+)?as\s+far\s+as\s+I\s+(?:can\s+(?:see|tell|make\s+out|judge)|know|understand|"
    r"understood|remember|gather)\b"
    r"(?!.*\b(?:should|must|shall|let|please|is\s+to|are\s+to|want)\b).*"
    r"|\W*(?:and\s+|but\s+|so\s+)?(?:I\s+am|I['’]m|we\s+are|we['’]re)\s+not\s+(?:going|trying|planning|"
    r"out)\s+to\s+(?:do|try|be)\s+(?:anything|something)?\s*"
    r"(?:too\s+|very\s+)?(?:clever|silly|stupid|fancy|daring|rash|brave|heroic|grand|risky|mad|"
    r"special)\b[^.!?;:]*[.!]*",
    re.IGNORECASE,
)
# *I will begin with Bijlandt's brigade.*: of the letter, and of nobody's turn
I_BEGIN_WITH = re.keyed(
    r"\W*(?:(?:so|now|first|then|well|alors|bon|donc|also|nun)\W+)*(?:(?:I|we)(?:['’]ll|\s+(?:will|shall|"
    r"am\s+going\s+to))?|let\s+me)\s+(?:begin|start|commence)\s+(?:with|on)\s+[^,;:.!?]+[.!:]*"
    r"|\W*(?:(?:alors|bon|donc)\W+)*(?:je|nous|on)\s+(?:vais\s+|va\s+|allons\s+)?commenc(?:e|er|ons)\s+(?:par|"
    r"avec)\s+[^,;:.!?]+[.!:]*"
    r"|\W*(?:(?:also|nun|so|gut)\W+)*(?:ich\s+(?:fange|beginne)|wir\s+(?:fangen|beginnen))\s+(?:mal\s+|"
    r"mit\s+)+[^,;:.!?]+[.!:]*",
    re.IGNORECASE,
)
# *No room up front.*, *No hurry.*: why, and no order
NO_ROOM = re.compile(
    r"\W*(?:and\s+|but\s+|there['’]?s\s+|there\s+is\s+|there\s+are\s+)*no\s+(?:room|space|hurry|rush|point|sense|"
    r"time|use|chance|hope|way\s+through|more\s+room)\b"
    r"(?:\s+(?:up\s+front|in\s+front|there|here|for\s+(?:them|it|him|all|everybody|everyone|more)|in\s+(?:it|that|"
    r"the\s+middle)|on\s+the\s+\w+|at\s+all|yet|"
    r"left))*\s*[.!]*"
    r"|\W*(?:kein|pas\s+de|plus\s+de)\s*(?:Platz|Raum|Eile|place|hâte|temps)\b(?:\s+(?:da|dort|vorn\w*|mehr|dafür|là|"
    r"devant|pour\s+eux))*\s*[.!]*",
    re.IGNORECASE,
)
# *The farm first.*: what the next sentences are about
THE_FARM_FIRST = re.compile(
    r"\W*(?:(?:and|so|now|next|then|first|finally|lastly)\s+)*(?:(?:for|to|about)\s+)?the\s+(?:farm|wood|woods|road|"
    r"village|bridge|cross-?roads|brook|stream|"
    r"cent(?:re|er)|middle|left|right|ridge|hill|houses?|ones?\s+in\s+the\s+\w+)(?:\s+(?:first|next|now|then|"
    r"last)(?:\s+of\s+all)?)?\s*[.!:]*",
    re.IGNORECASE,
)
# *If anything is unclear, do telephone, I am at home all week.*
DOUBTS = (
    r"(?:unclear|not (?:\w+ )?clear|doubts?|questions?|problems?|not possible|impossible|mistakes?|wrong|illegible|"
    r"unreadable|missing|not (?:allowed|legal)|against the rules|unklar|nicht (?:\w+ )?klar|fragen?|nicht (?:möglich|"
    r"erlaubt|lesbar)|unverständlich|fehlt|pas (?:\w+ )?(?:clair|possible|permis|lisible)|doutes?|impossibles?|manque)"
)
REACHING = (
    r"(?:telephone|phone|ring|(?:call|write|mail|e-?mail|text|tell|ask|contact|warn|inform)(?=\s+(?:to\s+)?(?:me|us)\b|"
    r"\s*(?:[,;.!)]|$))|let (?:me|us) know|drop (?:me|us)|get in touch|give (?:me|us) a (?:ring|call|shout)|"
    r"(?:ruf|schreib|frag|meld|sag)\w*(?=\W+(?:sie|mich|mir|uns|doch|bitte|dich|an|nach|es|einfach)\b)|anrufen|"
    r"nachfragen|"
    r"bescheid|mitteilen|téléphone\w*|appelez|écrivez|dites|prévenez|faites[- ](?:le[- ])?(?:moi|nous)|contactez|"
    r"demandez)"
)
WHERE_TO_ASK = re.compile(
    rf"\W*(?:(?:and|und|et|but|aber|mais)\s+)?(?:if|should|in case|falls|wenn|sollten?|sofern|si|s['’]il|en cas)\b"
    rf"[^.!?]*?\b{DOUBTS}\b[^.!?]*?\b{REACHING}[^.!?]*[.!?]*",
    re.IGNORECASE,
)
# *C'est tout pour moi, je suis dispo demain soir si t'as une question*, *that's all from me, around tonight if need be*
ALL_FROM_ME = (
    r"(?:(?:voil[aà]|bon|ok|et|so|well|und|so)\s*,?\s+)*(?:(?:c['’]est|ce\s+sera)\s+tout(?:\s+(?:pour|de)\s+(?:moi|ce\s+tour|l['’]instant|le\s+moment|aujourd['’]hui|ma\s+part|cette\s+fois))*|"
    r"(?:that['’]?s|that\s+is|thats)\s+(?:all|it|everything)(?:\s+(?:from|for)\s+(?:me|now|this\s+turn|today|my\s+part))*|"
    r"das\s+(?:wars?|wär['’]?s|ist\s+alles|war\s+es|wäre\s+alles)(?:\s+(?:von\s+mir|für\s+(?:heute|jetzt|diesmal|diesen\s+zug)|dann|auch\s+schon|erstmal|soweit))*)"
)
WHEN_FREE = (
    r"(?:(?:et|and|und|but|mais|aber)\s+)?(?:(?:je\s+suis|j['’]suis|suis|I(?:['’]m|\s+am)|ich\s+bin|bin)\s+)?(?:(?:dispo\w*|joignable|libre|connectée?|à\s+la\s+maison|l[aà]|chez\s+moi|around|available|free|home|online|here|"
    r"da|erreichbar|online|zuhause|zu\s+hause)\b[^.!?;:\d]{0,60}|(?:demain|dem|ce|morgen|heute|tomorrow|tonight)\s+[^.!?;:\d]{2,60}?(?:dispo\w*|l[aà]|da|erreichbar|around|free))"
    r"|(?:tu|t|vous)\s*['’]?(?:peux|pouvez|as\s+qu['’]à)\s+(?:m['’]|me\s+)(?:appeler|écrire|joindre|demander|dire|envoyer)\b[^.!?;:\d]{0,60}"
    r"|(?:ruf|schreib|frag|melde?)\s+(?:mich|mir|dich|einfach|ruhig)\b[^.!?;:\d]{0,60}|(?:call|text|ask|write|ping|message)\s+me\b[^.!?;:\d]{0,60}"
)
AND_FREE = re.compile(
    rf"\W*{ALL_FROM_ME}\s*(?:[,;–—-]\s*|\s+)(?:{WHEN_FREE})(?:\s*,\s*\w{{2,8}})?[.!]*|\W*{ALL_FROM_ME}[.!]*",
    re.IGNORECASE,
)
# *Please find below the orders for turn 2.*
ENCLOSED = re.compile(
    r"\W*(?:(?:please|kindly|you\s+will|you['’]ll)\s+)*find\s+(?=[^.!?;:]*\borders?\b)(?=[^.!?;:]*\b(?:below|attached|"
    r"enclosed|herewith|here|hereunder|following)\b)[^.!?;:]*[.!:]*",
    re.IGNORECASE,
)
# *You may tell His Majesty that we have begun.*: a word to somebody who is not in the battle.
TELL_THEM = re.compile(
    r"\W*(?:(?:and|so|now|please|pray|kindly|you\s+(?:may|can|might)|do)\s+)*(?:tell|inform|assure|remind|"
    r"report\s+to|let)\s+"
    r"(?:his|her|the)\s+(?:majesty|emperor|king|grace|highness|excellency|empress|queen)\b[^.!?]*[.!?]*"
    r"|\W*(?:und\s+)?(?:sagen|melden|richten)\s+sie\s+(?:seiner|dem|ihrer)\s+(?:majestät|kaiser|könig|"
    r"hoheit)\b[^.!?]*[.!?]*"
    r"|\W*(?:et\s+)?(?:dites|annoncez|faites\s+savoir|assurez)\s+(?:à\s+)?(?:sa\s+majesté|l['’]empereur|"
    r"au\s+roi)\b[^.!?]*[.!?]*",
    re.IGNORECASE,
)
# *I should be grateful if the following could be carried out.*
# *but a wall is a wall*, *un ordre est un ordre*, *Befehl ist Befehl*
AS_IT_IS = re.keyed(
    r"(?:^|[,;–—-])\W*(?:(?:but|and|still|well|mais|et|enfin|aber|und|denn|doch)\s+)*(?P<one>(?:(?:an?|the|une?|l[ea]|eine?|der|die|das)\s+)?\b\w+)\s+"
    r"(?:is|est|ist|bleibt|reste)\s+(?P=one)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Il s'agit de tenir le bois une heure*, *Es geht darum, den Hof zu halten*: what it is about
IT_IS_ABOUT = re.keyed(
    r"\W*(?:(?:en\s+gros|bref|donc|also|kurz(?:um)?|so|basically|in\s+short)\s*,?\s+)?(?:il\s+s['’]agit\s+(?:juste\s+|seulement\s+|surtout\s+|avant\s+tout\s+)?"
    r"d|es\s+geht\s+(?:mir\s+|uns\s+|nur\s+|vor\s+allem\s+|erst\s+mal\s+|zunächst\s+)*darum\b|"
    r"the\s+(?:point|thing|trick|object|whole\s+idea)\s+(?:for\s+us\s+|here\s+|now\s+)?is\s+(?:just\s+|simply\s+|only\s+)?to\b)",
    re.IGNORECASE,
)
THE_FOLLOWING = re.keyed(
    r"^[^:;]*\b(?:the following|what follows|these (?:orders|instructions)|folgendes|ce qui suit)\b"
    r"[^:;]*\b(?:carried out|executed|done|obeyed|followed|ausgeführt|befolgt|exécuté\w*)\b[\s.!]*$"
    r"|^\W*(?:please\s+)?(?:carry out|execute|do|obey)\s+(?:the following|what follows|these orders)[\s.:!]*$",
    re.IGNORECASE,
)
# *7M: siehe unten*: the order stands elsewhere in the letter.
ELSEWHERE = re.keyed(
    r"(?:[^:]{1,40}:\s*)?\W*(?:(?:siehe|vgl\.?|s\.|see|voir|cf\.?|vide)\s*(?:weiter\s+|further\s+|plus\s+)?"
    r"(?:unten|oben|below|above|down|bas|haut|ci-dessous|ci-dessus|infra|supra|u\.|o\.|text|texte|mehr|more|there|dort)"
    r"|s\.\s?[uo]\.|ci-dessous|see (?:the )?(?:end|text|notes?))\W*",
    re.IGNORECASE,
)
# *Sollte ich mich verlesen haben, bitte ich um Nachsicht*: of himself and his map, nothing that troops could wait for.
APOLOGY = re.keyed(
    r"\W*(?:und\s+|et\s+|and\s+)?(?:(?:falls|wenn|sollten?|sofern|si|s['’]il y a|if|should)\b)[^;.!?]{0,90}?"
    r"\b(?:abgelesen|gelesen|verlesen|gemessen|vermessen|verschrieben|vertan|verzählt|verrechnet|geirrt|irre|irren|"
    r"ausgefüllt|verstanden|missverstanden|übersehen|falsch|fehler|trompé\w*|trompe|erreur|mal\s+(?:lu|mesuré|compris|"
    r"noté|rempli|écrit)|oublié\w*|faux|fausse|mistaken?|misread|mismeasured|misunderstood|wrong|wrongly)\b[^;.!?]*",
    re.IGNORECASE,
)
POSTSCRIPT = re.compile(
    r"\W*(?:p\.?\s?[-–]?\s?s\.?(?:\s?s\.?)?|n\.?\s?b\.?|post[\s-]?scriptum|nachtrag|nachsatz|"
    r"nachschrift)(?!\w)\s*[:.,;–—-]*\s*",
    re.IGNORECASE,
)
# *habe ich mich vertan*, *I got that wrong*: what is told next counts instead of what stands above
GOT_WRONG = re.keyed(
    r"\W*(?:(?:sorry|pardon|entschuldigung|verzeihung|leider|oben|oh|ach|halt)\W+){0,2}"
    r"(?:[^;:.!?]{0,60}?\b(?:habe?|hab['’]|hatte)\s+ich\s+(?:mich\s+)?(?:oben\s+|vorhin\s+|leider\s+|da\s+|wohl\s+|einen\s+|etwas\s+)*"
    r"(?:vertan|verschrieben|geirrt|verlesen|vermessen|verguckt|verhauen|vertauscht|verwechselt|Fehler\s+gemacht|falsch\s+\w+)"
    r"|ich\s+(?:habe?|hab['’]|hatte)\s+(?:mich\s+)?[^;:.!?]{0,60}?\b(?:vertan|verschrieben|geirrt|verlesen|verguckt|vertauscht|verwechselt|"
    r"Fehler\s+gemacht|falsch\s+\w+)"
    r"|(?:I|we)\s+(?:(?:have\s+|['’]ve\s+)?(?:got|made|muddled|mixed|confused|misread|misplaced|misjudged))\b[^;:.!?]{0,60}?"
    r"(?:\b(?:wrong|mistakes?|up|farm|map|square)\b[^;:.!?]{0,40})"
    r"|(?:je\s+me\s+suis|nous\s+nous\s+sommes)\s+tromp\w+\b[^;:.!?]{0,60})\W*",
    re.IGNORECASE,
)
# *Nachtrag: 1/4L bleibt doch stehen*
AFTER_ALL = re.compile(
    r"\b(?:doch(?!\s+(?:bitte|mal|auch))|stattdessen|nicht\s+mehr|lieber|instead|after\s+all|no\s+longer|finalement|plutôt|ne\s+\w+\s+plus)\b",
    re.IGNORECASE,
)
INITIALS = re.compile(r"[-–—~]*\s*[A-Z]\.?(?:\s?[A-Z]\.)+|[-–—~]+\s*[A-Z]{1,3}|(?!EM|QG|HQ)[A-Z]{2}")

# *l'aile gauche*, *the left wing*, *des linken Flügels*: of which somebody is in command
BODY = (
    r"\s+(?:(?:the|la|le|die|den|des|der|das)\s+|l['’]\s*)(?:(?:left|right|linken?|rechten?|\d+(?:e|er|st|nd|rd|th|\.)?|[IVX]+e?)\s+)?"
    r"(?:aile|corps|armée|division|brigade|cavalerie|artillerie|garde|wing|army|cavalry|artillery|guard|Flügels?|Armee|Korps|Kavallerie|"
    r"Artillerie)(?:\s+(?:gauche|droite|impériale|française|alliée|d['’]armée|du\s+nord))?"
)
# *Le chef de l'état-major, Gérard, baron de Namur*, *Le maréchal commandant l'aile gauche*
OFFICE = re.keyed(
    r"\s*(?:(?:le|der|the)\s+(?:maréchal|général|lieutenant[- ]général|colonel|prince|duc|marshal|general|"
    r"colonel|duke|marschall|oberst|"
    r"herzog|feldmarschall|prinz)(?:\s+d['’]empire|\s+de\s+france)?\s*,?\s+"
    rf"(?:(?:commandant|commanding|kommandierend\w*|in\s+command\s+of){BODY}|(?:commandant\s+)?en\s+chef|commanding\s+in\s+chief)|"
    rf"(?:(?:der|the|le)\s+)?(?:oberbefehlshaber|befehlshaber|kommandeur|commander(?:-in-chief)?(?:\s+of)?|commandant){BODY}|"
    r"(?:le|der|the)\s+(?:chef\s+(?:de\s+l['’]|d['’])\s*état-major|chef\s+des\s+(?:General)?stabes|"
    r"chief\s+of\s+staff|major[- ]général|aide\s+de\s+camp|adjutant)"
    r"(?:\s+(?:général|de\s+l['’]\s*(?:armée|aile\s+\w+)))?)\s*(?:[,.:\n][^:;!?\d]{0,60})?",
    re.IGNORECASE,
)


# *Je laisse Foy décider où placer ses canons*, *I leave it to Foy where his guns go*: it is his to say
LEFT_TO_HIM = re.compile(
    r"\W*(?:(?:(?:je|on|nous)\s+laiss(?:e|ons|erai)|laiss(?:ez|ons|e))\s+(?:à\s+)?[^,;:.!?]{2,40}?\s+(?:décider|choisir|juger|voir|(?:le\s+)?(?:choix|soin)\s+de)\b|"
    r"(?:le\s+|la\s+|l['’])?(?-i:[A-ZÀ-Ý])[\w-]+(?:\s+(?-i:[A-Z])[\w-]+)?\s+(?:décide(?:ra)?|choisi(?:t|ra)|voi(?:t|erra)|verra|juge(?:ra)?)\s+(?:lui-même\s+)?(?:où|comment|quand|si|lesquel\w*|de\s+ce)\b|"
    r"(?-i:[A-ZÀ-Ý])[\w-]+\s+(?:doit|devra|peut|pourra)\s+(?:voir|décider|choisir|juger)\s+(?:où|comment|quand|si|lesquel\w*)\b|"
    r"c['’]est\s+à\s+[^,;:.!?]{2,40}?\s+de\s+(?:voir|décider|choisir|juger)\b|"
    r"(?:I|we)(?:['’]ll|\s+will)?\s+(?:leave\s+it\s+(?:up\s+)?to\s+[^,;:.!?]{2,40}?\s+(?:to\s+(?:decide|choose|judge)|where|how|when|which|whether)|"
    r"let\s+[^,;:.!?]{2,40}?\s+(?:decide|choose|judge))\b|"
    r"ich\s+(?:lasse?\s+[^,;:.!?]{2,40}?\s+entscheiden|überlasse?\s+es\s+[^,;:.!?]{2,40}?)\b)[^;:!?]*[.!]*",
    re.IGNORECASE,
)
# *On oublie Piraumont pour l'instant*, *le reste ne change pas*, *économisez les munitions*: nobody is told anything
NOTHING_ELSE = re.compile(
    r"\W*(?:(?:on|nous)\s+oubli(?:e|ons)|oubli(?:ez|ons)|forget(?:\s+about)?|vergesst|vergessen\s+wir)\s+(?!pas\b|nicht\b|not\b)(?:(?:le|la|the|das)\s+|l['’])?(?-i:[A-Z])[\w-]+"
    r"(?:\s+(?:pour\s+(?:l['’]instant|le\s+moment|ce\s+tour)|for\s+(?:now|this\s+turn)|vorerst|erstmal))?\W*|"
    r"\W*(?:pour\s+)?(?:tout\s+)?(?:le\s+reste|les\s+autres\s+ordres)\s*,?\s*(?:ne\s+change(?:nt)?\s+(?:pas|rien)|reste(?:nt)?\s+(?:pareils?|inchangée?s?|comme\s+(?:avant|c['’]est))|"
    r"on\s+ne\s+(?:change|touche)\s+(?:à\s+)?rien|pas\s+de\s+changement)\W*|"
    r"\W*(?:sinon\s*,?\s*|otherwise\s*,?\s*|sonst\s*,?\s*)?(?:laissez\s+tomber|laisse\s+tomber|tant\s+pis|forget\s+it|never\s+mind|lasst\s+es|dann\s+eben\s+nicht)\W*|"
    r"\W*(?:(?:à|au|sur|on|at|links|rechts|auf)\b[^,;:.!?]{0,22},\s*)?(?:(?:le|la|les|the|die|das|der)\s+|l['’])?[\w/'’-]+(?:\s+[\w/'’-]+){0,2}?\s+(?:suffi(?:t|sent|ra|ront)|will\s+do|(?:is|are)\s+enough|reich(?:t|en)|"
    r"genüg(?:t|en))(?:\s+(?:bien|largement|amplement|à\s+(?:lui|elle)\s+seule?|there|here|dort|da|völlig|vollkommen))*\W*|"
    r"\W*(?:(?:il\s+)?n['’]y\s+a\s+|y\s+a\s+)?pas\s+besoin\s+(?:de\s+|d['’])(?!bouger|se\s)[^,;:.!?]{3,60}\W*|"
    r"\W*(?:there\s+is\s+|there['’]s\s+)?no\s+need\s+for\s+[^,;:.!?]{3,60}\W*|"
    r"\W*vive(?:nt)?\s+[^.;:]{2,25}\W*|\W*(?:hurrah|hooray|hurra|hourra|es\s+lebe)\b[^.;:]{0,30}\W*|"
    r"\W*(?:économisez|ménagez|épargnez|ne\s+gaspillez\s+pas|on\s+(?:économise|ménage)|don['’]?t\s+waste|save|spart)\s+(?:les|vos|nos|la|your|the|our|an)?\s*"
    r"(?:munitions?|boulets|poudre|cartouches|ammunition|ammo|powder|Munition|Pulver)\W*",
    re.IGNORECASE,
)


# *Le reste sans changement*, *der Rest wie gehabt*: of his orders
REST_AS_IT_WAS = re.compile(
    r"\W*(?:(?:et|und|and|pour|tout|all|alles)\s+)*(?:le\s+reste|la\s+suite|le\s+surplus|the\s+rest|everything\s+else|all\s+else|(?:der\s+)?Rest|(?:alles\s+)?(?:Übrige|andere|Andere|übrige))"
    r"(?:\s+(?:de\s+(?:mes|la|ma)\s+(?:ordres|consignes|lettre)|of\s+(?:my\s+orders|it|the\s+letter)|meiner\s+Befehle|des\s+Briefs))?\s*,?\s*"
    r"(?:(?:est|reste|demeure|is|stays|remains|bleibt|ist|gilt|stands)\s+)?(?:sans\s+(?:aucun\s+)?changement|inchangée?|rien\s+ne\s+change|ne\s+change\s+(?:pas|en\s+rien)|"
    r"tel\s+quel|comme\s+(?:prévu|(?:écrit|dit|indiqué)\s+(?:plus\s+haut|ci-dessus|avant))|(?:is\s+|stays\s+|remains\s+)?unchanged|as\s+(?:written|above|before)|stands|"
    r"(?:bleibt\s+|ist\s+)?unverändert|wie\s+(?:gehabt|oben|geschrieben|gesagt|zuvor)|gilt\s+weiter)\W*",
    re.IGNORECASE,
)
# *Nobody chases. Not one of them.*, *Alle bleiben. Ohne Ausnahme.*, *Personne ne poursuit. Pas un seul.*
ONLY_STRESSED = re.compile(
    r"\W*(?:(?:and|und|et|i\s+mean|really|absolutely|ich\s+meine|wirklich|vraiment)\s+)*(?:"
    r"(?:nobody|no\s+one|none|not\s+(?:a\s+(?:single\s+)?one|one|any|a\s+(?:single\s+)?(?:man|soul|horse|battalion|squadron)))"
    r"(?:\s+of\s+(?:them|us|those|you))?(?:\s+(?:at\s+all|whatsoever|whatever|ever))?|"
    r"not\s+(?:ever|even\s+(?:the|my|our)\s+\w+(?:\s+\w+)?|even\s+(?:once|one|a\s+little))|never(?:\s+ever)?|ever|"
    r"(?:without|no|and\s+no)\s+exceptions?|(?:every\s+(?:last|single)\s+(?:one|man)|each\s+and\s+every\s+one|all)(?:\s+of\s+(?:them|us))?|"
    r"the\s+(?:whole\s+)?lot(?:\s+of\s+them)?|full\s+stop|period|no\s+(?:arguing|arguments?|discussion|excuses|ifs|buts|ifs\s+or\s+buts|questions(?:\s+asked)?)|"
    r"keiner|niemand|kein\s+einzige[rs]?|nicht\s+eine[rs]?|nie(?:mals)?|ohne\s+ausnahmen?|ausnahmslos|(?:und\s+zwar\s+)?alle(?:\s+miteinander)?|"
    r"(?:keiner|keine|kein\s+einziger|alle)\s+von\s+(?:ihnen|denen)|punkt|basta|"
    r"personne|aucun(?:e)?(?:\s+d['’]entre\s+(?:eux|elles))?|pas\s+un(?:e)?(?:\s+seule?)?|jamais|sans\s+(?:aucune\s+)?exception|"
    r"tous(?:\s+sans\s+exception)?|point\s+final)\W*",
    re.IGNORECASE,
)
# *Where there is nothing beside it they carry on as they are*, *anything left blank means no change*
LEFT_BLANK = re.compile(
    r"\W*(?:and\s+|but\s+)?(?:where(?:ver)?|if|anyone|anybody|anything|any\s+(?:line|unit|box)|whoever|whatever|the\s+(?:ones|lines|units)|those)\b"
    r"[^.;!?\d]{2,60}?\b(?:nothing|blank|empty|not\s+mentioned|no\s+(?:answer|entry|words?)|haven['’]?t\s+(?:mentioned|written|said))\b"
    r"[^.;!?\d]{0,70}?\b(?:as\s+(?:they|it|he)\s+(?:are|is|was|were|do|does)|as\s+(?:before|now|printed)|no\s+changes?|nothing\s+changes|"
    r"unchanged|no\s+orders?|nothing\s+to\s+(?:add|say|change))\W*",
    re.IGNORECASE,
)
# *It's going to take a few turns, I know*
TAKES_TIME = re.compile(
    r"\W*(?:(?:I\s+know|mind|granted)\s*,?\s+)?(?:and\s+|but\s+)?(?:it|that|this)(?:['’]s\s+going\s+to|\s+is\s+going\s+to|['’]ll|\s+will|\s+may|\s+might)\s+take\s+"
    r"(?:(?:us|me|them|him|a|an|some|at\s+least|about|the)\s+)*(?:few|couple\s+of|good|long|several|two|three|four|whole|\d)?\s*"
    r"(?:turns?|hours?|while|time|minutes|goes|afternoon|day)(?:\s*,?\s+(?:I\s+know|mind|I\s+think|I\s+expect|of\s+course|to\s+get\s+there))*\W*",
    re.IGNORECASE,
)
# *That's his foot guns*: who somebody is
THAT_IS = re.compile(
    r"\W*(?:that|those|these)(?:['’]?s|\s+is|\s+are)\s+(?:his|their|the|my|our|those)\s+(?![^,;:.!?]*\b(?:to|for|who|that|which|job|place|plan|one)\b)[^,;:.!?]{2,40}\W*",
    re.IGNORECASE,
)


LEFT_AS_IT_IS = re.AnyOf((LEFT_TO_HIM, NOTHING_ELSE, REST_AS_IT_WAS, LEFT_BLANK, TAKES_TIME, THAT_IS))
TALK = re.AnyOf(
    (
        ORDER_OF_TELLING,
        GOT_WRONG,
        WHERE_TO_ASK,
        AND_FREE,
        ENCLOSED,
        TELL_THEM,
        AS_I_SEE_IT,
        NO_ROOM,
        THE_FARM_FIRST,
    )
)


def only_stresses(raw: str) -> bool:
    """Whether a sentence says no more than how earnestly the one before is meant."""
    return ONLY_STRESSED.fullmatch(raw.strip()) is not None


def leaves_as_it_is(raw: str) -> bool:
    """Whether a sentence leaves something to others, or says that nothing else is done."""
    return LEFT_AS_IT_IS.fullmatch(raw.strip())


def is_talk(raw: str) -> bool:
    """Whether a sentence says how its writer goes through his orders, that they follow, or how he can be asked."""
    return TALK.fullmatch(raw.strip())


def begins_with(raw: str) -> bool:
    """Whether a sentence says no more than with whom its writer begins to tell."""
    return I_BEGIN_WITH.fullmatch(raw.strip()) is not None


def without_proverb(raw: str) -> str:
    """A sentence without the clause that something is what it is; where it says no more, as it is."""
    plain = AS_IT_IS.sub("", raw) if " is " in raw or " est " in raw or " ist " in raw else raw
    return plain if plain.strip(" .,;!") else raw


# *Sehr geehrter Herr Kollmann,*: to whom the letter is written, whoever of his has a name like that
SALUTATION = re.keyed(
    r"\W*(?:sehr\s+geehrter?|geehrter?|verehrter?|liebe[rs]?|werter?|hallo|guten\s+(?:tag|abend|morgen)|dear|hello|cher|chère|bonjour|bonsoir)\s+"
    r"(?:Herrn?|Frau|Mr\.?|Mrs\.?|Ms\.?|Miss|Monsieur|Madame|M\.|Mme)\s+(?:Dr\.?\s+|Prof\.?\s+)?[\w'’-]+(?:\s+[\w'’-]+)?\s*[,!.]*\s*",
    re.IGNORECASE,
)


# *Here is what I'd like Ney's people to do in the first turn*
HERE_IS_WHAT = re.keyed(
    r"\W*(?:so\s+|right\s+|ok\s+|okay\s+|now\s+)?(?:here(?:['’]s|\s+is|\s+are)|this\s+is|below\s+is|hier\s+ist|voici)\s+(?:what|how|was|wie|ce\s+que)\s+"
    r"(?:(?!\d)[^,;:.!?]){3,90}[.:!]*\s*",
    re.IGNORECASE,
)


# *Shout if anything is unclear*, *give me a ring if it makes no sense*
ASK_ME = re.keyed(
    r"\W*(?:(?:and|so|but|please|just|do)\s+)*(?:shout|holler|yell|call|ring|phone|text|mail|write|ask|tell\s+me|let\s+me\s+know|give\s+(?:me|us)\s+a\s+(?:ring|call|shout|bell|buzz)|"
    r"drop\s+me\s+a\s+(?:line|note)|come\s+back\s+to\s+me|get\s+in\s+touch)\b[^,;:.!?]{0,30}?\s+(?:if|should|when)\s+(?:anything|something|you|there|any\s+of|it|that|this)\b[^;:!?]{2,80}",
    re.IGNORECASE,
)
# *The rules, or my copy of them, are not very clear on the matter*
RULES_UNCLEAR = re.keyed(
    r"\W*(?:(?:and|but)\s+)?(?:the|my|our|your)\s+(?:rules?|rule-?book|booklet|copy|report|map|sheet|key|legend|photocop(?:y|ies))\b[^.!?:;]{0,50}?\s(?:is|are|was|were|isn['’]t|aren['’]t)\s+"
    r"(?:(?:not|hardly|rather|a\s+(?:bit|little)|very|quite|somewhat|far\s+from|less\s+than|too|so|entirely|altogether|all\s+that)\s+)*(?:clear|unclear|vague|silent|ambiguous|confusing|"
    r"obscure|helpful|legible|readable|smudged|blurred)\b[^.!?:;]{0,60}[.!\s]*",
    re.IGNORECASE,
)
# *Running order for 14:00 below*
ORDERS_BELOW = re.keyed(
    r"\W*(?:(?:my|our|the|here\s+(?:is|are))\s+)*(?:running\s+order|order\s+of\s+the\s+day|orders?|plan|moves|instructions|list)(?:\s+(?:for|of)\s+[^,;!?]{2,30}?)?\s+(?:is\s+|are\s+)?"
    r"(?:below|as\s+follows|follows?|attached|underneath|in\s+the\s+list)[.!\s]*",
    re.IGNORECASE,
)


def is_announcement(raw: str) -> bool:
    """Whether a sentence says no more than that the orders are to be carried out, or that a wall is a wall.

    Or where they stand, and that their writer may be asked.
    """
    return (
        THE_FOLLOWING.search(raw) is not None
        or HERE_IS_WHAT.fullmatch(raw) is not None
        or AS_IT_IS.fullmatch(raw.strip(" .!")) is not None
        or ASK_ME.fullmatch(raw.strip()) is not None
        or RULES_UNCLEAR.fullmatch(raw) is not None
        or ORDERS_BELOW.fullmatch(raw) is not None
    )


def tells_what_for(raw: str) -> bool:
    """Whether a sentence begins by saying what it is all about."""
    return IT_IS_ABOUT.match(raw) is not None


def points_elsewhere(raw: str) -> bool:
    """Whether a line only says where in the letter its order stands."""
    return ELSEWHERE.fullmatch(raw.strip()) is not None


def apologises(raw: str) -> bool:
    """Whether a sentence begins with what its writer may have misread or forgotten."""
    return APOLOGY.match(raw) is not None


def is_signature(raw: str) -> bool:
    """Whether a line is no more than initials, or the office of him who signs."""
    return INITIALS.fullmatch(raw.strip()) is not None or OFFICE.fullmatch(raw) is not None


# *(Étienne Baudry, à Angers.*, *John Smith, Leeds*: a name, and the town in which he lives
CAPITAL = r"(?-i:[A-ZÀ-Ý])[\w'’-]+"
NAME_AND_TOWN = re.compile(
    rf"[(\[–—-]*\s*(?P<name>{CAPITAL}(?:\s+(?:de\s+|von\s+|van\s+)?{CAPITAL}){{1,2}})\s*,\s*(?:(?:à|de|aus|in|from|of|près\s+de)\s+)?"
    rf"{CAPITAL}(?:[\s-]+(?:sur|am|an\s+der|upon|les?)[\s-]+{CAPITAL})?\s*[.)\]]*"
)


def name_with_town(raw: str) -> str:
    """The name of a man beside which stands no more than the town in which he lives; empty for other words."""
    found = NAME_AND_TOWN.fullmatch(raw.strip())
    return found["name"] if found is not None else ""


def after_postscript(raw: str) -> str | None:
    """What stands behind ``PS:``, which may be an order all the same; ``None`` without one."""
    added = POSTSCRIPT.match(raw)
    return None if added is None else raw[added.end() :]
