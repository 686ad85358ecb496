"""Starts servers in no time: everything is imported once, and each server is a fork of this process that has run nothing yet, as
are its workers.

Reads one line of JSON for each order and answers with a number: to `start` (settings, port, log, and how many files it may have
open) with the process that it started, to `wait` (process) with how that has ended.
"""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import resource
import sys
from pathlib import Path
from typing import Any

import anyio._backends._asyncio  # noqa: F401
import asyncpg  # type: ignore[import-untyped]  # noqa: F401
import uvicorn._subprocess
import uvicorn.lifespan.on
import uvicorn.loops.uvloop
import uvicorn.protocols.websockets.websockets_sansio_impl

from tablee.core.game import load, names
from tablee.web.app import build
from tablee.web.serve import serve
from tablee.web.settings import VARIABLE, Settings


def become_a_server(told: dict[str, Any]) -> None:
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDONLY)
    log = os.open(Path(told["log"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for number, file in ((0, nothing), (1, log), (2, log)):
        os.dup2(file, number)
    if told["files"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (told["files"], told["files"]))
    os.environ[VARIABLE] = told["settings"]
    serve(Settings.from_environment(), host="127.0.0.1", port=told["port"], workers=told["workers"])


def start(told: dict[str, Any]) -> int:
    process = os.fork()
    if process == 0:
        code = 1
        try:
            become_a_server(told)
            code = 0
        finally:
            os._exit(code)
    return process


def main() -> None:
    uvicorn._subprocess.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]
    for name in names():
        load(name)
    build(Settings())  # imports the rest
    gc.freeze()
    for line in sys.stdin:
        order = json.loads(line)
        if "wait" in order:
            _, status = os.waitpid(order["wait"], 0)
            print(os.waitstatus_to_exitcode(status), flush=True)
        else:
            print(start(order), flush=True)
