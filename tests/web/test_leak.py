"""Two tables that differ only in what somebody may not know send that person the same bytes, whatever is asked, right or wrong."""

from __future__ import annotations

import asyncio
import inspect
import re
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient
from tests.table.conftest import PARLOUR

from tablee.bots.pool import Answer, Pool, Thinking
from tablee.core.chance import Dice
from tablee.core.game import Game, View, load, names
from tablee.core.notation import Seat
from tablee.core.serialize import encode
from tablee.core.state import State
from tablee.i18n import LANGUAGES
from tablee.node import ServerNode
from tablee.node.loaded_table import numbered
from tablee.store import Store, StoreFailed
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import lobby, pace, play
from tablee.table import state as state_module
from tablee.table.entries import Channel
from tablee.table.state import Phase, TableState
from tablee.table.table import Table
from tablee.table.terms import Terms, Time
from tablee.web.app import build
from tablee.web.context import AppContext
from tablee.web.frames import Frames, Subscription
from tablee.web.metrics import Metrics
from tablee.web.settings import Limits, Settings

pytestmark = pytest.mark.database

WATCHWORD = "what-the-host-has-chosen"
BASE = "http://testserver.local"
NEVER = 1e9  # seconds
LOOKS = 3  # at a match, spread over it
MOST = 240  # answers, after which a long match has been looked at enough
WRONG = 6  # moves of the game that are tried out of turn, or though they can't be
ASKED = 18  # wrong wishes at each look

SEATS = [(game, seats) for game in names() for seats in load(game).players if seats > 1]


# --- A worker in this process ----------------------------------------------------------------------------------------------


@dataclass
class Person:
    """Somebody with a cookie, or nobody."""

    worker: Worker
    cookie: str = ""

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"origin": BASE, "cookie": self.cookie}
        return self.worker.client.request(method, path, json=body, headers=headers)

    def wish(self, table_id: str, wish: str, **fields: object) -> httpx.Response:
        return self.ask("POST", f"/api/tables/{table_id}/wishes", {"wish": wish, **fields})

    def hears(self, table_id: str, query: str) -> list[str]:
        """The first thing that a socket is sent."""
        headers = {"origin": BASE, "cookie": self.cookie}
        with self.worker.client.websocket_connect(f"/api/tables/{table_id}/live?{query}", headers=headers) as socket:
            return [socket.receive_text()]


@dataclass
class Worker:
    """The application without a network, whose bots and automatic answers take for ever."""

    client: TestClient[Any]

    @property
    def context(self) -> AppContext:
        context: AppContext = self.client.app.state.context
        return context

    def guest(self, name: str) -> Person:
        answer = self.client.post("/api/guests", json={"name": name}, headers={"origin": BASE})
        assert answer.status_code == 201
        self.client.cookies.clear()
        return Person(self, answer.headers["set-cookie"].partition(";")[0])

    def table(self, table_id: str) -> TableState:
        return self.client.blocking_portal.call(self.context.node.table, table_id)

    def do(self, table_id: str, command: do.Command) -> None:
        async def submit() -> None:
            await self.context.node.submit(table_id, command)

        self.client.blocking_portal.call(submit)

    def again(self, table_id: str) -> Table:
        """The same table once more: its log replayed."""
        return Table.replay(numbered(self.client.blocking_portal.call(self.context.store.read, table_id)))

    @contextmanager
    def instead(self, table_id: str, table: Table) -> Iterator[None]:
        """Another table in the place of the true one."""
        loaded = self.context.node.tables._loaded[table_id]
        true, loaded.table = loaded.table, table
        try:
            yield
        finally:
            loaded.table = true

    @contextmanager
    def storing_nothing(self) -> Iterator[None]:
        """Whatever would be accepted fails at the disk: the same refusal for all of it, and nothing happens."""

        def append(*_: object, **__: object) -> asyncio.Future[None]:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(StoreFailed())
            return failed

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self.context.store, "append", append)
            yield


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    database = f"sqlite:///{tmp_path_factory.mktemp('leak') / 'tablee.db'}"
    settings = Settings(database=database, pace=NEVER, limits=Limits().times(10_000), metrics=WATCHWORD)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = build(settings)
    with TestClient(app, base_url=BASE) as client:
        yield Worker(client)


