"""French rules of conduct in other words: who lets the beaten go, forms no square, charges or fires as he likes.

*Laissez filer les vaincus*, *pas de carrés*, *les tirailleurs esquivent les charges*, *Hubert a carte blanche pour
charger*, *qui peut tirer tire*: the same rules by the words that every reader of a letter knows.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

END = r"(?=\s*(?:[.!;]|$))"
NAME = (
    r"(?:(?:le|la|les|mes|nos|notre|ma|mon)\s+|l['’])?(?:(?-i:[A-ZÀ-Ý])[\w’'-]+|\d[\w/]*|brigade|division|"
    r"batterie|bataillon|régiment|"
    r"cavalerie|cavaliers|infanterie|lanciers|chasseurs|hussards|dragons|cuirassiers|général)"
    r"(?:\s+(?:(?:de|du|des)\s+|de\s+la\s+|d['’])?(?:(?-i:[A-ZÀ-Ý])[\w’'-]+|\d[\w/]*|général|légère?|lourde|"
    r"ligne)){0,3}"
)
WHO = rf"^(?P<who>\W*(?:(?:et|mais|que)\s+)?{NAME})\s+"
# *Laissez filer les vaincus*, *s'ils fuient, on les laisse partir*, *une fois l'ennemi battu, on se reforme sur place*
BEATEN = r"(?:vaincus|fuyards|battus|ennemis?\s+battus?|fugitifs|perdants|ennemis?\s+en\s+fuite)"
RUN = r"(?:partir|filer|fuir|courir|s['’]enfuir|se\s+sauver|détaler|décamper|aller|tranquilles?)"
THEY_RUN = (
    r"(?:(?:si|quand|lorsque|une\s+fois\s+que|dès\s+que)\s+(?:l['’]ennemi|les\s+(?:ennemis|autres|hollandais|"
    r"anglais|français|alliés)|ceux\s+d['’]en\s+face)|s['’]ils?|quand\s+ils?|lorsqu['’]ils?)\s+"
    r"(?:fui\w*|se\s+sauv\w*|s['’]enfui\w*|lâch\w*|recul\w*|cèd\w*|se\s+débande\w*|craqu\w*|déguerpi\w*|détal\w*|"
    r"flanch\w*|romp\w*|part\w*|est\s+(?:battu|en\s+fuite|en\s+déroute)|sont\s+(?:battus|en\s+fuite|en\s+déroute)|"
    r"(?:tourne|prenne|prend)\w*\s+(?:le\s+dos|les\s+talons|la\s+fuite))"
    r"(?:\s+(?:le\s+pied|prise|pied|en\s+déroute))?"
)
LET_GO = re.keyed(
    rf"^\W*(?:(?:on\s+laisse|laiss(?:ez|ons|e)(?:[- ](?:les|le))?)\s+(?:donc\s+)?{RUN}\s+(?:les|l['’]|tous\s+les|"
    rf"un)\s*(?:{BEATEN}|ennemi)|"
    rf"{THEY_RUN}\s*,\s*(?:(?:alors|eh\s+bien)\s*,?\s+)?(?:on\s+(?:les?|l['’])\s*laisse\s+{RUN}|laiss(?:ez|ons|"
    rf"e)[- ]les?\s+{RUN}|qu['’](?:ils?|on\s+les)\s+(?:s['’]en\s+aillent|laisse\s+{RUN}|coure\w*|file\w*|parte\w*)|"
    rf"(?:on\s+)?(?:ne\s+)?(?:les?\s+)?(?:suit|suivez|poursuit|poursuivez|court|courez)(?:[- ]les)?\s+(?:pas|"
    rf"personne)(?:\s+après)?|on\s+(?:reste|s['’]arrête|ne\s+bouge\s+pas|tient)\b[^,;:.!?]{{0,30}}|"
    rf"tant\s+mieux[^.!?]{{0,30}})|"
    r"(?:une\s+fois|après\s+avoir|sitôt)\s+(?:l['’]ennemi\s+(?:battu|repoussé|en\s+fuite|chassé)|(?:battu|"
    r"repoussé|chassé)\s+l['’]ennemi)\s*,\s*on\s+(?:se\s+reforme|s['’]arrête|reste|ne\s+bouge\s+(?:pas|plus)|"
    r"ne\s+(?:le\s+)?(?:poursuit|suit)\s+pas|souffle)\b[^,;:.!?]{0,30}|"
    r"pas\s+de\s+(?:\w+\s+)?(?:chevauchée|course|cavalcade|galopade|chasse)s?\s+(?:derrière|après|"
    r"aux?)\s+(?:les\s+)?(?:fuyards|vaincus|ennemis?|l['’]ennemi)|"
    rf"(?:ceux\s+)?qui\s+(?:gagne(?:nt)?|l['’]emporte(?:nt)?)\s+(?:un\s+combat\s+)?(?:reste(?:nt)?|"
    rf"s['’]arrête(?:nt)?|tien(?:t|nent))\s+(?:sur\s+le\s+terrain|la\s+position|sur\s+la\s+position|"
    rf"le\s+terrain)(?:\s+(?:conquise?|gagnée?|prise?))?){END}",
    re.IGNORECASE,
)
# *Je ne veux pas de poursuite*, *je ne veux voir personne poursuivre*, *je ne veux pas voir Hubert charger*
WANTS_NONE = re.compile(
    r"^(?P<lead>\W*)(?:(?:je|nous|on)\s+ne\s+(?:veux|voulons|veut)|(?:je|nous)\s+ne\s+(?:souhaite|"
    r"souhaitons))\s+(?:surtout\s+)?(?:pas|plus|point)\s+(?:de\s+|d['’])(?=(?:poursuite|carré|charge|contre|tir|"
    r"feu|mouvement|retraite))",
    re.IGNORECASE,
)
WANTS_TO_SEE_NOBODY = re.compile(
    r"^(?P<lead>\W*)(?:je|nous|on)\s+ne\s+(?:veux|voulons|"
    r"veut)\s+(?:voir\s+)?personne\s+(?:qui\s+)?(?P<does>poursuivre|poursuive|poursuit|charger|charge|tirer)\b",
    re.IGNORECASE,
)
WANTS_NOT_TO_SEE = re.compile(
    rf"^(?P<lead>\W*)(?:je|nous|on)\s+ne\s+(?:veux|voulons|veut)\s+pas\s+(?:voir|"
    rf"que\s+je\s+voie)\s+(?P<who>{NAME})\s+(?P<does>(?-i:(?:se\s+|s['’])?[a-zà-ÿ]+(?:er|ir|re)))\b",
    re.IGNORECASE,
)
# *Hubert n'a pas le droit de charger*: he must not
NO_RIGHT = re.compile(
    r"\bn['’](?P<many>a|ont|aura|auront)\s+(?:pas|aucunement)\s+(?:le\s+droit\s+(?:de|d['’])|à|"
    r"l['’]autorisation\s+(?:de|d['’])|la\s+permission\s+(?:de|d['’]))\s*(?=(?-i:(?:se\s+|s['’])?[a-zà-ÿ-]+(?:er|"
    r"ir|re)\b))",
    re.IGNORECASE,
)
A_RIGHT = re.compile(
    r"(?<!n['’])\b(?P<many>a|ont|aura|auront)\s+(?:le\s+droit|l['’]autorisation|la\s+permission)\s+(?:de|"
    r"d['’])\s*(?=(?-i:[a-zà-ÿ-]+(?:er|ir|re)\b))",
    re.IGNORECASE,
)
# *garde ses chevaux en main, pas de charge*: no charge, and no order to stay
IN_HAND = re.compile(
    rf"{WHO}(?:gard|tien|tient|retien|retient|maint)\w*\s+(?:bien\s+)?ses\s+(?:chevaux|hommes|cavaliers|escadrons|"
    rf"gens|lanciers|chasseurs)(?:\s+(?:bien\s+)?en\s+main)?\s*(?:,|;|:|et)\s*"
    r"(?:(?:pas\s+de|aucune)\s+charges?|ne\s+charge\s+pas)\b",
    re.IGNORECASE,
)
# *que si je le dis*, *sans que je le dise*: by an order
IF_I_SAY_SO = re.compile(
    r"\b(?:que\s+si|que\s+quand|que\s+lorsque)\s+je\s+(?:le\s+|la\s+|les\s+|lui\s+|leur\s+|l['’])*(?:dis|demande|"
    r"ordonne|permets|autorise|veux|commande)(?:\s+(?:moi-même|expressément))?" + END,
    re.IGNORECASE,
)
WITHOUT_MY_WORD = re.compile(
    r"\b(?:sans|avant|à\s+moins)\s+que\s+je\s+(?:ne\s+)?(?:le\s+|lui\s+|leur\s+|l['’])*(?:dise|demande|ordonne|"
    r"permette|autorise|aie\s+(?:dit|ordonné|donné))(?:\s+l['’]ordre)?" + END,
    re.IGNORECASE,
)
# *peut charger un flanc découvert, rien d'autre*, *charges de flanc uniquement*, *pas de charge sauf de flanc*
A_FLANK = (
    r"(?:(?:de|dans|sur|un|le|les|en|d['’]un|d['’]|par\s+le|au)\s+)*flancs?(?:\s+(?:découvert|ouvert|dégarni|"
    r"ennemi|exposé)s?)?"
)
FLANK_ONLY = re.compile(
    rf"{WHO}(?:peut\s+charger|charge(?:ra)?)\s+{A_FLANK}\s*,?\s+(?:et\s+)?(?:rien\s+d['’]autre|c['’]est\s+tout|"
    rf"pas\s+autre\s+chose|sinon\s+(?:non|rien)){END}|"
    rf"{WHO.replace('who', 'who2')}ne\s+(?:doi(?:t|vent)\s+(?:pas|jamais)\s+charger|charge(?:nt|ra|ront)?\s+(?:pas|"
    rf"personne|jamais|"
    rf"rien))(?:\s+(?:de\s+(?:sa|leur|son)\s+propre\s+(?:initiative|chef|mouvement)|d['’](?:eux|elles)-mêmes?|"
    rf"de\s+lui-même|"
    rf"d['’]elle-même|tout\s+seuls?|sans\s+(?:mon\s+)?ordre))?\s*,?\s+(?:sauf\s+si\s+c['’]est|sinon|sauf|"
    rf"excepté|hormis|à\s+moins\s+(?:de|que\s+ce\s+soit))\s+{A_FLANK}{END}|"
    rf"^(?P<who3>\W*{NAME})\s*[:,]\s*(?:(?:charges?|attaques?)\s+{A_FLANK}\s+(?:uniquement|seulement|exclusivement|"
    rf"et\s+rien\s+d['’]autre)|(?:uniquement|seulement|que)\s+(?:des?\s+)?charges?\s+{A_FLANK}){END}|"
    rf"^\W*(?:uniquement|seulement|rien\s+que)\s+(?:des?\s+)?charges?\s+{A_FLANK}\s+pour\s+(?P<who4>{NAME}){END}|"
    rf"^\W*(?:pas\s+de|aucune)\s+charges?\s+(?:de|du|des|pour|par)\s+(?P<who5>{NAME})\s*,?\s+(?:sauf|excepté|"
    rf"hormis|si\s+ce\s+n['’]est)\s+{A_FLANK}{END}|"
    rf"{WHO.replace('who', 'who6')}ne\s+charge(?:ra)?\s+que\s+si\s+(?:l['’]occasion\s+(?:d['’]un\s+flanc|"
    rf"de\s+(?:prendre|charger|frapper)\s+(?:[^,;:.!?]{{2,20}}\s+)?de\s+flanc)\s+se\s+présente|"
    rf"un\s+flanc\s+s['’](?:offre|ouvre))(?:\s+à\s+lui)?{END}",
    re.IGNORECASE,
)
# *peut charger à sa guise*, *est libre de charger*, *a carte blanche pour charger*, *charge tout ce qui passe*
FREE = (
    r"(?:à\s+(?:sa|leur)\s+(?:guise|convenance|fantaisie)|à\s+son\s+gré|à\s+volonté|librement|comme\s+(?:il|elle|"
    r"ils|bon\s+lui)\s+(?:veu\w+|l['’]entend\w*|semble)|quand\s+(?:il|elle|ils)\s+(?:veu\w+|l['’]entend\w*)|"
    r"de\s+(?:son|leur)\s+propre\s+(?:chef|initiative)|sans\s+(?:demander|attendre)\b[^,;:.!?]{0,25})"
)
MAY_CHARGE = re.compile(
    rf"{WHO}(?:(?:peut|pourra|peuvent|pourront)\s+(?:librement\s+)?charger\s+{FREE}|charge(?:nt|ra|"
    rf"ront)?\s+(?:à\s+volonté|librement|à\s+(?:sa|leur)\s+guise)|"
    r"(?:est|sont|sera|seront)\s+libres?\s+de\s+charger|(?:a|ont|aura|auront)\s+(?:le\s+droit|l['’]autorisation|"
    r"la\s+permission)\s+de\s+charger|(?:a|ont)\s+(?:carte\s+blanche|les\s+mains\s+libres|"
    r"toute\s+liberté|quartier\s+libre)\s+(?:pour|de)\s+charger|"
    r"charge(?:nt|ra|ront)?\s+tout\s+ce\s+qui\s+(?:passe|bouge|se\s+présente|s['’]approche|vient|"
    r"traîne)(?:\s+(?:à\s+(?:sa|leur)\s+portée|devant\s+(?:lui|eux|elle)|sous\s+(?:son|leur)\s+nez|par\s+là))?)"
    rf"(?:\s+(?:ce\s+tour(?:-ci)?))?{END}",
    re.IGNORECASE,
)
# *répond à une charge par une charge*, *si on charge Hubert, il va à sa rencontre*: charges in return
IN_RETURN = re.compile(
    rf"{WHO}(?:répond(?:ra)?|riposte(?:ra)?|réplique(?:ra)?)\s+(?:à\s+(?:une|toute|la|chaque)\s+charge|"
    rf"aux\s+charges|toujours)\s+(?:par|avec)\s+(?:une|sa\s+propre|la|une\s+contre-?)\s*charge{END}|"
    rf"^\W*(?:si|quand)\s+(?:l['’]ennemi|on|quelqu['’]un|la\s+cavalerie(?:\s+(?:ennemie|"
    rf"adverse))?)\s+(?:ennemie\s+)?charge\s+(?P<who2>{NAME})\s*,\s*(?:il|elle|ils|elles)\s+(?:va|vont|ira|"
    rf"se\s+port\w+|se\s+jett?\w+|part\w*)\s+(?:à\s+(?:sa|leur|la)\s+rencontre|au-devant\s+(?:d['’]elle|d['’]eux|"
    rf"de\s+lui))(?:\s+de\s+l['’]ennemi)?{END}|"
    rf"{WHO.replace('who', 'who3')}ne\s+(?:reçoi\w+|attend\w*|subi\w+)\s+(?:pas|jamais)\s+(?:une|la|les|"
    rf"de)\s+charges?\s+(?:de\s+pied\s+ferme|à\s+l['’]arrêt|immobile|sur\s+place|sans\s+bouger)\s*,\s*(?:il|elle|"
    rf"ils|elles|mais)\s+(?:il\s+)?contre-?\s?charge(?:nt)?{END}",
    re.IGNORECASE,
)
# *S'ils sont chargés, ils chargent à leur tour*, *si on le charge, il va à leur rencontre*
CHARGES_BACK = re.compile(
    r"^(?P<case>\W*(?:(?:mais|et|par\s+contre|en\s+revanche)\s*,?\s+)?(?:si|s['’]|quand|lorsqu\w*|dès\s+qu\w*|"
    r"en\s+cas\s+de)\s*"
    r"[^,;:.!?]{0,40}?\bcharg\w+[^,;:.!?]{0,30}?\s*,\s*)(?P<they>(?:qu['’])?(?:ils?|"
    r"elles?))\s+(?:n['’]attend\w*\s+pas\s*,\s*(?:mais\s+)?(?:ils?|elles?)\s+)?"
    r"(?:(?:charge|attaque)(?:nt|ra|ront)?\s+(?:à\s+(?:son|leur)\s+tour|en\s+retour|aussi|également|eux-mêmes|"
    r"lui-même|les\s+premiers)|"
    r"rend(?:ent|ra|ront)?\s+(?:la\s+pareille|coup\s+pour\s+coup)|rendent\s+la\s+politesse|"
    r"(?:va|vont|ira|iront|part|partent|fonce|foncent|se\s+jett?e(?:nt)?|se\s+porte(?:nt)?)\s+(?:à\s+(?:sa|leur|"
    r"la)\s+rencontre|au-devant)[^,;:.!?]{0,30}|"
    r"(?:ne\s+l['’]|ne\s+les\s+)attend(?:ent)?\s+pas(?:\s+de\s+pied\s+ferme)?|contre)(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
# *Pas de carrés*, *ne formez pas le carré*, *inutile de former le carré*: the foot forms none
NO_SQUARES = re.compile(
    r"^\W*(?:(?:pas|plus)\s+de|aucun|surtout\s+pas\s+de|zéro|(?:inutile|interdiction|défense|pas\s+besoin|"
    r"pas\s+question)\s+(?:de\s+)?(?:se\s+)?(?:former|faire|mettre|d['’]en\s+former)?|ne\s+(?:formez|faites|"
    r"formons)\s+(?:pas|aucun|jamais)|"
    r"(?:on|personne)\s+ne\s+(?:se\s+)?(?:forme|fait|met)(?:ra)?(?:\s+(?:pas|aucun|jamais))?|(?:on|"
    r"nous)\s+n['’](?:a|avons)\s+pas\s+besoin\s+de(?:\s+(?:faire|former))?|oubli(?:ez|e|ons)|(?:je|on|"
    r"nous)\s+ne\s+(?:veux|veut|voulons)\s+pas\s+(?:de|voir\s+de))\s+"
    r"(?:le\s+|les\s+|de\s+|en\s+|un\s+|d['’])?carrés?(?:\s+(?:ce\s+tour(?:-ci)?|contre\s+(?:la\s+|"
    r"leur\s+)?cavalerie|s['’]il\s+vous\s+plaît|pour\s+(?:personne|l['’]infanterie)))?"
    r"(?=\s*(?:[.!;]|$|,\s*(?:(?:ils?|elles?|on)\s+(?:sont|est|n['’]|ne)|c['’]|ça|leur\s|puisqu|car\b|parce|comme)))",
    re.IGNORECASE,
)
# *Les tirailleurs esquivent les charges*, *tirailleurs chargés : repli*, *filent si on leur fonce dessus*
SKIRMISHERS = r"(?P<who>(?:tous\s+)?(?:(?:les|nos|mes|leurs)\s+)?(?:tirailleurs|voltigeurs|éclaireurs))"
YIELD = (
    r"(?:se\s+(?:repli|retir|dérob|sauv|carapat|écart|débin)\w+|s['’](?:écart|esquiv|éclips|enfui|en\s+v|"
    r"en\s+aill)\w+|recul\w+|décroch\w+|fil(?:ent|eront|er)\b|esquiv\w+|évit\w+|rompent(?:\s+le\s+contact)?|"
    r"c[èé]d\w+(?:\s+(?:le|du)\s+terrain|\s+la\s+place)?|déguerp\w+|détal\w+|f(?:ont|"
    r"eront)\s+(?:un\s+pas\s+en\s+arrière|place)|repli)"
)
CHARGED = (
    r"(?:(?:s['’](?:ils|on)|si\s+(?:quelqu['’]un|l['’]ennemi|la\s+cavalerie|des\s+cavaliers)|quand\s+(?:on|ils)|"
    r"lorsqu['’](?:on|ils)|en\s+cas|dès\s+qu['’](?:on|ils)|si\s+on|devant|face\s+à|sur|à)\s+[^,;:.!?]{0,30}?"
    r"\b(?:charg\w+|attaqu\w+|fonce\w*|assaill\w+|abord\w+|saute\w*|tombe\w*)(?:\s+dessus)?)"
)
THEY_FALL_BACK = re.compile(
    rf"^\W*{SKIRMISHERS}\s+(?:(?:{YIELD})\s+{CHARGED}|(?:attaqués|chargés|abordés|"
    rf"assaillis)\s*[:,]?\s*(?:se\s+mettent\s+en\s+)?(?:{YIELD})|(?:esquivent|évitent|éviteront|"
    rf"esquiveront)\s+(?:les|la|toute)\s+charges?|"
    rf"(?:ne\s+|n['’])(?:se\s+laissent|attendent|résistent|subissent|soutiennent|reçoivent|acceptent)\s+(?:pas|"
    rf"jamais)\s+(?:à\s+)?(?:charger|(?:la|les|une)\s+charges?|"
    rf"d['’]être\s+chargés)\s*[,:;]\s*(?:mais\s+)?(?:ils\s+)?(?:{YIELD})){END}|"
    rf"^\W*(?:attaqués|chargés|s['’]ils\s+sont\s+(?:chargés|"
    rf"attaqués))\s*,\s*{SKIRMISHERS.replace('who', 'who2')}\s+(?:{YIELD}){END}",
    re.IGNORECASE,
)
# *Qui peut tirer tire*, *tir libre pour tous*, *chacun tire à son gré*: fire at will
ALL_FIRE = re.compile(
    r"^\W*(?:que\s+)?(?:qui\s+peut\s+tirer\s*,?\s+tire|(?:tir|feu)\s+libre(?:\s+(?:pour|à)\s+(?:tous|"
    r"tout\s+le\s+monde|toutes\s+les\s+unités|chacun))?|tirez\s+à\s+vue|"
    r"(?:chacun|tout\s+le\s+monde|toutes\s+les\s+unités|tous)\s+(?:(?:peut|peuvent|pourra)\s+)?(?:tirer|tire|"
    r"tirent|tirera)\s+(?:à\s+(?:son\s+gré|sa\s+guise|leur\s+gré|leur\s+guise)|comme\s+(?:il|elle|ils|elles|"
    r"bon\s+lui)\s+(?:veu\w+|peu\w+|semble|l['’]entend\w*)|librement|sur\s+ce\s+qu['’]il\s+veut)|"
    r"(?:chacun|tout\s+le\s+monde|tous|toutes\s+les\s+unités)\s+(?:est|sont)\s+libres?\s+de\s+(?:tirer|faire\s+feu)|"
    r"(?:tous\s+)?ceux\s+qui\s+(?:ont\s+une\s+cible|peuvent(?:\s+tirer)?|"
    r"ont\s+quelqu['’]un\s+à\s+portée)\s+(?:tirent|font\s+feu)|quiconque\s+(?:peut\s+tirer|"
    r"a\s+une\s+cible)\s+tire)"
    r"(?:\s+(?:ce\s+tour(?:-ci)?))?" + END,
    re.IGNORECASE,
)
# *Husson avant Gauthier, Gauthier avant Jamin*, *Husson > Gauthier > Jamin*, *premier : Husson, deuxième : ...*
ONE = r"(?-i:[A-ZÀ-Ý])[\w’'-]+(?:\s+(?-i:[A-ZÀ-Ý])[\w’'-]+)?"
BEFORE = re.compile(
    rf"^\W*(?P<a>{ONE})\s+avant\s+(?P<b>{ONE})(?:\s*,\s*(?:et\s+)?|\s+et\s+)(?P=b)\s+avant\s+(?P<c>{ONE}){END}",
    re.IGNORECASE,
)
BEFORE_BEFORE = re.compile(rf"^\W*(?P<a>{ONE})\s+avant\s+(?P<b>{ONE})\s+avant\s+(?P<c>{ONE}){END}", re.IGNORECASE)
SIGNS = re.compile(rf"^\W*(?P<a>{ONE})\s*>\s*(?P<b>{ONE})\s*>\s*(?P<c>{ONE}){END}")
NUMBERED = re.compile(
    rf"^\W*(?:premier|1er|en\s+premier)\s*:\s*(?P<a>{ONE})\s*[,;]\s*(?:deuxième|second|2e|"
    rf"en\s+second)\s*:\s*(?P<b>{ONE})\s*[,;]\s*(?:et\s+)?(?:troisième|dernier|3e|"
    rf"en\s+dernier)\s*:\s*(?P<c>{ONE}){END}",
    re.IGNORECASE,
)
BEGIN_WITH = re.compile(
    rf"^\W*(?:on\s+)?commenc(?:ez|e|ons)\s+par\s+(?P<a>{ONE})\s*,\s*(?:puis|"
    rf"ensuite)\s+(?P<b>{ONE})\s*,?\s+(?:et\s+)?(?:on\s+)?(?:finiss(?:ez|ons)|termin(?:ez|ons|e)|finit)\s+(?:par|"
    rf"avec)\s+(?P<c>{ONE}){END}",
    re.IGNORECASE,
)
# *Ceux dont je n'ai pas parlé restent où ils sont*, *pour les autres, pas d'ordre, ils restent*
THE_OTHERS = re.compile(
    r"^\W*(?:(?:tous\s+)?ceux\s+(?:dont\s+(?:je\s+n['’]ai|on\s+n['’]a)\s+(?:pas|rien)\s+(?:parlé|dit|"
    r"fait\s+mention)|que\s+je\s+n['’]ai\s+pas\s+(?:nommés|cités|mentionnés)|qui\s+ne\s+sont\s+pas\s+(?:nommés|"
    r"cités|mentionnés)(?:\s+ici)?)|"
    r"(?:toutes\s+)?les\s+(?:unités|troupes)\s+(?:non\s+(?:citées|nommées|mentionnées)|"
    r"qui\s+ne\s+sont\s+pas\s+(?:citées|nommées|mentionnées)|sans\s+ordres?|dont\s+je\s+n['’]ai\s+pas\s+parlé))\s+"
    r"(?:rest\w+\b[^,;:.!?]{0,30}|ne\s+bouge\w*\s+pas|attend\w+|tien\w+[^,;:.!?]{0,30}|gard\w+[^,;:.!?]{0,30}|"
    r"n['’]ont\s+pas\s+d['’]ordres?)"
    + END
    + r"|^\W*pour\s+(?:tous\s+)?les\s+autres\s*[,:]\s*(?:pas\s+d['’]ordres?|rien(?:\s+à\s+(?:faire|signaler))?|"
    r"aucun\s+ordre)(?:\s*[,:;]\s*(?:ils\s+|elles\s+)?(?:rest\w+|ne\s+bouge\w*\s+pas|attend\w+)\b[^,;:.!?]{0,30})?"
    + END,
    re.IGNORECASE,
)


def whoever(told: re.Match[str]) -> str:
    """He of whom the rule is told."""
    return next(value for name, value in told.groupdict().items() if name.startswith("who") and value)


# *Si Hubert gagne, il continue*, *Hubert exploite une percée*, *après une victoire Hubert poursuit*: if he wins
WINS = r"(?:gagn|vain|perc|l['’]emport|enfonc|culbut|bat\b|batt|repouss|bouscul|romp|réussi)[^,;:.!?]{0,30}?"
GOES_ON = (
    r"(?:continu|poursui|pouss|enchaîn|pourchass)\w*(?:\s+(?:sur\s+sa\s+lancée|plus\s+loin|en\s+avant|son\s+effort|"
    r"l['’]ennemi|la\s+charge))?"
)
PURSUES = re.keyed(
    rf"^\W*(?:(?:si|quand|lorsque|une\s+fois\s+que)\s+(?P<who1>{ONE})\s+{WINS}\s*,\s*(?:il|elle)s?\s+{GOES_ON}|"
    rf"(?P<who2>{ONE})\s+{GOES_ON}\s+(?:s['’]ils?|quand\s+ils?|dès\s+qu['’]ils?|lorsqu['’]ils?)\s+{WINS}|"
    rf"(?:après|en\s+cas\s+de)\s+(?:une?\s+|chaque\s+)?(?:victoire|succès|percée|"
    rf"réussite)\s*,?\s+(?P<who3>{ONE})\s+{GOES_ON}|"
    rf"(?P<who4>{ONE})\s+(?:exploite|exploitera|exploitent)\s+(?:une|la|son|sa|ses|leurs?|toute)\s+(?:percée|succès|"
    rf"victoires?|avantage)){END}",
    re.IGNORECASE,
)


def pursues(told: re.Match[str]) -> str:
    """Who goes on where he wins pursues then."""
    return f"{whoever(told)} poursuit s'il gagne"


CONDUCT = (
    turn(
        "gagn|vain|perc|emport|enfonc|culbut|bat|repouss|bouscul|romp|réussi|victoire|succès|exploit", PURSUES, pursues
    ),
    turn(
        "laiss|fui|sauv|enfui|lâch|recul|cèd|craqu|détal|flanch|romp|part|battu|déroute|fuite|repoussé|chassé|"
        "fuyards|vaincus|ennemi|gagne|emporte|talons",
        LET_GO,
        "Personne ne poursuit un ennemi battu",
    ),
    turn("veux|voulons|veut|souhait", NO_SQUARES, "L'infanterie ne forme pas le carré"),
    turn("veux|voulons|veut|souhait", WANTS_NONE, r"\g<lead>pas de "),
    turn("personne", WANTS_TO_SEE_NOBODY, r"\g<lead>personne ne doit \g<does>"),
    turn("voir|voie", WANTS_NOT_TO_SEE, r"\g<lead>\g<who> ne doit pas \g<does>"),
    turn("n'a|n’a|n'ont|n’ont", NO_RIGHT, "ne doit pas "),
    turn("charge", MAY_CHARGE, r"\g<who> peut charger s'il en a l'occasion"),
    turn("droit|autorisation|permission", A_RIGHT, "peut "),
    turn(" ses ", IN_HAND, r"\g<who> ne charge pas"),
    turn(" je ", IF_I_SAY_SO, "que sur mon ordre"),
    turn(" que je ", WITHOUT_MY_WORD, "sans mon ordre"),
    turn("flanc", FLANK_ONLY, lambda told: f"{whoever(told)} ne charge que de flanc"),
    turn("charge", IN_RETURN, lambda told: f"{whoever(told)} contre-charge s'il est chargé"),
    turn(
        "charg",
        CHARGES_BACK,
        lambda told: f"{told['case']}{told['they']} contre-charge{'nt' if told['they'].endswith('s') else ''}",
    ),
    turn("carré", NO_SQUARES, "L'infanterie ne forme pas le carré"),
    turn(
        "tirailleurs|voltigeurs|éclaireurs",
        THEY_FALL_BACK,
        lambda told: f"{whoever(told)} se replient s'ils sont chargés",
    ),
    turn("tire|tirer|tirent|libre|tirez|feu", ALL_FIRE, "Tout le monde tire à volonté"),
    turn("avant ", BEFORE, r"D'abord \g<a>, puis \g<b>, puis \g<c>"),
    turn("avant ", BEFORE_BEFORE, r"D'abord \g<a>, puis \g<b>, puis \g<c>"),
    turn(">", SIGNS, r"D'abord \g<a>, puis \g<b>, puis \g<c>"),
    turn("premier|1er", NUMBERED, r"D'abord \g<a>, puis \g<b>, puis \g<c>"),
    turn("commenc", BEGIN_WITH, r"D'abord \g<a>, puis \g<b>, puis \g<c>"),
    turn("ceux|unités|troupes|autres", THE_OTHERS, "Tous les autres restent où ils sont"),
)


def as_ruled(raw: str) -> str:
    """A French sentence in which a rule of conduct is told by its plain words."""
    return put_plainly(raw, CONDUCT)
