"""Mails in, order sheets, mails out."""

from orders.models.incoming import MailPolicy, RawMail
from orders.models.outgoing import OutgoingMail
from orders.models.sheets import OrderSheet

__all__ = ["MailPolicy", "OrderSheet", "OutgoingMail", "RawMail"]
