"""French turns: what is forbidden in nouns, what is left behind on the way, and remarks that lead up to an order."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import ARTICLES
from orders.language.letters.premises import BIDDEN_FR
from orders.language.letters.turns import SQUARE, turn

# *sans un ordre exprès de ma main*, *sauf ordre écrit de ma part*: without orders, however solemnly.
FORMAL_ORDER = re.compile(
    r"(?:\b(?P<lead>sans)|\s*,?\s*\bsauf)\s+(?:(?:un|mon|mes|d['’]autres?|l['’])\s*)?(?:nouvel\s+)?(?P<order>ordres?)"
    r"(?:\s+(?:exprès|express?e?|formel|écrit|ecrit|précis|signé|direct))*"
    r"(?:\s+(?:(?:écrit\s+|signé\s+|donné\s+|venu\s+)?de\s+ma\s+(?:propre\s+)?(?:main|part|bouche)|"
    r"(?:venu\s+|signé\s+)?de\s+moi(?:-même)?|du\s+maréchal|de\s+Ney))?(?=\s*(?:[,;.:!)]|$))",
    re.IGNORECASE,
)
FORBIDDEN = r"(?:défense|defense|interdiction)"
STRICT = r"(?:\s+(?:expresse|formelle|absolue|stricte|totale))?"
# *Défense leur est faite de charger*, *Interdiction est faite aux lanciers de charger*
FORBIDDEN_TO = re.compile(
    rf"^(?P<lead>\W*(?:(?:et|mais)\s+)?){FORBIDDEN}{STRICT}\s+(?:(?P<them>leur|lui)\s+)?est\s+faite{STRICT}\s+"
    r"(?:(?P<whom>(?:à|au|aux)\b[^,;:.!?]{2,40}?)\s+)?(?P<of>de\s+|d['’])(?=\w)",
    re.IGNORECASE,
)
# *Défense aux lanciers de charger*
NO_VERB = re.compile(
    rf"^(?P<lead>\W*(?:(?:et|mais)\s+)?){FORBIDDEN}{STRICT}\s+(?P<whom>(?:à|au|aux|"
    rf"pour)\s[^,;:.!?]{{2,40}}?)\s+(?P<of>de\s+|d['’])(?=\w+(?:er|ir|re)\b)",
    re.IGNORECASE,
)
# *sort du bois Delhutte et va à Lairalle*: where he goes out of is where he stands.
GOES_OUT = re.compile(
    r"\b(?:sort(?:ent|ira|iront|e|ir)?|débouche(?:nt|ra|ront|r)?|quitte(?:nt|ra|ront|r)?)\s+"
    r"(?:du|de\s+la|de\s+l['’]|des|de\s+son|de\s+sa|de\s+leur|de|d['’]|le|la|l['’]|les|son|sa|leur)\s*"
    r"(?:bois|forêt|taillis|couvert|abri|ferme|village|hameau|trou)(?:\s+(?:de\s+(?:la\s+)?|"
    r"d['’])?[A-Z][\w-]+)?\s*,?\s+(?:et|puis|pour)\s+"
    r"(?:puis\s+|ensuite\s+|alors\s+)?(?=(?:se\s+|s['’])?(?:vien\w+|venir|v[ao]\b|vont|ira|iront|aller|port\w+|"
    r"rend\w*|rang\w+|avanc\w+|march\w+|"
    r"gagn\w+|plac\w+|mett\w+|met\b|dirig\w+|rapproch\w+)\b)",
    re.IGNORECASE,
)
# *La Garde étant un trésor, elle ne saurait servir : canons et cavaliers restent*: what is so leads up to it.
BEING_SO = re.compile(
    r"^(?P<lead>\W*)(?P<who>[^,;:.!?]{2,50}?)\s+(?P<is>étant|n['’]étant|ayant|n['’]ayant|est|n['’]est|sont|"
    r"ne\s+sont)\s+(?P<so>[^,;:.!?]{3,80}),\s*"
    r"(?P<what>(?:ils?|elles?)\s+(?:ne\s+(?:saurai\w+|peut|peuvent|pourrai\w+)|n['’](?:a|ont|est)|est|sont|a|"
    r"ont)\b[^,;:.!?]{3,80})"
    r"\s*[:;]\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *Pour le tour 2 le cinquième milice reste*, *Pour ce tour : ...*: every letter is for its turn.
FOR_THIS_TURN = re.compile(
    r"^(?P<lead>\W*)pour\s+(?:ce\s+tour(?:-?ci)?|(?:le\s+)?(?:(?:premier|deuxième|second|troisième)\s+tour|"
    r"tour\s+(?:n°\s*)?\d+))"
    r"\s*[,:–—-]?\s+(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *Pour le reste de l'artillerie : la 18/6FA tire ...*: who is spoken of
FOR_THE_REST = re.compile(
    r"^(?P<lead>\W*)pour\s+(?P<who>(?:le\s+reste|tout\s+le\s+reste|l['’]ensemble|les\s+autres)\b[^,;:.!?]{0,40}:)",
    re.IGNORECASE,
)
# *Demi-tour pour le 3/108*, *repos pour la Garde*: a word of command, and for whom
COMMAND_FOR = re.compile(
    r"^(?P<lead>\W*)(?:(?P<about>demi[- ]tour|volte[- ]face)|(?P<rest>repos|halte|pause)|(?P<on>en\s+avant)|"
    r"about[- ](?:turn|face))\s+(?:aussi\s+)?(?:pour|for)\s+"
    r"(?P<who>(?:(?:le|la|les|the)\s+|l['’])?(?:brigade\s+|division\s+)?(?:(?-i:[A-ZÀ-Ý\d])|stevenart|bijleveld)[^,;:.!?]{0,40}?)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Personne ne bouge sauf le 7M*: all stay but him
NOBODY_STIRS = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais|que|donc|sinon)\s+)?)(?:personne|nul|rien)\s+(?:ne\s+|n['’]\s*)?(?:bouge(?:ra)?|remue|se\s+déplace|change\s+de\s+place)(?:\s+d['’]un\s+(?:pouce|pas|poil))?"
    r"(?:\s+sans\s+(?:mon\s+|un\s+|nouvel\s+)?(?:ordre|accord|autorisation|feu\s+vert)(?:\s+de\s+ma\s+part)?)?"
    r"(?=\s*(?:[.!;]|$)|\s*,?\s+(?:sauf|à\s+part|a\s+part|excepté|hormis|hors|à\s+l['’]exception)\b)",
    re.IGNORECASE,
)
# *reste dans le coin de F9*, *aux alentours de la ferme*: about there
ABOUT_THERE = re.compile(
    r"\b(?:dans\s+(?:le\s+(?:coin|secteur|voisinage)|les\s+(?:parages|environs)|la\s+zone)|aux?\s+(?:alentours?|abords|environs))\s+(?P<of>de\s+la\s+|de\s+l['’]|du\s+|des\s+|de\s+|d['’])(?=\w)",
    re.IGNORECASE,
)
# *plus à l'est, vers G8*: there
FARTHER_THERE = re.compile(
    r"\s*,?\s+(?:(?:un\s+peu|encore|nettement|juste)\s+)*plus\s+(?:à\s+l['’](?:est|ouest)|au\s+(?:nord|sud)(?:-(?:est|ouest))?|loin|haut|bas|en\s+(?:avant|arrière|retrait)|à\s+(?:gauche|droite)|près)\s*,\s+"
    rf"(?=(?:vers|en|à|jusqu['’]en|jusqu['’]à)\s+{SQUARE})",
    re.IGNORECASE,
)
# *Gauthier ne dépasse pas le ruisseau*, and no more: no march as far as there
ONLY_A_LIMIT = re.compile(
    r"^(?P<who>\W*(?:(?:le|la|les)\s+|l['’])?(?:brigade\s+|division\s+|général\s+)?[\w/-]+(?:\s+et\s+(?:(?:le|la)\s+)?[\w/-]+)?)\s+ne\s+dépasse(?P<many>nt|ront)?(?:ra)?\s+(?:pas|point|jamais)\s+"
    r"(?=[^;:!?]{2,40}$)",
    re.IGNORECASE,
)
# *précédé de ses tirailleurs*: who goes before him
PRECEDED_BY_HIS = re.compile(
    r"\s*,?\s+(?:précédée?s?|precedee?s?|éclairée?s?|couverte?s?)\s+(?:de|par)\s+(?:ses|leurs|quelques|une\s+ligne\s+de)\s+(?:tirailleurs|éclaireurs|voltigeurs)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Jamin : 1. suivre Gauthier 2. rester à 8 cm derrière*: one after the other
IN_STEPS = re.compile(
    r"^(?P<head>[^:;.!?]{2,40}:)\s*(?:1|a)\s*[.)°]\s*(?P<steps>(?!(?:bataillon|bat|bn|compagnie|cie|léger|leger|ligne|er\b|company|batt|line)\b)(?-i:[a-zà-ÿ]).{2,80}?[\s,;](?:2|b)\s*[.)°]\s*"
    r"(?!(?:bataillon|bat|bn|compagnie|cie|léger|leger|ligne|e\b|company|batt|line)\b)(?-i:[a-zà-ÿ]).{2,120})$",
    re.IGNORECASE,
)
STEP = re.compile(r"\s*[,;]?\s*(?<!\w)(?:[2-6]|[b-e])\s*[.)°]\s*(?=(?-i:[a-zà-ÿ]))")


# *..., ça l'occupera*: what good that does
CA_SUFFIRA = re.compile(
    r"(?<=\w)\s*[,;]\s*(?:et\s+|comme\s+ça\s+)?(?:ça|cela)\s+(?:(?:l['’]|les\s+|nous\s+|me\s+|vous\s+|leur\s+|lui\s+)\s*)?(?:occuper|suffir|aider|calmer|changer|servir|éviter|ir|suffit|va)[a-zé]*\b[^,;:.!?]{0,25}(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *Le prince d'Orange, on l'envoie au carrefour*
ON_LENVOIE = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:(?:le|la|les|l['’])\s*)?[^,;:.!?]{2,40}?)\s*,\s*(?:on|je|nous)\s+(?:l['’]|les\s+)envoi(?:e|ent|ons)\s+(?=\w)",
    re.IGNORECASE,
)


def in_steps(found: re.Match[str]) -> str:
    """Steps by their numbers as one does them, one after the other."""
    english = re.search(r"\b(?:the|and|to|at|with|behind|then|move|follow|stay|keep|form|attack)\b", found["steps"])
    return f"{found['head']} {STEP.sub(', then ' if english else ', puis ', found['steps'])}"


# *Gauthier marche le premier, Husson ensuite*: in what order, and no battalion
GOES_THE_FIRST = re.compile(
    r"\b(?P<goes>march\w+|part(?:ent|ira|iront|e|ir)?|avanc\w+|boug\w+|agi\w+|jou\w+|pass\w+|va|vont|ira|iront|commenc\w+|démarr\w+|arriv\w+|s['’]ébranl\w+|"
    r"se\s+(?:déplac|port|met|mett)\w+(?:\s+en\s+(?:route|marche|mouvement))?|entr\w+\s+en\s+jeu)\s+(?:toujours\s+|tout\s+)?"
    r"(?:le|la|les)\s+(?P<which>premi(?:er|ère|ers|ères)|derni(?:er|ère|ers|ères)|second(?:e|s)?|deuxième)(?=\s*(?:[,;.!:)]|$|(?:et|puis|ensuite|avant|devant|après|en|vers|jusqu\S*|sur|à)\s))",
    re.IGNORECASE,
)
RANKS = {"p": "en premier", "d": "en dernier", "s": "en second"}
# *pour les canons : stevenart tire ...*, *niveau cavalerie : ...*: what is spoken of
ABOUT_AN_ARM = re.compile(
    r"^(?P<lead>\W*(?:(?:et|alors|bon|donc|ensuite|puis|sinon|enfin)\s+)?)(?:pour|niveau|au\s+niveau\s+de|question|côté|cote|concernant|quant\s+à|quant\s+aux|rayon|s['’]agissant\s+de)\s+"
    r"(?P<the>les?\s+|la\s+|l['’]|mes\s+|nos\s+|des\s+)?(?P<arm>canons|batteries|pièces|artillerie|artilleurs|cavalerie|cavaliers|infanterie|fantassins|généraux|generaux|chefs)"
    r"\s*(?::|(?<=canons)\s*,|(?<=pièces)\s*,|(?<=artillerie)\s*,|(?<=généraux)\s*,)\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
THE = {
    "canons": "les ",
    "batteries": "les ",
    "pièces": "les ",
    "cavalerie": "la ",
    "artillerie": "l'",
    "infanterie": "l'",
}
# *personne ne charge svp on attend les renforts*: behind a *please* another clause begins.
PLEASE = re.compile(
    r"\b(?P<please>svp|stp|s['’]il\s+(?:vous|te)\s+pla[iî]t)\s+(?=(?:on|c|c['’]est|ils?|elles?|je|j['’]ai|jai|"
    r"nous|ça|ca|la\s+dernière\s+fois|"
    r"la\s+derniere\s+fois|car|parce|sinon)\b)",
    re.IGNORECASE,
)
# *et pas besoin d'attendre que je gueule*: nothing that has to be done
NO_NEED = re.compile(
    r"(?P<mark>[,;–—-])\s*(?:et\s+|mais\s+)?(?:il\s+n['’](?:y\s+)?(?:a|est)\s+)?(?:pas|point|nul|"
    r"aucun)\s+(?:besoin|la\s+peine|nécessaire|utile)\s+"
    r"(?:de\s+|d['’]|que\s+|qu['’])[^,;:.!?]{3,60}(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Pour le 8M j'avais pensé à La Bergerie, mais non, finalement laissez-le où il est*
I_HAD_THOUGHT = re.compile(
    r"^(?P<lead>\W*)(?:pour|quant\s+à|quant\s+au|quant\s+aux)\s+(?P<who>[^,;:.!?]{2,40}?)\s*,?\s+(?:j['’]avais|"
    r"j['’]ai|nous\s+avions|on\s+avait)\s+"
    r"(?:d['’]abord\s+)?(?:pensé|songé|prévu|voulu|envisagé)\b[^;:.!?]{2,60}?,\s*(?:mais\s+)?(?:non\s*,?\s*)?"
    r"(?:finalement|tout\s+compte\s+fait|à\s+la\s+réflexion|après\s+réflexion|réflexion\s+faite|"
    r"en\s+fait)\s*[,:]?\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *Il y retrouvera le 2/28 qui, lui, garde le carrefour*: of whom that is told
FINDS_HIM_THERE = re.compile(
    r"^(?P<lead>\W*)(?:ils?|elles?)\s+y\s+(?:retrouv|trouv|rencontr|"
    r"rejoin)\w+\s+(?P<who>[^,;:.!?]{2,40}?)\s*,?\s+qui\b\s*,?\s*"
    r"(?:(?:lui|elle|eux|elles)\s*,?\s+)?(?=(?:ne\s+|n['’])?\w)",
    re.IGNORECASE,
)
# *tire sur les canons tant qu'il en reste*
WHILE_ANY_ARE_LEFT = re.compile(
    r"\s*,?\s*\b(?:tant\s+qu['’]il\s+(?:en|y\s+en|leur\s+en)\s+(?:reste|a)(?:\s+(?:un|une|encore))?|"
    r"(?:as|so)\s+long\s+as\s+there\s+(?:is|are)\s+any(?:one|body|thing)?\s+left)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *elles ne bougent pas et continuent sur les canons*: guns that go on firing
GUNS_GO_ON = re.compile(
    r"(?P<guns>\b(?:batteries?|pièces|pieces|canons|artillerie|obusiers|\d+/\d+[FH]A)\b(?:\s+(?:de\s+|du\s+|"
    r"d['’])(?:la\s+)?[\w-]+)?(?-i:[^.;:!?A-Z])*?)\bcontinu(?P<many>ent|eront)?(?:e|era)?\s+"
    r"(?:(?:leur|son|le)\s+(?:feu|tir)\s+)?(?=sur\s)",
    re.IGNORECASE,
)
MARCHES = re.compile(
    r"\b(?:va|vont|ira|iront|vien\w+|descend\w*|avanc\w+|march\w+|port\w+|gagn\w+|mont\w+|remont\w+|recul\w+|"
    r"repli\w+|rapproch\w+|"
    r"dirig\w+|goes|go|moves?|marches|advances?|comes?|falls?|pulls?|draws?)\b",
    re.IGNORECASE,
)
# *descend vers le 1/2 Nassau, mais qu'il ne sorte pas du bois*: how far the march goes, which goes no farther.
BUT_NO_FARTHER = re.compile(
    r"^(?P<march>[^;:.!?]{6,120}?)\s*,\s*(?:(?:mais|et)\s+(?:surtout\s+)?(?:qu['’])?(?:ils?|"
    r"elles?)\s+ne\s+(?:doi(?:t|vent)\s+)?"
    r"(?:pas\s+)?(?:sor|quitt|dépass|franchi|travers|entr)\w*(?:\s+(?:pas|point|jamais))?|"
    r"but\s+(?:it|they|he)\s+(?:does|do|must|shall|should|is|are)\s*(?:not|n['’]t)\s+(?:to\s+)?(?:leave|"
    r"come\s+out\s+of|cross|pass|enter|"
    r"go\s+(?:into|beyond|past|out\s+of)))\s+[^,;:.!?]{2,40}(?=\s*(?:[.!]|$))",
    re.IGNORECASE,
)
# *de C14 à Quatre-Bras*: from there, and not to there
FROM_FRENCH = re.compile(rf"\bde\s+(?P<from>{SQUARE})\s+(?=(?:à|au|aux|jusqu['’]?\w*|vers)\s)", re.IGNORECASE)


def about_an_arm(found: re.Match[str]) -> str:
    """The arm of whose troops the rest is, as it heads a line; generals as they are."""
    arm = found["arm"].lower()
    return f"{found['lead']}{THE.get(arm, 'les ')}{found['arm']} : "


def on_command(found: re.Match[str]) -> str:
    """What those do to whom a word of command is given."""
    who = f"{found['lead']}{found['who']}"
    if found["rest"]:
        return f"{who} reste sur place"
    if found["on"]:
        return f"{who} avance"
    return f"{who} fait demi-tour" if found["about"] else f"{who} turns around"


def no_farther(found: re.Match[str]) -> str:
    """The march alone, where it is one."""
    return found["march"] if MARCHES.search(found["march"]) else found[0]


def of_whom_it_is_so(found: re.Match[str]) -> str:
    """He alone of whom something is so, where nothing of it is bidden."""
    bidden = BIDDEN_FR.search(f"{found['is']} {found['so']}") or BIDDEN_FR.search(found["what"])
    return found[0] if bidden else f"{found['lead']}{found['who']} : "


def forbidden_to(found: re.Match[str]) -> str:
    """What is forbidden, as a sentence with a verb."""
    parts = found.groupdict()
    them, whom = parts.get("them"), parts.get("whom")
    to = f" {them}" if them else ""
    by = f" {re.sub(r'^pour ', 'à ', whom)}" if whom else ""
    return f"{found['lead']}il{to} est interdit{by} {found['of']}"


FRENCH = (
    turn("de ", FROM_FRENCH, r"depuis \g<from> "),
    turn("sans |sauf ", FORMAL_ORDER, lambda one: f"{'' if one['lead'] else ' '}sans {one['order']}"),
    turn("défense|defense|interdiction", FORBIDDEN_TO, forbidden_to),
    turn("défense|defense|interdiction", NO_VERB, forbidden_to),
    turn("sort|débouche|quitte", GOES_OUT),
    turn("étant|ayant| est | sont |n'est|n’est", BEING_SO, of_whom_it_is_so),
    turn("pour ", FOR_THIS_TURN, r"\g<lead>"),
    turn("pour ", FOR_THE_REST, r"\g<lead>\g<who>"),
    turn("canons|batteries|pièces|artill|caval|infant|fantass|généraux|generaux|chefs", ABOUT_AN_ARM, about_an_arm),
    turn("demi|volte|repos|halte|pause|en avant|about", COMMAND_FOR, on_command),
    turn("bouge|remue|déplace|place", NOBODY_STIRS, r"\g<lead>tout le monde reste sur place"),
    turn(
        "coin|secteur|voisinage|parages|environs|zone|alentour|abords",
        ABOUT_THERE,
        lambda one: f"vers {ARTICLES.get(re.sub(chr(32) + '+', ' ', one['of'].lower()).strip(), '')}",
    ),
    turn("plus ", FARTHER_THERE, " "),
    turn("dépasse", ONLY_A_LIMIT, lambda one: f"{one['who']} ne franchi{'ssen' if one['many'] else ''}t pas "),
    turn("tirailleurs|éclaireurs|voltigeurs", PRECEDED_BY_HIS),
    turn(":", IN_STEPS, in_steps),
    turn(
        "premi|derni|second|deuxi",
        GOES_THE_FIRST,
        lambda one: f"{one['goes']} {RANKS['s' if one['which'].lower() == 'deuxième' else one['which'][0].lower()]}",
    ),
    turn("svp|stp|s'il |s’il ", PLEASE, r"\g<please>, "),
    turn("besoin|peine|nécessaire|utile", NO_NEED, r"\g<mark>"),
    turn("pour |quant ", I_HAD_THOUGHT, r"\g<lead>\g<who> : "),
    turn("tant qu|long as", WHILE_ANY_ARE_LEFT),
    turn("continu", GUNS_GO_ON, lambda one: f"{one['guns']}{'tirent' if one['many'] else 'tire'} "),
    turn(" y ", FINDS_HIM_THERE, r"\g<lead>\g<who> "),
    turn(" mais | et | but ", BUT_NO_FARTHER, no_farther),
    turn("ça |cela ", CA_SUFFIRA),
    turn("envoie", ON_LENVOIE, r"\g<lead>on envoie \g<who> "),
)
