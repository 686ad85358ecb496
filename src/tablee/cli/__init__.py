"""The command line: few verbs; errors are one sentence that says what to do next, and exit with 2.

A verb lives in a module with others of its kind. Only the module of the verb that was typed is imported: whoever reads a rule
need not wait for a web server to be loaded.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_group

from tablee.core.errors import Refusal
from tablee.core.game import configure

VERBS: Final = {
    "serve": "serve",
    "games": "catalog",
    "rules": "catalog",
    "play": "play",
    "show": "records",
    "verify": "records",
    "simulate": "lab",
    "arena": "lab",
    "bench": "lab",
    "new-game": "author",
    "check": "author",
    "admin": "admin",
}
"""Each verb and its module, in the order of the help."""


class Verbs(TyperGroup):
    """The verbs, each imported when it is asked for; all of them for the help, and for a verb that does not exist."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the verbs."""
        return list(VERBS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The verb of that name, or None."""
        if cmd_name not in self.commands:
            wanted = {VERBS[cmd_name]} if cmd_name in VERBS else set(VERBS.values())
            for module in wanted:
                self.commands.update(get_group(import_module(f"tablee.cli.{module}").app).commands)
        return self.commands.get(cmd_name)


app = typer.Typer(
    cls=Verbs,
    name="tablee",
    help="A table for modern board games: play in the browser or the terminal, read the rules, simulate, verify.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: a table on this machine, in the browser."""
    configure(os.environ)
    if context.invoked_subcommand is None:
        import_module("tablee.cli.serve").serve(open_browser=True)


def main() -> None:
    """Run the command; whatever is refused is one sentence on the error stream, and exits with 2."""
    try:
        app()
    except Refusal as refusal:
        i18n = import_module("tablee.i18n")
        shared = import_module("tablee.cli.shared")
        harmless_lines = import_module("tablee.terminal.harmless").harmless_lines
        sys.stderr.write(f"{harmless_lines(i18n.told(refusal, shared.language_of(sys.argv)))}\n")
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
