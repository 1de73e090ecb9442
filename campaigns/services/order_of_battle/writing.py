"""Writing an order of battle as the CSV or YAML that reading gives back unchanged."""

from __future__ import annotations

from enum import StrEnum

from campaigns.services.order_of_battle.records import FIELDS, to_records
from campaigns.services.order_of_battle.tables import write_table
from campaigns.services.order_of_battle.values import OrderOfBattle
from campaigns.services.order_of_battle.yaml_form import write_yaml


class Form(StrEnum):
    """The forms in which an order of battle can be written."""

    CSV = "csv"
    YAML = "yaml"


def write(order_of_battle: OrderOfBattle, form: Form, ruleset_id: str) -> str:
    """The order of battle as text in UTF-8."""
    if form is Form.YAML:
        return write_yaml(order_of_battle, ruleset_id)
    return write_table(FIELDS, to_records(order_of_battle))
