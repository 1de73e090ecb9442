"""Of the brigade: what a French paragraph on one brigade calls it, and what it tells of those who only go with it.

*Si on attaque la brigade, elle tient*, *carré pour toute la brigade*: it is the one that was told of.
*Les cinq autres suivent en colonne*: they go where it goes, and only how they form is an order of their own.
"""

from __future__ import annotations

from battles.engine import expressions as re

# *la brigade*, of which no name is told
THE_BRIGADE = re.compile(
    r"(?P<to>\b(?:sur|à|vers|derrière|dans|auprès\s+de|rejoin\w+|"
    r"avec)\s+)?\b(?:toute\s+)?la\s+brigade\b(?:\s+(?:tout\s+)?entière)?"
    r"(?=\s*(?:[,;.!?]|$|(?:se|s['’]\w+|est|sera|doit|va|ira|reste|tient|forme|avance|recule|marche|et|ou|en|au|par|"
    r"si|sans|ne|quand|contre|face)\b))",
    re.IGNORECASE,
)
SQUARE_FOR = re.compile(
    r"(?P<lead>^\W*|,\s*)carrés?\s+pour\s+(?P<who>la\s+brigade\s+[^,;:.!?]{2,30}?)(?=\s*(?:[.!]|$|,?\s+(?:si|s['’]|"
    r"quand|dès|en\s+cas|contre|face)))",
    re.IGNORECASE,
)
VAN = re.keyed(
    r"\b(?:forme|constitue|fait|fera|formera|prend|assure)(?:nt)?\s+(?:l['’]|notre\s+)avant-?\s?garde\s*(?:,|:|"
    r"et)\s*(?:il\s+|elle\s+)?(?=(?-i:[a-zà-ÿ]))",
    re.IGNORECASE,
)
WITH_IT = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)(?P<who>(?:(?:tous\s+)?les\s+(?:(?:deux|trois|quatre|cinq|"
    r"six)\s+)?autres(?:\s+bataillons)?|les\s+(?:deux|trois|quatre|cinq)\s+"
    r"(?:bataillons\s+)?(?:restants|qui\s+restent)|le\s+reste(?:\s+de\s+la\s+brigade(?:\s+(?-i:[A-Z])[\w-]+)?)?|"
    r"ceux\s+du\s+\d+e))\s+"
    r"(?P<does>(?:l[ea]\s+|les\s+|l['’])?(?:suiv(?:ent|ront)|suit|suivra|accompagn\w+)|avance(?:nt|ront)?|"
    r"marche(?:nt|ront)?|vien(?:nent|t)|(?:y\s+)?(?:vont|va))"
    r"(?:\s+(?:avec\s+(?:lui|elle|la\s+brigade|eux|le\s+général)|derrière|ensuite|aussi|normalement|comme\s+prévu|"
    r"ensemble|(?:le|du)\s+mouvement|en\s+bon\s+ordre))*"
    r"(?P<how>\s*,?\s+en\s+(?:colonnes?|ligne|tirailleurs))?(?:\s+(?:derrière|ensuite|aussi))?\s*[.!]*\s*$",
    re.IGNORECASE,
)

# *Il ne la quitte pas*, *ils ne les lâchent sous aucun prétexte*: stays where he was just told to go
NO_MORE = r"(?:pas|plus|jamais|point|sous\s+aucun\s+prétexte|en\s+aucun\s+cas)"
NEVER_LEAVES = re.compile(
    r"^\W*(?:(?:et|mais)\s+)?(?:qu['’])?(?:il|elle)s?\s+(?:ne\s+(?:l[ea]s?\s+|l['’]\s*)(?:quitt|lâch|abandonn)\w*|"
    r"ne\s+s['’]en\s+(?:écart|éloign|sépar)\w*|n['’]en\s+(?:boug|sort|part|démor)\w*)\s+"
    rf"{NO_MORE}(?:\s+(?:d['’]une\s+semelle|d['’]un\s+pouce|trop|de\s+là|de\s+vue|des\s+yeux|"
    r"quoi\s+qu['’]il\s+arrive|de\s+la\s+journée|sous\s+aucun\s+prétexte|sans\s+(?:mon\s+)?ordre))?"
    r"(?:\s*,?\s+(?:avant|tant|jusqu)[^;:.!?]{3,60})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Il l'occupe et la met en défense*, *pas question qu'il en sorte*, of who was just sent there
HOLDS_IT_THEN = re.keyed(
    r"^\W*(?:(?:et|là)\s*,?\s+)?(?:(?:il|elle)s?\s+(?:l['’]occupe|l[ea]s?\s+(?:tien|gard|défend|met|fortifi|barricad|"
    r"conserv)|l['’]\s*(?:organise|aménage)|y\s+(?:reste|demeure|tien)|s['’]y\s+(?:maintien|accroch))\w*"
    r"(?:\s+(?:en\s+(?:défense|état(?:\s+de\s+défense)?)|solidement|bon|jusqu[^;:.!?]{3,40}|"
    r"coûte\s+que\s+coûte))?(?:\s+et\s+(?:l[ea]s?|l['’]|s['’]y|y)\s*(?:met|tien|gard|défend|fortifi|barricad|"
    r"maintien|organise|retranche|reste)\w*"
    r"(?:\s+en\s+(?:défense|état(?:\s+de\s+défense)?))?)?|(?:pas\s+question|hors\s+de\s+question|interdiction|"
    r"défense)\s+(?:qu['’](?:ils?|elles?)\s+en\s+(?:sort|boug|part)\w*|d['’]en\s+(?:sortir|bouger|"
    r"partir)))\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Ils ne bougent plus avant que la ferme soit prise*, of those who were just sent somewhere
MOVES_NO_MORE = re.compile(
    r"^\W*(?:(?:et|mais|là)\s*,?\s+)?(?:il|elle)s?\s+ne\s+boug\w+\s+plus(?:\s+(?:de\s+là|ensuite|après))?"
    r"(?:\s*,?\s+(?:avant|tant|jusqu)[^;:.!?]{3,60})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Campi ne dépasse pas I5*, *il ne va pas plus loin que I5*: no further than where he goes anyway
NO_FURTHER = re.keyed(
    r"^\W*(?:(?:mais|et)\s+)?(?:(?:(?:la\s+brigade|le\s+général)\s+)?(?-i:[A-ZÀ-Ý])[\w-]+|ils?|elles?|"
    r"on)\s+ne\s+(?:(?:doit|doivent|devra)\s+(?:pas|jamais)\s+)?(?:(?:dépasse\w*|franchi\w*)\s+"
    r"(?:(?:pas|jamais|en\s+aucun\s+cas|sous\s+aucun\s+prétexte)\s+)?|(?:va|vont|ira|aller)\s+(?:(?:pas|"
    r"jamais)\s+)?(?:plus\s+loin\s+(?:que\s+|qu['’])|au-delà\s+d[eu]\s+))(?P<where>[A-Za-z]{1,2}\d{1,2})\s*[.!]*\s*$",
    re.IGNORECASE,
)


# *Son infanterie se met en ligne*, *personne chez lui ne se met en ligne*: of him who was told of
HIS_ARM = re.compile(r"^(?P<lead>\W*)(?:son|sa)\s+(?P<arm>infanterie|cavalerie)\s+(?=[a-zà-ÿ])", re.IGNORECASE)
THE = {"i": "L'", "c": "La "}
NOBODY_OF_HIS = re.keyed(
    r"^(?P<lead>\W*)personne\s+(?:chez\s+(?:lui|eux)|parmi\s+eux|d['’]entre\s+eux)\s+(?=n)", re.IGNORECASE
)
# *Le 7M te rejoint par la route*: him to whom the letter speaks
TO_YOU = re.keyed(
    r"\b(?:te|vous|t['’])\s*(?P<does>rejoi(?:nt|gnent|ndra|ndront)|suit|suivent|suivra|soutien(?:t|nent|dra)|"
    r"appuie(?:nt|ra)?|couvre(?:nt)?|"
    r"accompagne(?:nt|ra)?|épaule(?:nt|ra)?)\b",
    re.IGNORECASE,
)


# *Tous les bataillons restent en colonne*, *tout reste en ligne*, behind where the brigade goes: all of it, and no more
ALL_FORMED = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)(?:tout(?:\s+le\s+monde)?|tous|toutes|tous\s+(?:les|ses)\s+(?:bataillons|"
    r"régiments)|chaque\s+bataillon|chacun)\s+"
    r"(?:(?:reste|demeure|marche|avance|va|se\s+met|est|manœuvre)(?:nt)?|sont|vont|"
    r"se\s+mettent)\s+en\s+(?P<how>colonnes?|ligne|tirailleurs)\s*[.!]*\s*$",
    re.IGNORECASE,
)
AND_ALL_FORMED = re.keyed(
    r"\s*[,;]\s*(?:et\s+)?(?:tout(?:\s+le\s+monde)?|tous|toutes|tous\s+(?:les|ses)\s+(?:bataillons|régiments))\s+"
    r"(?:(?:reste|demeure|marche|avance|manœuvre)(?:nt)?|est|sont)\s+en\s+(?P<how>colonnes?|ligne|"
    r"tirailleurs)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def all_of_it_formed(raw: str, name: str) -> str:
    """A sentence on how all of a brigade form that was told where to go; ``name`` is empty where none was told of."""
    if name:
        raw = ALL_FORMED.sub(rf"\g<lead>La brigade {name} en \g<how>", raw)
    return AND_ALL_FORMED.sub(r" en \g<how>", raw)


def of_him(raw: str, name: str) -> str:
    """A sentence with the name of the general whose troops were told of last, where it calls what is his."""
    raw = HIS_ARM.sub(lambda told: f"{told['lead']}{THE[told['arm'][0].lower()]}{told['arm']} de {name} ", raw)
    raw = NOBODY_OF_HIS.sub(rf"\g<lead>Aucun bataillon de {name} ", raw)
    return TO_YOU.sub(rf"\g<does> {name}", raw)


def of_the_brigade(raw: str, name: str) -> str:
    """A sentence with the name of the brigade of which its paragraph is, wherever it says *la brigade*."""
    raw = VAN.sub("", raw)
    if name and "brigade" in raw.lower():
        raw = THE_BRIGADE.sub(lambda told: told[0] if told["to"] else f"la brigade {name}", raw)
        raw = SQUARE_FOR.sub(lambda told: f"{told['lead']}{told['who']} forme le carré", raw)
    return raw


def go_with_it(raw: str) -> str | None:
    """How those form who only go with their brigade; empty where it is not told, ``None`` for any other sentence."""
    found = WITH_IT.match(raw)
    if found is None:
        return None
    return f"{found['lead']}{found['who']}{found['how']}" if found["how"] else ""
