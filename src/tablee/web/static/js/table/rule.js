// A rule, read at the table: each line of the log and each question names the one it comes from.

import { get } from "../api.js";
import { fill, h } from "../dom.js";
import { markdown } from "../pages/markdown.js";
import { language, say } from "../words.js";
import { open } from "./dialogs.js";

const books = new Map();

function book(game) {
  const key = `${game} ${language()}`;
  if (!books.has(key)) {
    const asked = get(`/api/games/${encodeURIComponent(game)}/rules`);
    asked.catch(() => books.delete(key)); // so that the next look asks again
    books.set(key, asked);
  }
  return books.get(key);
}

const ruleLink = (game, number) => h("a", { href: `/rules/${game}#${number}`, target: "_blank" }, number);

export async function showRule(game, number) {
  const contents = h("div", { class: "prose", "aria-live": "polite" }, h("p", { class: "soft" }, say("web-table-looking")));
  const whole = h("a", { class: "button", href: `/rules/${game}#${number}`, target: "_blank" }, say("web-table-all-rules"));
  const { dialog } = open(say("web-table-rule", { rule: number }), contents, { kind: "ruling", buttons: h("div", { class: "row end" }, whole) });
  try {
    const found = (await book(game)).rules.find((rule) => rule.number === number);
    if (!dialog.isConnected) return;
    if (!found) fill(contents, h("p", {}, say("web-table-no-rule", { rule: number })));
    else fill(contents, h("p", { class: "soft" }, found.section), h("h3", {}, found.title), markdown(found.text, (other) => ruleLink(game, other)));
  } catch (refused) {
    fill(contents, h("p", { class: "wrong" }, refused.message || say("web-table-offline")));
  }
}
