"""French at length: long and polite sentences, with what stands around an order in clauses of its own."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

KINDLY = (
    r"(?:souhaiterais|souhaite|voudrais|veux|désirerais|désire|aimerais|aime|préférerais|préfère|demanderais|demande|tiendrais|proposerais|propose|entends|entendrais|verrais\s+bien|verrais\s+volontiers|"
    r"apprécierais|prierais|suggérerais|suggère)"
)
BESIDE = (
    r"(?:(?:en\s+revanche|toutefois|cependant|pourtant|néanmoins|également|aussi|enfin|surtout|bien|beaucoup|fort|absolument|particulièrement|"
    r"vivement|volontiers|donc|plutôt|encore|simplement|par\s+ailleurs|en\s+outre|de\s+plus|tout\s+de\s+même)\s+)*"
)
# *je préférerais en revanche qu'elle n'attaque pas*
I_WOULD = re.keyed(
    rf"(?P<lead>(?:^|[;:,–—]\s*)\W*(?:(?:et|mais|puis|enfin)\s+)?)(?:je|j['’])\s*{KINDLY}\s+{BESIDE}(?:à\s+ce\s+)?(?P<that>qu(?:e\s+|['’](?=(?:ils?|elles?|on|un|une|Al|I))))",
    re.IGNORECASE,
)
# *Pour la division Foy, la brigade Gauthier s'avance*: of whose men he speaks
OF_WHOSE = re.compile(
    r"^\W*(?:pour|quant\s+(?:à|au)|chez|dans)\s+(?:la\s+|le\s+|l['’]|les\s+)?(?:division|corps|cavalerie|infanterie)\b[^,;:.!?]{0,30},\s+(?=(?:la|le|les|l['’])\s*(?:brigade|batterie|bataillon|régiment|\d))",
    re.IGNORECASE,
)
# *ce qui demandera, je le sais, plus d'un tour*: what it will take
WHICH_WILL_TAKE = re.compile(
    r"\s*,?\s+ce\s+qui\s+(?:lui\s+|leur\s+|nous\s+|me\s+|te\s+|vous\s+)?(?:ne\s+)?(?:demander|prendr|exiger|fer|coûter|nécessiter|suffir|devr|laisser|ser|permettr|donner|éviter|m['’]arranger|pourr)\w*"
    r"(?:\s*,\s*(?:je\s+(?:le\s+)?(?:sais|crois|pense|crains|suppose)(?:\s+bien)?|hélas|sans\s+doute|certes|j['’]en\s+conviens)\s*,)?[^;:,.!?]{0,80}",
    re.IGNORECASE,
)
# *Je ferais une exception pour le 1/92, que je laisserais où il est*: what that one does
EXCEPTION = re.compile(
    r"^\W*(?:(?:et|mais)\s+)?(?:(?:je|j['’])\s*(?:ferais?|fai[st]|ferai)|(?:on|nous)\s+f(?:ait|era|erait|aisons|erions)|il\s+faut\s+faire)\s+(?:toutefois\s+|cependant\s+|seulement\s+|juste\s+)?"
    r"(?:une\s+|la\s+seule\s+)?exception\s+(?:pour|de|en\s+faveur\s+de)\s+(?P<who>(?:(?:le|la|les)\s+|l['’])?[^,;:.!?]{2,40}?)\s*[,:]\s*",
    re.IGNORECASE,
)
# *que je laisserais où il est*
WHOM_I_LEAVE = re.compile(
    r"(?:\bque|\bqu['’]on|\bque\s+nous)\s+(?:je\s+)?(?:laiss|gard|maintien|conserv)\w*\s+(?:là\s+|donc\s+|volontiers\s+|bien\s+|toutefois\s+)*(?:où\s+(?:il|elle|ils|elles)\s+(?:est|sont|se\s+trouve\w*)|en\s+place|sur\s+place|à\s+(?:sa|leur)\s+place)",
    re.IGNORECASE,
)
WHOM_I_SEND = re.compile(
    r"\b(?P<who>^\W*[^,;:.!?]{2,40}?)\s*:\s*que\s+(?:je|j['’]|on|nous)\s*(?:enverrai[st]?|envoie|mettrai[st]?|mets|placerai[st]?|place|posterai[st]?|poste)\s+",
    re.IGNORECASE,
)
# *elle achèverait son mouvement et viendrait se placer en H4*: where that ends
ENDS_ITS_MOVE = re.compile(
    r"\b(?:achèv|achev|termin|fini|poursui|continue)\w*\s+(?:son|leur|sa|le|ce)\s+(?:mouvement|marche|conversion|manœuvre|évolution)\s+(?:et|pour|puis)\s+(?=\w+(?:ait|aient|a|ont|t|e|ent|er|ir|re)\b)",
    re.IGNORECASE,
)
# *en réserve de toute la ligne*
OF_THE_LINE = re.compile(
    r"(?P<as>\b(?:réserve|soutien|appui|seconde\s+ligne|Reserve|Rückhalt|reserve|support))\s+(?:générale?\s+)?(?:à|de|pour|for|of|für)\s+(?:toute\s+(?:la|ma|notre)\s+(?:ligne|droite|gauche|armée)|l['’]ensemble(?:\s+de\s+la\s+ligne)?|"
    r"tou(?:t|s)(?:\s+le\s+monde)?|tous\s+les\s+autres|the\s+whole\s+(?:line|army)|everybody|all\s+of\s+(?:them|us)|die\s+ganze\s+(?:Linie|Armee|Front)|alle(?:s)?)"
    + ENDS,
    re.IGNORECASE,
)
# *où elle servirait de réserve*, behind a square
WHERE_IT_SERVES = re.compile(
    r"(?<=\w)\s*,\s+(?:d['’])?où\s+(?:elle|il|elles|ils)\s+(?:servi|sera|fera|ferai|form|constitu|tiendr)\w*\s+(?:(?:de|la|comme|en|une|notre|ma|d['’])\s*)*(?:réserve|soutien|appui)(?:\s+[^,;:.!?]{2,30})?"
    + ENDS,
    re.IGNORECASE,
)
# *en laissant toutefois la route libre pour l'infanterie*
LEAVING_FREE = re.keyed(
    r"\s*,?\s+(?:(?:tout\s+)?en\s+(?:laissant|dégageant|gardant|libérant)|(?:mais\s+)?sans\s+(?:gêner|encombrer|boucher|barrer|obstruer))\s+(?:toutefois\s+|cependant\s+|bien\s+|autant\s+que\s+possible\s+)*"
    r"(?:(?:la|le|les)\s+|l['’])(?:route|chaussée|chemin|passage|pont|champ|voie|infanterie|colonnes?|rue)(?:\s+de\s+\w+)?(?:\s+(?:libre|dégagée?|ouverte?|free))?(?:\s+(?:pour|à|aux|au)\s+[^,;:.!?]{2,40})?"
    + ENDS
    + r"|\s*,?\s+(?:while\s+|but\s+)?(?:leaving|keeping)\s+the\s+(?:road|way|bridge|lane)\s+"
    r"(?:free|clear|open)(?:\s+for\s+[^,;:.!?]{2,40})?"
    + ENDS
    + r"|\s*,?\s+(?:aber\s+so\s*,\s+dass\s+|und\s+(?:lässt|lassen|hält|halten)\s+|wobei\s+|ohne\s+)"
    r"(?:die|den)\s+(?:Straße|Strasse|Chaussee|Weg|Brücke)\s+(?:(?:dabei|jedoch|aber)\s+)?"
    r"(?:für\s+[^,;:.!?]{2,30}\s+)?(?:frei(?:\s+(?:bleibt|lassen|zu\s+lassen|zu\s+halten))?|zu\s+(?:versperren|blockieren))"
    + ENDS,
    re.IGNORECASE,
)
# *avait l'imprudence de leur prêter le flanc*
SHOWS_HIS_FLANK = re.compile(
    r"\b(?:(?:avait|aurait|a|ont|avaient|faisait|commettait|commet)\s+(?:l['’]imprudence|la\s+(?:bonté|sottise|bêtise|maladresse|gentillesse)|le\s+malheur)\s+de\s+|(?:venait|vient|devait)\s+à\s+)?"
    r"(?P<whom>(?:leur|lui|nous)\s+)?(?:prêt|présent|offr|montr|tend|découvr|expos)(?:e|ent|er|ait|aient|re|ir|îr|rait|it)\s+(?P<whom2>(?:leur|lui|nous)\s+)?(?:le|son|un|leur)\s+flanc",
    re.IGNORECASE,
)

# *viendrait prolonger la droite du 2/72*: beside it
PROLONGS = re.compile(
    r"\b(?:(?:vien(?:t|nent|dra|drait|dront|draient)|ira(?:it|ient)?|va|vont)\s+)?prolong(?:e|ent|er|era|erait|eront|eraient)\s+(?:la|sa|notre)\s+(?P<side>droite|gauche)\s+(?=(?:du|de|des|d['’]))",
    re.IGNORECASE,
)
NOT_BEYOND = re.compile(
    r"\s*,?\s+(?:mais\s+)?sans\s+(?:toutefois\s+|cependant\s+|jamais\s+|pour\s+autant\s+)?(?:(?:la|le|les)\s+(?:dépasser|devancer)|aller\s+au-delà)"
    + ENDS,
    re.IGNORECASE,
)
# *si vous n'y voyez pas d'inconvénient*
IF_YOU_PLEASE = re.compile(
    r"\s*,?\s*\bsi\s+(?:vous|tu)\s+(?:n['’]y\s+(?:voyez|vois|trouvez)\s+(?:pas|point|aucun)\s+(?:d['’]\s*)?(?:inconvénients?|objections?|mal)|(?:le\s+)?(?:jugez|juges|croyez|crois|trouvez|trouves)\s+(?:bon|utile|à\s+propos|possible)|"
    r"(?:le\s+)?(?:permettez|permets)|en\s+êtes\s+d['’]accord)\s*,?(?=\s|[.;!]|$)",
    re.IGNORECASE,
)
FRENCH_AT_LENGTH = (
    turn("si vous|si tu", IF_YOU_PLEASE),
    turn("prolong", PROLONGS, r"se place à \g<side> "),
    turn("sans ", NOT_BEYOND),
    turn("exception", EXCEPTION, r"\g<who> : "),
    turn("laiss|gard|maintien|conserv", WHOM_I_LEAVE, "reste en place"),
    turn("que j|qu'on|qu’on|que nous|que on", WHOM_I_SEND, r"\g<who> va "),
    turn("je |j'|j’", I_WOULD, r"\g<lead>je voudrais \g<that>"),
    turn("pour |quant |chez|dans ", OF_WHOSE),
    turn("ce qui", WHICH_WILL_TAKE),
    turn("mouvement|marche|conversion|man|volution", ENDS_ITS_MOVE),
    turn("réserve|soutien|appui|ligne|reserve|rückhalt|support", OF_THE_LINE, r"\g<as>"),
    turn("où ", WHERE_IT_SERVES, ", en réserve"),
    turn("laissant|dégageant|gardant|libérant|sans |leaving|keeping|straße|strasse|chaussee|weg|brücke", LEAVING_FREE),
    turn("flanc", SHOWS_HIS_FLANK, lambda one: f"{one['whom'] or one['whom2'] or ''}présente le flanc"),
)
