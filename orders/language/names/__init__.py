"""Names: what a writer may call things, and what he means by it."""

from orders.language.names.index import Names, Stretch

__all__ = ["Names", "Stretch"]
