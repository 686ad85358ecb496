// The keyboard on the table: arrows go from one thing to the next as they lie, Enter picks, Escape goes back.

/** @import { Stage } from "./scene.js" */

import { $$, targetOf } from "../dom.js";
import { unstop } from "./scene.js";

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.2; // how much worse it is to lie beside the way than along it

/**
 * @param {Element} element
 * @returns {[number, number]}
 */
const middle = (element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/**
 * The nearest element in a direction, or null.
 *
 * @template {HTMLElement} T
 * @param {Element} from
 * @param {readonly T[]} elements
 * @param {readonly [number, number]} way
 * @returns {T | null}
 */
export function nearest(from, elements, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    if (along < 2) continue;
    const cost = along + ASIDE * Math.abs((ex - x) * dy + (ey - y) * dx);
    if (cost < least) [best, least] = [element, cost];
  }
  return best;
}

/**
 * With Shift, arrows go to everything that lies there, not only to what can be picked.
 *
 * @param {Stage} stage
 * @param {boolean} everything
 */
function reachable(stage, everything) {
  if (!everything) return stage.stops();
  return $$(".card, .piece, .spot, .die", stage.root).filter((element) => element.checkVisibility());
}

/**
 * Whether the key was an arrow that went somewhere.
 *
 * @param {Stage} stage
 * @param {KeyboardEvent} event
 */
export function arrow(stage, event) {
  const way = ARROWS[event.key];
  const from = document.activeElement;
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey || !stage.root.contains(from)) return false;
  const elements = reachable(stage, event.shiftKey);
  const to = from === stage.root ? elements[0] : nearest(from, elements, way);
  if (!to) return false;
  if (to.getAttribute("role") === "button") stage.rove(to);
  else to.tabIndex = -1;
  to.focus();
  if (to.getAttribute("role") !== "button") unstop(to);
  return true;
}

/** @param {Event} event */
export const isTyping = (event) => Boolean(targetOf(event)?.closest("input, select, textarea, [contenteditable]"));
