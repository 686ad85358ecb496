// The faces of bots: a head of its own for each name of a strength, and an expression for each strength, in the colour of the seat.

/** @import { BotSeen, ChairSeen } from "wire" */
/** @import { Child } from "../dom.js" */

import { h } from "../dom.js";
import { say } from "../words.js";
import { seatMark } from "./marks.js";

/**
 * Heads: the outline in a square of 24, and how high the eyes are.
 *
 * @type {readonly (readonly [string, number])[]}
 */
const HEADS = [
  [
    "M12 5.5a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM11.1 3v3h1.8V3zM12 .3a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z",
    12.4,
  ],
  ["M3.5 7h17v15h-17zM6.3 7.5 4.6 1.2l1.8-.4 2 6.7zM17.7 7.5l1.7-6.3-1.8-.4-2 6.7z", 12.5],
  ["M12 .8 23.4 22H.6z", 14.2],
  ["M7 4.8h10l5.4 8.6-5.4 8.6H7l-5.4-8.6zM11.1 5V.8h1.8V5zM9 .2h6v1.7H9z", 11.8],
  [
    "M3.5 7.5h17a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM9.6 8 5.2 2l1.4-1L11.4 8zM14.4 8l4.4-6-1.4-1-4.8 7zM5 20h3.2v3H5zM15.8 20H19v3h-3.2z",
    12.2,
  ],
  ["M5.2 9.4a6.8 6.8 0 0 1 13.6 0v6.8a6.8 6.8 0 0 1-13.6 0zM1.8 10.4h2.4v6H1.8zM19.8 10.4h2.4v6h-2.4z", 10.8],
  ["M3.2 1.4 9.6 6h4.8l6.4-4.6v11.2c0 6-4 9.6-8.8 9.6s-8.8-3.6-8.8-9.6z", 12.2],
  ["M2 6.5h20L19 22.4H5zM5.4 6.8a6.6 6 0 0 1 13.2 0h-2.2a4.4 3.9 0 0 0-8.8 0z", 12],
  ["M8 4h8l4.4 4.6v8.8L16 22H8l-4.4-4.6V8.6zM0 10.4h2.6v5.2H0zM21.4 10.4H24v5.2h-2.6z", 11.4],
  ["M1.6 22a10.4 13.6 0 0 1 20.8 0zM11.1 9V4h1.8v5zM12 0l2.7 2.9L12 5.8 9.3 2.9z", 14.6],
  ["M2.6 22V4.6l4.9 4.6L12 2.2l4.5 7 4.9-4.6V22z", 14],
  [
    "M4.8 11.5h14.4V17a5.4 5.4 0 0 1-5.4 5.4h-3.6A5.4 5.4 0 0 1 4.8 17zM1.4 9.2h21.2v2.6H1.4zM6.6 1h10.8v8.4H6.6z",
    14.8,
  ],
];

/** Eyes and mouth by strength, around the point between the eyes. */
const LOOKS = {
  random:
    "M-3.6-2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM3.6-1a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM-3.6 4.2 -1.2 3.4 1.2 5 3.6 4.2v1.5L1.2 6.5-1.2 4.9-3.6 5.7z",
  easy: "M-3.3-1.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM3.3-1.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM-3.6 3.4h7.2a3.6 3.4 0 0 1-7.2 0z",
  normal:
    "M-3.3-1.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM3.3-1.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM-3 3.8h6v1.6h-6z",
  hard: "M-5-2.2l3.8 1.6v2.2h-2.6zM5-2.2 1.2-.6v2.2h2.6zM-2.2 4.1h4.4v1.6h-4.4z",
};

/** Of the bots at the table that is shown, by seat. @type {readonly (BotSeen | null)[]} */
let shown = [];

/**
 * Another table is shown, or others sit at it.
 *
 * @param {readonly (BotSeen | null)[]} bots by seat
 */
export function showBots(bots) {
  shown = bots;
}

/**
 * The bots among those who sit at a table; a person whom a bot stands in for is none.
 *
 * @param {readonly ChairSeen[]} chairs
 */
export const botsOf = (chairs) =>
  chairs.map(({ bot, face: number }) => (number === null ? null : { strength: bot, face: number }));

/** @param {number} seat */
export const botOn = (seat) => shown[seat] ?? null;

/**
 * The face of a bot, in the colour of the nearest [data-seat].
 *
 * @param {BotSeen} bot
 */
export function face({ face: number, strength }) {
  const [head, eyes] = HEADS[number % HEADS.length] ?? ["", 0];
  const looks = Object.entries(LOOKS).find(([one]) => one === strength)?.[1] ?? LOOKS.normal;
  return h(
    "svg",
    { class: "face", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: head }),
    h("path", { class: "looks", d: looks, transform: `translate(12 ${eyes})` }),
  );
}

/**
 * Who a seat is: its sign, and the face of the bot that sits there.
 *
 * @param {number} seat
 * @returns {Child}
 */
export function signs(seat) {
  const bot = botOn(seat);
  return bot ? [seatMark(seat), face(bot)] : seatMark(seat);
}

/**
 * How strong a bot is, in a word; nothing for a person.
 *
 * @param {BotSeen | null} bot
 */
export function level(bot) {
  if (!bot) return null;
  const word = say(`web-strength-${bot.strength}`);
  return h("span", { class: "level" }, h("span", { class: "unseen" }, `${say("web-table-bot")}, `), word);
}
