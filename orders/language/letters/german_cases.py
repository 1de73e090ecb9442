"""German cases: a case that begins with its verb, *greift jemand sie an, ...*, put as one with *wenn*.

So told it is easily taken for what somebody is to do: *greift der Feind an, weicht er zurück* sends nobody to attack.
Once those have arrived who were sent somewhere, what they do there waits for nothing: *sobald sie dort steht, ...*.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

LEAD = r"^(?P<lead>\W*(?:(?:und|aber|doch)\s+)?)"
# Of whom a case is told: nobody of his own
FOE = (
    r"(?:jemand|man|einer|wer|irgendwer|irgendjemand|niemand|"
    r"(?:der|die|das|ein|eine|irgendein\w*|ihre|deren|feindliche\w*|gegnerische\w*)\s+"
    r"(?:(?:feindlich|gegnerisch|englisch|französisch|niederländisch|holländisch|preußisch|alliiert)\w*\s+)?"
    r"(?:Feinde?|Gegner|Engländer|Franzosen?|Niederländer|Holländer|Preußen|Alliierten?|Kavallerie|Reiterei|Reiter|Infanterie|Plänkler|Schützen|Lanciers|Husaren|"
    r"Dragoner|Kürassiere|Ulanen|Bataillone?|Truppen?|Kolonnen?)|"
    r"(?:feindliche|gegnerische|ihre)?\s*(?:Feinde|Kavallerie|Reiterei|Reiter|Infanterie|Plänkler|Lanciers|Husaren|Dragoner|Kürassiere|Ulanen)|Franzosen|Engländer|Niederländer|Holländer)"
)
THEN = r"\s*,\s*(?:(?:so|dann)\s+)?(?=[a-zäöüß]+(?:t|en|n|ss)\b)"
OF = r"(?P<mid>(?:\s+(?!und\b|oder\b)[^\s,;:.!?]+){0,6}?)"
# The beginnings of the verbs, with what stands at the end of the case
PARTED = (
    (r"greif(?P<n>t|en)", "an", "angreif"),
    (r"rück(?P<n>t|en)", "an|vor|heran", "{}rück"),
    (r"reit(?P<n>et|en)", "an|heran|vor", "{}reit"),
    (r"geh(?P<n>t|en)", "auf\\s+\\S+\\s+los|vor|zurück", "{}geh"),
    (r"komm(?P<n>t|en)", "auf\\s+\\S+\\s+zu|näher|heran|ran|an|herangeritten|in\\s+Sicht|zu\\s+nah\\w*", "{}komm"),
    (r"stürm(?P<n>t|en)", "vor|an|heran|los", "{}stürm"),
    (r"zieh(?P<n>t|en)", "zurück|ab", "{}zieh"),
    (r"weich(?P<n>t|en)", "zurück|aus", "{}weich"),
    (r"tauch(?P<n>t|en)", "auf", "auftauch"),
)
HAPPENS = tuple(
    (
        re.keyed(
            rf"(?![^,]*\d\s*(?:cm|Zoll|Schritt|m)\b){LEAD}{verb}\s+(?P<who>{FOE}){OF}\s+(?P<part>{part}){THEN}",
            re.IGNORECASE,
        ),
        whole,
    )
    for verb, part, whole in PARTED
)
# *Greift ihn jemand an, ...*, *wenn ihn jemand angreift*: who, and then whom
WHOM_FIRST = re.keyed(
    rf"{LEAD}(?P<verb>(?:wenn|falls|sobald|sollte|greif(?:t|en)|attackier(?:t|en)|chargier(?:t|en)|bedroh(?:t|en)|beschieß(?:t|en)|verfolg(?:t|en)))\s+(?P<whom>ihn|sie|es|uns|mich|dich)\s+"
    rf"(?P<who>{FOE})\b(?=[^,;:.!?]*,)",
    re.IGNORECASE,
)
# *Kommen sie ihm zu nah, ...*
TOO_NEAR = re.compile(
    rf"{LEAD}komm(?:t|en)\s+(?:sie|die|welche|der|er|einer|jemand)\s+(?P<whom>ihm|ihr|ihnen|dir|euch|uns)\s+(?:zu\s+)?(?:nahe?|dicht|näher)(?:\s+(?:heran|ran))?{THEN}",
    re.IGNORECASE,
)
# *Wenn Reiterei auf ihn zukommt, ...*
COMES_AT_HIM = re.keyed(
    rf"(?P<if>\b(?:wenn|falls|sobald|sollte)\s+(?P<who>{FOE}))\s+auf\s+(?P<whom>ihn|sie|es)\s+(?:zu|los)(?:komm(?P<n1>t|en)|reite(?P<n2>t|n)|geh(?P<n3>t|en)|stürm(?P<n4>t|en)|halten|hält|galoppier(?P<n5>t|en))(?=\s*,\s*(?:so\s+|dann\s+)?(?:reite|geh|greif|mach|halt|hält|attackier|charg|kontert|kontern|schlag|schläg|antworte))",
    re.IGNORECASE,
)
WHOLE = re.keyed(
    rf"{LEAD}(?P<verb>attackier(?:t|en)|chargier(?:t|en)|bedroh(?:t|en)|beschieß(?:t|en)|umgeh(?:t|en)|verfolg(?:t|en))\s+(?P<who>{FOE}){OF}{THEN}",
    re.IGNORECASE,
)
# *..., macht er einen Gegenangriff*
STRIKES_BACK = re.compile(
    r"^(?P<lead>\W*)(?:wenn|falls|sobald|sollte)\s+(?:jemand|man|einer|wer|der\s+Feind|der\s+Gegner|(?:feindliche\s+)?(?:Kavallerie|Reiterei|Reiter))\s+"
    r"(?P<whom>[^,;:.!?]{2,30}?)\s+(?:angreif(?:t|en)|attackier(?:t|en)|anreite(?:t|n))\s*,\s*(?:so\s+|dann\s+)?"
    r"(?:mach(?:t|en)|reite(?:t|n)|führ(?:t|en)|starte(?:t|n)|geh(?:t|en)|antworte(?:t|n))\s+(?:er|sie|es)\s+(?:sofort\s+|gleich\s+|selbst\s+|ebenfalls\s+)*"
    r"(?:(?:mit\s+)?(?:einen|einer|einem|eine|zum|zur|mit)\s+)?(?:Gegenangriff|Gegenattacke|Gegenstoß)(?:\s+über)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
PRONOUNS = frozenset({"sie", "ihn", "es", "ihnen"})
# *Sobald sie dort steht, feuert sie auf 27J*, *ist er oben, schwenkt er ein*
THERE = (
    r"(?:dort|da|oben|drüben|angekommen|angelangt|eingetroffen|am\s+Ziel|in\s+(?:ihrer\s+|seiner\s+|der\s+neuen\s+)?"
    r"(?:Stellung|Position)|an\s+Ort\s+und\s+Stelle|so\s+weit|soweit)"
)
ARRIVED = re.keyed(
    rf"{LEAD}(?:(?:sobald|wenn|sowie|kaum)\s+(?:er|sie|es)\s+(?:{THERE}\s+){{1,2}}(?:ist|sind|steht|stehen)|(?:sobald|wenn|sowie)\s+(?:er|sie|es)\s+(?:dort\s+|da\s+)?"
    rf"(?:ankommt|ankommen|eintrifft|eintreffen|abgeprotzt\s+hat)|(?:ist|sind|steht|stehen)\s+(?:er|sie|es)\s+(?:erst\s+|einmal\s+|erst\s?mal\s+)?{THERE}(?:\s+{THERE})?){THEN}",
    re.IGNORECASE,
)


def case_of(whole: str) -> Callable[[re.Match[str]], str]:
    """The case with its *wenn*, and its verb in one word at its end."""

    def plain(told: re.Match[str]) -> str:
        part = " ".join(told["part"].split())
        ending = "t" if told["n"].lower() in ("t", "et") else "en"
        *before, last = part.split()
        verb = (whole.format(last) if "{}" in whole else whole) + (
            "et" if whole.endswith("reit") and ending == "t" else ending
        )
        return f"{told['lead']}Wenn {told['who']}{told['mid']} {' '.join([*before, verb])}, "

    return plain


def strikes_back(told: re.Match[str]) -> str:
    """The decision by its name, for those who are attacked."""
    whom = "sie" if told["whom"].lower() in PRONOUNS else told["whom"]
    return (
        f"{told['lead']}{whom} Gegenattacke immer"
        if whom != "sie"
        else f"{told['lead']}Sie machen Gegenattacken, wenn sie attackiert werden"
    )


FOES = (
    "jemand|man |einer|wer |feind|gegner|kavall|reiter|infant|plänkl|schütz|lanc|husar|dragon|kürass|ulan|franz|engl|"
    "niederl|holl|preuß|alliiert|batail|trupp|kolonn"
)
GERMAN_CASES = (
    turn(FOES, WHOM_FIRST, r"\g<lead>\g<verb> \g<who> \g<whom>"),
    *(
        turn(
            FOES,
            said,
            case_of(whole),
        )
        for said, whole in HAPPENS
    ),
    turn("attack|charg|bedroh|beschieß|umgeh|verfolg", WHOLE, r"\g<lead>Wenn \g<who>\g<mid> \g<verb>, "),
    turn("komm", TOO_NEAR, r"\g<lead>Wenn der Feind zu nahe kommt, "),
    turn(FOES, COMES_AT_HIM, r"\g<if> \g<whom> angreift"),
    turn("gegen", STRIKES_BACK, strikes_back),
    turn("dort|da |oben|drüben|an|ein|ziel|stellung|position|stelle|weit|protz", ARRIVED, r"\g<lead>Dort "),
)
