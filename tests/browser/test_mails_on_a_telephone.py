"""Mails read on a telephone: in a window of 390 pixels nothing is wider than the screen and no words are cut."""

from __future__ import annotations

import pytest

from orders.models import OutgoingMail
from orders.services.out import notices
from tests.browser.house import chromium
from tests.played import HOUR, NOON, Played

PHONE = {"width": 390, "height": 844}
#: Elements that reach over the window or cut their own words.
WIDE = """() => [...document.querySelectorAll('body *')].filter((one) => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  const cut = style.overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1;
  const scrolls = one.closest('pre') !== null && getComputedStyle(one.closest('pre')).overflowX === 'auto';
  return cut || (!scrolls && box.width > 0 && box.right > window.innerWidth + 0.5);
}).map((one) => `<${one.tagName.toLowerCase()}> ${one.innerText.slice(0, 40)}`)"""


@pytest.mark.django_db
def test_no_mail_is_wider_than_a_telephone(played: Played, settings) -> None:
    settings.WAKE_WORKERS = False
    notices.tell_due(NOON + 2 * HOUR)
    mails = {mail.kind: mail.html for mail in OutgoingMail.objects.exclude(html="").order_by("pk")}
    assert {"report", "umpire"} & set(mails)
    with chromium() as browser:
        page = browser.new_context(viewport=PHONE, offline=True).new_page()
        for kind, html in mails.items():
            page.set_content(html)
            assert page.evaluate(WIDE) == [], kind
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], kind
        page.set_content(mails["report"].replace("<body", "<body><div style='width:500px'>wide</div><i", 1))
        assert page.evaluate(WIDE), "a block that is too wide is not found"
