"""Small talk: what people tell of their day, of the last game and of what they hope for, in a letter with orders.

It is noted where no troops of the writer are named in it: *printed the map at work*, *fingers crossed*, *last time my
cavalry ran off*.
"""

from __future__ import annotations

from battles.engine import expressions as re

# What is of a writer's day, and of no battle of 1815.
EVERYDAY = re.keyed(
    r"\b(?:lunch|breakfast|supper|coffee|bus|van|office|wife|husband|kids|grand(?:son|daughter|children|kids)"
    r"|homework|boss|"
    r"printer|print-?outs?|printed|laptop|computer|telephone|mobile|broadband|inbox|e-?mail|weekend|holidays?|pub"
    r"|beer|kitchen|"
    r"monday|tuesday|wednesday|thursday|friday|saturday|sunday|"
    r"petit-déjeuner|boulot|bureau|femme|mari|petits?-(?:fils|enfants)|gamins|chien|imprim(?:é|ée|ante|er)|ordinateur"
    r"|téléphone|écran|"
    r"week-?end|vacances|bière|cuisine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|"
    r"mittagspause|frühstück|kaffee|büro|enkel\w*|hausaufgaben|drucker|ausgedruckt|bildschirm|rechner|handy"
    r"|wochenende|urlaub|ferien|"
    r"meine\s+(?:frau|tochter|kinder|chefin|mutter)|mein\s+(?:mann|sohn|enkel|hund|chef|vater)|feierabend|küche"
    r"|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b",
    re.IGNORECASE,
)
# *Fingers crossed!*, *wish me luck*
LUCK = re.keyed(
    r"\W*(?:so\s+|and\s+|well\s+)?(?:(?:keep(?:ing)?\s+(?:my|your)\s+)?fingers\s+crossed|wish\s+me\s+luck"
    r"|(?:right\s*,?\s+)?here\s+goes(?:\s+nothing)?|"
    r"good\s+luck(?:\s+to\s+\w+)?|we['’]ll\s+see(?:\s+(?:how|what)\b[^.!?]*)?|let['’]s\s+see\s+(?:how|what)\b[^.!?]*"
    r"|may\s+the\s+best\s+\w+\s+win|"
    r"(?:je\s+)?croise(?:z|ns)?\s+les\s+doigts|on\s+croise\s+les\s+doigts|on\s+verra(?:\s+bien)?|daumen\s+drücken"
    r"|drückt?\s+mir\s+die\s+daumen|"
    r"not\s+urgent|no\s+(?:rush|hurry)(?:\s+at\s+all|\s+(?:with|about|on|for)\b[^.!?]{0,40})?|eilt\s+nicht"
    r"|pas\s+urgent|rien\s+ne\s+presse|(?:et\s+)?(?:pas\s+de\s+(?:quartier|pitié|prisonniers|cadeaux?)|sans\s+pitié)|"
    r"(?:einen\s+)?(?:schönen|lieben|besten)\s+gru(?:ß|ss)(?:\s+(?:aus|an|von|vom)\b[^.!?]*)?|"
    r"schauen\s+wir\s+(?:mal|einmal)|mal\s+(?:sehen|schauen)|wird\s+schon)[^\w]*",
    re.IGNORECASE,
)
# *Last time my cavalry ran off and I lost the battle*
LAST_TIME = re.compile(
    r"^\W*(?:(?:and|but|because|und|aber|et|mais)\s+)?(?:(?:the\s+)?last\s+(?:time|game|battle|one)\b"
    r"|(?:beim\s+)?letzte[sn]\s+(?:mal|spiel)\b|"
    r"la\s+dernière\s+(?:fois|partie|bataille)\b|in\s+(?:the|my|our)\s+(?:last|first)\s+(?:game|battle)\b)"
    r"(?!.*\b(?:so(?!\s+(?:a\s+bit|this\s+time|I['’]ll|we['’]ll|I\s+will|careful|be\s+careful))|should|must|shall|let"
    r"|please|daher|deshalb|also|soll\w*|bitte|donc|doit|"
    r"doivent)\b)",
    re.IGNORECASE,
)
# *Ney hung about all morning in the real thing*
IN_HISTORY = re.compile(
    r"^(?!.*(?:;|\b(?:should|must|shall|let|please|[A-P]\d{1,2}|soll\w*|muss|bitte|doit"
    r"|doivent)\b)).*\b(?:in\s+(?:the\s+)?real\s+(?:thing|battle|life|one)|historically|"
    r"in\s+history|in\s+1815|like\s+the\s+real\s+\w+|in\s+wirklichkeit|historisch|in\s+echt|wie\s+damals|en\s+vrai"
    r"|historiquement|"
    r"à\s+l['’]époque|dans\s+la\s+vraie\s+bataille)\b",
    re.IGNORECASE,
)
# *I've nothing to beat them with*, *I'm not worried about the wood*, *I won't be able to answer before Thursday*
OF_MYSELF = re.compile(
    r"^\W*(?:(?:and|but|so|well)\s+)?(?:(?:I|we)(?:['’]ve|\s+have)\s+(?:got\s+)?(?:nothing|no|few|little|hardly"
    r"|not\s+(?:much|many|enough))\b|"
    r"(?:I['’]m|I\s+am|we['’]re|we\s+are)\s+(?:not\s+)?(?:(?:really|too|very|that|all\s+that|so|terribly"
    r"|overly)\s+)?(?:worried|bothered|concerned|afraid|scared|"
    r"fussed)\b|(?:(?:I|we)\s+)?(?:wo|ca)n['’]?t\s+be\s+(?:able|around|here|home|there|online|available)\b|"
    r"(?:please\s+)?let\s+me\s+know\s+(?:if|when|whether|what)\b)",
    re.IGNORECASE,
)
# *I would like to keep something back for later*, *je préfère garder du monde sous la main*
IN_HAND = re.compile(
    r"^\W*(?:(?:and|but|so|und|aber|et|mais)\s+)?(?:(?:I|we)(?:['’]d|\s+would)?\s+(?:like|want|need|prefer|have|mean"
    r"|intend|rather)(?:\s+to)?\s+"
    r"(?:keep|hold|have|leave|save)|(?:I['’]m|I\s+am|we['’]re|we\s+are)\s+(?:keeping|holding|saving))\s+(?:back\s+)?"
    r"(?:something|some(?:body|one)?|a\s+(?:few|bit|little)|enough|a\s+reserve)\b(?!\s+of\b)[^,;:.!?\d]{0,50}[.!\s]*$|"
    r"^\W*(?:(?:et|mais)\s+)?(?:je\s+(?:veux|voudrais|préfère|préférerais|compte|dois)"
    r"|j['’]aimerais)\s+(?:en\s+)?(?:garder|conserver)\s+"
    r"(?:quelque\s+chose|du\s+monde|des\s+(?:troupes|réserves|hommes)|une\s+réserve)\b[^,;:.!?\d]{0,40}[.!\s]*$|"
    r"^\W*(?:(?:und|aber)\s+)?ich\s+(?:will|möchte|muss|würde\s+gern\w*)\s+(?:(?:mir|noch|gern\w*|lieber)\s+)*"
    r"(?:etwas|was|jemanden|ein\s+paar\s+(?:Leute|Mann|Truppen)|eine\s+Reserve)\s+[^,;:.!?\d]{0,40}?(?:behalten"
    r"|zurückhalten|aufheben|haben|aufsparen)[.!\s]*$",
    re.IGNORECASE,
)
# *I want to be at Gemioncourt by turn 4*: what all of it is for
TO_BE_THERE = re.compile(
    r"^\W*(?:(?:and|but|so)\s+)?(?:I|we)(?:['’]d|\s+would)?\s+(?:want|need|hope|like|have|mean|intend|plan|aim|ought"
    r"|expect)\s+to\s+(?:be|have|hold|get|reach|"
    r"see|own)\b[^;:.!?]*\b(?:by|before|within|tonight|this\s+evening|today|until|till)\b",
    re.IGNORECASE,
)
# *By the look of it the French are coming on in two lumps*
BY_THE_LOOK = re.compile(
    r"^\W*(?:by\s+the\s+looks?\s+of\s+(?:it|things)|it\s+looks\s+(?:like|as\s+(?:if|though))"
    r"|from\s+what\s+I\s+(?:can\s+)?(?:see|gather)|"
    r"from\s+the\s+(?:map|report)|wie\s+es\s+aussieht|so\s+wie\s+ich\s+das\s+sehe|à\s+ce\s+que\s+je\s+vois"
    r"|on\s+dirait\s+que)\b"
    r"(?!.*\b(?:should|must|shall|let|please|so\s+(?:put|move|send|get|pull|bring|keep)|soll\w*|muss|bitte|doit"
    r"|doivent)\b)",
    re.IGNORECASE,
)
# *French orders for turn 2, handover style again*
TITLE = re.compile(
    r"^\W*(?:(?:here\s+are|please\s+find\s+(?:below|attached)|the|my|our|these\s+are)\s+)*(?:(?:french|allied"
    r"|left\s+wing|right\s+wing|subj(?:ect)?\W|T\d+)\W*)*"
    r"orders?\b\W*(?:(?:for|of|below|turn)\b\W*)*(?:the\s+)?(?:turn|T|round|phase)\W*(?:\d+|one|two|three|four)\b|"
    r"^\W*(?:(?:french|allied|turn|T|orders)\W*)+(?:\d+|one|two|three)\b\W*(?:(?:french|allied|orders|plan"
    r"|below)\b\W*)*(?:$|[,;(–—-])",
    re.IGNORECASE,
)
# *My idea: take the farm quickly, and don't get lost in the wood*
IDEA = re.compile(
    r"^\W*(?:(?:my|our|the|mon|notre|meine?|unser|die|der|la|le|l['’])\s*)?(?:(?:general|main|whole|basic|grand)\s+)?"
    r"(?:plan|idea|idée|idee|gedanke|aim|goal)(?:\s+(?:for|this|of)\s+[\w ]{2,20}?)?\s*:\s*\S",
    re.IGNORECASE,
)
# *My design is to seize Gemioncourt with Foy's division*: what the orders below it are for
DESIGN = re.keyed(
    r"^\W*(?:(?:my|our|the)\s+)?(?:(?:general|whole|main|basic|overall|rough|big)\s+)?(?:design|plan|idea|intention"
    r"|aim|purpose|object|notion|scheme|thinking)\s+"
    r"(?:(?:here|now|today|this\s+turn|for\s+\w+)\s+)?(?:is|was)\s+(?:(?:simply|just|still|now)\s+)?(?:to|that|for"
    r"|hit|hold|take|keep|push|get|go|"
    r"attack|use|pin|win|beat|swing|clear|stop|delay|wait|make)\b|"
    r"^\W*(?:(?:mon|ma|notre|l['’]|le|la)\s*)?(?:dessein|plan|idée|intention|objectif|but|propos|projet)(?:\s+(?:général|principal|du\s+tour|pour\s+[^,;:.!?]{2,20}))?"
    r"(?:\s*,[^,;:.!?]{2,40},)?\s+(?:(?:est|reste|demeure|serait|consiste)(?:\s+(?:toujours|encore|donc|simplement))?\s+(?:d['’e]|de\s|à\s|le\s+même)|ne\s+chang\w+\s+(?:pas|guère))|"
    r"^\W*(?:(?:mein|meine|unser|unsere|der|die|das)\s+)?(?:Plan|Absicht|Idee|Ziel|Gedanke|Vorhaben)(?:\s*,[^,;:.!?]{2,40},)?\s+(?:ist|bleibt|wäre|lautet)\s+"
    r"(?:(?:nach\s+wie\s+vor|weiterhin|einfach|immer\s+noch|unverändert|nur)\s*,?\s*)*(?:es\b|,|derselbe|dieselbe|dasselbe|unverändert)|"
    # *Le gros passe par la route, Husson à droite*: the whole of it, before anybody is told what he does
    r"^\W*(?:le\s+gros|la\s+masse|l['’]essentiel|the\s+(?:main\s+body|bulk|main\s+force)|das\s+Gros|die\s+Masse|die\s+Hauptmacht|der\s+Hauptteil)"
    r"(?:\s+(?:de\s+(?:l['’]armée|mes\s+\w+)|of\s+(?:it|them|the\s+army|my\s+\w+)|der\s+Armee|meiner\s+\w+))?\s+"
    r"(?:passe|va|prend|monte|suit|marche|avance|goes|marches|takes|comes|moves|advances|geht|marschiert|kommt|zieht|nimmt)\b",
    re.IGNORECASE,
)
# *I should be glad to know what has become of the Brunswickers*: a question, to the umpire
GLAD_TO_KNOW = re.compile(
    r"^\W*(?:(?:and|also|finally|one\s+more\s+thing)\W+)?I\s*(?:should|would|['’]d)\s+(?:(?:also"
    r"|just)\s+)?(?:(?:be\s+(?:obliged|glad|grateful|interested|curious)|like|love)\s+"
    r"(?:if\s+you\s+(?:would|could)\s+(?:let\s+me\s+know|tell\s+me)|to\s+(?:know|hear|learn|ask))"
    r"|appreciate\s+(?:knowing|hearing))\b",
    re.IGNORECASE,
)
# *Tom wanted the Jägers to run over and capture the guns!*: what somebody else would have liked
BIDS = r"\b(?:but|so|instead|yet|however|should|must|shall|let|please|therefore|then)\b"
WISHED_BEFORE = re.compile(
    rf"^(?!.*{BIDS})\W*(?:(?!I\b|We\b)(?-i:[A-Z])[\w'’-]+|(?:my|our|the)\s+(?:son|boy|lad|daughter|friend|brother"
    rf"|father|wife|other\s+\w+|\w+))\s+"
    r"(?:originally\s+|first\s+|really\s+)?(?:wanted|suggested|proposed|was\s+keen|was\s+all\s+for"
    r"|would\s+have\s+(?:liked|preferred))\b",
    re.IGNORECASE,
)
# *Jamin's Brigade I shall have to divide.*
DIVIDED = re.compile(
    r"^\W*[^,;:.!?]{2,40}?\s+(?:I|we)\s*(?:shall|will|would|must|have\s+to|am\s+going\s+to"
    r"|['’]ll)\s+(?:have\s+to\s+)?(?:divide|split|break\s+up|part|use\s+in)\b"
    r"[^,;:.!?]*\W*$",
    re.IGNORECASE,
)
# *I'm worried about 1/2Nas, they're rather hanging out in the breeze*
WORRIED = re.compile(
    rf"^(?!.*(?:{BIDS}|\b[A-P]\d{{1,2}}\b))\W*(?:in\s+[^,;]{{2,30}}?\s+)?(?:I['’]m|I\s+am|we['’]re"
    rf"|we\s+are)\s+(?:(?:a\s+bit|rather|somewhat|very|a\s+little|quite)\s+)?"
    r"(?:worried|concerned|nervous|anxious|unsure|uneasy)\s+(?:about|for)\b",
    re.IGNORECASE,
)
# *Can't tell off the map.*
CANNOT_TELL = re.compile(
    r"^\W*(?:I\s+)?(?:can(?:no|['’])t|cannot|couldn['’]?t|could\s+not)\s+(?:(?:really|quite|always)\s+)?(?:tell|say"
    r"|see|read|make\s+out|work\s+(?:it\s+)?out|judge)\b",
    re.IGNORECASE,
)
# *This is what we have agreed, more or less.*
AGREED = re.compile(
    rf"^(?!.*{BIDS})\W*(?:this|that|here|these|below)(?:\s+(?:is|are|follows?)|['’]s)\s+(?:(?:roughly"
    rf"|more\s+or\s+less|now|just|all)\s+)*"
    r"(?:what|how|the\s+(?:plan|orders|result)|our\s+(?:plan|orders)|my\s+(?:plan|orders))\b",
    re.IGNORECASE,
)
# *The Emperor wants them back without a scratch.*
THE_EMPEROR = re.compile(
    r"^\W*(?:(?:the|H\.?M\.?\s+the)\s+)?(?:Emperor|Napoleon|Bonaparte|King|Tsar|Czar|boss|War\s+Ministry)\s+(?:wants?"
    r"|would|will|won['’]t|wouldn['’]t|does(?:n['’]t|\s+not)|needs|"
    r"expects|likes|hates|is|may|never|trusts|counts)\b",
    re.IGNORECASE,
)
# *A few rules for everyone.*
FEW_RULES = re.compile(
    r"^\W*(?:a|some|the|these|now|and|finally)\s+(?:(?:few|couple\s+of|last|general|standing|common|simple|usual|some"
    r"|the)\s+)*(?:rules?|things?|points?|instructions?|words?)\s+"
    r"(?:for|which|that\s+(?:hold|apply|go)|about|to)\b[^,;:!?]{2,40}\W*$",
    re.IGNORECASE,
)
# *Pouvez-vous me confirmer que Picton arrive au tour 4 ?*, *könnten Sie mir bestätigen, dass ...*: asked of the umpire
ASKS_TO_CONFIRM = re.compile(
    r"^\W*(?:(?:et|enfin|sinon|au\s+fait|par\s+ailleurs|question|dernière\s+question|und|noch\s+etwas|übrigens|and|also|finally)\s*[,:]?\s+)?(?:"
    r"(?:(?:auriez-vous|aurais-tu|avez-vous|auras-tu)\s+(?:l['’](?:obligeance|amabilité)|la\s+(?:gentillesse|bonté|courtoisie))\s+de|(?:pourr(?:iez|ez)|pouvez|voul(?:ez|driez)|voudr(?:iez))-vous|(?:pourrais|peux|veux|voudrais)-tu|merci\s+(?:de|d['’]avance\s+de)(?:\s+bien\s+vouloir)?|veuillez|"
    r"prière\s+de|je\s+(?:vous|te)\s+(?:prie|demande|serais\s+\w+|saurais\s+gré)\s+de)\s+(?:bien\s+vouloir\s+)?(?:me|nous|m['’]|s['’]il\s+\w+\s+plaît\s+me)\s*(?:confirmer|dire|préciser|indiquer|expliquer|rappeler|éclair\w+|renseigner|répondre|faire\s+savoir|infirmer)\b"
    r"(?!\s+(?:à|aux?)\s+[A-Z])|"
    r"(?:könn(?:t)?en\s+Sie|könnt(?:est|et)\s+(?:du|ihr)|kannst\s+du|würden\s+Sie|würdest\s+du|bitte|sei\s+so\s+(?:gut|nett)\s+und|seien\s+Sie\s+so\s+(?:gut|nett)\s+und)\s+(?:(?:bitte|noch|kurz|schnell|vielleicht|einmal|mal)\s+)*(?:mir|uns)\s+(?:(?:bitte|noch|kurz|schnell|vielleicht|einmal|mal)\s+)*"
    r"(?:bestätig\w*|sag\w*|erklär\w*|verrat\w*|mitteil\w*|Bescheid\s+\w+)\b|"
    r"(?:könn(?:t)?en\s+Sie|könntest\s+du|kannst\s+du)\s+(?:bitte\s+)?(?:bestätigen|nachsehen|prüfen),\s+(?:ob|dass)\b|"
    r"(?:umpire\s*,?\s+)?(?:please\s+)?(?:confirm|clarify|advise|let\s+me\s+know|tell\s+me|explain)\s+(?:to\s+me\s+)?(?:whether|if|how|why|what|who)\b)",
    re.IGNORECASE,
)
# *Kann Jérôme auch früher kommen oder ist 15:00 fest?*
COMES_SOONER = re.compile(
    r"^\W*(?:(?:noch\s+)?(?:eine\s+)?frage(?:\s+noch)?\s*[:,–-]\s*|question\s*[:,–-]\s*)?(?:kann|können|kommt|kommen|darf|dürfen|can|could|will|does|do|might|est-ce\s+que|peut|peuvent|pourra\w*)\b[^.!?]{0,60}?"
    r"\b(?:(?:früher|eher|überhaupt|später|schneller)\s+(?:kommen|ankommen|eintreffen|da\s+sein|auf\s+den\s+Tisch)|(?:früher|eher|später)\s*(?:oder\b|\?)|(?:come|arrive|be\s+here|get\s+here)\s+(?:any\s+)?(?:earlier|sooner|later|before)|(?:venir|arriver|être\s+là)\s+plus\s+(?:tôt|tard|vite))\b[^.!]*\?",
    re.IGNORECASE,
)
# *Die Hälfte von seinen Leuten hört sonst keinen*, *la moitié n'entend plus personne*: why he rides there
HEARS_NOBODY = re.compile(
    r"^\W*(?!(?:wenn|falls|sobald|solange|si|quand|tant)\b)[^,;:.!?]{2,50}?\s(?:(?:hört|hören|bekommt|bekommen|kriegt|kriegen)\s+(?:(?:sonst|ja|im\s+Moment|gerade|derzeit|von\s+hier\s+aus)\s+)*(?:keinen|niemanden|nichts|keine\s+Befehle|(?:ihn|sie|mich|uns)\s+(?:ja\s+)?nicht)|"
    r"(?:n['’]enten(?:d|dent)|ne\s+reçoi(?:t|vent))\s+(?:plus\s+|pas\s+)?(?:personne|rien|d['’]ordres?|ses\s+ordres))(?:\s+mehr)?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Die Garde geht ihn nichts an*, *la Garde ne te regarde pas*
NO_CONCERN = re.keyed(
    r"\bgeh(?:t|en)\s+(?:dich|ihn|sie|Sie|euch|uns|mich|[A-ZÄÖÜ]\w+)\s+(?:ja\s+)?nichts\s+an\b|\bne\s+(?:te|vous|le|la|les|nous)\s+(?:regarde|concerne)(?:nt)?\s+pas\b",
)
# *Dir gehört die rechte Seite*, *à toi la droite*: whose it is, before what he is to do there
HIS_SIDE = re.compile(
    r"^\W*(?:[A-ZÀ-Ý][\w'’-]+\s*[,:]\s*)?(?:(?:dir|Ihnen|ihm|euch|[A-ZÄÖÜ]\w+)\s+gehört\s+(?:heute\s+|jetzt\s+)?(?:die|der|das)\s+(?:(?:rechte|linke|ganze)r?\s+)?(?:Seite|Flanke|Flügel|Mitte|Zentrum|Bühne)|(?:du|Sie)\s+(?:hast|haben)\s+(?:die|den)\s+(?:rechte|linke)n?\s+(?:Seite|Flanke|Flügel)|"
    r"(?:à\s+(?:toi|vous)\s+la\s+(?:droite|gauche)|la\s+(?:droite|gauche)\s+est\s+à\s+(?:toi|vous)|(?:tu\s+as|vous\s+avez)\s+la\s+(?:droite|gauche)))\s*[.!]*\s*$"
)
# *Le reste de votre rapport n'appelle pas de remarque*: of what the umpire wrote
REST_OF_THE_REPORT = re.compile(
    r"^\W*(?:le\s+reste\s+d[eu]\s+(?:votre|ton|ce|cet)\s*|der\s+Rest\s+(?:deines|Ihres|eures|des)\s+|the\s+rest\s+of\s+(?:your|the|this)\s+)(?:rapport|compte[-\s]rendu|message|courrier|mail|Berichts?|Briefe?s?|report|letter|e-?mail)\b",
    re.IGNORECASE,
)
# *Es ist mein erstes Spiel, also bitte nachfragen, wenn etwas so nicht geht*, *please ask if something does not work*
SOMETHING = (
    r"(?:etwas|was|irgend\s?(?:et)?was|eine?r?\s+\w+|ein\s+Befehl|something|anything|any\s+of\s+(?:it|this)|an\s+order)"
)
AMISS = (
    r"(?:nicht\s+(?:so\s+)?(?:geht|gehen|passt|klappt|stimmt|klar\s+ist|funktioniert|möglich\s+ist|verständlich\s+ist|lesbar\s+ist)|unklar\s+(?:ist|bleibt)|falsch\s+ist|fehlt|"
    r"(?:is|are)(?:\s+not|n['’]t)\s+(?:clear|possible|allowed|right)|(?:does\s*n['’]?t|does\s+not|can\s?not|can['’]t|won['’]t)\s+(?:work|make\s+sense|be\s+done|go|fit)|is\s+(?:unclear|wrong|missing|impossible))"
)
ASK_BACK = re.keyed(
    rf"^[^;:!?\d]{{0,70}}?(?:\b(?:bitte\s+|please\s+|do\s+|just\s+|einfach\s+|kurz\s+|gern\w*\s+|lieber\s+)*(?:nach|rück)?(?:fragen?|fragt|melden|meldet|Rückfrage|Bescheid\s+(?:geben|sagen)|schreiben|ask|shout|say(?:\s+so)?|tell\s+me|let\s+me\s+know|query)(?:\s+(?:Sie|mich|bitte|me|back))*\s*,?\s+(?:wenn|falls|sobald|if|when|where|wherever|should)\s+{SOMETHING}\b[^,;:!?\d]{{0,30}}?\b{AMISS}|"
    rf"\b(?:wenn|falls|if|should)\s+{SOMETHING}\b[^,;:!?\d]{{0,30}}?\b{AMISS}\s*,?\s*(?:dann\s+|so\s+)?(?:bitte\s+|please\s+|just\s+|einfach\s+|kurz\s+)*(?:(?:nach|rück)?fragen?|fragt|melden|meldet|Bescheid\s+\w+|ask|shout|say|tell\s+me|let\s+me\s+know))\b[^,;:!?\d]{{0,20}}$",
    re.IGNORECASE,
)
# *Tom wants to know if the Prince can get shot*
WANTS_TO_KNOW = re.compile(
    r"^\W*(?:\S+\s+){1,3}?(?:wants|want|would\s+like|['’]d\s+like|is\s+asking|asks|wonders|wonder|(?:was|is"
    r"|am)\s+wondering|wondered|asked)\s+(?:to\s+(?:know|ask)\s+)?"
    r"(?:if|whether|how|why|what|when|where|which)\b",
    re.IGNORECASE,
)
# *wieviele sind das überhaupt, steht nix dabei*: asked without a mark
HOW_MANY = re.compile(
    r"^\W*(?:wie\s?viele?|was|wo|wer|wann|warum|wieso|weshalb|wie|woher|welche[rs]?)\s+(?:\w+\s+)?(?:sind|ist|is|steht|stehn|stehen|war|kommt|kommen|heißt|geht|gilt|zählt|soll)\s+"
    r"[^,;:.!?]{0,40}?\b(?:eigentlich|überhaupt|denn|nochmal|noch\s+mal|jetzt|nun|genau)\b[^;:.!?]{0,60}[.!]*\s*$",
    re.IGNORECASE,
)
# *Objet : ordres pour le tour 1*, *Compte rendu de 14 h bien reçu.*: what the letter is about, and which it answers
SUBJECT_LINE = re.keyed(
    r"^\W*(?:ordres?\s+(?:de\s+(?:mouvement|marche|bataille)|du\s+jour|d['’]opérations?)|(?:marsch|operations|tages|angriffs)befehl|"
    r"(?:movement|marching|operations?)\s+orders?)\s*(?:n[o°r]?\.?\s*\d+)?\s*[.:]*\s*$|"
    r"^\W*(?:mission|situation|effet\s+(?:final\s+)?recherché|idée\s+(?:générale|de\s+manœuvre)|lage|auftrag)\s*:\s*(?:[a-zà-ÿ]+(?:er|ir|re|oir|en)\b)[^;:!?\d]{0,60}$|"
    r"^\W*comptes?[- ]rendus?\s+(?:à|au|dès|tous|toutes|immédiat|en\s+fin)[^;:!?]{0,40}$|^\W*(?:(?:objet|"
    r"référence|réf\.?|diffusion|destinataires?|copie|classification|subject|reference|ref\.?|betreff|betrifft|"
    r"betr\.?|bezug)\s*:\s*\S[^!?]{0,140}$|"
    r"(?:(?:ton|votre|le|dein|ihr|your|the)\s+)?(?:compte[- ]rendu|rapport|message|courrier|mail|bulletin|bericht|"
    r"lagebericht|meldung|report|dispatch)\b[^,;:!?]{0,40}?\s*"
    r"(?:(?:bien\s+)?(?:reçue?|lue?)|(?:erhalten|empfangen|gelesen|eingegangen)|(?:received|read|noted|to\s+hand))(?:\s+(?:et\s+(?:lu|compris|étudié)|mit\s+Dank|with\s+thanks|merci))?"
    r"\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *LEFT WING OF THE ARMY OF THE NORTH*, *Headquarters on the heights of Le Balcan, 16 June 1815*: the head of a letter
LETTERHEAD = re.compile(
    r"^(?!.*(?:[:;?!]|\b(?:to|should|must|shall|will|holds?|stays?|attacks?|advances?|supports?)\b"
    r"|\b[A-P]\d{1,2}\b))\W*"
    r"(?:(?:imperial|royal|left|right|grand|the|his|general|allied|french|"
    r"own)\s+)*(?:wing|army|armée|head-?quarters|HQ|H\.Q\.|quartier[- ]général|"
    r"hauptquartier|état-major|bivouac)\b"
    r"[^:;!?]*$",
    re.IGNORECASE,
)
# *Pour Jérôme on verra quand il sera là*, *we'll see about Picton when he gets here*: put off
WHOEVER = (
    r"(?:(?:les?|la|the|die|der)\s+|l['’])?(?:(?-i:[A-ZÀ-Ý\d])[\w/’'-]*|division|brigade|cavalerie|garde|réserves?|"
    r"renforts?|suite|reste)(?:\s+(?-i:[A-ZÀ-Ý\d])[\w/’'-]*)?"
)
SEE_FR = r"(?:(?:on|nous)\s+(?:verr|décider|aviser|en\s+reparler)(?:a|ons)|(?:je\s+(?:verr|décider)|j['’]aviser)ai)"
PUT_OFF = re.compile(
    rf"^\W*(?:(?:et|mais|sinon|enfin|bref)\s+)*(?:(?:pour|quant\s+à|quant\s+au|quant\s+aux)\s+{WHOEVER}\s*,?\s+"
    rf"|{WHOEVER}\s*,?\s+|(?:quand|lorsque)\s+{WHOEVER}\s+(?:sera|seront|arriver\w+)(?:\s+là)?\s*,?\s+)?"
    rf"{SEE_FR}\b(?:\s+(?:ça|cela|bien|alors|plus\s+tard|après|ensuite|pour\s+{WHOEVER}|(?:ce\s+qu\S+"
    rf"|quoi)\s+[^,;:.!?]{{2,40}}?))*"
    r"(?:\s*,?\s+(?:quand|lorsqu\S+|une\s+fois|au|le|d['’]ici|en|à)\s[^,;:.!?]{2,50})?\s*[.!…]*\s*$|"
    rf"^\W*(?:(?:and|but|so|well)\s+)*(?:(?:as\s+)?for\s+{WHOEVER}\s*,?\s+)?we(?:['’]ll|\s+will|\s+shall"
    rf"|\s+can)\s+(?:see|decide|think|worry|talk)(?:\s+(?:about|on|of)\s+(?:{WHOEVER}|that|it|him|them))?"
    r"(?:\s+(?:later|then|when|once|next|after)\b[^,;:.!?]{0,40})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *I don't think the enemy will attack this turn*: what he does not believe
NOT_BELIEVED = re.compile(
    r"^\W*(?:(?:et|mais|car|and|but)\s+)?(?:(?:I|we)\s+(?:do\s+not|don['’]?t)\s+(?:really\s+)?(?:think|believe|expect"
    r"|suppose|imagine)\b|(?:I|we)\s+doubt\b)"
    r"(?!.*(?:,(?!\s*(?:as|because|since)\b)|\b(?:so|donc|alors|mais|but)\b|;))",
    re.IGNORECASE,
)
# *Je ne pense pas que le 5M tienne*: of whomever
DOUBTED = re.compile(
    r"^\W*(?:(?:et|mais|car)\s+)?(?:je\s+(?:ne\s+)?(?:pense|crois)\s+pas\s+qu|je\s+(?:ne\s+)?suis\s+pas\s+sûre?\s+qu"
    r"|je\s+doute\s+(?:fort\s+)?qu|je\s+sais\s+(?:bien\s+|très\s+bien\s+)?qu)"
    r"(?!.*(?:,(?!\s*(?:car|parce|puisque)\b)|\b(?:donc|alors|mais|doive\w*|devr\w+|faille|il\s+faut)\b|;))",
    re.IGNORECASE,
)
# *Je préfère perdre la ferme que le 5M*: what he would rather lose
RATHER_LOSE = re.compile(
    r"^\W*(?:(?:et|mais|car)\s+)?(?:je\s+préf[èe]re(?:rais)?|mieux\s+vaut|il\s+vaut\s+mieux|I['’]?d\s+rather"
    r"|I\s+would\s+rather)\s+(?:perdre|sacrifier|lose)\s+[^,;:.!?]{2,40}?\s+(?:que|qu['’]|plutôt|than)\b"
    r"[^,;:.!?]{2,40}\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Le 27J, attention à la cavalerie !*: a warning
BEWARE = re.compile(
    rf"^\W*(?:{WHOEVER}\s*[,:]?\s+)?(?:fai(?:s|tes)\s+)?(?:attention|gare|gaffe|méfiance|prudence|be\s+careful"
    rf"|watch\s+out|beware|mind\s+yourselves)"
    r"(?:\s+(?:à|au|aux|avec|of|for|with)\s+[^,;:.!?]{2,30})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Don't let 1/2L get cut off*, *Cavalry: no heroics*: what becomes of them, and what they are to do is not said
KEPT_SAFE = re.compile(
    r"^\W*(?:please\s+)?(?:do\s+not|don['’]?t|never|try\s+not\s+to)\s+let\s+[^,;:.!?]{2,40}?\s+(?:get"
    r"|be)\s+(?:cut\s+(?:off|up|to\s+\w+)|surrounded|caught|isolated|mauled|trapped|"
    r"shot\s+(?:up|to\s+\w+)|overwhelmed|pinned(?:\s+down)?|destroyed|killed|lost|stuck)\b[^,;:.!?]{0,30}[.!]*\s*$|"
    rf"^\W*(?:{WHOEVER}\s*[,:–-]\s*)?(?:and\s+)?(?:no|keine?|pas\s+d(?:e\s+|['’]))\s*(?:heroics|heroes|Heldentaten"
    rf"|Helden|héros|héroïsme|folies|Dummheiten|bêtises|Experimente|mad\s+dashes|silly\s+games|nonsense"
    rf"|funny\s+business|stupid\s+\w+)(?:\s+(?:please|bitte|svp|this\s+turn|today|heute|from\s+\w+))*\s*[.!]*\s*$|"
    r"^\W*[^,;:.!?]{2,40}?\s+n['’]\w+\s+pas\s+besoin\s+de\s+(?:se\s+(?:presser|dépêcher|hâter|précipiter)|courir"
    r"|faire\s+vite)(?:\s+\w+){0,3}\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Que Campi ne traîne pas*: at what pace
NO_DAWDLING = re.compile(
    rf"^\W*(?:(?:et|mais)\s+)?(?:surtout\s+)?(?:que\s+)?(?:{WHOEVER}|qu['’](?:ils?|elles?)"
    rf"|[\w/-]{{2,20}})\s+(?:ne\s+)?(?:train|traîn|lambin|flân|flan|musard)(?:e|ent|era|eront)\s+pas(?:\s+(?:trop"
    rf"|en\s+route|en\s+chemin))?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *On laisse la Bergerie tranquille*: nobody goes there
LET_ALONE = re.compile(
    r"^\W*(?:(?:et|mais|sinon)\s+)?(?:on|je|nous)\s+(?:ne\s+)?(?:laiss(?:e|ons)|touche|s['’]occupe|se\s+soucie"
    r"|m['’]occupe)\s+"
    r"(?:pas\s+(?:à|de|du|d['’])\s*)?(?:pour\s+l['’]instant\s+)?(?:(?:la|le|les|au|aux)\s+|l['’])?"
    r"(?:(?:ferme|village|bois|hameau)\s+(?:de\s+(?:la\s+)?|d['’]))?"
    r"[\w-]{3,20}(?:\s+[\w-]{3,20})?(?:\s+(?:tranquille|de\s+côté|tomber|pour\s+(?:l['’]instant|plus\s+tard"
    r"|le\s+moment)|"
    r"ce\s+tour(?:-ci)?))+\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Most important of all,*: what leads up to the next
LEADS_UP = re.compile(
    r"^\W*(?:and\s+)?(?:(?:most\s+|very\s+)?important(?:ly)?(?:\s+of\s+all)?|above\s+all|first\s+of\s+all"
    r"|to\s+(?:begin|start)\s+with|by\s+the\s+way|"
    r"(?:and\s+)?last\s+but\s+not\s+least|as\s+for\s+the\s+rest)\W*$",
    re.IGNORECASE,
)
# *Ich gehe das Feld Ort für Ort durch und sage Ihnen, wer wo sein soll*, *je vous dis qui va où*
TELLS_YOU = re.compile(
    r"^\W*(?:[^,;:.!?]{2,40}\s)?(?:(?:sage|schreibe|zeige|nenne|erkläre|gebe|beschreibe|teile)\s+(?:ich\s+)?(?:dir|Ihnen|euch)\b[^;:.!?]{0,40}?|"
    r"ich\s+[^;:.!?]{3,50}?\b(?:sage|schreibe|zeige|nenne|erkläre|gebe|beschreibe|teile)\s+(?:dir|Ihnen|euch)\b[^;:.!?]{0,40}?),\s+(?:wer|wo|wohin|was|wie)\s[^;:.!?]{2,50}[.!]*\s*$|"
    r"^\W*(?:[^,;:.!?]{2,40}[\s,])?(?:je|j['’])\s*(?:te|vous)\s+(?:dis|donne|décris|explique|indique|précise)\s+(?:[^,;:.!?]{2,40}\s)?(?:qui|où|ce\s+que|comment)\s[^;:.!?]{2,50}[.!]*\s*$|"
    r"^\W*(?:[^,;:.!?]{2,40}[\s,])?I(?:['’]ll|\s+shall|\s+will)?\s+(?:tell|show|give|explain\s+to)\s+you\s+(?:[^,;:.!?]{2,40}\s)?(?:who|where|what|how)\s[^;:.!?]{2,50}[.!]*\s*$",
    re.IGNORECASE,
)
# *Der Verlust von Geschützen ist unter allen Umständen zu vermeiden*, *losses are to be avoided*
TO_BE_AVOIDED = re.compile(
    r"^\W*(?:(?:der|die|ein|eigene|unnötige|hohe)\s+)*(?:Verluste?|Geländeverluste?|Ausfälle)\b[^;:!?\d]{0,50}?\s+(?:ist|sind)\s+[^;:!?\d]{0,40}?\bzu\s+(?:vermeiden|verhindern|verhüten)[.!\s]*$|"
    r"^\W*(?:(?:the|any|heavy|unnecessary|needless)\s+)*(?:loss(?:es)?|casualties)\b[^;:!?\d]{0,50}?\s+(?:is|are|must|should|has|have)\s+(?:to\s+)?be\s+(?:avoided|prevented|kept\s+low)[^;:!?\d]{0,30}[.!\s]*$|"
    r"^\W*(?:(?:la|les|toute|des)\s+)?pertes?\b[^;:!?\d]{0,50}?\s+(?:est|sont|doit|doivent)\s+(?:être\s+)?(?:(?:absolument|à\s+tout\s+prix)\s+)?(?:à\s+)?évit(?:er|ées?)[^;:!?\d]{0,30}[.!\s]*$",
    re.IGNORECASE,
)
# *Pardonnez la longueur de cette lettre : quarante ans de dictées ne s'effacent pas*
FORGIVE_ME = re.compile(
    r"^\W*(?:pardonnez|excusez|pardonne|excuse|forgive|pardon|excuse|verzeihen\s+Sie|entschuldigen\s+Sie|verzeih|entschuldige?|sorry)(?:[-]moi|\s+moi|\s+me)?\s+"
    r"(?:(?:la|le|les|l['’]|mon|ma|mes|cette|ce|the|my|this|die|den|das|meine?n?|für|for|pour)\s*)+"
    r"(?:longueur|style|écriture|ton|fautes|orthographe|lettre|bavardage|mail|pavé|retard|length|writing|handwriting|spelling|tone|delay|Länge|Fehler|Schrift|Rechtschreibung|Ton|Verspätung)\b[^:;.!?\d]{0,60}(?:[:;,–—-][^.!?\d]{0,120})?[.!]*$",
    re.IGNORECASE,
)
# *Nun ist schon der zweite Zug an der Reihe*
TURN_HAS_COME = re.compile(
    r"^\W*(?:(?:so|und|also|nun|jetzt)\s*,?\s+)*(?:ist|wäre|haben\s+wir|sind\s+wir\s+(?:bei|in))\s+(?:(?:ja|nun|schon|also|jetzt|bereits|auch)\s+)*"
    r"(?:der|den|beim|im|in\s+der|die)\s+\w+(?:te|ten|ter)\s+(?:Zug|Runde|Spielzug)(?:\s+(?:an\s+der\s+Reihe|dran|gekommen|da|angelangt|erreicht))?(?=\s*(?:,\s*und\s+ich\s+(?:habe|hab|bin|war)\b[^.!?]*)?[,.!]*\s*$)",
    re.IGNORECASE,
)
ASKED_KINDLY = re.AnyOf(
    (
        GLAD_TO_KNOW,
        WANTS_TO_KNOW,
        HOW_MANY,
        ASKS_TO_CONFIRM,
        COMES_SOONER,
        REST_OF_THE_REPORT,
        HIS_SIDE,
        ASK_BACK,
        HEARS_NOBODY,
    )
)
OF_OLD = re.AnyOf(
    (
        TURN_HAS_COME,
        FORGIVE_ME,
        TO_BE_AVOIDED,
        LAST_TIME,
        IN_HISTORY,
        WISHED_BEFORE,
        DIVIDED,
        WORRIED,
        PUT_OFF,
        DOUBTED,
        LET_ALONE,
        RATHER_LOSE,
        BEWARE,
        KEPT_SAFE,
        NO_DAWDLING,
    )
)
OF_HIM = re.AnyOf(
    (
        OF_MYSELF,
        IN_HAND,
        NOT_BELIEVED,
        TO_BE_THERE,
        BY_THE_LOOK,
        TITLE,
        IDEA,
        CANNOT_TELL,
        AGREED,
        THE_EMPEROR,
        FEW_RULES,
        LEADS_UP,
        TELLS_YOU,
    )
)


def is_small_talk(raw: str) -> bool:
    """Whether a sentence speaks of its writer's day, or wishes him luck."""
    return LUCK.fullmatch(raw.strip()) is not None or EVERYDAY.search(raw) is not None


def speaks_for_himself(raw: str) -> bool:
    """Whether a sentence tells what its writer sees, fears or hopes for, and bids nobody anything."""
    return OF_HIM.search(raw)


def asks_kindly(raw: str) -> bool:
    """Whether a sentence asks the umpire something without a question mark."""
    return NO_CONCERN.search(raw) is not None or ASKED_KINDLY.match(raw)


def is_letterhead(raw: str) -> bool:
    """Whether a line is the head of a letter, with who writes and where."""
    return LETTERHEAD.match(raw) is not None or SUBJECT_LINE.match(raw) is not None


def tells_a_design(raw: str) -> bool:
    """Whether a sentence says what all of it is for."""
    return DESIGN.match(raw) is not None


def is_of_old(raw: str) -> bool:
    """Whether a sentence tells how it went the last time or in history, or puts off what he decides, of whomever."""
    return OF_OLD.search(raw)
