// Nothing is at this address, or what is there can't be shown.

import { show } from "../app.js";
import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { said } from "./forms.js";

export async function page(root) {
  draw(root, say("web-missing"), say("web-missing-told"));
}

/** A page that could not be shown, with the reason in words. */
export function trouble(root, error) {
  const known = error.status === 404 || error.status === 403 || error.status === 401;
  if (!("status" in error)) console.error(error); // a mistake of ours: somebody has to see it
  draw(root, known ? say("web-missing") : say("web-oops"), "status" in error ? said(error) : say("web-oops-told"), !known);
}

function draw(root, title, text, again = false) {
  document.title = `${title} · Tablée`;
  root.classList.add("page-part", "alone");
  fill(
    root,
    h("div", { class: "panel" }, h("h1", {}, title), h("p", {}, text), h("div", { class: "row" }, again ? h("button", { type: "button", class: "primary", onclick: () => show() }, say("web-try-again")) : null, h("a", { class: "button", href: "/" }, say("web-home")))),
  );
}