# --- A match, and its twin ---------------------------------------------------------------------------------------------------


@dataclass
class Match:
    """A table with people on all seats but perhaps the last, where a bot sits; Zoé watches, and somebody is a stranger."""

    worker: Worker
    id: str
    players: list[Person]
    zoe: Person
    stranger: Person

    @property
    def table(self) -> TableState:
        return self.worker.table(self.id)

    @property
    def state(self) -> State:
        live = self.table.match
        assert live is not None
        return live.state

    def twin(self, seat: Seat, rng: Random) -> Table:
        """The same table for that seat: hidden cards dealt anew, sealed answers of others given anew, and others have whispered."""
        twin = self.worker.again(self.id)
        running = twin.state.running()
        game, match = twin.state.game, running.match
        s = match.state.clone()
        s.journal = match.journal
        game.determinize(s, seat, rng)
        seal_anew(game, s, seat, rng)
        s.chance = running.dice = Dice(rng.randbytes(32))
        match.state = s
        others = [
            chair.person for other, chair in enumerate(twin.state.seating.chairs) if chair.person and other != seat
        ]
        if len(others) > 1:
            for text in ("psst", "he has the three"):
                twin.apply(log.Said(others[0], Channel.ASIDE, text, tuple(others[:2])), twin.state.at)
        return twin

    def goes_on(self, rng: Random) -> None:
        """Somebody who is asked answers at random; now and then somebody talks."""
        s, table = self.state, self.table
        seat = rng.choice(s.waiting)
        move = str(rng.choice(table.game.answers(s, seat, rng)))
        if seat < len(self.players):
            answer = self.players[seat].wish(self.id, "answer", seat=seat, moment=moment_of(table, seat), move=move)
            assert answer.status_code == 200, answer.text
        else:
            self.worker.do(self.id, do.BotAnswer(seat=seat, revision=table.revision, move=move))

    def talks(self) -> None:
        """Everybody hears the first line, some the second, and those who watch the third."""
        assert self.players[0].wish(self.id, "say", text="hello").status_code in {200, 403}
        if len(self.players) > 1:
            aside = self.players[1].wish(self.id, "say", text="you and me", channel="aside", to=[1])
            assert aside.status_code in {200, 403}
        assert self.zoe.wish(self.id, "say", text="who wins?", channel="gallery").status_code == 200


def moment_of(table: TableState, seat: Seat | None) -> int:
    """The revision as the owner of a seat is told it, or a spectator."""
    return table.public_revision if seat is None else table.revision_of(table.seating.chairs[seat].person)


def seal_anew(game: Game[State, View], s: State, seat: Seat, rng: Random) -> None:
    if s.together:
        sealed, waiting = s.sealed, s.waiting
        s.waiting = s.asked
        for other in sealed:
            if other != seat:
                sealed[other] = rng.choice(game.answers(s, other, rng))
        s.waiting = waiting


def begin(worker: Worker, game: str, seats: int, **terms: object) -> Match:
    people = [worker.guest(f"Player {n}") for n in range(seats - (seats > 2))]
    bots = ["random"] * (seats - len(people))
    options = {"options": {"talk": True}} if game == "fuji_flush" else {}
    plan = {"game": game, "terms": {"seats": seats, "language": "en", **options, **terms}, "sit": [0]}
    opened = people[0].ask("POST", "/api/tables", plan)
    assert opened.status_code == 201, opened.text
    found = opened.json()
    zoe = worker.guest("Zoé")
    for seat, person in enumerate([*people[1:], zoe], start=1):
        assert person.wish(found["id"], "come", invitation=found["code"]).status_code == 200
        if person is not zoe:
            assert person.wish(found["id"], "sit", seat=seat).status_code == 200
            assert person.wish(found["id"], "prepare").status_code == 200
    for seat, bot in enumerate(bots, start=len(people)):
        assert people[0].wish(found["id"], "place", seat=seat, bot=bot).status_code == 200
    started = people[0].wish(found["id"], "start")
    assert started.status_code == 200, started.text
    return Match(worker, found["id"], people, zoe, worker.guest("Mallory"))


# --- All that somebody can be sent -----------------------------------------------------------------------------------------


