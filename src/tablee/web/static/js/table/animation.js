// Movement from one scene to the next. What keeps its id glides from where it was. A card that shows something else, or is new,
// looks for where the same face lay before, else for the pile that lost a card; what is gone glides to the pile that gained one.
// It all happens over the finished scene: nothing waits for it, and the next scene ends it. Where a beat says from where to where
// things go, that is how they go.

/** @import { Node } from "wire" */
/** @import { Known } from "./scene.js" */

/**
 * @typedef {object} Before where something was
 * @property {DOMRect} box
 * @property {Node} node
 * @property {Node | null} parent
 * @property {HTMLElement} element
 * @property {boolean} changed it shows something else now
 * @property {HTMLElement | null} copy a picture of it as it was
 *
 * @typedef {ReadonlyMap<string, Before>} Past
 */

/**
 * @typedef {object} Course how things move, where a beat says so
 * @property {number} time in milliseconds
 * @property {ReadonlyMap<string, DOMRect>} from where things come from, by their ids
 * @property {ReadonlyMap<string, DOMRect>} to where things go that are gone
 * @property {ReadonlySet<string>} turned what turns over
 * @property {ReadonlySet<string>} became what goes on as something else
 * @property {boolean} [steady] without slowing down: there is a next spot on the way
 */

import { seatOf } from "./draw.js";
import { magnified } from "./zoom.js";

export const TIME = 240;
const STAGGER = 35;
const MOST = 24; // more than this at once is a new deal: that only fades
const CROWD = 90; // and when almost everything moves, an eye can follow nothing
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const IN_STEP = "cubic-bezier(0.45, 0.05, 0.35, 1)"; // an eye can follow where it begins and ends
/** Where no beat says anything. @type {Pick<Course, "turned" | "became" | "to">} */
const FREE = { turned: new Set(), became: new Set(), to: new Map() };
/** @type {ReadonlySet<Node["kind"]>} */
const MOVING = new Set(["card", "piece", "die"]);

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/**
 * What a thing looks like: two cards with the same face may be the same card.
 *
 * @param {Node} node
 */
function looks(node) {
  const label = "label" in node ? node.label : "";
  const picture = "picture" in node ? node.picture : "";
  return [node.kind, isUp(node), label, picture, node.style.replace(/\b(active|now)\b/g, "")].join("|");
}

/** @param {Node} node */
const isUp = (node) => node.kind !== "card" || node.up;

export class Animation {
  /** @type {globalThis.Animation[]} */
  #running = [];
  /** Where everything was before the scene that is being drawn. @type {Map<string, Before> | null} */
  #past = null;
  #copies = 0; // of things that change their face
  /** Where everything is now. @type {Map<HTMLElement, DOMRect>} */
  #boxes = new Map();
  /** What is set in motion once everything is measured. @type {(() => void)[]} */
  #todo = [];
  /** @type {Course | null} */
  #course = null;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /**
   * Note where everything is, also what is still on its way; null where nothing shall move.
   *
   * @param {ReadonlyMap<string, Known> | null} known
   */
  before(known) {
    this.#past = null;
    this.#copies = 0;
    if (known && !still()) this.measure(known);
    this.stop();
  }

  /** @param {ReadonlyMap<string, Known>} known */
  measure(known) {
    this.#past = new Map();
    for (const [id, { element, node, parent }] of known) {
      if (!MOVING.has(node.kind) && node.kind !== "zone") continue;
      this.#past.set(id, { box: element.getBoundingClientRect(), node, parent, element, changed: false, copy: null });
    }
  }

