// Play now, against bots: everything is chosen already, one more click begins.

/** @import { GameOut, MeOut } from "wire" */
/** @import { Choice, OptionValue } from "./forms.js" */

/**
 * @typedef {object} Chosen what was chosen for a game last time
 * @property {number} seats
 * @property {string} strength
 * @property {string} side the number of a seat, or "any"
 * @property {Record<string, OptionValue>} options those that are asked here
 */

import { postOnce } from "../api.js";
import { fill, h, typed } from "../dom.js";
import { go } from "../navigation.js";
import { language, say } from "../words.js";
import { cover } from "./catalog.js";
import { busy, chosen, complaint, optionField, segments, select } from "./forms.js";
import { comeIn, nameField } from "./person.js";

const REMEMBERED = "tablee-bots";
const ANY = "any";
const USUAL = 4; // players, where the game allows it

/**
 * The strengths that people choose from, with their words.
 *
 * @param {GameOut} game
 * @returns {Choice[]}
 */
export const strengths = (game) =>
  game.strengths.filter((one) => one !== "random").map((one) => [one, say(`web-strength-${one}`)]);

/** @returns {Readonly<Record<string, Partial<Chosen>>>} */
const remembered = () => JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}");

/**
 * @param {GameOut} game
 * @returns {Chosen}
 */
function lastTime({ name, least, most, strengths: all, sides, options: known }) {
  const { seats = 0, strength = "", side = ANY, options = {} } = remembered()[name] ?? {};
  const asked = known.filter((one) => one.quick);
  return {
    seats: seats >= least && seats <= most ? seats : Math.min(most, Math.max(least, USUAL)),
    strength: all.includes(strength) ? strength : "normal",
    side: Number(side) < sides.length ? side : ANY,
    options: Object.fromEntries(
      asked.map((one) => [one.name, one.choices.find((value) => value === options[one.name]) ?? one.default]),
    ),
  };
}

/**
 * @param {GameOut} game
 * @param {Chosen} now
 */
function remember(game, now) {
  localStorage.setItem(REMEMBERED, JSON.stringify({ ...remembered(), [game.name]: now }));
}

/**
 * Which side, where the seats differ from the start.
 *
 * @param {GameOut} game
 * @param {string} value
 */
function sideField({ sides }, value) {
  if (!sides.length) return null;
  /** @type {Choice[]} */
  const choices = [...sides.map((one, at) => /** @type {Choice} */ ([String(at), one])), [ANY, say("web-side-any")]];
  return segments({ id: "play-side", legend: say("web-side"), choices, value });
}

/**
 * @param {GameOut} game
 * @param {string} side
 * @param {number} seats
 */
const seatOf = ({ sides }, side, seats) =>
  sides.length ? Number(side === ANY ? Math.floor(Math.random() * seats) : side) : 0;

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
  const { options } = last;
  const wrong = complaint();
  const start = h("button", { type: "submit", class: "primary large", autofocus: true }, say("web-start"));
  const dialog = h("dialog", { class: "page-part play", "aria-labelledby": "play-title" });
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    busy(start, wrong, async () => {
      const seats = Number(chosen(dialog, "play-seats") ?? game.least);
      const strength = chosen(dialog, "play-strength") ?? last.strength;
      const side = chosen(dialog, "play-side") ?? ANY;
      await comeIn(typed("play-name"));
      remember(game, { seats, strength, side, options });
      const opened = await postOnce("/api/tables", {
        game: game.name,
        terms: { seats, language: language(), options },
        sit: [seatOf(game, side, seats)],
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
      sideField(game, last.side),
      segments({ id: "play-strength", legend, choices: strengths(game), value }),
      game.options
        .filter((one) => one.quick)
        .map((one) =>
          optionField(one, options[one.name], {
            prefix: "play-option",
            onchange: (told) => {
              options[one.name] = told;
            },
          }),
        ),
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
