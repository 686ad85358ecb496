// The reading place: a thing, large, with its whole text and what can be done with it. It has its own room in the panel, so that it
// covers nothing. A mouse reads by pointing, a finger by its first tap; from there it is played, or by a second tap.

/** @import { Node, Offer } from "wire" */
/** @import { Stage } from "./scene.js" */

import { fill, h, targetOf } from "../dom.js";
import { say } from "../words.js";
import { isTyping } from "./keys.js";
import { icon } from "./marks.js";

const PRESS = 480;
const SLACK = 10;

export class Reading {
  /**
   * @param {Stage} stage
   * @param {{ offers: (id: string) => readonly Offer[], give: (offer: Offer, id: string) => void, pick: (id: string) => void }} to
   */
  constructor(stage, to) {
    this.stage = stage;
    this.to = to;
    this.root = h("figure", { class: "reading", role: "status" });
    this.timer = 0;
    /** What lies there. @type {string | null} */
    this.shown = null;
    /** Where the pointer went down. @type {{ x: number, y: number } | null} */
    this.press = null;
    this.pressed = false; // for so long that it is a look
    const { root } = stage;
    root.addEventListener("pointerover", (event) => this.over(event));
    root.addEventListener("focusin", (event) => this.met(event));
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("pointerup", () => this.released());
    root.addEventListener("pointercancel", () => this.released());
    root.addEventListener("contextmenu", (event) => this.pressed && event.preventDefault());
    root.addEventListener("click", (event) => this.click(event), true); // before the stage takes it for a pick
    /** @param {KeyboardEvent} event */
    this.keyed = (event) => this.key(event);
    document.addEventListener("keydown", this.keyed);
  }

  /** @param {Event} event */
  thing(event) {
    const found = targetOf(event)?.closest(".card, .piece, .spot, .die, .counter");
    const element = found instanceof HTMLElement ? found : null;
    return element?.dataset.id && this.stage.root.contains(element) ? element : null;
  }

  /**
   * What has more to say than it shows.
   *
   * @param {Event} event
   */
  readable(event) {
    const element = this.thing(event);
    return element && detailOf(this.stage.nodeAt(element)) ? element : null;
  }

  /** @param {PointerEvent} event */
  over(event) {
    if (event.pointerType === "touch" || event.buttons) return;
    const element = this.readable(event);
    if (element) this.show(element);
  }

  /** @param {Event} event */
  met(event) {
    const element = this.readable(event);
    if (element?.matches(":focus-visible")) this.show(element);
  }

  /**
   * Whether a tap is only to read: the first on a thing with a text.
   *
   * @param {string} id
   * @param {UIEvent} event
   */
  first(id, event) {
    const known = this.stage.known.get(id);
    const byFinger = event instanceof PointerEvent && (event.pointerType === "touch" || event.pointerType === "pen");
    if (!byFinger || this.shown === id || !known || !detailOf(known.node)) return false;
    this.show(known.element);
    return true;
  }

  /** @param {PointerEvent} event */
  down(event) {
    clearTimeout(this.timer);
    this.press = { x: event.clientX, y: event.clientY };
    this.pressed = false;
    const element = this.thing(event);
    if (event.pointerType === "mouse" || !element) return;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.show(element);
    }, PRESS);
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (!this.press || event.pointerType === "mouse") return;
    if (Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > SLACK) clearTimeout(this.timer);
  }

  released() {
    this.press = null;
    if (!this.pressed) clearTimeout(this.timer);
  }

  /**
   * A long press is a look, not a pick. What can't be picked is read by a tap.
   *
   * @param {MouseEvent} event
   */
  click(event) {
    if (this.pressed) {
      this.pressed = false;
      event.stopImmediatePropagation();
      return;
    }
    const element = this.readable(event);
    const picked = targetOf(event)?.closest("[data-lit], [data-chosen], button");
    if (element && !picked && event instanceof PointerEvent && event.pointerType === "touch") this.show(element);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && this.shown !== null) this.clear();
    else if ((event.key === "i" || event.key === "?") && !isTyping(event) && !event.ctrlKey && !event.metaKey) {
      const element = this.thing(event);
      if (!element) return;
      event.preventDefault();
      if (this.shown === element.dataset.id) this.clear();
      else this.show(element);
    }
  }

  /** @param {HTMLElement} element */
  show(element) {
    const node = this.stage.nodeAt(element);
    if (!node || this.shown === node.id) return;
    this.shown = node.id;
    const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
    for (const name of [
      "data-id",
      "data-lit",
      "data-chosen",
      "data-draggable",
      "role",
      "tabindex",
      "aria-label",
      "style",
    ])
      copy.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    const close = { type: "button", class: "quiet close", "aria-label": say("web-table-close") };
    fill(
      this.root,
      node.kind === "card" && node.picture ? copy : null,
      h("figcaption", {}, h("strong", {}, node.text), h("p", {}, detailOf(node)), this.plays(node.id)),
      h("button", { ...close, onclick: () => this.clear() }, icon("close")),
    );
    this.root.scrollTop = 0;
  }

  /**
   * What can be done with it, in the words of the offers.
   *
   * @param {string} id
   */
  plays(id) {
    const offers = this.to.offers(id);
    /** @type {(offer: Offer) => HTMLElement} */
    const play = (offer) => button(offer.text, offer.passive, () => this.to.give(offer, id));
    const known = this.stage.known.get(id);
    if (offers.length) return h("div", { class: "plays" }, offers.map(play));
    if (known?.element.dataset.lit === undefined) return null;
    return h(
      "div",
      { class: "plays" },
      button(say("web-table-choose"), false, () => this.to.pick(id)),
    );
  }

  clear() {
    clearTimeout(this.timer);
    this.shown = null;
    fill(this.root);
  }

  leave() {
    clearTimeout(this.timer);
    document.removeEventListener("keydown", this.keyed);
  }
}

/**
 * @param {string} words
 * @param {boolean} passive
 * @param {() => void} onclick
 */
const button = (words, passive, onclick) =>
  h("button", { type: "button", class: passive ? "passive" : "primary", onclick }, words);

/**
 * The whole text of a thing, where it has more to say than it shows.
 *
 * @param {Node | null} node
 */
const detailOf = (node) => (node && "detail" in node ? node.detail : "");
