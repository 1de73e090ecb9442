"""Some of a French general's troops, and the others of his.

*prend la ferme sans les bataillons de ligne*, *envoie une batterie en E4*,
*avance avec deux bataillons, les deux autres restent*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

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
# *Lefebvre envoie une batterie en E4*: one of his
SENDS_ONE = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,25})\s+(?:envoie|dépêche|détache|pousse)\s+(?P<what>(?:une?|deux|trois)\s+(?:batterie|bataillon|régiment|escadron|canon|pièce)s?)\s+(?=(?:en|à|au|vers|jusqu|derrière|dans|sur|devant)\b)"
)
# *prend Lairalle avec un bataillon, le reste continue*
WITH_ONE_THE_REST = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?P<does>prend|occupe|attaque|tient|garde|enlève)\s+(?P<what>[^,;:.!?]{2,30}?)\s+avec\s+(?P<one>(?:un|deux|trois)\s+bataillons?)\s*,\s*(?:et\s+)?(?:le\s+reste|les\s+autres)\s+(?P<rest>[^;:.!?]{3,60}?)(?=\s*[.!]*\s*$)"
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
# *avance en E5 avec deux bataillons, les deux autres restent*: so many of his, and the others of his
WITH_SOME_THE_REST = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?P<does>(?:avance|marche|va|monte|progresse|passe|recule)(?:\s+[^,;:.!?]{1,40}?)?)\s+avec\s+(?P<one>(?:un|deux|trois)\s+bataillons?)(?P<behind>\s+[^,;:.!?]{1,40}?)?\s*,\s*(?:et\s+)?"
    r"(?:les\s+(?:(?:deux|trois|quatre)\s+)?autres|le\s+reste)\s+(?P<rest>[^;:.!?]{3,60}?)(?=\s*[.!]*\s*$)"
)
# *Foy reçoit en plus la batterie 18/6FA*: is it this?
GETS_BESIDES = re.compile(
    r"^(?P<mark>\W*)(?P<who>(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+(?:reçoit|prend|récupère|aura)\s+(?:(?:en\s+plus|aussi|également|en\s+outre|sous\s+ses\s+ordres)\s+)+(?P<what>(?:la\s+batterie\s+|le\s+|la\s+)?\d[\w/]*)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson attaque avec les légers et garde la ligne en arrière*: his light battalions do
LIGHT_ONES_DO = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+attaque\s+(?P<what>[^,;:.!?]{0,30}?\s?)avec\s+(?:les|ses)\s+(?:légers|bataillons\s+légers|voltigeurs)\s*,?\s+(?:et\s+)?(?:garde|tient|laisse)\s+(?:la|sa|les)\s+(?:ligne|bataillons\s+de\s+ligne)\s+(?:en\s+arrière|en\s+réserve|derrière)(?=\s*[.!]*\s*$)"
)
# *les lanciers et les chasseurs de la Garde*: both are
BOTH_OF_THE_GUARD = re.compile(
    r"\bles\s+(?P<one>chasseurs|lanciers|grenadiers|dragons|batteries|canons)\s+(?P<and>et|ou)\s+(?:les\s+)?(?P<other>chasseurs|lanciers|grenadiers|dragons|"
    r"batteries|canons)\s+de\s+la\s+garde\b",
    re.IGNORECASE,
)
# *La cavalerie de la Garde reste avec ses deux batteries où elle est*: those stay too
STAYS_WITH_HIS_GUNS = re.compile(
    r"^(?P<who>\W*(?:la|le)\s+(?:cavalerie|brigade|division|garde|infanterie|corps)\b[^,;:.!?]{0,30}?)\s+(?:reste|demeure|se\s+tient)\s+(?:avec|et)\s+"
    r"(?P<guns>(?:ses|les)\s+(?:deux\s+)?(?:batteries|canons|pièces)|sa\s+batterie|la\s+(?:batterie\s+)?\d[\w/]*)\s+"
    r"(?:(?:là\s+)?où\s+(?:elle|il)\s+(?:est|se\s+trouve)|sur\s+place|en\s+place|là|ici|en\s+réserve)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def with_some(found: re.Match[str]) -> str:
    """So many of his go, and the others of his do what is told of them."""
    who, does = found["who"].strip(), f"{found['does']}{found['behind'] or ''}"
    return f"{found['one']} de {who} {does}, les autres bataillons de {who} {found['rest']}"


# before it is looked for whose they are
WITHOUT_SOME_OF_HIS = (
    turn("sans", WITHOUT_SOME, r"\g<who> sauf les \g<out> de \g<who> \g<does>"),
    turn("sans", WITHOUT_NAMED, lambda one: f"{one['who']} sauf {one['out'].replace(' ni ', ' et ')} {one['does']}"),
)

SOME_OF_HIS_IN_FRENCH = (
    turn("batterie|canon|pièce|fa |ha ", STAYS_WITH_HIS_GUNS, r"\g<who> et \g<guns> restent sur place"),
    turn("envoie|dépêche|détache|pousse", SENDS_ONE, r"\g<what> de \g<who> va "),
    turn(
        "avec",
        WITH_ONE_THE_REST,
        r"\g<one> de \g<who> \g<does> \g<what>, les autres bataillons de \g<who> \g<rest>",
    ),
    turn("prête|donne|cède|passe|envoie|fournit", LENDS, r"\g<what> de \g<who> rejoint \g<him>"),
    turn("suffi|affaire", ONE_IS_ENOUGH, r"\g<mark>\g<who> va à \g<what>"),
    turn("avec", WITH_SOME_THE_REST, with_some),
    turn("en plus|aussi|également|en outre|ordres", GETS_BESIDES, r"\g<mark>☐ \g<what> rejoint \g<who>"),
    turn("attaque", LIGHT_ONES_DO, r"les bataillons légers de \g<who> attaquent \g<what>"),
    turn("garde", BOTH_OF_THE_GUARD, r"les \g<one> de la Garde \g<and> les \g<other> de la Garde"),
)
