// After a match: how it ended, what one may do now, and whether its luck was honest.

/** @import { RoomSnapshot, Standings } from "wire" */
/** @import { Snapshot } from "../snapshot.js" */

import { get, post } from "../api.js";
import { fill, h } from "../dom.js";
import { go } from "../navigation.js";
import { onLanguage, say } from "../words.js";
import { busy, complain, complaint } from "./forms.js";
import { icon } from "./icons.js";
import { commitment } from "./sha256.js";
import { ranking, verdict } from "./standings.js";

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
    this.told = h("div", { class: "told" });
    this.places = h("div", { class: "ranking" });
    this.ways = h("div", { class: "ways" });
    this.luck = h("details", { class: "luck", id: "luck" });
    this.section = h("section", { class: "page-part finished", "aria-labelledby": "result" });
    this.more = h("div", { class: "more" });
    const foot = h("footer", {}, this.luck, this.more);
    fill(this.section, this.told, this.ways, this.wrong, this.places, foot);
    fill(root, this.section);
    this.speak();
  }

  async speak() {
    this.#drawn = "";
    this.update(this.table);
    if (this.table.views.length > 1) await this.ask();
  }

  /** Whoever holds several seats is told as those who look on. */
  async ask() {
    try {
      this.show(await get("/api/tables/{table_id}/outcome", { table_id: this.id }));
    } catch (refused) {
      complain(this.wrong, refused);
    }
  }

  /** @param {Snapshot} table */
  update(table) {
    this.table = table;
    const { setting, views } = table;
    const [view] = views;
    const state = JSON.stringify([setting.rematch, setting.seed, setting.chairs, setting.link, view?.scene.standings]);
    if (state === this.#drawn) return;
    this.#drawn = state;
    if (views.length < 2) this.show(view?.scene.standings ?? null);
    fill(this.ways, this.rematch(setting), this.replay(setting));
    fill(this.more, this.others());
    fill(this.luck, luck(setting));
  }

  /** @param {Standings | null} standings */
  show(standings) {
    const mine = this.table.setting.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
    const won = standings?.places.some((place) => place.rank === 1 && place.seats.some((seat) => mine.includes(seat)));
    this.section.classList.toggle("won", Boolean(won));
    fill(
      this.told,
      standings ? verdict(standings, mine) : h("h2", { class: "result", id: "result" }, say("web-match-over")),
    );
    fill(this.places, standings ? ranking(standings, mine) : null);
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
  replay({ link }) {
    const key = link ? `?k=${link}` : "";
    return h("a", { class: "button", href: `/replay/${this.id}${key}` }, icon("play"), say("web-replay"));
  }

  others() {
    return [
      h("a", { href: `/api/tables/${this.id}/record`, download: true }, say("web-record")),
      h("a", { href: "/" }, say("web-other-game")),
    ];
  }
}

/**
 * The check of the luck, for somebody who has never heard of hashes; the numbers are there for those who have.
 *
 * @param {RoomSnapshot} options
 */
function luck({ commitment: promised, seed }) {
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
  ];
}
