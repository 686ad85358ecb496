// A little Markdown, as our rulebooks use it, straight to elements: no HTML is ever read.

import { h } from "../dom.js";

/** Paragraphs, lists, tables and code. `refer(number)` makes the link of a rule, or gives null where there is none. */
export function markdown(text, refer = () => null) {
  return blocks(text).map((lines) => block(lines, refer));
}

function blocks(text) {
  const found = [[]];
  for (const line of text.split("\n")) {
    const last = found.at(-1);
    if (!line.trim()) found.push([]);
    else if (last.length && kind(line) !== kind(last[0]) && kind(line) !== "text") found.push([line]);
    else last.push(line);
  }
  return found.filter((lines) => lines.length);
}

const BULLET = /^\s*[-*] +/;
const NUMBER = /^\s*\d+\. +/;

function kind(line) {
  if (line.startsWith("|")) return "table";
  if (BULLET.test(line)) return "list";
  if (NUMBER.test(line)) return "numbers";
  if (/^#+ /.test(line)) return "heading";
  return "text";
}

function block(lines, refer) {
  switch (kind(lines[0])) {
    case "table":
      return table(lines, refer);
    case "list":
      return h("ul", {}, items(lines, BULLET).map((item) => h("li", {}, inline(item, refer))));
    case "numbers":
      return h("ol", {}, items(lines, NUMBER).map((item) => h("li", {}, inline(item, refer))));
    case "heading":
      return h("h4", {}, inline(lines.join(" ").replace(/^#+ /, ""), refer));
    default:
      return h("p", {}, inline(lines.join(" "), refer));
  }
}

/** A line without a bullet goes on with the item before it. */
function items(lines, bullet) {
  const found = [];
  for (const line of lines) {
    if (bullet.test(line)) found.push(line.replace(bullet, ""));
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

const cells = (line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());

function table(lines, refer) {
  const [heading, , ...rows] = lines.map(cells);
  const numbers = heading.map((_, at) => rows.every((row) => /^[\d\s.,%–-]*$/.test(row[at] ?? "")));
  const kindOf = (at) => (numbers[at] ? "number" : null);
  const named = heading.some((cell) => cell);
  return h(
    "div",
    { class: "tabular", tabindex: 0 },
    h(
      "table",
      {},
      named ? h("thead", {}, h("tr", {}, heading.map((cell, at) => h("th", { scope: "col", class: kindOf(at) }, inline(cell, refer))))) : null,
      h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell, at) => h("td", { class: kindOf(at) }, inline(cell, refer)))))),
    ),
  );
}

const PIECES = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{3}-[A-Z]?\d+[a-z]?)\b/;

/** Emphasis, code, and the numbers of rules. */
export function inline(text, refer = () => null) {
  const found = PIECES.exec(text);
  if (!found) return [text];
  const [whole, code, strong, soft, rule] = found;
  const piece = () => {
    if (code) return h("code", {}, code);
    if (strong) return h("strong", {}, inline(strong, refer));
    if (soft) return h("em", {}, inline(soft, refer));
    return refer(rule) ?? whole;
  };
  return [text.slice(0, found.index), piece(), ...inline(text.slice(found.index + whole.length), refer)];
}
