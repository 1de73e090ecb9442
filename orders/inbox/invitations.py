"""How people answer an invitation: yes, no, or something else that has to be asked about."""

from __future__ import annotations

import re
from enum import StrEnum

from orders.inbox.order_signs import has_firm_orders

#: A longer text is a letter, in which a word of consent or refusal may mean anything.
_LONGEST = 600
_YES = re.compile(
    r"\W*(yes|yep|sure|ok|okay|agreed|accepted|gladly|certainly|of course|(it is |it's )?(with|a|my) (great )?pleasure|"
    r"i (accept|agree|will( play| do)?|am in|would (love|like) to|'?d (love|like) to)|i'll (take|do|play)|count me in|"
    r"happy to|ja|gern(e)?|einverstanden|oui|volontiers|d'accord|avec plaisir|j'accepte)\b",
    re.IGNORECASE,
)
_NO = re.compile(
    r"\W*(no|nope|sorry|alas|unfortunately|regretfully|nein|leider|non|désolé|malheureusement)\b", re.IGNORECASE
)
_REFUSAL = re.compile(
    r"\b(no,? thank|no time|not interested|decline|declining|wrong (address|person|man)|(please|pls) stop|unsubscribe|"
    r"remove me|take me off|do(n't| not) (write|mail|want)|(can|could|will) ?not (play|take|join|accept|do)|"
    r"(can't|won't|couldn't) (play|take|join|accept|do|make)|unable to|must refuse|not this time|"
    r"keine zeit|kein interesse|kann nicht|pas le temps|pas intéressé|ne peux pas|ne pourrai pas)",
    re.IGNORECASE,
)


class Reply(StrEnum):
    """What somebody answers who was invited."""

    YES = "yes"
    NO = "no"
    UNCLEAR = "unclear"


def reply_to_invitation(text: str) -> Reply:
    """What a mail says to an invitation. Orders are a yes: whoever orders plays."""
    if has_firm_orders(text):
        return Reply.YES
    said = " ".join(text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())
    if not said or len(said) > _LONGEST:
        return Reply.UNCLEAR
    if _YES.match(said):
        return Reply.YES
    if _NO.match(said) or _REFUSAL.search(said):
        return Reply.NO
    return Reply.UNCLEAR
