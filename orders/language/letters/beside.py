"""Beside the matter: what a writer puts beside an order and what changes nothing of it, taken out before it is read.

He makes sure that he has read the map, says what he keeps for later, and what is to come of an order or not.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, put_plainly, turn

END = r"(?=\s*(?:[,.;:!)\n]|$))"
# *si j'ai bien compris la carte*, *if I read it right*.
IF_I_SEE_RIGHT = re.compile(
    r"\s*,?\s*\b(?:if\s+I(?:['’]ve|\s+have|['’]m|\s+am)?\s+(?:read(?:ing)?|understood|understand|got|see(?:ing)?|"
    r"remember(?:ing)?|(?:am\s+)?not\s+mistaken)(?:\s+(?:it|that|this|the\s+\w+|my\s+\w+))?(?:\s+(?:right|rightly|"
    r"correctly|"
    r"properly))?"
    r"|si\s+(?:j['’]ai\s+bien\s+(?:compris|lu|vu)|je\s+(?:lis|vois|comprends)\s+bien|je\s+ne\s+(?:me\s+"
    r"trompe|m['’]abuse))"
    r"(?:\s+(?:pas|la\s+\w+|le\s+\w+|cela|ça))?"
    r"|wenn\s+ich\s+(?:das|es|die\s+Karte|den\s+Bericht)\s+(?:richtig|recht)\s+(?:sehe|verstehe|lese|verstanden\s+habe|"
    r"gelesen\s+habe))" + END,
    re.IGNORECASE,
)
# *is therefore to go there*
THEREFORE = re.compile(
    r"\b(?P<is>is|are|should|must|shall|will)\s+(?:therefore|accordingly|consequently|thus|hence)\s+(?=(?:not\s+)?[a-z])"
    r"|\s+therefore(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *rides to F10, between the two of them*: where that is
BETWEEN_THEM = re.compile(
    rf"(?P<there>\b(?:to|at|in|near)\s+{SQUARE})\s*,?\s+between\s+(?:them(?:\s+both)?|the\s+two|both|those\s+two)(?:\s+of\s+them)?"
    + END,
    re.IGNORECASE,
)
# *they fall back each time*
EACH_TIME = re.compile(r"\s+(?:each|every)\s+(?:single\s+)?time" + END, re.IGNORECASE)
# *nobody runs after them, this I want to have very clear*
VERY_CLEAR = re.compile(
    r"\s*[,;–—-]\s*(?:(?:and|but)\s+)?(?:this|that|it)\s+(?:I\s+(?:want|wish|would\s+like)\s+(?:to\s+(?:have|be|make)\s+)?|"
    r"(?:must|should|has\s+to|is\s+to)\s+be\s+)(?:very\s+|quite\s+|absolutely\s+|perfectly\s+)?(?:clear|understood|plain)"
    + END,
    re.IGNORECASE,
)
# *round the wood not through it*: the comma that parts what is not to be done from what is.
NOT_THROUGH_IT = re.compile(
    r"(?P<round>\b(?:round|around|past|by|outside|um|autour)\b[^,;.:!?]{3,40}?)\s+"
    r"(?P<not>(?:and\s+|und\s+|et\s+)?(?:not|never|nicht|pas|non)\s+(?:through|across|into|over|durch|hinein|à\s+travers|"
    r"dedans|par)\b)",
    re.IGNORECASE,
)
# *right at the bottom*, *right behind them*: quite, and no side.
QUITE = re.compile(
    r"\b(?<!turn )(?<!wheel )(?<!face )(?<!the )(?<!shift )(?<!step )(?<!go )(?<!move )right\s+"
    r"(?=(?:at|behind|beside|next\s+to|in\s+(?:the|front)|on\s+(?:top|the)|up\s+(?:to|against)|down\s+at|over\s+at|there)\b)",
    re.IGNORECASE,
)
# *form square and sit tight*
AND_SIT_TIGHT = re.compile(
    r"(?P<square>\bsquares?)\s*,?\s+and\s+(?:then\s+)?(?:sit\s+tight|stand\s+(?:fast|firm|still)|stay\s+put|hold\s+(?:on|out|firm|fast)|"
    r"keep\s+still|wait\s+(?:it\s+out|till\s+it\s+is\s+over))" + END,
    re.IGNORECASE,
)
# *comes along behind Gauthier and goes where he goes*
WHEREVER_HE_GOES = re.compile(
    r"\s*,?\s+and\s+(?:you\s+|they\s+|it\s+|he\s+)?go(?:es)?\s+where(?:ver)?\s+(?:he|it|they|she)\s+go(?:es)?" + END,
    re.IGNORECASE,
)
# *to J6, to help Husson against 27J*: what for
TO_HELP_HIM = re.compile(
    rf"(?P<there>\b(?:to|at|in|near)\s+{SQUARE})\s*,?\s+to\s+(?:help|assist|support|back\s+up|back)\s+(?-i:[A-Z])[\w'’-]*"
    r"(?:\s+against\s+(?:the\s+)?[\w/'’-]{2,20})?" + END,
    re.IGNORECASE,
)
# *nobody, on foot or on horseback, runs after them*
ON_FOOT_OR_HORSE = re.compile(r"\s*,\s*(?:whether\s+)?on\s+foot\s+or\s+(?:on\s+|a)horse(?:back)?\s*,?", re.IGNORECASE)
# *advances like the others, but on Lairalle*
LIKE_THE_OTHERS = re.keyed(
    r"\s*,?\s+(?:just\s+)?(?:like|as)\s+(?:the\s+others?|the\s+rest|everybody(?:\s+else)?|everyone(?:\s+else)?|all\s+the\s+others)"
    r"(?:\s+(?:do|does))?\s*,\s*but\s+(?P<at>(?:on|to|at|towards|in|behind|into)\b)",
    re.IGNORECASE,
)
# *follows Husson and has no objective of its own*
NO_OTHER_AIM = re.compile(
    r"\s*,?\s+(?:and|but)\s+(?:(?:it|he|they)\s+)?(?:has|have)\s+no\s+(?:other\s+|further\s+|special\s+)?(?:objective|goal|aim|target|task|"
    r"orders?|job|mission)s?(?:\s+of\s+(?:its|his|their)\s+own|\s+(?:for\s+now|this\s+turn))?" + END,
    re.IGNORECASE,
)
# *stays with them and does not ride forward to have a look*
NO_RIDING_OFF = re.keyed(
    r"\s*,?\s+and\s+(?:he\s+)?(?:does\s+not|doesn['’]t|do\s+not|don['’]t|never)\s+(?:ride|go|gallop|wander|run)s?\s+(?:forward|off|out|ahead|about|up|around)"
    r"(?:\s+to\s+(?:have\s+a\s+look|look|see\b[^,;:.!?]{0,30}))?" + END,
    re.IGNORECASE,
)
# *holds, no going forward to meet them*
NO_GOING = re.compile(
    r"\s*[,;–—]\s*(?:and\s+)?no\s+(?:going|moving|marching|running|wandering|rushing|dashing|creeping|pushing)\s+(?:forward|out|off|on|back|"
    r"ahead|anywhere|about)\b[^,;:.!?]{0,40}?" + END,
    re.IGNORECASE,
)
# *don't stand and take it*
STAND_AND_TAKE_IT = re.compile(
    r"(?P<stand>\bstand(?:s|ing)?)(?:\s+there)?\s+and\s+tak(?:e|es|ing)\s+it\b", re.IGNORECASE
)
# *holds E9, not needed yet*
NOT_NEEDED = re.compile(
    r"\s*[,;–—]\s*(?:(?:it|he)\s+is\s+|they\s+are\s+)?not\s+(?:needed|wanted|required)(?:\s+(?:yet|now|for\s+now|just\s+yet|here))?"
    + END,
    re.IGNORECASE,
)
# *stay where they are and let the infantry go by*
LETS_THEM_BY = re.compile(
    r"\s*,?\s+and\s+lets?\s+[^,;:.!?]{2,30}?\s+(?:go|pass|march|come|get)\s+(?:by|past|through)" + END, re.IGNORECASE
)
# *up the main road on the left*: of two roads, or of the field, and no way to turn
ROAD_ON_THE_SIDE = re.compile(r"(?P<road>\b(?:road|track|lane|highway))\s+on\s+the\s+(?:left|right)\b", re.IGNORECASE)
# *the 18/6th begins on e2*
BEGINS_ON = re.compile(r"\b(?:begins?|starts?)\s+on\s+(?=\d|e\d|the\s|[A-Z])")
# *covers our right against anything coming from Piraumont*: against whom is left to them
WHOEVER_COMES = re.compile(
    r"\s+against\s+(?:anything|anyone|anybody|whatever|whoever)\s+(?:that\s+|who\s+)?(?:comes|coming|may\s+come|might\s+come|appears|"
    r"appearing)(?:\s+(?:from|out\s+of|down|up|along|over|through|at)\s+[^,;:.!?]{2,40}?)?" + END,
    re.IGNORECASE,
)
# *comes straight back*
STRAIGHT_BACK = re.keyed(r"\b(?:straight|right|directly)\s+(?=back\b)", re.IGNORECASE)
FOR_ONCE = re.compile(r"\s*,?\s*\b(?:for\s+once|pour\s+une\s+fois|ausnahmsweise|"
    r"for\s+a\s+change|pour\s+changer)" + END, re.IGNORECASE)  # fmt: skip
# *he didn't say squat about guns*.
NOT_SAID = re.keyed(
    r"\s*[,;–—-]\s*(?:(?:and|as|because|since|und|et)\s+)?(?:he|she|they|nobody|no\s+one|the\s+\w+|er|der\s+"
    r"\w+|il|l['’]\w+|"
    r"personne)\s+(?:did\s*n['’]?t|never|has\s*n['’]?t|said\s+nothing|hat|n['’]a)\s+(?:ever\s+)?"
    r"(?:say|said|mention\w*|rien\s+dit|nichts)?\b[^,;.:!?]{0,20}?\b(?:about|of|von|über|de|des|du)\s+[^,;.:!?]{2,30}"
    r"(?:\s+gesagt)?" + END,
    re.IGNORECASE,
)
# *ob sie so weit kommen, ist mir gleich*.
ALL_ONE = re.compile(
    r"\s*[,;–—-]?\s*\b(?:ob|wann|wie)\s+[^;.:!?]{3,70}?,?\s*\b(?:ist|wäre|soll)\s+(?:mir|uns)\s+"
    r"(?:gleich|egal|einerlei|recht)\b"
    r"|\s*[,;–—-]\s*(?:whether|if|when)\s+[^;.:!?]{3,70}?,?\s*\b(?:is|['’]s)\s+(?:all\s+)?(?:one|the\s+same)\s+to\s+"
    r"(?:me|us)\b"
    r"|\s*[,;–—-]\s*(?:I\s+do\s*n['’]?t\s+(?:mind|care)\s+(?:if|whether|when|how)|it\s+does\s*n['’]?t\s+matter\s+"
    r"(?:if|whether|"
    r"when)|peu\s+importe\s+(?:si|quand)|peu\s+m['’]importe\s+(?:si|qu[ei]))\b[^;.:!?]{3,70}",
    re.IGNORECASE,
)
# *und sich nicht erst festbeißen*, *and not get stuck in*.
NOT_CAUGHT_UP = re.keyed(
    r"\s*,?\s*(?:und|aber)\s+(?:sich\s+)?(?:nicht|ja\s+nicht|bloß\s+nicht)\s+(?:erst\s+|lange\s+)?(?:fest\w+|"
    r"verbeiß\w+|"
    r"aufhalten\s+lassen|herumschlagen|lange\s+fackeln)"
    r"|\s*,?\s*(?:and|but)\s+(?:must\s+|should\s+|do\s+)?(?:not|never|don['’]?t)\s+get\s+(?:stuck\s+in|bogged\s+down|"
    r"caught\s+up|tied\s+down|drawn\s+in)"
    r"|\s*,?\s*(?:et\s+)?sans\s+(?:s['’](?:accrocher|attarder|engager\s+à\s+fond|entêter))" + END,
    re.IGNORECASE,
)
# *je le ferai descendre au tour suivant*, *das hebe ich mir für den nächsten Zug auf*.
FOR_NEXT_TURN = re.compile(
    r"\s*[,;–—(-]\s*(?:(?:and|but|und|aber|et|mais)\s+)?(?:I|we|it|that|ich|das|den|die|er|sie|je|nous|on|ce\s+sera)\b"
    r"(?![^;.:!?]*\d/\d)[^;.:!?]*\b(?:next\s+turn|the\s+turn\s+after|later(?:\s+on)?|nächsten?\s+(?:Zug|Runde)|Zug\s+"
    r"danach|"
    r"später|tour\s+(?:suivant|prochain|d['’]après)|prochain\s+tour|plus\s+tard)\b[^;.:!?]*",
    re.IGNORECASE,
)
# *ready to relieve him if it goes badly*: what it means to support somebody.
READY_TO_RELIEVE = re.compile(
    r"\s*,?\s*\b(?:(?:and\s+)?(?:is\s+|be\s+|stands?\s+)?ready\s+to\s+(?:relieve|replace|take\s+over(?:\s+from)?|"
    r"help|back|"
    r"assist|step\s+in)"
    r"|(?:et\s+)?prête?s?\s+à\s+(?:l[ea]|les|l['’]|leur|lui)?\s*(?:relever|remplacer|appuyer|soutenir|épauler|secourir|"
    r"recueillir|aider)"
    r"|(?:und\s+)?(?:hält\s+sich\s+|ist\s+|steht\s+)?bereit,?\s+(?:ihn|sie|ihm|es)\s+(?:abzulösen|zu\s+unterstützen|"
    r"zu\s+"
    r"ersetzen|beizuspringen|zu\s+helfen)"
    r"|und\s+löst\s+(?:ihn|sie|es)\s+(?:notfalls\s+)?ab)\b[^;.:!?]*",
    re.IGNORECASE,
)
SUPPORTS = re.compile(r"\b(?:support\w*|follow\w*|behind|soutien\w*|soutenir|suit|suivre|suivra|derrière|folgt|folgen|"
    r"unterstütz\w*|hinter|Treffen|reserve|Reserve|réserve|seconde?)\b")  # fmt: skip
# *No need to move 'em yet.*
NO_NEED = re.keyed(
    r"^\W*(?:there(?:['’]s|\s+is)\s+)?no\s+need\s+(?:for\s+\w+\s+)?to\s+(?:move|shift|limber|budge|stir)\s+"
    r"(?:them|['’]?em|it|him|"
    r"anyone|anybody)?\s*(?:yet|now|at\s+all|this\s+turn|for\s+now)?\W*$"
    r"|^\W*(?:inutile|pas\s+besoin)\s+de\s+(?:les\s+|la\s+|le\s+)?(?:bouger|déplacer)\b[^,;:]*$"
    r"|^\W*kein\s+Grund,?\s+(?:sie|es|ihn)\s+zu\s+(?:bewegen|verlegen)\b[^,;:]*$",
    re.IGNORECASE,
)
# *I know, out of command, so maybe they do nothing.*
I_KNOW = re.keyed(
    r"^\W*(?:(?:yes|yeah|ja|oui),?\s+)?(?:I\s+know|"
    r"I['’]?m\s+aware|I\s+realise|I\s+realize|ich\s+weiß|je\s+sais)\s*[,:–—]"
    r"(?![^.;]*\b(?:but|aber|mais|all\s+the\s+same|trotzdem|quand\s+même)\b)[^;]*$",
    re.IGNORECASE,
)
# *Am liebsten würde ich ..., aber ...*: what he will not do.
WOULD_RATHER = re.keyed(
    r"^\W*(?:am\s+liebsten\s+(?:würde|hätte|wollte)\s+ich|ich\s+würde\s+(?:ja\s+)?(?:zu\s+gern|am\s+liebsten|gern)|"
    r"I['’]?d\s+(?:have\s+)?(?:love[d]?|dearly\s+like[d]?|so\s+like)\s+to|I\s+would\s+(?:have\s+"
    r")?(?:love[d]?|dearly\s+like[d]?)\s+to|"
    r"I\s+(?:was|were)\s+(?:gonna|going\s+to|tempted\s+to)|"
    r"j['’]aurais\s+(?:bien\s+|tant\s+)?(?:aimé|voulu)|j['’]aimerais\s+tant)\b"
    r"[^;.:!?]*?\b(?:aber|doch|but|mais)\s+"
    r"(?=(?:das|es|ich|dazu|nein|I|it|that|nah|no|not|there|je|c['’]est|ce|ça|cela|non|il)\b)"
    r"[^;:!?]*$",
    re.IGNORECASE,
)
# *Für alle Fälle: ...*.
JUST_IN_CASE = re.compile(
    r"^\W*(?:für\s+alle\s+Fälle|für\s+den\s+Fall\s+der\s+Fälle|vorsichtshalber|grundsätzlich|generell|just\s+in\s+case|"
    r"to\s+be\s+(?:safe|sure)|as\s+a\s+precaution|au\s+cas\s+où|par\s+précaution|"
    r"en\s+règle\s+générale)\s*[:,–—]\s*(?=\S)",
    re.IGNORECASE,
)
# *2/61 stays, just in case*: behind it, as well
IN_ANY_CASE = re.compile(
    r"\s*[,;–—-]?\s+(?:au\s+cas\s+où|on\s+ne\s+sait\s+jamais|sait-on\s+jamais|par\s+précaution|für\s+alle\s+Fälle|vorsichtshalber|"
    r"sicherheitshalber|man\s+weiß\s+ja\s+nie|(?:just\s+)?in\s+case|you\s+never\s+know|to\s+be\s+(?:safe|sure))\s*(?=[.!;)]|$)",
    re.IGNORECASE,
)
# *so taugen sie mir zu nichts*, *they're no use to me dead*.
NO_USE = re.keyed(
    r"\s*[,;–—-]\s*(?:so\s+|denn\s+|weil\s+|for\s+|because\s+|car\s+)?(?:(?:taugen|nützen|nutzen|helfen|bringen)\s+"
    r"[^,;.:!?]*\bnichts"
    r"|(?:they|it|he)(?:['’]re|['’]s|\s+(?:are|is))\s+(?:of\s+)?no\s+(?:use|good|help)\b[^,;.:!?]*"
    r"|(?:ils?|elles?)\s+ne\s+(?:me\s+|nous\s+)?(?:sert|servent)\s+à\s+rien[^,;.:!?]*)",
    re.IGNORECASE,
)
# *..., then he has them in his reach again*: what comes of it.
THEN_HE_HAS = re.compile(
    r"\s*[,;–—-]?\s+(?:then|so|that\s+way|so\s+that|thus|dann|so|damit|ainsi|comme\s+ça|alors)\s+"
    r"(?:(?:he|they|it|(?:the\s+)?(?:rear|others?|rest|last)[^,;.:!?]{0,30})\s+"
    r"(?:has|have|(?:are|is)\s+within|can\s+"
    r"(?:reach|hear|see|command)|reach(?:es)?|hears?|commands?)|(?:hat|erreicht|hört|sieht|führt)\s+(?:er|sie|es)|"
    r"(?:er|sie|es)\s+(?=[^,;.:!?]*\b(?:hat|erreicht|hört|erreichen\s+kann|hören\s+kann)\s*[.!]?$)|"
    r"(?:il|ils|elle)\s+(?:a|ont|entend|entendent|tient|atteint|commande))\b[^;.:!?]*(?=[.!]?\s*$)",
    re.IGNORECASE,
)
# *Bien reçu le rapport, merci.*
RECEIVED = re.keyed(
    r"^\W*(?:(?:bien|bon|also|thanks?|merci|danke|I|"
    r"I['’]ve|we|have|habe|ich|j['’]ai|the|le|la|les|der|die|das|your|votre|ta|ton|dein\w*)\s+)*"
    r"(?:reçus?|reçue|received|got|erhalten|bekommen|(?:report|rapport|bericht|packet|map|carte|karte|mail|"
    r"post)\b[^,;.]{0,40}?"
    r"\b(?:reçue?s?|arriv\w+|came|angekommen|erhalten|bekommen))\b(?![^.;!?]*\d/\d)[^.;:!?]*[.!]?\s*$",
    re.IGNORECASE,
)
# *will hold the farm and on no account leave it*: told twice.
NOT_LEAVING = re.keyed(
    r"(?P<holds>\b(?:hold|holds|defend|defends|keep|keeps|hält|halten|verteidig\w*|tien\w+|tenir|défend\w*|"
    r"garde\w*)\b[^;.:!?]*?)\s*,?\s*"
    r"(?:and|und|et)\s+(?:is\s+|are\s+|will\s+|shall\s+|must\s+|should\s+|do\s+|does\s+|wird\s+|soll\s+|"
    r"darf\s+)?(?:(?:on\s+no\s+"
    r"account|under\s+no\s+circumstances?|never|not|in\s+no\s+case)\s+(?:to\s+)?(?:leave|quit|abandon|give\s+up|"
    r"surrender|yield|"
    r"evacuate|budge|move|stir)(?:\s+(?:it|them|there|that|from\s+(?:it|there)|the\s+\w+))?"
    r"|(?:sie|ihn|es|diese\w*|den\s+\w+|die\s+\w+)?\s*(?:auf\s+keinen\s+Fall|unter\s+keinen\s+Umständen|keinesfalls|"
    r"nicht)\s+"
    r"(?:auf(?:geben|gegeben)|verlassen|räumen|gibt\s+\w+\s+auf)"
    r"|ne\s+(?:l['’]|la\s+|le\s+|les\s+)?(?:quitte\w*|abandonne\w*|lâche\w*|cède\w*)\s+(?:sous\s+aucun\s+"
    r"prétexte|en\s+aucun\s+cas|"
    r"jamais|pas))" + END,
    re.IGNORECASE,
)
# *supports Gauthier, aber nicht zu dicht auf*: how near is left to those who stand there.
NOT_TOO_NEAR = re.keyed(
    r"\s*[,;–—(-]?\s*\b(?:but|aber|mais|though)\s+(?:not|nicht|pas|sans)\s+(?:too|zu|trop|allzu)\s+"
    r"(?:close|near|dicht|nah|nahe|eng|près|"
    r"serré|coller)\w*(?:\s+(?:behind|to\s+(?:him|them|it)|up|auf|dran|heran|derrière|de\s+lui|on\s+(?:his|"
    r"their)\s+heels))?\s*\)?" + END,
    re.IGNORECASE,
)
# *das arme 7. Milizbataillon*: what he feels for them.
POOR = re.compile(
    r"(?<![\w])(?P<the>the|my|our|das|die|der|dem|den|mein\w*|unser\w*|les?|la|mes?|mon|nos)\s+"
    r"(?:poor|brave|gallant|dear|good\s+old|"
    r"trusty|arme[nrs]?|tapfere[nrs]?|brave[nrs]?|gute[nrs]?\s+"
    r"alte[nrs]?|liebe[nrs]?|pauvres?|braves?|vaillante?s?|chère?s?)\s+"
    r"(?=(?:\d|[A-ZÄÖÜ]|lads|fellows|old|little))",
)
# *guckt nach Westen, keine Ahnung warum, bitte nach Süden drehen*: how they look now, and how they shall.
LOOKS_NOW = re.compile(
    r"\s+(?:guckt|schaut|blickt|sieht|zeigt|looks?|faces?|is\s+facing|are\s+facing|is\s+looking|regarde(?:nt)?|"
    r"fait\s+face)\s+"
    r"(?:(?:nach|gegen|to\s+the|to|towards?|vers|à|"
    r"au)\s+)?(?:l['’]|le\s+)?(?:west|ost|nord|süd|south|east|north|ouest|est|sud)\w*"
    r"(?:\s*,\s*(?!bitte|please|aber|but|"
    r"soll)[^,;.:!?]{2,40})?\s*[,;–—-]\s*(?:(?:aber|but|mais|so|also)\s+)?(?=(?:bitte|please|soll|should|"
    r"must|muss|doit|turn|dreh|drehen|qu['’])\b)",
    re.IGNORECASE,
)
# *follows Husson, with some distance*.
AT_A_DISTANCE = re.compile(
    r"\s*,?\s*\b(?:with|at|keeping|leaving|mit|in|avec|à)\s+(?:some|a\s+little|etwas|einigem|un\s+peu\s+de|"
    r"quelque)\s+(?:distance|space|room|gap|"
    r"interval|Abstand|Distanz)(?:\s+(?:between|in\s+between)(?:\s+them)?)?" + END,
    re.IGNORECASE,
)
# *12 cm north, formation unchanged*: how they go, and no staying.
AS_THEY_ARE_FORMED = re.compile(
    r"(?P<told>(?:\d\s*(?:cm|mm|\"|in\b|inch\w*|pa[cs]\w*|schritt\w*|yards?|yds|m\b|m[eè]t\w+)|\b[A-Z]{1,2}\d{1,2}\b)[^;.:!?]*?)"
    r"\s*(?:,|\band\b|\bund\b|\bet\b|\()\s*(?:(?:with|in|keeping|mit|bei|avec|en)\s+)?(?:(?:the|its|their|present|same|die|der|la|leur)\s+)*"
    r"(?:(?:formations?|order|spacing|intervals?|facing|front|frontage|formation|ordnung|abstände|front)\s+"
    r"(?:is\s+|are\s+|remains?\s+|stays?\s+|bleib\w*\s+|reste\w*\s+)?"
    r"(?:(?:as|wie)\s+(?:is|are|now|before|bisher|jetzt|gehabt)|the\s+same|unchanged|kept|maintained|unverändert|"
    r"beibehalten|gleich|inchangée?|conservée?)"
    r"|(?:unchanged|same|unveränderte[rnm]?|gleiche[rnm]?|même)\s+(?:formations?|order|spacing|facing|front|ordnung|abstände|ordre))"
    r"(?:\s+(?:as\s+)?(?:now|before|bisher))?\s*\)?" + END,
    re.IGNORECASE,
)
# *1/92 pas avec les autres, il garde la gauche*: what it does by itself is told behind it.
NOT_WITH_THEM = re.compile(
    r"(?P<who>(?:^|[:–—-])\W*(?:[Ll]e\s+|[Dd]as\s+|[Tt]he\s+)?[\w/]+)\s*,?\s+(?:(?:geht|ne va|va|goes)\s+)?"
    r"(?:pas\s+avec\s+(?:les\s+autres|eux|elle|lui)|nicht\s+mit\s+(?:den\s+(?:anderen|übrigen)|ihnen)|"
    r"not\s+with\s+(?:the\s+(?:others|rest)|them))\s*[,;:–—-]\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *Pour l'artillerie, les canons ...*, *was die Kavallerie angeht, ...*: whom it is about is named anew.
AS_FOR_AN_ARM = re.compile(
    r"^\W*(?:(?:pour|quant\s+à|côté|concernant|en\s+ce\s+qui\s+concerne|für|bei|zu|as\s+for|for)\s+"
    r"(?:l['’]|la\s+|les\s+|mon\s+|ma\s+|mes\s+|die\s+|der\s+|the\s+|my\s+)?"
    r"(?:artillerie|cavalerie|infanterie|canons|kavallerie|reiterei|geschütze|artillery|cavalry|guns|horse|infantry|foot)|"
    r"was\s+(?:die\s+)?(?:artillerie|kavallerie|reiterei|infanterie|geschütze)\s+(?:angeht|betrifft|anbelangt|anlangt))"
    r"\s*[,:]\s*(?=(?:les|la|le|l['’]|die|der|das|the)\s?\w)",
    re.IGNORECASE,
)
# *Bon, ils ont tout leur monde à droite, donc ...*: what the enemy does, and why.
THEY_HAVE = re.compile(
    r"^\W*(?:(?:bon|alors|bref|ok|okay|bien|so|well|right|also|gut)\W+)?(?:ils|they|sie|die)\s+(?:ont|have|haben)\s+"
    r"(?![^.;!?]*\d/\d)[^.;!?]*?\b(?:donc|du\s+coup|so|therefore|also|daher|deshalb)\s+(?=(?:on|nous|we|wir)\b)",
    re.IGNORECASE,
)
# *stays there for the whole of the turn*, *den ganzen Rest des Tages*: how long, and nobody besides
ALL_THE_TIME = re.keyed(
    r"\s*,?\s+(?:(?:for|throughout|during|over)\s+)?(?:all|the\s+(?:whole|rest|remainder|entirety|best\s+part))\s+of\s+(?:the|this|that|to)[\s-]*"
    r"(?:turn|day|afternoon|evening|game|battle|time|move|hour|fight|action)(?:\s+(?:and|or)\s+(?:the\s+next(?:\s+\w+)?|beyond|longer))?\b"
    r"|\s+(?:den|für\s+den)\s+(?:ganzen\s+)?Rest\s+(?:des|der)\s+(?:Tages|Zuges|Spiels|Schlacht|Runde)\b"
    r"|\s+(?:pour|pendant)\s+(?:tout\s+)?le\s+reste\s+(?:de\s+la\s+(?:journée|partie|bataille)|du\s+(?:tour|jour))\b",
    re.IGNORECASE,
)
# *..., and there is no need for it to do anything*
NOTHING_TO_DO = re.compile(
    r"(?:\s*[,;–—-]\s*(?:and\s+|as\s+|for\s+)?|\s+(?:and|as|since|because)\s+)there(?:['’]s|\s+is)\s+no\s+(?:need|reason|call)\s+for\s+(?:it|them|him|anybody|anyone)\s+to\s+"
    r"(?:do|move|stir|go|budge|hurry|rush|get)\b[^,;:.!?]*",
    re.IGNORECASE,
)
TURNS = (
    turn("turn|day|afternoon|evening|game|battle|time|move|hour|fight|action|rest", ALL_THE_TIME),
    turn("there", NOTHING_TO_DO),
    turn("formation|order|spacing|interval|facing|front|ordnung|abstände|ordre", AS_THEY_ARE_FORMED, r"\g<told>"),
    turn("pas avec|nicht mit|not with", NOT_WITH_THEM, r"\g<who> "),
    turn("artiller|cavaler|cavalry|infant|kavaller|reiterei|geschütz|canons|guns|horse|foot", AS_FOR_AN_ARM),
    turn("not |nicht |pas |never |non ", NOT_THROUGH_IT, r"\g<round>, \g<not>"),
    turn("right ", QUITE),
    turn("square", AND_SIT_TIGHT, r"\g<square>"),
    turn("where", WHEREVER_HE_GOES),
    turn("help|assist|support|back", TO_HELP_HIM, r"\g<there>"),
    turn("back", STRAIGHT_BACK),
    turn(" no ", NO_GOING),
    turn("take it|takes it|taking it", STAND_AND_TAKE_IT, r"\g<stand>"),
    turn("let", LETS_THEM_BY),
    turn("not ", NOT_NEEDED),
    turn("on the left|on the right", ROAD_ON_THE_SIDE, r"\g<road>"),
    turn("begin|start", BEGINS_ON, "fires at "),
    turn("not|n't|n’t|never", NO_RIDING_OFF),
    turn("like|as ", LIKE_THE_OTHERS, r" \g<at>"),
    turn(" no ", NO_OTHER_AIM),
    turn("on foot", ON_FOOT_OR_HORSE),
    turn("against", WHOEVER_COMES),
    turn(
        "therefore|accordingly|consequently|thus|hence", THEREFORE, lambda told: f"{told['is']} " if told["is"] else ""
    ),
    turn("between", BETWEEN_THEM, r"\g<there>"),
    turn("time", EACH_TIME),
    turn("clear|understood|plain", VERY_CLEAR),
    turn("donc|coup|so |therefore|also|daher|deshalb", THEY_HAVE),
    turn("distance|space|room|gap|interval|abstand|distanz", AT_A_DISTANCE),
    turn(
        " leave| quit|abandon|give up|surrender|yield|evacuate|budge| move| stir|aufg|auf|verlassen|räum|lâche|cède",
        NOT_LEAVING,
        r"\g<holds>",
    ),
    turn(" too | zu | trop | allzu", NOT_TOO_NEAR),
    turn("poor|brave|gallant|dear|good old|trusty|arme|tapfer|gute|liebe|pauvre|vaillant|cher|chèr", POOR, r"\g<the> "),
    turn("guckt|schaut|blickt|sieht|zeigt|look|fac|regarde|fait face", LOOKS_NOW, " "),
    turn("fäll|vorsicht|grundsätz|generell|in case|safe|sure|precaution|cas où|précaution|règle", JUST_IN_CASE),
    turn("case|safe|sure|know|fälle|vorsicht|sicherheit|weiß|cas où|sait|précaution", IN_ANY_CASE),
    turn("nichts| no |rien", NO_USE),
    turn("then|so |so that|that way|thus|dann|damit|ainsi|comme ça|alors", THEN_HE_HAS),
    turn("if i|si j|wenn ich", IF_I_SEE_RIGHT),
    turn("once|une fois|ausnahmsweise|change", FOR_ONCE),
    turn("about| of | von |über| de | des | du ", NOT_SAID),
    turn("gleich|egal|einerlei|recht|to me|to us|i do|matter|peu ", ALL_ONE),
    turn("fest|verbeiß|aufhalten|herumschlag|fackeln|get |sans s", NOT_CAUGHT_UP),
    turn("next turn|turn after|later|nächste|danach|später|tour|plus tard", FOR_NEXT_TURN),
)
WHOLE = (RECEIVED, NO_NEED, I_KNOW, WOULD_RATHER)


def without_what_is_beside(raw: str) -> str:
    """A sentence without such words; nothing of one that is nothing else."""
    low = raw.lower()
    if any(pattern.match(raw) for pattern in WHOLE):
        return ""
    if "ready" in low or "prêt" in low or "bereit" in low or "löst" in low:
        found = READY_TO_RELIEVE.search(raw)
        if found is not None and SUPPORTS.search(raw[: found.start()]):
            raw = raw[: found.start()] + "."
    return put_plainly(raw, TURNS)
