// One step of a beat on the stage: things glide, turn over, tumble, fly, or are shown above the table.

/** @import { Node, Step } from "wire" */
/** @import { Course } from "./animation.js" */
/** @import { Stage } from "./scene.js" */
/** @import { Scene } from "wire" */

import { $ } from "../dom.js";
import { isStill, Overlay } from "./overlay.js";
import { moved, nodeOf, patched } from "./patch.js";
import { Reveal } from "./reveal.js";

/** In milliseconds at normal speed. */
const TIMES = {
  move: 420,
  hop: 230,
  turn: 420,
  fly: 620,
  roll: 1000,
  duel: 2400,
  row: 420,
  read: 900,
  cheer: 2000,
  count: 120,
};
const TUMBLING = 0.6; // of the time of a roll

/** @type {Course} */
const NO_COURSE = { time: 0, from: new Map(), to: new Map(), turned: new Set(), became: new Set() };

/**
 * @typedef {object} Performing
 * @property {(scene: Scene, options: { animate?: boolean, course?: Course | null }) => void} draw shows a scene in between
 * @property {(time: number) => Promise<boolean>} pause whether to go on after it
 * @property {() => void} cheer somebody has won
 */

export class Steps {
  /**
   * @param {Stage} stage
   * @param {Performing} to
   */
  constructor(stage, to) {
    this.stage = stage;
    this.to = to;
    this.overlay = new Overlay(stage);
    this.reveal = new Reveal(stage);
  }

  /**
   * Show a step: the scene after it.
   *
   * @param {Scene} scene
   * @param {Step} step
   * @param {number} slow how much longer than normal it takes
   * @returns {Promise<Scene>}
   */
  async show(scene, step, slow) {
    const steps = flat([step]);
    const after = patched(scene, step);
    this.reveal.show(new Set(steps.flatMap((one) => this.#involved(scene, one))));
    const [only] = steps;
    if (only?.kind === "go" && steps.length === 1 && only.via.length) return this.#travel(scene, only, slow);
    const time = Math.max(...steps.map((one) => timeOf(one, scene)), 0) * slow;
    for (const one of steps) this.#above(scene, one, time);
    if (only?.kind === "roll" && nodeOf(scene, only.die.id)) return this.#roll(only.die.id, after, time);
    if (after !== scene) this.to.draw(after, { course: this.#course(scene, steps, time) });
    await this.to.pause(time);
    return after;
  }

  /**
   * Along its way, spot by spot.
   *
   * @param {Scene} scene
   * @param {Extract<Step, { kind: "go" }>} step
   * @param {number} slow
   */
  async #travel(scene, { node, to, via }, slow) {
    let now = scene;
    const time = TIMES.hop * slow;
    for (const spot of [...via, to]) {
      const next = moved(now, node, spot);
      if (next === now) continue;
      now = next;
      this.to.draw(now, { course: { ...NO_COURSE, time, steady: true } });
      if (!(await this.to.pause(time))) break;
    }
    return now;
  }

  /**
   * @param {string} id
   * @param {Scene} after
   * @param {number} time
   */
  async #roll(id, after, time) {
    const die = this.stage.known.get(id)?.element;
    die?.classList.add("tumbling");
    const on = isStill() || (await this.to.pause(time * TUMBLING));
    die?.classList.remove("tumbling");
    if (!on) return after;
    this.to.draw(after, { animate: false });
    await this.to.pause(time * (1 - TUMBLING));
    return after;
  }

  /**
   * The things that one has to see to follow a step; of what flies either end will do.
   *
   * @param {Scene} scene
   * @param {Step} step
   * @returns {string[]}
   */
  #involved(scene, step) {
    if (step.kind === "go") return [step.node, step.to];
    if (step.kind === "put") {
      const place = nodeOf(scene, step.zone);
      return place?.kind === "zone" ? [place.nodes.at(-1)?.id ?? place.id] : [];
    }
    if (step.kind === "drop") return [step.node];
    if (step.kind === "show") return [step.node.id];
    if (step.kind === "roll") return [step.die.id];
    if (step.kind !== "fly") return [];
    const ends = [step.start, step.end].map((where) => (typeof where === "number" ? `seat.${where}` : where));
    return this.reveal.missing(new Set(ends)).length === 2 ? ends.slice(1) : [];
  }

  /**
   * What a step shows above the table.
   *
   * @param {Scene} scene
   * @param {Step} step
   * @param {number} time
   */
  #above(scene, step, time) {
    const { overlay } = this;
    if (step.kind === "fly") {
      const [from, to] = [this.#box(step.start), this.#box(step.end)];
      if (from && to) overlay.fly(step, from, to, time);
    } else if (step.kind === "duel") overlay.duel(step, time);
    else if (step.kind === "tally") overlay.tally(step, isStill() ? 0 : (time * TIMES.row) / timeOf(step, scene));
    else if (step.kind === "cheer") this.#cheer(step.seats, time);
    else if (step.kind === "roll" && !nodeOf(scene, step.die.id)) {
      const die = overlay.die(step.die);
      setTimeout(() => die.classList.remove("tumbling"), isStill() ? 0 : time * TUMBLING);
    }
  }

  /**
   * @param {readonly number[]} seats
   * @param {number} time
   */
  #cheer(seats, time) {
    this.to.cheer();
    const boxes = seats.map((seat) => this.#box(seat) ?? this.stage.root.getBoundingClientRect());
    this.overlay.cheer(boxes, seats, time);
  }

  /**
   * From where to where things go.
   *
   * @param {Scene} scene
   * @param {readonly Step[]} steps
   * @param {number} time
   * @returns {Course}
   */
  #course(scene, steps, time) {
    const [from, to] = [new Map(), new Map()];
    /** @type {Set<string>} */
    const turned = new Set();
    /** @type {Set<string>} */
    const became = new Set();
    for (const step of steps) {
      if (step.kind === "put" && step.start !== "") {
        const box = this.#box(step.start);
        if (box) from.set(step.node.id, box);
        if (typeof step.start === "string") became.add(step.start);
      } else if (step.kind === "drop" && step.end !== "") {
        const box = this.#box(step.end);
        if (box) to.set(step.node, box);
      } else if (step.kind === "show" && turns(nodeOf(scene, step.node.id), step.node)) turned.add(step.node.id);
    }
    return { time: Math.max(time, 1), from, to, turned, became };
  }

  /**
   * Where a node or a player's place is on the screen.
   *
   * @param {string | number} where
   */
  #box(where) {
    const { known, root } = this.stage;
    const element =
      typeof where === "number"
        ? ($(`.place[data-seat="${where}"]`, root) ?? $(`.players [data-seat="${where}"]`, document.body))
        : inner(known.get(where)?.element ?? null);
    const box = element?.getBoundingClientRect();
    return box?.width ? box : null;
  }
}

