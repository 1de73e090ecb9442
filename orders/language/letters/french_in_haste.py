"""French in haste: as students write it on a telephone, without capitals and with hardly a mark.

*Le bon qui est au carrefour (2/28Ora), il reste*; *5M est tout seul je le recule en E9*; *tire quand il veut*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

UNIT = r"\d{1,2}(?:/\d{1,3})?[A-Za-z]{0,5}"
DONE = r"(?=\s*[.!…]*\s*$)"
# *le bon de gauche*, *tous les bon*: a battalion, cut short
BON = re.compile(
    r"(?P<the>(?<![\w’'])(?:le|un|du|au|chaque|les|des|aux|ses|mes|leurs|nos|l['’]autre|les\s+autres|deux|trois|quatre|[2-6])\s+)bo?ns?"
    r"(?=\s+(?:qui|de|du|d['’]\w+|des|à|au|aux|en|dans|sur|derrière|devant|le\s+plus|reste\w*|va|vont|tire\w*|tien\w+|form\w+|bouge\w*|avance\w*|recule\w*|"
    r"suit|suivent|doi\w+|peu\w+|se|s['’]\w+|ne|n['’]\w+|pas)\b|\s*[,(:.;!?]|\s*$)",
    re.IGNORECASE,
)
AT_A_PLACE = re.compile(
    r"\s+(?:à|au|en|dans|sur)\s+(?!(?:colonne|ligne|carré|tirailleurs|gauche|droite)\b)", re.IGNORECASE
)
SEVERAL = ("les", "des", "aux", "ses", "mes", "leurs", "nos", "deux", "trois", "quatre")


def battalion(found: re.Match[str]) -> str:
    """The word in full."""
    first = found["the"].split()[0].lower()
    many = first in SEVERAL or first.isdigit()
    there = AT_A_PLACE.match(found.string, found.end()) is not None
    return f"{found['the']}bataillon{'s' if many else ''}{' qui est' if there and not many else ''}"


# *celui qui est à quatre bras (2/28Ora) il reste*: whom the bracket names
IN_BRACKETS = re.compile(
    rf"^(?P<lead>\W*(?:(?:et|mais|puis)\s+)?)(?:celui|celle|(?:le|la|l['’])\s*(?:bat\w*|milice|brigade|batterie|régiment|rgt|{UNIT})(?:\s+de\s+[\w-]+(?:\s+[\w-]+)?)?)\s+"
    rf"(?:qui\s+\w+\s+|(?=(?:à|au|en|dans|sur|de)\s))[^(),;:.!?]{{2,45}}?\s*\(\s*(?:(?:le|la|c['’]est\s+(?:le|la))\s+)?(?P<name>{UNIT})\s*\)\s*,?\s*(?:(?:il|elle|lui)\s+)?",
    re.IGNORECASE,
)
# *le 2/2Nas est trop à découvert je le rentre dans le bois*
STATED = (
    r"(?:est|sont|sert|servent|traîne|traine|risque|risquent|a|ont|craint|craignent|se\s+(?:retrouve|trouve|fait|font)|va\s+se\s+faire|"
    r"vont\s+se\s+faire|n['’]est|ne\s+sert|manque)"
)
WHOM = (
    rf"(?:(?:le|la|les|l['’])\s*)?(?:{UNIT}|(?-i:[A-ZÀ-Ý])[\w-]+(?:\s+(?-i:[A-ZÀ-Ý])[\w-]+)?|"
    r"(?:batterie|brigade|division|brig|div)\s+(?!(?:est|sont|a)\b)[\w-]+|(?<![\w’'])(?!(?:il|elle|on|ça|ca|tout|rien|personne|moi|lui)\b)(?<!l\s)[a-zà-ÿ-]{5,}(?=\s+est\b))"
)
SO_I = re.compile(
    rf"^(?P<lead>\W*(?:(?:et|mais|bon)\s+)?)(?:(?:vu\s+que|comme|puisque)\s+)?(?P<who>{WHOM})\s+{STATED}\b(?P<state>[^;:.!?]{{2,90}}?)(?:\s*,\s*|\s+)"
    r"(?:(?:donc|alors|du\s+coup|dc|et\s+donc|aussi)\s*,?\s+)?je\s+(?P<it>(?:le|la|les)\s+(?=\w)|l['’](?P<sends>(?:envoi|emmèn|amèn|expédi)\w+\s+)?)",
    re.IGNORECASE,
)


def so_i(found: re.Match[str]) -> str:
    """Who is meant, and what he is made to do."""
    if found["sends"]:
        return f"{found['lead']}{found['who']} va "
    return f"{found['lead']}{found['who']} : je {found['it']}"


# *il est mal tourné du coup je le remets face au nord*
HE_SO_I = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais|bon)\s+)?)(?:il|elle|ils|elles)\s+(?:est|sont|a|ont|sert|servent|risque|risquent|se\s+(?:trouve|retrouve)|regarde|va\s+se\s+faire)\b[^;:.!?]{2,70}?(?:\s*,\s*|\s+)"
    r"(?:(?:donc|alors|du\s+coup|dc|et\s+donc|aussi)\s*,?\s+)?je\s+(?P<it>(?:le|la|les)\s+|l['’])(?=\w)",
    re.IGNORECASE,
)
# *bachelu est trop loin de campi il va le rejoindre*
JOINS_HIM = re.compile(
    r"^(?P<who>\W*(?:le\s+)?[\w-]+(?:\s+[\w-]+)?)\s+(?:est|sont)\s+(?:bien\s+|un\s+peu\s+|beaucoup\s+)?(?:trop\s+)?loin\s+(?:de\s+|d['’]|du\s+|des\s+)(?P<whom>[\w/-]+(?:\s+[\w-]+)?)\s*,?\s+"
    r"(?:donc\s+|alors\s+|du\s+coup\s+)?(?:il|elle|qu['’]il|ils)\s+(?:(?:va|vont|doit|ira)\s+)?(?:le|la|les)\s+(?:rejoin\w+|retrouve\w*|voir)"
    + DONE,
    re.IGNORECASE,
)
# *les lanciers chargent que si on les charge*
ONLY_IF = re.compile(
    r"(?<![\w’'])(?<!\bne\s)(?P<does>charge(?:nt)?|attaque(?:nt)?|tire(?:nt)?|bouge(?:nt)?|avance(?:nt)?|recule(?:nt)?|part(?:ent)?)\s+que\s+(?=s['’]ils?\b|si\b|sur\b|quand\b|pour\b)",
    re.IGNORECASE,
)
# *ils tirent quand ils veulent*
AS_THEY_LIKE = re.compile(
    r"\b(?P<fires>tire(?:nt|r|ront|ra)?)\s+(?:quand|comme|lorsqu['’]|dès\s+qu['’]|sur\s+qui|dès\s+que)\s*(?:ils?|elles?|on|ça\s+leur)\s+"
    r"(?:(?:le|en)\s+)?(?:veulent|veut|peuvent|peut|chante|ont\s+envie|a\s+envie)(?=\s*(?:[.,;!)]|$))",
    re.IGNORECASE,
)
# *..., qu'il se sacrifie pas*, *pas la peine de jouer les héros*: no order of its own
NO_HERO = re.compile(
    r"\s*[,;]\s*(?:et\s+)?(?:(?:qu['’](?:ils?|elles?)|(?:ils?|elles?))\s+(?:ne\s+)?(?:se\s+sacrifi\w+|se\s+fass\w+\s+(?:pas\s+)?(?:tuer|massacrer|hacher)|s['’]entêt\w+|"
    r"s['’]accroch\w+|jou\w+)(?:\s+pas)?(?:\s+(?:pour\s+rien|pour\s+ça|les\s+héros|bêtement))*|(?:c['’]est\s+)?(?:pas\s+la\s+peine|inutile)\s+(?:de|d['’])\s*"
    rf"(?:se\s+sacrifier|jouer\s+les\s+héros|mourir|s['’]accrocher|se\s+faire\s+(?:tuer|massacrer)|faire\s+les\s+héros)(?:\s+pour\s+\w+)?){DONE}",
    re.IGNORECASE,
)
# *..., ils ont au moins deux régiments à droite*: what the enemy has
THEY_HAVE = re.compile(
    r"(?P<told>\w[^.;!?]{5,120}?)\s*,\s*(?:(?:car|parce\s+qu['’]|vu\s+qu['’]|puisqu['’]|je\s+crois\s+qu['’]|il\s+me\s+semble\s+qu['’])\s*)?ils\s+(?:en\s+)?ont\s+"
    r"(?!ordre|mission|carte|pour\b|à\b|le\s+droit|intérêt|tous?\b)[^.;:!?]{3,80}?" + DONE,
    re.IGNORECASE,
)
# *dis moi si un truc va pas*
TELL_ME = re.compile(
    r"(?P<sep>^\W*|\s*[,;]\s*|\s+et\s+)(?:dis|dites|préviens|prévenez|redis|redites)[-\s](?:le[-\s])?moi\s+s(?:i|['’]il)\s+[^.;:!?,\d]{3,50}?"
    + DONE,
    re.IGNORECASE,
)
# *la gauche je la garde pour plus tard*: what he keeps, and no Guard
I_KEEP_IT = re.compile(
    r"\b(?P<what>la\s+gauche|la\s+droite|le\s+centre|le\s+bois|la\s+ferme|cette\s+aile|ça)\s*,?\s+(?P<who>je|on|nous)\s+(?:la|le)\s+gard(?:e|ons)\b",
    re.IGNORECASE,
)

# *Hubert je le garde en réserve*: he is kept there, and is not the Guard
HIM_I_KEEP = re.compile(
    r"(?P<name>(?-i:[A-ZÀ-Ý\d])[\w/'’-]*\s*,?\s+)(?P<who>je|on)\s+(?P<whom>le|la|les)\s+garde\b", re.IGNORECASE
)
# *campi je ne sais pas pourquoi il part à gauche, il va derrière Husson*: whom he does not understand
NO_IDEA_WHY = re.compile(
    r"^(?P<who>\W*(?:(?:et|mais|puis|bon)\s+)?[^,;:.!?]{2,40}?)\s*,?\s+(?:je\s+(?:ne\s+)?(?:sais|comprends|vois|pige)\s+pas(?:\s+trop|\s+bien)?|aucune\s+idée(?:\s+de)?|va\s+savoir|"
    r"on\s+se\s+demande|je\s+me\s+demande|me\s+demande\s+pas)\s+(?:pourquoi|ce\s+qu['’]|comment)\s*(?:il|elle|ils|elles)?\s*[^,;:.!?]{2,60}?\s*[,;]\s*"
    r"(?:(?:et|mais|du\s+coup|donc|alors|bref|bon)\s*,?\s+)*(?:(?:il|elle|ils|elles)\s+)?(?=[a-zà-ÿ])",
    re.IGNORECASE,
)
# *fait demi-tour et y va derrière Husson*
GOES_THERE = re.compile(
    r"\b(?:y|s['’]y)\s+(?P<va>va|vont|aille|aillent)\s+(?=(?:derri[eè]re|devant|vers|en\s+[A-Z]\d|[aà]\s+c[oô]t[eé]|au|à\s+(?:gauche|droite))\b)",
    re.IGNORECASE,
)
# *fait demi-tour et va derrière Husson*: goes back there
TURNS_AND_GOES = re.compile(
    r"\b(?:fai[st]|font|fasse|fera|faire)\s+demi[- ]tour\s*,?\s+"
    r"(?:et\s+|puis\s+|pour\s+|et\s+puis\s+)(?:(?:il|elle|ils)\s+)?(?:y\s+|s['’]en\s+)?"
    r"(?=(?:va|vont|aller|vien|rev[ie]|retourn|repar|repass|rentr|pass|rejoin|mont|redescen|descen|march|avanc|recul|se\s+(?:re)?(?:met|plac|post|rang)|sui[tv]|soutien|soutenir|appui)\w*\b)",
    re.IGNORECASE,
)
# *le 1Ch suit derrière, au cas où*: why
JUST_IN_CASE = re.compile(
    r"\s*,?\s*(?:juste\s+|c['’]est\s+)?(?:au\s+cas\s+o[uù]|(?:on\s+)?(?:ne\s+)?sait\s+jamais(?:\s+s(?:i|['’]ils?)\s+[^,;:.!?\d]{3,40}?)?|en\s+cas\s+de\s+(?:besoin|pépin|coup\s+dur))"
    r"(?=\s*(?:[.;!)]|$))",
    re.IGNORECASE,
)
# *carré si la cavalerie arrive, j'en vois pas mais on sait jamais*
NONE_SEEN = re.compile(
    r"\s*,\s*(?:pour\s+l['’]instant\s+|même\s+si\s+|bon\s+)?(?:j['’]en|je\s+n['’]en|on\s+n?['’]?en|il\s+n['’]y\s+en|n['’]y\s+en|y\s+en|on\s+en)\s+(?:vois?t?|a)\s+(?:pas|aucune?|nulle\s+part)"
    r"(?:\s+(?:encore|l[aà]|pour\s+l['’]instant|sur\s+la\s+carte|ici))*(?:\s*,?\s*mais\s+(?:on\s+)?(?:ne\s+)?(?:sait|c)\s+jamais|\s*,?\s*mais\s+[^,;:.!?\d]{3,30})?(?=\s*(?:[.;!)]|$))",
    re.IGNORECASE,
)
RULED = re.compile(r"\b(?:si|s['’]ils?|carr[eé]|en\s+cas|quand|dès)\b", re.IGNORECASE)
# *tire sur 27J tant que les cavaliers ne sont pas dessus*: which goes without saying
UNTIL_OURS_ARE_THERE = re.compile(
    r"(?P<fires>\b(?:tire|canarde|bombarde|tape|pilonne|arrose|feu)\w*\b[^;:.!?]{2,60}?)\s*,?\s+(?:aussi\s+)?(?:tant\s+qu(?:e\s+|['’])|jusqu['’][aà]\s+ce\s+qu(?:e\s+|['’])|aussi\s+longtemps\s+qu(?:e\s+|['’]))"
    r"(?:(?:les|nos|mes|ses|la|notre|ma|sa)\s+(?:cavaliers|chasseurs|cavalerie|charge|r[eé]giments|lanciers|hussards|copains|n[oô]tres|gars)|ils?|elles?|on)\s+"
    r"(?:ne\s+|n['’])?(?:sont|soient|est|soit|arrivent?|seront|sera)(?:\s+pas)?\s*(?:encore\s+)?(?:au\s+contact|dessus|dedans|dans\s+(?:le\s+chemin|la\s+ligne|l['’]axe)|devant|sur\s+(?:eux|lui|elle)|[aà]\s+port[eé]e|l[aà])"
    r"(?=\s*(?:[.,;!)]|$))",
    re.IGNORECASE,
)
# *la Garde ne bouge pas, paraît que l'empereur veut pas qu'on l'abîme*
IT_SEEMS = re.keyed(
    r"(?P<told>\w[^.;!?]{5,120}?)\s*,\s*(?:(?:il|[cç]a)\s+)?(?:para[iî]t|semble|[aà]\s+ce\s+qu['’]il\s+para[iî]t|il\s+para[iî]trait)\s+qu(?:e\s+|['’]\s*)(?:l\s?['’]?\s*empereur|napol[eé]on|napo|le\s+patron|le\s+chef|"
    r"le\s+mar[eé]chal|l['’]ennemi|les?\s+(?:anglais|hollandais|prussiens|fran[cç]ais|alli[eé]s)|c['’]est|on|[cç]a|il\s+faut\s+pas)\b[^.;:!?]{3,90}?"
    + DONE,
    re.IGNORECASE,
)
# *si on le charge il recule pas de héros stp*
# *jamin reste là je ne sais pas encore quoi en faire*
NO_USE_YET = re.compile(
    r"\s*,?\s+(?:je\s+(?:ne\s+)?sais\s+pas|aucune\s+idée)(?:\s+(?:encore|trop|bien))*\s+(?:de\s+)?(?:quoi|ce\s+que\s+je\s+vais|à\s+quoi)\s+(?:(?:en|lui|leur)\s+)?(?:faire|sert|servent)(?:\s+(?:avec|d['’]eux|de\s+lui))?"
    + DONE,
    re.IGNORECASE,
)
# *le 2/93 bouge pas il couvre juste les canons*: from where it is
STAYS_AND_COVERS = re.compile(
    r"(?P<stays>\b(?:ne\s+)?bouge(?:nt)?\s+pas)\s*,?\s+(?:ils?|elles?)\s+(?:couvre|protège|protege|garde|surveille|regarde|accompagne)(?:nt)?\s+(?:juste|seulement|que|bien)?\s*(?:les?|la|l['’]|ses|nos|mes)\s*[^,;:.!?\d]{2,30}?"
    + DONE,
    re.IGNORECASE,
)
# *6Ch charge pas tout seul il attend 1Ch*
WAITS_FOR_HIM = re.compile(
    r"(?P<alone>\b(?:charge|attaque)(?:nt)?\s+(?:pas|jamais)\s+(?:tout(?:e)?\s+)?seule?s?)\s*,?\s+(?:ils?|elles?)\s+attend(?:ent)?\s+[^,;:.!?]{2,30}?"
    + DONE,
    re.IGNORECASE,
)
NO_HEROES = re.compile(
    r"\s*,?\s+(?:et\s+)?(?:(?:je\s+veux\s+)?(?:pas\s+de|pas\s+d['’]|sans\s+(?:jouer\s+(?:les|aux)\s+)?|on\s+joue\s+pas\s+(?:les|aux)|(?:ne\s+)?(?:joue|fait|fais|faites|jouent)\s+pas\s+(?:le|les|aux|au)))\s*"
    r"(?:h[eé]ros|h[eé]ro[iï]sme|cow-?boys?|acte\s+h[eé]ro[iï]que|folies?|conneries?|b[eê]tises)(?:\s*,?\s*(?:stp|svp|hein|merci|s['’]il\s+(?:te|vous)\s+pla[iî]t))*(?=\s*(?:[.,;!)]|$))",
    re.IGNORECASE,
)
# *le 1/4L file à Petit-Pierrepont tout seul*: of him, and not of all
ALL_ALONE = re.compile(r"\s+tou(?:te?|s)\s+seule?s?(?=\s*(?:[,;.!]|$)|\s+(?:et|mais)\b)", re.IGNORECASE)
CHARGING = re.compile(r"\b(?:charg|attaqu|fonc)", re.IGNORECASE)
# *pour pas qu'ils fassent n'importe quoi*: why
SO_THAT_NOT = re.compile(
    r"\s*,?\s+(?:pour\s+(?:ne\s+)?pas\s+qu|pour\s+éviter\s+qu|"
    r"histoire\s+(?:de\s+pas\s+qu|qu))(?:\s*['’]\s*|e\s+|\s+)(?:ils?|elles?|ça|ca|on|les\s+\w+)\s+[^,;:.!?\d]{3,40}?"
    + DONE,
    re.IGNORECASE,
)
# *c'est husson qui prend lairalle pas campi*
HE_NOT_HIM = re.compile(
    r"^(?P<mark>\W*)c['’]est\s+(?P<who>[^,;:.!?]{2,30}?)\s+qui\s+(?P<does>[^,;:.!?]{3,60}?)\s*,?\s+(?:et\s+)?(?:pas|non)\s+(?:pas\s+)?(?!(?:encore|trop|plus|tout|loin|plus|avant|de|du|à|a|en|sur|dans)\b)(?:le\s+|la\s+)?[\w/-]{3,16}"
    + DONE,
    re.IGNORECASE,
)
# *en vrai jamin pourrait aller à gauche*
IN_TRUTH = re.compile(
    r"^(?P<mark>\W*)(?:en\s+vrai|franchement|honnêtement|perso|genre|bref|en\s+gros)\s*,?\s+(?=\w)", re.IGNORECASE
)
# *de 5 cm à gauche, euh à droite*: the other way
OTHER_WAY = re.compile(
    r"\b(?P<to>(?:à|a|vers\s+la|sur\s+la)\s+)(?:gauche|droite)\s*,?\s+(?:euh+|heu+|non|nan|pardon|enfin|je\s+veux\s+dire|oups)\s*,?\s*(?:non\s*,?\s*|pardon\s*,?\s*)?"
    r"(?:(?:à|a|vers\s+la|sur\s+la)\s+)?(?P<way>gauche|droite)\b(?!\s+(?:de|du|des|d['’]))",
    re.IGNORECASE,
)
FRENCH_IN_HASTE = (
    turn("garde|gardons", I_KEEP_IT, r"\g<what>, \g<who> conserve cela"),
    turn(
        "garde",
        HIM_I_KEEP,
        lambda told: (
            f"{told['name']}{told['who']} {told['whom']} {'maintiens' if told['who'].lower() == 'je' else 'maintient'}"
        ),
    ),
    turn("en vrai|franchement|honnêtement|perso|genre|bref|en gros", IN_TRUTH, r"\g<mark>"),
    turn("c'est|c’est", HE_NOT_HIM, r"\g<mark>\g<who> \g<does>"),
    turn("seul", ALL_ALONE, lambda told: told[0] if CHARGING.search(told.string, 0, told.start()) else ""),
    turn("pas qu|éviter qu|histoire", SO_THAT_NOT),
    turn("gauche|droite", OTHER_WAY, r"\g<to>\g<way>"),
    turn("pourquoi|comment|ce qu", NO_IDEA_WHY, r"\g<who> "),
    turn("va|vont|aille", GOES_THERE, r"\g<va> "),
    turn("sais pas|idée", NO_USE_YET, marks=" ,;.!\n"),
    turn("bouge", STAYS_AND_COVERS, r"\g<stays>"),
    turn("attend", WAITS_FOR_HIM, r"\g<alone>"),
    turn("demi", TURNS_AND_GOES),
    turn("vois|voit|en a", NONE_SEEN, lambda told: "" if RULED.search(told.string, 0, told.start()) else told[0]),
    turn("au cas|jamais|en cas", JUST_IN_CASE, marks=" ,;.!\n"),
    turn("tant qu|jusqu|longtemps", UNTIL_OURS_ARE_THERE, r"\g<fires>"),
    turn("par|semble", IT_SEEMS, r"\g<told>"),
    turn("ros|cow|folie|connerie|tise", NO_HEROES, marks=" ,;.!\n"),
    turn("bon|bn", BON, battalion),
    turn("(", IN_BRACKETS, r"\g<lead>\g<name> "),
    turn("je l", SO_I, so_i),
    turn("je l", HE_SO_I, r"\g<lead>je \g<it>"),
    turn("loin d", JOINS_HIM, r"\g<who> va rejoindre \g<whom>"),
    turn(" que ", ONLY_IF, r"ne \g<does> que "),
    turn("tire", AS_THEY_LIKE, r"\g<fires> à volonté"),
    turn("sacrifi|tuer|massacrer|hacher|entêt|accroch|héros|mourir", NO_HERO),
    turn("ils ont|ils en ont", THEY_HAVE, r"\g<told>"),
    turn("moi s", TELL_ME, marks=" ,;.!\n"),
)
# *je le remets face au nord*, of whom the head of the paragraph tells
I_MAKE_HIM = re.compile(
    r"^\W*(?:(?:et|mais|donc|alors)\s+)?(?=je\s+(?:(?:le|la|les)\s+|l['’])(?:re)?(?:mets|recule|avance|rentre|laisse|garde|tourne|retourne|ramène|amène|fais|descends|monte|décale|"
    r"pousse|place|poste|colle|planque|envoie|sors|rapproche|approche|déploie|forme|range|installe|éloigne|écarte)\b)",
    re.IGNORECASE,
)


def from_haste(raw: str) -> str:
    """A French sentence as one would write it who has the time."""
    return put_plainly(raw, FRENCH_IN_HASTE)
