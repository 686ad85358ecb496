// Who came where, and what each score is made of: after a match, and at the end of its replay.

/** @import { Part, Place, Standings } from "wire" */

import { h } from "../dom.js";
import { signs } from "../table/faces.js";
import { number, say, signed } from "../words.js";
import { icon } from "./icons.js";

const ROOMY = "(min-width: 60rem)";

/**
 * What the end means for the reader, and how it was decided.
 *
 * @param {Standings} standings
 * @param {readonly number[]} mine
 */
export function verdict({ title, text, places }, mine) {
  const own = places.find((place) => place.seats.some((seat) => mine.includes(seat)));
  return h(
    "div",
    { class: "verdict" },
    medal(places, own?.rank ?? 1),
    h("h2", { class: "result", id: "result" }, title),
    h("p", { class: "why" }, text),
  );
}

/**
 * A cup for whoever won, and for those who look on; my place for the others, but in a duel.
 *
 * @param {readonly Place[]} places
 * @param {number} rank
 */
function medal(places, rank) {
  if (rank === 1) return places[0]?.rank === 1 ? icon("trophy") : null;
  return rank && places.length > 2 ? h("span", { class: "rank", "aria-hidden": "true" }, rank) : null;
}

/**
 * The places, the first one first; mine are marked.
 *
 * @param {Standings} standings
 * @param {readonly number[]} mine
 * @param {boolean} open whether what scores are made of lies open
 */
export function ranking({ places, unit }, mine, open = matchMedia(ROOMY).matches) {
  return [
    unit ? h("p", { class: "unit soft" }, unit) : null,
    h(
      "ol",
      { class: "places", "aria-label": say("web-standings") },
      places.map((place) =>
        h(
          "li",
          { class: place.seats.some((seat) => mine.includes(seat)) ? "mine" : "", dataset: { rank: place.rank } },
          place.parts.length ? folded(place, open) : h("div", { class: "place" }, line(place)),
        ),
      ),
    ),
  ];
}

/**
 * @param {Place} place
 * @param {boolean} open
 */
const folded = (place, open) =>
  h(
    "details",
    { open },
    h("summary", { class: "place" }, line(place)),
    h("ul", { class: "parts" }, place.parts.map(row)),
  );

/** @param {Place} place */
const line = ({ rank, seats, text, score, note }) => [
  h("span", { class: "rank" }, rank || "·"),
  h(
    "span",
    { class: "who" },
    seats.map((seat) => h("span", { class: "sign", dataset: { seat } }, signs(seat))),
    h("span", {}, text),
  ),
  score === null || score === undefined ? null : h("span", { class: "score" }, number(score)),
  note ? h("span", { class: "note" }, note) : null,
];

/** @param {Part} part */
const row = ({ text, amount }) =>
  h("li", {}, h("span", {}, text), h("b", { class: amount < 0 ? "less" : "" }, signed(amount)));