/**
 * @param {Step} step
 * @param {Scene} scene
 */
function timeOf(step, scene) {
  if (step.kind === "tally") return TIMES.row * step.rows.length + TIMES.read;
  if (step.kind === "show") return turns(nodeOf(scene, step.node.id), step.node) ? TIMES.turn : 0;
  if (step.kind === "put") return step.start === "" ? TIMES.count : TIMES.move;
  if (step.kind === "go" || step.kind === "drop") return TIMES.move;
  return step.kind === "mark" || step.kind === "together" ? 0 : TIMES[step.kind];
}

/**
 * Steps that happen together, one by one.
 *
 * @param {readonly Step[]} steps
 * @returns {Step[]}
 */
export const flat = (steps) => steps.flatMap((step) => (step.kind === "together" ? flat(step.steps) : [step]));

/**
 * Whether something shows another face than before.
 *
 * @param {Node | null} before
 * @param {Node} after
 */
export function turns(before, after) {
  if (before?.kind !== after.kind) return true;
  if (before.kind === "card" && after.kind === "card" && before.up !== after.up) return true;
  if (before.kind === "card" || before.kind === "piece" || before.kind === "die") return face(before) !== face(after);
  return before.id !== after.id;
}

/** @param {Node} node */
const face = (node) => JSON.stringify(["label" in node && node.label, "picture" in node && node.picture]);

/**
 * The thing that lies on top of a pile, else the place itself.
 *
 * @param {HTMLElement | null} element
 */
const inner = (element) =>
  element?.matches(".zone")
    ? ([.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll(".card, .piece"))].at(-1) ?? element)
    : element;
