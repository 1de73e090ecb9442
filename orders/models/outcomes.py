"""What became of a mail, and what hangs on one, in words; ``docs/hosts/mail-states.md`` explains the ids stored."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from django.utils.translation import gettext_lazy as _lazy

#: Outcomes of mails that came in.
OUTCOMES: Mapping[str, Any] = MappingProxyType(
    {
        "orders": _lazy("orders, all understood"),
        "orders-in-part": _lazy("orders, some lines refused"),
        "command-help": _lazy("asked for help"),
        "command-status": _lazy("asked how matters stand"),
        "command-map": _lazy("asked for the map"),
        "command-resend": _lazy("asked for a mail again"),
        "command-propose": _lazy("asked what the staff proposes"),
        "command-withdraw": _lazy("took orders back"),
        "command-leave": _lazy("noted a leave"),
        "command-deputy": _lazy("named a deputy"),
        "command-unsubscribe": _lazy("a spectator has left"),
        "confirmed": _lazy("took the command"),
        "declined": _lazy("declined the invitation"),
        "question": _lazy("a question to the umpire"),
        "piece": _lazy("words to print, or a letter across the lines"),
        "result": _lazy("the result of a battle"),
        "umpire-decision": _lazy("an umpire's word, carried out"),
        "invitation-unclear": _lazy("neither yes nor no to the invitation"),
        "result-refused": _lazy("a result with faults"),
        "empty": _lazy("no words of his own"),
        "nothing-understood": _lazy("no order in it"),
        "unclear-number": _lazy("asked whether a question or a line is meant"),
        "nothing-asked": _lazy("answered what nobody asked"),
        "unclear-answer": _lazy("asked which answer is meant"),
        "nothing-to-keep": _lazy("no two sheets to keep"),
        "late": _lazy("too late for its turn"),
        "wrong-turn": _lazy("names a turn that is not open"),
        "no-open-turn": _lazy("no turn is open"),
        "which-battle": _lazy("asked which battle is meant"),
        "sender-unproved": _lazy("not surely from him"),
        "spectator": _lazy("orders from a spectator"),
        "winmail": _lazy("only a winmail.dat"),
        "encrypted": _lazy("encrypted"),
        "unread-file": _lazy("only a file that is no order form"),
        "too-large": _lazy("too large"),
        "too-complex": _lazy("too many parts"),
        "command-refused": _lazy("a command that cannot be done"),
        "nothing-to-withdraw": _lazy("no orders to take back"),
        "nothing-to-resend": _lazy("nothing to send again"),
        "stranger": _lazy("from somebody unknown"),
        "umpire-not-understood": _lazy("an umpire's mail without a command"),
        "auto-reply": _lazy("written by a program"),
        "list": _lazy("from a mailing list"),
        "bounce": _lazy("one of ours came back"),
        "complaint": _lazy("one of ours was called a nuisance"),
        "read-receipt": _lazy("one of ours was opened"),
        "own-mail": _lazy("from our own address"),
        "loop": _lazy("going round in circles"),
        "no-return": _lazy("from an address that is not read"),
        "seen-before": _lazy("a copy of an earlier one"),
        "fault": _lazy("the program stumbled over it"),
    }
)
#: Kinds of what hangs on a mail of ours.
ENCLOSED: Mapping[str, Any] = MappingProxyType(
    {
        "battle": _lazy("battle report"),
        "calendar": _lazy("entry for the calendar"),
        "dice": _lazy("proofs of the dice"),
        "form": _lazy("order form"),
        "map": _lazy("map"),
        "report": _lazy("report for printing"),
        "theatre": _lazy("map of the theatre"),
        "theatre-sheet": _lazy("sheet of the theatre"),
    }
)


def outcome_words(code: str) -> str:
    """What became of a mail; a code that is not listed is spelt out."""
    return str(OUTCOMES.get(code) or code.replace("-", " "))


def enclosed_words(kind: str) -> str:
    """What hangs on a mail; a kind that is not listed is spelt out."""
    return str(ENCLOSED.get(kind) or kind.replace("-", " "))
