// Play now, against bots: everything is chosen already, one more click begins.

import { post } from "../api.js";
import { go } from "../app.js";
import { h } from "../dom.js";
import { language, say } from "../words.js";
import { busy, chosen, complaint, segments, select } from "./forms.js";
import { cover } from "./shelf.js";
import { comeIn, nameField } from "./person.js";

const REMEMBERED = "tablee-bots";
const USUAL = 4; // players, where the game allows it

/** The strengths that people choose from, with their words. */
export const strengths = (game) => game.strengths.filter((one) => one !== "random").map((one) => [one, say(`web-strength-${one}`)]);

function lastTime(game) {
  const known = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}")[game.name] ?? {};
  const seats = known.seats >= game.least && known.seats <= game.most ? known.seats : Math.min(game.most, Math.max(game.least, USUAL));
  return { seats, strength: game.strengths.includes(known.strength) ? known.strength : "normal" };
}

function remember(game, seats, strength) {
  const all = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}");
  localStorage.setItem(REMEMBERED, JSON.stringify({ ...all, [game.name]: { seats, strength } }));
}

/** How many sit down: a few numbers in sight, many in a list. */
export function seatsField({ id, game, value, disabled = false, onchange }) {
  const counts = Array.from({ length: game.most - game.least + 1 }, (_, at) => game.least + at);
  if (counts.length === 1) return null;
  const choices = counts.map((count) => [count, String(count)]);
  if (counts.length <= 8) return segments({ id, legend: say("web-how-many"), choices, value, disabled, onchange });
  return h("div", { class: "field" }, h("label", { for: id }, say("web-how-many")), select({ id, choices, value, disabled, onchange }));
}

export function playDialog(game, here, opener) {
  const last = lastTime(game);
  const wrong = complaint();
  const start = h("button", { type: "submit", class: "primary large", autofocus: true }, say("web-start"));
  const begin = (event) => {
    event.preventDefault();
    busy(start, wrong, async () => {
      const seats = Number(chosen(dialog, "play-seats") ?? game.least);
      const strength = chosen(dialog, "play-strength");
      await comeIn(dialog.querySelector("#play-name")?.value.trim());
      remember(game, seats, strength);
      const opened = await post("/api/tables", {
        game: game.name,
        terms: { seats, language: language() },
        sit: [0],
        bots: Array(seats - 1).fill(strength),
        start: true,
      });
      dialog.close();
      await go(`/t/${opened.id}`);
    });
  };
  const dialog = h(
    "dialog",
    { class: "page-part play", "aria-labelledby": "play-title", onclose: () => closed(dialog, opener) },
    cover(game),
    h(
      "form",
      { onsubmit: begin },
      h("h2", { id: "play-title" }, game.title),
      seatsField({ id: "play-seats", game, value: last.seats }),
      segments({ id: "play-strength", legend: say("web-bots-strength"), choices: strengths(game), value: last.strength }),
      nameField(here, "play-name"),
      wrong,
      h("div", { class: "ends" }, h("button", { type: "button", onclick: () => dialog.close() }, say("web-cancel")), start),
    ),
  );
  document.body.append(dialog);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.showModal();
}

function closed(dialog, opener) {
  dialog.remove();
  if (opener.isConnected) opener.focus();
}
