"""Faults go from one process to another as they are."""

import copy
import pickle

import pytest

from battles.engine.faults import Fault, InputFaults
from battles.reports.documents import UnreadableForm
from campaigns.strategy.files.takes import Within

FAULTS = (Fault("units[3].strength", "0; allowed: 1 to 12"), Fault("weather", "'hail'; allowed: fair"))


@pytest.mark.parametrize("again", [copy.copy, lambda error: pickle.loads(pickle.dumps(error))], ids=["copy", "pickle"])
@pytest.mark.parametrize(
    "error",
    [InputFaults(FAULTS), Within(FAULTS), UnreadableForm("encrypted", "The PDF is locked.")],
    ids=lambda error: type(error).__name__,
)
def test_an_exception_is_the_same_on_the_other_side(error, again):
    other = again(error)
    assert type(other) is type(error)
    assert vars(other) == vars(error)
    assert str(other) == str(error)


def test_faults_are_told_one_after_the_other():
    told = "units[3].strength: 0; allowed: 1 to 12; weather: 'hail'; allowed: fair"
    assert str(InputFaults(iter(FAULTS))) == told
