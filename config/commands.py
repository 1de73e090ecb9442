"""Commands for files: what they take, what they print and how they end.

They know no Django, which takes longer to load than they to run. For ``manage.py help`` and ``call_command`` they have
a face of Django's (``campaigns.management.faces``); from a command line they are run as they are.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from argparse import ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from typing import NoReturn

#: Prints one text, and ends the line if the text does not.
Say = Callable[[str], object]


class Unusable(Exception):
    """What a command was given cannot be used; the words are for whoever gave it."""


class FileCommand(ABC):
    """A command that asks for no model, page, database or log."""

    #: What it does, in a sentence.
    help: str

    @abstractmethod
    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add what it takes."""

    @abstractmethod
    def run(self, say: Say, options: Namespace) -> int:
        """Do it and return the exit status. Raises :class:`Unusable`."""


class NotItsOwn(Exception):
    """A command line that a command does not take by itself."""


class _Parser(ArgumentParser):
    """A parser that prints nothing, so it is spared asking how wide the terminal is, which loads archives too."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=partial(HelpFormatter, width=80))

    def error(self, message: str) -> NoReturn:
        raise NotItsOwn(message)


def run_alone(command: FileCommand, arguments: Sequence[str]) -> int:
    """Run a command with the words behind its name; its exit status.

    Raises :class:`NotItsOwn` for whatever is not its own arguments, complete and right: help, faults and the options
    that all commands have are Django's to answer, in its words.
    """
    parser = _Parser()
    command.add_arguments(parser)
    options = parser.parse_args(arguments)
    try:
        return command.run(_say, options)
    except Unusable as unusable:
        sys.stderr.write(f"CommandError: {unusable}\n")
        return 1


def _say(text: str) -> None:
    sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
