"""French gunners: what they do whom the enemy reaches, in whatever words: *ils attellent et ils se sauvent*.

They limber up and get away, they stand by their pieces, or they run into a square. A sentence that names a battery, a
place or anybody else is left as it is.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

GUNNERS = re.keyed(r"\b(?:canonniers|artilleurs|servants|pointeurs)\b", re.IGNORECASE)
SOME_GUNS = re.compile(
    r"\b(?:(?:les|nos|mes|des|tou(?:s|tes)\s+les|aux)\s+(?:canons|pièces|pieces|batteries|bouches\s+à\s+feu)|"
    r"l['’]artillerie|une\s+batterie)\b"
    r"(?!\s+(?:ennemi|adverse|français|francais|anglais|allié|d['’]en\s+face|de\b|du\b|d['’]))",
    re.IGNORECASE,
)
# *si l'ennemi arrive dessus*, *quand on les charge*, *s'ils sont sur le point d'être pris*
CASE = r"\b(?:si|s['’](?=ils?|elles?|on)|quand|lorsqu\w*|dès\s+qu\w*|des\s+qu\w*|en\s+cas|au\s+cas|avant\s+(?:qu|d))"
# *Elles ne s'entêtent pas : débordées, elles filent*, *surprise, la batterie attelle*
NO_HEROES = (
    r"(?:(?:qu['’])?(?:elles?|ils?|on|personne)\s+(?:ne\s+s['’](?:entêt|obstin|attard)\w+|n['’]insist\w+|"
    r"ne\s+(?:fait|font|joue|jouent))"
    r"(?:\s+pas)?(?:\s+(?:aux|les|d['’])\s*héro\w+)?|(?:pas|point)\s+d['’]héro\w+)\s*[:;,–-]\s*"
)
PARTICIPLE = re.compile(
    rf"^(?P<lead>\W*)(?:{NO_HEROES})?(?:(?:et|mais|une\s+fois)\s*,?\s+)?(?P<how>(?:débord|submerg|menac|abord|charg|"
    rf"press|attaqu|"
    r"accul)ée?s?|surprise?s?|prise?s?|assaillie?s?)(?:\s+de\s+(?:trop\s+)?(?:près|flanc))?\s*,\s*(?P<who>elles?|ils?|"
    r"les\s+(?:batteries|artilleurs|canonniers|servants|pièces|canons)|la\s+batterie)\s+(?=\S)",
    re.IGNORECASE,
)
# *Batteries débordées : remettre les avant-trains et décrocher*
HEADED = re.compile(
    r"^(?P<lead>\W*)(?:(?:les|nos|toutes\s+les)\s+)?(?P<who>batteries?|pièces?|canons?|artillerie|artilleurs|canonniers|servants|bouches\s+à\s+feu)\s+"
    r"(?:débord|submerg|menac|abord|charg|press|attaqu|accul|surpris|assailli|enlev|pris|(?:sur\s+le\s+point\s+d['’]être\s+|près\s+d['’]être\s+)\w+|au\s+contact|en\s+danger|en\s+péril)\w*"
    r"(?:\s+de\s+(?:trop\s+)?près)?\s*[:,–-]+\s*(?:(?:elles?|ils?)\s+)?(?=\w)",
    re.IGNORECASE,
)
# *Les artilleurs qui vont être débordés attellent*, *les pièces sur le point d'être prises filent*
ABOUT_TO_BE = re.compile(
    r"^(?P<lead>\W*(?:\d+[.)]\s*)?)(?:(?:toutes\s+)?(?:les|nos)|l['’])\s*(?:batteries|pièces|canons|artilleurs|canonniers|servants|artillerie)\s+"
    r"(?:(?:qui|dont\s+les\s+pièces)\s+(?:(?:vont|va|risquent|risque|menacent|sont\s+(?:sur\s+le\s+point|près|menacée?s)|est\s+sur\s+le\s+point)\s+)?|sur\s+le\s+point\s+|en\s+passe\s+)"
    r"(?:d['’]|de\s+)?(?:(?:être|se\s+(?:faire|voir|trouver)|sont|est|se\s+(?:font|trouvent|voient))\s+)"
    r"(?:débord|submerg|abord|charg|press|attaqu|accul|surpr|assaill|enlev|pri|prendre|sabr|atteint|culbut|pass)\w*(?:\s+(?:de\s+(?:trop\s+)?près|dessus))?\s*,?\s+"
    r"(?=(?:\w+|s['’]en|se)\b)",
    re.IGNORECASE,
)
REACHED = re.compile(
    rf"{CASE}[^.;:!?]{{0,60}}?\b(?:arriv\w+|vien\w+|vont|tomb\w+|attei\w+|approch\w+|charg\w+|attaqu\w+|menac\w+|"
    rf"pris\w*|prend\w*|prenn\w+|"
    r"sabr\w+|enlev\w+|captur\w+|près|pres|dessus|danger|submerg\w+|débord\w+|prendre|contact|faut|besoin|abord\w+|"
    r"assaill\w+|saute\w*|fonce\w*)\b",
    re.IGNORECASE,
)
# *attellent et s'en vont*, *se tirent avec les attelages*, *on les sauve*
THEY_GO = re.compile(
    r"\battel(?:le|lent|lez|ler|er|eront|lera)\b|\bse\s+(?:sauv|tir|barr|cass|taill|repli|retir|carapat|enfui)\w+|"
    r"\bs['’](?:enfui\w+|en\s+(?:vont|va|aille\w*|aller|iront))|"
    r"\b(?:décamp|deguerpi|déguerpi|détal)\w+|\bfil(?:e|ent|er)\b|\bfout\w*\s+le\s+camp|\bpart(?:ent|ir|e|"
    r"iront)?\b(?!\s+à\b)|"
    r"\bavant-trains?\b|\b(?:on|qu['’]ils|ils)\s+(?:les\s+)?sauv(?:e|ent)\b|\bprenn?\w*\s+la\s+fuite\b|"
    r"\bmett\w+\s+à\s+l['’]abri\b|\bdécroch(?:er|ent|eront|era|e)\b|\bfu(?:ir|ient|iront|it|ira)\b|"
    r"\b(?:sauver|évacuer|dégager|retirer)\s+(?:les|leurs|ses)\s+(?:pièces|canons)\b|\bse\s+(?:dégag|replier)\w*",
    re.IGNORECASE,
)
NOT_AWAY = re.compile(
    r"\b(?:n['’]|ne\s+)(?:doi\w+\s+(?:pas\s+|jamais\s+)?|s['’]|se\s+)*(?:attel|sauv|enfui|tir|repli|retir|part|"
    r"en\s+v|détal|décamp|fui)\w*\s*(?:pas|point|jamais|plus)?\b|"
    r"\b(?:vont|va|doi\w+|peu\w+|faut|faudra)\s+(?:surtout\s+)?pas\s+(?:s['’]|se\s+)?(?:attel|sauv|enfui|tir|repli|"
    r"retir|part|en\s+all|détal|décamp|fui)\w*|"
    r"\b(?:attell?ent|se\s+sauvent|s['’]enfuient|s['’]en\s+vont|partent)\s+(?:pas|jamais|point)\b",
    re.IGNORECASE,
)
# *restent à leurs pièces*, *tirent jusqu'au bout*, *tiennent bon*
STAND = re.compile(
    r"\b(?:rest|demeur|tien|tenir|continu|meur|mourir|sert|serv|tire)\w*\b[^,;:.!?]{0,30}?\b(?:à|a|sur|avec|"
    r"près\s+de|aux)\s*(?:leurs?|ses|place|poste)?\s*"
    r"(?:pièces|pieces|canons|poste|place)\b|\bjusqu['’]au\s+(?:bout|dernier\b(?!\s+moment)|dernier\s+homme)|"
    r"\btien\w+\s+(?:bon|ferme)\b",
    re.IGNORECASE,
)
# *se réfugient dans le carré le plus proche*
INTO_SQUARE = re.compile(
    r"\b(?:réfugi|refugi|abrit|mett|jett|cour|rentr|entr|all|von|va|gagn|sauv|repli)\w*\b[^,;:.!?]{0,30}?\b(?:dans|"
    r"derrière|vers|à\s+l['’]abri\s+d\w*|au\s+milieu\s+d\w*)\s*"
    r"(?:le|les|un|l['’]un\s+des|des|nos|du)?\s*(?:\w+\s+)?carrés?\b|\bgagn\w+\s+(?:le|les|un)\s+carrés?\b",
    re.IGNORECASE,
)
OTHERS = re.compile(
    r"\b(?:infanterie|bataillons?|brigades?|divisions?|(?:notre|nos|ma|la\s+nôtre)\s+cavalerie|hussards|tire(?:nt|"
    r"r)?\s+sur|font\s+feu|derrière\s+(?:le|la|les)|"
    r"en\s+arrière\s+de|vers\s+(?:le|la)|jusqu['’](?:à|en)|la\s+batterie|les\s+deux|leurs\s+(?:canons|"
    r"batteries)\s+(?:attel|se\s))\b",
    re.IGNORECASE,
)
# Words with a capital that name nobody and no place.
NO_NAME = frozenset(
    {"français", "francais", "anglais", "alliés", "hollandais", "belges", "nassau", "ennemi", "ennemis", "prussiens"}
)
NAMED = re.compile(r"(?<=[\s'’(])[A-ZÀ-Ý][\w-]+|\d")


# *Si les Français sont dessus, elle file*, *si l'ennemi lui tombe dessus, elle attelle*: of the battery that was told
# of
UPON_HER = re.compile(
    r"^(?P<lead>\W*(?:(?:mais|et)\s+)?)(?:si|quand|lorsque|dès\s+que)\s+(?:(?:les|la|l['’]|le|des|un|une|"
    r"leurs?)\s*[^,;:.!?]{2,25}?|on)\s+(?:(?:lui|leur)\s+)?(?:est|sont|arriv\w+|tomb\w+|"
    r"vien\w+|déboul\w+|fonc\w+|saut\w+)\s+(?:(?:trop\s+)?(?:dessus|près)|sur\s+(?:elles?|eux|lui)|au\s+contact|"
    r"à\s+(?:son|leur)\s+contact)\s*,\s*(?P<she>elles?|ils?)\s+"
    r"(?=(?:fil|attell?|détal|décamp|se\s+sauv|se\s+tir|s['’]en\s+v|s['’]enfui|plie|ramèn))",
    re.IGNORECASE,
)


# *Si la batterie est prise, les servants filent*: those of the one that was told of
HER_GUNNERS = re.compile(
    r"^(?P<lead>\W*(?:(?:mais|et)\s+)?)(?:si|quand|lorsque|dès\s+que)\s+la\s+batterie\s+(?:est|sera|était|"
    r"se\s+trouve)\s+(?:prise|débordée|submergée|atteinte|chargée|attaquée|abordée|"
    r"menacée|perdue|enlevée)(?:\s+de\s+(?:trop\s+)?près)?\s*,\s*(?:alors\s+)?(?:(?:les|ses)\s+(?:servants|"
    r"artilleurs|canonniers|pointeurs|hommes)|elle|on)\s+"
    r"(?=(?:fil|attell?|détal|décamp|se\s+sauv|se\s+tir|s['’]en\s+v|s['’]enfui|plie|ramèn|fui))",
    re.IGNORECASE,
)


def upon_her(told: re.Match[str]) -> str:
    """The case by the word for it."""
    she = told["she"].lower()
    many = she.endswith("s")
    return f"{told['lead']}si {she} {'sont débordées' if many else 'est débordée'}, {she} "


def in_full(told: re.Match[str]) -> str:
    """A case told by no more than a participle with its *if*."""
    who, how = told["who"].lower(), told["how"].lower()
    many = who.startswith("les ") or who in ("ils", "elles")
    they = who if " " not in who else {"la": "elle", "les": "elles" if how.endswith("es") else "ils"}[who.split()[0]]
    return f"{told['lead']}si {who} {'sont' if many else 'est'} {how}, {they} "


# *Pas de poursuite, les batteries attellent si elles sont débordées*: more than that is laid down
OTHER_RULES = re.compile(
    r"\bcarrés?\b|\bpoursui\w+|\bà\s+volonté|\btirailleurs?\b|\bcontre[- ]charge|"
    r"\b(?:pas|aucune?|point)\s+(?:de\s+)?charges?\b|"
    r"\bne\s+charge\w*\s+(?:pas|jamais|personne)|\bse\s+repli\w+",
    re.IGNORECASE,
)


def what_they_do(told: re.Match[str]) -> str:
    """The decision by its name, where a sentence is about that and nothing else."""
    said = told[0]
    named = {word.lower() for word in NAMED.findall(said)} - NO_NAME
    gunners = GUNNERS.search(said)
    if named or not (gunners or SOME_GUNS.search(said)):
        return said
    if gunners and INTO_SQUARE.search(said) and not re.search(r"\binfanterie|\bform\w+", said, re.IGNORECASE):
        denied = re.search(r"\b(?:ne|n['’]|pas|jamais)\b", said, re.IGNORECASE)
        return f"les batteries flee to square {'stand' if denied else 'flee'}"
    if OTHERS.search(said) or OTHER_RULES.search(said) or not REACHED.search(said):
        return said
    if NOT_AWAY.search(said):
        return "les batteries limber and flee stand"
    if THEY_GO.search(said):
        return "les batteries limber and flee flee"
    return "les batteries limber and flee stand" if STAND.search(said) else said


FRENCH_GUNNERS = (
    turn(
        "batterie|pièce|canon|artill|servants|bouches",
        HEADED,
        r"\g<lead>si les batteries sont débordées, elles ",
    ),
    turn(
        "batterie|pièce|canon|artill|servants", ABOUT_TO_BE, r"\g<lead>si les batteries sont débordées, les artilleurs "
    ),
    turn("la batterie", HER_GUNNERS, r"\g<lead>si elle est débordée, elle "),
    turn("dessus|près|sur |contact", UPON_HER, upon_her),
    turn("débord|submerg|menac|abord|charg|press|attaqu|accul|surpris|pris|assailli", PARTICIPLE, in_full),
    turn(
        "canon|pièces|pieces|batterie|artill|servants|bouches",
        re.compile(r"^.*$", re.DOTALL),
        what_they_do,
    ),
)
