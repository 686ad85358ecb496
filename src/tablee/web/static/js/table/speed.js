// How fast what happens is shown. The choice stays on this device.

import { say } from "../words.js";

const KEY = "tablee-speed";

/** How much longer than normal everything takes; nothing is played at once. */
const SPEEDS = /** @type {const} */ ({ calm: 1.7, normal: 1, fast: 0.5, "at-once": 0 });

/** @typedef {keyof typeof SPEEDS} Speed */

/** @returns {Speed} */
export function speed() {
  const chosen = localStorage.getItem(KEY) ?? "";
  return chosen in SPEEDS ? /** @type {Speed} */ (chosen) : "normal";
}

export const pace = () => SPEEDS[speed()];

/** @param {Speed} chosen */
export const setSpeed = (chosen) => localStorage.setItem(KEY, chosen);

/** The next one, round and round. */
export function nextSpeed() {
  const all = /** @type {Speed[]} */ (Object.keys(SPEEDS));
  return all[(all.indexOf(speed()) + 1) % all.length] ?? "normal";
}

/** @param {Speed} which */
export const speedName = (which) => say("web-table-speed", { speed: which });
