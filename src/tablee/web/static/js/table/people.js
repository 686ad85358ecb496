// Who plays: signs, names, who is asked, clocks, who is away; and what can be done about that.

/** @import { ChairSeen } from "wire" */
/** @import { Snapshot } from "../snapshot.js" */
/** @import { Icon } from "./marks.js" */
/** @import { Stage } from "./scene.js" */

import { fill, h } from "../dom.js";
import { graceLeft, secondsLeft } from "../snapshot.js";
import { say } from "../words.js";
import { botOn, level, signs } from "./faces.js";
import { icon } from "./marks.js";

const HOUR = 3600;

/**
 * Seconds as people read them on a clock: 0:09, 12:30, 3 h 20, 2 d 4 h.
 *
 * @param {number} seconds
 */
export function clockText(seconds) {
  const whole = Math.ceil(seconds);
  if (whole >= 24 * HOUR)
    return say("web-table-days", {
      days: Math.floor(whole / (24 * HOUR)),
      hours: Math.floor((whole % (24 * HOUR)) / HOUR),
    });
  if (whole >= HOUR)
    return say("web-table-hours", {
      hours: Math.floor(whole / HOUR),
      minutes: String(Math.floor((whole % HOUR) / 60)).padStart(2, "0"),
    });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * Whether somebody has to be waited for who may not come: left, out of time, or not connected.
 *
 * @param {Snapshot} table
 * @param {ChairSeen} chair
 */
export function isAway(table, chair) {
  if (chair.bot || chair.gone || !chair.person) return false;
  const person = table.setting.people.find((one) => one.number === chair.person);
  const late = table.clocks.some((clock) => clock.seat === chair.seat && clock.flagged);
  return person?.present === false || late || graceLeft(table, chair.person) !== null;
}

/**
 * How many seconds the others still have to wait before a bot may play for somebody who is away.
 *
 * @param {Snapshot} table
 * @param {ChairSeen} chair
 */
export function waitLeft(table, chair) {
  const person = table.setting.people.find((one) => one.number === chair.person);
  const late = table.clocks.some((clock) => clock.seat === chair.seat && clock.flagged);
  return person?.present === false || late ? 0 : (graceLeft(table, chair.person) ?? 0);
}

/**
 * How a seat is doing, in a word.
 *
 * @param {Snapshot} table
 * @param {ChairSeen} chair
 * @param {readonly number[]} waiting
 * @returns {["" | Icon, string]}
 */
function state(table, chair, waiting) {
  if (chair.gone) return ["leave", say("web-table-gone")];
  if (chair.bot && chair.person) return ["bot", say("web-table-bot-plays")];
  if (chair.bot) return waiting.includes(chair.seat) ? ["", say("web-table-asked")] : ["", ""];
  if (isAway(table, chair)) return ["away", say("web-table-away")];
  return waiting.includes(chair.seat) ? ["", say("web-table-asked")] : ["", ""];
}

export class People {
  #key = "";
  /** @type {Snapshot | null} */
  #table = null;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.items = h("ul", { class: "players" });
    this.watching = h("p", { class: "soft onlookers" });
    fill(root, h("h2", {}, say("web-table-players")), this.items, this.watching);
    this.timer = setInterval(() => this.tick(), 250);
  }

  /**
   * @param {Snapshot} table
   * @param {Stage} stage
   * @param {readonly number[]} waiting
   */
  show(table, stage, waiting) {
    const { setting } = table;
    this.#table = table;
    const key = JSON.stringify([
      setting.chairs,
      setting.people,
      waiting,
      table.clocks.map((clock) => [clock.seat, clock.flagged]),
      table.absences.map((one) => one.person),
    ]);
    if (key !== this.#key) {
      this.#key = key;
      fill(
        this.items,
        setting.chairs.map((chair) => line(table, chair, waiting)),
      );
      const players = new Set(setting.chairs.map((chair) => chair.person));
      const watching = setting.people
        .filter((person) => person.present && !players.has(person.number))
        .map((person) => person.name);
      this.watching.hidden = !watching.length;
      this.watching.textContent = say("web-table-watching", { names: watching.join(", "), count: watching.length });
    }
    for (const chair of setting.chairs) dressPlace(table, chair, stage.place(chair.seat), waiting);
    this.tick();
  }

  tick() {
    const table = this.#table;
    if (!table) return;
    for (const clock of table.clocks) {
      const left = secondsLeft(table, clock);
      const text = clock.flagged ? say("web-table-time-up") : clockText(left);
      for (const element of document.querySelectorAll(`[data-clock="${clock.seat}"]`)) {
        if (element.textContent !== text) element.textContent = text;
        element.classList.toggle("runs", clock.runs);
        element.classList.toggle("short", clock.runs && left < 20);
      }
    }
  }

  leave() {
    clearInterval(this.timer);
  }
}

/**
 * @param {Snapshot} table
 * @param {ChairSeen} chair
 * @param {readonly number[]} waiting
 */
function line(table, chair, waiting) {
  const [sign, words] = state(table, chair, waiting);
  return h(
    "li",
    { dataset: { seat: chair.seat }, class: waiting.includes(chair.seat) ? "asked" : "" },
    signs(chair.seat),
    h(
      "span",
      { class: "name", title: chair.name },
      chair.name,
      chair.mine && h("span", { class: "soft" }, ` ${say("web-table-you")}`),
    ),
    level(botOn(chair.seat)),
    words ? h("span", { class: "state soft" }, sign && icon(sign), words) : null,
    clockOf(table, chair),
  );
}

/**
 * Time runs for people only.
 *
 * @param {Snapshot} table
 * @param {ChairSeen} chair
 */
function clockOf({ clocks }, { seat, bot, gone }) {
  if (bot || gone || !clocks.some((clock) => clock.seat === seat)) return null;
  return h("span", { class: "clock", role: "timer", dataset: { clock: seat } });
}

/**
 * The same signs at a player's place on the stage.
 *
 * @param {Snapshot} table
 * @param {ChairSeen} chair
 * @param {HTMLElement | null} extra
 * @param {readonly number[]} waiting
 */
function dressPlace(table, chair, extra, waiting) {
  const [sign, words] = state(table, chair, waiting);
  const key = JSON.stringify([sign, words, table.clocks.length > 0]);
  if (!extra || extra.dataset.key === key) return;
  extra.dataset.key = key;
  const mark = sign && h("span", { class: "state", title: words }, icon(sign), h("span", { class: "unseen" }, words));
  fill(extra, mark, clockOf(table, chair));
}
