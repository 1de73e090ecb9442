"""French motives: what is feared, seen or left off, said in the clause of an order, and no part of what is to be done.

*De peur d'une charge, le 1/2L se met en carré*, *la 7/2FA cesse de tirer sur les canons et vise le 5M*, *Ney reste là
pour voir la bataille*: without that, and with those who are told of it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import ARTICLES, GUNS
from orders.language.letters.turns import turn

# *de peur d'une charge*, *par crainte des lanciers*: at the beginning, or at the end
FOR_FEAR = re.compile(
    r"(?P<first>^\W*)(?!.*\b(?:tou[ts]|toutes?|chacun|partout)\b)(?:de|par)\s+(?:peur|crainte)\s+(?:de|du|des|d['’]|que|qu['’])[^,;:.!?]{2,60},\s*(?=\S+\s+\S)|"
    r"\s*,?\s*\b(?:de|par)\s+(?:peur|crainte)\s+(?:de|du|des|d['’]|que|qu['’])[^,;:.!?]{2,60}(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
# *De crainte des cuirassiers, tout le monde en carré*: the rule that is in every letter
ALL_FEAR_HORSE = re.compile(
    r"^(?P<lead>\W*)(?:de|par)\s+(?:peur|crainte)\s+(?:de\s+la|de\s+leur|des|d['’]une?)\s+(?:cavalerie|cavaliers|chevaux|cuirassiers|lanciers|"
    r"dragons|hussards|charges?)\b[^,;:.!?]*,\s*(?=[^;:.!?]*\b(?:tou[ts]|toutes?|chacun|partout)\b[^;:.!?]*\bcarrés?\b)",
    re.IGNORECASE,
)
FIRES = (
    r"(?:tir(?:e|ent|era|eront|er)|vis(?:e|ent|era|eront|er)|pren(?:d|nent|dra|dront|dre)|"
    r"ajust\w+|bombard\w+|canonn\w+|bat|battent)"
)
# *cesse de tirer sur stevenart et vise le 5M*: the old aim, and the new one
FIRES_NO_MORE = re.compile(
    r"\b(?:(?:cess|arrêt|finit|fini)\w*\s+(?:(?:de|d['’])\s*)(?:tirer|viser|bombarder|canonner|taper|s['’]acharner)\s+(?:sur\s+|contre\s+)?|"
    r"laiss(?:e|ent|era|eront)\s+(?:tomber\s+|tranquilles?\s+|là\s+)?(?=(?:les?|la)\s+(?:canons?|batteries?|pièces?|ferme|tirailleurs)\b))"
    rf"[^,;:.!?]{{2,40}}?\s*,?\s+(?:et|pour|puis)\s+(?={FIRES}\b)",
    re.IGNORECASE,
)
# *Que la 7/2FA s'occupe du 5M*: what guns see to, they fire on.
SEES_TO = re.compile(
    rf"(?P<guns>\b{GUNS}\b[^,;:.!?]{{0,40}}?)\bs['’](?:occup(?:e|era)(?P<many>nt|ont)?|(?:en\s+)?pren(?:d|dra|nent)\s+à)\s+"
    r"(?P<of>du|des|de\s+la|de\s+l['’]|de|d['’])\s*(?=\S)",
    re.IGNORECASE,
)
# *pour voir la bataille*, *afin de mieux observer*: why a general is where he is
TO_SEE = re.compile(
    r"\s*,?\s*\b(?:pour|afin\s+de|histoire\s+de)\s+(?:mieux\s+|bien\s+|pouvoir\s+)*(?:voir|observer|suivre|regarder|embrasser|contempler)\s+"
    r"(?:(?:la\s+bataille|le\s+combat|le\s+champ(?:\s+de\s+bataille)?|l['’]ensemble|l['’]affaire|tout|la\s+suite|les?\s+opérations?|"
    r"ce\s+qui\s+(?:se\s+passe|arrive))(?:\s+de\s+(?:là|loin|près|haut))?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Bachelu va voir ce que fait Campi*, *où en est Campi*: to him
GOES_TO_SEE = re.compile(
    r"\b(?:v(?P<one>a)|v(?P<many>ont)|ira)\s+(?:un\s+peu\s+)?voir\s+(?:ce\s+que\s+(?:fait|fabrique|devient)|où\s+en\s+est|"
    r"comment\s+(?:va|se\s+porte))\s+(?=(?-i:[A-Z])\w+\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Orange va voir Bijlandt*: to him
GOES_TO_HIM = re.compile(
    r"(?P<who>\b(?-i:[A-ZÀ-Ý])[\w-]{2,}\s+)(?:va|ira)\s+(?:un\s+peu\s+)?(?:voir|trouver|retrouver|parler\s+à|discuter\s+avec)\s+(?=(?-i:[A-Z])[\w-]{2,}\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Mes canons ont bien tiré hier, qu'ils continuent*: of whom something is told, and what they are to do
TOLD_AND_BIDDEN = re.keyed(
    r"^(?P<lead>\W*)(?!(?:si|s['’]\w+|quand|lorsqu\S+|dès|ils?|elles?|on|ce|c['’]\w+|qui|comme|puisqu\S+)\b)(?P<who>(?:(?:le|la|les|mes|mon|ma|nos|notre)\s+|l['’])?[^\s,;:.!?]+(?:\s+(?:de\s+)?[^\s,;:.!?]+)?)\s+(?:ont|sont|est|a)\s+"
    r"[^,;:.!?]{3,60}\s*[,:;]\s*(?:alors\s+|donc\s+|mais\s+)?(?P<bid>qu['’](?:ils?|elles?)\s+(?=\w))",
    re.IGNORECASE,
)
# *Faites donner l'artillerie sur Husson*: guns that are set to work fire.
SET_TO_WORK = re.compile(
    rf"\b(?:faites|fais|faire|on\s+fait|faisons)\s+(?:donner|tonner|parler|jouer)\s+(?P<guns>[^,;:.!?]{{0,20}}?\b{GUNS}\b[^,;:.!?]{{0,30}}?)\s+"
    r"(?:sur|contre)\s+",
    re.IGNORECASE,
)
# *Même cible pour la 18/6FA*
SAME_AIM = re.compile(
    r"^(?P<lead>\W*)(?:la\s+)?(?:même|meme)\s+(?:cible|objectif|but)\s+pour\s+(?P<who>[^,;:.!?]{2,40}?)(?P<end>\s*[.!]?\s*)$",
    re.IGNORECASE,
)
# *..., j'ai vu qu'il lui manquait 3 cm*, *..., il lui manque 5 cm*: what was seen, and no order
MUST_FR = r"(?![^;:!?]*\b(?:doi(?:t|vent)|faut|faudrai?t?|devr\w+|veux|voudrais)\b)"
I_HAVE_SEEN = re.compile(
    rf"(?<=\w)\s*[,;–—-]\s*(?:(?:car|et|parce\s+que|puisque|comme)\s+)?{MUST_FR}(?:"
    r"(?:j['’](?:ai|avais)|on\s+a|nous\s+avons)\s+(?:bien\s+|déjà\s+)?(?:vu|remarqué|constaté|noté|compris|mesuré|calculé|compté|lu|vérifié|regardé)|"
    r"je\s+(?:vois|remarque|constate|note|lis|sais|crois|pense)(?:\s+bien)?|il\s+(?:me|nous)\s+semble(?:\s+bien)?|on\s+m['’]a\s+dit|à\s+ce\s+que\s+je\s+(?:vois|lis)|"
    r"d['’]après\s+(?:le\s+rapport|la\s+carte))\s*,?\s*(?:sur\s+la\s+carte\s+|dans\s+le\s+rapport\s+)?(?:que\s+|qu['’])?[^;:!?]{3,110}?(?=\s*(?:[.;!](?!\d)|$))",
    re.IGNORECASE,
)
LACKS = re.compile(
    rf"(?<=\w)\s*[,;–—-]\s*(?:car\s+)?{MUST_FR}(?:il|elle|ça)\s+(?:lui|leur|nous|m['’]|me)\s*manqu(?:e|ait|ent|era)\b[^;:!?]{{3,80}}?(?=\s*(?:[.;!](?!\d)|$))",
    re.IGNORECASE,
)

# *Piré en J6, Hubert est trop loin de lui*: why, told of somebody else
STATES = (
    r"(?:est|sont|n['’]est|ne\s+sont|était|étaient|se\s+trouve(?:nt)?|(?:a|ont)\s+l['’]air|semble(?:nt)?|reste(?:nt)?)"
)
HOW = (
    r"(?:trop|hors|loin|seule?s?|isolée?s?|isolee?s?|exposée?s?|mal\b|faibles?|éparpillée?s?|perdue?s?|étirée?s?|dispersée?s?|sans\s+(?:ordres?|chef|commandement|soutien)|"
    r"en\s+l['’]air|à\s+découvert|vulnérables?|coincée?s?|fatiguée?s?|entamée?s?|secouée?s?)"
)
ANOTHER_IS_SO = re.keyed(
    rf"^(?P<order>(?![^,;:.!?]*\b(?:est|sont|était|étaient|semble\w*|si|quand|lorsque)\b)\W*[^,;:.!?]{{4,80}}?)\s*[,;–—]\s*(?:car\s+|vu\s+que\s+|parce\s+que\s+|puisque\s+)?"
    rf"(?:(?:(?:le|la|les)\s+|l['’])?(?-i:[A-ZÀ-Ý\d])|(?:la|sa|ses|cette|ces|les|tous\s+ses)\s+(?:brigade|division|bataillons|hommes|troupes|régiments|unités|escadrons)\b)"
    rf"[^,;:.!?]{{0,30}}?\s{STATES}\s+(?:(?:beaucoup|bien|un\s+peu|déjà|encore|vraiment|toujours|tout|toute|quand\s+même)\s+)*"
    rf"{HOW}(?![^.;!?]*\b(?:donc|alors|qu['’]ils?|qu['’]elles?|doi\w+|faut)\b)[^;:.!?]{{0,60}}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *si on le charge il recule, il va pas mourir pour rien*, *..., je veux pas les perdre*: why
DIE = (
    r"(?:mourir|crever|claquer|(?:se\s+)?faire\s+(?:tuer|massacrer|hacher|sabrer|tailler|avoir|prendre|bouffer|écraser|étriller|laminer|démolir)|(?:y\s+)?rester\b(?=\s+pour\s+rien)|"
    r"(?:les\s+|le\s+|la\s+)?(?:perdre|sacrifier|gaspiller|risquer|user|cramer|exposer)|se\s+sacrifier|jouer\s+les\s+héros)"
)
NOT_TO_DIE = re.compile(
    rf"(?<=\w)(?:\s*[,;–—-]\s*|\s+)(?:(?:et|car|parce\s+qu['’e]\s*|puisqu['’e]\s*|mais)\s+)?(?:(?:ils?|elles?|on|je|j['’]|nous)\s*(?:(?:ne|n['’])\s*)?(?:va|vont|vais|allons|veu\w+|voulons|ai|a|doi\w+|peu\w+|tiens|voudrais)\s+"
    rf"(?:surtout\s+|vraiment\s+)?(?:pas|point|jamais)\s+(?:(?:envie\s+)?(?:de|d['’]|à)\s+)?(?:l['’]|les\s+|le\s+|la\s+)?{DIE}|(?:c['’]est\s+|il\s+est\s+)?(?:pas\s+la\s+peine|pas\s+besoin|inutile|sans\s+intérêt|rien\s+ne\s+sert|"
    rf"ça\s+(?:ne\s+)?sert\s+à\s+rien|pas\s+question)\s+(?:de\s+|d['’]|qu['’]ils?\s+|qu['’]elles?\s+)(?:l['’]|les\s+|le\s+|la\s+)?{DIE}|sans\s+(?:se\s+faire\s+(?:tuer|massacrer|hacher)|mourir)|plutôt\s+que\s+(?:de\s+)?{DIE})"
    r"[^,;:.!?]{0,40}?(?=\s*(?:[.,;!)]|$))",
    re.IGNORECASE,
)
# *Foy se met à la tête de Gauthier pour l'attaque*: when, and no deed of his
FOR_THE_ATTACK = re.compile(
    r"(?P<with>\b(?:tête|rejoin\w+|avec|auprès|accompagn\w+|place|tient|poste|suit|head|joins?|with|beside)\b[^,;:.!?]{2,40}?)\s*,?\s+"
    r"(?:(?:pour|pendant|durant|lors\s+de|dans)\s+(?:l['’](?:attaque|assaut|affaire)|la\s+(?:charge|bataille|marche)|le\s+combat|cette\s+attaque)|"
    r"(?:for|during|in)\s+the\s+(?:attack|assault|charge|fight|battle))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *se décale vers la gauche pour laisser passer Wathiez*: what for
TO_LET_PASS = re.compile(
    r"\s*,?\s+(?:(?:pour|afin\s+de|histoire\s+de)\s+(?:bien\s+)?(?:laisser\s+(?:passer|de\s+la\s+place\s+(?:à|au|aux)|la\s+place\s+(?:à|au|aux)|le\s+passage\s+(?:à|au|aux))|"
    r"faire\s+(?:de\s+la\s+)?place\s+(?:à|au|aux)|libérer\s+(?:le\s+passage|la\s+route)\s*(?:à|au|aux|pour)?|ne\s+pas\s+(?:gêner|bloquer|boucher))|"
    r"(?:so\s+as\s+|in\s+order\s+)?to\s+(?:make\s+(?:room|way)\s+for|let\s+(?=[^,;:.!?]{2,30}\s(?:pass|through|by|past)\b)))\s*[^,;:.!?]{0,40}?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *tient la ferme jusqu'à l'arrivée de Picton*: until he is there
UNTIL_HE_COMES = re.compile(
    r"\s*,?\s+(?P<until>jusqu['’]?\s?[àa]|d['’]ici(?:\s+[àa])?|en\s+attendant|avant)\s+l['’]?\s?(?:arrivée|arrivee|venue|entrée\s+en\s+ligne)\s+"
    r"(?P<of>de\s+la\s+|de\s+l['’]|du\s+|des\s+|de\s+|d['’])(?P<who>[^,;:.!?]{2,35}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)


def until_he_comes(found: re.Match[str]) -> str:
    """Until somebody comes; before he does nothing need be told."""
    if found["until"].lower() == "avant":
        return ""
    of = re.sub(r"\s+", " ", found["of"].lower()).strip()
    return f" jusqu'à ce que {ARTICLES.get(of, '')}{found['who']} arrive{'nt' if of == 'des' else ''}"


# *Bijlandt doit garder le 27J à portée de voix*: he himself goes near
KEEPS_NEAR = re.compile(
    r"^(?P<who>\W*(?:(?:le\s+)?général\s+)?(?:le\s+prince\s+d['’])?(?-i:[A-ZÀ-Ý])[\w-]{2,})\s+(?:(?:doit|veut|devra|va|peut)\s+)?(?:garde(?:r|ra)?|tien(?:t|dra)|tenir|conserver?|avoir)\s+(?P<whom>[^,;:.!?]{2,40}?)\s+"
    r"(?:à\s+(?:sa\s+)?portée(?:\s+de\s+(?:voix|commandement|main))?|sous\s+(?:son\s+commandement|sa\s+main|ses\s+ordres|ses\s+yeux)|dans\s+son\s+rayon)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *reille va vers husson jcrois quil est trop loin*: why, without a mark
HE_IS_SO = re.compile(
    r"(?P<order>^\W*(?![^,;:.!?]*\b(?:si|quand|lorsque)\b)[^,;:.!?]*?\b(?:va|vont|ira|rejoin\w+|avanc\w+|suit|recule\w*|se\s+(?:rend|port|rapproch|repli|met|plac)\w*|monte|descend)\s+"
    r"[^,;:.!?]{2,50}?)\s*,?\s+(?:(?:car|vu\s+qu\w*|parce\s+qu\w*|je?\s?(?:crois|pense|trouve|dirais)\s+qu)['’]?\s*)?(?:ils?|elles?)\s+(?:est|sont)\s+"
    rf"(?:(?:beaucoup|bien|un\s+peu|déjà|encore|vraiment|toujours|tout|toute|quand\s+même)\s+)*{HOW}[^,;:.!?]{{0,40}}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *passe en tirailleurs pour gêner leurs canons*: what for, and at nobody who is named
TO_WORRY_THEM = re.compile(
    r"\s*,?\s+(?:pour|afin\s+de|histoire\s+de)\s+(?:mieux\s+)?(?:gêner|gener|inquiéter|embêter|occuper|fixer|ralentir|retarder|déranger|perturber|user|agacer|énerver)\s+"
    r"(?:(?:leurs?|l['’](?=ennemi|adversaire)|les\s+(?=canons|français|anglais|alliés|autres|ennemis)|ces)\s*[^,;:.!?\d]{0,30}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *laisse approcher l'ennemi et tire au dernier moment*: when it fires
LETS_THEM_COME = re.compile(
    r"\blaiss(?:e|ent|era|er)\s+(?:bien\s+)?(?:approcher|venir|avancer|arriver)\s+(?:l['’]ennemi|les\s+[^,;:.!?]{3,20}?|la\s+[^,;:.!?]{3,20}?)\s*,?\s+(?:et|puis)\s+(?=(?:tire|ouvr|fait\s+feu|font\s+feu))",
    re.IGNORECASE,
)
# *Pas la peine de bouger le 2/28Ora*: he stays
NO_USE_MOVING = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais|sinon)\s+)?)(?:(?:ce\s+n['’]est|c['’]est|il\s+n['’]y\s+a)?\s*pas\s+(?:la\s+peine|besoin|nécessaire|utile)|inutile|(?:ça\s+)?(?:ne\s+)?sert\s+à\s+rien|aucun\s+intérêt)\s+"
    r"(?:de|à)\s+(?:faire\s+)?(?:bouger|déplacer|toucher\s+(?:à|au|aux)|avancer|remuer)\s+(?P<who>[^,;:.!?]{2,40}?)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *se tient prêt à aller aider la ferme*: he stays until he is told
STANDS_READY = re.compile(
    r"\b(?:se\s+tien(?P<one>t|dra)|se\s+tiendr(?P<two>ont)|se\s+tien(?P<three>nent)|reste(?P<four>nt)?|soit|est|s(?P<five>ont|oient))\s+(?:bien\s+|toujours\s+)?prête?s?\s+à\s+"
    r"(?:aller|venir|partir|bouger|intervenir|marcher|avancer|monter|descendre|se\s+porter|filer|reculer|se\s+replier|attaquer|charger|contre-attaquer)\b[^,;:.!?]*",
    re.IGNORECASE,
)


def stands_ready(found: re.Match[str]) -> str:
    """Those who stand ready to go stay."""
    many = any(found[name] for name in ("two", "three", "four", "five"))
    return "restent sur place" if many else "reste sur place"


# *Aucune idée pour le 2/28Ora, laissons-le là*: he stays
LEAVE_HIM_THERE = re.compile(
    r"^(?P<lead>\W*)(?:aucune\s+idée|(?:je\s+(?:ne\s+)?sais|on\s+(?:ne\s+)?sait)\s+(?:pas|trop)\b[^,;:.!?]{0,25}?|rien\s+de\s+spécial|rien\s+de\s+neuf|pas\s+d['’](?:idée|avis|ordres?))\s*(?:pour|de|du|avec|concernant|sur)\s+"
    r"(?P<who>[^,;:.!?]{2,35}?)\s*[,;:]\s*(?:donc\s+|alors\s+)?(?:on\s+l(?:e|a|es)\s+laisse|"
    r"laiss(?:e|ons|ez)[- ]l(?:e|a|es))(?:[- ]?(?:là|tranquilles?|en\s+place|sur\s+place|"
    r"où\s+(?:il|elle)s?\s+(?:est|sont)))?(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *se met en ligne derrière les murs*: those of the farm in which it is
BEHIND_ITS_WALLS = re.compile(
    r"\s*,?\s+(?:derrière|à\s+l['’]abri\s+de|à\s+l['’]abri\s+des|entre|contre)\s*(?:les|ses|leurs|ces|quatre)?\s*murs(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *avance en F6 et ne traîne pas*: how
NOT_TO_DAWDLE = re.compile(
    r"(?<=\w)\s*(?:,\s*(?:et\s+|mais\s+)?|\s(?:et|mais)\s+)(?:qu['’](?:ils?|elles?)\s+|surtout\s+)*(?:ne\s+)?(?:train|traîn|lambin|flân|flan|musard)(?:e|ent|ez|era|eront)\s+(?:surtout\s+)?pas"
    r"(?:\s+(?:trop|en\s+route|en\s+chemin))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *ralentit pour attendre Campi*: he waits, and slows down nobody
SLOWS_DOWN = re.compile(
    r"\bralenti(?:(?P<many>ssent|ront)|t|ra)\b(?=\s*(?:[.,;!]|$|pour\b|afin\b|et\b))", re.IGNORECASE
)
AT_WHOM = re.compile(r"\b(?:charg|attaqu|fonc|tir|vas-y|allez-y)\w*\W*$", re.IGNORECASE)


def without_why(found: re.Match[str]) -> str:
    """An order without what is told of somebody else behind it, unless that tells at whom."""
    return found[0] if AT_WHOM.search(found["order"]) else found["order"]


def see_to(found: re.Match[str]) -> str:
    """Guns that fire on those to whom they see."""
    of = re.sub(r"\s+", " ", found["of"].lower())
    return f"{found['guns']}{'tirent' if found['many'] else 'tire'} sur {ARTICLES.get(of, '')}"


FRENCH_MOTIVES = (
    turn("j'a|j’a|je |semble|on a|on m|nous av|ce que|d'après|d’après", I_HAVE_SEEN),
    turn("manqu", LACKS),
    turn("train|traîn|lambin|flân|flan|musard", NOT_TO_DAWDLE),
    turn("ralenti", SLOWS_DOWN, lambda one: "attendent" if one["many"] else "attend"),
    turn("laiss", LEAVE_HIM_THERE, r"\g<lead>\g<who> reste sur place\g<end>"),
    turn("murs", BEHIND_ITS_WALLS),
    turn("pour |afin |histoire ", TO_WORRY_THEM),
    turn("laiss", LETS_THEM_COME),
    turn("bouger|déplacer|toucher|avancer|remuer", NO_USE_MOVING, r"\g<lead>\g<who> reste sur place\g<end>"),
    turn("prêt", STANDS_READY, stands_ready),
    turn(" est | sont ", HE_IS_SO, r"\g<order>"),
    turn("arrivée|arrivee|venue|entrée", UNTIL_HE_COMES, until_he_comes),
    turn("portée|sous |rayon", KEEPS_NEAR, r"\g<who> lui-même se rapproche de \g<whom>\g<end>"),
    turn("passer|place|passage|libérer|gêner|bloquer|boucher|make |let ", TO_LET_PASS),
    turn("attaque|assaut|affaire|charge|bataille|marche|combat|attack|fight|battle", FOR_THE_ATTACK, r"\g<with>"),
    turn(
        "mourir|crever|claquer|faire |rester|perdre|sacrifier|gaspiller|risquer|user|cramer|exposer|héros", NOT_TO_DIE
    ),
    turn(
        "trop|hors|loin|seul|isol|expos|mal|faible|parpill|perdu|tiré|dispers|sans |en l|découvert|vulnér|coinc|fatigu|"
        "entam|secou",
        ANOTHER_IS_SO,
        without_why,
    ),
    turn("peur|crainte", ALL_FEAR_HORSE, r"\g<lead>Si la cavalerie charge, "),
    turn("peur|crainte", FOR_FEAR, lambda one: one["first"] or ""),
    turn("cess|arrêt|fini|laiss", FIRES_NO_MORE),
    turn("occup|pren", SEES_TO, see_to),
    turn("pour |afin |histoire ", TO_SEE),
    turn("voir|trouver|parler|discuter", GOES_TO_HIM, r"\g<who>lui-même rejoint "),
    turn("voir", GOES_TO_SEE, lambda one: "rejoignent " if one["many"] else "rejoint "),
    turn("qu'|qu’", TOLD_AND_BIDDEN, r"\g<lead>\g<who> : \g<bid>"),
    turn("donner|tonner|parler|jouer", SET_TO_WORK, r"\g<guns> tire sur "),
    turn("cible|objectif|but", SAME_AIM, r"\g<lead>\g<who> tire sur la même cible\g<end>"),
)
