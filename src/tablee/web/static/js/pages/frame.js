// What surrounds every page: the brand, the way to the other pages, the languages.

import { $, fill, h, required } from "../dom.js";
import { choose, language, languages, onLanguage, say } from "../words.js";
import { mark } from "./icons.js";
import { lastKnown, onPerson, person } from "./person.js";

const BARE = /^\/(t|replay)\//; // a table fills the screen: nothing below it

/** Draw it in the present language, without taking the focus from anybody. */
export function frame() {
  header(required("header.top"));
  footer();
  required(".skip").textContent = say("web-skip");
  person().catch(() => null); // the name comes when it is known; offline, it doesn't
}

/** @param {HTMLElement} top */
function header(top) {
  const focused = top.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
  const here = location.pathname;
  /** @type {(path: string, text: string, kind: string) => HTMLElement} */
  const page = (path, text, kind) =>
    h(
      "a",
      {
        href: path,
        class: kind,
        title: kind === "who" ? text : null,
        dataset: { key: path },
        "aria-current": here === path ? "page" : null,
      },
      text,
    );
  fill(
    top,
    h(
      "a",
      { href: "/", class: "brand", "aria-label": say("web-home"), dataset: { key: "/" } },
      mark(),
      h("span", {}, "Tablée"),
    ),
    h(
      "nav",
      { "aria-label": say("web-navigation") },
      page("/about", say("web-about"), "about"),
      page("/account", lastKnown()?.name ?? say("web-account"), "who"),
      tongues(),
    ),
  );
  if (focused) $(`[data-key="${focused}"]`, top)?.focus();
}

function tongues() {
  const names = { fr: "Français", en: "English" };
  return h(
    "span",
    { class: "languages", role: "group", "aria-label": say("web-language") },
    languages().map((one) =>
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          lang: one,
          dataset: { key: one },
          title: names[one],
          "aria-pressed": String(one === language()),
          onclick: () => choose(one),
        },
        h("span", { "aria-hidden": "true" }, one.toUpperCase()),
        h("span", { class: "unseen" }, names[one]),
      ),
    ),
  );
}

function footer() {
  const bottom = $("footer.bottom") ?? document.body.appendChild(h("footer", { class: "bottom" }));
  bottom.hidden = BARE.test(location.pathname);
  fill(
    bottom,
    h("a", { href: "/" }, say("web-home")),
    h("a", { href: "/about" }, say("web-about")),
    h("span", {}, say("web-fan-made")),
  );
}

onPerson(() => header(required("header.top")));
onLanguage(() => $("footer.bottom") && footer());
