"""The fixtures of this folder."""

from tests.stub_rulebook.game import parlour

__all__ = ["parlour"]
