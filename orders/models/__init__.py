"""Mails in, order sheets, mails out."""

from orders.models.incoming import RawMail
from orders.models.outgoing import OutgoingMail
from orders.models.sheets import OrderSheet

__all__ = ["OrderSheet", "OutgoingMail", "RawMail"]
