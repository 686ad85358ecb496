// Small drawings: the sign of each seat (colour is never alone) and the icons of the tools.

/** @import { Attributes } from "../dom.js" */

import { h } from "../dom.js";

const SEATS = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M4 4h16v16H4z",
  "M12 3 22 20H2z",
  "M12 2l9 10-9 10-9-10z",
  "M12 2l3 6.6 7 .8-5.2 4.8 1.5 7L12 17.7 5.7 21.2l1.5-7L2 9.4l7-.8z",
  "M12 21C5 15.5 2.5 12.3 2.5 8.6A4.9 4.9 0 0 1 12 6.7a4.9 4.9 0 0 1 9.5 1.9C21.5 12.3 19 15.5 12 21z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  "M7 3h10l5 9-5 9H7l-5-9z",
];

const ICONS = {
  hint: "M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.7 10.7c.8.7 1.2 1.4 1.2 2.3h5c0-.9.4-1.6 1.2-2.3A6 6 0 0 0 12 3z",
  goal: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.2 9.3a2.8 2.8 0 1 1 4.2 2.5c-.9.5-1.4 1-1.4 2M12 17.2h.01",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  eye: "M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  hidden:
    "M3 3l18 18M10 5.7c6.8-1 11.5 6.3 11.5 6.3s-1.2 2.2-3.5 4M6.5 7.3C3.8 9.3 2.5 12 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-.9",
  bell: "M6 16V11a6 6 0 1 1 12 0v5l2 2H4zm4 4.5h4",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zm11.5-1a5 5 0 0 1 0 7m2.5-9.5a8.5 8.5 0 0 1 0 12",
  quiet: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zm12 0 5 5m0-5-5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  close: "M5 5l14 14M19 5 5 19",
  rule: "M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zm4 5h6m-6 4h6",
  keys: "M2.5 6h19v12h-19zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18",
  bot: "M5 9h14v10H5zm7-5v5m-3.5 4.5h.01m7 0h.01M2 12v4m20-4v4",
  away: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l3.5 2",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  leave: "M14 4h6v16h-6M10 8l-5 4 5 4m-5-4h11",
  flag: "M6 21V4m0 0h12l-3 4 3 4H6",
  send: "M4 12 20 4l-4 16-4-6z",
  again: "M5 5v5h5M5.6 10A7.5 7.5 0 1 1 5 14.5",
  skip: "M5 5l9 7-9 7zM18 5v14",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5",
  speed: "M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",
};

/** @typedef {keyof typeof ICONS} Icon */

/**
 * The sign of a seat, in the colour of the nearest [data-seat].
 *
 * @param {number} seat
 */
export function seatMark(seat) {
  return h(
    "svg",
    { class: "mark", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: SEATS[seat % SEATS.length] }),
  );
}

/** @param {Icon} name */
export function icon(name) {
  return h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));
}

/**
 * A button that shows an icon and, where there is room, its words.
 *
 * @param {Icon} name
 * @param {string} text
 * @param {Attributes<HTMLButtonElement>} attributes
 */
export function tool(name, text, attributes = {}) {
  return h(
    "button",
    { type: "button", class: "tool", title: text, ...attributes },
    icon(name),
    h("span", { class: "words" }, text),
  );
}
