// The door of a table: whoever is nobody yet says a name, and comes in with the invitation.

import { me, post, Refused } from "../api.js";
import { fill, h, messageOf } from "../dom.js";
import { onLanguage, say } from "../words.js";

const LONGEST = 40;
const NAME_TAKEN = "error-table-name-taken";

/**
 * One field for a name; settled once `tried` accepts it.
 *
 * @param {HTMLElement} root
 * @param {string} told
 * @param {(name: string) => Promise<unknown>} tried
 */
async function askName(root, told, tried) {
  const wrong = h("p", { class: "wrong", role: "alert" }, told);
  const name = h("input", { name: "name", required: true, maxlength: LONGEST, autocomplete: "nickname" });
  const form = h("form", { class: "panel door stack" });
  const speak = () =>
    fill(
      form,
      h("h1", {}, say("web-table-welcome")),
      h("label", {}, say("web-table-your-name"), name),
      wrong,
      h("button", { class: "primary" }, say("web-table-come-in")),
    );
  speak();
  fill(root, form);
  name.focus();
  const unlisten = onLanguage(speak); // whoever comes by a link may want another language first
  await new Promise((resolve) => {
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      try {
        resolve(await tried(name.value.trim()));
      } catch (refused) {
        wrong.textContent = messageOf(refused) || say("web-table-offline");
        name.focus();
      }
    });
  });
  unlisten();
}

/**
 * @param {HTMLElement} root
 * @param {string} text
 */
function shut(root, text) {
  fill(
    root,
    h(
      "section",
      { class: "panel door stack" },
      h("h1", {}, say("web-table-shut")),
      h("p", {}, text),
      h("a", { class: "button primary", href: "/" }, say("web-table-home")),
    ),
  );
}

/**
 * Whether I am in. Otherwise the page says why not.
 *
 * @param {HTMLElement} root
 * @param {string} table
 * @param {string} invitation
 */
export async function comeIn(root, table, invitation) {
  const come = (name = "") =>
    post("/api/tables/{table_id}/wishes", { wish: "come", name, invitation }, { table_id: table });
  try {
    if ((await me()) === null) await askName(root, "", (name) => post("/api/guests", { name }));
    await come();
  } catch (refused) {
    if (!(refused instanceof Refused && refused.error === NAME_TAKEN)) {
      shut(root, messageOf(refused) || say("web-table-offline"));
      return false;
    }
    await askName(root, refused.message, come);
  }
  return true;
}
