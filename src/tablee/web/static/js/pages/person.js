// Who is sitting at this screen: nobody yet, a guest, or an account.

/** @import { MeOut } from "wire" */
/** @import { Language } from "../words.js" */

import { me, post } from "../api.js";
import { h } from "../dom.js";
import { language, say } from "../words.js";

/** Undefined: not asked yet; null: nobody. @type {MeOut | null | undefined} */
let known;
/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Who I am; `fresh` asks the server again.
 *
 * @param {{ fresh?: boolean }} options
 */
export async function person({ fresh = false } = {}) {
  if (known === undefined || fresh) become(await me());
  return lastKnown();
}

/**
 * Somebody came, left, or is called otherwise now.
 *
 * @param {MeOut | null} somebody
 */
export function become(somebody) {
  const changed = JSON.stringify(known) !== JSON.stringify(somebody);
  known = somebody;
  if (changed) for (const listener of listeners) listener();
}

export const lastKnown = () => known ?? null;
/** @param {() => void} listener */
export const onPerson = (listener) => listeners.add(listener);

/**
 * Whoever is here stays; nobody becomes a guest of that name.
 *
 * @param {string} name
 */
export async function comeIn(name) {
  const here = await person();
  if (here && (!here.guest || !name || name === here.name)) return here;
  const guest = await post("/api/guests", { name: name || pleasantName() });
  become(guest);
  return guest;
}

/** A name to begin with: an animal and where it is at home. */
export function pleasantName() {
  /** @param {string} key */
  const one = (key) => {
    const all = say(key).split(", ");
    return all[Math.floor(Math.random() * all.length)] ?? "";
  };
  return say("web-guest-name", { animal: one("web-guest-animals"), place: one("web-guest-places") });
}

/** @type {Partial<Record<Language, string>>} */
const suggested = {};

/**
 * The field in which a guest says a name; nothing for an account, which has one.
 *
 * @param {MeOut | null} here
 * @param {string} id
 */
export function nameField(here, id) {
  if (here && !here.guest) return null;
  suggested[language()] ??= pleasantName();
  const input = h("input", {
    id,
    name: "name",
    maxlength: 40,
    required: true,
    autocomplete: "nickname",
    spellcheck: false,
    value: here?.name ?? suggested[language()],
  });
  return h("label", { class: "field", for: id }, h("span", {}, say("web-your-name")), input);
}
