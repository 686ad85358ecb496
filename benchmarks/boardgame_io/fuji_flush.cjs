// Fuji Flush for boardgame.io: FUJ-1 to FUJ-21, for one deal of 3 to 8 players.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const COPIES = [0, 0, 16, 12, 9, 8, 6, 6, 5, 4, 4, 4, 3, 3, 3, 2, 1, 1, 1, 1, 1]; // by value
const DECK = COPIES.flatMap((copies, value) => new Array(copies).fill(value));
const DEALT = { 3: 6, 4: 6, 5: 6, 6: 6, 7: 5, 8: 5 };
const TURN_LIMIT = 3000;

// FUJ-1, FUJ-3: shuffle and deal; somebody begins. `setupData` may prescribe every shuffle in its order, and who begins.
function setup({ ctx, random }, { piles = [], first } = {}) {
  const [dealt = random.Shuffle(DECK), ...reshuffled] = piles;
  const deck = [...dealt]; // the top card last
  const hands = Array.from({ length: ctx.numPlayers }, () =>
    deck.splice(-DEALT[ctx.numPlayers]).sort((one, other) => one - other),
  );
  return {
    hands,
    deck,
    reshuffled,
    discard: [],
    front: new Array(ctx.numPlayers).fill(null),
    first: first ?? random.Die(ctx.numPlayers) - 1,
    played: 0,
  };
}

// FUJ-10: the value, as often as it lies in front of somebody.
const worth = (front, value) => value * front.filter((card) => card === value).length;

// FUJ-5 to FUJ-7: a card still in front of its owner leaves with all its equals; whoever has no card left has won.
function pushThrough({ G, ctx, events }) {
  const seat = Number(ctx.currentPlayer);
  const card = G.front[seat];
  if (card === null) return;
  const together = [...G.front.keys()].filter((one) => G.front[one] === card);
  for (const one of together) {
    G.front[one] = null;
    G.discard.push(card);
  }
  const winners = together.filter((one) => G.hands[one].length === 0);
  if (winners.length > 1) events.endGame({ winners, reason: "together" });
  else if (winners.length === 1) events.endGame({ winners, reason: winners[0] === seat ? "own-turn" : "other-turn" });
}

// FUJ-17: the discards become the draw pile.
function reshuffle(G, random) {
  const prescribed = G.reshuffled.shift();
  G.deck = prescribed ?? random.Shuffle(G.discard);
  G.discard = [];
}

function draw(G, seat, random) {
  if (G.deck.length === 0) reshuffle(G, random);
  G.hands[seat] = [...G.hands[seat], G.deck.pop()].sort((one, other) => one - other);
}

// FUJ-9 to FUJ-16: a card is played, and every group worth less than its own is flushed; the owners draw, clockwise.
function play({ G, ctx, playerID, random, events }, card) {
  const seat = Number(playerID);
  const place = G.hands[seat].indexOf(card);
  if (place < 0) return INVALID_MOVE;
  G.hands[seat].splice(place, 1);
  G.front[seat] = card;
  const front = [...G.front];
  const total = worth(front, card);
  const flushed = [];
  for (let step = 1; step < ctx.numPlayers; step++) {
    const other = (seat + step) % ctx.numPlayers;
    if (front[other] !== null && worth(front, front[other]) < total) flushed.push(other);
  }
  for (const other of flushed) {
    G.discard.push(front[other]);
    G.front[other] = null;
  }
  for (const other of flushed) draw(G, other, random);
  G.played += 1;
  if (G.played === TURN_LIMIT) {
    const left = G.hands.map((hand, one) => hand.length + (G.front[one] !== null));
    const winners = [...left.keys()].filter((one) => left[one] === Math.min(...left));
    events.endGame({ winners, reason: "turn-limit" });
  }
}

// FUJ-2: a player's own hand, of the others' the size; everything, once the match is over.
function playerView({ G, ctx, playerID }) {
  const { hands, deck, reshuffled, ...open } = G;
  const over = ctx.gameover !== undefined;
  return {
    ...open,
    hand: playerID === null || playerID === undefined ? [] : hands[playerID],
    sizes: hands.map((hand) => hand.length),
    draw: deck.length,
    hands: over ? hands : [],
    pile: over ? deck : [],
  };
}

module.exports = {
  name: "fuji_flush",
  minPlayers: 3,
  maxPlayers: 8,
  disableUndo: true, // a drawn card was seen
  setup,
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    minMoves: 1,
    maxMoves: 1,
    onBegin: pushThrough,
  },
  moves: { play: { move: play, client: false } },
  playerView,
};
