"""The load on boardgame.io's server: recorded matches, each seat with a socket.io connection of its own."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any

import msgspec
from benchmarks.live.matches import Disagreement, Recorded, TheirMove, compare_views, seen_there
from benchmarks.live.processes import PATIENCE, Cost, Meter, Running, Tally
from benchmarks.live.tablee_load import WARM
from websockets.asyncio.client import ClientConnection, connect

PING, PONG = "2", "3"  # of engine.io
MOVE = "MAKE_MOVE"


class Lobby:
    """boardgame.io's own API for making matches."""

    def __init__(self, server: Running) -> None:
        self._connection = HTTPConnection("127.0.0.1", server.port + 1, timeout=PATIENCE)

    def create(self, match: Recorded) -> tuple[str, list[str]]:
        """A match with everybody in it; its id, and the credentials by seat."""
        path = f"/games/{match.game}"
        made = self._post(f"{path}/create", {"numPlayers": match.seats, "setupData": match.setup})
        path = f"{path}/{made['matchID']}/join"
        joined = [
            self._post(path, {"playerID": str(seat), "playerName": f"Player {seat}"}) for seat in range(match.seats)
        ]
        return made["matchID"], [one["playerCredentials"] for one in joined]

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, str]:
        self._connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = self._connection.getresponse()
        told: dict[str, str] = json.loads(answer.read())
        return told


@dataclass
class Player:
    """One seat: its socket, what it still has to play, and what it sees."""

    socket: ClientConnection
    seat: str
    credentials: str
    moves: list[TheirMove]  # the next one last
    state: dict[str, Any] = field(default_factory=dict)
    sent: list[float] = field(default_factory=list)  # when each of its moves was
    waiting: bool = False  # its move is on its way

    def may_move(self) -> bool:
        ctx = self.state["ctx"]
        if self.waiting or not self.moves or ctx.get("gameover"):
            return False
        return self.seat in (ctx["activePlayers"] or (ctx["currentPlayer"],))


@dataclass
class TheirTable:
    """A recorded match, played again: every seat makes its next move as soon as it may."""

    match: Recorded
    id: str
    credentials: list[str]
    tally: Tally
    players: list[Player] = field(default_factory=list)

    async def open(self, server: Running, stack: AsyncExitStack) -> None:
        """Connect all seats, and let them see where the match stands."""
        address = f"ws://{server.address}/socket.io/?EIO=4&transport=websocket"
        for seat, credentials in enumerate(self.credentials):
            opened = connect(address, compression=None, max_size=None, ping_interval=None)
            socket = await stack.enter_async_context(opened)
            await socket.recv()
            await socket.send(f"40/{self.match.game},")
            await socket.recv()
            moves = [move for whose, move in reversed(self.match.moves) if whose == seat]
            player = Player(socket, str(seat), credentials, moves)
            await self._send(player, "sync", self.id, player.seat, credentials, self.match.seats)
            while not player.state:
                await self._hear(player, await socket.recv())
            self.players.append(player)

    async def play(self) -> None:
        """Until all moves were made and everybody has seen them."""
        async with asyncio.timeout(10 * PATIENCE), asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(self._follow(player))
        for player, expected in zip(self.players, self.match.views, strict=False):
            compare_views(f"{self.match.game}, match {self.id}, seat {player.seat}", expected, seen_there(player.state))

    async def _follow(self, player: Player) -> None:
        seen = {str(seat): 0 for seat in range(self.match.seats)}
        left = len(self.match.moves)
        await self._move(player)
        while left:
            for whose in await self._hear(player, await player.socket.recv()):
                left -= 1
                self.tally.late.append(time.monotonic() - self.players[int(whose)].sent[seen[whose]])
                seen[whose] += 1
                if whose == player.seat:
                    player.waiting = False
                    self.tally.moves += 1
            await self._move(player)

    async def _move(self, player: Player) -> None:
        if not player.may_move():
            return
        name, *args = player.moves.pop()
        payload = {"type": name, "args": args, "playerID": player.seat, "credentials": player.credentials}
        action = {"type": MOVE, "payload": payload}
        player.waiting = True
        player.sent.append(time.monotonic())
        await self._send(player, "update", action, player.state["_stateID"], self.id, player.seat)

    async def _hear(self, player: Player, message: str | bytes) -> list[str]:
        """Take what came in; whose moves it tells of."""
        assert isinstance(message, str)
        if message == PING:
            await player.socket.send(PONG)
        if not message.startswith("42/"):
            return []
        self.tally.bytes += len(message)
        event, *rest = msgspec.json.decode(message.partition(",")[2])
        if event == "sync":
            player.state = rest[1]["state"]
        elif event == "update":
            player.state = rest[1]
            moves = [entry["action"]["payload"] for entry in rest[2] if entry["action"]["type"] == MOVE]
            if not moves:
                raise Disagreement(f"{self.match.game}, match {self.id}: a recorded move was refused")
            return [move["playerID"] for move in moves]
        return []

    async def _send(self, player: Player, *event: object) -> None:
        await player.socket.send(f"42/{self.match.game},{json.dumps(event)}")


async def measure(server: Running, name: str, matches: list[Recorded]) -> Cost:
    """All matches at once, after a few others."""
    await _run(server, "warm", matches[:WARM])
    return await _run(server, name, matches)


async def _run(server: Running, name: str, matches: list[Recorded]) -> Cost:
    meter, tally, lobby = Meter(server), Tally(), Lobby(server)
    boards = [TheirTable(match, *lobby.create(match), tally) for match in matches]
    async with AsyncExitStack() as stack:
        for board in boards:
            await board.open(server, stack)
        return await meter.cost(name, tally, [board.play() for board in boards])
