// Play now, against bots: everything is chosen already, one more click begins.

/** @import { GameOut, MeOut } from "wire" */
/** @import { Choice } from "./forms.js" */

import { postOnce } from "../api.js";
import { fill, h, typed } from "../dom.js";
import { go } from "../navigation.js";
import { language, say } from "../words.js";
import { cover } from "./catalog.js";
import { busy, chosen, complaint, segments, select } from "./forms.js";
import { comeIn, nameField } from "./person.js";

const REMEMBERED = "tablee-bots";
const USUAL = 4; // players, where the game allows it

/**
 * The strengths that people choose from, with their words.
 *
 * @param {GameOut} game
 * @returns {Choice[]}
 */
export const strengths = (game) =>
  game.strengths.filter((one) => one !== "random").map((one) => [one, say(`web-strength-${one}`)]);

/** @returns {Readonly<Record<string, { seats: number, strength: string }>>} */
const remembered = () => JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}");

/** @param {GameOut} game */
function lastTime({ name, least, most, strengths: all }) {
  const { seats = 0, strength = "" } = remembered()[name] ?? {};
  return {
    seats: seats >= least && seats <= most ? seats : Math.min(most, Math.max(least, USUAL)),
    strength: all.includes(strength) ? strength : "normal",
  };
}

/**
 * @param {GameOut} game
 * @param {number} seats
 * @param {string} strength
 */
function remember(game, seats, strength) {
  localStorage.setItem(REMEMBERED, JSON.stringify({ ...remembered(), [game.name]: { seats, strength } }));
}

/**
 * How many sit down: a few numbers in sight, many in a list.
 *
 * @param {{ id: string, game: GameOut, value: number, disabled?: boolean, onchange?: (value: number) => void }} options
 */
export function seatsField({ id, game, value, disabled = false, onchange }) {
  const counts = Array.from({ length: game.most - game.least + 1 }, (_, at) => game.least + at);
  if (counts.length === 1) return null;
  /** @type {Choice<number>[]} */
  const choices = counts.map((count) => [count, String(count)]);
  if (counts.length <= 8) return segments({ id, legend: say("web-how-many"), choices, value, disabled, onchange });
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, say("web-how-many")),
    select({ id, choices, value, disabled, onchange }),
  );
}

/**
 * @param {GameOut} game
 * @param {MeOut | null} here
 * @param {HTMLElement} opener
 */
export function playDialog(game, here, opener) {
  const last = lastTime(game);
  const wrong = complaint();
  const start = h("button", { type: "submit", class: "primary large", autofocus: true }, say("web-start"));
  const dialog = h("dialog", { class: "page-part play", "aria-labelledby": "play-title" });
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    busy(start, wrong, async () => {
      const seats = Number(chosen(dialog, "play-seats") ?? game.least);
      const strength = chosen(dialog, "play-strength") ?? last.strength;
      await comeIn(typed("play-name"));
      remember(game, seats, strength);
      const opened = await postOnce("/api/tables", {
        game: game.name,
        terms: { seats, language: language() },
        sit: [0],
        bots: new Array(seats - 1).fill(strength),
        start: true,
      });
      dialog.close();
      await go(`/t/${opened.id}`);
    });
  };
  const cancel = h("button", { type: "button", onclick: () => dialog.close() }, say("web-cancel"));
  const [legend, value] = [say("web-bots-strength"), last.strength];
  fill(
    dialog,
    cover(game),
    h(
      "form",
      { onsubmit: begin },
      h("h2", { id: "play-title" }, game.title),
      seatsField({ id: "play-seats", game, value: last.seats }),
      segments({ id: "play-strength", legend, choices: strengths(game), value }),
      nameField(here, "play-name"),
      wrong,
      h("div", { class: "ends" }, cancel, start),
    ),
  );
  document.body.append(dialog);
  dialog.addEventListener("close", () => closed(dialog, opener));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.showModal();
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} opener
 */
function closed(dialog, opener) {
  dialog.remove();
  if (opener.isConnected) opener.focus();
}
