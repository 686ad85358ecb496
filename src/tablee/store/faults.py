"""What is wrong with a database, by a name that its host understands."""

from __future__ import annotations

import errno
import sqlite3
from dataclasses import dataclass
from typing import Final

from tablee.store.database import reason

FULL: Final = "disk full"
FAILING: Final = "disk failing"
READ_ONLY: Final = "disk read-only"
DAMAGED: Final = "database damaged"
UNABLE: Final = "database unavailable"  # whatever else it is: it is in the log as the driver says it

SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
SYSTEM: Final = {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EIO: FAILING, errno.EROFS: READ_ONLY}
POSTGRESQL: Final = {"53100": FULL, "58030": FAILING, "25006": READ_ONLY, "XX001": DAMAGED, "XX002": DAMAGED}
EXTENDED: Final = 0xFF  # SQLite's codes have the family in their lowest byte


@dataclass(frozen=True)
class Fault:
    """The name of a fault, and where it is: a file, or the address of a server without its password."""

    name: str
    where: str
    said: str  # by the driver


def fault_of(error: BaseException, where: str) -> Fault:
    """What an error of the database comes from."""
    said = getattr(error, "orig", None) or error
    name = None
    if isinstance(said, sqlite3.Error):
        name = SQLITE.get(getattr(said, "sqlite_errorcode", 0) & EXTENDED)
    elif isinstance(said, OSError):
        name = SYSTEM.get(said.errno or 0)
    else:
        name = POSTGRESQL.get(str(getattr(said, "sqlstate", "")))
    text = reason(error) if isinstance(error, Exception) else str(error)
    return Fault(name or UNABLE, where, text)
