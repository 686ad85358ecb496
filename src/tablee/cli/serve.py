"""Serving tables."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from time import sleep
from typing import Annotated
from urllib.request import urlopen

import typer

from tablee.core.errors import Refusal
from tablee.web.serve import serve as run_server
from tablee.web.settings import DATABASE, Settings

app = typer.Typer()


@app.command()
def serve(  # every option of a host
    *,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")] = DATABASE,
    workers: Annotated[int, typer.Option(min=1, help="Processes that serve; several need PostgreSQL.")] = 1,
    thinkers: Annotated[int, typer.Option(min=1, help="Processes in which bots think, for each worker.")] = 1,
    https: Annotated[
        bool, typer.Option("--https", help="A proxy in front speaks https: cookies go over it alone.")
    ] = False,
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose word on addresses is believed.")
    ] = "127.0.0.1",
    metrics: Annotated[
        str, typer.Option(envvar="TABLEE_METRICS", help="A token of your choice, with which /metrics can be read.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables: in the browser, and to programs."""
    settings = Settings(database=database, thinkers=thinkers, secure=https, metrics=metrics)
    shown = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::", "::1"} else host  # noqa: S104  # compared, not used
    if port and taken(host, port):
        raise PortTaken(port)
    sys.stderr.write(f"Tablée: http://{shown}:{port}  (Ctrl+C ends it; everything is kept in {settings.shown})\n")
    if open_browser:
        open_when_ready(f"http://{shown}:{port}")
    run_server(settings, host=host, port=port, workers=workers, proxies=proxies)


class PortTaken(Refusal):
    """Somebody listens there already."""

    key = "error-port"
    sentence = "Something listens on port {port} already: end it, or choose another with --port."

    def __init__(self, port: int) -> None:
        super().__init__(port=port)


def taken(host: str, port: int) -> bool:
    """Whether the address can't be listened on."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return True
    return False


def open_when_ready(address: str) -> None:
    """Show the address in a browser as soon as something answers there, if this machine has one."""

    def wait() -> None:
        for _ in range(100):
            try:
                with urlopen(f"{address}/health", timeout=2):  # noqa: S310  # our own address
                    break
            except OSError:
                sleep(0.1)
        with suppress(webbrowser.Error):
            webbrowser.open(address)

    if sys.stdout.isatty():
        threading.Thread(target=wait, daemon=True).start()
