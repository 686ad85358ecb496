// A table: the door, the lobby before the match, the match, and what stands above it when it is over.

import { fill, h } from "../dom.js";
import { Live } from "../live.js";
import { language, onLanguage, say } from "../words.js";
import { comeIn } from "./door.js";
import { TableView } from "./table.js";

/** The parts of a table's page, as its phase wants them. */
class TablePage {
  constructor(root, id) {
    this.root = root;
    this.shown = ""; // the phase that the page shows
    this.part = null; // the lobby or the table
    this.strip = null; // what stands above a match that is over
    this.live = new Live(id, (live, news) => this.changed(news));
    this.unlisten = onLanguage(() => this.live.look({ language: language() }));
  }

  changed(news) {
    if (this.live.state === "refused") this.refuse();
    else if (this.live.setting) this.phase(news);
  }

  /** A new phase is a new part; until it is loaded nothing is shown twice. */
  async phase(news) {
    const { phase } = this.live.setting;
    const wanted = phase === "lobby" ? "lobby" : "table";
    if (this.shown !== wanted) {
      this.shown = wanted;
      await this.enter(wanted);
      news = { ...news, fresh: true };
    }
    if (this.left || this.shown !== wanted || !this.part) return;
    this.part.update(wanted === "lobby" ? this.live : news);
    if (phase === "over") await this.finish();
  }

  async enter(wanted) {
    this.part?.leave();
    this.part = null;
    fill(this.root);
    document.body.classList.toggle("at-table", wanted === "table");
    this.root.classList.toggle("wide", wanted === "table");
    if (wanted === "table") {
      this.part = new TableView(this.root, this.live);
      if (document.activeElement === document.body) this.part.stageRoot.focus({ preventScroll: true });
      return;
    }
    const { lobby } = await import("../pages/lobby.js");
    if (!this.left && this.shown === wanted) this.part = await lobby(this.root, this.live);
  }

  /** The strip above a finished match. */
  async finish() {
    if (this.strip) {
      (await this.strip).update(this.live);
      return;
    }
    const { finish } = this.part;
    finish.hidden = false;
    this.strip = import("../pages/finished.js").then(({ finished }) => finished(finish, this.live));
    await this.strip;
  }

  refuse() {
    this.part?.leave();
    this.part = null;
    this.shown = "refused";
    const text = this.live.refusal?.message || say("web-table-ended");
    fill(
      this.root,
      h(
        "section",
        { class: "panel door stack" },
        h("h1", {}, say("web-table-shut")),
        h("p", {}, text),
        h("div", { class: "row" }, h("a", { class: "button primary", href: "/" }, say("web-table-home")), h("button", { type: "button", onclick: () => location.reload() }, say("web-table-again"))),
      ),
    );
  }

  leave() {
    this.left = true;
    this.unlisten();
    this.live.close();
    this.part?.leave();
    this.strip?.then((strip) => strip.leave());
    document.body.classList.remove("at-table");
    this.root.classList.remove("wide", "drawn");
  }
}

/** `/t/<id>?k=<invitation>` */
export async function page(root, id) {
  const address = new URL(location.href);
  const invitation = address.searchParams.get("k") ?? "";
  fill(root, h("p", { class: "soft" }, say("web-table-opening")));
  const inside = await comeIn(root, id, invitation);
  if (!inside || location.pathname !== address.pathname) return () => {};
  if (invitation) {
    address.searchParams.delete("k"); // it has done its work, and need not show over a shoulder
    history.replaceState(null, "", address);
  }
  const shown = new TablePage(root, id);
  return () => shown.leave();
}
