"""Everyday French: how they are formed on the way, up to where and not in, and whom one leaves to whom.

*restent en colonne pendant la marche*, *mais n'y entre pas*, *laisse les tirailleurs à 2/4HA*, *aucune ne bouge*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$|et\b|puis\b))"
MARCH = (
    r"(?:(?:la\s+|le\s+|l['’])(?:marche|mouvement|progression|avance|avancée|trajet|déplacement|approche|route|chemin|"
    r"parcours|traversée))"
)
ON_THE_WAY = (
    rf"(?:(?:pendant|durant|tout\s+au\s+long\s+d[eu]|(?:tout\s+)?le\s+temps\s+d[eu]|lors\s+d[eu])\s+(?:toute\s+|tout\s+)?{MARCH}|"
    r"tout\s+(?:le\s+(?:long(?:\s+(?:de\s+la\s+route|du\s+chemin))?|temps|trajet|chemin))|en\s+(?:marchant|marche|chemin|route|avançant)|"
    r"chemin\s+faisant|jusqu['’]à\s+(?:l['’]arrivée|leur\s+arrivée|son\s+arrivée))"
)
# *restent en colonne pendant la marche*, *garde la ligne en marchant*: formed so, and nobody stands still
FORMED_ON_THE_WAY = re.compile(
    r"\b(?:(?:rest|demeur|gard|conserv)(?:e|ent|er|era|eront)|tient|tiennent)\s+(?:en\s+|la\s+|l['’]\s*)(?:ordre\s+de\s+|formation\s+(?:en\s+|de\s+)?)?"
    rf"(?P<formed>colonnes?|ligne|tirailleurs)\s+{ON_THE_WAY}{ENDS}",
    re.IGNORECASE,
)
SO_FORMED_ON_THE_WAY = re.compile(
    rf"\b{ON_THE_WAY}\s*,?\s+(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:(?:rest|demeur|gard|conserv)(?:e|ent|er|era|eront)|tient|tiennent)\s+(?:en\s+|la\s+)"
    rf"(?P<formed>colonnes?|ligne|tirailleurs){ENDS}",
    re.IGNORECASE,
)
# *(Trois bataillons sur cinq « cautious » dès le départ)*: what they are like
SO_MANY_OF_SO_MANY = re.compile(
    r"^(?P<head>\W*(?:une?|deux|trois|quatre|cinq|six|\d)\s+(?:bataillons?|régiments?|batteries?|escadrons?|unités?|brigades?)\s+sur\s+"
    r"(?:deux|trois|quatre|cinq|six|sept|huit|dix|\d+))\s+(?=[«\"“]|(?:sans|hors|en\s+(?:mauvais|piteux))\b|(?:prudente?s?|hésitante?s?|"
    r"fatiguée?s?|usée?s?|timides?|mous|molles)\b)(?P<like>[^,;.!?]{2,60}?)(?=\s*(?:[,;.!?)]|$))",
    re.IGNORECASE,
)
PLACES = r"(?P<of>à\s+la\s+|à\s+l['’]|aux?\s+|à\s+|en\s+|dans\s+la\s+|dans\s+le\s+)(?P<what>[^,;:.!?]{2,30}?)"
NOT_IN = (
    r"(?:(?:mais|et|seulement)\s+(?:ils?\s+|elles?\s+)?n['’]y\s+(?:n['’])?(?:r?entr|pénètr|v)(?:e|ent|era|eront|a|ont)\s+(?:pas|point)|"
    r"(?:mais\s+)?sans\s+(?:r?entrer|pénétrer)\s+dedans|"
    r"(?:mais|et)\s+(?:surtout\s+)?pas\s+(?:dedans|à\s+l['’]intérieur|dans\s+(?:les\s+murs|la\s+cour|les\s+maisons))|"
    r"(?:mais|et)\s+(?:reste|demeure|s['’]arrête)(?:nt)?\s+(?:en\s+)?(?:dehors|à\s+l['’]extérieur|avant|devant))"
)
# *avance jusqu'à la ferme mais n'y entre pas*, *va jusqu'à Lairalle sans y entrer*
UP_TO_AND_NOT_IN = re.compile(
    rf"\bjusqu['’](?:à\s+)?{PLACES}\s*,?\s+{NOT_IN}(?:\s+(?:encore|ce\s+tour(?:-ci)?))?" + ENDS, re.IGNORECASE
)
UP_TO_THE = {"à la": "de la ", "à l": "de l'", "au": "du ", "aux": "des ", "dans la": "de la ", "dans le": "du "}
# *avance jusque devant la ferme*: on this side of it
UP_BEFORE = re.compile(r"\bjusque?\s+devant\s+(?P<the>la\s+|le\s+|les\s+|l['’])?(?=\w)", re.IGNORECASE)
OF_THE = {"la": "de la ", "le": "du ", "les": "des ", "l": "de l'", "": "de "}
# *Tenez la ligne coûte que coûte*: where they stand, and no kind of troops
HOLDS_THE_LINE = re.compile(
    r"\b(?P<holds>tenez|tiens|tenons|tenir|tien(?:t|nent|dra|dront))\s+(?:bien\s+|bon\s+)?(?:la|notre|leur|sa|votre)\s+ligne"
    r"(?=\s*(?:[,;:.!?)]|$|coûte|à\s+tout\s+prix|jusqu|quoi|et\b|sans\b|le\s+plus|face\b))",
    re.IGNORECASE,
)
# *veille à ce qu'il n'aille pas trop vite*: a general's care
WATCHES_HIM = re.compile(
    r"(?:\s*,\s*|\s+(?:et|pour)\s+)(?:veille(?:r|ra)?|surveille|s['’]assure(?:r|ra)?|fait\s+attention|prend\s+garde|regarde)\s+(?:bien\s+)?"
    r"(?:à\s+ce\s+qu|qu)(?:['’]|e\s+)[^,;:.!?]{2,30}?\s+(?:n['’]|ne\s+)[^,;:.!?]{2,30}?\bpas\s+(?:trop\s+|en\s+)[^,;:.!?]{2,25}?(?=\s*(?:[,;:.!?)]|$))"
    r"|\s*,?\s+(?:et|pour)\s+(?:le|la|les)\s+(?:retient|retiennent|retenir|freine|freiner|calme|calmer|modère|modérer)(?:\s+(?:un\s+peu|au\s+besoin))?"
    r"(?=\s*(?:[,;:.!?)]|$))",
    re.IGNORECASE,
)
# *Bachelu veille à ce que Campi ne traîne pas*: of nobody's place
SEES_TO_IT = re.compile(
    r"^(?P<mark>\W*)[^,;:.!?]{2,40}?\s+(?:veille(?:ra)?|s['’]assure(?:ra)?)\s+(?:bien\s+)?(?:à\s+ce\s+)?qu(?:e\s+|['’])[^,;:.!?]{2,30}?\s+"
    r"(?:ne\s+(?:traîne|lambine|tarde|musarde|s['’]attarde|se\s+(?:presse|précipite))(?:nt)?\s+pas|n['’]ailles?(?:nt)?\s+pas\s+trop\s+\w+|se\s+(?:dépêche|presse)(?:nt)?)"
    r"[^,;:.!?]{0,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *prend la ferme en enfilade*, *prennent 2/2Nas d'écharpe*
ENFILADES = re.compile(
    r"\b(?:prend|prennent|prendra|prendront|prendre|bat|battent)\s+(?P<what>[^,;:.!?]{2,40}?)\s+(?:en\s+enfilade|d['’]enfilade|d['’]écharpe)\b",
    re.IGNORECASE,
)
# *reste près de Gauthier mais pas trop*
NOT_TOO_NEAR = re.compile(
    r"\s*,?\s+mais\s+(?:pas\s+trop(?:\s+(?:près|proche))?|sans\s+(?:trop\s+)?(?:le|la|les)\s+(?:coller|serrer(?:\s+de\s+(?:trop\s+)?près)?)|sans\s+trop\s+s['’]exposer)"
    r"(?=\s*(?:[,;:.!?)]|$))",
    re.IGNORECASE,
)
# *se décale de 5 cm pour dégager son champ de tir*
FOR_A_FIELD_OF_FIRE = re.compile(
    r"\s*,?\s+(?:pour|afin\s+d(?:e\s+|['’]))\s*(?:mieux\s+|bien\s+)?(?:dégager|avoir|ouvrir|libérer|améliorer|obtenir|retrouver|gagner|élargir|"
    r"se\s+(?:donner|dégager|faire))\s+(?:(?:son|sa|leur|le|la|un|une|les|l['’]|du|de\s+la|plus\s+de)\s*)?(?:(?:meilleure?|bon|bonne|bel|beau)\s+)?(?:champ|lignes?|angle|secteur|"
    r"tir|vue)(?:\s+(?:de\s+(?:tir|vue|mire|visée)|libre|dégagée?))?(?:\s+(?:sur|d['’e]|des|du)\s*[^,;:.!?]{2,25}?)?(?=\s*(?:[,;.!?)]|$))",
    re.IGNORECASE,
)
# *Laisse les tirailleurs à 2/4HA*: it is for those
LEAVES_TO = re.compile(
    r"^(?P<mark>\W*)(?:(?:on|je|nous)\s+)?laiss(?:e|ez|ons)\s+(?P<whom>(?:les|le|la|leurs?|ces|cette|ce|l['’])\s*[^,;:.!?]{2,30}?|\d\S{1,8})\s+à\s+(?:la\s+|l['’])?"
    r"(?P<who>(?:batterie\s+|brigade\s+)?(?-i:[A-Z\d])[^,;:.!?\s]{1,20})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Campi rejoint Husson*, *Gauthier va rejoindre Jamin*: brigades both
GUNS = r"(?P<guns>batteries?|canons?|pièces?|artilleries?)"
# *Aucune des batteries ne bouge*, *pas un canon ne bouge*: all of them stay
NONE_MOVES = re.compile(
    rf"\b(?:aucune?|pas\s+une?(?:\s+seule?)?|nulle?)\s+(?:(?:des|de\s+(?:nos|mes|ces))\s+)?{GUNS}(?P<whose>\s+d[eu]\s+(?-i:[A-Z])[\w'’-]+)?\s+ne\s+"
    r"(?:bouge(?:ra)?|se\s+déplace(?:ra)?|remue|quitte(?:ra)?\s+(?:sa|son|leur)\s+(?:position|place|emplacement|poste)|part(?:ira)?|change(?:ra)?\s+de\s+place)",
    re.IGNORECASE,
)
# *Entre Husson et Gauthier il ne doit pas y avoir de trou*, *Husson garde le contact avec Gauthier*: is it this?
ONE = r"(?P<one>(?-i:[A-ZÀ-Ý])[\w-]{2,20})"
OTHER = r"(?P<other>(?-i:[A-ZÀ-Ý])[\w-]{2,20})"
TOGETHER = (
    r"(?:(?:bien|toujours|étroitement)\s+)*(?:(?:en|le|la|un|une|leur)\s+)?(?:(?:bon|bonne|étroit|étroite)\s+)?"
    r"(?:contact|liaison|alignement)(?:\s+étroite?)?"
)
NO_GAP = r"(?:(?:de\s+)?(?:trou|vide|brèche|espace|trouée)|jour)"
KEEPS = r"(?:garde|maintien|conserve|reste|assure|tien)(?:nt|nent|t|s)?"
KEEPS_TO = (
    rf"^(?P<mark>\W*)(?:il\s+ne\s+(?:doit|faut)\s+pas\s+(?:y\s+avoir\s+|qu['’]il\s+y\s+ait\s+)?|pas\s+)(?:de\s+|laisser\s+de\s+)?{NO_GAP}\s+entre\s+{ONE}\s+et\s+{OTHER}(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*)entre\s+{ONE}\s+et\s+{OTHER}\s*,?\s+(?:(?:il\s+)?ne\s+(?:doit|faut)\s+pas\s+(?:y\s+avoir\s+|qu['’]il\s+y\s+ait\s+|se\s+former\s+|rester\s+)?|pas\s+)(?:de\s+|laisser\s+de\s+|un\s+)?{NO_GAP}(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*){ONE}\s+et\s+{OTHER}\s+{KEEPS}\s+{TOGETHER}(?:\s+(?:entre\s+eux|l['’]un\s+avec\s+l['’]autre))?(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*){OTHER}\s+(?:{KEEPS}\s+{TOGETHER}\s+(?:avec|sur)|reste\s+li[ée]\s+à|se\s+relie\s+à|colle\s+à)\s+{ONE}(?=\s*[.!]*\s*$)",
)
KEEPS_TO_BESIDE = re.compile(
    rf"\s*,?\s+(?:et|en|tout\s+en)\s+(?:(?:gard|conserv|rest|assur)(?:e|ent|ant)|maint(?:ient|iennent|enant)|tien(?:t|nent)|tenant)\s+{TOGETHER}\s+(?:avec|sur)\s+(?-i:[A-ZÀ-Ý])[\w-]{{2,20}}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Ceux qui sont battus se replient derrière Jamin*: of troops that the rulebook does not know
WHO_IS_BEATEN = re.compile(
    r"^(?P<mark>\W*)(?:(?:ceux|celui|tous\s+ceux|les\s+bataillons|les\s+régiments)\s+qui|qui|quiconque)\s+(?P<how>(?:est|sont|sera|seront|se\s+font|se\s+fait|serai(?:t|ent))\s+(?:battre|battue?s?|repoussée?s?|enfoncée?s?|rompue?s?|culbutée?s?|bousculée?s?|rejetée?s?)|"
    r"(?:fui(?:t|ent)|sort(?:ent)?\s+du\s+combat|lâche(?:nt)?\s+pied|plie(?:nt)?|se\s+débande(?:nt)?|se\s+sauve(?:nt)?))\s*,?\s+(?=\w)",
    re.IGNORECASE,
)
# *sort du bois et prend la route en colonne*: onto it
OUT_AND_ALONG = re.compile(
    r"\b(?:sort|sortent|quitte|quittent|débouche|débouchent)\s+(?:du|de\s+la|le|la|des|les)\s+(?:bois|couvert|forêt|ferme|village|hameau|maisons|taillis)\s*,?\s+et\s+"
    r"(?:pren(?:d|n?ent)|emprunte(?:nt)?|gagne(?:nt)?|rejoin(?:t|gnent))\s+la\s+(?:route|chaussée)(?P<many>)(?!\s+d[eu'’])",
    re.IGNORECASE,
)
# *Piré va avec ses chasseurs*
WITH_HIS_OWN = re.compile(
    r"\b(?P<goes>va|ira|reste|restera|se\s+tient|demeure)\s+avec\s+(?:ses|sa|son)\s+(?P<own>chasseurs|lanciers|cavaliers|batteries?|artillerie|cuirassiers)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *1Ch à gauche, 6Ch à droite de la route*: of the same road
ON_EITHER_SIDE = re.compile(
    r"^(?P<one>\W*[^,;:.!?]{2,40}?)\s+à\s+(?P<side>gauche|droite)(?P<link>\s*,\s*(?:et\s+)?|\s+et\s+)(?P<two>[^,;:.!?]{2,40}?)\s+à\s+(?P<other>gauche|droite)\s+(?P<of>(?:de\s+la|du|de\s+l['’])\s*[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *prend la ferme, mais sans les deux bataillons de ligne*: those stay
WITHOUT_SOME = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?P<does>(?-i:[a-zà-ÿ])[^,;:.!?]{3,60}?)\s*,?\s+(?:(?:mais|cependant)\s+)?sans\s+(?:les|ses|la|sa)\s+"
    r"(?:(?:deux|trois|quatre)\s+)?(?P<out>bataillons\s+(?:de\s+ligne|légers)|grenadiers|voltigeurs)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
WITHOUT_NAMED = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?P<does>(?-i:[a-zà-ÿ])[^,;:.!?]{3,60}?)\s*,?\s+(?:(?:mais|cependant)\s+)?sans\s+(?:(?:le|la|les)\s+)?"
    r"(?P<out>\d\S*(?:\s*(?:,|et|ni)\s*(?:(?:le|la|les)\s+)?\d\S*){0,3}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *La cavalerie ne charge que ce qui présente le flanc*
ONLY_IN_FLANK = re.compile(
    r"\bne\s+(?P<does>charge(?:nt|ra|ront)?|attaque(?:nt|ra|ront)?)\s+que\s+(?:ce|ceux)\s+(?:qui\s+(?:(?:lui|leur|nous)\s+)?(?:présent|montr|offr|prêt|expos|tend)\w*\s+(?:le|son|leur|un)\s+flanc|qu(?:i\s+|['’])(?:elle|on|ils?)?\s*(?:peut|peuvent)\s+prendre\s+de\s+flanc)",
    re.IGNORECASE,
)
# *Lefebvre envoie une batterie en E4*: one of his
SENDS_ONE = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,25})\s+(?:envoie|dépêche|détache|pousse)\s+(?P<what>(?:une?|deux|trois)\s+(?:batterie|bataillon|régiment|escadron|canon|pièce)s?)\s+(?=(?:en|à|au|vers|jusqu|derrière|dans|sur|devant)\b)"
)
# *Jérôme arrivera bientôt, on verra à ce moment-là*: told of him
COMES_SOON = re.compile(
    r"^\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20}\s+(?:arriv(?:e|era)|sera\s+là|devrait\s+(?:arriver|être\s+là)|va\s+arriver|ne\s+va\s+pas\s+tarder|ne\s+devrait\s+(?:pas|plus)\s+tarder)(?:\s+(?:sûrement|sans\s+doute|j['’]espère|peut-être))?(?:\s+(?:bientôt|sous\s+peu|au\s+prochain\s+tour|à\s+temps))?"
    r"(?:\s*,\s*(?:et\s+)?(?:on|nous)\s+(?:verra|verrons|avisera|aviserons|décidera)[^;:.!?]{0,30})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Concentrez le feu sur 5M*: of whoever has guns
ALL_FIRE_AT = re.compile(
    r"^\W*(?:(?:con)?centr(?:ez|ons|er)|concentre)\s+(?:tout\s+)?(?:le|les|vos|nos)\s+(?:feux?|tirs?)\s+sur\s+(?P<whom>[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Qui n'a pas de cible tire au plus près*
WHO_HAS_NO_TARGET = re.compile(
    r"^\W*(?:qui|ceux\s+qui|celui\s+qui|les\s+batteries\s+qui)\s+(?:n['’](?:a|ont)|n['’]aur(?:a|ont))\s+(?:pas|plus|point)\s+de\s+cible\s*,?\s+(?:tire(?:nt|ra|ront)?|feu)\s+(?:au|sur)\s+[^,;:.!?]{2,30}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson n'attend pas Campi*: nothing that anybody does
WAITS_FOR_NONE = re.compile(
    r"^\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20}\s+(?:n['’]attend(?:ra)?\s+pas|ne\s+doit\s+pas\s+attendre|n['’]a\s+pas\s+(?:à|besoin\s+d['’])\s*attendre)\s+(?-i:[A-ZÀ-Ý])[\w-]{2,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *derrière la hauteur, où personne ne les voit*
WHERE_NOBODY_SEES = re.compile(
    r"\s*,?\s+(?:là\s+)?où\s+(?:personne|l['’]ennemi|on|nul|les\s+\w+)\s+ne\s+(?:les|le|la)\s+(?:voi|verr|aperçoi|trouv)\w*(?:\s+(?:pas|plus))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *mettent pied à terre*: of which no rulebook here knows
DISMOUNTS = re.compile(
    r"\b(?:(?:fait|font|faire)\s+)?(?:met|mettent|mettre|mettra|mettront)\s+pied\s+à\s+terre|\bdescend(?:ent|re|ra)?\s+de\s+cheval",
    re.IGNORECASE,
)
# *Le prince d'Orange ne doit pas trop s'avancer*: the man stays
NOT_TOO_FAR = re.compile(
    r"^(?P<who>\W*(?:le\s+(?:prince|général|duc|maréchal|comte|roi)|général|prince)\s+[^,;:.!?]{2,30}?)\s+(?:ne\s+(?:doit|devra)\s+pas\s+(?:trop\s+|autant\s+)?(?:s['’](?:avancer|exposer|aventurer)|se\s+(?:risquer|montrer))|"
    r"ne\s+s['’](?:avance|expose|aventure)\s+pas)(?:\s+(?:trop|autant|si\s+loin|plus))*(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *garde un œil sur ses deux brigades*: which is no task of theirs
EYE_ON_HIS = re.compile(
    r"^\W*(?-i:[A-ZÀ-Ý])[^,;:.!?]{2,30}?\s+(?:garde|a|gardera)\s+(?:un\s+œil|un\s+oeil|l['’]œil|l['’]oeil)\s+sur\s+(?:ses|sa|son)\s+[^,;:.!?]{2,30}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *prolonge la ligne du 2/2Nas sur la gauche*: beside him
PROLONGS = re.compile(
    r"\b(?:prolonge|étend|continue)(?P<nt>nt)?\s+(?:la\s+ligne|le\s+front)\s+(?P<of>du\s+|de\s+la\s+|de\s+|des\s+|d['’])(?P<whom>[^,;:.!?]{2,30}?)\s+(?:sur\s+(?:la|sa)|à|vers\s+la)\s+(?P<side>gauche|droite)\b",
    re.IGNORECASE,
)
# *doivent se couvrir mutuellement*: whom one helps who stands by one
EACH_OTHER = re.compile(
    r"^\W*les\s+[\w-]{3,20}\s+(?:(?:doi(?:t|vent)|peuvent)\s+)?(?:se|s['’])\s*(?:couvr|soutien|sout|aid|entraid|appu|épaul)\w+\s+(?:mutuellement|les\s+uns\s+les\s+autres|l['’]un\s+l['’]autre|entre\s+eux|réciproquement)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *couvrent la retraite de la batterie*
COVERS_RETREAT = re.compile(
    r"\b(?P<does>couvre(?:nt)?|protège(?:nt)?|couvrir|protéger)\s+(?:la\s+retraite|le\s+repli|le\s+recul|le\s+départ)\s+(?P<of>du|de\s+la|des|de|d['’])\s*(?=\w)",
    re.IGNORECASE,
)
OF_WHOM = {"du": "le ", "de la": "la ", "de l'": "l'", "de l’": "l'", "des": "les ", "de": "", "d'": "", "d’": ""}
# *sur le flanc droit, le 7L sur le gauche*
FLANK_OF_TWO = re.compile(
    r"(?P<head>\bsur\s+(?:le\s+flanc|l['’]aile)\s+(?:droite?|gauche)\b[^;.!?]{2,60}?\bsur\s+)(?:le|la)\s+(?P<side>gauche|droite?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Quand Picton sera là, qu'il se mette derrière le talus*
WHEN_HE_IS_THERE = re.compile(
    r"^(?P<mark>\W*)(?:quand|dès\s+que|lorsque|une\s+fois\s+que)\s+(?P<who>(?-i:[A-ZÀ-Ý])[\w'’-]{2,20})\s+(?:sera|est|arriver?a?|arrive|débouchera|débouche)(?:\s+(?:là|arrivé|ici|sur\s+le\s+terrain))?\s*,\s*(?:qu['’])?(?:il|elle)\s+"
    r"(?P<does>(?:(?:se|s['’])\s*)?\w+)\s+(?P<rest>[^;:.!?]{3,80}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
DOES = {
    "mette": "se met", "mettra": "se met", "place": "se place", "placera": "se place", "porte": "se porte",
    "portera": "se porte",
    "aille": "va", "ira": "va", "prenne": "prend", "prendra": "prend", "avance": "avance", "avancera": "avance",
    "occupe": "occupe", "occupera": "occupe", "tienne": "tient", "tiendra": "tient",
    "vienne": "vient", "viendra": "vient",
}  # fmt: skip
# *passe de l'autre côté du ruisseau*
TO_THE_OTHER_SIDE = re.compile(
    r"\b(?:passe|va|vient|revient|retourne)(?P<nt>nt)?\s+de\s+l['’]autre\s+côté\s+(?:du|de\s+la)\s+(?P<what>ruisseau|rivière)(?=\s*(?:[,;.!]|$|et\b))",
    re.IGNORECASE,
)
# *fait mine d'attaquer 27J*, *fausse attaque sur le bois*: is it this?
FEINTS = (
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s+(?:(?:fait|font)\s+(?:mine|semblant)\s+d['’](?:attaquer|assaillir)|(?:feint|feignent|simule(?:nt)?)\s+(?:d['’]attaquer|(?:une|l['’])\s*attaque\s+(?:de|sur|contre)))\s+(?P<whom>[^,;:.!?]{2,40}?)(?=\s*[.!;]*\s*$)",
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s*(?::|\s+(?:fait|mène|lance))\s*(?:une\s+)?(?:fausse\s+attaque|attaque\s+(?:simulée|feinte|de\s+diversion)|feinte|démonstration)\s+(?:sur|contre|devant|vers)\s+(?P<whom>[^,;:.!?]{2,40}?)(?=\s*[.!;]*\s*$)",
)
# *peut charger à sa discrétion*
AT_HIS_DISCRETION = re.compile(
    r"\b(?:peu(?:t|vent)|pourr(?:a|ont))\s+(?:charger|attaquer|contre-charger)\s+(?:à\s+(?:sa|leur)\s+(?:discrétion|guise|convenance)|à\s+(?:son|leur)\s+gré|comme\s+(?:il|elle|ils|elles)\s+(?:l['’]entend\w*|veu\w+)|(?:quand|si|où)\s+bon\s+(?:lui|leur)\s+semble)",
    re.IGNORECASE,
)
# *prend Lairalle avec un bataillon, le reste continue*
WITH_ONE_THE_REST = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?P<does>prend|occupe|attaque|tient|garde|enlève)\s+(?P<what>[^,;:.!?]{2,30}?)\s+avec\s+(?P<one>(?:un|deux|trois)\s+bataillons?)\s*,\s*(?:et\s+)?(?:le\s+reste|les\s+autres)\s+(?P<rest>[^;:.!?]{3,60}?)(?=\s*[.!]*\s*$)"
)
# *À droite de la route, Husson avance, à gauche Gauthier*
EITHER_OF_THE_ROAD = re.compile(
    r"^(?P<mark>\W*)à\s+(?P<side>gauche|droite)\s+(?P<of>(?:de\s+la|du|de\s+l['’])\s*[^,;:.!?]{2,25}?)\s*,?\s+(?P<one>(?-i:[A-ZÀ-Ý])[\w-]+)\s+(?P<does>avance|marche|progresse|monte)\s*,\s*(?:et\s+)?à\s+(?:sa\s+)?(?P<other>gauche|droite)\s*,?\s+(?P<two>(?-i:[A-ZÀ-Ý])[\w-]+)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *se met à la hauteur de Husson*
LEVEL_WITH = re.compile(
    r"\bse\s+met(?:tent)?\s+à\s+(?:la\s+)?(?:même\s+)?hauteur\s+d(?:e\s+|['’])(?=(?-i:[A-ZÀ-Ý])[a-zà-ÿ]{2})",
    re.IGNORECASE,
)
# *Les pièces de douze s'occupent de la ferme*: they fire
GUNS_SEE_TO = re.compile(
    r"(?P<who>\b(?:batteries?|pièces?|canons?|artillerie|pounders|\d+/\d+[FH]A)\b[^,;:.!?]{0,30}?)\s+s['’]occupe(?P<nt>nt)?\s+(?:maintenant\s+|d['’]abord\s+)?(?P<of>de\s+la|de\s+l['’]|du|des|de|d['’])\s*(?=(?:ferme|village|hameau|maisons?|bois|ruisseau|pont|(?-i:[A-Z])[a-z]))",
    re.IGNORECASE,
)
# *Je mise tout sur Husson*: his hope
ALL_ON_HIM = re.compile(
    r"^\W*(?:je|on|nous)\s+(?:mise(?:ons)?|compte|comptons|parie)\s+(?:tout\s+)?sur\s+(?-i:[A-ZÀ-Ý])[\w-]{2,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Jamin prête deux bataillons à Gauthier*
LENDS = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?:prête|donne|cède|passe|envoie|fournit)\s+(?P<what>(?:une?|deux|trois)\s+(?:bataillon|batterie|régiment|escadron)s?)\s+à\s+(?P<him>(?-i:[A-ZÀ-Ý])[\w-]{2,20})(?=\s*[.!]*\s*$)"
)
# *Un bataillon suffit pour Lairalle, prenez le 3/2L*
ONE_IS_ENOUGH = re.compile(
    r"^(?P<mark>\W*)(?:un|une)\s+(?:bataillon|batterie|régiment|escadron)\s+(?:suffit|suffira|fera\s+l['’]affaire)\s+(?:bien\s+)?(?:pour|à)\s+(?P<what>[^,;:.!?]{2,30}?)\s*[,:;]\s*(?:prenez|prends|envoyez|envoie|mettez|disons)\s+(?P<who>[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Le 1/2L ouvre la marche*: before the others
OPENS_THE_MARCH = re.compile(r"\bouvre(?:nt)?\s+la\s+marche\b", re.IGNORECASE)
# *Ménagez les chevaux*: what nobody can be seen to do
SPARES_THE_HORSES = re.compile(
    r"^\W*(?:ménage[zr]?|ménageons|n['’]épuisez\s+pas|ne\s+fatiguez\s+pas)\s+(?:bien\s+)?(?:les|vos|nos)\s+(?:chevaux|montures|bêtes)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *avance en E5 avec deux bataillons, les deux autres restent*: so many of his, and the others of his
WITH_SOME_THE_REST = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?P<does>(?:avance|marche|va|monte|progresse|passe|recule)(?:\s+[^,;:.!?]{1,40}?)?)\s+avec\s+(?P<one>(?:un|deux|trois)\s+bataillons?)(?P<behind>\s+[^,;:.!?]{1,40}?)?\s*,\s*(?:et\s+)?"
    r"(?:les\s+(?:(?:deux|trois|quatre)\s+)?autres|le\s+reste)\s+(?P<rest>[^;:.!?]{3,60}?)(?=\s*[.!]*\s*$)"
)
# *laisse Lairalle à sa droite*: on that side of him
LEAVES_ON_ITS_SIDE = re.compile(
    r"^(?P<who>\W*(?:que\s+)?(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+laisse(?P<nt>nt)?\s+(?P<what>(?:(?-i:[A-ZÀ-Ý])[\w-]{2,20}|(?:le|la|les)\s+\w+))\s+(?:à|sur)\s+(?:sa|leur)\s+(?P<side>droite|gauche)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Foy reçoit en plus la batterie 18/6FA*: is it this?
GETS_BESIDES = re.compile(
    r"^(?P<mark>\W*)(?P<who>(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?:reçoit|prend|récupère|aura)\s+(?:(?:en\s+plus|aussi|également|en\s+outre|sous\s+ses\s+ordres)\s+)+(?P<what>(?:la\s+batterie\s+|le\s+|la\s+)?\d[\w/]*)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *couvrent le flanc gauche de Gauthier*
ON_HIS_FLANK = re.compile(
    r"\b(?:couvre|protège|garde)(?P<nt>nt)?\s+(?:le\s+flanc|l['’]aile|le\s+côté)\s+(?P<side>gauche|droite?)\s+d(?:e\s+|['’])(?=(?-i:[A-ZÀ-Ý])[\w-]{2,20}\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *garde ses chasseurs groupés*: how he leads them
KEEPS_TOGETHER = re.compile(
    r"^\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20}\s+(?:garde|tient)\s+(?:bien\s+)?(?:ses|sa|son)\s+[^,;:.!?]{2,30}?\s+(?:groupée?s?|ensemble|en\s+main|regroupée?s?|sous\s+la\s+main)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Saxe-Weimar ne doit pas gaspiller ses hommes*, *Perponcher met de l'ordre*: nobody's task
NO_TASK = (
    r"^\W*(?-i:[A-ZÀ-Ý])[^,;:.!?]{2,30}?\s+ne\s+(?:doit|devra)\s+pas\s+(?:gaspiller|sacrifier|user|épuiser|fatiguer)\s+(?:ses|leurs)\s+(?:hommes|troupes|bataillons|gens|soldats|forces)(?=\s*[.!]*\s*$)",
    r"^\W*(?-i:[A-ZÀ-Ý])[^,;:.!?]{2,30}?\s+(?:met|remet|mettra|fait)\s+(?:un\s+peu\s+)?(?:de\s+l['’]ordre|bon\s+ordre)(?=\s*[.!]*\s*$)",
)
# *reste là où on peut le trouver*: where he is
WHERE_ONE_FINDS_HIM = re.compile(
    r"\breste\s+(?:là\s+)?où\s+(?:on|l['’]on)\s+(?:peut\s+(?:le|la)\s+(?:trouver|voir|joindre)|(?:le|la)\s+(?:trouve|voit))(?:ra)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *n'avancent jamais sans escorte*: is it this?
NEVER_ALONE = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+n['’]avance(?P<nt>nt)?\s+(?:jamais|pas)\s+sans\s+(?:escorte|soutien|couverture|infanterie|protection)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *esquive toute attaque*
EVADES_ALL = re.compile(
    r"\b(?:esquive(?:nt)?|évite(?:nt)?|se\s+dérobe(?:nt)?\s+à)\s+(?:toute|chaque|n['’]importe\s+quelle)\s+(?:attaque|charge)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *ne cède sous aucun prétexte*
UNDER_NO_PRETEXT = re.compile(
    r"\bne\s+(?:cède|recule|plie|lâche)(?P<nt>nt)?\s+(?:le\s+terrain\s+|pas\s+)?sous\s+aucun\s+prétexte\b",
    re.IGNORECASE,
)
# *au corps à corps sauf s'il y est forcé*
UNLESS_FORCED = re.compile(
    r"^\W*personne\s+ne\s+(?:va|vient|cherche|engage|se\s+risque)\s+(?:au|le)\s+corps[\s-]+à[\s-]+corps(?:\s*,?\s+(?:sauf|à\s+moins)\s+[^;:.!?]{0,30}?(?:forcé|contraint|obligé)\w*)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Vérifiez si 2/4HA peut tirer sur 27J, sinon sur 5M*
WHETHER_IT_CAN_FIRE = re.compile(
    r"^\W*(?:vérifie[zr]?|voyez|regarde[zr]?|voir)\s+si\s+(?P<who>[^,;:.!?]{2,30}?)\s+peu(?:t|vent)\s+tirer\s+sur\s+(?P<whom>[^,;:.!?]{2,30}?)\s*,\s*(?:et\s+)?(?P<else>sinon\s+sur\s+[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson attaque avec les légers et garde la ligne en arrière*: his light battalions do
LIGHT_ONES_DO = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+attaque\s+(?P<what>[^,;:.!?]{0,30}?\s?)avec\s+(?:les|ses)\s+(?:légers|bataillons\s+légers|voltigeurs)\s*,?\s+(?:et\s+)?(?:garde|tient|laisse)\s+(?:la|sa|les)\s+(?:ligne|bataillons\s+de\s+ligne)\s+(?:en\s+arrière|en\s+réserve|derrière)(?=\s*[.!]*\s*$)"
)
# *Husson garde le contact avec la route*: is it this?
KEEPS_TO_A_PLACE = re.compile(
    rf"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{{2,20}})\s+{KEEPS}\s+{TOGETHER}\s+avec\s+(?:la|le|les)\s+[a-z]\w+(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *les lanciers et les chasseurs de la Garde*: both are
BOTH_OF_THE_GUARD = re.compile(
    r"\bles\s+(?P<one>chasseurs|lanciers|grenadiers|dragons|batteries|canons)\s+(?P<and>et|ou)\s+(?:les\s+)?(?P<other>chasseurs|lanciers|grenadiers|dragons|"
    r"batteries|canons)\s+de\s+la\s+garde\b",
    re.IGNORECASE,
)
# *attend que la ferme soit prise*
WAITS_THAT = re.compile(
    r"\battend(?P<n>ent)?\s+qu(?P<e>e\s+|['’])(?=[^,;:.!?]{2,50}?\b(?:soi(?:t|ent)|ai(?:t|ent)|arrive|passe|vienne|avance|tombe)(?:nt)?\b)",
    re.IGNORECASE,
)


def so_formed(found: re.Match[str]) -> str:
    """Formed so, without a word that holds anybody."""
    formed = "en tirailleurs" if found["formed"].lower().startswith("tir") else f"en {found['formed'].lower()}"
    who = f"{found['who']} " if "who" in found.groupdict() else ""
    return f"{who}se forment {formed}"


def close_to(found: re.Match[str]) -> str:
    """So near to a place that one is not in it."""
    of = " ".join(found["of"].lower().replace("'", " ").replace("’", " ").split())
    return f"jusqu'à 3 cm {UP_TO_THE.get(of, 'de ')}{found['what']}"


def before_it(found: re.Match[str]) -> str:
    """The same of what one comes before."""
    the = (found["the"] or "").strip().rstrip("'’").lower()
    return f"jusqu'à 3 cm {OF_THE[the]}"


def with_some(found: re.Match[str]) -> str:
    """So many of his go, and the others of his do what is told of them."""
    who, does = found["who"].strip(), f"{found['does']}{found['behind'] or ''}"
    return f"{found['one']} de {who} {does}, les autres bataillons de {who} {found['rest']}"


def on_his_flank(found: re.Match[str]) -> str:
    """Beside him, on that side."""
    side = "gauche" if found["side"].lower() == "gauche" else "droite"
    return f"se place{found['nt'] or ''} à {side} de "


def he_is_there(found: re.Match[str]) -> str:
    """What he does who comes, by his name."""
    does = DOES.get(re.sub(r"^(?:se|s['’])\s*", "", found["does"].lower()))
    return f"{found['mark']}dès que {found['who']} sera là, {found['who']} {does} {found['rest']}" if does else found[0]


# before it is looked for whose they are
WITHOUT_SOME_OF_HIS = (
    turn("sans", WITHOUT_SOME, r"\g<who> sauf les \g<out> de \g<who> \g<does>"),
    turn("sans", WITHOUT_NAMED, lambda one: f"{one['who']} sauf {one['out'].replace(' ni ', ' et ')} {one['does']}"),
)
EVERYDAY_FRENCH = (
    turn("colonne|ligne|tirailleurs", FORMED_ON_THE_WAY, so_formed),
    turn("colonne|ligne|tirailleurs", SO_FORMED_ON_THE_WAY, so_formed),
    turn(" sur ", SO_MANY_OF_SO_MANY, r"\g<head> sont fatigués"),
    turn("jusqu", UP_TO_AND_NOT_IN, close_to),
    turn("devant", UP_BEFORE, before_it),
    turn("ligne", HOLDS_THE_LINE, r"\g<holds> la position"),
    turn("veille|assure|attention|garde|regarde|retien|retenir|frein|calme|modère|modérer", WATCHES_HIM),
    turn("veille|assure", SEES_TO_IT, r"\g<mark>"),
    turn("champ|tir|vue|angle", FOR_A_FIELD_OF_FIRE),
    turn("enfilade|écharpe", ENFILADES, r"tire sur \g<what>"),
    turn("mais", NOT_TOO_NEAR),
    turn("laiss", LEAVES_TO, r"\g<mark>\g<who> s'occupe de \g<whom>"),
    turn("bouge|déplace|remue|quitte|part|change", NONE_MOVES, r"toutes les \g<guns>\g<whose> restent sur place"),
    turn("contact|liaison|alignement", KEEPS_TO_BESIDE),
    *(
        turn(
            "trou|vide|brèche|espace|jour|contact|liaison|alignement|li|colle",
            re.compile(said, re.IGNORECASE),
            r"\g<mark>☐ \g<other> soutient \g<one>",
        )
        for said in KEEPS_TO
    ),
    turn("qui", WHO_IS_BEATEN, r"\g<mark>quand ils sont ébranlés, tous "),
    turn("route|chaussée", OUT_AND_ALONG, r"va\g<many> sur la route"),
    turn(" avec s", WITH_HIS_OWN, r"\g<goes> auprès de ses \g<own>"),
    turn("à gauche|à droite", ON_EITHER_SIDE, r"\g<one> à \g<side> \g<of>\g<link>\g<two> à \g<other> \g<of>"),
    turn("flanc", ONLY_IN_FLANK, r"ne \g<does> que de flanc"),
    turn("envoie|dépêche|détache|pousse", SENDS_ONE, r"\g<what> de \g<who> va "),
    turn("arriv|tarder|sera là|être là", COMES_SOON),
    turn("centr", ALL_FIRE_AT, r"tirez sur \g<whom>"),
    turn("cible", WHO_HAS_NO_TARGET, "tous tirent à volonté"),
    turn("attend", WAITS_FOR_NONE),
    turn("où ", WHERE_NOBODY_SEES),
    turn("pied|cheval", DISMOUNTS, "vont à pied"),
    turn("pas", NOT_TOO_FAR, r"\g<who> reste où il est"),
    turn("œil|oeil", EYE_ON_HIS),
    turn("prolonge|étend|continue", PROLONGS, r"se place\g<nt> à \g<side> \g<of>\g<whom>"),
    turn("mutuel|autre|entre eux|réciproq", EACH_OTHER),
    turn(
        "retraite|repli|recul|départ",
        COVERS_RETREAT,
        lambda one: f"{one['does']} {OF_WHOM[' '.join(one['of'].lower().split())]}",
    ),
    turn("flanc|aile", FLANK_OF_TWO, r"\g<head>le flanc \g<side>"),
    turn("quand|dès |lorsque|une fois", WHEN_HE_IS_THERE, he_is_there),
    turn("autre côté", TO_THE_OTHER_SIDE, r"traverse\g<nt> le \g<what>"),
    *(
        turn(
            "mine|semblant|feint|feign|simul|fausse|diversion|démonstration",
            re.compile(said, re.IGNORECASE),
            r"\g<mark>☐ \g<who> avance vers \g<whom>",
        )
        for said in FEINTS
    ),
    turn("discrétion|guise|convenance|gré|comme|bon ", AT_HIS_DISCRETION, "opportunity charge always"),
    turn(
        "avec",
        WITH_ONE_THE_REST,
        r"\g<one> de \g<who> \g<does> \g<what>, les autres bataillons de \g<who> \g<rest>",
    ),
    turn(
        "à droite|à gauche",
        EITHER_OF_THE_ROAD,
        r"\g<mark>\g<one> \g<does> à \g<side> \g<of>, \g<two> \g<does> à \g<other> \g<of>",
    ),
    turn("hauteur", LEVEL_WITH, "s'aligne sur "),
    turn(
        "occupe",
        GUNS_SEE_TO,
        lambda one: f"{one['who']} tire{one['nt'] or ''} sur {OF_WHOM[' '.join(one['of'].lower().split())]}",
    ),
    turn("sur ", ALL_ON_HIM),
    turn("prête|donne|cède|passe|envoie|fournit", LENDS, r"\g<what> de \g<who> rejoint \g<him>"),
    turn("suffi|affaire", ONE_IS_ENOUGH, r"\g<mark>\g<who> va à \g<what>"),
    turn("marche", OPENS_THE_MARCH, "marche devant les autres"),
    turn("ménage|épuise|fatigue", SPARES_THE_HORSES),
    turn("avec", WITH_SOME_THE_REST, with_some),
    turn(
        "laisse",
        LEAVES_ON_ITS_SIDE,
        lambda one: (
            f"☐ {one['who']} passe à {'gauche' if one['side'].lower() == 'droite' else 'droite'} de {one['what']}"
        ),
    ),
    turn("en plus|aussi|également|en outre|ordres", GETS_BESIDES, r"\g<mark>☐ \g<what> rejoint \g<who>"),
    turn("flanc|aile|côté", ON_HIS_FLANK, on_his_flank),
    turn("groupé|ensemble|main", KEEPS_TOGETHER),
    *(turn("pas|ordre", re.compile(said, re.IGNORECASE)) for said in NO_TASK),
    turn("reste", WHERE_ONE_FINDS_HIM, "reste là"),
    turn("sans", NEVER_ALONE, r"☐ \g<who> reste\g<nt> sur place"),
    turn("attaque|charge", EVADES_ALL, "se replient s'ils sont attaqués"),
    turn("prétexte", UNDER_NO_PRETEXT, lambda one: "tiennent bon" if one["nt"] else "tient bon"),
    turn("corps", UNLESS_FORCED, "☐ tous évitent le corps à corps"),
    turn("sinon", WHETHER_IT_CAN_FIRE, r"\g<who> tire sur \g<whom>, \g<else>"),
    turn("attaque", LIGHT_ONES_DO, r"les bataillons légers de \g<who> attaquent \g<what>"),
    turn("contact|liaison|alignement", KEEPS_TO_A_PLACE, r"☐ \g<who> reste sur place"),
    turn("garde", BOTH_OF_THE_GUARD, r"les \g<one> de la Garde \g<and> les \g<other> de la Garde"),
    turn("attend", WAITS_THAT, r"reste\g<n> sur place jusqu'à ce qu\g<e>"),
)
