// What those at a table agree on, as fields: shared by the form of a new table and the lobby.

/** @import { GameOut, OptionOut, RoomSnapshot, TermsIn, Time } from "wire" */
/** @import { Choice, OptionValue } from "./forms.js" */

/**
 * @typedef {Required<TermsIn> & { time: Time }} Terms
 * @typedef {"seats" | "quick" | "door" | "time" | "options" | "rest"} Part
 * @typedef {{ of: "seconds" | "increment", unit?: number, least: number, most: number }} Amount
 * @typedef {object} TermsOptions
 * @property {(terms: Terms) => void} changed gets the new terms
 * @property {readonly Part[]} parts which are wanted
 * @property {boolean} [disabled]
 * @property {string} [prefix]
 */

import { h } from "../dom.js";
import { clockText } from "../table/people.js";
import { language, languages, number, say } from "../words.js";
import { field, optionField, segments, select, toggle } from "./forms.js";
import { seatsField, strengths } from "./play.js";

const DAY = 86_400;
/** @type {Terms["absent"][]} */
const ABSENT = ["ask", "bot", "leave"];
/** @type {Time["pace"][]} */
const PACES = ["none", "move", "stock", "days"];
const TIMES = {
  none: { seconds: 0, increment: 0 },
  move: { seconds: 60, increment: 0 },
  stock: { seconds: 900, increment: 10 },
  days: { seconds: 2 * DAY, increment: 0 },
};

/**
 * Terms of a new table of that game, before anybody has changed them.
 *
 * @param {GameOut} game
 * @returns {Terms}
 */
export function usualTerms(game) {
  return {
    seats: Math.min(game.most, Math.max(game.least, 4)),
    options: Object.fromEntries(game.options.map((one) => [one.name, one.default])),
    time: { pace: "none", ...TIMES.none },
    language: language(),
    public: false,
    absent: "ask",
    stand_in: "normal",
    hot_seat: false,
    grace: 120,
  };
}

/**
 * Terms as the setting of a table tells them.
 *
 * @param {RoomSnapshot} options
 * @returns {Terms}
 */
export function termsOf({ chairs, options, time, language: spoken, public: open, absent, stand_in, hot_seat, grace }) {
  return {
    seats: chairs.length,
    options,
    time,
    language: languages().find((one) => one === spoken) ?? "fr",
    public: open,
    absent: ABSENT.find((one) => one === absent) ?? "ask",
    stand_in,
    hot_seat,
    grace,
  };
}

/**
 * How long everybody has, in words.
 *
 * @param {Time} options
 */
export function timeInWords({ pace, seconds, increment }) {
  if (pace === "none") return say("web-time-none-told");
  if (pace === "days") return say("web-time-days-told", { count: seconds / DAY });
  if (pace === "move") return say("web-time-move-told", { time: duration(seconds) });
  return increment
    ? say("web-time-stock-more-told", { time: duration(seconds), more: duration(increment) })
    : say("web-time-stock-told", { time: duration(seconds) });
}

/** @param {number} seconds */
function duration(seconds) {
  if (seconds < 60 || seconds % 60) return say("web-seconds", { count: seconds });
  return say("web-minutes-count", { count: seconds / 60 });
}

/**
 * The fields of some terms. `changed` gets the new terms; fields that hang on them are drawn again by whoever called.
 * `parts` says which are wanted: seats, quick (the options that matter first), door, time, options (the others), rest.
 *
 * @param {GameOut} game
 * @param {Terms} terms
 * @param {TermsOptions} options
 */
export function termsFields(game, terms, { disabled = false, changed, parts, prefix = "terms" }) {
  /** @param {Partial<Terms>} change */
  const set = (change) => changed({ ...terms, ...change });
  /** @param {OptionOut} one */
  const option = (one) =>
    optionField(one, terms.options[one.name], {
      disabled,
      prefix: `${prefix}-option`,
      onchange: (value) => set({ options: { ...terms.options, [one.name]: value } }),
    });
  const make = {
    seats: () =>
      seatsField({
        id: `${prefix}-seats`,
        game,
        value: terms.seats,
        disabled,
        onchange: (value) => set({ seats: Number(value) }),
      }),
    door: () =>
      segments({
        id: `${prefix}-door`,
        legend: say("web-who-may-come"),
        choices: [
          ["no", say("web-by-invitation")],
          ["yes", say("web-public")],
        ],
        value: terms.public ? "yes" : "no",
        help: terms.public ? say("web-public-help") : say("web-by-invitation-help"),
        disabled,
        onchange: (value) => set({ public: value === "yes" }),
      }),
    time: () => timeFields(terms.time, { disabled, prefix, changed: (time) => set({ time }) }),
    quick: () => game.options.filter((one) => one.quick).map(option),
    options: () => game.options.filter((one) => !one.quick).map(option),
    rest: () => restFields(game, terms, { disabled, prefix, set }),
  };
  return parts.map((part) => make[part]());
}

/**
 * @param {Time} time
 * @param {{ disabled: boolean, prefix: string, changed: (time: Time) => void }} options
 */
