// Who is sitting at this screen: nobody yet, a guest, or an account.

import { me, post } from "../api.js";
import { h } from "../dom.js";
import { language, say } from "../words.js";

let known; // undefined: not asked yet; null: nobody
const listeners = new Set();

/** Who I am; `fresh` asks the server again. */
export async function person({ fresh = false } = {}) {
  if (known === undefined || fresh) become(await me());
  return known;
}

/** Somebody came, left, or is called otherwise now. */
export function become(somebody) {
  const changed = JSON.stringify(known) !== JSON.stringify(somebody);
  known = somebody;
  if (changed) for (const listener of listeners) listener(known);
}

export const lastKnown = () => known ?? null;
export const onPerson = (listener) => listeners.add(listener);

/** Whoever is here stays; nobody becomes a guest of that name. */
export async function comeIn(name) {
  const here = await person();
  if (here && (!here.guest || !name || name === here.name)) return here;
  const guest = await post("/api/guests", { name: name || pleasantName() });
  become(guest);
  return guest;
}

/** A name to begin with: an animal and where it is at home. */
export function pleasantName() {
  const one = (key) => {
    const all = say(key).split(", ");
    return all[Math.floor(Math.random() * all.length)];
  };
  return say("web-guest-name", { animal: one("web-guest-animals"), place: one("web-guest-places") });
}

const suggested = {};

/** The field in which a guest says a name; nothing for an account, which has one. */
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
