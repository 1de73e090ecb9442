"""LMTP as RFC 2033 has it: after a mail there is one answer for each recipient that was taken, not one for all.

The library's own LMTP class answers once, so that with two recipients client and server lose step.
"""

from __future__ import annotations

from typing import AnyStr

from aiosmtpd.controller import Controller
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import syntax

GO_AHEAD = "354"
#: Bytes of a line that are taken. RFC 5321 asks for a thousand; what does not break its lines writes more.
LONGEST_LINE = 256 * 1024


class Lobby(LMTP):
    """One LMTP conversation.

    A mail is stored once for all its recipients, so what becomes of it is the same for each, and said to each.
    """

    line_length_limit = LONGEST_LINE
    _answers_due = 0

    @syntax("DATA")
    async def smtp_DATA(self, arg: str) -> None:  # noqa: N802 (the library looks commands up by such names)
        """Take a mail; the recipients are counted first, as the library forgets them before it answers."""
        self._answers_due = len(self.envelope.rcpt_tos) if self.envelope and not arg else 0
        try:
            await super().smtp_DATA(arg)
        finally:
            self._answers_due = 0

    async def push(self, status: AnyStr) -> None:
        """Say something to the client: the outcome of a mail as often as it had recipients."""
        words = status if isinstance(status, str) else status.decode("ascii", "replace")
        repeated = 1 if words.startswith(GO_AHEAD) else max(1, self._answers_due)
        for _ in range(repeated):
            await super().push(status)


class LmtpController(Controller):
    """A listener of which every conversation is LMTP."""

    def factory(self) -> Lobby:
        """A conversation with a new client."""
        return Lobby(self.handler, **self.SMTP_kwargs)
