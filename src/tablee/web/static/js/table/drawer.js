// People, log and talk: beside the table, and on a small screen in a drawer with the number of lines that nobody has read.

/** @import { Child } from "../dom.js" */

import { $, fill, h } from "../dom.js";
import { say } from "../words.js";
import { icon, tool } from "./marks.js";

export class Drawer {
  /**
   * @param {HTMLElement} root gets the class `drawn` while the drawer is open
   * @param {HTMLElement} side
   * @param {...Child} contents
   */
  constructor(root, side, ...contents) {
    this.root = root;
    this.side = side;
    this.unread = 0;
    this.badge = h("span", { class: "badge", hidden: true });
    this.tool = tool("talk", say("web-table-side"), {
      class: "tool side-tool",
      "aria-expanded": String(this.drawn),
      "aria-controls": side.id,
      onclick: () => this.turn(!this.drawn),
    });
    this.tool.append(this.badge);
    const attributes = { type: "button", class: "quiet close", "aria-label": say("web-table-close") };
    fill(side, h("button", { ...attributes, onclick: () => this.turn(false) }, icon("close")), contents);
    side.setAttribute("aria-label", say("web-table-side"));
  }

  get drawn() {
    return this.root.classList.contains("drawn");
  }

  /** @param {boolean} on */
  turn(on) {
    this.root.classList.toggle("drawn", on);
    this.tool.setAttribute("aria-expanded", String(on));
    if (on) {
      this.show(0);
      $(".close", this.side)?.focus();
    } else this.tool.focus();
  }

  /**
   * So many lines came.
   *
   * @param {number} count
   */
  count(count) {
    if (!this.side.checkVisibility({ visibilityProperty: true })) this.show(this.unread + count);
  }

  /** @param {number} unread */
  show(unread) {
    this.unread = unread;
    this.badge.hidden = unread === 0;
    this.badge.textContent = String(unread);
    const label = unread ? say("web-table-side-unread", { count: unread }) : say("web-table-side");
    this.tool.setAttribute("aria-label", label);
  }
}
