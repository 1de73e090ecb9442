"""As French rule: what somebody is to do in a case, and who keeps out of what, in French of every day and of old.

*S'enfuit si elle est prise*, *interdiction de charger pour Hubert*, *cède le terrain s'il est attaqué*, *se tiendront
prêts à fondre sur ...*, *s'y enferme*: the same rules and deeds by the words that every reader of a letter knows.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.some_of_his_in_french import WITHOUT_SOME_OF_HIS
from orders.language.letters.turns import turn

DONE = r"(?=\s*(?:[.;!]|$))"
END = r"(?=\s*(?:[.,;!]|$|et\b))"
NAME = (
    r"(?:(?:le|la|les)\s+|l['’])?(?:(?:général|brigade|division|batterie)\s+)?"
    r"(?:(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)*|\d[\w/]*|cavalerie|infanterie|artillerie|"
    r"lanciers|chasseurs|batteries|tirailleurs)"
)
# *entre dans la ferme et s'y enferme*: which is what he goes there for
SHUTS_HIMSELF_IN = re.compile(
    r"(?P<goes>(?<!\by\s)\b(?:entr|rentr|all|va|vont|ira|se\s+jett?|se\s+rend|vien|se\s+port|se\s+réfugi|gagn|s['’]install|occup)\w*\b[^,;:.!?]{3,40}?)"
    r"\s*,?\s+et\s+(?:ils?\s+|elles?\s+)?s['’]y\s+(?:enferm|barricad|cadenass|claquemur|incrust|calfeutr|terr|abrit)\w*"
    r"(?:\s+(?:à\s+double\s+tour|solidement|bien))?" + END,
    re.IGNORECASE,
)
# *reste dehors en tirailleurs*
STAYS_OUTSIDE = re.compile(
    r"(?P<stays>\b(?:reste|demeure|restera|demeurera|se\s+tien(?:t|dra))(?:nt)?)\s+(?:au\s+)?(?:dehors|à\s+l['’]extérieur)(?=\s*(?:[.,;!]|$|en\b|et\b|comme\b))",
    re.IGNORECASE,
)
# *tous ceux dehors du bois font le carré*, *ceux qui ne sont pas dans le bois forment le carré*
OUT_OF_IT = re.compile(
    r"\b(?:tous\s+)?ceux\s+(?:(?:qui\s+sont\s+)?(?:en\s+)?(?:dehors|hors|à\s+l['’]extérieur)\s+(?:du|de)\s+|qui\s+(?:ne\s+)?sont\s+pas\s+(?:dans|à\s+l['’]intérieur\s+d[eu])\s+)(?P<of>(?:le\s+|la\s+)?bois|(?:le\s+)?village)"
    r"\s+(?P<square>(?:font|forment|se\s+mettent\s+en|formeront|feront|se\s+forment\s+en)\s+(?:le\s+|un\s+|les\s+|leur\s+)?carrés?)"
    r"(?P<case>\s*,?\s+(?:si|quand|dès|en\s+cas|contre|face)\s+[^,;:.!?]{3,50}?)?" + DONE,
    re.IGNORECASE,
)
# *s'occupe des deux batteries et se place à côté de celle de Stevenart*: the man, who goes there
SEES_TO_THEM = re.compile(
    r"\b(?:s['’]occupe(?:ra)?\s+(?:de|des|du|d['’])|(?:prend(?:ra)?\s+en\s+charge|dirige(?:ra)?|supervise(?:ra)?|surveille(?:ra)?|veille(?:ra)?\s+(?:sur|à|aux))\s+(?:les?\s+|la\s+|l['’])?)\s*"
    r"(?:(?:deux|trois)\s+)?(?:batteries?|canons|pièces|artillerie)\s+et\s+(?=(?:se\s+(?:place|tient|poste|met|rend)|reste|va|restera|ira|demeure)\w*\s+[^,;:.!?]*\b(?:à\s+côté|près|auprès|avec|derrière)\b)",
    re.IGNORECASE,
)
THAT_OF = re.compile(
    r"\b(?P<by>(?:à\s+côté|près|auprès)\s+de)\s+celle\s+(?P<of>de\s+(?:la\s+)?|du\s+|d['’])(?=(?-i:[A-ZÀ-Ý])|\d)",
    re.IGNORECASE,
)
# *sur les canons en G5, n'importe lesquels*: one of them
WHICHEVER = re.compile(
    r"\b(?P<on>sur|contre)\s+(?:les|des|leurs|n['’]importe\s+quels?)\s+(?P<what>(?:canons|pièces|bataillons|régiments|cavaliers)\b[^,;:.!?]{0,40}?)\s*,?\s+(?:n['’]importe\s+(?:les?quels|lequel)|peu\s+importe\s+(?:les?quels|lequel)|au\s+choix)"
    + DONE,
    re.IGNORECASE,
)
# *il ne charge pas avec les soldats*, of a general: he himself
NOT_WITH_THEM = re.compile(
    r"\s*,?\s+(?:(?:et|mais)\s+)?(?:(?:il|elle)\s+)?ne\s+(?:charge|attaque|combat|monte|part)(?:ra)?\s+(?:pas|point|jamais)\s+(?:lui-même\s+)?avec\s+(?:ses|les|la|leurs)\s+(?:soldats|hommes|troupes|cavaliers|troupe)"
    + DONE,
    re.IGNORECASE,
)
# *touche à rien*
TOUCHES_NOTHING = re.compile(r"\b(?:ne\s+)?touche(?:nt|ra|ront)?\s+(?:pas\s+)?à\s+rien" + END, re.IGNORECASE)
# *pis personne contre-attaque*
AND_THEN = re.compile(r"^(?P<lead>\W*)pis\s+(?=\w)", re.IGNORECASE)
# *l'infanterie que l'on voit en ligne à la lisière du bois, en E7*: the square tells which
SEEN_THERE = re.keyed(
    r"(?P<whom>\b(?:l['’]infanterie|la\s+cavalerie|l['’]artillerie|les\s+(?:pièces|canons|tirailleurs|cavaliers)|la\s+(?:ligne|colonne|batterie)|le\s+bataillon)(?:\s+(?:ennemie?s?|adverses?))?)\s*,?\s+"
    r"(?:que\s+l['’]on\s+(?:voit|aperçoit|distingue|devine)|qu['’]on\s+(?:voit|aperçoit|distingue)|que\s+(?:je\s+vois|nous\s+voyons)|qui\s+(?:se\s+(?:trouve|tient)|s['’]est\s+(?:mise?|formée?)|est))"
    r"(?:\s+nt)?\s+[^;:.!?]{3,70}?\s*,?\s+(?=en\s+[A-Za-z]\d{1,2}\b)",
    re.IGNORECASE,
)
# *restera en réserve ..., sur l'emplacement qu'il occupe*
WHERE_HE_STANDS = re.compile(
    r"(?P<stays>\b(?:rest|demeur|se\s+tien|se\s+maintien)\w*\b[^;:.!?]*?)\s*,?\s+(?:sur|à|dans)\s+(?:l['’]emplacement|la\s+position|la\s+place|le\s+terrain|l['’]endroit)\s+(?:qu['’](?:ils?|elles?)\s+occupe(?:nt)?|actuelle?|où\s+(?:ils?|elles?)\s+(?:est|sont|se\s+trouve(?:nt)?))"
    + DONE,
    re.IGNORECASE,
)
# *ne se laissera point engager*
NOT_DRAWN_IN = re.compile(
    r"\bne\s+se\s+laisse(?P<many>nt|ront)?(?:ra)?\s+(?:pas|point|jamais)\s+(?:engager|accrocher|entraîner|attirer|embarquer)(?:\s+(?:dans|au|à)\s+[^,;:.!?]{2,25}?)?"
    + END,
    re.IGNORECASE,
)
# *se tiendront prêts à fondre sur toute troupe qui viendrait à se rompre*
READY_TO_FALL = re.compile(
    r"\bse\s+tien(?P<many>nent|dront)?(?:t|dra)?\s+prêt(?:e?s?)\s+à\s+(?:fondre|tomber|charger|se\s+(?:jeter|lancer|ruer)|donner)\s+(?:sur\s+)?"
    r"(?:tout\w*\s+[^,;:.!?\s]+|quiconque|celui|l['’]ennemi|les\s+fuyards)(?:\s+(?:qui\s+|(?=(?:passe|approche|vien|se\s|s['’]|bouge)))[^,;:.!?\d]{3,60})?"
    + DONE,
    re.IGNORECASE,
)
# *ne prendra point part à cette attaque ; il demeurera ...*
NO_PART = re.compile(
    r"\s+ne\s+pren(?:d|dra|nent|dront)\s+(?:pas|point)\s+part\s+à\s+(?:cette\s+|l['’]\s*|son\s+)(?:attaque|assaut|affaire|action|opération)\s*[,;:]\s*(?:mais\s+)?(?:il|elle)s?(?=\s+(?:rest|demeur|gard|attend|se\s+tien))",
    re.IGNORECASE,
)
# *En cas de succès, la brigade fera halte sur le terrain conquis*, *s'il gagne, il s'arrête*
HALTS_AFTER = re.compile(
    r"^(?P<lead>\W*)(?:en\s+cas\s+de\s+(?:succès|victoire|réussite)|s['’]ils?\s+gagne(?:nt)?(?:\s+(?:un|le|son)\s+(?:corps\s+à\s+corps|combat))?|après\s+(?:un\s+|le\s+|chaque\s+|tout\s+)?(?:succès|victoire|corps\s+à\s+corps\s+gagné)|"
    r"(?:si|quand|lorsque)\s+(?P<one>la\s+brigade\s+[\w-]+)\s+(?:gagne|remporte|l['’]emporte)(?:\s+(?:un|le|son|une|la)\s+(?:corps\s+à\s+corps|combat|mêlée))?)\s*,\s*"
    r"(?P<who>ils?|elles?|on|tout\s+le\s+monde|(?:la\s+brigade|la\s+division|le\s+général)(?:\s+(?-i:[A-ZÀ-Ý])[\w-]+)?|(?-i:[A-ZÀ-Ý])[\w-]+)\s+"
    r"(?:s['’]arrête|fait\s+halte|fera\s+halte|font\s+halte|feront\s+halte|s['’]arrêter|se\s+reforme|rest|demeure|ne\s+poursui|s['’]en\s+tien)(?:a|ont|nt|t|ra|ront|era|eront|vra|vront)?\b[^;:.!?\d]*"
    + DONE,
    re.IGNORECASE,
)
# *Interdiction de charger pour Hubert*, *Hubert a interdiction de charger*
FORBIDDEN_TO = re.compile(
    rf"^(?P<lead>\W*)(?:(?:interdiction|défense)\s+(?:(?:formelle|absolue|stricte)\s+)?(?:de|d['’])\s*(?P<does>charger|attaquer|poursuivre|tirer|bouger)\s+(?:pour|à|faite\s+à)\s+(?P<who>{NAME})|"
    rf"il\s+est\s+(?:interdit|défendu)\s+(?:à|aux?)\s+(?P<who2>{NAME})\s+(?:de|d['’])\s*(?P<does2>charger|attaquer|poursuivre|tirer|bouger)|"
    rf"(?P<who3>{NAME})\s+(?:a|ont)\s+(?:interdiction|défense|l['’]interdiction)\s+(?:formelle\s+|absolue\s+)?(?:de|d['’])\s*(?P<does3>charger|attaquer|poursuivre|tirer|bouger)){DONE}",
    re.IGNORECASE,
)
# *cède le terrain s'il est attaqué*
YIELDS = re.compile(
    r"\b(?:cèd|céd|lâch|abandonn|romp)(?P<many>ent|eront)?(?:e|era|t)?\s+(?:(?:le|du)\s+terrain|la\s+place|pied|le\s+combat|la\s+position)(?=\s*,?\s+(?:s['’]ils?|s['’]elles?|si|quand|dès))",
    re.IGNORECASE,
)
# *s'enfuit si elle est prise*, *sauve ses pièces si l'ennemi arrive dessus*, *file si elle est prise*
SAVES_HERSELF = re.keyed(
    rf"^(?P<lead>\W*)(?P<who>{NAME})\s*,?\s+(?:s['’]enfui\w+|file\w*|se\s+(?:sauve|tire|barre|carapate)\w*|décampe\w*|détale\w*|(?:attell?e\w*|amène\s+l['’]avant-train)\s+et\s+(?:fui\w*|file\w*|s['’]en\s+v\w+|se\s+sauve\w*|part\w*)|"
    r"(?:sauve|met|ramène|retire|emmène)(?:nt|ra|ront)?\s+(?:ses|leurs|les)\s+(?:pièces|canons)(?:\s+(?:à\s+l['’]abri|en\s+sûreté|en\s+lieu\s+sûr|en\s+arrière))?)\s*,?\s+"
    r"(?:(?:si|quand|dès\s+qu)['’]?\s*(?:elles?|ils?)\s+(?:est|sont|va|vont)\s+(?:sur\s+le\s+point\s+d['’])?(?:être\s+)?(?:prise?s?(?:\s+d['’]assaut)?|débord\w+|submerg\w+|abord\w+|enlev\w+|attaqu\w+|menac\w+|charg\w+)|"
    r"(?:si|quand|dès\s+que)\s+(?:l['’]ennemi|on|quelqu['’]un|l['’]infanterie|la\s+cavalerie|les\s+(?:français|hollandais|anglais))(?:\s+(?:ennemie|adverse))?\s+(?:(?:lui|leur)\s+)?(?:arriv|tomb|saut|vien|est|déboul)\w*\s+(?:dessus|au\s+contact|sur\s+(?:elles?|lui|eux|les\s+pièces)|jusqu['’]aux?\s+(?:pièces|canons)))"
    + DONE,
    re.IGNORECASE,
)
# *Si elle se pointe, l'infanterie fait le carré*: the horse
IF_SHE_COMES = re.keyed(
    r"^(?P<lead>\W*(?:(?:mais|et|donc|alors)\s+)?)(?P<if>si|quand|dès\s+qu['’])\s*elle\s+(?P<comes>(?:se\s+(?:pointe|montre|présente|radine|ramène)|s['’](?:approche|amène|avance)|arrive|approche|vient|débarque|déboule|charge|attaque|rapplique)[^,;:.!?]{0,25}?)\s*,"
    r"(?=[^;:.!?]*\bcarrés?\b)",
    re.IGNORECASE,
)
# *fonce pas trop vite, il attend les canons*
NOT_TOO_FAST = re.compile(
    r"\s+(?:ne\s+)?(?:s['’])?(?:fonce|avance|va|part|court|se\s+précipite|emballe|se\s+presse)(?P<many>nt)?\s+(?:pas|point)\s+(?:trop\s+)?(?:vite|fort)\s*,\s*(?:il|elle)s?\s+(?=attend)",
    re.IGNORECASE,
)
# *de 12 et de 6*: both
BOTH_WEIGHTS = re.compile(
    r"\b(?:(?:les|nos|mes)\s+)?(?:(?:deux|trois|quatre|two|three|four|\d)\s+)?(?:batteries|pièces|canons)\s+de\s+(?:12|douze)\s+et\s+(?:(?:celles?|ceux)\s+)?(?:de\s+)?(?:6|six)\b(?:\s+livres)?|"
    r"\b(?:(?:les|nos|mes)\s+)?(?:(?:deux|trois|quatre|two|three|four|\d)\s+)?(?:batteries|pièces|canons)\s+de\s+(?:6|six)\s+et\s+(?:(?:celles?|ceux)\s+)?(?:de\s+)?(?:12|douze)\b(?:\s+livres)?",
    re.IGNORECASE,
)
# *L'arbitre voudra bien nous faire savoir si ...*: a question to him
ARBITER = re.compile(
    r"^\W*(?:monsieur\s+)?l['’]arbitre\s+(?:voudra\s+bien|voudrait-il|pourrait-il|est\s+prié\s+de|veuille)\s+(?:bien\s+)?(?:nous\s+|me\s+)?(?:faire\s+(?:savoir|connaître)|dire|indiquer|préciser|confirmer)\s+(?P<what>si\s+[^.!?]{5,120}?)\s*[.!?]*\s*$",
    re.IGNORECASE,
)
# *peut y aller dès qu'un flanc se présente*
AT_A_FLANK = re.compile(
    r"\b(?:peut|peuvent|pourra|pourront)\s+(?:y\s+aller|foncer|taper|charger|se\s+lancer|attaquer)\s*,?\s+(?:dès\s+qu|quand|si|lorsqu)(?:['’]|e\s+|\s+)\s*(?:un\s+flanc|l['’]occasion\s+d['’]un\s+flanc|(?:ils?|elles?)\s+(?:voi(?:t|ent)|trouve(?:nt)?)\s+un\s+flanc)(?:\s+(?:se\s+présente|s['’]ouvre|s['’]offre|est\s+(?:à\s+)?découvert|ouvert|découvert))?"
    + DONE,
    re.IGNORECASE,
)
# *Jamin laisse deux bataillons au bois et amène le reste en F5*: neither of them all of his
LEAVES_SOME = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:(?:le\s+général|la\s+brigade)\s+)?(?-i:[A-ZÀ-Ý])[\w-]+)\s+laiss(?:e|era)\s+(?P<some>un|deux|trois)\s+(?:de\s+ses\s+)?bataillons?\s+(?P<there>[^,;:.!?]{3,40}?)\s*,?\s+et\s+(?:il\s+)?"
    r"(?:amène|emmène|mène|conduit|prend|va|part|avance|vient|amènera|emmènera|mènera|conduira|ira|avancera)\s+(?:avec\s+)?(?:le\s+reste|les\s+autres)(?:\s+avec\s+lui)?\s+(?P<where>(?:en|à|au|aux|vers|jusqu['’]en|jusqu['’]à|derrière)\s+[^,;:.!?]{2,40}?)"
    + DONE,
    re.IGNORECASE,
)
# *ne s'approche pas trop, plutôt à La Bergerie*: where he is rather to be
RATHER_THERE = re.compile(
    r"\bne\s+(?:s['’]approche|s['’]avance|s['’]expose|va|doit\s+pas\s+(?:s['’]approcher|aller))(?:ra)?\s+(?:pas\s+)?(?:trop|si)(?:\s+(?:près|loin|en\s+avant))?\s*,\s*(?:mais\s+)?(?:plutôt|de\s+préférence)\s+(?=(?:à|en|vers|derrière|au|dans|près)\s)",
    re.IGNORECASE,
)
# *répond de Gemioncourt, Saxe-Weimar du bois*: each holds his own
ANSWERS_FOR = re.compile(
    r"\b(?:répond(?:ra)?|(?:est|sera|reste)\s+responsable|a\s+la\s+(?:charge|garde|responsabilité))\s+(?P<of>de\s+l['’]|de\s+la\s+|du\s+|de\s+|d['’])(?P<what>(?!attaque|assaut|opération|manœuvre|réserve|canons|batteries|(?:infanteri|cavaleri|artilleri|poursuit|suit)e|charger|défendre|tenir|garder|prendre)[^,;:.!?]{2,40}?)"
    r"(?:\s*(?:,|et|,\s*et)\s*(?P<who>(?-i:[A-ZÀ-Ý\d])[\w/’'-]*(?:\s+(?-i:[A-ZÀ-Ý])[\w-]+)?)\s+(?P<of2>de\s+l['’]|de\s+la\s+|du\s+|de\s+|d['’])(?P<other>[^,;:.!?]{2,40}?))?"
    + DONE,
    re.IGNORECASE,
)
THE = {"de l'": "l'", "de l’": "l’", "de la ": "la ", "du ": "le ", "de ": "", "d'": "", "d’": ""}
# *5M va dans la ferme et le 7L se met à côté*: beside the first of the two
BESIDE_THE_FIRST = re.compile(
    r"^(?P<lead>\W*)(?P<one>(?:le\s+|la\s+)?\d[\w/]*)(?P<does>\s+[^;:.!?]{4,60}?(?:,\s*(?:et\s+)?|\s+et\s+))(?P<two>(?:le\s+|la\s+)?\d[\w/]*)\s+(?P<goes>se\s+(?:met|place|poste|range|tient))\s+(?:juste\s+|tout\s+)?à\s+côté"
    + DONE,
    re.IGNORECASE,
)


def answers_for(told: re.Match[str]) -> str:
    """Who answers for a place holds it."""

    def the(of: str) -> str:
        return THE.get(" ".join(of.lower().split()) + (" " if of[-1:].isspace() else ""), "")

    other = f" ; {told['who']} défend {the(told['of2'])}{told['other']}" if told["who"] else ""
    return f"défend {the(told['of'])}{told['what']}{other}"


def beside_the_first(told: re.Match[str]) -> str:
    """The place with the name of him beside whom it is."""
    one = re.sub(r"^(?:le|la)\s+", "", told["one"], flags=re.IGNORECASE)
    return f"{told['lead']}{told['one']}{told['does']}{told['two']} {told['goes']} à côté du {one}"


# *Si Wathiez voit une occasion, il charge*
SEES_A_CHANCE = re.compile(
    r"^(?P<lead>\W*)(?:si|quand|dès\s+que|lorsque)\s+(?P<who>(?-i:[A-ZÀ-Ý\d])[\w/’'-]*)\s+(?:voit|a|trouve|aperçoit)\s+(?:une|l['’])\s*(?:bonne\s+|belle\s+)?(?:occasion|opportunité|chance)\s*,\s*(?:il|elle)s?\s+(?:peut\s+)?"
    r"(?:charge|charger|attaque|attaquer|y\s+va|y\s+aller|fonce|foncer|en\s+profite|frappe)" + DONE,
    re.IGNORECASE,
)


def forbidden_to(told: re.Match[str]) -> str:
    """Whom it is forbidden, and what."""
    who = told["who"] or told["who2"] or told["who3"]
    return f"{told['lead']}{who} ne doit pas {told['does'] or told['does2'] or told['does3']}"


def halts_after(told: re.Match[str]) -> str:
    """Who wins pursues nobody."""
    who = told["one"] if told["one"] and told["who"].lower() in ("il", "elle", "ils", "elles") else told["who"]
    many = who.lower() in ("ils", "elles")
    return f"{told['lead']}{who} ne poursui{'vent' if many else 't'} pas"


def but_for_those_in_it(told: re.Match[str]) -> str:
    """The rule for all, and who is left out of it."""
    place = told["of"] if " " in told["of"] else f"le {told['of']}"
    return f"tous {told['square']}{told['case'] or ''}, sauf ceux qui sont dans {place}"


def leaves_some(told: re.Match[str]) -> str:
    """Who of his stays, and where the others go."""
    one = told["some"].lower() == "un"
    stays = f"{told['some']} bataillon{'' if one else 's'} de {told['who']} reste{'' if one else 'nt'}"
    return f"{told['lead']}{stays} {told['there']}, les autres vont {told['where']}"


AS_FRENCH_RULE = (
    *WITHOUT_SOME_OF_HIS,
    turn("occasion|opportunité|chance", SEES_A_CHANCE, r"\g<lead>\g<who> peut charger s'il en a l'occasion"),
    turn("répond|respons|charg|garde", ANSWERS_FOR, answers_for),
    turn("côté", BESIDE_THE_FIRST, beside_the_first),
    turn("plutôt|préférence", RATHER_THERE, "va "),
    turn("flanc", AT_A_FLANK, "opportunity charge flank only"),
    turn("laiss", LEAVES_SOME, leaves_some),
    turn("s'y|s’y", SHUTS_HIMSELF_IN, r"\g<goes>"),
    turn("dehors|extérieur", STAYS_OUTSIDE, r"\g<stays>"),
    turn(
        "ceux",
        OUT_OF_IT,
        but_for_those_in_it,
    ),
    turn("batterie|canon|pièce|artillerie", SEES_TO_THEM),
    turn("celle ", THAT_OF, r"\g<by> la batterie \g<of>"),
    turn("importe|choix", WHICHEVER, r"\g<on> l'un des \g<what>"),
    turn("avec ", NOT_WITH_THEM),
    turn("rien", TOUCHES_NOTHING, "ne bouge pas"),
    turn("pis", AND_THEN, r"\g<lead>"),
    turn("que |qu'|qu’|qui ", SEEN_THERE, r"\g<whom> "),
    turn("emplacement|position|place|terrain|endroit", WHERE_HE_STANDS, r"\g<stays>"),
    turn("laisse", NOT_DRAWN_IN, lambda told: "ne chargent personne" if told["many"] else "ne charge personne"),
    turn(
        "prêt",
        READY_TO_FALL,
        lambda told: "peuvent charger s'ils en ont l'occasion" if told["many"] else "peut charger s'il en a l'occasion",
    ),
    turn("part ", NO_PART),
    turn("succès|victoire|réussite|brigade|gagn", HALTS_AFTER, halts_after),
    turn("interdi|défen", FORBIDDEN_TO, forbidden_to),
    turn("terrain|place|pied|combat|position", YIELDS, lambda told: "reculent" if told["many"] else "recule"),
    turn("si |quand |dès", SAVES_HERSELF, r"\g<lead>\g<who> fuit si elle est débordée"),
    turn("si elle|quand elle|elle", IF_SHE_COMES, r"\g<lead>si la cavalerie \g<comes>,"),
    turn("vite|fort", NOT_TOO_FAST, " "),
    turn("12|douze", BOTH_WEIGHTS, "les batteries à pied"),
    turn("arbitre", ARBITER, r"\g<what> ?"),
)
