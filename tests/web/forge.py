"""Starts servers in no time: everything is imported once, and each server is a fork of this process that has run nothing yet.

Reads one line for each server (JSON: settings, port, log), answers with its process, and with `gone` once that has ended.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import tablee.web.app  # noqa: F401
from tablee.web.serve import serve
from tablee.web.settings import VARIABLE, Settings


def become_a_server(told: dict[str, Any]) -> None:
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDONLY)
    log = os.open(Path(told["log"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for number, file in ((0, nothing), (1, log), (2, log)):
        os.dup2(file, number)
    os.environ[VARIABLE] = told["settings"]
    serve(Settings.from_environment(), host="127.0.0.1", port=told["port"])


def main() -> None:
    for line in sys.stdin:
        told = json.loads(line)
        process = os.fork()
        if process == 0:
            try:
                become_a_server(told)
            finally:
                os._exit(1)
        print(process, flush=True)
        os.waitpid(process, 0)
        print("gone", flush=True)
