// Nine cells, the smallest work there is. A full board is wiped, so that a match lasts as long as we like.
"use strict";

module.exports = {
  name: "tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      if (G.cells.every((one) => one !== null)) G.cells.fill(null);
      G.cells[cell % 9] = playerID;
    },
  },
};
