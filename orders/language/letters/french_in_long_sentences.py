"""French in long sentences: fine language, a relative clause behind each name and an aside in each clause.

*Quant au 7e, que l'on a oublié, semble-t-il, sur le chemin, il suivra tout bonnement cette route*; *le 2/28e n'en
bougera sous aucun prétexte*; *qu'il se replie au lieu de se faire sabrer*: what is left is who does what.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$))"
# A verb in the future: in such a letter it is what somebody shall do.
WILL = (
    r"(?:(?:ne\s+|n['’](?:en\s+|y\s+)?|se\s+|s['’](?:y\s+|en\s+)?|l['’]|les?\s+|la\s+|y\s+|en\s+){0,4}"
    r"(?:[a-zà-ÿ]{2,}(?:era|ira|dra|rra|ura|vra|tra|ront)|ira|iront|sera|fera|aura|voudra|viendra|tiendra)\b)"
)
WHO = r"(?P<who>(?!(?:si|quand|lorsque|comme|que|qui|puisque|dès)\b)[^,;:.!?]{2,50}?)"
# *qui*, *que* and *dont* with what is so, thought or has been, and no deed that is to be done
RELATIVE = (
    r"(?:dont|que|qu['’]|qui|auquel|à\s+(?:qui|laquelle)|où)\s*"
    r"(?![^;:.!?]{0,60}?\b(?:ira|iront|devra|devront|doit|doivent|restera|marchera|suivra|tirera)\b)[^;:.!?]{3,110}?"
)
# *y entrera*: where the clause before tells
OF_THAT = r"(?:(?:ne\s+|n['’])?(?:s['’])?(?:y\b|en\b|l['’]))"
# *Le 2/2e, que je trouve terriblement exposé, reculera*
WHO_IS_SO = re.keyed(
    rf"^(?P<lead>\W*(?:(?:et|mais|enfin)\s+)?){WHO}\s*,\s+{RELATIVE}\s*,\s+(?!{OF_THAT})(?={WILL})", re.IGNORECASE
)
# *Quant au 7e, que l'on a oublié, semble-t-il, sur le chemin, il suivra*
AS_FOR_HIM = re.compile(
    rf"^(?P<lead>\W*(?:(?:et|mais|enfin)\s+)?)(?:quant|pour|en\s+ce\s+qui\s+(?:concerne|regarde))\s*(?P<to>à\s+l['’]|à\s+la|aux?|à|les?|la|l['’]|du|des)\s*{WHO}\s*,\s+{RELATIVE}\s*,\s+"
    rf"(?:(?:ils?|elles?)\s+(?={WILL})|(?P<wish>je\s+(?:préfère|préférerais|veux|voudrais|souhaite|désire|demande|tiens\s+à\s+ce)\s+qu['’](?:ils?|elles?)\s+))",
    re.IGNORECASE,
)
# *je préfère qu'il ne fasse rien du tout et reste où il est*
DOES_NOTHING = re.compile(
    r"\b(?:ne\s+)?(?:fass?e?(?:nt)?|fera|feront|fait)\s+(?:absolument\s+)?rien(?:\s+du\s+tout|\s+d['’]autre|\s+pour\s+l['’]instant)?\s*,?\s+(?:et|mais)\s+(?=(?:reste|demeure|se\s+tienne|garde)\w*\b)",
    re.IGNORECASE,
)
# *il suivra tout bonnement cette route*, *en continuant bien entendu de regarder l'ennemi*
ADVERBS = re.compile(
    r"\s*,?\s+(?:tout\s+(?:bonnement|simplement|naturellement|tranquillement|doucement)|bien\s+(?:entendu|sûr)|semble-t-il|à\s+mes\s+yeux|à\s+mon\s+(?:sens|avis|humble\s+avis)|"
    r"sans\s+(?:perdre\s+(?:un|une)\s+(?:instant|minute|seconde)|plus\s+attendre|tarder|délai)|fût-ce\s+en\s+[^,;:.!?]{3,30}?(?=,)|néanmoins|toutefois|cependant|du\s+reste|au\s+demeurant)\b(?:\s*,(?=\s+[a-zà-ÿ]))?",
    re.IGNORECASE,
)
# *s'y maintiendra aussi longtemps qu'il sera humainement possible*
AS_LONG_AS_HE_CAN = re.compile(
    r"\s*,?\s+(?:aussi\s+longtemps\s+qu|autant\s+qu|tant\s+qu)(?:['’]|e\s+)(?:(?:il|cela|ça|elle|ils)\s+)?(?:(?:lui|leur|le)\s+)?(?:(?:sera|est|soit|serait)\s+)?(?:humainement\s+)?(?:possible|pourra|pourront|peut|peuvent|faire\s+se\s+peut)"
    + ENDS,
    re.IGNORECASE,
)
# *..., tandis que le 7e descendra le long de la route*
WHILE_HE = re.compile(
    rf"\s*,\s+(?:tandis\s+que|alors\s+que|cependant\s+que|pendant\s+que)\s+(?=(?:les?|la|l['’])[^;:.!?]{{2,160}}?\b{WILL})",
    re.IGNORECASE,
)
# *n'en bougera sous aucun prétexte*
UNDER_NO_PRETEXT = re.compile(
    r"\b(?:ne\s+|n['’])(?:en\s+|y\s+)?(?P<deed>boug|sortir|quitter|part|démord)(?P<end>era|eront|a|ira|iront|ont|e|ent)?(?P<what>\s+(?:sa|leur|la|son)\s+\w+)?\s+(?:sous\s+aucun\s+prétexte|à\s+aucun\s+prix|pour\s+rien\s+au\s+monde|en\s+aucun\s+cas|pas\s+d['’]un\s+pouce)",
    re.IGNORECASE,
)
# *, puisque ce carrefour est la porte par laquelle doivent entrer nos secours*: why
SINCE_IT_IS = re.compile(
    r"(?P<told>\w[^.;!?]{5,150}?)\s*,\s*(?:puisque|puisqu['’]|car|parce\s+que|vu\s+que)\s*(?:ce|cette|c['’]est|cet|là|elle\s+est|il\s+est|ils\s+sont)\b(?![^.;!?]{0,90}\b(?:donc|alors|il\s+faut)\b)[^.;:!?]{3,120}?(?=\s*[.!…]*\s*$)",
    re.IGNORECASE,
)
# *tirent à volonté sur tout ce qui passera à leur portée*
AT_ALL_IN_REACH = re.compile(
    r"(?P<fires>\b(?:tir|fass?e|fai)\w*\s+(?:feu\s+)?(?:à\s+volonté|librement|à\s+leur\s+gré))\s+sur\s+(?:tout\s+ce\s+qui|quiconque|tous\s+ceux\s+qui|tout\s+ennemi\s+qui)\s+(?:pass|vien|se\s+présent|approch|s['’]approch|entr|se\s+montr|arriv|boug)\w*"
    r"(?:\s+(?:à|dans)\s+(?:leur|sa|bonne|la)?\s*(?:portée|rayon|vue)|\s+(?:devant|près\s+de)\s+(?:eux|lui|elle|elles))?",
    re.IGNORECASE,
)
# *qu'il se replie au lieu de se faire sabrer pour l'honneur*
RATHER_THAN_DIE = re.compile(
    r"\s*,?\s+(?:au\s+lieu|plutôt\s+que)\s+(?:de\s+|d['’])(?:se\s+(?:faire|laisser)\s+[a-zà-ÿ]+(?:er|ir|re)|mourir|périr|s['’]entêter|s['’]obstiner|jouer\s+les\s+héros)[^,;:.!?\d]{0,30}?"
    + ENDS,
    re.IGNORECASE,
)
# *les pièces 18/6FA, qui sont, si j'ai bien mesuré, les plus proches d'elle*
WHICH_ARE_NEAREST = re.compile(
    r"\s*,\s+(?:qui|lesquel(?:le)?s)\s+(?:sont|est|me\s+paraissent|me\s+semblent)\s*(?:,\s*si\s+[^,;:.!?]{3,40}?,)?\s*(?:l[ea]s?|à\s+la)\s+(?:plus\s+)?(?:proches?|voisine?s?|près|portée|menaçante?s?|dangereu\w+)[^,;:.!?\d]{0,30}?"
    + ENDS,
    re.IGNORECASE,
)
# *elle ménagera sa poudre en ne tirant que sur l'infanterie, jamais sur d'autres canons*
SAVES_POWDER = re.keyed(
    r"\b(?:(?:et\s+)?de\s+là\s*,?\s+)?(?P<he>(?:ils?|elles?)\s+)?(?:ménag|épargn|économis|réserv)(?:era|eront|e|ent)\s+(?:sa|leur|ses|leurs)\s+(?:poudre|munitions?|boulets|coups|cartouches)\s+(?:en\s+)?(?:ne\s+tirant\s+que|pour\s+ne\s+tirer\s+que|et\s+ne\s+tir\w+\s+que)\s+"
    r"(?P<at>(?:sur|contre)\s+(?:l['’]infanterie|la\s+cavalerie|les\s+\w+))(?:\s*,?\s+(?:et\s+)?jamais\s+(?:sur|contre)\s+(?:(?:d['’]autres|les|l['’]|la)\s*)?(?:canons|artillerie|pièces|batteries|cavalerie|cavaliers))?",
    re.IGNORECASE,
)
# *que personne, si grisé qu'il soit par un succès, ne se lance à la poursuite*
HOWEVER_HE_IS = re.compile(
    r"\s*,\s+(?:si|aussi|quelque|tout)\s+[a-zà-ÿ]+\s+(?:qu['’](?:ils?|elles?|on)\s+(?:soi(?:t|ent)|puiss\w+\s+être)|soi(?:t|ent)-(?:ils?|elles?))[^,;:.!?\d]{0,50}?\s*,(?=\s)",
    re.IGNORECASE,
)
# *tournée vers le midi*: to the south
TO_THE_SOUTH = re.compile(
    r"\b(?P<to>(?:tourné\w*|face|front|regard\w*|regardant|orienté\w*|dirigé\w*)\s+(?:vers\s+le|au|vers|le))\s+midi\b",
    re.IGNORECASE,
)
# *en H9, sur le bord nord du ruisseau*: where that is
ON_THE_BANK = re.compile(
    rf"(?P<at>\ben\s+{SQUARE})\s*,\s+sur\s+(?:le\s+bord|la\s+rive)\s+(?:nord|sud|est|ouest|gauche|droite)\s+d(?:u|e\s+la|e\s+l['’])\s*\w+",
)
# *à l'est du village, en H9*: that square
IN_THAT_SQUARE = re.keyed(
    rf"(?<=\w\s)(?:à\s+l['’](?:est|ouest)|au\s+(?:nord|sud))\s+(?:du|de\s+la|de\s+l['’]|des|d['’]|de)\s*[^,;:.!?]{{2,24}}?\s*,\s+(?P<at>en\s+{SQUARE})",
    re.IGNORECASE,
)
# *Celle de Bijleveld, puisqu'elle est attelée de si bons chevaux, ira*
SINCE_HE_IS = re.keyed(
    rf"^(?P<lead>\W*){WHO}\s*,\s+(?:puisqu|comme|parce\s+qu|vu\s+qu|bien\s+qu|quoiqu)(?:['’]|e\s+)?\s*(?:ils?|elles?)\s+[^,;:.!?]{{3,60}}?\s*,\s+(?={WILL})",
    re.IGNORECASE,
)
# *Commençons par Gemioncourt, qui est la clef de tout le reste : ...*
LET_US_BEGIN = re.compile(
    r"^\W*(?:commençons|passons|venons-en|continuons|finissons|terminons|allons)(?:\s+(?:donc|maintenant|d['’]abord|enfin))*\s+(?:par|à|au|aux)\s+(?P<where>[^,;:.!?]{2,40}?)\s*,\s+(?:qui|que|dont|où)\s+[^;:.!?]{3,90}?\s*:\s+(?=\S)",
    re.IGNORECASE,
)
# *en continuant de regarder l'ennemi*
STILL_FACING = re.keyed(
    r"\s*,?\s+(?:tout\s+)?en\s+(?:continuant|restant|demeurant|gardant)\s+(?:(?:à|de|le|son)\s+)?(?:regarder|faire\s+(?:face|front)|front|face|tourné\w*|visage)\s+(?:(?:à|vers|contre|tourné\s+vers)\s+)?(?:l['’]ennemi|l['’]adversaire|aux\s+français|à\s+eux)"
    + ENDS,
    re.IGNORECASE,
)
# *ne se lance à la poursuite de qui que ce soit*
AFTER_ANYONE = re.compile(
    r"\b(?:se\s+(?:lance|jette|précipite|mette)|s['’]élance)(?:nt)?\s+à\s+la\s+poursuite\s+(?:de\s+|d['’])(?:qui\s+que\s+ce\s+soit|quiconque|personne|l['’]ennemi|ceux\s+qui\s+[^,;:.!?]{3,30}?)"
    + ENDS,
    re.IGNORECASE,
)
# *Le prince d'Orange, si brave et si étourdi, ne quittera point la batterie*
SO_BRAVE = re.compile(
    r"\s*,\s+(?:si|aussi|trop|toujours)\s+[a-zà-ÿ]{4,14}(?:\s+et\s+(?:si|aussi|trop)\s+[a-zà-ÿ]{4,14})?\s*,(?=\s+[a-zà-ÿ])"
)
# *Le duc ira de sa personne encourager le 1/2e de Nassau*: joins it
GOES_TO_CHEER = re.compile(
    r"(?P<who>\b(?:duc|général|prince|maréchal|comte)\b[^,;:.!?]{0,30}?)\s+(?:ira|va|viendra|se\s+rendra)\s+(?:(?:de\s+sa\s+personne|en\s+personne|lui-même|aussitôt)\s+)*(?:encourager|rallier|animer|stimuler|réconforter|commander|conduire|exhorter|raffermir)\s+(?=(?:les?|la|l['’])\s*\w)",
    re.IGNORECASE,
)
# *rejoindra le 1/2e*
WILL_JOIN = re.compile(r"\brejoindr(?P<end>a|ont)(?=\s+(?:les?|la|l['’])\s*\w)", re.IGNORECASE)
# *Le prince d'Orange ne quittera point la batterie de Bijleveld*: stays with it
STAYS_WITH = re.compile(
    r"(?P<who>\b(?:duc|général|prince|maréchal|comte)\b[^,;:.!?]{0,30}?)\s+ne\s+quitte(?:ra)?\s+(?:pas|point)(?:\s+(?:d['’]un\s+pas|d['’]une\s+semelle))?\s+(?=(?:(?:la|sa|cette)\s+(?:batterie|brigade)|(?:le|son|ce)\s+(?:bataillon|régiment)|(?:les|ses|ces)\s+(?:canons|pièces|troupes|hommes|chasseurs|batteries))\b)",
    re.IGNORECASE,
)
# *tirera d'abord sur 18/6FA, puis sur tout ce qui s'approchera*
THEN_AT_ALL = re.compile(
    r"\s*,?\s+(?:et\s+)?(?:puis|ensuite)\s+(?:sur|contre)\s+(?:tout\s+ce\s+qui|quiconque|tous\s+ceux\s+qui)\s+(?:s['’]|se\s+)?[a-zà-ÿ]{4,14}(?:\s+[^,;:.!?\d]{2,24})?"
    + ENDS,
    re.IGNORECASE,
)
# *Je désire que tous forment le carré, et que personne ne poursuive*
AND_THAT_NOBODY = re.compile(r"(?P<and>,?\s+et)\s+qu(?:e\s+|['’])(?=(?:personne|nul|aucune?)\b)", re.IGNORECASE)

# *elle ne quittera pas la place qu'elle occupe*: stays
KEEPS_HIS_PLACE = re.compile(
    r"\b(?:(?P<he>ils?|elles?)\s+)?ne\s+quitter(?:a|ont)\s+(?:pas|point)\s+(?:la\s+(?:place|position)|le\s+(?:lieu|poste|terrain)|l['’]endroit)(?:\s+(?:qu['’](?:ils?|elles?)\s+(?:occupent?|tien\w+)|où\s+(?:ils?|elles?)\s+(?:sont|est|se\s+trouv\w+)))?"
    + ENDS,
    re.IGNORECASE,
)
# *il ne leur sera permis de charger que si on les attaque*
ALLOWED_ONLY = re.compile(
    r"\bil\s+ne\s+(?P<whom>lui|leur)\s+(?:est|sera)\s+permis\s+de\s+charger\s+que\s+(?=si\b|s['’])", re.IGNORECASE
)
# *le 1/4e, tandis que les autres restent, gagnera Petit-Pierrepont*
OTHERS_STAY = re.compile(
    r"\s*,\s+(?:tandis|alors|pendant)\s+que\s+(?:les\s+autres|le\s+reste|tous\s+les\s+autres|ses\s+(?:camarades|voisins))\s+(?:rest|demeur|ne\s+boug|attend|se\s+tien)[a-zé]*(?:\s+(?:pas|point|en\s+place|où\s+ils\s+sont|sur\s+place|là|tranquilles?))*\s*(?:,(?=\s)|(?=\s*[.!]*\s*$))",
    re.IGNORECASE,
)
# *se tiendra auprès de Gauthier et n'ira pas plus loin*
NO_FURTHER = re.compile(
    r"\s*,?\s+(?:et|mais)\s+(?:ils?\s+|elles?\s+)?n['’]ir(?:a|ont)\s+(?:pas|point)\s+plus\s+loin" + ENDS, re.IGNORECASE
)
# *Je vous prierai de faire avancer*
I_SHALL_BEG = re.compile(r"\b(?P<je>je\s+vous)\s+(?:prierai|demanderai|saurais\s+gré)s?(?=\s+de\b)", re.IGNORECASE)

FRENCH_IN_LONG_SENTENCES = (
    turn("si |aussi|trop|toujours", SO_BRAVE),
    turn("duc|général|prince|maréchal|comte", GOES_TO_CHEER, r"\g<who> rejoindra "),
    turn("rejoindr", WILL_JOIN, lambda one: "rejoint" if one["end"] == "a" else "rejoignent"),
    turn("quitte", STAYS_WITH, r"\g<who> restera avec "),
    turn("puis|ensuite", THEN_AT_ALL),
    turn("prierai|demanderai|saurais", I_SHALL_BEG, r"\g<je> prie"),
    turn("quitter", KEEPS_HIS_PLACE, lambda one: f"{one['he']} reste" if one["he"] else "reste"),
    turn("permis", ALLOWED_ONLY, lambda one: "il ne charge " if one["whom"].lower() == "lui" else "ils ne chargent "),
    turn("les autres|le reste|ses ", OTHERS_STAY, " "),
    turn("plus loin", NO_FURTHER),
    turn("commençons|passons|venons|continuons|finissons|terminons|allons", LET_US_BEGIN, r"À \g<where> : "),
    turn(
        "bonnement|simplement|naturellement|tranquillement|doucement|entendu|bien sûr|semble|mes yeux|mon |sans |fût|"
        "néanmoins|toutefois|cependant|reste|demeurant",
        ADVERBS,
    ),
    turn("mesuré|proche|voisin|près|portée|menaçant|dangereu", WHICH_ARE_NEAREST),
    turn(
        "quant|pour|concerne|regarde",
        AS_FOR_HIM,
        lambda one: f"{one['lead']}{with_his_article(one['to'])}{one['who']} ",
    ),
    turn("dont|que|qu'|qu’|qui|auquel|laquelle| où", WHO_IS_SO, r"\g<lead>\g<who> "),
    turn("qu", SINCE_HE_IS, r"\g<lead>\g<who> "),
    turn("possible|pourr|peu", AS_LONG_AS_HE_CAN),
    turn("tandis|alors|cependant|pendant", WHILE_HE, " ; "),
    turn("prétexte|prix|monde|cas|pouce", UNDER_NO_PRETEXT, "reste"),
    turn("puisqu|car |parce|vu ", SINCE_IT_IS, r"\g<told>"),
    turn("sur ", AT_ALL_IN_REACH, r"\g<fires>"),
    turn("lieu|plutôt", RATHER_THAN_DIE),
    turn("tirant|tirer|tir", SAVES_POWDER, r"\g<he>ne tire que \g<at>"),
    turn("soi", HOWEVER_HE_IS, ""),
    turn("personne|nul|aucun", AND_THAT_NOBODY, r"\g<and> "),
    turn("poursuite", AFTER_ANYONE, "poursuit"),
    turn("midi", TO_THE_SOUTH, r"\g<to> sud"),
    turn("bord|rive", ON_THE_BANK, r"\g<at>"),
    turn("en ", IN_THAT_SQUARE, r"\g<at>"),
    turn("rien", DOES_NOTHING),
    turn("en ", STILL_FACING),
)


def with_his_article(to: str) -> str:
    """The article of a name behind *quant à*."""
    low = to.lower().replace("’", "'")
    return {"au": "le ", "à la": "la ", "à l'": "l'", "aux": "les ", "à": ""}.get(
        low, f"{low} " if low[-1] != "'" else low
    )
