"""Real servers for tests: Redis, PostgreSQL, a Postfix relay and a Dovecot mailbox, on free ports of loopback.

Each fixture starts its server in a folder of its own and stops it again; nothing touches the machine's own services,
and the relay answers 550 to every domain but ours, so no mail can leave. Tests with them carry the mark ``servers``.
Postfix and Dovecot must be started by root; PostgreSQL is then started as user ``postgres``.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from imap_tools import BaseMailBox, MailBoxUnencrypted

LOOPBACK = "127.0.0.1"
#: Mailboxes of the Dovecot server; every other local part of these domains is refused as unknown.
MAILBOXES = (
    "umpire@pbem.test",
    "p1@players.test",
    "p2@players.test",
    "p3@players.test",
    "p4@players.test",
    "orders@orders.test",
)
MAILBOX_PASSWORD = "secret"


def free_port() -> int:
    """A port of loopback on which nothing listens now."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, seconds: float = 15.0) -> None:
    """Return once something accepts connections on the port. Raises ``TimeoutError``."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with socket.socket() as probe:
            probe.settimeout(0.5)
            if probe.connect_ex((LOOPBACK, port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing answers on {LOOPBACK}:{port} after {seconds:g} s")


def run(*command: str, log: Path, user: str | None = None) -> None:
    """Run a start or stop command to its end; its output goes to ``log``, as daemons keep what they inherit."""
    with log.open("ab") as out:
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, check=True, user=user)


@pytest.fixture(scope="session")
def server_folder() -> Iterator[Path]:
    """A folder that daemons under other users may enter; short, as paths of sockets are limited."""
    folder = Path(tempfile.mkdtemp(prefix="estafette-servers-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@dataclass(slots=True)
class RedisServer:
    """A Redis with nothing kept on disk: whatever it holds is lost when it stops."""

    port: int
    folder: Path
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://{LOOPBACK}:{self.port}/0"

    def start(self) -> None:
        """Start, or start again, empty."""
        options = ["--bind", LOOPBACK, "--port", str(self.port), "--dir", str(self.folder), "--save", ""]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                ["redis-server", *options, "--loglevel", "warning"], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        wait_for(self.port)

    def stop(self) -> None:
        """Stop: connections are refused until :meth:`start`."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def redis_server(server_folder: Path) -> Iterator[RedisServer]:
    folder = server_folder / "redis"
    folder.mkdir()
    server = RedisServer(free_port(), folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@dataclass(frozen=True, slots=True)
class PostgresServer:
    """A PostgreSQL cluster that trusts loopback. Its server runs as ``user``, or as whoever runs the tests."""

    port: int
    folder: Path
    user: str | None

    @property
    def url(self) -> str:
        return f"postgres://postgres@{LOOPBACK}:{self.port}/postgres"

    def start(self) -> None:
        """Start, or start again after :meth:`stop`."""
        options = f"-h {LOOPBACK} -p {self.port} -k {self.folder} -F"
        self._control("-l", str(self.folder / "data" / "server.log"), "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop, ``fast`` or, as a power cut would, ``immediate``; connections are refused until :meth:`start`."""
        self._control("-m", how, "stop")

    def _control(self, *arguments: str) -> None:
        data = str(self.folder / "data")
        run(postgres_program("pg_ctl"), "-D", data, "-w", *arguments, log=self.folder / "log", user=self.user)


def postgres_program(name: str) -> str:
    """The path of a PostgreSQL program; Debian keeps them out of the search path."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)
    if found is None:
        raise FileNotFoundError(f"{name}: install the package postgresql to run the tests marked servers")
    return found


@pytest.fixture(scope="session")
def postgres_server(server_folder: Path) -> Iterator[PostgresServer]:
    folder = server_folder / "postgres"
    folder.mkdir()
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    server = PostgresServer(free_port(), folder, user)
    command = (postgres_program("initdb"), "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8")
    run(*command, log=folder / "log", user=user)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@dataclass(frozen=True, slots=True)
class MailboxServer:
    """A Dovecot with the mailboxes of :data:`MAILBOXES`: IMAP to read them, LMTP to fill them."""

    imap_port: int
    lmtp_port: int
    folder: Path

    def mailbox(self, user: str) -> BaseMailBox:
        """A logged-in connection to a user's mailbox, its inbox selected. Use it as a context manager."""
        return MailBoxUnencrypted(LOOPBACK, port=self.imap_port).login(user, MAILBOX_PASSWORD)

    def empty(self, user: str) -> None:
        """Delete every message in every folder of a mailbox."""
        with self.mailbox(user) as mailbox:
            for folder in mailbox.folder.list():
                mailbox.folder.set(folder.name)
                mailbox.delete(mailbox.uids())


DOVECOT_CONF = """\
base_dir = {folder}/run
state_dir = {folder}/state
log_path = {folder}/log
listen = 127.0.0.1
protocols = imap lmtp
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:{folder}/mail/%u
passdb {{
  driver = passwd-file
  args = username_format=%u {folder}/users
}}
userdb {{
  driver = passwd-file
  args = username_format=%u {folder}/users
  override_fields = uid=mail gid=mail home={folder}/mail/%u
}}
service imap-login {{
  inet_listener imap {{
    port = {imap_port}
  }}
}}
service lmtp {{
  inet_listener lmtp {{
    address = 127.0.0.1
    port = {lmtp_port}
  }}
}}
protocol lmtp {{
  postmaster_address = postmaster@pbem.test
}}
namespace inbox {{
  inbox = yes
}}
"""


@pytest.fixture(scope="session")
def mailbox_server(server_folder: Path) -> Iterator[MailboxServer]:
    folder = server_folder / "dovecot"
    for name in ("run", "state", "mail"):
        (folder / name).mkdir(parents=True)
    shutil.chown(folder / "mail", "mail", "mail")
    server = MailboxServer(free_port(), free_port(), folder)
    (folder / "users").write_text("".join(f"{user}:{{PLAIN}}{MAILBOX_PASSWORD}::::::\n" for user in MAILBOXES))
    conf = folder / "dovecot.conf"
    conf.write_text(DOVECOT_CONF.format(folder=folder, imap_port=server.imap_port, lmtp_port=server.lmtp_port))
    run("dovecot", "-c", str(conf), log=folder / "start.log")
    try:
        wait_for(server.imap_port)
        wait_for(server.lmtp_port)
        yield server
    finally:
        run("doveadm", "-c", str(conf), "stop", log=folder / "start.log")


POSTFIX_MAIN = """\
compatibility_level = 3.6
queue_directory = {folder}/spool
data_directory = {folder}/data
daemon_directory = /usr/lib/postfix/sbin
maillog_file = {folder}/mail.log
maillog_file_prefixes = {folder}
myhostname = relay.pbem.test
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
smtpd_relay_restrictions = permit_mynetworks reject
smtpd_forbid_bare_newline = yes
recipient_delimiter = +
alias_maps =
relay_domains = players.test pbem.test orders.test lmtp.test
transport_maps = inline:{{ {{players.test=lmtp:inet:127.0.0.1:{lmtp_port}}}, \
{{pbem.test=lmtp:inet:127.0.0.1:{lmtp_port}}}, {{orders.test=smtp:[127.0.0.1]:{listener_port}}}, \
{{lmtp.test=lmtp:inet:127.0.0.1:{listener_port}}} }}
default_transport = error:5.1.2 no mail leaves this machine
disable_dns_lookups = yes
queue_run_delay = 1s
minimal_backoff_time = 1s
maximal_backoff_time = 2s
"""

POSTFIX_MASTER = """\
127.0.0.1:{port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
smtp unix - - n - - smtp
lmtp unix - - n - - lmtp
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
proxymap unix - - n - - proxymap
postlog unix-dgram n - n - 1 postlogd
"""


@dataclass(slots=True)
class Relay:
    """A Postfix that takes mail on ``port``.

    Mail to ``players.test`` and ``pbem.test`` goes to the Dovecot mailboxes, mail to ``orders.test`` by SMTP and to
    ``lmtp.test`` by LMTP to whatever listens on ``listener_port`` (the mail gate under test), everything else is
    refused.
    """

    port: int
    listener_port: int
    folder: Path
    running: bool = field(default=False)

    def start(self) -> None:
        """Start, or start again after :meth:`stop`; what lay in the queue is delivered on."""
        if not self.running:
            run("postfix", "-c", str(self.folder / "etc"), "start", log=self.folder / "start.log")
            wait_for(self.port)
            self.running = True

    def stop(self) -> None:
        """Stop: connections are refused until :meth:`start`; the queue stays."""
        if self.running:
            run("postfix", "-c", str(self.folder / "etc"), "stop", log=self.folder / "start.log")
            self.running = False

    def queued(self) -> Sequence[str]:
        """The names of the mails that wait in the queue."""
        folders = ("incoming", "active", "deferred")
        return [file.name for name in folders for file in (self.folder / "spool" / name).rglob("*") if file.is_file()]


@pytest.fixture(scope="session")
def relay(server_folder: Path, mailbox_server: MailboxServer) -> Iterator[Relay]:
    folder = server_folder / "postfix"
    for name in ("etc", "spool", "data"):
        (folder / name).mkdir(parents=True)
    shutil.chown(folder / "data", "postfix")
    server = Relay(free_port(), free_port(), folder)
    main = POSTFIX_MAIN.format(folder=folder, lmtp_port=mailbox_server.lmtp_port, listener_port=server.listener_port)
    (folder / "etc" / "main.cf").write_text(main)
    (folder / "etc" / "master.cf").write_text(POSTFIX_MASTER.format(port=server.port))
    server.start()
    try:
        yield server
    finally:
        server.stop()
