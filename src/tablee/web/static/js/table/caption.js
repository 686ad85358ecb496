// The line above the stage that says what happens: who acts, with face and colour, and what comes of it. When all is played, it keeps
// the last move, and what came of it can be unfolded.

/** @import { EventSeen } from "wire" */

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { signs } from "./faces.js";
import { about } from "./log.js";
import { icon } from "./marks.js";

export class Caption {
  /** The move that is told, and what has come of it so far. @type {{ cause: EventSeen | null, effects: EventSeen[] }} */
  #told = { cause: null, effects: [] };
  #open = false;

  /**
   * @param {HTMLElement} root
   * @param {{ skip: () => void, again: () => void, art: (picture: string) => string }} to
   */
  constructor(root, to) {
    this.root = root;
    this.art = to.art;
    root.classList.add("caption");
    this.cause = h("p", { class: "cause" });
    this.effect = h("p", { class: "effect" });
    this.more = h("button", {
      type: "button",
      class: "quiet more",
      "aria-expanded": "false",
      onclick: () => this.#turn(),
    });
    this.list = h("ul", { class: "effects", hidden: true });
    this.replay = h(
      "button",
      {
        type: "button",
        class: "quiet again",
        title: say("web-table-again-shown"),
        "aria-label": say("web-table-again-shown"),
        onclick: () => to.again(),
      },
      icon("again"),
    );
    this.skip = h(
      "button",
      {
        type: "button",
        class: "quiet skip-beats",
        title: say("web-table-skip"),
        "aria-label": say("web-table-skip"),
        onclick: () => to.skip(),
      },
      icon("skip"),
    );
    const words = h("div", { class: "words-told" }, this.cause, this.effect);
    root.addEventListener("click", (event) => {
      if (root.dataset.playing !== undefined && !(event.target instanceof Element && event.target.closest("button")))
        to.skip();
    });
    fill(root, words, this.more, this.skip, this.replay, this.list);
    this.#draw();
  }

  #turn(on = !this.#open) {
    this.#open = on;
    this.#draw();
  }

  /** @param {boolean} on */
  playing(on) {
    if (on) this.root.dataset.playing = "";
    else delete this.root.dataset.playing;
    this.#draw();
  }

  /** @param {boolean} on */
  canRepeat(on) {
    this.replay.disabled = !on;
  }

  /** @param {EventSeen} beat */
  tell(beat) {
    if (beat.cause) {
      this.#told = { cause: beat, effects: [] };
      this.#open = false;
    } else this.#told = { ...this.#told, effects: [...this.#told.effects, beat] };
    this.#draw();
  }

  clear() {
    this.#told = { cause: null, effects: [] };
    this.#open = false;
    this.playing(false);
  }

  #draw() {
    const { cause, effects } = this.#told;
    const playing = this.root.dataset.playing !== undefined;
    const last = effects.findLast((one) => one.weight !== "quiet") ?? effects.at(-1);
    const seat = cause?.seat ?? null;
    if (seat === null) delete this.root.dataset.seat;
    else this.root.dataset.seat = String(seat);
    fill(this.cause, seat === null ? null : signs(seat), this.#said(cause));
    fill(this.effect, this.#said(last));
    this.effect.classList.toggle("drama", last?.weight === "drama");
    const rest = effects.length - 1;
    this.more.hidden = playing || rest < 1;
    this.more.textContent = say("web-table-more", { count: Math.max(0, rest) });
    this.more.setAttribute("aria-expanded", String(this.#open));
    this.list.hidden = !this.#open || playing;
    fill(
      this.list,
      effects.map((one) => h("li", {}, this.#said(one))),
    );
    this.skip.hidden = !playing;
    this.replay.hidden = playing;
  }

  /** @param {EventSeen | null | undefined} event */
  #said(event) {
    return event ? [about(event, this.art), h("span", {}, event.text)] : null;
  }
}
