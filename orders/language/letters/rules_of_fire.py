"""Rules of fire: whether fire is returned, and whether one fires at what nobody named; whole sentences, if short.

*Beschuss wird erwidert*, *whoever is fired on fires back*, *pas de riposte*; *Infanterie schießt nur auf Befehl*,
*don't waste ammunition, shoot only at what I name*. They are put into the words of the decision itself.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

LEAD = r"(?P<lead>^\W*(?:(?:und|aber|and|but|also|et|mais)\s+)*)"
END = r"\s*[.!]*\s*$"
# Whoever stands before the verb, or nobody
WHO = r"(?:(?P<who>[^,;:.!?]{1,40}?)\s*:?\s+)?"
SHOT_EN = (
    r"(?:(?:if|when|whenever|once)\s+(?:(?:it|he|they|you|we)\s+(?:(?:is|are|gets?|comes?)\s+|['’]re\s+)?)?"
    r"(?:(?:shot|fired)(?:\s+(?:at|on|upon))+|under\s+fire|shelled)|"
    r"(?:if|when|whenever|once)\s+(?:someone|somebody|anyone|anybody|they|the\s+enemy|the\s+French)\s+(?:shoots?|fires?)\s+(?:at|on)\s+(?:him|her|it|them|us|you))"
)
# *Whoever is fired on*, *anyone who's shot at*, *those under fire*: everybody, as soon as it happens to him
ANY_SHOT_EN = (
    r"(?:whoever|(?:any(?:one|body|\s+\w+)|every(?:one|body|\s+\w+)|those|all)(?:\s+(?:who|that))?)(?:\s+|['’])?"
    r"(?:(?:is|are|gets?|comes?|s)\s+)?(?:(?:shot|fired)\s+(?:at|on|upon)|under\s+fire|shelled)"
)
RETURNS_EN = re.keyed(
    rf"{LEAD}(?:{SHOT_EN}\s*,?\s+)?(?:(?P<any>{ANY_SHOT_EN})\s*,?\s+|{WHO})"
    r"(?:(?:may|can|should|must|will|shall|(?:is|are)\s+to)\s+)?(?P<no>(?:(?:do|does)\s+not|(?:do|does)n['’]?t|not|never|no)\s+)?(?:always\s+)?"
    r"(?:(?:returns?|answers?|repl(?:y|ies)\s+to|returning)\s+(?:the\s+|any\s+|their\s+|enemy\s+|hostile\s+)*fire|(?:shoots?|fires?)\s+(?:right\s+)?back|return\s+fire)"
    rf"(?:\s+(?P<never>never)|\s+always)?(?:\s*,?\s+{SHOT_EN})?{END}",
    re.IGNORECASE,
)
SHOT_DE = (
    r"(?:(?:wenn|sobald|falls)\s+(?:(?:er|sie|es|man|ihr)\s+)?(?:beschossen(?:\s+(?:wird|werden|werdet))?|unter\s+(?:Feuer|Beschuss)(?:\s+(?:liegt|liegen|gerät|geraten|kommt|kommen|steht|stehen))?|"
    r"(?:auf\s+(?:ihn|sie|es|uns)\s+)?geschossen\s+wird)|bei\s+Beschuss)"
)
ANY_SHOT_DE = (
    r"(?:wer\s+(?:beschossen\s+wird|unter\s+(?:Feuer|Beschuss)\s+(?:liegt|gerät|kommt|steht)|"
    r"Feuer\s+bekommt)|(?:jeder|alle)\s*,?\s+(?:der|die)\s+beschossen\s+(?:wird|werden))"
)
FIRE_DE = r"(?:(?:das|jedes|feindliches|gegnerisches)\s+)?(?:Feuer|Beschuss)"
RETURNS_DE = re.keyed(
    rf"{LEAD}(?:{SHOT_DE}\s*,?\s+)?(?:(?P<any>{ANY_SHOT_DE})\s*,?\s+|{WHO})"
    rf"(?:{FIRE_DE}\s+(?:(?:wird|werden|ist|sofort|immer|stets)\s+)*(?P<no>(?:nicht|nie|niemals)\s+)?(?:(?:immer|stets|sofort)\s+)*(?:erwidert|beantwortet|(?:zu\s+)?erwidern)|"
    rf"(?:erwider(?:t|n|e)|beantworte[nt]?)\s+(?:immer\s+|stets\s+)?{FIRE_DE}(?:\s+(?P<never>nicht|nie|niemals))?|"
    r"(?:(?:schieß|schiess|feuer)(?:t|en|n)\s+(?:immer\s+|sofort\s+|auch\s+)?(?P<not>(?:nicht|nie|niemals)\s+)?zurück|(?P<none>nicht\s+|nie\s+)?(?:immer\s+)?zurück(?:zu)?(?:schießen|schiessen|feuern)|"
    r"wird\s+(?P<pas>nicht\s+|nie\s+)?(?:immer\s+|sofort\s+)?zurückge(?:schossen|feuert)))"
    rf"(?:\s*,?\s+{SHOT_DE})?{END}",
    re.IGNORECASE,
)
NO_ANSWER_DE = re.keyed(
    rf"{LEAD}(?P<no>keine?)\s+(?:Erwiderung(?:\s+(?:des|von)\s+Feuers?)?|Gegenfeuer){END}", re.IGNORECASE
)
SHOT_FR = (
    r"(?:(?:si|quand|dès\s+qu['’]?|lorsqu['’]?)\s*(?:on|l['’]ennemi|l['’]on)\s+(?:(?:nous|leur|lui)\s+)?tire\s+(?:dessus|sur\s+(?:eux|elle|elles|lui|nous))|"
    r"(?:s['’](?:ils?)|si\s+elles?)\s+(?:essui\w+\s+(?:le|un)\s+feu|(?:est|sont)\s+pris\w*\s+pour\s+cibles?)|sous\s+le\s+feu)"
)
ANY_SHOT_FR = (
    r"(?:(?:ceux|celles|tous\s+ceux|quiconque|celui|tout\s+bataillon)\s*(?:sur\s+(?:qui|lesquel(?:le)?s)\s+(?:on|l['’]ennemi)\s+tire|(?:qui\s+)?(?:essui\w+\s+(?:le|un|du)\s+(?:feu|tir)|(?:est|sont)\s+pris\w*\s+pour\s+cibles?|reçoi\w+\s+du\s+feu))|"
    r"qui\s+essuie\s+le\s+feu)"
)
AT_FIRE_FR = r"(?:\s+(?:au|à\s+tout)\s+(?:feu|tir)(?:\s+(?:ennemi|adverse|de\s+l['’]ennemi))?)?"
RETURNS_FR = re.keyed(
    rf"{LEAD}(?:{SHOT_FR}\s*,?\s+)?(?:(?P<any>{ANY_SHOT_FR})\s*,?\s+|{WHO})(?P<ne>(?:ne|n['’])\s*)?(?:toujours\s+)?(?P<pas>(?:pas|jamais)\s+)?"
    rf"ripost(?:er?|ent|ons|ez)(?:\s+(?P<no>pas|jamais)|\s+toujours)?{AT_FIRE_FR}(?:\s*,?\s+{SHOT_FR})?{END}",
    re.IGNORECASE,
)
NO_ANSWER_FR = re.keyed(rf"{LEAD}(?P<no>pas\s+de|aucune|jamais\s+de)\s+ripostes?{AT_FIRE_FR}{END}", re.IGNORECASE)
NOBODY = re.compile(r"(?:no\s*body|no\s+one|none|niemand|keiner|personne|aucun)\b", re.IGNORECASE)
# They who were spoken of, or all: *they return fire always*
THEY = re.compile(r"(?:we|wir|on|nous)$", re.IGNORECASE)
# *Don't shoot back*, *2/72: no return fire*, *nicht zurückschießen*: what stands before the verb
NOT = re.compile(
    r"(?:^|:?\s+)(?:no|not|never|(?:do|does)(?:\s+not|n['’]?t)|nicht|nie|niemals|ne|jamais)$", re.IGNORECASE
)


def returned(told: re.Match[str]) -> str:
    """Who returns fire, always or never."""
    groups = told.groupdict()
    said = groups.get("who") or ""
    who = NOT.sub("", said)
    no = (
        NOBODY.match(who)
        or who != said
        or any(groups.get(name) for name in ("no", "never", "not", "none", "ne", "pas"))
    )
    whose = "All" if not who or NOBODY.match(who) or THEY.match(who) else who
    return f"{told['lead']}{whose} return fire {'never' if no else 'always'}"


# *only on my orders*, *when I say so*, *at what I name*
MY_WORD_EN = (
    r"(?:(?:on|upon|at|under)\s+(?:my\s+|direct\s+|explicit\s+|express\s+)*(?:orders?|command|word|"
    r"say-so)|(?:when|if|where)\s+(?:I\s+(?:say|tell|order)(?:\s+(?:so|it|them(?:\s+to)?|you(?:\s+to)?))?|(?:told|"
    r"ordered)(?:\s+to)?))"
)
NAMED_EN = (
    r"(?:at|on)\s+(?:(?:what(?:ever)?|who(?:m|ever)?|the\s+\w+|those|targets?)(?:\s+(?:that|which))?\s+I\s+(?:\w+\s+)?(?:name|say|call|order|tell|point\s+out|give|list)\w*|"
    r"(?:the\s+)?(?:named|given|listed|ordered)\s+(?:targets?|ones?)|(?:the|those|these)\s+targets)(?:\s+(?:here|above|below|you|them))?"
)
BECAUSE_EN = r"(?:(?:do\s+not|don['’]?t|no)\s+(?:wast(?:e|ing)|throw)\s+[^,;:.!?]{2,30}?\s*[,:–-]\s*)?"
ON_ORDERS_EN = re.keyed(
    rf"{LEAD}{BECAUSE_EN}{WHO}(?:(?:may|can|should|must|will|shall|(?:is|are)\s+to)\s+)?"
    rf"(?:only\s+(?:fires?|shoots?)\s+(?:{MY_WORD_EN}|{NAMED_EN})|(?:fires?|shoots?|firing|shooting)\s+only\s+(?:{MY_WORD_EN}|{NAMED_EN})|"
    r"(?:holds?|keeps?)\s+(?:their\s+|its\s+|your\s+|his\s+)?fire\s+(?:until|unless|till)\s+(?:I\s+(?:say|tell|order)\w*(?:\s+(?:so|otherwise|them|you|it))?|told|ordered|otherwise\s+ordered))"
    rf"{END}",
    re.IGNORECASE,
)
MY_WORD_DE = (
    r"(?:auf\s+(?:meinen\s+|ausdrücklichen\s+|direkten\s+|gesonderten\s+)*(?:Befehl|Anweisung|Kommando|Anordnung)(?:\s+(?:hin|von\s+mir))?|"
    r"wenn\s+ich\s+(?:es|das)\s+(?:sage|befehle|anordne))"
)
NAMED_DE = (
    r"auf\s+(?:(?:die|von\s+mir|ausdrücklich|hier|oben|vorher)\s+)*(?:genannte|benannte|angegebene|"
    r"befohlene|zugewiesene)[ns]?\s+Ziele?|auf\s+diese\s+Ziele|auf\s+das\s*,\s*was\s+ich\s+(?:nenne|angebe|befehle)"
)
ON_ORDERS_DE = re.keyed(
    rf"{LEAD}{WHO}(?:(?:schieß|schiess|feuer)(?:t|en|n|e)|Feuer|Schießen|geschossen\s+wird|gefeuert\s+wird)\s*:?\s*,?\s+(?:nur|ausschließlich|bloß)\s*,?\s+(?:{MY_WORD_DE}|{NAMED_DE}){END}",
    re.IGNORECASE,
)
MY_WORD_FR = r"sur\s+(?:mon\s+|mes\s+|un\s+)?ordres?(?:\s+(?:exprès|de\s+ma\s+part))?|quand\s+je\s+le\s+dis"
NAMED_FR = (
    r"sur\s+(?:(?:les|des)\s+)?(?:cibles?|objectifs?)\s+(?:nommée?s?|désignée?s?|indiquée?s?|données?|que\s+(?:je|j['’])\s*\w+)|"
    r"sur\s+ces\s+(?:cibles|objectifs)|sur\s+ce\s+que\s+je\s+(?:nomme|désigne|dis)"
)
ON_ORDERS_FR = re.keyed(
    rf"{LEAD}{WHO}(?:(?:ne|n['’])\s*(?:doi(?:t|vent)\s+)?(?:tir(?:er?|ent|ons|ez)|f(?:ait|ont|aire)\s+feu)\s+qu['’e]\s*(?:{MY_WORD_FR}|{NAMED_FR})|"
    rf"(?:tirs?|feu)\s+(?:seulement\s+|uniquement\s+)?(?:{MY_WORD_FR}|{NAMED_FR})(?:\s+(?:seulement|uniquement))?){END}",
    re.IGNORECASE,
)

# *Nobody fires unless told*, *niemand schießt ohne Befehl*
NOBODY_FIRES = (
    rf"{LEAD}(?:nobody|no\s+one)\s+(?:(?:is\s+to|may|should|must)\s+)?(?:fires?|shoots?|opens?\s+fire)\s+(?:(?:unless|until|till)\s+(?:(?:I\s+(?:say|tell|order)\w*(?:\s+(?:so|otherwise|them|him))?|"
    rf"(?:specifically\s+|expressly\s+)?(?:told|ordered)(?:\s+to)?))|without\s+(?:my\s+|an\s+|direct\s+)*(?:orders?|permission|leave)){END}",
    rf"{LEAD}(?:niemand|keiner|es\s+wird\s+nicht)\s+(?:(?:schieß|schiess|feuer)(?:t|en)|geschossen|gefeuert|eröffnet\s+das\s+Feuer)\s*,?\s+(?:ohne\s+(?:meinen\s+|ausdrücklichen\s+)*Befehl|bevor\s+ich\s+(?:es|das)\s+(?:sage|befehle)){END}",
    rf"{LEAD}personne\s+ne\s+(?:tire(?:ra)?|fait\s+feu|ouvre\s+le\s+feu)\s+sans\s+(?:mon\s+|un\s+)?ordres?{END}",
)


# *18/6FA: no random shooting*
NO_RANDOM = re.keyed(
    rf"{LEAD}{WHO}(?:no\s+(?:random|wild|needless|unnecessary|speculative|indiscriminate)\s+(?:shooting|firing|fire)|no\s+(?:shooting|firing)\s+at\s+random){END}",
    re.IGNORECASE,
)


def only_at_the_named(told: re.Match[str]) -> str:
    """Who fires at nothing of his own choice."""
    who = told["who"] or ""
    if NOBODY.match(who) is not None or NOT.search(who) is not None:
        return told[0]
    return f"{told['lead']}{'All' if not who or THEY.match(who) else who} fire at will never"


# *1/92 only fires if fired upon*, *schießt nur, wenn es beschossen wird*, *ne tire que si on lui tire dessus*: two
# rules at once
HEADED = (
    r"(?P<lead>^\W*(?:[^:;,.!?]{2,40}:\s+|Auf\s+[^:;,.!?]{3,60}\s+einlassen,\s+)?(?:(?:und|aber|and|but|"
    r"also|et|mais)\s+)*)"
)
ONLY_IN_RETURN = (
    rf"{HEADED}{WHO}(?:(?:may|can|should|must|will|shall|is\s+to|are\s+to)\s+)?(?:only\s+(?:fires?|shoots?)|(?:fires?|shoots?)\s+only|"
    rf"(?:(?:do|does|should|must|may|is|are)(?:\s+not|n['’]?t)\s+(?:to\s+)?(?:fire|shoot)|holds?\s+(?:its|their|his)?\s*fire)(?=\s*,?\s+(?:unless|until|till)\b))"
    rf"\s*,?\s+(?:if|when|unless|until|till|once)\s+(?:(?:it|they|he)\s+(?:(?:is|are|gets?)\s+)?)?(?:(?:fired|shot)\s+(?:up)?(?:on|at)|under\s+fire)(?:\s+(?:itself|themselves|himself|first))*{END}",
    rf"{HEADED}{WHO}(?:schieß|schiess|feuer)(?:t|en|n)\s+(?:also\s+)?(?:(?:nicht|nie)\s+(?:von\s+sich\s+aus|aus\s+eigene[mr]\s+(?:Antrieb|Initiative)|zuerst|als\s+erste[rs]?)\s*[,;]\s*(?:sondern\s+)?)?nur\s*,?\s+wenn\s+"
    rf"(?:(?:se|sie|es|er)\s+)?(?:(?:selbst|selber|zuerst)\s+)*(?:beschossen\s+(?:wird|werden)|unter\s+(?:Feuer|Beschuss)\s+(?:gerät|geraten|kommt|kommen|liegt|liegen)|man\s+auf\s+sie\s+schießt)"
    rf"(?:\s*,\s*(?:dann\s+)?(?:dürfen|darf|sollen|soll|wird|werden)\s+(?:sie|er|es)\s+(?:antworten|zurückschießen|zurückfeuern|schießen|feuern))?{END}",
    rf"{HEADED}{WHO}(?:ne|n['’])\s*(?:doi(?:t|vent)\s+)?(?:tir(?:er?|ent)|ouvr(?:e|ent)\s+le\s+feu)\s+(?:qu['’e]\s*)?(?:uniquement\s+)?(?:si|s['’]|quand|lorsqu['’e])\s*(?:on\s+(?:lui|leur)\s+tire\s+dessus|(?:ils?|elles?)\s+(?:est|sont)\s+pris\w*\s+(?:sous\s+le\s+feu|pour\s+cibles?)|"
    rf"l['’]ennemi\s+(?:lui|leur)\s+tire\s+dessus){END}",
)
# *Return fire is fine but otherwise the infantry saves its powder*
FINE_BUT = (
    rf"{HEADED}return(?:ing)?\s+fire\s+is\s+(?:fine|ok|okay|allowed|all\s+right)\s*,?\s+but\s+(?:otherwise\s+)?{WHO}(?:saves?|spares?|keeps?|holds?)\s+(?:its|their|his)\s+(?:powder|fire|ammunition|shot){END}",
    rf"{HEADED}(?:Feuer\s+erwidern|zurückschießen)\s+ist\s+(?:in\s+Ordnung|okay|ok|erlaubt)\s*,?\s+aber\s+(?:sonst\s+|ansonsten\s+)?(?:spart|sparen|hält|halten)\s+{WHO}(?:ihr|sein|das)\s+(?:Pulver|Feuer)(?:\s+zurück)?{END}",
    rf"{HEADED}(?:riposter|la\s+riposte)\s*,?\s+(?:est\s+permise?|d['’]accord|oui)\s*,?\s+mais\s+(?:sinon\s+|autrement\s+)?{WHO}(?:économise|épargne|ménage|garde)(?:nt)?\s+(?:sa|leur)\s+poudre{END}",
)
IN_RETURN = tuple(
    (re.keyed(said, re.IGNORECASE), they)
    for table in (ONLY_IN_RETURN, FINE_BUT)
    for said, they in zip(table, ("they", "sie", "ils"), strict=True)
)
# *seine Bataillone*: those of whom was told last
OF_HIS = re.compile(r"(?:his|its|their|seine|ihre|deren|ses|leurs)\s+\w+$", re.IGNORECASE)


def only_in_return(raw: str) -> tuple[str, ...]:
    """The two rules of those who fire at nobody but at whom they are fired at by; nothing for any other sentence."""
    found, they = next(((found, they) for one, they in IN_RETURN if (found := one.search(raw)) is not None), (None, ""))
    if found is None:
        return ()
    who = found["who"] or ""
    if OF_HIS.match(who) is not None:
        who = they
    elif not who or NOBODY.match(who) or THEY.match(who):
        who = "All"
    return f"{found['lead']}{who} fire at will never", f"{found['lead']}{who} return fire always"


RULES_OF_FIRE = (
    turn("return|back|answer|repl", RETURNS_EN, returned),
    turn("zurück|erwider|beantwort", RETURNS_DE, returned),
    turn("erwiderung|gegenfeuer", NO_ANSWER_DE, lambda told: f"{told['lead']}All return fire never"),
    turn("ripost", NO_ANSWER_FR, lambda told: f"{told['lead']}All return fire never"),
    turn("ripost", RETURNS_FR, returned),
    *(
        turn(keys, re.keyed(said, re.IGNORECASE), lambda told: f"{told['lead']}All fire at will never")
        for keys, said in zip(("nobody|no one", "niemand|keiner|es wird", "personne"), NOBODY_FIRES, strict=True)
    ),
    turn("random|wild|needless|unnecessary|speculative|indiscriminate", NO_RANDOM, only_at_the_named),
    turn("only|until|unless|till", ON_ORDERS_EN, only_at_the_named),
    turn("nur|ausschließ|bloß", ON_ORDERS_DE, only_at_the_named),
    turn("ordre|cible|objectif|je ", ON_ORDERS_FR, only_at_the_named),
)
