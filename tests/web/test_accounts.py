"""Guests, accounts, sessions, tokens and players' pages over the JSON API."""

from __future__ import annotations

import pytest
from tests.web.conftest import People, Serve, Served

from tablee.web.client import Client, Refused
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
            "Dites d’abord votre nom\u00a0: entrez comme invité, ou connectez-vous.",
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
        for sight in table.sights():
            for look in sight.asked():
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
