"""The name service, for the keys of DKIM signatures."""

from __future__ import annotations

import logging

import dns.exception
import dns.resolver

log = logging.getLogger(__name__)

#: Seconds that one question may take.
PATIENCE = 4.0


def text_record(name: bytes | str, timeout: float = PATIENCE) -> bytes | None:
    """The text record of a name, as ``dkim`` asks for it; ``None`` when there is none or nobody answers."""
    question = (name.decode("ascii", "replace") if isinstance(name, bytes) else name).rstrip(".")
    try:
        answer = dns.resolver.resolve(question, "TXT", lifetime=min(timeout, PATIENCE), search=False)
    except (dns.exception.DNSException, ValueError, OSError):
        log.info("no text record of %s", question)
        return None
    return next((b"".join(record.strings) for record in answer), None)
