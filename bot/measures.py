"""The measures of one process, for its operator: counters and times in the format of Prometheus.

Labels are kinds of things from short lists. No label names a table, a server or a member, and no measure
depends on what a player holds or answers.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest

Queue: TypeAlias = Literal["tables to show", "pictures", "AI seats", "the store"]
Result: TypeAlias = Literal["drawn", "cached", "dropped", "failed"]
"""The result of a request for a picture; a dropped one was cancelled before it was drawn."""

SECONDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 60.0)
"""Upper bounds for times that people notice."""
MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
"""Upper bounds, in seconds, for a transaction and for a picture."""


class Measures:
    """Everything that is measured. The names are for Prometheus; docs/operating.md explains each."""

    def __init__(self) -> None:
        self.registry = its = CollectorRegistry()
        ProcessCollector(registry=its)
        GCCollector(registry=its)
        self.answers = Counter(
            "tatami_answers", "Answers stored, by the kind of sitter who gave them.", ["by"], registry=its
        )
        self.acknowledged = Histogram(
            "tatami_acknowledgement_seconds",
            "From a press or a command until Discord has confirmed the first response.",
            buckets=SECONDS,
            registry=its,
        )
        self.hand = Histogram(
            "tatami_hand_seconds",
            "From a press until the hand of the member who pressed was shown.",
            buckets=SECONDS,
            registry=its,
        )
        self.board = Histogram(
            "tatami_board_seconds",
            "From the first change that a table's message did not show until it showed it.",
            buckets=SECONDS,
            registry=its,
        )
        self.pictures = Counter(
            "tatami_pictures", "Pictures asked for, by kind and result.", ["kind", "result"], registry=its
        )
        self.drawing = Histogram(
            "tatami_picture_seconds",
            "From the request for a picture that is not cached until it was drawn.",
            ["kind"],
            buckets=MOMENTS,
            registry=its,
        )
        self.store = Histogram(
            "tatami_store_seconds",
            "Transactions, from the request to the result.",
            ["kind"],
            buckets=MOMENTS,
            registry=its,
        )
        self.calls = Histogram(
            "tatami_discord_call_seconds",
            "Calls to Discord, by resource and status; 429 is a rate limit, 'none' a lost connection.",
            ["method", "resource", "status"],
            buckets=SECONDS,
            registry=its,
        )
        self.uploaded = Counter("tatami_discord_uploaded_bytes", "Bytes sent in calls.", registry=its)
        self.queue = Gauge(
            "tatami_queue", "Things that wait or are worked on at this moment.", ["of"], registry=its
        )
        self.tables = Gauge(
            "tatami_tables_live", "Live tables in the database, by status.", ["status"], registry=its
        )
        self.in_memory = Gauge("tatami_tables_in_memory", "Tables in memory.", registry=its)
        self.caches = Gauge("tatami_cache_bytes", "Bytes in a cache.", ["cache"], registry=its)
        self.store_up = Gauge(
            "tatami_store_up", "1 if the database has answered this request, else 0.", registry=its
        )
        self.lease = Gauge("tatami_lease_held", "1 while this process has the lease, else 0.", registry=its)
        self.ready = Gauge("tatami_ready", "1 while this process serves its players, else 0.", registry=its)
        self.connected = Gauge("tatami_discord_connected", "1 while the gateway is connected.", registry=its)
        self.latency = Gauge(
            "tatami_discord_latency_seconds", "The gateway's last heartbeat, there and back.", registry=its
        )
        self.servers = Gauge("tatami_discord_servers", "Servers that the bot is in.", registry=its)

    @contextmanager
    def queued(self, queue: Queue) -> Generator[None]:
        """Count one more thing in a queue, within the ``with`` block."""
        with self.queue.labels(queue).track_inprogress():
            yield

    def text(self) -> bytes:
        """All measures as Prometheus reads them."""
        return generate_latest(self.registry)
