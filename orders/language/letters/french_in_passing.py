"""French in passing: what stands beside an order in letters of people who explain, measure and think while they write.

*Je souhaite d'ailleurs que ce dernier n'ouvre pas le feu*; *se porte en H8, d'où il pourra canonner 7/2FA*; *tient E7,
pas question de bouger*; *l'occuper et ne plus en bouger*; *recule de 8 cm vers le nord, à l'abri des arbres*; *avance
de 6 cm, ça le met dans Gemioncourt*; *le général Bijlandt restant auprès de lui*; *le prince Bernard de Saxe-Weimar*.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?]|$))"
# *ce dernier*, *celui-ci*: of whom was told last
LATTER = re.compile(
    r"(?P<before>\bqu(?:e\s+)|^\W*(?:(?:et|mais)\s+)?)(?:(?P<he>ce\s+dernier|celui-ci)|(?P<she>cette\s+dernière|celle-ci)|(?P<they>ces\s+derniers|ceux-ci)|(?P<theyf>ces\s+dernières|celles-ci))\s+(?=[a-zà-ÿ]|[nN]['’])(?!.*\bce(?:lui|lle|ux|lles)-là\b)",
    re.IGNORECASE,
)
# *Je souhaite d'ailleurs que le 8M n'ouvre pas le feu*: an order
I_WISH = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais|enfin|donc)\s+)*)(?:je\s+(?:souhaite(?:rais)?|désire(?:rais)?|voudrais|veux|préf[éè]re(?:rais)?|tiens\s+(?:absolument\s+)?à\s+ce|demande)|il\s+faudrait)\s+(?:(?:d['’]ailleurs|également|aussi|vivement|bien|en\s+outre|"
    r"toutefois|cependant|simplement|surtout|au\s+moins)\s+)*(?P<that>que\s+|qu['’])(?=(?P<who>(?:ils?|elles?|l[ea]s?\s+|l['’])?[^,;:.!?]{0,30}?)\s*(?:ne\s|n['’]|\w+))",
    re.IGNORECASE,
)
# *se porte en H8, d'où il pourra canonner 7/2FA*, *von wo aus er ... beschießt*, *from where it can shell 5M*
FIRES_FROM_THERE = re.compile(
    r"\s*,?\s+(?:d['’]où|de\s+là)\s+(?P<who>ils?|elles?|on)\s+(?:pourr(?:a|ont|ait)\s+|peu(?:t|vent)\s+|ser(?:a|ont)\s+en\s+mesure\s+de\s+|devr(?:a|ont)\s+)?(?:canonner?|tirer(?:a|ont)?\s+sur|tire(?:nt)?\s+sur|battre|battra|bombarder?a?|pilonner?a?|"
    r"canonnera|foudroyer|mitrailler|prendre\s+(?:à\s+partie|sous\s+(?:son|leur)\s+feu)|viser|faire\s+feu\s+sur|fera\s+feu\s+sur|ouvrir(?:a|ont)?\s+le\s+feu\s+sur|écraser?a?|mitraillera)\s+(?P<at>(?:la\s+|le\s+|les\s+|l['’])?[^,;:.!?]{2,60}?)"
    + ENDS,
    re.IGNORECASE,
)
FIRES_FROM_THERE_DE = re.compile(
    r"\s*,\s*von\s+(?:wo|dort|da)(?:\s+aus)?\s+(?:er|sie|es)\s+(?P<at>(?:die\s+|den\s+|das\s+)?[^,;:.!?]{2,60}?)\s+(?:beschießen\s+kann|beschießt|beschießen|unter\s+Feuer\s+(?:nehmen\s+kann|nimmt|nehmen)|unter\s+Beschuss\s+nehmen\s+kann)"
    + ENDS,
    re.IGNORECASE,
)
FIRES_FROM_THERE_EN = re.compile(
    r"\s*,?\s+from\s+(?:where|which)\s+(?:it|they|he)\s+(?:can|could|may|will|should|is\s+to)\s+(?:shell|fire\s+(?:at|on)|shoot\s+(?:at|up)|bombard|hit|engage|batter|pound|rake|cannonade)\s+(?P<at>(?:the\s+)?[^,;:.!?]{2,60}?)"
    + ENDS,
    re.IGNORECASE,
)
# *2/2Nas tient E7, pas question de bouger*
NO_QUESTION = re.compile(
    r"(?P<holds>\b(?:tien(?:t|nent|dra|dront)|reste(?:nt|ra|ront)?|gard(?:e|ent|era)|défend(?:ent|ra)?|occupe(?:nt|ra)?)\b[^,;:.!?]{0,40}?)\s*[,;–—-]\s*(?:et\s+|il\s+n['’]est\s+)?(?:pas|hors\s+de)\s+question\s+(?:de|d['’]|qu['’]ils?\s+(?:en\s+)?)\s*"
    r"(?:en\s+)?(?:boug\w+|recul\w+|avanc\w+|céd\w+|lâch\w+|s['’]en\s+aller|partir|sortir|décamper)(?:\s+(?:d['’]un\s+(?:pas|pouce)|de\s+là|d['’]ici))?"
    + ENDS,
    re.IGNORECASE,
)
# *l'occuper et ne plus en bouger*, *se met en ligne et il n'en bouge plus*
BUDGES_NO_MORE = re.compile(
    r"(?<=\w)\s*,?\s+(?:et|puis)\s+(?:ensuite\s+)?(?:ne\s+plus\s+(?:en\s+)?bouger|(?:ils?\s+|elles?\s+)?(?:ne\s+|n['’]en\s+)boug(?:e|ent|era|eront)\s+plus)"
    + ENDS,
    re.IGNORECASE,
)
# *recule de 8 cm vers le nord, à l'abri des arbres*: where that leads
SHELTERED = re.compile(
    r"(?P<far>\b(?:de|d['’])\s*\d+(?:[.,]\d+)?\s*(?:cm|centimètres|m|mètres|pas)\b[^,;:.!?]{0,25}?)\s*,\s*(?:bien\s+|mieux\s+)?à\s+(?:l['’]abri|couvert)\s+(?:des|du|de\s+la|de\s+l['’]|derrière\s+(?:la|le|les))\s*[\wà-ÿ-]+"
    + ENDS,
    re.IGNORECASE,
)
# *avance de 6 cm plein sud, ça le met dans Gemioncourt*, *das bringt ihn in den Hof*: what comes of it
PUTS_HIM = re.compile(
    r"(?P<far>\b\d+(?:[.,]\d+)?\s*(?:cm|centimètres|Zentimeter|m|mètres|Meter|inches|paces)\b[^,;:.!?]{0,25}?)\s*[,;:–-]\s*(?:ce\s+qui|ça|cela|das|was|which|that)\s+(?:(?:le|la|les|l['’])\s*(?:met(?:tra)?|mène(?:ra)?|place(?:ra)?|amène(?:ra)?|fait\s+arriver)|"
    r"(?:bringt|führt|stellt|setzt)\s+(?:ihn|sie|es)|(?:puts|brings|gets|takes|places)\s+(?:him|it|them))\s+(?:pile\s+|juste\s+|genau\s+|right\s+)?(?:dans|à|au|en|sur|derrière|devant|in|an|auf|bis|into|at|to|on|behind|nach|hinter)\b[^,;:.!?]{0,40}"
    + ENDS,
    re.IGNORECASE,
)
# *le général Bijlandt restant auprès de lui pour lui donner du cœur*
REMAINING = re.compile(
    r"\s*,\s+(?P<who>(?:le\s+(?:général|prince)\s+)?(?-i:[A-ZÀ-Ý\d])[\w/’'-]+(?:\s+(?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+(?P<does>restant|demeurant|suivant|couvrant|appuyant|allant|tenant|gardant|soutenant|marchant)\s+(?=\w)",
    re.IGNORECASE,
)
PRESENT = {
    "restant": "reste", "demeurant": "reste", "suivant": "suit", "couvrant": "couvre", "appuyant": "appuie",
    "allant": "va",
    "tenant": "tient", "gardant": "garde", "soutenant": "soutient", "marchant": "marche",
}  # fmt: skip
HEART = re.compile(
    r"\s*,?\s+pour\s+(?:lui|leur|les?)\s+(?:donner|redonner|remonter)\s+(?:du\s+)?(?:cœur|coeur|courage|cran|moral|le\s+moral)(?:\s+au\s+ventre)?"
    + ENDS,
    re.IGNORECASE,
)
# *le prince Bernard de Saxe-Weimar*: without the name by which his mother calls him
FIRST_NAME = re.compile(
    r"\b(?P<title>[Pp]rinc?e|[Pp]rinz|[Dd]uc|[Dd]uke|[Hh]erzog|[Cc]omte|[Gg]raf|[Cc]ount|[Gg]énéral|[Gg]eneral)\s+(?!(?:Duke|Prince|Duc|Prinz|Herzog|Sir|Lord)\b)[A-ZÀ-Ý][a-zà-ÿ]+\s+(?P<of>de\s+|d['’]|von\s+|of\s+)(?=[A-ZÀ-Ý])"
)
# *Hubert charge si l'occasion se présente, mais de flanc uniquement*
FLANKS_IF = re.compile(
    r"^(?P<who>\W*(?!(?:si|quand|ne|et)\b)[^,;:.!?]{2,30}?)\s+(?:peu(?:t|vent)\s+|doi(?:t|vent)\s+)?charge(?:r|nt|ra|ront)?\s*,?\s+(?:si|quand|dès\s+que)\s+(?:l['’]|une\s+(?:bonne\s+)?)occasion\s+(?:se\s+présente|s['’]offre)\s*,?\s+mais\s+"
    r"(?:(?:uniquement|seulement)\s+)?(?:de|par\s+le|en|sur\s+le|dans\s+le|sur\s+un)\s+flanc(?:\s+(?:uniquement|seulement|exclusivement))?\s*[.!]*\s*$",
    re.IGNORECASE,
)


# *Cavalerie en approche : Gauthier se replie*: a case
HORSE_NEAR = re.compile(
    r"^(?P<lead>\W*)(?:de\s+la\s+)?cavalerie\s+(?:ennemie\s+)?(?:à\s+proximité|en\s+vue|proche|dans\s+(?:le\s+coin|les\s+parages)|en\s+approche|qui\s+approche|pas\s+loin)\s*[:–-]\s*(?=\S)(?![^.;!?]*\bcarrés?\b)",
    re.IGNORECASE,
)
HORSE_NEAR_ELSEWHERE = re.compile(
    r"^(?P<lead>\W*)(?:(?P<de>(?:feindliche\s+)?(?:Kavallerie|Reiterei|Reiter)\s+(?:in\s+der\s+Nähe|in\s+Sicht|im\s+Anmarsch|nahe|im\s+Anritt))|(?:enemy\s+)?cavalry\s+(?:near(?:by|\s+by)?|in\s+sight|close(?:\s+by)?|approaching|coming))\s*[:–-]\s*"
    r"(?=\S)(?![^.;!?]*\b(?:squares?|Karrees?)\b)",
    re.IGNORECASE,
)
# *Ce n'est pas Campi qui attaque, c'est Husson*
NOT_HE_BUT = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)ce\s+n['’]est\s+pas\s+[^,;:.!?]{2,40}?\s+qui\s+(?P<does>[^,;:.!?]{3,60}?)\s*,\s*(?:mais|c['’]est)\s+(?P<who>[^,;:.!?]{2,40}?)(?:\s+qui(?:\s+(?:le|la|les)\s+fait)?)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


THIS_ONE = re.compile(
    r"(?<!pour\s)\b(?:ce\s+dernier|cette\s+dernière|celui-ci|celle-ci)\b(?=\s+(?:[a-zà-ÿ]|[nN]['’]))", re.IGNORECASE
)
THAT_ONE = re.compile(r"\bcel(?:ui|le)-là\b", re.IGNORECASE)


def speaks_of_the_latter(raw: str) -> bool:
    """Whether a sentence calls somebody *ce dernier* or *celui-ci*: the one whom the sentence before named last."""
    return THIS_ONE.search(raw) is not None


def with_the_latter(raw: str, named: Sequence[str]) -> str:
    """A sentence with the name of the one named last for *celui-ci*, and of the one before him for *celui-là*."""
    if THAT_ONE.search(raw) is None:
        return THIS_ONE.sub(named[-1], raw)
    two = len(named) > 1
    return THAT_ONE.sub(named[-2], THIS_ONE.sub(named[-1], raw)) if two else raw


def latter(told: re.Match[str]) -> str:
    """He of whom was told last, by a pronoun."""
    they = "il" if told["he"] else "elle" if told["she"] else "ils" if told["they"] else "elles"
    before = told["before"]
    return f"qu'{they} " if before.lower().startswith("que") else f"{before}{they} "


# *n'ouvre pas le feu de lui-même*: of his own accord, and no man
OF_HIMSELF = re.compile(
    r"(?P<fire>\bn['’]ouvre(?:nt)?\s+pas\s+le\s+feu)\s+(?:de\s+lui-même|d['’]elles?-mêmes?|d['’]eux-mêmes|tout(?:e)?s?\s+seule?s?|le\s+premier|la\s+première|les\s+premiers)",
    re.IGNORECASE,
)

FRENCH_IN_PASSING = (
    turn("cavalerie", HORSE_NEAR, r"\g<lead>si la cavalerie approche, "),
    turn(
        "kavallerie|reiter|cavalry",
        HORSE_NEAR_ELSEWHERE,
        lambda told: f"{told['lead']}{'wenn Kavallerie kommt' if told['de'] else 'if cavalry comes'}, ",
    ),
    turn("n'est pas|n’est pas", NOT_HE_BUT, r"\g<lead>\g<who> \g<does>"),
    turn("ce dernier|celui-ci|cette dernière|celle-ci|ces dern|ceux-ci|celles-ci", LATTER, latter),
    turn("que |qu'|qu’", I_WISH, r"\g<lead>\g<that>"),
    turn("n'ouvre|n’ouvre", OF_HIMSELF, r"\g<fire>"),
    turn("d'où|d’où|de là", FIRES_FROM_THERE, r" et tire sur \g<at>"),
    turn("von ", FIRES_FROM_THERE_DE, r" und beschießt \g<at>"),
    turn("from where", FIRES_FROM_THERE_EN, r" and fires at \g<at>"),
    turn("question", NO_QUESTION, r"\g<holds>"),
    turn("boug", BUDGES_NO_MORE),
    turn("abri|couvert", SHELTERED, r"\g<far>"),
    turn("cm|centim|zentim|m |mètre|meter|inch|pace", PUTS_HIM, r"\g<far>"),
    turn("ant ", REMAINING, lambda told: f" ; {told['who']} {PRESENT[told['does'].lower()]} "),
    turn("pour ", HEART),
    turn("prin|duc|duke|herzog|comte|graf|count|néral|general", FIRST_NAME, r"\g<title> \g<of>"),
    turn("occasion", FLANKS_IF, r"\g<who> opportunity charge flank"),
)
