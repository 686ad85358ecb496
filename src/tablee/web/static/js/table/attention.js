// “It is your turn”, for somebody who looks elsewhere: the title, a dot on the icon, and a notification where that was allowed.

import { $ } from "../dom.js";
import { say } from "../words.js";

const DOT =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#f6f1e7" stroke="#9c3d2e" stroke-width="2"/><circle cx="16" cy="16" r="8" fill="#9c3d2e"/></svg>',
  );
const KEY = "tablee-notify";

export const canNotify = () => "Notification" in window;
export const notifies = () => canNotify() && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";

/** Only ever called by a click: whether notifications are on now. */
export async function switchNotifications() {
  const on = !notifies();
  if (on && Notification.permission !== "granted" && (await Notification.requestPermission()) !== "granted") return false;
  localStorage.setItem(KEY, on ? "on" : "off");
  return on;
}

export class Attention {
  constructor() {
    this.icon = $("#icon")?.getAttribute("href") ?? null;
    this.note = null;
  }

  show(title, mine) {
    document.title = mine ? `● ${say("web-table-your-turn")} · ${title}` : `${title} · Tablée`;
    if (this.icon) $("#icon").setAttribute("href", mine ? DOT : this.icon);
    if (!mine) this.note?.close();
  }

  call(title, text) {
    if (!document.hidden || !notifies()) return;
    try {
      this.note = new Notification(title, { body: text, tag: location.pathname });
      this.note.onclick = () => window.focus();
    } catch {
      localStorage.setItem(KEY, "off"); // some phones only let installed workers notify
    }
  }

  leave() {
    this.note?.close();
    document.title = "Tablée";
    if (this.icon) $("#icon").setAttribute("href", this.icon);
  }
}
