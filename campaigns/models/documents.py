"""Documents within a row: battle files, events and knowledge, a megabyte a turn, read from their text when asked for.

Most who load a turn want its state and its deadline. And what was made of a document before is found by its text.
"""

from __future__ import annotations

import hashlib
import json
import marshal
from typing import Any

from django.db import models
from django.db.models.query_utils import DeferredAttribute


class Written(str):
    """A document as the database gave it, not read yet."""

    __slots__ = ("_digest",)

    def digest(self) -> bytes:
        """A digest of the text, worked out once: all papers of a mail ask for it."""
        try:
            return self._digest
        except AttributeError:
            self._digest: bytes = hashlib.sha256(self.encode()).digest()
            return self._digest


class _ReadWhenAsked(DeferredAttribute):
    """Gives the document itself, whatever the row holds."""

    field: DocumentField

    def __get__(self, instance: models.Model | None, cls: type[models.Model] | None = None) -> Any:
        value = super().__get__(instance, cls)
        if isinstance(value, Written):
            value = instance.__dict__[self.field.attname] = self.field.read(value)
        return value

    def __set__(self, instance: models.Model, value: Any) -> None:
        instance.__dict__[self.field.attname] = value


class DocumentField(models.JSONField):
    """A JSON field whose rows read it when it is asked for. Queries for values get the text: ask for rows instead."""

    descriptor_class = _ReadWhenAsked

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        """The text, as long as it is the whole document and not a value out of it."""
        if isinstance(value, str) and getattr(expression, "target", None) is self:
            return Written(value)
        return super().from_db_value(value, expression, connection)

    def read(self, text: str) -> Any:
        """The document in a text."""
        return json.loads(text, cls=self.decoder)

    def deconstruct(self) -> Any:
        """For migrations it is a JSON field like any other."""
        name, _path, arguments, options = super().deconstruct()
        return name, "django.db.models.JSONField", arguments, options


def peek(row: models.Model, name: str) -> Any:
    """A document of a row, read for this once: the row goes on holding its text, and keeps its fingerprint."""
    value = row.__dict__.get(name)
    return json.loads(value) if isinstance(value, Written) else getattr(row, name)


def fingerprint(row: models.Model, *names: str) -> str:
    """A digest of documents of a row, without reading those that have not been asked for.

    Equal ones mean equal documents; those of equal documents may differ. It is good while the program runs.
    """
    found = hashlib.sha256()
    for name in names:
        value = row.__dict__[name] if name in row.__dict__ else getattr(row, name)
        if isinstance(value, Written):
            found.update(b"text\0" + value.digest())
        else:
            found.update(b"value\0" + written(value))
        found.update(b"\0")
    return found.hexdigest()


def written(value: Any) -> bytes:
    """Plain values as bytes, the same for the same values while the program runs."""
    try:
        # The quicker way. The second version of the format writes the values and nothing of how they lie in memory.
        return marshal.dumps(value, 2)
    except ValueError:  # words of an enumeration are no plain strings
        return json.dumps(value).encode()
