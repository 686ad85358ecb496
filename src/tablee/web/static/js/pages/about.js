// What this is, in plain words.

/** @import { GameOut } from "wire" */

import { get } from "../api.js";
import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { mark } from "./icons.js";

/** @param {HTMLElement} root */
export async function page(root) {
  const games = await get("/api/games");
  document.title = `${say("web-about")} · Tablée`;
  root.classList.add("page-part", "about-page");
  fill(
    root,
    h(
      "header",
      { class: "hero" },
      mark(),
      h("h1", {}, say("web-about-title")),
      h("p", { class: "lead" }, say("web-about-lead")),
    ),
    part("fair", ["seen", "luck", "bots"]),
    part("private", ["data", "others", "delete"]),
    h(
      "section",
      {},
      h("h2", {}, say("web-credits")),
      h("p", {}, say("web-credits-told")),
      h("dl", { class: "credits" }, games.map(credit)),
    ),
    part("open", ["licence", "programs"]),
  );
}

/**
 * @param {string} name
 * @param {readonly string[]} paragraphs
 */
function part(name, paragraphs) {
  return h(
    "section",
    {},
    h("h2", {}, say(`web-about-${name}`)),
    paragraphs.map((one) => h("p", {}, say(`web-about-${name}-${one}`))),
  );
}

/**
 * Authors and publisher, where we know them.
 *
 * @param {GameOut} game
 */
function credit(game) {
  const key = `web-made-by-${game.name}`;
  const told = say(key);
  return told === key ? null : h("div", {}, h("dt", {}, game.title), h("dd", {}, told));
}
