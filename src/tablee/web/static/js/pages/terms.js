// What those at a table agree on, as fields: shared by the form of a new table and the lobby.

import { h } from "../dom.js";
import { language, languages, number, say } from "../words.js";
import { field, optionField, segments, select, toggle } from "./forms.js";
import { seatsField, strengths } from "./play.js";

const DAY = 86_400;
const TIMES = {
  none: { seconds: 0, increment: 0 },
  move: { seconds: 60, increment: 0 },
  stock: { seconds: 900, increment: 10 },
  days: { seconds: 2 * DAY, increment: 0 },
};

/** Terms of a new table of that game, before anybody has changed them. */
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
  };
}

/** Terms as the setting of a table tells them. */
export function termsOf({ chairs, options, time, language: spoken, public: open, absent, stand_in, hot_seat }) {
  return { seats: chairs.length, options, time, language: spoken, public: open, absent, stand_in, hot_seat };
}

/** How long everybody has, in words. */
export function timeInWords({ pace, seconds, increment }) {
  if (pace === "none") return say("web-time-none-told");
  if (pace === "days") return say("web-time-days-told", { count: seconds / DAY });
  if (pace === "move") return say("web-time-move-told", { time: duration(seconds) });
  return increment ? say("web-time-stock-more-told", { time: duration(seconds), more: duration(increment) }) : say("web-time-stock-told", { time: duration(seconds) });
}

function duration(seconds) {
  if (seconds < 60 || seconds % 60) return say("web-seconds", { count: seconds });
  return say("web-minutes-count", { count: seconds / 60 });
}

/**
 * The fields of some terms. `changed` gets the new terms; fields that hang on them are drawn again by whoever called.
 * `parts` says which are wanted: seats, door, time, options, rest.
 */
export function termsFields(game, terms, { disabled = false, changed, parts, prefix = "terms" }) {
  const set = (change) => changed({ ...terms, ...change });
  const make = {
    seats: () => seatsField({ id: `${prefix}-seats`, game, value: terms.seats, disabled, onchange: (value) => set({ seats: Number(value) }) }),
    door: () =>
      segments({
        id: `${prefix}-door`,
        legend: say("web-who-may-come"),
        choices: [["no", say("web-by-invitation")], ["yes", say("web-public")]],
        value: terms.public ? "yes" : "no",
        help: terms.public ? say("web-public-help") : say("web-by-invitation-help"),
        disabled,
        onchange: (value) => set({ public: value === "yes" }),
      }),
    time: () => timeFields(terms.time, { disabled, prefix, changed: (time) => set({ time }) }),
    options: () =>
      game.options.map((one) =>
        optionField(one, terms.options[one.name], { disabled, prefix: `${prefix}-option`, onchange: (value) => set({ options: { ...terms.options, [one.name]: value } }) }),
      ),
    rest: () => restFields(game, terms, { disabled, prefix, set }),
  };
  return parts.map((part) => make[part]());
}

function timeFields(time, { disabled, prefix, changed }) {
  const paces = ["none", "move", "stock", "days"].map((pace) => [pace, say(`web-time-${pace}`)]);
  const amount = (id, label, value, unit, least, most, apply) => {
    const input = h("input", {
      id: `${prefix}-${id}`,
      type: "number",
      required: true,
      min: least,
      max: most,
      step: "any",
      value: value / unit,
      disabled,
      onchange: (event) => event.target.reportValidity() && apply(event.target.valueAsNumber * unit),
    });
    return field(label, input);
  };
  const fields = {
    none: () => null,
    move: () => amount("move", say("web-seconds-per-move"), time.seconds, 1, 5, 3600, (seconds) => changed({ ...time, seconds })),
    stock: () => [
      amount("stock", say("web-minutes-per-match"), time.seconds, 60, 1, 600, (seconds) => changed({ ...time, seconds })),
      amount("more", say("web-seconds-more"), time.increment, 1, 0, 600, (increment) => changed({ ...time, increment })),
    ],
    days: () => amount("days", say("web-days-per-move"), time.seconds, DAY, 1, 30, (seconds) => changed({ ...time, seconds })),
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

function restFields(game, terms, { disabled, prefix, set }) {
  const names = { fr: "Français", en: "English" };
  const absent = ["ask", "bot", ...(game.leavable ? ["leave"] : [])];
  return [
    segments({
      id: `${prefix}-absent`,
      legend: say("web-absent"),
      choices: absent.map((one) => [one, say(`web-absent-${one}`)]),
      value: terms.absent,
      help: say(`web-absent-${terms.absent}-help`),
      disabled,
      onchange: (value) => set({ absent: value }),
    }),
    terms.absent === "leave"
      ? null
      : field(say("web-stand-in"), select({ id: `${prefix}-stand-in`, choices: strengths(game), value: terms.stand_in, disabled, onchange: (value) => set({ stand_in: value }) })),
    field(say("web-spoken"), select({ id: `${prefix}-language`, choices: languages().map((one) => [one, names[one]]), value: terms.language, disabled, onchange: (value) => set({ language: value }) }), say("web-spoken-help")),
    toggle({ id: `${prefix}-hot-seat`, label: say("web-hot-seat"), help: say("web-hot-seat-help"), checked: terms.hot_seat, disabled, onchange: (value) => set({ hot_seat: value }) }),
  ];
}

/** What was agreed on, for those who can't change it: only what is not as usual in so many words. */
export function termsInWords(game, terms) {
  const rows = [
    [say("web-time"), timeInWords(terms.time)],
    [say("web-who-may-come"), terms.public ? say("web-public") : say("web-by-invitation")],
    [say("web-absent"), say(`web-absent-${terms.absent}`)],
  ];
  if (terms.hot_seat) rows.push([say("web-hot-seat"), say("web-yes")]);
  for (const option of game.options) rows.push([option.title, optionInWords(option, terms.options[option.name]), option.help]);
  return h(
    "dl",
    { class: "agreed" },
    rows.map(([title, value, help]) => h("div", {}, h("dt", {}, title), h("dd", {}, value, help ? h("span", { class: "soft" }, help) : null))),
  );
}

function optionInWords(option, value) {
  if (option.kind === "switch") return value ? say("web-yes") : say("web-no");
  if (option.kind === "choice") return option.labels[option.choices.indexOf(value)] ?? String(value);
  return option.kind === "number" ? number(value) : String(value) || "–";
}
