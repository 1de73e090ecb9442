"""Filled forms that come attached to a mail: orders, and the results of battles at a table."""

from __future__ import annotations

import logging

from django.utils.translation import gettext as _

from battles.reports.documents import UnreadableForm, read_order_form
from battles.reports.documents.result_sheet_reader import read_result_sheet
from orders.inbox.writing import NoForm

log = logging.getLogger(__name__)


def read_form(content: bytes) -> str:
    """The order sheet in a filled PDF order form, or the lines of a result sheet.

    Raises :class:`NoForm` with words for the player.
    """
    if lines := read_result_sheet(content):
        return lines
    try:
        return read_order_form(content)
    except UnreadableForm as why:
        raise NoForm(str(why)) from why
    except Exception as fault:  # a stranger's file may break a reader in any way; it is then a file like any other
        log.info("attached form not readable", exc_info=True)
        raise NoForm(_("The PDF cannot be read. Save the form again, or write your orders as text.")) from fault
