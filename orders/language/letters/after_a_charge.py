"""After a charge: what those do who have charged, when it is over.

Nothing can wait for that but the rule of pursuit: they come back, or go after nobody.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Nach der Attacke soll das Regiment umkehren*, *After a charge he comes back to K6*, *Après la charge il revient*
THE_CHARGE = (
    r"(?:nach\s+(?:de[rm]|eine[rm]|jede[rm]|ihre[rm]|seine[rm])\s+(?:Attacke|Angriff|Charge|Attaque|Reiterangriff|"
    r"Kavallerieangriff|Durchbruch)"
    r"|(?:ist|sind)\s+(?:die\s+Attacke|der\s+Angriff|die\s+Charge)\s+(?:vorbei|vorüber|geritten|gelaufen|durch))",
    r"(?:after|once|when|following)\s+(?:(?:a|the|his|her|its|their|each|every|any|that)\s+)?(?:charge|attack|breakthrough)"
    r"(?:\s+(?:is|has\s+been|was)\s+(?:over|done|made|finished|delivered))?",
    r"(?:après|apres|une\s+fois)\s+(?:la|une|chaque|sa|leur|cette|toute|l['’])\s*(?:charge|attaque|"
    r"percée)(?:\s+(?:faite|passée|finie|terminée))?",
)
WHERE_BACK = (
    r"(?:\s+(?:nach|zu|zum|zur|in|auf|bei|hinter|an)\s+(?:ihre[nr]?\s+|seine[nr]?\s+|de[nrm]\s+|die\s+|das\s+)?[\w/ "
    r"-]{1,30}?)?",
    r"(?:\s+(?:to|into|behind|at|in|on)\s+(?:(?:his|its|their|the|our)\s+)?[\w/ '’-]{1,30}?)?",
    r"(?:\s+(?:à|au|aux|en|sur|vers|derrière)\s+(?:(?:sa|son|leur|la|le|les)\s+)?[\w/ '’-]{1,30}?)?",
)
HOW = (
    r"(?:(?:wieder|sofort|gleich|umgehend|dann|unverzüglich|schnell|auch|immer|bitte|alle|sich)\s+)*",
    r"(?:(?:immediately|at\s+once|always|then|straight|all|again|please|just)\s+)*",
    r"(?:(?:aussitôt|immédiatement|toujours|tout\s+de\s+suite|tous|toutes)\s+)*",
)
NOT = (
    r"(?:nicht|nie|niemals|auf\s+keinen\s+Fall|keinesfalls|unter\s+keinen\s+Umständen|niemanden|keinen)",
    r"(?:(?:does|do|is|are|must|shall|should|will|may)\s+)?(?:not|never|on\s+no\s+account|under\s+no\s+circumstances|"
    r"nobody)(?:\s+to)?",
    r"(?:ne\s+)",
)
BEYOND = (
    r"(?:\s+(?:über|jenseits)\s+[^,;:.!?]{2,30}?\s*(?:hinaus|hinweg|rüber)?)?",
    r"(?:\s+(?:beyond|across|past|over)\s+[^,;:.!?]{2,30})?",
    r"(?:\s+(?:au[\s-]delà|par[\s-]delà|de\s+l['’]autre\s+côté)\s+[^,;:.!?]{2,30})?",
)
NO_PURSUIT = (
    rf"\s*,?\s*(?:und|aber)\s+(?:soll\w*\s+|darf\s+|dürfen\s+|(?P<finite>verfolgt|verfolgen|jagt)\s+)?(?:(?:aber|er|"
    rf"sie|es)\s+)*{NOT[0]}{BEYOND[0]}"
    r"(?(finite)|\s+(?:weiter\s+)?(?:verfolgen|nachsetzen|hinterherreiten|hinterherjagen|nachjagen))",
    rf"\s*,?\s*(?:and|but)\s+(?:(?:he|it|they)\s+)?{NOT[1]}\s+(?:pursues?|follows?(?:\s+up)?|chases?){BEYOND[1]}",
    r"\s*,?\s*(?:et|mais)\s+(?:(?:il|elle|ils|elles)\s+)?(?:ne\s+)?(?:doi(?:t|vent)\s+)?(?:poursui\w+)?\s*(?:pas|"
    r"jamais|en\s+aucun\s+cas|sous\s+aucun\s+prétexte)"
    rf"(?:\s+poursui\w+)?{BEYOND[2]}",
)
BACK = (
    # *soll das Regiment nach K6 zurückkehren*, *kommt es zurück*, *kehren sie um*
    rf"(?:(?:soll(?:en)?|muss|müssen|wird|"
    rf"werden)\s+(?P<who>[^,;:.!?]{{2,40}}?)\s+{HOW[0]}{WHERE_BACK[0]}\s*{HOW[0]}(?:umkehren|zurückkehren|"
    r"zurückkommen|zurückreiten|zurückgehen|zurück|sammeln|wenden|kehrtmachen)"
    rf"|(?:kehr(?:t|en)|komm(?:t|en)|reite[tn]|geh(?:t|en)|sammel(?:t|n)|mach(?:t|"
    rf"en))\s+(?P<who2>[^,;:.!?]{{2,40}}?)\s+{HOW[0]}{WHERE_BACK[0]}\s*{HOW[0]}"
    rf"(?:um|zurück|kehrt|(?<=ch\s)(?:wieder)?){WHERE_BACK[0]})",
    rf"(?P<who>[^,;:.!?]{{2,40}}?)(?P<who2>)\s+(?:(?:should|shall|must|will|is\s+to|"
    rf"are\s+to)\s+)?{HOW[1]}(?:comes?\s+back|returns?|turns?\s+back|goes\s+back|go\s+back|"
    rf"rides?\s+back|falls?\s+back|rall(?:y|ies)(?:\s+back)?|reforms?|pulls?\s+back){WHERE_BACK[1]}",
    rf"(?P<who>[^,;:.!?]{{2,40}}?)(?P<who2>)\s+(?:doi(?:t|vent)\s+)?{HOW[2]}(?:revien(?:t|nent|dra|dront)|revenir|"
    rf"rentre(?:nt|r)?|retourne(?:nt|r)?|se\s+rallie(?:nt|r)?|"
    rf"fai(?:t|re)\s+demi[- ]tour|se\s+replie(?:nt|r)?|se\s+retire(?:nt|r)?){WHERE_BACK[2]}",
)
COMES_BACK = (
    ("es", "soll nach einem Sieg zurückkehren"),
    ("it", "comes back after winning"),
    ("il", "revient après une victoire"),
)
# *the regiment*, *die Brigade*: those who were spoken of
THE_BODY = re.compile(
    r"(?:the|das|die|le|la|l['’]|sein|seine|ihr|ihre|his|sa|son)\s*(?:(?:whole|ganze|ganzes|toute)\s+)?"
    r"(?:regiment|régiment|brigade|battalion|bataillon|squadron|schwadron|escadron|cavalry|kavallerie|cavalerie|"
    r"horse|reiterei|reiter)",
    re.IGNORECASE,
)


def comes_back(number: int) -> Callable[[re.Match[str]], str]:
    """That those come back who have won."""
    they, back = COMES_BACK[number]

    def plain(found: re.Match[str]) -> str:
        who = found["who"] or found["who2"]
        return f"{found['lead']}{they if THE_BODY.fullmatch(who) else who} {back}"

    return plain


# *auf keinen Fall über den Bach hinaus verfolgen*: nobody is pursued
NOT_BEYOND = (
    rf"(?P<not>\b{NOT[0]})\s+über\s+[^,;:.!?]{{2,30}}?\s+hinaus\s+(?P<verb>(?:zu\s+)?verfolgen)\b",
    r"(?P<verb>\bverfolg(?:t|en))\s+(?:(?:aber|jedoch|dabei)\s+)?(?P<not>nicht)\s+über\s+[^,;:.!?]{2,30}?\s+hinaus\b",
)
BUT_NOT = re.compile(
    r"\b(?P<verb>verfolg(?:t|en))\s+(?:aber|jedoch|dabei|dann)\s+(?P<not>nicht)\b(?!\s+\w)", re.IGNORECASE
)
# *Afterwards he rallies back to G5*: who rallies has charged
RALLIES_AFTERWARDS = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but)\s+)?)(?:afterwards?|after\s+that|thereafter|then|after\s+which|when\s+it['’]?s\s+over|when\s+that\s+is\s+done|"
    r"(?:once|when|after)\s+(?:they|he|it)(?:\s+(?:have|has)|['’](?:ve|s))\s+(?:done\s+(?:that|so|it|their\s+\w+)|charged|had\s+their\s+\w+))"
    r"\s*,?\s+(?P<who>he|they|it|(?-i:[A-Z])[\w'’-]+)(?P<who2>)\s+(?:(?:should|must|will|is\s+to|are\s+to)\s+)?(?:"
    r"(?:rall(?:y|ies)|re-?forms?)(?:\s+back)?|(?<!then\s)(?:comes?|goes|go|rides?|falls?|turns?|pulls?)\s+(?:straight\s+|right\s+|"
    rf"directly\s+)?back|returns?){WHERE_BACK[1]}(?:\s*,?\s+(?:because|as|since)\b[^;:!?]{{3,120}})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *They come back to K6 afterwards*
BACK_AFTERWARDS = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but|then)\s+)?)(?P<who>he|they|it|both|both\s+of\s+them|(?-i:[A-Z\d])[\w/'’-]+)(?P<who2>)\s+"
    r"(?:(?:should|must|will|is\s+to|are\s+to|all|both|then)\s+)*"
    r"(?:comes?\s+(?:straight\s+|right\s+|directly\s+)?back|returns?|turns?\s+back|goes\s+(?:straight\s+|right\s+)?back|go\s+(?:straight\s+|right\s+)?back|"
    rf"rides?\s+(?:straight\s+)?back|falls?\s+back|rall(?:y|ies)(?:\s+back)?|reforms?|pulls?\s+back){WHERE_BACK[1]}"
    r"\s*,?\s+(?:afterwards?|after|after\s+(?:that|it|each\s+charge|a\s+charge|the\s+charge)|(?:when|once)\s+(?:it|that)['’]?s\s+(?:over|done))"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *When the 6th have been through them they come back again*, *once they're through, the hussars return to K6*
BEEN_THROUGH = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|then)\s+)*)(?:when|once|after|as\s+soon\s+as)\s+(?P<who>(?:the\s+)?[^\s,;:.!?]+(?:\s+[^\s,;:.!?]+)?)"
    r"(?:\s+(?:have|has|had|are|is|get|gets)|['’](?:ve|re|s))\s+"
    r"(?:(?:been|gone|ridden|got|gotten|broken|cut|charged|all|right|clean|safely|(?:cut|made|hacked)\s+(?:his|its|their)\s+way)\s+)*"
    r"through(?:\s+(?:them|it|him|those|that\s+lot|(?:the|those)\s+\w+|[\w/]*\d\w*))?\s*,?\s+"
    r"(?P<whom>they|it|he|(?:the\s+)?[^\s,;:.!?]+(?:\s+[^\s,;:.!?]+)?)(?P<who2>)\s+(?:(?:should|must|will|shall|is\s+to|are\s+to|just|all|then)\s+)*"
    r"(?:comes?|goes|go|rides?|turns?|falls?|pulls?|rall(?:y|ies)|gets?|heads?)\s+(?:straight\s+|right\s+)?(?:back|round|home)(?:\s+(?:again|here|home|"
    rf"at\s+once|straight\s+away))*{WHERE_BACK[1]}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *counter-charges if they come, then comes back to K7*
COUNTERS_AND_BACK = re.compile(
    r"(?P<rule>\b(?:counter-?\s?charg(?:es?|ing)|(?:may|can)\s+charge)\b[^;:.!?]{0,60}?)\s*,?\s+(?:and\s+)?(?:then|afterwards|after\s+that)\s+(?:(?:he|they|it)\s+)?"
    r"(?:(?:comes?|goes|go|rides?|falls?|turns?|pulls?)\s+(?:straight\s+|right\s+)?back|returns?|(?:rall(?:y|ies)|re-?forms?)(?:\s+back)?)"
    rf"{WHERE_BACK[1]}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
PRONOUNS = frozenset({"they", "it", "he"})


def through_and_back(found: re.Match[str]) -> str:
    """That those come back who have won: whoever has a name in the sentence."""
    who = found["whom"] if found["whom"].lower() not in PRONOUNS else found["who"]
    return f"{found['lead']}{who} {'come' if who.lower() == 'they' else 'comes'} back after winning"


KEYS = ("attacke|angriff|charge|attaque|durchbruch", "charge|attack|breakthrough", "charge|attaque|percée")
LEAD = r"^(?P<lead>\W*(?:(?:und|and|but|et|mais)\s+)?)"
AFTERWARDS = (
    *(
        turn(
            keys,
            re.compile(rf"{LEAD}{when}\s*,?\s+{back}(?:{never})?(?=\s*[.!]*\s*$)", re.IGNORECASE),
            comes_back(number),
        )
        for number, (keys, when, back, never) in enumerate(zip(KEYS, THE_CHARGE, BACK, NO_PURSUIT, strict=True))
    ),
    turn("after|over|done|then|once|when", RALLIES_AFTERWARDS, comes_back(1)),
    turn("through", BEEN_THROUGH, through_and_back),
    turn("counter|charge", COUNTERS_AND_BACK, r"\g<rule>, and comes back after winning"),
    turn("after|over|done", BACK_AFTERWARDS, comes_back(1)),
    turn("verfolg", re.compile(NOT_BEYOND[0], re.IGNORECASE), r"\g<not> \g<verb>"),
    turn("verfolg", re.compile(NOT_BEYOND[1], re.IGNORECASE), r"\g<verb> \g<not>"),
    turn("verfolg", BUT_NOT, r"\g<verb> \g<not>"),
)
