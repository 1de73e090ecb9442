"""Plainer words: ways of writing a name or a verb that are put into the common one before a sentence is read."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.foreign_idioms import without_idioms
from orders.language.letters.nominal import told_by_verbs
from orders.language.letters.turns import SPACE, Turn, put_plainly, turn

ROMAN = {"I": "1", "II": "2", "III": "3", "IV": "4"}
BATTALION = re.compile(
    r"\b(?P<of>I{1,3}|IV)(?:er|re|e)?\.?\s?/\s?(?=\d)"
    r"|\b(?P<alone>I{1,3}|IV)(?:er|re|e)?\.?\s+(?=(?:Bataillon|bataillon|Battalion|battalion|Bat|bat|Btl|Bn|bn)\b)"
)
# *Das III. nimmt Front*: a Roman number behind a neuter article, and no noun: a battalion, never a corps.
ALONE = re.compile(
    r"\b(?P<the>[Dd]as|[Dd]em|[Dd]es|[Bb]eim|[Vv]om|[Zz]um|[Uu]nd|[Ss]ein|[Ii]hr)\s+(?P<roman>I{1,3}|IV)\b\.?"
    r"(?=\s+(?!Korps|Armeekorps|Armee|Corps|Division|Bat|Btl)[a-zäöüA-ZÄÖÜ0-9(]|\s*[,;:!]|\s*$)"
)
# *1./2. Nassau*: the full stops of ordinals on both sides of the stroke.
DOTTED = re.compile(r"(?<![\d/.])(\d)\.?\s?/\s?(\d{1,3})\.(?=[\s:,;)]|$)|(?<![\d/.])(\d)\.\s?/\s?(?=\d)")
# *nimmt hinter dem Hof Aufstellung*: the noun at the end makes the verb.
TAKES_POST = re.compile(r"\b(?:nimmt|nehmen)\b(?P<where>[^.;!?]{2,100}?)\s+(?:Aufstellung|Platz)\b", re.IGNORECASE)
# French on a telephone, without its apostrophes.
ELIDED = re.compile(
    r"\b([dl])(?=(?:orange|erlon|artillerie|infanterie|ennemi|autre|etang|aile|attaque)\b)", re.IGNORECASE
)
# *, dont je ne veux pas exposer les Belges,*: what the writer thinks of them; there is no order in it.
OF_WHOM_I = re.keyed(
    r",\s*(?:dont|de qui|desquel(?:le)?s|à qui|auquel|sur (?:qui|lequel|laquelle|lesquels))\s+"
    r"(?:je|j['’]|nous|on|vous|l['’]on)\s?(?![^,;.:!?]*\d)[^,;.:!?]*(?:,|(?=[;.!?])|$)"
    r"|,\s*(?:den|die|das|dem|der|deren|dessen|denen|mit (?:dem|der|denen)|auf (?:den|die|das))\s+(?:ich|wir|man)\s"
    r"(?![^,;.:!?]*\d)[^,;.:!?]*?\b(?:wollten?|hatten?|habe|haben|dachten?|würden?|mag|mögen|kenne|kennen|schätze|sehe|"
    r"sehen|traue|fürchte|nannte|meinte|erwähnte|vermisse|brauche)\s*(?:,|(?=[;.!?])|$)",
    re.IGNORECASE,
)
# *même cible que 1/6FA*: as that one.
SAME_TARGET = re.compile(
    r"\b(?:tirent?\s+sur\s+|auf\s+)?(?:la\s+|les\s+|das\s+|dem\s+|the\s+|at\s+the\s+)?"
    r"(?:(?:mêmes?\s+(?:cibles?|objectifs?)\s+que)|(?:(?:gleiche[nsmr]?|selbe[nsmr]?|dasselbe|dieselbe[ns]?)\s+Ziele?\s+wie)"
    r"|(?:same\s+(?:targets?|mark)\s+as))\s+",
    re.IGNORECASE,
)
AS_THEY = {"que": "comme", "wie": "wie", "as": "as"}
# *, égaré sur la route de Nivelles,*: where they have got to; told of them, nothing that they shall do.
STRAYED = re.compile(r",\s*(?:égaré|aventuré|attardé|isolé|perdu)e?s?\s(?![^,;.:!?]*\d)[^,;.:!?]{3,50},", re.IGNORECASE)
# *The 8th Militia, now in the wood,*: where they stand; told of them, nowhere that they shall go.
WHERE_THEY_ARE = re.compile(
    r",\s*(?:(?:which|who|that)\s+(?:is|are)\s+)?(?:now|currently|presently|at present|still|jetzt|derzeit|zurzeit|"
    r"gegenwärtig|momentan|noch|actuellement|présentement|en ce moment|encore)\s+"
    r"(?:in|at|on|near|behind|beside|by|inside|im|bei|beim|am|an|auf|hinter|neben|dans|à|au|aux|sur|près|derrière|en)\s"
    r"[^,;.:!?]{2,50},",
    re.IGNORECASE,
)
# *à une dizaine de cm*: about so many.
ABOUT_SO_MANY = re.compile(
    r"\b(?:une\s+)?(?P<many>10aine|20aine|30aine|50aine|100aine|dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaine)\s+d(?:e\s+|['’])",
    re.IGNORECASE,
)
SO_MANY = {
    "dizaine": 10, "douzaine": 12, "quinzaine": 15, "vingtaine": 20, "trentaine": 30, "quarantaine": 40,
    "cinquantaine": 50, "centaine": 100, "10aine": 10, "20aine": 20, "30aine": 30, "50aine": 50, "100aine": 100,
}  # fmt: skip
IN_THEIR_REAR = re.compile(r"\bin (?:dessen|deren|seinem|ihrem|seinen|ihren) Rücken\b", re.IGNORECASE)
PAUSE = re.compile(r"\s*(?:\.{3,}|…)(?=\s+\S)")
# What a march does not do anyway: it goes where it is sent, and no farther, nor before those whom it follows.
LIMITS = re.compile(
    r"[,;(]?\s*\b(?:(?:and|but)\s+)?(?:no (?:more|farther|further|nearer|closer)|nothing more|not an? (?:inch|step) "
    r"(?:more|farther|further)|not one (?:inch|step|yard) (?:more|farther|further))(?:\s+than that)?"
    r"(?:\s+(?:to-?day|this turn|for now|for the moment|yet|please))?(?=\s*(?:[.;,!)]|$))"
    r"|[,;]?\s*\b(?:but|and|though|yet)\s+not\s+(?:so|too)\s+\w+[^,;.:!]*"
    r"|[,;]?\s*\b(?:(?:and|but)\s+)?(?:do not|don['’]?t|never|without|not)\s+(?:to\s+)?(?:overtak\w+|outrun\w*|"
    r"outpac\w+|crowd\w*|hurry\w*|rush\w*|dawdl\w+|dither\w*|linger\w*|get(?:ting)? (?:ahead|in front) of)"
    r"(?:\s+(?:him|them|it|her|anyone|anybody))?(?=\s*(?:[.;,!)]|$))",
    re.IGNORECASE,
)
# *So no: the 5th takes the farm*: an answer he gives himself; the order stands behind it.
ANSWERED = re.compile(
    r"^\W*(?:(?:so|and|but|well|oh|ah|hm+|right|ok|okay|then|also|alors|mais|bon|aber|ach)\W+)*(?:no|nope|nah|nein|non)"
    r"\s*[,:;!–—-]+\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *if I've measured right*, *if you please*: no condition that troops could wait for.
IF_I_AM_RIGHT = re.keyed(
    r"[,(–—-]?\s*\b(?:if|as long as|provided|assuming|supposing)\s+(?:I|we|you|my \w+|the map|memory|that|this|it|they|"
    r"he|the (?:rules?|umpire|book|rulebook))\b(?:['’](?:s|m|ve|re|d))?\s+(?:\w+\s+){0,4}?(?:measured|counted|reckoned|"
    r"read|remember|recall|serves?|right|correct|correctly|mistaken|wrong|may|allows?|allowed|permits?|permitted|please|"
    r"like|will|wish|possible|possibly can|can|could|lets?)"
    r"(?:\s+(?:it|this|that|so|right|rightly|me|us|correctly|properly|manage|the map|the scale))*\s*"
    r"(?=[,.;:!)?–—]|\s-\s|$)[,)]?",
    re.IGNORECASE,
)
# *as I look south*, *seen from our side*: how left and right are meant, which is how the troops stand anyway.
AS_SEEN = re.keyed(
    r"[,(]?\s*\b(?:as|when|while)\s+(?:I|you|we|one|they|he)(?:['’]m|\s+am|\s+are)?\s+(?:look|looks|looking|face|faces|"
    r"facing|see|sees|view|stand|sit)(?:\s+(?:at\s+)?(?:it|them|the (?:map|table|enemy|sheet)))?"
    r"(?:\s+(?:to\s+|towards\s+)?(?:the\s+)?(?:north|south|east|west)(?:wards?)?)?\s*(?=[,.;:)]|$)[,)]?"
    r"|[,(]?\s*\b(?:as\s+)?(?:seen|viewed|looked at)\s+from\s+(?:our|my|their|the \w+)\s+(?:side|end|lines?|position)\b"
    r"[,)]?",
    re.IGNORECASE,
)
# *on the right, when I look at the map*: there it is the east.
ON_THE_MAP = re.compile(
    r"\b(?:on|to|at)\s+(?:the|its)\s+(?P<way>left|right)(?:[\s-]+(?:hand|side))*\s*,?\s*(?:(?:as|when|while|if)\s+(?:I|you|we|one)"
    r"\s+looks?\s+at\s+(?:it\s+on\s+)?the\s+(?:map|sheet|table)|on\s+the\s+(?:map|sheet)|as\s+(?:the\s+map|seen\s+on\s+the\s+map)"
    r"(?:\s+(?:is|shows(?:\s+it)?))?)\b",
    re.IGNORECASE,
)
SIDES_OF_MAP = {"left": "west", "right": "east"}
# *and I mean none*: said twice, the same.
I_MEAN_IT = re.compile(
    r"[,;(–—-]?\s*\b(?:and\s+)?I\s+(?:do\s+|really\s+)?mean\s+(?:it|that|this|none|never|all|every\w*|no\s?one|now|"
    r"nobody|not one)\b(?:\s+of\s+(?:it|them))?\s*(?=[,.;:!)]|$)\)?",
    re.IGNORECASE,
)
# *I should be obliged if the Jägers would retire*: what follows is asked of them.
POLITE_IF = re.compile(
    r"^\W*(?:and\s+|also,?\s+)?(?:(?:I|we)(?:['’]d|['’]ll|\s+(?:should|would|shall|will))?\s+(?:also\s+|further\s+)?"
    r"(?:be|feel|like it|love it|prefer it|appreciate it|take it as)|it\s+(?:would|will|might|may)\s+be)\b[\w\s]{0,40}?"
    r"\bif\s+(?=\S)",
    re.IGNORECASE,
)
ONLY_SO_FAR = re.compile(
    r",?\s*\b(?:but\s+|and\s+|though\s+)?(?:only\s+|just\s+)?(?:so|as|just)\s+far\s+(?:back\s+|in\s+|enough\s+)?"
    r"(?:that|to|so)\s+(?!the\s+(?:north|south|east|west|left|right|front|rear))[^,;.:!]*(?=[,;.:!]|$)",
    re.IGNORECASE,
)
FOREIGN_LIMITS = re.compile(
    r"[,;(]?\s*\b(?:(?:aber|jedoch|doch|und|nur)\s+)?(?:(?:ja|bloß|bloss|auf keinen Fall|keinesfalls)\s+)?nicht\s+"
    r"(?:drüber|darüber|darueber|drueber|hinüber|rüber|weiter)(?:\s+(?:hinaus|weg|gehen|rüber))?(?=\s*(?:[.;,!)]|$))"
    r"|[,;]?\s*\bohne\s+(?:ihn|sie|es|diesen|diese)\s+zu\s+(?:überschreiten|überqueren|passieren)(?=\s*(?:[.;,!)]|$))"
    r"|[,;]?\s*\b(?:(?:mais|et)\s+)?(?:sans|ne pas)\s+(?:le|la|les)\s+(?:franchir|passer|dépasser|traverser)"
    r"(?=\s*(?:[.;,!)]|$))"
    r"|(?:[,;]\s*(?:(?:mais|et)\s+)?|\s+(?:mais|et)\s+)(?:surtout\s+)?pas\s+(?:trop|si)\s+(?:vite|tôt|tard|fort|brusquement|brutalement)"
    r"(?=\s*(?:[.;,!)]|$))"
    r"|[,;]?\s*\b(?:(?:mais|et)\s+)?(?:surtout\s+)?pas\s+(?:plus loin|au[\s-]delà|de l['’]autre côté|davantage)"
    r"(?=\s*(?:[.;,!)]|$))",
    re.IGNORECASE,
)
# Troops told of by a clause with nothing in it but where they stand.
STANDING_THERE = re.keyed(
    r"\b(?P<who>(?:die|das|der|den|dem|jene[rs]?)\s+(?:[\w./]+\s+){0,2}?[A-ZÄÖÜ][\w-]+)\s*,\s*"
    r"(?:die|das|der|welche[rs]?)\s+(?:(?:noch|schon|jetzt|gerade|dort|immer|ganz|weit|da|hinten|vorne?|oben|unten)\s+)*"
    r"(?P<where>(?:in|im|an|am|auf|bei|beim|hinter|vor|neben|nahe|östlich|westlich|nördlich|südlich|rechts|links)\b"
    r"[^,;.:]{1,40}?)\s+(?:(?:sich\s+)?(?:steht|stehen|liegt|liegen|sitzt|sitzen|befindet|befinden|hält|halten)|"
    r"(?:postiert|aufgestellt)\s+(?:ist|sind)|zurücksteht|(?:herum)?(?:trödelt|lungert|trödeln|lungern)|herumstehen|"
    r"herumsteht|wartet|warten|lagert|lagern|rastet|hockt|hocken|steckt|stecken|kauert|kauern)\b\s*,?",
    re.IGNORECASE,
)
# *; werden sie angegriffen, so weichen sie aus*: a condition within a sentence that begins with its verb.
INVERTED = re.compile(
    r"(?P<mark>[;–—])\s*(?P<verb>werden|wird)\s+(?P<case>[^;,.]{3,60}),\s*(?=(?:so|dann)\b)", re.IGNORECASE
)
# The same before its noun: *die in F6 stehende Batterie*.
STANDING_BEFORE = re.compile(
    r"\b(?P<the>d(?:ie|as|er|en|em|es))\s+(?P<where>(?:in|im|an|am|auf|bei|beim|hinter|vor|neben|nahe)\s[^,;.:]{1,40}?)\s+"
    r"(?:stehende|liegende|befindliche|postierte|aufgestellte|haltende)[nrms]?\s+(?P<who>[A-ZÄÖÜ][\w-]+)",
    re.IGNORECASE,
)
SHARES = re.compile(
    r"\b(?:a|an|one|two|almost|nearly)\s+(?:third|quarter|half|fifth|thirds|quarters)\s+of\s+(?:its|his|their|the|her)"
    r"\s+(?:men|strength|numbers|force|people|lads)\b",
    re.IGNORECASE,
)
EXCEPTION = re.compile(
    r"^\W*(?:the\s+)?(?:(?:only|one|sole)\s+)?exceptions?\s+(?:to (?:this|that)\s+)?(?:is|are|being)\s+"
    r"(?P<who>[^;.!?]+?),?\s+(?:which|who|that)\s+",
    re.IGNORECASE,
)
DIGNIFIED = re.compile(r"\b(?:Imperial|Royal|impériale?|kaiserlichen?)\s+(?=(?:Guards?|Garde)\b)", re.IGNORECASE)
HIGHNESS = re.compile(r"\bH\.?\s?R\.?\s?H\.?(?:,?\s+the\s+Prince\b)?(?=\W)")
THAT_IS = re.compile(r"\bi\.\s?e\.")
# *rest as they are*, behind what some are told: the others keep what they have been told before.
REST_AS_THEY_ARE = re.keyed(
    r"(?<=\S)\s*[,;]\s*(?:and\s+|und\s+|et\s+)?(?:the\s+|der\s+|die\s+|le\s+)?(?:rest|others|übrigen|reste|autres)\s+"
    r"(?:(?:stays?|remains?|bleib\w*|reste\w*)\s+)?"
    r"(?:as (?:they|it|he) (?:are|is|were|was)|wie (?:sie|er) (?:sind|ist)|"
    r"tels? quels?|comme ils? (?:sont|est))\b",
    re.IGNORECASE,
)
TILL_HE_KNOWS = re.compile(
    r"[,;]?\s*\b(?:till|until)\s+(?:I|we)\s+(?:can\s+|have\s+)?(?:see|seen|know|known|hear|heard|tell|told|say|said|"
    r"find|found|decide|decided|order|call|give|send|sent|need)\b[^,.;:!]*",
    re.IGNORECASE,
)
IF_IT_MATTERS = re.keyed(
    r"[,;(]?\s*\bif (?:(?:it|that|this|the order) (?:matters|counts|makes (?:any|a) difference)|need be|relevant)\b\)?"
    r"|^\W*if\s+(?:the\s+)?[\w\s]{0,40}?\s(?:is|are)\s+(?:mine|ours|up to (?:me|us)|my choice)(?:\s+to\s+\w+)?\s*,",
    re.IGNORECASE,
)
SO_FAR_FORWARD = re.compile(r"\bso far (?:forward|back|up|out|ahead|advanced)\b", re.IGNORECASE)  # where they stand
# *any battalion charged by horse is to form square*
ANY_CHARGED = re.compile(
    r"\b(?:any|every|each|all)\s+(?:\w+\s+){0,2}?(?:battalions?|units?|infantry|regiments?|troops)\s+"
    r"(?:(?:that|which|who)\s+(?:is|are|gets?)\s+|being\s+)?(?:attacked|charged|threatened|approached|menaced|assailed|beset)\s+by\s+"
    r"(?:(?:the|any|enemy|their|hostile|french|british|allied)\s+)*(?:cavalry|horse|horsemen|lancers|cuirassiers)\b",
    re.IGNORECASE,
)
# *as a reserve for 5M*, of those who are told where to go.
RESERVE_FOR = re.compile(
    r"[,;]?\s*\b(?:as|in)\s+(?:(?:a|an|the|its|his|their|our)\s+)?(?:\w+\s+)?reserve\s+(?:for|to|of)\s+[^,.;:!]+",
    re.IGNORECASE,
)
SQUARE = re.compile(r"\b[A-Z]\d{1,2}\b")
# *the other generals stay where they are*: what generals do of whom nothing is said.
OTHER_GENERALS = re.compile(
    r"[,;(]?\s*\b(?:and\s+|und\s+|et\s+)?(?:(?:the|all|my|die|alle|les|tous)\s+)*"
    r"(?:rest of (?:the|my)|others?|remaining|übrigen|anderen|restlichen|autres)\s+(?:the\s+|my\s+)?"
    r"(?:generals|commanders|leaders|officers|Generäle|Generale|Kommandeure|Führer|généraux|commandants|chefs)\s+"
    r"(?:(?:may|can|should|shall|to|will|are to|all|simply|just|können|sollen)\s+)*"
    r"(?:stay\w*|remain\w*|hold\w*|keep\w*|sit|wait|stand|bleib\w*|halten|warten|rest\w*|demeur\w*|attend\w*)[^,;.:]*",
    re.IGNORECASE,
)
# *nach 45/75*, *Punkt 62/100*, *to 45,35*: a point of the table by its two measures.
POINT = re.compile(
    r"\b(?P<to>to|at|near|by|nach|bei|auf|bis|zu|à|vers|en|(?:(?:to|at|near|zum?|nach|bei|auf|à|au|vers)\s+)?"
    r"(?:(?:the|le|den)\s+)?(?:Punkt|point|pt|Koordinaten?|coordinates?|coordonnées|coords?|Pos|spot))\.?\s*[:=]?\s+"
    r"(?:about\s+|ca\.?\s+|etwa\s+|environ\s+|around\s+)?"
    r"(?P<x>\d{2,3}(?:\.\d)?)\s*[/,;|]\s*(?P<y>\d{2,3}(?:\.\d)?)(?![\w°/]|[.,]\d)"
    r"(?!\s*(?:cm|mm|m|km|in|inch\w*|zoll|yards?|yds?|paces?|pas|schritt\w*|met\w+|mèt\w+|degrees?|deg|grad|pouces?|er|ème)\b)",
    re.IGNORECASE,
)
# *when Picton arrives (turn 4, it says)*: when that is, which is for the clock to say.
WHEN_THAT_IS = re.keyed(
    r"\s*\(\s*(?:(?:in|on|at|au|en|im|ab)\s+)?(?:turn|tour|zug|runde|t)\s*\d{1,2}\b[^()]*\)", re.IGNORECASE
)
# *Noch einmal nachgedacht:* that he thinks again; what follows is the order.
THINKS_AGAIN = re.compile(
    r"^\W*(?:(?:ich habe?|hab['’]?)\s+)?(?:(?:es mir|mir das|mir's)\s+)?(?:"
    r"(?:noch ?mal|noch einmal|nun doch|gerade|eben)\s+)*(?:(?:dar|d)über\s+)?"
    r"(?:nachgedacht|anders überlegt|überlegt)\s*[:,;.–—-]+\s*(?=\S)"
    r"|^\W*(?:[àa] la r[ée]flexion|r[ée]flexion faite|apr[èe]s r[ée]flexion|tout bien r[ée]fl[ée]chi)"
    r"\s*[:,;–—-]+\s*(?:que\s+)?(?=\S)"
    r"|^\W*(?:on|upon|after)\s+(?:second\s+thoughts?|reflection)\s*[:,;–—-]*\s*(?=\S)",
    re.IGNORECASE,
)
PLACING = frozenset({"to", "at", "near", "by", "nach", "bei", "auf", "bis", "zu", "à", "vers", "en"})
# *etwas südlich von*, *ein wenig links*, *un peu en arrière*: how far to that side is left to them.
A_LITTLE = re.compile(
    r"\b(?:etwas|ein\s+(?:klein\s+)?(?:wenig|bisschen|bißchen|stück(?:chen)?)|leicht)\s+"
    r"(?=(?:nörd|süd|öst|west|nordöst|nordwest|südöst|südwest)lich|links|rechts|hinter|oberhalb|unterhalb|seitlich|abseits)",
    re.IGNORECASE,
)
# *rechts an Lairalle vorbei Richtung Teich*: the way they take; the place they go to stands behind it.
PAST_IT = re.compile(
    r",?\s*\b(?:(?:links|rechts|östlich|westlich|nördlich|südlich)\s+)?(?:an|am|bei|beim)\s+(?P<what>[^,;.:]{2,30}?)\s+vorbei\b,?"
    r"(?=[^;.]*\b(?:richtung|nach|bis|zu[mr]?|in|auf|gegen)\s+\S)",
    re.IGNORECASE,
)
# *both lots of guns*: both of them.
LOTS_OF = re.compile(
    r"\b(?P<all>both|all|all the|the two|two)\s+(?:lots|sets|groups|batches|bunches)\s+of\s+(?:the\s+)?", re.IGNORECASE
)
# *is of no use to anybody there; it marches*: what he thinks of where they are.
NO_USE = re.compile(
    r"\s+(?:is|are)\s+(?:of\s+)?(?:no|little|not\s+(?:of\s+)?much)\s+(?:use|good|help|value)\b[^;,.:]*(?:[;,]|,?\s+and\b)\s*"
    r"(?:so\s+)?(?:it|he|they|she)\b",
    re.IGNORECASE,
)
# *takes the farm with all his battalions*: with those who are told anyway.
WITH_ALL_OF_HIS = re.compile(
    r"\s+(?:with\s+(?:all|the whole)(?:\s+of)?\s+(?:(?:his|its|their|the)\s+)?"
    r"(?:battalions?|men|brigade|troops|forces?|regiments?|people)"
    r"|with\s+everything\s+(?:he|it|they)\s+(?:has|have|got)|with\s+(?:his|its|their)\s+(?:whole|entire|full)\s+\w+"
    r"|avec\s+tou(?:s|te)\s+(?:ses|sa|son|leurs?)\s+\w+|mit\s+all(?:en|er)?\s+(?:seinen?|seiner|ihren?|ihrer)?\s*\w+"
    r"|mit\s+(?:seiner|ihrer)\s+ganzen\s+\w+)(?=\s*(?:[,;.!)]|$))",
    re.IGNORECASE,
)
# *Bataillon 1/28*: the designation tells already what it is.
NOUN_BEFORE = re.compile(
    r"\b(?:Bataillon|Battalion|Btl|Bat|Bn|Batt|unit|Einheit|unité)\b\.?\s+(?=\d{1,2}/\d)", re.IGNORECASE
)
A_STONES_THROW = re.compile(
    r"\b(?:an?|half an?)\s+(?:good\s+|bare\s+|long\s+)?(?:pistol[\s-]?shot|stone['’]?s[\s-]throw)\b", re.I
)
A_MUSKET_SHOT = re.compile(r"\b(?:a|one)\s+(?:good\s+|bare\s+|long\s+)?musket[\s-]?shot\b", re.I)
MOUNTED_GUNS = re.compile(r"\bberittene(?P<end>[nrsm]?)\s+(?=(?:Batterie|Artillerie|Geschütz|Kanone))", re.IGNORECASE)
POUNDERS = re.compile(r"\b(\d{1,2})[\s-]?(?:pdrs?|pdr|lbrs?|pounders?)\b", re.IGNORECASE)


def at_point(found: re.Match[str]) -> str:
    """A point of the table in brackets, behind the word that tells how it is meant."""
    to = found["to"].split()[0].lower()
    return f"{to if to in PLACING else 'at'} ({found['x']}, {found['y']})"


def standing_there(found: re.Match[str]) -> str:
    """Troops with the place where they stand; without it where a number tells already who they are."""
    numbered = any(character.isdigit() for character in found["who"])
    return f"{found['who']} " if numbered else f"{found['who']} {found['where']} "


def dotless(found: re.Match[str]) -> str:
    """A designation without full stops; one that ends its sentence keeps the last."""
    if found[3]:
        return f"{found[3]}/"
    last = "." if not found.string[found.end() :].strip() else ""
    return f"{found[1]}/{found[2]}{last}"


def reserve_for(found: re.Match[str]) -> str:
    """Nothing, where a square tells where they go; else the words themselves."""
    return "" if SQUARE.search(RESERVE_FOR.sub("", found.string)) else found[0]


def battalion(found: re.Match[str]) -> str:
    """A battalion by a figure for its Roman number."""
    return f"{ROMAN[found['of']]}/" if found["of"] else f"{ROMAN[found['alone']]}. "


# In this order, because one may leave what another is about.
OF_OTHER_GENERALS = turn("other|remaining|rest of|übrigen|anderen|restlichen|autres", OTHER_GENERALS)
OTHER_GENERALS_ALONE = (OF_OTHER_GENERALS,)
TURNS = (
    OF_OTHER_GENERALS._replace(marks=" .;,!"),
    turn("rest|other|übrigen|autres", REST_AS_THEY_ARE),
    turn("til", TILL_HE_KNOWS),
    turn("if", IF_IT_MATTERS),
    turn("so far ", SO_FAR_FORWARD, "there"),
    turn(
        "attacked|charged|threatened|approached|menaced|assailed|beset", ANY_CHARGED, "if cavalry attacks all infantry"
    ),
    turn("reserve", RESERVE_FOR, reserve_for),
    turn("if", POLITE_IF),
    turn("no|nah|nein", ANSWERED),
    # what the writer says of himself and his map
    turn("far", ONLY_SO_FAR),
    turn("mean", I_MEAN_IT),
    turn("map|sheet", ON_THE_MAP, lambda found: f"on the {SIDES_OF_MAP[found['way'].lower()]} side"),
    turn("as |when |while |seen|viewed|looked", AS_SEEN),
    turn("if |as long as|provided|assuming|supposing", IF_I_AM_RIGHT, marks=" .,;:!"),
    # numbers, and how far
    turn("pdr|lbr|pounder", POUNDERS, r"\1 pounders"),
    turn("exception", EXCEPTION, r"\g<who> "),
    turn("not|no more|no f|no nearer|no closer|don|never|without", LIMITS, marks=SPACE),
    turn("third|quarter|half|fifth", SHARES, "many"),
    turn("nicht|ohne|sans|pas", FOREIGN_LIMITS, marks=SPACE),
)
# The same, behind the idioms of other languages.
MORE_TURNS = (
    turn("berittene", MOUNTED_GUNS, r"reitende\g<end> "),
    turn("die|das|der|welche", STANDING_THERE, standing_there),
    turn("werden|wird", INVERTED, r"\g<mark> wenn \g<case> \g<verb>, "),
    turn(
        "stehende|liegende|befindliche|postierte|aufgestellte|haltende", STANDING_BEFORE, r"\g<the> \g<who> \g<where>"
    ),
    turn("imp|royal|kaiserliche", DIGNIFIED),
    turn("hr|h.r|h r|h. r", HIGHNESS, "the Prince"),
    turn("i.e|i. e", THAT_IS, "that is"),
    turn("shot|throw", A_STONES_THROW, "50 paces"),
    turn("shot", A_MUSKET_SHOT, "150 paces"),
    Turn(("/", ",", ";", "|"), POINT, at_point),
    turn("...|…", PAUSE, ","),
    turn("with|avec|mit", WITH_ALL_OF_HIS),
    turn("bat|btl|bn|unit|einheit", NOUN_BEFORE),
    turn("etwas|wenig|bisschen|bißchen|stück|leicht", A_LITTLE),
    turn("vorbei", PAST_IT),
    turn("lots|sets|groups|batches|bunches", LOTS_OF, r"\g<all> the "),
    turn("use|good|help|value", NO_USE),
    turn("/|bat|btl|bn", BATTALION, battalion),
    turn("das|dem|des|beim|vom|zum|und|sein|ihr", ALONE, lambda one: f"{one['the']} {ROMAN[one['roman']]}. Bataillon"),
    turn("/", DOTTED, dotless),
    turn("aufstellung|platz", TAKES_POST, r"stellt sich\g<where>"),
    turn("rücken", IN_THEIR_REAR, "dahinter"),
    turn("aine", ABOUT_SO_MANY, lambda one: f"{SO_MANY[one['many'].lower()]} "),
    turn("égaré|aventuré|attardé|isolé|perdu", STRAYED, " "),
    turn(
        "now|currently|present|still|jetzt|zeit|wärtig|momentan|noch|actuel|présen|moment|encore", WHERE_THEY_ARE, " "
    ),
    turn("dont|qui|quel|je|nous|on|vous|ich|wir|man", OF_WHOM_I, " "),
    turn("cible|objectif|ziel|same", SAME_TARGET, lambda one: f"{AS_THEY[one[0].split()[-1].lower()]} "),
    turn("orange|erlon|artillerie|infanterie|ennemi|autre|etang|aile|attaque", ELIDED, r"\1'"),
)


def plainer(raw: str) -> str:
    """A sentence with Roman numbers of battalions, split verbs and lost apostrophes in the common form."""
    return put_plainly(without_idioms(told_by_verbs(put_plainly(raw, TURNS))), MORE_TURNS)
