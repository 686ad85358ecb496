// An answer that can't be listed: a form whose blanks fill the braces of a notation.

import { h } from "../dom.js";
import { say } from "../words.js";

// What would break a line or hide in it is written by its number, as the notation wants.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Free text in double quotes. */
export function quote(text) {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return `"${escaped.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
}

/** The move that these values make: written ones are quoted, picked ones are not. */
export function fillIn(entry, values) {
  return entry.notation.replace(/\{(\w+)\}/g, (_, name) => {
    const blank = entry.blanks.find((one) => one.name === name);
    return blank.choices.length ? values[name] : quote(values[name]);
  });
}

/**
 * Hand in what a form holds when its time ends: all of it, or where that is refused as much as is taken, one part after the other.
 * `takes` gives a move and tells whether it was accepted.
 */
export async function handIn({ entry, values }, takes) {
  const written = entry.blanks.filter((blank) => !blank.choices.length && values[blank.name].trim());
  if (!written.length || (await takes(fillIn(entry, values))) || written.length === 1) return;
  let kept = { ...values, ...Object.fromEntries(written.map((blank) => [blank.name, ""])) };
  for (const { name } of written) {
    const more = { ...kept, [name]: values[name] };
    if (await takes(fillIn(entry, more))) kept = more;
  }
}

function field(blank) {
  if (!blank.choices.length) return h("input", { name: blank.name, maxlength: blank.longest, required: true, autocomplete: "off" });
  return h("select", { name: blank.name, required: true }, blank.choices.map((choice) => h("option", { value: choice }, choice)));
}

/** The form of an entry; `send` gets the move. */
export function entryForm(entry, send) {
  const form = h(
    "form",
    {
      class: "entry",
      dataset: { notation: entry.notation },
      onsubmit: (event) => {
        event.preventDefault();
        send(fillIn(entry, Object.fromEntries(new FormData(form))));
      },
    },
    entry.blanks.map((blank) => h("label", {}, blank.text, field(blank))),
    h("button", { class: "primary" }, entry.text || say("web-table-answer")),
  );
  return form;
}
