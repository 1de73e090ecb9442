"""How things stand: sentences that say where and how somebody is, and what comes of it; nothing in them is ordered.

*Das 7. nützt mir dort draußen nichts*, *Campi schaut laut Karte nach Westen*, *27J is too far out, their horse could
ride it down*: it is of no use, or stands too far from something, or a word tells that it is so already. Every clause of
such a sentence tells something; whom the first names may be spoken of in the next.
"""

from __future__ import annotations

from battles.engine import expressions as re

HANGS = (
    r"(?!(?:if|when|once|unless|until|wenn|falls|sobald|da|weil|wo|wer|was|dass|ob|wie|bis|"
    r"si(?!\s+(?:loin|près|peu)\b)|quand|dès|qui|que)\b)"
)
WHO = rf"\W*{HANGS}[^,;:!?]{{1,60}}?"
# What bids, allows or forbids, and what goes on with a deed.
BIDDEN = re.compile(
    r"\b(?:soll\w*|muss|müssen|müsste\w*|darf|dürfen|bitte|bleib\w*|daher|deshalb|darum|also|zu\s+\w+en(?=\s*$)|"
    r"und\s+(?!\w+t\s+(?:ist|sind)\b)(?:\w+\s+)?\w+(?:t|en)|must|should|shall|let|please|to\s+(?:be|go|stay|hold|"
    r"move|face|form|march|fire|wait)|so\s+(?!(?:weit|nahe?|dicht|eng|tief|offen|aufgelöst|allein\w*|ver\w+|"
    r"zer\w+|dünn|far|close|near|thin\w*|exposed)\b)|stays?|remains?|and\s+\w+s|"
    r"doi(?:t|s|vent)|faut|veuill\w*|reste\w*|donc|qu['’](?:ils?|elles?)|et\s+\w+(?:e|ent|t)|"
    r"(?:pull|bring|send|move|put|take|get|hold|keep|let|have|draw|push|march)\s+(?:him|her|it|them|['’]?em)|"
    r"if|unless|until|when|who|wenn|falls|sobald|bis|si(?!\s+(?:loin|près|peu)\b)|s['’]ils?|quand|dès|qui)\b",
    re.IGNORECASE,
)
NOTHING_DE = r"(?:nichts|nix|wenig|niemand(?:em|en)?|keine[mn]|kaum|nicht)"
# Of no use, not liked, or what worries about it.
OF_NO_USE = (
    rf"{WHO}\s(?:nützt|nützen|nutzt|nutzen|taugt|taugen)\s[^,;:!?]*?\b{NOTHING_DE}\b[^,;:!?]*",
    rf"{WHO}\s(?:bringt|bringen|hilft|helfen)\s+(?:(?:mir|uns|da|dort|hier|so|"
    rf"im\s+Moment)\s+)+[^,;:!?]*?\b{NOTHING_DE}\b[^,;:!?]*",
    rf"{WHO}\s(?:gefällt|gefallen|passt|passen|behagt|behagen)\s+(?:mir|uns)\s[^,;:!?]*\b(?:nicht|gar\s+nicht|"
    rf"kein\w*)\b[^,;:!?]*",
    rf"{WHO}\s(?:mach(?:t|en)|bereite[tn]|bereiten)\s+(?:mir|uns)\s[^,;:!?]*\b(?:Sorgen?|Kummer|Angst|Bauchweh|"
    rf"Kopfzerbrechen)\b[^,;:!?]*",
    rf"{WHO}\s(?:ist|sind|steht|stehen)\s+(?:(?:ganz|schon|sehr|noch|ja|zu|so|etwas|recht|ziemlich|weit|jetzt|am)\s+)*(?:vorn|vorne|hinten|"
    r"vornedran|dran|weitesten|nächsten)(?:\s+(?:vorn|vorne|hinten|dran))?",
    rf"{WHO}\s(?:hat|haben|hatte|hatten)\s+es\s+(?:[^,;:!?]*\s)?(?:schwer\w*|leicht\w*|gut|besser|besten|eilig|"
    rf"nicht\s+leicht|bequem\w*)",
    rf"{WHO}\s(?:braucht|brauchen)\s+(?:[^,;:!?]*\s)?(?:Schutz|Hilfe|Unterstützung|Deckung|Ruhe|Zeit)",
    rf"{WHO}\s(?:hat|haben)\s[^,;:!?]*\bnichts\s+(?:verloren|zu\s+suchen|zu\s+schaffen)\b[^,;:!?]*",
    rf"{WHO}\s(?:is|are)\s+(?:of\s+)?(?:no|little|not\s+much)\s+(?:good|use|help|value)\b[^,;:!?]*",
    rf"{WHO}(?:\s(?:is|are)|['’](?:s|re))\s+(?:(?:just|only|still|currently|really|rather|a\s+bit)\s+)*(?:doing\s+(?:nothing|little|no\s+good|"
    r"not\s+much)|(?:sitting|standing|hanging|lying|lounging)\s+(?:idle|idly|around|about|there|doing\s+nothing)|idle|wasted|useless|"
    r"unemployed|twiddling)\b[^,;:!?]*",
    rf"{WHO}\s(?:steht|stehen|sitzt|sitzen|liegt|liegen)\s+(?:(?:nur|da|dort|hier|hinten|noch)\s+)*(?:untätig|nutzlos|tatenlos|sinnlos|müßig|dumm|blöd)\b[^,;:!?]*",
    rf"{WHO}\s(?:has|have)\s+no\s+business\b[^,;:!?]*",
    rf"{WHO}\s(?:worr(?:y|ies)|bothers?)\s+(?:me|us)\b[^,;:!?]*",
    rf"{WHO}\s+ne\s+(?:me\s+|nous\s+)?(?:sert|servent)\s+(?:à\s+(?:rien|personne|peu)|(?:pas|"
    rf"guère)\s+à\s+grand)\b[^,;:!?]*",
    rf"{WHO}\s+n['’](?:a|ont)\s+(?:rien|pas\s+grand[- ]chose)\s+à\s+(?:y\s+)?faire\b[^,;:!?]*",
    rf"{WHO}\s+n(?:['’]est|e\s+sont)\s+d['’]aucune\s+utilité\b[^,;:!?]*",
    rf"{WHO}\s+(?:m['’]|nous\s+)inquiète(?:nt)?\b[^,;:!?]*",
)
# *Stevenart hat ein schönes Schussfeld*
WELL_OFF = (
    rf"{WHO}\s(?:hat|haben)\s+(?:(?:eine?n?|noch|da|dort|ja|schon|von\s+dort)\s+)*(?:schöne\w*|gute\w*|prima|"
    rf"herrliche\w*|beste\w*|genug|wenig|"
    r"kaum|schlechte\w*|keine?n?)\s+(?:Schussfeld|Deckung|Sicht|Schutz|Platz|Munition|Überblick|Leute|"
    r"Stellung)\b[^,;:!?]*",
    rf"{WHO}\s(?:has|have)\s+(?:(?:an?|no|some|still|there)\s+)*(?:good|fine|nice|lovely|clear|poor|bad|enough|"
    rf"little|no)\s+(?:field\s+of\s+fire|"
    r"cover|view|protection|room|position|shot|ammunition|men)\b[^,;:!?]*",
    rf"{WHO}\s(?:a|ont)\s+(?:une?\s+|là\s+|encore\s+)*(?:bon(?:ne)?|beau|belle|excellente?|assez\s+d['’e]|"
    rf"peu\s+d['’e]|mauvaise?)\s*(?:champ\s+de\s+tir|"
    r"vue|couvert|abri|place|position|munitions|hommes)\b[^,;:!?]*",
)
FAR_DE = (
    r"(?:weit|nahe?|dicht|eng|tief|offen|aufgelöst|allein\w*|exponiert|verstreut|zerstreut|durcheinander|isoliert|"
    r"gefährdet|"
    r"schwach|schutzlos|einsam|verloren|schlecht|schief|falsch|dünn|breit|lang|ausgedehnt|auseinander|frei|nackt|"
    r"sichtbar|"
    r"ungünstig|unglücklich|ungedeckt|ungeschützt|hilflos|verlassen)"
)
FAR_EN = (
    r"(?:far|close|near|deep|exposed|open|isolated|thin(?:ly)?|forward|spread|scattered|crowded|alone|weak|vulnerable|"
    r"strung|stretched|cramped)"
)
FAR_FR = (
    r"(?:loin|près|avancée?s?|exposée?s?|isolée?s?|seule?s?|dispersée?s?|serrée?s?|en\s+(?:l['’]air|avant|arrière|"
    r"vue)|faibles?|"
    r"découverte?s?|à\s+découvert|vulnérables?|étirée?s?)"
)
# Too far from something, or alone there.
TOO_FAR = (
    rf"{WHO}\s(?:steht|stehen|liegt|liegen|ist|sind|hängt|hängen|sitzt|sitzen|hockt|hocken|steckt|"
    rf"stecken)\s(?:[^,;:!?]*\s)?"
    rf"(?:(?:viel\s+|etwas\s+|ein\s+bisschen\s+|entschieden\s+)?zu|so|ziemlich|recht|arg|sehr|ganz\s+schön|"
    rf"reichlich|völlig|ganz)\s+{FAR_DE}\b"
    r"(?!\s+(?:wie|genug))[^,;:!?]*",
    rf"{WHO}\s(?:steht|stehen|liegt|liegen|lungert|lungern|sitzt|sitzen|hängt|hängen)\s(?:[^,;:!?]*\s)?(?:herum|"
    rf"rum|umher|auseinander|"
    r"durcheinander)",
    rf"{WHO}(?:\s(?:is|are|sits?|stands?|looks?|seems?)|['’](?:s|re))\s(?:[^,;:!?]*\s)?"
    rf"(?:(?:far|much|way|a\s+(?:bit|little))\s+too|too|rather|very|awfully|terribly)\s+{FAR_EN}\b(?!\s+to\b)[^,;:!?]*",
    rf"{WHO}\s(?:est|sont|se\s+trouve(?:nt)?|me\s+semble(?:nt)?|paraî(?:t|ssent))\s(?:[^,;:!?]*\s)?"
    rf"(?:(?:beaucoup|bien|un\s+peu)\s+trop|trop|bien|très)\s+{FAR_FR}(?!\s+pour\b)[^,;:!?]*",
)
# *Le 7L peut pas aller plus vite*, *7M is nowhere near*: no more can be had of him
NO_MORE = (
    rf"{WHO}\s+(?:ne\s+|n['’])?(?:peu(?:t|vent)|pourr(?:a|ont)|saurai(?:t|ent)|arriver(?:a|ont))\s+(?:pas|guère|jamais)\s+(?:y\s+)?"
    r"(?:(?:aller|avancer|marcher|bouger|arriver|être|faire|courir|tirer)\s+)?(?:là\s+|y\s+)?(?:plus\s+(?:vite|loin|tôt)(?!\s+qu)|mieux|à\s+temps|avant\s+(?:le\s+tour|\d|longtemps))[^,;:!?]*",
    rf"{WHO}\s+(?:ne\s+|n['’])?(?:est|sont|sera|seront)\s+(?:pas|guère)\s+(?:(?:très|si|bien|trop)\s+)?(?:loin|près\s+d['’e]\s*arriver|prêts?\s+d['’]arriver|prêts?|arrivée?s?|pressée?s?|à\s+côté|encore\s+(?:là|arrivée?s?))"
    r"(?!\s+pour\b)[^,;:!?]*",
    rf"{WHO}\s(?:can(?:no|['’])?t|can\s+not|could\s+not|won['’]?t|will\s+not|couldn['’]t)\s+(?:go|move|march|get|be|make|come|arrive|do)\s+(?:it\s+|there\s+|here\s+|up\s+)*"
    r"(?:any\s+)?(?:faster|quicker|farther|further|sooner|in\s+time|before\s+(?:turn|\d)|better)\b[^,;:!?]*",
)
# *Le 27J est à 9 cm des chasseurs*: how far they are from each other
# *the lads in the farm have someone behind them*
HAVE_SOMEBODY = (
    rf"{WHO}\s(?:have|has)\s+(?:got\s+)?(?:someone|somebody|something|nobody|no\s+one|enough|plenty|friends|company|help)\b(?!\s+to\b)[^,;:!?]*",
)
SO_FAR_FROM = (
    rf"{WHO}\s(?:est|sont|se\s+trouve(?:nt)?|n['’]est\s+qu['’]?|ne\s+sont\s+qu['’]?)\s*à\s+(?:peine\s+|environ\s+|moins\s+de\s+|plus\s+de\s+|seulement\s+|quelque\s+)?\d+(?:[.,]\d+)?\s*(?:cm|centimètres|m|mètres|pas)\s+(?:de|du|des|d['’])[^,;:!?]*",
    rf"{WHO}\s(?:is|are)\s+(?:only\s+|just\s+|about\s+|some\s+)?\d+(?:\.\d+)?\s*(?:cm|inches|paces)\s+(?:away\s+)?(?:from|off)\s[^,;:!?]*",
    rf"{WHO}\s(?:ist|sind|steht|stehen)\s+(?:nur\s+|etwa\s+|bloß\s+)?\d+(?:,\d+)?\s*(?:cm|Zentimeter|Schritte?)\s+(?:von|vom)\s[^,;:!?]*",
)
LOOKS_DE = (
    r"(?:schaut|schauen|guckt|gucken|blickt|blicken|sieht|sehen|zeigt|zeigen|steht|stehen|liegt|liegen|ist|sind|"
    r"sitzt|sitzen|hat|"
    r"haben|befindet\s+sich|befinden\s+sich)"
)
ALREADY_DE = (
    r"(?:(?:laut|gemäß|nach)\s+(?:der\s+|deiner\s+|meiner\s+|Ihrer\s+)?(?:Karte|Bericht|Tabelle|Liste|Plan|"
    r"Aufstellung|Beobachtung)|(?:auf|in)\s+(?:der|deiner|meiner)\s+"
    r"(?:Karte|Tabelle|Liste)|im\s+(?:Moment|Augenblick|Bericht)|momentan|derzeit|zur\s*zeit|zurzeit|aktuell|"
    r"immer\s+noch|leider|"
    r"anscheinend|offenbar|offensichtlich|scheinbar|komischerweise|dummerweise|aus\s+irgendeinem\s+Grund|bisher|"
    r"bislang|gerade\s+noch|"
    r"wohl|gerade(?=\s+(?:nach|in|im|am|auf|bei|noch)\b))"
)
LOOKS_EN = (
    r"(?:is|are|['’]s|['’]re)\s+(?:still\s+|all\s+|currently\s+|now\s+)*(?:facing|looking|pointing|standing|"
    r"sitting|in|at|on|"
    r"near)\b"
)
ALREADY_EN = (
    r"(?:according\s+to\s+(?:the|your|my)\s+\w+|on\s+(?:the|my|your)\s+map|at\s+the\s+moment|currently|"
    r"right\s+now|for\s+some\s+reason|"
    r"apparently|it\s+seems|by\s+the\s+looks?\s+of\s+it|as\s+far\s+as\s+I\s+(?:can\s+)?(?:see|tell|know))"
)
LOOKS_FR = r"(?:regarde(?:nt)?|(?:fait|font)\s+face|est|sont|se\s+trouve(?:nt)?|se\s+tien(?:t|nent))\b"
ALREADY_FR = (
    r"(?:(?:d['’]après|selon)\s+(?:la|ta|votre|ma|le|ton|mon)\s+\w+|sur\s+(?:la|ta|ma|votre)\s+carte|"
    r"en\s+ce\s+moment|pour\s+le\s+moment|"
    r"actuellement|apparemment|visiblement|malheureusement|bizarrement|(?:je\s+ne\s+sais|Dieu\s+sait)\s+pourquoi)"
)
# A word tells that it is so already.
SO_ALREADY = (
    rf"{WHO}\s{LOOKS_DE}\s(?:[^,;:!?]*\s)?{ALREADY_DE}(?:\s[^,;:!?]*)?",
    rf"{WHO}(?:\s|(?=['’])){LOOKS_EN}(?:[^,;:!?]*\s)?{ALREADY_EN}(?:\s[^,;:!?]*)?",
    rf"{WHO}\s{LOOKS_FR}(?:[^,;:!?]*\s)?{ALREADY_FR}(?:\s[^,;:!?]*)?",
)
# The same with that word in front, or without naming anybody, as in brackets: *(schaut im Moment nach Südwesten)*.
OF_HIM = (
    rf"\W*(?:und\s+)?{ALREADY_DE}\s+{LOOKS_DE}\s[^,;:!?]+",
    rf"\W*{LOOKS_DE}\s(?:[^,;:!?]*\s)?{ALREADY_DE}(?:\s[^,;:!?]*)?",
    rf"\W*(?:and\s+)?{ALREADY_EN}\s+(?:it|they|he|the\s+\w+)(?:\s+|(?=['’])){LOOKS_EN}[^,;:!?]*",
    rf"\W*(?:(?:is|are)\s+)?(?:facing|looking)\s(?:[^,;:!?]*\s)?{ALREADY_EN}(?:\s[^,;:!?]*)?",
    rf"\W*(?:et\s+)?{ALREADY_FR}\s+(?:ils?|elles?|le\s+\w+)\s+{LOOKS_FR}[^,;:!?]*",
    rf"\W*{LOOKS_FR}(?:[^,;:!?]*\s)?{ALREADY_FR}(?:\s[^,;:!?]*)?",
    # *(only 9 cm from 6Ch)*
    r"\W*(?:it\s+is\s+|they\s+are\s+|he\s+is\s+)?(?:only|just|barely|a\s+mere|no\s+more\s+than|nur|bloß|kaum|à\s+peine|seulement|à\s+seulement)\s+\d+(?:[.,]\d+)?\s*"
    r"(?:cm|centimet\w+|inch\w*|zentimeter|centimètres)\s+(?:away\s+)?(?:from|off|von|vom|weg\s+von|d['’]|de|du|des)\s*[^,;:!?]*",
)
# Behind that: what others could do there, what that was, or what he thinks of it.
THEIRS = r"(?:French|Anglo|Allied|British|Dutch|Prussian|enem\w+|their|hostile)"
THEIRS_DE = r"(?:französisch|feindlich|gegnerisch|englisch|alliiert|britisch|niederländisch|holländisch|preußisch)\w*"
THEIRS_FR = r"(?:fran[çc]ais\w*|ennemi\w*|adverses?|anglais\w*|allié\w*|hollandais\w*|prussien\w*)"
COMES_OF_IT = (
    rf"\W*(?:und\s+|denn\s+|da\s+|dort\s+)*(?:die|der|das|den|ihre|deren)\s+(?:\w+\s+)?(?:{THEIRS_DE}|Franzosen|"
    rf"Feinde?|Gegner|Engländer|Alliierten|Preußen)\b[^,;:!?]*\b(?:könnte\w*|kann|können|würde\w*|werden|wird|ist|"
    rf"sind|steht|stehen|hat|haben|kommt|kommen)\b[^,;:!?]*",
    rf"\W*(?:and\s+|for\s+|as\s+|where\s+)*(?:the\s+)?{THEIRS}\b[^,;:!?]*\b(?:could|can|may|might|will|would|are|"
    rf"is|have|has)\b[^,;:!?]*",
    rf"\W*(?:et\s+|car\s+)*(?:les?|la|l['’]|leurs?)\s*[^,;:!?]*\b{THEIRS_FR}\b[^,;:!?]*\b(?:pourr\w+|peu(?:t|vent)|"
    rf"risque\w*|sont|est|va|vont)\b[^,;:!?]*",
    r"\W*(?:(?:und|aber|doch|denn)\s+)*(?:das|dies|es)\s+(?:ist|war|wäre|wird|gefällt|stört|sieht|wirkt|"
    r"scheint)\b[^,;:!?]*",
    r"\W*(?:(?:and|but|which)\s+)*(?:that|this|it|which)(?:['’]s|\s+(?:is|was|would|seems|looks|"
    r"must\s+have))\b[^,;:!?]*",
    r"\W*(?:(?:et|mais)\s+)*(?:c['’](?:est|était|étaient)|ce\s+(?:n['’]est|sont|sera\w*|serait)|ça|cela)\b[^,;:!?]*",
    # *pferdebespannt ist er ja schnell wieder da*, *he will soon be back*
    r"\W*(?:(?:und|aber|doch|denn)\s+)*(?:[^,;:!?]*\s)?(?:(?:ist|sind|hat|haben)\s+(?:er|sie|es)|(?:er|sie|"
    r"es)\s+(?:ist|sind|hat|"
    r"haben))\s+(?:ja|eh|sowieso|ohnehin|doch|schnell|bald|schließlich)\b[^,;:!?]*",
    r"\W*(?:(?:and|but|for|as)\s+)*(?:[^,;:!?]*\s)?(?:he|it|they)(?:['’]ll|\s+will|\s+can)\s+(?:soon|quickly|"
    r"easily|always)\s+be\s+[^,;:!?]*",
    r"\W*(?:(?:et|mais|car)\s+)*(?:[^,;:!?]*\s)?(?:ils?|elles?)\s+(?:est|sont|sera|seront)\s+(?:vite|bientôt|"
    r"rapidement|aussitôt)\b[^,;:!?]*",
    r"\W*(?:ich|I|je|j['’]|keine\s+Ahnung|no\s+idea|aucune\s+idée|weiß|warum|wieso|weshalb|why|pourquoi)\b[^,;:!?]*",
)
# *Mir ist klar, dass sie nicht gleich ankommt*: what he knows
HE_KNOWS = re.compile(
    r"\W*(?:(?:mir|uns)\s+ist\s+(?:schon\s+|natürlich\s+|durchaus\s+|auch\s+)*(?:klar|bewusst)|(?:ich|"
    r"wir)\s+(?:weiß|weiss|wissen)"
    r"(?:\s+(?:schon|natürlich|auch))*)",
    re.IGNORECASE,
)
THAT_CLAUSE = re.compile(r"\W*dass\s[^,;:!?]+", re.IGNORECASE)
# *(1/2Nas cannot hear him at present)*, *7M ist außer Kommando*: why a general rides there
OUT_OF_HEARING = (
    rf"{WHO}\s(?:can(?:no|['’])?t|can\s+not|do\s*n['’]?t|do\s+not|does\s*n['’]?t|does\s+not|won['’]?t|will\s+not|couldn['’]?t)\s+"
    r"(?:hear|get|receive|obey|listen\s+to|answer\s+to)\s+(?:him|them|us|me|anybody|anyone|a\s+thing|(?:his|their|any|the|our|my)?\s*(?:orders?|voice|messages?))\b[^,;:!?]*",
    rf"{WHO}(?:\s(?:is|are)|['’](?:s|re))\s+(?:\w+\s+){{0,2}}?(?:out\s+of|beyond|outside|not\s+in|not\s+under)\s+(?:(?:his|their|the|my|our)\s+)?(?:command|"
    r"hearing|earshot|reach|control|touch|voice)\b[^,;:!?]*",
    rf"{WHO}\s(?:hört|hören|bekommt|bekommen|kriegt|kriegen)\s+(?:ihn|sie|uns|mich|ihn\s+von\s+dort|seine\s+Befehle|keine\s+Befehle|niemand\w*)\b[^,;:!?]*",
    rf"{WHO}\s(?:ist|sind|steht|stehen)\s+(?:\w+\s+){{0,2}}?(?:außer(?:halb)?|nicht\s+(?:unter|in))\s+(?:seiner\s+|der\s+|ihrer\s+)?(?:Kommando|Hörweite|Rufweite|"
    r"Befehlsweite|Reichweite|Befehl)\w*[^,;:!?]*",
    rf"{WHO}\s+n['’](?:entend|entendent|obéi(?:t|ssent))\s+(?:pas|plus|personne|rien)\b[^,;:!?]*",
    rf"{WHO}\s+(?:ne\s+(?:l['’]|les\s+|nous\s+)(?:entend|entendent)\s+(?:pas|plus)|(?:est|sont)\s+hors\s+(?:de\s+)?(?:commandement|portée|voix))\b[^,;:!?]*",
)
STANDS_SO = (*HAVE_SOMEBODY, *OF_NO_USE, *WELL_OFF, *TOO_FAR, *NO_MORE, *SO_FAR_FROM, *SO_ALREADY, *OUT_OF_HEARING)
FIRST = re.keyed("|".join(f"(?:{said})" for said in STANDS_SO), re.IGNORECASE)
BEHIND = re.compile("|".join(f"(?:{said})" for said in (*COMES_OF_IT, *STANDS_SO)), re.IGNORECASE)
BRACKETED = re.compile("|".join(f"(?:{said})" for said in (*OF_HIM, *STANDS_SO)), re.IGNORECASE)
MEASURED = re.compile(r"\d\s*(?:cm|centim|inch|zentim)", re.IGNORECASE)
PARTED = re.compile(r"\s*[,;:–—]\s*|\s+-\s+")
WORTH = re.compile(
    r"\b(?:n[uü]tz\w*|nutz\w*|taug\w*|bring\w*|hilft|helfen|steh\w*|lieg\w*|ist|sind|häng\w*|sitz\w*|hock\w*|"
    r"steck\w*|lunger\w*|schau\w*|guck\w*|"
    r"blick\w*|sieht|sehen|hatten?|brauch\w*|zeig\w*|befind\w*|gef[aä]ll\w*|pass\w*|behag\w*|mach\w*|bereite\w*|"
    r"hat|haben|is|are|has|have|worr\w+|bothers?|"
    r"peu(?:t|vent)|pourra|pourront|arriver(?:a|ont)|seront|sera|can(?:no|['’])?t|could|will|won['’]?t|"
    r"do\s*n['’]?t|does\s*n['’]?t|not|hör(?:t|en)|bekomm\w*|krieg\w*|n['’]ob\w+|n['’]?entend\w*|sits?|stands?|looks?|seems?|est|sont|sert|servent|a|ont|trouve\w*|semble\w*|para\w+|regarde\w*|fait|font|"
    r"tien\w+|inqui\w+)\b"
    r"|['’](?:s|re)\b",
    re.IGNORECASE,
)
WHY = re.compile(
    r"(?<=\w)\s+(?:car|parce\s+qu\w*|puisqu\w*|vu\s+qu\w*|because|cos|coz|since|weil|denn|da)\b", re.IGNORECASE
)
DOES_FIRST = re.compile(
    r"\W*(?:(?:le|la|les)\s+|l['’])?(?!(?:ce|cela|ça|qui|que)\b)[\w/-]+(?:\s+[\w/-]+){0,2}?\s+(?:va|vont|ira|iront|rejoin\w+|avanc\w+|suit|suivent|recule\w*|"
    r"attaque\w*|se\s+(?:rend|port|rapproch|repli|met|plac)\w*|s['’]approche\w*|monte(?:nt)?|descend\w*)\s+(?!(?:bien|mal|trop|être)\b)[^,;:!?]{2,50}?\s"
    r"(?:je\s+\w+\s+qu['’])?(?:ils?|elles?)\s+(?:est|sont)\b",
    re.IGNORECASE,
)


