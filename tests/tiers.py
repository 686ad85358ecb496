"""The two tiers of the suite. A test that needs a browser, a database or another process says so by a mark.

`make check` runs the tests without a mark; `make test` runs them all. In both a guard refuses a test without a mark whatever
would need one. It listens to the audit events of the interpreter itself: nobody has to call it.
"""

from __future__ import annotations

import multiprocessing.util
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final

MARKS: Final = {
    "browser": "needs Chromium, and a server for its pages",
    "database": "opens a database",
    "process": "starts another process, or talks to one",
}

BY_FIXTURE: Final = {
    "address": "database",
    "browser": "browser",
    "mortal": "process",
    "postgresql": "database",
    "serve": "process",
    "server": "process",
    "sqlite": "database",
}
"""What a fixture brings with it: whoever asks for it, however indirectly, is marked."""

PROCESS: Final = frozenset(
    {
        "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "os.system", "pty.spawn", "subprocess.Popen",
        "multiprocessing.spawn",
    }
)  # fmt: skip
SOCKET: Final = frozenset({"socket.bind", "socket.connect", "socket.getaddrinfo", "socket.sendto"})
DATABASE: Final = frozenset({"sqlite3.connect"})
NEEDED: Final = dict.fromkeys(PROCESS | SOCKET, "process") | dict.fromkeys(DATABASE, "database")


def marks_of(fixtures: Iterable[str]) -> set[str]:
    """The marks that these fixtures bring."""
    return {BY_FIXTURE[fixture] for fixture in fixtures if fixture in BY_FIXTURE}


class Trespass(Exception):  # noqa: N818  # said of a test
    """A test without a mark does what needs one."""


class Guard:
    """Watches a test of the quick tier while it runs in this process."""

    def __init__(self) -> None:
        self.trespasses: list[str] = []
        self._watching = False

    def watch(self) -> None:
        """From now on nothing of that is allowed."""
        self.trespasses.clear()
        self._watching = True

    def rest(self) -> None:
        """Watch no longer."""
        self.trespasses.clear()
        self._watching = False

    def hear(self, event: str, arguments: tuple[object, ...]) -> None:
        """An audit event: refuse it, or let it pass. Noted too, since the code under test may swallow the refusal."""
        if not self._watching or event not in NEEDED:
            return
        told = f"{event}{arguments!r:.120} needs @pytest.mark.{NEEDED[event]}"
        self.trespasses.append(told)
        raise Trespass(told)

    def post(self) -> None:
        """Begin to listen. There is no way back: an audit hook stays as long as the process."""
        sys.addaudithook(self.hear)
        spawn = multiprocessing.util.spawnv_passfds

        def audited(path: bytes, args: Sequence[Any], passfds: Sequence[int]) -> int:
            sys.audit("multiprocessing.spawn", path)  # the one way to a process of which the interpreter tells nobody
            return spawn(path, args, passfds)

        multiprocessing.util.spawnv_passfds = audited
