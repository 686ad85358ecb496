// What a beat shows above the table and what changes nothing on it: loot that flies, dice that tumble, duels, tallies, a win.

/** @import { Die, Duel, Fly, Node, Side, Tally } from "wire" */
/** @import { Stage } from "./scene.js" */

import { h } from "../dom.js";
import { art, draw, make } from "./draw.js";
import { signs } from "./faces.js";

const SPARKS = 36;

/** Whether nothing shall move. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Overlay {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.root = h("div", { class: "overlay", "aria-hidden": "true" });
    stage.root.append(this.root);
  }

  clear() {
    this.root.replaceChildren();
  }

  /**
   * Show it in the middle of the ground, so that it covers no answer.
   *
   * @param {HTMLElement} element
   */
  #place(element) {
    const [frame, ground] = [this.root.getBoundingClientRect(), this.stage.ground.getBoundingClientRect()];
    this.root.style.setProperty("--above", `${Math.max(0, ground.top - frame.top)}px`);
    this.root.style.setProperty("--below", `${Math.max(0, frame.bottom - ground.bottom)}px`);
    this.root.append(element);
  }

  /**
   * Something goes from one place to the other.
   *
   * @param {Fly} fly
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} time
   */
  fly(fly, from, to, time) {
    const thing = this.#thing(fly);
    this.root.append(thing);
    const frame = this.root.getBoundingClientRect();
    const { width, height } = thing.getBoundingClientRect();
    /** @type {(box: DOMRect) => string} */
    const at = (box) =>
      `translate(${box.left + box.width / 2 - frame.left - width / 2}px, ${box.top + box.height / 2 - frame.top - height / 2}px)`;
    const there = at(to);
    if (isStill()) {
      thing.style.transform = there; // cleared with the beat
      return;
    }
    const frames = [
      { transform: `${at(from)} scale(0.8)`, opacity: 0 },
      { transform: `${at(from)} scale(1.1)`, opacity: 1, offset: 0.18 },
      { transform: there, opacity: 1, offset: 0.85 },
      { transform: `${there} scale(0.9)`, opacity: 0 },
    ];
    thing
      .animate(frames, { duration: time, easing: "ease-in-out", fill: "both" })
      .finished.catch(() => null)
      .then(() => thing.remove());
  }

  /** @param {Fly} fly */
  #thing({ node, picture, label }) {
    if (node) return this.#drawn(node);
    return h(
      "div",
      { class: "flying" },
      picture ? h("img", { src: art(picture, this.stage.around), alt: "" }) : null,
      label ? h("b", {}, label) : null,
    );
  }

  /** @param {Node} node */
  #drawn(node) {
    const element = make(node);
    delete element.dataset.id; // it lies nowhere
    draw(element, node, { ...this.stage.around, parent: null });
    element.classList.add("carried");
    return element;
  }

  /**
   * A die that does not lie on the table.
   *
   * @param {Die} die
   */
  die(die) {
    const element = this.#drawn(die);
    element.classList.add("tumbling");
    this.#place(h("div", { class: "in-the-middle" }, element));
    return element;
  }

  /**
   * Both totals enter, then the result.
   *
   * @param {Duel} duel
   * @param {number} time
   */
  duel({ text, sides, winner, result }, time) {
    this.clear();
    const [left, right] = sides.map((side, at) =>
      this.#side(side, winner === null ? "" : winner === at ? "won" : "lost"),
    );
    this.#place(
      h(
        "section",
        { class: "showing duel", style: { "--time": `${time}ms` } },
        h("h3", {}, text),
        h("div", { class: "sides" }, left, h("span", { class: "against" }, "⚔"), right),
        result ? h("p", { class: "result" }, result) : null,
      ),
    );
  }

  /**
   * @param {Side} side
   * @param {string} how
   */
  #side({ seat, text, lines, total }, how) {
    return h(
      "div",
      { class: `side-of ${how}`, ...(seat === null ? {} : { dataset: { seat } }) },
      h("p", { class: "who" }, seat === null ? null : signs(seat), text),
      h(
        "ul",
        {},
        lines.map((line) => h("li", {}, line)),
      ),
      h("b", { class: "total" }, total),
    );
  }

  /**
   * One row after the other.
   *
   * @param {Tally} tally
   * @param {number} each milliseconds for a row
   */
  tally({ text, rows }, each) {
    this.clear();
    this.#place(
      h(
        "section",
        { class: "showing tally" },
        h("h3", {}, text),
        h(
          "ul",
          {},
          rows.map((row, at) =>
            h(
              "li",
              { style: { "--delay": `${at * each}ms` }, ...(row.seat === null ? {} : { dataset: { seat: row.seat } }) },
              row.seat === null ? null : signs(row.seat),
              h("span", { class: "what" }, row.text),
              h("b", {}, row.amount),
              row.total ? h("span", { class: "sum" }, row.total) : null,
            ),
          ),
        ),
      ),
    );
  }

  /**
   * Paper flies where the winners sit.
   *
   * @param {readonly DOMRect[]} places
   * @param {readonly number[]} seats
   * @param {number} time
   */
  cheer(places, seats, time) {
    const frame = this.root.getBoundingClientRect();
    for (const [at, box] of places.entries()) {
      const [x, y] = [box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top];
      const many = isStill() ? 0 : SPARKS;
      for (let spark = 0; spark < many; spark += 1) this.#spark({ x, y, seat: seats[at] ?? 0 }, spark, time);
    }
  }

  /**
   * @param {{ x: number, y: number, seat: number }} where
   * @param {number} number
   * @param {number} time
   */
  #spark({ x, y, seat }, number, time) {
    const paper = h("i", { class: `spark spark-${number % 4}`, dataset: { seat } });
    this.root.append(paper);
    const angle = (number / SPARKS) * 2 * Math.PI;
    const far = 70 + 110 * ((number * 7) % 10) * 0.1;
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.7 - 60];
    paper
      .animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 1 },
          { transform: `translate(${x + dx}px, ${y + dy}px) rotate(${number * 50}deg)`, opacity: 1, offset: 0.45 },
          { transform: `translate(${x + dx * 1.15}px, ${y + dy + 190}px) rotate(${number * 110}deg)`, opacity: 0 },
        ],
        { duration: time, easing: "cubic-bezier(0.1, 0.7, 0.5, 1)", fill: "both" },
      )
      .finished.catch(() => null)
      .then(() => paper.remove());
  }
}
