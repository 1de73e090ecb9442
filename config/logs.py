"""Logs: plain lines for people, or one JSON object a line for a collector (``ESTAFETTE_LOGS=json``).

Services log with ``extra={"turn": ..., "mail": ...}``; those ids become fields of their own.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

FIELDS = ("turn", "mail", "battle", "seat", "worker")


class JsonLines(logging.Formatter):
    """One JSON object a record: time, level, logger, message, our ids, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def logging_settings(style: str, level: str) -> dict[str, Any]:
    """Django's ``LOGGING`` for a style, ``plain`` or ``json``. Raises ``ValueError`` for any other."""
    if style not in ("plain", "json"):
        raise ValueError(f"ESTAFETTE_LOGS is {style!r}; allowed: plain, json")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "plain": {"format": "{asctime} {levelname:7} {name}: {message}", "style": "{"},
            "json": {"()": "config.logs.JsonLines"},
        },
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": style}},
        "root": {"handlers": ["console"], "level": level},
        # aiosmtpd logs every command, and with it the secret keys in reply addresses; kombu warns that the queue in
        # files has no host name; flufl.bounce tells of each of its detectors.
        "loggers": {
            "axes": {"level": "WARNING"},
            "mail.log": {"level": "WARNING"},
            "kombu.connection": {"level": "ERROR"},
            "flufl.bounce": {"level": "CRITICAL"},
        },
    }
