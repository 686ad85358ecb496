// A board comes nearer: with two fingers, or with the wheel while Ctrl is held, as everywhere. One finger moves it.

/** @import { Stage } from "./scene.js" */

import { targetOf } from "../dom.js";

const MOST = 3;
const WHEEL = 0.0025; // for each pixel of the wheel

/** @typedef {{ surface: HTMLElement, window: HTMLElement }} Near */

export class Zoom {
  /** @param {Stage} stage */
  constructor(stage) {
    /** The fingers on the board, and how far apart they were. @type {{ near: Near, apart: number, scale: number } | null} */
    this.pinch = null;
    const { root } = stage;
    root.addEventListener("touchstart", (event) => this.begin(event), { passive: true });
    root.addEventListener("touchmove", (event) => this.move(event), { passive: false });
    root.addEventListener("touchend", () => this.end());
    root.addEventListener("touchcancel", () => this.end());
    root.addEventListener("wheel", wheel, { passive: false });
  }

  /** @param {TouchEvent} event */
  begin(event) {
    const near = boardOf(event);
    if (near && event.touches.length === 2)
      this.pinch = { near, apart: apart(event.touches), scale: scaleOf(near.surface) };
  }

  /** @param {TouchEvent} event */
  move(event) {
    if (!this.pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { near, apart: before, scale } = this.pinch;
    const [one, other] = event.touches;
    if (one && other)
      zoom(near, (scale * apart(event.touches)) / before, {
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
      });
  }

  end() {
    this.pinch = null;
  }
}

/** @param {WheelEvent} event */
function wheel(event) {
  const near = event.ctrlKey ? boardOf(event) : null;
  if (!near) return;
  event.preventDefault();
  zoom(near, scaleOf(near.surface) * (1 - event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
}

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

/** @param {HTMLElement} surface */
const scaleOf = (surface) => Number(surface.style.getPropertyValue("--zoom") || 1);

/**
 * What lies under the point stays there. The window keeps its size: only what it shows grows.
 *
 * @param {Near} near
 * @param {number} wanted
 * @param {{ x: number, y: number }} point
 */
export function zoom({ surface, window }, wanted, { x, y }) {
  const before = scaleOf(surface);
  const scale = Math.min(MOST, Math.max(1, wanted));
  if (scale === before) return;
  const box = window.getBoundingClientRect();
  const [left, top] = [x - box.left, y - box.top];
  if (before === 1) window.style.height = `${window.offsetHeight}px`;
  surface.style.setProperty("--zoom", String(scale));
  surface.toggleAttribute("data-zoomed", scale > 1);
  if (scale === 1) window.style.removeProperty("height");
  window.scrollLeft = ((window.scrollLeft + left) * scale) / before - left;
  window.scrollTop = ((window.scrollTop + top) * scale) / before - top;
}
