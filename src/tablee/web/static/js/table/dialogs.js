// Dialogs: real ones, so that the browser keeps focus inside, closes them with Escape and gives focus back.

/** @import { Attributes, Child } from "../dom.js" */

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./marks.js";

let opened = 0;

/**
 * Show a dialog with these contents; `closed` resolves with its value when it is closed.
 *
 * @param {string} title
 * @param {Child} contents
 * @param {{ kind?: string, buttons?: (dialog: HTMLDialogElement) => Child }} options
 */
export function open(title, contents, { kind = "", buttons = () => null } = {}) {
  const heading = h("h2", { id: `dialog-${++opened}` }, title);
  const dialog = h("dialog", { class: `dialog ${kind}`, "aria-labelledby": heading.id });
  const attributes = { type: "button", class: "quiet close", "aria-label": say("web-table-close") };
  const close = h("button", { ...attributes, onclick: () => dialog.close("") }, icon("close"));
  fill(dialog, close, heading, contents, buttons(dialog));
  document.body.append(dialog);
  /** @type {Promise<string>} */
  const closed = new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(""); // the dark around it
  });
  dialog.showModal();
  return { dialog, closed };
}

/**
 * Ask once more.
 *
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 */
export async function sure(title, text, yes) {
  /** @type {(dialog: HTMLDialogElement) => Child} */
  const buttons = (dialog) => {
    /** @type {(words: string, value: string, attributes: Attributes<HTMLButtonElement>) => HTMLElement} */
    const button = (words, value, attributes) =>
      h("button", { type: "button", onclick: () => dialog.close(value), ...attributes }, words);
    const [no, go] = [say("web-table-no"), button(yes, "yes", { class: "primary" })];
    return h("div", { class: "row end" }, button(no, "", { autofocus: true }), go);
  };
  const { closed } = open(title, h("p", {}, text), { kind: "sure", buttons });
  return (await closed) === "yes";
}
