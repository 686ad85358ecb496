// The way from an address to a page. Every page is a module that fills the main part and says what to do when it is left.

import { $, $$, fill, h } from "./dom.js";
import { frame } from "./pages/frame.js";
import { firstGuess, onLanguage, speak } from "./words.js";

/** Pages that stay as they are when the language changes, and say everything again themselves. */
const SPEAKS = { speaks: true };
const PAGES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/new\/([\w-]+)$/, () => import("./pages/new.js")],
  [/^\/t\/([\w-]+)$/, () => import("./table/page.js"), SPEAKS],
  [/^\/replay\/([\w-]+)$/, () => import("./pages/replay.js"), SPEAKS],
  [/^\/rules\/([\w-]+)$/, () => import("./pages/rules.js")],
  [/^\/p\/([^/]+)$/, () => import("./pages/player.js")],
  [/^\/account$/, () => import("./pages/account.js")],
  [/^\/about$/, () => import("./pages/about.js")],
];
const MISSING = [/^/, () => import("./pages/missing.js")];

let leave = () => {};
let asked = 0;
let speaks = false;
let address = "";

/** Go to an address of ours without loading the page anew. */
export function go(path, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  return show();
}

/** Show the page of the present address; `again` keeps the reader's place on it. */
export async function show({ again = false } = {}) {
  const mine = ++asked;
  address = location.pathname + location.search;
  const path = decodeURI(location.pathname);
  const [pattern, load, own = {}] = PAGES.find(([one]) => one.test(path)) ?? MISSING;
  const main = $("main");
  const place = again ? placeIn(main) : null;
  const first = !main.hasChildNodes();
  let left;
  try {
    const module = await load();
    if (mine !== asked) return;
    leave();
    leave = () => {};
    speaks = Boolean(own.speaks);
    clear(main);
    left = await module.page(main, ...path.match(pattern).slice(1).map(decodeURIComponent));
  } catch (error) {
    if (mine !== asked) return;
    clear(main);
    left = (await import("./pages/missing.js")).trouble(main, error);
  }
  if (mine !== asked) {
    left?.();
    return;
  }
  leave = left ?? (() => {});
  frame();
  if (place) putBack(main, place);
  else if (!first && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}

function clear(main) {
  fill(main);
  main.className = "";
  document.body.className = "";
  document.title = "Tablée";
  window.scrollTo(0, 0);
}

/** What the reader would miss if the page were drawn again: what was typed, what was open, where the eyes were. */
function placeIn(main) {
  return {
    top: window.scrollY,
    focus: document.activeElement?.id,
    fields: $$("input[id], select[id], textarea[id]", main).map((one) => [one.id, one.value, one.checked]),
    open: $$("details[id][open]", main).map((one) => one.id),
  };
}

function putBack(main, { top, focus, fields, open }) {
  for (const [id, value, checked] of fields) {
    const field = document.getElementById(id);
    if (!field || (field.value === value && field.checked === checked)) continue;
    if (field.type === "radio" || field.type === "checkbox") field.checked = checked;
    else field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focus && main.contains(document.getElementById(focus))) document.getElementById(focus).focus({ preventScroll: true });
  window.scrollTo(0, top);
}

/** A link that stays in the app. */
export function link(path, attributes, ...children) {
  return h("a", { href: path, ...attributes }, ...children);
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
window.addEventListener("popstate", () => {
  if (address !== location.pathname + location.search) show(); // else only the place on the page has changed
});

await speak(firstGuess());
frame();
onLanguage(() => {
  frame();
  if (!speaks) show({ again: true });
});
show(); // not awaited: pages import this module, and would wait for it for ever
