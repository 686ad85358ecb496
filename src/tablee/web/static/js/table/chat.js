// Talk: to the table, to one's team, aside to some people, or among spectators. The server decides who hears what.

/** @import { LineSeen, PersonSeen, Say, RoomSnapshot } from "wire" */
/** @import { Connection } from "../connection.js" */
/** @import { Snapshot } from "../snapshot.js" */
/** @import { Toasts } from "./toasts.js" */

/** @typedef {NonNullable<Say["channel"]>} Channel */

import { fill, h } from "../dom.js";
import { language, say } from "../words.js";
import { tool } from "./marks.js";

const LONGEST = 500;

/** @param {number} seconds */
const time = (seconds) => new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(1000 * seconds));

/**
 * The channels that this person may see here, as the table's setting tells.
 *
 * @param {RoomSnapshot} setting
 * @returns {Channel[]}
 */
export function channels(setting) {
  const mine = setting.chairs.filter((chair) => chair.mine);
  if (!mine.length) return setting.phase === "running" ? ["gallery"] : ["table", "gallery"];
  /** @type {Channel[]} */
  const found = ["table"];
  if (setting.teams.some((team) => team.length > 1 && mine.some((chair) => team.includes(chair.seat))))
    found.push("team");
  if (hearers(setting).length > 1 || (hearers(setting).length && setting.people.length > 2)) found.push("aside");
  return found;
}

/**
 * The people an aside can go to: other players while the match runs, anybody else else.
 *
 * @param {RoomSnapshot} setting
 */
function hearers(setting) {
  const seated = new Set(setting.chairs.map((chair) => chair.person));
  return setting.people.filter(
    (person) => person.number !== setting.me && (setting.phase !== "running" || seated.has(person.number)),
  );
}

export class Chat {
  #key = "";
  /** What is shown of the table. @type {{ setting: RoomSnapshot, muted: readonly string[], seat: number | null } | null} */
  #now = null;
  /** @type {readonly LineSeen[]} */
  #known = [];
  /** Those whom an aside goes to. @type {Set<number>} */
  #to = new Set();

  /**
   * @param {HTMLElement} root
   * @param {{ connection: Connection, toasts: Toasts }} around
   */
  constructor(root, { connection, toasts }) {
    this.connection = connection;
    this.toasts = toasts;
    this.lines = h("ol", {
      class: "lines",
      role: "log",
      "aria-live": "polite",
      tabindex: "0",
      "aria-label": say("web-table-chat"),
    });
    this.channel = h("select", { "aria-label": say("web-table-channel"), onchange: () => this.choose() });
    this.people = h("fieldset", { class: "hearers", hidden: true });
    this.reason = h("p", { class: "soft", hidden: true, id: "chat-reason" });
    this.text = h("input", {
      maxlength: LONGEST,
      autocomplete: "off",
      "aria-label": say("web-table-line"),
      placeholder: say("web-table-line"),
      enterkeyhint: "send",
    });
    this.button = tool("send", say("web-table-send"), { type: "submit" });
    const form = h(
      "form",
      { class: "say", onsubmit: (event) => this.say(event) },
      this.channel,
      this.text,
      this.button,
    );
    fill(root, h("h2", {}, say("web-table-chat")), this.lines, this.people, this.reason, form);
  }

  /**
   * @param {Snapshot} table
   * @param {number | null} seat through which I look
   */
  show({ setting, lines, muted }, seat) {
    this.#now = { setting, muted, seat };
    this.showLines(lines, setting);
    const found = channels(setting);
    const key = JSON.stringify([found, muted, setting.people, setting.phase]);
    if (key === this.#key) return;
    this.#key = key;
    const chosen = found.find((one) => one === this.channel.value) ?? found[0];
    fill(
      this.channel,
      found.map((one) => h("option", { value: one }, say("web-table-to", { channel: one }))),
    );
    this.channel.value = chosen ?? "";
    this.channel.hidden = found.length < 2;
    this.fillPeople(setting);
    this.choose();
  }

  /**
   * @param {readonly LineSeen[]} lines
   * @param {RoomSnapshot} setting
   */
  showLines(lines, setting) {
    const known = this.#known;
    const silent = !lines.length && !known.length;
    if ((silent || lines === known) && this.lines.childElementCount) return;
    const kept = lines.length >= known.length && known.every((one, at) => one === lines[at]) ? known.length : 0;
    this.#known = lines;
    if (!kept) fill(this.lines);
    if (lines.length) this.lines.querySelector(".nothing")?.remove();
    else fill(this.lines, h("li", { class: "soft nothing" }, say("web-table-no-talk")));
    for (const one of lines.slice(kept)) this.lines.append(line(one, setting));
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  /** @param {RoomSnapshot} setting */
  fillPeople(setting) {
    const known = hearers(setting);
    this.#to = new Set([...this.#to].filter((number) => known.some((person) => person.number === number)));
    /** @type {(person: PersonSeen) => HTMLElement} */
    const box = (person) =>
      h(
        "label",
        { class: "check" },
        h("input", {
          type: "checkbox",
          checked: this.#to.has(person.number),
          onchange: (event) => this.toggle(person.number, event.currentTarget.checked),
        }),
        person.name,
      );
    fill(this.people, h("legend", { class: "soft" }, say("web-table-aside-to")), known.map(box));
  }

  /**
   * @param {number} number
   * @param {boolean} on
   */
  toggle(number, on) {
    if (on) this.#to.add(number);
    else this.#to.delete(number);
  }

  choose() {
    const muted = this.#now?.muted.includes(this.channel.value) ?? false;
    this.people.hidden = this.channel.value !== "aside";
    this.reason.hidden = !muted;
    this.reason.textContent = muted ? say("web-table-muted") : "";
    this.text.disabled = muted;
    this.button.disabled = muted;
    if (muted) this.text.setAttribute("aria-describedby", "chat-reason");
    else this.text.removeAttribute("aria-describedby");
  }

  /** @param {Event} event */
  async say(event) {
    event.preventDefault();
    const text = this.text.value.trim();
    if (!text || !this.#now) return;
    const { setting, seat } = this.#now;
    const mine = setting.chairs.find((chair) => chair.mine);
    const channel = /** @type {Channel} */ (this.channel.value);
    this.text.value = "";
    try {
      await this.connection.send("say", {
        text,
        channel,
        to: channel === "aside" ? [...this.#to] : [],
        seat: channel === "team" ? (seat ?? mine?.seat ?? null) : null,
      });
    } catch (refused) {
      if (!this.text.value) this.text.value = text; // so that it need not be typed again
      this.toasts.refuse(refused);
    }
  }
}

/**
 * @param {LineSeen} line
 * @param {RoomSnapshot} setting
 */
function line({ person, name, channel, text, at }, { chairs }) {
  const seat = chairs.find((chair) => person && chair.person === person)?.seat;
  const where = channel !== "table" && h("span", { class: "channel" }, say("web-table-channel-name", { channel }));
  const when = h("time", { datetime: new Date(1000 * at).toISOString() }, time(at));
  return h(
    "li",
    { class: "said", dataset: seat === undefined ? { channel } : { channel, seat } },
    h("span", { class: "who" }, h("b", {}, name), where, when),
    h("span", { class: "text" }, text),
  );
}
