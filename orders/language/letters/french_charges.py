"""French charges: on whom something is laid, whom a writer wants where, and what is told of a place before him.

*C'est à Campi de gagner I5*, *Jamin, je le veux derrière Gauthier*, *en F9 : le 7L, en ligne*: put as one says it who
begins with those who are to do it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import ARTICLES
from orders.language.letters.turns import SQUARE, turn

INFINITIVE = (
    r"(?:(?:se|les?|la|y|en|leur|lui)\s+|[sl]['’])*"
    r"(?:\w+(?:er|ir|oir)|\w*(?:endre|ondre|ettre|oindre|attre|ivre|aire))\b"
)
# *C'est à Campi de gagner I5*, *à Hubert de couvrir la droite*, *il revient à Jamin de suivre*
UP_TO_HIM = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais|puis|ensuite|donc|maintenant)\s*,?\s+)?)(?:(?:c['’]est\s+)?(?:maintenant\s+)?(?P<to>à|au|aux)|"
    r"(?:c['’]est\s+)?(?:au\s+tour|le\s+tour)\s+(?P<turn>de|du|des|d['’])|(?:il\s+)?(?:revient|appartient|incombe|échoit)\s+(?P<falls>à|au|aux))"
    r"\s*(?P<who>(?!moi\b|nous\b|vous\b|toi\b|lui\b|eux\b|elles?\b|peine\b|tort\b|force\b|côté\b|droite\b|gauche\b|partir\b|\d+\s*(?:cm|m|pas)\b)"
    rf"[^,;:.!?]{{2,45}}?)\s+(?:de\s+|d['’])(?!(?-i:[A-ZÉ]))(?={INFINITIVE})",
    re.IGNORECASE,
)
# *Ce serait bien que la Garde reste en arrière*
WOULD_BE_WELL = re.compile(
    r"\b(?:ce|ça|ca|il)\s+(?:serait|sera|est)\s+(?:(?:peut-être|sans\s+doute|quand\s+même|aussi)\s+)?(?:bien|mieux|bon|parfait|"
    r"idéal|sage|prudent|souhaitable|préférable|utile|temps)\s+(?P<that>que\s+|qu['’])",
    re.IGNORECASE,
)
# *F6 pour Gauthier, s'il vous plaît*
SQUARE_FOR_HIM = re.compile(
    rf"^(?P<lead>\W*(?:(?:et|puis)\s+)?)(?:en\s+)?(?P<at>{SQUARE})\s+pour\s+(?!(?:y|se|le\s+tour|ce\s+tour)\b)(?P<who>[^,;:.!?]{{2,40}}?)"
    r"(?:\s*,\s*(?:s['’]il\s+(?:vous|te)\s+pla[iî]t|svp|stp|merci))?(?P<end>\s*[.!]?\s*)$"
)
# *Envoie un bataillon de Husson dans Lairalle, le 3/2L*: who that is
WHO_THAT_IS = re.compile(
    r"\b(?:une?|deux|trois)\s+(?:bataillons?|régiments?|batteries?)\s+(?:(?:de|d['’])\s*(?:la\s+brigade\s+)?(?-i:[A-Z])[\w-]+\s+)?"
    r"(?P<rest>[^,;:.!?]{3,50}?)\s*(?:,|:)\s*(?:à\s+savoir\s+|soit\s+|disons\s+|par\s+exemple\s+)?(?P<who>(?:le|la)\s+\d+/\d*\w+"
    r"(?:(?:\s*,\s*|\s+et\s+)(?:le|la)\s+\d+/\d*\w+)*)(?=\s*[.!]?\s*$)",
    re.IGNORECASE,
)
# *Je confie la ferme de Lairalle au 3/2L*
ENTRUSTS = re.compile(
    r"^(?P<lead>\W*)(?:(?:je|on)\s+confie|nous\s+confions|confie[rz]?|je\s+donne|on\s+donne)\s+(?:la\s+(?:garde|défense)\s+(?:de\s+|d['’])?)?"
    r"(?P<place>(?:du|le|la|les|l['’])?\s*(?:ferme|bois|village|hameau|carrefour|crête|hauteur|pont|maisons)\b[^,;:.!?]{0,40}?|"
    rf"(?-i:[A-Z][\w-]{{3,}})|{SQUARE})\s+(?:à\s+garder\s+|à\s+tenir\s+)?(?P<to>à|au|aux)\s+(?P<who>[^,;:.!?]{{2,40}}?)(?P<end>\s*[.!]?\s*)$",
    re.IGNORECASE,
)
# *En F9 : le 7L, en ligne, face au sud*: who goes there, and how he is to stand there
THERE_STANDS = re.compile(
    rf"^(?P<lead>\W*)(?P<at>(?:en|à)\s+{SQUARE})(?:\s*[:–—]\s*(?P<who>(?!on\b|ils?\b|elles?\b)[^,;:.!?]{{2,30}}?)|"
    rf"\s*,?\s+(?P<him>(?:le|la)\s+\d+/?\d*\w*(?:\s+(?:léger|milice|Nassau))?)(?=\s*,))"
    r"(?P<how>\s*,?\s+(?:en\s+(?:ligne|colonne|tirailleurs|carré|batterie|réserve)|face\s+(?:à|au|aux))\b[^;:.!?]*[.!]?\s*)$",
    re.IGNORECASE,
)
# *En F9, le 7L se met en ligne*: he goes there for it.
THERE_HE_FORMS = re.compile(
    rf"^(?P<lead>\W*)(?P<at>(?:en|à)\s+{SQUARE}|à\s+(?:la\s+)?(?-i:[A-Z])[\w-]{{3,}})\s*,?\s+(?P<who>(?:le|la|les)\s+[^,;:.!?]{{2,30}}?)\s+"
    r"(?P<does>(?:se\s+(?:met|mettent|mettra|mettront|forme|forment|formera|formeront|déploie|déploient|range|rangent)|forme|forment)\s+"
    r"(?:en\s+(?:ligne|colonne|carré|tirailleurs|bataille)|le\s+carré|la\s+(?:ligne|colonne))\b)",
    re.IGNORECASE,
)
# *Gauthier devra se trouver en F6*: what he is to do, and not where he is.
IS_TO_BE_THERE = re.compile(
    r"(?P<must>\b(?:devr\w+|doi\w+|(?:que|qu['’])(?:\s*[^,;:.!?]{2,30}?)?)\s+)se\s+trouve(?P<many>nt|r)?\b",
    re.IGNORECASE,
)
# *Jamin, je le veux derrière Gauthier*
WANTS_HIM = re.compile(
    r"^(?P<lead>\W*)(?:(?:quant\s+à|pour|et)\s+)?(?P<who>[^,;:.!?]{2,45}?)\s*,\s*(?:moi\s*,?\s+)?je\s+(?:le|la|les|l['’])\s*"
    r"(?:veux|voudrais|voulais|souhaite|souhaiterais|préfère|aimerais)\s+(?:bien\s+|plutôt\s+)?(?P<where>(?:en|à|au|aux|dans|sur|derrière|"
    r"devant|près|entre|plus|face|à\s+côté|juste)\b[^;:.!?]*)",
    re.IGNORECASE,
)
# *Gémioncourt doit tenir : le 5M y reste*, *le bois reste à nous : ...*: what is wanted of a place, before who does it
OF_A_PLACE = re.compile(
    r"^(?P<lead>\W*)(?P<place>(?:le|la|les|l['’])\s*(?:ferme|bois|village|hameau|carrefour|crête|hauteur|pont)\b[^,;:.!?]{0,30}?|"
    r"(?-i:[A-Z])[\w-]{3,})\s+(?:(?:doit|devra)\s+(?:tenir|rester\s+à\s+nous)|reste\s+à\s+nous|ne\s+doit\s+pas\s+tomber|est\s+à\s+nous|"
    r"est\s+la\s+clé(?:\s+de\s+(?:tout|la\s+bataille))?)\s*[:;,]\s*(?=(?P<next>[^,;:.!?]*\b(?:y|en|n['’]en)\b))",
    re.IGNORECASE,
)
# *à la fin du tour*, *d'ici la fin du tour*: each order is for its turn.
BY_THE_END = re.compile(
    r"\s*,?\s*\b(?:à|pour|avant|d['’]ici(?:\s+à)?)\s+la\s+fin\s+(?:du|de\s+ce|de\s+mon)\s+tour(?:-ci)?\b", re.IGNORECASE
)

# *Je demande à Gauthier de marcher sur F6*, *je charge Hubert de surveiller Piraumont*
I_ASK_HIM = re.keyed(
    r"^(?P<lead>\W*(?:(?:et|puis|enfin|aussi)\s+)?)(?:je|on|nous)\s+(?:(?:demande|ordonne|commande|enjoin|recommande|impose|"
    r"dis|dit|dira|dirai)\w*\s+(?P<to>à|au|aux)|(?:prie|charge|somme)(?:rai|ra|rons|ons)?(?P<him>))\s+(?P<who>(?!moi\b|nous\b|vous\b|eux\b|"
    rf"l['’]arbitre|l['’]ennemi)[^,;:.!?]{{2,40}}?)\s+(?:de\s+|d['’])(?={INFINITIVE})",
    re.IGNORECASE,
)
# *Campi étant en retard, il devra presser le pas*: why, of him who is told next what to do
BEING_LATE = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?-i:[A-Z]|[Ll][eas]{1,2}\s|[Ll]['’])[^,;:.!?]{1,35}?)\s+(?:n['’])?(?:étant|ayant|se\s+trouvant|restant)\s+[^,;:.!?]{2,60},\s*"
    r"(?:ils?|elles?)\s+(?=(?:ne\s+|n['’]|se\s+|s['’]|y\s+)*(?:devr\w+|doi\w+|\w+r(?:a|ont)|va|vont|reste\w*|recul\w+|avanc\w+|gagn\w+|revien\w+|"
    r"rentr\w+|marche\w*|replie\w*)\b)",
    re.IGNORECASE,
)
# *Le 1/92 sera suivi du 2/92*, *le 1/92 avance, suivi du 2/92*: who follows whom
OF_WHOM = r"(?P<of>du|des|de\s+la|de\s+l['’]|de|d['’]|par\s+(?:le|la|les)|par)"
IS_FOLLOWED = re.compile(
    rf"^(?P<lead>\W*)(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:est|sont|sera|seront)\s+suivie?s?\s+{OF_WHOM}\s*(?P<by>[^,;:.!?]{{2,40}}?)"
    r"(?P<end>\s*[.!]?\s*)$",
    re.IGNORECASE,
)
GOES_FOLLOWED = re.compile(
    rf"^(?P<lead>\W*)(?P<does>[^;:.!?]{{6,80}}?)\s*,\s*suivie?s?\s+(?:(?:de\s+près|de\s+loin|aussitôt)\s+)?{OF_WHOM}\s*(?P<by>[^,;:.!?]{{2,40}}?)"
    r"(?P<end>\s*[.!]?\s*)$",
    re.IGNORECASE,
)

# *Le 1/2L sera envoyé en H6*: he goes there.
IS_SENT = re.compile(
    r"\b(?P<is>sera|soit|est|seront|soient|sont)\s+(?:envoyé|expédié|dépêché|acheminé|dirigé)e?s?\s+"
    r"(?=(?:en|à|au|aux|vers|sur|dans|derrière|jusqu\w*)\b)",
    re.IGNORECASE,
)
# *Surtout pas de charge pour Hubert*
ABOVE_ALL = re.compile(
    r"^(?P<lead>\W*)(?:et\s+)?surtout\s*,?\s+(?=(?:pas\s+de|pas\s+d['’]|aucune?|que|qu['’])\b)", re.IGNORECASE
)


def with_article(to: str, who: str) -> str:
    """Those behind a preposition, as one begins with them."""
    return f"{ARTICLES.get(to.lower(), '')}{who}"


def he_must(found: re.Match[str]) -> str:
    """Those on whom it is laid, before what they must do."""
    to = found["to"] or found["turn"] or found["falls"]
    return f"{found['lead']}{with_article(to, found['who'])} doit "


def follows(found: re.Match[str]) -> str:
    """Who follows, before what he does."""
    of = re.sub(r"\s+", " ", found["of"].lower())
    article = {"du": "le ", "des": "les ", "de la": "la ", "de l'": "l'", "de l’": "l'"}.get(
        of, of[4:] + " " if of[:4] == "par " else ""
    )
    return f"{article}{found['by']}"


FRENCH_CHARGES = (
    turn("envoyé|expédié|dépêché|acheminé|dirigé", IS_SENT, lambda one: "vont " if "n" in one["is"].lower() else "va "),
    turn("surtout", ABOVE_ALL, r"\g<lead>"),
    turn("je |on |nous ", I_ASK_HIM, lambda one: f"{one['lead']}{with_article(one['to'] or '', one['who'])} doit "),
    turn("étant|ayant|trouvant|restant", BEING_LATE, r"\g<lead>\g<who> "),
    turn("suivi", IS_FOLLOWED, lambda one: f"{one['lead']}{follows(one)} suit {one['who']}{one['end']}"),
    turn("suivi", GOES_FOLLOWED, lambda one: f"{one['lead']}{one['does']}, et {follows(one)} le suit{one['end']}"),
    turn("à |au |aux |de |du |des |d'|d’", UP_TO_HIM, he_must),
    turn("serait|sera|est", WOULD_BE_WELL, r"il faut \g<that>"),
    turn(" pour ", SQUARE_FOR_HIM, r"\g<lead>\g<who> va en \g<at>\g<end>"),
    turn("bataillon|régiment|batterie", WHO_THAT_IS, r"\g<who> \g<rest>"),
    turn(
        "confi|donne",
        ENTRUSTS,
        lambda one: f"{one['lead']}{with_article(one['to'], one['who'])} occupe {one['place']}{one['end']}",
    ),
    turn("en |à ", THERE_STANDS, lambda one: f"{one['lead']}{one['who'] or one['him']} va {one['at']}{one['how']}"),
    turn("ligne|colonne|carré|tirailleurs|bataille", THERE_HE_FORMS, r"\g<lead>\g<who> va \g<at> et \g<does>"),
    turn("se trouve", IS_TO_BE_THERE, lambda one: f"{one['must']}se retrouve{one['many'] or ''}"),
    turn("je l", WANTS_HIM, r"\g<lead>Je veux \g<who> \g<where>"),
    turn("tenir|à nous|tomber|clé", OF_A_PLACE, r"\g<lead>"),
    turn("la fin d", BY_THE_END),
)
