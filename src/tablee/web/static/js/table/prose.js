// The little Markdown that rulebooks are written in: paragraphs, lists, tables, emphasis. Text stays text.

import { h } from "../dom.js";

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** Words with emphasis, as nodes. */
export function inline(text) {
  const found = [];
  let at = 0;
  for (const one of text.matchAll(INLINE)) {
    found.push(text.slice(at, one.index));
    const [whole, strong, soft, code, label] = one;
    if (strong) found.push(h("strong", {}, strong));
    else if (soft) found.push(h("em", {}, soft));
    else if (code) found.push(h("code", {}, code));
    else found.push(label);
    at = one.index + whole.length;
  }
  found.push(text.slice(at));
  return found;
}

const cells = (line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

function table(lines) {
  const [head, , ...rows] = lines;
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, cells(head).map((cell) => h("th", { scope: "col" }, cell)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, cells(row).map((cell) => h("td", {}, cell))))),
  );
}

/** The lines of a list, with what continues on the next line. */
function items(lines) {
  const found = [];
  for (const line of lines) {
    const start = line.match(/^\s*(?:[-*]|\d+\.)\s+(.*)/);
    if (start) found.push(start[1]);
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found.map((item) => h("li", {}, inline(item)));
}

function block(text) {
  const lines = text.split("\n");
  if (lines[0].trim().startsWith("|")) return table(lines);
  if (/^\s*[-*]\s/.test(lines[0])) return h("ul", {}, items(lines));
  if (/^\s*\d+\.\s/.test(lines[0])) return h("ol", {}, items(lines));
  if (lines[0].startsWith("#")) return h("h3", {}, inline(lines[0].replace(/^#+\s*/, "")));
  if (lines[0].startsWith(">")) return h("blockquote", {}, inline(lines.map((line) => line.replace(/^>\s?/, "")).join(" ")));
  return h("p", {}, inline(lines.join(" ")));
}

export const prose = (text) => text.trim().split(/\n\s*\n/).filter(Boolean).map(block);
