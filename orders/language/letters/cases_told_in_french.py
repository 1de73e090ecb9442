"""Cases told in French: a decision that is told with its case: what happens, and what is done then.

*Si l'ennemi lui tombe dessus, ses artilleurs restent à leurs pièces*, *les gens de Bijleveld filent si on arrive sur
eux*; *si l'on tire sur les hommes du 8M, ils peuvent riposter*; *et si ces braves gens repoussent un assaut, qu'ils
n'aillent pas courir après les fuyards*. The decision is called by its name, of him who is named or was told of last.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

LEAD = r"(?P<lead>^\W*(?:(?:et|mais|puis|aussi|enfin)\s+)*)"
IF = r"(?:si\s+|s['’]|quand\s+|lorsqu(?:e\s+|['’])|dès\s+(?:que\s+|qu['’])|au\s+cas\s+où\s+)"
FOE = (
    r"(?:(?:l['’]|les?\s+|la\s+|un\s+|une\s+|des\s+)?(?:ennemis?|adversaires?|cavalerie|cavaliers|infanterie|français|anglais|hollandais|alliés|tirailleurs|"
    r"lanciers|chasseurs)|(?:l['’])?on|quelqu['’]un|ils?)"
)
NUMBER = r"(?-i:\d+/\w+|\d+[A-Z]\w*|[A-ZÀ-Ý][\w’'-]+|bijleveld|stevenart)"
WHOSE = rf"{NUMBER}(?:\s*(?:,|et|ou)\s+(?:(?:de\s+)?(?:la\s+|le\s+)?){NUMBER})*"
PIECES = r"(?:pièces|canons|batteries?|bouches\s+à\s+feu)"
# *parvenait malgré tout jusqu'aux pièces de l'un ou de l'autre*, *leur tombe dessus*, *arrive sur eux*
REACHED = (
    rf"{IF}{FOE}\s+(?:(?:parv[ie]\w+|arriv\w+|tomb\w+|attei\w+|pénètr\w+|vien\w+|déboul\w+|approch\w+|surgi\w+|entr\w+|met\w*)\b[^,;:.!?]{{0,40}}?"
    rf"(?:\b(?:jusqu['’](?:aux|à\s+(?:ses|leurs|mes|nos|ces))|sur\s+(?:les|ses|leurs|mes|nos|ces)|aux|dans\s+les|près\s+des|à\s+(?:ses|leurs))\s+{PIECES}|\bsur\s+(?:eux|elles|lui|elle))"
    r"|(?:(?:lui|leur|nous)\s+(?:tombe(?:nt)?|arrive(?:nt)?|saute(?:nt)?|fonce(?:nt)?)\s+dessus))"
    r"(?:\s+(?:de\s+)?(?P<whose>(?:l['’]une?|l['’]un)\s+(?:ou|et)\s+(?:de\s+)?l['’]autre|(?:des?\s+|de\s+la\s+|du\s+)?"
    + WHOSE
    + r"))?"
)
CREW = (
    r"(?:(?:(?:ses|leurs|les|mes|nos|ces)\s+)(?:artilleurs|canonniers|servants|gens|hommes|gars)(?:\s+(?P<of>(?:des\s+(?:deux|trois|quatre)\s+(?:batteries|pièces)|(?:de\s+la\s+|de\s+|du\s+)"
    + WHOSE
    + r")))?|ils|elles|il|elle|on)"
)
ASIDE = r"(?:\s*,\s*(?:par\s+contre|en\s+revanche|eux|elles|lui|elle|bien\s+sûr)\s*,)?"
DOES = (
    r"(?:(?P<flee>(?:se\s+|s['’]en\s+)?(?:sauve(?:nt|ront)?|file(?:nt|ront)?|décroche(?:nt|ront)?|s['’]enfui(?:t|ent|ront)|fui(?:t|ent|ront)|décampe(?:nt|ront)?|détale(?:nt|ront)?|s['’]échappe(?:nt|ront)?|déguerpi\w+|"
    r"mette(?:nt|ront)\s+à\s+l['’]abri|met\s+à\s+l['’]abri|von?t|ir(?:a|ont))|plient\s+bagage)|"
    r"(?P<stand>(?:reste(?:nt|ront|ra)?|demeure(?:nt|ront)?)\s+(?:à|auprès\s+de|avec|près\s+de)\s+(?:leurs|ses)\s+(?:pièces|canons|postes?)|(?:reste(?:nt|ront|ra)?|demeure(?:nt|ront)?)\s+à\s+(?:leur|son)\s+poste|"
    r"tien(?:t|nent|dra|dront)\s+(?:bon|ferme)|ne\s+(?:bouge(?:nt|ra|ront)?|lâche(?:nt|ra|ront)?|fui(?:t|ent)|s['’]enfui(?:t|ent))\s+(?:pas|rien)|se\s+(?:font|défend(?:ent|ront)?)(?:\s+\w+){0,2}))"
)
TAIL = (
    r"(?P<tail>\s+(?:avec\s+(?:leurs|ses)\s+(?:attelages|chevaux|pièces|avant-trains|canons)|"
    r"au\s+galop|aussitôt|vite|sans\s+(?:attendre|demander|discuter)))*"
)
WHY = r"(?:\s*[,:;]\s*(?P<why>[^.!?]{2,80}))?\s*[.!]*\s*$"
CASE_FIRST = re.compile(
    rf"{LEAD}{REACHED}\s*,?\s*(?::\s*)?(?:alors\s+)?(?:qu['’]|que\s+)?(?P<crew>{CREW}){ASIDE}\s+{DOES}{TAIL}{WHY}",
    re.IGNORECASE,
)
CASE_LAST = re.compile(rf"{LEAD}(?:que\s+)?(?P<crew>{CREW}){ASIDE}\s+{DOES}{TAIL}\s*,?\s+{REACHED}{WHY}", re.IGNORECASE)
# what stands behind a mark and orders something of its own
ORDERED = re.compile(
    r"\b(?:va|vont|ira|iront|avance\w*|recule\w*|tire\w*|attaque\w*|charge\w*|forme\w*|tien\w+|reste\w*|mais|puis)\b",
    re.IGNORECASE,
)
OF_GUNS = re.compile(
    r"\b(?:pièces?|canons?|batteries?|attelages?|avant-trains?|artilleurs|canonniers|servants)\b", re.IGNORECASE
)
EITHER = re.compile(r"l['’]une?\s+(?:ou|et)\s", re.IGNORECASE)
# *Si l'on tire sur les hommes du 8M, ils peuvent bien entendu riposter*, *il riposte si on lui tire dessus*
SHOOTS = (
    rf"{IF}{FOE}\s+(?:(?:lui|leur|nous)\s+(?:tir(?:e|ent|ait)|fai(?:t|sait)\s+feu)(?:\s+dessus)?|(?:tir(?:e|ent|ait)|fai(?:t|sait)\s+feu|ouvr\w+\s+le\s+feu)\s+(?:sur|contre)\s+"
    r"(?P<at>(?:les\s+(?:hommes|gens|soldats)\s+(?:du|de\s+la|de)\s+)?[^,;:.!?]{1,30}?))"
)
RETURNS = (
    r"(?:(?:peu(?:t|vent)|pourr(?:a|ont)|doi(?:t|vent)|a\s+le\s+droit\s+de|ont\s+le\s+droit\s+de)\s+(?:(?:bien\s+(?:entendu|sûr)|évidemment|naturellement|toujours|tout\s+de\s+même|quand\s+même)\s*,?\s+)*)?"
    r"(?:riposte(?:r|nt|ra|ront)?|répli?que(?:r|nt|ra|ront)?|répond(?:re|ent|ra|ront)?(?:\s+au\s+feu)?|rend(?:re|ent|ra)?\s+(?:le\s+feu|la\s+pareille|coup\s+pour\s+coup))"
)
SHOT_AT = re.compile(
    rf"{LEAD}{SHOOTS}\s*,?\s+(?:alors\s+)?(?P<who>ils?|elles?|(?:le\s+|la\s+)?{NUMBER})\s+{RETURNS}{WHY}", re.IGNORECASE
)
RETURNS_IT = re.compile(
    rf"{LEAD}(?P<who>ils?|elles?|(?:le\s+|la\s+)?{NUMBER})\s+{RETURNS}\s*,?\s+{SHOOTS}{WHY}", re.IGNORECASE
)
HIS_MEN = re.compile(r"^les\s+(?:hommes|gens|soldats)\s+(?:du|de\s+la|de)\s+", re.IGNORECASE)
# *Si par bonheur ces braves gens repoussent un assaut, qu'ils n'aillent surtout pas courir après les fuyards*
BEATS_OFF = re.compile(
    rf"{LEAD}(?:si|quand|lorsque|au\s+cas\s+où)\s+(?:(?:par\s+(?:bonheur|chance|miracle)|jamais|d['’]aventure)\s+)?(?P<who>(?:ces\s+(?:braves\s+)?(?:gens|hommes|gars)|[^,;:.!?]{{1,30}}?))\s+"
    r"repouss(?:e|ent|ait|aient)\s+(?:un|une|l['’]|la|le|les|cet|cette)\s*(?:assaut|attaque|ennemi|assaillants?|charge|premier\s+assaut)\s*,?\s+"
    r"(?:qu['’](?:ils?|elles?|on)|ils?|elles?)\s+(?:ne\s+|n['’])(?:(?:ailles?|aillent|va|vont|ira|iront)\s+(?:surtout\s+)?(?:pas|jamais)\s+(?:surtout\s+)?(?:courir|se\s+lancer|se\s+jeter|s['’]élancer|poursuivre)|"
    r"(?:coure(?:nt)?|court|courent|poursuive(?:nt)?|poursui(?:t|vent)|se\s+lance(?:nt)?)\s+(?:surtout\s+)?(?:pas|jamais|personne|point))\b[^;:!?]*?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Cavalerie à proximité : carré, pour Gauthier et Jamin*
HORSE_NEAR = re.compile(
    rf"{LEAD}(?:de\s+la\s+)?cavalerie\s+(?:ennemie\s+)?(?:à\s+proximité|en\s+vue|proche|dans\s+(?:le\s+coin|les\s+parages)|en\s+approche|qui\s+approche|à\s+portée|pas\s+loin)\s*[:,–-]\s*"
    r"(?:(?:en\s+|le\s+)?carrés?(?:\s+immédiat)?|(?:les\s+bataillons|tout\s+le\s+monde|on)\s+(?:se\s+mett?e?(?:nt)?\s+en|form(?:e|ent)\s+le|pass(?:e|ent)\s+en)\s+carrés?)\s*,?\s+(?:pour|chez|dans)\s+(?P<who>[^;:.!?]{2,60}?)"
    r"(?:\s*,\s*(?:sauf|excepté|hormis|mais\s+pas)\s+(?P<out>[^,;:.!?]{2,25}?)(?:\s+(?:évidemment|bien\s+sûr))?)?\s*[.!]*\s*$",
    re.IGNORECASE,
)
BOTH = re.compile(
    r"\s+comme\s+(?:chez\s+|pour\s+)?|\s+et\s+(?:chez|pour)\s+|\s+ainsi\s+que\s+(?:chez\s+|pour\s+)?", re.IGNORECASE
)


def what_the_crew_does(told: re.Match[str]) -> str:
    """Whether gunners who are reached stand or flee, of the batteries that are named or were told of."""
    if (told["why"] and ORDERED.search(told["why"])) or OF_GUNS.search(told[0]) is None:
        return told[0]
    choice = "flee" if told["flee"] else "stand"
    of, whose = told["of"] or "", told["whose"] or ""
    if EITHER.match(whose):
        who = "les deux batteries"
    else:
        named = re.sub(r"^(?:des\s+(?=deux|trois|quatre)|de\s+la\s+|des?\s+|du\s+)", "", of or whose)
        named = f"les {named}" if re.match(r"(?:deux|trois|quatre)\b", named) else named
        one = re.search(r"\b(?:lui|ses|elle|il)\b", told[0], re.IGNORECASE) is not None
        hers = re.search(r"\b(?:leurs?|eux|elles|ils)\b", told[0], re.IGNORECASE) is not None
        who = named or ("elle" if one else "elles" if hers else "les batteries")
    return f"{told['lead']}{who} limber and flee {choice}"


def returns_fire(told: re.Match[str]) -> str:
    """Who returns fire when he is shot at."""
    at = HIS_MEN.sub("", told["at"] or "").strip()
    they = told["who"].lower() in ("il", "ils", "elle", "elles")
    who = at if they and at and at.lower() not in ("lui", "eux", "elle", "elles", "nous") else told["who"]
    return f"{told['lead']}{who} return fire always"


def stays_after_it(told: re.Match[str]) -> str:
    """Who does not go after those whom he has beaten off."""
    who = "ils" if told["who"].lower().startswith("ces ") else told["who"]
    return f"{told['lead']}{who} ne poursui{'vent' if who == 'ils' else 't'} pas"


def squares_for(told: re.Match[str]) -> str:
    """Whose battalions form square against horse, and who is left out."""
    out = f", sauf {told['out']}" if told["out"] else ""
    return f"{told['lead']}{BOTH.sub(' et ', told['who'])} forment le carré contre la cavalerie{out}"


CREW_KEYS = (
    "sauve|file|décroche|enfui|fui|décamp|détal|échapp|déguerp|abri|vont|bagage|reste|demeure|tien|bouge|lâche|"
    "défend|font|va |ira |iron"
)
CASES_TOLD_IN_FRENCH = (
    turn(
        CREW_KEYS,
        CASE_FIRST,
        what_the_crew_does,
    ),
    turn(
        CREW_KEYS,
        CASE_LAST,
        what_the_crew_does,
    ),
    turn("ripost|répliqu|répond|rend", SHOT_AT, returns_fire),
    turn("ripost|répliqu|répond|rend", RETURNS_IT, returns_fire),
    turn("repouss", BEATS_OFF, stays_after_it),
    turn("carré", HORSE_NEAR, squares_for),
)
