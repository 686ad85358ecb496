"""Serving: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace

import uvicorn

from tablee.core.errors import Refusal
from tablee.store import Store
from tablee.web.guard import PROTOCOL, backlog, raise_open_files
from tablee.web.settings import Settings

APP = "tablee.web.app:from_environment"
GRACE = 10  # seconds for what is under way when the server is told to stop


class NeedsPostgresql(Refusal):
    """Several workers on a file."""

    key = "error-web-workers"
    sentence = "Several workers need a PostgreSQL database: --database postgresql://…"


async def _prepare(database: str) -> None:
    """Create or upgrade the schema, once for all workers; whoever can't open the database is told before anything starts."""
    async with await Store.open(database):
        pass


def serve(settings: Settings, *, host: str, port: int, workers: int = 1, proxies: str = "127.0.0.1") -> None:
    """Serve until told to stop. `proxies` are the addresses whose word on where a request came from is believed."""
    if workers > 1 and not settings.database.startswith("postgres"):
        raise NeedsPostgresql
    asyncio.run(_prepare(settings.database))
    replace(settings, proxies=proxies).to_environment()
    files = raise_open_files()
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    uvicorn.run(
        APP,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        backlog=backlog(files),
        http=PROTOCOL,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        h11_max_incomplete_event_size=64 * 1024,
    )
