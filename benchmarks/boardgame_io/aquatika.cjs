// Aquatika for boardgame.io: AQU-1 to AQU-64 on the classic board, camps filled in secret.
//
// A cell is a number, row by row from a0; a piece two letters, colour and kind: YO is a yellow octopus. What an octopus covers
// stands in `prey`, by the cell.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");
const { original } = require("immer"); // that boardgame.io itself uses

const WIDTH = 5;
const CELLS = 50;
const COLOURS = ["Y", "G"];
const FORWARD = [1, -1];
const GOALS = [47, 2];
const CAMPS = [
  [16, 17, 18, 11, 12, 13, 6, 7, 8], // from the front row to the back row, each from its owner's left
  [33, 32, 31, 38, 37, 36, 43, 42, 41],
];
const EACH = { O: 3, S: 3, F: 3 };

const row = (cell) => Math.floor(cell / WIDTH);
const SIDEWAYS = [
  [0, -1],
  [0, 1],
];
const AHEAD = [
  [1, -1],
  [1, 0],
  [1, 1],
];

// AQU-11, AQU-12: the cells in one direction, as far as the colour may go.
function line(seat, cell, [rows, columns]) {
  const cells = [];
  let [y, x] = [row(cell), cell % WIDTH];
  while (true) {
    y += rows * FORWARD[seat];
    x += columns;
    const at = y * WIDTH + x;
    const within = x >= 0 && x < WIDTH && y >= 1 && y <= 8;
    if (!within && !(at === GOALS[seat] && x === GOALS[seat] % WIDTH)) return cells;
    cells.push(at);
  }
}

const each = (directions, found) =>
  [0, 1].map((seat) =>
    Array.from({ length: CELLS }, (_, cell) => found(directions.map((one) => line(seat, cell, one)))),
  );
const STEPS = each([...SIDEWAYS, ...AHEAD], (lines) => lines.flatMap((cells) => cells.slice(0, 1)));
const FLIGHTS = each(AHEAD, (lines) => lines.filter((cells) => cells.length > 1));

// --- Placement -------------------------------------------------------------------------------------------------------------

// AQU-1: Yellow is the first player, Grey the second; either may begin.
function setup({ random }, { first } = {}) {
  return {
    first: first ?? random.Die(2) - 1,
    camps: [[], []], // the kinds that each has placed
    ready: [false, false],
    board: new Array(CELLS).fill(null),
    prey: {},
    eaten: [],
    seen: {}, // how often each position came, since the last move that can't be undone
    twice: 0, // how many of those came twice
    occurred: 1,
  };
}

// AQU-2: a piece for the next cell of the camp; what can only lie in one way is laid by itself (AQU-R22).
function place({ G, playerID, events }, kind) {
  const seat = Number(playerID);
  const camp = [...G.camps[seat], kind];
  const left = Object.keys(EACH).map((one) => [one, EACH[one] - camp.filter((placed) => placed === one).length]);
  if (!(kind in EACH) || left.some(([, count]) => count < 0)) return INVALID_MOVE;
  const open = left.filter(([, count]) => count > 0);
  if (open.length < 2) {
    for (const [one, count] of open) camp.push(...new Array(count).fill(one));
    G.ready[seat] = true;
    events.endStage();
  }
  G.camps[seat] = camp;
}

// AQU-3: both camps lie open.
function showCamps({ G }) {
  for (const seat of [0, 1]) {
    for (const [at, cell] of CAMPS[seat].entries()) G.board[cell] = COLOURS[seat] + G.camps[seat][at];
  }
}

// --- Moves -----------------------------------------------------------------------------------------------------------------

const isPiece = (board, cell, kind) => board[cell] !== null && board[cell][1] === kind;

// AQU-41 to AQU-44: over one piece onto the next cell, and on in the same line.
function jumps(board, seat, a) {
  const landings = [];
  for (const cells of FLIGHTS[seat][a]) {
    for (let at = 1; at < cells.length; at += 2) {
      if (board[cells[at - 1]] === null || board[cells[at]] !== null) break;
      landings.push(cells[at]);
    }
  }
  return landings;
}

// AQU-20 to AQU-45: whether the piece could do that, positions that come again aside.
const CAN = {
  go: ({ board }, seat, a, b) =>
    board[b] === null && (STEPS[seat][a].includes(b) || (isPiece(board, a, "F") && jumps(board, seat, a).includes(b))),
  carry: ({ board, prey }, seat, a, b) => board[b] === null && a in prey && STEPS[seat][a].includes(b),
  onto: ({ board }, seat, a, b) =>
    board[b] !== null &&
    STEPS[seat][a].includes(b) &&
    (isPiece(board, a, "S") || (isPiece(board, a, "O") && !isPiece(board, b, "O"))),
};
const WAYS = Object.keys(CAN);

const own = ({ board }, seat, cell) => board[cell] !== null && board[cell][0] === COLOURS[seat];

