// The catalog: what can be played, with whom, and the tables that wait.

/** @import { GameOut, ListedTable, MeOut, Tables } from "wire" */

import { get } from "../api.js";
import { fill, h } from "../dom.js";
import { go } from "../navigation.js";
import { say } from "../words.js";
import { cover, facts, since } from "./catalog.js";
import { busy, complaint } from "./forms.js";
import { icon } from "./icons.js";
import { person } from "./person.js";
import { playDialog } from "./play.js";

const REFRESH = 15_000; // milliseconds between two looks at the tables

/** @param {HTMLElement} root */
export async function page(root) {
  const [games, tables, here] = await Promise.all([get("/api/games"), get("/api/tables"), person()]);
  const mine = h("section", { class: "tables", "aria-labelledby": "mine" });
  const open = h("section", { class: "tables open-tables", "aria-labelledby": "open" });
  root.classList.add("page-part", "home");
  fill(
    root,
    h(
      "div",
      { class: "hero" },
      h("div", {}, h("h1", {}, say("web-home-title")), h("p", { class: "lead" }, say("web-home-lead"))),
      codeForm(),
    ),
    mine,
    h("div", { class: "hall" }, catalog(games, here), open),
  );
  /** @param {Tables} told */
  const draw = (told) => {
    drawMine(mine, told.mine, games);
    drawOpen(open, told.public, games);
  };
  draw(tables);
  const timer = setInterval(() => {
    if (document.hidden || mine.contains(document.activeElement) || open.contains(document.activeElement)) return;
    get("/api/tables").then(draw, () => null); // offline: the next look tells
  }, REFRESH);
  return () => clearInterval(timer);
}

/**
 * @param {readonly GameOut[]} games
 * @param {MeOut | null} here
 */
function catalog(games, here) {
  return h(
    "section",
    { class: "shelf", "aria-labelledby": "games" },
    h("h2", { id: "games" }, say("web-games")),
    h(
      "ul",
      { class: "games" },
      games.map((one) => onShelf(one, here)),
    ),
  );
}

/**
 * @param {GameOut} game
 * @param {MeOut | null} here
 */
function onShelf(game, here) {
  return h(
    "li",
    { class: "game" },
    cover(game),
    h(
      "div",
      { class: "told" },
      h("h3", {}, game.title),
      h("p", {}, game.about),
      facts(game),
      h(
        "div",
        { class: "ways" },
        h(
          "button",
          { type: "button", class: "primary", onclick: (event) => playDialog(game, here, event.currentTarget) },
          say("web-play-bots"),
          h("span", { class: "unseen" }, ` (${game.title})`),
        ),
        h(
          "a",
          { class: "button", href: `/new/${game.name}` },
          say("web-play-friends"),
          h("span", { class: "unseen" }, ` (${game.title})`),
        ),
        h(
          "a",
          { class: "rules", href: `/rules/${game.name}` },
          icon("book"),
          say("web-rules"),
          h("span", { class: "unseen" }, ` (${game.title})`),
        ),
      ),
    ),
  );
}

// --- Tables ----------------------------------------------------------------------------------------------------------------

/**
 * @param {readonly GameOut[]} games
 * @param {ListedTable} table
 */
function titleOf(games, table) {
  return games.find((one) => one.name === table.game)?.title ?? table.game;
}

/**
 * @param {HTMLElement} place
 * @param {readonly ListedTable[]} tables
 * @param {readonly GameOut[]} games
 */
function drawMine(place, tables, games) {
  place.hidden = !tables.length;
  const waiting = [...tables].sort((one, other) => Number(other.asks_me) - Number(one.asks_me));
  fill(
    place,
    h("h2", { id: "mine" }, say("web-my-tables")),
    h(
      "ul",
      { class: "rows" },
      waiting.map((one) => row(one, titleOf(games, one), stateOf(one), say("web-continue"))),
    ),
  );
}

/** @param {ListedTable} table */
function stateOf(table) {
  if (table.asks_me) return h("strong", { class: "turn" }, say("web-your-turn"));
  if (table.phase === "running") return h("span", {}, say("web-others-turn"));
  return h(
    "span",
    {},
    table.open_seats ? say("web-seats-open", { count: table.open_seats }) : say("web-ready-to-start"),
  );
}

/**
 * @param {HTMLElement} place
 * @param {readonly ListedTable[]} tables
 * @param {readonly GameOut[]} games
 */
function drawOpen(place, tables, games) {
  fill(
    place,
    h("h2", { id: "open" }, say("web-public-tables")),
    tables.length
      ? h(
          "ul",
          { class: "rows" },
          [...tables.filter((one) => !one.idle), ...tables.filter((one) => one.idle)].map((one) =>
            row(one, titleOf(games, one), openState(one), joinable(one) ? say("web-join") : say("web-watch")),
          ),
        )
      : h("p", { class: "soft" }, say("web-no-public-tables")),
  );
}

/** @param {ListedTable} table */
const joinable = (table) => table.phase === "lobby" && table.open_seats > 0;
/** @param {ListedTable} table */
function openState(table) {
  if (joinable(table)) return h("span", {}, say("web-seats-open", { count: table.open_seats }));
  return h("span", {}, table.idle ? say("web-idle") : say("web-being-played"));
}

/**
 * @param {ListedTable} table
 * @param {string} title
 * @param {HTMLElement} state
 * @param {string} action
 */
function row(table, title, state, action) {
  const who = [...table.players, table.bots ? say("web-bots", { count: table.bots }) : ""].filter(Boolean).join(", ");
  return h(
    "li",
    { class: table.asks_me ? "asked" : "" },
    h(
      "a",
      { class: "open", href: `/t/${table.id}` },
      h("span", { class: "title" }, title),
      h("span", { class: "action" }, action),
    ),
    h("p", { class: "soft" }, state, " · ", who, " · ", since(table.updated_at)),
  );
}

function codeForm() {
  const wrong = complaint();
  const button = h("button", { type: "submit" }, say("web-join"));
  const input = h("input", {
    id: "code",
    maxlength: 20,
    required: true,
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: false,
    placeholder: say("web-code-example"),
  });
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    busy(button, wrong, async () => {
      const code = input.value.trim().toUpperCase();
      const found = await get("/api/codes/{code}", { code });
      await go(`/t/${found.id}?k=${encodeURIComponent(code)}`);
    });
  };
  return h(
    "section",
    { class: "code-form", "aria-labelledby": "by-code" },
    h("h2", { id: "by-code" }, say("web-have-code")),
    h(
      "form",
      { onsubmit: join },
      h("label", { for: "code", class: "unseen" }, say("web-code")),
      h("div", { class: "inline" }, input, button),
      wrong,
    ),
  );
}