function timeFields(time, { disabled, prefix, changed }) {
  /** @type {Choice<Time["pace"]>[]} */
  const paces = PACES.map((pace) => [pace, say(`web-time-${pace}`)]);
  /** @type {(id: string, label: string, amount: Amount) => HTMLElement} */
  const amount = (id, label, { of, unit = 1, least, most }) => {
    const input = h("input", {
      id: `${prefix}-${id}`,
      type: "number",
      required: true,
      min: least,
      max: most,
      step: "any",
      value: time[of] / unit,
      disabled,
      onchange: ({ currentTarget }) =>
        currentTarget.reportValidity() && changed({ ...time, [of]: currentTarget.valueAsNumber * unit }),
    });
    return field(label, input);
  };
  const fields = {
    none: () => null,
    move: () => amount("move", say("web-seconds-per-move"), { of: "seconds", least: 5, most: 3600 }),
    stock: () => [
      amount("stock", say("web-minutes-per-match"), { of: "seconds", unit: 60, least: 1, most: 600 }),
      amount("more", say("web-seconds-more"), { of: "increment", least: 0, most: 600 }),
    ],
    days: () => amount("days", say("web-days-per-move"), { of: "seconds", unit: DAY, least: 1, most: 30 }),
  };
  return [
    segments({
      id: `${prefix}-pace`,
      legend: say("web-time"),
      choices: paces,
      value: time.pace,
      disabled,
      help: say(`web-time-${time.pace}-help`),
      onchange: (pace) => changed({ pace, ...TIMES[pace] }),
    }),
    time.pace === "none" ? null : h("div", { class: "amounts" }, fields[time.pace]()),
  ];
}

/**
 * @param {GameOut} game
 * @param {Terms} terms
 * @param {{ disabled: boolean, prefix: string, set: (change: Partial<Terms>) => void }} options
 */
function restFields(game, terms, { disabled, prefix, set }) {
  const names = { fr: "Français", en: "English" };
  const absent = ABSENT.filter((one) => one !== "leave" || game.leavable);
  /** @type {Choice<Terms["absent"]>[]} */
  const absences = absent.map((one) => [one, say(`web-absent-${one}`)]);
  /** @type {Choice<Terms["language"]>[]} */
  const spoken = languages().map((one) => [one, names[one]]);
  return [
    segments({
      id: `${prefix}-absent`,
      legend: say("web-absent"),
      choices: absences,
      value: terms.absent,
      help: say(`web-absent-${terms.absent}-help`),
      disabled,
      onchange: (value) => set({ absent: value }),
    }),
    terms.absent === "leave"
      ? null
      : field(
          say("web-stand-in"),
          select({
            id: `${prefix}-stand-in`,
            choices: strengths(game),
            value: terms.stand_in,
            disabled,
            onchange: (value) => set({ stand_in: value }),
          }),
        ),
    terms.time.pace === "days"
      ? null
      : field(
          say("web-grace"),
          select({
            id: `${prefix}-grace`,
            choices: graces(terms.grace),
            value: terms.grace,
            disabled,
            onchange: (value) => set({ grace: value }),
          }),
          say("web-grace-help"),
        ),
    field(
      say("web-spoken"),
      select({
        id: `${prefix}-language`,
        choices: spoken,
        value: terms.language,
        disabled,
        onchange: (value) => set({ language: value }),
      }),
      say("web-spoken-help"),
    ),
    toggle({
      id: `${prefix}-hot-seat`,
      label: say("web-hot-seat"),
      help: say("web-hot-seat-help"),
      checked: terms.hot_seat,
      disabled,
      onchange: (value) => set({ hot_seat: value }),
    }),
  ];
}

/**
 * How long to wait for somebody who is away; what a program has chosen is among it.
 *
 * @param {number} chosen
 * @returns {Choice<number>[]}
 */
const graces = (chosen) =>
  [...new Set([30, 60, 120, 300, 600, chosen])].sort((a, b) => a - b).map((seconds) => [seconds, clockText(seconds)]);

/**
 * What was agreed on, for those who can't change it: only what is not as usual in so many words.
 *
 * @param {GameOut} game
 * @param {Terms} terms
 */
export function termsInWords(game, terms) {
  const rows = [
    [say("web-time"), timeInWords(terms.time)],
    [say("web-who-may-come"), terms.public ? say("web-public") : say("web-by-invitation")],
    [say("web-absent"), say(`web-absent-${terms.absent}`)],
  ];
  if (terms.hot_seat) rows.push([say("web-hot-seat"), say("web-yes")]);
  for (const option of game.options)
    rows.push([option.title, optionInWords(option, terms.options[option.name]), option.help]);
  return h(
    "dl",
    { class: "agreed" },
    rows.map(([title, value, help]) =>
      h("div", {}, h("dt", {}, title), h("dd", {}, value, help ? h("span", { class: "soft" }, help) : null)),
    ),
  );
}

/**
 * @param {OptionOut} option
 * @param {OptionValue | undefined} value
 */
function optionInWords(option, value) {
  if (option.kind === "switch") return value ? say("web-yes") : say("web-no");
  if (option.kind === "choice") return option.labels[option.choices.indexOf(String(value))] ?? String(value);
  return typeof value === "number" ? number(value) : String(value) || "–";
}
