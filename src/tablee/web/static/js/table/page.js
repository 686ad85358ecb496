// A table: the door, the lobby before the match, the match, and what stands above it when it is over.

/** @import { News, Snapshot } from "../snapshot.js" */

/**
 * @typedef {{ update: (table: Snapshot, news: News) => void, leave: () => void }} Part
 * @typedef {Awaited<ReturnType<typeof import("../pages/finished.js").finished>>} Strip
 */

import { Connection } from "../connection.js";
import { fill, h } from "../dom.js";
import { language, onLanguage, say } from "../words.js";
import { comeIn } from "./join.js";
import { TableView } from "./table.js";

/** The parts of a table's page, as its phase wants them. */
class TablePage {
  #left = false;
  /** What the page shows. @type {"" | "lobby" | "table" | "refused"} */
  #shown = "";
  /** @type {Part | null} */
  #part = null;
  /** What stands above a match that is over. @type {Promise<Strip> | null} */
  #strip = null;

  /**
   * @param {HTMLElement} root
   * @param {string} id
   */
  constructor(root, id) {
    this.root = root;
    this.connection = new Connection(id, (news) => this.changed(news));
    this.unlisten = onLanguage(() => this.connection.speak(language()));
  }

  /** @param {News} news */
  changed(news) {
    const { state, table } = this.connection;
    if (state === "refused") this.refuse();
    else if (table) this.show(table, news);
  }

  /**
   * A new phase is a new part; until it is loaded nothing is shown twice.
   *
   * @param {Snapshot} table
   * @param {News} news
   */
  async show(table, news) {
    const { phase } = table.setting;
    const wanted = phase === "lobby" ? "lobby" : "table";
    const entering = this.#shown !== wanted;
    if (entering) {
      this.#shown = wanted;
      await this.enter(wanted, table);
    }
    if (this.#left || this.#shown !== wanted || !this.#part) return;
    this.#part.update(this.connection.table ?? table, { ...news, fresh: news.fresh || entering });
    if (phase === "over" && this.#part instanceof TableView) {
      await this.#part.settled();
      if (!this.#left && this.#part instanceof TableView) await this.finish(this.#part, table);
    }
  }

  /**
   * @param {"lobby" | "table"} wanted
   * @param {Snapshot} table
   */
  async enter(wanted, table) {
    this.#part?.leave();
    this.#part = null;
    fill(this.root);
    document.body.classList.toggle("at-table", wanted === "table");
    this.root.classList.toggle("wide", wanted === "table");
    if (wanted === "table") {
      const view = new TableView(this.root, this.connection, table);
      this.#part = view;
      if (document.activeElement === document.body) view.focus();
      return;
    }
    const { lobby } = await import("../pages/lobby.js");
    if (!this.#left && this.#shown === wanted) this.#part = lobby(this.root, this.connection, table);
  }

  /**
   * The strip above a finished match.
   *
   * @param {TableView} view
   * @param {Snapshot} table
   */
  async finish({ finish }, table) {
    if (this.#strip) {
      (await this.#strip).update(table);
      return;
    }
    finish.hidden = false;
    this.#strip = import("../pages/finished.js").then(({ finished }) => finished(finish, this.connection.id, table));
    await this.#strip;
  }

  refuse() {
    this.#part?.leave();
    this.#part = null;
    this.#shown = "refused";
    const text = this.connection.refusal?.message || say("web-table-ended");
    fill(
      this.root,
      h(
        "section",
        { class: "panel door stack" },
        h("h1", {}, say("web-table-shut")),
        h("p", {}, text),
        h(
          "div",
          { class: "row" },
          h("a", { class: "button primary", href: "/" }, say("web-table-home")),
          h("button", { type: "button", onclick: () => location.reload() }, say("web-table-again")),
        ),
      ),
    );
  }

  leave() {
    this.#left = true;
    this.unlisten();
    this.connection.close();
    this.#part?.leave();
    this.#strip?.then((strip) => strip.leave());
    document.body.classList.remove("at-table");
    this.root.classList.remove("wide", "drawn");
  }
}

/**
 * `/t/<id>?k=<invitation>`
 *
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function page(root, id) {
  const address = new URL(location.href);
  const invitation = address.searchParams.get("k") ?? "";
  fill(root, h("p", { class: "soft" }, say("web-table-opening")));
  const inside = await comeIn(root, id, invitation);
  if (!inside || location.pathname !== address.pathname) return () => undefined;
  if (invitation) {
    address.searchParams.delete("k"); // it has done its work, and need not show over a shoulder
    history.replaceState(null, "", address);
  }
  const shown = new TablePage(root, id);
  return () => shown.leave();
}
