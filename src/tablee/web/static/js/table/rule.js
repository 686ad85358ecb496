// A rule, read at the table: each line of the log and each question names the one it comes from.

/** @import { RulebookOut } from "wire" */

import { get } from "../api.js";
import { fill, h, messageOf } from "../dom.js";
import { markdown } from "../pages/markdown.js";
import { language, say } from "../words.js";
import { open } from "./dialogs.js";

/** @type {Map<string, Promise<RulebookOut>>} */
const books = new Map();

/** @param {string} game */
function book(game) {
  const key = `${game} ${language()}`;
  const known = books.get(key) ?? get("/api/games/{game}/rules", { game });
  known.catch(() => books.delete(key)); // so that the next look asks again
  books.set(key, known);
  return known;
}

/**
 * @param {string} game
 * @param {string} number
 */
const ruleLink = (game, number) => h("a", { href: `/rules/${game}#${number}`, target: "_blank" }, number);

/**
 * @param {string} game
 * @param {string} number
 */
export async function showRule(game, number) {
  const contents = h(
    "div",
    { class: "prose", "aria-live": "polite" },
    h("p", { class: "soft" }, say("web-table-looking")),
  );
  const whole = h(
    "a",
    { class: "button", href: `/rules/${game}#${number}`, target: "_blank" },
    say("web-table-all-rules"),
  );
  const { dialog } = open(say("web-table-rule", { rule: number }), contents, {
    kind: "ruling",
    buttons: () => h("div", { class: "row end" }, whole),
  });
  try {
    const found = (await book(game)).rules.find((rule) => rule.number === number);
    if (!dialog.isConnected) return;
    if (found) {
      fill(
        contents,
        h("p", { class: "soft" }, found.section),
        h("h3", {}, found.title),
        markdown(found.text, (other) => ruleLink(game, other)),
      );
    } else fill(contents, h("p", {}, say("web-table-no-rule", { rule: number })));
  } catch (refused) {
    fill(contents, h("p", { class: "wrong" }, messageOf(refused) || say("web-table-offline")));
  }
}
