// What has happened, in words; each line leads to its rule.

import { fill, h } from "../dom.js";
import { say } from "../words.js";

const NEAR = 40; // pixels from the last line
const KEPT = 400; // lines in the page; a long match has more, the replay shows them all

export class Log {
  constructor(root, rule) {
    this.rule = rule;
    this.events = [];
    this.items = h("ol", { class: "lines", role: "log", "aria-live": "polite", tabindex: "0", "aria-label": say("web-table-log") });
    this.low = true; // the last line is in sight: then the log follows
    this.height = 0; // a page that moves on scrolls too: only in a log of its old height was it the reader
    this.items.addEventListener("scroll", () => {
      if (this.items.clientHeight === this.height) this.low = this.items.scrollHeight - this.items.scrollTop - this.height < NEAR;
    });
    new ResizeObserver(() => {
      this.height = this.items.clientHeight;
      if (this.low) this.follow();
    }).observe(this.items);
    fill(root, h("h2", {}, say("web-table-log")), this.items);
  }

  follow() {
    this.items.scrollTop = this.items.scrollHeight;
  }

  /** Only what is new is added, so that it is all that is read out. */
  show(events) {
    const same = this.events.length <= events.length && this.events.every((event, at) => event.text === events[at].text);
    const { low } = this;
    if (!same || this.events.length === 0) {
      this.items.setAttribute("aria-live", "off"); // the whole log at once is for the eyes
      fill(this.items, events.slice(-KEPT).map((event) => this.line(event)));
      requestAnimationFrame(() => this.items.setAttribute("aria-live", "polite"));
    } else {
      for (const event of events.slice(this.events.length)) this.items.append(this.line(event));
      while (this.items.children.length > KEPT) this.items.firstElementChild.remove();
    }
    const grown = !same || events.length > this.events.length;
    this.events = events;
    if (grown && (low || !same)) this.follow();
  }

  line(event) {
    const button = event.rule
      ? h("button", { type: "button", class: "quiet cite", "aria-label": say("web-table-rule", { rule: event.rule }), onclick: () => this.rule(event.rule) }, event.rule)
      : null;
    return h("li", {}, h("span", {}, event.text), button);
  }
}
