"""Pages of other sites may not use a person's cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from tablee.core.errors import Refusal
from tablee.web.context import AnyRequest, bearer_of
from tablee.web.settings import Settings


class ForeignOrigin(Refusal):
    """A page of another site, or a request that does not say where it comes from."""

    key = "error-web-origin"
    sentence = "That came from a page of another site, and was refused."


def check_origin(request: AnyRequest, settings: Settings) -> None:
    """ForeignOrigin for a request with a cookie that one of our own pages did not send.

    Browsers tell the origin of whatever can change something. A program has a token, which no browser sends by itself.
    """
    if bearer_of(request.headers) and "cookie" not in request.headers:
        return
    origin = request.headers.get("origin", "")
    if origin in settings.origins:
        return
    if not origin or urlsplit(origin).netloc.lower() != request.headers.get("host", "").lower():
        raise ForeignOrigin
