"""Only talked of: what is for later, how well one stands somewhere, and how it can be that somebody stands so.

*Der Wald interessiert mich erst, wenn Jérôme da ist*, *Campi guckt nach Westen, wer hat den denn so hingestellt?*,
*left pin, right push, as usual*: nothing in such a sentence is ordered, whoever is named in it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.by_the_ground import only_told_of
from orders.language.letters.left_to_them import is_left_to_them

DONE = r"\s*[.!…]*\s*"
WHEN_DE = r"(?:\s*,?\s*(?:wenn|sobald|falls|bis|nachdem)\s+[^;:.!?]{3,80})?"
WHEN_EN = r"(?:\s*,?\s*(?:when|once|until|till|as\s+soon\s+as|after)\s+[^;:.!?]{3,80})?"
WHEN_FR = (
    r"(?:\s*,?\s*(?:quand|lorsque|lorsqu['’]|dès\s+que|dès\s+qu['’]|une\s+fois\s+que|tant\s+que|jusqu['’]à)\s*"
    r"[^;:.!?]{3,80})?"
)
PLACE = r"(?:(?:der|die|das|den|dem|the|le|la|les)\s+|l['’])?[^;:.!?\d]{2,40}?"
#: What one turns to later.
FOR_LATER = (
    rf"{PLACE}\s+(?:interessiert|kümmert|juckt|reizt|beschäftigt|schert)\s+(?:mich|uns)\s+(?:(?:noch|heute|jetzt|gar|"
    rf"im\s+Moment|vorerst)\s+)*"
    rf"(?:erst|nicht|wenig|kaum|später){WHEN_DE}",
    rf"(?:um|mit)\s+(?![^;:.!?]*(?:[Aa]ngriff|Attacke|Sturm|Vor(?:marsch|stoß)|Feuer|Bewegung)){PLACE}\s+(?:kümmern|"
    rf"kümmere|befassen|befasse|beschäftigen|beschäftige|warten|warte)\s+"
    rf"(?:wir\s+uns|ich\s+mich|wir|ich)\s*(?:(?:erst|später|noch|nicht|dann|mal|einmal|lieber|"
    rf"einstweilen)\s*)*{WHEN_DE}",
    rf"{PLACE}\s+(?:kommt|kommen|ist|sind)\s+(?:erst|später)\s+(?:später\s+)?(?:dran|an\s+der\s+Reihe|"
    rf"an\s+die\s+Reihe|Thema|ein\s+Thema){WHEN_DE}",
    rf"{PLACE}\s+(?:only\s+(?:interests?|concerns?|bothers?)|(?:does\s+not|doesn['’]t|do\s+not|"
    rf"don['’]t)\s+(?:interest|concern|bother)|is\s+of\s+no\s+interest\s+to)\s+"
    rf"(?:me|us)(?:\s+(?:yet|now|just\s+yet|for\s+now))?{WHEN_EN}",
    r"(?:I|we)(?:['’]ll|\s+will|\s+shall)\s+(?:only\s+)?(?:worry|think|bother|see|decide|care)\s+(?:about|of|with|"
    r"to)\s+"
    rf"[^,;:.!?\d]{{2,40}}?(?:\s+later)?{WHEN_EN}",
    r"(?:the|our|my)\s+(?:attack|assault|storm(?:ing)?|advance|push|charge|fight)(?:\s+(?:on|at|for|against|towards)\s+[^,;:.!?]{2,40}?)?"
    r"(?:\s+(?:itself|proper))?\s+(?:only\s+)?(?:comes?|will\s+come|follows|will\s+follow|is|happens|starts?|begins?|waits?|can\s+wait)\s+"
    rf"(?:later(?:\s+on)?|next\s+turn|afterwards|for\s+(?:later|another\s+turn)|the\s+turn\s+after){WHEN_EN}",
    r"(?:and\s+|now\s+)*what\s+(?:should|must|shall|is\s+to|will)\s+happen\s+(?:if|when|in\s+case)\s+[^;:.!?]{3,60}",
    r"(?-i:[A-Z])[\w'’-]{2,20}(?:['’]s\s+\w+)?\s*,?\s+I(?:['’]ll|\s+will|\s+shall)\s+(?:talk|speak|write|see|deal|think|come|turn|"
    rf"get)\s+(?:to|with|about|of|round\s+to)(?:\s+(?:him|them|it|later))*{WHEN_EN}",
    rf"{PLACE}\s+ne\s+(?:m['’]|nous\s+)(?:intéresse(?:nt)?|préoccupe(?:nt)?|concerne(?:nt)?)\s*(?:que|pas|guère|"
    rf"qu['’])?(?:\s+(?:encore|pour\s+l['’]instant))?"
    rf"(?:\s+(?:quand|lorsque|une\s+fois)\s+[^;:.!?]{{3,60}})?{WHEN_FR}",
    rf"(?:on|nous)\s+(?:verr(?:a|ons)|s['’]occupera|nous\s+occuperons)\s+(?:pour\s+|d[eu]\s+|de\s+la\s+|"
    rf"de\s+l['’])?{PLACE}(?:\s+plus\s+tard)?{WHEN_FR}",
)
#: How somebody stands who cannot stay, and whom he has before and behind him.
STANDS_BADLY = (
    r"(?:(?:le|la|les)\s+|l['’])?[^,;:.!?]{2,40}?\s+ne\s+(?:peu(?:t|vent)|doi(?:t|vent)|va|vont)\s+(?:pas|"
    r"plus)\s+(?:pouvoir\s+)?rester\s+"
    r"(?:là|ici|où\s+\w+\s+\w+|comme\s+ça|ainsi|dans\s+cette\s+position|si\s+près|"
    r"aussi\s+exposée?s?)(?:\s*,\s*(?:ils?|elles?|c['’]est|on|ça)\s+[^,;:.!?\d]{2,50})?",
    r"(?:ils?|elles?)\s+(?:a|ont|aura)\s+(?:la\s+brigade\s+)?(?-i:[A-ZÀ-Ý])[\w-]+\s+(?:devant|derrière|à\s+(?:sa|"
    r"leur)\s+(?:droite|gauche)|à\s+côté)(?:\s+(?:lui|elle|eux))?"
    r"(?:\s*(?:,|et)\s+(?:la\s+brigade\s+)?(?-i:[A-ZÀ-Ý])[\w-]+\s+(?:devant|derrière|à\s+(?:sa|leur)\s+(?:droite|"
    r"gauche)|à\s+côté)(?:\s+(?:lui|elle|eux))?)*",
)
#: What one keeps away from, and that there is no more.
KEPT_FROM = (
    rf"vo(?:m|n)\s+{PLACE}\s+(?:halten|halte|lassen|lasse)\s+(?:wir|ich)\s+(?:(?:uns|mich|erst|erst\s*mal|lieber|"
    rf"vorerst|einstweilen|besser|die)\s+)*(?:fern|weg|Finger)",
    rf"um\s+{PLACE}\s+mach(?:en|e)\s+(?:wir|ich)\s+(?:(?:erst|erst\s*mal|lieber|"
    rf"vorerst)\s+)*einen\s+(?:großen\s+)?Bogen",
    r"mehr\s+(?:fällt|habe?|weiß|gibt)\s+(?:mir|ich|es)\s+[^,;:.!?]{0,40}?\s?nicht(?:\s+(?:ein|zu\s+sagen|"
    r"zu\s+befehlen))?",
)
#: What is written some other time.
LATER = (
    r"(?=[^,;:.!?]*\b(?:dann|später|nachher|danach|irgendwann|then|later|will|puis|ensuite|plus\s+tard|\w+ront|"
    r"\w+ra)\b)"
)
WRITTEN_LATER = (
    rf"{LATER}[^;:.!?]{{3,90}}?,?\s+(?:aber\s+|doch\s+)?(?:das|den\s+Befehl|die\s+Befehle|dazu|"
    rf"mehr\s+dazu)\s+(?:schreib|sag|schick|meld|erklär|geb|befehl)(?:e|['’])?\s+ich\s+"
    r"(?:(?:dir|Ihnen|euch|noch|dann|aber|erst|später|nächste\s+Runde|rechtzeitig|genauer)\s*)*(?:\s*,?\s*(?:wenn|"
    r"sobald)\s+[^;:.!?]{3,60})?",
    rf"{LATER}[^;:.!?]{{3,90}}?,?\s+but\s+I(?:['’]ll|\s+will|\s+shall)\s+(?:write|tell|send|order|say|"
    rf"give)\s+(?:you\s+)?(?:that|it|those|more)(?:\s+\w+){{0,3}}?\s+"
    r"(?:when|once|later|next\s+turn|as\s+soon\s+as)\b[^;:.!?]{0,60}",
    r"I(?:['’]ll|\s+will|\s+shall)\s+(?:write|tell|send|order|say|give)\s+(?:you\s+)?(?:that|it|those|more|"
    r"the\s+rest)(?:\s+\w+){0,3}?\s+(?:when|once|later|next\s+turn|as\s+soon\s+as)\b"
    r"[^;:.!?]{0,60}",
    rf"{LATER}[^;:.!?]{{3,90}}?,?\s+mais\s+(?:(?:ça|cela)\s*,?\s+)?je\s+(?:(?:te|vous)\s+)?(?:l['’]|le\s+|les\s+|"
    rf"en\s+)?(?:écrirai|dirai|enverrai|donnerai|préciserai|reparlerai)\b"
    r"[^;:.!?]{0,60}",
)
#: How well one stands.
WELL = (
    r"(?:gut|schlecht|stark|schwach|ordentlich|sicher|prima|solide|bestens|wacklig|dünn|fest|ungünstig|günstig|"
    r"passabel|"
    r"anständig|richtig)"
)
I_THINK_DE = r"(?:\s*,?\s*(?:glaub|denk|mein|find|schätz|vermut)(?:e|['’])?\s+ich\s*,?)?"
WE_STAND = (
    rf"(?:im|in|bei|beim|am|an|auf|vorn\w*|hinten|rechts|links|dort|da|hier)\b[^,;:.!?\d]{{0,40}}?\s*(?:stehen|sind|"
    rf"sitzen|liegen)\s+wir{I_THINK_DE}\s+"
    rf"(?:(?:ja|doch|ganz|recht|ziemlich|schon|eigentlich|noch|sehr|nicht|wohl|da|so|einigermaßen|"
    rf"genug)\s+)*{WELL}(?:\s+(?:genug|da|aufgestellt|postiert|gedeckt|genug\s+da))*{I_THINK_DE}",
    rf"wir\s+(?:stehen|sind|sitzen|liegen){I_THINK_DE}\s+(?:(?:im|in|bei|am|an|auf|dort|da|"
    rf"hier)\b[^,;:.!?\d]{{0,40}}?\s+)?(?:(?:ja|doch|ganz|recht|ziemlich|schon|eigentlich|noch|sehr|nicht|"
    rf"wohl)\s+)*{WELL}(?:\s+(?:genug|da|aufgestellt|postiert|gedeckt))*{I_THINK_DE}",
    r"we\s+(?:stand|are|sit|look)\s+(?:(?:quite|rather|very|pretty|fairly|not\s+very|too|really)\s+)*(?:well|"
    r"strong(?:ly)?|weak(?:ly)?|safe(?:ly)?|badly|thin(?:ly)?|nicely|all\s+right|fine|"
    r"solid(?:ly)?|good|ok|okay)(?:\s+(?:placed|posted|covered|off|set|enough))?(?:\s+(?:in|at|on|by|near|around|"
    r"behind|there|here)\b[^,;:.!?\d]{0,40})?(?:\s*,?\s*I\s+(?:think|believe|guess|feel|reckon))?",
)
#: Somebody who looks or stands so, and what one asks about that.
HOW_COME = (
    r"[^,;:.!?]{3,50}?\s(?:guck|schau|blick|zeig|steh|sieht|seh|lieg|ist|"
    r"sind)\w*\s[^,;:.!?]{2,40}?\s*[,–—-]\s*(?:(?:und|aber)\s+)?(?:wer\s+hat|warum|wieso|weshalb|was\s+soll|"
    r"wie\s+kommt|wie\s+das|was\s+macht|was\s+machen)\b[^;:.!?]{0,60}\?+",
    r"[^,;:.!?]{3,50}?\s(?:faces?|is|are|looks?|points?|stands?|sits?)\s[^,;:.!?]{2,40}?\s*[,–—-]\s*(?:(?:and|"
    r"but)\s+)?(?:who\s+(?:put|set|placed|left|turned)|why|how\s+come|what['’]?s?\s+"
    r"(?:that|is|are|it|he|they))\b[^;:.!?]{0,60}\?+",
    r"[^,;:.!?]{3,50}?\s(?:regarde|est|sont|fait\s+face|font\s+face|tourne|"
    r"se\s+trouve)\w*\s[^,;:.!?]{2,40}?\s*[,–—-]\s*(?:(?:et|mais)\s+)?(?:qui\s+(?:l['’]|les\s+)a|pourquoi|comment\s+"
    r"(?:ça|cela)|que\s+fait|qu['’]est-ce)\b[^;:.!?]{0,60}\?+",
)
#: Somebody who stands somewhere, and that one does not like it.
NOT_LIKED = (
    r"[^,;:.!?]{2,50}?\s(?:steht|stehen|liegt|liegen|ist|sind|sitzt|sitzen|hängt|"
    r"hängen)\s[^;:.!?]{2,90}?\s*,\s*(?:und\s+|aber\s+)?(?:das|was)\s+(?:(?:gefällt|passt|behagt|schmeckt)\s+mir\s+"
    r"(?:(?:so|gar|ganz|überhaupt|aber|ja|wirklich)\s+)*nicht|(?:ist|scheint)\s+mir\s+(?:viel\s+)?zu\s+\w+|(?:mir|"
    r"uns)\s+(?:gar\s+|überhaupt\s+)?nicht\s+(?:gefällt|passt|behagt))",
    r"[^,;:.!?]{2,50}?\s(?:est|sont|se\s+trouve(?:nt)?|se\s+tien(?:t|nent))\s[^;:.!?]{2,90}?\s*,\s*(?:et\s+|"
    r"mais\s+)?(?:ça|cela|ce\s+qui)\s+ne\s+me\s+(?:plaît|plait|convient|dit)\s+"
    r"(?:pas|guère|rien)(?:\s+(?:du\s+tout|trop|beaucoup|vraiment))?",
)
#: The whole of a plan in half a dozen words.
WING_DE = r"(?:links|rechts|vorn|vorne|hinten|in\s+der\s+Mitte|im\s+Zentrum|am\s+linken\s+Flügel|am\s+rechten\s+Flügel)"
WING_EN = r"(?:(?:on\s+the\s+)?(?:left|right)|in\s+the\s+(?:centre|center|middle))"
WING_FR = r"(?:à\s+(?:gauche|droite)|au\s+centre|au\s+milieu)"
AS_USUAL = (
    r"(?:\s*[,–—-]\s*(?:wie\s+(?:immer|gehabt|üblich|besprochen|sonst)|as\s+(?:usual|always|ever)|the\s+usual|comme\s+"
    r"(?:d['’]habitude|toujours)|(?:das|so)\s+ist\s+(?:der|mein)\s+Plan|that['’]?s\s+the\s+plan|c['’]est\s+le\s+plan))?"
)
IN_A_NUTSHELL = (
    rf"{WING_DE}\s+(?-i:[a-zäöüß]{{4,14}}en)\s*(?:,|und|;)\s*(?:dann\s+|"
    rf"und\s+)?{WING_DE}\s+(?-i:[a-zäöüß]{{4,14}}en){AS_USUAL}",
    rf"(?:(?:pin|hold|fix|refuse|push|press|punch|hit|attack)\s+(?:them\s+)?{WING_EN}|{WING_EN}\s+(?:pin|hold|fix|"
    rf"push|press|punch|hit))\s*(?:,|and|;)\s*(?:then\s+|and\s+)?"
    rf"(?:(?:pin|hold|fix|push|press|punch|hit|attack)\s+(?:them\s+)?{WING_EN}|{WING_EN}\s+(?:pin|hold|fix|push|press|"
    rf"punch|hit)){AS_USUAL}",
    rf"(?:fixer|tenir|contenir|pousser|presser|frapper|attaquer|retenir)\s+{WING_FR}\s*(?:,|et|;)\s*(?:puis\s+|"
    rf"et\s+)?(?:fixer|tenir|contenir|pousser|presser|frapper|attaquer|déborder)\s+"
    rf"{WING_FR}{AS_USUAL}",
)
#: *Je veux que chacun ait quelqu'un derrière lui*: by what the whole was thought out.
BY_WHAT = (
    r"(?:je\s+(?:veux|voudrais|souhaite)|il\s+faut|j['’]aimerais)\s+que\s+(?:chacun|tout\s+le\s+monde|personne)\s+(?:n['’e]\s*)?(?:ait|soit|reste|sache)\s+"
    r"[^,;:.!?\d]{2,40}",
    r"(?:I\s+(?:want|would\s+like)\s+(?:that\s+)?)?every(?:one|body)\s+(?:(?:must|should|is|has|to|needs|have|be)\s+)+(?:someone|somebody|support|friends?|backed)\b[^,;:.!?\d]{0,40}",
    r"(?:ich\s+(?:will|möchte)\s*,\s*dass\s+)?jede[rs]?\s+(?:soll\s+)?(?:jemand\w*|einen)\s+(?:hinter|neben|bei)\s+sich\s+(?:hat|haben)(?:\s+soll)?",
)
#: *Derrière Campi, personne*: nobody is told anything.
NOBODY_BEHIND = (
    r"(?:derrière|behind|hinter|devant|before|vor)\s+[^,;:.!?]{2,30}?\s*,?\s+(?:(?:est|sera|is|kommt|steht|there\s+is)\s+)?(?:personne|nobody|no\s+one|niemand|keiner)(?:\s*,\s*[^;:!?]{2,50})?",
    r"(?:personne|nobody|no\s+one|niemand|keiner)\s+(?:(?:steht|kommt|is|comes)\s+)?(?:derrière|behind|hinter)\s+[^,;:.!?]{2,30}?(?:\s*,\s*(?:il|elle|ils|he|it|they|er|sie|es|der|die)\s+[^;:!?]{2,50})?",
)
#: What one hopes or fears.
HOPED = (
    r"(?:die|unsere|meine|keine(?:\s+der)?)\s+(?:Kanonen|Geschütze|Batterien|Stücke)\s+(?:darf|dürfen|sollen|soll)\s+(?:mir\s+|uns\s+)?(?:auf\s+keinen\s+Fall\s+|nicht\s+|keinesfalls\s+)?(?:verloren\s*gehen|"
    r"in\s+(?:ihre|feindliche|fremde|französische)\s+Hände\s+fallen)",
    r"ich\s+(?:hoffe|fürchte|befürchte|bete)\s*,\s*(?:dass\s+)?(?!(?:Sie|du|ihr)\b)(?![^;:!?]*\b(?:also|daher|deshalb|"
    r"bitte|soll\w*|muss|lieber)\b)[^;:!?]{3,90}",
    r"hoffentlich\s+(?![^;:!?]*\b(?:also|daher|deshalb|bitte|soll\w*|muss|sonst)\b)[^;:!?]{3,90}",
    r"(?:let['’]?s|let\s+us)\s+(?:all\s+)?(?:hope|pray)\s+(?:that\s+)?(?![^;:!?]*\b(?:so|should|must|please|"
    r"otherwise)\b)[^;:!?]{3,90}",
    r"(?:espérons|prions)\s+(?:que\s+|qu['’])[^;:!?]{3,90}",
)
#: What one has not made up one's mind about.
WONDERED = (
    r"ich\s+(?:überlege|grüble|frage\s+mich|bin\s+(?:mir\s+)?(?:noch\s+)?(?:unsicher|nicht\s+sicher))\s*(?:noch|"
    r"gerade|immer\s+noch)?\s*,\s*(?:ob|wie|wann|wo|was)\s+[^;:!?]{3,90}",
    r"I(?:['’]m|\s+am)\s+(?:(?:still|not|just)\s+)*(?:wondering|undecided|unsure|sure|thinking\s+about|"
    r"in\s+two\s+minds\s+about)\s+(?:about\s+)?(?:whether|if|how|where)\s+[^,;:!?]{3,90}",
    r"je\s+(?:me\s+demande|ne\s+sais\s+pas|hésite)\s*(?:encore|toujours)?\s*,?\s+(?:si|comment|où|"
    r"quand)\s+[^,;:!?]{3,90}",
)
#: Who may take his time, or shall take care of himself.
TAKES_HIS_TIME = (
    r"[^,;:.!?]{2,40}?\s+(?:kann|können|darf|dürfen|soll|sollen)\s+sich\s+(?:(?:ruhig|gern|gerne|dabei|auch|"
    r"noch)\s+)*Zeit\s+(?:lassen|nehmen)",
    r"[^,;:.!?]{2,40}?\s+(?:can|may|should)\s+take\s+(?:his|its|their)\s+(?:own\s+)?time",
    r"[^,;:.!?]{2,40}?\s+(?:peut|peuvent|doit|doivent)\s+prendre\s+(?:son|leur|tout\s+son)\s+temps",
    r"[^,;:.!?]{2,40}?\s+soll(?:en)?\s+(?:mir\s+)?(?:gut\s+)?auf\s+sich\s+aufpassen",
    r"[^,;:.!?]{2,40}?\s+soll(?:en|te)?\s+sich\s+(?:(?:bitte|bloß|ja|nur|mir|wieder|schon)\s+)*(?:nicht|"
    r"nie)\s+(?:wieder\s+|schon\s+wieder\s+)?(?:erschießen|totschießen|umbringen|abschießen|gefangen\s*nehmen|"
    r"fangen)\s+lassen",
)
#: Whom he may have forgotten: nobody who is told nothing does anything.
NOT_MENTIONED = (
    r"(?:sollte\s+ich|wenn\s+ich|falls\s+ich)\s+(?:etwas|jemanden|wen|eine\s+Einheit|einen|was)\s+(?:vergessen|"
    r"übersehen|ausgelassen)\s+(?:haben|habe)(?:\s+sollte)?\s*,\s*(?:(?:dann|so)\s+)?(?:bleib\w*|steh\w*|halt\w*|"
    r"hält)\s+[^;:!?]{2,40}",
)
#: What he likes, understands, or would have done.
OF_HIMSELF = (
    r"[^,;:.!?]{2,40}?\s+mach(?:t|en)\s+(?:mir|uns)\s+(?:[a-zäöü]+\s+){0,3}(?:Spaß|Freude|Kummer|Vergnügen)",
    r"ich\s+(?:habe|hab)\s+(?:mir\s+)?(?:die|das|den|noch\s+einmal)\s+[^;:!?]{2,50}?\s+(?:gelesen|angeschaut|"
    r"angesehen|studiert|nachgelesen)\s*,\s*(?:aber|und|doch)\s+(?:[a-zäöü]+\s+)?(?:verstehe?|begreife?|kapiere?|weiß|"
    r"finde?)\b[^;:!?]{2,80}",
    r"wenn\s+ich\s+(?:das\s+)?(?:gewusst|geahnt|gesehen|bedacht)\s+hätte\b[^;:!?]{0,80},\s*(?:dann\s+)?(?:wäre|"
    r"hätte)\s+ich\s+[^;:!?]{2,80}",
    r"(?:bisher|bislang|soweit|im\s+Großen\s+und\s+Ganzen|insgesamt)\s+(?:läuft|geht|sieht|war|lief|ging)\s+(?:es|das|"
    r"alles)\s+[^;:!?]{2,50}",
    r"(?:so\s*viel|soviel|so\s+weit|soweit)\s+(?:zu[rm]?|über|für)\s+[^,;:!?]{3,40}?(?:\s*[,;.–-]\s*(?:und\s+)?(?:nun|"
    r"jetzt|dann)\s+(?:zu[rm]?\s+|die\s+|der\s+|das\s+|den\s+)?[A-ZÄÖÜ]\w+)?",
    r"alles\s+(?:Weitere|Übrige|andere|Andere)\s+(?:beim\s+nächsten\s+Mal|später|nächste\s+Runde|dann|"
    r"in\s+der\s+nächsten\s+Runde|folgt)\b[^;:!?]{0,30}",
)
#: That nobody need run, and that not all is to be done at once.
NO_HASTE = (
    r"[^,;:.!?]{2,40}?\s+(?:soll(?:en)?|muss|müssen)\s+sich\s+(?:bitte\s+|etwas\s+|mal\s+)?(?:beeilen|ranhalten|"
    r"sputen)",
    r"(?:bitte\s+)?nicht\s+(?:wieder\s+|gleich\s+|immer\s+)?alles\s+(?:auf\s+einmal|gleichzeitig|zugleich|"
    r"sofort)(?:\s+[a-zäöüß]+){0,2}",
    r"[^,;:.!?]{2,40}?\s+(?:soll(?:en)?|muss|müssen|braucht|brauchen|darf|dürfen)\s+(?:sich\s+)?(?:dabei\s+|aber\s+|"
    r"ja\s+)?nicht\s+(?:zu\s+|so\s+)?"
    r"(?:hetzen|rennen|eilen|abhetzen|beeilen|überstürzen|rasen|schlendern)",
    r"(?:nur\s+)?(?:nichts|bloß\s+nichts)\s+überstürzen(?:\s*,\s*[^;:.!?]{2,40})?",
)
#: That one is alone until others come, what it is all about, what the ground does for one, and how long a thing takes.
GROUND_DE = (
    r"(?:Bach|Wald|Holz|Dorf|Hof|Fluss|Mauer|Straße|Höhe|Hügel|"
    r"Sumpf|Teich|Brücke|Graben|Gehölz|Hecke|Kamm|Böschung|Gelände)"
)
MY_LOT = (
    r"solange\s+[^;:.!?]{3,60}?\s*,\s*(?:will|möchte|mag|kann|werde)\s+ich\s+(?:nirgends|nicht|nichts|niemanden|keinen?|keinesfalls)\s+[^;:.!?\d]{0,60}?(?:stehen|haben|riskieren|wagen|verlieren|sehen|herumstehen)",
    r"(?:mein|meine|der|die|unser)\s+(?:Gedanke|Plan|Idee|Absicht|Überlegung|Vorhaben|Hoffnung)\s+(?:ist|war|wäre)(?:\s+(?:also|nun|dabei|es))*\s*,\s*[^;:!?\d]{3,90}?\b(?:zu\s+\w+en|\w+zu\w+en)(?:\s*,\s*bis\s+[^;:!?\d]{3,40})?",
    r"bis\s+[^;:.!?]{3,60}?\s*,\s*(?:bin|sind|habe|haben|stehe|stehen)\s+(?:ich|wir)\s+[^;:.!?\d]{2,80}",
    r"(?:es\s+geht\s+(?:(?:mir|uns)\s+)?|(?:mir|uns)\s+geht\s+es\s+)(?:(?:also|vor\s+allem|hier|heute|nur|zunächst|erst\s+einmal|in\s+erster\s+Linie|ja)\s+)*darum\s*,\s*[^;:!?\d]{3,120}?\b(?:zu\s+\w+en|\w+zu\w+en)",
    rf"(?:(?:links|rechts|vorne?|hinten|in\s+der\s+Mitte)(?:\s+davon)?\s+)?(?:(?:soll|wird|muss|kann|gibt|deckt|hält|schützt|bremst)\s+)?(?:mir\s+|uns\s+)?(?:der|die|das)\s+(?:[a-zäöü]+\s+|\w+-)?{GROUND_DE}\s+"
    r"(?:(?:soll|wird|muss|kann)\s+)?[^;:.!?\d]{0,60}?\b(?:aufhalten|aufhält|bremsen|bremst|behindern|behindert|verlangsamen|stören|stört|Deckung|decken|deckt|schützen|schützt|abhalten)\b(?:\s*,\s*[^;:.!?\d]{3,120})?",
    r"(?:das|es|dies|der\s+Weg|der\s+Marsch|dafür)\s+(?:wird\s+|dürfte\s+|kann\s+)?(?:dauert|braucht|kostet|zieht\s+sich)?\s*(?:(?:ja|wohl|natürlich|sicher|bestimmt|freilich|allerdings|halt|eben|schon|ein|noch)\s+)*"
    r"(?:(?:mehrere|einige|ein\s+paar|zwei|drei|vier|zwei,\s+drei|zwei\s+bis\s+drei|etliche)\s+(?:Runden|Züge|Spielzüge|Zeit)|länger|lange?|eine\s+Weile|seine\s+Zeit|Zeit)(?:\s+(?:dauern|brauchen|kosten|dazu))?",
    r"(?:that|it|this)(?:['’]ll|\s+will|\s+may)?\s+(?:of\s+course\s+)?(?:takes?|needs?|lasts?)\s+(?:him\s+|them\s+)?(?:of\s+course\s+)?(?:several|some|a\s+few|two\s+or\s+three|a\s+couple\s+of|many)\s+(?:turns|rounds|moves)(?:\s*,?\s*of\s+course)?",
    r"(?:ça|cela|il)\s+(?:lui\s+|leur\s+)?(?:prendra|prend|va\s+prendre|faudra|demandera)\s+(?:bien\s+|sûrement\s+|évidemment\s+)?(?:plusieurs|quelques|deux\s+ou\s+trois|pas\s+mal\s+de)\s+tours(?:\s*,?\s*(?:évidemment|bien\s+sûr))?",
    r"[^,;:.!?]{2,50}?\s+(?:hat|haben)(?:\s*,\s*(?:wie\s+)?[^,;:.!?]{3,30}\s*,)?\s+(?:seine|ihre|die)\s+(?:Leute|Bataillone|Männer|Truppen)\s+(?:noch\s+)?nicht\s+(?:recht|ganz|alle|richtig|so\s+recht)\s+(?:beieinander|beisammen|zusammen|bei\s+sich|unter\s+Kontrolle|im\s+Griff)",
)
#: What ground can wait, what all of it is for, and what may be changed next time.
ALL_I_WANT = (
    r"the\s+(?:rest|remainder|other\s+(?:half|end|side))\s+of\s+the\s+(?:wood|woods|village|road|ridge|heights|hill|farm|brook|stream|field|map)\s+"
    r"(?:(?:can|may|will|must|has\s+to)\s+(?:wait|keep|look\s+after\s+itself)|doesn['’]t\s+matter|does\s+not\s+matter|is\s+of\s+no\s+\w+)\b[^;:!?]{0,40}",
    r"(?:der\s+Rest|die\s+andere\s+Hälfte)\s+(?:des|vom|von\s+der|der)\s+\w+\s+(?:kann|muss|darf|wird)\s+warten\b[^;:!?]{0,40}",
    r"le\s+reste\s+(?:du|de\s+la|des)\s+(?:bois|village|route|colline|crête|hauteurs|champ|carte)\s+(?:peut\s+attendre|attendra)\b[^;:!?]{0,40}",
    r"(?:all|the\s+only\s+thing|the\s+main\s+thing|what)\s+(?:that\s+)?(?:I|we)\s+(?:really\s+)?(?:want|need|ask(?:\s+for)?|hope\s+for|am\s+after|care\s+about)(?:\s+(?:today|here|for\s+now|this\s+turn))?\s+"
    r"(?:is|are)\s+(?:to\s+)?(?:keep|hold|stop|delay|gain|win|buy|survive)\b(?![^;:!?]*\b(?:with|by)\b)[^;:!?]{3,100}",
    r"(?:alles\s*,\s*was|das\s+Einzige\s*,\s*was)\s+(?:ich|wir)\s+(?:will|wollen|brauche|brauchen|möchte|möchten)\s*,\s*ist\s*,?\s+[^;:!?]{3,100}",
    r"tout\s+ce\s+que\s+(?:je|nous)\s+(?:veux|voulons|demande|demandons|souhaite|cherche)\s*,?\s*c['’]est\s+(?:de\s+)?[^;:!?]{3,100}",
    r"if\s+(?:so|not|it\s+is|they\s+are|he\s+is|it\s+isn['’]t|that\s+is\s+so)\s*,?\s+I(?:['’]ll|\s+will|\s+shall|\s+can|\s+would|['’]d)\s+(?:change|alter|move|think|write|decide|tell|send|try|do|put|see)\b[^;:!?]{0,60}?\b(?:next|later|then|tomorrow|again)\b[^;:!?]{0,20}",
)
#: *2/2Nas is asking for trouble out there.*
ASKING_FOR_IT = (
    r"[^,;:.!?]{2,40}?\s+(?:is|are)\s+(?:(?:really|just|rather|only)\s+)?(?:asking|begging|crying\s+out|looking)\s+for\s+(?:it|trouble|a\s+(?:\w+\s+)?(?:beating|hiding|kicking|bruising))\b[^,;:.!?\d]{0,30}",
)
#: *One line for each unit.*, *I am playing for time until Picton is here, so nothing fancy*: how he writes and plays.
HOW_HE_PLAYS = (
    r"(?:one|a)\s+(?:line|row|order|entry|sentence|paragraph|bullet)\s+(?:for\s+)?(?:each|every|per|a)\s+(?:unit|battalion|brigade|command|general|one)\b[^;:!?]{0,30}",
    r"(?:I|we)(?:['’]m|['’]re|\s+am|\s+are)\s+(?:(?:only|just|really)\s+)?(?:playing\s+for\s+time|buying\s+time|fighting\s+(?:a\s+)?delaying|hanging\s+on(?!\s+to\b)|playing\s+(?:it\s+)?safe)\b"
    r"(?![^;!?]*(?:\d+/\d|\b\d+[A-Z]))[^;!?]{0,200}",
)
#: *Well, that was not a bad beginning.*
WAS_NOT_BAD = (
    r"(?:(?:well|so|ok|okay|right|hm+)\s*,?\s+)?(?:that|this|it|which)\s+(?:was|is|went|has\s+been|wasn['’]t|isn['’]t)\s+(?:(?:not|a|an|so|too|half|all|that|the|such|rather|quite|really|pretty)\s+)*"
    r"(?:bad|good|nice|great|poor|terrible|promising|decent|fair|slow|quiet|expensive|costly|fun|worst|best|lively|bloody)\b[^:;?\d]{0,40}",
)
SAID = re.AnyOf(
    re.compile(
        rf"\W*(?:ach\s+(?:ja|so)\s*,?\s+)?(?:(?:und|aber|also|and|but|so|et|mais)\s+)?(?:{said}){DONE}", re.IGNORECASE
    )
    for said in (
        *FOR_LATER,
        *KEPT_FROM,
        *STANDS_BADLY,
        *WRITTEN_LATER,
        *WE_STAND,
        *HOW_COME,
        *NOT_LIKED,
        *IN_A_NUTSHELL,
        *BY_WHAT,
        *NOBODY_BEHIND,
        *HOPED,
        *WONDERED,
        *TAKES_HIS_TIME,
        *NOT_MENTIONED,
        *OF_HIMSELF,
        *NO_HASTE,
        *MY_LOT,
        *ALL_I_WANT,
        *WAS_NOT_BAD,
        *HOW_HE_PLAYS,
        *ASKING_FOR_IT,
    )
)
TOLD_BY = re.compile(
    r"\b(?:each|every|per|playing|buying|fighting|hanging|asking|begging|crying|looking|das|dies|rest|half|reste|hälfte|if|der|die|es|dafür|hat|haben|that|it|this|ça|cela|il|personne|nobody|no|niemand|keiner|hoffentlich|nicht|nichts|let|espérons|prions|sich|take|prendre|alle|alles|sämtliche|all|any|every|toutes?|"
    r"les|bisher|bislang|soweit|so|soviel|insgesamt|mehr|mich|mir|uns|wir|ich|dran|reihe|thema|me|us|i|we|why|who|"
    r"what|how|wer|was|warum|wieso|weshalb|wie|on|nous|je|pourquoi|qui|comment|que|me|m|"
    r"là|ici|ainsi|exposés?|exposée|exposées|a|ont|position|left|right|centre|center|middle|links|rechts|vorne?|"
    r"hinten|mitte|zentrum|gauche|droite|milieu)\b",
    re.IGNORECASE,
)


def is_only_talked_of(raw: str) -> bool:
    """Whether a sentence orders nothing, whoever is named in it."""
    return is_left_to_them(raw) or only_told_of(raw) or (SAID.fullmatch(raw) and TOLD_BY.search(raw) is not None)
