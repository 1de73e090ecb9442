"""Verb first: a German case that has no *wenn*, but its verb in front: ``Sinkt es auf die Hälfte, so weicht es``.

*So* and a verb behind the comma tell it from an order: nobody begins with them what is to be done first. Nor does one
who says behind it who does it, *fällt der Hof, geht 7L zurück*, whatever the verb; only where each of the two clauses
holds but one name, it may be whom they follow and cover: *folgt Husson, deckt Campi*.
"""

from __future__ import annotations

from typing import NamedTuple

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

# Words in which verbs seem to end, and which are none
NO_VERB = (
    r"(?:erst|zuerst|zunächst|dort|jetzt|nicht|nichts|sonst|zuletzt|vorerst|seit|mit|samt|fast|meist|gut|weit|bereit|selbst|damit|somit|mitsamt|ernst|oft|laut|statt|anstatt|"
    r"unten|oben|hinten|vorn|vorne|drüben|neben|gegen|wegen|morgen|zwischen|innen|außen|zusammen|indessen|inzwischen|unterdessen|dagegen|deswegen|hingegen|daneben|"
    r"gefolgt|[dks]?einen|meinen|ihren|unseren|den|denen|beiden|allen|diesen|jenen|welchen|jeden|vielen|besten|guten|schönen|lieben|herzlichen|freundlichen|letzten|ersten|"
    r"zweiten|dritten|nächsten|rechten|linken|sollten|bitten|danken|insgesamt|überhaupt|soweit|sofort|eben|soeben|übrigen|ansonsten|mindestens|höchstens)\b"
)
FINITE = rf"(?!{NO_VERB})(?:[a-zäöüß]{{2,}}(?:t|en|ern|eln)|ist|sind|soll|kann|darf|muss|mag|will|wird)"
# What may stand between a verb and him who does it
BETWEEN = (
    r"(?:(?:sich|ihn|ihm|ihnen|ihr|mir|uns|dort|da|doch|aber|also|dann|so|auch|bitte|eben|sofort|gleich|dabei|"
    r"nun|wieder)\s+)*"
)
# Who does it and nobody else: in no other case
HE = r"(?:er|man|jemand|niemand|einer|keiner|wer|irgendwer|irgendjemand)\b"
THEY = (
    r"(?:der|die|das|ein|eine|sie|es|kein|keine|alle|beide|jede[rs]?|dessen|deren|feindliche|gegnerische|(?:mein|sein|unser|ihr|dies)(?:e|er|es)?)\b|"
    r"(?!Sie\b|(?:Kolonne|Linie|Karree|Front|Stellung|Position|Halt|Feuer|Deckung|Schützenkette|Reserve)\b)(?-i:[A-ZÄÖÜ])[\w/.-]*|\d{1,3}(?:/\w+|[A-Za-z]\w*|\.(?=\s))|bijleveld\b|stevenart\b|lloyd\b|cleeves\b"
)
CLAUSE_IN_FRONT = re.keyed(
    rf"^(?P<mark>\W*(?:(?:und|aber|doch)\s+)?)(?P<verb>{FINITE})\s+(?P<case>{BETWEEN}(?:(?!(?-i:Sie)\b)(?:(?P<he>{HE})|(?P<they>{THEY})))[^;:!?]*?)\s*,\s*"
    rf"(?P<then>(?P<so>(?:so|dann)\s+(?={FINITE}\s))?(?P<does>{FINITE})\s+{BETWEEN}(?:(?P<who>{HE}|(?:er|sie|es|die|alle|beide)\b)|(?P<whom>{THEY})|(?(so)\S|(?!))).*)$",
    re.IGNORECASE | re.DOTALL,
)
# *Greift jemand an, Karree*, *kommt der Feind nach Lairalle, zurück nach I4*: whatever stands behind it
SOMEBODY = (
    r"(?:er|man|jemand|niemand|einer|keiner|wer|irgendwer|irgendjemand|"
    r"(?:der|ein|irgendein|kein)\s+(?:(?:feindlich|gegnerisch)er\s+)?(?:Feind|Gegner|Franzose|Engländer|Holländer|Preuße|Reiter)|die\s+Franzosen|Franzosen)\b"
)
SOMEBODY_DOES = re.keyed(
    rf"^(?P<mark>\W*(?:(?:und|aber|doch)\s+)?)(?P<verb>{FINITE})\s+(?P<case>{BETWEEN}{SOMEBODY}[^,;:!?]*?)\s*,\s*(?P<then>[^;:?]*\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
PLAINLY = re.compile(
    r"(?:soll(?:en)?|darf|dürfen|kann|können|muss|müssen|ist|sind|wird|werden|hat|haben)$", re.IGNORECASE
)
ONE_NAME = re.compile(
    r"\W*(?:(?:die|das|der|den|dem|brigade|division|general|batterie|bataillon)\s+)*[\w/.-]+\W*", re.IGNORECASE
)
LOSES = re.compile(
    r"(?:fällt|fallen|brennt|brennen|ist|sind|wird|werden|gelingt|wankt|wanken|scheitert|misslingt|flieht|fliehen)$",
    re.IGNORECASE,
)


class InFront(NamedTuple):
    """What may be a case that begins with its verb, and what is done in it.

    ``sure``: it can be nothing else; ``alone``: both clauses hold no more than a verb and one name.
    """

    case: str
    then: str
    verb: str
    mark: str
    sure: bool
    alone: bool
    pronoun: bool


def in_front(raw: str) -> InFront | None:
    """A clause that begins with its verb and has somebody who does it, before another that does so."""
    if raw.rstrip().endswith("?"):
        return None
    if (found := SOMEBODY_DOES.match(raw)) is not None:
        verb = f"{found['verb'][:1].lower()}{found['verb'][1:]}"
        return InFront(found["case"].strip(), found["then"], verb, found["mark"], sure=True, alone=False, pronoun=True)
    if (found := CLAUSE_IN_FRONT.match(raw)) is None:
        return None
    told = found["then"][len(found["so"] or "") :].partition(" ")[2]
    alone = ONE_NAME.fullmatch(found["case"]) is not None and ONE_NAME.fullmatch(told.partition(",")[0]) is not None
    sure = found["he"] is not None or found["so"] is not None or PLAINLY.match(found["does"]) is not None
    sure = sure or LOSES.match(found["verb"]) is not None
    verb = f"{found['verb'][:1].lower()}{found['verb'][1:]}"
    return InFront(found["case"].strip(), found["then"], verb, found["mark"], sure, alone, found["who"] is not None)


def with_wenn(told: InFront) -> str:
    """The same with *wenn*, and the verb of the case behind."""
    case, verb = told.case, told.verb
    parted = PARTED.fullmatch(case)
    if parted is not None:
        case, verb = parted["rest"].strip(), f"{parted['particle']}{verb}"
    return f"{told.mark}wenn {case} {verb}, {told.then}"


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