# *The brook east of the farm is only a line to watch and to delay on, nothing more*: what a place is
PLACE_IS = re.keyed(
    r"\W*(?:(?:but|and|so|for\s+me)\s+)?(?P<place>(?!(?:it|this|that|there|he|they|what|who|where|all|both|everything|my\s+(?:idea|plan|aim|goal))\b)[^,;:.!?]{3,60}?)\s+"
    r"(?:is|are|will\s+be|would\s+be)\s+(?:(?:only|just|really|still|simply|also|then|merely|always|clearly|not|no\s+more\s+than|nothing\s+but)\s+)*"
    r"(?:the|an?|our|where|what|why|key|vital|important|nothing|useless|worth)\s+(?!(?:objective|goal|target|aim|prize|first|next|last|second|place\s+for|job|task|business)\b)[^;:!?]*",
    re.IGNORECASE,
)
BIDS_OF_IT = re.compile(
    r"\b(?:must|should|shall|ought|has\s+to|have\s+to|needs?\s+to|to\s+be\s+\w+ed|to\s+be\s+(?:held|taken)|please|let|we\s+\w+|so\s+\w+|goes|go|take[sn]?|hold(?:s)?|held)\b|(?:['’]s|\bof)\s+(?:objective|goal|target)",
    re.IGNORECASE,
)


