// A board comes nearer: with two fingers, which also move it, by buttons, or with the wheel while Ctrl is held, as everywhere. One finger
// moves it too. What is asked for on a board and is too small for a finger brings the board nearer by itself; the whole is one tap away.

/** @import { Stage } from "./scene.js" */

import { $$, fill, h, targetOf } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./marks.js";

const MOST = 3;
const STEP = 1.5;
const WHEEL = 0.0025; // for each pixel of the wheel
export const FINGER = 40; // pixels

/** @typedef {{ surface: HTMLElement, window: HTMLElement }} Near */
/** @typedef {{ x: number, y: number }} Point */

export class Zoom {
  /** The fingers on the board: how far apart they were, and where they are. @type {{ near: Near, apart: number, scale: number, at: Point } | null} */
  #pinch = null;
  #byHand = false; // then no question brings the board nearer or farther
  #asked = ""; // what it was brought nearer for

  /** @param {Stage} stage */
  constructor(stage) {
    const { root } = stage;
    this.stage = stage;
    this.tools = h("div", { class: "zoom", role: "group" });
    root.addEventListener("touchstart", (event) => this.#begin(event), { passive: true });
    root.addEventListener("touchmove", (event) => this.#move(event), { passive: false });
    root.addEventListener("touchend", () => this.#end());
    root.addEventListener("touchcancel", () => this.#end());
    root.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  /** The buttons, in the language of the page. */
  speak() {
    const name = say("web-table-zoom");
    if (this.tools.getAttribute("aria-label") === name) return;
    this.tools.setAttribute("aria-label", name);
    fill(
      this.tools,
      tool("minus", say("web-table-zoom-out"), () => this.#step(1 / STEP)),
      tool("whole", say("web-table-zoom-whole"), () => this.#step(0)),
      tool("plus", say("web-table-zoom-in"), () => this.#step(STEP)),
    );
  }

  /**
   * Bring each board as near as a finger needs for these; and farther again, where nothing needs it.
   *
   * @param {readonly HTMLElement[]} targets
   */
  to(targets) {
    const sizes = new Map(targets.map((one) => [one, sizeOf(one)]));
    const asked = [...sizes].map(([one, size]) => `${one.dataset.id} ${size}`).join(", ");
    if (this.#byHand || asked === this.#asked) return;
    this.#asked = asked;
    for (const near of this.#boards()) {
      const least = Math.min(FINGER, ...[...sizes].flatMap(([one, size]) => (near.surface.contains(one) ? size : [])));
      zoom(near, least >= FINGER ? 1 : (FINGER + 1) / least);
    }
  }

  /** @returns {Near[]} */
  #boards() {
    return $$(".board-surface", this.stage.ground).flatMap((surface) => {
      const window = surface.parentElement;
      return surface instanceof HTMLElement && window ? [{ surface, window }] : [];
    });
  }

  /** @param {number} factor 0 for the whole board */
  #step(factor) {
    for (const near of this.#boards()) zoom(near, scaleOf(near.surface) * factor);
    this.#note();
  }

  #note() {
    this.#byHand = this.#boards().some((near) => scaleOf(near.surface) > 1);
  }

  /** @param {TouchEvent} event */
  #begin(event) {
    const near = boardOf(event);
    if (near && event.touches.length === 2)
      this.#pinch = { near, apart: apart(event.touches), scale: scaleOf(near.surface), at: between(event.touches) };
  }

  /** @param {TouchEvent} event */
  #move(event) {
    if (!this.#pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { near, apart: before, scale, at } = this.#pinch;
    const now = between(event.touches);
    near.window.scrollBy(at.x - now.x, at.y - now.y);
    this.#pinch.at = now;
    zoom(near, (scale * apart(event.touches)) / before, now);
    this.#note();
  }

  #end() {
    this.#pinch = null;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const near = event.ctrlKey ? boardOf(event) : null;
    if (!near) return;
    event.preventDefault();
    zoom(near, scaleOf(near.surface) * (1 - event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
    this.#note();
  }
}

/**
 * @param {import("./marks.js").Icon} name
 * @param {string} words
 * @param {() => void} onclick
 */
const tool = (name, words, onclick) =>
  h("button", { type: "button", title: words, "aria-label": words, onclick }, icon(name));

/**
 * @param {Event} event
 * @returns {Near | null}
 */
function boardOf(event) {
  const surface = targetOf(event)?.closest(".board-surface");
  const window = surface?.parentElement;
  return surface instanceof HTMLElement && window ? { surface, window } : null;
}

/** @param {TouchList} touches */
function apart([one, other]) {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 1;
}

/**
 * @param {TouchList} touches
 * @returns {Point}
 */
function between([one, other]) {
  return one && other ? { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 } : { x: 0, y: 0 };
}

/** @param {HTMLElement} surface */
const scaleOf = (surface) => Number(surface.style.getPropertyValue("--zoom") || 1);

/**
 * How small a thing on a board is while the whole board is seen.
 *
 * @param {HTMLElement} element
 */
const sizeOf = ({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) || FINGER;

/**
 * By how much an element is magnified; its offsets and sizes are told without that.
 *
 * @param {Element} element
 */
export function magnified(element) {
  const surface = element.parentElement?.closest("[data-zoomed]");
  return surface instanceof HTMLElement ? scaleOf(surface) : 1;
}

/**
 * What lies under the point stays there. The window keeps its size, and so does the layout: only what is shown grows.
 *
 * @param {Near} near
 * @param {number} wanted
 * @param {Point} [point] else the middle of the window
 */
export function zoom({ surface, window }, wanted, point) {
  const before = scaleOf(surface);
  const scale = Math.min(MOST, Math.max(1, wanted));
  if (scale === before) return;
  const box = window.getBoundingClientRect();
  const { x, y } = point ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  /** @type {(from: number, start: number, at: number) => number} */
  const scrolled = (from, start, at) => start + ((from + at - start) * scale) / before - at;
  const left = scrolled(window.scrollLeft, surface.offsetLeft, x - box.left);
  const top = scrolled(window.scrollTop, surface.offsetTop, y - box.top);
  surface.style.setProperty("--zoom", String(scale));
  surface.toggleAttribute("data-zoomed", scale > 1);
  window.scrollTo({ left, top, behavior: "instant" });
}
