// The way from an address to a page. Every page is a module that fills the main part and says what to do when it is left.

import { $$, fill, required, targetOf } from "./dom.js";
import { go, showPagesWith } from "./navigation.js";
import { frame } from "./pages/frame.js";
import { firstGuess, onLanguage, speak } from "./words.js";

/**
 * @typedef {(() => void) | void} Left what to do when a page is left
 * @typedef {{ page: (root: HTMLElement, name: string) => Left | Promise<Left> }} Page
 * @typedef {{ speaks: boolean }} Manner
 * @typedef {[RegExp, () => Promise<Page>, Manner?]} Route
 */

/** Pages that stay as they are when the language changes, and say everything again themselves. */
const SPEAKS = { speaks: true };
/** @type {Route[]} */
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
/** @type {Route} */
const MISSING = [/^/, () => import("./pages/missing.js")];

/** @type {() => void} */
const nothing = () => undefined;
let leave = nothing;
let asked = 0;
let speaks = false;
let address = "";

/**
 * Show the page of the present address; `again` keeps the reader's place on it.
 *
 * @param {{ again?: boolean }} options
 */
async function show({ again = false } = {}) {
  const mine = ++asked;
  address = location.pathname + location.search;
  const path = decodeURI(location.pathname);
  const [pattern, load, own = { speaks: false }] = PAGES.find(([one]) => one.test(path)) ?? MISSING;
  const main = required("main");
  const place = again ? placeIn(main) : null;
  const first = !main.hasChildNodes();
  /** @type {Left | null} */
  let left = null;
  try {
    const module = await load();
    if (mine !== asked) return;
    leave();
    leave = nothing;
    ({ speaks } = own);
    clear(main);
    const [, name = ""] = pattern.exec(path) ?? [];
    left = await module.page(main, decodeURIComponent(name));
  } catch (error) {
    if (mine !== asked) return;
    clear(main);
    (await import("./pages/missing.js")).trouble(main, error);
  }
  if (mine !== asked) {
    if (left) left();
    return;
  }
  leave = left ?? nothing;
  frame();
  if (place) putBack(main, place);
  else if (!first && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}

/** @param {HTMLElement} main */
function clear(main) {
  fill(main);
  main.className = "";
  document.body.className = "";
  document.title = "Tablée";
  window.scrollTo(0, 0);
}

/** @param {HTMLElement} main */
const fieldsIn = (main) =>
  /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>} */ (
    main.querySelectorAll("input[id], select[id], textarea[id]")
  );

/** @param {Element} field */
const isChecked = (field) => field instanceof HTMLInputElement && field.checked;

/**
 * What the reader would miss if the page were drawn again: what was typed, what was open, where the eyes were.
 *
 * @param {HTMLElement} main
 */
function placeIn(main) {
  return {
    top: window.scrollY,
    focus: document.activeElement?.id,
    fields: [...fieldsIn(main)].map((one) => ({ id: one.id, value: one.value, checked: isChecked(one) })),
    open: $$("details[id][open]", main).map((one) => one.id),
  };
}

/**
 * @param {HTMLElement} main
 * @param {ReturnType<typeof placeIn>} options
 */
function putBack(main, { top, focus, fields, open }) {
  for (const { id, value, checked } of fields) {
    const field = [...fieldsIn(main)].find((one) => one.id === id); // a change before may have drawn it again
    if (!field || (field.value === value && isChecked(field) === checked)) continue;
    if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox"))
      field.checked = checked;
    else field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  const focused = focus ? document.getElementById(focus) : null;
  if (main.contains(focused)) focused?.focus({ preventScroll: true });
  window.scrollTo(0, top);
}

document.addEventListener("click", (event) => {
  const anchor = /** @type {HTMLAnchorElement | null | undefined} */ (targetOf(event)?.closest("a[href]"));
  if (!anchor || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(anchor.href);
  if (
    url.origin !== location.origin ||
    anchor.target ||
    anchor.hasAttribute("download") ||
    url.pathname.startsWith("/api/")
  )
    return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
window.addEventListener("popstate", () => {
  if (address !== location.pathname + location.search) show(); // else only the place on the page has changed
});

showPagesWith(show);
await speak(firstGuess());
frame();
onLanguage(() => {
  frame();
  if (!speaks) show({ again: true });
});
show();
