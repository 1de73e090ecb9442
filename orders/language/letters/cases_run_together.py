"""Cases run together: German cases without the comma behind them, as one types them on a telephone.

*Wenn die einer angreift sollen sie zurückgehen*, *kommt wer an die Kanonen dann weg damit*, *falls Husson geworfen wird
geht Campi nach I5*: a German case ends with its verb, and what is done in it begins with one. Where two stand side by
side, the comma belongs between them; *dann* and *so* begin what is done as well. *..., wenn sie angegriffen werden*
behind an order has its comma in front.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.verb_first import BETWEEN, FINITE, HE, THEY

WITHOUT_IF = re.compile(r"\bohne\s+wenn\b", re.IGNORECASE)  # *ohne Wenn und Aber*
IF = r"(?:wenn|falls|sobald)"
CASE = re.keyed(rf"\b{IF}\s", re.IGNORECASE)
BEING = r"(?:ist|sind|wird|werden|hat|haben|war|wurde|wurden)"
MODAL = r"(?:soll(?:en)?|darf|dürfen|kann|können|muss|müssen|mag|mögen|will|wollen)"
WITHIN = r"(?:(?![,;:!?]|\.(?:\s|$)).)"
# *wenn ... angreift | sollen sie*, *... geworfen wird | geht Campi*, *... kommt | dann*
ENDS = (
    re.compile(
        rf"(?P<case>\b{IF}\s+{WITHIN}{{2,70}}?\s(?-i:[a-zäöüß]+))(?:(?<=t)|(?<=en)|(?<=ern)|(?<=eln)|(?<=nd)|(?<=ist))\s+"
        rf"(?=(?:dann|so)\s+(?!(?:lange|weit|viel|nah|nahe|dicht|sehr|schnell|bald|wie)\b)|(?:{FINITE}|{MODAL})\s+{BETWEEN}(?:(?:{HE}|(?!(?-i:Sie)\b)(?:{THEY}))|(?:alle|beide|wir)\b))",
        re.IGNORECASE,
    ),
    re.compile(
        rf"(?P<case>\b{IF}\s+{WITHIN}{{2,70}}?\s{BEING})\s+(?=(?:dann|so)\s+[a-zäöüß]|(?:dann\s+)?(?:auf|gegen)\s+\S+\W*$|"
        rf"(?!{MODAL}\b|{BEING}\b){FINITE}\s)",
        re.IGNORECASE,
    ),
)
LAST = re.compile(rf"(?<=\S)(?P<gap>\s+)(?P<case>(?:(?:nur|erst|auch|selbst|aber)\s+)?{IF}\s)", re.IGNORECASE)
LINKED = re.compile(
    r"(?:[,;:.!?(–—-]|(?:^|[\s,;:.!?(–—-])(?:und|oder|aber|denn|doch|auch|nur|erst|außer|selbst|immer|"
    r"jedes\s?mal|dann|als|wie|bitte|nicht))$",
    re.IGNORECASE,
)
FOE = (
    r"(?:wer|jemand|man|einer|irgendwer|irgend(?:jemand|einer)|(?:(?:die|der|das|ein|eine|feindliche|gegnerische)\s+)?(?:feind|gegner|franzosen|kavallerie|reiterei|reiter|"
    r"infanterie|lanciers|husaren|kürassiere|dragoner|engländer|holländer))"
)
# *kommt wer an die kanonen | dann weg damit*, *greift jemand die Plänkler an | gehen sie zurück*
VERB_FIRST = re.compile(
    rf"^(?P<case>\W*(?:[^,;:.!?]{{2,40}}:\s*)?(?!{IF}\b){FINITE}\s+{FOE}\b{WITHIN}{{0,50}}?)\s+"
    rf"(?=(?:dann|so)\s+[a-zäöüß]|(?:bilde|geh|weich|zieh|lauf|rück|soll|dürfe|müsse|protz|flieh|feuer|schieß|reite|bleibe)\w*\s+(?:sie|er|es|alle|die|wir)\b)",
    re.IGNORECASE,
)


def with_commas(raw: str) -> str:
    """A German sentence with the commas before and behind its cases; any other as it stands."""
    if WITHOUT_IF.search(raw) is not None:
        return raw
    if CASE.search(raw) is None:
        first = VERB_FIRST.match(raw)
        return raw if first is None else f"{first['case']}, {raw[first.end() :]}"
    for ends in ENDS:
        if (cut := ends.sub(lambda told: f"{told['case']}, ", raw, count=1)) != raw:
            raw = cut
            break
    return LAST.sub(lambda told: told[0] if LINKED.search(raw[: told.start()]) else f", {told['case']}", raw, count=1)


# *1/2L schwärmt aus, | wenn die einer angreift, sollen sie zurückgehen*
ORDER_AND_CASE = re.keyed(
    rf"^(?P<order>[^;:!?]*?\S)(?:\s*,\s+(?:und\s+|aber\s+)?|\s+(?:und|aber)\s+)(?P<case>{IF}\s+[^,;:!?]{{2,70}},\s*(?:(?:dann|so)\s+)?(?:{FINITE}|{MODAL})\s+{BETWEEN}(?:er|sie|es|die|der|das|alle|beide)\b[^;:!?]*)$",
    re.IGNORECASE | re.DOTALL,
)
ANY_CASE = re.compile(rf"\b(?:{IF}|if|when|whenever|should|once|as\s+soon\s+as|until|unless)\s", re.IGNORECASE)
LEADS_ON = re.compile(
    r"\b(?:that|provided|dass|daß|but|and|or|only|except|even|und|oder|aber|nur|wobei|so)\s*$", re.IGNORECASE
)
WHOLE = 3  # words of an order at least: who, and what

# *1/2L skirmishes ahead, if anyone attacks them they should fall back*
ORDER_AND_CASE_EN = re.keyed(
    r"^(?P<order>[^;:!?]*?\S)\s*,\s+(?:and\s+|but\s+)?(?P<case>(?:if|when|whenever|should)\s+(?!(?:they|it|he)\s+(?:can|could|may|like|want)\b)[^,;:!?]{0,50}?\b(?:attack|charg|rush|threaten|reach|overrun|com|get|press|near)[^,;:!?]{0,30}?\s*,?\s+"
    r"(?:they|it|he)\s+(?:should|must|shall|will|may|can|are\s+to|is\s+to|falls?|goe?s?|retires?|runs?|gives?|forms?|pulls?|drops?|stands?|squares?|charges?|counter\w*)\b[^;:!?]*)$",
    re.IGNORECASE | re.DOTALL,
)


def order_and_case(raw: str, *, german: bool) -> tuple[str, str] | None:
    """An order, and a case behind it with what those do in it; ``None`` for any other sentence."""
    if WITHOUT_IF.search(raw) is not None:
        return None
    found = ORDER_AND_CASE.match(raw) if german and CASE.search(raw) is not None else ORDER_AND_CASE_EN.match(raw)
    if found is None or LEADS_ON.search(found["order"]) is not None:
        return None
    if len(found["order"].split()) < WHOLE or ANY_CASE.search(found["order"]) is not None:
        return None
    return found["order"], f"{found['case'][:1].upper()}{found['case'][1:]}"
