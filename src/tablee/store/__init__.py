"""Where tables, people and results are kept: one SQLite file, or a PostgreSQL database.

```python
store = await Store.open("sqlite:///tablee.db")
await store.create(NewTable("t1", "fuji_flush", code="XKCD"))
await store.append("t1", 0, [NewEntry("move", '"play 12"')])   # on the disk when it returns
await store.close()
```
"""

from __future__ import annotations

from tablee.store.errors import (
    Behind,
    MissingDriver,
    NameTaken,
    NewerDatabase,
    RatingMoved,
    StoreClosed,
    StoreFailed,
    TableTaken,
    UnknownPerson,
    UnknownTable,
    Unsure,
    UnusableDatabase,
)
from tablee.store.faults import Fault
from tablee.store.nodes import Nodes
from tablee.store.people import People
from tablee.store.store import Store
from tablee.store.values import (
    Account,
    Appended,
    FinishedMatch,
    KnownPerson,
    NewEntry,
    NewTable,
    Rating,
    Result,
    StoredEntry,
    StoredTable,
    Token,
)

__all__ = [
    "Account",
    "Appended",
    "Behind",
    "Fault",
    "FinishedMatch",
    "KnownPerson",
    "MissingDriver",
    "NameTaken",
    "NewEntry",
    "NewTable",
    "NewerDatabase",
    "Nodes",
    "People",
    "Rating",
    "RatingMoved",
    "Result",
    "Store",
    "StoreClosed",
    "StoreFailed",
    "StoredEntry",
    "StoredTable",
    "TableTaken",
    "Token",
    "UnknownPerson",
    "UnknownTable",
    "Unsure",
    "UnusableDatabase",
]
