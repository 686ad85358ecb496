// Words in the reader's language. The server sends each text as a pattern: pieces, values, and choices between them.

/**
 * @typedef {"fr" | "en"} Language
 * @typedef {string | number} Value
 * @typedef {Readonly<Record<string, Value>>} Values
 * @typedef {{ value: string, choices?: Readonly<Record<string, Pattern>>, otherwise?: string }} Placeable
 * @typedef {string | readonly (string | Placeable)[]} Pattern
 */

const KEY = "tablee-language";
/** @type {readonly [Language, Language]} */
const KNOWN = ["fr", "en"];

/** @type {Readonly<Record<string, Pattern>>} */
let patterns = {};
/** @type {Language} */
let now = "fr";
let plural = new Intl.PluralRules(now);
/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * The language that the reader chose, or else the one the browser prefers.
 *
 * @returns {Language}
 */
export function firstGuess() {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(KEY);
  const preferred = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  for (const tag of [asked, ...preferred]) {
    const found = KNOWN.find((one) => one === tag);
    if (found) return found;
  }
  return KNOWN[0];
}

export const language = () => now;
export const languages = () => KNOWN;

/** @param {Language} chosen */
export async function speak(chosen) {
  const answer = await fetch(new URL(`../words.${chosen}.json`, import.meta.url));
  patterns = await answer.json();
  now = chosen;
  plural = new Intl.PluralRules(chosen);
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

/**
 * Another language, remembered on this device.
 *
 * @param {Language} chosen
 */
export async function choose(chosen) {
  localStorage.setItem(KEY, chosen);
  await speak(chosen);
}

/** @param {() => void} listener */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The text of a key. A key without a text shows itself, so that it is noticed.
 *
 * @param {string} key
 * @param {Values} values
 */
export function say(key, values = {}) {
  const pattern = patterns[key];
  return pattern === undefined ? key : format(pattern, values);
}

/**
 * @param {Pattern} pattern
 * @param {Values} values
 * @returns {string}
 */
function format(pattern, values) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((piece) => (typeof piece === "string" ? piece : part(piece, values))).join("");
}

/**
 * @param {Placeable} piece
 * @param {Values} values
 */
function part({ value: name, choices, otherwise = "" }, values) {
  const value = values[name];
  if (!choices) return typeof value === "number" ? number(value) : (value ?? "");
  const category = typeof value === "number" ? plural.select(value) : "";
  return format(choices[String(value)] ?? choices[category] ?? choices[otherwise] ?? "", values);
}

/** @param {number} value */
export const number = (value) => new Intl.NumberFormat(now).format(value).replace("-", "−");

/**
 * What something adds, with its sign.
 *
 * @param {number} value
 */
export const signed = (value) => (value > 0 ? `+${number(value)}` : number(value));

/** @param {number} seconds */
export const date = (seconds) =>
  new Intl.DateTimeFormat(now, { dateStyle: "medium", timeStyle: "short" }).format(new Date(1000 * seconds));
