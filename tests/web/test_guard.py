"""The guard between the network and the web server, with a network and a server of its own."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import pytest
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tablee.web.guard import Connections, Guard, Owing, Proxies, backlog, places
from tablee.web.limits import RateLimit, TooMany, network_of
from tablee.web.settings import Limits


class Wire(asyncio.Transport):
    """A connection from some address."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1)})
        self.aborted = False
        self.waiting = 0

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        """Nothing to do until everything is taken."""

    def get_write_buffer_size(self) -> int:
        return self.waiting


@dataclass(eq=False)
class Timer:
    """Something to be done at some time."""

    at: float
    callback: Callable[[], None]
    cancelled: bool = False

    def when(self) -> float:
        return self.at

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """As much of a loop as a guard needs. Its time is turned by a test."""

    def __init__(self) -> None:
        self.now = 0.0
        self._timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        self._timers.append(timer := Timer(when, callback))
        return timer

    def turn(self, seconds: float) -> None:
        """Time passes."""
        end = self.now + seconds
        while due := [one for one in self._timers if not one.cancelled and one.at <= end]:
            first = min(due, key=Timer.when)
            self._timers.remove(first)
            self.now = max(self.now, first.at)
            first.callback()
        self.now = end


LIMITS = Limits(
    connections_of_address=3, header_patience=10, body_patience=20, idle_patience=5, patience=15, address_burst=1
)


class House:
    """A few connections."""

    def __init__(self, most: int = 100, proxies: str = "127.0.0.1") -> None:
        self.clock = Clock()
        self.all = Connections(LIMITS, Proxies(proxies), most)

    def come(self, host: str) -> tuple[Guard, Wire]:
        guard, wire = Guard(self.all, cast(asyncio.AbstractEventLoop, self.clock)), Wire(host)
        guard.connection_made(wire)
        return guard, wire


@pytest.fixture
def house() -> House:
    return House()


def test_a_header_has_so_long_from_the_moment_that_somebody_comes(house: House) -> None:
    guard, wire = house.come("192.0.2.1")
    house.clock.turn(9)
    guard.data_received(b"GET / HT")  # a byte now and then gains nothing
    assert not wire.aborted
    house.clock.turn(1)
    assert house.all.dropped.counts == {Owing.HEADER: 1}


def test_while_we_are_busy_nobody_owes_us_anything(house: House) -> None:
    guard, wire = house.come("192.0.2.1")
    guard.begin()
    house.clock.turn(1_000)
    assert not wire.aborted
    guard.end()
    house.clock.turn(4)
    assert not wire.aborted
    house.clock.turn(1)
    assert house.all.dropped.counts == {Owing.REQUEST: 1}


def test_a_body_has_so_long_in_however_many_pieces_it_comes(house: House) -> None:
    guard, wire = house.come("192.0.2.1")
    guard.begin()
    guard.await_body()
    for _ in range(19):
        house.clock.turn(1)
        guard.data_received(b"x")
    assert not wire.aborted
    house.clock.turn(1)
    assert house.all.dropped.counts == {Owing.BODY: 1}


def test_an_answer_that_is_taken_slowly_is_sent_and_one_that_is_not_is_cut_off(house: House) -> None:
    guard, wire = house.come("192.0.2.1")
    guard.begin()
    wire.waiting = 100_000
    guard.end()
    while wire.waiting > 1_000:
        house.clock.turn(5)
        assert not wire.aborted
        wire.waiting -= 8_000
    wire.waiting = 1_000
    house.clock.turn(40)
    assert wire.aborted
    assert house.all.dropped.counts == {Owing.READING: 1}


def test_whoever_has_been_owing_for_longest_gives_way_to_the_next_of_his_address(house: House) -> None:
    wires = [house.come("192.0.2.1")[1] for _ in range(5)]
    assert [wire.aborted for wire in wires] == [True, True, False, False, False]
    assert not house.come("192.0.2.2")[1].aborted


def test_where_all_are_being_answered_the_next_of_their_address_has_to_go(house: House) -> None:
    for _ in range(3):
        house.come("192.0.2.1")[0].begin()
    assert house.come("192.0.2.1")[1].aborted
    assert not house.come("192.0.2.2")[1].aborted


def test_a_place_is_free_again_when_its_connection_is_lost(house: House) -> None:
    busy = [house.come("192.0.2.1")[0] for _ in range(3)]
    for guard in busy:
        guard.begin()
    busy[0].connection_lost(None)
    assert not house.come("192.0.2.1")[1].aborted


def test_all_addresses_of_one_64_are_one_and_a_mapped_one_is_what_it_maps(house: House) -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("testclient") == "testclient"
    wires = [house.come(f"2001:db8:1:2::{n}")[1] for n in range(4)]
    assert [wire.aborted for wire in wires] == [True, False, False, False]


def test_requests_are_counted_by_64_too() -> None:
    limit = RateLimit(0.1, 1)
    limit.take(network_of("2001:db8::1"))
    with pytest.raises(TooMany):
        limit.take(network_of("2001:db8::2"))


@pytest.mark.parametrize("proxies", ["192.0.2.1", "10.0.0.1, 192.0.2.0/24", "*"])
def test_a_proxy_speaks_for_many_and_has_no_limit_of_its_own(proxies: str) -> None:
    house = House(proxies=proxies)
    wires = [house.come("192.0.2.1")[1] for _ in range(20)]
    assert not any(wire.aborted for wire in wires)


def test_where_there_are_no_places_left_whoever_takes_most_of_them_pays() -> None:
    house = House(most=10)
    many = [house.come("127.0.0.1")[1] for _ in range(8)]  # through our own proxy
    others = [house.come(f"192.0.2.{n}")[1] for n in range(4)]
    assert [wire.aborted for wire in many] == [True] * 2 + [False] * 6
    assert not any(wire.aborted for wire in others)


def test_there_is_a_file_for_every_connection_even_for_those_that_come_all_at_once() -> None:
    for files in (64, 256, 1_024, 4_096, 65_536):
        assert 0 < places(files) < places(files) + backlog(files) < files


def test_uvicorn_makes_and_tells_its_protocols_as_the_guard_believes() -> None:
    """What we rely on of uvicorn that its documentation does not promise. If this fails, read `web/guard.py` again."""
    parameters = inspect.signature(AutoHTTPProtocol.__init__).parameters
    assert {"config", "server_state", "app_state", "_loop"} == set(parameters) - {"self"}
    source = inspect.getsource(inspect.getmodule(AutoHTTPProtocol))  # type: ignore[arg-type]
    assert '"state": self.app_state.copy()' in source
    assert "self.transport.set_protocol(protocol)" in source
