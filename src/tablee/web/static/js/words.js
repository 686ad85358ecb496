// Words in the reader's language. The server sends each text as a pattern: pieces, values, and choices between them.

const KEY = "tablee-language";
const KNOWN = ["fr", "en"];

let patterns = {};
let now = KNOWN[0];
let plural = new Intl.PluralRules("fr");
const listeners = new Set();

/** The language that the reader chose, or else the one the browser prefers. */
export function firstGuess() {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(KEY);
  if (KNOWN.includes(asked)) return asked;
  const preferred = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return preferred.find((tag) => KNOWN.includes(tag)) ?? KNOWN[0];
}

export const language = () => now;
export const languages = () => KNOWN;

export async function speak(chosen) {
  const answer = await fetch(new URL(`../words.${chosen}.json`, import.meta.url));
  patterns = await answer.json();
  now = chosen;
  plural = new Intl.PluralRules(chosen);
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener(chosen);
}

/** Another language, remembered on this device. */
export async function choose(chosen) {
  localStorage.setItem(KEY, chosen);
  await speak(chosen);
}

export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of a key. A key without a text shows itself, so that it is noticed. */
export function say(key, values = {}) {
  const pattern = patterns[key];
  return pattern === undefined ? key : format(pattern, values);
}

function format(pattern, values) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((piece) => (typeof piece === "string" ? piece : part(piece, values))).join("");
}

function part(piece, values) {
  const value = values[piece.value];
  if (!piece.choices) return typeof value === "number" ? number(value) : String(value ?? "");
  const category = typeof value === "number" ? plural.select(value) : "";
  const chosen = piece.choices[String(value)] ?? piece.choices[category] ?? piece.choices[piece.otherwise];
  return format(chosen, values);
}

export const number = (value) => new Intl.NumberFormat(now).format(value);
export const percent = (value) => new Intl.NumberFormat(now, { style: "percent" }).format(value);
export const date = (seconds) =>
  new Intl.DateTimeFormat(now, { dateStyle: "medium", timeStyle: "short" }).format(new Date(1000 * seconds));
