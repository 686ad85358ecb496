// A little Markdown, as our rulebooks use it, straight to elements: no HTML is ever read.

/** @import { Child } from "../dom.js" */

/** @typedef {(number: string) => Child} Refer the link of a rule, or null where there is none */

import { h } from "../dom.js";

/**
 * Paragraphs, lists, tables and code. `refer(number)` makes the link of a rule, or gives null where there is none.
 *
 * @param {string} text
 * @param {Refer} refer
 */
export function markdown(text, refer = () => null) {
  return blocks(text).map((lines) => block(lines, refer));
}

/** @param {string} text */
function blocks(text) {
  /** @type {[string, ...string[]][]} */
  const found = [];
  let open = false; // whether the next line goes on with the last block
  for (const line of text.split("\n")) {
    const last = open ? found.at(-1) : undefined;
    open = Boolean(line.trim());
    if (!open) continue;
    if (!last || (kind(line) !== kind(last[0]) && kind(line) !== "text")) found.push([line]);
    else last.push(line);
  }
  return found;
}

const BULLET = /^\s*[-*] +/;
const NUMBER = /^\s*\d+\. +/;

/** @param {string} line */
function kind(line) {
  if (line.startsWith("|")) return "table";
  if (BULLET.test(line)) return "list";
  if (NUMBER.test(line)) return "numbers";
  if (/^#+ /.test(line)) return "heading";
  return "text";
}

/**
 * @param {[string, ...string[]]} lines
 * @param {Refer} refer
 */
function block(lines, refer) {
  switch (kind(lines[0])) {
    case "table":
      return table(lines, refer);
    case "list":
      return h(
        "ul",
        {},
        items(lines, BULLET).map((item) => h("li", {}, inline(item, refer))),
      );
    case "numbers":
      return h(
        "ol",
        {},
        items(lines, NUMBER).map((item) => h("li", {}, inline(item, refer))),
      );
    case "heading":
      return h("h4", {}, inline(lines.join(" ").replace(/^#+ /, ""), refer));
    default:
      return h("p", {}, inline(lines.join(" "), refer));
  }
}

/**
 * A line without a bullet goes on with the item before it.
 *
 * @param {readonly string[]} lines
 * @param {RegExp} bullet
 */
function items(lines, bullet) {
  /** @type {string[]} */
  const found = [];
  for (const line of lines) {
    if (bullet.test(line)) found.push(line.replace(bullet, ""));
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

/** @param {string} line */
const cells = (line) =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/**
 * @param {readonly string[]} lines
 * @param {Refer} refer
 */
function table(lines, refer) {
  const [heading = [], , ...rows] = lines.map(cells);
  const numbers = heading.map((_, at) => rows.every((row) => /^[\d\s.,%–-]*$/.test(row[at] ?? "")));
  /** @param {number} at */
  const kindOf = (at) => (numbers[at] ? "number" : null);
  const named = heading.some((cell) => cell);
  return h(
    "div",
    { class: "tabular", tabindex: 0 },
    h(
      "table",
      {},
      named
        ? h(
            "thead",
            {},
            h(
              "tr",
              {},
              heading.map((cell, at) => h("th", { scope: "col", class: kindOf(at) }, inline(cell, refer))),
            ),
          )
        : null,
      h(
        "tbody",
        {},
        rows.map((row) =>
          h(
            "tr",
            {},
            row.map((cell, at) => h("td", { class: kindOf(at) }, inline(cell, refer))),
          ),
        ),
      ),
    ),
  );
}

const PIECES = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{3}-[A-Z]?\d+[a-z]?)\b/;

/**
 * Emphasis, code, and the numbers of rules.
 *
 * @param {string} text
 * @param {Refer} refer
 * @returns {Child[]}
 */
export function inline(text, refer = () => null) {
  const found = PIECES.exec(text);
  if (!found) return [text];
  const [whole, code, strong, soft, rule] = found;
  const piece = () => {
    if (code) return h("code", {}, code);
    if (strong) return h("strong", {}, inline(strong, refer));
    if (soft) return h("em", {}, inline(soft, refer));
    return (rule && refer(rule)) || whole;
  };
  return [text.slice(0, found.index), piece(), ...inline(text.slice(found.index + whole.length), refer)];
}
