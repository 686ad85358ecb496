// Nothing is at this address, or what is there can't be shown.

import { Refused } from "../api.js";
import { fill, h } from "../dom.js";
import { reload } from "../navigation.js";
import { say } from "../words.js";
import { said } from "./forms.js";

/** @param {HTMLElement} root */
export function page(root) {
  draw(root, say("web-missing"), say("web-missing-told"));
}

/**
 * A page that could not be shown, with the reason in words.
 *
 * @param {HTMLElement} root
 * @param {unknown} error
 */
export function trouble(root, error) {
  const refused = error instanceof Refused ? error : null;
  const known = refused !== null && [401, 403, 404].includes(refused.status);
  if (!refused) console.error(error); // a mistake of ours: somebody has to see it
  draw(root, known ? say("web-missing") : say("web-oops"), refused ? said(refused) : say("web-oops-told"), !known);
}

/**
 * @param {HTMLElement} root
 * @param {string} title
 * @param {string} text
 * @param {boolean} again
 */
function draw(root, title, text, again = false) {
  document.title = `${title} · Tablée`;
  root.classList.add("page-part", "alone");
  fill(
    root,
    h(
      "div",
      { class: "panel" },
      h("h1", {}, title),
      h("p", {}, text),
      h(
        "div",
        { class: "row" },
        again ? h("button", { type: "button", class: "primary", onclick: reload }, say("web-try-again")) : null,
        h("a", { class: "button", href: "/" }, say("web-home")),
      ),
    ),
  );
}
