// The curtain of a hot seat: between two players nothing shows but a name. What it hides is not in the page until it is lifted.

import { h } from "../dom.js";
import { say } from "../words.js";
import { seatMark } from "./marks.js";

export class Curtain {
  /** @param {(seat: number) => void} lifted */
  constructor(lifted) {
    this.lifted = lifted;
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
    /** @type {number | null} */
    this.seat = null;
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  fall(seat, name) {
    if (this.seat === seat && this.dialog) return;
    this.clear();
    this.seat = seat;
    const heading = h("h2", { id: "curtain-heading" }, say("web-table-curtain", { name }));
    const lift = h(
      "button",
      { type: "button", class: "primary", autofocus: true, onclick: () => this.lift() },
      say("web-table-lift", { name }),
    );
    this.dialog = h(
      "dialog",
      { class: "curtain", "aria-labelledby": heading.id, dataset: { seat } },
      seatMark(seat),
      heading,
      h("p", {}, say("web-table-curtain-help")),
      lift,
    );
    this.dialog.addEventListener("cancel", (event) => event.preventDefault()); // Escape lifts nothing
    document.body.append(this.dialog);
    this.dialog.showModal();
  }

  lift() {
    const { seat } = this;
    this.clear();
    if (seat !== null) this.lifted(seat);
  }

  clear() {
    this.dialog?.close();
    this.dialog?.remove();
    this.dialog = null;
    this.seat = null;
  }
}
