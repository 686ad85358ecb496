"""Tables over the JSON API and the socket, from the invitation to the rematch."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import replace
from random import Random

import pytest
from tests.web.conftest import People, Serve, Served

from tablee.core import record
from tablee.web.client import Client, Look, Refused, Seat
from tablee.web.settings import Limits


def play_on(seats: list[Seat], rng: Random) -> None:
    """Everybody answers at random until the match is over."""
    while True:
        snapshots = [seat.look() for seat in seats]
        if all(snapshot.phase == "over" for snapshot in snapshots):
            return
        for seat, snapshot in zip(seats, snapshots, strict=True):
            for look in snapshot.asked():
                seat.answer(look, rng.choice(look.offers))


def three(guest: People) -> list[Seat]:
    """Ada has opened a table, Basile and Chloé have come by its code, and the match has begun."""
    ada, basile, chloe = guest("Ada"), guest("Basile"), guest("Chloé")
    first = ada.open_table("fuji_flush", 3, sit=[0], options={"talk": True})
    seats = [first, basile.join(first.code), chloe.join(first.code.lower())]
    for number, seat in enumerate(seats[1:], start=1):
        seat.wish("sit", seat=number)
        seat.wish("prepare")
    first.wish("start")
    return seats


def test_friends_come_by_a_code_play_and_have_their_revanche(guest: People) -> None:
    seats = three(guest)
    play_on(seats, Random(1))
    setting = seats[1].look().setting
    assert setting["seed"]
    told = record.read(seats[0].client.record(seats[0].table))
    assert record.verify(told)
    found = seats[2].client.ask("POST", f"{seats[2].path}/rematch")
    assert seats[0].look().setting["rematch"] == found["id"]
    again = Seat(seats[0].client, found["id"]).look()
    assert [chair["name"] for chair in again.setting["chairs"]] == ["Chloé", "Ada", "Basile"]
    assert seats[0].client.ask("POST", f"{seats[0].path}/rematch") == found


def test_one_plays_against_bots_over_a_socket(guest: People) -> None:
    seat = guest("Ada").open_table("fuji_flush", 3, sit=[1], bots=["easy", "random"], start=True)
    rng = Random(2)
    for snapshot in seat.snapshots():
        for look in snapshot.asked():
            seat.answer(look, rng.choice(look.offers))
    assert seat.snapshot.phase == "over"
    assert seat.snapshot.events[1] == seat.look().events[1]


def test_who_asks_for_advice_is_told_what_can_be_gathered(guest: People) -> None:
    seat = guest("Ada").open_table("pagan", 2, sit=[0], bots=["easy"], start=True)
    hint = seat.client.ask("POST", f"{seat.path}/hint", seat=0, bot="easy")
    assert hint["move"] in [thought["move"] for thought in hint["thoughts"]]
    assert hint["told"] == ["Nothing points at anybody yet."]


def test_each_is_told_the_goal_of_their_own_seat_and_of_no_other(guest: People) -> None:
    ada = guest("Ada").open_table("pagan", 2, sit=[0], bots=["random"], start=True)
    told = ada.client.ask("GET", f"{ada.path}/goal", seat=0)
    assert told["role"].startswith("You are the Witch, secretly")
    assert [len(picture["scene"]["nodes"]) > 0 for picture in told["pictures"]] == [True] * 3
    assert ada.look().looks[0].scene["aim"]["text"] == "Hold the ritual, unseen"
    with pytest.raises(Refused, match="Seat 2 is not yours"):
        ada.client.ask("GET", f"{ada.path}/goal", seat=1)
    assert ada.client.ask("GET", f"{ada.path}/goal")["role"] == ""


def test_before_a_match_there_is_no_goal(guest: People) -> None:
    ada = guest("Ada").open_table("pagan", 2, sit=[0])
    with pytest.raises(Refused, match="No match is being played"):
        ada.client.ask("GET", f"{ada.path}/goal", seat=0)


def test_a_socket_that_comes_back_gets_what_it_has_missed(guest: People) -> None:
    seats = three(guest)
    following = seats[0].snapshots()
    next(following)
    following.close()  # type: ignore[attr-defined]  # a generator
    rng = Random(3)
    for _ in range(9):
        for seat in seats:
            for look in seat.look().asked():
                seat.answer(look, rng.choice(look.offers))
    seats[1].say("hello?")
    with seats[0]._connect() as socket:
        frame = json.loads(socket.recv())
    assert 0 < frame["since"] == seats[0].snapshot.moment < frame["moment"]
    assert seats[0].snapshot.take(frame)
    whole = seats[0].look()
    assert (seats[0].snapshot.events, seats[0].snapshot.lines) == (whole.events, whole.lines)
    assert [look.scene for look in seats[0].snapshot.looks] == [look.scene for look in whole.looks]


def test_the_same_key_is_done_once(guest: People) -> None:
    seats = three(guest)
    seats[0].wish("say", text="once", key="k")
    seats[0].wish("say", text="once", key="k")
    assert [line["text"] for line in seats[1].look().lines] == ["once"]
    asked = next(seat for seat in seats if seat.look().asked())
    (look,) = asked.look().asked()
    for _ in range(2):
        asked.wish("answer", seat=look.seat, moment=look.moment, move=look.offers[0], key="m")
    assert asked.look().moment == look.moment + 1


def test_a_seat_taken_under_a_key_is_taken_when_asked_again(guest: People) -> None:
    ada, basile = guest("Ada"), guest("Basile")
    first = ada.open_table("fuji_flush", 3)
    seat = basile.join(first.code)
    for _ in range(2):
        seat.wish("sit", seat=2, key="mine")
    with pytest.raises(Refused, match="Seat 3 is taken"):
        seat.wish("sit", seat=2, key="another")


def test_a_set_up_is_refused_in_the_readers_language_and_in_the_words_of_its_game(guest: People) -> None:
    ada = guest("Ada")
    ada.language = "fr"
    for options, why in (
        ({"hunter_deck": "2 clark"}, "pas de carte «\u00a0clark"),
        ({"decks": "small"}, "full, quick"),
    ):
        with pytest.raises(Refused, match=why) as refused:
            ada.open_table("pagan", 2, options=options)
        assert refused.value.status == 400


def test_a_spectator_sees_the_table_and_no_hand(guest: People) -> None:
    seats = three(guest)
    zoe = guest("Zoé").join(seats[0].code)
    (look,) = zoe.look().looks
    assert look.seat is None
    assert look.offers == []
    with pytest.raises(Refused) as refused:
        zoe.answer(look, "play 2")
    assert refused.value.status in {400, 403}


def test_a_finished_match_is_replayed_from_any_eyes(guest: People, server: Served) -> None:
    seats = three(guest)
    play_on(seats, Random(4))
    client = seats[0].client
    for eyes in ("open", "spectator", "0", "2"):
        told = client.ask("GET", f"{seats[0].path}/replay", eyes=eyes)
        assert told["steps"] == len(told["moments"]) - 1
        for step in (0, told["steps"] // 2, told["steps"]):
            assert client.ask("GET", f"{seats[0].path}/replay/{step}", eyes=eyes)["scene"]["game"] == "fuji_flush"
    opened = json.dumps(client.ask("GET", f"{seats[0].path}/replay/3", eyes="open")["scene"])
    assert '"up": false' in opened  # the draw pile
    hands = [node for node in json.loads(opened)["nodes"][0]["nodes"] if node["id"].startswith("seat.")]
    assert all(card["up"] for place in hands for zone in place["nodes"] for card in zone.get("nodes", ()))
    for wrong in ("7", "-1", "x", "1" * 30):
        with pytest.raises(Refused):
            client.ask("GET", f"{seats[0].path}/replay", eyes=wrong)
    with pytest.raises(Refused) as refused:
        client.ask("GET", f"{seats[0].path}/replay/{told['steps'] + 1}")
    assert refused.value.status == 404
    with Client(server.address) as nobody:
        with pytest.raises(Refused) as refused:
            nobody.ask("GET", f"{seats[0].path}/replay")
        assert refused.value.status == 403
        assert nobody.ask("GET", f"{seats[0].path}/replay", k=seats[0].link)["steps"] == told["steps"]


def test_a_client_that_found_nobody_asks_again(serve: Serve) -> None:
    server = serve()
    with Client(server.address) as ada:
        ada.be_guest("Ada")
        server.kill()
        for _ in range(2):
            with pytest.raises(OSError, match="refused"):
                ada.me()
        server.start()
        assert ada.me()["name"] == "Ada"


def test_what_was_refused_under_a_key_is_not_done_by_a_late_copy(guest: People) -> None:
    ada, basile = guest("Ada"), guest("Basile")
    first = ada.open_table("fuji_flush", 3, sit=[0])
    seat = basile.join(first.code)
    with pytest.raises(Refused, match="Seat 1 is taken"):
        seat.wish("sit", seat=0, key="copied")
    first.wish("stand", seat=0)
    with pytest.raises(Refused, match="Seat 1 is taken"):
        seat.wish("sit", seat=0, key="copied")
    seat.wish("sit", seat=0, key="meant")


def test_taking_back_while_a_team_of_decrypto_chooses_its_encryptor_is_no_error(guest: People) -> None:
    """Another reader may imagine that this player had nothing to say."""
    people = [guest(name) for name in ("Ada", "Basile", "Chloé", "Dario")]
    first = people[0].open_table("decrypto", 4, sit=[0])
    seats = [first, *(person.join(first.code) for person in people[1:])]
    for number, seat in enumerate(seats[1:], start=1):
        seat.wish("sit", seat=number)
        seat.wish("prepare")
    first.wish("start")
    for _ in range(4):
        seat, look = next((seat, look) for seat in seats for look in seat.look().asked() if swaps(look))
        seat.answer(look, swaps(look)[0])
        for one in seats:
            try:
                one.wish("undo")
                one.wish("disagree")
            except Refused as refused:
                assert refused.status == 409  # noqa: PT017  # not every time


def swaps(look: Look) -> list[str]:
    return [move for move in look.offers if move.startswith("swap")]


# --- Limits of open tables -------------------------------------------------------------------------------------------------


def test_a_person_opens_so_many_tables_that_wait_for_people_and_no_more(serve: Serve) -> None:
    server = serve(limits=replace(Limits().times(100), lobbies_of_person=2))
    with Client(server.address) as ada:
        ada.be_guest("Ada")
        first = ada.open_table("fuji_flush", 3, public=True, sit=[0])
        ada.open_table(
            "fuji_flush", 3, sit=[0], bots=["random", "random"], start=True
        )  # is played, and waits for nobody
        ada.open_table("fuji_flush", 3, public=True, sit=[0])
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                ada.open_table("fuji_flush", 3, public=True, sit=[0])
            assert (refused.value.status, refused.value.error) == (429, "error-web-too-many-lobbies")
            assert "2" in str(refused.value)
        for seat in (1, 2):
            first.wish("place", seat=seat, bot="random")
        first.wish("start")
        ada.open_table("fuji_flush", 3, public=True, sit=[0])
        assert len(ada.ask("GET", "/api/tables")["public"]) <= 3


def test_an_address_opens_so_many_tables_whoever_sits_there(serve: Serve) -> None:
    server = serve(limits=replace(Limits().times(100), lobbies_of_address=2, tables_of_address=3))
    with ExitStack() as stack:
        clients = [stack.enter_context(Client(server.address)) for _ in range(4)]
        told = []
        for n, client in enumerate(clients):
            client.be_guest(f"Guest {'abcd'[n]}")
            try:
                client.open_table("fuji_flush", 3, sit=[0])
                told.append("")
            except Refused as refused:
                told.append(refused.error)
        assert told == ["", "", "error-web-too-many-here", "error-web-too-many-here"]
        begun = {"sit": [0], "bots": ["random", "random"], "start": True}
        clients[2].open_table("fuji_flush", 3, **begun)
        with pytest.raises(Refused, match="3"):
            clients[3].open_table("fuji_flush", 3, **begun)


def test_playing_on_and_a_rematch_are_tables_too(serve: Serve) -> None:
    server = serve(limits=replace(Limits().times(100), tables_of_address=1))
    with Client(server.address) as ada:
        ada.be_guest("Ada")
        table = ada.open_table("fuji_flush", 3, sit=[0], bots=["random", "random"], start=True)
        for snapshot in table.snapshots():
            for look in snapshot.asked():
                table.answer(look, look.offers[-1])
        ada.ask("POST", f"{table.path}/continue", {"step": 1, "seat": 0})
        for path, body in (("continue", {"step": 1, "seat": 0}), ("rematch", None)):
            with pytest.raises(Refused) as refused:
                ada.ask("POST", f"{table.path}/{path}", body)
            assert refused.value.error == "error-web-too-many-here"
