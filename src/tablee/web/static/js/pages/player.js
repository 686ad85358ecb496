// A player: how strong, and which matches.

/** @import { MatchOut, PlayerOut, RatingOut } from "wire" */

/** @typedef {Readonly<Record<string, string>>} Titles */

import { get } from "../api.js";
import { fill, h } from "../dom.js";
import { date, number, say } from "../words.js";
import { icon } from "./icons.js";
import { person } from "./person.js";

const PAGE = 50; // as many as the server tells at once

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
export async function page(root, name) {
  if (name === "me" && !(await person())) return nobody(root);
  const [player, games] = await Promise.all([get("/api/players/{name}", { name }), get("/api/games")]);
  const titles = Object.fromEntries(games.map((one) => [one.name, one.title]));
  document.title = `${player.name} · Tablée`;
  root.classList.add("page-part", "player");
  fill(
    root,
    h(
      "header",
      {},
      h("p", { class: "eyebrow" }, say("web-player")),
      h("h1", {}, player.name),
      h("p", { class: "soft" }, say("web-player-since", { date: date(player.since) })),
    ),
    h("div", { class: "columns" }, ratings(player.ratings, titles), matches(name, player, titles)),
  );
}

/** @param {HTMLElement} root */
function nobody(root) {
  root.classList.add("page-part", "alone");
  fill(
    root,
    h(
      "div",
      { class: "panel" },
      h("h1", {}, say("web-player")),
      h("p", {}, say("web-player-nobody")),
      h("a", { class: "button primary", href: "/account" }, say("web-account")),
    ),
  );
}

/**
 * What somebody is thought to be worth in each game.
 *
 * @param {readonly RatingOut[]} all
 * @param {Titles} titles
 */
export function ratings(all, titles) {
  return h(
    "section",
    { class: "panel", "aria-labelledby": "ratings" },
    h("h2", { id: "ratings" }, say("web-ratings")),
    all.length
      ? h(
          "table",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col" }, say("web-game")),
              h("th", { scope: "col", class: "number" }, say("web-rating")),
              h("th", { scope: "col", class: "number" }, say("web-matches")),
            ),
          ),
          h(
            "tbody",
            {},
            all.map((one) =>
              h(
                "tr",
                {},
                h("th", { scope: "row" }, titles[one.game] ?? one.game),
                h("td", { class: "number" }, number(one.rating)),
                h("td", { class: "number" }, number(one.matches)),
              ),
            ),
          ),
        )
      : h("p", { class: "soft" }, say("web-no-ratings")),
    h("p", { class: "soft" }, say("web-rating-told")),
  );
}

/**
 * @param {string} name
 * @param {PlayerOut} player
 * @param {Titles} titles
 */
function matches(name, player, titles) {
  const list = h(
    "ul",
    { class: "rows" },
    player.matches.map((one) => match(one, titles)),
  );
  const more = h("button", { type: "button", hidden: player.matches.length < PAGE }, say("web-more"));
  let last = player.matches.at(-1);
  more.addEventListener("click", async () => {
    const next = await get("/api/players/{name}", { name, before: last?.ended_at ?? null });
    list.append(...next.matches.map((one) => match(one, titles)));
    last = next.matches.at(-1) ?? last;
    more.hidden = next.matches.length < PAGE;
  });
  return h(
    "section",
    { class: "panel", "aria-labelledby": "matches" },
    h("h2", { id: "matches" }, say("web-finished-matches")),
    player.matches.length ? list : h("p", { class: "soft" }, say("web-no-matches")),
    more,
  );
}

/**
 * @param {MatchOut} one
 * @param {Titles} titles
 */
function match(one, titles) {
  const won = one.share === 1 ? say("web-won") : say("web-won-shared");
  return h(
    "li",
    {},
    h(
      "a",
      { class: "open", href: `/replay/${one.table}` },
      h("span", { class: "title" }, one.share > 0 ? icon("trophy") : null, titles[one.game] ?? one.game),
      h("span", { class: "action" }, say("web-replay")),
    ),
    h(
      "p",
      { class: "soft" },
      h("strong", {}, one.share > 0 ? won : say("web-not-won")),
      " · ",
      one.players.join(", "),
      " · ",
      date(one.ended_at),
    ),
  );
}
