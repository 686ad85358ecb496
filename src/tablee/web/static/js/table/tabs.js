// Several seats of mine, a tab for each: which of them is shown.

/** @import { Snapshot, View } from "../snapshot.js" */

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { seatMark } from "./marks.js";

/**
 * @typedef {object} Choice which of my seats is shown
 * @property {number | null | undefined} seat undefined before the first scene
 * @property {boolean} pinned chosen by myself: it holds until that seat has answered
 */

/**
 * The view to show: the seat that is asked, else the one that was shown, else the first.
 *
 * @param {readonly View[]} views
 * @param {Choice} choice
 * @returns {View | null}
 */
export function chosenView(views, { seat, pinned }) {
  const shown = views.find((view) => view.seat === seat);
  if (shown && (pinned || shown.scene.prompt?.mine)) return shown;
  return views.find((view) => view.scene.prompt?.mine) ?? shown ?? views[0] ?? null;
}

export class SeatTabs {
  /**
   * @param {HTMLElement} root
   * @param {(seat: number | null) => void} choose
   */
  constructor(root, choose) {
    this.root = root;
    this.choose = choose;
  }

  /**
   * @param {Snapshot} table
   * @param {View} shown
   */
  show(table, shown) {
    const { views } = table;
    this.root.hidden = views.length < 2;
    this.root.setAttribute("aria-label", say("web-table-eyes"));
    const held = this.root.contains(document.activeElement);
    fill(this.root, views.length > 1 && views.map((view) => this.tab(table, view, shown)));
    if (held) /** @type {HTMLElement | null} */ (this.root.querySelector('[aria-selected="true"]'))?.focus();
  }

  /**
   * @param {Snapshot} table
   * @param {View} view
   * @param {View} shown
   */
  tab({ setting, views }, { seat, scene }, shown) {
    if (seat === null) return null;
    const on = seat === shown.seat;
    return h(
      "button",
      {
        type: "button",
        role: "tab",
        "aria-selected": String(on),
        tabindex: on ? "0" : "-1",
        dataset: { seat },
        onclick: () => this.choose(seat),
        onkeydown: (event) => this.step(event, views, shown),
      },
      seatMark(seat),
      setting.chairs[seat]?.name,
      ` ${say("web-table-seat", { number: seat + 1 })} `,
      scene.prompt?.mine && h("span", { class: "soft" }, say("web-table-asked")),
    );
  }

  /**
   * Arrows go round.
   *
   * @param {KeyboardEvent} event
   * @param {readonly View[]} views
   * @param {View} shown
   */
  step(event, views, shown) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const to = views.at((views.indexOf(shown) + step) % views.length);
    if (to) this.choose(to.seat);
  }
}
