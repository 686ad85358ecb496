// “It is your turn”, for somebody who looks elsewhere: the title, a dot on the icon, and a notification where that was allowed.

import { $ } from "../dom.js";
import { say } from "../words.js";
import { play } from "./sound.js";

const DOT =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#f6f1e7" stroke="#9c3d2e" stroke-width="2"/><circle cx="16" cy="16" r="8" fill="#9c3d2e"/></svg>',
  );
const KEY = "tablee-notify";

export const canNotify = () => "Notification" in window;
export const notifies = () =>
  canNotify() && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";

/** Only ever called by a click: whether notifications are on now. */
export async function switchNotifications() {
  const on = !notifies();
  if (on && Notification.permission !== "granted" && (await Notification.requestPermission()) !== "granted")
    return false;
  localStorage.setItem(KEY, on ? "on" : "off");
  return on;
}

export class Attention {
  #turn = false; // whether I have been told that I am asked
  /** @type {Notification | null} */
  #note = null;

  /** @param {HTMLElement} shout is read aloud at once */
  constructor(shout) {
    this.shout = shout;
    this.icon = $("#icon");
    this.calm = this.icon?.getAttribute("href") ?? "";
  }

  /**
   * @param {string} title
   * @param {string | null} asked what I am asked; nothing where it is not my turn
   */
  show(title, asked) {
    const turn = say("web-table-your-turn");
    document.title = asked === null ? `${title} · Tablée` : `● ${turn} · ${title}`;
    this.icon?.setAttribute("href", asked === null ? this.calm : DOT);
    if (asked === null) {
      this.shout.textContent = "";
      this.#note?.close();
    } else if (!this.#turn) {
      this.shout.textContent = `${turn}. ${asked}`;
      this.#notify(turn, `${title}: ${asked}`);
      play("turn");
    }
    this.#turn = asked !== null;
  }

  /**
   * @param {string} title
   * @param {string} text
   */
  #notify(title, text) {
    if (!document.hidden || !notifies()) return;
    try {
      this.#note = new Notification(title, { body: text, tag: location.pathname });
      this.#note.onclick = () => window.focus();
    } catch {
      localStorage.setItem(KEY, "off"); // some phones only let installed workers notify
    }
  }

  leave() {
    this.#note?.close();
    document.title = "Tablée";
    this.icon?.setAttribute("href", this.calm);
  }
}
