// Talk before a match, and after it.

/** @import { Connection } from "../connection.js" */
/** @import { Snapshot } from "../snapshot.js" */

import { fill, h } from "../dom.js";
import { onLanguage, say } from "../words.js";
import { busy, complaint } from "./forms.js";

export class Talk {
  /** @param {Connection} connection */
  constructor(connection) {
    this.connection = connection;
    this.count = 0;
    this.title = h("h2", { id: "talk-title" });
    this.lines = h("ol", { class: "lines", role: "log", "aria-live": "polite", tabindex: 0 });
    this.empty = h("p", { class: "soft" });
    this.input = h("input", { id: "say", maxlength: 500, autocomplete: "off", enterkeyhint: "send" });
    this.send = h("button", { type: "submit" });
    this.wrong = complaint();
    this.element = h(
      "section",
      { class: "panel talk", "aria-labelledby": "talk-title" },
      this.title,
      this.empty,
      this.lines,
      h(
        "form",
        { onsubmit: (event) => this.say(event) },
        h("div", { class: "inline" }, this.input, this.send),
        this.wrong,
      ),
    );
    this.speak();
    this.leave = onLanguage(() => this.speak());
  }

  speak() {
    this.title.textContent = say("web-talk");
    this.empty.textContent = say("web-talk-empty");
    this.lines.setAttribute("aria-label", say("web-talk"));
    this.input.setAttribute("aria-label", say("web-say"));
    this.input.placeholder = say("web-say");
    this.send.textContent = say("web-send");
  }

  /** @param {Snapshot} table */
  update({ lines }) {
    if (lines.length < this.count) {
      fill(this.lines);
      this.count = 0;
    }
    for (const line of lines.slice(this.count)) this.lines.append(h("li", {}, h("b", {}, line.name), " ", line.text));
    if (lines.length > this.count) this.lines.scrollTop = this.lines.scrollHeight;
    this.count = lines.length;
    this.empty.hidden = this.count > 0;
    this.lines.hidden = this.count === 0;
  }

  /** @param {Event} event */
  say(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text) return;
    busy(this.send, this.wrong, async () => {
      await this.connection.send("say", { text });
      this.input.value = "";
    });
  }
}
