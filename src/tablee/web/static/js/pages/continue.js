// Playing on from a moment of a finished match, against bots.

/** @import { GameOut } from "wire" */
/** @import { Choice } from "./forms.js" */

import { postOnce } from "../api.js";
import { fill, h, typed } from "../dom.js";
import { go } from "../navigation.js";
import { say } from "../words.js";
import { busy, chosen, complaint, segments } from "./forms.js";
import { comeIn, nameField, person } from "./person.js";
import { strengths } from "./play.js";

/**
 * @typedef {object} Moment
 * @property {string} table
 * @property {string} invitation
 * @property {number} step
 * @property {number} seat that is suggested
 * @property {readonly string[]} players
 */

/**
 * @param {GameOut} game
 * @param {Moment} moment
 * @param {HTMLElement} opener
 */
export async function continueDialog(game, { table, invitation, step, seat, players }, opener) {
  const here = await person();
  const wrong = complaint();
  const start = h("button", { type: "submit", class: "primary large" }, say("web-start"));
  const dialog = h("dialog", { class: "page-part", "aria-labelledby": "continue-title" });
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    busy(start, wrong, async () => {
      const answer = {
        step,
        seat: Number(chosen(dialog, "continue-seat")),
        bot: chosen(dialog, "continue-strength") ?? "normal",
        invitation,
      };
      await comeIn(typed("continue-name"));
      const opened = await postOnce("/api/tables/{table_id}/continue", answer, { table_id: table });
      dialog.close();
      await go(`/t/${opened.id}`);
    });
  };
  /** @type {Choice<number>[]} */
  const seats = players.map((name, at) => [at, name]);
  const bots = { legend: say("web-bots-strength"), choices: strengths(game), value: "normal" };
  const cancel = h("button", { type: "button", onclick: () => dialog.close() }, say("web-cancel"));
  fill(
    dialog,
    h(
      "form",
      { onsubmit: begin },
      h("h2", { id: "continue-title" }, say("web-continue-from")),
      h("p", {}, say("web-continue-from-told")),
      segments({ id: "continue-seat", legend: say("web-which-seat"), choices: seats, value: seat }),
      segments({ id: "continue-strength", ...bots }),
      nameField(here, "continue-name"),
      wrong,
      h("div", { class: "ends" }, cancel, start),
    ),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  start.focus();
}
