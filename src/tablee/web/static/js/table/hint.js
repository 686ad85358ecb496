// Advice from a bot that knows what I know: its choice, and how the options compare, in words.

import { post } from "../api.js";
import { fill, h } from "../dom.js";
import { percent, say } from "../words.js";

const SHOWN = 5;

export class Hint {
  constructor(root, { stage, refused }) {
    this.root = root;
    this.stage = stage;
    this.refused = refused;
    this.root.hidden = true;
  }

  async ask(table, seat, prompt) {
    this.root.hidden = false;
    fill(this.root, h("p", { class: "soft" }, say("web-table-thinking")));
    const asked = (this.asked = prompt);
    try {
      const hint = await post(`/api/tables/${encodeURIComponent(table)}/hint?seat=${seat}`);
      if (this.asked === asked) this.show(hint, prompt);
    } catch (refused) {
      if (this.asked === asked) this.clear();
      this.refused(refused);
    }
  }

  show(hint, prompt) {
    const offered = new Map(prompt.offers.map((offer) => [offer.move, offer]));
    const best = offered.get(hint.move);
    const chosen = hint.thoughts.find((one) => one.move === hint.move);
    this.stage.mark(best?.path ?? [], "advised");
    const rest = hint.thoughts.filter((one) => one !== chosen).sort((one, other) => other.share - one.share);
    const lines = (chosen ? [chosen, ...rest] : rest).slice(0, SHOWN);
    fill(
      this.root,
      h("p", {}, h("strong", {}, say("web-table-advice", { move: best?.text ?? chosen?.text ?? hint.move }))),
      lines.length > 1 && h("ul", { class: "thoughts" }, lines.map((one) => this.line({ ...one, text: offered.get(one.move)?.text ?? one.text }))),
      hint.told.map((line) => h("p", {}, line)),
      h("button", { type: "button", class: "quiet", onclick: () => this.clear() }, say("web-table-close")),
    );
  }

  line({ text, share, value }) {
    const worth = value === null ? null : h("span", { class: "soft" }, say("web-table-worth", { percent: percent(value) }));
    return h("li", { style: { "--share": String(share) } }, h("span", {}, text), h("span", { class: "soft" }, say("web-table-share", { percent: percent(share) })), worth);
  }

  /** Advice is about one question: with the next it goes. */
  clear() {
    this.asked = null;
    this.root.hidden = true;
    fill(this.root);
    this.stage.mark([], "advised");
  }
}
