"""Forms refuse names that no paper can print, and name the letters."""

import pytest
from django.core.exceptions import ValidationError

from campaigns.models import Campaign, Commander, Formation, Game, Seat, Side, Unit

NAMED = [(Campaign, "name"), (Game, "title"), (Seat, "name"), (Side, "name"), (Formation, "name"), (Unit, "name")]


@pytest.mark.parametrize(("model", "field"), [*NAMED, (Commander, "name")])
def test_a_name_that_no_paper_can_print_is_refused_in_forms(model, field):
    column = model._meta.get_field(field)
    assert column.clean("Łódź, Ελλάς, Бородино", None)
    with pytest.raises(ValidationError, match=r"No paper can print 北, 京; write the name in Latin, Greek or Cyrillic"):
        column.clean("北京", None)


def test_to_migrations_it_is_the_column_that_it_was():
    assert Side._meta.get_field("name").deconstruct()[1] == "django.db.models.CharField"
