// A rulebook: numbered, with contents, a search, and an address for every rule.

/** @import { RulebookOut, RuleOut, SectionOut } from "wire" */
/** @import { Refer } from "./markdown.js" */

import { get } from "../api.js";
import { $, $$, fill, h } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
export async function page(root, name) {
  const book = await get("/api/games/{game}/rules", { game: name });
  document.title = `${say("web-rules")} · ${book.title}`;
  root.classList.add("page-part", "rules-page");
  const known = new Set(book.rules.map((rule) => rule.number));
  /** @type {Refer} */
  const refer = (number) => (known.has(number) ? h("a", { href: `#${number}` }, number) : null);
  const parts = book.sections.map((section, at) =>
    part(
      at,
      section,
      book.rules.filter((rule) => rule.section === section.title),
      refer,
    ),
  );
  const count = h("p", { class: "soft", role: "status", id: "found" });
  const search = h("input", {
    id: "search",
    type: "search",
    autocomplete: "off",
    placeholder: say("web-search-rules"),
    "aria-label": say("web-search-rules"),
    oninput: (event) => filter(root, event.currentTarget.value, count),
  });
  fill(
    root,
    h(
      "div",
      { class: "contents" },
      search,
      count,
      h(
        "nav",
        { "aria-label": say("web-contents") },
        h(
          "details",
          { id: "contents", open: window.innerWidth > 800 },
          h("summary", {}, say("web-contents")),
          contents(book),
        ),
      ),
    ),
    h(
      "article",
      { class: "book" },
      h(
        "header",
        {},
        h("p", { class: "eyebrow" }, say("web-rules")),
        h("h1", {}, book.title),
        markdown(book.introduction, refer),
      ),
      h(
        "p",
        { class: "row" },
        h("a", { class: "button", href: `/new/${name}` }, icon("people"), say("web-new-table")),
        h("a", { class: "button", href: "/" }, say("web-all-games")),
      ),
      parts,
      h("p", { class: "soft" }, say("web-rules-own-words")),
    ),
  );
  const toRule = () => point(root, { smooth: true });
  window.addEventListener("hashchange", toRule);
  point(root, { smooth: false });
  return () => window.removeEventListener("hashchange", toRule);
}

/** @param {number} at */
const place = (at) => `part-${at + 1}`;

/** @param {RulebookOut} book */
function contents(book) {
  return h(
    "ol",
    {},
    book.sections.map((section, at) =>
      h(
        "li",
        {},
        h("a", { href: `#${place(at)}` }, section.title),
        h(
          "ol",
          {},
          book.rules
            .filter((rule) => rule.section === section.title)
            .map((rule) =>
              h(
                "li",
                {},
                h(
                  "a",
                  { href: `#${rule.number}`, dataset: { rule: rule.number } },
                  h("span", { class: "number" }, rule.number),
                  " ",
                  rule.title,
                ),
              ),
            ),
        ),
      ),
    ),
  );
}

/**
 * @param {number} at
 * @param {SectionOut} section
 * @param {readonly RuleOut[]} rules
 * @param {Refer} refer
 */
function part(at, section, rules, refer) {
  return h(
    "section",
    { class: "part", id: place(at) },
    h("h2", {}, section.title),
    section.text ? h("div", { class: "preface" }, markdown(section.text, refer)) : null,
    rules.map((rule) => article(rule, refer)),
  );
}

/**
 * @param {RuleOut} rule
 * @param {Refer} refer
 */
function article(rule, refer) {
  return h(
    "section",
    { class: "rule", id: rule.number, tabindex: -1, "aria-labelledby": `${rule.number}-title` },
    h(
      "h3",
      { id: `${rule.number}-title` },
      h(
        "a",
        { class: "number", href: `#${rule.number}`, "aria-label": say("web-rule-link", { number: rule.number }) },
        rule.number,
      ),
      " ",
      rule.title,
    ),
    markdown(rule.text, refer),
  );
}

/**
 * Show the rule in the address: marked, in sight, and with the focus, so that reading goes on from there.
 *
 * @param {HTMLElement} root
 * @param {{ smooth: boolean }} options
 */
function point(root, { smooth }) {
  const wanted = decodeURIComponent(location.hash.slice(1));
  for (const one of $$(".current", root)) {
    one.classList.remove("current");
    one.removeAttribute("aria-current");
  }
  const found = wanted && document.getElementById(wanted);
  if (!found || !root.contains(found)) return;
  const search = $("#search", root);
  if (found.hidden) {
    if (search instanceof HTMLInputElement) search.value = "";
    search?.dispatchEvent(new Event("input"));
  }
  found.classList.add("current");
  const listed = $(`[data-rule="${CSS.escape(wanted)}"]`, root);
  listed?.classList.add("current");
  listed?.setAttribute("aria-current", "true");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  found.scrollIntoView({ block: "start", behavior: smooth && !still ? "smooth" : "auto" });
  found.focus({ preventScroll: true });
}

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Only the rules with all the words that are looked for.
 *
 * @param {HTMLElement} root
 * @param {string} wanted
 * @param {HTMLElement} count
 */
function filter(root, wanted, count) {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  /** @param {HTMLElement} element */
  const fits = (element) => words.every((word) => plain(element.textContent).includes(word));
  let found = 0;
  for (const one of $$(".part", root)) {
    const rules = $$(".rule", one);
    for (const rule of rules) rule.hidden = !fits(rule);
    const preface = $(".preface", one);
    if (preface) preface.hidden = words.length > 0 && !fits(preface);
    const left = rules.filter((rule) => !rule.hidden).length;
    found += left;
    one.hidden = words.length > 0 && !left && (!preface || preface.hidden);
  }
  for (const listed of $$("[data-rule]", root)) {
    const hidden = document.getElementById(listed.dataset.rule ?? "")?.hidden;
    if (listed.parentElement) listed.parentElement.hidden = Boolean(hidden);
  }
  count.textContent = words.length ? say("web-rules-found", { count: found }) : "";
}
