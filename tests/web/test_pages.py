"""What the pages are told besides their tables: who is asking, what stands on the catalog, and where nothing is."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.web.conftest import People, Served

from tablee.web.client import Client, Refused
from tablee.web.pages import all_files

TABLE = [  # whatever a browser needs to show a table of Fuji Flush for the first time
    "css/base.css", "css/pages.css", "css/table.css", "games/fuji_flush/table.css", "js/app.js", "js/api.js",
    "js/connection.js", "js/dom.js", "js/navigation.js", "js/snapshot.js", "js/theme.js", "js/words.js", "words.fr.json",
]  # fmt: skip
LIGHT = 150_000  # bytes, packed


def page(server: Served, path: str, accept: str) -> tuple[int, str]:
    """The status and the kind of an answer."""
    try:
        with urlopen(Request(server.address + path, headers={"accept": accept})) as answer:
            return answer.status, answer.headers["content-type"]
    except HTTPError as refused:
        return refused.code, refused.headers["content-type"]


def test_a_page_may_ask_who_is_there_before_anybody_is(server: Served, guest: People) -> None:
    with Client(server.address) as nobody:
        assert nobody.ask("GET", "/api/session") == {"me": None}
    assert guest("Ada").ask("GET", "/api/session")["me"]["name"] == "Ada"


def test_a_reader_is_told_in_words_where_nothing_is_and_a_program_shortly(server: Served) -> None:
    assert page(server, "/nothing/here", "text/html") == (404, "text/html; charset=utf-8")
    assert page(server, "/nothing/here", "*/*") == (404, "application/json")
    assert page(server, "/api/nothing", "text/html") == (404, "application/json")
    assert page(server, "/static/1/nothing.css", "text/html") == (404, "application/json")


def test_the_shelf_has_covers_and_the_rulebook_all_its_sections(server: Served) -> None:
    with Client(server.address) as reader:
        (game,) = [one for one in reader.ask("GET", "/api/games") if one["name"] == "fuji_flush"]
        assert game["cover"]
        assert game["leavable"]
        book = reader.ask("GET", "/api/games/fuji_flush/rules")
    sections = {section["title"]: section["text"] for section in book["sections"]}
    assert {rule["section"] for rule in book["rules"]} <= set(sections)
    assert "A whole round" in sections["Examples"]
    assert not any("###" in text for text in sections.values())


def test_people_at_one_screen_keep_their_names_in_a_rematch(guest: People) -> None:
    ada = guest("Ada")
    seat = ada.open_table("fuji_flush", 3, sit=[0, 1, 2], names=["Zoé", " Max ", "Léa"], start=True, hot_seat=True)
    assert names(ada, seat.table) == ["Zoé", "Max", "Léa"]
    seat.wish("resign", seat=1)
    ended = ada.ask("GET", f"/api/tables/{seat.table}/outcome")
    assert ended["reason"] == "void"
    assert ended["title"] == "Nobody wins"
    assert [(place["text"], place["rank"]) for place in ended["places"]] == [("Zoé", 0), ("Léa", 0), ("Max", 0)]
    again = ada.ask("POST", f"/api/tables/{seat.table}/rematch")["id"]
    assert names(ada, again) == ["Léa", "Zoé", "Max"]


def names(client: Client, table: str) -> list[str]:
    return [chair["name"] for chair in client.ask("GET", f"/api/tables/{table}")["setting"]["chairs"]]


def test_a_name_that_cannot_be_shown_is_refused_on_a_seat_too(guest: People) -> None:
    seat = guest("Ada").open_table("fuji_flush", 3)
    with pytest.raises(Refused, match="A name has 1 to 40 letters that everybody can see"):
        seat.wish("sit", seat=2, name="\u0007")


def test_how_a_match_ended_is_told_to_a_player_as_such_and_to_others_as_to_onlookers(guest: People) -> None:
    ada, basile = guest("Ada"), guest("Basile")
    seat = ada.open_table("aquatika", 2, sit=[0])
    other = basile.come(seat.table, seat.link)
    other.wish("sit", seat=1)
    other.wish("prepare")
    seat.wish("prepare")
    seat.wish("start")
    other.wish("resign", seat=1)
    mine = ada.ask("GET", f"/api/tables/{seat.table}/outcome")
    assert (mine["reason"], mine["title"], mine["text"]) == ("resigned", "You win", "Basile has given up.")
    theirs = guest("Chloé").ask("GET", f"/api/tables/{seat.table}/outcome", k=seat.link)
    assert (theirs["title"], theirs["text"]) == ("Ada wins", "Ada wins: Basile has given up.")
    assert [place["rank"] for place in theirs["places"]] == [1, 2]


def test_how_a_match_ended_is_told_only_once_it_has(guest: People) -> None:
    ada = guest("Ada")
    seat = ada.open_table("fuji_flush", 3, sit=[0], bots=["random", "random"], start=True)
    with pytest.raises(Refused, match="not over"):
        ada.ask("GET", f"/api/tables/{seat.table}/outcome")
    with pytest.raises(Refused, match="by invitation"):
        guest("Basile").ask("GET", f"/api/tables/{seat.table}/outcome")


def test_a_table_is_light(server: Served) -> None:
    kept = all_files()
    needed = [*TABLE, *(path for path in kept.files if path.startswith(("js/table/", "games/fuji_flush/art/")))]
    assert kept.weight(*needed) < LIGHT
