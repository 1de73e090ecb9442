"""French remarks: how somebody is to go about it, which is no order.

*Il ne fonce pas tête baissée*, *qu'ils gardent leurs rangs*,
*Bachelu donne le signal*, *attention à ne pas mélanger les brigades*, *Husson a six bataillons, il en emploie quatre*.
"""

from __future__ import annotations

from battles.engine import expressions as re

END = r"(?=\s*(?:[.!;]|$))"
# *Ne te laisse pas entraîner en avant*, *il ne fonce pas tête baissée*: how, and no rule of the book
NOT_CARRIED_AWAY = re.keyed(
    r"^\W*(?:(?:et|mais|surtout)\s+)?(?:(?:ils?|elles?|on|(?:le\s+)?(?-i:[A-ZÀ-Ý\d])[\w/-]+|"
    r"qu['’]ils?)\s+)?ne\s+(?:(?:te|vous|se)\s+laiss\w+\s+(?:surtout\s+)?pas\s+(?:entraîner|emporter|attirer|griser)|"
    r"(?:doi\w+\s+)?(?:pas\s+)?(?:charg|fonc|attaqu|se\s+jet|se\s+lanc|s['’]élanc|se\s+ru)\w*(?:-(?:vous|"
    r"toi))?\s+(?:pas\s+)?(?=[^,;:.!?]*(?:tête\s+baissée|n['’]importe\s+comment|à\s+l['’]aveugle|bêtement|"
    r"comme\s+(?:un|des)\s+(?:fou|brute|sourd)|follement|sans\s+réfléchir)))[^,;:.!?]{0,50}" + END,
    re.IGNORECASE,
)
# *Husson va doucement*, *Bachelu donne le signal*: how, and nothing that could be ordered
HOW_HE_GOES = re.keyed(
    r"^\W*(?:(?:et|mais)\s+)?(?:(?:le\s+général\s+)?(?-i:[A-ZÀ-Ý])[\w’'-]+|ils?|elles?|on)\s+(?:(?:y\s+)?(?:va|vont|"
    r"avance|avancent|marche|marchent|progresse)\s+(?:tout\s+)?(?:doucement|lentement|"
    r"prudemment|tranquillement|calmement|posément|sans\s+(?:se\s+presser|hâte|bruit)|pas\s+à\s+pas|à\s+son\s+rythme|"
    r"en\s+bon\s+ordre)|donne(?:nt|ra)?\s+(?:le\s+(?:signal|ton|tempo|rythme|départ)|l['’]exemple))" + END,
    re.IGNORECASE,
)
NOT_PAST_HIM = re.compile(
    r"^\W*(?:(?:et|mais)\s+)?(?:ils?|elles?|qu['’]ils?)\s+ne\s+(?:passe\w*\s+(?:pas|jamais)\s+devant\s+(?:lui|eux|"
    r"elles?)|"
    r"(?:l[ea]s?|l['’])\s*(?:dépasse|double|devance)\w*\s+(?:pas|jamais))" + END,
    re.IGNORECASE,
)
# *Attention à ne pas mélanger les deux brigades*, *qu'ils gardent leurs rangs*, *personne ne s'expose inutilement*
CARE = re.keyed(
    r"^\W*(?:(?:et|mais|surtout)\s+)?(?:(?:faites\s+|fais\s+)?attention\s+(?:à\s+(?:ne\s+pas\s+|bien\s+)?|"
    r"de\s+ne\s+pas\s+)[a-zà-ÿ][^;:.!?\d]{3,60}|"
    r"(?:qu['’](?:ils?|elles?)|que\s+(?:personne|tous|chacun))\s+(?:(?:gard|serr|tien|maintien|"
    r"conserv)\w*\s+(?:(?:bien\s+)?(?:leurs?|les)\s+(?:rangs|distances|intervalles|alignement)|le\s+contact)|"
    r"rest\w*\s+(?:groupés?|groupées?|ensemble|unis|serrés?|vigilants?|prudents?|calmes?)|soi\w*\s+(?:prudents?|"
    r"vigilants?|patients?|calmes?)|ne\s+(?:traîn|tard|s['’]attard|s['’]expos|se\s+dispers|se\s+press)\w*\s+(?:pas|"
    r"point))"
    r"[^;:.!?\d]{0,30}|(?:personne|aucun\s+\w+)\s+ne\s+(?:s['’]expos|prend|se\s+découvr|s['’]affol|panique|"
    r"se\s+dispers|s['’]attard|traîn)\w*(?:\s+(?:de\s+risques?|des\s+risques?|trop))?(?:\s+(?:inutil\w+|pour\s+rien|"
    r"sans\s+raison))?|"
    r"(?:le\s+général\s+)?(?-i:[A-ZÀ-Ý])[\w-]+\s+(?:règle|surveille|organise|"
    r"coordonne)(?:ra)?\s+(?:la\s+(?:circulation|marche|manœuvre|coordination)|le\s+(?:trafic|mouvement)|"
    r"les\s+(?:départs|mouvements|distances))|"
    r"(?:en\s+(?:chemin|route)|pendant\s+la\s+marche|sur\s+(?:le|son|leur)\s+chemin)\s*,?\s+(?:ils?|"
    r"elles?)\s+ne\s+s['’]arrête\w*\s+(?:pas|nulle\s+part)|(?:ils?|"
    r"elles?)\s+ne\s+s['’]arrête\w*\s+pas\s+(?:en\s+(?:chemin|route)))" + END,
    re.IGNORECASE,
)
# *Mes deux batteries sont mal placées, je les déplace*: how comes next
I_SHIFT_THEM = re.keyed(
    r"^\W*[^;:.!?\d]{3,60}\s+(?:est|sont)\s+[^;:.!?\d]{2,40}\s*[,;:]\s*(?:alors\s+|donc\s+)?(?:je|on|"
    r"nous)\s+l[ea]s?\s+(?:déplac|boug|chang|rédispos|redispos)\w*(?:\s+(?:de\s+place|un\s+peu))?" + END,
    re.IGNORECASE,
)
NO_SCREEN = re.keyed(
    r"^\W*(?:sinon\s*,?\s+)?(?:(?:ils?|elles?|(?-i:[A-ZÀ-Ý])[\w-]+)\s+(?:ne\s+se\s+press\w+\s+pas|prend\w*\s+(?:son|"
    r"leur)\s+temps|"
    r"(?:soutien|appui|suit|suiv|couvr)\w*\s+(?:seulement|uniquement|et\s+c['’]est\s+tout)|"
    r"gard\w+\s+(?:ses|leurs)\s+chevaux(?:\s+(?:frais|au\s+repos|en\s+main))?|a\s+(?:deux|trois|quatre|cinq|"
    r"six)\s+(?:bataillons|régiments)\s*,\s*il\s+en\s+(?:emploi|utilis|engag|envo|garde)[^;:.!?]{1,30}|"
    r"ne\s+s['’]occup\w+\s+pas\s+(?:de\s+l['’]infanterie|de\s+la\s+cavalerie|du\s+reste|des\s+(?:autres|tirailleurs))|"
    r"ne\s+(?:dépass|franchi)\w+\s+pas\s+(?:la\s+première\s+ligne|nos\s+lignes|les\s+autres|l['’]infanterie|(?:notre|"
    r"sa)\s+ligne))|"
    r"(?:surtout\s+)?pas\s+de\s+(?:tirailleurs|voltigeurs|écran|éclaireurs)(?:\s+(?:devant|en\s+avant|"
    r"cette\s+fois|ce\s+tour(?:-ci)?))?|(?:celle|celui)\s+d[eu]\s+[^,;:.!?]{1,20}\s+(?:commence|ouvre\s+le\s+bal)|"
    r"[^,;:.!?]{3,50}\s+(?:forme|forment|font|constituent)\s+une\s+(?:grande|grosse|seule|belle)\s+batterie)" + END,
    re.IGNORECASE,
)


