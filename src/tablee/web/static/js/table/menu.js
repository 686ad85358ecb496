// The tools of the table: a few that stand there, and a menu for what is rare.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { canNotify, notifies, switchNotifications } from "./attention.js";
import { open } from "./dialogs.js";
import { icon, tool } from "./marks.js";
import * as sound from "./sound.js";

const KEYS = ["arrows", "shift", "enter", "escape", "digits", "look"];

export function showKeys() {
  const rows = KEYS.map((name) => h("tr", {}, h("th", { scope: "row" }, say("web-table-key", { name })), h("td", {}, say("web-table-key-does", { name }))));
  open(say("web-table-keys"), h("table", { class: "keys" }, h("tbody", {}, rows)));
}

/** A button that opens a list of buttons below it; Escape and a click elsewhere close it. */
export class Menu {
  constructor(root) {
    this.button = tool("menu", say("web-table-menu"), { "aria-expanded": "false", "aria-controls": "table-menu", onclick: () => this.turn(this.list.hidden) });
    this.list = h("div", { class: "menu-list", id: "table-menu", hidden: true });
    this.root = h("div", { class: "menu" }, this.button, this.list);
    root.append(this.root);
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.list.hidden) return;
      event.stopPropagation();
      this.turn(false);
      this.button.focus();
    });
    this.root.addEventListener("focusout", (event) => event.relatedTarget && !this.root.contains(event.relatedTarget) && this.turn(false));
    this.outside = (event) => this.root.contains(event.target) || this.turn(false);
    document.addEventListener("pointerdown", this.outside);
  }

  turn(on) {
    this.list.hidden = !on;
    this.button.setAttribute("aria-expanded", String(on));
    if (on) this.list.querySelector("button, a")?.focus();
  }

  /** @param {({ icon: string, text: string, act?: () => void, href?: string, apart?: boolean } | null)[]} items `apart`: in a window of its own */
  show(items) {
    const key = JSON.stringify(items);
    if (key === this.key) return;
    this.key = key;
    const line = (item) =>
      item.href
        ? h("a", { class: "button", href: item.href, target: item.apart ? "_blank" : null }, icon(item.icon), item.text)
        : h("button", { type: "button", onclick: () => this.act(item) }, icon(item.icon), item.text);
    fill(this.list, items.filter(Boolean).map(line));
  }

  act(item) {
    this.turn(false);
    this.button.focus();
    item.act();
  }

  leave() {
    document.removeEventListener("pointerdown", this.outside);
  }
}

/** Sound on and off. */
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

/** Notifications on and off, where this browser has them. */
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