  /**
   * A thing is about to show something else: keep a picture of it as it was, unless too much changes to be followed.
   *
   * @param {Known} known
   * @param {Node} node
   */
  changing(known, node) {
    const past = this.#past?.get(node.id);
    if (!past || !MOVING.has(node.kind) || looks(known.node) === looks(node)) return;
    past.changed = true;
    this.#copies += 1;
    if (this.#copies <= MOST) past.copy = copyOf(known.element);
  }

  /**
   * First everything is measured, then everything is set in motion: one layout, not one for each thing.
   *
   * @param {ReadonlyMap<string, Known>} known
   * @param {string | null} from
   * @param {Course | null} course
   */
  after(known, from, course = null) {
    const past = this.#past;
    this.#past = null;
    this.#course = course;
    if (!past) return;
    this.#boxes = new Map();
    this.#todo = [];
    for (const one of known.values())
      if (past.has(one.node.id) || MOVING.has(one.node.kind))
        this.#boxes.set(one.element, one.element.getBoundingClientRect());
    this.plan(known, past, from);
    if (this.#todo.length <= CROWD) for (const start of this.#todo) start();
  }

  /**
   * @param {ReadonlyMap<string, Known>} known
   * @param {Past} past
   * @param {string | null} from
   */
  plan(known, past, from) {
    const { came, stayed } = sorted(known, past);
    const { turned, became, to } = this.#course ?? FREE;
    /** @type {(one: Before) => boolean} */
    const gone = ({ changed, node: { id } }) => !became.has(id) && ((changed && !turned.has(id)) || !known.has(id));
    const left = [...past.values()].filter(
      (one) => MOVING.has(one.node.kind) && (isUp(one.node) || to.has(one.node.id)) && gone(one),
    );
    for (const { now, before } of stayed) this.slide(now.element, before.box, 0);
    if (came.length + left.length > MOST) {
      for (const one of came) this.run(one.element, [{ opacity: 0 }, { opacity: 1 }], 0);
      return;
    }
    const piles = changedPiles(known, past);
    const chosen = from ? left.find((one) => one.node.id === from) : null;
    for (const [at, one] of came.entries()) {
      if (turned.has(one.node.id)) this.turn(one.element);
      else if (!this.#guide(one)) this.arrive(one, take(left, one, chosen), pileFor(one, piles.lost, past), at);
    }
    for (const [at, one] of left.entries()) this.depart(one, piles.gained, at);
  }

  /**
   * It comes from where a beat says; whether there is such a place.
   *
   * @param {Known} one
   */
  #guide({ node, element }) {
    const from = this.#course?.from.get(node.id);
    if (!from) return false;
    this.slide(element, from, 0);
    return true;
  }

  /** @param {HTMLElement} element */
  turn(element) {
    this.run(element, [{ transform: "perspective(40rem) rotateY(90deg) scale(1.12)" }, { transform: "none" }], 0);
  }

  /**
   * It comes from where it lay, else from the pile that shrank, else out of nothing.
   *
   * @param {Known} one
   * @param {Before | null | undefined} origin
   * @param {Before | null | undefined} pile
   * @param {number} at
   */
  arrive(one, origin, pile, at) {
    const out = [
      { opacity: 0, transform: "translateY(-6px)" },
      { opacity: 1, transform: "none" },
    ];
    if (origin) this.slide(one.element, origin.box, at);
    else if (pile) this.slide(one.element, pile.box, at, 0.4);
    else this.run(one.element, out, at);
  }

  /**
   * A picture of what is gone glides to the pile that grew, or fades where it was.
   *
   * @param {Before} one
   * @param {readonly Known[]} piles
   * @param {number} at
   */
  depart(one, piles, at) {
    const picture = one.copy ?? copyOf(one.element);
    for (const name of ["data-id", "data-lit", "role", "tabindex", "aria-label", "aria-pressed"])
      picture.removeAttribute(name);
    picture.setAttribute("aria-hidden", "true");
    picture.classList.add("ghost");
    const { box } = one;
    const frame = this.root.getBoundingClientRect();
    Object.assign(picture.style, {
      left: `${box.left - frame.left + this.root.scrollLeft}px`,
      top: `${box.top - frame.top + this.root.scrollTop}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    const pile = piles.find((zone) => seatOf(zone.node) === null) ?? piles[0];
    const there = this.#course?.to.get(one.node.id) ?? (pile && this.#boxes.get(pile.element));
    const to = there ? middle(there, box) : "translateY(6px)";
    const frames = [
      { opacity: 1, transform: "none" },
      { opacity: there ? 0.9 : 0, transform: to },
    ];
    this.#todo.push(() => {
      this.root.append(picture);
      this.start(picture, frames, at).finished.then(
        () => picture.remove(),
        () => picture.remove(),
      );
    });
  }

  /**
   * @param {HTMLElement} element
   * @param {DOMRect} box
   * @param {number} at
   * @param {number} opacity
   */
  slide(element, box, at, opacity = 1) {
    const now = this.#boxes.get(element);
    if (!now) return;
    const far = Math.abs(now.left - box.left) + Math.abs(now.top - box.top);
    if (far < 2 || !now.width || !box.width) return;
    const transform = middle(box, now, magnified(element));
    this.run(element, [opacity < 1 ? { transform, opacity } : { transform }, { transform: "none" }], at);
  }

  /**
   * @param {HTMLElement} element
   * @param {Keyframe[]} frames
   * @param {number} at
   */
  run(element, frames, at) {
    this.#todo.push(() => this.start(element, frames, at));
  }

  /**
   * @param {HTMLElement} element
   * @param {Keyframe[]} frames
   * @param {number} at
   */
  start(element, frames, at) {
    const moving = element.animate(frames, {
      duration: this.#course?.time ?? TIME,
      delay: this.#course ? 0 : Math.min(at * STAGGER, 5 * STAGGER),
      easing: this.#course?.steady ? "linear" : this.#course ? IN_STEP : EASE,
      fill: "backwards",
    });
    this.#running.push(moving);
    return moving;
  }

  stop() {
    for (const moving of this.#running) moving.cancel();
    this.#running = [];
  }
}

/**
 * What is new or shows something else, and what stayed itself. Things inside something that moves go with it.
 *
 * @param {ReadonlyMap<string, Known>} known
 * @param {Past} past
 */
function sorted(known, past) {
  /** @type {Known[]} */
  const came = [];
  /** @type {{ now: Known, before: Before }[]} */
  const stayed = [];
  for (const [id, one] of known) {
    if (!MOVING.has(one.node.kind)) continue;
    const before = past.get(id);
    if (before && !before.changed) stayed.push({ now: one, before });
    else came.push(one);
  }
  return { came, stayed };
}

/**
 * Of what is gone, the one that this may have been: what was picked, else the same face in the same zone, of the same seat, anywhere.
 *
 * @param {Before[]} left
 * @param {Known} one
 * @param {Before | null | undefined} chosen
 */
function take(left, one, chosen) {
  const face = looks(one.node);
  const alike = left.filter((gone) => looks(gone.node) === face);
  const found =
    alike.find((gone) => gone === chosen) ??
    alike.find((gone) => gone.parent?.id === one.parent?.id) ??
    alike.find((gone) => seatOf(gone.node) === seatOf(one.node)) ??
    alike[0];
  if (found) left.splice(left.indexOf(found), 1);
  return found;
}

/**
 * The pile that a new thing may have come from, as it was: one of the same seat, else one that is nobody's.
 *
 * @param {Known} one
 * @param {readonly Known[]} piles
 * @param {Past} past
 */
function pileFor(one, piles, past) {
  const pile =
    piles.find((zone) => seatOf(zone.node) === seatOf(one.node) && zone.node.id !== one.parent?.id) ??
    piles.find((zone) => seatOf(zone.node) === null);
  return pile ? past.get(pile.node.id) : null;
}

/**
 * @param {ReadonlyMap<string, Known>} known
 * @param {Past} past
 */
function changedPiles(known, past) {
  /** @type {Known[]} */
  const lost = [];
  /** @type {Known[]} */
  const gained = [];
  for (const [id, one] of known) {
    const [now, before] = [countOf(one.node), countOf(past.get(id)?.node)];
    if (now === null || before === null) continue;
    if (now < before) lost.push(one);
    else if (now > before) gained.push(one);
  }
  return { lost, gained };
}

/**
 * The transform that puts a box over the middle of another.
 *
 * @param {DOMRect} to
 * @param {DOMRect} from
 * @param {number} scale in which it is drawn
 */
function middle(to, from, scale = 1) {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x / scale}px, ${y / scale}px)`;
}

/**
 * How many lie in a zone, where not all are drawn.
 *
 * @param {Node | undefined} node
 */
const countOf = (node) => (node?.kind === "zone" ? node.count : null);

/** @param {HTMLElement} element */
const copyOf = (element) => /** @type {HTMLElement} */ (element.cloneNode(true));
