// The way from an address to a page. Every page is a module that fills the main part and says what to do when it is left.

import { $, fill, h } from "./dom.js";
import { choose, firstGuess, language, languages, onLanguage, say, speak } from "./words.js";

const PAGES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/new\/([\w-]+)$/, () => import("./pages/new.js")],
  [/^\/t\/([\w-]+)$/, () => import("./table/page.js")],
  [/^\/replay\/([\w-]+)$/, () => import("./pages/replay.js")],
  [/^\/rules\/([\w-]+)$/, () => import("./pages/rules.js")],
  [/^\/p\/([^/]+)$/, () => import("./pages/player.js")],
  [/^\/account$/, () => import("./pages/account.js")],
  [/^\/about$/, () => import("./pages/about.js")],
];

let leave = () => {};
let asked = 0;

/** Go to an address of ours without loading the page anew. */
export function go(path, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  return show();
}

export async function show() {
  const mine = ++asked;
  const path = decodeURI(location.pathname);
  const [pattern, load] = PAGES.find(([one]) => one.test(path)) ?? [/^/, () => import("./pages/missing.js")];
  const module = await load();
  if (mine !== asked) return;
  leave();
  const main = $("main");
  fill(main);
  main.className = "";
  document.body.className = "";
  window.scrollTo(0, 0);
  const words = path.match(pattern).slice(1);
  const left = await module.page(main, ...words);
  if (mine !== asked) left?.();
  else leave = left ?? (() => {});
}

/** A link that stays in the app. */
export function link(path, attributes, ...children) {
  return h("a", { href: path, ...attributes }, ...children);
}

function dress() {
  document.title = "Tablée";
  fill(
    $("header.top"),
    link("/", { class: "brand", "aria-label": say("web-home") }, h("span", { class: "mark", "aria-hidden": "true" }), "Tablée"),
    h(
      "nav",
      { "aria-label": say("web-navigation") },
      link("/account", {}, say("web-account")),
      link("/about", {}, say("web-about")),
      h(
        "span",
        { class: "languages", role: "group", "aria-label": say("web-language") },
        languages().map((one) =>
          h("button", { class: "quiet", lang: one, "aria-pressed": String(one === language()), onclick: () => choose(one) }, one.toUpperCase()),
        ),
      ),
    ),
  );
  $(".skip").textContent = say("web-skip");
}

document.addEventListener("click", (event) => {
  const anchor = event.target.closest?.("a[href]");
  if (!anchor || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || anchor.target || anchor.hasAttribute("download") || url.pathname.startsWith("/api/")) return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
window.addEventListener("popstate", show);

await speak(firstGuess());
dress();
onLanguage(dress);
await show();