# *Ils n'entrent pas dedans*, *son aile gauche touche Husson*, *il fait attention à sa droite*, *aucun des deux ne
# s'éloigne des canons*
BESIDES = re.keyed(
    r"^\W*(?:(?:et|mais)\s+)?(?:(?:ils?|elles?)\s+n['’]entre\w*\s+pas\s+(?:dedans|à\s+l['’]intérieur)|"
    r"(?:son|sa|leur)\s+(?:aile\s+|flanc\s+)?(?:gauche|droite?|droit)\s+(?:touche|s['’]appuie|est\s+appuyée?|"
    r"se\s+relie|rejoint|colle)\w*\s+[^;:.!?]{2,40}|"
    r"(?:(?:le\s+général\s+)?(?-i:[A-ZÀ-Ý])[\w-]+|ils?|elles?|on)\s+(?:fai|fon)\w*\s+(?:bien\s+)?attention\s+(?:à|au|"
    r"aux|de)\s+[^;:.!?\d]{2,50}|"
    r"(?:aucune?(?:\s+(?:des\s+(?:deux|trois)|d['’](?:eux|elles)))?|(?:qu['’])?(?:ils?|"
    r"elles?))\s+ne\s+(?:s['’](?:éloign|écart|sépar)|se\s+sépar)\w*\s+(?:pas\s+|jamais\s+|trop\s+)*(?:des|du|de\s+la|"
    r"de\s+l['’]|de|d['’])\s*[^;:.!?]{2,40}|"
    r"(?:(?-i:[A-ZÀ-Ý])[\w-]+|ils?|elles?)\s+n['’](?:est|a)\s+pas\s+(?:(?:encore|toujours)\s+)?(?:là|arrivée?|"
    r"sur\s+(?:la\s+table|le\s+terrain|place))|"
    r"(?:les|mes|nos|leurs)\s+(?:(?:deux|trois|autres)\s+)?généraux(?:\s+de\s+\w+)?\s+(?:rest|march|se\s+tien|sui|"
    r"demeur|avanc)\w*\s+(?:avec|auprès|près|devant|derrière|à\s+la\s+tête|en\s+tête|au\s+milieu)[^;:.!?]{0,40}|"
    r"(?-i:[A-ZÀ-Ý])[\w-]+\s+(?:mène\s+la\s+danse|ouvre\s+le\s+bal|montre\s+l['’]exemple))" + END,
    re.IGNORECASE,
)


def tells_how(raw: str) -> bool:
    """Whether a French sentence tells no more than how somebody is to go about it: *il ne fonce pas tête baissée*."""
    return any(
        sign.match(raw) is not None
        for sign in (NOT_CARRIED_AWAY, HOW_HE_GOES, NOT_PAST_HIM, CARE, I_SHIFT_THEM, NO_SCREEN, BESIDES)
    )
