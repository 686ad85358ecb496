// How a game is shown wherever there is a list of games or tables.

/** @import { GameOut } from "wire" */

import { h } from "../dom.js";
import { language, say } from "../words.js";
import { icon } from "./icons.js";

/**
 * The picture on the box; a game without one gets its initial on a plain cover.
 *
 * @param {GameOut} game
 */
export function cover(game) {
  if (game.cover) {
    const picture = `${document.body.dataset.files}games/${game.name}/art/cover.svg`;
    return h("div", { class: "cover" }, h("img", { src: picture, alt: "", width: 480, height: 360 }));
  }
  return h(
    "div",
    { class: "cover plain", style: { "--hue": String(hue(game.name)) }, "aria-hidden": "true" },
    h("span", {}, game.title.slice(0, 1)),
  );
}

/** @param {string} name */
function hue(name) {
  return [...name].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 360, 7);
}

/**
 * How many play, and how long.
 *
 * @param {GameOut} game
 */
export function facts(game) {
  const players =
    game.least === game.most
      ? say("web-players-exactly", { count: game.least })
      : say("web-players", { least: game.least, most: game.most });
  const [least, most] = game.minutes;
  const minutes = least === most ? say("web-minutes-about", { count: least }) : say("web-minutes", { least, most });
  return h("p", { class: "facts" }, h("span", {}, icon("people"), players), h("span", {}, icon("clock"), minutes));
}

/** @type {[number, keyof typeof UNIT][]} */
const STEPS = [
  [60, "second"],
  [3600, "minute"],
  [86_400, "hour"],
  [2_592_000, "day"],
];
const UNIT = { second: 1, minute: 60, hour: 3600, day: 86_400, month: 2_592_000 };

/**
 * How long ago that was, in words.
 *
 * @param {number} seconds
 */
export function since(seconds) {
  const passed = Math.max(0, Date.now() / 1000 - seconds);
  const unit = STEPS.find(([end]) => passed < end)?.[1] ?? "month";
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(passed / UNIT[unit]), unit);
}
