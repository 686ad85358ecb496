// After a match: how it ended, what one may do now, and whether its luck was honest.

/** @import { PlaceOut, RoomSnapshot } from "wire" */
/** @import { Snapshot } from "../snapshot.js" */

import { get, post } from "../api.js";
import { fill, h } from "../dom.js";
import { go } from "../navigation.js";
import { number, onLanguage, say } from "../words.js";
import { busy, complain, complaint } from "./forms.js";
import { icon } from "./icons.js";
import { commitment } from "./sha256.js";

/**
 * Draw what comes after a match into `root`.
 *
 * @param {HTMLElement} root
 * @param {string} id
 * @param {Snapshot} table
 */
export function finished(root, id, table) {
  const shown = new Finished(root, id, table);
  const forget = onLanguage(() => shown.speak());
  return { update: (/** @type {Snapshot} */ told) => shown.update(told), leave: forget };
}

class Finished {
  #drawn = "";

  /**
   * @param {HTMLElement} root
   * @param {string} id
   * @param {Snapshot} table
   */
  constructor(root, id, table) {
    this.id = id;
    this.table = table;
    this.wrong = complaint();
    this.result = h("h2", { class: "result", id: "result" });
    this.places = h("ol", { class: "places" });
    this.ways = h("div", { class: "ways" });
    this.luck = h("details", { class: "luck", id: "luck" });
    const parts = [this.result, this.places, this.ways, this.wrong, this.luck];
    fill(root, h("section", { class: "page-part finished", "aria-labelledby": "result" }, parts));
    this.speak();
  }

  async speak() {
    this.#drawn = "";
    this.update(this.table);
    try {
      const outcome = await get("/api/tables/{table_id}/outcome", { table_id: this.id });
      fill(this.places, outcome.places.map(place));
    } catch (refused) {
      complain(this.wrong, refused); // the result stands above all the same
    }
  }

  /** @param {Snapshot} table */
  update(table) {
    this.table = table;
    const { setting, views } = table;
    this.result.textContent = views[0]?.scene.result || say("web-match-over");
    const state = JSON.stringify([setting.rematch, setting.seed, setting.chairs, setting.link]);
    if (state === this.#drawn) return;
    this.#drawn = state;
    fill(this.ways, this.rematch(setting), this.links(setting));
    fill(this.luck, luck(setting, this.id));
  }

  /** @param {RoomSnapshot} setting */
  rematch(setting) {
    if (setting.rematch)
      return h(
        "a",
        { class: "button primary", id: "rematch", href: `/t/${setting.rematch}` },
        icon("again"),
        say("web-join-rematch"),
      );
    if (!setting.chairs.some((chair) => chair.mine)) return null;
    const button = h("button", { type: "button", class: "primary", id: "rematch" }, icon("again"), say("web-rematch"));
    button.addEventListener("click", () =>
      busy(button, this.wrong, async () => {
        const opened = await post("/api/tables/{table_id}/rematch", {}, { table_id: this.id });
        await go(`/t/${opened.id}`);
      }),
    );
    return button;
  }

  /** @param {RoomSnapshot} setting */
  links(setting) {
    const { id } = this;
    const key = setting.link ? `?k=${setting.link}` : "";
    return [
      h("a", { class: "button", href: `/replay/${id}${key}` }, icon("play"), say("web-replay")),
      h(
        "a",
        { class: "button", href: `/api/tables/${id}/record`, download: true },
        icon("download"),
        say("web-record"),
      ),
      h("a", { class: "button", href: "/" }, say("web-other-game")),
    ];
  }
}

/** @param {PlaceOut} options */
function place({ seat, name, won, score }) {
  return h(
    "li",
    { class: won ? "won" : "", dataset: { seat } },
    won ? icon("trophy") : h("span", { class: "dot", "aria-hidden": "true" }),
    h("span", {}, name, won ? h("span", { class: "unseen" }, ` (${say("web-won")})`) : null),
    score === null ? null : h("span", { class: "score" }, say("web-points", { count: score, shown: number(score) })),
  );
}

/**
 * The check of the luck, for somebody who has never heard of hashes; the numbers are there for those who have.
 *
 * @param {RoomSnapshot} options
 * @param {string} id
 */
function luck({ commitment: promised, seed }, id) {
  const holds = seed && commitment(seed) === promised;
  return [
    h("summary", {}, icon(holds ? "check" : "key"), holds ? say("web-luck-holds") : say("web-luck")),
    h("p", {}, say("web-luck-promise")),
    h("p", { class: holds ? "good" : "wrong" }, holds ? say("web-luck-checked") : say("web-luck-broken")),
    h(
      "dl",
      {},
      h("dt", {}, say("web-luck-commitment")),
      h("dd", {}, h("code", {}, promised)),
      h("dt", {}, say("web-luck-seed")),
      h("dd", {}, h("code", {}, seed)),
    ),
    h("p", {}, say("web-luck-verify"), " ", h("code", {}, "tablee verify FILE")),
    h("p", {}, h("a", { href: `/api/tables/${id}/record`, download: true }, say("web-record"))),
  ];
}
