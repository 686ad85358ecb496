// The tools of the table: a few that stand there, and a menu for what is rare.

/** @import { Icon } from "./marks.js" */

import { $, fill, h, targetOf } from "../dom.js";
import { say } from "../words.js";
import { canNotify, notifies, switchNotifications } from "./attention.js";
import { open } from "./dialogs.js";
import { icon, tool } from "./marks.js";
import * as sound from "./sound.js";
import { nextSpeed, setSpeed, speed, speedName } from "./speed.js";

/**
 * @typedef {object} Item
 * @property {Icon} icon
 * @property {string} text
 * @property {() => void} [act]
 * @property {string} [href]
 * @property {boolean} [apart] in a window of its own
 */

const KEYS = ["arrows", "shift", "enter", "escape", "digits", "look"];

export function showKeys() {
  const rows = KEYS.map((name) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, say("web-table-key", { name })),
      h("td", {}, say("web-table-key-does", { name })),
    ),
  );
  open(say("web-table-keys"), h("table", { class: "keys" }, h("tbody", {}, rows)));
}

/** A button that opens a list of buttons below it; Escape and a click elsewhere close it. */
export class Menu {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.button = tool("menu", say("web-table-menu"), {
      "aria-expanded": "false",
      "aria-controls": "table-menu",
      onclick: () => this.turn(this.list.hidden !== false),
    });
    this.list = h("div", { class: "menu-list", id: "table-menu", hidden: true });
    this.root = h("div", { class: "menu" }, this.button, this.list);
    root.append(this.root);
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.list.hidden) return;
      event.stopPropagation();
      this.turn(false);
      this.button.focus();
    });
    this.root.addEventListener(
      "focusout",
      ({ relatedTarget: to }) => to instanceof Node && !this.root.contains(to) && this.turn(false),
    );
    this.key = "";
    /** @param {Event} event */
    this.outside = (event) => this.root.contains(targetOf(event)) || this.turn(false);
    document.addEventListener("pointerdown", this.outside);
  }

  /** @param {boolean} on */
  turn(on) {
    this.list.hidden = !on;
    this.button.setAttribute("aria-expanded", String(on));
    if (on) $("button, a", this.list)?.focus();
  }

  /**
   * @param {readonly (Item | null)[]} items
   */
  show(items) {
    const key = JSON.stringify(items);
    if (key === this.key) return;
    this.key = key;
    /** @type {(item: Item) => HTMLElement} */
    const line = (item) =>
      item.href
        ? h("a", { class: "button", href: item.href, target: item.apart ? "_blank" : null }, icon(item.icon), item.text)
        : h("button", { type: "button", onclick: () => this.act(item) }, icon(item.icon), item.text);
    fill(this.list, items.filter((item) => item !== null).map(line));
  }

  /** @param {Item} item */
  act(item) {
    this.turn(false);
    this.button.focus();
    item.act?.();
  }

  leave() {
    document.removeEventListener("pointerdown", this.outside);
  }
}

/**
 * Sound on and off.
 *
 * @param {() => void} changed
 * @returns {Item}
 */
export function soundItem(changed) {
  const on = sound.isOn();
  return {
    icon: on ? "sound" : "quiet",
    text: say(on ? "web-table-sound-off" : "web-table-sound-on"),
    act: () => {
      sound.turn(!on);
      changed();
    },
  };
}

/**
 * How fast what happens is shown: the next of the speeds.
 *
 * @param {() => void} changed
 * @returns {Item}
 */
export const speedItem = (changed) => ({
  icon: "speed",
  text: speedName(speed()),
  act: () => {
    setSpeed(nextSpeed());
    changed();
  },
});

/**
 * Notifications on and off, where this browser has them.
 *
 * @param {(told: string) => void} changed
 * @returns {Item | null}
 */
export function bellItem(changed) {
  if (!canNotify()) return null;
  const on = notifies();
  return {
    icon: "bell",
    text: say(on ? "web-table-bell-off" : "web-table-bell-on"),
    act: async () => {
      const allowed = await switchNotifications();
      changed(!on && !allowed ? say("web-table-bell-blocked") : "");
    },
  };
}
