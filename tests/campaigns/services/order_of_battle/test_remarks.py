"""What an import says is stored as an id with values, and worded for whoever reads the account."""

from __future__ import annotations

from string import Formatter

import pytest
from django.template import Context, Template
from django.utils import translation

from campaigns.services.order_of_battle.remarks import _WORDS, Remark, remark_words, words_of
from campaigns.services.order_of_battle.report import RowNote, Verdict, lines


def test_every_remark_has_words():
    assert set(_WORDS) == set(Remark)


@pytest.mark.parametrize("remark", list(Remark))
def test_words_take_their_values_by_name(remark):
    fields = [name for _, name, _, _ in Formatter().parse(str(_WORDS[remark])) if name is not None]
    assert all(name.isidentifier() for name in fields)


def test_a_stored_note_has_an_id_and_values_and_no_words():
    note = RowNote(Verdict.REPAIRED, 3, "1/92", "quality", "Veteran", Remark.READ_AS, {"word": "veteran"})
    assert note.as_mapping()["remark"] == "read-as"
    assert "read as" not in str(note.as_mapping())
    assert words_of(note.as_mapping()) == note.message == "read as veteran"


def test_a_note_of_before_remarks_had_ids_is_told_in_its_own_words():
    assert words_of({"message": "taken as two battalions"}) == "taken as two battalions"
    assert remark_words("a text", {}) == "a text"


def test_the_page_words_a_note_when_it_is_shown():
    page = Template("{% load accounts %}{{ note|verdict }}: {{ note|remark }}")
    note = {"verdict": "set aside", "remark": "no-such-unit", "values": {"men": 80, "ruleset": "mini-nap"}}
    with translation.override("en"):
        told = page.render(Context({"note": note}))
    assert told == "set aside: 80 men kept and counted; mini-nap has no such unit"


def test_an_account_is_told_line_by_line():
    note = RowNote(Verdict.REFUSED, 7, "x", "arm", "camel", Remark.UNKNOWN, {"allowed": "infantry"})
    totals = {"formations": 1, "units": 2, "men": 1200, "pieces": 0, "strength": 12}
    report = {
        "source": "a.csv", "layout": "records", "rows": 2, "rows_read": 1, "rows_refused": 1, "totals": totals,
        "by_corps": [{"side": "french", "corps": "I", **totals}], "notes": [note.as_mapping()],
    }  # fmt: skip
    head, out, corps, last = lines(report)
    assert head == "a.csv (records): 2 rows in, 1 read, 1 refused."
    assert "1,200 men" in out
    assert corps.strip().startswith("french")
    assert last.strip() == "refused   line 7: arm 'camel': is unknown; allowed: infantry"
