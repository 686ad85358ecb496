"""The public conformance suite: what every game must pass, whoever wrote it.

`checks` plays random matches of every set-up, `secrecy` looks for leaks in them, `introspect` looks into states for both.
"""

from __future__ import annotations

from tablee.testing.checks import check
from tablee.testing.secrecy import Broken, Report

__all__ = ["Broken", "Report", "check"]
