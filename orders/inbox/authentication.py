"""Whether the sender's domain vouches for a mail: by the results of a relay that we trust, or by its DKIM signature.

Anybody can write an ``Authentication-Results`` header; only those that name one of our own relays count (RFC 8601,
section 5). SPF is judged by the relay alone, which saw the connection.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum

import authres
import dkim

from orders.inbox.headers import Headers

#: Answers a DNS question for text records: name and timeout in, the record or nothing out.
TextRecord = Callable[..., bytes | str | None]
#: Signatures that are checked; a mail through several lists carries several.
MANY_SIGNATURES = 3


class Verdict(StrEnum):
    """What is known of a mail's sender domain."""

    PASS = "pass"
    FAIL = "fail"
    UNKNOWN = "unknown"


def relay_verdict(headers: Headers, domain: str, trusted: Collection[str]) -> Verdict:
    """What trusted relays found out about ``domain``, the domain of the ``From`` header.

    DMARC decides where it was judged. Else DKIM or SPF must have passed for the same domain, or one above or below it.
    Of the findings under one relay's name only the topmost count: a relay writes above what came with the mail.
    """
    relays = {relay.casefold() for relay in trusted}
    verdict = Verdict.UNKNOWN
    for value in headers["authentication-results"]:
        try:
            parsed = authres.AuthenticationResultsHeader.parse(f"Authentication-Results: {value}")
        except (authres.AuthResError, ValueError, IndexError, TypeError, AttributeError):
            continue
        relay = (parsed.authserv_id or "").casefold()
        if relay not in relays:
            continue
        relays.remove(relay)
        for result in parsed.results:
            found = _result_verdict(result, domain)
            if result.method == "dmarc" and found is not Verdict.UNKNOWN:
                return found
            if found is Verdict.PASS or verdict is Verdict.UNKNOWN:
                verdict = found
    return verdict


def _result_verdict(result: authres.AuthenticationResult, domain: str) -> Verdict:
    properties = {(item.type, item.name): item.value for item in result.properties}
    named = {
        "dmarc": properties.get(("header", "from"), domain),
        "dkim": properties.get(("header", "d")) or properties.get(("header", "i"), ""),
        "spf": properties.get(("smtp", "mailfrom"), ""),
    }.get(result.method)
    if named is None:
        return Verdict.UNKNOWN
    if result.result == "pass" and aligned(str(named).rpartition("@")[2], domain):
        return Verdict.PASS
    return Verdict.FAIL if result.method == "dmarc" and result.result == "fail" else Verdict.UNKNOWN


def aligned(named: str, domain: str) -> bool:
    """Whether a domain that was proved stands for another: the same, or one of them within the other."""
    named, domain = named.casefold().rstrip("."), domain.casefold().rstrip(".")
    if "." not in named or "." not in domain:
        return named == domain != ""
    return named == domain or named.endswith("." + domain) or domain.endswith("." + named)


def dkim_verdict(raw: bytes, domain: str, text_record: TextRecord) -> Verdict:
    """Whether a DKIM signature of ``domain``, or one above or below it, holds for the mail as it arrived."""
    verdict = Verdict.UNKNOWN
    for index in range(MANY_SIGNATURES):
        try:
            check = dkim.DKIM(raw, timeout=5)
            if not check.verify(idx=index, dnsfunc=text_record):
                verdict = Verdict.FAIL if verdict is Verdict.UNKNOWN and check.domain else verdict
                continue
            signer = (check.domain or b"").decode("ascii", "replace")
        except Exception:  # the library lets many kinds through for malformed keys, dates and headers
            continue
        if aligned(signer, domain):
            return Verdict.PASS
    return verdict