// All that the piece on a cell could do; a move is [how, from, to].
function* movesFrom(table, seat, a) {
  for (const b of STEPS[seat][a]) {
    for (const how of WAYS) if (CAN[how](table, seat, a, b)) yield [how, a, b];
  }
  if (isPiece(table.board, a, "F")) for (const b of jumps(table.board, seat, a)) yield ["go", a, b];
}

// AQU-10: all that one of a player's uncovered pieces could do.
function* movesOf(table, seat) {
  for (let a = 0; a < CELLS; a++) if (own(table, seat, a)) yield* movesFrom(table, seat, a);
}

// AQU-13, AQU-20 to AQU-31: the table after a move.
function after(table, [how, a, b]) {
  const board = [...table.board];
  const prey = { ...table.prey };
  const eaten = [...table.eaten];
  const [piece, met, beneath] = [board[a], board[b], prey[a]];
  delete prey[a];
  if (how === "carry") prey[b] = beneath;
  else if (how === "onto" && piece[1] === "O") prey[b] = met;
  else if (how === "onto") {
    eaten.push(met);
    if (b in prey) eaten.push(prey[b]);
    delete prey[b];
  }
  board[a] = how === "carry" ? null : (beneath ?? null);
  board[b] = piece;
  return { board, prey, eaten };
}

// AQU-53, AQU-R18: all pieces and all preys, and who is to move.
const position = ({ board, prey }, seat) => `${board.join()}|${Object.entries(prey).join()}|${seat}`;

// AQU-54: only after a sideways move that eats nothing can an earlier position come again.
const canComeBack = ({ board }, [how, a, b]) => row(a) === row(b) && (how !== "onto" || isPiece(board, a, "O"));

const barred = (table, seat, move) =>
  table.twice > 0 && canComeBack(table, move) && table.seen[position(after(table, move), 1 - seat)] >= 2;

// AQU-52: whether there is a legal move at all.
function canMove(table, seat) {
  for (const move of movesOf(table, seat)) if (!barred(table, seat, move)) return true;
  return false;
}

// AQU-53: how often each position came, with the one that a move makes.
function remember(before, now, seat, move) {
  if (!canComeBack(before, move)) return { seen: {}, twice: 0, occurred: 1 };
  const seen = Object.keys(before.seen).length > 0 ? before.seen : { [position(before, seat)]: 1 };
  const came = position(now, 1 - seat);
  const occurred = (seen[came] ?? 0) + 1;
  return { seen: { ...seen, [came]: occurred }, twice: before.twice + (occurred === 2), occurred };
}

const travel =
  (how) =>
  ({ G, playerID, events }, a, b) => {
    const seat = Number(playerID);
    const move = [how, a, b];
    const before = original(G); // the draft is slow to read, and the board is read all the time
    if (!(own(before, seat, a) && CAN[how](before, seat, a, b)) || barred(before, seat, move)) return INVALID_MOVE;
    const table = after(before, move);
    const now = { ...table, ...remember(before, table, seat, move) };
    Object.assign(G, now);
    if (b === GOALS[seat])
      events.endGame({ winners: [seat], reason: "goal" }); // AQU-50
    else if (!canMove(now, 1 - seat)) events.endGame({ winners: [seat], reason: "no-move" }); // AQU-52
  };

// --- What a player may know ------------------------------------------------------------------------------------------------

// AQU-60 to AQU-64: a camp before both are shown is its owner's; nobody looks under the other's octopuses before the end.
function playerView({ G, ctx, playerID }) {
  const { seen, twice, ...open } = G;
  const seat = playerID === null || playerID === undefined ? null : Number(playerID);
  if (ctx.gameover !== undefined) return { ...open, barred: [] };
  const mine = (cell) => G.board[cell][0] === COLOURS[seat];
  const toMove = ctx.phase === "play" && playerID === ctx.currentPlayer;
  return {
    ...open,
    camps: ctx.phase === "play" ? G.camps : G.camps.map((camp, one) => (one === seat ? camp : [])),
    prey: Object.fromEntries(Object.entries(G.prey).filter(([cell]) => mine(cell))),
    barred: toMove && twice > 0 ? [...movesOf(G, seat)].filter((move) => barred(G, seat, move)) : [],
  };
}

module.exports = {
  name: "aquatika",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // what was seen can't be taken back
  setup,
  phases: {
    placement: {
      start: true,
      turn: {
        activePlayers: { all: "placing" },
        stages: {
          placing: { moves: { place: { move: place, client: false, redact: true, ignoreStaleStateID: true } } },
        },
      },
      endIf: ({ G }) => G.ready.every(Boolean),
      onEnd: showCamps,
      next: "play",
    },
    play: {
      turn: {
        order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
        minMoves: 1,
        maxMoves: 1,
      },
      moves: { go: travel("go"), carry: travel("carry"), onto: travel("onto") },
    },
  },
  playerView,
};
