// What can be picked is brought into view. All is reckoned from the layout, so that what is still gliding counts where it will lie.

/** @import { Stage } from "./scene.js" */

import { holds, titleOf } from "./draw.js";
import { FINGER, magnified } from "./zoom.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const MARGIN = 8;
const ENOUGH = 0.6; // of a thing, and it counts as seen

export class Reveal {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.fingers = matchMedia("(pointer: coarse), (max-width: 40rem)");
  }

  /**
   * Scroll whatever has to be scrolled so that as many of these as possible can be seen, and no more than is needed; for fingers, bring
   * the board nearer where they are too small.
   *
   * @param {ReadonlySet<string>} ids
   */
  show(ids) {
    if (this.fingers.matches) this.stage.zoom.to(this.targets(ids));
    /** @type {Map<HTMLElement, HTMLElement[]>} */
    const held = new Map();
    for (const element of this.targets(ids))
      for (const window of windows(element, this.stage.root)) held.set(window, [...(held.get(window) ?? []), element]);
    for (const [window, elements] of held) {
      const boxes = elements.filter((element) => isSeen(element, window)).map((element) => boxIn(element, window));
      const { left, top } = best(window, boxes);
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
  isLarge(element) {
    const { width, height } = sizeOf(element);
    return !this.fingers.matches || Math.min(width, height) >= FINGER - 0.5;
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
 * The height in which things can be seen: what lies above the lower edge of a window takes a part of it.
 *
 * @param {HTMLElement} window
 */
const heightOf = (window) =>
  window.clientHeight - (Number.parseFloat(getComputedStyle(window).scrollPaddingBottom) || 0);

/** @param {HTMLElement} element */
function sizeOf(element) {
  const zoom = magnified(element);
  return { width: element.offsetWidth * zoom, height: element.offsetHeight * zoom };
}

/**
 * Where the layout has put an element, whatever is scrolled or moving.
 *
 * @param {HTMLElement} element
 * @returns {Box}
 */
function placeOf(element) {
  let [left, top] = [0, 0];
  for (let at = /** @type {Element | null} */ (element); at instanceof HTMLElement; at = at.offsetParent) {
    left += at.offsetLeft * magnified(at);
    top += at.offsetTop * magnified(at);
  }
  return { left, top, ...sizeOf(element) };
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
    return across * inside(top, height, window.scrollTop, heightOf(window)) >= ENOUGH;
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
 * Where to scroll a window so that most boxes are seen whole, and of several such places to the nearest.
 *
 * @param {HTMLElement} window
 * @param {readonly Box[]} boxes
 */
function best(window, boxes) {
  const now = { left: window.scrollLeft, top: window.scrollTop };
  const [width, height] = [window.clientWidth, heightOf(window)];
  const lefts = offsets(
    boxes.map((box) => [box.left, box.width]),
    width,
    now.left,
  );
  const tops = offsets(
    boxes.map((box) => [box.top, box.height]),
    height,
    now.top,
  );
  let found = { ...now, many: -1, far: 0 };
  for (const left of lefts) {
    const across = boxes.filter((box) => box.left >= left && box.left + box.width <= left + width);
    for (const top of tops) {
      const many = across.filter((box) => box.top >= top && box.top + box.height <= top + height).length;
      const far = Math.abs(left - now.left) + Math.abs(top - now.top);
      if (many > found.many || (many === found.many && far < found.far)) found = { left, top, many, far };
    }
  }
  return found;
}

/**
 * The offsets that bring one of these stretches just into a window, and the one where it is.
 *
 * @param {readonly (readonly [number, number])[]} stretches
 * @param {number} size
 * @param {number} now
 */
const offsets = (stretches, size, now) => [
  ...new Set([
    now,
    ...stretches
      .flatMap(([start, length]) => [start - MARGIN, start + length + MARGIN - size])
      .map((offset) => Math.round(Math.max(0, offset))),
  ]),
];
