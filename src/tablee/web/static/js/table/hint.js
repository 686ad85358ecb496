// Advice from a bot that knows what I know: the best answer, and how the next best compare with it, in words.

/** @import { HintOut, Offer, Prompt, ThoughtOut } from "wire" */
/** @import { Stage } from "./scene.js" */
/** @import { Toasts } from "./toasts.js" */

import { post } from "../api.js";
import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./marks.js";

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
    this.#mark(prompt.offers.find((offer) => offer.move === hint.move));
    const close = { type: "button", class: "quiet close", "aria-label": say("web-table-close") };
    fill(
      this.root,
      h("p", {}, h("strong", {}, hint.headline)),
      hint.expectation && h("p", {}, hint.expectation),
      hint.thoughts.length > 1 && h("ul", { class: "thoughts" }, grouped(hint.thoughts.slice(1)).map(line)),
      hint.told.map((sentence) => h("p", {}, sentence)),
      h("button", { ...close, onclick: () => this.clear() }, icon("close")),
    );
  }

  /** Advice is about one question: with the next it goes. */
  clear() {
    this.#asked = null;
    this.root.hidden = true;
    fill(this.root);
    this.#mark(undefined);
  }

  /**
   * Outline what an answer is about, on the table and among the buttons.
   *
   * @param {Offer | undefined} offer
   */
  #mark(offer) {
    this.stage.mark(offer?.path ?? [], "advised");
    for (const button of this.root.parentElement?.querySelectorAll("[data-move]") ?? [])
      button.toggleAttribute("data-advised", button.getAttribute("data-move") === offer?.move);
  }
}

/**
 * Answers that compare with the best in the same words, together.
 *
 * @param {readonly ThoughtOut[]} thoughts
 */
function grouped(thoughts) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { worth, text } of thoughts) groups.set(worth, [...(groups.get(worth) ?? []), text]);
  return [...groups];
}

/** @param {[string, string[]]} group */
function line([worth, texts]) {
  return h("li", {}, h("span", { class: "soft" }, say("web-table-worth", { worth })), " ", texts.join(" · "));
}