def wrong_wishes(table: TableState, mine: Seat | None, rng: Random) -> list[dict[str, Any]]:
    """Wishes that are out of place, out of turn, or no wishes at all; the moves of the game among them."""
    seats, moment = table.terms.seats, moment_of(table, mine)
    moves = [str(one) for one in table.game.moves]
    tried = [*rng.sample(moves, min(WRONG, len(moves))), "fly", "", 'say "x"', "play 999999999999", "pass"]
    seat = mine if mine is not None else 0
    answers = [{"wish": "answer", "seat": seat, "moment": moment, "move": move} for move in tried]
    elsewhere = [
        {"wish": "answer", "seat": other, "moment": at, "move": rng.choice(tried)}
        for other, at in ((seat, 0), (seat, moment + 1), ((seat + 1) % seats, moment), (63, moment))
    ]
    return [
        *answers, *elsewhere,
        {"wish": "undo"}, {"wish": "agree"}, {"wish": "disagree"}, {"wish": "start"}, {"wish": "prepare"},
        {"wish": "sit", "seat": 0}, {"wish": "stand", "seat": seat}, {"wish": "place", "seat": 1, "bot": "hard"},
        {"wish": "kick", "person": 2}, {"wish": "change", "terms": {"seats": seats}},
        {"wish": "resign", "seat": (seat + 1) % seats}, {"wish": "hand-over", "seat": (seat + 1) % seats},
        {"wish": "take-back", "seat": seat}, {"wish": "end-for", "seat": (seat + 1) % seats},
        {"wish": "say", "text": "", "channel": "table"}, {"wish": "say", "text": "x", "channel": "team"},
        {"wish": "say", "text": "x", "channel": "aside"}, {"wish": "say", "text": "x", "channel": "aside", "to": [99]},
        {"wish": "say", "text": "x" * 600}, {"wish": "say", "text": "x", "channel": "gallery"},
        {"wish": "come", "name": "Player 1"}, {"wish": "shuffle"}, {"wish": "answer"}, {"wish": 3}, {},
    ]  # fmt: skip


