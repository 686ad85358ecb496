"""Guests, accounts, sessions, tokens and players' pages over the JSON API."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack, suppress
from time import time

import pytest
from tests.web.conftest import People, Serve, Served
from websockets.exceptions import ConnectionClosed

from tablee.store import Store
from tablee.web.client import Client, Refused, Seat
from tablee.web.identity import Sessions
from tablee.web.settings import Limits

PASSWORD = "une théière bleue"


def refusal(client: Client, method: str, path: str, body: object = None) -> Refused:
    with pytest.raises(Refused) as refused:
        client.ask(method, path, body)
    return refused.value


def test_nobody_is_asked_for_a_name(server: Served) -> None:
    with Client(server.address, language="fr") as nobody:
        refused = refusal(nobody, "GET", "/api/me")
        assert (refused.status, str(refused)) == (
            401,
            "Dites d’abord votre nom\u00a0: entrez sans compte, ou connectez-vous.",
        )


def test_a_guest_becomes_an_account_and_keeps_the_tables(guest: People) -> None:
    ada = guest("Ada")
    table = ada.open_table("fuji_flush", 3, sit=[0])
    ada.sign_up("Ada L.", PASSWORD)
    assert ada.me()["guest"] is False
    assert table.look().setting["chairs"][0]["mine"]
    assert [one["id"] for one in ada.ask("GET", "/api/tables")["mine"]] == [table.table]


def test_two_guests_may_have_one_name_but_not_that_of_an_account(guest: People, server: Served) -> None:
    guest("Ada")
    guest("ada").sign_up("Ada", PASSWORD)
    with Client(server.address) as other:
        assert refusal(other, "POST", "/api/guests", {"name": " ADA "}).error == "error-name-taken"
        assert refusal(other, "POST", "/api/accounts", {"name": "aDA", "password": PASSWORD}).status == 409


def test_signing_in_needs_the_name_and_its_password(guest: People, server: Served) -> None:
    guest("Ada").sign_up("Ada", PASSWORD)
    with Client(server.address) as other:
        wrong = refusal(other, "POST", "/api/session", {"name": "Ada", "password": "a blue teapot"})
        unknown = refusal(other, "POST", "/api/session", {"name": "Nobody", "password": PASSWORD})
        assert (wrong.status, wrong.error, str(wrong)) == (401, unknown.error, str(unknown))
        other.sign_in("ADA", PASSWORD)
        assert other.me()["name"] == "Ada"
        other.ask("DELETE", "/api/session")
        assert refusal(other, "GET", "/api/me").status == 401


@pytest.mark.parametrize("password", ["", "short", "x" * 257])
def test_a_password_has_a_length(password: str, guest: People) -> None:
    refused = refusal(guest("Ada"), "POST", "/api/accounts", {"name": "Ada", "password": password})
    assert (refused.status, refused.error) == (400, "error-web-bad-password")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u0000b", "line\nbreak\u202e"])
def test_a_name_can_be_shown(name: str, guest: People) -> None:
    ada = guest("Ada")
    assert refusal(ada, "PATCH", "/api/me", {"name": name}).status == 400
    assert ada.me()["name"] == "Ada"


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(guest: People, server: Served) -> None:
    ada = guest("Ada")
    ada.sign_up("Ada", PASSWORD)
    with Client(server.address) as elsewhere:
        elsewhere.sign_in("Ada", PASSWORD)
        change = {"password": "un fauteuil rouge", "old_password": "wrong wrong"}
        assert refusal(ada, "PATCH", "/api/me", change).status == 401
        ada.ask("PATCH", "/api/me", change | {"old_password": PASSWORD})
        assert ada.me()["name"] == "Ada"
        assert refusal(elsewhere, "GET", "/api/me").status == 401
        elsewhere.sign_in("Ada", "un fauteuil rouge")


def test_signing_out_everywhere_ends_every_session(guest: People, server: Served) -> None:
    ada = guest("Ada")
    ada.sign_up("Ada", PASSWORD)
    with Client(server.address) as elsewhere:
        elsewhere.sign_in("Ada", PASSWORD)
        ada.ask("DELETE", "/api/sessions")
        for client in (ada, elsewhere):
            assert refusal(client, "GET", "/api/me").status == 401


def test_whoever_is_deleted_is_forgotten(guest: People, server: Served) -> None:
    ada = guest("Ada")
    ada.sign_up("Ada", PASSWORD)
    table = ada.open_table("fuji_flush", 3, sit=[0])
    token = ada.new_token("bot")
    assert refusal(ada, "DELETE", "/api/me", {"password": "wrong wrong"}).status == 401
    cookie = ada.cookie
    ada.ask("DELETE", "/api/me", {"password": PASSWORD})
    ada.cookie = cookie
    assert refusal(ada, "GET", "/api/me").status == 401
    with Client(server.address, token=token) as program:
        assert refusal(program, "GET", table.path).status == 401
    with Client(server.address) as another:
        another.sign_up("Ada", PASSWORD)  # the name is free again
        assert another.ask("GET", "/api/tables")["mine"] == []


def test_a_token_tells_when_it_was_last_used(guest: People, server: Served) -> None:
    ada = guest("Ada")
    token = ada.new_token("my bot")
    (unused,) = ada.ask("GET", "/api/me/tokens")
    assert unused["last_used"] is None
    with Client(server.address, token=token) as program:
        program.me()
        used = noted(ada)
        assert used >= unused["created_at"]
        program.me()  # to note every use would cost a commit each
        assert noted(ada) == used


def noted(owner: Client) -> float:
    """When the only token of somebody was last used. It is written while nobody waits, so it is asked for again."""
    for _ in range(500):
        (told,) = owner.ask("GET", "/api/me/tokens")
        if told["last_used"] is not None:
            return float(told["last_used"])
    pytest.fail("the use of a token was not noted")


def test_a_program_is_its_owner_until_the_token_is_taken_away(guest: People, server: Served) -> None:
    ada = guest("Ada")
    token = ada.new_token("my bot")
    with Client(server.address, token=token) as program:
        assert program.me()["name"] == "Ada"
        (told,) = ada.ask("GET", "/api/me/tokens")
        assert told["label"] == "my bot"
        assert token not in str(told)
        assert refusal(ada, "DELETE", "/api/me/tokens/0123456789abcdef").status == 404
        ada.ask("DELETE", f"/api/me/tokens/{told['id']}")
        assert refusal(program, "GET", "/api/me").status == 401


def test_a_players_page_tells_strangers_of_public_matches_only(guest: People, server: Served) -> None:
    ada = guest("Ada")
    ada.sign_up("Ada", PASSWORD)
    for public in (True, False):
        table = ada.open_table("fuji_flush", 3, public=public, sit=[0], bots=["random", "random"], start=True)
        for snapshot in table.snapshots():
            for look in snapshot.asked():
                table.answer(look, look.offers[-1])
    own = ada.ask("GET", "/api/players/me")
    assert len(own["matches"]) == 2
    with Client(server.address) as stranger:
        told = stranger.ask("GET", "/api/players/ada")
        (match,) = told["matches"]
        assert (match["game"], match["players"], match["seat"]) == ("fuji_flush", ["Ada"], 0)
        assert stranger.record(match["table"]).startswith("tablee")
        assert refusal(stranger, "GET", "/api/players/nobody").status == 404


def test_passwords_for_one_name_are_slowed_down_from_wherever_they_come(serve: Serve) -> None:
    server = serve(limits=Limits(guess_rate=0.0001, guess_burst=3))
    with Client(server.address) as ada:
        ada.sign_up("Ada", PASSWORD)
    with Client(server.address) as guessing:
        tries = [
            refusal(guessing, "POST", "/api/session", {"name": name, "password": "x" * 9}) for name in ("ADA",) * 4
        ]
        assert [one.status for one in tries] == [401, 401, 401, 429]
        assert refusal(guessing, "POST", "/api/session", {"name": "Basile", "password": "x" * 9}).status == 401


# --- Sessions that end -------------------------------------------------------------------------------------------------------


def test_a_stolen_cookie_is_worthless_after_signing_out(guest: People, server: Served) -> None:
    ada = guest("Ada")
    ada.sign_up("Ada", PASSWORD)
    stolen = ada.cookie
    with Client(server.address) as elsewhere, Client(server.address) as thief:
        elsewhere.sign_in("Ada", PASSWORD)
        thief.cookie = stolen
        assert thief.me()["name"] == "Ada"
        ada.ask("PATCH", "/api/me", {"name": "Ada L."})  # the same session under another name
        ada.ask("DELETE", "/api/session")
        assert refusal(thief, "GET", "/api/me").status == 401
        assert elsewhere.me()["name"] == "Ada L.", "signed out here, and here alone"


def test_coming_in_by_another_door_ends_the_session_before(guest: People, server: Served) -> None:
    ada = guest("Ada")
    before = ada.cookie
    ada.sign_up("Ada", PASSWORD)
    with Client(server.address) as thief:
        thief.cookie = before
        assert refusal(thief, "GET", "/api/me").status == 401
    assert ada.me()["name"] == "Ada"


def test_a_cookie_of_version_0_1_goes_on_until_it_is_signed_out(serve: Serve) -> None:
    server = serve()
    with Client(server.address) as ada:
        ada.sign_up("Ada", PASSWORD)
        with Client(server.address) as older:
            older.cookie = f"tablee={cookie_of_0_1(server, 'Ada')}"
            assert older.me()["name"] == "Ada"
            stolen = older.cookie
            older.ask("DELETE", "/api/session")
            older.cookie = stolen
            assert refusal(older, "GET", "/api/me").status == 401
        assert ada.me()["name"] == "Ada"


def cookie_of_0_1(server: Served, name: str) -> str:
    async def read() -> str:
        async with await Store.open(server.settings.database) as store:
            account = await store.people.by_name(name)
            assert account is not None
            return Sessions(await store.secret("sessions")).cookie(account)

    return asyncio.run(read())


def test_what_the_database_keeps_of_a_session_is_no_cookie(serve: Serve) -> None:
    server = serve()
    with Client(server.address) as ada:
        ada.sign_up("Ada", PASSWORD)
        value = ada.cookie.partition(";")[0].partition("=")[2]
    kept = b"".join(path.read_bytes() for path in server.log.parent.glob("tablee.db*"))
    assert value.encode() not in kept


# --- Scopes and ends of tokens -----------------------------------------------------------------------------------------------


def test_a_token_may_do_what_its_scope_says_and_no_more(guest: People, server: Served) -> None:
    ada = guest("Ada")
    table = ada.open_table("fuji_flush", 3, sit=[0])
    with ExitStack() as stack:
        reads, plays, rules = (
            stack.enter_context(Client(server.address, token=ada.new_token(scope, scope=scope)))
            for scope in ("read", "play", "account")
        )
        for program in (reads, plays, rules):
            assert program.me()["name"] == "Ada"
            assert program.ask("GET", table.path)["setting"]["game"] == "fuji_flush"
        body = {"wish": "stand", "seat": 0}
        forbidden = refusal(reads, "POST", f"{table.path}/wishes", body)
        assert (forbidden.status, forbidden.error) == (403, "error-web-scope")
        assert "read" in str(forbidden)
        plays.ask("POST", f"{table.path}/wishes", body)
        for program in (reads, plays):
            for method, path, given in (
                ("PATCH", "/api/me", {"name": "Eve"}),
                ("DELETE", "/api/me", {}),
                ("GET", "/api/me/tokens", None),
                ("POST", "/api/me/tokens", {"label": "more", "scope": "account"}),
                ("DELETE", "/api/sessions", None),
                ("POST", "/api/guests", {"name": "Eve"}),
                ("POST", "/api/accounts", {"name": "Eve", "password": PASSWORD}),
            ):
                assert refusal(program, method, path, given).error == "error-web-scope", (method, path)
        assert refusal(reads, "POST", "/api/tables", {"game": "fuji_flush", "terms": {"seats": 3}}).status == 403
        rules.ask("PATCH", "/api/me", {"name": "Ada L."})
        assert [one["scope"] for one in rules.ask("GET", "/api/me/tokens")] == ["read", "play", "account"]


def test_a_token_that_reads_watches_over_a_socket_and_commands_nothing(guest: People, server: Served) -> None:
    ada = guest("Ada")
    table = ada.open_table("fuji_flush", 3, sit=[0])
    program = Client(server.address, token=ada.new_token("watcher", scope="read"))
    with program, Seat(program, table.table)._connect() as socket:
        assert json.loads(socket.recv(60))["type"] == "seen"
        socket.send(json.dumps({"wish": "stand", "seat": 0, "key": "k"}))
        told = json.loads(socket.recv(60))
        assert (told["type"], told["key"], told["error"]) == ("refused", "k", "error-web-scope")


def test_a_token_ends_on_its_day(guest: People, server: Served) -> None:
    ada = guest("Ada")
    before = time()
    ada.new_token("a month", days=30)
    ada.new_token("as usual")
    month, usual = ada.ask("GET", "/api/me/tokens")
    assert month["expires_at"] - before == pytest.approx(30 * 86_400, abs=60)
    assert usual["expires_at"] - before == pytest.approx(90 * 86_400, abs=60)
    assert usual["scope"] == "play"
    for days in (0, 367, -1):
        assert refusal(ada, "POST", "/api/me/tokens", {"label": "x", "days": days}).status == 400
    assert refusal(ada, "POST", "/api/me/tokens", {"label": "x", "scope": "everything"}).status == 400


def test_a_new_password_ends_the_tokens_when_that_is_asked(guest: People, server: Served) -> None:
    ada = guest("Ada")
    ada.sign_up("Ada", PASSWORD)
    table = ada.open_table("fuji_flush", 3, sit=[0])
    with Client(server.address, token=ada.new_token("bot")) as program:
        change = {"password": "un fauteuil rouge", "old_password": PASSWORD}
        ada.ask("PATCH", "/api/me", change)
        assert program.me()["name"] == "Ada", "a program plays on, unless one says otherwise"
        with Seat(program, table.table)._connect() as socket:
            back = {"password": PASSWORD, "old_password": "un fauteuil rouge", "end_tokens": True}
            ada.ask("PATCH", "/api/me", back)
            with suppress(ConnectionClosed):
                list(socket)
            assert socket.close_code == 4401
        assert refusal(program, "GET", "/api/me").status == 401
        assert ada.ask("GET", "/api/me/tokens") == []
        assert ada.me()["name"] == "Ada"


# --- Wrong passwords ---------------------------------------------------------------------------------------------------------


def test_a_strangers_wrong_passwords_dont_lock_the_owner_out(serve: Serve) -> None:
    server = serve(limits=Limits(guess_rate=0.0001, guess_burst=3, name_rate=0.0001, name_burst=5))
    with Visitor(server.address) as ada, Visitor(server.address) as new, ExitStack() as stack:
        ada.sign_up("Ada", PASSWORD)
        ada.ask("DELETE", "/api/session")
        strangers = [stack.enter_context(Visitor(server.address)) for _ in range(3)]
        told = [
            try_password(one, "Ada", "wrong wrong", address=f"203.0.113.{n}")
            for n, one in enumerate(strangers)
            for _ in range(4)
        ]
        assert told == [401, 401, 401, 429, 401, 401, 429, 429, 429, 429, 429, 429]
        assert try_password(new, "Ada", PASSWORD, address="198.51.100.1") == 429, "too many have tried, from everywhere"
        assert try_password(ada, "Ada", PASSWORD, address="198.51.100.1") == 201, "this browser has signed in before"
        assert try_password(ada, "Basile", PASSWORD, address="198.51.100.1") == 401


def test_a_browser_that_has_signed_in_before_may_not_guess_for_ever(serve: Serve) -> None:
    server = serve(limits=Limits(guess_rate=0.0001, guess_burst=3))
    with Visitor(server.address) as ada:
        ada.sign_up("Ada", PASSWORD)
        ada.ask("DELETE", "/api/session")
        told = [try_password(ada, "Ada", "wrong wrong", address="") for _ in range(5)]
        assert told == [401, 401, 401, 429, 429]


def test_whoever_is_in_changes_the_password_whatever_strangers_try(serve: Serve) -> None:
    server = serve(limits=Limits(guess_rate=0.0001, guess_burst=3))
    with Client(server.address) as ada, Visitor(server.address) as stranger:
        ada.sign_up("Ada", PASSWORD)
        assert [try_password(stranger, "Ada", "wrong wrong", address="") for _ in range(4)][-1] == 429
        ada.ask("PATCH", "/api/me", {"password": "un fauteuil rouge", "old_password": PASSWORD})


class Visitor(Client):
    """Somebody of whom a proxy says from where."""

    address = ""

    def headers(self) -> dict[str, str]:
        return super().headers() | ({"x-forwarded-for": self.address} if self.address else {})


def try_password(client: Visitor, name: str, password: str, *, address: str) -> int:
    """The status of one try from there."""
    client.address = address
    try:
        client.sign_in(name, password)
    except Refused as refused:
        return refused.status
    return 201
