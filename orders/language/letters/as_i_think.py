"""As I think: what its writer thinks, fears or was told of somebody, and behind that what he is to do.

*Je crois que 27J va se faire sabrer, alors il rentre derrière le ruisseau*; *on m'a dit que 7M était perdue,
ramenez-la à Quatre-Bras*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

THINKS_FR = (
    r"^\W*(?:je\s+(?:crois|pense|vois|crains|sais|suppose|sens|trouve)|j['’]ai\s+(?:bien\s+)?(?:peur|l['’]impression|vu|lu|compris)|"
    r"il\s+(?:me\s+)?(?:semble|paraît)|on\s+(?:m['’]a\s+dit|me\s+dit|dirait|voit)|"
    r"(?:le|ton|votre)\s+(?:rapport|tableau|compte\s+rendu)\s+(?:dit|montre|indique))\s+(?:bien\s+)?qu(?:e\s+|['’])"
)
NO_ORDER_FR = r"(?!\s*(?:doi|devr|soit|soient|aille|vienne|reste\b|restent\b|ne\s+doi))"
WHO_FR = (
    r"(?P<who>(?:(?:le|la|les)\s+|l['’])?(?:\d{1,2}/?\w*|(?-i:[A-Z])[\w-]+)(?:\s+(?:de\s+)?(?-i:[A-Z])[\w-]+|"
    r"\s+(?:de\s+)?(?:milice|ligne|léger))?)"
)
SO_FR = r"\s*[,;:–—]\s*(?:(?:donc|alors|et|aussi|du\s+coup|mais)\s+)*"
HE_FR = re.keyed(
    rf"{THINKS_FR}{WHO_FR}{NO_ORDER_FR}\s+[^,;:.!?]{{3,70}}{SO_FR}(?:qu['’])?(?:il|elle)s?\s+(?=\w)", re.IGNORECASE
)
I_FR = re.keyed(
    rf"{THINKS_FR}{WHO_FR}{NO_ORDER_FR}\s+[^,;:.!?]{{3,70}}{SO_FR}(?P<i>je|on|nous|vous)\s+(?:les?\s+|la\s+|l['’])(?P<verb>\w+)",
    re.IGNORECASE,
)
BID_FR = re.keyed(
    rf"{THINKS_FR}{WHO_FR}{NO_ORDER_FR}\s+[^,;:.!?]{{3,70}}{SO_FR}(?P<verb>[^\W\d_]+(?:ez|e|s))-(?:les?|la)\b",
    re.IGNORECASE,
)
# *je crois que 7L doit avancer*, *je pense mettre 7L en G10*: what he thinks right is to be done
THINK = r"^(?P<lead>\W*)(?:je\s+(?:crois|pense|trouve|dirais|estime)|il\s+me\s+semble|(?:à\s+)?mon\s+avis)\s+"
MUST_FR = re.compile(
    rf"{THINK}qu(?:e\s+|['’]){WHO_FR}\s+(?P<must>doi(?:t|vent)|devrai(?:t|ent))\s+(?=\w)", re.IGNORECASE
)
BEST_FR = re.compile(
    rf"(?:{THINK}qu(?:e\s+|['’])|^\W*)le\s+mieux\s+(?:est|serait|c['’]est)\s+(?P<that>qu(?:e\s+|['’])|de\s+|d['’])(?=\w)",
    re.IGNORECASE,
)
MEANS_TO = re.compile(
    r"^\W*je\s+(?:pense|compte|préfère|prévois\s+de|propose\s+de|envisage\s+de|choisis\s+de|décide\s+de)\s+"
    r"(?P<deed>mettre|placer|envoyer|garder|avancer|reculer|laisser|poster|ramener|replier|tenir)\s+(?=(?:le\s|la\s|les\s|l['’]|\d|(?-i:[A-Z])))",
    re.IGNORECASE,
)
THINKS_EN = (
    r"^\W*(?:I\s+(?:think|believe|fear|see|reckon|suppose|know|suspect|feel|(?:am|['’]m)\s+(?:afraid|told|sure))|I['’]m\s+(?:afraid|told|sure)|"
    r"it\s+(?:seems|looks\s+like|appears)(?:\s+to\s+me)?|I\s+(?:was|have\s+been|am)\s+told)\s+(?:that\s+)?"
)
WHO_EN = r"(?P<who>(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?/?\w*|(?-i:[A-Z])[\w-]+)(?:\s+(?-i:[A-Z])[\w-]+)?)"
NO_ORDER_EN = r"(?!\s+(?:should|must|ought|had\s+better|can|could|may|might|needs?\s+to|has\s+to)\b)"
HE_EN = re.keyed(
    rf"{THINKS_EN}{WHO_EN}{NO_ORDER_EN}\s+[^,;:.!?]{{3,70}}\s*[,;:–—]\s*(?:(?:so|and|therefore|then)\s+)+(?:it|he|they)\s+(?=\w)",
    re.IGNORECASE,
)
THINKS_DE = (
    r"^\W*ich\s+(?:fürchte|glaube|denke|sehe|vermute|meine|weiß|habe\s+(?:gelesen|gehört|Angst))\s*,\s*"
    r"(?:dass\s+|daß\s+)?"
)
WHO_DE = r"(?P<who>(?:(?:der|die|das)\s+)?(?:\d{1,2}/?\w*|(?-i:[A-ZÄÖÜ])[\w-]+))"
HE_DE = re.keyed(
    rf"{THINKS_DE}{WHO_DE}(?!\s+(?:soll|muss|müss|darf|kann|könnt))\s+[^,;:.!?]{{3,70}}\s*[,;:–—]\s*(?:(?:also|deshalb|daher|darum|und)\s+)+"
    r"(?P<verb>\w+)\s+(?:er|sie|es)\s+(?=\w)",
    re.IGNORECASE,
)

# *As you remark that Campi's men are not all in hand, Bachelu should ...*: what is seen, and no part of the order
AS_ONE_SEES = re.compile(
    r"^(?P<mark>\W*)(?:as|since|because|seeing|given|considering)\s+(?:that\s+)?(?:you|we|I|one|the\s+report|your\s+report|the\s+table|the\s+map)\s+"
    r"(?:(?:can|will|may|must|have|has|could|already|rightly|kindly)\s+)*(?:remark|see|note|notice|observe|know|say|report|tell|mention|show|warn|state)(?:ed|d|s|n)?"
    r"\s+(?:me\s+|us\s+)?(?:in\s+[^,;:.!?]{3,30}\s+)?that\s+[^,;:!?]{5,90},\s*(?=\w)",
    re.IGNORECASE,
)
# *Si j'ai bien compris, ...*, *if I'm not mistaken, ...*: how sure he is of what he tells, and no case
AS_FAR_AS_I_KNOW = re.compile(
    r"^(?P<lead>\W*)(?![^?]*\?\s*$)(?:(?:et|mais|donc|alors|and|but|so|und|aber|also)\s+)?(?:"
    r"si\s+(?:j['’]ai\s+(?:tout\s+)?bien\s+(?:compris|lu|suivi|vu|saisi|compté)|je\s+(?:comprends|lis|vois|compte|suis)\s+bien|je\s+ne\s+me\s+trompe(?:\s+pas)?|"
    r"je\s+(?:ne\s+)?m['’]abuse(?:\s+pas)?|je\s+(?:ne\s+)?dis\s+pas\s+de\s+bêtises?)(?:\s+(?:le\s+rapport|la\s+carte|les\s+règles|la\s+règle|ton\s+mail))?|"
    r"sauf\s+erreur(?:\s+de\s+ma\s+part)?|(?:à|d['’]après)\s+ce\s+que\s+(?:je\s+(?:vois|lis|comprends)|j['’]ai\s+(?:compris|lu|vu))|"
    r"(?:if|unless)\s+(?:I(?:['’]ve|\s+have)?\s+(?:understand|understood|read|got|see)\s+(?:(?:it|this|that|the\s+\w+)\s+)?(?:right|correctly|properly)|"
    r"I(?:['’]m|\s+am)\s+(?:not\s+)?(?:mistaken|wrong|very\s+much\s+mistaken))|as\s+far\s+as\s+I\s+(?:can\s+)?(?:see|tell|understand|know)|"
    r"wenn\s+ich\s+(?:(?:das|es|den\s+Bericht|die\s+Karte|alles)\s+)?(?:richtig\s+(?:verstanden|gelesen|gesehen)\s+habe?|richtig\s+(?:verstehe|sehe|lese)|"
    r"mich\s+nicht\s+(?:irre|täusche))|soweit\s+ich\s+(?:sehe|weiß|verstehe))\s*,?\s+(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *J'ai vu que Campi ne reçoit plus d'ordres, donc Bachelu va en I5*: why, and what another is to do about it
ANOTHER_FR = re.keyed(
    rf"{THINKS_FR}(?P<so>[^,;:.!?]{{3,80}}?){SO_FR}(?=(?:que\s+|qu['’])?(?:(?:le|la|les)\s+|l['’])?(?:\d|(?-i:[A-Z]))[^,;:.!?]{{1,40}}?\s(?!est\b|sont\b|a\b|ont\b|était)\w)",
    re.IGNORECASE,
)


def said_of_him(found: re.Match[str]) -> str:
    """Of whom it is told, before what he does or what is done with him."""
    does = re.search(r"(?:ils?|elles?)\s+$", found[0], re.IGNORECASE)
    return f"{found['lead']}{found['who']} " if does else f"{found['lead']}{found['who']} : "


# *J'ai un doute sur Campi : laisse-le où il est*, *pas de panique pour Stevenart, il reste*: of whom that is told
WORRIED_FOR = re.compile(
    r"^(?P<lead>\W*)(?:j['’]ai\s+(?:un\s+doute|des\s+doutes|peur)\s+(?:sur|pour)|j['’]hésite\s+(?:pour|sur)|je\s+(?:ne\s+)?sais\s+(?:pas|trop)\s+(?:trop\s+)?quoi\s+faire\s+"
    r"(?:de|avec)|je\s+(?:suis\s+inquiet|m['’]inquiète)\s+pour|pas\s+(?:de\s+(?:panique|souci)|d['’]inquiétude)\s+pour)\s+(?P<who>[^,;:.!?]{2,35}?)\s*[,:;–—-]\s*"
    r"(?:donc\s+|alors\s+|mais\s+)?(?:(?:ils?|elles?)\s+(?!(?:est|sont|a|ont|n['’]\w+)\b)|(?=(?:qu['’](?:ils?|elles?)\s|[^\W\d_]+-(?:le|la|les)\b)))",
    re.IGNORECASE,
)

# *..., and then I suppose the 2/28th could come down*: what he would have them do
AND_I_SUPPOSE = re.compile(
    r"(?P<link>[,;]\s*(?:(?:and|but)\s+)?(?:then\s+)?|\b(?:and|but)\s+(?:then\s+)?)I\s+(?:suppose|guess|reckon|think|imagine|dare\s*say)\s*,?\s+"
    r"(?!(?:that\s+)?(?:the\s+)?(?:enemy|French|British|English|Dutch|Prussians?|Allies)\b)(?=(?:that\s+)?(?:(?:the|my|our)\s+)?(?:\d[\w/]*|(?-i:[A-Z])[\w’'-]+)(?:\s+(?!(?:will|would|is|are|was|has|have)\b)[^,;:.!?]{2,50}?)?\s+"
    r"(?:could|can|should|might|may|had\s+better|goes?|comes?|moves?|stays?|holds?|attacks?|advances?|supports?|follows?|falls?)\b)",
    re.IGNORECASE,
)

AS_I_THINK = (
    turn("i suppose|i guess|i reckon|i think|i imagine|i dare", AND_I_SUPPOSE, r"\g<link>"),
    turn("doute|peur|hésite|sais |inqui|panique|souci", WORRIED_FOR, said_of_him),
    turn("si j|erreur|ce que|if i|unless i|as far|wenn ich|soweit ich", AS_FAR_AS_I_KNOW, r"\g<lead>"),
    turn("doi|devrai", MUST_FR, r"\g<lead>\g<who> doit "),
    turn(
        "le mieux",
        BEST_FR,
        lambda found: (
            "que "
            if found["that"].lower().startswith("que")
            else "qu'"
            if found["that"].lower().startswith("qu")
            else ""
        ),
    ),
    turn("je ", MEANS_TO, r"\g<deed> "),
    turn("que |qu'|qu’", HE_FR, r"\g<who> "),
    turn("que |qu'|qu’", I_FR, r"\g<i> \g<verb> \g<who>"),
    turn("que |qu'|qu’", BID_FR, r"\g<verb> \g<who>"),
    turn("que |qu'|qu’", ANOTHER_FR, r"comme \g<so>, "),
    turn("i |i'm|it ", HE_EN, r"\g<who> "),
    turn("ich ", HE_DE, r"\g<who> \g<verb> "),
    turn("that ", AS_ONE_SEES, r"\g<mark>"),
)
