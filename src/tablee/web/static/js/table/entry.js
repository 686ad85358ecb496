// An answer that can't be listed: a form whose blanks fill the braces of a notation.

/** @import { Blank, Entry } from "wire" */

/** @typedef {Readonly<Record<string, string>>} Values what was written or picked, by blank */

import { h } from "../dom.js";
import { say } from "../words.js";

// What would break a line or hide in it is written by its number, as the notation wants.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/**
 * Free text in double quotes.
 *
 * @param {string} text
 */
export function quote(text) {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return `"${escaped.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
}

/**
 * @param {Blank} blank
 * @param {Values} values
 */
function written({ name, choices }, values) {
  const value = values[name] ?? "";
  return choices.length ? value : quote(value);
}

/**
 * The move that these values make: written ones are quoted, picked ones are not.
 *
 * @param {Entry} entry
 * @param {Values} values
 */
export function fillIn(entry, values) {
  const filled = new Map(entry.blanks.map((blank) => [blank.name, written(blank, values)]));
  return entry.notation.replace(/\{(\w+)\}/g, (_, name) => filled.get(name) ?? "");
}

/**
 * Hand in what a form holds when its time ends: all of it, or where that is refused as much as is taken, one part after the other.
 * `takes` gives a move and tells whether it was accepted.
 *
 * @param {{ entry: Entry, values: Values }} options
 * @param {(move: string) => Promise<boolean>} takes
 */
export async function handIn({ entry, values }, takes) {
  const parts = entry.blanks.filter((blank) => !blank.choices.length && values[blank.name]?.trim());
  if (!parts.length || (await takes(fillIn(entry, values))) || parts.length === 1) return;
  /** @type {Values} */
  let kept = { ...values, ...Object.fromEntries(parts.map((blank) => [blank.name, ""])) };
  for (const { name } of parts) {
    const more = { ...kept, [name]: values[name] ?? "" };
    // biome-ignore lint/performance/noAwaitInLoops: one after the other, each with what was taken before
    if (await takes(fillIn(entry, more))) kept = more;
  }
}

/** @param {Blank} blank */
function field(blank) {
  if (!blank.choices.length)
    return h("input", { name: blank.name, maxlength: blank.longest, required: true, autocomplete: "off" });
  return h(
    "select",
    { name: blank.name, required: true },
    blank.choices.map((choice) => h("option", { value: choice }, choice)),
  );
}

/**
 * What a form holds so far.
 *
 * @param {HTMLFormElement} form
 * @returns {Values}
 */
export const valuesOf = (form) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * The form of an entry; `send` gets the move.
 *
 * @param {Entry} entry
 * @param {(move: string) => void} send
 */
export function entryForm(entry, send) {
  return h(
    "form",
    {
      class: "entry",
      dataset: { notation: entry.notation },
      onsubmit: (event) => {
        event.preventDefault();
        send(fillIn(entry, valuesOf(event.currentTarget)));
      },
    },
    entry.blanks.map((blank) => h("label", {}, blank.text, field(blank))),
    h("button", { class: "primary" }, entry.text || say("web-table-answer")),
  );
}
