// Talk: to the table, to one's team, aside to some people, or among spectators. The server decides who hears what.

import { fill, h } from "../dom.js";
import { language, say } from "../words.js";
import { tool } from "./marks.js";

const LONGEST = 500;

const time = (seconds) => new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(1000 * seconds));

/** The channels that this person may see here, as the table's setting tells. */
export function channels(setting) {
  const mine = setting.chairs.filter((chair) => chair.mine);
  if (!mine.length) return setting.phase === "running" ? ["gallery"] : ["table", "gallery"];
  const found = ["table"];
  if (setting.teams.some((team) => team.length > 1 && mine.some((chair) => team.includes(chair.seat)))) found.push("team");
  if (hearers(setting).length > 1 || (hearers(setting).length && setting.people.length > 2)) found.push("aside");
  return found;
}

/** The people an aside can go to: other players while the match runs, anybody else else. */
function hearers(setting) {
  const seated = new Set(setting.chairs.map((chair) => chair.person));
  return setting.people.filter((person) => person.number !== setting.me && (setting.phase !== "running" || seated.has(person.number)));
}

export class Chat {
  constructor(root, live, { refused }) {
    this.live = live;
    this.refused = refused;
    this.shown = -1;
    this.to = new Set();
    this.lines = h("ol", { class: "lines", role: "log", "aria-live": "polite", tabindex: "0", "aria-label": say("web-table-chat") });
    this.channel = h("select", { "aria-label": say("web-table-channel"), onchange: () => this.choose() });
    this.people = h("fieldset", { class: "hearers", hidden: true });
    this.reason = h("p", { class: "soft", hidden: true, id: "chat-reason" });
    this.text = h("input", { maxlength: LONGEST, autocomplete: "off", "aria-label": say("web-table-line"), placeholder: say("web-table-line"), enterkeyhint: "send" });
    this.button = tool("send", say("web-table-send"), { type: "submit" });
    const form = h("form", { class: "say", onsubmit: (event) => this.say(event) }, this.channel, this.text, this.button);
    fill(root, h("h2", {}, say("web-table-chat")), this.lines, this.people, this.reason, form);
  }

  show() {
    const { setting, lines, muted } = this.live;
    this.showLines(lines);
    const found = channels(setting);
    const key = JSON.stringify([found, muted, setting.people, setting.phase]);
    if (key === this.key) return;
    this.key = key;
    const chosen = found.includes(this.channel.value) ? this.channel.value : found[0];
    fill(this.channel, found.map((one) => h("option", { value: one }, say("web-table-to", { channel: one }))));
    this.channel.value = chosen;
    this.channel.hidden = found.length < 2;
    this.fillPeople();
    this.choose();
  }

  showLines(lines) {
    if (lines === this.known) return;
    const kept = this.known && lines.length >= this.known.length && this.known.every((line, at) => line === lines[at]) ? this.known.length : 0;
    this.known = lines;
    if (!kept) fill(this.lines);
    if (!lines.length) fill(this.lines, h("li", { class: "soft nothing" }, say("web-table-no-talk")));
    else this.lines.querySelector(".nothing")?.remove();
    for (const line of lines.slice(kept)) this.lines.append(this.line(line));
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  line({ person, name, channel, text, at }) {
    const seat = this.live.setting.chairs.find((chair) => person && chair.person === person)?.seat;
    const where = channel === "table" ? null : h("span", { class: "channel" }, say("web-table-channel-name", { channel }));
    return h(
      "li",
      { class: "said", dataset: seat === undefined ? { channel } : { channel, seat } },
      h("span", { class: "who" }, h("b", {}, name), where, h("time", { datetime: new Date(1000 * at).toISOString() }, time(at))),
      h("span", { class: "text" }, text),
    );
  }

  fillPeople() {
    const known = hearers(this.live.setting);
    this.to = new Set([...this.to].filter((number) => known.some((person) => person.number === number)));
    const box = (person) =>
      h("label", { class: "check" }, h("input", { type: "checkbox", checked: this.to.has(person.number), onchange: (event) => this.toggle(person.number, event.target.checked) }), person.name);
    fill(this.people, h("legend", { class: "soft" }, say("web-table-aside-to")), known.map(box));
  }

  toggle(number, on) {
    if (on) this.to.add(number);
    else this.to.delete(number);
  }

  choose() {
    const muted = this.live.muted.includes(this.channel.value);
    this.people.hidden = this.channel.value !== "aside";
    this.reason.hidden = !muted;
    this.reason.textContent = muted ? say("web-table-muted") : "";
    this.text.disabled = this.button.disabled = muted;
    if (muted) this.text.setAttribute("aria-describedby", "chat-reason");
    else this.text.removeAttribute("aria-describedby");
  }

  async say(event) {
    event.preventDefault();
    const text = this.text.value.trim();
    if (!text) return;
    const channel = this.channel.value;
    const mine = this.live.setting.chairs.find((chair) => chair.mine);
    const fields = { text, channel };
    if (channel === "aside") fields.to = [...this.to];
    if (channel === "team") fields.seat = this.seat ?? mine?.seat;
    this.text.value = "";
    try {
      await this.live.wish("say", fields);
    } catch (refused) {
      if (!this.text.value) this.text.value = text; // so that it need not be typed again
      this.refused(refused);
    }
  }
}
