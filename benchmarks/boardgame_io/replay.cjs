// Plays recorded matches through boardgame.io's own reducer and tells what every player sees after every move.
//
// In: a line of JSON for each match. Out: a line for each match, {views, wrong}: the views by move, and the moves whose legality
// was another than expected.
"use strict";

const readline = require("node:readline");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

console.error = () => undefined; // boardgame.io tells of every refused move, and here they are asked for

const act = (seat, [type, ...args]) => ({ type: "MAKE_MOVE", payload: { type, args, playerID: String(seat) } });

function isLegal(reduce, state, seat, move) {
  return reduce(state, act(seat, move)).transients?.error === undefined;
}

function replay({ game: name, seats, setupData, steps }) {
  const game = require(`./${name}.cjs`);
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: seats, setupData });
  const views = [];
  const wrong = [];
  const look = () => {
    const { G, ctx } = state;
    const readers = [...new Array(seats).keys()].map(String);
    views.push([...readers, null].map((playerID) => ({ G: game.playerView({ G, ctx, playerID }), ctx })));
  };
  look();
  steps.forEach(({ seat, move, legal, illegal }, at) => {
    for (const one of legal) if (!isLegal(reduce, state, seat, one)) wrong.push([at, "refused", one]);
    for (const one of illegal) if (isLegal(reduce, state, seat, one)) wrong.push([at, "accepted", one]);
    state = reduce(state, act(seat, move));
    look();
  });
  return { views, wrong };
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(`${JSON.stringify(replay(JSON.parse(line)))}\n`);
});
