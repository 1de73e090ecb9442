"""What is refused of a battle file."""

import pytest

from battles.engine.faults import InputFaults
from battles.rulesets import read


def faults(document):
    """Path to message of everything that is refused."""
    with pytest.raises(InputFaults) as caught:
        read(document)
    return {fault.path: fault.message for fault in caught.value.faults}
