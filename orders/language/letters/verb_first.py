"""Verb first: a German case that has no *wenn*, but its verb in front: ``Sinkt es auf die Hälfte, so weicht es``.

*So* and a verb behind the comma tell it from an order: nobody begins with them what is to be done first.
"""

from __future__ import annotations

from battles.engine import expressions as re

MARK = r"^(?P<mark>\W*(?:[A-Z]?\d{1,2}(?:\.\d{1,2})*[.)]?\s+)?)"
SUBJECT = (
    r"(?=(?:sich|der|die|das|ein|eine|einer|kein|keine|es|er|sie|man|jemand|etwas|irgend\w*|feindliche\w*|mein\w*|"
    r"sein\w*|ihr\w*|unser\w*|diese\w*|beide|alle)\b|[A-ZÄÖÜ]|\d)"
)
CASE = re.keyed(
    rf"{MARK}(?P<verb>[A-ZÄÖÜ][a-zäöüß]*(?:t|en|ird|ind))\s+{SUBJECT}(?P<rest>[^;:.!?]{{3,120}}?),\s*(?:so|alsdann)\s+"
    r"(?P<then>[a-zäöüß]+(?:t|en|e|ird|ind|oll)\b.*)$",
    re.DOTALL,
)
# What is parted from a verb and stands at the end of a clause; behind *wenn* they are one word again.
PARTED = re.compile(
    r"(?P<rest>.*\s)(?P<particle>heran|herauf|herüber|herunter|hinüber|herein|heraus|hervor|entgegen|zusammen|zurück|vorbei|"
    r"nieder|nach|vor|an|auf|aus|ab|ein|durch|los|weg|fort|zu|über|um)$",
    re.DOTALL,
)

# *Wird Husson zurückgeworfen, geht er nach I4*: what is done to him
SUFFERS = re.keyed(
    rf"{MARK}(?P<verb>Wird|Werden)\s+{SUBJECT}(?P<rest>[^,;:.!?]{{3,60}}?\s(?:zurückgeworfen|zurückgedrängt|zurückgetrieben|zurückgeschlagen|geworfen|geschlagen|besiegt|vertrieben|verjagt|überrannt|"
    r"hinausgeworfen|herausgeworfen|rausgeworfen|verdrängt)),\s*(?:so\s+|dann\s+)?(?P<then>[a-zäöüß]+\b.*)$",
    re.DOTALL,
)


def as_case(raw: str) -> str:
    """A sentence that begins with the verb of a case, with *wenn* and its verb behind; any other as it stands."""
    if suffers := SUFFERS.match(raw):
        return f"{suffers['mark']}wenn {suffers['rest'].strip()} {suffers['verb'].lower()}, {suffers['then']}"
    found = CASE.match(raw)
    if found is None:
        return raw
    verb = f"{found['verb'][:1].lower()}{found['verb'][1:]}"
    rest = found["rest"].strip()
    parted = PARTED.fullmatch(rest)
    if parted is not None:
        rest, verb = parted["rest"].strip(), f"{parted['particle']}{verb}"
    return f"{found['mark']}wenn {rest} {verb}, so {found['then']}"
