// Advice from a bot that knows what I know: its choice, and how the options compare, in words.

/** @import { HintOut, Prompt } from "wire" */
/** @import { Stage } from "./scene.js" */
/** @import { Toasts } from "./toasts.js" */

import { post } from "../api.js";
import { fill, h } from "../dom.js";
import { percent, say } from "../words.js";

const SHOWN = 5;

export class Hint {
  /** The question that was asked about last. @type {Prompt | null} */
  #asked = null;

  /**
   * @param {HTMLElement} root
   * @param {{ stage: Stage, toasts: Toasts }} around
   */
  constructor(root, { stage, toasts }) {
    this.root = root;
    this.stage = stage;
    this.toasts = toasts;
    this.root.hidden = true;
  }

  /**
   * @param {string} table
   * @param {number} seat
   * @param {Prompt} prompt
   */
  async ask(table, seat, prompt) {
    this.root.hidden = false;
    fill(this.root, h("p", { class: "soft" }, say("web-table-thinking")));
    this.#asked = prompt;
    try {
      const hint = await post("/api/tables/{table_id}/hint", {}, { table_id: table, seat });
      if (this.#asked === prompt) this.show(hint, prompt);
    } catch (refused) {
      if (this.#asked === prompt) this.clear();
      this.toasts.refuse(refused);
    }
  }

  /**
   * @param {HintOut} hint
   * @param {Prompt} prompt
   */
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
      lines.length > 1 &&
        h(
          "ul",
          { class: "thoughts" },
          lines.map((one) => line({ ...one, text: offered.get(one.move)?.text ?? one.text })),
        ),
      hint.told.map((sentence) => h("p", {}, sentence)),
      h("button", { type: "button", class: "quiet", onclick: () => this.clear() }, say("web-table-close")),
    );
  }

  /** Advice is about one question: with the next it goes. */
  clear() {
    this.#asked = null;
    this.root.hidden = true;
    fill(this.root);
    this.stage.mark([], "advised");
  }
}

/**
 * One option as the bot weighs it.
 *
 * @param {{ text: string, share: number, value: number | null }} options
 */
function line({ text, share, value }) {
  const worth =
    value === null ? null : h("span", { class: "soft" }, say("web-table-worth", { percent: percent(value) }));
  return h(
    "li",
    { style: { "--share": String(share) } },
    h("span", {}, text),
    h("span", { class: "soft" }, say("web-table-share", { percent: percent(share) })),
    worth,
  );
}
