// What has happened, in words: moves with the face and colour of who made them, and below each of them what came of it. Each line
// leads to its rule, on demand.

/** @import { EventSeen } from "wire" */

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { signs } from "./faces.js";

const NEAR = 40; // pixels from the last line
const KEPT = 400; // lines in the page; a long match has more, the replay shows them all
const KEY = "tablee-rules-in-log";

export class Log {
  /** Who moved last, of those who are in the page. @type {number | null | undefined} */
  #mover = undefined;
  /** The frame that is waited for to go to the last line. */
  #following = 0;

  /**
   * @param {HTMLElement} root
   * @param {{ rule: (number: string) => void, art: (picture: string) => string }} to
   */
  constructor(root, { rule, art }) {
    this.rule = rule;
    this.art = art;
    /** @type {readonly EventSeen[]} */
    this.events = [];
    this.items = h("ol", {
      class: "lines",
      role: "log",
      "aria-live": "polite",
      tabindex: "0",
      "aria-label": say("web-table-log"),
    });
    this.low = true; // the last line is in sight: then the log follows
    this.height = 0; // a page that moves on scrolls too: only in a log of its old height was it the reader
    this.items.addEventListener("scroll", () => {
      if (!this.#following && this.items.clientHeight === this.height)
        this.low = this.items.scrollHeight - this.items.scrollTop - this.height < NEAR;
    });
    new ResizeObserver(() => {
      this.height = this.items.clientHeight;
      if (this.low) this.items.scrollTop = this.items.scrollHeight;
    }).observe(this.items);
    this.codes = h(
      "button",
      { type: "button", class: "quiet codes", title: say("web-table-codes"), onclick: () => this.#turnCodes() },
      "§",
    );
    this.codes.setAttribute("aria-label", say("web-table-codes"));
    fill(root, h("div", { class: "log-head" }, h("h2", {}, say("web-table-log")), this.codes), this.items);
    this.#showCodes();
  }

  #turnCodes() {
    localStorage.setItem(KEY, localStorage.getItem(KEY) === "on" ? "off" : "on");
    this.#showCodes();
  }

  #showCodes() {
    const on = localStorage.getItem(KEY) === "on";
    this.items.classList.toggle("with-codes", on);
    this.codes.setAttribute("aria-pressed", String(on));
  }

  /** Once before the next frame, however many lines have come: to measure is to lay the page out. */
  follow() {
    this.#following ||= requestAnimationFrame(() => {
      this.#following = 0;
      this.items.scrollTop = this.items.scrollHeight;
    });
  }

  /**
   * Only what is new is added, so that it is all that is read out.
   *
   * @param {readonly EventSeen[]} events
   * @param {number} since how many of them the reader knew who has answered
   */
  show(events, since) {
    const same =
      this.events.length <= events.length && this.events.every((event, at) => event.text === events[at]?.text);
    const { low } = this;
    if (!same || this.events.length === 0) {
      this.items.setAttribute("aria-live", "off"); // the whole log at once is for the eyes
      this.#mover = undefined;
      fill(
        this.items,
        events.slice(-KEPT).map((event) => this.line(event)),
      );
      requestAnimationFrame(() => this.items.setAttribute("aria-live", "polite"));
    } else {
      for (const event of events.slice(this.events.length)) this.items.append(this.line(event));
      while (this.items.children.length > KEPT) this.items.firstElementChild?.remove();
    }
    const grown = !same || events.length > this.events.length;
    this.events = events;
    this.#markNew(events.length - since, since > 0);
    if (grown && (low || !same)) this.follow();
  }

  /**
   * Since my last answer, at a glance.
   *
   * @param {number} many
   * @param {boolean} on
   */
  #markNew(many, on) {
    const lines = [...this.items.children];
    for (const [at, line] of lines.entries()) {
      line.classList.toggle("new", on && at >= lines.length - many);
      line.classList.toggle("first-new", on && at === lines.length - many);
    }
    this.items.style.setProperty("--since", JSON.stringify(say("web-table-since")));
  }

  /** @param {EventSeen} event */
  line(event) {
    const button = event.rule
      ? h(
          "button",
          {
            type: "button",
            class: "quiet cite",
            "aria-label": say("web-table-rule", { rule: event.rule }),
            onclick: () => this.rule(event.rule),
          },
          event.rule,
        )
      : null;
    const seat = event.seat ?? null;
    const words = ["line", event.cause ? "cause" : "effect", `weight-${event.weight ?? "plain"}`];
    if (event.cause && seat !== this.#mover) words.push("turn");
    if (event.cause) this.#mover = seat;
    const face = event.cause && seat !== null ? signs(seat) : null;
    const line = h("li", { class: words.join(" ") }, face, about(event, this.art), h("span", {}, event.text), button);
    if (seat !== null) line.dataset.seat = String(seat);
    return line;
  }
}

/**
 * What an event is about, as a small picture.
 *
 * @param {EventSeen} event
 * @param {(picture: string) => string} art
 */
export const about = ({ picture }, art) => (picture ? h("img", { class: "emblem", src: art(picture), alt: "" }) : null);
