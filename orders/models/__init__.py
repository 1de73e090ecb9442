"""Mails in and mails out."""

from orders.models.incoming import MailPolicy, RawMail
from orders.models.outgoing import OutgoingMail

__all__ = ["MailPolicy", "OutgoingMail", "RawMail"]
