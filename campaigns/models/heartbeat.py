"""Signs of life of the parts that run beside the site."""

from __future__ import annotations

from django.db import models


class Heartbeat(models.Model):
    """When a part last said that it is alive: ``clock``, ``mail-gate``, ``mailbox``."""

    part = models.CharField(max_length=40, unique=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.part} at {self.at:%Y-%m-%d %H:%M:%S}"
