// boardgame.io's own server with tic-tac-toe, for benchmarks/tables.py. A full board is wiped, so that a match lasts as long as we like.
"use strict";

const { Server, Origins } = require("boardgame.io/server");

const TicTacToe = {
  name: "tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      if (G.cells.every((one) => one !== null)) G.cells.fill(null);
      G.cells[cell % 9] = playerID;
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] });
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => process.stdout.write("ready\n"));
