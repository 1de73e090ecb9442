"""French biddings: in whatever words somebody is told that he is to do something, and what stands around that.

*Dites à Campi de se former en ligne*, *l'idée, c'est que Husson attaque*, *pas de changement : Jamin reste*, *...,
sauf avis contraire*: he shall, and what leads up to it or trails behind it changes nothing.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

# Who an order begins with, behind what leads up to it.
OF_ALL = (
    r"(?:tou[ts]|toutes|personne|chacun|nul|aucune?|ne|si|l['’]|le|la|les|mes|mon|ma|nos|notre|général|maréchal|"
    r"infanterie|cavalerie|artillerie|faites|mettez|envoyez)"
)
ORDER = rf"(?=(?:{OF_ALL}(?:\s|(?<=['’]))|(?-i:[A-ZÀ-Ý])|\d))"
# *Husson*, *le 1/92*, *les lanciers de Wathiez*, *la brigade du général Campi*
NAME = (
    r"(?:(?:le|la|les|mes|nos|notre|ma|mon)\s+|l['’])?(?:(?-i:[A-ZÀ-Ý])[\w’'-]+|\d[\w/]*|[a-zà-ÿ]{4,})"
    r"(?:\s+(?:(?:de|du|des)\s+|de\s+la\s+|d['’])?(?:(?-i:[A-ZÀ-Ý])[\w’'-]+|\d[\w/]*|général|brigade|légère?|"
    r"ligne)){0,3}"
)
INFINITIVE = (
    r"(?=(?-i:(?:ne\s+(?:pas|plus|jamais|rien)\s+)?(?:se\s+|s['’]|y\s+|en\s+|le\s+|la\s+|les\s+|l['’]|lui\s+|"
    r"leur\s+|bien\s+|"
    r"immédiatement\s+)*[a-zà-ÿ-]{2,}(?:er|ir|re|oir)\b))"
)
TO = r"(?:à\s+l['’]|à\s+la\s+|à\s+|aux?\s+)"
OF = r"(?:de\s+l['’]|de\s+la\s+|des\s+|du\s+|de\s+|d['’])"
DE = r"(?:de\s+|d['’])"
WHOM = r"(?P<whom>(?-i:[A-ZÀ-Ý\d]|[a-zà-ÿ])[^,;:.!?]{1,44}?)"
ASKS = (
    r"(?:dire|demander|ordonner|commander|enjoindre|prescrire|signaler|rappeler|transmettre|faire\s+dire|"
    r"faire\s+savoir)"
)
ASK = (
    r"(?:dis|dites|disons|demand(?:e|es|ez|ons)|ordonn(?:e|ez|ons)|command(?:e|ez|ons)|enjoins|enjoignez|"
    r"prescri(?:s|vez)|"
    r"rappel(?:le|ez|ons)|recommand(?:e|ez|ons)|conseill(?:e|ez)|suggèr(?:e|ez))"
)
LEAD = r"^(?P<lead>\W*(?:(?:et|puis|donc|alors|ensuite|bon|enfin|aussi)\s*,?\s+)?)"
TASK = r"(?:ordres?|consignes?|instructions?|mission|tâche|rôle|travail|boulot)"
# *Dites à Campi de se former*, *il faut dire à Foy de rejoindre Gauthier*, *prière à*, *il revient à*
BIDS = (
    rf"(?:s['’]il\s+(?:vous|te)\s+plaît\s*,?\s+)?{ASK}\s+(?:donc\s+|aussi\s+|bien\s+|seulement\s+)?{TO}{{whom}}\s+{DE}",
    rf"(?:je|nous|on|j['’])\s*(?:vais\s+|allons\s+|va\s+|veux\s+|voudrais\s+)?(?:{ASK}|{ASKS})\s+{TO}{{whom}}\s+{DE}",
    rf"(?:il\s+)?(?:faut|faudra|faudrait|reste\s+à|vous\s+pouvez|tu\s+peux|pouvez-vous|peux-tu|pourriez-vous|"
    rf"veuillez|merci\s+de(?:\s+bien\s+vouloir)?|prière\s+de)\s+"
    rf"{ASKS}\s+{TO}{{whom}}\s+{DE}",
    rf"(?:prière|ordre|instruction|consigne)\s+{TO}{{whom}}\s+{DE}",
    rf"(?:c['’]est\s+(?:maintenant\s+)?)?(?:(?:le|au)\s+tour)\s+{OF}{{whom}}\s+{DE}",
    rf"(?:il\s+(?:revient|appartient|incombe|échoit)|c['’]est|ce\s+sera)\s+{TO}{{whom}}\s+{DE}",
    rf"(?:il\s+est|c['’]est)\s+(?:grand\s+temps|temps|l['’]heure|le\s+moment)\s+pour\s+{{whom}}\s+{DE}",
    r"(?:je|nous|on)\s+compt(?:e|ons)\s+sur\s+{whom}\s+pour\s+",
    rf"(?:mon|l['’]|un|mes|les|nos)\s*(?:{TASK})\s+(?:{TO}|pour\s+|{OF}){{whom}}\s+(?:est|sont|sera|"
    rf"c['’]est)\s+(?:toujours\s+|simple\s*:\s*)?(?:{DE})?",
    rf"(?:(?:ma|sa|la|mon|l['’]|mes|les)\s*)?{TASK}\s+(?:{TO}|pour\s+|{OF}){{whom}}\s*:\s*(?:{DE})?",
    rf"pour\s+{{whom}}\s*:\s*(?:{DE})?",
    rf"(?:à\s+l['’]|à\s+la\s+|à\s+|aux?\s+){{whom}}\s*:\s*(?:{DE})?",
    rf"il\s+faut\s+{TO}{{whom}}\s+",
)
HE_SHALL = re.compile(
    LEAD
    + "(?:"
    + "|".join(one.format(whom=WHOM.replace("whom", f"whom{n}")) for n, one in enumerate(BIDS))
    + ")"
    + INFINITIVE,
    re.IGNORECASE,
)
MANY = re.compile(r"\b(?:aux|les|des)\s+$|^(?:les|mes|nos|leurs)\b", re.IGNORECASE)
ARTICLE = re.compile(r"\b(?P<article>à\s+l['’]|de\s+l['’]|à\s+la|de\s+la|aux?|du|des)\s*$", re.IGNORECASE)
PLAIN = {"au": "le ", "du": "le ", "aux": "les ", "des": "les ", "àla": "la ", "dela": "la ", "àl": "l'", "del": "l'"}


def he_shall(told: re.Match[str]) -> str:
    """He who is told in other words that he is to do something shall do it."""
    name = next(name for name, value in told.groupdict().items() if name.startswith("whom") and value)
    whom, before = told[name], told.string[told.end("lead") : told.start(name)]
    run_in = ARTICLE.search(before)
    article = PLAIN[re.sub(r"[\s'’]", "", run_in["article"].lower())] if run_in is not None else ""
    many = article.startswith("les") or whom.lower().startswith(("les ", "mes ", "nos ")) or " et " in whom
    return f"{told['lead']}{article}{whom} {'doivent' if many else 'doit'} "


# *Husson a reçu l'ordre d'attaquer*, *n'a qu'à*, *ferait bien de*, *ne manquera pas de*, *s'occupe de*
WHO = rf"^(?P<who>\W*(?:(?:que|et|mais)\s+)?{NAME}(?:\s+et\s+{NAME})?)\s+"
ONLY_SHALL = (
    rf"(?:a|ont|aura|auront|reçoit|reçoivent|recevra|recevront)\s+(?:reçu\s+|toujours\s+)?(?:pour\s+)?(?:l['’]|"
    rf"la\s+|mon\s+|comme\s+|un\s+)?{TASK}\s+{DE}",
    r"n['’](?:a|ont|aura|auront)\s+(?:plus\s+)?qu['’]à\s+",
    rf"(?:ferai(?:t|ent)|fera|feront)\s+(?:bien|mieux)\s+{DE}",
    rf"(?:ne\s+)?(?:doit|doivent|devra|devront)\s+(?:pas|surtout\s+pas|en\s+aucun\s+cas|jamais)\s+(?:hésiter\s+à|"
    rf"manquer\s+{DE}|oublier\s+{DE}|tarder\s+à)\s*",
    r"(?:n['’]hésit(?:e|ent|era|eront)|ne\s+tard(?:e|ent|era|eront))\s+pas\s+à\s+",
    rf"(?:ne\s+manqu(?:e|ent|era|eront)|n['’]oubli(?:e|ent|era|eront))\s+pas\s+{DE}",
    rf"(?:se\s+charg(?:e|ent|era|eront)|s['’]occup(?:e|ent|era|eront)|prend(?:ra)?\s+sur\s+(?:soi|lui))\s+{DE}",
    r"(?:est|sont|sera|seront)\s+cens(?:é|ée|és|ées)\s+",
    rf"(?:est|sont|sera|seront)\s+(?:chargé|prié|invité|sommé|tenu|requis|destiné|appelé|convié)e?s?\s+(?:{DE}|à\s+)",
    rf"(?:est|sont|sera|seront)\s+libres?\s+{DE}(?!charger|tirer|contre|poursuiv|faire)",
    r"(?:exécut(?:e|ent|era)|fait|font|fera)\s+(?:donc\s+)?(?:ce\s+qui\s+suit|comme\s+suit|ceci)\s*:\s*",
    rf"(?:a|ont)\s+(?:la\s+tâche|la\s+mission|l['’]ordre|les\s+ordres|la\s+consigne)\s+suivante?s?\s*:\s*(?:{DE})?",
    r"(?:a|ont|aura|auront)\s+intérêt\s+à\s+",
)
HE_ONLY_SHALL = re.compile(WHO + "(?:" + "|".join(ONLY_SHALL) + ")" + INFINITIVE, re.IGNORECASE)
BEGINS_BY = re.compile(
    rf"{WHO}(?:commenc(?:e|ent|era|eront)|début(?:e|ent|era))\s+par\s+{INFINITIVE}(?![^.!?]*\b(?:puis|ensuite|"
    rf"après|finir|avant)\b)",
    re.IGNORECASE,
)
NO_PRETEXT = re.compile(
    rf"^\W*(?:sous\s+aucun\s+prétexte|en\s+aucun\s+cas|à\s+aucun\s+prix)\s*,?\s+(?P<who>{NAME})\s+ne\s+doi(?:t|"
    rf"vent)\s+(?:manquer|oublier|négliger)\s+{DE}",
    re.IGNORECASE,
)
NOTHING_HINDERS = re.compile(
    rf"^(?P<lead>\W*)rien\s+n['’](?:empêche|interdit)\s+(?:à\s+)?(?P<who>{NAME})\s+{DE}{INFINITIVE}(?!charger|"
    rf"tirer|poursuiv)",
    re.IGNORECASE,
)
# *J'attends de Husson qu'il attaque*: he does
EXPECTED_OF = re.compile(
    rf"^(?P<lead>\W*)(?:j['’]attends|j['’]espère|je\s+(?:demande|veux|souhaite|voudrais)|on\s+attend|"
    rf"nous\s+attendons)\s+(?:{OF}|{TO})(?P<who>(?-i:[A-ZÀ-Ý\d])[^,;:.!?]{{1,40}}?)\s+qu['’](?:ils?|elles?)\s+",
    re.IGNORECASE,
)
# *Je pense que*, *l'idée, c'est que*, *n'oubliez pas que*, *je vous serais reconnaissant de faire en sorte que*
SAYS = (
    r"(?:je\s+(?:pense|crois|dis|propose|suggère|répète|maintiens|confirme|dirais|décide|suppose|parie|précise|"
    r"rappelle)|moi\s*,?\s+je\s+(?:dis|pense)|"
    r"(?:j['’]ai|nous\s+avons|on\s+a|mon\s+\w+\s+a)\s+(?:donc\s+)?(?:décidé|résolu|choisi|convenu|proposé)|"
    r"il\s+me\s+semble|m['’]est\s+avis|disons|mettons|"
    r"mon\s+(?:fils|frère|père|ami|voisin|mari|équipier)\s+(?:dit|pense|propose|trouve)|ma\s+(?:fille|femme|sœur|"
    r"mère)\s+(?:dit|pense|propose|trouve)|"
    r"(?:le|mon|notre)\s+(?:plan|but|projet|objectif|souhait)\s*,?\s+(?:est|c['’]est)|l['’](?:idée|intention|"
    r"objectif)\s*,?\s+(?:est|c['’]est)|mon\s+idée\s*,?\s+(?:est|c['’]est)|"
    r"n['’]oubli(?:ez|e|ons)\s+(?:surtout\s+)?pas|rappel(?:ez-vous|le-toi)|souvenez-vous|notez(?:\s+bien)?|note|"
    r"sachez|"
    r"(?:je\s+vous\s+(?:serais|saurais)\s+(?:reconnaissant|gré|obligé)e?|merci|prière|veuillez|tâchez|"
    r"arrangez-vous|il\s+faut|il\s+s['’]agit)\s*(?:de\s+|pour\s+)?faire\s+en\s+sorte|"
    r"j['’]ai\s+besoin|il\s+(?:est|serait)\s+(?:bon|mieux|préférable|souhaitable|prudent|temps)|"
    r"ce\s+serait\s+(?:bien|mieux|bon)|le\s+mieux\s+(?:est|serait)|mieux\s+vaut)"
)
# *Je pense que 7L est trop loin*, *je crois que 5M va tenir*: how things stand
NO_STATEMENT = (
    rf"(?!{NAME}\s+(?:(?:est|sont|sera|seront|était|étaient|n['’]est|ne\s+sont|a|ont|n['’]a|n['’]ont|aura|auront|"
    rf"semble|semblent|"
    r"risque|risquent|peut|peuvent|suffi\w*|arriv\w*)\b|(?:va|vont)\s+(?:se\s+|s['’])?[a-zà-ÿ]+(?:er|ir|re)\b))"
)
SAID = re.keyed(
    rf"^(?P<lead>\W*(?:(?:et|donc|bon|enfin|bref)\s*,?\s+)?){SAYS}\s+(?:donc\s+|bien\s+|toujours\s+)?(?:que\s+|"
    rf"qu['’]\s*|:\s*){ORDER}(?!que\b){NO_STATEMENT}(?![^.!?]*\?)",
    re.IGNORECASE,
)
REMIND = re.compile(
    rf"^(?P<lead>\W*)n['’]oubli(?:ez|e|ons)\s+(?:surtout\s+)?pas\s*[:,]\s*{ORDER}(?![^.!?]*\?)", re.IGNORECASE
)
# *Ce serait bien si Husson pouvait attaquer*: he shall
IT_WOULD_BE_GOOD = re.compile(
    rf"^(?P<lead>\W*)(?:ce\s+serait|ça\s+serait|il\s+serait|j['’]aimerais|j['’]apprécierais)\s*(?:bien|bon|mieux|"
    rf"parfait|génial|super|sympa|idéal|utile)?\s+(?:si|que)\s+(?P<who>{NAME})\s+(?:pouvait|puisse|"
    rf"pourrait)\s+{INFINITIVE}",
    re.IGNORECASE,
)
# *Pas de changement : ...*, *rien de neuf : ...*, *au fait, ...*, *si je peux me permettre, ...*
NOTHING_NEW = (
    r"(?:pas\s+de\s+(?:changements?|chichis|mystère|surprise|problème|quartier|souci|panique|précipitation)|"
    r"pas\s+le\s+choix|aucun\s+changement|sans\s+(?:changement|surprise)|"
    r"rien\s+(?:de\s+(?:neuf|nouveau|compliqué|spécial|particulier|changé|plus\s+simple)|ne\s+change|"
    r"à\s+(?:changer|signaler))|rappel|pour\s+(?:rappel|mémoire|info)|faute\s+de\s+mieux|au\s+fait|à\s+propos|"
    r"(?:on|nous|je)\s+n['’](?:a|avons|ai)\s+pas\s+le\s+choix|(?:et\s+)?il\s+n['’]y\s+a\s+pas\s+à\s+(?:hésiter|"
    r"discuter|tortiller)|"
    r"si\s+(?:je\s+peux\s+me\s+permettre|personne\s+n['’]y\s+voit\s+d['’]inconvénient|vous\s+(?:le\s+)?(?:voulez|"
    r"permettez)(?:\s+bien)?|vous\s+êtes\s+d['’]accord|"
    r"(?:l['’]arbitre|le\s+meneur)\s+(?:est\s+d['’]accord|(?:le\s+)?permet|(?:le\s+)?veut\s+bien)|ça\s+(?:vous|"
    r"te)\s+va|je\s+ne\s+me\s+trompe(?:\s+pas)?|(?:c['’]est|cela\s+est)\s+(?:possible|permis|autorisé))|"
    r"de\s+mon\s+côté|pour\s+ma\s+part|quant\s+à\s+moi|malheureusement|évidemment|naturellement|heureusement|"
    r"avec\s+un\s+peu\s+de\s+chance|"
    r"rien\s+à\s+dire|sauf\s+(?:erreur(?:\s+de\s+ma\s+part)?|imprévu|contrordre|contre-ordre))"
)
LED_BY_NOTHING = re.compile(rf"^(?P<lead>\W*){NOTHING_NEW}\s*[:,–-]\s*{ORDER}", re.IGNORECASE)
# *Tout d'abord, Jamin reste*: told first, and ranked before nobody
FIRST_OF_ALL = re.compile(
    r"^(?P<lead>\W*)(?:tout\s+d['’]abord|d['’]abord|pour\s+(?:commencer|finir|terminer|le\s+reste)|"
    r"en\s+(?:premier\s+lieu|dernier\s+lieu)|enfin|"
    r"(?:une\s+)?dernière\s+(?:chose|précision|remarque)|(?:et\s+)?le\s+plus\s+important|(?:chose|"
    r"point)\s+importante?|premièrement|deuxièmement|troisièmement)\s*[:,–-]\s*"
    rf"(?![^.!?]*\b(?:puis|ensuite|second|deuxième|troisième|après|premier|dernier|enfin|autres?|reste\s+(?:de|ne|"
    rf"attend))\b){ORDER}"
    r"(?=[^.!?]*?\s(?:attaqu|avanc|rest|sout|soutien|va\b|vont\b|tir|form|se\s|s['’]|ne\s|rejoi|tien|garde|recul|"
    r"march|pren|charg|sort|couvr|appui|défen|attend|doit|doivent))",
    re.IGNORECASE,
)
# *Pour gagner du temps, Husson attaque*: what for
WHAT_FOR = re.compile(
    r"^(?P<lead>\W*)(?:pour|afin\s+de|afin\s+d['’]|histoire\s+de|de\s+(?:façon|manière)\s+à)\s*(?:les\s+|le\s+|"
    r"la\s+|l['’]|ne\s+pas\s+|mieux\s+|nous\s+|leur\s+|lui\s+)?"
    r"(?-i:(?!charger|tirer|poursuivre|contre)[a-zà-ÿ]{3,}(?:er|ir|re|oir))\b(?:\s+(?-i:[a-zà-ÿ'’]+)){0,6}\s*,\s+"
    r"(?=(?:(?:le|la|les)\s+|l['’])?(?:(?-i:[A-ZÀ-Ý])|\d|brigade|division|infanterie|"
    r"cavalerie)\S*(?:\s+\S+){0,3}?\s+(?!(?:il|elle|ils|elles)\b)\S+)",
    re.IGNORECASE,
)
NOW = re.compile(
    r"^(?P<lead>\W*)(?:maintenant|à\s+présent)\s+(?=(?:le|la|les)\s+\d\S*\s+(?:va|vont|avance|attaque|se)\b)",
    re.IGNORECASE,
)
# behind an order: *si c'est permis*, *sauf avis contraire*, *un point c'est tout*, *; le reste attendra*
END = r"(?=\s*(?:[.!;]|$))"
TRAILS = re.compile(
    r"\s*(?:[,;–-]|\s:)\s*(?:enfin\s*,?\s+|mais\s+|et\s+|puis\s+)?(?:"
    r"si\s+(?:c['’]est|cela\s+est|ce\s+n['’]est\s+pas)\s+(?:possible|permis|autorisé|faisable|interdit|trop\s+\w+)|"
    r"si\s+(?:(?:l['’]arbitre|le\s+meneur)\s+(?:est\s+d['’]accord|(?:le\s+)?permet|(?:le\s+)?veut\s+bien)|(?:vous|"
    r"tu)\s+(?:êtes|es)\s+d['’]accord|vous\s+(?:le\s+)?(?:permettez|voulez(?:\s+bien)?)|ça\s+(?:vous|te)\s+va|"
    r"les?\s+règles?\s+(?:le\s+)?permet\w*)|"
    r"sauf\s+(?:avis\s+contraire|contrordre|contre-ordre|imprévu|erreur(?:\s+de\s+ma\s+part)?|si\s+(?:vous|tu|"
    r"l['’]arbitre|quelqu['’]un|on)\s+(?:me\s+)?(?![^.;!?]{0,60}\b(?:flancs?|attaqu|charg|menac|tir|approch|press|l['’]assaill)\w*)[^,;:.!?]{2,40})|"
    r"le\s+reste\s+(?:attendra|peut\s+attendre|viendra\s+(?:après|plus\s+tard))|"
    r"(?:un\s+)?point(?:\s*,?\s+(?:c['’]est\s+tout|final|barre))?|(?:et\s+puis\s+)?c['’]est\s+tout|"
    r"(?:quitte|dussé-je|dût-il)\s+(?:à\s+)?[^,;:.!?\d]{2,50}|merci\s+(?:d['’]avance|à\s+(?:vous|toi)|beaucoup|bien)|"
    r"(?:on|nous|je|il)\s+n['’](?:a|avons|ai)\s+pas\s+(?:le|d['’]autre|trop\s+le|vraiment\s+le)\s+choix|"
    r"ce\s+n['’]est\s+pas\s+(?:bien\s+)?(?:compliqué|sorcier|difficile|négociable|grave)|"
    r"rien\s+ne\s+presse|il\s+n['’]y\s+a\s+pas\s+(?:le\s+feu|urgence)|pas\s+(?:besoin\s+de\s+(?:discuter|"
    r"se\s+presser)|d['’]urgence|de\s+précipitation)|ni\s+plus\s+ni\s+moins|"
    r"(?:ils?|elles?)\s+n['’](?:a|ont|en\s+ont)\s+rien\s+(?:de\s+mieux|d['’]autre)\s+à\s+faire(?:\s+là(?:-bas)?)?|"
    r"(?:ça|cela)\s+(?:nous|me)\s+(?:fait|fera|donne|donnera|laisse|laissera|sert|servira)\s+[^,;:.!?\d]{2,40}|"
    r"(?:et\s+)?(?:après|ensuite)\s+(?:on|je|nous)\s+(?:attend|attends|attendons|verra|verrai|verrons|avise|"
    r"aviserai)(?:\s+(?:de\s+voir|la\s+suite))?|"
    r"(?:c['’]est\s+bon|d['’]accord|ok|ça\s+(?:va|marche|vous\s+va)|c['’]est\s+(?:possible|permis|clair))\s*\?+)" + END,
    re.IGNORECASE,
)
# *je pense*, *à mon avis*, *notre réserve*, *étant le plus proche* between who does something and what
BETWEEN = re.keyed(
    rf"^(?P<who>\W*{NAME})\s*,\s*(?:je\s+(?:pense|crois|suppose)|à\s+mon\s+avis|il\s+me\s+semble|(?:notre|ma|mon|"
    rf"nos|mes)\s+(?:\w+\s+){{0,2}}(?:réserve|orgueil|fierté|espoir|favoris|préférés|héros|"
    rf"vétérans|élite|meilleure?s?\s+\w+|gars|braves|pièces|canons|batterie|calibres?|douze)|(?:étant|comme\s+étant|"
    rf"car|puisque\s+c['’]est)\s+(?:le|la|"
    rf"les)\s+(?:plus|mieux)\s+(?:proches?|près|frais|fraîches?|forts?|placée?s?|libres?|\w+)|"
    rf"étant\s+(?:tout\s+)?(?:proches?|frais|libres?|fraîches?|disponibles?|sur\s+place))\s*,\s*",
    re.IGNORECASE,
)
BEING_SO = re.compile(
    rf"^(?P<lead>\W*)étant\s+(?:(?:le|la|les)\s+(?:plus|mieux)\s+\w+|(?:tout\s+)?(?:proches?|frais|fraîches?|"
    rf"libres?|disponibles?|sur\s+place)),\s*{ORDER}",
    re.IGNORECASE,
)
# *Et si Husson attaquait ?*, *Husson peut-il attaquer ?*: asked of the umpire, and meant as an order if he likes it
MAYBE = re.keyed(
    rf"^\W*(?:et\s+si|que\s+diriez-vous\s+si)\s+(?P<what>{NAME}\s+(?:ne\s+|se\s+|"
    rf"s['’])?[a-zà-ÿ][^?]{{3,80}}?)\s*\?+\s*$",
    re.IGNORECASE,
)
CAN_HE = re.keyed(
    rf"^\W*(?:est-ce\s+que\s+|est-ce\s+qu['’])?(?P<who>{NAME})\s+peu(?:t|vent)(?:-(?:ils?|"
    rf"elles?))?\s+{INFINITIVE}(?!arriver|atteindre|voir|passer|entrer|y\s)(?P<what>[^?,]{{3,80}}?)\s*\?+\s*$",
    re.IGNORECASE,
)
# *Je crois que Jamin peut avancer jusqu'en G5*
BELIEVES = re.keyed(
    rf"^\W*(?:je\s+(?:crois|pense|dirais)|il\s+me\s+semble|m['’]est\s+avis)\s+(?:bien\s+)?qu(?:e\s+|['’])(?P<who>{NAME})\s+"
    rf"(?:peu(?:t|vent)|pourrai(?:t|ent))\s+(?:bien\s+|déjà\s+|maintenant\s+)?{INFINITIVE}(?!voir|être|avoir|tirer\s+dans)(?P<what>[^?]{{3,80}}?)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *J'hésite à envoyer Hubert en K7*, *faut-il envoyer ...*: not decided yet
HESITATES = re.keyed(
    r"^\W*(?:j['’]hésite\s+(?:encore\s+|un\s+peu\s+)?à|je\s+(?:songe|réfléchis|pense\s+peut-être)\s+à|faut-il|"
    r"dois-je|devrais-je|"
    r"je\s+me\s+demande\s+s['’]il\s+(?:ne\s+)?(?:faut|faudrait)(?:\s+pas)?|je\s+suis\s+tenté\s+(?:de|d['’])|"
    r"j['’]ai\s+(?:bien\s+)?envie\s+(?:de|d['’]))\s*"
    r"(?=(?:envoyer|mettre|faire|lancer|placer|déplacer|avancer|retirer|replier|ramener|amener|"
    r"porter)\b)(?P<what>[^?]{3,80}?)\s*[?.!]*\s*$",
    re.IGNORECASE,
)
WHY_NOT = re.keyed(
    rf"^\W*pourquoi\s+ne\s+pas\s+{INFINITIVE}(?P<what>[^?]{{3,60}}?)\s+avec\s+(?P<who>{NAME})\s*\?+\s*$", re.IGNORECASE
)

# *Pour Hubert : K7*, *à la 7/2FA : feu sur stevenart*, *pour la brigade Husson : on attaque*: his name, as a heading
HEADED = re.compile(
    r"^(?P<lead>\W*)(?:pour\s+(?P<who>(?:(?:le|la|les)\s+|l['’])?(?:(?:brigade|division|batterie|général|"
    r"cavalerie)\s+(?:du\s+général\s+|de\s+|d['’])?)?"
    r"(?:(?-i:[A-ZÀ-Ý])|\d)[^,;:.!?]{0,30}?)|(?:à\s+(?:la\s+)?|au\s+)(?P<to>(?:(?:brigade|division|batterie|"
    r"général)\s+(?:de\s+|d['’])?)?"
    r"(?:(?-i:[A-ZÀ-Ý])|\d+/\d)[^,;:.!?]{0,30}?))\s*:\s*(?:on\s+)?(?=\S)",
    re.IGNORECASE,
)


# *Pour Husson, c'est simple : il prend Lairalle*, *Campi, rien de compliqué : il reste*
SIMPLY_HE = re.compile(
    r"^(?P<lead>\W*)(?:(?:pour|quant\s+à|concernant|côté)\s+)?(?P<who>(?:(?:le|la|les)\s+)?(?:(?:brigade|division|"
    r"batterie|général)\s+)?"
    r"(?:(?-i:[A-ZÀ-Ý])|\d)[^,;:.!?]{1,30}?)\s*,\s*(?:c['’]est|ce\s+sera|rien\s+de\s+plus|rien\s+de(?:\s+bien)?|"
    r"mission|tâche|consigne|idée)\s+(?:très\s+|bien\s+|tout\s+|"
    r"assez\s+|vite\s+)?(?:simple|facile|clair|compliqué|sorcier|dit|réglé|évident|enfantin)s?\s*[:;,]\s*(?:il|elle|"
    r"ils|elles)\s+(?=\S)",
    re.IGNORECASE,
)


def headed(told: re.Match[str]) -> str:
    """An order behind the name of him for whom it is."""
    return f"{told['lead']}{told['who'] or told['to']} : "


BIDDINGS = (
    turn(
        "dis|dites|demand|ordonn|ordre|command|enjoi|prescri|rappel|recommand|conseill|sugg|dire|signaler|"
        "transmettre|savoir|prière|priere|instruction|consigne|revient|appartient|incombe|échoit|"
        "c'est|c’est|sera |tour |temps|heure|moment|compte|comptons|mission|tâche|rôle|travail|boulot|pour |à |"
        "aux |au ",
        HE_SHALL,
        he_shall,
    ),
    turn("simple|facile|clair|compliqué|sorcier|dit|réglé|évident|enfantin", SIMPLY_HE, r"\g<lead>\g<who> "),
    turn("pour |à |au ", HEADED, headed),
    turn(
        "ordre|consigne|instruction|mission|tâche|rôle|travail|boulot|qu'à|qu’à|bien |mieux |hésit|manqu|oubli|"
        "tard|charge|occup|sur soi|sur lui|cens|prié|invité|sommé|tenu|requis|destiné|appelé|convié|libre|suit|"
        "ceci|intérêt",
        HE_ONLY_SHALL,
        r"\g<who> doit ",
    ),
    turn("commenc|début", BEGINS_BY, r"\g<who> doit "),
    turn("manquer|oublier|négliger", NO_PRETEXT, r"\g<who> doit "),
    turn("empêche|interdit", NOTHING_HINDERS, r"\g<lead>\g<who> doit "),
    turn("attend|espère|demande|veux|souhaite|voudrais", EXPECTED_OF, r"\g<lead>\g<who> "),
    turn("serait|aimerais|apprécierais", IT_WOULD_BE_GOOD, r"\g<lead>\g<who> doit "),
    turn("que |qu'|qu’|:", SAID, r"\g<lead>"),
    turn("oubli", REMIND, r"\g<lead>"),
    turn(
        "change|chichis|mystère|surprise|problème|quartier|souci|panique|précipitation|choix|rien|rappel|mémoire|"
        "info|faute|fait|propos|hésiter|discuter|tortiller|si |de mon|ma part|à moi|"
        "malheur|évidem|naturel|heureuse|chance|sauf",
        LED_BY_NOTHING,
        r"\g<lead>",
    ),
    turn(
        "abord|commencer|finir|terminer|reste|lieu|enfin|derni|important|premi|deuxi|troisi", FIRST_OF_ALL, r"\g<lead>"
    ),
    turn("pour |afin|histoire|façon|manière", WHAT_FOR, r"\g<lead>"),
    turn("maintenant|présent", NOW, r"\g<lead>"),
    turn("je |avis|semble|notre|ma |mon |nos |mes |étant|car |puisque", BETWEEN, r"\g<who> "),
    turn("étant", BEING_SO, r"\g<lead>"),
    turn(
        "si |sauf|reste|point|tout|quitte|duss|dût|merci|choix|pas |presse|plus ni|rien|ça |cela |après|ensuite|"
        "bon|accord|ok|clair|possible|permis",
        TRAILS,
        marks=" .,;:-–!?",
    ),
)


def as_bidden(raw: str) -> str:
    """A French sentence in which he who is told to do something in whatever words shall do it."""
    return put_plainly(raw, BIDDINGS)


def perhaps_he(raw: str) -> str:
    """What somebody may do, where a French writer only puts it as a question; empty where he does not."""
    if (found := MAYBE.match(raw) or HESITATES.match(raw)) is not None:
        return found["what"]
    found = CAN_HE.match(raw) or BELIEVES.match(raw) or WHY_NOT.match(raw)
    return f"{found['who']} doit {found['what']}" if found is not None else ""
