// Dialogs: real ones, so that the browser keeps focus inside, closes them with Escape and gives focus back.

import { h } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./marks.js";

let opened = 0;

/** Show a dialog with these contents; resolves with its value when it is closed. */
export function open(title, contents, { kind = "", buttons = null } = {}) {
  const close = h("button", { type: "button", class: "quiet close", "aria-label": say("web-table-close"), onclick: () => dialog.close("") }, icon("close"));
  const heading = h("h2", { id: `dialog-${++opened}` }, title);
  const dialog = h("dialog", { class: `dialog ${kind}`, "aria-labelledby": heading.id }, close, heading, contents, buttons);
  document.body.append(dialog);
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

/** Ask once more. */
export async function sure(title, text, yes) {
  const button = (words, value, attributes) => h("button", { type: "button", onclick: () => dialog.close(value), ...attributes }, words);
  const { dialog, closed } = open(title, h("p", {}, text), {
    kind: "sure",
    buttons: h("div", { class: "row end" }, button(say("web-table-no"), "", { autofocus: true }), button(yes, "yes", { class: "primary" })),
  });
  return (await closed) === "yes";
}
