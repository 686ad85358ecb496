// Short notes that go by themselves: what was refused, what was switched.

import { h, messageOf } from "../dom.js";
import { say } from "../words.js";

const STAYS = 6000; // milliseconds

export class Toasts {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} text */
  show(text, kind = "") {
    const line = h("p", { class: `toast ${kind}` }, text);
    this.root.append(line);
    setTimeout(() => line.remove(), STAYS);
  }

  /**
   * Do something; where it is refused, say why.
   *
   * @param {Promise<unknown>} work
   * @returns {Promise<boolean>} whether it was done
   */
  async watch(work) {
    try {
      await work;
      return true;
    } catch (refused) {
      this.refuse(refused);
      return false;
    }
  }

  /** @param {unknown} refused */
  refuse(refused) {
    this.show(messageOf(refused) || say("web-table-offline"), "wrong");
  }
}
