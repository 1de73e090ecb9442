"""Bounds on a worker's work: time and memory for one piece of it, and time to end when the worker is told to.

A worker's process has children, and each does one piece of work at a time. A child that works on a piece for longer
than it may is ended by the kernel's alarm, whatever it is busy with and even if its parent is gone; one that asks for
more memory than it may is refused it. The parent starts another child. What the dead one had claimed is free when the
claim has run out; the claims are counted before the work begins, so that what ends its workers is given up after a few
of them and comes before the umpire (``intake.MOST_READINGS``, ``resolution.MOST_ATTEMPTS``).

A pool of threads has no such bounds: an alarm would end every thread.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from billiard.process import active_children
from celery.signals import worker_process_init, worker_shutting_down
from django.conf import settings

log = logging.getLogger(__name__)

_MEMORY_NOW = Path("/proc/self/statm")


class _Child:
    """Whether this process is a child of a worker, which may be ended over its work."""

    is_one = False


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """End the child of a worker that is still in the block after so many seconds. Anywhere else it does nothing."""
    if not _Child.is_one or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@worker_process_init.connect
def bound(**_kwargs: Any) -> None:
    """Bound the memory of a worker's new child."""
    _Child.is_one = True
    if settings.WORKER_MEMORY_MB:
        limit_memory(settings.WORKER_MEMORY_MB)


def limit_memory(megabytes: int) -> None:
    """Let this process have so much memory beside what it has now; where the system cannot be told, nothing happens."""
    try:
        import resource

        pages = int(_MEMORY_NOW.read_text().split()[0])
        limit = pages * resource.getpagesize() + megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (limit, resource.getrlimit(resource.RLIMIT_AS)[1]))
    except (ImportError, OSError, ValueError):
        log.info("the memory of this worker is not bounded: the system has no such bound")


@worker_shutting_down.connect
def end_in_time(**_kwargs: Any) -> None:
    """A worker that was told to end finishes what it has in hand, but not for ever."""
    threading.Thread(target=_end, args=(settings.WORKER_STOP_SECONDS,), name="end", daemon=True).start()


def _end(seconds: float) -> None:
    """End this worker and its children after so many seconds, unless it has ended by itself; others take over."""
    threading.Event().wait(seconds)
    log.warning("not done after %s s; what is in hand is left to others", seconds)
    children = active_children()
    for child in children:
        if child.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child.pid, signal.SIGKILL)
    for child in children:
        child.join(1)
    os._exit(0)
