// What can be picked is brought into view. All is reckoned from the layout, so that what is still gliding counts where it will lie.

/** @import { Stage } from "./scene.js" */

import { holds, titleOf } from "./draw.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const MARGIN = 8;
const ENOUGH = 0.6; // of a thing, and it counts as seen
const FINGER = 40; // pixels

export class Reveal {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.fingers = matchMedia("(pointer: coarse), (max-width: 40rem)");
  }

  /**
   * Scroll whatever has to be scrolled so that as many of these as possible can be seen, and no more than is needed.
   *
   * @param {ReadonlySet<string>} ids
   */
  show(ids) {
    /** @type {Map<HTMLElement, HTMLElement[]>} */
    const held = new Map();
    for (const element of this.targets(ids))
      for (const window of windows(element, this.stage.root)) held.set(window, [...(held.get(window) ?? []), element]);
    for (const [window, elements] of held) {
      const boxes = elements.map((element) => boxIn(element, window));
      const top = best(
        window.scrollTop,
        window.clientHeight,
        boxes.map((box) => [box.top, box.height]),
      );
      const left = best(
        window.scrollLeft,
        window.clientWidth,
        boxes.map((box) => [box.left, box.width]),
      );
      if (top !== window.scrollTop || left !== window.scrollLeft) window.scrollTo({ top, left, behavior: "instant" });
    }
  }

  /**
   * Those of them that can't be seen, or that a finger can't hit.
   *
   * @param {ReadonlySet<string>} ids
   */
  missing(ids) {
    return [...ids].filter((id) => {
      const [element] = this.targets(new Set([id]));
      return element && !(isSeen(element, this.stage.root) && this.isLarge(element));
    });
  }

  /** @param {HTMLElement} element */
  isLarge({ offsetWidth, offsetHeight }) {
    return !this.fingers.matches || Math.min(offsetWidth, offsetHeight) >= FINGER - 0.5;
  }

  /**
   * The elements to be hit: of a zone its title.
   *
   * @param {ReadonlySet<string>} ids
   */
  targets(ids) {
    return [...ids].flatMap((id) => {
      const known = this.stage.known.get(id);
      if (!known) return [];
      return [holds(known.node) ? titleOf(known.element) : known.element];
    });
  }
}

/**
 * The parts that an element can be scrolled in, from the inside out.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} root
 */
function windows(element, root) {
  const found = [];
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    const over = at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1;
    if (over && at.clientHeight && /auto|scroll|hidden/.test(getComputedStyle(at).overflow)) found.push(at);
  }
  return found;
}

/**
 * Where the layout has put an element, whatever is scrolled or moving.
 *
 * @param {HTMLElement} element
 * @returns {Box}
 */
function placeOf(element) {
  const { offsetWidth: width, offsetHeight: height } = element;
  let [left, top] = [0, 0];
  for (let at = /** @type {Element | null} */ (element); at instanceof HTMLElement; at = at.offsetParent) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, width, height };
}

/**
 * The box of an element in what can be scrolled.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} window
 * @returns {Box}
 */
function boxIn(element, window) {
  const [inner, outer] = [placeOf(element), placeOf(window)];
  let [left, top] = [inner.left - outer.left, inner.top - outer.top];
  for (let at = element.parentElement; at && at !== window; at = at.parentElement) {
    left -= at.scrollLeft;
    top -= at.scrollTop;
  }
  return { ...inner, left, top };
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} root
 */
function isSeen(element, root) {
  if (!element.offsetWidth || !element.checkVisibility({ visibilityProperty: true })) return false;
  return windows(element, root).every((window) => {
    const { left, top, width, height } = boxIn(element, window);
    const across = inside(left, width, window.scrollLeft, window.clientWidth);
    return across * inside(top, height, window.scrollTop, window.clientHeight) >= ENOUGH;
  });
}

/**
 * How much of a stretch lies within a window.
 *
 * @param {number} start
 * @param {number} length
 * @param {number} from
 * @param {number} size
 */
const inside = (start, length, from, size) =>
  Math.max(0, Math.min(start + length, from + size) - Math.max(start, from)) / Math.min(length, size);

/**
 * The offset from which most stretches are seen whole, and of several the nearest to where we are.
 *
 * @param {number} now
 * @param {number} size
 * @param {readonly (readonly [number, number])[]} stretches
 */
function best(now, size, stretches) {
  const whole = (/** @type {number} */ from) =>
    stretches.filter(([start, length]) => start >= from && start + length <= from + size).length;
  const offsets = stretches.flatMap(([start, length]) => [start - MARGIN, start + length + MARGIN - size]);
  return offsets
    .map((offset) => Math.round(Math.max(0, offset)))
    .reduce((one, other) => {
      const more = whole(other) - whole(one);
      return more > 0 || (more === 0 && Math.abs(other - now) < Math.abs(one - now)) ? other : one;
    }, now);
}