def sent(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    """An answer as it went over the wire: status, headers, bytes."""
    return answer.status_code, sorted(answer.headers.items()), answer.content


def received(match: Match, person: Person, mine: Seat | None, rng: Random) -> Iterator[tuple[str, object]]:
    """By what was asked, everything that this person can be sent now."""
    path, moment = f"/api/tables/{match.id}", moment_of(match.table, mine)
    for language in LANGUAGES:
        for query in (f"lang={language}", f"lang={language}&since={max(1, moment - 3)}&lines=1"):
            yield f"socket {query}", person.hears(match.id, query)
            yield f"look {query}", sent(person.ask("GET", f"{path}?{query}"))
    for query in ("", "?seat=0", f"?seat={mine or 0}", "?seat=63"):
        yield f"record{query}", sent(person.ask("GET", f"{path}/record{query}"))
    for asked in ("/replay", "/replay/1", "/qr.svg"):
        yield asked, sent(person.ask("GET", path + asked))
    for seat, bot in ((((mine or 0) + 1) % match.table.terms.seats, "easy"), (mine or 0, "nobody")):
        yield f"hint {seat} {bot}", sent(person.ask("POST", f"{path}/hint?seat={seat}&bot={bot}"))
    yield "rematch", sent(person.ask("POST", f"{path}/rematch"))
    yield "continue", sent(person.ask("POST", f"{path}/continue", {"step": 1, "seat": 0}))
    for n, wish in enumerate(rng.sample(wrong_wishes(match.table, mine, rng), ASKED)):
        language = LANGUAGES[n % len(LANGUAGES)]
        yield f"{wish}", sent(person.ask("POST", f"{path}/wishes?lang={language}", wish))
    yield "lists", sent(person.ask("GET", "/api/tables"))


def counted(worker: Worker) -> str:
    """What a host, or whoever reaches it, is told in numbers; but for how long things took."""
    told = worker.client.get("/metrics", headers={"authorization": f"Bearer {WATCHWORD}"}).text
    return re.sub(r"^tablee_\w+_seconds_(bucket|sum).*\n", "", told, flags=re.MULTILINE)


def all_sent(match: Match, person: Person, mine: Seat | None, seed: float) -> dict[str, object]:
    match.worker.context.metrics = Metrics()
    told = dict(received(match, person, mine, Random(seed)))
    return {**told, "metrics": counted(match.worker)}


def compare(match: Match, seat: Seat, rng: Random) -> bool:
    """Whether the two tables differ at all, for somebody who may know."""
    worker, twin = match.worker, match.twin(seat, rng)
    same_to_all(match, twin, (seat, None), rng)
    next_one = match.players[(seat + 1) % len(match.players)]
    with worker.storing_nothing():
        theirs = next_one.ask("GET", f"/api/tables/{match.id}").content
        with worker.instead(match.id, twin):
            return next_one.ask("GET", f"/api/tables/{match.id}").content != theirs


def same_to_all(match: Match, twin: Table, readers: Sequence[Seat | None], rng: Random) -> None:
    """These, and a stranger, are sent the same of the twin as of the true table."""
    worker, seed = match.worker, rng.random()
    with worker.storing_nothing():
        for mine in readers:
            person = match.zoe if mine is None else match.players[mine]
            true = all_sent(match, person, mine, seed)
            with worker.instead(match.id, twin):
                other = all_sent(match, person, mine, seed)
            for what, bytes_ in true.items():
                assert other[what] == bytes_, what
        told = told_to_a_stranger(match, match.stranger)
        with worker.instead(match.id, twin):
            assert told_to_a_stranger(match, match.stranger) == told


def told_to_a_stranger(match: Match, stranger: Person) -> list[object]:
    path = f"/api/tables/{match.id}"
    asked = [path, f"{path}/record", f"{path}/record?seat=0", f"{path}/qr.svg", "/api/tables"]
    told: list[object] = [sent(stranger.ask("GET", one)) for one in asked]
    told += [sent(stranger.ask("POST", f"{path}/hint?seat=0")), sent(stranger.ask("POST", f"{path}/rematch"))]
    for wish in ("come", "undo", "start", "leave"):
        told.append(sent(stranger.wish(match.id, wish)))
    told.append(sent(stranger.wish(match.id, "answer", seat=0, moment=moment_of(match.table, None), move="pass")))
    told.append(stranger.hears(match.id, "lang=en"))
    return told


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_nobody_is_sent_a_byte_that_depends_on_what_he_may_not_know(worker: Worker, game: str, seats: int) -> None:
    rng = Random(f"{game} {seats}")
    match = begin(worker, game, seats)
    match.talks()
    moments = {0, 3, *rng.sample(range(1, 40), LOOKS)}  # the shortest matches have ten answers
    looked = differed = 0
    for answers in range(MOST):
        if match.table.phase is not Phase.RUNNING:
            break
        if answers in moments:
            differed += compare(match, rng.randrange(len(match.players)), rng)
            looked += 1
        match.goes_on(rng)
    assert looked > 1
    assert differed > 0 or game != "fuji_flush"  # the twins do differ, for those who may know


# --- Twins that differ in how often somebody answered in secret ---------------------------------------------------------------


IN_SECRET = [("aquatika", 2), ("decrypto", 4), ("decrypto", 6)]


def busier(match: Match, rng: Random) -> tuple[Table, set[Seat | None]]:
    """The same table, a minute later, after somebody has answered in secret a few times more; and who could not notice."""
    twin = match.worker.again(match.id)
    running, game = twin.state.running(), twin.state.game
    question = running.state.question
    blind: set[Seat | None] = {*range(len(match.players)), None}
    views = {one: encode(game.view(running.state, one)) for one in blind}
    told = len(running.match.journal.told)
    for _ in range(rng.randint(1, 4)):
        if question is None or not question.secret or running.state.question != question or running.state.together:
            break
        mover = rng.choice(running.state.waiting)
        entry = log.Answered(
            mover, str(rng.choice(game.answers(running.state, mover, rng))), twin.state.seating.chairs[mover].person
        )
        twin.apply(entry, twin.state.at)
        blind = {
            one
            for one in blind - {mover}
            if encode(game.view(running.state, one)) == views[one] and not running.match.journal.seen_by(one, told)
        }
    return twin, blind


@pytest.mark.parametrize(("game", "seats"), IN_SECRET)
def test_nobody_is_sent_a_byte_that_depends_on_how_often_others_answered_in_secret(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    """Records, revisions, clocks, lists, sockets and the numbers of the host: whatever counts, counts what one may notice."""
    monkeypatch.setattr(ServerNode, "now", lambda _node: NEVER)  # both are looked at in the same moment
    rng = Random(f"{game} {seats} often")
    match = begin(worker, game, seats, time={"pace": "stock", "seconds": 600, "increment": 7})
    looked = 0
    for _ in range(MOST):
        if match.table.phase is not Phase.RUNNING or looked >= LOOKS:
            break
        twin, blind = busier(match, rng)
        if blind and twin.state.seq > match.table.seq and rng.random() < 0.4:
            same_to_all(match, twin, sorted(blind, key=str), rng)
            looked += 1
        match.goes_on(rng)
    assert looked


def test_an_answer_in_secret_sends_nobody_else_a_frame_and_moves_no_number_of_the_host(worker: Worker) -> None:
    match = begin(worker, "aquatika", 2)
    table, now = match.table, match.table.at + 1.0
    others = [table.seating.chairs[1].person, *(one.id for one in table.seating.spectators())]
    ears = [Subscription(person, "en", lean=True) for person in others]
    frames = Frames()
    assert all(frames.next(table, ear, now) is not None for ear in ears)
    numbers = counted(worker)
    for _ in range(3):
        move, moment = str(table.game.answers(match.state, 0, Random(1))[0]), moment_of(table, 0)
        assert match.players[0].wish(match.id, "answer", seat=0, moment=moment, move=move).status_code == 200
        assert match.players[0].wish(match.id, "answer", seat=0, moment=1, move=move).status_code == 409
    assert [frames.next(table, ear, now) for ear in ears] == [None] * len(ears)
    assert moment_of(table, 0) == moment_of(table, 1) + 3
    asked = r"^tablee_request(s_total|_seconds_count).*\n"  # I have asked for the numbers once more
    assert re.sub(asked, "", counted(worker), flags=re.MULTILINE) == re.sub(asked, "", numbers, flags=re.MULTILINE)
    assert requests(counted(worker)) == requests(numbers) + 2


def requests(numbers: str) -> int:
    return int(re.search(r"tablee_request_seconds_count (\d+)", numbers)[1])  # type: ignore[index]  # it is there


# --- Frames of a socket that stays open ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_what_a_socket_keeps_ready_for_others_never_reaches_somebody_else(worker: Worker, game: str) -> None:
    """All sockets of a table share what was encoded. Each is sent what it would be sent alone, clocks and all."""
    rng = Random(game)
    seats = max(2, load(game).players[0])
    match = begin(worker, game, seats, time={"pace": "stock", "seconds": 600})
    match.talks()
    people = [chair.person for chair in match.table.seating.chairs if chair.person]
    people += [one.id for one in match.table.seating.spectators()]
    shared = Frames()
    ears = {
        (person, language): Subscription(person, language, lean=True, beats=True)
        for person in people
        for language in LANGUAGES
    }
    lonely = {one: (Frames(), replace(ear)) for one, ear in ears.items()}
    for _ in range(12):
        if match.table.phase is not Phase.RUNNING:
            break
        table, now = match.table, match.table.at + 1.0
        for person in people:
            seats_of = table.seating.seats_of(person)
            twin = match.twin(seats_of[0], rng).state if seats_of else table
            for language in LANGUAGES:
                own, alone = lonely[person, language]
                assert shared.next(table, ears[person, language], now) == own.next(twin, alone, now)
        match.goes_on(rng)


# --- Lists and finished matches ----------------------------------------------------------------------------------------------


def test_a_private_table_is_in_nobodys_list_and_its_record_is_for_those_who_were_there(worker: Worker) -> None:
    match = begin(worker, "fuji_flush", 3)
    rng = Random(1)
    while match.table.phase is Phase.RUNNING:
        for stranger in (match.stranger, Person(worker)):
            assert match.id not in stranger.ask("GET", "/api/tables").text
            for path in ("", "/record", "/replay", "/replay/0", "/qr.svg"):
                answer = stranger.ask("GET", f"/api/tables/{match.id}{path}")
                assert answer.status_code in {401, 403, 409}
                assert set(answer.json()) == {"error", "text"}
        match.goes_on(rng)
    for stranger in (match.stranger, Person(worker)):
        for path in ("/record", "/replay", "/replay/0"):
            assert stranger.ask("GET", f"/api/tables/{match.id}{path}").status_code == 403
    assert match.zoe.ask("GET", f"/api/tables/{match.id}/record").status_code == 200


def test_a_list_tells_nothing_of_whispers(worker: Worker) -> None:
    """An aside shows in nobody's numbers: not in those of a player who does not hear it, nor of a stranger."""
    match = begin(worker, "fuji_flush", 4, public=True)
    lists = [person.ask("GET", "/api/tables").content for person in (match.players[2], match.stranger)]
    aside = match.players[1].wish(match.id, "say", text="you and me", channel="aside", to=[1])
    assert aside.status_code == 200
    assert [person.ask("GET", "/api/tables").content for person in (match.players[2], match.stranger)] == lists


# --- Time --------------------------------------------------------------------------------------------------------------------


def test_a_pause_depends_on_nothing_but_luck() -> None:
    assert list(inspect.signature(pace.pause).parameters) == ["rng"]
    assert [pace.pause(Random(7)) for _ in range(3)] == [pace.pause(Random(7))] * 3


class Quick:
    """A pool whose bots know their answer at once: whatever they wait for then, it isn't for a thought."""

    def think(
        self, game: Game[State, View], bot: str, world: State, seat: Seat, *, seed: str, seconds: float
    ) -> Thinking:
        future: Future[Answer] = Future()
        future.set_result(Answer(game.answers(world, seat, Random(seed))[0], (), 0, ()))
        return Thinking(future, _parts=())


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which those who hold nothing have to pass."""
    for module in (state_module, lobby):
        monkeypatch.setattr(module, "load", lambda name: PARLOUR if name == "parlour" else load(name))


@pytest.mark.parametrize("rest", [NEVER, 0.0])
def test_bots_and_forced_passes_wait_for_the_same_kind_of_pause(parlour: None, tmp_path: Path, rest: float) -> None:
    """A taunt: one seat is a bot's, and of the two others one can do nothing but pass. Each waits for a pause; then it answers."""
    asked: list[tuple[object, ...]] = []

    def pausing(*arguments: object) -> float:
        asked.append(arguments)
        return rest

    async def work() -> None:
        async with await Store.open(f"sqlite:///{tmp_path / 'tablee.db'}") as store:
            node = await ServerNode.open(store, cast("Pool", Quick()), pace=pausing, rng=Random(1))
            people = [(await store.people.create(name)).id for name in ("Ada", "Basile", "Chloé")]
            table_id = await node.open_table(people[0], "Ada", "parlour", Terms(4, time=Time(), language="en"))
            link = (await node.table(table_id)).link
            for seat, (person, name) in enumerate(zip(people, ("Ada", "Basile", "Chloé"), strict=True)):
                await node.submit(table_id, do.Join(name=name, invitation=link), person)
                await node.submit(table_id, do.Sit(seat=seat), person)
                await node.submit(table_id, do.Ready(), person)
            await node.submit(table_id, do.PlaceBot(seat=3, bot="random"), people[0])
            await node.submit(table_id, do.Deal(seed=bytes(32)), people[0])
            table = await node.table(table_id)
            await node.submit(table_id, do.Answer(seat=0, revision=table.revision, move="do taunt"), people[0])
            automatic = 0
            while True:
                for _ in range(200):  # whatever has nothing to wait for is done by then
                    await asyncio.sleep(0)
                live = table.match
                assert live is not None
                waiting = set(play.forced_seats(table)) | {turn.seat for turn in play.bots_due(table)}
                automatic = sum(not step.person for step in live.steps)
                if rest or live.asked.keys() == {0} or (not waiting and not node.tables._loaded[table_id].under_way):
                    break
                await asyncio.sleep(0.005)
            if rest:
                assert automatic == 0
                assert len(asked) == len(waiting)
            else:
                assert len(asked) == automatic
            await node.close()

    asyncio.run(asyncio.wait_for(work(), 60))
    for arguments in asked:
        assert [type(one) for one in arguments] == [Random]