def place_told_of(raw: str) -> str:
    """The place of which a sentence tells what it is, and bids nothing: *Gemioncourt is the hinge of it all*."""
    found = PLACE_IS.fullmatch(raw)
    return found["place"] if found is not None and BIDS_OF_IT.search(raw) is None else ""


def tells_how_things_stand(raw: str, *, bracketed: bool = False) -> bool:
    """Whether every clause of a sentence says how things are, the first of them of somebody who stands somewhere.

    In brackets behind an order that is he to whom it is given, and need not be named again.
    """
    if "?" in raw or not (WORTH.search(raw) or (bracketed and MEASURED.search(raw))):
        return False
    clauses = [clause for clause in PARTED.split(raw.strip().rstrip(".! ")) if re.search(r"[^\W_]", clause)]
    if len(clauses) > 1 and HE_KNOWS.fullmatch(clauses[0]) and THAT_CLAUSE.fullmatch(clauses[1]):
        clauses = [f"{clauses[0]} {clauses[1]}", *clauses[2:]]
        return not any(BIDDEN.search(one) for one in clauses) and all(BEHIND.fullmatch(one) for one in clauses[1:])
    if clauses and (reason := WHY.search(clauses[0])) is not None and not WORTH.search(clauses[0][: reason.start()]):
        return False  # Piré en J6 car Hubert est trop loin
    if clauses and DOES_FIRST.match(clauses[0]):
        return False  # Reille va vers Husson il est trop loin
    first = BRACKETED if bracketed else FIRST
    if not clauses or first.fullmatch(clauses[0]) is None or BIDDEN.search(clauses[0]):
        return False
    return all(BEHIND.fullmatch(clause) and not BIDDEN.search(clause) for clause in clauses[1:])
