"""The processes of a running Estafette: site, worker with its clock, and mail gate, as children that end with us.

A child that dies is started again, as a service manager would do, and said so.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

LOOPBACK = "127.0.0.1"
#: A child that dies so often is not started again: something is wrong with it.
MOST_STARTS = 5
#: Seconds that a child has for ending by itself.
PATIENCE = 20


def free_port(preferred: int = 0) -> int:
    """The preferred port if nothing listens there, else any free one."""
    for port in (preferred, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((LOOPBACK, port))
            except OSError:
                continue
            number: int = probe.getsockname()[1]
            return number
    raise OSError("no port of this machine is free")


@dataclass(frozen=True, slots=True)
class Program:
    """A program to run: its name for people, its command, and the port on which it answers once it is up, if any."""

    name: str
    command: Sequence[str]
    port: int = 0


def programs(site_port: int, gate_port: int) -> tuple[Program, ...]:
    """What makes up Estafette on one machine."""
    python = sys.executable
    return (
        Program("mail gate", (python, "manage.py", "listen_mail"), gate_port),
        Program("worker", (python, "-m", "celery", "-A", "config", "worker", "-B", "--loglevel", "INFO")),
        Program(
            "site",
            (python, "-m", "gunicorn", "config.wsgi", "--bind", f"{LOOPBACK}:{site_port}", "--threads", "4"),
            site_port,
        ),
    )


@dataclass(slots=True)
class Children:
    """The running programs. ``say`` tells people what becomes of them; their output goes to files in ``folder``."""

    root: Path
    folder: Path
    environment: Mapping[str, str]
    say: Callable[[str], None]
    _running: dict[str, tuple[Program, subprocess.Popen[bytes], int]] = field(default_factory=dict)
    _ending: threading.Event = field(default_factory=threading.Event)

    def start(self, program: Program, starts: int = 1) -> None:
        """Start a program in a session of its own, so that a Ctrl-C at the terminal reaches it only through us."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log_of(program.name).open("ab") as log:
            process = subprocess.Popen(
                program.command,
                cwd=self.root,
                env=dict(self.environment),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._running[program.name] = (program, process, starts)
        self._note()

    def log_of(self, name: str) -> Path:
        """The file that a program's output goes to."""
        return self.folder / f"{name.replace(' ', '-')}.log"

    def wait_until_up(self, seconds: float) -> None:
        """Return once every program with a port answers on it. Raises ``TimeoutError`` naming the one that does not."""
        until = time.monotonic() + seconds
        for program, _, _ in list(self._running.values()):
            while program.port and not _answers(program.port):
                self.look_after()
                if time.monotonic() > until:
                    raise TimeoutError(f"the {program.name} did not come up; see {self.log_of(program.name)}")
                time.sleep(0.1)

    def look_after(self) -> None:
        """Start again what has died. Raises ``ChildProcessError`` for what dies again and again."""
        for name, (program, process, starts) in list(self._running.items()):
            if process.poll() is None or self._ending.is_set():
                continue
            if starts >= MOST_STARTS:
                raise ChildProcessError(f"the {name} keeps dying; see {self.log_of(name)}")
            _kill_group(process)
            self.say(f"The {name} has died (exit {process.returncode}); starting it again.")
            self.start(program, starts + 1)

    def end(self) -> None:
        """End all programs: asked first, killed if they do not listen. Their own children end with them."""
        self._ending.set()
        for _, process, _ in self._running.values():
            if process.poll() is None:
                process.terminate()
        until = time.monotonic() + PATIENCE
        for _, process, _ in self._running.values():
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(0.1, until - time.monotonic()))
            _kill_group(process)
            process.wait()

    def _note(self) -> None:
        """Write down which process is which, for whoever wants to look at one, or to kill it."""
        pids = {name: process.pid for name, (_, process, _) in self._running.items()}
        (self.folder / "processes.json").write_text(json.dumps(pids))


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill what is left of a program's own children: the clock of a killed worker would tick on without it."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex((LOOPBACK, port)) == 0


@contextlib.contextmanager
def running(children: Children, what: Sequence[Program]) -> Iterator[Children]:
    """Run programs for as long as the block lasts."""
    try:
        for program in what:
            children.start(program)
        yield children
    finally:
        children.end()
