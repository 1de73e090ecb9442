"""Figures for a monitoring system, in the Prometheus text format."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from django.db.models import Count, Min
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from campaigns.models import Heartbeat, Turn
from orders.models import OutgoingMail, RawMail


class LineCollector(Collector):
    """Counts by state along the line from mail to report, and the ages that matter."""

    def __init__(self, now: datetime) -> None:
        self._now = now

    def collect(self) -> Iterable[Metric]:
        """One family for each table, one for the outbox's age, one for the signs of life."""
        for name, model, says in (
            ("estafette_mails_in", RawMail, "Mails that came in, by what became of them"),
            ("estafette_turns", Turn, "Turns, by state"),
            ("estafette_mails_out", OutgoingMail, "Mails to send, by state"),
        ):
            family = GaugeMetricFamily(name, says, labels=["state"])
            for row in model.objects.order_by().values("state").annotate(count=Count("pk")):
                family.add_metric([row["state"]], row["count"])
            yield family
        oldest = OutgoingMail.objects.filter(state=OutgoingMail.State.WAITING).aggregate(at=Min("created_at"))["at"]
        age = (self._now - oldest).total_seconds() if oldest else 0
        yield GaugeMetricFamily("estafette_outbox_oldest_seconds", "Age of the oldest mail that waits", value=age)
        beats = GaugeMetricFamily("estafette_heartbeat_age_seconds", "Since a part was last alive", labels=["part"])
        for heartbeat in Heartbeat.objects.all():
            beats.add_metric([heartbeat.part], (self._now - heartbeat.at).total_seconds())
        yield beats


def metrics_text(now: datetime) -> bytes:
    """All figures as one page of text."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(LineCollector(now))
    return generate_latest(registry)
