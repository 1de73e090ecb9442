"""French dispatches: what an order in good style adds to those whom it names, and how it speaks of those named before.

*La batterie établie en F6, et sur elle seule*, *ni l'une ni l'autre ne quittera sa position*, *Jamin, je le garde sous
la main*: put as one says it who adds nothing. Where that is cheap the sisters in English and in German stand beside it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import GUNS
from orders.language.letters.turns import SQUARE, turn

# *La batterie établie en F6*: where it stands, and no second order. Troops that come after their verb are meant.
POSTED_THERE = re.keyed(
    r"(?P<who>\b(?:sur|contre|à|aux?|vers|face\s+aux?)\s+(?:(?:la|le|les|l['’])\s*)?(?:batteries?|pièces?|canons?|obusiers?|artillerie|"
    r"bataillons?|régiments?|cavalerie|cavaliers|cuirassiers|lanciers|chasseurs|tirailleurs|infanterie|fantassins|colonnes?|troupes)"
    r"(?:\s+(?:ennemie?s?|françaises?|à\s+cheval|à\s+pied))?)\s*,?\s+"
    r"(?:établi|posté|placé|installé|déployé|massé|campé|rangé|embusqué|perché|stationné|aligné|planté)e?s?\s+"
    rf"(?=(?:en|à|dans)\s+{SQUARE})",
    re.IGNORECASE,
)
# *Ni l'une ni l'autre ne quittera*, *aucune des deux ne bouge*, *neither of them*, *keine von beiden*: both do not.
NEITHER_OF_BOTH = re.compile(
    r"(?P<lead>^\W*|[;:.]\s*)(?:ni\s+l['’]une?\s+ni\s+l['’]autre|aucune?\s+(?:des|de\s+ces)\s+deux(?:\s+(?P<what>batteries|bataillons|"
    r"brigades|régiments|pièces))?)\s+(?P<ne>ne\s+|n['’])(?P<verb>(?:(?:se|s['’]|les?|la|y|en)\s*)*[\w'’-]+)"
    r"(?!\s+(?:pas|plus|jamais|point|rien|que)\b)",
    re.IGNORECASE,
)
EDGE = (
    r"(?:pointe|lisière|lisiere|coin|bord|bordure|corne|angle|extrémité|bout|orée|saillant)s?\b"
    r"(?:(?!\b(?:sans|tant|avant|si|et|mais|sauf|ou|pour|que|qu['’]|jusqu\w*)\b)[^,;:.!?]){0,40}"
)
STAYS_PUT = r"(?:bouge|bouger|bougera|bougent|bougeront|bougez|décolle\w*|démarre\w*|s['’]éloigne\w*|s['’]écarte\w*)"
# *Que le 1/2 Nassau ne bouge pas de la pointe sud*: he stays; the point to which he looks is none of it.
NOT_FROM_THE_EDGE = re.keyed(
    rf"\b(?P<ne>ne\s+|n['’])?(?P<stays>{STAYS_PUT})\s+(?:pas|point|plus|jamais|surtout\s+pas)(?:\s+d['’]un\s+(?:pas|pouce|poil|mètre))?\s+"
    rf"(?:de|du|des|d['’])\s*(?:(?:la|les?|l['’]|sa|son|ses|leurs?|cette|cet|ce|ces)\s*)?{EDGE}",
    re.IGNORECASE,
)
NOT_LEAVES_THE_EDGE = re.compile(
    r"\b(?:ne\s+|n['’])(?:quitt|abandonn|lâch)(?:e|era|er|ez)?(?P<many>nt|ont)?\s+(?:pas|point|plus|jamais)\s+"
    rf"(?:(?:la|les?|l['’]|sa|son|ses|leurs?|cette|cet|ce|ces)\s*){EDGE}",
    re.IGNORECASE,
)
NOT_FROM_THE_EDGE_DE = re.compile(
    r"\b(?P<stays>rühr(?:t|en|e)\s+sich|beweg(?:t|en|e)\s+sich|weich(?:t|en|e)|geh(?:t|en|e)|rück(?:t|en|e))\s+(?:mir\s+)?(?:ja\s+|auf\s+"
    r"keinen\s+Fall\s+)?nicht\s+(?:vom|von\s+(?:der|dem|seiner|seinem|ihrer|ihrem|dieser|diesem))\s+"
    r"(?:(?:nördliche|südliche|östliche|westliche)[nrm]?\s+|(?:Nord|Süd|Ost|West)\w*)?"
    r"(?:spitze|rand|waldrand|ecke|kante|saum|waldsaum|zipfel|bach|ufer|brücke|wald|dorf|hof|höhe|hügel|straße|chaussee)(?:\s+(?:des|der)\s+\w+)?"
    r"(?:\s+weg)?(?=\s*(?:[.,;!]|$|und\b))",
    re.IGNORECASE,
)
# *Jamin, je le garde sous la main*: I keep him.
HIM_I_KEEP = re.compile(
    r"^(?P<lead>\W*)(?:(?:quant\s+à|pour|et)\s+)?(?P<who>(?!(?:j['’]|je|on|nous|il|elle|ils|elles|non|oui|bon|bien|enfin|monsieur|messieurs|"
    r"cher|chère|mais|donc|alors|voilà)\b)[^,;:.!?]{2,45}?)\s*,\s*(?:(?:eux|lui|elles?|ça|moi)\s*,?\s+)?(?P<i>je|nous)\s+(?:le|la|les|l['’])\s*"
    r"(?P<does>garde(?:rai|rons|ons)?|laisse(?:rai|rons|ons)?|tiens|tiendrai|tenons|conserve(?:rai|rons|ons)?|maintiens|maintiendrai|"
    r"réserve(?:rai|rons|ons)?|envoie|enverrai|poste|place|porte|dirige|retire|ramène|mets|mettrai)\b(?!\s+(?:que|qu['’]|ça|cela|dit)\b)",
    re.IGNORECASE,
)
# *On garde Jamin en réserve*, *Husson garde le 2/61e en deuxième ligne*: he stays so
KEPT_BACK = re.compile(
    r"^(?P<lead>\W*)(?:(?:on|je|nous|(?:(?:le|la)\s+)?(?-i:[A-ZÉ])[\w-]+)\s+)?(?:gard(?:e|ons|ez|er|era|erai)|conserv(?:e|ons|ez|er|era|erai))\s+"
    r"(?P<who>(?:(?:le|la|les|l['’])\s*)?(?:\d|(?-i:[A-ZÉ]))[^,;:.!?]{1,35}?)\s+(?P<how>(?:en|comme)\s+(?:réserve|soutien|appui|deuxième\s+ligne|seconde\s+ligne|2e\s+ligne|"
    r"deuxième\s+rideau))\b",
    re.IGNORECASE,
)
# *Campi doit se grouiller : qu'il rejoigne Husson*: how fast, and what he is to do
HURRY = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:(?:le|la|les|l['’])\s*)?(?:\d|(?-i:[A-ZÉ]))[^,;:.!?]{1,35}?)\s+(?:(?:doi(?:t|vent)|devra|devront|va\s+devoir|ferait\s+bien\s+de)\s+)"
    r"(?:se\s+(?:dépêcher|grouiller|magner|bouger|presser|hâter|remuer|secouer|activer)|s['’]activer|presser\s+le\s+pas|accélérer|aller\s+plus\s+vite)\b"
    r"[^:;.!?]{0,40}?\s*[,:;–—-]\s*(?:et\s+|donc\s+|alors\s+)?(?P<let>(?:qu['’])?(?:ils?|elles?)\s+)(?!(?:est|sont|a|ont|traîne\w*)\b)(?=\w)",
    re.IGNORECASE,
)
# *Le 8M a bien tenu, qu'il continue*: he goes on with what he did.
GOES_ON_WITH_IT = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?!(?:si|s['’]\w+|quand|ils?|elles?|on|qui|comme)\b)[^,;:.!?]{2,45}?)\s+(?:a|ont)\s+(?:(?:bien|très|vaillamment|"
    r"encore|toujours|assez|fort|bravement|courageusement|parfaitement|superbement|magnifiquement|jusqu['’]ici)\s+)*"
    r"(?P<did>\w+[éiu]e?s?)\b(?P<what>[^,;:.!?]{0,40}?)\s*[,:;]\s*(?:alors\s+|donc\s+)?"
    r"qu['’](?P<he>ils?|elles?)\s+continue(?:nt)?(?:\s+(?:ainsi|comme\s+(?:ça|cela)|de\s+même))?(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
GOING_ON = {"tiré": "tire", "canonné": "tire", "avancé": "avance", "marché": "avance"}
# *Le 8M : qu'il continue*, *le 8M continue*, and nothing tells with what
GO_ON = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?!(?:on|ils?|elles?|ça|cela|tout|ce|je|la\s+bataille|le\s+combat)\b)[^,;:.!?]{2,45}?)(?:\s*[:,]\s*"
    r"qu['’](?:ils?|elles?)|(?<=\d\w))\s+(?P<on>continue(?:nt)?)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *Mes canons : qu'ils continuent*, *l'artillerie continue comme ça*: guns that go on fire, at whomever.
GUNS_CARRY_ON = re.compile(
    rf"^(?P<guns>\W*[^,;:.!?]{{0,25}}?\b{GUNS}\b[^,;:.!?]{{0,30}}?)\s*(?:[:,]\s*qu['’](?:ils?|elles?)\s+|\s)continu(?:e|era)?(?P<many>nt|ront)?"
    r"(?:\s+(?:ainsi|comme\s+(?:ça|cela|avant)|de\s+même|sur\s+leur\s+lancée|leur\s+(?:travail|besogne|ouvrage)|son\s+(?:travail|ouvrage)))?"
    r"(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *Bijlandt se portera à La Bergerie au-devant de ses bataillons*: he rides, and they come to him.
TO_MEET_HIS_MEN = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:(?:le|la)\s+(?:général|prince|duc|comte|colonel|maréchal)\s+(?:(?:de|d['’])\s*)?)?(?-i:[A-ZÉ])[\w-]+)\s+"
    r"(?P<does>(?:se\s+|s['’])?\w+[^;:.!?]{2,60}?)\s*,?\s+(?:au[- ]devant|à\s+la\s+rencontre)\s+"
    r"(?:de\s+(?:ses|sa|son)\s+"
    r"(?:bataillons?|régiments?|hommes|troupes|batteries|brigade|division|gens|soldats|unités|colonnes?)|des\s+siens)"
    r"(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
TO_MEET_HIS_MEN_EN = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:(?:the\s+)?(?:general|prince|duke|count|colonel|marshal)\s+)?(?-i:[A-Z])[\w-]+)\s+"
    r"(?P<does>(?:(?:will|shall|should|must|is\s+to)\s+)?(?:go|goes|ride|rides|move|moves)\s+[^,;:.!?]{2,50}?)\s*,?\s+to\s+(?:meet|receive|"
    r"welcome)\s+(?:his|its)\s+(?:own\s+)?(?:battalions?|regiments?|men|troops|batteries|brigade|division)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *Qu'il sorte de là*, *qu'ils en sortent*: he leaves it.
LET_HIM_OUT = re.compile(
    r"(?P<lead>^\W*(?:(?:et|mais|donc|alors|maintenant)\s*,?\s+)?|[,;:]\s*(?:et\s+|mais\s+)?)(?P<he>qu['’](?:ils?|elles?))\s+"
    r"(?:en\s+(?:sorte|ressorte|parte|déguerpisse|décampe)(?P<many>nt)?|(?:sorte|ressorte|parte|déguerpisse|décampe)(?P<those>nt)?\s+de\s+(?:là|"
    r"là-dedans|cet\s+endroit))\b",
    re.IGNORECASE,
)
# *Que le 2/2 sorte du bois*: he leaves it, and does not go into it.
COMES_OUT = re.compile(
    r"(?P<that>\b(?:que\s+|qu['’])(?:(?!\bde\s+la\s+sorte\b)[^,;:.!?]){0,40}?(?<!une\s)(?<!en\s)(?<!toute\s))\b(?:res)?sorte(?P<many>nt)?\s+"
    r"(?=(?:de|du|des|d['’]|hors)(?:\s|(?<=['’])))",
    re.IGNORECASE,
)
WHERE_HE_IS = (
    r"(?:en|à|au|aux|dans|sur|près|derrière|devant|entre|chez)\s+"
    r"(?:(?!\b(?:et|puis|qui|pour|mais)\b)[^,;:.!?]){1,50}?"
)
NAMED = (
    r"(?:(?:et|puis)\s+)?(?:(?:le|la|l['’])\s*\d+/?\d*\w*(?:\s+(?:léger|milice|Nassau|de\s+ligne))?|(?-i:[A-ZÉ])[\w-]+)"
)
# *Le 8M se trouve en F9, qu'il avance*, *... et avance*: where he is, before what he is to do
IS_THERE_AND = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{NAMED})\s+se\s+(?:trouve|situe)(?:nt)?\s+{WHERE_HE_IS}\s*(?:[,:;]\s*(?:(?:et|mais|donc|alors)\s+)?"
    r"(?:(?P<bid>qu['’](?:ils?|elles?)\s+)|(?:ils?|elles?)\s+)|,?\s+et\s+(?:(?:qui|y)\s+)?(?!(?:est|sont|a|ont|dans|à|en|au|sur|le|la|les)\b|"
    r"l['’]|(?-i:[A-ZÉ\d])))(?=\w)",
    re.IGNORECASE,
)
# *Gauthier, qui se trouve en F6, avance en F8*
WHO_IS_THERE = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{NAMED})\s*,\s*qui\s+(?:se\s+(?:trouve|situe|tient)|est|sont|se\s+(?:trouvent|tiennent))\s+(?:(?:déjà|encore|"
    rf"toujours|actuellement|pour\s+l['’]instant)\s+)?{WHERE_HE_IS}\s*,\s*(?=\w)",
    re.IGNORECASE,
)


def goes_on_with_it(found: re.Match[str]) -> str:
    """Who goes on, before what he did."""
    many, did, what = found["he"].lower().endswith("s"), found["did"].lower().rstrip("es"), found["what"]
    if did in ("tenu", "résisté", "gardé", "défendu"):
        does = "gardent" if many else "garde"
        does = does if what.strip() and did != "résisté" else "restent" if many else "reste"
        what = what if does.startswith("garde") else ""
    elif did not in GOING_ON:
        does, what = "continue son mouvement", ""
    else:
        does, what = GOING_ON[did] + ("nt" if many else ""), what if " sur " in what or " vers " in what else ""
    return f"{found['lead']}{found['who']} {does}{what}{found['end']}"


def both_do_not(found: re.Match[str]) -> str:
    """That both do not do it."""
    return f"{found['lead']}les deux {found['what'] or ''} {found['ne']}{found['verb']} pas".replace("  ", " ")


FRENCH_DISPATCHES = (
    turn("en |à |dans ", POSTED_THERE, r"\g<who> "),
    turn("ni l|aucun", NEITHER_OF_BOTH, both_do_not),
    turn("pas|point|plus|jamais", NOT_FROM_THE_EDGE, r"\g<ne>\g<stays> pas"),
    turn("quitt|abandonn|lâch", NOT_LEAVES_THE_EDGE, lambda one: "restent" if one["many"] else "reste"),
    turn("nicht", NOT_FROM_THE_EDGE_DE, "bleibt stehen"),
    turn("je |nous ", HIM_I_KEEP, r"\g<lead>\g<i> \g<does> \g<who>"),
    turn("gard|conserv", KEPT_BACK, r"\g<lead>\g<who> reste \g<how>"),
    turn(
        "dépêch|grouill|magn|bouger|press|hâter|remuer|secouer|activ|accélér|plus vite",
        HURRY,
        r"\g<lead>\g<who> : \g<let>",
    ),
    turn("continue", GOES_ON_WITH_IT, goes_on_with_it),
    turn("continu", GUNS_CARRY_ON, lambda one: f"{one['guns']} {'tirent' if one['many'] else 'tire'}{one['end']}"),
    turn("continue", GO_ON, r"\g<lead>\g<who> \g<on> son mouvement\g<end>"),
    turn("devant|rencontre", TO_MEET_HIS_MEN, r"\g<lead>\g<who> en personne \g<does>\g<end>"),
    turn("meet|receive|welcome", TO_MEET_HIS_MEN_EN, r"\g<lead>\g<who> in person \g<does>\g<end>"),
    turn(
        "se trouve|se situe",
        IS_THERE_AND,
        lambda one: f"{one['lead']}{one['who']}{' : ' + one['bid'] if one['bid'] else ' '}",
    ),
    turn("qui ", WHO_IS_THERE, r"\g<lead>\g<who> "),
    turn("sorte", COMES_OUT, lambda one: f"{one['that']}{'quittent' if one['many'] else 'quitte'} "),
    turn("sort|part|déguerpi|décamp", LET_HIM_OUT, r"\g<lead>\g<he> quitte\g<many>\g<those> ces lieux"),
)
