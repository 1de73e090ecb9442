"""Typical mistakes: examples of what players write that is no order, each with an answer that helps.

The answers stand in the order in which they are tried. Every example is read by a test and must earn its answer.
"""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from battles.engine.worded import Worded, worded


@dataclass(frozen=True, slots=True)
class Mistake:
    """A kind of line that is no order: a pattern for the folded text, an answer, and examples."""

    pattern: re.Pattern[str]
    answer: Worded
    examples: tuple[str, ...]


def mistake(pattern: str, answer: Worded, *examples: str) -> Mistake:
    """A mistake from the text of its pattern."""
    return Mistake(re.compile(pattern), answer, examples)


MISTAKES = (
    mistake(
        r"^>",
        worded("This line begins with '>' like a quotation. Write your orders without it, above the quoted mail."),
        "> 1/92: DANCE 6",
        ">> INTENT to attack something",
    ),
    mistake(
        r"\b(?:wrote|schrieb|a ecrit|schreef|escribio|ha scritto)\b.{0,60}:$|^-+ ?original message",
        worded(
            "This looks like the beginning of a quoted mail. END on a line of its own keeps me from reading what "
            "follows."
        ),
        "On Thu, 19 Nov 2026, Estafette wrote:",
        "Am 19. November schrieb Estafette:",
    ),
    mistake(
        r"^(?:(?:best|kind|warm|many)? ?(?:regards|wishes|thanks)|cheers|sincerely|yours|mit freundlichen|viele? gru|"
        r"cordialement|bien a vous|met vriendelijke|groet|saludos|un saludo|cordiali|distinti|sent from my|envoye de|"
        r"von meinem|verstuurd vanaf|enviado desde|inviato da)",
        worded("This looks like a signature. END on a line of its own keeps me from reading what follows."),
        "Best regards",
        "Sent from my iPhone",
        "Mit freundlichen Grüßen",
    ),
    mistake(
        r"^(?:hi|hello|dear|hallo|bonjour|guten|goede|hola|ciao|good (?:morning|day|evening)|gentlemen|sir)\b",
        worded(
            "This looks like a greeting. Words to me may stand after a # or below END; words to another commander "
            "after MESSAGE TO."
        ),
        "Dear umpire,",
        "Bonjour,",
    ),
    mistake(
        r"\d ?(?:m|km|metres?|meters?|yards?|yds?|paces?|feet|ft|miles?)\b",
        worded("Distances are lengths on the table, not on the ground: write the number alone."),
        "F1: MOVE 150 metres",
        "F1: MOVE 200 yards north",
    ),
    mistake(
        r"^(?!standing\b).*\b(?:if|unless|when|until|as soon as|wenn|falls|sobald|quand|lorsque|als|wanneer|cuando|"
        r"quando)\b",
        worded(
            "Orders to a unit carry no condition. Conditions belong to standing orders: STANDING decision: choice IF "
            "condition."
        ),
        "F1: CHARGE A1 if it comes near",
        "F1: MOVE 6 unless attacked",
    ),
    mistake(
        r"\b(?:face|turn|wheel|look) (?:to )?(?:the |your |its )?(?:left|right|rear|front)\b",
        worded(
            "A direction is a compass point, degrees from north, or a place to look at; ABOUT turns a unit to its rear."
        ),
        "F1: FACE left",
        "F1: turn to the right; MOVE 6",
    ),
    mistake(
        r"^(?:turn|tour|zug|runde|beurt|turno)\b",
        worded("The turn is named by its number: TURN 4."),
        "TURN four",
    ),
    mistake(
        r"^(?:my |our |the )?orders?\b",
        worded("Headings mean nothing to me; put a # before them."),
        "My orders:",
        "Orders for the second corps",
    ),
    mistake(
        r"^https?:|^www\.",
        worded("Links mean nothing to me."),
        "https://example.org/orders",
    ),
)


def answer_for(folded: str) -> Worded | None:
    """The answer for a folded line that shows a typical mistake; ``None`` when it shows none."""
    return next((mistake.answer for mistake in MISTAKES if mistake.pattern.search(folded)), None)
